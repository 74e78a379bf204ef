"""What somebody with a kept name is told of their own games: the history, statistics, and ratings with their course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Integer, and_, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat
from gaslamp.server.careers import PlayedRole
from gaslamp.server.mirrors import MirrorOutcome
from gaslamp.server.ratings import SURE, PlayerStanding
from gaslamp.server.schema import finished, matches, played, standings
from gaslamp.words import Words

PAGE: Final = 30
"""So many games are told at once."""
POINTS: Final = 100
"""So many of the last points of a rating."""


class Opponent(Struct, frozen=True, kw_only=True):
    """Somebody else at a table that is over."""

    seat: Seat
    role: PlayedRole
    name: str
    kind: Literal["kept", "guest", "bot", "deleted"]
    won: bool


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game of mine that is over."""

    table: str
    game: str
    title: str
    when: float
    role: PlayedRole
    place: int
    won: bool
    rated: bool
    mirror: MirrorOutcome | None
    """How mirrored games ended for me, told with the last of them."""
    there: bool
    """Whether the table still is, to be looked at again."""
    others: tuple[Opponent, ...]


class PlayedTally(Struct, frozen=True, kw_only=True):
    """How often I have played in a role of a game, and won."""

    game: str
    title: str
    role: PlayedRole
    games: int
    won: int


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a match: most likely `low` to `high`."""

    when: float
    rating: int
    low: int
    high: int


class RoleRating(Struct, frozen=True, kw_only=True):
    """My rating in a role of a game, and how it came about."""

    game: str
    title: str
    role: PlayedRole
    games: int
    sure: bool
    """Whether its interval is narrow enough to say much."""
    points: tuple[RatingPoint, ...]
    """After each of the last matches; the last point is the rating now."""


async def history(
    connection: AsyncConnection, person: str, words: Words, *, before: float | None = None, most: int | None = PAGE
) -> tuple[PlayedGame, ...]:
    """The games that ended before then, the latest first."""
    mine = select(played.c.match).where(played.c.person == person).distinct()
    asked = select(finished, matches.c.id.is_not(None).label("is_there")).outerjoin(
        matches, matches.c.id == finished.c.match
    )
    wanted = (
        finished.c.match.in_(mine) if before is None else and_(finished.c.match.in_(mine), finished.c.ended < before)
    )
    ordered = asked.where(wanted).order_by(finished.c.ended.desc(), finished.c.match).limit(most)
    games = (await connection.execute(ordered)).all()
    seats = await _seats(connection, [game.match for game in games])
    return tuple(_game(game, seats[game.match], person, words) for game in games)


async def _seats(connection: AsyncConnection, tables: Sequence[str]) -> Mapping[str, Sequence[Any]]:
    asked = select(played).where(played.c.match.in_(tables)).order_by(played.c.match, played.c.seat)
    rows = (await connection.execute(asked)).all()
    return {match: tuple(seats) for match, seats in groupby(rows, lambda row: row.match)}


def _game(game: Any, seats: Sequence[Any], person: str, words: Words) -> PlayedGame:
    mine = [row for row in seats if row.person == person]
    return PlayedGame(
        table=game.match,
        game=game.game,
        title=words.game_title(game.game),
        when=game.ended,
        role=mine[0].role,
        place=mine[0].place,
        won=any(row.is_won for row in mine),
        rated=game.is_rated,
        mirror=next((row.mirror for row in mine if row.mirror), None),
        there=game.is_there,
        others=tuple(_opponent(row) for row in seats if row.person != person),
    )


def _opponent(row: Any) -> Opponent:
    kind: Literal["kept", "guest", "bot", "deleted"] = "guest"
    if row.is_deleted:
        kind = "deleted"
    elif row.agent is not None:
        kind = "bot"
    elif row.person is not None and row.name:
        kind = "kept"
    return Opponent(seat=row.seat, role=row.role, name=row.name, kind=kind, won=row.is_won)


async def statistics(connection: AsyncConnection, person: str, words: Words) -> tuple[PlayedTally, ...]:
    """A game counts once, however many seats of it one held."""
    p, won = played.c, func.max(cast(played.c.is_won, Integer))
    each = select(p.match, p.role, won.label("won")).where(p.person == person).group_by(p.match, p.role).subquery()
    counted = select(finished.c.game, each.c.role, func.count(), func.sum(each.c.won)).join(
        each, each.c.match == finished.c.match
    )
    rows = await connection.execute(
        counted.group_by(finished.c.game, each.c.role).order_by(finished.c.game, each.c.role.desc())
    )
    return tuple(
        PlayedTally(game=game, title=words.game_title(game), role=role, games=games, won=won)
        for game, role, games, won in rows
    )


async def ratings(
    connection: AsyncConnection, person: str, words: Words, *, most: int | None = POINTS
) -> tuple[RoleRating, ...]:
    s = standings.c
    asked = select(standings).where(s.person == person).order_by(s.game, s.role.desc(), s.n)
    rows = (await connection.execute(asked)).all()
    grouped = groupby(rows, lambda row: (row.game, row.role))
    return tuple(_rating(game, role, tuple(ones), words, most) for (game, role), ones in grouped)


def _rating(game: str, role: PlayedRole, rows: Sequence[Any], words: Words, most: int | None) -> RoleRating:
    return RoleRating(
        game=game,
        title=words.game_title(game),
        role=role,
        games=rows[-1].n,
        sure=rows[-1].deviation <= SURE,
        points=tuple(map(_point, rows[-most:] if most else rows)),
    )


def _point(row: Any) -> RatingPoint:
    standing = PlayerStanding(rating=row.rating, deviation=row.deviation, volatility=row.volatility)
    low, high = standing.interval
    return RatingPoint(when=row.at, rating=round(row.rating), low=round(low), high=round(high))
