"""One round of the compact game on arrays: the same rules as `games.compact`, for playouts by the hundred thousand.

A position is one row of small numbers, from the moment Mister X is dealt; `compactrows` makes it from a state:

    phase waiting stranded hidden blacks points end | stock[3] | stations[4]

`offers` works out what happens without anybody acting and lists what may be done then; `play` does one of it.
The detectives are one team here, as CP-1 has it: whoever of them moves. Tests hold both against the rules, move by
move. Two things are left to the rules themselves: the placement (CP-3), and giving up (CP-10), which hands
Mister X every ticket there is and so never helps the detectives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.classic import refill
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.rows import Codes, Generator, Number, Row, draw

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Town

PHASE, WAITING, STRANDED, HIDDEN, BLACKS, POINTS, END, STOCK = range(8)
AT, SIZE = 10, 14
MOVE, ANSWER, OVER = range(3)
GOING_ON, CAUGHT, CORNERED, SPENT, STUCK = range(5)
PAWNS, TEAM = 4, 0b1110
BLACK, PENALTY = 3, 3  # CP-8


@inlined
def code(pawn: Number, fare: Number, station: Number) -> Number:
    """One ride: station and fare in the low bits, where the lines of a town have them too."""
    return pawn << 12 | fare << 9 | station


@inlined
def is_free(s: Row, station: Number) -> Number:
    """CP-7: no two pawns share a station."""
    return (s[AT + 1] != station) & (s[AT + 2] != station) & (s[AT + 3] != station)


@inlined
def held(s: Row) -> Number:
    """The fares there are tickets for, as bits."""
    return (s[STOCK] > 0) | (s[STOCK + 1] > 0) << 1 | (s[STOCK + 2] > 0) << 2


@inlined
def offers(town: Town, s: Row, out: Codes) -> Number:
    """List what may be done, in the order of the rules; how many there are, and none once the round is over."""
    while s[PHASE] == ANSWER:
        n = answers(town, s, out)
        if n:
            return n
        conclude(town, s)
    return flights(town, s, out) if s[PHASE] == MOVE else 0


@inlined
def answers(town: Town, s: Row, out: Codes) -> Number:
    """CP-6: the rides of every detective that has not moved yet."""
    fares, n = held(s), 0
    for pawn in range(1, PAWNS):
        if s[WAITING] >> pawn & 1:
            n = rides(town, s, pawn, fares, out, n)
    return n


@inlined
def rides(town: Town, s: Row, pawn: Number, fares: Number, out: Codes, n: Number) -> Number:
    """Add the rides of a pawn by these fares to those found so far."""
    here, whose = s[AT + pawn], code(pawn, 0, 0)
    for line in range(town.first[here], town.land[here]):
        way = town.way[line]
        out[n] = whose | way
        n += (fares >> (way >> 9)) & is_free(s, way & 511)
    return n


@inlined
def flights(town: Town, s: Row, out: Codes) -> Number:
    """The rides of Mister X: plain ones are free (CP-4), never two black ones in succession (CP-12)."""
    n = rides(town, s, 0, 7, out, 0)
    if s[BLACKS] > 0 and not s[HIDDEN]:
        n = dives(town, s, out, n)
    if not n:  # CP-7
        end(s, CORNERED)
    return n


@inlined
def dives(town: Town, s: Row, out: Codes, n: Number) -> Number:
    """CP-8, CP-9: a black ticket takes any line, the boat included."""
    here = s[AT]
    for k in range(town.near_first[here], town.near_first[here + 1]):
        out[n] = code(0, BLACK, town.near[k])
        n += is_free(s, town.near[k])
    return n


@inlined
def conclude(town: Town, s: Row) -> None:
    """The detectives have moved, or cannot: Mister X is next, unless none of them ever moves again (CP-10)."""
    s[PHASE], s[WAITING] = MOVE, 0
    if not can_anybody_ride(town, s):
        left = s[STOCK] + 2 * s[STOCK + 1] + 3 * s[STOCK + 2]
        s[POINTS] += left
        end(s, STUCK if left else SPENT)


@inlined
def can_anybody_ride(town: Town, s: Row) -> Number:
    fares = held(s)
    for pawn in range(1, PAWNS):
        here = s[AT + pawn]
        for line in range(town.first[here], town.land[here]):
            if fares >> (town.way[line] >> 9) & 1 and is_free(s, town.way[line] & 511):
                return True
    return False


@inlined
def play(town: Town, s: Row, chosen: Number) -> None:
    """Do one thing that `offers` listed."""
    pawn, fare, station = chosen >> 12, chosen >> 9 & 7, chosen & 511
    if pawn:
        answer(town, s, pawn, fare, station)
    else:
        flee(s, fare, station)


@inlined
def flee(s: Row, fare: Number, station: Number) -> None:
    """Mister X moves; what he gives up is his black ticket, and its price."""
    is_black = fare == BLACK
    s[AT], s[HIDDEN] = station, is_black
    s[BLACKS] -= is_black
    s[POINTS] -= PENALTY * is_black
    s[PHASE], s[WAITING] = ANSWER, TEAM & ~s[STRANDED]


@inlined
def answer(town: Town, s: Row, pawn: Number, fare: Number, station: Number) -> None:
    """A detective rides, and the ticket is handed to Mister X."""
    s[STOCK + fare] -= 1
    s[POINTS] += fare + 1  # CP-2: 1, 2 or 3 pounds
    s[AT + pawn] = station
    s[WAITING] &= ~(1 << pawn)
    if station == s[AT]:
        end(s, CAUGHT)
    else:
        strand(town, s)


@inlined
def strand(town: Town, s: Row) -> None:
    """CP-6: out for good is who stands where no ticket left fits any line."""
    fares = held(s)
    for pawn in range(1, PAWNS):
        if not fares & town.kinds[s[AT + pawn]]:
            s[STRANDED] |= 1 << pawn
    s[WAITING] &= ~s[STRANDED]


@inlined
def end(s: Row, how: Number) -> None:
    s[END], s[PHASE], s[WAITING] = how, OVER, 0


@inlined
def playout(town: Town, s: Row, generator: Generator, out: Codes) -> Number:
    """Play a round to its end at random; the points of Mister X."""
    n = offers(town, s, out)
    while n:
        play(town, s, out[draw(generator, n)])
        n = offers(town, s, out)
    return s[POINTS]


@jit
def playouts(town: Town, start: Row, generator: Generator, rounds: Number) -> Number:
    """The points of so many random rounds from one position, all together."""
    s, out, points = np.empty_like(start), np.empty(town.most, np.int32), 0
    for _ in range(rounds):
        refill(s, start)
        points += playout(town, s, generator, out)
    return points
