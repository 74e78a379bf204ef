"""How the heuristic's fugitive moves: out of reach, towards open ground, where the detectives are in doubt.

What a station is worth to him after a move is the sum of
- the chance that nobody catches him there this turn: a detective who could stop there must guess among all the
  stations within its reach where he may be;
- the ground he holds: stations he would reach before any detective;
- the doubt he leaves: how evenly the detectives must spread their guesses.
Tickets have a price, which falls as the log fills.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from random import Random

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import AnyChase, Odds, shares
from gaslamp.agents.distances import nearest, post, posts, within
from gaslamp.core import Action
from gaslamp.games.chase import put
from gaslamp.games.classic import Surface, Take
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Double, Fare, Move

# What things are worth to him, in the logarithm of a chance to survive; tuned by arenas (docs/bots.md).
GROUND = 0.3  # each time the ground he holds grows e-fold
DOUBT = 0.15  # each unit of entropy
LEAST = 0.02  # the chance left where there seems to be none
BLACK = 0.05
HASTY = 0.3  # a black ticket in the first rounds, when there is little to hide
DOUBLE = 0.35
ROBBERY = 1.0  # a ticket taken from every detective
LATE = 12  # with fewer entries left than this, tickets lose their price


class Guess:
    """What the detectives would make of it, now or after tickets they have not seen yet."""

    def __init__(self, belief: Belief, odds: Odds) -> None:
        self.belief, self.odds = belief, odds
        self._after: dict[Fare, Guess] = {}

    @cached_property
    def doubt(self) -> float:
        """The entropy of the odds."""
        return -sum(share * math.log(share) for share in self.odds.values() if share)

    def after(self, state: ChaseState, fare: Fare) -> Guess:
        if fare not in self._after:
            self._after[fare] = Guess(self.belief, self.belief.ride(state, self.odds, fare))
        return self._after[fare]

    def at(self, stations: Collection[int]) -> Guess:
        """What is left of it once they know that he is at one of these stations."""
        return Guess(self.belief, shares({here: share for here, share in self.odds.items() if here in stations}))


def flee(flight: Flight, actions: Sequence[Action], rng: Random) -> Action:
    scores = [flight.score(action) for action in actions]
    best = max(scores)
    return rng.choice([action for action, score in zip(actions, scores, strict=True) if score == best])


class Flight:
    """What each of the fugitive's choices at one moment is worth to him."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state = game, state
        self.now = Guess(belief, belief.odds)
        self.away = nearest(game.board, posts(game, state))
        self.reaches = [within(game.board, each, 1) for each in posts(game, state)]
        self.early = min(1.0, (game.entries - len(state.log)) / LATE)
        self._grounds: dict[int, float] = {}

    def score(self, action: Action) -> float:
        match action:
            case Move() if self.state.owed == 2:
                return self.first_half(action)
            case Move():
                return self.ride(self.state, self.now, action)
            case Double():
                return max(map(self.first_half, self.moves(self.state)), default=-math.inf) - DOUBLE * self.early
            case Surface():
                return self.surface(station_of(self.state))
            case Take(pawn=pawn, fare=fare):
                return -self.strength(pawn, fare)
        return self.stay(self.now)  # Done

    def first_half(self, move: Move) -> float:
        after, known = self.game.apply(self.state, move), self.told(self.state, self.now, move)
        return self.second_half(after, known) - self.price(move.fare)

    def second_half(self, state: ChaseState, known: Guess) -> float:
        """The best end of a double; being left without a move is being caught (CL-17)."""
        return max((self.ride(state, known, move) for move in self.moves(state)), default=math.log(LEAST))

    def surface(self, here: int) -> float:
        """CL-25: never where somebody could walk up to him."""
        is_safe = self.state.owed or not any(here in reach for reach in self.reaches)
        return self.stay(self.shown(here)) + ROBBERY if is_safe else -math.inf

    def stay(self, known: Guess) -> float:
        return self.second_half(self.state, known) if self.state.owed else self.worth(station_of(self.state), known)

    def ride(self, state: ChaseState, known: Guess, move: Move) -> float:
        return self.worth(stop(move), self.told(state, known, move)) - self.price(move.fare)

    def told(self, state: ChaseState, known: Guess, move: Move) -> Guess:
        """What the detectives make of a move when it is made."""
        if self.game.calls_for_surfacing(len(state.log) + 1):
            return self.shown(stop(move))
        return known.after(state, move.fare)

    def shown(self, station: int) -> Guess:
        return Guess(self.now.belief, {station: 1.0})

    def moves(self, state: ChaseState) -> Iterator[Move]:
        for fare, station in self.game.rides(state, FUGITIVE):
            yield Move(seat=state.fugitive, pawn=FUGITIVE, fare=fare, station=station)

    def price(self, fare: Fare) -> float:
        if fare != "black":
            return 0.0
        return HASTY if self.state.round <= 2 else BLACK * self.early

    def worth(self, station: int, known: Guess) -> float:
        return math.log(LEAST + self.safety(station, known.odds)) + self.ground(station) + DOUBT * known.doubt

    def safety(self, station: int, odds: Odds) -> float:
        """The chance that every detective who could stop here guesses another of the stations it can reach."""
        safety = 1.0
        for reach in self.reaches:
            if station in reach:
                safety *= 1 - odds[station] / sum(odds.get(other, 0.0) for other in reach)
        return safety

    def ground(self, station: int) -> float:
        if station not in self._grounds:
            moves = self.game.board.distances(station)
            held = sum(away < self.away[other] for other, away in moves.items())
            self._grounds[station] = GROUND * math.log(1 + held)
        return self._grounds[station]

    def strength(self, pawn: int, fare: Fare) -> float:
        """What a pawn robbed of a ticket can still do: where it gets to, then how often it may ride like that."""
        purse = self.state.purses[pawn].gain(fare, -1)
        robbed = replace(self.state, purses=put(self.state.purses, pawn, purse))
        left: int = getattr(purse, fare)
        return len(within(self.game.board, post(self.game, robbed, pawn), 2)) + left / 100


def stop(move: Move) -> int:
    assert move.station is not None, "the fugitive knows where he goes"
    return move.station


def station_of(state: ChaseState) -> int:
    here = state.stations[FUGITIVE]
    assert here is not None, "the fugitive knows where he is"
    return here
