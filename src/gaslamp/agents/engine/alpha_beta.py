"""Alpha-beta search of the compact game with the tickets there are; values are pounds the fugitive will still be paid.

The detectives minimize over their joint moves, the fugitive maximizes over his. He is in sight, so the search is an
ordinary one, with a transposition table; the tablebase of `retrograde` gives every position a lower bound, by which
joint moves are ordered and cut off, and the leaves their static evaluation. Where he may hide, one move of his is a
matrix game of hiding places against joint moves, solved by fictitious play.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from gaslamp.agents.engine.compact import BLACKS, HIDDEN, PENALTY, STOCK, can_anybody_ride, is_free
from gaslamp.agents.engine.fictitious_play import fictitious_play, upper_bound
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.layout import AT, station_of
from gaslamp.agents.engine.retrograde import team_index
from gaslamp.agents.engine.team_moves import cheapest_catch, joint_moves, play_joint_move, price
from gaslamp.agents.engine.transposition_table import INFINITY, UNKNOWN, key_of, probe, store

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gaslamp.agents.engine.alpha_beta_scratch import AlphaBetaScratch
    from gaslamp.agents.engine.layout import Number, Row
    from gaslamp.agents.engine.retrograde import Tablebase
    from gaslamp.agents.engine.tablebase import CompactBoard
    from gaslamp.agents.engine.team_moves import JointMoves

DEPTH, NODES = range(2)
"""The limits of a search."""
ITERATIONS = 40
"""Of fictitious play within the search."""
BLACK_TICKET = 1.2
"""The pounds a black ticket is worth to the fugitive on average, its price paid."""
PAID_BEFORE = 1
"""What has been paid on average before it is the turn of the pawn that catches him in hiding."""
BIAS, POUND, TAXI = 0.76, 0.565, 2.04
"""How soon the taxis run out: fitted to 5,000 positions of rounds between searching bots, solved with their tickets."""
LARGEST_EXPONENT = 30.0


@jit
def alpha_beta(board: CompactBoard, scratch: AlphaBetaScratch, ply: Number, alpha: Number, beta: Number) -> Number:
    """The value when the fugitive is seen where he is and the detectives are to move; exact between alpha and beta.

    Their best joint move stands in `scratch.best`. The fugitive's moves, where values are maximized, are tried in here
    too: compiled code cannot be kept of two kernels that call each other.
    """
    graph, s, after = board.graph, scratch.rows[ply], scratch.rows[ply + 1]
    moves, lower, caught = scratch.moves[ply], scratch.lower[ply], cheapest_catch(board.arrays, s)
    if caught:
        return float(caught)
    here, best, move, n = s[AT], INFINITY, 0, expand(board, scratch, ply)
    while move < n and best > alpha and scratch.limits[NODES] > 0:
        bring_forward(moves, lower, move, n)
        if lower[move] >= min(best, beta):
            return min(best, lower[move])
        play_joint_move(s, moves, move, after)
        cost = stock_value(s) - stock_value(after)
        low, high = alpha - cost, min(best, beta) - cost
        value = value_without_search(board, scratch, ply + 1, low, high)
        if value == UNKNOWN:
            value = 0.0  # CP-7: cornered
            for edge in range(graph.first[here], graph.first[here + 1]):
                if value < high and is_free(after, graph.dest[edge]):
                    after[AT], after[HIDDEN] = graph.dest[edge], 0
                    value = max(value, alpha_beta(board, scratch, ply + 1, max(low, value), high))
            after[AT], after[HIDDEN] = here, s[HIDDEN]
            if value < high:
                value = max(value, hiding_value(board, scratch, ply + 1, value, ITERATIONS))
            store(scratch.table, key_at(board, scratch, ply + 1), value, low, high)
        if cost + value < best:
            best, scratch.best[ply] = cost + value, move
        move += 1
    return best


@inlined
def expand(board: CompactBoard, scratch: AlphaBetaScratch, ply: Number) -> Number:
    """Visit a node: list the joint moves, and a lower bound of the value of each; how many there are."""
    s, after = scratch.rows[ply], scratch.rows[ply + 1]
    scratch.limits[NODES] -= 1
    n = joint_moves(board.arrays, s, scratch.rides, scratch.moves[ply])
    for move in range(n):
        play_joint_move(s, scratch.moves[ply], move, after)
        scratch.lower[ply, move] = stock_value(s) - stock_value(after) + lower_bound(board.tablebase, after)
    return n


@inlined
def bring_forward(moves: JointMoves, lower: NDArray[np.float64], first: Number, n: Number) -> None:
    """Move ordering: put the joint move of the least lower bound first of those that are left."""
    least = first
    for move in range(first + 1, n):
        least = move if lower[move] < lower[least] else least
    lower[first], lower[least] = lower[least], lower[first]
    for pawn in range(3):
        moves[first, pawn], moves[least, pawn] = moves[least, pawn], moves[first, pawn]


@inlined
def value_without_search(
    board: CompactBoard, scratch: AlphaBetaScratch, ply: Number, alpha: Number, beta: Number
) -> Number:
    """The value with the fugitive to move, of an end, a cutoff, a leaf or a transposition; `UNKNOWN` of other nodes."""
    s = scratch.rows[ply]
    if not can_anybody_ride(board.arrays, s):  # CP-10
        return float(stock_value(s))
    lower = float(lower_bound(board.tablebase, s))
    if lower >= beta:
        return lower
    if ply == scratch.limits[DEPTH]:
        return static_evaluation(s, board.tablebase[team_of(s), s[AT]], BLACK_TICKET if s[BLACKS] > 0 else 0.0)
    return probe(scratch.table, key_at(board, scratch, ply), alpha, beta)


@inlined
def key_at(board: CompactBoard, scratch: AlphaBetaScratch, ply: Number) -> Number:
    return key_of(scratch.rows[ply], board.tablebase.shape[1], scratch.limits[DEPTH] - ply)


# Evaluation, with the fugitive to move


@inlined
def stock_value(s: Row) -> Number:
    """What the tickets that are left are worth: an upper bound."""
    return s[STOCK] + 2 * s[STOCK + 1] + 3 * s[STOCK + 2]


@inlined
def team_of(s: Row) -> Number:
    """The row of the tablebase."""
    return team_index(s[AT + 1], s[AT + 2], s[AT + 3])


@inlined
def lower_bound(tablebase: Tablebase, s: Row) -> Number:
    """What the fugitive gets at least: the tickets that are left, or what it takes with tickets enough."""
    return min(stock_value(s), tablebase[team_of(s), s[AT]])


@inlined
def static_evaluation(s: Row, pounds: Number, extra: Number) -> Number:
    """An estimate from what it takes with tickets enough, and what is extra: without taxis he is rarely caught."""
    upper = float(stock_value(s))
    lower = min(upper, float(pounds))
    logit = TAXI * s[STOCK] - POUND * pounds - BIAS
    return min(upper, lower + (upper - lower) / (1.0 + exp(min(LARGEST_EXPONENT, logit))) + extra)


# Hiding


@inlined
def hiding_value(
    board: CompactBoard, scratch: AlphaBetaScratch, ply: Number, best: Number, iterations: Number
) -> Number:
    """The value of hiding now, its price paid; `UNKNOWN` where he cannot or it is no better than the best so far."""
    s, arrays = scratch.rows[ply], board.arrays
    if s[BLACKS] <= 0 or s[HIDDEN]:  # CP-12
        return UNKNOWN
    places = 0
    for k in range(arrays.near_first[s[AT]], arrays.near_first[s[AT] + 1]):
        scratch.hiding_places[places] = arrays.near[k]
        places += is_free(s, arrays.near[k])
    moves = joint_moves(arrays, s, scratch.rides, scratch.moves[ply])
    fill_payoffs(board.tablebase, scratch, ply, places, moves, BLACK_TICKET if s[BLACKS] > 1 else 0.0)
    if places == 0 or upper_bound(scratch.matrix, places, moves) - PENALTY <= best:
        return UNKNOWN
    return fictitious_play(scratch.matrix, places, moves, iterations) - PENALTY


@inlined
def fill_payoffs(
    tablebase: Tablebase, scratch: AlphaBetaScratch, ply: Number, places: Number, moves: Number, extra: Number
) -> None:
    """The matrix game: what the fugitive gains at each hiding place from each joint move of this ply."""
    s, after, payoffs = scratch.rows[ply], scratch.rows[-1], scratch.matrix.payoffs
    for move in range(moves):
        play_joint_move(s, scratch.moves[ply], move, after)
        cost, team = stock_value(s) - stock_value(after), team_of(after)
        for place in range(places):
            station = scratch.hiding_places[place]
            payoffs[place, move] = cost + static_evaluation(after, tablebase[team, station], extra)
            for pawn in range(3):
                ride = scratch.moves[ply, move, pawn]
                if station_of(ride) == station:
                    payoffs[place, move] = min(price(ride) + PAID_BEFORE, cost)


@jit
def solve_hiding(board: CompactBoard, scratch: AlphaBetaScratch, iterations: Number) -> Number:
    """CP-8: the value of hiding at the root; the places and how often to pick each stand in the scratch."""
    return hiding_value(board, scratch, 0, UNKNOWN, iterations)


@jit
def solve_seeking(
    board: CompactBoard, scratch: AlphaBetaScratch, places: Number, extra: Number, iterations: Number
) -> Number:
    """CP-8: how many joint moves there are at the root against a fugitive at one of so many hiding places.

    How often to pick each stands in the scratch. `extra` is what the black tickets he has left are worth to him.
    """
    moves = joint_moves(board.arrays, scratch.rows[0], scratch.rides, scratch.moves[0])
    fill_payoffs(board.tablebase, scratch, 0, places, moves, extra)
    fictitious_play(scratch.matrix, places, moves, iterations)
    return moves
