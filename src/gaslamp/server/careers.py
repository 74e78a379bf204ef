"""What becomes of finished matches of people with kept names: their history, and ratings by game and role.

Only what everybody at the table knows of a match that is over goes in: who sat where, who won. A match is taken in by
one transaction whose first row is the claim, so it counts once however many processes see its end; one that ended while
all of them were down is taken in later.

It is rated if the table is, if every seat was taken by somebody of a kept name before a move was made on it, and if
nobody sits on two sides. Whoever leaves and lets a bot finish keeps the result: else one could leave every lost game. A
match that was removed or never came to its end is no result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat
from gaslamp.games import AnyGame
from gaslamp.lessons import lesson_of
from gaslamp.match import Match
from gaslamp.presentation import presentation_of
from gaslamp.server.mirrors import MirrorOutcome, mirror_outcomes
from gaslamp.server.names import folded
from gaslamp.server.people import DAY
from gaslamp.server.ratings import Member, PlayerStanding, RatedSide, rated
from gaslamp.server.schema import finished, holders, matches, played, standings
from gaslamp.server.seat_plan import origins, players
from gaslamp.server.store import Card, Chair, Store
from gaslamp.words import Words

A = TypeVar("A")
B = TypeVar("B")
PlayedRole: TypeAlias = Literal["fugitive", "detective", "player"]
TRIES: Final = 5
"""How often a match is taken in anew where another one of the same people ends at the same instant."""


class SeatResult(Struct, frozen=True, kw_only=True):
    """How somebody ended."""

    seat: Seat
    role: PlayedRole
    place: int
    is_won: bool
    mirror: MirrorOutcome | None = None
    """How the mirrored games ended, if this was the last of them."""


def outcomes(match: Match[Any]) -> tuple[SeatResult, ...]:
    """How every seat ended a match that is over."""
    assert match.outcome, "it is over"
    shown, winners = presentation_of(match.game), {*match.outcome.winners}
    scores = shown.scores(match.state)
    seats = range(match.game.seats)
    places = {seat: _place(seat, scores, winners) for seat in seats}
    return tuple(
        SeatResult(seat=seat, role=_role(seat, is_sided=shown.is_sided), place=places[seat], is_won=seat in winners)
        for seat in seats
    )


def _place(seat: Seat, scores: Sequence[int], winners: set[Seat]) -> int:
    if scores:
        return 1 + sum(other > scores[seat] for other in scores)
    return 1 if seat in winners or not winners else 2


def _role(seat: Seat, *, is_sided: bool) -> PlayedRole:
    if not is_sided:
        return "player"
    return "detective" if seat else "fugitive"


class KeyHolder(Struct, frozen=True):
    """Whose a key is, and since when."""

    person: str
    is_early: bool


class Careers:
    """Takes in what is over."""

    def __init__(self, store: Store, recall: Callable[[Any], Match[Any]]) -> None:
        self.store, self.recall = store, recall

    async def take_in_all(self) -> None:
        """Whatever is over and was not taken in."""
        known = exists().where(finished.c.match == matches.c.id)
        held = exists().where(holders.c.match == matches.c.id)
        async with self.store.reading() as connection:
            asked = select(matches.c.id).where(matches.c.phase == "over", held, ~known).order_by(matches.c.changed)
            found = (await connection.execute(asked)).scalars().all()
        for match in found:
            await self.take_in(match)

    async def take_in(self, match: str) -> bool:
        """This match, if it is over, somebody of a kept name was in it, and nobody has taken it in; whether so."""
        async with self.store.reading() as connection:
            if not await _holdings(connection, match):
                return False
        snapshot = await self.store.snapshot(match)
        if snapshot is None or snapshot.card.phase != "over" or lesson_of(players(snapshot.card)):
            return False
        ended = _ended(snapshot.card, self.recall(snapshot))
        for _ in range(TRIES):
            try:
                async with self.store.writing() as connection:
                    return await _take_in(connection, snapshot.card, ended)
            except IntegrityError:
                if await self._is_known(match):
                    return False
        return False

    async def _is_known(self, match: str) -> bool:
        async with self.store.reading() as connection:
            found = await connection.execute(select(finished.c.match).where(finished.c.match == match))
            return found.first() is not None


def _ended(card: Card, match: Match[Any]) -> Sequence[SeatResult]:
    """How everybody ended this match, and mirrored ones with it."""
    row = mirror_outcomes(card.mirror, card.id, match, origins(card.chairs))
    return [replace(one, mirror=row.get(one.seat)) for one in outcomes(match)]


async def _take_in(connection: AsyncConnection, card: Card, ended: Sequence[SeatResult]) -> bool:
    held = await _holdings(connection, card.id)
    if not held:
        return False
    sides = rated_sides(card, ended, held)
    at: float = (await connection.execute(select(matches.c.changed).where(matches.c.id == card.id))).scalar_one()
    claim = {"match": card.id, "game": card.game, "ended": at, "is_rated": bool(sides)}
    await connection.execute(insert(finished).values(**claim))
    await connection.execute(insert(played), [_played(card, one, held) for one in ended])
    await _rate(connection, card, sides, at)
    return True


async def _holdings(connection: AsyncConnection, match: str) -> dict[str, KeyHolder]:
    found = await connection.execute(select(holders).where(holders.c.match == match))
    return {row.key: KeyHolder(row.person, row.is_early) for row in found}


def _played(card: Card, ended: SeatResult, held: Mapping[str, KeyHolder]) -> dict[str, Any]:
    chair = card.chairs[ended.seat]
    holding = held.get(chair.key or "")
    return {
        "match": card.id,
        "seat": ended.seat,
        "role": ended.role,
        "name": chair.name,
        "agent": chair.agent if chair.key is None else None,
        "person": holding.person if holding else None,
        "place": ended.place,
        "is_won": ended.is_won,
        "mirror": ended.mirror,
        "is_deleted": False,
    }


# Ratings


class Rated(Struct, frozen=True, kw_only=True):
    """Those who win and lose together: their role and place, and how many seats each person holds."""

    role: PlayedRole
    place: int
    seats: Mapping[str, int]


def rated_sides(card: Card, ended: Sequence[SeatResult], held: Mapping[str, KeyHolder]) -> Sequence[Rated]:
    """The sides of a match that is rated; none of one that is not."""
    people = {chair.seat: _who(chair, held) for chair in card.chairs}
    sides = [_side(ones, people) for ones in _by_side(ended)]
    named = [person for side in sides for person in side.seats]
    is_fair = card.is_rated and all(people.values()) and len(sides) > 1 and len(named) == len(set(named))
    return sides if is_fair else ()


def rated_told(card: Card, game: AnyGame, words: Words) -> str:
    """Whether a match that has not begun counts for ratings; guests among themselves are told nothing of it."""
    if card.phase != "waiting" or not any(chair.mark == "kept" for chair in card.chairs):
        return ""
    is_so = may_be_rated(card, is_sided=presentation_of(game).is_sided)
    return words.say("server-rated", counts="yes" if is_so else "later" if card.is_rated else "no")


def may_be_rated(card: Card, *, is_sided: bool) -> bool:
    """Whether a match that has not begun will be rated if everybody stays; by what all at the table can see."""
    kept = {chair.key: folded(chair.name) for chair in card.chairs if chair.mark == "kept"}
    people = [kept.get(chair.key, "") for chair in card.chairs]
    sides = [{people[0]}, {*people[1:]}] if is_sided else [{person} for person in people]
    apart = sum(map(len, sides)) == len(set(people))
    return card.is_rated and all(people) and apart and len(sides) > 1


def _who(chair: Chair, held: Mapping[str, KeyHolder]) -> str:
    """Who counts for a seat, if somebody does."""
    holding = held.get(chair.key or "")
    return holding.person if holding and holding.is_early else ""


def _by_side(ended: Sequence[SeatResult]) -> Iterable[Sequence[SeatResult]]:
    """Detectives win and lose together; where there are no sides everybody plays alone."""
    together = groupby(ended, lambda one: one.seat if one.role == "player" else one.role)
    return [tuple(ones) for _, ones in together]


def _side(ones: Sequence[SeatResult], people: Mapping[Seat, str]) -> Rated:
    seats: dict[str, int] = {}
    for one in ones:
        seats[people[one.seat]] = seats.get(people[one.seat], 0) + 1
    return Rated(role=ones[0].role, place=ones[0].place, seats=seats)


class RatedMember(Struct, frozen=True, kw_only=True):
    """Somebody on a side before a match is rated."""

    person: str
    member: Member
    n: int
    """How many matches of theirs were rated in this role."""
    days: float
    """Since the last of them."""


async def _rate(connection: AsyncConnection, card: Card, sides: Sequence[Rated], at: float) -> None:
    """A row more for everybody; a second match of theirs at the same instant is refused by its number."""
    ranks = [[await _rank(connection, card.game, side, who, at) for who in side.seats] for side in sides]
    told = [
        RatedSide(members=tuple(one.member for one in ones), place=side.place) for side, ones in _both(sides, ranks)
    ]
    days = {id(one.member): one.days for ones in ranks for one in ones}
    for side, ones, after in zip(sides, ranks, rated(told, lambda member: days[id(member)]), strict=True):
        rows = [_standing_row(card, side.role, one, new, at) for one, new in _both(ones, after)]
        await connection.execute(insert(standings), rows)


def _both(ones: Sequence[A], others: Sequence[B]) -> Iterator[tuple[A, B]]:
    return zip(ones, others, strict=True)


async def _rank(connection: AsyncConnection, game: str, side: Rated, person: str, at: float) -> RatedMember:
    s = standings.c
    own = (s.person == person) & (s.game == game) & (s.role == side.role)
    last = (await connection.execute(select(standings).where(own).order_by(s.n.desc()).limit(1))).first()
    return RatedMember(
        person=person,
        member=Member(standing=_standing(last), seats=side.seats[person]),
        n=last.n if last else 0,
        days=max(0.0, at - last.at) / DAY if last else 0.0,
    )


def _standing(row: Any) -> PlayerStanding:
    if row is None:
        return PlayerStanding()
    return PlayerStanding(rating=row.rating, deviation=row.deviation, volatility=row.volatility)


def _standing_row(card: Card, role: PlayedRole, rank: RatedMember, new: PlayerStanding, at: float) -> dict[str, Any]:
    who = {"person": rank.person, "game": card.game, "role": role, "n": rank.n + 1, "match": card.id, "at": at}
    return who | {"rating": new.rating, "deviation": new.deviation, "volatility": new.volatility}
