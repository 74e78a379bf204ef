"""Where the fugitive can be as an iteration of the search goes on, for all that the detectives see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.kernels.jit import inlined
from gaslamp.agents.kernels.rows import BLACK, Number, Taken

if TYPE_CHECKING:
    from gaslamp.agents.kernels.town import Town

Places: TypeAlias = NDArray[np.int16]  # [places] stations, by the kernels' number
PLACES, TIME = range(2)


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
def spread(town: Town, taken: Taken, trail: Trail, fare: Number) -> None:
    """He paid this fare, at one of the places where no detective stands."""
    trail.state[TIME] += 1
    n = 0
    for i in range(trail.state[PLACES]):
        here = trail.place[i]
        if not taken[here]:
            n = reach(town, taken, trail, here, fare, n)
    for i in range(n):
        trail.place[i] = trail.spare[i]
    trail.state[PLACES] = n


@inlined
def reach(town: Town, taken: Taken, trail: Trail, here: Number, fare: Number, n: Number) -> Number:
    """Add where the fare takes him from a place to those found so far."""
    last = town.first[here + 1] if fare == BLACK else town.land[here]
    for line in range(town.first[here], last):
        to = town.dest[line]
        if (fare == BLACK or town.kind[line] == fare) and not taken[to] and trail.added[to] != trail.state[TIME]:
            trail.added[to] = trail.state[TIME]
            trail.spare[n] = to
            n += 1
    return n
