"""A sensible quick player for either side: no search, a few milliseconds a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gaslamp.agents.belief import Belief
from gaslamp.agents.fleeing import flee
from gaslamp.agents.hunting import hunt
from gaslamp.agents.reach import wary
from gaslamp.core import SPECTATOR, Action, Event, S
from gaslamp.games.classic import Classic, ClassicState
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
        assert isinstance(game, Classic)
        assert isinstance(state, ClassicState)
        belief = self._believe(game, view.events)
        if view.seat == game.fugitive:
            return flee(game, state, belief, view.actions, self.rng)
        return hunt(game, state, belief, view.seat)

    def _believe(self, game: Classic, events: Sequence[Event]) -> Belief:
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR, taste=wary)
        self.belief.update(events)
        return self.belief
