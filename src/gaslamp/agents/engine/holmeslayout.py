"""A position of the Sherlock Holmes edition as one row of small numbers, and what may be done as one number each.

    phase … end | his[2] | promised[2] | supply[5] | stations[9] | purses[9, 3] | tiles[…]

`his` and `promised` are black and double tickets; of `purses` the detectives' alone are used, and of `tiles` is
written which cannot be turned up any more. Pawns in `waiting` and `stranded` are bits, and so is the fare in `ban`.
Beside the row there is a number for every station, `place`, whose bits say what is there.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.rows import Number, Row

Place: TypeAlias = NDArray[np.int8]  # [stations]

PHASE, ROUND, ENTRIES, OWED, DOUBLED, WAITING, STRANDED, WINNER, END = range(9)
BAN, USED, LOW, SHOWN, FLOWN, TURNED, COMMITTED = range(9, 16)
HIS, PROMISED, SUPPLY, AT, PURSE, TILES = 16, 18, 20, 25, 34, 61
MOVE, CHOOSE, BALLOON, LAND, ANSWER, OVER = range(6)
NOBODY, HE, THEY = range(3)
GOING_ON, CAUGHT, CORNERED, TICKETS, ROUNDS, CRIMES, LOG = range(7)
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE = range(5)
RIDE, TWICE, DONE, COMMIT, COLLECT, LIE_LOW, FLY, TURN, COME_DOWN = range(9)
PAWN, ROADBLOCK, HIDEOUT, SCENE = 1, 2, 4, 8  # of `SCENE` the stations of the crimes he still holds
NONE = -1
"""No station: a tile with fewer than others."""


class HolmesRules(NamedTuple):
    """The numbers of one game."""

    rounds: int
    windows: int
    pawns: int
    team: int  # the last pawn that is no bobby
    everybody: int  # the detectives and bobbies as bits
    detectives: int  # without the bobbies
    free: int  # the fares he needs no ticket for, as bits
    has_powers: bool
    crimes: int
    hands: NDArray[np.int16]  # [turns] who moves before others, as bits; a single one where the order is free
    due: NDArray[np.bool_]  # [windows + 1] whether he surfaces after that entry
    tiles: NDArray[np.int32]  # [tiles, stations]
    most: int  # more than there ever is to choose from


@inlined
def code(what: Number, pawn: Number, fare: Number, station: Number) -> Number:
    """One thing to do: station (or tile) and fare in the low bits, where the lines of a town have them too."""
    return what << 16 | pawn << 12 | fare << 9 | station


@inlined
def held(s: Row, purse: Number) -> Number:
    """The plain fares there are tickets for, as bits."""
    return (s[purse] > 0) | (s[purse + 1] > 0) << 1 | (s[purse + 2] > 0) << 2


@inlined
def end(s: Row, winner: Number, how: Number) -> None:
    s[WINNER], s[END], s[PHASE], s[WAITING] = winner, how, OVER, 0
