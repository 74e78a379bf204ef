"""A Bayes filter whose support is exact and whose transition model was learned from how fugitives move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.belief_update import predict_by_fare
from gaslamp.agents.engine.board_arrays import numbers, stations
from gaslamp.agents.engine.encoding import FARES, encode
from gaslamp.agents.engine.features import Probabilities
from gaslamp.agents.engine.simulation import ClassicPolicy, SimulatedGame, new_scratch
from gaslamp.core import SPECTATOR, Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare, Move

FLOOR = 1e-6
"""What a station has at least that the fugitive can be at."""
NO_TOKENS, NO_LUCK = np.zeros(2, np.int64), np.ones(1, np.uint64)


class LearnedFilter:
    """A fold over what everybody sees."""

    def __init__(self, game: Classic, policy: ClassicPolicy) -> None:
        self.game, self.policy = game, policy
        self._scratch = new_scratch(policy)
        self._start_over()

    def _start_over(self) -> None:
        self.exact = Belief(self.game, eyes=SPECTATOR)
        self.probabilities: Probabilities = np.zeros(len(self.game.board.stations))
        self._seen: tuple[Event, ...] = ()

    def update(self, events: Sequence[Event]) -> Probabilities:
        """The belief after these events; only those since the last time are read, unless it is another history."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._start_over()
        for n in range(len(self._seen), len(events)):
            self._follow(events[n], events[: n + 1])
        self._seen = tuple(events)
        return self.probabilities

    def _follow(self, event: Event, history: Sequence[Event]) -> None:
        """Take in one event, the last of the history so far."""
        before, possible = self.exact.state, self.exact.update(history)
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            self.probabilities = self._predicted(before, event.fare)
        self._keep_to(possible)

    def _keep_to(self, possible: Iterable[int]) -> None:
        at, kept = numbers(self.game.board), np.zeros_like(self.probabilities)
        here = [at[station] for station in possible]
        kept[here] = np.maximum(self.probabilities[here], FLOOR)
        self.probabilities = kept / (kept.sum() or 1.0)

    def _predicted(self, before: ChaseState, fare: Fare) -> Probabilities:
        assert isinstance(before, ClassicState), "a classic game's"
        somewhere = stations(self.game.board)[int(self.probabilities.argmax())]
        position = encode(self.game, before, fugitive=somewhere)
        predict_by_fare(self.policy, SimulatedGame(position, self.probabilities, NO_TOKENS, NO_LUCK), self._scratch)
        predicted: Probabilities = self._scratch.predicted[FARES.index(fare)].copy()
        return predicted
