"""How both sides of a classic game play on in a rollout.

The fugitive goes out of reach, towards open ground, where the detectives are in doubt (as `heuristic.fugitive` has it);
the detectives follow a plan for the whole team. The weights were tuned in games of the two against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.belief_update import (
    BY_FARE,
    UNKNOWN,
    add_to_crowd,
    clear_crowd,
    context_of,
    is_seen,
    narrow,
    open_exits,
    predict,
    survey,
    weigh_stop,
)
from gaslamp.agents.engine.chase import fares_of
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    AT,
    BLACK,
    CHOOSE,
    DOUBLE_MOVE,
    ENTRIES,
    FARES,
    MOVE,
    PAWN,
    PHASE,
    RIDE,
    ROUND,
    TICKETS,
    Number,
    Row,
    fare_of,
    kind_of,
    station_of,
)
from gaslamp.agents.engine.models import ClassicModel
from gaslamp.agents.engine.rng import draw, sample
from gaslamp.agents.engine.rollout import determinize, fugitive_move, plan_reply, resume, unguessed
from gaslamp.agents.engine.simulation import NOWHERE, gumbel
from gaslamp.agents.engine.team_plan import WORST, exits_of, fares_after, make_plan, strikes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.features import Probabilities
    from gaslamp.agents.engine.simulation import ClassicPolicy, Policy, Scratch, SimulatedGame

LEAST, LATE = 0.02, 12.0
FORESEEN = 0.5
"""How likely the fugitive takes the detectives to be to strike where this policy would."""


@is_seen.of(ClassicModel)
def classic_is_seen(model: ClassicModel, row: Row, action: Number) -> Number:
    return kind_of(action) == RIDE and model.due[row[ENTRIES]]


@narrow.of(ClassicModel)
def classic_narrow(_: ClassicPolicy, __: SimulatedGame, ___: Number) -> None:
    return


@weigh_stop.of(ClassicModel)
def classic_weigh_stop(
    policy: ClassicPolicy, simulation: SimulatedGame, scratch: Scratch, context: Number, station: Number
) -> None:
    weights, board, near, crowd = policy.features.weights, policy.model.board, scratch.near, scratch.crowd
    exits = open_exits(board, near, station)
    like = weights.proximity[context, min(int(near[station]), 5), min(int(crowd[station]), 3)]
    like = like * weights.stops[context, board.kinds[station]] * weights.exits[context, exits]
    scratch.exits[station] = exits
    scratch.stop_weight[station] = 0.0 if simulation.position.marks[station] & PAWN else like


@clear_crowd.of(ClassicModel)
def classic_clear_crowd(_: ClassicPolicy, scratch: Scratch) -> None:
    for station in range(len(scratch.crowd)):
        scratch.crowd[station] = 0


@add_to_crowd.of(ClassicModel)
def classic_add_to_crowd(_: ClassicPolicy, scratch: Scratch, distance: NDArray[np.int8]) -> None:
    for station in range(len(scratch.crowd)):
        scratch.crowd[station] += distance[station] <= 2


@exits_of.of(ClassicModel)
def classic_exits_of(
    policy: ClassicPolicy, simulation: SimulatedGame, scratch: Scratch, context: Number, station: Number
) -> Number:
    """Kept with the weight of the station."""
    if scratch.stop_weight[station] == UNKNOWN:
        weigh_stop(policy, simulation, scratch, context, station)
    return scratch.exits[station]


@fares_after.of(ClassicModel)
def classic_fares_after(_: ClassicModel, row: Row, pawn: Number, fares: Number, fare: Number) -> Number:
    return fares & ~(1 << fare) if row[TICKETS + FARES * pawn + fare] == 1 else fares


# The detectives


@plan_reply.of(ClassicModel)
def classic_plan_reply(
    policy: ClassicPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, is_fugitive: Number
) -> Number:
    """Where the fugitive asks, a plan that misses him.

    They may guess where he is, whatever they do: he should not stand next to them because this policy would look
    elsewhere. And they may well do as this policy does: he should not stand where it would strike.
    """
    here = simulation.position.row[AT]
    chance, is_done = unguessed(policy, simulation, scratch) if is_fugitive else 1.0, False
    scratch.forbidden[0] = NOWHERE
    while not is_done:
        make_plan(policy, simulation, noise, scratch)
        is_done = not (is_fugitive and strikes(policy.model.pawns, scratch, here))
        if not is_done:
            chance *= 1.0 - FORESEEN
            scratch.forbidden[0] = here
    return chance


@determinize.of(ClassicModel)
def classic_determinize(_: ClassicPolicy, simulation: SimulatedGame, is_fugitive: Number) -> None:
    if not is_fugitive:
        simulation.position.row[AT] = sample(simulation.belief, simulation.generator)
    draw(simulation.generator, 2)


@resume.of(ClassicModel)
def classic_resume(_: ClassicPolicy, sampled: SimulatedGame, __: SimulatedGame) -> Number:
    return sampled.generator[0]


# The fugitive


@fugitive_move.of(ClassicModel)
def classic_fugitive_move(
    policy: ClassicPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number
) -> Number:
    """CL-25: he never shows himself unasked; what he takes after that is taken at random."""
    phase = simulation.position.row[PHASE]
    if phase == MOVE:
        return flee(policy, simulation, noise, scratch, n)
    return 0 if phase == CHOOSE else np.int64(draw(simulation.generator, n))


@inlined
def flee(policy: ClassicPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number) -> Number:
    survey(policy, simulation, scratch)
    predict(policy, simulation, scratch, BY_FARE)
    row, out = simulation.position.row, scratch.out
    context, best, pick, safest = context_of(policy.model, row), WORST, 0, 1.0
    for fare in range(4):
        scratch.entropy[fare] = -1.0
    for i in range(n):
        if kind_of(out[i]) == RIDE:
            fare, to = fare_of(out[i]), station_of(out[i])
            if scratch.entropy[fare] < 0.0:
                scratch.entropy[fare] = entropy(scratch.predicted[fare])
                gather(policy, row, scratch, fare)
            is_lost = context == 1 and scratch.near[to] <= 1
            safety = 0.0 if is_lost else safety_of(policy, row, scratch, fare, to)
            score = appeal(policy, row, scratch, fare, to, safety, context)
            score += noise * gumbel(policy.features, simulation.generator)
            if score > best:
                best, pick, safest = score, i, safety
    is_in_need = safest < policy.features.weights.unsafe[context]
    return n - 1 if is_in_need and kind_of(out[n - 1]) == DOUBLE_MOVE else pick


@inlined
def appeal(
    policy: ClassicPolicy, row: Row, scratch: Scratch, fare: Number, to: Number, safety: Number, context: Number
) -> Number:
    """What a ride is worth to the fugitive: its features, weighed."""
    board, features = policy.model.board, policy.features
    x, near, score = scratch.ride, scratch.near[to], 0.0
    x[0], x[1], x[2] = np.log(LEAST + safety), features.logs[open_ground(policy, scratch, to)], scratch.entropy[fare]
    x[3], x[4], x[5], x[6] = near == 1, near == 2, near >= 4, features.logs[scratch.exits[to]]
    x[7], x[8], x[9] = board.kinds[to] >> 2 & 1, board.kinds[to] >> 1 & 1, scratch.predicted[fare, to]
    is_black = fare == BLACK
    x[10], x[11] = is_black, is_black * (row[ROUND] <= 2)
    x[12], x[13] = is_black * min(1.0, (policy.model.entries - row[ENTRIES]) / LATE), scratch.crowd[to]
    for i in range(len(x)):
        score += features.weights.fugitive[context, i] * x[i]
    return score


@inlined
def gather(policy: ClassicPolicy, row: Row, scratch: Scratch, fare: Number) -> None:
    """How likely he is where each detective can be next: once for all rides by a fare."""
    features = policy.features
    for pawn in range(1, policy.model.pawns):
        fares, here, whole = fares_of(policy.model, row, pawn), row[AT + pawn], 0.0
        for k in range(features.first[fares, here], features.first[fares, here + 1]):
            whole += scratch.predicted[fare, features.reached[k]]
        scratch.mass[fare, pawn] = whole


@inlined
def safety_of(policy: ClassicPolicy, row: Row, scratch: Scratch, fare: Number, to: Number) -> Number:
    """As `belief_update.survival`, from what is gathered, which is quicker where many rides are compared."""
    safety = 1.0
    for pawn in range(1, policy.model.pawns):
        distance = policy.features.distance[fares_of(policy.model, row, pawn), row[AT + pawn], to]
        if distance <= 1 and scratch.mass[fare, pawn] > 0.0:
            safety *= 1.0 - scratch.predicted[fare, to] / scratch.mass[fare, pawn]
    return safety


@inlined
def entropy(belief: Probabilities) -> Number:
    whole = 0.0
    for share in belief:
        if share > 0.0:
            whole -= share * np.log(share)
    return whole


@inlined
def open_ground(policy: Policy, scratch: Scratch, to: Number) -> Number:
    """The stations he would reach before any detective."""
    count = 0
    for station in range(len(scratch.near)):
        count += policy.features.distance[7, to, station] < scratch.near[station]
    return count
