"""How soon the detectives can be where: by the tickets they still hold, on a board without other pawns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from gaslamp.agents.belief.transition import AnyChase, Odds
from gaslamp.board import KINDS, Board, Kind
from gaslamp.games.vocabulary import ChaseState

Post: TypeAlias = tuple[int, frozenset[Kind]]
"""Where a detective stands, and the kinds of line it can still pay for."""

FAR = 99
WARY = (0.15, 0.15, 0.35, 0.7, 1.0, 1.2)
"""How much he likes a station by the moves the nearest detective needs to it; the last holds for all beyond."""


def post(game: AnyChase, state: ChaseState, pawn: int) -> Post:
    station = state.stations[pawn]
    assert station is not None, "detectives are always in sight"
    return station, frozenset(kind for kind in KINDS if kind != "ferry" and game.can_pay(state, pawn, kind))


def posts(game: AnyChase, state: ChaseState) -> tuple[Post, ...]:
    return tuple(post(game, state, pawn) for pawn in game.detectives)


@lru_cache(maxsize=4096)
def within(board: Board, post: Post, moves: int) -> frozenset[int]:
    """The stations a detective can be at after this many moves or fewer."""
    return frozenset(station for station, away in board.distances(*post).items() if away <= moves)


@lru_cache(maxsize=256)
def nearest(board: Board, posts: tuple[Post, ...]) -> Mapping[int, int]:
    """The moves the nearest detective needs to each station; FAR where none can come."""
    far = [FAR] * len(board.stations)
    return dict(zip(board.stations, map(min, far, *(_row(board, post) for post in posts)), strict=True))


@lru_cache(maxsize=4096)
def _row(board: Board, post: Post) -> tuple[int, ...]:
    """The moves a detective needs to each station of the board, in order."""
    away = board.distances(*post)
    return tuple(away.get(station, FAR) for station in board.stations)


def wary(game: AnyChase, state: ChaseState) -> Odds:
    """The taste of a fugitive who keeps away from the detectives."""
    return _wary(game.board, posts(game, state))


@lru_cache(maxsize=256)
def _wary(board: Board, posts: tuple[Post, ...]) -> Odds:
    return {station: WARY[min(moves, len(WARY) - 1)] for station, moves in nearest(board, posts).items()}
