"""A board and a game's numbers as arrays, for the kernels. Stations are numbered from 0 in the board's order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.board import KINDS, Board
from gaslamp.games.classic import Classic

WORDS = 4
"""64-bit words of a set of stations."""


class Town(NamedTuple):
    """Where one gets from each station."""

    first: NDArray[np.int32]  # [stations + 1] into the lines below, by kind and then by station
    land: NDArray[np.int32]  # [stations] where its lines without the ferries end
    kind: NDArray[np.int8]  # [lines]
    dest: NDArray[np.int16]  # [lines]
    way: NDArray[np.int32]  # [lines] both, as in a code
    over_first: NDArray[np.int32]  # [lines + 1]
    over: NDArray[np.int16]  # [passed] what a line passes over, in order
    near_first: NDArray[np.int32]  # [stations + 1]
    near: NDArray[np.int16]  # [neighbours] each neighbour once, in order
    kinds: NDArray[np.int8]  # [stations] the kinds that stop there without the ferry, as bits
    most: int  # more than there ever is to choose from


def town_of(board: Board) -> Town:
    assert len(board.stations) <= 64 * WORDS, "more stations than a set has bits"
    numbers = {station: n for n, station in enumerate(board.stations)}
    exits = [board.exits[station] for station in board.stations]
    lines = [exit for ways in exits for exit in ways]
    near = [sorted({numbers[exit.station] for exit in ways}) for ways in exits]
    kind = np.array([KINDS.index(exit.kind) for exit in lines], np.int8)
    dest = np.array([numbers[exit.station] for exit in lines], np.int16)
    first = _starts([len(ways) for ways in exits])
    return Town(
        first=first,
        land=first[:-1] + np.array([sum(exit.kind != "ferry" for exit in ways) for ways in exits], np.int32),
        kind=kind,
        dest=dest,
        way=kind.astype(np.int32) << 9 | dest,
        over_first=_starts([len(exit.over) for exit in lines]),
        over=np.array([numbers[station] for exit in lines for station in exit.over], np.int16),
        near_first=_starts(list(map(len, near))),
        near=np.array([n for row in near for n in row], np.int16),
        kinds=np.array([sum({1 << KINDS.index(e.kind) for e in ways if e.kind != "ferry"}) for ways in exits], np.int8),
        most=1 + 6 * max(map(len, exits)),
    )


def _starts(sizes: list[int]) -> NDArray[np.int32]:
    return np.cumsum([0, *sizes]).astype(np.int32)


class Rules(NamedTuple):
    """The numbers of a classic game."""

    rounds: int
    windows: int
    pawns: int
    everybody: int  # the detectives as bits
    free: int  # the fares he needs no ticket for, as bits
    voluntary: bool
    cut_off: bool
    turn: NDArray[np.int16]  # [64] of the pawns waiting those that may move now, as bits
    due: NDArray[np.bool_]  # [windows + 1] whether he surfaces after that entry


def rules_of(game: Classic) -> Rules:
    o = game.options
    return Rules(
        rounds=o.rounds,
        windows=o.entries,
        pawns=len(game.pawns),
        everybody=bits(game.detectives),
        free=0 if o.fugitive_fares == "counted" else 7,
        voluntary=o.voluntary_surfacing,
        cut_off=o.cut_off,
        turn=np.array([_turn(game, waiting) for waiting in range(64)], np.int16),
        due=np.array([game.calls_for_surfacing(entry) for entry in range(o.entries + 1)]),
    )


def bits(pawns: Iterable[int]) -> int:
    return sum(1 << pawn for pawn in pawns)


def _turn(game: Classic, waiting: int) -> int:
    """CL-12: the pawns of the first seat that has any left, or all where the order is free."""
    pawns = [pawn for pawn in game.detectives if waiting >> pawn & 1]
    first = min((game.owners[pawn] for pawn in pawns), default=0)
    return bits(pawn for pawn in pawns if game.any_order or game.owners[pawn] == first)
