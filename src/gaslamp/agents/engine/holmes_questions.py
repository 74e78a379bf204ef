"""When the detectives of a rollout ask where Moriarty is, and what everybody makes of the answer (SH-25 to SH-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.fugitive_policy import entropy
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import AT, ENTRIES, PARK

if TYPE_CHECKING:
    from gaslamp.agents.engine.features import Probabilities
    from gaslamp.agents.engine.layout import Marks, Number
    from gaslamp.agents.engine.simulation import HolmesPolicy, Scratch, SimulatedGame

LEFT, FEW, LATE = 0.6, 3.0, 6.0  # as in `heuristic.holmes`
QUARTER, SYMBOL = range(2)


@inlined
def ask(policy: HolmesPolicy, simulation: SimulatedGame, scratch: Scratch) -> None:
    """Spend a token on the question that promises most, if that is enough; SH-25: one a turn."""
    tokens, belief, model = simulation.tokens, simulation.belief, policy.model
    if tokens[QUARTER] + tokens[SYMBOL] == 0:
        return
    least = wanted(policy, simulation)
    part, about = 1.0, -1
    if tokens[QUARTER]:
        part, about = left_by_quarter(policy, belief, scratch), 0
    for n in range(3):
        if tokens[SYMBOL]:
            share = share_marked(belief, model.printed, PARK << n)
            left = share * share + (1.0 - share) * (1.0 - share)
            if left < part:
                part, about = left, PARK << n
    if 1.0 - part >= least:
        tokens[SYMBOL if about else QUARTER] -= 1
        answer(policy, simulation, about)


@inlined
def wanted(policy: HolmesPolicy, simulation: SimulatedGame) -> Number:
    """How much of the belief an answer must be expected to rule out."""
    haste = max(1.0, LATE / (1 + policy.model.entries - simulation.position.row[ENTRIES]))
    return (1.0 - LEFT) / haste if np.exp(entropy(simulation.belief)) > FEW else 2.0


@inlined
def left_by_quarter(policy: HolmesPolicy, belief: Probabilities, scratch: Scratch) -> Number:
    """The share of the belief that is expected to be left once the quarter is known."""
    shares = scratch.entropy  # [quarters] of the belief: there are as many as fares
    for quarter in range(4):
        shares[quarter] = 0.0
    for station in range(len(belief)):
        shares[policy.model.quarters[station]] += belief[station]
    left = 0.0
    for quarter in range(4):
        left += shares[quarter] * shares[quarter]
    return left


@inlined
def share_marked(belief: Probabilities, marks: Marks, mark: Number) -> Number:
    """How likely his station carries the mark."""
    share = 0.0
    for station in range(len(belief)):
        if marks[station] & mark:
            share += belief[station]
    return share


@inlined
def answer(policy: HolmesPolicy, simulation: SimulatedGame, about: Number) -> None:
    """SH-26, SH-28: he tells the truth, and every station that it does not fit is out."""
    here, whole, belief = simulation.position.row[AT], 0.0, simulation.belief
    for station in range(len(belief)):
        if is_told_apart(policy, station, here, about):
            belief[station] = 0.0
        whole += belief[station]
    normalize(belief, whole)


@inlined
def is_told_apart(policy: HolmesPolicy, one: Number, other: Number, about: Number) -> Number:
    """Whether the answers differ at two stations."""
    model = policy.model
    if about:
        return (model.printed[one] & about) != (model.printed[other] & about)
    return model.quarters[one] != model.quarters[other]


@inlined
def keep_marked(belief: Probabilities, marks: Marks, mark: Number) -> None:
    """He is at a station with this mark."""
    whole = 0.0
    for station in range(len(belief)):
        if not marks[station] & mark:
            belief[station] = 0.0
        whole += belief[station]
    normalize(belief, whole)


@inlined
def normalize(belief: Probabilities, whole: Number) -> None:
    if whole > 0.0:
        for station in range(len(belief)):
            belief[station] /= whole
