"""Backwards induction over surfacings: what needs no chance because everybody knows where the fugitive is.

Two tables take turns. In a *root* he has just been seen and is to move; in a *leaf* his next move will be seen. A root
is worth what its segment is worth, which ends in leaves. A leaf is worth the best of his moves, each the worst of the
detectives' answers, which lead to roots with more entries in the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import jit
from gaslamp.solve.positions import (
    ALONE,
    BLACK,
    BLACKS,
    DOUBLES,
    FIRST,
    HALF,
    NOWHERE,
    SECOND,
    SIZE,
    PublicPosition,
    SolverModel,
    is_free_for_him,
    is_over,
    joint_moves,
    may_double,
    pack,
)
from gaslamp.solve.regret import solve_segment
from gaslamp.solve.response import best_fugitive, best_team
from gaslamp.solve.segment import BOUNDS, LOWER, UPPER, VALUE, Segment, ValueTable, build, find

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

Worths = NDArray[np.float64]  # [BOUNDS, stations]
LEAST = -1.0
"""Less than any worth."""
WHAT, WHERE, WHICH, TAKEN = 0, 1, 2, 3
"""A move that is taken: the fare, the station, and whether it is half of a double."""


class Workspace(NamedTuple):
    """What the kernels work in."""

    moves: NDArray[np.int64]  # [joint moves, MOVE_SIZE]
    segment: Segment


@jit
def answered(model: SolverModel, roots: ValueTable, p: PublicPosition, moves: NDArray[np.int64], out: Worths) -> None:
    """Worths when he has just been seen in the detectives' turn, by where he is: the least over their joint moves.

    They take the first joint move with the least value; the upper bound is that of this one, the lower that of any.
    """
    out[:] = 2.0
    for choice in range(joint_moves(model, p, moves)):
        move = moves[choice]
        row = NOWHERE if is_over(model, move) else find(roots.keys, pack(model, move))
        for station in range(out.shape[1]):
            value = upper = lower = 0.0  # CL-21: caught
            if is_free_for_him(move, station):
                value = upper = lower = 1.0
                if row != NOWHERE:
                    value, upper, lower = (
                        roots.values[VALUE, row, station],
                        roots.values[UPPER, row, station],
                        roots.values[LOWER, row, station],
                    )
            if value < out[VALUE, station]:
                out[VALUE, station], out[UPPER, station] = value, upper
            out[LOWER, station] = min(out[LOWER, station], lower)


@jit
def surfaced(
    model: SolverModel, roots: ValueTable, p: PublicPosition, moves: NDArray[np.int64], seen: NDArray[np.float64]
) -> None:
    """Worths of being seen after the next move, `seen` [plain or black, alone or first half, BOUNDS, stations]."""
    after = p.copy()
    for black in range(1 + (p[BLACKS] > 0)):
        after[BLACKS] = p[BLACKS] - black
        if p[HALF] != FIRST:
            answered(model, roots, after, moves, seen[black, 0])
        half = after.copy()
        half[HALF], half[DOUBLES] = SECOND, p[DOUBLES] - (p[HALF] == ALONE)
        if p[HALF] == FIRST or may_double(model, p):
            seen[black, 1] = roots.values[:, find(roots.keys, pack(model, half))]


@jit
def leaf(model: SolverModel, roots: ValueTable, p: PublicPosition, moves: NDArray[np.int64], out: Worths) -> None:
    """Worths of a position whose next move surfaces: he takes the first move with the greatest value.

    The lower bound is that of this move, the upper that of any.
    """
    seen = np.full((2, 2, BOUNDS, out.shape[1]), LEAST)
    surfaced(model, roots, p, moves, seen)
    out[:] = np.nan
    taken = np.zeros(TAKEN, np.int64)
    for here in range(out.shape[1]):
        if is_free_for_him(p, here):
            out[UPPER, here] = take(model, p, here, seen, taken)
            out[VALUE, here] = out[LOWER, here] = 0.0  # CL-20: cornered
            if taken[WHERE] != NOWHERE:
                found = seen[int(taken[WHAT] == BLACK), taken[WHICH], :, taken[WHERE]]
                out[VALUE, here], out[LOWER, here] = found[VALUE], found[LOWER]


@jit
def take(
    model: SolverModel, p: PublicPosition, here: Number, seen: NDArray[np.float64], taken: NDArray[np.int64]
) -> float:
    """Note the first move with the greatest value, NOWHERE if there is none; the greatest upper bound of any."""
    taken[WHERE], best, upper = NOWHERE, LEAST, 0.0
    for edge in range(model.first[here], model.land[here]):
        best, upper = better(p, model.kind[edge], model.dest[edge], seen[0], best, upper, taken)
    if p[BLACKS] > 0:
        for place in range(model.near_first[here], model.near_first[here + 1]):
            best, upper = better(p, BLACK, model.near[place], seen[1], best, upper, taken)
    return upper


@jit
def better(
    p: PublicPosition, fare: Number, there: Number, seen: NDArray[np.float64], best: Number, upper: Number,
    taken: NDArray[np.int64],
) -> tuple[Number, Number]:  # fmt: skip
    """The greatest value and upper bound so far, this move considered, alone and as the first half of a double."""
    if is_free_for_him(p, there):
        for half in range(2):
            if seen[half, VALUE, there] > best:
                best = seen[half, VALUE, there]
                taken[WHAT], taken[WHERE], taken[WHICH] = fare, there, half
            upper = max(upper, seen[half, UPPER, there])
    return best, upper


@jit
def root(
    model: SolverModel, leaves: ValueTable, p: PublicPosition, room: Workspace, gap: float, most: Number, out: Worths
) -> bool:
    """Worths of a position in which he has just been seen, by where; False if there is too little room."""
    weights = np.zeros(out.shape[1])
    for here in range(out.shape[1]):
        if is_free_for_him(p, here):
            weights[:] = 0.0
            weights[here] = 1.0
            if not build(model, leaves, p, weights, room.moves, room.segment):
                return False
            out[:, here] = worths(room.segment, np.ones(1), gap, most)
    return True


@jit
def worths(s: Segment, weights: NDArray[np.float64], gap: float, most: Number) -> NDArray[np.float64]:
    """[BOUNDS] of a segment."""
    his, theirs, _ = solve_segment(s, weights, gap, most)
    out = np.empty(BOUNDS)
    out[VALUE] = (best_fugitive(s, weights, theirs, VALUE) + best_team(s, weights, his, VALUE)) / 2
    out[UPPER], out[LOWER] = best_fugitive(s, weights, theirs, UPPER), best_team(s, weights, his, LOWER)
    return out


@jit
def following(model: SolverModel, p: PublicPosition, moves: NDArray[np.int64], out: NDArray[np.int64]) -> Number:
    """The positions with one entry more that can follow, as numbers; how many there are."""
    count, after = 0, p.copy()
    for black in range(1 + (p[BLACKS] > 0)):
        after[:] = p
        after[BLACKS] -= black
        for choice in range(joint_moves(model, after, moves)):
            if not is_over(model, moves[choice]):
                out[count] = pack(model, moves[choice, :SIZE])
                count += 1
        if may_double(model, p):
            after[HALF], after[DOUBLES] = SECOND, p[DOUBLES] - 1
            out[count] = pack(model, after)
            count += 1
    return count
