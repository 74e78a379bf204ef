"""The working memory of the alpha-beta search of the compact game, made once for every search from a root."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import BoardArrays
from gaslamp.agents.engine.compact import PAWNS, SIZE
from gaslamp.agents.engine.fictitious_play import MatrixGame, matrix_game
from gaslamp.agents.engine.layout import Row
from gaslamp.agents.engine.transposition_table import ENTRIES, TranspositionTable, transposition_table

MAX_DEPTH = 8
"""The turns of the detectives that are searched ahead, at most."""


class AlphaBetaScratch(NamedTuple):
    """By ply, which is here a whole turn: the fugitive's move and the detectives' joint move. The root is ply 0."""

    rows: NDArray[np.int16]  # [plies + 2, SIZE] the position at each ply; the last is for trying joint moves out
    rides: NDArray[np.int32]  # [pawns - 1, rides] what each detective may do
    moves: NDArray[np.int32]  # [plies + 1, joint moves, pawns - 1]
    lower: NDArray[np.float64]  # [plies + 1, joint moves] a lower bound of the value of each
    best: NDArray[np.int64]  # [plies + 1] the best joint move found
    limits: NDArray[np.int64]  # [2] the depth to search to, and how many nodes may still be visited
    table: TranspositionTable
    hiding_places: NDArray[np.int64]  # [hiding places] stations; the rows of the matrix game
    matrix: MatrixGame  # hiding places against joint moves


def scratch_for(arrays: BoardArrays, row: Row, entries: int = ENTRIES) -> AlphaBetaScratch:
    """Room to search from this position, with a transposition table of so many entries."""
    lines = int((arrays.land - arrays.first[:-1]).max()) + 1
    hiding_places, moves = int(np.diff(arrays.near_first).max()), lines**3 + 1
    scratch = AlphaBetaScratch(
        rows=np.zeros((MAX_DEPTH + 2, SIZE), np.int16),
        rides=np.empty((PAWNS - 1, lines + 1), np.int32),
        moves=np.empty((MAX_DEPTH + 1, moves, PAWNS - 1), np.int32),
        lower=np.empty((MAX_DEPTH + 1, moves)),
        best=np.zeros(MAX_DEPTH + 1, np.int64),
        limits=np.zeros(2, np.int64),
        table=transposition_table(entries),
        hiding_places=np.empty(hiding_places, np.int64),
        matrix=matrix_game(hiding_places, moves),
    )
    scratch.rows[0] = row
    return scratch
