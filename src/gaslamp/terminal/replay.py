"""A record to be looked through, stop by stop, as one seat saw it."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Any

from gaslamp.core import CHANCE, Action, Event, Seat, redact
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import Began
from gaslamp.match import View
from gaslamp.presentation import is_case
from gaslamp.record import BadRecord, Record
from gaslamp.telling.eyes import NOBODY
from gaslamp.telling.reasons import bots_of


class Replay:
    """The stops are where somebody was to act or a round was over, and the end; the deal is over at the first."""

    def __init__(self, record: Record, seat: Seat, *, explains: bool = True) -> None:
        if record.seen_by not in (None, seat):
            raise BadRecord("record-of-one-seat", seat=record.seen_by)
        self.record, self.seat, self.game = record, seat, record.new_game()
        self.events = tuple(redact(event, seat) for event in record.events)
        self.explained = bots_of(record.players) if explains else NOBODY
        """The bots that say why."""
        self.stop = 0

    @cached_property
    def stops(self) -> list[int]:
        """How many events had happened at each stop."""
        return [*(n for n, event in enumerate(self.events) if _is_awaited(event)), len(self.events)]

    @cached_property
    def _states(self) -> list[Any]:
        states = [self.game.start()]
        for event in self.events:
            states.append(self.game.apply(states[-1], event))
        return states

    @property
    def n(self) -> int:
        """How many events have happened."""
        return self.stops[self.stop]

    @property
    def is_at_end(self) -> bool:
        return self.stop == len(self.stops) - 1

    def view(self) -> View[Any]:
        """What the seat knew here; nothing to do but look."""
        return View(self.game, self.seat, self._states[self.n], self.events[: self.n], ())

    def news(self) -> tuple[Event, ...]:
        """What happened between the stop before and this one."""
        return self.events[self.before : self.n]

    @property
    def before(self) -> int:
        """How many events had happened at the stop before."""
        return self.stops[self.stop - 1] if self.stop else 0

    def take(self, step: str) -> bool:
        """Go where a step leads: next, back, round, round-back, start or end. False if it is none of these."""
        places = {
            "next": self.stop + 1,
            "back": self.stop - 1,
            "round": next((stop for stop in self._rounds if stop > self.stop), len(self.stops)),
            "round-back": next((stop for stop in reversed(self._rounds) if stop < self.stop), 0),
            "start": 0,
            "end": len(self.stops),
        }
        if step in places:
            self.stop = max(0, min(places[step], len(self.stops) - 1))
        return step in places

    @cached_property
    def _rounds(self) -> list[int]:
        """The stops at which a round had just begun; in a case, of which nobody says so, another player's turn."""
        if is_case(self.game):
            turns = [self._states[n].current for n in self.stops]
            return [stop for stop, (before, now) in enumerate(pairwise(turns), 1) if before != now]
        return [stop for stop, n in enumerate(self.stops) if n and isinstance(self.events[n - 1], Began)]


def _is_awaited(event: Event) -> bool:
    """Whether there is something to look at before it: somebody is to act, or the board is about to be cleared."""
    return isinstance(event, Scored) or (isinstance(event, Action) and event.seat != CHANCE)
