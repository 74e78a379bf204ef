"""How odds follow the fugitive on arrays: where everybody must think he is, after each thing everybody sees.

The same belief as in `pursuit`, with the same taste for stations far from the detectives; it is quick enough to be kept
up through every game that is played out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.kernels.jit import inlined
from gaslamp.agents.kernels.rows import AT, BLACK, ENTRIES, PURSE, RIDE, draw, held

if TYPE_CHECKING:
    from gaslamp.agents.kernels.maps import Maps, Near, Odds, Told
    from gaslamp.agents.kernels.rows import Generator, Number, Row, Taken
    from gaslamp.agents.kernels.town import Rules, Town

FAR = 12
"""No distance is counted beyond it."""
ANY = -1
"""Whatever he pays."""
BLACKISH = 0.15
"""How readily he is thought to pay with a black ticket, against a plain one."""


@inlined
def nearest(maps: Maps, rules: Rules, s: Row, near: Near) -> None:
    """The moves the nearest detective needs to each station."""
    for station in range(len(near)):
        near[station] = FAR
    for pawn in range(1, rules.pawns):
        fares, here = held(s, pawn), s[AT + pawn]
        for station in range(len(near)):
            if maps.away[fares, here, station] < near[station]:
                near[station] = maps.away[fares, here, station]


@inlined
def spread(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    near: Near,
    odds: Odds,
    fare: Number,
    told: Told,
    row: Number,
) -> Number:
    """Into a row of `told` the odds after he pays this fare, as the detectives stand; how likely he is to pay it."""
    fares, blacks, whole = held(s, 0) | rules.free, BLACKISH * (s[PURSE + BLACK] > 0), 0.0
    for station in range(len(odds)):
        told[row, station] = 0.0
    for here in range(len(odds)):
        if odds[here] > 0.0:
            likes = liked(town, maps, taken, near, here, fares, blacks)
            if likes > 0.0:
                whole += ride(town, maps, taken, near, here, fares, blacks, odds[here] / likes, fare, told, row)
    if whole > 0.0:
        for station in range(len(odds)):
            told[row, station] /= whole
    return whole


@inlined
def liked(town: Town, maps: Maps, taken: Taken, near: Near, here: Number, fares: Number, blacks: Number) -> Number:
    """How much he likes all his ways from a station together."""
    likes = 0.0
    for line in range(town.first[here], town.land[here]):
        to = town.dest[line]
        if fares >> town.kind[line] & 1 and not taken[to]:
            likes += maps.liking[near[to]]
    if blacks > 0.0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            if not taken[town.near[k]]:
                likes += blacks * maps.liking[near[town.near[k]]]
    return likes


@inlined
def ride(
    town: Town,
    maps: Maps,
    taken: Taken,
    near: Near,
    here: Number,
    fares: Number,
    blacks: Number,
    share: Number,
    fare: Number,
    told: Told,
    row: Number,
) -> Number:
    """Share out what is at a station over the ways this fare pays for; how much of it there is."""
    gone = 0.0
    if fare != BLACK:
        for line in range(town.first[here], town.land[here]):
            to, kind = town.dest[line], town.kind[line]
            if (fare == ANY or kind == fare) and fares >> kind & 1 and not taken[to]:
                told[row, to] += share * maps.liking[near[to]]
                gone += share * maps.liking[near[to]]
    if blacks > 0.0 and fare in (ANY, BLACK):
        for k in range(town.near_first[here], town.near_first[here + 1]):
            to = town.near[k]
            if not taken[to]:
                told[row, to] += blacks * share * maps.liking[near[to]]
                gone += blacks * share * maps.liking[near[to]]
    return gone


@inlined
def learn(rules: Rules, s: Row, odds: Odds, told: Told, chosen: Number) -> None:
    """What everybody makes of an action once it is done; `told` has the odds after each fare he could pay."""
    if chosen >> 15 != RIDE:
        return
    if chosen >> 12 & 7:
        miss(odds, chosen & 511)
    elif rules.due[s[ENTRIES]]:
        for station in range(len(odds)):
            odds[station] = 0.0
        odds[s[AT]] = 1.0
    else:
        for station in range(len(odds)):
            odds[station] = told[chosen >> 9 & 7, station]


@inlined
def miss(odds: Odds, station: Number) -> None:
    """A detective did not find him there."""
    rest = 1.0 - odds[station]
    odds[station] = 0.0
    if rest > 0.0:
        for other in range(len(odds)):
            odds[other] /= rest


@inlined
def sample(odds: Odds, generator: Generator) -> Number:
    """A station by the odds."""
    left, last = part(generator), 0
    for station in range(len(odds)):
        if odds[station] > 0.0:
            last = station
            left -= odds[station]
            if left <= 0.0:
                break
    return last


@inlined
def part(generator: Generator) -> Number:
    """Anything between 0 and 1."""
    return (draw(generator, 1 << 30) + 0.5) / (1 << 30)


@inlined
def noise(generator: Generator) -> Number:
    """Gumbel's: whoever adds it to scores and takes the best draws by the exponential of the scores."""
    return -np.log(-np.log(part(generator)))
