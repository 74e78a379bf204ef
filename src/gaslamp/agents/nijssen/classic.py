"""The published recipe for the classic chase, as a yardstick: Nijssen and Winands, 2011 and 2012.

Monte Carlo tree search by both sides, every pawn a player of its own. The fugitive searches from where he is; the
detectives draw a place for him in every iteration, out of all where he can be, by how often fugitives were found
that far from the nearest detective. In playouts he keeps away from them, and they chase where they assume him to be.
The tree is kept through a turn, and a turn's time is shared by its moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from gaslamp.agents.belief import Belief
from gaslamp.agents.kernels.positions import action_of, code_of, numbers, row_of
from gaslamp.agents.kernels.rows import AT
from gaslamp.agents.kernels.town import WORDS, rules_of, town_of
from gaslamp.agents.nijssen.categories import CATEGORIES, away_on, categorized, posts_he_saw
from gaslamp.agents.nijssen.classicplay import Ground, Shares, Spot, options, search
from gaslamp.agents.nijssen.trail import Places, new_trail
from gaslamp.agents.nijssen.tree import Tree, child_of, most_visited, new_tree, plant
from gaslamp.core import SPECTATOR, Action, Event, Seat
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View

EXPLORE = 0.7
"""Chosen by paired games against the heuristic: the published 0.2 (his) and 2.0 (theirs) win far less on this scale."""
BATCH = 128
"""Iterations between two looks at the clock."""
ClassicView: TypeAlias = View[ClassicState]
Key: TypeAlias = tuple[Classic, Seat, int]
"""Whose turn of which game and round."""


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
        self.trail = new_trail(64 * WORDS)
        self.tree: Tree | None = None
        self.turn: Turn | None = None
        self.belief: Belief | None = None

    def act(self, view: View[Any]) -> Action:
        began, game = perf_counter(), view.game
        assert isinstance(game, Classic), "the game the recipe is for"
        if len(view.actions) == 1:
            return view.actions[0]
        spot = self._spot(game, view)
        codes = looked_at(game, spot)
        return action_of(game, codes[0] if len(codes) == 1 else self._best(game, view, spot, began))

    def _spot(self, game: Classic, view: ClassicView) -> Spot:
        stations = self._possible(game, view.events)
        possible = places_of(game, stations)
        if view.seat == view.state.fugitive:
            row, taken = row_of(game, view.state)
            return Spot(row, taken, row[AT : AT + 1], np.ones(1), possible, FUGITIVE)
        row, taken = row_of(game, view.state, fugitive=stations[0])
        odds = categorized(game.board, stations, posts_he_saw(view.events))
        return Spot(row, taken, possible, np.array(list(odds.values())), possible, min(movable(view)))

    def _possible(self, game: Classic, events: tuple[Event, ...]) -> list[int]:
        """The stations he can be at, for all that everybody knows."""
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR)
        return sorted(self.belief.update(events))

    def _best(self, game: Classic, view: ClassicView, spot: Spot, began: float) -> int:
        """Search for as long as the move may take; the code of the move looked at most."""
        self.tree = tree = self.tree or new_tree()
        turn = self._turn(game, view, tree)
        if self.iterations:
            self._search(game, spot, tree, turn.node, self.iterations)
        else:
            ends = began + (turn.seconds - turn.spent) / len(movable(view))
            self._search(game, spot, tree, turn.node, BATCH)
            while perf_counter() < ends:
                self._search(game, spot, tree, turn.node, BATCH)
        turn.spent += perf_counter() - began
        return int(tree.code[most_visited(tree, turn.node)])

    def _search(self, game: Classic, spot: Spot, tree: Tree, node: int, iterations: int) -> None:
        search(ground_of(game), spot, self.trail, tree, node, EXPLORE, self.generator, iterations)

    def _turn(self, game: Classic, view: ClassicView, tree: Tree) -> Turn:
        """This turn, its tree as far as it holds what has been done since."""
        key, events, turn = (game, view.seat, view.state.round), view.events, self.turn
        if not turn or turn.key != key or turn.events != events[: len(turn.events)]:
            turn = self.turn = Turn(key, self.seconds * part(game, view), events)
            plant(tree)
        turn.node = walk(tree, turn.node, codes_of(game, events[len(turn.events) :]))
        turn.events = events
        return turn


def looked_at(game: Classic, spot: Spot) -> list[int]:
    """The moves the recipe looks at."""
    ground = ground_of(game)
    out = np.empty(ground.town.most, np.int32)
    return [int(code) for code in out[: options(ground, spot, out)]]


def part(game: Classic, view: ClassicView) -> float:
    """The part of a turn that is this seat's: by the pawns it moves of all that move."""
    is_fugitive = view.seat == view.state.fugitive
    return 1.0 if is_fugitive else len(movable(view)) / (len(game.detectives) - len(view.state.stranded))


def movable(view: ClassicView) -> set[int]:
    """The pawns this seat is still to move."""
    return {action.pawn if isinstance(action, Move) else FUGITIVE for action in view.actions}


def codes_of(game: Classic, events: Iterable[Event]) -> Iterator[int]:
    return (code_of(game, event) for event in events if isinstance(event, Action))


def walk(tree: Tree, node: int, codes: Iterable[int]) -> int:
    """Where in the tree these moves lead; if it has not been there it is planted anew."""
    for code in codes:
        node = child_of(tree, node, code)
        if not node:
            plant(tree)
            break
    return node


def places_of(game: Classic, stations: Iterable[int]) -> Places:
    return np.array([numbers(game.board)[station] for station in stations], np.int16)


@lru_cache(maxsize=16)
def ground_of(game: Classic) -> Ground:
    weights: Shares = np.array(CATEGORIES) / max(CATEGORIES)
    return Ground(town_of(game.board), rules_of(game), away_on(game.board), weights)
