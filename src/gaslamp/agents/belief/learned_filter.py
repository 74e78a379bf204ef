"""Where everybody must think the fugitive is: the stations exactly, and how likely each is by how fugitives move."""

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

LEAST = 1e-6
"""What a station has at least that he can be at."""


class Trail:
    """A fold over what everybody sees."""

    def __init__(self, game: Classic, maps: Maps) -> None:
        self.game = game
        self.ground = town_of(game.board), rules_of(game), maps
        self.desk = desk_for(game.board)
        self._start_over()

    def _start_over(self) -> None:
        self.exact = Belief(self.game, eyes=SPECTATOR)
        self.odds: Odds = np.zeros(len(self.game.board.stations))
        self._seen: tuple[Event, ...] = ()

    def update(self, events: Sequence[Event]) -> Odds:
        """The odds after these events; only those since the last time are read, unless it is another story."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._start_over()
        for n in range(len(self._seen), len(events)):
            self._follow(events[n], events[: n + 1])
        self._seen = tuple(events)
        return self.odds

    def _follow(self, event: Event, story: Sequence[Event]) -> None:
        """Take in one event, the last of the story so far."""
        before, possible = self.exact.state, self.exact.update(story)
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            self.odds = self._ridden(before, event.fare)
        self._keep_to(possible)

    def _keep_to(self, possible: Iterable[int]) -> None:
        at, odds = numbers(self.game.board), np.zeros_like(self.odds)
        here = [at[station] for station in possible]
        odds[here] = np.maximum(self.odds[here], LEAST)
        self.odds = odds / (odds.sum() or 1.0)

    def _ridden(self, before: ChaseState, fare: Fare) -> Odds:
        assert isinstance(before, ClassicState), "a classic game's"
        somewhere = stations(self.game.board)[int(self.odds.argmax())]
        foresee(*self.ground, *row_of(self.game, before, fugitive=somewhere), self.odds, self.desk)
        told: Odds = self.desk.told[KIND_OF_FARE.index(fare)].copy()
        return told
