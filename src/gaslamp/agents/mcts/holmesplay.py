"""The published recipe on Holmes positions: how a playout goes, what an end is worth, and the search itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.classic import refill
from gaslamp.agents.engine.holmes import play
from gaslamp.agents.engine.holmesoffers import closed_to, offers
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.rows import Codes, Generator, Number, Row, draw
from gaslamp.agents.mcts.holmessift import Ground, Spot, fares_of, nearest, sift
from gaslamp.agents.mcts.published import PAWNS, RANDOM, REDUCTION, Shares, chase, is_likely
from gaslamp.agents.mcts.trail import PLACES, Places, Trail, begin, keep, pin, spread
from gaslamp.agents.mcts.tree import Tree, credit, deepen, roulette

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmeslayout import HolmesRules, Place

SAFE = 3
"""With the nearest detective so many rides away or more he looks after his crimes."""


@inlined
def stroll(
    ground: Ground, s: Row, place: Place, plots: Places, trail: Trail, out: Codes, n: Number, generator: Generator
) -> Number:
    """A playout's next move: a greedy one, but for some."""
    if n == 1 or draw(generator, RANDOM) == 0:
        return out[draw(generator, n)]
    if s[h.PHASE] == h.CHOOSE:
        return use(out, n, generator)
    if s[h.PHASE] != h.ANSWER:
        return run(ground, s, place, plots, out, n, generator)
    fares, there = fares_of(ground, s, out[0] >> 12), assume(ground, s, place, trail, generator)
    return chase(ground.away, fares, there, out, n, generator)


@inlined
def use(out: Codes, n: Number, generator: Generator) -> Number:
    """A crime is committed where it can be, and he lies low where he can; else he does anything."""
    if out[1] >> 16 == h.COMMIT:
        return out[1]
    return out[n - 1] if out[n - 1] >> 16 == h.LIE_LOW else out[draw(generator, n)]


@inlined
def run(ground: Ground, s: Row, place: Place, plots: Places, out: Codes, n: Number, generator: Generator) -> Number:
    """He goes where the nearest detective is farthest, of equals any; by double or balloon if even that is in reach."""
    best, most, way_out = out[0], -1, -1
    for i in range(n):
        what = out[i] >> 16
        if what == h.RIDE or what == h.COME_DOWN:
            far = 64 * drawn_to(ground, s, place, plots, out[i] & 511) + 32 * (out[i] >> 9 & 7 != h.BLACK)
            far += int(draw(generator, 32))
            if far > most:
                best, most = out[i], far
        else:
            way_out = out[i]
    return way_out if way_out >= 0 and nearest(ground, s, best & 511) <= 1 else best


@inlined
def drawn_to(ground: Ground, s: Row, place: Place, plots: Places, station: Number) -> Number:
    """By the rides of the nearest detective; out of danger the scenes of crimes still to come draw him too."""
    near = int(nearest(ground, s, station))
    if not ground.rules.crimes:
        return near
    least = 15
    for i in range(ground.rules.crimes - s[h.COMMITTED]):
        if place[plots[i]] & h.SCENE:
            least = min(least, ground.away[7, station, plots[i]])
    return 16 * min(near, SAFE) - int(least)


@inlined
def assume(ground: Ground, s: Row, place: Place, trail: Trail, generator: Generator) -> Number:
    """Where a detective takes him to be: one of the places where none of them stands, by its category."""
    while True:
        there = trail.place[draw(generator, trail.state[PLACES])]
        if not place[there] & h.PAWN and is_likely(ground.weights, nearest(ground, s, there), generator):
            return there


@inlined
def follow(ground: Ground, s: Row, place: Place, trail: Trail, chosen: Number) -> None:
    """What everybody sees of a thing just done: where he is, the ticket he paid, or at what kind of place he is."""
    what = chosen >> 16
    if chosen >> 12 & 15:
        return
    if s[h.SHOWN]:
        pin(trail, s[h.AT])
    elif what == h.RIDE:
        spread(ground.town, place, closed_to(0), trail, chosen >> 9 & 7)
    elif what == h.COMMIT:
        keep(trail, ground.scenes, h.SCENE)
    elif what == h.COLLECT or what == h.LIE_LOW or what == h.FLY:
        keep(trail, place, h.HIDEOUT)


@inlined
def appraise(rules: HolmesRules, s: Row, worth: Shares) -> None:
    """What an end is worth to each pawn: to a detective less if another made the catch."""
    worth[0] = s[h.WINNER] == h.HE
    for pawn in range(1, rules.pawns):
        is_anothers = s[h.END] == h.CAUGHT and s[h.AT + pawn] != s[h.AT]
        worth[pawn] = (s[h.WINNER] == h.THEY) * (1.0 - REDUCTION * is_anothers)


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
    """So many iterations, each from a place and crimes drawn for Moriarty; the tree grows by a node in each."""
    s, place, plots = np.empty_like(spot.row), np.empty_like(spot.place), spot.plots.copy()
    out, worth = np.empty(ground.rules.most, np.int32), np.empty(PAWNS, np.float64)
    for _ in range(iterations):
        refill(s, spot.row)
        refill(place, spot.place)
        s[h.AT] = spot.where.places[roulette(spot.where.shares, generator)]
        plot(place, plots, ground.rules.crimes - s[h.COMMITTED], generator)
        begin(trail, spot.where.possible)
        node = iterate(ground, s, place, plots, trail, tree, root, spot.lead, explore, out, generator)
        appraise(ground.rules, s, worth)
        credit(tree, node, root, worth)


@inlined
def plot(place: Place, plots: Places, crimes: Number, generator: Generator) -> None:
    """Draw the scenes he holds out of all he may hold; they come to stand first."""
    for i in range(crimes):
        other = i + int(draw(generator, len(plots) - i))
        plots[i], plots[other] = plots[other], plots[i]
        place[plots[i]] |= h.SCENE


@inlined
def iterate(
    ground: Ground,
    s: Row,
    place: Place,
    plots: Places,
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
        n = offers(ground.town, ground.rules, s, place, out)
        if not n:
            return node
        n, above = sift(ground, s, out, n, lead, generator), node
        if is_inside:
            mover = (s[h.PHASE] == h.ANSWER) * (out[0] >> 12)
            node, is_inside = deepen(tree, node, out, n, mover, explore, generator)
        chosen = tree.code[node] if node != above else stroll(ground, s, place, plots, trail, out, n, generator)
        play(ground.town, ground.rules, s, place, chosen)
        follow(ground, s, place, trail, chosen)
        lead = 0
