"""A board and a game's numbers as arrays, for the kernels. Stations are numbered from 0 in the board's order."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.board import KINDS, Board
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic

WORDS = 4
"""64-bit words of a set of stations."""
FERRY = KINDS.index("ferry")
KIND = {kind: n for n, kind in enumerate(KINDS)}


class Town(NamedTuple):
    """Where one gets from each station."""

    first: NDArray[np.int32]  # [stations + 1] into the lines below
    kind: NDArray[np.int8]  # [lines]
    dest: NDArray[np.int16]  # [lines]
    over: NDArray[np.uint64]  # [lines, words] what a line passes over
    near_first: NDArray[np.int32]  # [stations + 1]
    near: NDArray[np.int16]  # [neighbours] each neighbour once, in order


def town_of(board: Board) -> Town:
    numbers = {station: n for n, station in enumerate(board.stations)}
    lines = [exit for station in board.stations for exit in board.exits[station]]
    near = [sorted({numbers[e.station] for e in board.exits[s]}) for s in board.stations]
    over = np.zeros((len(lines), WORDS), np.uint64)
    for n, exit in enumerate(lines):
        for station in exit.over:
            at = numbers[station]
            over[n, at // 64] |= np.uint64(1) << np.uint64(at % 64)
    return Town(
        first=np.cumsum([0, *(len(board.exits[s]) for s in board.stations)]).astype(np.int32),
        kind=np.array([KIND[e.kind] for e in lines], np.int8),
        dest=np.array([numbers[e.station] for e in lines], np.int16),
        over=over,
        near_first=np.cumsum([0, *map(len, near)]).astype(np.int32),
        near=np.array([n for row in near for n in row], np.int16),
    )
