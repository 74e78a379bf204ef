"""How the heuristic's detectives move: as a team that expects the fugitive's next move.

Every pawn still to move, whoever's it is, gets a planned ride; each ride is then improved in turn, given the
others, so that a pawn goes where the team is thin. Moves are made boldest first: what a pawn does not find where it
stops is known to those who move after it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import AnyChase
from gaslamp.agents.distances import Post, post, within
from gaslamp.core import Action, Seat
from gaslamp.games.chase import put
from gaslamp.games.vocabulary import ChaseState, Done, Fare, Move

# What things are worth to the team, in chances to hold him after his next move; tuned by arenas (docs/bots.md).
CLOSING = 0.5  # what each move further off leaves of a pawn's hold on a station
CATCH = 0.3  # stopping where he is now
ROOM = 0.06  # each time the stations a pawn can reach in two moves grow e-fold
STUCK = 0.3  # being stranded
PASSES = 2  # over all rides


class Ride(NamedTuple):
    fare: Fare
    station: int
    misses: Sequence[float]
    """How little hold a pawn there has on each station the fugitive may go to: 0 for all, 1 for none."""
    worth: float
    """What the ride is good for besides."""


def hunt(game: AnyChase, state: ChaseState, belief: Belief, seat: Seat, actions: Sequence[Action]) -> Action:
    if not any(isinstance(action, Move) for action in actions):
        return Done(seat=seat)
    plan = Plan(game, state, belief)
    for _ in range(PASSES):
        for pawn in plan.rides:
            plan.improve(pawn)
    return plan.boldest(seat)


class Plan:
    """Where every pawn is to stand at the end of the detectives' turn."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state, self.odds = game, state, belief.odds
        onward = belief.onward() or belief.odds
        self.targets, self.shares = list(onward), list(onward.values())
        self.misses: dict[int, Sequence[float]] = {p: self._misses(post(game, state, p)) for p in game.detectives}
        self.rides = {pawn: rides for pawn in state.waiting if (rides := self._rides(pawn))}
        self.chosen: dict[int, Ride] = {}

    def _rides(self, pawn: int) -> list[Ride]:
        return [self._ride(pawn, fare, station) for fare, station in self.game.rides(self.state, pawn)]

    def _ride(self, pawn: int, fare: Fare, station: int) -> Ride:
        paid = self.game.charged(self.state, pawn, fare)
        there = post(self.game, replace(paid, stations=put(paid.stations, pawn, station)), pawn)
        room = len(within(self.game.board, there, 2))
        worth = CATCH * self.odds.get(station, 0.0) + ROOM * math.log(room) - STUCK * (room == 1)
        return Ride(fare, station, self._misses(there), worth)

    def _misses(self, post: Post) -> list[float]:
        away = self.game.board.distances(*post)
        return [1 - CLOSING ** away[target] if target in away else 1.0 for target in self.targets]

    def improve(self, pawn: int) -> None:
        """The pawn's best ride while all others do as planned."""
        loose = self._loose_without(pawn)
        taken = {ride.station for other, ride in self.chosen.items() if other != pawn}
        free = [ride for ride in self.rides[pawn] if ride.station not in taken] or self.rides[pawn]
        best = max(free, key=lambda ride: ride.worth - sum(map(float.__mul__, loose, ride.misses)))
        self.chosen[pawn], self.misses[pawn] = best, best.misses

    def _loose_without(self, pawn: int) -> list[float]:
        """How likely he goes to each target and gets away from all other pawns."""
        loose = self.shares
        for other, misses in self.misses.items():
            if other != pawn:
                loose = list(map(float.__mul__, loose, misses))
        return loose

    def boldest(self, seat: Seat) -> Action:
        """The seat's planned move that is likeliest to make the catch."""
        mine = [pawn for pawn in self.chosen if seat in self.game.movers(self.state, pawn)]
        pawn = max(mine, key=lambda pawn: self.odds.get(self.chosen[pawn].station, 0.0))
        return Move(seat=seat, pawn=pawn, fare=self.chosen[pawn].fare, station=self.chosen[pawn].station)
