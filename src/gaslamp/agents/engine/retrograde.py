"""Retrograde analysis of the compact game without its tickets: the value of every position in plain sight.

The tablebase has a row for every three stations the detectives can stand on and a column for the fugitive's station:
the pounds he will still be paid when he is to move, never hides, everybody plays as well as can be and tickets never
run out. Values go back from the catches: they begin as an upper bound and improve from sweep to sweep (value iteration)
until nothing changes any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.team_moves import is_cycle

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

Tablebase: TypeAlias = NDArray[np.uint8]  # [teams, stations] pounds, the fugitive to move
Pounds: TypeAlias = NDArray[np.uint8]  # [stations] by where the fugitive is
UPPER_BOUND = 100
"""More than any position is worth."""


class LandGraph(NamedTuple):
    """Where one gets from each station by land, each neighbour once, by the cheapest ride."""

    first: NDArray[np.int32]  # [stations + 1] into the edges
    dest: NDArray[np.int16]  # [edges] the station at the other end
    price: NDArray[np.uint8]  # [edges] pounds


@inlined
def team_count(stations: Number) -> Number:
    """How many ways there are for three pawns to stand on the first so many stations."""
    return stations * (stations - 1) * (stations - 2) // 6


@inlined
def team_index(a: Number, b: Number, c: Number) -> Number:
    """The row of a tablebase for three stations, in whatever order."""
    a, b = min(a, b), max(a, b)
    b, c = min(b, c), max(b, c)
    a, b = min(a, b), max(a, b)
    return team_count(c) + b * (b - 1) // 2 + a


@jit
def solve(graph: LandGraph, tablebase: Tablebase) -> Number:
    """Fill a tablebase; how many sweeps it took."""
    tablebase[:], sweeps, is_done = UPPER_BOUND, 0, False
    detectives, fugitive = np.empty(tablebase.shape[1], np.uint8), np.empty(tablebase.shape[1], np.uint8)
    while not is_done:
        is_done, sweeps = not sweep(graph, tablebase, detectives, fugitive), sweeps + 1
    return sweeps


@jit
def sweep(graph: LandGraph, tablebase: Tablebase, detectives: Pounds, fugitive: Pounds) -> Number:
    """Back up every position once; how many values have changed. The last two are room for the side to move."""
    changed, row = 0, 0
    for c in range(tablebase.shape[1]):
        for b in range(c):
            for a in range(b):
                back_up_detectives(graph, tablebase, a, b, c, detectives)
                back_up_fugitive(graph, a, b, c, detectives, fugitive)
                for here in range(len(fugitive)):
                    changed += fugitive[here] != tablebase[row, here]
                    tablebase[row, here] = fugitive[here]
                row += 1
    return changed


@inlined
def back_up_detectives(graph: LandGraph, tablebase: Tablebase, a: Number, b: Number, c: Number, values: Pounds) -> None:
    """The minimum over their joint moves, for each station that the fugitive has just moved to."""
    for here in range(len(values)):
        values[here] = UPPER_BOUND
    for i in range(graph.first[a], graph.first[a + 1]):
        for j in range(graph.first[b], graph.first[b + 1]):
            for k in range(graph.first[c], graph.first[c + 1]):
                x, y, z = graph.dest[i], graph.dest[j], graph.dest[k]
                if x != y and y != z and x != z and not is_cycle(a, b, c, x, y, z):
                    paid, row = np.uint8(graph.price[i] + graph.price[j] + graph.price[k]), team_index(x, y, z)
                    for here in range(len(values)):
                        values[here] = min(values[here], np.uint8(tablebase[row, here] + paid))
    back_up_catches(graph, a, values)
    back_up_catches(graph, b, values)
    back_up_catches(graph, c, values)


@inlined
def back_up_catches(graph: LandGraph, pawn: Number, values: Pounds) -> None:
    """CP-10: a catch ends the round at once, and only its own ticket is paid."""
    for edge in range(graph.first[pawn], graph.first[pawn + 1]):
        station = graph.dest[edge]
        values[station] = min(values[station], graph.price[edge])


@inlined
def back_up_fugitive(graph: LandGraph, a: Number, b: Number, c: Number, detectives: Pounds, values: Pounds) -> None:
    """The maximum over the fugitive's moves; cornered (CP-7) he gets no more."""
    for here in range(len(values)):
        values[here] = 0
        for edge in range(graph.first[here], graph.first[here + 1]):
            station = graph.dest[edge]
            if station != a and station != b and station != c:
                values[here] = max(values[here], detectives[station])
