"""What everybody knows when the fugitive is to move in the classic game with two detectives, as a row of numbers.

Together with where the fugitive is, a position is all that the rest of a game depends on. Tickets that cannot run out
any more do not count: of each kind a pawn holds at most as many as it has turns left, and the fugitive at most as many
black ones as he has moves left, since whoever holds more can do neither more nor less. So games that differ only in
what cannot run out are one, exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

PublicPosition: TypeAlias = NDArray[np.int64]  # [SIZE]
ROUND, PAWN, PURSE, BLACKS, DOUBLES, HALF, SIZE = 0, 1, 3, 9, 10, 11, 12
"""Rounds played; stations of the pawns; their tickets, three kinds; the fugitive's; which half of a double is next."""
ALONE, FIRST, SECOND = 0, 1, 2
"""Halves: none is announced, the first is next, the second is next."""
FARES, BLACK, DOUBLE, SIGNALS = 3, 3, 4, 5
"""What everybody hears of a fugitive's action: one of three fares, a black ticket, or that a double is announced."""
LEADER, FARE, MOVE_SIZE = 12, 13, 15
"""A joint move is the position after it, which pawn goes first, and what each pays (STAYS: nothing)."""
STAYS = 3
NOWHERE = -1


class SolverModel(NamedTuple):
    """The board and the rules of one game."""

    first: NDArray[np.int32]  # [stations + 1] into the edges
    land: NDArray[np.int32]  # [stations] where its edges without the ferries end
    kind: NDArray[np.int8]  # [edges]
    dest: NDArray[np.int16]  # [edges]
    near_first: NDArray[np.int32]  # [stations + 1]
    near: NDArray[np.int16]  # [neighbours] each neighbour once
    kinds: NDArray[np.int8]  # [stations] the kinds that stop there without the ferry, as bits
    rounds: int
    entries: int
    doubles: int
    is_free: bool  # CL-12: whether the pawns move in the order the detectives like
    is_shown: NDArray[np.bool_]  # [entries + 2] CL-16: whether he surfaces at an entry


@inlined
def filled(model: SolverModel, p: PublicPosition) -> Number:
    """How many entries of the log are filled."""
    return p[ROUND] + model.doubles - p[DOUBLES] - (p[HALF] == FIRST)


@jit
def pack(model: SolverModel, p: PublicPosition) -> Number:
    """A position as one number, without the tickets that cannot run out."""
    turns, moves = model.rounds - p[ROUND], model.entries - filled(model, p)
    key = p[ROUND] << 12 | p[PAWN] << 6 | p[PAWN + 1]
    for place in range(PURSE, PURSE + 2 * FARES):
        key = key << 5 | min(p[place], turns)
    return key << 10 | min(p[BLACKS], moves) << 5 | p[DOUBLES] << 2 | p[HALF]


@jit
def unpack(key: Number, p: PublicPosition) -> None:
    """The position of a number."""
    p[HALF], p[DOUBLES], p[BLACKS] = key & 3, key >> 2 & 7, key >> 5 & 31
    key >>= 10
    for place in range(PURSE + 2 * FARES - 1, PURSE - 1, -1):
        p[place] = key & 31
        key >>= 5
    p[PAWN + 1], p[PAWN], p[ROUND] = key & 63, key >> 6 & 63, key >> 12


@jit
def is_stranded(model: SolverModel, p: PublicPosition, pawn: Number) -> bool:
    """CL-13: no ticket fits any line at its station."""
    fits = 0
    for fare in range(FARES):
        fits |= (p[PURSE + FARES * pawn + fare] > 0) << fare
    return bool(fits & model.kinds[p[PAWN + pawn]] == 0)


@jit
def is_over(model: SolverModel, p: PublicPosition) -> bool:
    """After the detectives' turn: CL-22, none of them can move any more, or CL-23, the last round or entry."""
    is_last = p[ROUND] == model.rounds or filled(model, p) == model.entries
    return bool(is_last or (is_stranded(model, p, 0) and is_stranded(model, p, 1)))


@jit
def can_ride(model: SolverModel, p: PublicPosition, pawn: Number, edge: Number) -> bool:
    """CL-8, CL-11: a ticket for the line, and no other detective where it ends."""
    return bool(p[PURSE + FARES * pawn + model.kind[edge]] > 0 and model.dest[edge] != p[PAWN + 1 - pawn])


@jit
def can_move(model: SolverModel, p: PublicPosition, pawn: Number) -> bool:
    is_able = False
    for edge in range(model.first[p[PAWN + pawn]], model.land[p[PAWN + pawn]]):
        is_able = is_able or can_ride(model, p, pawn, edge)
    return is_able


@jit
def ride(model: SolverModel, p: PublicPosition, pawn: Number, edge: Number) -> None:
    p[PURSE + FARES * pawn + model.kind[edge]] -= 1
    p[PAWN + pawn] = model.dest[edge]
    p[FARE + pawn] = model.kind[edge]


@jit
def joint_moves(model: SolverModel, p: PublicPosition, out: NDArray[np.int64]) -> Number:
    """All ways in which the detectives' turn can end, each once, and one way to get there; how many there are.

    CL-12: seat after seat, or in the order they like where they may choose. CL-13: a pawn that cannot move when it
    would have to skips the turn.
    """
    count, is_stuck = 0, not can_move(model, p, 0) and not can_move(model, p, 1)
    for leader in range(1 + model.is_free):
        if is_stuck or can_move(model, p, leader):
            count = add_moves(model, p, leader, out, count)
        elif not model.is_free:
            count = add_following(model, start_of_turn(p, leader), 1 - leader, out, count)
    return count


@jit
def start_of_turn(p: PublicPosition, leader: Number) -> PublicPosition:
    """The row of a joint move in which nobody has moved yet."""
    row = np.empty(MOVE_SIZE, np.int64)
    row[:SIZE] = p[:SIZE]
    row[ROUND], row[HALF] = p[ROUND] + 1, ALONE
    row[LEADER], row[FARE], row[FARE + 1] = leader, STAYS, STAYS
    return row


@jit
def add_moves(model: SolverModel, p: PublicPosition, leader: Number, out: NDArray[np.int64], count: Number) -> Number:
    """Those in which this pawn goes first."""
    if not can_move(model, p, leader):
        return add_following(model, start_of_turn(p, leader), 1 - leader, out, count)
    for edge in range(model.first[p[PAWN + leader]], model.land[p[PAWN + leader]]):
        if can_ride(model, p, leader, edge):
            row = start_of_turn(p, leader)
            ride(model, row, leader, edge)
            count = add_following(model, row, 1 - leader, out, count)
    return count


@jit
def add_following(
    model: SolverModel, row: PublicPosition, pawn: Number, out: NDArray[np.int64], count: Number
) -> Number:
    """Those that go on from here with this pawn."""
    if not can_move(model, row, pawn):
        return add_new(model, row, out, count)
    for edge in range(model.first[row[PAWN + pawn]], model.land[row[PAWN + pawn]]):
        if can_ride(model, row, pawn, edge):
            out[count] = row
            ride(model, out[count], pawn, edge)
            count = add_new(model, out[count].copy(), out, count)
    return count


@jit
def add_new(model: SolverModel, row: PublicPosition, out: NDArray[np.int64], count: Number) -> Number:
    """The row, if no other leads to the same position."""
    key = pack(model, row)
    for other in range(count):
        if pack(model, out[other]) == key:
            return count
    out[count] = row
    return count + 1


@inlined
def is_free_for_him(p: PublicPosition, station: Number) -> bool:
    """CL-11: he may not move to where a detective stands."""
    return bool(station != p[PAWN] and station != p[PAWN + 1])


@jit
def may_double(model: SolverModel, p: PublicPosition) -> bool:
    """CL-17: a card left and two free entries, and at most one double in a turn."""
    return bool(p[HALF] == ALONE and p[DOUBLES] > 0 and filled(model, p) + 2 <= model.entries)
