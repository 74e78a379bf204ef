"""Plane geometry for drawing: vectors, and smooth curves through points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from gaslamp.board import Point


def add(p: Point, q: Point, times: float = 1.0) -> Point:
    return p[0] + times * q[0], p[1] + times * q[1]


def unit(p: Point, q: Point) -> Point:
    """The direction from one point to another; east if they are the same."""
    length = math.dist(p, q)
    return ((q[0] - p[0]) / length, (q[1] - p[1]) / length) if length else (1.0, 0.0)


def aside(direction: Point) -> Point:
    """A quarter turn to the right; y goes downwards."""
    return -direction[1], direction[0]


def dot(p: Point, q: Point) -> float:
    return p[0] * q[0] + p[1] * q[1]


def lerp(p: Point, q: Point, share: float) -> Point:
    return p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])


def bezier(ends: tuple[Point, Point], handles: tuple[Point, Point], share: float) -> Point:
    """A point of a cubic curve."""
    (a, b), (c, d) = ends, handles
    ac, cd, db = lerp(a, c, share), lerp(c, d, share), lerp(d, b, share)
    return lerp(lerp(ac, cd, share), lerp(cd, db, share), share)


def directions(points: Sequence[Point]) -> list[Point]:
    """The direction of travel at each point of a polyline."""
    last = len(points) - 1
    return [unit(points[max(0, i - 1)], points[min(last, i + 1)]) for i in range(len(points))]


def beside(points: Sequence[Point], offset: float) -> list[Point]:
    """A polyline running alongside, to the right of travel if the offset is positive."""
    return [add(p, aside(d), offset) for p, d in zip(points, directions(points), strict=True)]


def length(points: Sequence[Point]) -> float:
    return sum(math.dist(p, q) for p, q in pairwise(points))


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def resample(points: Sequence[Point], step: float) -> list[Point]:
    """Points at even distances along a polyline, its two ends included."""
    count = max(1, round(length(points) / step))
    gap, walked, found = length(points) / count, 0.0, [points[0]]
    for p, q in pairwise(points):
        piece = math.dist(p, q)
        while len(found) < count and walked + piece >= len(found) * gap:
            found.append(lerp(p, q, (len(found) * gap - walked) / piece))
        walked += piece
    return [*found, points[-1]]


def halfway(points: Sequence[Point]) -> Point:
    """The point of a polyline that is as far from one end as from the other."""
    return resample(points, length(points) / 2 or 1.0)[1]


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether the point lies within the polygon: a ray to the east crosses it an odd number of times."""
    x, y = point
    crossed = [(p, q) for p, q in pairwise([*outline, outline[0]]) if (p[1] > y) != (q[1] > y)]
    return sum(x < p[0] + (y - p[1]) * (q[0] - p[0]) / (q[1] - p[1]) for p, q in crossed) % 2 == 1


def smooth(points: Sequence[Point], *, closed: bool = False, pieces: int = 6) -> list[Point]:
    """Points of the Catmull-Rom curve through the given ones."""
    found = [bezier(*cubic, k / pieces) for cubic in cubics(points, closed=closed) for k in range(pieces)]
    return found if closed else [*found, points[-1]]


def cubics(points: Sequence[Point], *, closed: bool = False) -> list[tuple[tuple[Point, Point], tuple[Point, Point]]]:
    """The pieces of that curve, each by its ends and their handles."""
    count = len(points)
    return [_piece(points, i, closed=closed) for i in range(count if closed else count - 1)]


def _piece(points: Sequence[Point], i: int, *, closed: bool) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """Ends and handles of the i-th cubic piece of a Catmull-Rom curve."""
    count = len(points)
    around = range(i - 1, i + 3)
    before, a, b, after = (points[k % count if closed else min(max(k, 0), count - 1)] for k in around)
    span = math.dist(a, b)
    return (a, b), (_handle(before, a, b, span), _handle(after, b, a, span))


def _handle(before: Point, at: Point, after: Point, span: float) -> Point:
    # Handles are a third of the piece they belong to, so that uneven gaps between points make no loops.
    return add(at, unit(before, after), span / 3)


def xy(point: Point) -> str:
    return f"{num(point[0])},{num(point[1])}"


def num(value: float) -> str:
    """A coordinate as short as a tenth allows."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")
