"""The published recipe on classic positions: which moves are looked at, how a playout goes, what an end is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gaslamp.agents.engine.classic import play, refill
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.offering import offers
from gaslamp.agents.engine.rows import (
    ANSWER,
    AT,
    BLACK,
    CHOOSE,
    CORNERED,
    ENTRIES,
    HE,
    MOVE,
    PHASE,
    RIDE,
    ROUND,
    RULE,
    SURFACE,
    TWICE,
    WINNER,
    Codes,
    Generator,
    Number,
    Row,
    Taken,
    draw,
    held,
)
from gaslamp.agents.mcts.published import (
    PAWNS,
    RANDOM,
    REDUCTION,
    Away,
    Shares,
    chase,
    is_black_wasted,
    is_likely,
    of_pawn,
)
from gaslamp.agents.mcts.trail import PLACES, Trail, Whereabouts, begin, pin, spread
from gaslamp.agents.mcts.tree import Tree, credit, deepen, roulette

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Rules, Town


class Ground(NamedTuple):
    """A game as the search has it."""

    town: Town
    rules: Rules
    away: Away
    weights: Shares  # [categories] the likeliest has 1


class Spot(NamedTuple):
    """What is known when somebody is to act."""

    row: Row
    taken: Taken
    where: Whereabouts
    lead: int  # the pawn to move


# Which moves are looked at


@inlined
def sift(ground: Ground, s: Row, out: Codes, n: Number, lead: Number) -> Number:
    """Of what is on offer what is looked at; of the detectives one moves at a time: who leads, or else the first."""
    if s[PHASE] == ANSWER:
        return of_pawn(out, n, lead if lead else out[0] >> 12)
    if s[PHASE] == CHOOSE:
        return 1  # a search that knows where he is sees no price in showing himself
    return flights(ground, s, out, n) if s[PHASE] == MOVE else n


@inlined
def flights(ground: Ground, s: Row, out: Codes, n: Number) -> Number:
    """No black ticket where it hides nothing, and a double only if a detective can reach him."""
    last = out[n - 1]
    is_double = last >> 15 == TWICE
    kept = n - is_double
    if is_black_wasted(ground.town, s[AT], s[ROUND], ground.rules.due[s[ENTRIES] + 1]):
        kept = plain(out, kept)
    if is_double and nearest(ground, s, s[AT]) <= 1:
        out[kept] = last
        kept += 1
    return kept


@inlined
def plain(out: Codes, rides: Number) -> Number:
    """How many rides there are before the black ones; all, if those are all there are."""
    n = 0
    while n < rides and out[n] >> 9 & 7 != BLACK:
        n += 1
    return n if n else rides


@inlined
def nearest(ground: Ground, s: Row, station: Number) -> Number:
    """The rides the nearest detective needs to a station, by the tickets it holds."""
    least = 127
    for pawn in range(1, ground.rules.pawns):
        least = min(least, ground.away[held(s, pawn), s[AT + pawn], station])
    return least


@jit
def options(ground: Ground, spot: Spot, out: Codes) -> Number:
    """List what is looked at first; how many there are."""
    s, taken = spot.row.copy(), spot.taken.copy()
    n = offers(ground.town, ground.rules, s, taken, out)
    return sift(ground, s, out, n, spot.lead) if n else 0


# How a playout goes


@inlined
def stroll(ground: Ground, s: Row, taken: Taken, trail: Trail, out: Codes, n: Number, generator: Generator) -> Number:
    """A playout's next move: a greedy one, but for some."""
    if (s[PHASE] > MOVE and s[PHASE] < ANSWER) or draw(generator, RANDOM) == 0:
        return out[draw(generator, n)]
    if s[PHASE] == MOVE:
        return run(ground, s, out, n, generator)
    place, fares = assume(ground, s, taken, trail, generator), held(s, out[0] >> 12)
    return chase(ground.away, fares, place, out, n, generator)


@inlined
def run(ground: Ground, s: Row, out: Codes, n: Number, generator: Generator) -> Number:
    """He rides to where the nearest detective is farthest, of equals any; twice if even that is in its reach."""
    best, most = out[0], -1
    for i in range(n):
        if out[i] >> 15 == RIDE:
            is_plain = out[i] >> 9 & 7 != BLACK
            far = 64 * int(nearest(ground, s, out[i] & 511)) + 32 * is_plain + int(draw(generator, 32))
            if far > most:
                best, most = out[i], far
    return out[n - 1] if out[n - 1] >> 15 == TWICE and most < 128 else best


@inlined
def assume(ground: Ground, s: Row, taken: Taken, trail: Trail, generator: Generator) -> Number:
    """Where a detective takes him to be: one of the places where none of them stands, by its category."""
    while True:
        place = trail.place[draw(generator, trail.state[PLACES])]
        if not taken[place] and is_likely(ground.weights, nearest(ground, s, place), generator):
            return place


@inlined
def follow(ground: Ground, s: Row, taken: Taken, trail: Trail, chosen: Number) -> None:
    """What everybody sees of a thing just done: where he surfaced, or the ticket he paid."""
    is_ride = chosen >> 12 == RIDE
    if chosen >> 15 == SURFACE or (is_ride and ground.rules.due[s[ENTRIES]]):
        pin(trail, s[AT])
    elif is_ride:
        spread(ground.town, taken, -1, trail, chosen >> 9 & 7)


@inlined
def appraise(rules: Rules, s: Row, worth: Shares) -> None:
    """What an end is worth to each pawn: to a detective less if another made the catch."""
    worth[0] = s[WINNER] == HE
    for pawn in range(1, rules.pawns):
        is_own = s[AT + pawn] == s[AT] or s[RULE] == CORNERED
        worth[pawn] = 0.0 if s[WINNER] == HE else 1.0 if is_own else 1.0 - REDUCTION


@jit
def search(
    ground: Ground,
    spot: Spot,
    trail: Trail,
    tree: Tree,
    root: Number,
    explore: Number,
    generator: Generator,
    iterations: Number,
) -> None:
    """So many iterations, each from a place drawn for the fugitive; the tree grows by a node in each."""
    s, taken = np.empty_like(spot.row), np.empty_like(spot.taken)
    out, worth = np.empty(ground.town.most, np.int32), np.empty(PAWNS, np.float64)
    for _ in range(iterations):
        refill(s, spot.row)
        refill(taken, spot.taken)
        s[AT] = spot.where.places[roulette(spot.where.shares, generator)]
        begin(trail, spot.where.possible)
        node = iterate(ground, s, taken, trail, tree, root, spot.lead, explore, out, generator)
        appraise(ground.rules, s, worth)
        credit(tree, node, root, worth)


@inlined
def iterate(
    ground: Ground,
    s: Row,
    taken: Taken,
    trail: Trail,
    tree: Tree,
    root: Number,
    lead: Number,
    explore: Number,
    out: Codes,
    generator: Generator,
) -> Number:
    """Down the tree and on to the end of the game; the last node gone through."""
    node, is_inside = root, True
    while True:
        n = offers(ground.town, ground.rules, s, taken, out)
        if not n:
            return node
        n, above = sift(ground, s, out, n, lead), node
        if is_inside:
            mover = (s[PHASE] == ANSWER) * (out[0] >> 12)
            node, is_inside = deepen(tree, node, out, n, mover, explore, generator)
        chosen = tree.code[node] if node != above else stroll(ground, s, taken, trail, out, n, generator)
        play(ground.town, ground.rules, s, taken, chosen)
        follow(ground, s, taken, trail, chosen)
        lead = 0
