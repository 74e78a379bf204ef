"""Where streets meet between stations (CP-5): those that cross there, and those that end there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise

from gaslamp.board import Point, Scenery
from gaslamp.drawing.curves import lerp, resample, smooth
from gaslamp.drawing.ground import scaled

STEP = 3.0
NEAR = 9.0
"""How far from a street a spur may end and still be meant to join it."""
HIDDEN = 12.0
"""So near to the end of a street there is the disc of a station."""
APART = 6.0
"""Crossings closer than this are one."""


def spurs(
    scenery: Scenery, stations: Mapping[int, Point], streets: Sequence[Sequence[Point]], scale: float
) -> list[list[Point]]:
    """The courses of the streets that lead from a station to a junction, ending right on the street they join."""
    found = []
    for street in scenery.streets:
        if len(street.stations) == 1 and street.stations[0] in stations:
            *bends, end = scaled(street.bends, scale)
            course = [stations[street.stations[0]], *bends, _joined(end, streets)]
            found.append(resample(smooth(course), STEP))
    return found


def _joined(end: Point, streets: Sequence[Sequence[Point]]) -> Point:
    points = [point for street in streets for point in resample(smooth(street), 1.0)]
    nearest = min(points, key=lambda point: math.dist(point, end), default=end)
    return nearest if math.dist(nearest, end) < NEAR else end


def crossings(courses: Sequence[Sequence[Point]]) -> list[Point]:
    """Where courses cross, except the stations at their ends."""
    found = [at for one, other in combinations(courses, 2) if _overlap(one, other) for at in _meetings(one, other)]
    return distinct(found)


def distinct(points: Sequence[Point]) -> list[Point]:
    return [at for i, at in enumerate(points) if all(math.dist(at, earlier) > APART for earlier in points[:i])]


def _overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two courses come near enough to each other to cross: the boxes round them overlap."""
    sides = zip(zip(*one, strict=True), zip(*other, strict=True), strict=True)
    return all(min(here) <= max(there) and min(there) <= max(here) for here, there in sides)


def _meetings(one: Sequence[Point], other: Sequence[Point]) -> Iterator[Point]:
    ends = one[0], one[-1], other[0], other[-1]
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            at = _meeting((a, b), (c, d))
            if at and min(math.dist(at, end) for end in ends) > HIDDEN:
                yield at


def _meeting(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """Where two straight pieces cross."""
    (a, b), (c, d) = one, other
    across = _turn(a, b, c), _turn(a, b, d)
    if across[0] * across[1] > 0 or _turn(c, d, a) * _turn(c, d, b) > 0 or across[0] == across[1]:
        return None
    return lerp(c, d, across[0] / (across[0] - across[1]))


def _turn(a: Point, b: Point, c: Point) -> float:
    """On which side of the way from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
