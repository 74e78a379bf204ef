"""The Sherlock Holmes edition on arrays: the same rules as `games.holmes` in both modes, for playouts by the thousand.

`offers` works out what happens without anybody acting and lists what may be done then; `play` does one of it.
Tests hold both against the rules themselves, move by move. The detectives' abilities (SH-25 to SH-30) are left to
the rules: nobody spends a token here, so nobody is asked to leave it at his moves either. What was done with tokens
before holds: roadblocks for good, a ban until his next turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.classic import refill
from gaslamp.agents.engine.holmeslayout import end, held
from gaslamp.agents.engine.holmesoffers import ground, offers
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.rows import Codes, Generator, Number, Row, draw

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmeslayout import HolmesRules, Place
    from gaslamp.agents.engine.town import Town


@inlined
def play(town: Town, rules: HolmesRules, s: Row, place: Place, chosen: Number) -> None:
    """Do one thing that `offers` listed."""
    station, fare = chosen & 511, chosen >> 9 & 7
    pawn, what = chosen >> 12 & 15, chosen >> 16
    if what == h.RIDE and pawn:
        answer(town, rules, s, place, pawn, fare, station)
    elif what == h.RIDE:
        pay(s, fare)
        enter(rules, s, station)
    elif what == h.DONE:
        leave_it(rules, s)
    elif what >= h.FLY:
        balloon(rules, s, place, what, station)
    else:
        use(rules, s, place, what, fare)


@inlined
def answer(town: Town, rules: HolmesRules, s: Row, place: Place, pawn: Number, fare: Number, station: Number) -> None:
    """A detective or bobby rides; SH-22: the catch."""
    place[s[h.AT + pawn]] &= ~h.PAWN
    place[station] |= h.PAWN
    s[h.AT + pawn] = station
    s[h.WAITING] &= ~(1 << pawn)
    if pawn <= rules.team:
        charge(town, s, pawn, fare)
    if station == s[h.AT]:
        end(s, h.THEY, h.CAUGHT)


@inlined
def charge(town: Town, s: Row, pawn: Number, fare: Number) -> None:
    """SH-6: the ticket goes to the supply; stranded is who has none left that fits."""
    purse = h.PURSE + 3 * pawn
    s[purse + fare] -= 1
    s[h.SUPPLY + fare] += 1
    if not held(s, purse) & town.kinds[s[h.AT + pawn]]:
        s[h.STRANDED] |= 1 << pawn


@inlined
def pay(s: Row, fare: Number) -> None:
    """SH-6: Moriarty's plain fares come out of the supply, while it has any."""
    if fare == h.BLACK:
        s[h.HIS] -= 1
    elif s[h.SUPPLY + fare] > 0:
        s[h.SUPPLY + fare] -= 1
    s[h.SHOWN] = 0


@inlined
def enter(rules: HolmesRules, s: Row, station: Number) -> None:
    """Moriarty has come to a station, and it stands in his log."""
    s[h.AT] = station
    s[h.ENTRIES] += 1
    s[h.OWED] -= 1
    if rules.has_powers:
        s[h.PHASE], s[h.USED], s[h.LOW] = h.CHOOSE, 0, 0
    else:
        leave_it(rules, s)


@inlined
def leave_it(rules: HolmesRules, s: Row) -> None:
    """He surfaces if he must; then the other half of a double, or the detectives' answer."""
    if rules.due[s[h.ENTRIES]] and not s[h.LOW]:
        s[h.SHOWN] = 1
    if s[h.OWED]:
        s[h.PHASE] = h.MOVE
    else:
        s[h.PHASE], s[h.BAN] = h.ANSWER, 0
        s[h.WAITING] = rules.everybody & ~s[h.STRANDED]


@inlined
def use(rules: HolmesRules, s: Row, place: Place, what: Number, fare: Number) -> None:
    """What costs no move."""
    if what == h.TWICE:
        s[h.HIS + 1] -= 1
        s[h.OWED], s[h.DOUBLED] = 2, 1
    elif what == h.COMMIT:
        commit(rules, s, place)
    elif what == h.COLLECT:  # SH-33
        s[h.SUPPLY + fare] -= 1
        s[h.PROMISED + fare - h.BLACK] += 1
        s[h.USED] = 1
    else:  # SH-34
        s[h.LOW], s[h.USED] = 1, 1


@inlined
def commit(rules: HolmesRules, s: Row, place: Place) -> None:
    """SH-14: a crime; SH-15: the last one wins."""
    place[s[h.AT]] &= ~h.SCENE
    s[h.COMMITTED] += 1
    if s[h.COMMITTED] == rules.crimes:
        end(s, h.HE, h.CRIMES)


@inlined
def balloon(rules: HolmesRules, s: Row, place: Place, what: Number, where: Number) -> None:
    """SH-35: off he goes; a tile is turned up, and another if he cannot come down there; he lands in plain sight."""
    if what == h.FLY:
        s[h.PHASE], s[h.FLOWN] = h.BALLOON, 1
    elif what == h.TURN:
        s[h.TILES + where], s[h.TURNED] = 1, where
        s[h.PHASE] = h.LAND if ground(rules, place, where) else h.BALLOON
    else:
        s[h.SHOWN] = 1
        enter(rules, s, where)


@inlined
def playout(town: Town, rules: HolmesRules, s: Row, place: Place, generator: Generator, out: Codes) -> Number:
    """Play a position to its end at random, chance included; the winner."""
    n = offers(town, rules, s, place, out)
    while n:
        play(town, rules, s, place, out[draw(generator, n)])
        n = offers(town, rules, s, place, out)
    return s[h.WINNER]


@jit
def playouts(town: Town, rules: HolmesRules, start: Row, stood: Place, generator: Generator, games: Number) -> Number:
    """How many of so many random games from a position Moriarty wins."""
    s, place, out, won = np.empty_like(start), np.empty_like(stood), np.empty(rules.most, np.int32), 0
    for _ in range(games):
        refill(s, start)
        refill(place, stood)
        won += playout(town, rules, s, place, generator, out) == h.HE
    return won
