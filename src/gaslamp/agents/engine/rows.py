"""A position of the classic game as one row of small numbers, and what may be done in it as one number each.

    phase round entries owed doubled winner rule waiting stranded taking | stations[6] | purses[6, 5]

Pawns in `waiting`, `stranded` and `taking` are bits. Beside the row there is a count of detectives for every station,
`taken`, so that it need not be looked for who stands there. What is known of the fugitive plays no part here.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined

Row: TypeAlias = NDArray[np.int16]  # [SIZE]
Taken: TypeAlias = NDArray[np.int8]  # [stations]
Codes: TypeAlias = NDArray[np.int32]  # [town.most]
Generator: TypeAlias = NDArray[np.uint64]  # [1]
Number: TypeAlias = Any
"""What is read from an array, or reckoned from it: a plain integer to the compiler."""

PHASE, ROUND, ENTRIES, OWED, DOUBLED, WINNER, RULE, WAITING, STRANDED, TAKING = range(10)
AT, PURSE, FARES, SIZE = 10, 16, 5, 46
MOVE, CHOOSE, TAKE, ANSWER, OVER = range(5)
NOBODY, HE, THEY = range(3)
CORNERED, CAUGHT, ALL_STRANDED, TIME = range(20, 24)  # CL-20 to CL-23, whichever ended it
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE = range(FARES)
RIDE, TWICE, DONE, SURFACE, ROB = range(5)
LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
FACTOR = np.uint64(4294883355)


@inlined
def code(what: Number, pawn: Number, fare: Number, station: Number) -> Number:
    """One thing to do: station and fare in the low bits, where the lines of a town have them too."""
    return what << 15 | pawn << 12 | fare << 9 | station


def seeded(rng: Random) -> Generator:
    """A generator for `draw`; it would stand still at 0."""
    return np.array([rng.randrange(1, 1 << 63)], np.uint64)


@inlined
def draw(generator: Generator, most: Number) -> Number:
    """A number below `most`, by multiplying with carry: nothing overflows, so plain Python draws the same."""
    x = generator[0]
    low, carry = x & LOW, x >> HALF
    generator[0] = low * FACTOR + carry
    return ((low ^ carry) * np.uint64(most)) >> HALF


@inlined
def held(s: Row, pawn: Number) -> Number:
    """The plain fares a pawn has tickets for, as bits."""
    purse = PURSE + FARES * pawn
    return (s[purse] > 0) | (s[purse + 1] > 0) << 1 | (s[purse + 2] > 0) << 2
