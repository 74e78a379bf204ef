"""A Bayes filter for the chases in which the fugitive hides nothing but his station."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from gaslamp.agents.belief.transition import (
    Distribution,
    Prior,
    Transition,
    normalized,
    propagate,
    restricted,
    transition_model,
)
from gaslamp.core import Event
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Deal, Fare, Move

Observation: TypeAlias = tuple[ChaseState, ChaseState, Event]
"""An event, after the viewer's state before it and the one it led to."""


class StationFilter:
    """The posterior after every event so far."""

    def __init__(self, game: AnyChase, prior: Prior) -> None:
        self.game, self.prior = game, prior
        self.model = transition_model(game)
        self.odds: Distribution = {}

    def observe_all(self, observations: Sequence[Observation]) -> None:
        """Take in event after event, from the last one on at which he was seen: what came before tells no more."""
        shown = (n for n, (_, state, _) in enumerate(observations) if state.stations[FUGITIVE] is not None)
        for observation in observations[max(shown, default=0) :]:
            self.observe(*observation)

    def observe(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        """Take in one event, which led from one state of the viewer's to the next."""
        shown = state.stations[FUGITIVE]
        self.odds = {shown: 1.0} if shown is not None else normalized(self._posterior(before, state, event))

    def predict(self, state: ChaseState, odds: Distribution, fare: Fare | None = None) -> Distribution:
        """The distribution after his move by this fare, or any, in this state, if he stays hidden."""
        return normalized(propagate(self.transitions(state, odds), odds, self.prior(self.game, state), fare))

    def transitions(self, state: ChaseState, stations: Iterable[int]) -> Iterator[tuple[int, Sequence[Transition]]]:
        return self.model.transitions(self.game, state, stations)

    def _posterior(self, before: ChaseState, state: ChaseState, event: Event) -> Distribution:
        """The weights after an event that does not show him; they need not add up to one."""
        odds = self.odds
        if state.phase == "place":  # CP-3: a new round, he is not on the board yet
            return {}
        if isinstance(event, Deal) and event.pawn == FUGITIVE:
            odds = {card: 1.0 for card in self.game.start_cards(FUGITIVE) if card not in before.stations}  # CL-6
        elif isinstance(event, Move) and event.pawn == FUGITIVE:
            odds = self.predict(before, odds, event.fare)
        elif isinstance(event, Move):  # CL-21: nobody was caught there
            odds = {station: weight for station, weight in odds.items() if station != event.station}
        return self._not_cornered(state, odds) if state.phase == "move" else odds

    def _not_cornered(self, state: ChaseState, odds: Distribution) -> Distribution:
        """CL-20: he is to move, so wherever he is, he can."""
        return restricted(odds, {station for station, rides in self.transitions(state, odds) if rides})
