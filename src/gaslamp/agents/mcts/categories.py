"""Where the fugitive is, guessed by how far off the nearest detective is: location categories, by minimum distance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.board import Board, Kind
from gaslamp.core import Event
from gaslamp.games.compact import Place
from gaslamp.games.vocabulary import FUGITIVE, Deal, Move

CATEGORIES: Mapping[str, Sequence[float]] = {
    "classic": (0.0196, 0.0588, 0.0200, 0.0070, 0.0055),
    "holmes": (0.0177, 0.0632, 0.0296, 0.0097, 0.0017),
    "compact": (0.2692, 0.2692, 0.2692, 0.2692, 0.2692),
}
"""How often he was at a station he could be at, by the rides to the nearest detective when he moved: 1 to 4, and more.

Learned by `python -m benchmarks.categories --game GAME`: the heuristic against itself, 400 games of the classic chase,
60 of Holmes, 16 of the compact game. There he hides where a detective is one ride from every station, so all are of one
category; those that never came up weigh the same.
"""
FARTHEST = 5
FAR = 99
FARES: tuple[Kind, ...] = ("taxi", "bus", "underground")


def posts_he_saw(events: Iterable[Event]) -> tuple[int, ...]:
    """Where the detectives stood when he last moved."""
    posts, seen = dict[int, int](), tuple[int, ...]()
    for event in events:
        match event:
            case Move(pawn=pawn) if pawn == FUGITIVE:
                seen = tuple(posts.values())
            case Move(pawn=pawn, station=int(station)) | Deal(pawn=pawn, station=int(station)) if pawn != FUGITIVE:
                posts[pawn] = station
            case Place(pawn=pawn, station=station):
                posts[pawn] = station
    return seen


def category(board: Board, station: int, posts: Sequence[int]) -> int:
    """By the rides from the nearest detective: 0 for one, and so on; the last is for all that are farther."""
    away = board.distances(station)
    return max(1, min((FARTHEST, *(away.get(post, FAR) for post in posts)))) - 1


def categorized(
    board: Board, stations: Iterable[int], posts: Sequence[int], by: Sequence[float]
) -> Mapping[int, float]:
    """The odds of each station by its category."""
    weights = {station: by[category(board, station, posts)] for station in stations}
    whole = sum(weights.values())
    return {station: weight / whole for station, weight in weights.items()}


def weights_of(categories: Sequence[float]) -> NDArray[np.float64]:
    """The categories as the search has them: the likeliest has 1."""
    weights: NDArray[np.float64] = np.array(categories) / max(categories)
    return weights


@lru_cache(maxsize=8)
def distances_on(board: Board) -> NDArray[np.int8]:
    """The rides from everywhere to everywhere, by the kinds of line one holds tickets for."""
    away = np.full((1 << len(FARES), len(board.stations), len(board.stations)), FAR, np.int8)
    for held in range(len(away)):
        kinds = [kind for n, kind in enumerate(FARES) if held >> n & 1]
        for start, here in numbers(board).items():
            for station, rides in board.distances(start, kinds).items():
                away[held, here, numbers(board)[station]] = min(rides, FAR)
    return away
