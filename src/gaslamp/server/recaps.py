"""What has happened since somebody's last turn, in a few lines: from the events as their seat saw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from gaslamp.core import CHANCE, Action, Ended, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.holmes import Draw, Plot
from gaslamp.games.powers import Ask
from gaslamp.games.vocabulary import Began, ChaseState, Done, Double, Move, Opened
from gaslamp.match import View
from gaslamp.server.chasesteps import round_began
from gaslamp.server.scenes import Happening, Recap
from gaslamp.telling.chase import Teller, capital

UNSAID = (Began, Done, Double, Opened, Ended, Ask, Plot, Draw)
"""What the rest of the screen says, or the line that follows."""


def recap(view: View[ChaseState], people: frozenset[Seat], teller: Teller) -> Recap:
    """Watchers are told of the present round."""
    events, side = view.events, _side(view, people)
    since, until = _span(events, side) if side else (round_began(cast(AnyChase, view.game), events), len(events))
    return Recap(since=since, lines=tuple(_lines(events, since, until, teller)))


def _side(view: View[ChaseState], people: frozenset[Seat]) -> frozenset[Seat]:
    """The people here on the reader's side: at one screen the others' turns are news."""
    fugitive = {view.state.fugitive}
    return people & fugitive if view.seat in fugitive else people - fugitive


def _span(events: Sequence[Event], side: frozenset[Seat]) -> tuple[int, int]:
    """From after their last action before somebody else's latest, to their first action after that."""
    until, is_latest = len(events), True
    for n, event in _acts(events):
        if event.seat not in side:
            is_latest = False
        elif is_latest:
            until = n
        else:
            return n + 1, until
    return 0, until


def _acts(events: Sequence[Event]) -> Iterator[tuple[int, Action]]:
    """What somebody did, by number, the last first."""
    for n in reversed(range(len(events))):
        event = events[n]
        if isinstance(event, Action) and event.seat != CHANCE:
            yield n, event


def _lines(events: Sequence[Event], since: int, until: int, teller: Teller) -> Iterator[Happening]:
    """A line for all rides of one pawn, where the first of them was; a sentence for whatever else is worth one."""
    shown = {n: events[n] for n in range(since, until) if not isinstance(events[n], UNSAID)}
    rides = {n: event for n, event in shown.items() if isinstance(event, Move)}
    for n, event in shown.items():
        if not isinstance(event, Move):
            yield Happening(text=teller.tell(event), events=(n,), pawn=getattr(event, "pawn", None))
        elif n == (numbers := tuple(other for other, ride in rides.items() if ride.pawn == event.pawn))[0]:
            yield Happening(text=_ways([rides[i] for i in numbers], teller), events=numbers, pawn=event.pawn)


def _ways(rides: Sequence[Move], teller: Teller) -> str:
    """`Red: taxi to 65`; of the fugitive perhaps only the tickets."""
    ways = ", ".join(_way(ride, teller) for ride in rides)
    return teller.say("recap", pawn=capital(teller.pawn(rides[0].pawn)), what=ways)


def _way(ride: Move, teller: Teller) -> str:
    if ride.station is None:
        return teller.fare(ride.fare)
    return teller.words.say("Move.offer", fare=ride.fare, station=ride.station, pawn="")
