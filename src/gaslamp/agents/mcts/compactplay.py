"""The published recipe on compact positions: which moves are looked at, how a playout goes, what an end is worth.

Mister X is in sight but for the turn after a black ticket. What he does not show in an iteration the detectives do not
know in it: that turn they move as in a playout, in the tree too, unless it is the very turn they are thinking about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine.classic import refill
from gaslamp.agents.engine.compact import held, is_free, offers, play
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.rows import Codes, Generator, Number, Row, draw
from gaslamp.agents.mcts.published import PAWNS, RANDOM, REDUCTION, Away, Shares, chase, is_likely, of_pawn
from gaslamp.agents.mcts.trail import PLACES, Trail, Whereabouts, begin, pin
from gaslamp.agents.mcts.tree import Tree, credit, deepen, roulette

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Town

POUNDS = 40.0
"""CP-2: all the tickets together."""


class Ground(NamedTuple):
    """A game as the search has it."""

    town: Town
    away: Away
    weights: Shares  # [categories] the likeliest has 1


class Spot(NamedTuple):
    """What is known when somebody is to act."""

    row: Row
    where: Whereabouts
    lead: int  # the pawn to move


# Which moves are looked at


@inlined
def sift(ground: Ground, s: Row, out: Codes, n: Number, lead: Number) -> Number:
    """Of what is on offer what is looked at; of the detectives one moves at a time: who leads, or else the first."""
    if s[k.PHASE] == k.ANSWER:
        return of_pawn(out, n, lead if lead else out[0] >> 12)
    return n if nearest(ground, s, s[k.AT]) <= 2 else plain(out, n)


@inlined
def plain(out: Codes, n: Number) -> Number:
    """How many rides there are before the black ones; all, if those are all there are."""
    rides = 0
    while rides < n and out[rides] >> 9 & 7 != k.BLACK:
        rides += 1
    return rides if rides else n


@inlined
def nearest(ground: Ground, s: Row, station: Number) -> Number:
    """The rides the nearest detective needs to a station, by the tickets they hold."""
    fares, least = held(s), 127
    for pawn in range(1, k.PAWNS):
        least = min(least, ground.away[fares, s[k.AT + pawn], station])
    return least


@jit
def options(ground: Ground, spot: Spot, out: Codes) -> Number:
    """List what is looked at first; how many there are."""
    s = spot.row.copy()
    n = offers(ground.town, s, out)
    return sift(ground, s, out, n, spot.lead) if n else 0


# How a playout goes


@inlined
def stroll(ground: Ground, s: Row, trail: Trail, out: Codes, n: Number, generator: Generator) -> Number:
    """A playout's next move: a greedy one, but for some."""
    if draw(generator, RANDOM) == 0:
        return out[draw(generator, n)]
    if s[k.PHASE] == k.MOVE:
        return run(ground, s, out, n, generator)
    return chase(ground.away, held(s), assume(ground, s, trail, generator), out, n, generator)


@inlined
def run(ground: Ground, s: Row, out: Codes, n: Number, generator: Generator) -> Number:
    """He rides to where the nearest detective is farthest, of equals any; out of sight if even that is in its reach."""
    rides = plain(out, n)
    best, most = out[0], -1
    for i in range(rides):
        far = 32 * int(nearest(ground, s, out[i] & 511)) + int(draw(generator, 32))
        if far > most:
            best, most = out[i], far
    return best if rides == n or most >= 64 else out[rides + int(draw(generator, n - rides))]


@inlined
def assume(ground: Ground, s: Row, trail: Trail, generator: Generator) -> Number:
    """Where a detective takes him to be: where he is seen, or one of the places where none of them stands."""
    if trail.state[PLACES] == 1:
        return trail.place[0]
    while True:
        place = trail.place[draw(generator, trail.state[PLACES])]
        if is_free(s, place) and is_likely(ground.weights, nearest(ground, s, place), generator):
            return place


@inlined
def follow(town: Town, s: Row, trail: Trail, chosen: Number) -> None:
    """What everybody will see of a thing about to be done: where he goes, or only from where."""
    if chosen >> 12:
        return
    if chosen >> 9 & 7 == k.BLACK:
        vanish(town, s, trail)
    else:
        pin(trail, chosen & 511)


@inlined
def vanish(town: Town, s: Row, trail: Trail) -> None:
    """CP-8: he is one line away from where he was."""
    here, n = s[k.AT], 0
    for near in range(town.near_first[here], town.near_first[here + 1]):
        trail.place[n] = town.near[near]
        n += is_free(s, town.near[near])
    trail.state[PLACES] = n


@inlined
def appraise(s: Row, worth: Shares) -> None:
    """What an end is worth to each pawn: his part of all pounds; to a detective less if another made the catch."""
    his = s[k.POINTS] / POUNDS
    worth[0] = his
    for pawn in range(1, k.PAWNS):
        is_anothers = s[k.END] == k.CAUGHT and s[k.AT + pawn] != s[k.AT]
        worth[pawn] = (1.0 - his) * (1.0 - REDUCTION * is_anothers)


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
    """So many iterations, each from a place drawn for Mister X; the tree grows by a node in each."""
    s, out, worth = np.empty_like(spot.row), np.empty(ground.town.most, np.int32), np.empty(PAWNS, np.float64)
    for _ in range(iterations):
        refill(s, spot.row)
        s[k.AT] = spot.where.places[roulette(spot.where.shares, generator)]
        begin(trail, spot.where.possible)
        node = iterate(ground, s, trail, tree, root, spot.lead, explore, out, generator)
        appraise(s, worth)
        credit(tree, node, root, worth)


@inlined
def iterate(
    ground: Ground,
    s: Row,
    trail: Trail,
    tree: Tree,
    root: Number,
    lead: Number,
    explore: Number,
    out: Codes,
    generator: Generator,
) -> Number:
    """Down the tree and on to the end of the round; the last node gone through."""
    node, is_inside, is_later = root, True, s[k.PHASE] == k.MOVE
    while True:
        n = offers(ground.town, s, out)
        if not n:
            return node
        n, above, is_his = sift(ground, s, out, n, lead), node, s[k.PHASE] == k.MOVE
        if is_inside and is_later and s[k.HIDDEN] and not is_his:
            out[0], n = stroll(ground, s, trail, out, n, generator), 1
        if is_inside:
            node, is_inside = deepen(tree, node, out, n, out[0] >> 12, explore, generator)
        chosen = tree.code[node] if node != above else stroll(ground, s, trail, out, n, generator)
        follow(ground.town, s, trail, chosen)
        play(ground.town, s, chosen)
        lead, is_later = 0, is_later or is_his
