"""Every joint move of the detectives of the compact game: all the ways in which a turn of theirs can end.

A joint move is one ride for each pawn: fare and station, as the lines of a board have them. A pawn that stays pays with
`STAY`. `compact` has the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.compact import PAWNS, STOCK, TEAM, held
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import AT, WAITING, fare_of, station_of

if TYPE_CHECKING:
    from gaslamp.agents.engine.board_arrays import BoardArrays
    from gaslamp.agents.engine.layout import Number, Row

PawnRides: TypeAlias = NDArray[np.int32]  # [rides]
JointMoves: TypeAlias = NDArray[np.int32]  # [joint moves, pawns - 1] the ride of each detective
STAY = 3
"""A fare like the others, but nothing is paid."""
PARTNERS = 2


@inlined
def ride_of(code: Number) -> Number:
    """Fare and station of a code, whichever pawn it moves."""
    return code & 0b111111111111


@inlined
def price(ride: Number) -> Number:
    """CP-2: 1, 2 or 3 pounds."""
    return fare_of(ride) + 1 if fare_of(ride) != STAY else 0


@inlined
def joint_moves(arrays: BoardArrays, s: Row, rides: NDArray[Number], out: JointMoves) -> Number:
    """List the joint moves; how many there are. `rides` [pawns - 1, rides] is room for those of each pawn."""
    m1, m2, m3 = (
        pawn_rides(arrays, s, 1, rides[0]),
        pawn_rides(arrays, s, 2, rides[1]),
        pawn_rides(arrays, s, 3, rides[2]),
    )
    n = 0
    for i in range(m1):
        for j in range(m2):
            if station_of(rides[0, i]) != station_of(rides[1, j]):
                for k in range(m3):
                    out[n, 0], out[n, 1], out[n, 2] = rides[0, i], rides[1, j], rides[2, k]
                    n += is_legal(arrays, s, rides[0, i], rides[1, j], rides[2, k])
    return n


@inlined
def pawn_rides(arrays: BoardArrays, s: Row, pawn: Number, out: PawnRides) -> Number:
    """The rides a pawn may want to take, and staying where it may have to; how many there are."""
    here, fares, n = s[AT + pawn], held(s), 0
    if s[WAITING] >> pawn & 1:
        for line in range(arrays.first[here], arrays.land[here]):
            out[n] = arrays.way[line]
            n += fares >> fare_of(arrays.way[line]) & 1
    out[n] = STAY << 9 | here
    return n + (not can_surely_ride(arrays, s, pawn))


@inlined
def can_surely_ride(arrays: BoardArrays, s: Row, pawn: Number) -> Number:
    """Whether a pawn that is to move can, whatever its partners do: tickets and stops of one kind for all three."""
    here, counts = s[AT + pawn], (0, 0, 0)
    for line in range(arrays.first[here], arrays.land[here]):
        fare = fare_of(arrays.way[line])
        counts = (counts[0] + (fare == 0), counts[1] + (fare == 1), counts[2] + (fare == 2))
    is_sure = False
    for fare in range(3):
        is_sure = is_sure or (counts[fare] > PARTNERS and s[STOCK + fare] > PARTNERS)
    return is_sure and s[WAITING] >> pawn & 1


@inlined
def is_legal(arrays: BoardArrays, s: Row, p: Number, q: Number, r: Number) -> Number:
    """CP-6, CP-7: everybody ends up apart, there are tickets for it, and who stays has to."""
    x, y, z = station_of(p), station_of(q), station_of(r)
    if x in (y, z) or y == z or is_cycle(s[AT + 1], s[AT + 2], s[AT + 3], x, y, z):
        return False
    left = (tickets_left(s, 0, p, q, r), tickets_left(s, 1, p, q, r), tickets_left(s, 2, p, q, r))
    if left[0] < 0 or left[1] < 0 or left[2] < 0:
        return False
    fares = (left[0] > 0) | (left[1] > 0) << 1 | (left[2] > 0) << 2
    return not (
        (fare_of(p) == STAY and s[WAITING] >> 1 & 1 and can_ride(arrays, x, fares, y, z))
        or (fare_of(q) == STAY and s[WAITING] >> 2 & 1 and can_ride(arrays, y, fares, x, z))
        or (fare_of(r) == STAY and s[WAITING] >> 3 & 1 and can_ride(arrays, z, fares, x, y))
    )


@inlined
def is_cycle(a: Number, b: Number, c: Number, x: Number, y: Number, z: Number) -> Number:
    """CP-7: who is to go where another stands waits for it to leave, so nobody can if they go in a circle."""
    is_swap = (x == b and y == a) or (x == c and z == a) or (y == c and z == b)
    return is_swap or (x == b and y == c and z == a) or (x == c and y == a and z == b)


@inlined
def tickets_left(s: Row, fare: Number, p: Number, q: Number, r: Number) -> Number:
    return s[STOCK + fare] - (fare_of(p) == fare) - (fare_of(q) == fare) - (fare_of(r) == fare)


@inlined
def can_ride(arrays: BoardArrays, here: Number, fares: Number, one: Number, other: Number) -> Number:
    """Whether a pawn gets away from here, its partners standing so."""
    for line in range(arrays.first[here], arrays.land[here]):
        station = station_of(arrays.way[line])
        if fares >> fare_of(arrays.way[line]) & 1 and station != one and station != other:
            return True
    return False


@inlined
def play_joint_move(s: Row, moves: JointMoves, n: Number, after: Row) -> None:
    """How things stand once the detectives have made one of their joint moves; the fugitive is next."""
    for i in range(len(s)):
        after[i] = s[i]
    for pawn in range(1, PAWNS):
        ride = moves[n, pawn - 1]
        after[AT + pawn] = station_of(ride)
        if fare_of(ride) != STAY:
            after[STOCK + fare_of(ride)] -= 1
    after[WAITING] = TEAM


@inlined
def cheapest_catch(arrays: BoardArrays, s: Row) -> Number:
    """CP-10: what the ticket costs that takes a detective to the fugitive; 0 where none does."""
    fares, least = held(s), 0
    for pawn in range(1, PAWNS):
        here = s[AT + pawn]
        for line in range(arrays.first[here], arrays.land[here]):
            ride = arrays.way[line]
            is_catch = s[WAITING] >> pawn & 1 and fares >> fare_of(ride) & 1 and station_of(ride) == s[AT]
            if is_catch and (least == 0 or price(ride) < least):
                least = price(ride)
    return least
