"""What the published recipe makes of a position: the root of its search, what it looks at, sees, and is rewarded by."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from gaslamp.agents.belief import Belief
from gaslamp.agents.engine.board_arrays import LARGEST, numbers, stations
from gaslamp.agents.engine.chase import actions, step
from gaslamp.agents.engine.encoding import action_of, code_of, encode
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.mcts.search import PAWNS, Iteration, Root, candidates, observe, reward
from gaslamp.agents.mcts.support import SIZE, new_support, pin
from gaslamp.agents.mcts.variants import Variant, variant_of
from gaslamp.core import SPECTATOR, Action, Seat
from gaslamp.games.vocabulary import FUGITIVE
from tests.games.positions import Table


def root_of(match: Table[Any], seat: Seat) -> tuple[Variant[Any, Any], Root]:
    variant, belief = variant_of(match.game), Belief(match.game, eyes=SPECTATOR)
    belief.update(match.view(seat).events)
    return variant, variant.root(match.view(seat), belief)


def looked(match: Table[Any], seat: Seat = 0) -> list[Action]:
    """What the recipe looks at there."""
    variant, root = root_of(match, seat)
    out = np.empty(variant.recipe.model.max_actions, np.int32)
    n = candidates(variant.recipe, root, out, seeded(Random(1)))
    return [action_of(match.game, seat, int(code)) for code in out[:n]]


def iteration_of(match: Table[Any]) -> tuple[Variant[Any, Any], Iteration]:
    """Memory for an iteration that begins where the match is."""
    variant = variant_of(match.game)
    out = np.empty(variant.recipe.model.max_actions, np.int32)
    position = encode(match.game, match.state)
    return variant, Iteration(position, np.zeros(0, np.int16), new_support(LARGEST), out)


def seen(match: Table[Any], *done: Action) -> set[int]:
    """Where everybody takes him to be after these actions of his, having been where he is."""
    variant, iteration = iteration_of(match)
    pin(iteration.support, numbers(match.game.board)[match.state.stations[FUGITIVE]])
    for action in done:
        code = code_of(match.game, action)
        step(variant.recipe.model, iteration.position, code)
        observe(variant.recipe, iteration, code)
    support = iteration.support
    return {stations(match.game.board)[number] for number in support.stations[: support.state[SIZE]]}


def rewards_of(match: Table[Any], action: Action) -> list[float]:
    """To each pawn, after an action that ends it."""
    (variant, iteration), rewards = iteration_of(match), np.zeros(PAWNS)
    model = variant.recipe.model
    step(model, iteration.position, code_of(match.game, action))
    assert not actions(model, iteration.position, iteration.out)
    reward(variant.recipe, iteration.position.row, rewards)
    return [float(value) for value in rewards[: model.pawns]]
