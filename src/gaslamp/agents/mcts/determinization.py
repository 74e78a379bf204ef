"""What a seat is to decide about: the pawns it moves, and where it takes the fugitive to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.mcts.categories import categorized, posts_he_saw
from gaslamp.agents.mcts.support import StationArray
from gaslamp.board import Board
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View


class Whereabouts(NamedTuple):
    """Where a determinization puts the fugitive."""

    somewhere: int  # a station where he may be
    candidates: StationArray  # [candidates] where he may be, as the searching side sees it
    prior: NDArray[np.float64]  # [candidates] how likely; together they are one
    public: StationArray  # [public] where he may be for all that everybody knows


def whereabouts(view: View[Any], belief: Belief, categories: Sequence[float]) -> Whereabouts:
    """He knows where he is; the others go by what fugitives are known to do."""
    board, stations, here = belief.game.board, sorted(belief.odds), view.state.stations[FUGITIVE]
    public = encoded(board, stations)
    if view.seat == view.state.fugitive:
        return Whereabouts(here, encoded(board, [here]), np.ones(1), public)
    prior = categorized(board, stations, posts_he_saw(view.events), categories)
    return Whereabouts(stations[0], public, np.array(list(prior.values())), public)


def encoded(board: Board, stations: Iterable[int]) -> StationArray:
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
