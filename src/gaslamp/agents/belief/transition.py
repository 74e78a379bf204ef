"""How odds follow the fugitive from event to event, when where he is is all that he hides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from gaslamp.agents.belief.rides import Way, rides_of
from gaslamp.core import Event
from gaslamp.games.chase import Chase
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Deal, Fare, Move

AnyChase: TypeAlias = Chase[Any]
"""A game with somebody to look for."""
Odds: TypeAlias = Mapping[int, float]
"""A share for each station he can be at."""
Taste: TypeAlias = Callable[[AnyChase, ChaseState], Odds]
"""How much he is thought to like each station when he moves in this state, always above 0; 1 for those not named."""


class Pursuit:
    """The odds after every event so far."""

    def __init__(self, game: AnyChase, taste: Taste) -> None:
        self.game, self.taste = game, taste
        self.rides = rides_of(game)
        self.odds: Odds = {}

    def follow(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        """Take in one event, which led from one state of the viewer's to the next."""
        shown = state.stations[FUGITIVE]
        self.odds = {shown: 1.0} if shown is not None else shares(self._after(before, state, event))

    def ride(self, state: ChaseState, odds: Odds, fare: Fare | None = None) -> Odds:
        """What becomes of the odds when he pays this fare, or any, in this state and stays hidden."""
        return shares(ridden(self.rides.at(state, odds), odds, self.taste(self.game, state), fare))

    def _after(self, before: ChaseState, state: ChaseState, event: Event) -> Odds:
        """The odds after an event that does not show him; they need not add up to one."""
        odds = self.odds
        if state.phase == "place":  # CP-3: a new round, he is not on the board yet
            return {}
        if isinstance(event, Deal) and event.pawn == FUGITIVE:
            odds = {card: 1.0 for card in self.game.start_cards(FUGITIVE) if card not in before.stations}  # CL-6
        elif isinstance(event, Move) and event.pawn == FUGITIVE:
            odds = self.ride(before, odds, event.fare)
        elif isinstance(event, Move):  # CL-21: nobody was caught there
            odds = {station: share for station, share in odds.items() if station != event.station}
        return self._not_cornered(state, odds) if state.phase == "move" else odds

    def _not_cornered(self, state: ChaseState, odds: Odds) -> Odds:
        """CL-20: he is to move, so wherever he is, he can."""
        free = {station for station, ways in self.rides.at(state, odds) if ways}
        return {station: share for station, share in odds.items() if station in free}


def ridden(found: Iterable[tuple[int, Sequence[Way]]], odds: Odds, taste: Odds, fare: Fare | None) -> dict[int, float]:
    """The odds after one ride by this fare, or any, on the ways found from each station."""
    after = dict[int, float]()
    for station, ways in found:
        share = odds[station] / (sum(taste.get(to, 1.0) for _, to in ways) or 1.0)
        for paid, to in ways:
            if fare in (paid, None):
                after[to] = after.get(to, 0.0) + share * taste.get(to, 1.0)
    return after


def shares(odds: Odds) -> Odds:
    whole = sum(odds.values())
    return {station: share / whole for station, share in odds.items()}
