"""A board as the search of the compact game needs it; its tablebase is kept on disk once it is solved."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gaslamp.agents.engine import jit
from gaslamp.agents.engine.board_arrays import BoardArrays, board_arrays, numbers
from gaslamp.agents.engine.retrograde import LandGraph, Tablebase, solve, team_count
from gaslamp.board import LAND, Board
from gaslamp.games.compact import PRICES

LARGEST = 128 if jit.numba else 24
"""The stations of the largest board a tablebase is made for: half a minute of work, at most."""


class CompactBoard(NamedTuple):
    """All that the search reads and never writes."""

    arrays: BoardArrays
    graph: LandGraph
    tablebase: Tablebase


def has_tablebase(board: Board) -> bool:
    return len(board.stations) <= LARGEST


@lru_cache(maxsize=2)
def compact_board(board: Board) -> CompactBoard:
    graph = land_graph(board)
    return CompactBoard(board_arrays(board), graph, _tablebase(len(board.stations), graph))


def land_graph(board: Board) -> LandGraph:
    at = numbers(board)
    edges = [_cheapest_rides(board, station) for station in board.stations]
    return LandGraph(
        first=np.cumsum([0, *map(len, edges)]).astype(np.int32),
        dest=np.array([at[to] for row in edges for to in row], np.int16),
        price=np.array([price for row in edges for price in row.values()], np.uint8),
    )


def _cheapest_rides(board: Board, station: int) -> dict[int, int]:
    """What it costs to get to each neighbour."""
    rides = sorted((exit.station, PRICES[exit.kind]) for exit in board.exits[station] if exit.kind in LAND)
    return dict(reversed(rides))


def _tablebase(stations: int, graph: LandGraph) -> Tablebase:
    path = _path(graph)
    if path is None or not path.exists():
        return _solved(stations, graph, path)
    tablebase: Tablebase = np.load(path)
    return tablebase


def _path(graph: LandGraph) -> Path | None:
    """Beside the machine code: another tablebase for other kernels, and for another board."""
    digest = hashlib.sha256(b"".join(row.tobytes() for row in graph)).hexdigest()[:16]
    return jit.FOLDER and jit.FOLDER / f"tablebase-{digest}.npy"


def _solved(stations: int, graph: LandGraph, path: Path | None) -> Tablebase:
    tablebase = np.empty((int(team_count(stations)), stations), np.uint8)
    solve(graph, tablebase)
    if path is not None:
        part = path.with_suffix(f".{os.getpid()}.npy")  # others may be at it too
        np.save(part, tablebase)
        part.replace(path)
    return tablebase
