"""The transposition table of the search of the compact game: bounds of the positions searched, each by its depth.

Positions have the fugitive to move. Two of them may share an entry: the later one replaces the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.compact import BLACKS, HIDDEN, STOCK
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import AT
from gaslamp.agents.engine.retrograde import team_index

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number, Row

ENTRIES = 1 << 14
LOWER, UPPER = range(2)
INFINITY, UNKNOWN = 1e9, -1.0
"""More than anything is worth, and less."""


class TranspositionTable(NamedTuple):
    keys: NDArray[np.int64]  # [entries] the position and its depth; -1 where there is none yet
    bounds: NDArray[np.float64]  # [entries, 2] the lower and the upper bound of its value


def transposition_table(entries: int = ENTRIES) -> TranspositionTable:
    return TranspositionTable(keys=np.full(entries, -1, np.int64), bounds=np.empty((entries, 2)))


@inlined
def probe(table: TranspositionTable, key: Number, alpha: Number, beta: Number) -> Number:
    """The value of a position searched before, as far as it matters between alpha and beta; otherwise `UNKNOWN`."""
    entry = entry_of(table, key)
    if table.keys[entry] != key:
        return UNKNOWN
    lower, upper = table.bounds[entry, LOWER], table.bounds[entry, UPPER]
    if lower >= beta or lower == upper:
        return lower
    return upper if upper <= alpha else UNKNOWN


@inlined
def store(table: TranspositionTable, key: Number, value: Number, alpha: Number, beta: Number) -> None:
    """Keep what a search between alpha and beta has found: the value, or that it is no less or no more."""
    entry = entry_of(table, key)
    table.keys[entry] = key
    table.bounds[entry, LOWER] = value if value > alpha else 0.0
    table.bounds[entry, UPPER] = value if value < beta else INFINITY


@inlined
def entry_of(table: TranspositionTable, key: Number) -> Number:
    return (key ^ key >> 13 ^ key >> 31) % len(table.keys)


@inlined
def key_of(s: Row, stations: Number, depth: Number) -> Number:
    """A number of its own for every position on a board of so many stations and every depth."""
    place = int(team_index(s[AT + 1], s[AT + 2], s[AT + 3])) * stations + int(s[AT])
    stock = (int(s[STOCK]) * 1000 + int(s[STOCK + 1])) * 1000 + int(s[STOCK + 2])
    return ((place * 10 + int(depth)) << 31) ^ (stock * 10 + 2 * int(s[BLACKS]) + int(s[HIDDEN]))
