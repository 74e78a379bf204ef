"""How odds follow the fugitive on arrays: where everybody must think he is, after each thing everybody sees.

How he is thought to choose was learned from recorded games (`Habits`); it is quick enough to be kept up through every
game that is played out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.jit import inlined, jit, summing
from gaslamp.agents.engine.rows import AT, BLACK, ENTRIES, PURSE, RIDE, draw, held

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmeslayout import HolmesRules
    from gaslamp.agents.engine.maps import Desk, Maps, Near, Odds, Told
    from gaslamp.agents.engine.rows import Generator, Number, Row, Taken
    from gaslamp.agents.engine.town import Rules, Town

FAR = 12
"""No distance is counted beyond it."""
WORST = -1e9
"""Less than anything is worth."""
LUCKS = 1024
"""How much noise there is to draw from."""
CATCH, ROOM, STUCK, HUB, UNDERGROUNDS, BUSES, OUTLETS, NOW = range(8)
"""What `habits.theirs` weighs."""
TOGETHER, APART = range(2)
"""How fares are told of."""
UNSEEN = -1.0
"""What is not reckoned yet."""


@jit
def foresee(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk) -> None:
    """Into `desk.told` the odds after each fare he may pay."""
    survey(rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk, APART)


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
def survey(rules: Rules, maps: Maps, s: Row, desk: Desk) -> None:
    """How near the detectives are to each station, and how many."""
    near, crowd = desk.near, desk.crowd
    for station in range(len(near)):
        near[station], crowd[station], desk.liking[station] = FAR, 0, UNSEEN
    for pawn in range(1, rules.pawns):
        away = maps.away[held(s, pawn), s[AT + pawn]]
        for station in range(len(near)):
            near[station] = min(near[station], away[station])
            crowd[station] += away[station] <= 2


@inlined
def regard(town: Town, maps: Maps, taken: Taken, desk: Desk, what: Number, station: Number) -> None:
    """How many ways he has on from a station as the detectives stand, and how much he likes to stop there."""
    if desk.liking[station] == UNSEEN:
        h, ways, near, crowd = maps.habits, outlets(town, desk.near, station), desk.near, desk.crowd
        like = h.liking[what, min(int(near[station]), 5), min(int(crowd[station]), 3)]
        desk.ways[station] = ways
        desk.liking[station] = (
            0.0 if taken[station] else like * h.stops[what, town.kinds[station]] * h.exits[what, ways]
        )


@inlined
def outlets(town: Town, near: Near, station: Number) -> Number:
    """The neighbours no detective can be at next."""
    count = 0
    for k in range(town.near_first[station], town.near_first[station + 1]):
        count += near[town.near[k]] >= 2
    return count


@inlined
def spread(
    town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk, is_apart: Number
) -> None:
    """Into `told` and `paid` the odds after his next move, as the detectives stand."""
    what = context(rules, s)
    for here in range(len(odds)):
        if odds[here] > 0.0:
            for k in range(town.near_first[here], town.near_first[here + 1]):
                regard(town, maps, taken, desk, what, town.near[k])
    prices = maps.habits.fares[what]
    blacks = prices[BLACK] * (s[PURSE + BLACK] > 0)
    share_out(town, odds, desk.liking, held(s, 0) | rules.free, prices, blacks, desk.told, desk.paid, is_apart)


@inlined
def share_out(
    town: Town,
    odds: Odds,
    liking: Odds,
    fares: Number,
    prices: Odds,
    blacks: Number,
    told: Told,
    paid: Odds,
    is_apart: Number,
) -> None:
    """Into each row of `told` the odds after he pays that fare, into `paid` the fare's own; or all into the first."""
    rows = 4 if is_apart else 1
    for row in range(rows):
        for station in range(len(odds)):
            told[row, station] = 0.0
    for here in range(len(odds)):
        if odds[here] > 0.0:
            likes = liked(town, liking, here, fares, prices, blacks)
            if likes > 0.0:
                ride(town, liking, here, fares, prices, blacks, odds[here] / likes, told, is_apart)
    for row in range(rows):
        paid[row] = whole(told[row])
        if paid[row] > 0.0:
            part = 1.0 / paid[row]
            for station in range(len(odds)):
                told[row, station] *= part


@inlined
def liked(town: Town, liking: Odds, here: Number, fares: Number, prices: Odds, blacks: Number) -> Number:
    """How much he likes all his ways from a station together."""
    likes = 0.0
    for line in range(town.first[here], town.land[here]):
        if fares >> town.kind[line] & 1:
            likes += prices[town.kind[line]] * liking[town.dest[line]]
    if blacks > 0.0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            likes += blacks * liking[town.near[k]]
    return likes


@inlined
def ride(
    town: Town,
    liking: Odds,
    here: Number,
    fares: Number,
    prices: Odds,
    blacks: Number,
    share: Number,
    told: Told,
    is_apart: Number,
) -> None:
    """Share out what is at a station over all ways from it."""
    for line in range(town.first[here], town.land[here]):
        to, kind = town.dest[line], town.kind[line]
        if fares >> kind & 1:
            told[kind * is_apart, to] += share * prices[kind] * liking[to]
    if blacks > 0.0:
        for k in range(town.near_first[here], town.near_first[here + 1]):
            to = town.near[k]
            told[BLACK * is_apart, to] += blacks * share * liking[to]


@summing
def whole(odds: Odds) -> Number:
    total = 0.0
    for share in odds:
        total += share
    return total


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
    if odds[station] == 0.0:
        return
    rest = 1.0 - odds[station]
    odds[station] = 0.0
    if rest > 0.0:
        part = 1.0 / rest
        for other in range(len(odds)):
            odds[other] *= part


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
def noise(maps: Maps, generator: Generator) -> Number:
    """Whoever adds it to scores and takes the best draws by the exponential of the scores."""
    return maps.luck[draw(generator, LUCKS)]
