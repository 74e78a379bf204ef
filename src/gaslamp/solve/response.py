"""Best responses on a segment: the exact answer to a strategy that is known. It shares nothing with what learns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import jit
from gaslamp.solve.positions import NOWHERE
from gaslamp.solve.segment import FUGITIVE_NODE, LEAF, NODES, SLOTS, TEAM_NODE, Segment

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

Floats = NDArray[np.float64]


@jit
def best_fugitive(s: Segment, weights: Floats, team: Floats, bound: Number) -> float:
    """What the fugitive wins at most against the team's strategy, with leaves worth that bound."""
    best = np.zeros(s.used[SLOTS])
    for node in range(s.used[NODES] - 1, -1, -1):
        for slot in range(s.slot[node], s.slot[node + 1]):
            if s.kind[node] >= LEAF:
                best[slot] = s.worth[bound, slot]
            elif s.kind[node] == FUGITIVE_NODE:
                for edge in range(s.edge[slot], s.edge[slot + 1]):
                    best[slot] = max(best[slot], best[s.target[edge]])
            else:
                for choice in range(s.choice[node], s.choice[node + 1]):
                    reached = s.outcomes[s.outcome[slot] + choice - s.choice[node]]
                    best[slot] += team[choice] * best[reached] if reached != NOWHERE else 0.0
    return float((weights * best[: len(weights)]).sum())


@jit
def best_team(s: Segment, weights: Floats, fugitive: Floats, bound: Number) -> float:
    """What the fugitive wins at least with his strategy, whatever the team does, with leaves worth that bound.

    The team does not see his station, so it takes the joint move that is best over all of them: nodes are worth sums
    over slots, and he is worth the least of its choices.
    """
    reach, total = chances_to_be(s, weights, fugitive), np.zeros(s.used[NODES])
    least = np.full(s.used[NODES], np.inf)
    for node in range(s.used[NODES] - 1, -1, -1):
        if s.kind[node] >= LEAF:
            for slot in range(s.slot[node], s.slot[node + 1]):
                total[node] += reach[slot] * s.worth[bound, slot]
        elif s.kind[node] == TEAM_NODE:
            total[node] = 0.0 if catches_for_certain(s, node) else least[node]
        if node and s.kind[s.parent[node]] == TEAM_NODE:
            least[s.parent[node]] = min(least[s.parent[node]], total[node])
        elif node:
            total[s.parent[node]] += total[node]
    return float(total[0])


@jit
def catches_for_certain(s: Segment, node: Number) -> bool:
    is_certain = False
    for choice in range(s.choice[node], s.choice[node + 1]):
        is_certain = is_certain or s.child[choice] == NOWHERE
    return is_certain


@jit
def chances_to_be(s: Segment, weights: Floats, fugitive: Floats) -> Floats:
    """[slots] how likely he gets there by his strategy, if the team lets him."""
    chance = np.zeros(s.used[SLOTS])
    chance[: len(weights)] = weights
    for node in range(s.used[NODES]):
        for slot in range(s.slot[node], s.slot[node + 1]):
            if s.kind[node] == FUGITIVE_NODE:
                for edge in range(s.edge[slot], s.edge[slot + 1]):
                    chance[s.target[edge]] += chance[slot] * fugitive[edge]
            elif s.kind[node] == TEAM_NODE:
                first = s.outcome[slot]
                for reached in s.outcomes[first : first + s.choice[node + 1] - s.choice[node]]:
                    if reached != NOWHERE:
                        chance[reached] = chance[slot]
    return chance
