"""Predictive CFR+ on a segment, with alternating updates and quadratic averaging.

A strategy is an array of chances: one for each edge of the fugitive, one for each choice of the team. Both averages
are taken at every information set, reached by the other side or not: where the fugitive never went the team must have
an answer, or his best response goes there (docs/research/solving.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.solve.positions import NOWHERE
from gaslamp.solve.response import best_fugitive, best_team
from gaslamp.solve.segment import (
    CHOICES,
    EDGES,
    FUGITIVE_NODE,
    LEAF,
    NODES,
    SLOTS,
    TEAM_NODE,
    VALUE,
    Segment,
)

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

Floats = NDArray[np.float64]


class Learner(NamedTuple):
    """What one side learns, by edge or by choice."""

    regret: Floats  # sums of regret, never below 0
    strategy: Floats  # as it is played now
    average: Floats  # weighted sums, then chances


@jit
def solve_segment(s: Segment, weights: Floats, gap: float, most: Number) -> tuple[Floats, Floats, Number]:
    """Both sides' average strategies, when a best response gains at most the gap or after most iterations; how many.

    `weights` [slots of the root] is the chance of each slot.
    """
    edges, choices, done = s.used[EDGES], s.used[CHOICES], 0
    fugitive = Learner(np.zeros(edges), np.zeros(edges), np.zeros(edges))
    team = Learner(np.zeros(choices), np.zeros(choices), np.zeros(choices))
    begin(s, fugitive.strategy, team.strategy)
    his, theirs = fugitive.strategy.copy(), team.strategy.copy()
    check = 16
    while True:
        while done < min(check, most):
            done += 1
            update_fugitive(s, fugitive, team, float(done * done))
            update_team(s, weights, team, fugitive, float(done * done))
        average_out(s, fugitive.average, team.average, his, theirs)
        found = best_fugitive(s, weights, theirs, VALUE) - best_team(s, weights, his, VALUE)
        if found <= gap or done >= most:
            return his, theirs, done
        check += check // 2


@jit
def begin(s: Segment, fugitive: Floats, team: Floats) -> None:
    """Everything alike."""
    for slot in range(s.used[SLOTS]):
        for edge in range(s.edge[slot], s.edge[slot + 1]):
            fugitive[edge] = 1.0 / (s.edge[slot + 1] - s.edge[slot])
    for node in range(s.used[NODES]):
        for choice in range(s.choice[node], s.choice[node + 1]):
            team[choice] = 1.0 / (s.choice[node + 1] - s.choice[node])


@jit
def average_out(s: Segment, fugitive: Floats, team: Floats, his: Floats, theirs: Floats) -> None:
    """Floats from weighted sums; everything alike where there are none."""
    for slot in range(s.used[SLOTS]):
        normalise(fugitive, s.edge[slot], s.edge[slot + 1], his)
    for node in range(s.used[NODES]):
        normalise(team, s.choice[node], s.choice[node + 1], theirs)


@jit
def normalise(sums: Floats, first: Number, end: Number, out: Floats) -> None:
    total = 0.0
    for i in range(first, end):
        total += sums[i]
    for i in range(first, end):
        out[i] = sums[i] / total if total > 0 else 1.0 / (end - first)


@inlined
def learn(side: Learner, gains: Floats, value: float, weight: float, first: Number, end: Number) -> None:
    """CFR+ with the newest regrets as a prediction of the next; `gains` is what each action is worth."""
    total = 0.0
    for i in range(first, end):
        regret = weight * (gains[i] - value)
        side.regret[i] = max(side.regret[i] + regret, 0.0)
        gains[i] = max(side.regret[i] + regret, 0.0)
        total += gains[i]
    for i in range(first, end):
        side.strategy[i] = gains[i] / total if total > 0 else 1.0 / (end - first)


@jit
def update_fugitive(s: Segment, fugitive: Learner, team: Learner, weight: float) -> None:
    """Regrets of the fugitive against the team's strategy, from the last slot back; the team's strategy is averaged."""
    reach, worth, gains = team_reach(s, team.strategy), s.worth[VALUE].copy(), np.empty(s.used[EDGES])
    for node in range(s.used[NODES] - 1, -1, -1):
        if s.kind[node] == TEAM_NODE:
            average_choices(s, node, team, weight * reach[node])
            answer_slots(s, node, team.strategy, worth)
        elif s.kind[node] == FUGITIVE_NODE:
            for slot in range(s.slot[node], s.slot[node + 1]):
                worth[slot] = 0.0
                for edge in range(s.edge[slot], s.edge[slot + 1]):
                    gains[edge] = worth[s.target[edge]]
                    worth[slot] += fugitive.strategy[edge] * gains[edge]
                learn(fugitive, gains, worth[slot], reach[node], s.edge[slot], s.edge[slot + 1])


@jit
def average_choices(s: Segment, node: Number, team: Learner, weight: float) -> None:
    for choice in range(s.choice[node], s.choice[node + 1]):
        team.average[choice] += weight * team.strategy[choice]


@inlined
def answer_slots(s: Segment, node: Number, team: Floats, worth: Floats) -> None:
    """What the slots of a team's node are worth against its strategy."""
    first = s.choice[node]
    for slot in range(s.slot[node], s.slot[node + 1]):
        worth[slot] = 0.0
        for choice in range(s.choice[node + 1] - first):
            following = s.outcomes[s.outcome[slot] + choice]
            if following != NOWHERE:
                worth[slot] += team[first + choice] * worth[following]


@jit
def team_reach(s: Segment, team: Floats) -> Floats:
    """[nodes] the chance that the team plays so that a node is reached."""
    reach = np.ones(s.used[NODES])
    for node in range(1, s.used[NODES]):
        reach[node] = reach[s.parent[node]]
        if s.kind[s.parent[node]] == TEAM_NODE:
            reach[node] *= team[s.signal[node]]
    return reach


@jit
def update_team(s: Segment, weights: Floats, team: Learner, fugitive: Learner, weight: float) -> None:
    """Regrets of the team, which wants him to be worth little, node by node; his strategy is averaged.

    `worth` is what a node is worth to him times the chance that he is there.
    """
    worth, gains = leaves_worth(s, average_edges(s, weights, fugitive, weight)), np.zeros(s.used[CHOICES])
    for node in range(s.used[NODES] - 1, 0, -1):
        if s.kind[node] == TEAM_NODE:
            for choice in range(s.choice[node], s.choice[node + 1]):
                worth[node] -= team.strategy[choice] * gains[choice]
            learn(team, gains, -worth[node], 1.0, s.choice[node], s.choice[node + 1])
        if s.kind[s.parent[node]] == TEAM_NODE:
            gains[s.signal[node]] = -worth[node]
        else:
            worth[s.parent[node]] += worth[node]


@jit
def leaves_worth(s: Segment, reach: Floats) -> Floats:
    """[nodes] what leaves are worth, as often as he gets there; others nothing yet."""
    worth = np.zeros(s.used[NODES])
    for node in range(s.used[NODES]):
        if s.kind[node] >= LEAF:
            for slot in range(s.slot[node], s.slot[node + 1]):
                worth[node] += reach[slot] * s.worth[VALUE, slot]
    return worth


@jit
def average_edges(s: Segment, weights: Floats, fugitive: Learner, weight: float) -> Floats:
    """[slots] the chance that he gets there, if the team plays for it; his strategy is averaged on the way."""
    reach = np.zeros(s.used[SLOTS])
    reach[: len(weights)] = weights
    for node in range(s.used[NODES]):
        for slot in range(s.slot[node], s.slot[node + 1]):
            if s.kind[node] == TEAM_NODE:
                for choice in range(s.choice[node + 1] - s.choice[node]):
                    if s.outcomes[s.outcome[slot] + choice] != NOWHERE:
                        reach[s.outcomes[s.outcome[slot] + choice]] = reach[slot]
            for edge in range(s.edge[slot], s.edge[slot + 1]):
                reach[s.target[edge]] += reach[slot] * fugitive.strategy[edge]
                fugitive.average[edge] += weight * reach[slot] * fugitive.strategy[edge]
    return reach
