"""The recipe at the table: the tree is kept through a turn, and a turn's time is shared by its moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.rows import Generator
from gaslamp.agents.engine.town import WORDS
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.mcts.classic import ClassicRecipe
from gaslamp.agents.mcts.compact import CompactRecipe
from gaslamp.agents.mcts.holmes import HolmesRecipe
from gaslamp.agents.mcts.trail import Trail, new_trail
from gaslamp.agents.mcts.tree import Tree, child_of, most_visited, new_tree, plant
from gaslamp.agents.mcts.whereabouts import movable, part
from gaslamp.core import SPECTATOR, Action, Event, Seat
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.holmes import Holmes
from gaslamp.match import View

BATCH = 128
"""Iterations between two looks at the clock."""
ChaseView: TypeAlias = View[Any]
Key: TypeAlias = tuple[object, Seat, int, int]
"""Whose turn of which game and when."""


class Recipe(Protocol):
    """What the search has to know of a game."""

    def aside(self, view: ChaseView, quick: Heuristic) -> Action | None:
        """What the search does not decide but the heuristic."""

    def when(self, state: Any) -> tuple[int, int]:
        """Which turn it is: the same for all its moves."""

    def spot(self, view: ChaseView, belief: Belief) -> Any:
        """What is known when somebody is to act."""

    def looked_at(self, spot: Any, generator: Generator) -> list[int]:
        """The moves the recipe looks at."""

    def search(self, spot: Any, trail: Trail, tree: Tree, root: int, generator: Generator, iterations: int) -> None: ...

    def codes_of(self, events: Iterable[Event]) -> Iterable[int]:
        """What was done, as the tree has it."""

    def action_of(self, seat: Seat, code: int) -> Action: ...


@lru_cache(maxsize=16)
def recipe_for(game: Chase[Any]) -> Recipe:
    if isinstance(game, Holmes):
        return HolmesRecipe(game)
    if isinstance(game, Compact):
        return CompactRecipe(game)
    assert isinstance(game, Classic), "a chase"
    return ClassicRecipe(game)


@dataclass
class Turn:
    """How far a turn has been played down the tree, and its time."""

    key: Key
    seconds: float
    events: tuple[Event, ...]
    node: int = 0
    spent: float = 0.0


class Nijssen:
    """With seconds for every turn, or with iterations for every move, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, iterations: int | None = None) -> None:
        self.seconds, self.iterations = seconds, iterations
        self.generator = np.array([rng.getrandbits(60) | 1], np.uint64)
        self.quick = Heuristic(rng)
        self.trail = new_trail(64 * WORDS)
        self.tree: Tree | None = None
        self.turn: Turn | None = None
        self.belief: Belief | None = None

    def act(self, view: ChaseView) -> Action:
        began, game = perf_counter(), view.game
        assert isinstance(game, Chase), "a game the recipe is for"
        if len(view.actions) == 1:
            return view.actions[0]
        recipe = recipe_for(game)
        return recipe.aside(view, self.quick) or self._move(recipe, game, view, began)

    def _move(self, recipe: Recipe, game: Chase[Any], view: ChaseView, began: float) -> Action:
        spot = recipe.spot(view, self._believe(game, view.events))
        codes = recipe.looked_at(spot, self.generator)
        if len(codes) > 1:
            tree, node = self._searched(recipe, view, spot, began)
            codes = [most_visited(tree, node, codes)]
        return recipe.action_of(view.seat, codes[0])

    def _believe(self, game: Chase[Any], events: tuple[Event, ...]) -> Belief:
        """Where he can be, for all that everybody knows."""
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR)
        self.belief.update(events)
        return self.belief

    def _searched(self, recipe: Recipe, view: ChaseView, spot: Any, began: float) -> tuple[Tree, int]:
        """The tree and where in it this move is, after a search for as long as the move may take."""
        self.tree = tree = self.tree or new_tree()
        turn = self._turn(recipe, view, tree)
        ends = began + (turn.seconds - turn.spent) / len(movable(view))
        self._search(recipe, spot, tree, turn.node, self.iterations or BATCH)
        while not self.iterations and perf_counter() < ends:
            self._search(recipe, spot, tree, turn.node, BATCH)
        turn.spent += perf_counter() - began
        return tree, turn.node

    def _search(self, recipe: Recipe, spot: Any, tree: Tree, node: int, iterations: int) -> None:
        recipe.search(spot, self.trail, tree, node, self.generator, iterations)

    def _turn(self, recipe: Recipe, view: ChaseView, tree: Tree) -> Turn:
        """This turn, its tree as far as it holds what has been done since."""
        key, events, turn = (view.game, view.seat, *recipe.when(view.state)), view.events, self.turn
        if not turn or turn.key != key or turn.events != events[: len(turn.events)]:
            turn = self.turn = Turn(key, self.seconds * part(view), events)
            plant(tree)
        turn.node = walk(tree, turn.node, recipe.codes_of(events[len(turn.events) :]))
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
