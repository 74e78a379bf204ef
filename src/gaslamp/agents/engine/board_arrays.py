"""A board as arrays. Stations are numbered from 0 in the board's order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.board import KINDS, Board, Exit

LARGEST = 256
"""The most stations that the kernels have room for: more than any board has."""


class BoardArrays(NamedTuple):
    """Where one gets from each station."""

    first: NDArray[np.int32]  # [stations + 1] into the edges below, by kind and then by station
    land: NDArray[np.int32]  # [stations] where its edges without the ferries end
    kind: NDArray[np.int8]  # [edges]
    dest: NDArray[np.int16]  # [edges]
    way: NDArray[np.int32]  # [edges] both, as in the code of an action
    over_first: NDArray[np.int32]  # [edges + 1]
    over: NDArray[np.int16]  # [passed] the stations an edge passes over, in order
    near_first: NDArray[np.int32]  # [stations + 1]
    near: NDArray[np.int16]  # [neighbours] each neighbour once, in order
    kinds: NDArray[np.int8]  # [stations] the kinds that stop there without the ferry, as bits


@lru_cache(maxsize=16)
def board_arrays(board: Board) -> BoardArrays:
    assert len(board.stations) <= LARGEST, "more stations than there is room for"
    at, exits = numbers(board), [board.exits[station] for station in board.stations]
    edges = [exit for ways in exits for exit in ways]
    near = [sorted({at[exit.station] for exit in ways}) for ways in exits]
    kind = np.array([KINDS.index(exit.kind) for exit in edges], np.int8)
    dest = np.array([at[exit.station] for exit in edges], np.int16)
    first = _offsets(exits)
    return BoardArrays(
        first=first,
        land=first[:-1] + np.array([sum(exit.kind != "ferry" for exit in ways) for ways in exits], np.int32),
        kind=kind,
        dest=dest,
        way=kind.astype(np.int32) << 9 | dest,
        over_first=_offsets([exit.over for exit in edges]),
        over=np.array([at[station] for exit in edges for station in exit.over], np.int16),
        near_first=_offsets(near),
        near=np.array([n for row in near for n in row], np.int16),
        kinds=np.array([_kinds(ways) for ways in exits], np.int8),
    )


def _offsets(rows: Sequence[Sequence[object]]) -> NDArray[np.int32]:
    return np.cumsum([0, *map(len, rows)]).astype(np.int32)


def _kinds(exits: Iterable[Exit]) -> int:
    return sum({1 << KINDS.index(exit.kind) for exit in exits if exit.kind != "ferry"})


@lru_cache(maxsize=16)
def numbers(board: Board) -> dict[int, int]:
    """The kernels' number of each station."""
    return {station: n for n, station in enumerate(board.stations)}


@lru_cache(maxsize=16)
def stations(board: Board) -> tuple[int, ...]:
    """The board's stations by the kernels' number."""
    return tuple(board.stations)


def station_bits(board: Board, marked: Iterable[tuple[int, Iterable[int | None]]]) -> NDArray[np.int8]:
    """What is at each station: the bits whose stations it is among."""
    kinds = [(bit, frozenset(there)) for bit, there in marked]
    return np.array([sum(bit for bit, there in kinds if s in there) for s in board.stations], np.int8)


def bits(pawns: Iterable[int]) -> int:
    return sum(1 << pawn for pawn in pawns)
