"""What the recipe says of every chase: its numbers, which moves are looked at, and how detectives chase."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.rows import TAXI, Codes, Generator, Number, draw

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Town

Shares: TypeAlias = NDArray[np.float64]
Away: TypeAlias = NDArray[np.int8]  # [kinds held as bits, from, to] rides
REDUCTION = 0.25
"""What a detective loses when another makes the catch."""
RANDOM = 5
"""One move in so many of a playout is any move at all: epsilon is 0.2."""
EARLY = 2
"""The rounds in which a black ticket hides nothing yet."""
PAWNS = 10
"""More than any chase has."""


@inlined
def of_pawn(out: Codes, n: Number, pawn: Number) -> Number:
    """Of the detectives' rides those of one pawn; they come to stand first."""
    kept = 0
    for i in range(n):
        if out[i] >> 12 == pawn:
            out[kept] = out[i]
            kept += 1
    return kept


@inlined
def is_black_wasted(town: Town, here: Number, turn: Number, is_due: Number) -> Number:
    """In the first rounds, when he is about to surface, and where every line is a taxi line."""
    only_taxis = (town.kinds[here] == 1 << TAXI) & (town.land[here] == town.first[here + 1])
    return (turn <= EARLY) | is_due | only_taxis


@inlined
def chase(away: Away, fares: Number, place: Number, out: Codes, n: Number, generator: Generator) -> Number:
    """A detective with these fares rides to where it is nearest to a place, of equals any."""
    best, least = out[0], 1 << 20
    for i in range(n):
        far = 32 * int(away[fares, out[i] & 511, place]) + int(draw(generator, 32))
        if far < least:
            best, least = out[i], far
    return best


@inlined
def is_likely(weights: Shares, away: Number, generator: Generator) -> Number:
    """Whether a place so far from the nearest detective is drawn, by its category; the likeliest always is."""
    nth = max(1, min(away, len(weights))) - 1
    return draw(generator, 1 << 20) < weights[nth] * (1 << 20)
