"""The published recipe in the Sherlock Holmes edition, in both modes.

A side that does not know the crimes Moriarty holds draws them along with his place. In playouts he commits what he can
and keeps an eye on the scenes that are left while nobody is near; a tile of the balloon is turned up by chance, in the
tree too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.chase import CLOSED
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    AT,
    BALLOON,
    BLACK,
    CHOOSE,
    COLLECT,
    COME_DOWN,
    COMMIT,
    COMMITTED,
    DOUBLE_MOVE,
    FLY,
    HIDEOUT,
    LIE_LOW,
    MOVE,
    PHASE,
    RIDE,
    SCENE,
    SHOWN,
    fare_of,
    kind_of,
    pawn_of,
    station_of,
)
from gaslamp.agents.engine.models import HolmesModel
from gaslamp.agents.engine.rng import draw
from gaslamp.agents.mcts.search import (
    RANDOM,
    determinize,
    greedy_action,
    is_black_wasted,
    is_random,
    nearest,
    observe,
    prune,
)
from gaslamp.agents.mcts.support import keep_marked, pin, propagate

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Codes, Number, Row
    from gaslamp.agents.engine.rng import Generator
    from gaslamp.agents.mcts.search import Iteration, Recipe

SAFE = 3
"""With the nearest detective so many rides away or more he looks after his crimes."""


@determinize.of(HolmesModel)
def draw_crimes(recipe: Recipe[HolmesModel], iteration: Iteration, generator: Generator) -> None:
    """The scenes he holds out of all he may hold; they come to stand first."""
    crimes, marks = iteration.crimes, iteration.position.marks
    for i in range(recipe.model.crimes - iteration.position.row[COMMITTED]):
        other = i + int(draw(generator, len(crimes) - i))
        crimes[i], crimes[other] = crimes[other], crimes[i]
        marks[crimes[i]] |= SCENE


@prune.of(HolmesModel)
def holmes_prune(recipe: Recipe[HolmesModel], row: Row, out: Codes, n: Number, generator: Generator) -> Number:
    if row[PHASE] == BALLOON:
        out[0] = out[draw(generator, n)]
        return 1
    return prune_moves(recipe, row, out, n) if row[PHASE] == MOVE else n


@inlined
def prune_moves(recipe: Recipe[HolmesModel], row: Row, out: Codes, n: Number) -> Number:
    """As in the classic game; but black rides go even if they are all the rides there are, while something else is."""
    is_wasted, is_pressed, kept = is_black_wasted(recipe, row), nearest(recipe, row, row[AT]) <= 1, 0
    for i in range(n):
        is_black = kind_of(out[i]) == RIDE and fare_of(out[i]) == BLACK
        is_kept = is_pressed if kind_of(out[i]) == DOUBLE_MOVE else not (is_wasted and is_black)
        if is_kept:
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@is_random.of(HolmesModel)
def holmes_is_random(_: Recipe[HolmesModel], __: Row, n: Number, generator: Generator) -> Number:
    return n == 1 or draw(generator, RANDOM) == 0


@greedy_action.of(HolmesModel)
def holmes_greedy_action(recipe: Recipe[HolmesModel], iteration: Iteration, n: Number, generator: Generator) -> Number:
    if iteration.position.row[PHASE] == CHOOSE:
        return use_powers(iteration.out, n, generator)
    return flee(recipe, iteration, n, generator)


@inlined
def use_powers(out: Codes, n: Number, generator: Generator) -> Number:
    """A crime is committed where it can be, and he lies low where he can; else he does anything."""
    if kind_of(out[1]) == COMMIT:
        return out[1]
    return out[n - 1] if kind_of(out[n - 1]) == LIE_LOW else out[draw(generator, n)]


@inlined
def flee(recipe: Recipe[HolmesModel], iteration: Iteration, n: Number, generator: Generator) -> Number:
    """He goes where the nearest detective is farthest, of equals any; by double or balloon if even that is in reach."""
    out, row = iteration.out, iteration.position.row
    best, most, way_out = out[0], -1, -1
    for i in range(n):
        kind = kind_of(out[i])
        if kind in (RIDE, COME_DOWN):
            far = 64 * drawn_to(recipe, iteration, station_of(out[i])) + 32 * (fare_of(out[i]) != BLACK)
            far += int(draw(generator, 32))
            if far > most:
                best, most = out[i], far
        else:
            way_out = out[i]
    return way_out if way_out >= 0 and nearest(recipe, row, station_of(best)) <= 1 else best


@inlined
def drawn_to(recipe: Recipe[HolmesModel], iteration: Iteration, station: Number) -> Number:
    """By the rides of the nearest detective; out of danger the scenes of crimes still to come draw him too."""
    model, position, crimes = recipe.model, iteration.position, iteration.crimes
    near = int(nearest(recipe, position.row, station))
    if not model.crimes:
        return near
    least = 15
    for i in range(model.crimes - position.row[COMMITTED]):
        if position.marks[crimes[i]] & SCENE:
            least = min(least, recipe.distance[7, station, crimes[i]])
    return 16 * min(near, SAFE) - int(least)


@observe.of(HolmesModel)
def holmes_observe(recipe: Recipe[HolmesModel], iteration: Iteration, action: Number) -> None:
    """Where he is, the ticket he paid, or at what kind of place he is."""
    if pawn_of(action):
        return
    model, position, support, kind = recipe.model, iteration.position, iteration.support, kind_of(action)
    if position.row[SHOWN]:
        pin(support, position.row[AT])
    elif kind == RIDE:
        propagate(model.board, position.marks, CLOSED, support, fare_of(action))
    elif kind == COMMIT:
        keep_marked(support, model.printed, SCENE)
    elif kind in (COLLECT, LIE_LOW, FLY):
        keep_marked(support, position.marks, HIDEOUT)
