"""One round of the compact game on arrays, for playouts by the hundred thousand.

A position is a short row of its own, from the moment Mister X is dealt:

    phase waiting stranded points end | hidden blacks stock[3] | stations[4]

It shares too little with the other chases to share their kernels: no log, one stock of tickets for all, points instead
of a winner; and the row is short because the search of `alpha_beta` copies it at every node. The detectives are one
team here (CP-1), whichever of them moves. Two things are left to the rules themselves: the placement (CP-3), and
giving up (CP-10), which hands Mister X every ticket there is and so never helps the detectives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.chase import actions, fares_of, score, step
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    ANSWER,
    AT,
    BLACK,
    CAUGHT,
    CORNERED,
    END,
    MOVE,
    OVER,
    PHASE,
    PLAIN,
    RIDE,
    STRANDED,
    WAITING,
    WINNER,
    Codes,
    Number,
    Position,
    Row,
    code,
    fare_of,
    pawn_of,
    plain_tickets,
    station_of,
)
from gaslamp.agents.engine.models import CompactModel

if TYPE_CHECKING:
    from gaslamp.agents.engine.board_arrays import BoardArrays

POINTS = WINNER
HIDDEN, BLACKS, STOCK, SIZE = 5, 6, 7, 14
SPENT, STUCK = 10, 11
"""Ways to end that only this game has."""
PAWNS, TEAM = 4, 0b1110
PENALTY = 3  # CP-8


@inlined
def is_free(row: Row, station: Number) -> Number:
    """CP-7: no two pawns share a station."""
    return (row[AT + 1] != station) & (row[AT + 2] != station) & (row[AT + 3] != station)


@inlined
def held(row: Row) -> Number:
    """The fares there are tickets for, as bits."""
    return plain_tickets(row, STOCK)


@fares_of.of(CompactModel)
def compact_fares_of(_: CompactModel, row: Row, __: Number) -> Number:
    """One stock for all."""
    return held(row)


@actions.of(CompactModel)
def compact_actions(model: CompactModel, position: Position, out: Codes) -> Number:
    board, row = model.board, position.row
    while row[PHASE] == ANSWER:
        n = replies(board, row, out)
        if n:
            return n
        conclude(board, row)
    return flights(board, row, out) if row[PHASE] == MOVE else 0


@inlined
def replies(board: BoardArrays, row: Row, out: Codes) -> Number:
    """CP-6: the rides of every detective that has not moved yet."""
    fares, n = held(row), 0
    for pawn in range(1, PAWNS):
        if row[WAITING] >> pawn & 1:
            n = rides(board, row, pawn, fares, out, n)
    return n


@inlined
def rides(board: BoardArrays, row: Row, pawn: Number, fares: Number, out: Codes, n: Number) -> Number:
    """Add the rides of a pawn by these fares to those found so far."""
    here, whose = row[AT + pawn], code(RIDE, pawn, 0, 0)
    for edge in range(board.first[here], board.land[here]):
        way = board.way[edge]
        out[n] = whose | way
        n += (fares >> (way >> 9)) & is_free(row, way & 511)
    return n


@inlined
def flights(board: BoardArrays, row: Row, out: Codes) -> Number:
    """The rides of Mister X: plain ones are free (CP-4), never two black ones in succession (CP-12)."""
    n = rides(board, row, 0, PLAIN, out, 0)
    if row[BLACKS] > 0 and not row[HIDDEN]:
        n = dives(board, row, out, n)
    if not n:  # CP-7
        end(row, CORNERED)
    return n


@inlined
def dives(board: BoardArrays, row: Row, out: Codes, n: Number) -> Number:
    """CP-8, CP-9: a black ticket takes any line, the boat included."""
    here = row[AT]
    for k in range(board.near_first[here], board.near_first[here + 1]):
        out[n] = code(RIDE, 0, BLACK, board.near[k])
        n += is_free(row, board.near[k])
    return n


@inlined
def conclude(board: BoardArrays, row: Row) -> None:
    """The detectives have moved, or cannot: Mister X is next, unless none of them ever moves again (CP-10)."""
    row[PHASE], row[WAITING] = MOVE, 0
    if not can_anybody_ride(board, row):
        left = row[STOCK] + 2 * row[STOCK + 1] + 3 * row[STOCK + 2]
        row[POINTS] += left
        end(row, STUCK if left else SPENT)


@inlined
def can_anybody_ride(board: BoardArrays, row: Row) -> Number:
    fares = held(row)
    for pawn in range(1, PAWNS):
        here = row[AT + pawn]
        for edge in range(board.first[here], board.land[here]):
            if fares >> (board.way[edge] >> 9) & 1 and is_free(row, board.way[edge] & 511):
                return True
    return False


@step.of(CompactModel)
def compact_step(model: CompactModel, position: Position, action: Number) -> None:
    if pawn_of(action):
        reply(model.board, position.row, pawn_of(action), fare_of(action), station_of(action))
    else:
        flee(position.row, fare_of(action), station_of(action))


@inlined
def flee(row: Row, fare: Number, station: Number) -> None:
    """Mister X moves; what he gives up is his black ticket, and its price."""
    is_black = fare == BLACK
    row[AT], row[HIDDEN] = station, is_black
    row[BLACKS] -= is_black
    row[POINTS] -= PENALTY * is_black
    row[PHASE], row[WAITING] = ANSWER, TEAM & ~row[STRANDED]


@inlined
def reply(board: BoardArrays, row: Row, pawn: Number, fare: Number, station: Number) -> None:
    """A detective rides, and the ticket is handed to Mister X."""
    row[STOCK + fare] -= 1
    row[POINTS] += fare + 1  # CP-2: 1, 2 or 3 pounds
    row[AT + pawn] = station
    row[WAITING] &= ~(1 << pawn)
    if station == row[AT]:
        end(row, CAUGHT)
    else:
        strand(board, row)


@inlined
def strand(board: BoardArrays, row: Row) -> None:
    """CP-6: out for good is who stands where no ticket left fits any line."""
    fares = held(row)
    for pawn in range(1, PAWNS):
        if not fares & board.kinds[row[AT + pawn]]:
            row[STRANDED] |= 1 << pawn
    row[WAITING] &= ~row[STRANDED]


@inlined
def end(row: Row, how: Number) -> None:
    row[END], row[PHASE], row[WAITING] = how, OVER, 0


@score.of(CompactModel)
def compact_score(_: CompactModel, row: Row) -> Number:
    return row[POINTS]
