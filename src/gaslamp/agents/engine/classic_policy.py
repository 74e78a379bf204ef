"""How both sides of a classic game play on in a rollout.

The fugitive goes out of reach, towards open ground, where the detectives are in doubt (as `heuristic.fugitive` has it);
the detectives follow a plan for the whole team. The weights were tuned in games of the two against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.belief_update import (
    UNKNOWN,
    add_to_crowd,
    clear_crowd,
    context_of,
    is_seen,
    narrow,
    open_exits,
    survey,
    weigh_stop,
)
from gaslamp.agents.engine.chase import fares_of
from gaslamp.agents.engine.fugitive_policy import (
    LATE,
    LEAST,
    appeal,
    best_ride,
    look_at_fare,
    open_ground,
    safety_of,
)
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
    kind_of,
)
from gaslamp.agents.engine.models import ClassicModel
from gaslamp.agents.engine.rng import draw, sample
from gaslamp.agents.engine.rollout import determinize, fugitive_move, plan_reply, resume, unguessed
from gaslamp.agents.engine.simulation import NOWHERE
from gaslamp.agents.engine.team_plan import exits_of, fares_after, make_plan, strikes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.simulation import ClassicPolicy, Scratch, SimulatedGame

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
    """The best ride, or twice where it is not safe."""
    survey(policy, simulation, scratch)
    pick, safest = best_ride(policy, simulation, noise, scratch, n)
    unsafe = policy.features.weights.unsafe[context_of(policy.model, simulation.position.row)]
    return n - 1 if safest < unsafe and kind_of(scratch.out[n - 1]) == DOUBLE_MOVE else pick


@look_at_fare.of(ClassicModel)
def gather(policy: ClassicPolicy, simulation: SimulatedGame, scratch: Scratch, fare: Number) -> None:
    """How likely the fugitive is where each detective can be next."""
    features, row = policy.features, simulation.position.row
    for pawn in range(1, policy.model.pawns):
        fares, here, whole = fares_of(policy.model, row, pawn), row[AT + pawn], 0.0
        for k in range(features.first[fares, here], features.first[fares, here + 1]):
            whole += scratch.predicted[fare, features.reached[k]]
        scratch.mass[fare, pawn] = whole


@safety_of.of(ClassicModel)
def classic_safety_of(
    policy: ClassicPolicy, simulation: SimulatedGame, scratch: Scratch, fare: Number, to: Number, context: Number
) -> Number:
    """As `belief_update.survival`, from what is gathered, which is quicker where many rides are compared."""
    if context == 1 and scratch.near[to] <= 1:
        return 0.0
    safety, row = 1.0, simulation.position.row
    for pawn in range(1, policy.model.pawns):
        distance = policy.features.distance[fares_of(policy.model, row, pawn), row[AT + pawn], to]
        if distance <= 1 and scratch.mass[fare, pawn] > 0.0:
            safety *= 1.0 - scratch.predicted[fare, to] / scratch.mass[fare, pawn]
    return safety


@appeal.of(ClassicModel)
def classic_appeal(
    policy: ClassicPolicy,
    simulation: SimulatedGame,
    scratch: Scratch,
    fare: Number,
    to: Number,
    safety: Number,
    context: Number,
) -> Number:
    """Its features, weighed."""
    board, features, row = policy.model.board, policy.features, simulation.position.row
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
