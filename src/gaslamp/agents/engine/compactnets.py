"""Every way a turn of the detectives of the compact game can end, with the tickets they have.

A net is one way for each pawn, fare and station as the lines of a town have them; a pawn that stays pays with `STAY`.
`compact` has the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.compact import AT, PAWNS, STOCK, TEAM, WAITING, held
from gaslamp.agents.engine.compacttable import is_round
from gaslamp.agents.engine.jit import inlined

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.rows import Number, Row
    from gaslamp.agents.engine.slate import Nets, Ways
    from gaslamp.agents.engine.town import Town

STAY = 3
"""A fare like the others, but nothing is paid."""
TEAMMATES = 2


@inlined
def cast(town: Town, s: Row, ways: Ways, nets: Nets) -> Number:
    """List the nets that can be cast; how many there are."""
    m1, m2, m3 = options(town, s, 1, ways[0]), options(town, s, 2, ways[1]), options(town, s, 3, ways[2])
    n = 0
    for i in range(m1):
        for j in range(m2):
            if ways[0, i] & 511 != ways[1, j] & 511:
                for k in range(m3):
                    nets[n, 0], nets[n, 1], nets[n, 2] = ways[0, i], ways[1, j], ways[2, k]
                    n += is_possible(town, s, ways[0, i], ways[1, j], ways[2, k])
    return n


@inlined
def options(town: Town, s: Row, pawn: Number, out: NDArray[Number]) -> Number:
    """The ways a pawn may want to go, and staying where it may have to; how many there are."""
    here, fares, n = s[AT + pawn], held(s), 0
    if s[WAITING] >> pawn & 1:
        for line in range(town.first[here], town.land[here]):
            out[n] = town.way[line]
            n += fares >> (town.way[line] >> 9) & 1
    out[n] = STAY << 9 | here
    return n + (not has_plenty(town, s, pawn))


@inlined
def has_plenty(town: Town, s: Row, pawn: Number) -> Number:
    """Whether a pawn that is to move can, whatever the two others do: tickets and stops of one kind for all three."""
    here, counts = s[AT + pawn], (0, 0, 0)
    for line in range(town.first[here], town.land[here]):
        kind = town.way[line] >> 9
        counts = (counts[0] + (kind == 0), counts[1] + (kind == 1), counts[2] + (kind == 2))
    is_sure = False
    for kind in range(3):
        is_sure = is_sure or (counts[kind] > TEAMMATES and s[STOCK + kind] > TEAMMATES)
    return is_sure and s[WAITING] >> pawn & 1


@inlined
def is_possible(town: Town, s: Row, p: Number, q: Number, r: Number) -> Number:
    """CP-6, CP-7: everybody ends up apart, there are tickets for it, and who stays has to."""
    x, y, z = p & 511, q & 511, r & 511
    if x in (y, z) or y == z or is_round(s[AT + 1], s[AT + 2], s[AT + 3], x, y, z):
        return False
    left = (left_of(s, 0, p, q, r), left_of(s, 1, p, q, r), left_of(s, 2, p, q, r))
    if left[0] < 0 or left[1] < 0 or left[2] < 0:
        return False
    fares = (left[0] > 0) | (left[1] > 0) << 1 | (left[2] > 0) << 2
    return not (
        (p >> 9 == STAY and s[WAITING] >> 1 & 1 and can_ride(town, x, fares, y, z))
        or (q >> 9 == STAY and s[WAITING] >> 2 & 1 and can_ride(town, y, fares, x, z))
        or (r >> 9 == STAY and s[WAITING] >> 3 & 1 and can_ride(town, z, fares, x, y))
    )


@inlined
def left_of(s: Row, kind: Number, p: Number, q: Number, r: Number) -> Number:
    return s[STOCK + kind] - (p >> 9 == kind) - (q >> 9 == kind) - (r >> 9 == kind)


@inlined
def can_ride(town: Town, here: Number, fares: Number, one: Number, other: Number) -> Number:
    """Whether a pawn gets away from here, the two others standing so."""
    for line in range(town.first[here], town.land[here]):
        station = town.way[line] & 511
        if fares >> (town.way[line] >> 9) & 1 and station != one and station != other:
            return True
    return False


@inlined
def paid(way: Number) -> Number:
    """CP-2: 1, 2 or 3 pounds."""
    return (way >> 9) + 1 if way >> 9 != STAY else 0


@inlined
def close(s: Row, nets: Nets, n: Number, after: Row) -> None:
    """How things stand once a net is cast."""
    for i in range(len(s)):
        after[i] = s[i]
    for pawn in range(1, PAWNS):
        way = nets[n, pawn - 1]
        after[AT + pawn] = way & 511
        if way >> 9 != STAY:
            after[STOCK + (way >> 9)] -= 1
    after[WAITING] = TEAM


@inlined
def cheapest_catch(town: Town, s: Row) -> Number:
    """CP-10: what the ticket costs that takes a detective to him; 0 where none does."""
    fares, least = held(s), 0
    for pawn in range(1, PAWNS):
        here = s[AT + pawn]
        for line in range(town.first[here], town.land[here]):
            way = town.way[line]
            is_catch = s[WAITING] >> pawn & 1 and fares >> (way >> 9) & 1 and way & 511 == s[AT]
            if is_catch and (least == 0 or paid(way) < least):
                least = paid(way)
    return least
