"""Quick play of the detectives and bobbies on arrays: a team that expects his next move, as in `hunting`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import code
from gaslamp.agents.engine.holmesodds import fares_of, nearest, spread
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.odds import NOW, TOGETHER, context, noise, outlets
from gaslamp.agents.engine.plan import choose, merit, tighten

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.engine.rows import Number, Row

PASSES = 2
PAWNS = 9
"""Moriarty, five detectives and three bobbies."""


@inlined
def plan(ground: Ground, game: Game, loud: Number, desk: Desk) -> None:
    """A ride for every pawn still to move: `desk.best[pawn]` is its code, or -1 where it has none."""
    town, maps, s, n = ground.town, ground.maps, game.s, 0
    what = context(ground.rules, s)
    aim(ground, game, desk, what)
    for pawn in range(1, ground.rules.pawns):
        here, fares = s[h.AT + pawn], fares_of(ground.rules, s, pawn)
        desk.first[pawn], desk.now[pawn], desk.best[pawn] = n, -1, -1
        if s[h.WAITING] >> pawn & 1:
            for line in range(town.first[here], town.land[here]):
                way = town.way[line]
                if fares >> (way >> 9) & 1 and not game.place[way & 511] & h.PAWN:
                    left = left_after(ground, s, pawn, fares, way >> 9)
                    desk.rides[n], desk.left[n] = code(h.RIDE, pawn, 0, 0) | way, left
                    desk.worth[n] = merit(town, maps, game.odds, left, way & 511, what)
                    desk.worth[n] += loud * noise(maps, game.generator)
                    n += 1
        desk.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, ground.rules.pawns):
            if desk.first[pawn] < desk.first[pawn + 1]:
                improve(ground, game, desk, pawn, what)


@inlined
def left_after(ground: Ground, s: Row, pawn: Number, fares: Number, fare: Number) -> Number:
    """The fares a pawn can still pay after one ride; bobbies pay none (SH-19)."""
    is_last = pawn <= ground.rules.team and s[h.PURSE + 3 * pawn + fare] == 1
    return fares & ~(1 << fare) if is_last else fares


@inlined
def aim(ground: Ground, game: Game, desk: Desk, what: Number) -> None:
    """Where he may go next or still be, and how much it matters to be near."""
    town, maps = ground.town, ground.maps
    nearest(ground, game, desk)
    spread(ground, game, desk, TOGETHER)
    expected, now = desk.told[0] if desk.paid[0] > 0.0 else game.odds, maps.habits.theirs[what, NOW]
    for station in range(len(game.odds)):
        desk.onward[station] = now * game.odds[station]
        if expected[station] > 0.0:
            ways = outlets(town, desk.near, station)
            desk.onward[station] += expected[station] * maps.lures[what, town.kinds[station], ways]


@inlined
def improve(ground: Ground, game: Game, desk: Desk, pawn: Number, what: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    hold = ground.maps.hold[what]
    for station in range(len(desk.loose)):
        desk.loose[station] = desk.onward[station]
    for other in range(1, ground.rules.pawns):
        if other != pawn:
            ride, fares, at = desk.now[other], fares_of(ground.rules, game.s, other), game.s[h.AT + other]
            tighten(desk.loose, hold[desk.left[ride], desk.rides[ride] & 511] if ride >= 0 else hold[fares, at])
    choose(ground.rules.pawns, desk, hold, pawn)


@inlined
def planned(desk: Desk, n: Number) -> Number:
    """What of the plan is offered now."""
    for i in range(n):
        if desk.best[desk.out[i] >> 12 & 15] == desk.out[i]:
            return i
    return 0
