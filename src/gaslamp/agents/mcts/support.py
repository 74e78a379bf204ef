"""The support of the detectives' belief within one iteration: where the fugitive can be for all that they see in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import BLACK, Marks, Number

if TYPE_CHECKING:
    from gaslamp.agents.engine.board_arrays import BoardArrays

StationArray: TypeAlias = NDArray[np.int16]  # [stations] by the kernels' number
SIZE, TIME = range(2)


class Support(NamedTuple):
    """The stations, and room for the next ones."""

    stations: StationArray  # [most]
    spare: StationArray  # [most]
    added: NDArray[np.int64]  # [most] when each was last added
    state: NDArray[np.int64]  # [2] how many stations there are, and the latest time


def new_support(most: int) -> Support:
    rooms = np.zeros(most, np.int16), np.zeros(most, np.int16)
    return Support(*rooms, np.zeros(most, np.int64), np.zeros(2, np.int64))


@inlined
def begin(support: Support, stations: StationArray) -> None:
    for i in range(len(stations)):
        support.stations[i] = stations[i]
    support.state[SIZE] = len(stations)


@inlined
def pin(support: Support, station: Number) -> None:
    """He is seen there."""
    support.stations[0], support.state[SIZE] = station, 1


@inlined
def keep_marked(support: Support, marks: Marks, mark: Number) -> None:
    """He is at a station with this mark."""
    n = 0
    for i in range(support.state[SIZE]):
        if marks[support.stations[i]] & mark:
            support.stations[n] = support.stations[i]
            n += 1
    support.state[SIZE] = n


@inlined
def propagate(board: BoardArrays, marks: Marks, closed: Number, support: Support, fare: Number) -> None:
    """He paid this fare, at one of the stations that are not closed to him by what is there."""
    support.state[TIME] += 1
    n = 0
    for i in range(support.state[SIZE]):
        here = support.stations[i]
        if not marks[here] & closed:
            n = reach(board, marks, closed, support, here, fare, n)
    for i in range(n):
        support.stations[i] = support.spare[i]
    support.state[SIZE] = n


@inlined
def reach(
    board: BoardArrays, marks: Marks, closed: Number, support: Support, here: Number, fare: Number, n: Number
) -> Number:
    """Add where the fare takes him from a station to those found so far."""
    last = board.first[here + 1] if fare == BLACK else board.land[here]
    for edge in range(board.first[here], last):
        to = board.dest[edge]
        is_paid = fare == BLACK or board.kind[edge] == fare
        if is_paid and not marks[to] & closed and support.added[to] != support.state[TIME]:
            support.added[to] = support.state[TIME]
            support.spare[n] = to
            n += 1
    return n
