"""Quick play of the detectives and bobbies on arrays: a team that expects his next move, as in `hunting`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.kernels import holmeslayout as h
from gaslamp.agents.kernels.holmeslayout import code
from gaslamp.agents.kernels.holmesodds import ANY, fares_of, nearest, spread
from gaslamp.agents.kernels.jit import inlined
from gaslamp.agents.kernels.odds import context, noise
from gaslamp.agents.kernels.quick import NOW, lure, merit

if TYPE_CHECKING:
    from gaslamp.agents.kernels.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.kernels.rows import Number

PASSES = 2
PAWNS = 9
"""Moriarty, five detectives and three bobbies; in `misses` their rows, should they stay, come before the rides."""
WORST = -1e9


@inlined
def plan(ground: Ground, game: Game, loud: Number, desk: Desk) -> None:
    """A ride for every pawn still to move: `desk.best[pawn]` is its code, or -1 where it has none."""
    town, s, n = ground.town, game.s, 0
    what = context(ground.rules, s)
    targets = aim(ground, game, desk, what)
    for pawn in range(1, ground.rules.pawns):
        here, fares = s[h.AT + pawn], fares_of(ground.rules, s, pawn)
        desk.first[pawn], desk.now[pawn], desk.best[pawn] = n, -1, -1
        hold(ground, desk, pawn, fares, here, targets, what)
        if s[h.WAITING] >> pawn & 1:
            for line in range(town.first[here], town.land[here]):
                way = town.way[line]
                if fares >> (way >> 9) & 1 and not game.place[way & 511] & h.PAWN:
                    desk.rides[n] = code(h.RIDE, pawn, 0, 0) | way
                    weigh(ground, game, loud, desk, n, targets, what)
                    n += 1
        desk.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, ground.rules.pawns):
            if desk.first[pawn] < desk.first[pawn + 1]:
                improve(ground, desk, pawn, targets)


@inlined
def aim(ground: Ground, game: Game, desk: Desk, what: Number) -> Number:
    """Where he may go next or still be, and how much it matters to be near; how many such stations there are."""
    nearest(ground, game, desk)
    whole, targets = spread(ground, game, desk, ANY, 0), 0
    for station in range(len(game.odds)):
        desk.onward[station] = desk.told[0, station] if whole > 0.0 else game.odds[station]
        if desk.onward[station] > 0.0:
            desk.onward[station] *= np.exp(lure(ground.town, ground.maps, desk.near, station, what))
        desk.onward[station] += ground.maps.habits.theirs[what, NOW] * game.odds[station]
        if desk.onward[station] > 0.0:
            desk.targets[targets] = station
            targets += 1
    return targets


@inlined
def hold(ground: Ground, desk: Desk, row: Number, fares: Number, here: Number, targets: Number, what: Number) -> None:
    """How little hold a pawn there has on each target."""
    maps = ground.maps
    for t in range(targets):
        desk.misses[row, t] = maps.habits.misses[what, maps.away[fares, here, desk.targets[t]]]


@inlined
def weigh(ground: Ground, game: Game, loud: Number, desk: Desk, r: Number, targets: Number, what: Number) -> None:
    """What one ride is good for, and how little hold it gives on each target."""
    pawn, fare, to = desk.rides[r] >> 12 & 15, desk.rides[r] >> 9 & 7, desk.rides[r] & 511
    fares = fares_of(ground.rules, game.s, pawn)
    if pawn <= ground.rules.team and game.s[h.PURSE + 3 * pawn + fare] == 1:
        fares &= ~(1 << fare)
    worth = merit(ground.town, ground.maps, game.odds, fares, to, what)
    desk.worth[r] = worth + loud * noise(game.generator)
    hold(ground, desk, PAWNS + r, fares, to, targets, what)


@inlined
def improve(ground: Ground, desk: Desk, pawn: Number, targets: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    for t in range(targets):
        desk.loose[t] = desk.onward[desk.targets[t]]
    for other in range(1, ground.rules.pawns):
        if other != pawn:
            row = PAWNS + desk.now[other] if desk.now[other] >= 0 else other
            for t in range(targets):
                desk.loose[t] *= desk.misses[row, t]
    top, pick = WORST, -1
    for r in range(desk.first[pawn], desk.first[pawn + 1]):
        score = desk.worth[r]
        for t in range(targets):
            score -= desk.loose[t] * desk.misses[PAWNS + r, t]
        to = desk.rides[r] & 511
        if score > top and to != desk.spared[0] and not is_promised(ground, desk, pawn, to):
            top, pick = score, r
    desk.now[pawn] = pick
    desk.best[pawn] = desk.rides[pick] if pick >= 0 else -1


@inlined
def is_promised(ground: Ground, desk: Desk, pawn: Number, station: Number) -> Number:
    """Whether another pawn is to go there."""
    for other in range(1, ground.rules.pawns):
        if other != pawn and desk.now[other] >= 0 and desk.rides[desk.now[other]] & 511 == station:
            return True
    return False


@inlined
def planned(desk: Desk, n: Number) -> Number:
    """What of the plan is offered now."""
    for i in range(n):
        if desk.best[desk.out[i] >> 12 & 15] == desk.out[i]:
            return i
    return 0
