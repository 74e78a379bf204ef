"""What a seat is to decide about: the pawns it moves, and where it takes the fugitive to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.positions import numbers
from gaslamp.agents.mcts.categories import categorized, posts_he_saw
from gaslamp.agents.mcts.trail import Places, Whereabouts
from gaslamp.board import Board
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View


def whereabouts(view: View[Any], belief: Belief, categories: Sequence[float]) -> Whereabouts:
    """He knows where he is; the others go by what fugitives are known to do."""
    board, stations, here = belief.game.board, sorted(belief.odds), view.state.stations[FUGITIVE]
    possible = places_of(board, stations)
    if view.seat == view.state.fugitive:
        return Whereabouts(here, places_of(board, [here]), np.ones(1), possible)
    odds = categorized(board, stations, posts_he_saw(view.events), categories)
    return Whereabouts(stations[0], possible, np.array(list(odds.values())), possible)


def places_of(board: Board, stations: Iterable[int]) -> Places:
    """Stations as the search has them."""
    return np.array([numbers(board)[station] for station in stations], np.int16)


def part(view: View[Any]) -> float:
    """The part of a turn that is this seat's: by the pawns it moves of all that move."""
    state = view.state
    moving = len(state.stations) - 1 - len(state.stranded)
    return 1.0 if view.seat == state.fugitive else len(movable(view)) / moving


def movable(view: View[Any]) -> set[int]:
    """The pawns this seat is still to move."""
    return {action.pawn for action in view.actions if isinstance(action, Move)} or {FUGITIVE}
