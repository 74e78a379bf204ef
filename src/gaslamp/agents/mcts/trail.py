"""Where the fugitive can be, and how that changes as an iteration of the search goes on before the detectives' eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.rows import BLACK, Number

if TYPE_CHECKING:
    from gaslamp.agents.engine.town import Town

Places: TypeAlias = NDArray[np.int16]  # [places] stations, by the kernels' number
Marks: TypeAlias = NDArray[np.int8]  # [stations] what is there, as bits
PLACES, TIME = range(2)


class Whereabouts(NamedTuple):
    """Where a search begins."""

    somewhere: int  # a station where he may be
    places: Places  # [places] where he may be to whoever searches
    shares: NDArray[np.float64]  # [places] how likely; together they are one
    possible: Places  # [possible] where he may be for all that everybody knows


class Trail(NamedTuple):
    """The places, and room for the next ones."""

    place: Places  # [stations]
    spare: Places  # [stations]
    added: NDArray[np.int64]  # [stations] when each was last added
    state: NDArray[np.int64]  # [2] how many places there are, and the latest time


def new_trail(stations: int) -> Trail:
    spots = np.zeros(stations, np.int16), np.zeros(stations, np.int16)
    return Trail(*spots, np.zeros(stations, np.int64), np.zeros(2, np.int64))


@inlined
def begin(trail: Trail, places: Places) -> None:
    for i in range(len(places)):
        trail.place[i] = places[i]
    trail.state[PLACES] = len(places)


@inlined
def pin(trail: Trail, place: Number) -> None:
    """He is seen there."""
    trail.place[0], trail.state[PLACES] = place, 1


@inlined
def keep(trail: Trail, marks: Marks, mark: Number) -> None:
    """He is at a station with this mark."""
    n = 0
    for i in range(trail.state[PLACES]):
        if marks[trail.place[i]] & mark:
            trail.place[n] = trail.place[i]
            n += 1
    trail.state[PLACES] = n


@inlined
def spread(town: Town, marks: Marks, closed: Number, trail: Trail, fare: Number) -> None:
    """He paid this fare, at one of the places that are not closed to him by what is there."""
    trail.state[TIME] += 1
    n = 0
    for i in range(trail.state[PLACES]):
        here = trail.place[i]
        if not marks[here] & closed:
            n = reach(town, marks, closed, trail, here, fare, n)
    for i in range(n):
        trail.place[i] = trail.spare[i]
    trail.state[PLACES] = n


@inlined
def reach(town: Town, marks: Marks, closed: Number, trail: Trail, here: Number, fare: Number, n: Number) -> Number:
    """Add where the fare takes him from a place to those found so far."""
    last = town.first[here + 1] if fare == BLACK else town.land[here]
    for line in range(town.first[here], last):
        to = town.dest[line]
        is_paid = fare == BLACK or town.kind[line] == fare
        if is_paid and not marks[to] & closed and trail.added[to] != trail.state[TIME]:
            trail.added[to] = trail.state[TIME]
            trail.spare[n] = to
            n += 1
    return n
