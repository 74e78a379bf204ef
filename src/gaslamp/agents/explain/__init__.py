"""Why an action is taken, as far as its reader may know.

A reason is computed from a view and the action alone, so it tells nobody more than they can find out. What the
detectives do is judged by what everybody knows; so is Mister X in the compact game, where he hides but a station.
Elsewhere the fugitive's reasons are for a seat that sees what he sees, and for nobody else.
The means are those of the bots: the belief with its odds, distances by the tickets left, items that a lead still lacks.
A reason says what the action is good for; it does not claim that a bot thought of nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.priors import DistancePrior, uniform_prior
from gaslamp.agents.explain.compact import compact_reason
from gaslamp.agents.explain.connection import case_reason
from gaslamp.agents.explain.detectives import detective_reason
from gaslamp.agents.explain.fugitive import fugitive_reason
from gaslamp.agents.explain.reason import Reason
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Game, S, Seat, State, check_type, redact
from gaslamp.games.chase import Chase
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View, replay

__all__ = ["Reason", "Reasoner", "why"]

LATEST = 60
"""Events back from the last one beyond which nobody asks for reasons any more."""


def why(view: View[S], action: Action) -> Reason | None:
    """Why the action is taken that comes next after a view, or None: not everything has a reason that may be told.

    >>> from gaslamp import make_game
    >>> from gaslamp.match import Match
    >>> view = Match(make_game("compact", 2)).view(1)
    >>> why(view, view.actions[0]).key
    'posts'
    """
    check_type(view, View, "why() takes a view, such as match.view(0)")
    check_type(action, Action, "why() takes the action that comes next, such as view.actions[0]")
    return _why(view.game, view.seat, view.events, view.state, action, _belief(view.game))


class Reasoner:
    """Reads a match as one seat sees it, and says why these seats did what they did."""

    def __init__(self, game: Game[Any], seat: Seat, asked: Collection[Seat]) -> None:
        self.game, self.seat, self.asked = game, seat, asked
        self._restart()

    def _restart(self) -> None:
        self.state, self.belief = self.game.start(), _belief(self.game)
        self._seen: tuple[Event, ...] = ()
        self._found: dict[int, Reason] = {}

    def update(self, events: Sequence[Event]) -> Mapping[int, Reason]:
        """The reasons by the number of the event, for the latest events; only what is new is read."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._restart()
        first = len(events) - LATEST
        for n in range(len(self._seen), len(events)):
            self._read(events, n, is_late=n >= first)
        self._seen = tuple(events)
        return {n: reason for n, reason in self._found.items() if n >= first}

    def _read(self, events: Sequence[Event], n: int, *, is_late: bool) -> None:
        event = events[n]
        if is_late and isinstance(event, Action) and event.seat in self.asked:
            reason = _why(self.game, self.seat, events[:n], self.state, event, self.belief)
            self._found |= {n: reason} if reason else {}
        self.state = self.game.apply(self.state, event)


def _belief(game: Game[S]) -> Belief | None:
    """What everybody can know of the fugitive; none where nobody flees."""
    if isinstance(game, Connection):
        return None
    return Belief(game, eyes=SPECTATOR, prior=uniform_prior if isinstance(game, Compact) else DistancePrior())


def _why(
    game: Game[Any], seat: Seat, events: Sequence[Event], state: State, action: Action, belief: Belief | None
) -> Reason | None:
    if isinstance(game, Connection):
        return case_reason(game, replay(game, (redact(event, SPECTATOR) for event in events)), action)
    assert isinstance(game, Chase)
    assert belief is not None, "somebody flees"
    belief.update(events)
    if isinstance(game, Compact):
        return compact_reason(game, belief, action)
    assert isinstance(state, ChaseState)
    if action.seat == state.fugitive:
        return fugitive_reason(game, state, belief, action) if seat in (state.fugitive, CHANCE) else None
    return detective_reason(belief, action)
