"""A position of any chase as one row of small numbers, and whatever can be done in it as one number each.

    phase waiting stranded winner end | round entries owed doubled taking | stations[9] | tickets[6, 5]

is what the classic game needs. The Sherlock Holmes edition adds

    supply[5] promised[2] ban used low shown flown turned committed | tiles

and the compact game, which is a round without a log, has numbers of its own in place of the second group and no
tickets. Pawns in `waiting`, `stranded` and `taking` are bits. Beside the row there are `marks`: what is at every
station, as bits, so that it need not be looked for who stands there. What is known of the fugitive plays no part here.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined

Row: TypeAlias = NDArray[np.int16]  # [size of the game's rows]
Marks: TypeAlias = NDArray[np.int8]  # [stations] PAWN and its like, as bits
Codes: TypeAlias = NDArray[np.int32]  # [model.max_actions]
Number: TypeAlias = Any
"""What is read from an array, or computed from it: a plain integer or float to the compiler."""

PHASE, WAITING, STRANDED, WINNER, END = range(5)
ROUND, ENTRIES, OWED, DOUBLED, TAKING = range(5, 10)
AT, TICKETS, FARES, SUPPLY, PROMISED = 10, 19, 5, 49, 54
BAN, USED, LOW, SHOWN, FLOWN, TURNED, COMMITTED, TILES = range(56, 64)

MOVE, CHOOSE, TAKE, BALLOON, LAND, ANSWER, OVER = range(7)
"""The phases."""
NOBODY, FUGITIVE_WON, DETECTIVES_WON = range(3)
GOING_ON, CAUGHT, CORNERED, NO_TICKETS, LAST_ROUND, ALL_CRIMES, FULL_LOG = range(7)
"""How it ended."""
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE = range(FARES)
PLAIN = 0b111
"""All plain fares, as bits."""
RIDE, DOUBLE_MOVE, DONE, SURFACE, TAKE_TICKET, COMMIT, COLLECT, LIE_LOW, FLY, TURN_TILE, COME_DOWN = range(11)
"""The kinds of action."""
PAWN, ROADBLOCK, HIDEOUT, SCENE, PARK = 1, 2, 4, 8, 16
"""The marks of a station; the other symbols follow after `PARK`."""


class Position(NamedTuple):
    """How things stand."""

    row: Row
    marks: Marks


@inlined
def code(kind: Number, pawn: Number, fare: Number, station: Number) -> Number:
    """An action: station (or tile) and fare in the low bits, where the edges of a board have them too."""
    return kind << 16 | pawn << 12 | fare << 9 | station


@inlined
def station_of(action: Number) -> Number:
    return action & 511


@inlined
def fare_of(action: Number) -> Number:
    return action >> 9 & 7


@inlined
def pawn_of(action: Number) -> Number:
    return action >> 12 & 15


@inlined
def kind_of(action: Number) -> Number:
    return action >> 16


@inlined
def plain_tickets(row: Row, first: Number) -> Number:
    """The plain fares there are tickets for, as bits, counted from this place of the row."""
    return (row[first] > 0) | (row[first + 1] > 0) << 1 | (row[first + 2] > 0) << 2


@inlined
def end(row: Row, winner: Number, how: Number) -> None:
    row[WINNER], row[END], row[PHASE], row[WAITING] = winner, how, OVER, 0


@inlined
def overwrite(target: NDArray[Any], source: NDArray[Any]) -> None:
    """A copy without a new array."""
    for n in range(len(source)):
        target[n] = source[n]
