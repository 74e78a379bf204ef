"""How every chase of a match went and ended. Most games are one chase; the compact game has one for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from gaslamp.agents.belief.filter import Belief
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Seat
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import FUGITIVE, Began, ChaseState, Move
from gaslamp.match import Match

FORFEIT = "forfeit"
"""Stands where the rule would that ended a chase."""


class Chased(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one chase ended."""

    escaped: bool
    """Whether the fugitive won, or was not caught."""
    how: str
    rounds: int | None = None
    entries: int
    points: int | None = None
    """The fugitive's, where there are points."""
    blacks: int = 0
    """The black tickets he used, where they cost points."""
    starts: tuple[int, ...] = ()
    """The station where each pawn began, in a plan that is traced."""
    doubts: tuple[int, ...] = ()
    """At how many stations he could be whenever the detectives began to move, in a plan that is traced."""


def chases_of(match: Match[ChaseState], loser: Seat | None) -> Iterator[Chased]:
    """Every chase of a match, the one a forfeit cut short included."""
    ends = [n for n, event in enumerate(match.log) if isinstance(event, Scored)]
    for begin, end in pairwise([-1, *ends]):
        yield _scored(match.log[begin + 1 : end + 1])
    if not ends or loser is not None:
        yield _single(match, loser)


def _scored(events: Sequence[Event]) -> Chased:
    scored, moves = events[-1], [event for event in events if isinstance(event, Move) and event.pawn == FUGITIVE]
    assert isinstance(scored, Scored)
    return Chased(
        escaped=scored.how not in ("caught", "cornered"),
        how=scored.how,
        entries=len(moves),
        points=scored.points,
        blacks=sum(move.fare == "black" for move in moves),
    )


def _single(match: Match[ChaseState], loser: Seat | None) -> Chased:
    state, outcome = match.state, match.outcome
    assert outcome or loser is not None, "a match ends when nobody is to act"
    return Chased(
        escaped=state.fugitive in outcome.winners if outcome else loser != state.fugitive,
        how="-".join(filter(None, (outcome.rule, outcome.how))) if outcome else FORFEIT,
        rounds=state.round,
        entries=len(state.log),
    )


# How it went: where everybody began, and how many stations the fugitive could be at


class Trace:
    """One chase, as far as it went."""

    def __init__(self) -> None:
        self.starts: tuple[int, ...] = ()
        self.doubts: list[int] = []


def traces_of(match: Match[ChaseState]) -> Iterator[Trace]:
    """A trace of every chase, and of one that was cut short."""
    belief, state, trace, hider = Belief(match.game, eyes=SPECTATOR), match.game.start(), Trace(), None
    for n, event in enumerate(match.log):
        if isinstance(event, Began) and not trace.starts:
            trace.starts = tuple(station for station in state.stations if station is not None)
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
