"""How the heuristic's fugitive moves: out of reach, towards open ground, where the detectives are in doubt.

The value of a station to him after a move is the sum of
- the logarithm of the chance that nobody catches him there this turn: a detective who could stop there must guess among
  all the stations within its reach where he may be;
- his territory: stations he would reach before any detective;
- the entropy of what the detectives must then believe.
Tickets have a price, which falls as the log fills.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from operator import lt

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import Distribution, normalized, restricted
from gaslamp.agents.distances import distance_row, distances_to_nearest, pursuer, pursuers, reachable
from gaslamp.board import LAND
from gaslamp.core import Action
from gaslamp.games import AnyChase
from gaslamp.games.chase import put
from gaslamp.games.classic import Surface, Take
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Double, Fare, Move

# Weights, in the logarithm of a chance to survive; tuned by arenas (docs/research/measurements.md).
TERRITORY = 0.3  # each time his territory grows e-fold
ENTROPY = 0.15  # each unit of it
MIN_CHANCE = 0.02  # the chance left where there seems to be none
BLACK_TICKET = 0.05
EARLY_BLACK_TICKET = 0.3  # in the first rounds, when there is little to hide
DOUBLE = 0.35
ROBBERY = 1.0  # a ticket taken from every detective
LATE = 12  # with fewer entries left than this, tickets lose their price


class Posterior:
    """What the detectives would believe, now or after tickets they have not seen yet."""

    def __init__(self, belief: Belief, odds: Distribution) -> None:
        self.belief, self.odds = belief, odds
        self._after: dict[Fare, Posterior] = {}
        self._masses: dict[frozenset[int], float] = {}

    @cached_property
    def entropy(self) -> float:
        return -sum(share * math.log(share) for share in self.odds.values() if share)

    def mass(self, stations: frozenset[int]) -> float:
        """The probability that he is at one of these stations."""
        if stations not in self._masses:
            self._masses[stations] = sum(self.odds.get(station, 0.0) for station in stations)
        return self._masses[stations]

    def after(self, state: ChaseState, fare: Fare) -> Posterior:
        """Once they have seen him pay this fare."""
        if fare not in self._after:
            self._after[fare] = Posterior(self.belief, self.belief.predict(state, self.odds, fare))
        return self._after[fare]

    def given(self, stations: Collection[int]) -> Posterior:
        """Once they know that he is at one of these stations."""
        return Posterior(self.belief, normalized(restricted(self.odds, stations)))


def best_actions(evaluation: FugitiveEvaluation, actions: Sequence[Action]) -> list[Action]:
    """Those of the highest value, between which chance decides."""
    values = [evaluation.value(action) for action in actions]
    best = max(values)
    return [action for action, value in zip(actions, values, strict=True) if value == best]


class FugitiveEvaluation:
    """The value of each of the fugitive's actions in one position."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state = game, state
        detectives = pursuers(game, state)
        self.now = Posterior(belief, belief.odds)
        self.distances = distances_to_nearest(game.board, detectives)
        self.reaches = [reachable(game.board, detective, 1) for detective in detectives]
        self.early = min(1.0, (game.entries - len(state.log)) / LATE)
        self._territories: dict[int, float] = {}

    def value(self, action: Action) -> float:
        match action:
            case Move() if self.state.owed == 2:
                return self.first_half_value(action)
            case Move():
                return self.move_value(self.state, self.now, action)
            case Double():
                return max(map(self.first_half_value, self.moves(self.state)), default=-math.inf) - DOUBLE * self.early
            case Surface():
                return self.surfacing_value(station_of(self.state))
            case Take(pawn=pawn, fare=fare):
                return -self.mobility_without(pawn, fare)
        return self.stay_value(self.now)  # Done

    def first_half_value(self, move: Move) -> float:
        after, posterior = self.game.apply(self.state, move), self.posterior_after(self.state, self.now, move)
        return self.second_half_value(after, posterior) - self.ticket_price(move.fare)

    def second_half_value(self, state: ChaseState, posterior: Posterior) -> float:
        """The best end of a double; being left without a move is being caught (CL-17)."""
        values = (self.move_value(state, posterior, move) for move in self.moves(state))
        return max(values, default=math.log(MIN_CHANCE))

    def surfacing_value(self, here: int) -> float:
        """CL-25: never where somebody could walk up to him."""
        is_safe = self.state.owed or not any(here in reach for reach in self.reaches)
        return self.stay_value(self.revealed_at(here)) + ROBBERY if is_safe else -math.inf

    def stay_value(self, posterior: Posterior) -> float:
        if self.state.owed:
            return self.second_half_value(self.state, posterior)
        return self.station_value(station_of(self.state), posterior)

    def move_value(self, state: ChaseState, posterior: Posterior, move: Move) -> float:
        posterior = self.posterior_after(state, posterior, move)
        return self.station_value(destination(move), posterior) - self.ticket_price(move.fare)

    def posterior_after(self, state: ChaseState, posterior: Posterior, move: Move) -> Posterior:
        """What the detectives will believe once the move is made."""
        if self.game.calls_for_surfacing(len(state.log) + 1):
            return self.revealed_at(destination(move))
        return posterior.after(state, move.fare)

    def revealed_at(self, station: int) -> Posterior:
        return Posterior(self.now.belief, {station: 1.0})

    def moves(self, state: ChaseState) -> Iterator[Move]:
        for fare, station in self.game.rides(state, FUGITIVE):
            yield Move(seat=state.fugitive, pawn=FUGITIVE, fare=fare, station=station)

    def ticket_price(self, fare: Fare) -> float:
        if fare != "black":
            return 0.0
        return EARLY_BLACK_TICKET if self.state.round <= 2 else BLACK_TICKET * self.early

    def station_value(self, station: int, posterior: Posterior) -> float:
        survival = math.log(MIN_CHANCE + self.survival_chance(station, posterior))
        return survival + self.territory(station) + ENTROPY * posterior.entropy

    def survival_chance(self, station: int, posterior: Posterior) -> float:
        """The chance that every detective who could stop here guesses another of the stations it can reach."""
        chance = 1.0
        for reach in self.reaches:
            if station in reach:
                chance *= 1 - posterior.odds[station] / posterior.mass(reach)
        return chance

    def territory(self, station: int) -> float:
        if station not in self._territories:
            own = distance_row(self.game.board, (station, LAND))
            held = sum(map(lt, own, self.distances.values()))
            self._territories[station] = TERRITORY * math.log(1 + held)
        return self._territories[station]

    def mobility_without(self, pawn: int, fare: Fare) -> float:
        """What a pawn robbed of a ticket can still do: where it gets to, then how often it may ride like that."""
        purse = self.state.purses[pawn].gain(fare, -1)
        robbed = replace(self.state, purses=put(self.state.purses, pawn, purse))
        left: int = getattr(purse, fare)
        return len(reachable(self.game.board, pursuer(self.game, robbed, pawn), 2)) + left / 100


def destination(move: Move) -> int:
    assert move.station is not None, "the fugitive knows where he goes"
    return move.station


def station_of(state: ChaseState) -> int:
    here = state.stations[FUGITIVE]
    assert here is not None, "the fugitive knows where he is"
    return here
