"""A search of the compact game in pounds, with the tickets there are: what Mister X will still be paid.

He is in sight, so the search is an ordinary one, net against move; the table of `compacttable` says what a position
costs at least, and at the end of the search about how much. Where he may hide, a guessing game is part of it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from gaslamp.agents.engine.compact import AT, BLACKS, HIDDEN, PENALTY, STOCK, can_anybody_ride, is_free
from gaslamp.agents.engine.compactnets import cast, cheapest_catch, close, paid
from gaslamp.agents.engine.compacttable import team
from gaslamp.agents.engine.guessing import ceiling, guess
from gaslamp.agents.engine.jit import inlined, jit

if TYPE_CHECKING:
    from gaslamp.agents.engine.compacttable import Table
    from gaslamp.agents.engine.rows import Number, Row
    from gaslamp.agents.engine.slate import Bounds, Nets, Slate
    from gaslamp.agents.engine.streets import Streets
    from gaslamp.agents.engine.town import Town

TURNS, LOOKS = range(2)
ANSWERS = 40
"""Of either side in a guessing game within the search."""
HOPE = 1.2
"""The pounds a black ticket is worth to him on average, its price paid."""
EARLIER = 1
"""What has been paid on average before it is the turn of the pawn that catches him in hiding."""
SHORT, DEAR, TAXI = 0.76, 0.565, 2.04
"""How soon the taxis run out: fitted to 5,000 positions of rounds between searching bots, solved with their tickets."""
SURE = 30.0
FULL, UNKNOWN = 1e9, -1.0


@jit
def chase(
    town: Town, streets: Streets, table: Table, slate: Slate, turn: Number, alpha: Number, beta: Number
) -> Number:
    """What he will be paid from now on when he is seen where he is; exact between alpha and beta.

    Which net is best stands in `slate.best`. His moves are tried in here too: compiled code cannot be kept of two
    kernels that call each other.
    """
    s, after, nets = slate.rows[turn], slate.rows[turn + 1], slate.nets[turn]
    caught, here, best, net = cheapest_catch(town, s), s[AT], FULL, 0
    if caught:
        return float(caught)
    n = draft(town, table, slate, turn)
    while net < n and best > alpha and slate.limits[LOOKS] > 0:
        bring_forward(nets, slate.least[turn], net, n)
        if slate.least[turn, net] >= min(best, beta):
            return min(best, slate.least[turn, net])
        close(s, nets, net, after)
        cost = funds(s) - funds(after)
        low, high = alpha - cost, min(best, beta) - cost
        value = known(town, table, slate, turn + 1, low, high)
        if value == UNKNOWN:
            value = 0.0  # CP-7: cornered
            for way in range(streets.first[here], streets.first[here + 1]):
                if value < high and is_free(after, streets.dest[way]):
                    after[AT], after[HIDDEN] = streets.dest[way], 0
                    value = max(value, chase(town, streets, table, slate, turn + 1, max(low, value), high))
            after[AT], after[HIDDEN] = here, s[HIDDEN]
            if value < high:
                value = max(value, dive(town, table, slate, turn + 1, value, ANSWERS))
            note(table, slate, turn + 1, value, low, high)
        if cost + value < best:
            best, slate.best[turn] = cost + value, net
        net += 1
    return best


@inlined
def draft(town: Town, table: Table, slate: Slate, turn: Number) -> Number:
    """List the nets of a turn, and what each costs at least; how many there are."""
    s, after = slate.rows[turn], slate.rows[turn + 1]
    slate.limits[LOOKS] -= 1
    n = cast(town, s, slate.ways, slate.nets[turn])
    for net in range(n):
        close(s, slate.nets[turn], net, after)
        slate.least[turn, net] = funds(s) - funds(after) + floor(table, after, s[AT])
    return n


@inlined
def bring_forward(nets: Nets, least: Bounds, first: Number, n: Number) -> None:
    """Put the cheapest of the nets that are left first."""
    cheapest = first
    for net in range(first + 1, n):
        cheapest = net if least[net] < least[cheapest] else cheapest
    least[first], least[cheapest] = least[cheapest], least[first]
    for pawn in range(3):
        nets[first, pawn], nets[cheapest, pawn] = nets[cheapest, pawn], nets[first, pawn]


@inlined
def funds(s: Row) -> Number:
    """What the tickets that are left are worth."""
    return s[STOCK] + 2 * s[STOCK + 1] + 3 * s[STOCK + 2]


@inlined
def floor(table: Table, s: Row, here: Number) -> Number:
    """What he gets at least when he is to move from here."""
    return min(funds(s), table[team(s[AT + 1], s[AT + 2], s[AT + 3]), here])


@inlined
def estimate(s: Row, pounds: Number) -> Number:
    """What he will be paid, about, if it were so many pounds with tickets enough: without taxis few are caught."""
    left = float(funds(s))
    least = min(left, float(pounds))
    return least + (left - least) / (1.0 + exp(min(SURE, TAXI * s[STOCK] - DEAR * pounds - SHORT)))


# What need not be looked into


@inlined
def known(town: Town, table: Table, slate: Slate, turn: Number, low: Number, high: Number) -> Number:
    """What he who is to move will be paid, if that can be told at once, as far as it matters."""
    s, slot, left = slate.rows[turn], slot_of(table, slate, turn), float(funds(slate.rows[turn]))
    if not can_anybody_ride(town, s):  # CP-10
        return left
    least = float(floor(table, s, s[AT]))
    if least >= high:
        return least
    if turn == slate.limits[TURNS]:
        pounds = table[team(s[AT + 1], s[AT + 2], s[AT + 3]), s[AT]]
        return min(left, estimate(s, pounds) + (HOPE if s[BLACKS] > 0 else 0.0))
    if slate.keys[slot] != key_of(table, slate, turn):
        return UNKNOWN
    at_least, at_most = slate.bounds[slot, 0], slate.bounds[slot, 1]
    if at_least >= high or at_least == at_most:
        return at_least
    return at_most if at_most <= low else UNKNOWN


@inlined
def note(table: Table, slate: Slate, turn: Number, value: Number, low: Number, high: Number) -> None:
    slot = slot_of(table, slate, turn)
    slate.keys[slot] = key_of(table, slate, turn)
    slate.bounds[slot, 0] = value if value > low else 0.0
    slate.bounds[slot, 1] = value if value < high else FULL


@inlined
def slot_of(table: Table, slate: Slate, turn: Number) -> Number:
    key = key_of(table, slate, turn)
    return (key ^ key >> 13 ^ key >> 31) % len(slate.keys)


@inlined
def key_of(table: Table, slate: Slate, turn: Number) -> Number:
    """A number of its own for every position and depth."""
    s = slate.rows[turn]
    place = int(team(s[AT + 1], s[AT + 2], s[AT + 3])) * table.shape[1] + int(s[AT])
    stock = (int(s[STOCK]) * 1000 + int(s[STOCK + 1])) * 1000 + int(s[STOCK + 2])
    depth = slate.limits[TURNS] - turn
    return ((place * 10 + int(depth)) << 31) ^ (stock * 10 + 2 * int(s[BLACKS]) + int(s[HIDDEN]))


# Hiding


@inlined
def dive(town: Town, table: Table, slate: Slate, turn: Number, best: Number, answers: Number) -> Number:
    """What it is worth to him to hide now, its price paid, where that may be better than the best so far."""
    s = slate.rows[turn]
    if s[BLACKS] <= 0 or s[HIDDEN]:  # CP-12
        return UNKNOWN
    spots = 0
    for k in range(town.near_first[s[AT]], town.near_first[s[AT] + 1]):
        slate.spots[spots] = town.near[k]
        spots += is_free(s, town.near[k])
    n = cast(town, s, slate.ways, slate.nets[turn])
    later = HOPE if s[BLACKS] > 1 else 0.0
    weigh(table, slate, turn, spots, n, later)
    if spots == 0 or ceiling(slate, spots, n) - PENALTY <= best:
        return UNKNOWN
    return guess(slate, spots, n, answers) - PENALTY


@inlined
def weigh(table: Table, slate: Slate, turn: Number, spots: Number, n: Number, later: Number) -> None:
    """What he gains at each spot from each net of this turn."""
    s, after, nets = slate.rows[turn], slate.rows[-1], slate.nets[turn]
    for net in range(n):
        close(s, nets, net, after)
        cost, left = funds(s) - funds(after), funds(after)
        row = team(after[AT + 1], after[AT + 2], after[AT + 3])
        for spot in range(spots):
            slate.gains[spot, net] = cost + min(left, estimate(after, table[row, slate.spots[spot]]) + later)
            for pawn in range(3):
                if nets[net, pawn] & 511 == slate.spots[spot]:
                    slate.gains[spot, net] = min(paid(nets[net, pawn]) + EARLIER, cost)


@jit
def hide(town: Town, table: Table, slate: Slate, answers: Number) -> Number:
    """CP-8: what it is worth to hide now; the spots and how often to pick each stand in the slate."""
    return dive(town, table, slate, 0, UNKNOWN, answers)


@jit
def outguess(town: Town, table: Table, slate: Slate, spots: Number, later: Number, answers: Number) -> Number:
    """How many nets there are against him who hides at one of the spots; how often to cast each stands in the slate."""
    n = cast(town, slate.rows[0], slate.ways, slate.nets[0])
    weigh(table, slate, 0, spots, n, later)
    guess(slate, spots, n, answers)
    return n
