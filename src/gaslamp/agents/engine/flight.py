"""The fugitive's quick play: out of reach, towards open ground, where they are in doubt, as in `fleeing`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.odds import APART, WORST, context, noise, spread, survey
from gaslamp.agents.engine.rows import AT, BLACK, ENTRIES, RIDE, ROUND, TWICE, held

if TYPE_CHECKING:
    from gaslamp.agents.engine.maps import Desk, Maps, Odds
    from gaslamp.agents.engine.rows import Generator, Number, Row, Taken
    from gaslamp.agents.engine.town import Rules, Town

LEAST, LATE = 0.02, 12.0


@inlined
def flee(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
    n: Number,
) -> Number:
    """Which of his offers to take; `desk.told` has the odds after each fare then."""
    survey(rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk, APART)
    what, top, pick, safest = context(rules, s), WORST, 0, 1.0
    for fare in range(4):
        desk.doubt[fare] = -1.0
    for i in range(n):
        if desk.out[i] >> 15 == RIDE:
            fare, to = desk.out[i] >> 9 & 7, desk.out[i] & 511
            if desk.doubt[fare] < 0.0:
                desk.doubt[fare] = doubt(desk.told[fare])
                muster(rules, maps, s, desk, fare)
            safety = 0.0 if what == 1 and desk.near[to] <= 1 else safe(rules, maps, s, desk, fare, to)
            score = appeal(town, rules, s, maps, desk, fare, to, safety, what) + loud * noise(maps, generator)
            if score > top:
                top, pick, safest = score, i, safety
    return n - 1 if safest < maps.habits.unsafe[what] and desk.out[n - 1] >> 15 == TWICE else pick


@inlined
def appeal(
    town: Town, rules: Rules, s: Row, maps: Maps, desk: Desk, fare: Number, to: Number, safety: Number, what: Number
) -> Number:
    """What a ride is worth to him."""
    x, near, score = desk.traits, desk.near[to], 0.0
    x[0], x[1], x[2] = np.log(LEAST + safety), maps.logs[ground(maps, desk, to)], desk.doubt[fare]
    x[3], x[4], x[5], x[6] = near == 1, near == 2, near >= 4, maps.logs[desk.ways[to]]
    x[7], x[8], x[9] = town.kinds[to] >> 2 & 1, town.kinds[to] >> 1 & 1, desk.told[fare, to]
    is_black = fare == BLACK
    x[10], x[11] = is_black, is_black * (s[ROUND] <= 2)
    x[12], x[13] = is_black * min(1.0, (rules.windows - s[ENTRIES]) / LATE), desk.crowd[to]
    for i in range(len(x)):
        score += maps.habits.his[what, i] * x[i]
    return score


@inlined
def muster(rules: Rules, maps: Maps, s: Row, desk: Desk, fare: Number) -> None:
    """How likely he is where each detective can be next."""
    for pawn in range(1, rules.pawns):
        fares, here, whole = held(s, pawn), s[AT + pawn], 0.0
        for k in range(maps.first[fares, here], maps.first[fares, here + 1]):
            whole += desk.told[fare, maps.reached[k]]
        desk.mass[fare, pawn] = whole


@inlined
def doubt(odds: Odds) -> Number:
    """Their entropy."""
    entropy = 0.0
    for share in odds:
        if share > 0.0:
            entropy -= share * np.log(share)
    return entropy


@inlined
def safe(rules: Rules, maps: Maps, s: Row, desk: Desk, fare: Number, to: Number) -> Number:
    """The chance that every detective who could stop there guesses another of the stations it can reach."""
    safety = 1.0
    for pawn in range(1, rules.pawns):
        if maps.away[held(s, pawn), s[AT + pawn], to] <= 1 and desk.mass[fare, pawn] > 0.0:
            safety *= 1.0 - desk.told[fare, to] / desk.mass[fare, pawn]
    return safety


@inlined
def ground(maps: Maps, desk: Desk, to: Number) -> Number:
    """The stations he would reach before any detective."""
    count = 0
    for station in range(len(desk.near)):
        count += maps.away[7, to, station] < desk.near[station]
    return count
