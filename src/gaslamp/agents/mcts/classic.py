"""The recipe for the classic chase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.positions import action_of, code_of, row_of
from gaslamp.agents.engine.rows import Generator
from gaslamp.agents.engine.town import rules_of, town_of
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.mcts.categories import CATEGORIES, away_on, weights_of
from gaslamp.agents.mcts.classicplay import Ground, Spot, options, search
from gaslamp.agents.mcts.trail import Trail
from gaslamp.agents.mcts.tree import Tree
from gaslamp.agents.mcts.whereabouts import movable, whereabouts
from gaslamp.core import Action, Event, Seat
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.match import View

EXPLORE = 0.7
"""Chosen by paired games against the heuristic: the published 0.2 (his) and 2.0 (theirs) win far less on this scale."""


class ClassicRecipe:
    def __init__(self, game: Classic) -> None:
        self.game, self.weights = game, CATEGORIES["classic"]
        self.ground = Ground(town_of(game.board), rules_of(game), away_on(game.board), weights_of(self.weights))

    def aside(self, _: View[ClassicState], __: Heuristic) -> Action | None:
        """Everything is searched."""
        return None

    def when(self, state: ClassicState) -> tuple[int, int]:
        return state.round, 0

    def spot(self, view: View[ClassicState], belief: Belief) -> Spot:
        where = whereabouts(view, belief, self.weights)
        row, taken = row_of(self.game, view.state, fugitive=where.somewhere)
        return Spot(row, taken, where, min(movable(view)))

    def looked_at(self, spot: Spot, _: Generator) -> list[int]:
        out = np.empty(self.ground.town.most, np.int32)
        return [int(code) for code in out[: options(self.ground, spot, out)]]

    def search(self, spot: Spot, trail: Trail, tree: Tree, root: int, generator: Generator, iterations: int) -> None:
        search(self.ground, spot, trail, tree, root, EXPLORE, generator, iterations)

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        return (code_of(self.game, event) for event in events if isinstance(event, Action))

    def action_of(self, _: Seat, code: int) -> Action:
        return action_of(self.game, code)
