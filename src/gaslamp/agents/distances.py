"""How soon the detectives can be where: by the tickets they still hold, on a board without other pawns.

What is cached are facts of a board, one detective at a time, never a position of a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from gaslamp.board import KINDS, Board, Kind
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import ChaseState

Pursuer: TypeAlias = tuple[int, frozenset[Kind]]
"""Where a detective stands, and the kinds of line it can still pay for."""

FAR = 99
"""So many moves are no way at all."""


def pursuer(game: AnyChase, state: ChaseState, pawn: int) -> Pursuer:
    station = state.stations[pawn]
    assert station is not None, "detectives are always in sight"
    return station, frozenset([kind for kind in KINDS if kind != "ferry" and game.can_pay(state, pawn, kind)])


def pursuers(game: AnyChase, state: ChaseState) -> tuple[Pursuer, ...]:
    return tuple(pursuer(game, state, pawn) for pawn in game.detectives)


@lru_cache(maxsize=4096)
def reachable(board: Board, pursuer: Pursuer, moves: int) -> frozenset[int]:
    """The stations a detective can be at after this many moves or fewer."""
    return frozenset(station for station, distance in board.distances(*pursuer).items() if distance <= moves)


def distances_to_nearest(board: Board, pursuers: tuple[Pursuer, ...]) -> Mapping[int, int]:
    """The moves the nearest detective needs to each station; FAR where none can come."""
    rows = [distance_row(board, pursuer) for pursuer in pursuers]
    return dict(zip(board.stations, map(min, *rows) if len(rows) > 1 else rows[0], strict=True))


@lru_cache(maxsize=4096)
def distance_row(board: Board, pursuer: Pursuer) -> tuple[int, ...]:
    """The moves a pawn needs to each station, in the order of the board; FAR where it cannot come."""
    distances = board.distances(*pursuer)
    return tuple(min(distances.get(station, FAR), FAR) for station in board.stations)
