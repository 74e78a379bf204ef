"""How the heuristic's detectives move: as a team that predicts the fugitive's next move.

Every pawn still to move, of any seat, gets a planned ride; each ride is then improved in turn while the others
stay as planned (coordinate ascent), so that a pawn goes where the team is thin. The move likeliest to make the catch is
made first: what a pawn does not find where it stops is known to those who move after it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.distances import Pursuer, distance_row, pursuer, reachable
from gaslamp.board import Board
from gaslamp.core import Action, Seat
from gaslamp.games import AnyChase
from gaslamp.games.chase import put
from gaslamp.games.vocabulary import ChaseState, Done, Fare, Move

# Weights, in chances to hold him after his next move; tuned by arenas (docs/research/measurements.md).
DECAY = 0.5  # what each move further off leaves of a pawn's hold on a station
CATCH = 0.3  # stopping where he is now
ROOM = 0.06  # each time the stations a pawn can reach in two moves grow e-fold
STRANDED = 0.3
PASSES = 2  # of coordinate ascent


class CandidateRide(NamedTuple):
    fare: Fare
    station: int
    misses: Sequence[float]
    """How little hold a pawn there has on each station the fugitive may go to: 0 for all, 1 for none."""
    value: float
    """What the ride is good for besides."""


def best_team_move(game: AnyChase, state: ChaseState, belief: Belief, seat: Seat, actions: Sequence[Action]) -> Action:
    if not any(isinstance(action, Move) for action in actions):
        return Done(seat=seat)
    return best_rides(game, state, belief).likeliest_catch(seat)


def best_rides(game: AnyChase, state: ChaseState, belief: Belief) -> TeamRides:
    """A ride for every pawn still to move that has one."""
    rides = TeamRides(game, state, belief)
    for _ in range(PASSES):
        for pawn in rides.candidates:
            rides.improve(pawn)
    return rides


class TeamRides:
    """Where every pawn is to stand at the end of the detectives' turn."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state, self.odds = game, state, belief.odds
        predicted = belief.predict_next() or belief.odds
        self.targets, self.chances = list(predicted), list(predicted.values())
        self.misses: dict[int, Sequence[float]] = {p: self._misses(pursuer(game, state, p)) for p in game.detectives}
        self.candidates = {pawn: rides for pawn in state.waiting if (rides := self._candidates(pawn))}
        self.chosen: dict[int, CandidateRide] = {}

    def _candidates(self, pawn: int) -> list[CandidateRide]:
        return [self._candidate(pawn, fare, station) for fare, station in self.game.rides(self.state, pawn)]

    def _candidate(self, pawn: int, fare: Fare, station: int) -> CandidateRide:
        paid = self.game.charged(self.state, pawn, fare)
        there = pursuer(self.game, replace(paid, stations=put(paid.stations, pawn, station)), pawn)
        room = len(reachable(self.game.board, there, 2))
        value = CATCH * self.odds.get(station, 0.0) + ROOM * math.log(room) - STRANDED * (room == 1)
        return CandidateRide(fare, station, self._misses(there), value)

    def _misses(self, pursuer: Pursuer) -> list[float]:
        misses = _misses_by_station(self.game.board, pursuer)
        return [misses[target] for target in self.targets]

    def improve(self, pawn: int) -> None:
        """The pawn's best ride while all others do as planned."""
        uncovered = self._uncovered_without(pawn)
        taken = {ride.station for other, ride in self.chosen.items() if other != pawn}
        free = [ride for ride in self.candidates[pawn] if ride.station not in taken] or self.candidates[pawn]
        best = max(free, key=lambda ride: ride.value - sum(map(float.__mul__, uncovered, ride.misses)))
        self.chosen[pawn], self.misses[pawn] = best, best.misses

    def _uncovered_without(self, pawn: int) -> list[float]:
        """How likely he goes to each target and gets away from all other pawns."""
        uncovered = self.chances
        for other, misses in self.misses.items():
            if other != pawn:
                uncovered = list(map(float.__mul__, uncovered, misses))
        return uncovered

    def likeliest_catch(self, seat: Seat) -> Action:
        """The seat's planned move that is likeliest to make the catch."""
        mine = [pawn for pawn in self.chosen if seat in self.game.movers(self.state, pawn)]
        pawn = max(mine, key=lambda pawn: self.odds.get(self.chosen[pawn].station, 0.0))
        return Move(seat=seat, pawn=pawn, fare=self.chosen[pawn].fare, station=self.chosen[pawn].station)


@lru_cache(maxsize=4096)
def _misses_by_station(board: Board, pursuer: Pursuer) -> Mapping[int, float]:
    """How little hold a pawn has on each station, by the moves to it; a fact of the board."""
    return {here: 1 - DECAY**moves for here, moves in zip(board.stations, distance_row(board, pursuer), strict=True)}
