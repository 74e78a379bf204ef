"""Classic Scotland Yard on arrays: the same rules as `games.classic`, for playouts by the hundred thousand.

A position is one row of small numbers:

    phase round entries owed doubled winner rule waiting stranded taking | stations[6] | purses[6, 5]

and beside it a count of detectives for every station, so that it need not be looked for who stands there.
`offers` works out what happens without anybody acting and lists what may be done then; `play` does one of it.
Tests hold both against the rules themselves, move by move. What is known of the fugitive plays no part here.
"""

from __future__ import annotations

import numpy as np

from gaslamp.agents.jit import jit

PHASE, ROUND, ENTRIES, OWED, DOUBLED, WINNER, RULE, WAITING, STRANDED, TAKING = range(10)
AT, PURSE, SIZE = 10, 16, 46
MOVE, CHOOSE, TAKE, ANSWER, OVER = range(5)
NOBODY, HE, THEY = range(3)
CAUGHT, CORNERED, ALL_STRANDED, TIME = 21, 20, 22, 23  # the number of the rule that ended it
ROUNDS, WINDOWS, COUNTED, VOLUNTARY, CUT_OFF, ANY_ORDER, PAWNS, OWNER = range(8)
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE = range(5)
FERRY = 3
RIDE, TWICE, DONE, SURFACE, ROB = range(5)
MOST = 160
"""More than anybody can ever choose from."""


@jit
def code(what, pawn, fare, station):
    return what << 15 | pawn << 12 | fare << 9 | station


@jit
def draw(random, most):
    """A number below `most`; the generator is its own state."""
    x = random[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    random[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) * np.uint64(most) >> np.uint64(31))


@jit
def is_cut(town, s, pawns, line):
    """CL-26: whether a detective stands on the way of his line."""
    if town.kind[line] != BUS and town.kind[line] != UNDERGROUND:
        return False
    for pawn in range(1, pawns):
        at = s[AT + pawn]
        if town.over[line, at >> 6] >> np.uint64(at & 63) & np.uint64(1):
            return True
    return False


@jit
def rides(town, s, taken, pawn, out, n):
    """Add the rides of a detective to those found so far."""
    here, purse = np.int64(s[AT + pawn]), PURSE + 5 * pawn
    for line in range(town.first[here], town.first[here + 1]):
        kind, station = np.int64(town.kind[line]), np.int64(town.dest[line])
        if kind != FERRY and s[purse + kind] > 0 and not taken[station]:
            out[n] = code(RIDE, pawn, kind, station)
            n += 1
    return n


@jit
def flights(town, rules, s, taken, out):
    """The rides of the fugitive: plain fares by line, then black ones by station."""
    here, n, is_cut_off = np.int64(s[AT]), 0, rules[CUT_OFF]
    for line in range(town.first[here], town.first[here + 1]):
        kind, station = np.int64(town.kind[line]), np.int64(town.dest[line])
        if kind == FERRY or taken[station] or (rules[COUNTED] and not s[PURSE + kind]):
            continue
        if not (is_cut_off and is_cut(town, s, rules[PAWNS], line)):
            out[n] = code(RIDE, 0, kind, station)
            n += 1
    if s[PURSE + BLACK] > 0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            station = np.int64(town.near[k])
            if not taken[station] and not (is_cut_off and is_shut(town, rules, s, here, station)):
                out[n] = code(RIDE, 0, BLACK, station)
                n += 1
    return n


@jit
def is_shut(town, rules, s, here, station):
    """Whether every line to a neighbour is closed to him."""
    for line in range(town.first[here], town.first[here + 1]):
        if town.dest[line] == station and not is_cut(town, s, rules[PAWNS], line):
            return False
    return True


@jit
def offers(town, rules, s, taken, out):
    """What whoever is to act may do, in the order of the rules; how many there are, and none once it is over."""
    while not s[WINNER]:
        phase = s[PHASE]
        if phase == ANSWER:
            n = answers(town, rules, s, taken, out)
            if n:
                return n
            conclude(rules, s)
        elif phase == MOVE:
            return moves(town, rules, s, taken, out)
        elif phase == CHOOSE:
            out[0], out[1] = code(DONE, 0, 0, 0), code(SURFACE, 0, 0, 0)
            return 2
        else:
            return robberies(s, out)
    return 0


@jit
def moves(town, rules, s, taken, out):
    n = flights(town, rules, s, taken, out)
    if not n:
        end(s, THEY, CORNERED)
    elif s[PURSE + DOUBLE] > 0 and not s[DOUBLED] and s[ENTRIES] + 2 <= rules[WINDOWS]:
        out[n] = code(TWICE, 0, 0, 0)
        n += 1
    return n


@jit
def answers(town, rules, s, taken, out):
    """CL-12: the rides of the first seat with a pawn left; a seat whose every way is occupied sits it out."""
    waiting, pawns, n = np.int64(s[WAITING]), rules[PAWNS], 0
    while waiting:
        seat, rest = 99, 0
        for pawn in range(1, pawns):
            if waiting >> pawn & 1 and rules[OWNER + pawn] < seat:
                seat = rules[OWNER + pawn]
        for pawn in range(1, pawns):
            if waiting >> pawn & 1:
                if rules[OWNER + pawn] == seat:
                    n = rides(town, s, taken, pawn, out, n)
                else:
                    rest |= 1 << pawn
        if n:
            if not rules[ANY_ORDER]:
                s[WAITING] = waiting
            return n
        waiting = rest
    s[WAITING] = 0
    return 0


@jit
def robberies(s, out):
    pawn, n = 1, 0
    while not s[TAKING] >> pawn & 1:
        pawn += 1
    for fare in range(3):
        if s[PURSE + 5 * pawn + fare] > 0:
            out[n] = code(ROB, pawn, fare, 0)
            n += 1
    return n


@jit
def conclude(rules, s):
    """The detectives have all moved: he has won, or a new round begins."""
    if s[STRANDED] == (1 << rules[PAWNS]) - 2:
        end(s, HE, ALL_STRANDED)
    elif s[ROUND] == rules[ROUNDS] or s[ENTRIES] == rules[WINDOWS]:
        end(s, HE, TIME)
    else:
        s[ROUND] += 1
        s[PHASE], s[OWED], s[DOUBLED] = MOVE, 1, 0


@jit
def play(town, rules, due, s, taken, chosen):
    """Do one thing that `offers` listed."""
    station, fare = chosen & 511, chosen >> 9 & 7
    pawn, what = chosen >> 12 & 7, chosen >> 15
    if what == RIDE and pawn:
        answer(town, s, taken, pawn, fare, station)
    elif what == RIDE:
        enter(rules, due, s, fare, station)
    elif what == TWICE:
        s[PURSE + DOUBLE] -= 1
        s[OWED], s[DOUBLED] = 2, 1
    elif what == SURFACE:
        show(rules, due, s)
    elif what == DONE:
        onward(rules, s)
    else:
        rob(town, rules, s, pawn, fare)


@jit
def answer(town, s, taken, pawn, fare, station):
    """A detective rides; CL-5: the ticket goes to the fugitive."""
    s[PURSE + 5 * pawn + fare] -= 1
    s[PURSE + fare] += 1
    taken[s[AT + pawn]] -= 1
    taken[station] += 1
    s[AT + pawn] = station
    s[WAITING] &= ~(1 << pawn)
    if station == s[AT]:
        end(s, THEY, CAUGHT)
    else:
        strand(town, s, pawn)


@jit
def strand(town, s, pawn):
    """CL-13: no ticket it holds fits any line at its station."""
    here = np.int64(s[AT + pawn])
    for line in range(town.first[here], town.first[here + 1]):
        kind = np.int64(town.kind[line])
        if kind != FERRY and s[PURSE + 5 * pawn + kind] > 0:
            return
    s[STRANDED] |= 1 << pawn
    s[WAITING] &= ~(1 << pawn)


@jit
def enter(rules, due, s, fare, station):
    """The fugitive rides, and it stands in his log."""
    if s[PURSE + fare] > 0:
        s[PURSE + fare] -= 1
    s[AT] = station
    s[ENTRIES] += 1
    s[OWED] -= 1
    if due[s[ENTRIES]]:
        onward(rules, s)
    elif rules[VOLUNTARY]:
        s[PHASE] = CHOOSE
    else:
        onward(rules, s)


@jit
def show(rules, due, s):
    """CL-25: after showing himself unasked he takes a ticket from everybody who has one."""
    for pawn in range(1, rules[PAWNS]):
        purse = PURSE + 5 * pawn
        if s[purse] or s[purse + 1] or s[purse + 2]:
            s[TAKING] |= 1 << pawn
    if s[TAKING]:
        s[PHASE] = TAKE
    else:
        onward(rules, s)


@jit
def rob(town, rules, s, pawn, fare):
    s[PURSE + 5 * pawn + fare] -= 1
    s[PURSE + fare] += 1
    s[TAKING] &= ~(1 << pawn)
    if not s[STRANDED] >> pawn & 1:
        strand(town, s, pawn)
    if not s[TAKING]:
        onward(rules, s)


@jit
def onward(rules, s):
    """The other half of a double, or the detectives' answer."""
    if s[OWED]:
        s[PHASE] = MOVE
    else:
        s[PHASE] = ANSWER
        s[WAITING] = ((1 << rules[PAWNS]) - 2) & ~s[STRANDED]


@jit
def end(s, winner, rule):
    s[WINNER], s[RULE], s[PHASE], s[WAITING] = winner, rule, OVER, 0


@jit
def playout(town, rules, due, s, taken, random, out):
    """Play a position to its end at random; the winner."""
    n = offers(town, rules, s, taken, out)
    while n:
        play(town, rules, due, s, taken, out[draw(random, n)])
        n = offers(town, rules, s, taken, out)
    return s[WINNER]


@jit
def playouts(town, rules, due, start, stood, random, games):
    """How many of so many random games from a position the fugitive wins."""
    s, taken, out, won = np.empty_like(start), np.empty_like(stood), np.empty(MOST, np.int64), 0
    for _ in range(games):
        s[:] = start
        taken[:] = stood
        won += playout(town, rules, due, s, taken, random, out) == HE
    return won
