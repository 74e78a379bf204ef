"""Games played out by quick policies for both sides: what a searching bot expects to happen.

`evaluate` compares choices by such games: all from the same determinizations and with the same random numbers. What
differs between games (`fugitive_move`, `plan_reply`, `determinize`, `resume`) is in `classic_policy` and
`holmes_policy`. A little noise keeps either side from taking the other for a clockwork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.belief_update import observe, survival
from gaslamp.agents.engine.chase import actions, score, step
from gaslamp.agents.engine.jit import inlined, jit, per_game
from gaslamp.agents.engine.layout import ANSWER, AT, PHASE, Number, overwrite
from gaslamp.agents.engine.simulation import NOWHERE, copy_simulation
from gaslamp.agents.engine.team_plan import make_plan, planned

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gaslamp.agents.engine.simulation import Policy, Scratch, SimulatedGame

ANYWHERE = 0


@per_game
def fugitive_move(policy: Policy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number) -> Number:
    """Which of his `n` actions in `scratch.out` the fugitive takes; on a move it leaves `scratch.predicted` behind."""


@per_game
def plan_reply(
    policy: Policy, simulation: SimulatedGame, noise: Number, scratch: Scratch, is_fugitive: Number
) -> Number:
    """The detectives' plan for this turn, and the chance of it: 1, or less where the fugitive asks."""


@per_game
def determinize(policy: Policy, simulation: SimulatedGame, is_fugitive: Number) -> None:
    """Draw what the searching side does not know, by the belief."""


@per_game
def resume(policy: Policy, sampled: SimulatedGame, last: SimulatedGame) -> Number:
    """The state from which random numbers are drawn for the next determinization."""


@jit
def rollout(
    policy: Policy,
    simulation: SimulatedGame,
    noise: NDArray[np.float64],
    scratch: Scratch,
    forced: Number,
    is_planned: Number,
) -> Number:
    """Play on to the end, beginning with an action or a plan that is settled; 1 if the fugitive gets away.

    An action of the fugitive's is worth what follows if they never find him, times the chance that they do not.
    `noise` is what he adds to his scores, and what they do.
    """
    model, position = policy.model, simulation.position
    chance, is_fugitive = 1.0, forced >= 0
    scratch.forbidden[0] = NOWHERE
    n = actions(model, position, scratch.out)
    while n:
        if position.row[PHASE] == ANSWER:
            if not is_planned:
                chance *= plan_reply(policy, simulation, noise[1], scratch, is_fugitive)
                is_planned = True
            action = scratch.out[planned(scratch, n)]
        else:
            is_planned = False
            pick = fugitive_move(policy, simulation, noise[0], scratch, n)
            action = scratch.out[pick] if forced < 0 else forced
            forced = -1
        step(model, position, action)
        observe(policy, simulation, scratch, action)
        n = actions(model, position, scratch.out)
    return chance * score(model, position.row)


@inlined
def unguessed(policy: Policy, simulation: SimulatedGame, scratch: Scratch) -> Number:
    """The chance that they do not guess where the fugitive is by the belief."""
    overwrite(scratch.predicted[0], simulation.belief)
    here, marks = simulation.position.row[AT], simulation.position.marks
    return survival(policy, simulation, scratch.predicted[0], here, marks, ANYWHERE)


@jit
def plan_once(policy: Policy, simulation: SimulatedGame, noise: Number, scratch: Scratch) -> None:
    """The team's plan, into `scratch.plan`."""
    scratch.forbidden[0] = NOWHERE
    make_plan(policy, simulation, noise, scratch)


@jit
def evaluate(
    policy: Policy,
    start: SimulatedGame,
    sampled: SimulatedGame,
    simulation: SimulatedGame,
    choices: NDArray[np.int64],
    is_fugitive: Number,
    alive: NDArray[np.bool_],
    sums: NDArray[np.float64],
    counts: NDArray[np.int64],
    rollouts: Number,
    noise: NDArray[np.float64],
    scratch: Scratch,
) -> None:
    """So many rollouts for each choice still in the running; `sampled` and `simulation` are memory to copy `start` to.

    A choice is an action of the fugitive's, or a plan of the detectives' with a code for every pawn.
    """
    for _ in range(rollouts):
        copy_simulation(sampled, start)
        determinize(policy, sampled, is_fugitive)
        for c in range(len(choices)):
            if alive[c]:
                copy_simulation(simulation, sampled)
                if not is_fugitive:
                    overwrite(scratch.plan, choices[c])
                forced = choices[c, 0] if is_fugitive else -1
                sums[c] += rollout(policy, simulation, noise, scratch, forced, not is_fugitive)
                counts[c] += 1
        start.generator[0] = resume(policy, sampled, simulation)
