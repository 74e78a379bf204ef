"""A sensible quick player for either side: hardly any search, some milliseconds a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.distances import wary
from gaslamp.agents.heuristic.compact_detectives import close_in
from gaslamp.agents.heuristic.compact_fugitive import dodge, hiding
from gaslamp.agents.heuristic.connection import detect
from gaslamp.agents.heuristic.detectives import hunt
from gaslamp.agents.heuristic.fugitive import Flight, flee
from gaslamp.agents.heuristic.holmes_abilities import spend
from gaslamp.agents.heuristic.holmes_fugitive import Plotter
from gaslamp.core import SPECTATOR, Action, S
from gaslamp.games.chase import Chase
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View


class Heuristic:
    """Both sides reckon with the same belief: what everybody can know of the fugitive, and where he likes to be."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.belief: Belief | None = None

    def act(self, view: View[S]) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        game, state = view.game, view.state
        if isinstance(game, Connection):
            return detect(view)
        assert isinstance(game, Chase)
        assert isinstance(state, ChaseState)
        belief = self.believe(game, view)
        if view.seat == state.fugitive:
            return self._flee(game, state, belief, view.actions)
        return self._hunt(game, state, belief, view)

    def _flee(self, game: Chase[Any], state: ChaseState, belief: Belief, actions: Sequence[Action]) -> Action:
        if isinstance(game, Compact) and isinstance(state, CompactState):
            return dodge(game, state, actions, self.rng)
        if isinstance(game, Holmes) and isinstance(state, HolmesState):
            return flee(Plotter(game, state, belief), actions, self.rng)
        return flee(Flight(game, state, belief), actions, self.rng)

    def _hunt(self, game: Chase[Any], state: ChaseState, belief: Belief, view: View[Any]) -> Action:
        if isinstance(game, Compact) and isinstance(state, CompactState):
            return close_in(game, state, belief.odds, view.seat)
        if isinstance(game, Holmes) and isinstance(state, HolmesState):
            use = spend(game, state, belief, view.actions)
            return use or hunt(game, state, belief, view.seat, view.actions)
        return hunt(game, state, belief, view.seat, view.actions)

    def believe(self, game: Chase[Any], view: View[Any]) -> Belief:
        """Where he can be, for all that everybody knows."""
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR, taste=hiding if isinstance(game, Compact) else wary)
        self.belief.update(view.events)
        return self.belief
