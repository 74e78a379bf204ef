"""How both sides of the Sherlock Holmes edition play on in a rollout.

Moriarty goes out of reach, towards open ground and his crimes (as `heuristic.fugitive` and `heuristic.holmes` have
it), but simpler: the first half of a double looks for open ground alone, and he doubles or takes the balloon only
where no ride is safe. The detectives ask as `heuristic.holmes` has it and follow a plan for the whole team;
nobody bans a ticket, closes a street or asks for the past.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.belief_update import (
    add_to_crowd,
    clear_crowd,
    is_seen,
    narrow,
    open_exits,
    survey,
    survival,
    weigh_stop,
)
from gaslamp.agents.engine.chase import CLOSED
from gaslamp.agents.engine.fugitive_policy import (
    LATE,
    LEAST,
    appeal,
    best_ride,
    look_at_fare,
    open_ground,
    safety_of,
)
from gaslamp.agents.engine.holmes_questions import ask, keep_marked
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    AT,
    BALLOON,
    BLACK,
    CHOOSE,
    COLLECT,
    COME_DOWN,
    COMMIT,
    COMMITTED,
    DONE,
    DOUBLE,
    DOUBLE_MOVE,
    ENTRIES,
    FARES,
    FLY,
    HIDEOUT,
    LIE_LOW,
    LOW,
    MOVE,
    OWED,
    PHASE,
    RIDE,
    ROUND,
    SCENE,
    SHOWN,
    TICKETS,
    Number,
    Row,
    fare_of,
    kind_of,
    overwrite,
    station_of,
)
from gaslamp.agents.engine.models import HolmesModel
from gaslamp.agents.engine.rng import draw, sample
from gaslamp.agents.engine.rollout import ANYWHERE, determinize, fugitive_move, plan_reply, resume, unguessed
from gaslamp.agents.engine.team_plan import WORST, exits_of, fares_after, make_plan

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.simulation import HolmesPolicy, Scratch, SimulatedGame

# What things are worth to Moriarty, as in `heuristic`.
GROUND, DOUBT, BLACKS, HASTY = 0.3, 0.15, 0.05, 0.3
CRIME, LURE, LAST_LURE, GUARDED, PRIZE, SECOND_PRIZE, HIDDEN = 0.8, 0.02, 0.1, 2, 0.25, 0.45, 0.5
UNSAFE, TRAPPED = 0.62, 0.4
"""With less chance to get away he doubles, or takes the balloon."""


# What everybody sees


@is_seen.of(HolmesModel)
def holmes_is_seen(_: HolmesModel, row: Row, action: Number) -> Number:
    kind = kind_of(action)
    return row[SHOWN] and kind in (RIDE, DONE, COME_DOWN)


@narrow.of(HolmesModel)
def holmes_narrow(policy: HolmesPolicy, simulation: SimulatedGame, kind: Number) -> None:
    """SH-14, SH-32: he is at a scene, or at a hideout."""
    if kind == COMMIT:
        keep_marked(simulation.belief, policy.model.printed, SCENE)
    elif kind in (COLLECT, LIE_LOW):
        keep_marked(simulation.belief, policy.model.printed, HIDEOUT)


@weigh_stop.of(HolmesModel)
def holmes_weigh_stop(
    policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, _: Number, station: Number
) -> None:
    like = policy.distance_weights[scratch.near[station]] * policy.station_weights[station]
    scratch.stop_weight[station] = 0.0 if simulation.position.marks[station] & CLOSED else like


@clear_crowd.of(HolmesModel)
def no_crowd(_: HolmesPolicy, __: Scratch) -> None:
    return


@add_to_crowd.of(HolmesModel)
def nor_counted(_: HolmesPolicy, __: Scratch, ___: NDArray[np.int8]) -> None:
    return


@exits_of.of(HolmesModel)
def holmes_exits_of(policy: HolmesPolicy, _: SimulatedGame, scratch: Scratch, __: Number, station: Number) -> Number:
    return open_exits(policy.model.board, scratch.near, station)


# The detectives


@fares_after.of(HolmesModel)
def holmes_fares_after(model: HolmesModel, row: Row, pawn: Number, fares: Number, fare: Number) -> Number:
    """SH-19: bobbies pay nothing."""
    is_last = pawn <= model.team and row[TICKETS + FARES * pawn + fare] == 1
    return fares & ~(1 << fare) if is_last else fares


@plan_reply.of(HolmesModel)
def holmes_plan_reply(
    policy: HolmesPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, is_fugitive: Number
) -> Number:
    """They may guess where he is, whatever they do: he should not stand next to them because these would look away."""
    chance = 1.0
    ask(policy, simulation, scratch)
    if is_fugitive:
        chance = unguessed(policy, simulation, scratch)
        scratch.forbidden[0] = simulation.position.row[AT]
    make_plan(policy, simulation, noise, scratch)
    return chance


@determinize.of(HolmesModel)
def holmes_determinize(policy: HolmesPolicy, simulation: SimulatedGame, is_fugitive: Number) -> None:
    """Where he is, and which scenes he still holds: each set of them as likely as the other."""
    if is_fugitive:
        return
    row, marks = simulation.position.row, simulation.position.marks
    scenes, generator = policy.model.scenes, simulation.generator
    row[AT] = sample(simulation.belief, generator)
    left = policy.model.crimes - row[COMMITTED]
    for n in range(len(scenes)):
        marks[scenes[n]] &= ~SCENE
    for n in range(len(scenes)):
        if draw(generator, len(scenes) - n) < left:
            marks[scenes[n]] |= SCENE
            left -= 1


@resume.of(HolmesModel)
def holmes_resume(_: HolmesPolicy, __: SimulatedGame, last: SimulatedGame) -> Number:
    return last.generator[0]


# Moriarty


@fugitive_move.of(HolmesModel)
def holmes_fugitive_move(
    policy: HolmesPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number
) -> Number:
    phase = simulation.position.row[PHASE]
    if phase == BALLOON:
        return np.int64(draw(simulation.generator, n))
    if n == 1 and phase != MOVE:
        return 0
    survey(policy, simulation, scratch)
    if phase == MOVE:
        return flee(policy, simulation, noise, scratch, n)
    return use_powers(policy, simulation, scratch, n) if phase == CHOOSE else land(policy, simulation, scratch, n)


@inlined
def flee(policy: HolmesPolicy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number) -> Number:
    """The best ride, or a way out where none is safe."""
    pick, safest = best_ride(policy, simulation, noise, scratch, n)
    return way_out(scratch, n, safest, pick)


@inlined
def way_out(scratch: Scratch, n: Number, safest: Number, pick: Number) -> Number:
    """Where no ride is safe, a double, or else the balloon."""
    kind = kind_of(scratch.out[n - 1])
    if safest < UNSAFE and kind == DOUBLE_MOVE:
        return n - 1
    if safest < TRAPPED and kind == FLY:
        return n - 1
    return pick


@look_at_fare.of(HolmesModel)
def nothing_more(_: HolmesPolicy, __: SimulatedGame, ___: Scratch, ____: Number) -> None:
    return


@safety_of.of(HolmesModel)
def holmes_safety_of(
    policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, fare: Number, to: Number, _: Number
) -> Number:
    """Seen there or not; SH-34: at a hideout he lies low; after the first half of a double he goes on."""
    model, row = policy.model, simulation.position.row
    if row[OWED] == 2:
        return 1.0
    if not model.due[row[ENTRIES] + 1]:
        return survival(policy, simulation, scratch.predicted[fare], to, model.printed, ANYWHERE)
    if model.printed[to] & HIDEOUT:
        return survival(policy, simulation, scratch.predicted[fare], to, model.printed, HIDEOUT)
    return 1.0 if scratch.near[to] > 1 else 0.0


@appeal.of(HolmesModel)
def holmes_appeal(
    policy: HolmesPolicy,
    simulation: SimulatedGame,
    scratch: Scratch,
    fare: Number,
    to: Number,
    safety: Number,
    _: Number,
) -> Number:
    """To get away, to hold ground, to leave them in doubt, and at what price."""
    model, row, price = policy.model, simulation.position.row, 0.0
    if fare == BLACK:
        price = HASTY if row[ROUND] <= 2 else BLACKS * min(1.0, (model.entries - row[ENTRIES]) / LATE)
    doubt = 0.0 if model.due[row[ENTRIES] + 1] else DOUBT * scratch.entropy[fare]
    scene = 0.0
    if simulation.position.marks[to] & SCENE:
        scene = CRIME * survival(policy, simulation, scratch.predicted[fare], to, model.printed, SCENE)
        if row[COMMITTED] == model.crimes - 1:
            scene = -WORST
    ground, lured = ground_at(policy, scratch, to), lure(policy, simulation, scratch, to)
    return np.log(LEAST + safety) + ground + doubt - price + lured + scene


@inlined
def ground_at(policy: HolmesPolicy, scratch: Scratch, to: Number) -> Number:
    """What the stations are worth that he would reach before any pawn."""
    return GROUND * np.log(1.0 + open_ground(policy, scratch, to))


@inlined
def lure(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, to: Number) -> Number:
    """How little is left of the way to a scene he holds."""
    best, scenes, marks = 99, policy.model.scenes, simulation.position.marks
    for n in range(len(scenes)):
        if marks[scenes[n]] & SCENE and scenes[n] != to:
            guarded = GUARDED * (scratch.near[scenes[n]] < 2)
            best = min(best, policy.features.distance[7, to, scenes[n]] + guarded)
    if best == 99:
        return 0.0
    is_last = simulation.position.row[COMMITTED] == policy.model.crimes - 1
    return -(LAST_LURE if is_last else LURE) * best


@inlined
def use_powers(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, n: Number) -> Number:
    """What to do at a scene or a hideout, or to leave it at the move."""
    overwrite(scratch.predicted[0], simulation.belief)
    best, pick = WORST, 0
    for i in range(n):
        score = gain(policy, simulation, scratch, scratch.out[i])
        if score > best:
            best, pick = score, i
    return pick


@inlined
def gain(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, action: Number) -> Number:
    """What one of his choices after a move is worth: its prize, and what the detectives make of it."""
    model, row, kind = policy.model, simulation.position.row, kind_of(action)
    early = min(1.0, (model.entries - row[ENTRIES]) / LATE)
    is_shown = model.due[row[ENTRIES]] and not row[LOW] and kind != LIE_LOW
    if kind == COMMIT and row[COMMITTED] == model.crimes - 1:
        return -WORST
    if kind == COMMIT:
        return CRIME + stay(policy, simulation, scratch, is_shown, SCENE)
    if kind == COLLECT:
        prize = SECOND_PRIZE if fare_of(action) == DOUBLE else PRIZE
        return prize * early + stay(policy, simulation, scratch, is_shown, HIDEOUT)
    if kind == LIE_LOW:
        return HIDDEN + stay(policy, simulation, scratch, is_shown, HIDEOUT)
    return stay(policy, simulation, scratch, is_shown, ANYWHERE)


@inlined
def stay(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, is_shown: Number, mark: Number) -> Number:
    """The logarithm of the chance to stay free here, once they know this much; he need not fear if he moves on."""
    row = simulation.position.row
    if row[OWED]:
        return 0.0
    if is_shown:
        return np.log(LEAST + (scratch.near[row[AT]] > 1))
    return np.log(LEAST + survival(policy, simulation, scratch.predicted[0], row[AT], policy.model.printed, mark))


@inlined
def land(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch, n: Number) -> Number:
    """SH-35: where to come down."""
    best, pick = WORST, 0
    for i in range(n):
        to = station_of(scratch.out[i])
        score = np.log(LEAST + (scratch.near[to] > 1)) + ground_at(policy, scratch, to)
        score += lure(policy, simulation, scratch, to)
        score += CRIME * ((simulation.position.marks[to] & SCENE) > 0)
        if score > best:
            best, pick = score, i
    return pick
