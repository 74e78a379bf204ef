"""Classic Scotland Yard on arrays: the same rules as `games.classic`, for playouts by the hundred thousand.

`offers` works out what happens without anybody acting and lists what may be done then; `play` does one of it.
Tests hold both against the rules themselves, move by move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.offering import end, offers
from gaslamp.agents.engine.rows import (
    ANSWER,
    AT,
    CAUGHT,
    CHOOSE,
    DONE,
    DOUBLE,
    DOUBLED,
    ENTRIES,
    FARES,
    HE,
    MOVE,
    OWED,
    PHASE,
    PURSE,
    RIDE,
    STRANDED,
    SURFACE,
    TAKE,
    TAKING,
    THEY,
    TWICE,
    WAITING,
    WINNER,
    Codes,
    Generator,
    Number,
    Row,
    Taken,
    draw,
    held,
)

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Rules, Town


@inlined
def play(town: Town, rules: Rules, s: Row, taken: Taken, chosen: Number) -> None:
    """Do one thing that `offers` listed."""
    station, fare = chosen & 511, chosen >> 9 & 7
    pawn, what = chosen >> 12 & 7, chosen >> 15
    if what == RIDE and pawn:
        answer(town, s, taken, pawn, fare, station)
    elif what == RIDE:
        enter(rules, s, fare, station)
    elif what == TWICE:
        s[PURSE + DOUBLE] -= 1
        s[OWED], s[DOUBLED] = 2, 1
    elif what == SURFACE:
        show(rules, s)
    elif what == DONE:
        onward(rules, s)
    else:
        rob(town, rules, s, pawn, fare)


@inlined
def answer(town: Town, s: Row, taken: Taken, pawn: Number, fare: Number, station: Number) -> None:
    """A detective rides; CL-5: the ticket goes to the fugitive; CL-21: the catch."""
    pay_him(s, pawn, fare)
    taken[s[AT + pawn]] -= 1
    taken[station] += 1
    s[AT + pawn] = station
    s[WAITING] &= ~(1 << pawn)
    if station == s[AT]:
        end(s, THEY, CAUGHT)
    else:
        strand(town, s, pawn)


@inlined
def pay_him(s: Row, pawn: Number, fare: Number) -> None:
    s[PURSE + FARES * pawn + fare] -= 1
    s[PURSE + fare] += 1


@inlined
def strand(town: Town, s: Row, pawn: Number) -> None:
    """CL-13: no ticket it holds fits any line at its station."""
    if not held(s, pawn) & town.kinds[s[AT + pawn]]:
        s[STRANDED] |= 1 << pawn
        s[WAITING] &= ~(1 << pawn)


@inlined
def enter(rules: Rules, s: Row, fare: Number, station: Number) -> None:
    """The fugitive rides, and it stands in his log."""
    s[PURSE + fare] -= s[PURSE + fare] > 0
    s[AT] = station
    s[ENTRIES] += 1
    s[OWED] -= 1
    if rules.voluntary and not rules.due[s[ENTRIES]]:
        s[PHASE] = CHOOSE
    else:
        onward(rules, s)


@inlined
def show(rules: Rules, s: Row) -> None:
    """CL-25: after showing himself unasked he takes a ticket from everybody who has one."""
    for pawn in range(1, rules.pawns):
        s[TAKING] |= (held(s, pawn) > 0) << pawn
    if s[TAKING]:
        s[PHASE] = TAKE
    else:
        onward(rules, s)


@inlined
def rob(town: Town, rules: Rules, s: Row, pawn: Number, fare: Number) -> None:
    pay_him(s, pawn, fare)
    s[TAKING] &= ~(1 << pawn)
    strand(town, s, pawn)
    if not s[TAKING]:
        onward(rules, s)


@inlined
def onward(rules: Rules, s: Row) -> None:
    """The other half of a double, or the detectives' answer."""
    if s[OWED]:
        s[PHASE] = MOVE
    else:
        s[PHASE] = ANSWER
        s[WAITING] = rules.everybody & ~s[STRANDED]


@inlined
def playout(town: Town, rules: Rules, s: Row, taken: Taken, generator: Generator, out: Codes) -> Number:
    """Play a position to its end at random; the winner."""
    while True:
        n = offers(town, rules, s, taken, out)
        if not n:
            return s[WINNER]
        play(town, rules, s, taken, out[draw(generator, n)])


@jit
def playouts(town: Town, rules: Rules, start: Row, stood: Taken, generator: Generator, games: Number) -> Number:
    """How many of so many random games from a position the fugitive wins."""
    s, taken, out, won = np.empty_like(start), np.empty_like(stood), np.empty(town.most, np.int32), 0
    for _ in range(games):
        refill(s, start)
        refill(taken, stood)
        won += playout(town, rules, s, taken, generator, out) == HE
    return won


@inlined
def refill(row: Row | Taken, source: Row | Taken) -> None:
    for n in range(len(source)):
        row[n] = source[n]
