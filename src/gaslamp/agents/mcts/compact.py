"""The recipe for a round of the compact game: what counts is the pounds Mister X gets.

Where the detectives wait for him (CP-3) and whether they give up (CP-10) is left to the heuristic.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.compactrows import action_of, code_of, row_of
from gaslamp.agents.engine.rows import Generator
from gaslamp.agents.engine.town import town_of
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.mcts.categories import CATEGORIES, away_on, weights_of
from gaslamp.agents.mcts.compactplay import Ground, Spot, options, search
from gaslamp.agents.mcts.trail import Trail
from gaslamp.agents.mcts.tree import Tree
from gaslamp.agents.mcts.whereabouts import movable, whereabouts
from gaslamp.core import Action, Event, Seat
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.vocabulary import Move
from gaslamp.match import View

EXPLORE = {"his": 0.1, "theirs": 0.3}
"""For whoever searches, chosen by paired games against the heuristic; ends differ by less here than all or nothing."""


class CompactRecipe:
    def __init__(self, game: Compact) -> None:
        self.game, self.weights = game, CATEGORIES["compact"]
        self.ground = Ground(town_of(game.board), away_on(game.board), weights_of(self.weights))

    def aside(self, view: View[CompactState], quick: Heuristic) -> Action | None:
        """The placement."""
        return quick.act(view) if view.state.phase == "place" else None

    def when(self, state: CompactState) -> tuple[int, int]:
        return state.round, len(state.log)

    def spot(self, view: View[CompactState], belief: Belief) -> Spot:
        where = whereabouts(view, belief, self.weights)
        return Spot(row_of(self.game, view.state, fugitive=where.somewhere), where, min(movable(view)))

    def looked_at(self, spot: Spot, _: Generator) -> list[int]:
        out = np.empty(self.ground.town.most, np.int32)
        return [int(code) for code in out[: options(self.ground, spot, out)]]

    def search(self, spot: Spot, trail: Trail, tree: Tree, root: int, generator: Generator, iterations: int) -> None:
        explore = EXPLORE["theirs" if spot.lead else "his"]
        search(self.ground, spot, trail, tree, root, explore, generator, iterations)

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        return (code_of(self.game, event) for event in events if isinstance(event, Move))

    def action_of(self, seat: Seat, code: int) -> Action:
        return action_of(self.game, seat, code)
