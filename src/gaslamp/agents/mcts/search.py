"""Monte Carlo tree search after Nijssen and Winands, on any chase: an iteration, its selection, its playout.

Each iteration draws a determinization (where the fugitive is), goes down the tree by UCB over the actions that
are legal there, adds a node, plays on to the end by epsilon-greedy policies, and backpropagates what the end is worth
to each pawn. What differs between games is marked `per_game` and stands in `classic`, `holmes` and `compact`.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.chase import Model, actions, fares_of, step
from gaslamp.agents.engine.jit import inlined, jit, per_game
from gaslamp.agents.engine.layout import (
    ANSWER,
    AT,
    BLACK,
    CAUGHT,
    END,
    ENTRIES,
    PHASE,
    ROUND,
    SCENE,
    TAXI,
    Codes,
    Number,
    Position,
    Row,
    fare_of,
    overwrite,
    pawn_of,
    station_of,
)
from gaslamp.agents.engine.rng import Generator, draw, sample
from gaslamp.agents.mcts.support import SIZE, StationArray, Support, begin
from gaslamp.agents.mcts.tree import Tree, backpropagate, select

M = TypeVar("M", bound=Model)
Rewards: TypeAlias = NDArray[np.float64]  # [PAWNS]
REDUCTION = 0.25
"""What a detective loses when another makes the catch."""
RANDOM = 5
"""One move in so many of a playout is any move at all: epsilon is 0.2."""
EARLY = 2
"""The rounds in which a black ticket hides nothing yet."""
PAWNS = 10
"""More than any chase has."""


class Recipe(NamedTuple, Generic[M]):
    """A game as the search has it."""

    model: M
    distance: NDArray[np.int8]  # [fares as bits, from, to] rides
    categories: NDArray[np.float64]  # [categories] how likely he is in each, by distance; the likeliest has 1


class Root(NamedTuple):
    """What is known when somebody is to act."""

    position: Position
    crimes: StationArray  # [scenes] those Moriarty may hold, as far as this seat knows; none in other games
    candidates: StationArray  # [candidates] where the fugitive may be, as the searching side sees it
    prior: NDArray[np.float64]  # [candidates] how likely; together they are one
    public: StationArray  # [public] where he may be for all that everybody knows
    lead: int  # the pawn to move


class Iteration(NamedTuple):
    """Memory for one iteration."""

    position: Position
    crimes: StationArray  # [scenes] the first of them are those he holds
    support: Support
    out: Codes


@per_game
def determinize(recipe: Recipe[Any], iteration: Iteration, generator: Generator) -> None:
    """Draw what the fugitive hides besides where he is."""


@per_game
def prune(recipe: Recipe[Any], row: Row, out: Codes, n: Number, generator: Generator) -> Number:
    """Of what the fugitive can do, or chance, what is looked at; it comes to stand first."""


@per_game
def is_random(recipe: Recipe[Any], row: Row, n: Number, generator: Generator) -> Number:
    """Whether a playout's next action is any at all."""


@per_game
def greedy_action(recipe: Recipe[Any], iteration: Iteration, n: Number, generator: Generator) -> Number:
    """What the fugitive does in a playout."""


@per_game
def guess(recipe: Recipe[Any], iteration: Iteration, generator: Generator) -> Number:
    """Where a detective takes the fugitive to be in a playout."""


@per_game
def observe(recipe: Recipe[Any], iteration: Iteration, action: Number) -> None:
    """What everybody sees of an action just done, taken into `support`."""


@per_game
def is_hiding(recipe: Recipe[Any], row: Row) -> Number:
    """Whether the fugitive, who is in sight otherwise, has just hidden."""


@per_game
def fugitive_reward(recipe: Recipe[Any], row: Row) -> Number:
    """What an end is worth to the fugitive, between 0 and 1."""


# Iterations


@jit
def search(
    recipe: Recipe[Any],
    root: Root,
    support: Support,
    tree: Tree,
    node: Number,
    exploration: Number,
    generator: Generator,
    iterations: Number,
) -> None:
    """So many iterations from a node, each from a determinization; the tree grows by a node in each."""
    row, marks, crimes = np.empty_like(root.position.row), np.empty_like(root.position.marks), root.crimes.copy()
    out, rewards = np.empty(recipe.model.max_actions, np.int32), np.empty(PAWNS, np.float64)
    iteration = Iteration(Position(row, marks), crimes, support, out)
    for _ in range(iterations):
        overwrite(row, root.position.row)
        overwrite(marks, root.position.marks)
        row[AT] = root.candidates[sample(root.prior, generator)]
        determinize(recipe, iteration, generator)
        begin(support, root.public)
        leaf = iterate(recipe, iteration, tree, node, root.lead, exploration, generator)
        reward(recipe, row, rewards)
        backpropagate(tree, leaf, node, rewards)


@inlined
def iterate(
    recipe: Recipe[Any],
    iteration: Iteration,
    tree: Tree,
    node: Number,
    lead: Number,
    exploration: Number,
    generator: Generator,
) -> Number:
    """Selection, expansion and playout; the last node gone through.

    What the fugitive does not show in an iteration the detectives do not know in it: the turn he hides they move as in
    a playout, in the tree too, unless it is the very turn they are thinking about.
    """
    row, out, is_inside, is_later = iteration.position.row, iteration.out, True, iteration.position.row[PHASE] != ANSWER
    while True:
        n = actions(recipe.model, iteration.position, out)
        if not n:
            return node
        n, above, is_reply = looked_at(recipe, row, out, n, lead, generator), node, row[PHASE] == ANSWER
        if is_inside and is_later and is_reply and is_hiding(recipe, row):
            out[0], n = playout_action(recipe, iteration, n, generator), 1
        if is_inside:
            mover = is_reply * pawn_of(out[0])
            node, is_inside = select(tree, node, out, n, mover, exploration, generator)
        action = tree.code[node] if node != above else playout_action(recipe, iteration, n, generator)
        step(recipe.model, iteration.position, action)
        observe(recipe, iteration, action)
        lead, is_later = 0, is_later or not is_reply


@inlined
def reward(recipe: Recipe[Any], row: Row, rewards: Rewards) -> None:
    """What an end is worth to each pawn: to a detective less if another made the catch."""
    rewards[0] = fugitive_reward(recipe, row)
    for pawn in range(1, recipe.model.pawns):
        is_anothers = row[END] == CAUGHT and row[AT + pawn] != row[AT]
        rewards[pawn] = (1.0 - rewards[0]) * (1.0 - REDUCTION * is_anothers)


# Which actions are looked at


@jit
def candidates(recipe: Recipe[Any], root: Root, out: Codes, generator: Generator) -> Number:
    """List what is looked at first; how many there are."""
    position = Position(root.position.row.copy(), root.position.marks.copy())
    for i in range(len(root.crimes)):
        position.marks[root.crimes[i]] |= SCENE
    n = actions(recipe.model, position, out)
    return looked_at(recipe, position.row, out, n, root.lead, generator) if n else 0


@inlined
def looked_at(recipe: Recipe[Any], row: Row, out: Codes, n: Number, lead: Number, generator: Generator) -> Number:
    """Of the detectives one moves at a time: who leads, or else the first."""
    if row[PHASE] == ANSWER:
        return of_pawn(out, n, lead if lead else pawn_of(out[0]))
    return prune(recipe, row, out, n, generator)


@inlined
def of_pawn(out: Codes, n: Number, pawn: Number) -> Number:
    """Of the detectives' rides those of one pawn; they come to stand first."""
    kept = 0
    for i in range(n):
        if pawn_of(out[i]) == pawn:
            out[kept] = out[i]
            kept += 1
    return kept


@inlined
def plain(out: Codes, rides: Number) -> Number:
    """How many rides there are before the black ones; all, if those are all there are."""
    n = 0
    while n < rides and fare_of(out[n]) != BLACK:
        n += 1
    return n if n else rides


@inlined
def is_black_wasted(recipe: Recipe[Any], row: Row) -> Number:
    """In the first rounds, when the fugitive is about to surface, and where every edge is a taxi line."""
    board, here = recipe.model.board, row[AT]
    only_taxis = (board.kinds[here] == 1 << TAXI) & (board.land[here] == board.first[here + 1])
    return (row[ROUND] <= EARLY) | recipe.model.due[row[ENTRIES] + 1] | only_taxis


# How a playout goes


@inlined
def playout_action(recipe: Recipe[Any], iteration: Iteration, n: Number, generator: Generator) -> Number:
    """A greedy action, except now and then."""
    row, out = iteration.position.row, iteration.out
    if is_random(recipe, row, n, generator):
        return out[draw(generator, n)]
    if row[PHASE] != ANSWER:
        return greedy_action(recipe, iteration, n, generator)
    fares, there = fares_of(recipe.model, row, pawn_of(out[0])), guess(recipe, iteration, generator)
    return pursue(recipe, fares, there, out, n, generator)


@inlined
def pursue(recipe: Recipe[Any], fares: Number, there: Number, out: Codes, n: Number, generator: Generator) -> Number:
    """A detective with these fares rides to where it is nearest to a station, of equals any."""
    best, least = out[0], 1 << 20
    for i in range(n):
        far = 32 * int(recipe.distance[fares, station_of(out[i]), there]) + int(draw(generator, 32))
        if far < least:
            best, least = out[i], far
    return best


@inlined
def guess_by_category(recipe: Recipe[Any], iteration: Iteration, generator: Generator) -> Number:
    """One of the stations where he can be and none of them stands, by how far the nearest is."""
    support, weights, row = iteration.support, recipe.categories, iteration.position.row
    while True:
        there = support.stations[draw(generator, support.state[SIZE])]
        if is_empty(recipe, iteration.position, there):
            nth = max(1, min(nearest(recipe, row, there), len(weights))) - 1
            if draw(generator, 1 << 20) < weights[nth] * (1 << 20):  # rejection sampling: the likeliest always is
                return there


@per_game
def is_empty(recipe: Recipe[Any], position: Position, station: Number) -> Number:
    """Whether no detective stands there."""


@inlined
def nearest(recipe: Recipe[Any], row: Row, station: Number) -> Number:
    """The rides the nearest detective needs to a station, by the tickets it holds."""
    least = 127
    for pawn in range(1, recipe.model.pawns):
        least = min(least, recipe.distance[fares_of(recipe.model, row, pawn), row[AT + pawn], station])
    return least
