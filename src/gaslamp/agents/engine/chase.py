"""The rules of a chase on arrays, for playouts by the hundred thousand.

`actions` works out what happens without anybody acting and lists what may be done then; `step` does one of it. Both are
written once for games whose fugitive keeps a log (`classic`, `holmes`), which say what differs in the kernels marked
`per_game`; a game that shares less (`compact`) registers its own. Tests hold them against the rules, move by move.

A variant has a model that descends from another's and registers what differs (`tests/agents/test_engine_variant.py`
brings one in). A game with a model of its own registers `fares_of`, `fugitive_fares`, `extra_moves`, `choices`,
`charge`, `enter`, `onward`, `use`, `conclude` and `score`.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from gaslamp.agents.engine.jit import inlined, jit, per_game
from gaslamp.agents.engine.layout import (
    ANSWER,
    AT,
    BLACK,
    BUS,
    CAUGHT,
    CORNERED,
    DETECTIVES_WON,
    DONE,
    DOUBLE,
    DOUBLE_MOVE,
    DOUBLED,
    ENTRIES,
    MOVE,
    OVER,
    OWED,
    PAWN,
    PHASE,
    RIDE,
    ROADBLOCK,
    ROUND,
    STRANDED,
    TICKETS,
    UNDERGROUND,
    WAITING,
    Codes,
    Number,
    Position,
    Row,
    code,
    end,
    fare_of,
    kind_of,
    overwrite,
    pawn_of,
    station_of,
)
from gaslamp.agents.engine.models import ClassicModel, CompactModel, HolmesModel
from gaslamp.agents.engine.rng import Generator, draw

LogModel: TypeAlias = ClassicModel | HolmesModel
"""Games with a log."""
Model: TypeAlias = LogModel | CompactModel
CLOSED = PAWN | ROADBLOCK
"""Where the fugitive cannot stop."""


@per_game
def actions(model: Model, position: Position, out: Codes) -> Number:
    """List what may be done; how many there are, and none once it is over. In any order it is all seats' at once."""


@per_game
def step(model: Model, position: Position, action: Number) -> None:
    """Do one thing that `actions` listed."""


@per_game
def fares_of(model: Model, row: Row, pawn: Number) -> Number:
    """The plain fares a detective can pay, as bits."""


@per_game
def fugitive_fares(model: Model, row: Row) -> Number:
    """The plain fares the fugitive can pay, as bits."""


@per_game
def extra_moves(model: LogModel, position: Position, out: Codes, n: Number) -> Number:
    """Add the fugitive's moves that are no rides to those found so far."""


@per_game
def choices(model: LogModel, position: Position, out: Codes) -> Number:
    """List what may be done in a phase that only this game has."""


@per_game
def charge(model: LogModel, row: Row, pawn: Number, fare: Number) -> None:
    """A pawn pays."""


@per_game
def enter(model: LogModel, row: Row) -> None:
    """What follows once the fugitive has come to a station and it stands in his log."""


@per_game
def onward(model: LogModel, row: Row) -> None:
    """After one move of the fugitive: the other half of a double, or the detectives' reply."""


@per_game
def use(model: LogModel, position: Position, action: Number) -> None:
    """Do what only this game has."""


@per_game
def conclude(model: LogModel, row: Row) -> None:
    """The detectives have all moved: the fugitive has won, or a new round begins."""


@per_game
def score(model: Model, row: Row) -> Number:
    """What the fugitive has of a game that is over: 1 if he got away, or his points."""


# What may be done


@actions.of(ClassicModel, HolmesModel)
def log_actions(model: LogModel, position: Position, out: Codes) -> Number:
    row = position.row
    while row[PHASE] == ANSWER:
        n = replies(model, position, out)
        if n:
            return n
        conclude(model, row)
    if row[PHASE] == MOVE:
        return moves(model, position, out)
    return 0 if row[PHASE] == OVER else choices(model, position, out)


@inlined
def replies(model: LogModel, position: Position, out: Codes) -> Number:
    """CL-12, SH-16: the rides of those whose turn it is; if their every way is occupied they sit it out."""
    row = position.row
    while row[WAITING]:
        group, pawn, n = model.turn[row[WAITING]] >> 1, 1, 0
        while group:
            if group & 1:
                n = rides(model, position, pawn, out, n)
            group >>= 1
            pawn += 1
        if n:
            return n
        row[WAITING] &= ~model.turn[row[WAITING]]
    return 0


@inlined
def rides(model: LogModel, position: Position, pawn: Number, out: Codes, n: Number) -> Number:
    """Add the rides of a detective to those found so far."""
    board, here, fares = model.board, position.row[AT + pawn], fares_of(model, position.row, pawn)
    whose = code(RIDE, pawn, 0, 0)
    for edge in range(board.first[here], board.land[here]):
        way = board.way[edge]
        out[n] = whose | way
        n += (fares >> (way >> 9)) & ((position.marks[way & 511] & PAWN) == 0)
    return n


@inlined
def moves(model: LogModel, position: Position, out: Codes) -> Number:
    """The moves of the fugitive; CL-20, SH-23: without any he is cornered; CL-17, SH-21: the double."""
    row = position.row
    n = black_rides(model, position, out, plain_rides(model, position, out))
    n = extra_moves(model, position, out, n)
    if not n:
        end(row, DETECTIVES_WON, CORNERED)
    elif row[TICKETS + DOUBLE] > 0 and not row[DOUBLED] and row[ENTRIES] + 2 <= model.entries:
        out[n] = code(DOUBLE_MOVE, 0, 0, 0)
        n += 1
    return n


@inlined
def plain_rides(model: LogModel, position: Position, out: Codes) -> Number:
    board, here, fares, n = model.board, position.row[AT], fugitive_fares(model, position.row), 0
    for edge in range(board.first[here], board.land[here]):
        way = board.way[edge]
        if not is_cut(model, position, edge):
            out[n] = way
            n += (fares >> (way >> 9)) & ((position.marks[way & 511] & CLOSED) == 0)
    return n


@inlined
def black_rides(model: LogModel, position: Position, out: Codes, n: Number) -> Number:
    """CL-18, CL-19, SH-20: to every neighbour by any edge, the ferry included."""
    if position.row[TICKETS + BLACK] > 0:
        board, here = model.board, position.row[AT]
        for k in range(board.near_first[here], board.near_first[here + 1]):
            station = board.near[k]
            if not is_shut(model, position, station):
                out[n] = code(RIDE, 0, BLACK, station)
                n += (position.marks[station] & CLOSED) == 0
    return n


@inlined
def is_cut(model: LogModel, position: Position, edge: Number) -> Number:
    """CL-26: whether a detective stands on the way of the fugitive's bus or underground line."""
    board = model.board
    if not model.cut_off or (board.kind[edge] != BUS and board.kind[edge] != UNDERGROUND):
        return False
    pawns = 0
    for k in range(board.over_first[edge], board.over_first[edge + 1]):
        pawns += position.marks[board.over[k]] & PAWN
    return pawns > 0


@inlined
def is_shut(model: LogModel, position: Position, station: Number) -> Number:
    """Whether every edge to a neighbour is closed to the fugitive."""
    if not model.cut_off:
        return False
    board, here = model.board, position.row[AT]
    for edge in range(board.first[here], board.first[here + 1]):
        if board.dest[edge] == station and not is_cut(model, position, edge):
            return False
    return True


# What follows


@step.of(ClassicModel, HolmesModel)
def log_step(model: LogModel, position: Position, action: Number) -> None:
    row, kind, pawn = position.row, kind_of(action), pawn_of(action)
    if kind == RIDE and pawn:
        reply(model, position, pawn, fare_of(action), station_of(action))
    elif kind == RIDE:
        charge(model, row, 0, fare_of(action))
        arrive(model, row, station_of(action))
    elif kind == DOUBLE_MOVE:
        row[TICKETS + DOUBLE] -= 1
        row[OWED], row[DOUBLED] = 2, 1
    elif kind == DONE:
        onward(model, row)
    else:
        use(model, position, action)


@inlined
def reply(model: LogModel, position: Position, pawn: Number, fare: Number, station: Number) -> None:
    """A detective rides; CL-21, SH-22: the catch."""
    row, marks = position.row, position.marks
    marks[row[AT + pawn]] &= ~PAWN
    marks[station] |= PAWN
    row[AT + pawn] = station
    row[WAITING] &= ~(1 << pawn)
    charge(model, row, pawn, fare)
    if station == row[AT]:
        end(row, DETECTIVES_WON, CAUGHT)
    else:
        strand(model, row, pawn)


@inlined
def strand(model: LogModel, row: Row, pawn: Number) -> None:
    """CL-13, SH-9: out for good is who stands where no ticket it holds fits any line."""
    if not fares_of(model, row, pawn) & model.board.kinds[row[AT + pawn]]:
        row[STRANDED] |= 1 << pawn
        row[WAITING] &= ~(1 << pawn)


@inlined
def arrive(model: LogModel, row: Row, station: Number) -> None:
    row[AT] = station
    row[ENTRIES] += 1
    row[OWED] -= 1
    enter(model, row)


@inlined
def pass_on(model: LogModel, row: Row) -> None:
    if row[OWED]:
        row[PHASE] = MOVE
    else:
        row[PHASE] = ANSWER
        row[WAITING] = model.everybody & ~row[STRANDED]


@inlined
def next_round(row: Row) -> None:
    row[ROUND] += 1
    row[PHASE], row[OWED], row[DOUBLED] = MOVE, 1, 0


# Playouts


@inlined
def playout(model: Model, position: Position, generator: Generator, out: Codes) -> None:
    """Play a position to its end at random, chance included."""
    n = actions(model, position, out)
    while n:
        step(model, position, out[draw(generator, n)])
        n = actions(model, position, out)


@jit
def playouts(model: Model, start: Position, generator: Generator, games: Number) -> Number:
    """What the fugitive has of so many random games from a position, all together."""
    row, marks, total = np.empty_like(start.row), np.empty_like(start.marks), 0
    out = np.empty(model.max_actions, np.int32)
    for _ in range(games):
        overwrite(row, start.row)
        overwrite(marks, start.marks)
        playout(model, Position(row, marks), generator, out)
        total += score(model, row)
    return total
