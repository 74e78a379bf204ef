"""What may be done in a Holmes position, in the order of the rules, and what happens there without anybody acting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import code, end, held
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.rows import Codes, Number, Row

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmeslayout import HolmesRules, Place
    from gaslamp.agents.engine.town import Town


@inlined
def offers(town: Town, rules: HolmesRules, s: Row, place: Place, out: Codes) -> Number:
    """List what may be done; how many there are, and none once it is over. A tile is turned up by chance."""
    while s[h.PHASE] == h.ANSWER:
        n = answers(town, rules, s, place, out)
        if n:
            return n
        conclude(rules, s)
    if s[h.PHASE] == h.MOVE:
        return moves(town, rules, s, place, out)
    if s[h.PHASE] == h.CHOOSE:
        return choices(rules, s, place, out)
    if s[h.PHASE] == h.BALLOON:
        return turns(rules, s, out)
    return landings(rules, s, place, out) if s[h.PHASE] == h.LAND else 0


@inlined
def answers(town: Town, rules: HolmesRules, s: Row, place: Place, out: Codes) -> Number:
    """SH-16: the rides of those whose turn it is; if their every way is occupied they sit it out."""
    n = 0
    for turn in range(len(rules.hands)):
        hand = rules.hands[turn]
        for pawn in range(1, rules.pawns):
            if s[h.WAITING] & hand & 1 << pawn:
                fares = held(s, h.PURSE + 3 * pawn) if pawn <= rules.team else 7  # SH-19
                n = rides(town, s, place, pawn, fares, out, n)
        if n:
            return n
        s[h.WAITING] &= ~hand
    return 0


@inlined
def rides(town: Town, s: Row, place: Place, pawn: Number, fares: Number, out: Codes, n: Number) -> Number:
    """Add the rides of a pawn by these fares to those found so far."""
    here, whose, closed = s[h.AT + pawn], code(h.RIDE, pawn, 0, 0), closed_to(pawn)
    for line in range(town.first[here], town.land[here]):
        way = town.way[line]
        out[n] = whose | way
        n += (fares >> (way >> 9)) & ((place[way & 511] & closed) == 0)
    return n


@inlined
def closed_to(pawn: Number) -> Number:
    """SH-24, SH-31: nobody stops at a pawn, and Moriarty at no roadblock either."""
    return h.PAWN if pawn else h.PAWN | h.ROADBLOCK


@inlined
def conclude(rules: HolmesRules, s: Row) -> None:
    """The detectives have all moved: SH-9, SH-15, he has won, or a new round begins."""
    is_stuck = not rules.has_powers and s[h.STRANDED] & rules.detectives == rules.detectives
    if is_stuck or s[h.ROUND] == rules.rounds or s[h.ENTRIES] == rules.windows:
        end(s, h.HE, h.LOG if rules.has_powers else h.TICKETS if is_stuck else h.ROUNDS)
    else:
        s[h.ROUND] += 1
        s[h.PHASE], s[h.OWED], s[h.DOUBLED] = h.MOVE, 1, 0
        for n in range(2):  # SH-33: what he took at a hideout
            s[h.HIS + n] += s[h.PROMISED + n]
            s[h.PROMISED + n] = 0


@inlined
def moves(town: Town, rules: HolmesRules, s: Row, place: Place, out: Codes) -> Number:
    """The moves of Moriarty; SH-23: without any he is cornered."""
    fares = (held(s, h.SUPPLY) | rules.free) & ~s[h.BAN]  # SH-6, SH-27
    n = black_rides(town, s, place, out, rides(town, s, place, 0, fares, out, 0))
    if can_fly(rules, s, place):
        out[n] = code(h.FLY, 0, 0, 0)
        n += 1
    if not n:
        end(s, h.THEY, h.CORNERED)
    elif s[h.HIS + 1] > 0 and not s[h.DOUBLED] and s[h.ENTRIES] + 2 <= rules.windows:  # SH-21
        out[n] = code(h.TWICE, 0, 0, 0)
        n += 1
    return n


@inlined
def black_rides(town: Town, s: Row, place: Place, out: Codes, n: Number) -> Number:
    """SH-20: to every neighbour by any line, the ferry included."""
    if s[h.HIS] > 0:
        here, closed = s[h.AT], closed_to(0)
        for k in range(town.near_first[here], town.near_first[here + 1]):
            out[n] = code(h.RIDE, 0, h.BLACK, town.near[k])
            n += (place[town.near[k]] & closed) == 0
    return n


@inlined
def can_fly(rules: HolmesRules, s: Row, place: Place) -> Number:
    """SH-35: once in a game from a hideout, if he can come down anywhere."""
    if s[h.FLOWN] or not place[s[h.AT]] & h.HIDEOUT:
        return False
    free = 0
    for tile in range(len(rules.tiles)):
        free += (s[h.TILES + tile] == 0) * ground(rules, place, tile)
    return free > 0


@inlined
def ground(rules: HolmesRules, place: Place, tile: Number) -> Number:
    """How many stations of the tile are free."""
    free = 0
    for side in range(rules.tiles.shape[1]):
        station = rules.tiles[tile, side]
        free += (station != h.NONE) & ((place[station] & closed_to(0)) == 0)
    return free


@inlined
def choices(rules: HolmesRules, s: Row, place: Place, out: Codes) -> Number:
    """SH-14, SH-32: what he may do after a move; to leave it at that comes first."""
    here, n = place[s[h.AT]], 1
    out[0] = code(h.DONE, 0, 0, 0)
    out[n] = code(h.COMMIT, 0, 0, 0)
    n += (here & h.SCENE) > 0
    if here & h.HIDEOUT and not s[h.USED]:
        for fare in (h.BLACK, h.DOUBLE):
            out[n] = code(h.COLLECT, 0, fare, 0)
            n += s[h.SUPPLY + fare] > 0
        out[n] = code(h.LIE_LOW, 0, 0, 0)
        n += rules.due[s[h.ENTRIES]] and not s[h.SHOWN]
    return n


@inlined
def turns(rules: HolmesRules, s: Row, out: Codes) -> Number:
    """SH-35: every tile that still lies face down, one as likely as the other."""
    n = 0
    for tile in range(len(rules.tiles)):
        out[n] = code(h.TURN, 0, 0, tile)
        n += s[h.TILES + tile] == 0
    return n


@inlined
def landings(rules: HolmesRules, s: Row, place: Place, out: Codes) -> Number:
    n = 0
    for side in range(rules.tiles.shape[1]):
        station = rules.tiles[s[h.TURNED], side]
        if station != h.NONE and not place[station] & closed_to(0):
            out[n] = code(h.COME_DOWN, 0, 0, station)
            n += 1
    return n
