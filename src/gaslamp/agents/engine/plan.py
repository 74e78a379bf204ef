"""The detectives' quick play: a plan for all pawns together, which expects his next move, as in `hunting`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.jit import inlined, summing
from gaslamp.agents.engine.odds import (
    CATCH,
    HUB,
    NOW,
    ROOM,
    STUCK,
    TOGETHER,
    WORST,
    context,
    noise,
    regard,
    spread,
    survey,
)
from gaslamp.agents.engine.rows import AT, FARES, PURSE, RIDE, WAITING, code, held

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmesdesk import Desk as HolmesDesk
    from gaslamp.agents.engine.maps import Desk, Hold, Maps, Odds, Weights
    from gaslamp.agents.engine.rows import Generator, Number, Row, Taken
    from gaslamp.agents.engine.town import Rules, Town

PASSES = 2
"""How often every pawn looks for something better than it has."""


@inlined
def plan(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
) -> None:
    """A ride for every pawn still to move: `desk.best[pawn]` is its code, or -1 where it has none."""
    what, n = context(rules, s), 0
    aim(town, rules, maps, s, taken, odds, desk, what)
    for pawn in range(1, rules.pawns):
        here, fares = s[AT + pawn], held(s, pawn)
        desk.first[pawn], desk.now[pawn], desk.best[pawn] = n, -1, -1
        if s[WAITING] >> pawn & 1:
            for line in range(town.first[here], town.land[here]):
                way = town.way[line]
                if fares >> (way >> 9) & 1 and not taken[way & 511]:
                    left = fares & ~(1 << (way >> 9)) if s[PURSE + FARES * pawn + (way >> 9)] == 1 else fares
                    desk.rides[n], desk.left[n] = code(RIDE, pawn, 0, 0) | way, left
                    desk.worth[n] = merit(town, maps, odds, left, way & 511, what) + loud * noise(maps, generator)
                    n += 1
        desk.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, rules.pawns):
            if desk.first[pawn] < desk.first[pawn + 1]:
                improve(rules, maps, s, desk, pawn, what)


@inlined
def aim(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk, what: Number) -> None:
    """Where he may go next or still be, and how much it matters to be near."""
    survey(rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk, TOGETHER)
    expected, now = desk.told[0] if desk.paid[0] > 0.0 else odds, maps.habits.theirs[what, NOW]
    for station in range(len(odds)):
        desk.onward[station] = now * odds[station]
        if expected[station] > 0.0:
            regard(town, maps, taken, desk, what, station)
            desk.onward[station] += expected[station] * maps.lures[what, town.kinds[station], desk.ways[station]]


@inlined
def merit(town: Town, maps: Maps, odds: Odds, fares: Number, to: Number, what: Number) -> Number:
    """What a station is good for by itself, with the fares that are left: a catch, room, a way on."""
    h, ways = maps.habits.theirs, fares & town.kinds[to]
    worth = h[what, CATCH] * odds[to] + h[what, ROOM] * maps.room[fares, to]
    return worth + h[what, STUCK] * (ways == 0) + h[what, HUB] * (ways > 3)


@inlined
def improve(rules: Rules, maps: Maps, s: Row, desk: Desk, pawn: Number, what: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    loose, hold = desk.loose, maps.hold[what]
    for station in range(len(loose)):
        loose[station] = desk.onward[station]
    for other in range(1, rules.pawns):
        if other != pawn:
            ride = desk.now[other]
            fares, at = (desk.left[ride], desk.rides[ride] & 511) if ride >= 0 else (held(s, other), s[AT + other])
            tighten(loose, hold[fares, at])
    choose(rules.pawns, desk, hold, pawn)


@inlined
def choose(pawns: Number, desk: Desk | HolmesDesk, hold: Hold, pawn: Number) -> None:
    """The ride that leaves him least of what the others leave."""
    top, pick = WORST, -1
    for r in range(desk.first[pawn], desk.first[pawn + 1]):
        to = desk.rides[r] & 511
        score = desk.worth[r] - missed(desk.loose, hold[desk.left[r], to])
        if score > top and to != desk.spared[0] and not is_promised(pawns, desk, pawn, to):
            top, pick = score, r
    desk.now[pawn] = pick
    desk.best[pawn] = desk.rides[pick] if pick >= 0 else -1


@inlined
def tighten(loose: Weights, hold: Weights) -> None:
    """What is left of his ways once one more pawn watches them."""
    for station in range(len(loose)):
        loose[station] *= hold[station]


@summing
def missed(loose: Weights, hold: Weights) -> Number:
    """How much of what the others leave one more pawn leaves too."""
    total = np.float32(0.0)
    for station in range(len(loose)):
        total += loose[station] * hold[station]
    return total


@inlined
def is_promised(pawns: Number, desk: Desk | HolmesDesk, pawn: Number, station: Number) -> Number:
    """Whether another pawn is to go there."""
    for other in range(1, pawns):
        if other != pawn and desk.now[other] >= 0 and desk.rides[desk.now[other]] & 511 == station:
            return True
    return False


@inlined
def is_struck(pawns: Number, desk: Desk | HolmesDesk, station: Number) -> Number:
    """Whether the plan takes anybody there."""
    count = 0
    for pawn in range(1, pawns):
        count += desk.best[pawn] >= 0 and desk.best[pawn] & 511 == station
    return count > 0
