"""A filter with an exact support, whose transition probabilities were learned from how fugitives move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.maps import Maps, Odds, desk_for
from gaslamp.agents.engine.odds import foresee
from gaslamp.agents.engine.positions import KIND_OF_FARE, numbers, row_of, stations
from gaslamp.agents.engine.town import rules_of, town_of
from gaslamp.core import SPECTATOR, Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare, Move

MIN_PROBABILITY = 1e-6
"""Before normalization, of a station he can be at."""


class LearnedBelief:
    """A fold over what everybody sees."""

    def __init__(self, game: Classic, maps: Maps) -> None:
        self.game = game
        self.ground = town_of(game.board), rules_of(game), maps
        self.desk = desk_for(game.board)
        self._restart()

    def _restart(self) -> None:
        self.exact = Belief(self.game, eyes=SPECTATOR)
        self.odds: Odds = np.zeros(len(self.game.board.stations))  # [stations] probabilities
        self._seen: tuple[Event, ...] = ()

    def update(self, events: Sequence[Event]) -> Odds:
        """The odds after these events; only those since the last time are read, unless it is another history."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._restart()
        for n in range(len(self._seen), len(events)):
            self._observe(events[n], events[: n + 1])
        self._seen = tuple(events)
        return self.odds

    def _observe(self, event: Event, history: Sequence[Event]) -> None:
        """Take in one event, the last of the history so far."""
        before, support = self.exact.state, self.exact.update(history)
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            self.odds = self._predict(before, event.fare)
        self._restrict(support)

    def _restrict(self, support: Iterable[int]) -> None:
        at, odds = numbers(self.game.board), np.zeros_like(self.odds)
        here = [at[station] for station in support]
        odds[here] = np.maximum(self.odds[here], MIN_PROBABILITY)
        self.odds = odds / (odds.sum() or 1.0)

    def _predict(self, before: ChaseState, fare: Fare) -> Odds:
        assert isinstance(before, ClassicState), "a classic game's"
        somewhere = stations(self.game.board)[int(self.odds.argmax())]
        foresee(*self.ground, *row_of(self.game, before, fugitive=somewhere), self.odds, self.desk)
        predicted: Odds = self.desk.told[KIND_OF_FARE.index(fare)].copy()
        return predicted
