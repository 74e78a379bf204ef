"""The searching bot in the Sherlock Holmes edition.

Moriarty compares all his actions, crimes, hideouts and the balloon included. The detectives compare plans for all pawns
together, bobbies too; when to spend a token is left to `heuristic.holmes`, where to start to the heuristic.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.priors import (
    DISTANCE_WEIGHTS,
    HOLMES_DISTANCE_WEIGHTS,
    DistancePrior,
    HolmesPrior,
    attraction,
)
from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.encoding import model_of
from gaslamp.agents.engine.features import FAR, Probabilities, features_of
from gaslamp.agents.engine.models import HolmesModel
from gaslamp.agents.engine.simulation import HolmesPolicy
from gaslamp.agents.heuristic.holmes import best_ability
from gaslamp.agents.search.chase import HalvingSearch
from gaslamp.agents.search.halving import SequentialHalving
from gaslamp.core import SPECTATOR, Action, Event
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import Done, Double, Move
from gaslamp.match import View

RELUCTANT = 0.15
"""How readily Moriarty is thought to pay with a black ticket, against a plain one."""
CONTEXTS = 4
SHARE = 0.75
"""Of what is left of a turn's time, for a choice in it that need not be the last."""


def holmes_policy(game: Holmes, *, is_fugitive: bool) -> HolmesPolicy:
    """As Moriarty sees it, who thinks that he is taken to be wary and no more, or as the detectives do."""
    model = model_of(game)
    assert isinstance(model, HolmesModel), "a game that is played on its kernels"
    liking = np.array(DISTANCE_WEIGHTS if is_fugitive else HOLMES_DISTANCE_WEIGHTS)
    attractions = [1.0 if is_fugitive else attraction(game)[station] for station in game.board.stations]
    return HolmesPolicy(
        model=model,
        features=features_of(game.board),
        fare_weights=np.tile([1.0, 1.0, 1.0, RELUCTANT], (CONTEXTS, 1)),
        distance_weights=liking[np.minimum(np.arange(FAR + 1), len(liking) - 1)],
        station_weights=np.array(attractions),
    )


class HolmesSearch(HalvingSearch[Holmes, HolmesState]):
    def __init__(self, game: Holmes, rng: Random, *, seconds: float = 0.2, budget: int | None = None) -> None:
        super().__init__(game, rng, seconds=seconds, budget=budget)
        self.filter: Belief | None = None
        self.clock: tuple[object, float] = (None, 0.0)
        """The turn it is thinking about, and the seconds it has spent on it."""

    def make_policy(self, *, is_fugitive: bool) -> HolmesPolicy:
        return holmes_policy(self.game, is_fugitive=is_fugitive)

    def belief(self, events: Sequence[Event], *, is_fugitive: bool) -> Probabilities:
        """Moriarty takes them to think him wary, they know better where he lingers."""
        if self.filter is None:
            self.filter = Belief(self.game, eyes=SPECTATOR, prior=DistancePrior() if is_fugitive else HolmesPrior())
        belief, at = np.zeros(len(self.game.board.stations)), numbers(self.game.board)
        for station, share in self.filter.update(events).items():
            belief[at[station]] = share
        return belief

    def is_left(self, view: View[HolmesState]) -> bool:
        return view.state.phase == "settle"

    def moment(self, state: HolmesState) -> object:
        """An answer to a question changes what is planned."""
        return state.round, state.tokens

    def tokens(self, state: HolmesState) -> NDArray[np.int64]:
        held = dict(zip(self.game.characters, state.tokens[1:], strict=False))
        return np.array([held.get("sherlock", 0), held.get("watson", 0)], np.int64)

    def other_action(self, view: View[HolmesState]) -> Action | None:
        """A token is spent, or nobody is left to move."""
        assert self.filter is not None, "it has just been updated"
        has_moves = any(isinstance(action, Move) for action in view.actions)
        done = None if has_moves else Done(seat=view.seat)
        return best_ability(self.game, view.state, self.filter, view.actions) or done

    def share(self, view: View[HolmesState]) -> float:
        turn = (view.game, view.state.round)
        if self.clock[0] != turn:
            self.clock = turn, 0.0
        can_double = any(isinstance(action, Double) for action in view.actions)
        is_last = not self.game.has_powers and view.state.owed < 2 and not can_double
        return max(0.0, self.seconds - self.clock[1]) * (1.0 if is_last else SHARE)

    def best(self, halving: SequentialHalving, seconds: float) -> int:
        """Its time is the turn's."""
        begin, best = perf_counter(), super().best(halving, seconds)
        self.clock = self.clock[0], self.clock[1] + perf_counter() - begin
        return best
