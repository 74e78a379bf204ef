"""How the events of a chase are to be seen on the board: who goes from where to where, along which drawn lines.

Everything is read from the events as one seat saw them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from gaslamp.board import Board, Kind
from gaslamp.core import Event
from gaslamp.games import AnyChase
from gaslamp.games.compact import Place, Scored
from gaslamp.games.holmes import Settle
from gaslamp.games.powers import Barricade, Commit, Land, Recalled
from gaslamp.games.vocabulary import (
    FUGITIVE,
    Blocked,
    Caught,
    Cornered,
    Deal,
    Move,
    Opened,
    Stranded,
    Surfaced,
)
from gaslamp.presentation import presentation_of
from gaslamp.server.scenes import BoardStep

GOES = (Deal, Place, Settle, Move, Land)
"""What takes a pawn somewhere."""
SHOWS = (Surfaced, Caught, Cornered)
"""What shows everybody where the fugitive is."""
POINTS_OUT = (Barricade, Recalled)
"""What is about a station and moves nobody."""
STAYS = (Blocked, Stranded, Commit)
"""What happens to a pawn where it stands, as far as this seat knows where that is."""
LAST = 6
"""How many stations of his way are shown once more when he has got away."""


def steps(game: AnyChase, events: Sequence[Event], since: int) -> tuple[BoardStep | None, ...]:
    """One for each event from `since` on; None for what is not seen on the board."""
    at, found = _before(game, events, since), list[BoardStep | None]()
    for n in range(since, len(events)):
        found.append(_escape(game, events, n, at) or _step(game, events[n], at))
        _follow(events[n], at)
    return tuple(found)


def _before(game: AnyChase, events: Sequence[Event], since: int) -> dict[int, int | None]:
    """Where everybody was before an event: read backwards, for as long as somebody's place is not known."""
    at: dict[int, int | None] = {}
    for n in reversed(range(since)):
        event, now = events[n], dict[int, int | None]()
        if len(at) == len(game.pawns) or isinstance(event, Scored):
            break
        _follow(event, now)
        at = now | at
    return at


def _escape(game: AnyChase, events: Sequence[Event], n: int, at: Mapping[int, int | None]) -> BoardStep | None:
    """He has got away, out of the chase or out of a round of it."""
    event, before = events[n], events[n - 1] if n else None
    if not (isinstance(before, Opened) and presentation_of(game).is_escape(event)):
        return None
    return BoardStep(kind="Escaped", pawn=FUGITIVE, end=at.get(FUGITIVE), along=before.stations[-LAST:])


def _step(game: AnyChase, event: Event, at: Mapping[int, int | None]) -> BoardStep | None:
    kind, pawn = type(event).__name__, getattr(event, "pawn", FUGITIVE)
    if isinstance(event, GOES):
        begin, fare = at.get(pawn), _fare(event)
        return BoardStep(
            kind=kind,
            pawn=pawn,
            fare=fare,
            begin=begin,
            end=event.station,
            via=via(game.board, begin, event.station, fare),
        )
    if isinstance(event, SHOWS):
        return BoardStep(kind=kind, pawn=pawn, begin=at.get(FUGITIVE), end=event.station)
    if isinstance(event, POINTS_OUT):
        return BoardStep(kind=kind, pawn=getattr(event, "pawn", None), end=event.station)
    return BoardStep(kind=kind, pawn=pawn, end=at.get(pawn)) if isinstance(event, STAYS) else None


def _fare(event: Event) -> str:
    return "balloon" if isinstance(event, Land) else getattr(event, "fare", "")


def _follow(event: Event, at: dict[int, int | None]) -> None:
    """Where everybody is after the event."""
    if isinstance(event, GOES):
        at[getattr(event, "pawn", FUGITIVE)] = event.station
    elif isinstance(event, SHOWS):
        at[FUGITIVE] = event.station
    elif isinstance(event, Opened):
        at[FUGITIVE] = event.stations[-1]
    elif isinstance(event, Scored):  # CP-1: the board is cleared
        at.clear()


def round_began(game: AnyChase, events: Sequence[Event]) -> int:
    """Where the present round began; before anything has moved in it, the one before."""
    shown = presentation_of(game)
    moved = next((n for n in reversed(range(len(events))) if isinstance(events[n], Move | Land)), 0)
    return next((n for n in reversed(range(moved)) if shown.begins(events[n])), 0)


def via(board: Board, begin: int | None, end: int | None, fare: str) -> tuple[str, ...]:
    """The ids of the drawn lines a ride may take; a black ticket pays for any."""
    if begin is None or end is None:
        return ()
    found = _drawn(board).get((min(begin, end), max(begin, end)), ())
    return tuple([line for kind, line in found if fare in (kind, "black")])


@cache
def _drawn(board: Board) -> Mapping[tuple[int, int], Sequence[tuple[Kind, str]]]:
    """The kinds of line between two stations, the lower one first, and the ids under which they are drawn."""
    found: dict[tuple[int, int], list[tuple[Kind, str]]] = defaultdict(list)
    for line in board.lines:
        low, high = sorted((line.a, line.b))
        found[low, high].append((line.kind, f"{line.kind}-{low}-{high}"))
    return dict(found)
