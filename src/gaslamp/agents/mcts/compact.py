"""The published recipe in a round of the compact game: what counts is the pounds Mister X gets.

He is in sight except in the turn after a black ticket.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine import compact as rules
from gaslamp.agents.engine.chase import score
from gaslamp.agents.engine.compact import HIDDEN
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import AT, BLACK, fare_of, pawn_of, station_of
from gaslamp.agents.engine.models import CompactModel
from gaslamp.agents.engine.rng import draw
from gaslamp.agents.mcts.search import (
    RANDOM,
    determinize,
    fugitive_reward,
    greedy_action,
    guess,
    guess_by_category,
    is_empty,
    is_hiding,
    is_random,
    nearest,
    observe,
    plain,
    prune,
)
from gaslamp.agents.mcts.support import SIZE, pin

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Codes, Number, Position, Row
    from gaslamp.agents.engine.rng import Generator
    from gaslamp.agents.mcts.search import Iteration, Recipe

POUNDS = 40.0
"""CP-2: all the tickets together."""


@determinize.of(CompactModel)
def nothing_else(_: Recipe[CompactModel], __: Iteration, ___: Generator) -> None:
    return


@prune.of(CompactModel)
def compact_prune(recipe: Recipe[CompactModel], row: Row, out: Codes, n: Number, _: Generator) -> Number:
    """No black ticket while no detective is near."""
    return n if nearest(recipe, row, row[AT]) <= 2 else plain(out, n)


@is_random.of(CompactModel)
def compact_is_random(_: Recipe[CompactModel], __: Row, ___: Number, generator: Generator) -> Number:
    return draw(generator, RANDOM) == 0


@greedy_action.of(CompactModel)
def compact_greedy_action(
    recipe: Recipe[CompactModel], iteration: Iteration, n: Number, generator: Generator
) -> Number:
    """He rides to where the nearest detective is farthest, of equals any; out of sight if even that is in its reach."""
    out, row = iteration.out, iteration.position.row
    rides = plain(out, n)
    best, most = out[0], -1
    for i in range(rides):
        far = 32 * int(nearest(recipe, row, station_of(out[i]))) + int(draw(generator, 32))
        if far > most:
            best, most = out[i], far
    return best if rides == n or most >= 64 else out[rides + int(draw(generator, n - rides))]


@guess.of(CompactModel)
def compact_guess(recipe: Recipe[CompactModel], iteration: Iteration, generator: Generator) -> Number:
    """Where he is seen, or by category."""
    if iteration.support.state[SIZE] == 1:
        return iteration.support.stations[0]
    return guess_by_category(recipe, iteration, generator)


@is_empty.of(CompactModel)
def compact_is_empty(_: Recipe[CompactModel], position: Position, station: Number) -> Number:
    return rules.is_free(position.row, station)


@observe.of(CompactModel)
def compact_observe(recipe: Recipe[CompactModel], iteration: Iteration, action: Number) -> None:
    """Where he goes, or only from where."""
    if pawn_of(action):
        return
    if fare_of(action) == BLACK:
        vanish(recipe, iteration)
    else:
        pin(iteration.support, station_of(action))


@inlined
def vanish(recipe: Recipe[CompactModel], iteration: Iteration) -> None:
    """CP-8: he is one line away from where he was, which everybody saw (CP-12)."""
    board, support, n = recipe.model.board, iteration.support, 0
    here = support.stations[0]
    for k in range(board.near_first[here], board.near_first[here + 1]):
        support.stations[n] = board.near[k]
        n += rules.is_free(iteration.position.row, board.near[k])
    support.state[SIZE] = n


@is_hiding.of(CompactModel)
def compact_is_hiding(_: Recipe[CompactModel], row: Row) -> Number:
    return row[HIDDEN]


@fugitive_reward.of(CompactModel)
def compact_reward(recipe: Recipe[CompactModel], row: Row) -> Number:
    """His part of all pounds."""
    return score(recipe.model, row) / POUNDS
