"""A game of the Sherlock Holmes edition as the search has it, and which moves the published recipe looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import held
from gaslamp.agents.engine.holmesoffers import offers
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.rows import Codes, Generator, Number, Row, draw
from gaslamp.agents.mcts.published import Away, Shares, is_black_wasted, of_pawn
from gaslamp.agents.mcts.trail import Marks, Places, Whereabouts

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmeslayout import HolmesRules, Place
    from gaslamp.agents.engine.town import Town


class Ground(NamedTuple):
    """A game as the search has it."""

    town: Town
    rules: HolmesRules
    away: Away
    weights: Shares  # [categories] the likeliest has 1
    scenes: Marks  # [stations] where crimes can be, whoever holds them


class Spot(NamedTuple):
    """What is known when somebody is to act."""

    row: Row
    place: Place  # without the scenes he holds
    plots: Places  # [scenes] those he may hold, as far as this seat knows
    where: Whereabouts
    lead: int  # the pawn to move


@jit
def options(ground: Ground, spot: Spot, out: Codes, generator: Generator) -> Number:
    """List what is looked at first; how many there are."""
    s, place = spot.row.copy(), spot.place.copy()
    for i in range(len(spot.plots)):
        place[spot.plots[i]] |= h.SCENE
    n = offers(ground.town, ground.rules, s, place, out)
    return sift(ground, s, out, n, spot.lead, generator) if n else 0


@inlined
def sift(ground: Ground, s: Row, out: Codes, n: Number, lead: Number, generator: Generator) -> Number:
    """Of what is on offer what is looked at; of the detectives one moves at a time; a tile is turned up by chance."""
    if s[h.PHASE] == h.ANSWER:
        return of_pawn(out, n, lead if lead else out[0] >> 12)
    if s[h.PHASE] == h.BALLOON:
        out[0] = out[draw(generator, n)]
        return 1
    return flights(ground, s, out, n) if s[h.PHASE] == h.MOVE else n


@inlined
def flights(ground: Ground, s: Row, out: Codes, n: Number) -> Number:
    """No black ticket where it hides nothing, and a double only if a detective can reach him; all if that is all."""
    is_wasted = is_black_wasted(ground.town, s[h.AT], s[h.ROUND], ground.rules.due[s[h.ENTRIES] + 1])
    is_pressed, kept = nearest(ground, s, s[h.AT]) <= 1, 0
    for i in range(n):
        what, fare = out[i] >> 16, out[i] >> 9 & 7
        is_kept = is_pressed if what == h.TWICE else not (is_wasted and what == h.RIDE and fare == h.BLACK)
        if is_kept:
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@inlined
def nearest(ground: Ground, s: Row, station: Number) -> Number:
    """The rides the nearest detective needs to a station, by the tickets it holds."""
    least = 127
    for pawn in range(1, ground.rules.pawns):
        least = min(least, ground.away[fares_of(ground, s, pawn), s[h.AT + pawn], station])
    return least


@inlined
def fares_of(ground: Ground, s: Row, pawn: Number) -> Number:
    """SH-19: bobbies need no tickets."""
    return held(s, h.PURSE + 3 * pawn) if pawn <= ground.rules.team else 7
