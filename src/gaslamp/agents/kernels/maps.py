"""What a board looks like from afar, and room to reckon in, for the kernels of odds and quick play."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.kernels.odds import FAR
from gaslamp.agents.kernels.positions import numbers
from gaslamp.agents.reach import WARY
from gaslamp.board import KINDS, Board, Kind

Odds: TypeAlias = NDArray[np.float64]  # [stations]
Near: TypeAlias = NDArray[np.int8]  # [stations]
Told: TypeAlias = NDArray[np.float64]  # [fares, stations]
CLOSING = 0.5
"""What each move further off leaves of a pawn's hold on a station."""
FARES: tuple[Kind, ...] = KINDS[:3]
"""In the order of the bits of those that are held."""
RIDES = 128
"""More than all detectives together can choose from."""
PAWNS = 8


class Maps(NamedTuple):
    away: NDArray[np.int8]  # [fares held as bits, from, to] moves
    room: NDArray[np.float64]  # [fares held as bits, station] logarithm of the stations within two moves
    liking: NDArray[np.float64]  # [FAR + 1] how much he likes a station by the moves of the nearest detective
    misses: NDArray[np.float64]  # [FAR + 1] how little hold a pawn has on a station that far off


@lru_cache(maxsize=8)
def maps_of(board: Board) -> Maps:
    far = np.arange(FAR + 1)
    liking = np.array(WARY)[np.minimum(far, len(WARY) - 1)]
    misses = np.where(far < FAR, 1 - CLOSING**far, 1.0)
    away = np.stack([_away(board, held) for held in range(1 << len(FARES))])
    room = np.log((away <= 2).sum(axis=2))
    return Maps(away, room, liking, misses)


def _away(board: Board, held: int) -> NDArray[np.int8]:
    """The moves from station to station by the fares that are held."""
    kinds = frozenset(kind for n, kind in enumerate(FARES) if held >> n & 1)
    at, found = numbers(board), np.full((len(board.stations),) * 2, FAR, np.int8)
    for station in board.stations:
        for other, moves in board.distances(station, kinds).items():
            found[at[station], at[other]] = min(moves, FAR)
    return found


class Desk(NamedTuple):
    """Room for one game to be played out in."""

    out: NDArray[np.int32]  # [offers]
    near: Near
    told: Told
    doubt: NDArray[np.float64]  # [fares]
    onward: Odds
    targets: NDArray[np.int64]  # [stations] where he may go next
    rides: NDArray[np.int32]  # [rides]
    first: NDArray[np.int64]  # [pawns + 1] into the rides
    worth: NDArray[np.float64]  # [rides]
    misses: NDArray[np.float64]  # [rides + pawns, targets]
    now: NDArray[np.int64]  # [pawns] the ride each is to take
    loose: Odds  # [targets]
    best: NDArray[np.int64]  # [pawns] its code


def desk_for(board: Board) -> Desk:
    stations = len(board.stations)
    return Desk(
        out=np.empty(2 * RIDES, np.int32),
        near=np.empty(stations, np.int8),
        told=np.empty((4, stations)),
        doubt=np.empty(4),
        onward=np.empty(stations),
        targets=np.empty(stations, np.int64),
        rides=np.empty(RIDES, np.int32),
        first=np.zeros(PAWNS + 1, np.int64),
        worth=np.empty(RIDES),
        misses=np.empty((RIDES + PAWNS, stations)),
        now=np.empty(PAWNS, np.int64),
        loose=np.empty(stations),
        best=np.full(PAWNS, -1, np.int64),
    )
