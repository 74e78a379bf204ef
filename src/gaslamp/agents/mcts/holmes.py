"""The recipe for the Sherlock Holmes edition, in both modes.

The detectives' abilities (SH-25 to SH-30) and where Moriarty settles (SH-10) are left to the heuristic. The detectives
draw the crimes he may still hold along with his place. In playouts he commits what he can and keeps an eye on the
scenes that are left while nobody is near; a tile of the balloon is turned up by chance, in the tree too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.holmes_filter import HolmesFilter
from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmesrows import action_of, code_of, place_of, row_of, rules_of
from gaslamp.agents.engine.rows import Generator
from gaslamp.agents.engine.town import town_of
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.mcts.categories import CATEGORIES, away_on, weights_of
from gaslamp.agents.mcts.holmesplay import search
from gaslamp.agents.mcts.holmessift import Ground, Spot, options
from gaslamp.agents.mcts.trail import Marks, Trail
from gaslamp.agents.mcts.tree import Tree
from gaslamp.agents.mcts.whereabouts import movable, places_of, whereabouts
from gaslamp.core import Action, Event, Seat
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Ask, Ban, Barricade, HolmesState
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import View

EXPLORE = 0.7
"""Chosen by paired games against the heuristic."""
NOWHERE = -1
"""Where an ability leads in the tree."""


class HolmesRecipe:
    def __init__(self, game: Holmes) -> None:
        self.game, self.weights = game, CATEGORIES["holmes"]
        known = away_on(game.board), weights_of(self.weights), scenes_of(game)
        self.ground = Ground(town_of(game.board), rules_of(game), *known)

    def aside(self, view: View[HolmesState], quick: Heuristic) -> Action | None:
        """The start, and what costs a token."""
        if view.state.phase == "settle":
            return quick.act(view)
        has_more = view.state.phase == "answer" and any(not isinstance(action, Move) for action in view.actions)
        action = quick.act(view) if has_more else None
        return None if isinstance(action, Move) else action

    def when(self, state: HolmesState) -> tuple[int, int]:
        return state.round, 0

    def spot(self, view: View[HolmesState], belief: Belief) -> Spot:
        game, state, where = self.game, view.state, whereabouts(view, belief, self.weights)
        row, place = row_of(game, state, fugitive=where.somewhere), place_of(game, state) & ~np.int8(h.SCENE)
        return Spot(row, place, places_of(game.board, self._plots(state, belief)), where, min(movable(view)))

    def _plots(self, state: HolmesState, belief: Belief) -> list[int]:
        """The crimes he holds, or all he may hold; a scene that has served is none."""
        own = [scene for scene in state.crimes if scene is not None]
        assert isinstance(belief.filter, HolmesFilter)
        served = frozenset.intersection(*(past.scenes for past in belief.filter.joint))
        return own or sorted(self.game.scenes - served)

    def looked_at(self, spot: Spot, generator: Generator) -> list[int]:
        out = np.empty(self.ground.rules.most, np.int32)
        return [int(code) for code in out[: options(self.ground, spot, out, generator)]]

    def search(self, spot: Spot, trail: Trail, tree: Tree, root: int, generator: Generator, iterations: int) -> None:
        search(self.ground, spot, trail, tree, root, EXPLORE, generator, iterations)

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        """Nothing is done by a detective who leaves it at a move."""
        for event in events:
            if isinstance(event, Ask | Ban | Barricade):
                yield NOWHERE
            elif isinstance(event, Action) and not (isinstance(event, Done) and event.seat != self.game.owners[0]):
                yield code_of(self.game, event)

    def action_of(self, seat: Seat, code: int) -> Action:
        return action_of(self.game, seat, code)


def scenes_of(game: Holmes) -> Marks:
    """Where crimes can be, whoever holds them."""
    return np.array([h.SCENE * (station in game.scenes) for station in game.board.stations], np.int8)
