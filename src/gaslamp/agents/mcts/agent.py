"""The search at the table: the tree is kept through a turn, and a turn's time is shared by its moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.checks import cannot_play, check_agent_settings, check_to_act, settings_told
from gaslamp.agents.engine.board_arrays import LARGEST
from gaslamp.agents.engine.encoding import action_of
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.mcts.determinization import movable, part
from gaslamp.agents.mcts.search import Root, candidates, search
from gaslamp.agents.mcts.support import new_support
from gaslamp.agents.mcts.tree import Tree, child_of, most_visited, new_tree, plant
from gaslamp.agents.mcts.variants import Variant, variant_of
from gaslamp.agents.search import is_searched
from gaslamp.core import SPECTATOR, Action, Event, Seat
from gaslamp.games.chase import Chase
from gaslamp.match import View

BATCH = 128
"""Iterations between two looks at the clock."""
TurnKey: TypeAlias = tuple[object, Seat, int, int]
"""Whose turn of which game and when."""


@dataclass
class SearchedTurn:
    """How far a turn has been played down the tree, and its time."""

    key: TurnKey
    seconds: float
    events: tuple[Event, ...]
    node: int = 0
    spent: float = 0.0


class Nijssen:
    """With seconds for every turn, or with iterations for every move, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, iterations: int | None = None) -> None:
        check_agent_settings(rng, seconds=seconds, iterations=iterations)
        self.seconds, self.iterations = seconds, iterations
        self.generator = np.array([rng.getrandbits(60) | 1], np.uint64)
        self.heuristic = Heuristic(rng)
        self.support = new_support(LARGEST)
        self.tree: Tree | None = None
        self.turn: SearchedTurn | None = None
        self._game: object = None

    def __repr__(self) -> str:
        settings = {"seconds": None if self.iterations else self.seconds, "iterations": self.iterations}
        return settings_told(self, settings)

    def act(self, view: View[Any]) -> Action:
        began = perf_counter()
        check_to_act(view)
        if self._game is not view.game:
            self._sit_down(view.game)
        if len(view.actions) == 1:
            return view.actions[0]
        if self.variant is None:
            return self.heuristic.act(view)
        return self.variant.aside(view, self.heuristic) or self._move(self.variant, view, began)

    def _sit_down(self, game: Any) -> None:
        """What belongs to one game; without kernels that know it the heuristic plays."""
        if not isinstance(game, Chase):
            raise cannot_play(self, game)
        self._game, self.belief = game, Belief(game, eyes=SPECTATOR)
        self.variant = variant_of(game) if is_searched(game) else None

    def _move(self, variant: Variant[Any, Any], view: View[Any], began: float) -> Action:
        self.belief.update(view.events)
        root = variant.root(view, self.belief)
        out = np.empty(variant.recipe.model.max_actions, np.int32)
        codes = [int(code) for code in out[: candidates(variant.recipe, root, out, self.generator)]]
        if len(codes) > 1:
            tree, node = self._searched(variant, view, root, began)
            codes = [most_visited(tree, node, codes)]
        return action_of(variant.game, view.seat, codes[0])

    def _searched(self, variant: Variant[Any, Any], view: View[Any], root: Root, began: float) -> tuple[Tree, int]:
        """The tree and where in it this move is, after a search for as long as the move may take."""
        self.tree = tree = self.tree or new_tree()
        turn = self._turn(variant, view, tree)
        ends = began + (turn.seconds - turn.spent) / len(movable(view))
        self._search(variant, root, tree, turn.node, self.iterations or BATCH)
        while not self.iterations and perf_counter() < ends:
            self._search(variant, root, tree, turn.node, BATCH)
        turn.spent += perf_counter() - began
        return tree, turn.node

    def _search(self, variant: Variant[Any, Any], root: Root, tree: Tree, node: int, iterations: int) -> None:
        exploration = variant.exploration[not root.lead]
        search(variant.recipe, root, self.support, tree, node, exploration, self.generator, iterations)

    def _turn(self, variant: Variant[Any, Any], view: View[Any], tree: Tree) -> SearchedTurn:
        """This turn, its tree as far as it holds what has been done since."""
        key, events, turn = (view.game, view.seat, *variant.turn_of(view.state)), view.events, self.turn
        if not turn or turn.key != key or turn.events != events[: len(turn.events)]:
            turn = self.turn = SearchedTurn(key, self.seconds * part(view), events)
            plant(tree)
        turn.node = walk(tree, turn.node, variant.codes_of(events[len(turn.events) :]))
        turn.events = events
        return turn


def walk(tree: Tree, node: int, codes: Iterable[int]) -> int:
    """Where in the tree these moves lead; if it has not been there it is planted anew."""
    for code in codes:
        node = child_of(tree, node, code)
        if not node:
            plant(tree)
            break
    return node
