"""Room for the search of the compact game to reckon in."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.compact import SIZE
from gaslamp.agents.engine.rows import Row
from gaslamp.agents.engine.town import Town

Ways: TypeAlias = NDArray[np.int32]  # [pawns, ways]
Nets: TypeAlias = NDArray[np.int32]  # [nets, pawns]
Bounds: TypeAlias = NDArray[np.float64]  # [nets]
DEEPEST = 8
"""The turns of the detectives that are looked ahead, at most."""
KNOWN = 1 << 14


class Slate(NamedTuple):
    rows: NDArray[np.int16]  # [turns + 2, SIZE]
    ways: Ways
    nets: NDArray[np.int32]  # [turns + 1, nets, pawns]
    least: NDArray[np.float64]  # [turns + 1, nets] what a net costs at least
    best: NDArray[np.int64]  # [turns + 1] the net to cast
    limits: NDArray[np.int64]  # [2] the turns to look ahead, and how many positions may still be looked into
    keys: NDArray[np.int64]  # [KNOWN] positions looked into
    bounds: NDArray[np.float64]  # [KNOWN, 2] and what they are worth, at least and at most
    spots: NDArray[np.int64]  # [hiding places]
    gains: NDArray[np.float64]  # [hiding places, nets]
    picks: NDArray[np.int64]  # [hiding places]
    gained: NDArray[np.float64]  # [hiding places]
    replies: NDArray[np.int64]  # [nets]
    lost: NDArray[np.float64]  # [nets]


def slate_for(town: Town, row: Row) -> Slate:
    lines = int((town.land - town.first[:-1]).max()) + 1
    spots, nets = int(np.diff(town.near_first).max()), lines**3 + 1
    slate = Slate(
        rows=np.zeros((DEEPEST + 2, SIZE), np.int16),
        ways=np.empty((3, lines + 1), np.int32),
        nets=np.empty((DEEPEST + 1, nets, 3), np.int32),
        least=np.empty((DEEPEST + 1, nets)),
        best=np.zeros(DEEPEST + 1, np.int64),
        limits=np.zeros(2, np.int64),
        keys=np.full(KNOWN, -1, np.int64),
        bounds=np.empty((KNOWN, 2)),
        spots=np.empty(spots, np.int64),
        gains=np.empty((spots, nets)),
        picks=np.empty(spots, np.int64),
        gained=np.empty(spots),
        replies=np.empty(nets, np.int64),
        lost=np.empty(nets),
    )
    slate.rows[0] = row
    return slate
