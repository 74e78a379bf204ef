"""The ways that turn off where streets meet (CP-5): along pieces of streets, from one junction to the next."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from gaslamp.board import Point
from gaslamp.drawing.curves import length, resample, smooth

STEP = 3.0
ON = 5.0
"""How near to a street a junction is that lies on it."""
END = 12.0
"""How near to the end of a street the station or junction is that it leads to."""


class Turnings:
    """The pieces of streets between stations and junctions, and the shortest way along them."""

    def __init__(
        self, streets: Iterable[Sequence[Point]], stations: Iterable[Point], junctions: Sequence[Point]
    ) -> None:
        self.stations, self.junctions = frozenset(stations), junctions
        self.pieces: dict[Point, list[tuple[Point, list[Point]]]] = defaultdict(list)
        for street in streets:
            for begin, end, piece in self._cut(resample(smooth(street), STEP)):
                self.pieces[begin].append((end, piece))
                self.pieces[end].append((begin, piece[::-1]))

    def _cut(self, street: list[Point]) -> Iterator[tuple[Point, Point, list[Point]]]:
        """A street from stop to stop."""
        met = {_nearest(street, at): at for at in self.junctions if math.dist(street[_nearest(street, at)], at) < ON}
        ends = {i: self._stop(street[i]) for i in (0, len(street) - 1)}
        for (i, begin), (j, end) in pairwise(sorted((met | ends).items())):
            yield begin, end, [begin, *street[i + 1 : j], end]

    def _stop(self, end: Point) -> Point:
        """What the end of a street leads to."""
        stop = min((*self.stations, *self.junctions), key=lambda at: math.dist(at, end))
        return stop if math.dist(stop, end) < END else end

    def way(self, begin: Point, end: Point) -> list[Point]:
        """The shortest way past junctions alone; straight if there is none."""
        ahead: list[tuple[float, list[Point]]] = [(0.0, [begin])]
        seen: set[Point] = set()
        while ahead:
            far, way = heapq.heappop(ahead)
            if (here := way[-1]) == end:
                return way
            if here not in seen and (here == begin or here not in self.stations):
                seen.add(here)
                for _, piece in self.pieces[here]:
                    heapq.heappush(ahead, (far + length(piece), [*way, *piece[1:]]))
        return [begin, end]


def _nearest(street: Sequence[Point], at: Point) -> int:
    return min(range(len(street)), key=lambda i: math.dist(street[i], at))
