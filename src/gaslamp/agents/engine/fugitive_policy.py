"""How the fugitive chooses a ride in a rollout: the safest and most promising of those on offer, and some noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.belief_update import BY_FARE, context_of, predict
from gaslamp.agents.engine.jit import inlined, per_game
from gaslamp.agents.engine.layout import RIDE, Number, fare_of, kind_of, station_of
from gaslamp.agents.engine.simulation import gumbel
from gaslamp.agents.engine.team_plan import WORST

if TYPE_CHECKING:
    from gaslamp.agents.engine.features import Probabilities
    from gaslamp.agents.engine.simulation import Policy, Scratch, SimulatedGame

LEAST, LATE = 0.02, 12.0


@per_game
def look_at_fare(policy: Policy, simulation: SimulatedGame, scratch: Scratch, fare: Number) -> None:
    """What is worked out once for all rides by a fare, whose belief stands in `scratch.predicted`."""


@per_game
def safety_of(
    policy: Policy, simulation: SimulatedGame, scratch: Scratch, fare: Number, to: Number, context: Number
) -> Number:
    """The chance not to be caught where a ride ends."""


@per_game
def appeal(
    policy: Policy,
    simulation: SimulatedGame,
    scratch: Scratch,
    fare: Number,
    to: Number,
    safety: Number,
    context: Number,
) -> Number:
    """What a ride is worth to the fugitive."""


@inlined
def best_ride(
    policy: Policy, simulation: SimulatedGame, noise: Number, scratch: Scratch, n: Number
) -> tuple[Number, Number]:
    """Which of the actions in `scratch.out` is the best ride, and how safe it is; `survey` has been made."""
    out, row = scratch.out, simulation.position.row
    context, best, pick, safest = context_of(policy.model, row), WORST, 0, 1.0
    predict(policy, simulation, scratch, BY_FARE)
    for fare in range(4):
        scratch.entropy[fare] = -1.0
    for i in range(n):
        if kind_of(out[i]) == RIDE:
            fare, to = fare_of(out[i]), station_of(out[i])
            if scratch.entropy[fare] < 0.0:
                scratch.entropy[fare] = entropy(scratch.predicted[fare])
                look_at_fare(policy, simulation, scratch, fare)
            safety = safety_of(policy, simulation, scratch, fare, to, context)
            score = appeal(policy, simulation, scratch, fare, to, safety, context)
            score += noise * gumbel(policy.features, simulation.generator)
            if score > best:
                best, pick, safest = score, i, safety
    return pick, safest


@inlined
def entropy(belief: Probabilities) -> Number:
    whole = 0.0
    for share in belief:
        if share > 0.0:
            whole -= share * np.log(share)
    return whole


@inlined
def open_ground(policy: Policy, scratch: Scratch, to: Number) -> Number:
    """The stations the fugitive would reach before any detective."""
    count = 0
    for station in range(len(scratch.near)):
        count += policy.features.distance[7, to, station] < scratch.near[station]
    return count
