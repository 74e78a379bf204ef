"""Who plays: which seats are people's, what they are called, which bot takes the rest."""

from __future__ import annotations

from collections.abc import Sequence, Set
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents import agents_for
from gaslamp.agents.names import name_bots
from gaslamp.cli.help import BadRequest, one_of
from gaslamp.core import CHANCE, SPECTATOR, Problem, Seat
from gaslamp.games import AnyGame
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match
from gaslamp.presentation import is_case, presentation_of
from gaslamp.record import BadRecord, Player, Record, read_record
from gaslamp.terminal import latest_save
from gaslamp.textfile import is_whole

SIDES = ("fugitive", "detectives", "everybody")


def players(game: AnyGame, people: Set[Seat], names: str | None, bot: str, rng: Random) -> tuple[Player, ...]:
    """A player for every seat; the names go to the people in seat order, and bots bring their own."""
    one_of("--bot", bot, agents_for(game.name))
    called = [name.strip() for name in names.split(",")] if names else []
    if len(called) > len(people):
        raise BadRequest("names-too-many", names=len(called), people=len(people))
    named = dict(zip(sorted(people), called, strict=False))
    seated = [Player(named.get(seat, ""), None if seat in people else bot) for seat in range(game.seats)]
    return name_bots(seated, rng)


def people(game: AnyGame, side: str | None, seats: str | None) -> Set[Seat]:
    """The seats people play; by default only the fugitive's, or where nobody flees the first."""
    if side is not None and seats is not None:
        raise BadRequest("people-and-as")
    if seats is not None:
        return _seats(game, seats)
    everybody, first = frozenset(range(game.seats)), frozenset({0})
    if is_case(game):
        return everybody if side and one_of("--as", side, SIDES[-1:]) else first
    sides = dict(zip(SIDES, (first, everybody - first, everybody), strict=True))
    return sides[one_of("--as", side or "fugitive", SIDES)]


def _seats(game: AnyGame, text: str) -> Set[Seat]:
    numbers = [int(part) if is_whole(part.strip()) else -1 for part in text.split(",")]
    if not all(number in range(game.seats) for number in numbers):
        raise BadRequest("people-wrong", value=text, most=game.seats - 1)
    return frozenset(numbers)


def saved(text: str) -> tuple[Match[Any], Sequence[Player], Path]:
    """The match to go on with: the one in the file, or the latest if none is named."""
    path = Path(text) if text else latest_save()
    if path is None:
        raise BadRequest("save-missing")
    record = recorded(path)
    match = record.match()
    if match.outcome:
        raise BadRecord("match-over", file=str(path))
    return match, record.players or (Player(),) * record.seats, path


def recorded(path: Path) -> Record:
    """The record in a file; that there is no such file is said in the reader's language, not the system's."""
    if not path.exists():
        raise Problem("file-missing", file=path)
    if path.is_dir():
        raise Problem("file-folder", file=path)
    return read_record(path)


def eyes(record: Record, text: str | None) -> Seat:
    """Whose eyes to see a record through: unless one asks, the fugitive's once the match is over."""
    if record.seen_by is not None:
        if text is not None and _seat(record, text) != record.seen_by:
            raise BadRequest("seat-not-seen", seat=record.seen_by)
        return record.seen_by
    if text is None:
        return _knowing(record) if record.match().outcome else SPECTATOR
    return _seat(record, text)


def _knowing(record: Record) -> Seat:
    """Who sees all there is to see: the fugitive, if one seat is his all along, else only chance."""
    game = record.new_game()
    return FUGITIVE if presentation_of(game).is_sided else CHANCE


def _seat(record: Record, text: str) -> Seat:
    named: dict[str, Seat] = {"spectator": SPECTATOR}
    if not is_case(record.new_game()):
        named["fugitive"] = _knowing(record)
    named |= {str(seat): seat for seat in range(record.seats)}
    if text not in named:
        raise BadRequest("seat-unknown", value=text, most=record.seats - 1)
    return named[text]
