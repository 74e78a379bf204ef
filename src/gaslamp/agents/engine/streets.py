"""The cheapest ride to every neighbour, and the table of the compact game for a board, kept on disk once it is made."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine import jit
from gaslamp.agents.engine.compacttable import Table, solve, teams
from gaslamp.agents.engine.positions import numbers
from gaslamp.board import LAND, Board
from gaslamp.games.compact import PRICES

LARGEST = 128 if jit.numba else 24
"""The stations of the largest board a table is made for: half a minute of work, at most."""


class Streets(NamedTuple):
    """Where one gets from each station by land, each neighbour once, and for how much."""

    first: NDArray[np.int32]  # [stations + 1] into the ways
    dest: NDArray[np.int16]  # [ways]
    price: NDArray[np.uint8]  # [ways]


def streets_of(board: Board) -> Streets:
    at = numbers(board)
    ways = [_ways(board, station) for station in board.stations]
    return Streets(
        first=np.cumsum([0, *map(len, ways)]).astype(np.int32),
        dest=np.array([at[to] for row in ways for to in row], np.int16),
        price=np.array([price for row in ways for price in row.values()], np.uint8),
    )


def _ways(board: Board, station: int) -> dict[int, int]:
    rides = sorted((exit.station, PRICES[exit.kind]) for exit in board.exits[station] if exit.kind in LAND)
    return dict(reversed(rides))


def has_table(board: Board) -> bool:
    return len(board.stations) <= LARGEST


@lru_cache(maxsize=2)
def table_of(board: Board) -> Table:
    streets = streets_of(board)
    path = _path(streets)
    if path is None or not path.exists():
        return _made(len(board.stations), streets, path)
    table: Table = np.load(path)
    return table


def _path(streets: Streets) -> Path | None:
    """Beside the machine code: another table for other kernels, and for another board."""
    digest = hashlib.sha256(b"".join(row.tobytes() for row in streets)).hexdigest()[:16]
    return jit.FOLDER and jit.FOLDER / f"streets-{digest}.npy"


def _made(stations: int, streets: Streets, path: Path | None) -> Table:
    table = np.empty((int(teams(stations)), stations), np.uint8)
    solve(streets, table)
    if path is not None:
        part = path.with_suffix(f".{os.getpid()}.npy")  # others may be at it too
        np.save(part, table)
        part.replace(path)
    return table
