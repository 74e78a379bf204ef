"""Quick play of Moriarty on arrays: out of reach, towards open ground and his crimes, as in `fleeing` and `plotting`.

Simpler than there: the first half of a double looks for open ground alone, and he doubles or takes the balloon only
where no ride is safe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.flight import doubt
from gaslamp.agents.engine.holmesodds import fares_of, nearest, spread
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.odds import APART, WORST, noise
from gaslamp.agents.engine.rows import draw

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.engine.rows import Number

# What things are worth to him, as in `fleeing` and `plotting`.
GROUND, DOUBT, LEAST, BLACKS, HASTY, LATE = 0.3, 0.15, 0.02, 0.05, 0.3, 12.0
CRIME, LURE, LAST_LURE, GUARDED, PRIZE, SECOND_PRIZE, HIDDEN = 0.8, 0.02, 0.1, 2, 0.25, 0.45, 0.5
UNSAFE, TRAPPED = 0.62, 0.4
"""With less chance to get away he doubles, or takes the balloon."""
ANYWHERE = 0


@inlined
def flee(ground: Ground, game: Game, loud: Number, desk: Desk, n: Number) -> Number:
    """Which of his offers to take; on a move `desk.told` has the odds after each fare then."""
    if game.s[h.PHASE] == h.BALLOON:
        return np.int64(draw(game.generator, n))
    if n == 1 and game.s[h.PHASE] != h.MOVE:
        return 0
    nearest(ground, game, desk)
    if game.s[h.PHASE] == h.MOVE:
        return go(ground, game, loud, desk, n)
    return plot(ground, game, desk, n) if game.s[h.PHASE] == h.CHOOSE else descend(ground, game, desk, n)


@inlined
def go(ground: Ground, game: Game, loud: Number, desk: Desk, n: Number) -> Number:
    """The best ride, or a way out where none is safe."""
    top, pick, safest = WORST, 0, 1.0
    spread(ground, game, desk, APART)
    for fare in range(4):
        desk.doubt[fare] = -1.0
    for i in range(n):
        if desk.out[i] >> 16 == h.RIDE:
            fare, to = desk.out[i] >> 9 & 7, desk.out[i] & 511
            if desk.doubt[fare] < 0.0:
                desk.doubt[fare] = doubt(desk.told[fare])
            safety = 1.0 if game.s[h.OWED] == 2 else arrival(ground, game, desk, fare, to)
            score = appeal(ground, game, desk, fare, to, safety) + loud * noise(ground.maps, game.generator)
            if score > top:
                top, pick, safest = score, i, safety
    return way_out(desk, n, safest, pick)


@inlined
def way_out(desk: Desk, n: Number, safest: Number, pick: Number) -> Number:
    """Where no ride is safe, a double, or else the balloon."""
    if safest < UNSAFE and desk.out[n - 1] >> 16 == h.TWICE:
        return n - 1
    if safest < TRAPPED and desk.out[n - 1] >> 16 == h.FLY:
        return n - 1
    return pick


@inlined
def arrival(ground: Ground, game: Game, desk: Desk, fare: Number, to: Number) -> Number:
    """The chance not to be caught where a ride ends, seen there or not; SH-34: at a hideout he lies low."""
    if not ground.rules.due[game.s[h.ENTRIES] + 1]:
        return safe(ground, game, desk, fare, to, ANYWHERE)
    if ground.marks[to] & h.HIDEOUT:
        return safe(ground, game, desk, fare, to, h.HIDEOUT)
    return 1.0 if desk.near[to] > 1 else 0.0


@inlined
def appeal(ground: Ground, game: Game, desk: Desk, fare: Number, to: Number, safety: Number) -> Number:
    """What a ride is worth to him: to get away, to hold ground, to leave them in doubt, and at what price."""
    s, price = game.s, 0.0
    if fare == h.BLACK:
        price = HASTY if s[h.ROUND] <= 2 else BLACKS * min(1.0, (ground.rules.windows - s[h.ENTRIES]) / LATE)
    left = 0.0 if ground.rules.due[s[h.ENTRIES] + 1] else DOUBT * desk.doubt[fare]
    scene = 0.0
    if game.place[to] & h.SCENE:
        scene = CRIME * safe(ground, game, desk, fare, to, h.SCENE)
        if s[h.COMMITTED] == ground.rules.crimes - 1:
            scene = -WORST
    return np.log(LEAST + safety) + open_ground(ground, desk, to) + left - price + lure(ground, game, desk, to) + scene


@inlined
def safe(ground: Ground, game: Game, desk: Desk, row: Number, to: Number, mark: Number) -> Number:
    """The chance that every pawn that could stop there guesses another of the stations (of a kind) it can reach."""
    safety, maps = 1.0, ground.maps
    for pawn in range(1, ground.rules.pawns):
        fares, here = fares_of(ground.rules, game.s, pawn), game.s[h.AT + pawn]
        if maps.away[fares, here, to] <= 1:
            whole = 0.0
            for k in range(maps.first[fares, here], maps.first[fares, here + 1]):
                if mark == ANYWHERE or ground.marks[maps.reached[k]] & mark:
                    whole += float(desk.told[row, maps.reached[k]])
            if whole > 0.0:
                safety *= 1.0 - float(desk.told[row, to]) / whole
    return safety


@inlined
def open_ground(ground: Ground, desk: Desk, to: Number) -> Number:
    """What the stations are worth that he would reach before any pawn."""
    count = 0
    for station in range(len(desk.near)):
        count += ground.maps.away[7, to, station] < desk.near[station]
    return GROUND * np.log(1.0 + count)


@inlined
def lure(ground: Ground, game: Game, desk: Desk, to: Number) -> Number:
    """How little is left of the way to a scene he holds."""
    best = 99
    for n in range(len(ground.scenes)):
        scene = ground.scenes[n]
        if game.place[scene] & h.SCENE and scene != to:
            best = min(best, ground.maps.away[7, to, scene] + GUARDED * (desk.near[scene] < 2))
    if best == 99:
        return 0.0
    return -(LAST_LURE if game.s[h.COMMITTED] == ground.rules.crimes - 1 else LURE) * best


@inlined
def plot(ground: Ground, game: Game, desk: Desk, n: Number) -> Number:
    """What to do at a scene or a hideout, or to leave it at the move."""
    for station in range(len(game.odds)):
        desk.told[0, station] = game.odds[station]
    top, pick = WORST, 0
    for i in range(n):
        score = gain(ground, game, desk, desk.out[i])
        if score > top:
            top, pick = score, i
    return pick


@inlined
def gain(ground: Ground, game: Game, desk: Desk, chosen: Number) -> Number:
    """What one of his choices after a move is worth: its prize, and what the detectives make of it."""
    s, what, early = game.s, chosen >> 16, min(1.0, (ground.rules.windows - game.s[h.ENTRIES]) / LATE)
    is_shown = ground.rules.due[s[h.ENTRIES]] and not s[h.LOW] and what != h.LIE_LOW
    if what == h.COMMIT and s[h.COMMITTED] == ground.rules.crimes - 1:
        return -WORST
    if what == h.COMMIT:
        return CRIME + settled(ground, game, desk, is_shown, h.SCENE)
    if what == h.COLLECT:
        prize = SECOND_PRIZE if chosen >> 9 & 7 == h.DOUBLE else PRIZE
        return prize * early + settled(ground, game, desk, is_shown, h.HIDEOUT)
    if what == h.LIE_LOW:
        return HIDDEN + settled(ground, game, desk, is_shown, h.HIDEOUT)
    return settled(ground, game, desk, is_shown, ANYWHERE)


@inlined
def settled(ground: Ground, game: Game, desk: Desk, is_shown: Number, mark: Number) -> Number:
    """The logarithm of the chance to stay free here, once they know this much; he need not fear if he moves on."""
    if game.s[h.OWED]:
        return 0.0
    if is_shown:
        return np.log(LEAST + (desk.near[game.s[h.AT]] > 1))
    return np.log(LEAST + safe(ground, game, desk, 0, game.s[h.AT], mark))


@inlined
def descend(ground: Ground, game: Game, desk: Desk, n: Number) -> Number:
    """SH-35: where to come down."""
    top, pick = WORST, 0
    for i in range(n):
        to = desk.out[i] & 511
        score = np.log(LEAST + (desk.near[to] > 1)) + open_ground(ground, desk, to) + lure(ground, game, desk, to)
        score += CRIME * ((game.place[to] & h.SCENE) > 0)
        if score > top:
            top, pick = score, i
    return pick
