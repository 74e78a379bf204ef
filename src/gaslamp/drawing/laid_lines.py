"""Which ground is taken by lines that have been laid already."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

from gaslamp.board import Point
from gaslamp.drawing.curves import directions, dot, resample

TOUCH = 3.2
"""Lines closer than this, middle to middle, seem to be one."""


class LaidLines:
    """Every step of the lines laid so far; within `clear` of a line's own ends it is hidden by their discs."""

    def __init__(self, clear: float) -> None:
        self.clear = clear
        self.steps: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)

    def add(self, course: Sequence[Point]) -> None:
        for point, way in self._walk(course):
            self.steps[_square(point)].append((point, way))

    def clash(self, course: Sequence[Point]) -> int:
        """On how many steps a course would run on top of an earlier one; crossing it is no clash."""
        return sum(self._is_taken(point, way) for point, way in self._walk(course))

    def _is_taken(self, point: Point, way: Point) -> bool:
        x, y = _square(point)
        near = (step for i in range(9) for step in self.steps.get((x - 1 + i % 3, y - 1 + i // 3), ()))
        return any(math.dist(point, other) < TOUCH and abs(dot(way, course)) > 0.9 for other, course in near)

    def _walk(self, course: Sequence[Point]) -> list[tuple[Point, Point]]:
        """Points and directions along a course, except what the discs at its ends hide."""
        points = resample(course, TOUCH)
        ends = points[0], points[-1]
        steps = zip(points, directions(points), strict=True)
        return [(point, way) for point, way in steps if min(math.dist(point, end) for end in ends) > self.clear]


def _square(point: Point) -> tuple[int, int]:
    return int(point[0] // TOUCH), int(point[1] // TOUCH)
