"""The published recipe in the classic game: which moves are looked at, and how the fugitive plays in a playout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gaslamp.agents.engine.chase import CLOSED, score
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    ANSWER,
    AT,
    BLACK,
    CHOOSE,
    DOUBLE_MOVE,
    ENTRIES,
    MOVE,
    PAWN,
    PHASE,
    RIDE,
    SURFACE,
    fare_of,
    kind_of,
    pawn_of,
    station_of,
)
from gaslamp.agents.engine.models import ClassicModel, HolmesModel
from gaslamp.agents.engine.rng import draw
from gaslamp.agents.mcts.search import (
    RANDOM,
    determinize,
    fugitive_reward,
    greedy_action,
    guess,
    guess_by_category,
    is_black_wasted,
    is_empty,
    is_hiding,
    is_random,
    nearest,
    observe,
    plain,
    prune,
)
from gaslamp.agents.mcts.support import pin, propagate

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Codes, Number, Position, Row
    from gaslamp.agents.engine.rng import Generator
    from gaslamp.agents.mcts.search import Iteration, Recipe


@determinize.of(ClassicModel)
def nothing_else(_: Recipe[ClassicModel], __: Iteration, ___: Generator) -> None:
    return


@prune.of(ClassicModel)
def classic_prune(recipe: Recipe[ClassicModel], row: Row, out: Codes, n: Number, _: Generator) -> Number:
    if row[PHASE] == CHOOSE:
        return 1  # a search that knows where he is sees no price in showing himself
    return prune_moves(recipe, row, out, n) if row[PHASE] == MOVE else n


@inlined
def prune_moves(recipe: Recipe[ClassicModel], row: Row, out: Codes, n: Number) -> Number:
    """No black ticket where it hides nothing, and a double only if a detective can reach him."""
    last = out[n - 1]
    is_double = kind_of(last) == DOUBLE_MOVE
    kept = n - is_double
    if is_black_wasted(recipe, row):
        kept = plain(out, kept)
    if is_double and nearest(recipe, row, row[AT]) <= 1:
        out[kept] = last
        kept += 1
    return kept


@is_random.of(ClassicModel)
def classic_is_random(_: Recipe[ClassicModel], row: Row, __: Number, generator: Generator) -> Number:
    return (row[PHASE] != MOVE and row[PHASE] != ANSWER) or draw(generator, RANDOM) == 0


@greedy_action.of(ClassicModel)
def classic_greedy_action(
    recipe: Recipe[ClassicModel], iteration: Iteration, n: Number, generator: Generator
) -> Number:
    """He rides to where the nearest detective is farthest, of equals any; twice if even that is in its reach."""
    out, row = iteration.out, iteration.position.row
    best, most = out[0], -1
    for i in range(n):
        if kind_of(out[i]) == RIDE:
            far = 64 * int(nearest(recipe, row, station_of(out[i]))) + 32 * (fare_of(out[i]) != BLACK)
            far += int(draw(generator, 32))
            if far > most:
                best, most = out[i], far
    return out[n - 1] if kind_of(out[n - 1]) == DOUBLE_MOVE and most < 128 else best


@guess.of(ClassicModel, HolmesModel)
def log_guess(recipe: Recipe[Any], iteration: Iteration, generator: Generator) -> Number:
    return guess_by_category(recipe, iteration, generator)


@is_empty.of(ClassicModel, HolmesModel)
def log_is_empty(_: Recipe[Any], position: Position, station: Number) -> Number:
    return not position.marks[station] & PAWN


@observe.of(ClassicModel)
def classic_observe(recipe: Recipe[ClassicModel], iteration: Iteration, action: Number) -> None:
    """Where he surfaced, or the ticket he paid."""
    row, is_ride = iteration.position.row, kind_of(action) == RIDE and not pawn_of(action)
    if kind_of(action) == SURFACE or (is_ride and recipe.model.due[row[ENTRIES]]):
        pin(iteration.support, row[AT])
    elif is_ride:
        propagate(recipe.model.board, iteration.position.marks, CLOSED, iteration.support, fare_of(action))


@is_hiding.of(ClassicModel, HolmesModel)
def always_hidden(_: Recipe[Any], __: Row) -> Number:
    return False


@fugitive_reward.of(ClassicModel, HolmesModel)
def log_reward(recipe: Recipe[Any], row: Row) -> Number:
    return score(recipe.model, row)
