"""A plan for all detectives together: every pawn takes the ride that leaves the fugitive least, given the others.

It begins with nobody's ride settled and improves one pawn after another, a few times over: coordinate descent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.belief_update import TOGETHER, context_of, predict, survey
from gaslamp.agents.engine.chase import fares_of
from gaslamp.agents.engine.features import CATCH, HUB, NOW, ROOM, STUCK
from gaslamp.agents.engine.jit import inlined, per_game, summing
from gaslamp.agents.engine.layout import AT, PAWN, RIDE, WAITING, Number, Row, code, pawn_of, station_of
from gaslamp.agents.engine.simulation import gumbel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.chase import LogModel
    from gaslamp.agents.engine.features import Probabilities, Weights
    from gaslamp.agents.engine.simulation import Policy, Scratch, SimulatedGame

PASSES = 2
"""How often every pawn looks for something better than it has."""
WORST = -1e9
"""Less than anything is worth."""


@per_game
def fares_after(model: LogModel, row: Row, pawn: Number, fares: Number, fare: Number) -> Number:
    """The fares a pawn can still pay after one ride, as bits."""


@per_game
def exits_of(policy: Policy, simulation: SimulatedGame, scratch: Scratch, context: Number, station: Number) -> Number:
    """The neighbours of a station that no detective can be at next."""


@inlined
def make_plan(policy: Policy, simulation: SimulatedGame, noise: Number, scratch: Scratch) -> None:
    """A ride for every pawn still to move: `scratch.plan[pawn]` is its code, or -1 where it has none."""
    model, context = policy.model, context_of(policy.model, simulation.position.row)
    take_aim(policy, simulation, scratch, context)
    n = 0
    for pawn in range(1, model.pawns):
        scratch.first[pawn], scratch.chosen[pawn], scratch.plan[pawn] = n, -1, -1
        if simulation.position.row[WAITING] >> pawn & 1:
            n = list_rides(policy, simulation, noise, scratch, context, pawn, n)
        scratch.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, model.pawns):
            if scratch.first[pawn] < scratch.first[pawn + 1]:
                improve(policy, simulation, scratch, pawn, context)


@inlined
def list_rides(
    policy: Policy,
    simulation: SimulatedGame,
    noise: Number,
    scratch: Scratch,
    context: Number,
    pawn: Number,
    n: Number,
) -> Number:
    """Add the rides of a pawn, with what each is good for by itself, to those found so far."""
    model, board, row = policy.model, policy.model.board, simulation.position.row
    here, fares = row[AT + pawn], fares_of(model, row, pawn)
    for edge in range(board.first[here], board.land[here]):
        way = board.way[edge]
        if fares >> (way >> 9) & 1 and not simulation.position.marks[way & 511] & PAWN:
            left = fares_after(model, row, pawn, fares, way >> 9)
            scratch.rides[n], scratch.fares_left[n] = code(RIDE, pawn, 0, 0) | way, left
            merit = merit_of(policy, simulation.belief, left, way & 511, context)
            scratch.merit[n] = merit + noise * gumbel(policy.features, simulation.generator)
            n += 1
    return n


@inlined
def take_aim(policy: Policy, simulation: SimulatedGame, scratch: Scratch, context: Number) -> None:
    """Where the fugitive may go next or still be, and how much it matters to be near."""
    survey(policy, simulation, scratch)
    predict(policy, simulation, scratch, TOGETHER)
    belief, features, kinds = simulation.belief, policy.features, policy.model.board.kinds
    expected = scratch.predicted[0] if scratch.paid[0] > 0.0 else belief
    now = features.weights.detectives[context, NOW]
    for station in range(len(belief)):
        scratch.target[station] = now * belief[station]
        if expected[station] > 0.0:
            exits = exits_of(policy, simulation, scratch, context, station)
            scratch.target[station] += expected[station] * features.lures[context, kinds[station], exits]


@inlined
def merit_of(policy: Policy, belief: Probabilities, fares: Number, to: Number, context: Number) -> Number:
    """What a station is good for by itself, with the fares that are left: a catch, room, a way on."""
    weights, ways = policy.features.weights.detectives, fares & policy.model.board.kinds[to]
    worth = weights[context, CATCH] * belief[to] + weights[context, ROOM] * policy.features.room[fares, to]
    return worth + weights[context, STUCK] * (ways == 0) + weights[context, HUB] * (ways > 3)


@inlined
def improve(policy: Policy, simulation: SimulatedGame, scratch: Scratch, pawn: Number, context: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    uncovered, slack, row = scratch.uncovered, policy.features.slack[context], simulation.position.row
    for station in range(len(uncovered)):
        uncovered[station] = scratch.target[station]
    for other in range(1, policy.model.pawns):
        if other != pawn:
            ride, fares, at = scratch.chosen[other], fares_of(policy.model, row, other), np.int64(row[AT + other])
            if ride >= 0:
                fares, at = scratch.fares_left[ride], station_of(scratch.rides[ride])
            cover(uncovered, slack[fares, at])
    choose(policy.model.pawns, scratch, slack, pawn)


@inlined
def choose(pawns: Number, scratch: Scratch, slack: NDArray[np.float32], pawn: Number) -> None:
    """The ride that leaves the fugitive least of what the others leave."""
    best, pick = WORST, -1
    for ride in range(scratch.first[pawn], scratch.first[pawn + 1]):
        to = station_of(scratch.rides[ride])
        score = scratch.merit[ride] - missed(scratch.uncovered, slack[scratch.fares_left[ride], to])
        if score > best and to != scratch.forbidden[0] and not is_promised(pawns, scratch, pawn, to):
            best, pick = score, ride
    scratch.chosen[pawn] = pick
    scratch.plan[pawn] = scratch.rides[pick] if pick >= 0 else -1


@inlined
def cover(uncovered: Weights, slack: Weights) -> None:
    """What is left of his ways once one more pawn watches them."""
    for station in range(len(uncovered)):
        uncovered[station] *= slack[station]


@summing
def missed(uncovered: Weights, slack: Weights) -> Number:
    """How much of what the others leave one more pawn leaves too."""
    whole = np.float32(0.0)
    for station in range(len(uncovered)):
        whole += uncovered[station] * slack[station]
    return whole


@inlined
def is_promised(pawns: Number, scratch: Scratch, pawn: Number, station: Number) -> Number:
    """Whether another pawn is to go there."""
    for other in range(1, pawns):
        ride = scratch.chosen[other]
        if other != pawn and ride >= 0 and station_of(scratch.rides[ride]) == station:
            return True
    return False


@inlined
def strikes(pawns: Number, scratch: Scratch, station: Number) -> Number:
    """Whether the plan takes anybody there."""
    count = 0
    for pawn in range(1, pawns):
        count += scratch.plan[pawn] >= 0 and station_of(scratch.plan[pawn]) == station
    return count > 0


@inlined
def planned(scratch: Scratch, n: Number) -> Number:
    """Which of the actions on offer is part of the plan."""
    for i in range(n):
        if scratch.plan[pawn_of(scratch.out[i])] == scratch.out[i]:
            return i
    return 0
