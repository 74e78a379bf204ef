"""How odds follow Moriarty on arrays: where everybody must think he is, after each thing everybody sees.

The same belief as in `manhunt`, with the same taste for stations far from the detectives, but for his past: which tile
he may have drawn and which scenes have served is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import held
from gaslamp.agents.engine.holmesoffers import closed_to
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.odds import FAR, miss, share_out

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.engine.holmeslayout import HolmesRules
    from gaslamp.agents.engine.maps import Odds
    from gaslamp.agents.engine.rows import Number, Row

BLACKISH = 0.15
"""How readily he is thought to pay with a black ticket, against a plain one."""


@inlined
def fares_of(rules: HolmesRules, s: Row, pawn: Number) -> Number:
    """The plain fares a detective or bobby can pay, as bits (SH-19)."""
    return held(s, h.PURSE + 3 * pawn) if pawn <= rules.team else 7


@inlined
def nearest(ground: Ground, game: Game, desk: Desk) -> None:
    """The moves the nearest pawn needs to each station."""
    near = desk.near
    for station in range(len(near)):
        near[station] = FAR
    for pawn in range(1, ground.rules.pawns):
        fares, here = fares_of(ground.rules, game.s, pawn), game.s[h.AT + pawn]
        for station in range(len(near)):
            if ground.maps.away[fares, here, station] < near[station]:
                near[station] = ground.maps.away[fares, here, station]


@inlined
def spread(ground: Ground, game: Game, desk: Desk, is_apart: Number) -> None:
    """Into `told` and `paid` the odds after his next move, as the pawns stand: by the fare, or all together."""
    s, odds, town = game.s, game.odds, ground.town
    for here in range(len(odds)):
        if odds[here] > 0.0:
            for k in range(town.near_first[here], town.near_first[here + 1]):
                to = town.near[k]
                is_closed = game.place[to] & closed_to(0)
                desk.liking[to] = 0.0 if is_closed else ground.wary[desk.near[to]] * ground.charm[to]
    fares, blacks = (held(s, h.SUPPLY) | ground.rules.free) & ~s[h.BAN], BLACKISH * (s[h.HIS] > 0)
    share_out(town, odds, desk.liking, fares, ground.prices, blacks, desk.told, desk.paid, is_apart)


@inlined
def learn(ground: Ground, game: Game, desk: Desk, chosen: Number) -> None:
    """What everybody makes of an action once it is done; `told` has the odds after each fare he could pay."""
    what, odds = chosen >> 16, game.odds
    if what == h.RIDE and chosen >> 12 & 15:
        miss(odds, chosen & 511)
    elif what == h.RIDE:
        for station in range(len(odds)):
            odds[station] = desk.told[chosen >> 9 & 7, station]
    elif what == h.COMMIT:
        narrow(ground, odds, h.SCENE)
    elif what in (h.COLLECT, h.LIE_LOW):
        narrow(ground, odds, h.HIDEOUT)
    if game.s[h.SHOWN] and what in (h.RIDE, h.DONE, h.COME_DOWN) and not chosen >> 12 & 15:
        for station in range(len(odds)):
            odds[station] = 0.0
        odds[game.s[h.AT]] = 1.0


@inlined
def narrow(ground: Ground, odds: Odds, mark: Number) -> None:
    """He is at a station of this kind (SH-14, SH-32)."""
    whole = 0.0
    for station in range(len(odds)):
        if not ground.marks[station] & mark:
            odds[station] = 0.0
        whole += odds[station]
    if whole > 0.0:
        for station in range(len(odds)):
            odds[station] /= whole
