"""How the chases of a match went: where everybody began, and how many stations the fugitive could be at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import Began
from gaslamp.match import Match


class Trace:
    """One chase, as far as it went."""

    def __init__(self) -> None:
        self.starts: tuple[int, ...] = ()
        self.doubts: list[int] = []


def traces_of(match: Match[Any]) -> Iterator[Trace]:
    """A trace of every chase, and of one that was cut short."""
    belief, state, trace, hider = Belief(match.game, eyes=SPECTATOR), match.game.start(), Trace(), None
    for n, event in enumerate(match.log):
        if isinstance(event, Began) and not trace.starts:
            trace.starts = tuple(state.stations)
        if _answers(event, hider):
            trace.doubts.append(len(belief.update(match.log[:n])))
            hider = None
        if isinstance(event, Action) and event.seat == state.fugitive and trace.starts:
            hider = event.seat
        state = match.game.apply(state, event)
        if isinstance(event, Scored):
            yield trace
            trace, hider = Trace(), None
    yield trace


def _answers(event: object, hider: Seat | None) -> bool:
    """Whether the detectives begin to move here, after he did."""
    return hider is not None and isinstance(event, Action) and event.seat not in (CHANCE, hider)
