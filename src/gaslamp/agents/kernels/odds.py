"""How odds follow the fugitive on arrays: where everybody must think he is, after each thing everybody sees.

How he is thought to choose was learned from recorded games (`Habits`); it is quick enough to be kept up through every
game that is played out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.kernels.jit import inlined, jit
from gaslamp.agents.kernels.rows import AT, BLACK, ENTRIES, PURSE, RIDE, draw, held

if TYPE_CHECKING:
    from gaslamp.agents.kernels.holmeslayout import HolmesRules
    from gaslamp.agents.kernels.maps import Desk, Maps, Near, Odds, Told
    from gaslamp.agents.kernels.rows import Generator, Number, Row, Taken
    from gaslamp.agents.kernels.town import Rules, Town

FAR = 12
"""No distance is counted beyond it."""


@jit
def foresee(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk) -> None:
    """Into `desk.told` the odds after each fare he may pay."""
    survey(town, rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk)


@inlined
def context(rules: Rules | HolmesRules, s: Row) -> Number:
    """What kind of move he is to make, in any chase: 1 is shown, 2 the last one before, 3 the first one after."""
    entries = s[ENTRIES]
    if entries < rules.windows and rules.due[entries + 1]:
        return 1
    if rules.due[entries]:
        return 3
    return 2 * (entries + 1 < rules.windows and rules.due[entries + 2])


@inlined
def survey(town: Town, rules: Rules, maps: Maps, s: Row, desk: Desk) -> None:
    """How each station looks to him as the detectives stand: how near they are, how many, how much he likes it."""
    near, crowd = desk.near, desk.crowd
    for station in range(len(near)):
        near[station], crowd[station] = FAR, 0
    for pawn in range(1, rules.pawns):
        away = maps.away[held(s, pawn), s[AT + pawn]]
        for station in range(len(near)):
            near[station] = min(near[station], away[station])
            crowd[station] += away[station] <= 2
    what, h = context(rules, s), maps.habits
    for station in range(len(near)):
        like = h.liking[what, min(near[station], 5), min(crowd[station], 3)] * h.stops[what, town.kinds[station]]
        desk.liking[station] = like * h.exits[what, outlets(town, near, station)]


@inlined
def outlets(town: Town, near: Near, station: Number) -> Number:
    """The neighbours no detective can be at next."""
    count = 0
    for k in range(town.near_first[station], town.near_first[station + 1]):
        count += near[town.near[k]] >= 2
    return count


@inlined
def spread(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk) -> None:
    """Into each row of `told` the odds after he pays that fare, as the detectives stand; into `paid` the fare's own."""
    fares, told, paid, liking = held(s, 0) | rules.free, desk.told, desk.paid, desk.liking
    prices = maps.habits.fares[context(rules, s)]
    blacks = prices[BLACK] * (s[PURSE + BLACK] > 0)
    for fare in range(4):
        paid[fare] = 0.0
        for station in range(len(odds)):
            told[fare, station] = 0.0
    for here in range(len(odds)):
        if odds[here] > 0.0:
            likes = liked(town, taken, liking, here, fares, prices, blacks)
            if likes > 0.0:
                ride(town, taken, liking, here, fares, prices, blacks, odds[here] / likes, told)
    for fare in range(4):
        for station in range(len(odds)):
            paid[fare] += told[fare, station]
        if paid[fare] > 0.0:
            for station in range(len(odds)):
                told[fare, station] /= paid[fare]


@inlined
def liked(town: Town, taken: Taken, liking: Odds, here: Number, fares: Number, prices: Odds, blacks: Number) -> Number:
    """How much he likes all his ways from a station together."""
    likes = 0.0
    for line in range(town.first[here], town.land[here]):
        to = town.dest[line]
        if fares >> town.kind[line] & 1 and not taken[to]:
            likes += prices[town.kind[line]] * liking[to]
    if blacks > 0.0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            if not taken[town.near[k]]:
                likes += blacks * liking[town.near[k]]
    return likes


@inlined
def ride(
    town: Town,
    taken: Taken,
    liking: Odds,
    here: Number,
    fares: Number,
    prices: Odds,
    blacks: Number,
    share: Number,
    told: Told,
) -> None:
    """Share out what is at a station over all ways from it."""
    for line in range(town.first[here], town.land[here]):
        to, kind = town.dest[line], town.kind[line]
        if fares >> kind & 1 and not taken[to]:
            told[kind, to] += share * prices[kind] * liking[to]
    if blacks > 0.0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            to = town.near[k]
            if not taken[to]:
                told[BLACK, to] += blacks * share * liking[to]


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
