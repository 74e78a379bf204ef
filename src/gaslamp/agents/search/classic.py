"""The searching bot in the classic game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gaslamp.agents.belief.learned_filter import LearnedFilter
from gaslamp.agents.engine.encoding import model_of
from gaslamp.agents.engine.features import Probabilities, features_of, uninformed
from gaslamp.agents.engine.models import ClassicModel
from gaslamp.agents.engine.simulation import ClassicPolicy
from gaslamp.agents.search.chase import HalvingSearch
from gaslamp.core import Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import Double
from gaslamp.match import View

HALF = 0.2
"""Of a turn's time, for each half of a double."""


def classic_policy(game: Classic, *, is_fugitive: bool) -> ClassicPolicy:
    """As the detectives see it, who know how fugitives move, or as he does, who cannot know that they do."""
    learned = features_of(game.board)
    features = learned._replace(weights=uninformed(learned.weights)) if is_fugitive else learned
    model = model_of(game)
    assert isinstance(model, ClassicModel), "a game that is played on its kernels"
    return ClassicPolicy(model, features, features.weights.fares)


class ClassicSearch(HalvingSearch[Classic, ClassicState]):
    def __init__(self, game: Classic, rng: Random, *, seconds: float = 0.2, budget: int | None = None) -> None:
        super().__init__(game, rng, seconds=seconds, budget=budget)
        self.filter: LearnedFilter | None = None

    def make_policy(self, *, is_fugitive: bool) -> ClassicPolicy:
        return classic_policy(self.game, is_fugitive=is_fugitive)

    def belief(self, events: Sequence[Event], *, is_fugitive: bool) -> Probabilities:
        if self.filter is None:
            self.filter = LearnedFilter(self.game, self.make_policy(is_fugitive=is_fugitive))
        return self.filter.update(events)

    def is_left(self, view: View[ClassicState]) -> bool:
        """CL-25: to show himself, and what to take then."""
        return view.state.phase not in ("move", "answer")

    def share(self, view: View[ClassicState]) -> float:
        """Of up to three choices of the fugitive's turn: to double or not, and each half."""
        if view.seat != view.state.fugitive:
            return self.seconds
        if view.state.doubled:
            return self.seconds * HALF
        can_double = any(isinstance(action, Double) for action in view.actions)
        return self.seconds * (1 - 2 * HALF) if can_double else self.seconds
