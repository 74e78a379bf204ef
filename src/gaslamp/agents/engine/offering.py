"""What may be done in a classic position, in the order of the rules, and what happens there without anybody acting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.rows import (
    ALL_STRANDED,
    ANSWER,
    AT,
    BLACK,
    BUS,
    CHOOSE,
    CORNERED,
    DONE,
    DOUBLE,
    DOUBLED,
    ENTRIES,
    FARES,
    HE,
    MOVE,
    OVER,
    OWED,
    PHASE,
    PURSE,
    RIDE,
    ROB,
    ROUND,
    RULE,
    STRANDED,
    SURFACE,
    TAKING,
    THEY,
    TIME,
    TWICE,
    UNDERGROUND,
    WAITING,
    WINNER,
    Codes,
    Number,
    Row,
    Taken,
    code,
    held,
)

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Rules, Town


@inlined
def offers(town: Town, rules: Rules, s: Row, taken: Taken, out: Codes) -> Number:
    """List what may be done; how many there are, and none once it is over. In any order it is all seats' at once."""
    while s[PHASE] == ANSWER:
        n = answers(town, rules, s, taken, out)
        if n:
            return n
        conclude(rules, s)
    if s[PHASE] == MOVE:
        return moves(town, rules, s, taken, out)
    if s[PHASE] == CHOOSE:
        out[0], out[1] = code(DONE, 0, 0, 0), code(SURFACE, 0, 0, 0)
        return 2
    return 0 if s[PHASE] == OVER else robberies(s, out)


@inlined
def answers(town: Town, rules: Rules, s: Row, taken: Taken, out: Codes) -> Number:
    """CL-12: the rides of those whose turn it is; if their every way is occupied they sit it out."""
    while s[WAITING]:
        group, pawn, n = rules.turn[s[WAITING]] >> 1, 1, 0
        while group:
            if group & 1:
                n = rides(town, s, taken, pawn, out, n)
            group >>= 1
            pawn += 1
        if n:
            return n
        s[WAITING] &= ~rules.turn[s[WAITING]]
    return 0


@inlined
def rides(town: Town, s: Row, taken: Taken, pawn: Number, out: Codes, n: Number) -> Number:
    """Add the rides of a detective to those found so far."""
    here, fares, whose = s[AT + pawn], held(s, pawn), code(RIDE, pawn, 0, 0)
    for line in range(town.first[here], town.land[here]):
        way = town.way[line]
        out[n] = whose | way
        n += (fares >> (way >> 9)) & (taken[way & 511] == 0)
    return n


@inlined
def moves(town: Town, rules: Rules, s: Row, taken: Taken, out: Codes) -> Number:
    """The rides of the fugitive and CL-17, the double; CL-20: without any he is cornered."""
    n = black_rides(town, rules, s, taken, out, plain_rides(town, rules, s, taken, out))
    if not n:
        end(s, THEY, CORNERED)
    elif s[PURSE + DOUBLE] > 0 and not s[DOUBLED] and s[ENTRIES] + 2 <= rules.windows:
        out[n] = code(TWICE, 0, 0, 0)
        n += 1
    return n


@inlined
def plain_rides(town: Town, rules: Rules, s: Row, taken: Taken, out: Codes) -> Number:
    """CL-5: any plain fare, unless his tickets are counted."""
    here, fares, n = s[AT], held(s, 0) | rules.free, 0
    for line in range(town.first[here], town.land[here]):
        way = town.way[line]
        if not (rules.cut_off and is_cut(town, taken, line)):
            out[n] = way
            n += (fares >> (way >> 9)) & (taken[way & 511] == 0)
    return n


@inlined
def black_rides(town: Town, rules: Rules, s: Row, taken: Taken, out: Codes, n: Number) -> Number:
    """CL-18, CL-19: to every neighbour by any line, the ferry included."""
    if s[PURSE + BLACK] > 0:
        here = s[AT]
        for k in range(town.near_first[here], town.near_first[here + 1]):
            station = town.near[k]
            if not (rules.cut_off and is_shut(town, s, taken, station)):
                out[n] = code(RIDE, 0, BLACK, station)
                n += taken[station] == 0
    return n


@inlined
def is_shut(town: Town, s: Row, taken: Taken, station: Number) -> Number:
    """Whether every line to a neighbour is closed to him."""
    here = s[AT]
    for line in range(town.first[here], town.first[here + 1]):
        if town.dest[line] == station and not is_cut(town, taken, line):
            return False
    return True


@inlined
def is_cut(town: Town, taken: Taken, line: Number) -> Number:
    """CL-26: whether a detective stands on the way of his line."""
    if town.kind[line] != BUS and town.kind[line] != UNDERGROUND:
        return False
    pawns = 0
    for k in range(town.over_first[line], town.over_first[line + 1]):
        pawns += taken[town.over[k]]
    return pawns > 0


@inlined
def robberies(s: Row, out: Codes) -> Number:
    """CL-25: a ticket of the next pawn he takes one from."""
    pawn, n = 1, 0
    while not s[TAKING] >> pawn & 1:
        pawn += 1
    for fare in range(3):
        out[n] = code(ROB, pawn, fare, 0)
        n += s[PURSE + FARES * pawn + fare] > 0
    return n


@inlined
def conclude(rules: Rules, s: Row) -> None:
    """The detectives have all moved: CL-22, CL-23, he has won, or a new round begins."""
    if s[STRANDED] == rules.everybody:
        end(s, HE, ALL_STRANDED)
    elif s[ROUND] == rules.rounds or s[ENTRIES] == rules.windows:
        end(s, HE, TIME)
    else:
        s[ROUND] += 1
        s[PHASE], s[OWED], s[DOUBLED] = MOVE, 1, 0


@inlined
def end(s: Row, winner: Number, rule: Number) -> None:
    s[WINNER], s[RULE], s[PHASE], s[WAITING] = winner, rule, OVER, 0
