"""Where place names go: near their place, off the discs, off each other, and off the lines where possible."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from gaslamp.board import NamedPlace, Point
from gaslamp.drawing.curves import resample

CELL = 3.0
SIZE = 6.4
LEADING = 6.9
BLOCKED = 1000.0
TOLERABLE = 15.0
"""How much ink a name may cross before it is rather left out."""
SPACED = 8.0
"""The room a letter of a river's name takes."""
_SPOTS = [(dx, dy) for dy in range(-32, 33, 4) for dx in range(-36, 37, 6)]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


class PlacedName(NamedTuple):
    """A place name as it is lettered, in one or two rows, about the middle of its box."""

    place: NamedPlace
    rows: tuple[str, ...]
    box: Box


class InkDensity:
    """How much is drawn already, square by square."""

    def __init__(self, width: float, height: float) -> None:
        self.columns, self.rows = int(width / CELL) + 2, int(height / CELL) + 2
        self.squares = [[0.0] * self.columns for _ in range(self.rows)]

    def block(self, centre: Point, radius: float) -> None:
        reach = math.ceil(radius / CELL)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if math.hypot(dx, dy) * CELL <= radius:
                    self.add((centre[0] + dx * CELL, centre[1] + dy * CELL), BLOCKED)

    def at(self, point: Point) -> float:
        """The ink at a point; beyond the edge all is taken."""
        column, row = int(point[0] // CELL), int(point[1] // CELL)
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return self.squares[row][column] if inside else BLOCKED

    def trace(self, course: Sequence[Point], weight: float) -> None:
        for point in resample(course, CELL):
            self.add(point, weight)

    def add(self, point: Point, weight: float) -> None:
        column, row = int(point[0] // CELL), int(point[1] // CELL)
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self.squares[row][column] += weight

    def sums(self) -> list[list[float]]:
        """The ink above and to the left of every square's corner."""
        table, above = [[0.0] * (self.columns + 1)], [0.0] * (self.columns + 1)
        for squares in self.squares:
            above = [a + b for a, b in zip(above, accumulate(squares, initial=0.0), strict=True)]
            table.append(above)
        return table


def letter(places: Iterable[NamedPlace], ink: InkDensity, frame: Box) -> list[PlacedName]:
    """The names that find room; the few that would sit on a station are left out."""
    table, names = ink.sums(), list[PlacedName]()
    for place in places:
        tries = sorted(_tries(place, table, frame), key=lambda found: found[0])
        free = (name for _, name in tries if not any(name.box.meets(other.box) for other in names))
        names += islice(free, 1)
    return names


def _tries(place: NamedPlace, table: Sequence[Sequence[float]], frame: Box) -> Iterator[tuple[float, PlacedName]]:
    for rows in _settings(place.name):
        width, height = max(map(_width, rows)) / 2 + 1.5, LEADING * len(rows) / 2 + 0.6
        for dx, dy in _SPOTS:
            x, y = place.x + dx, place.y + dy
            box = Box(x - width, y - height, x + width, y + height)
            if _within(box, frame) and (crossed := _sum(table, box)) < TOLERABLE:
                yield crossed + 0.45 * math.hypot(dx, dy) + 2 * (len(rows) - 1), PlacedName(place, rows, box)


def along(course: Sequence[Point], text: str, ink: InkDensity) -> float:
    """How far down a river its name is best begun; the stretch it takes is blocked."""
    points = resample(course, CELL)
    need = int(len(text) * SPACED / CELL)
    cost = list(accumulate((ink.at(point) for point in points), initial=0.0))
    start = min(range(max(1, len(points) - need)), key=lambda i: cost[min(i + need, len(points))] - cost[i])
    for point in points[start : start + need : 2]:
        ink.block(point, SIZE)
    return start * CELL


def _within(box: Box, frame: Box) -> bool:
    return frame.left < box.left and frame.top < box.top and box.right < frame.right and box.bottom < frame.bottom


def _sum(table: Sequence[Sequence[float]], box: Box) -> float:
    left, right = int(box.left / CELL), int(box.right / CELL) + 1
    top, bottom = int(box.top / CELL), int(box.bottom / CELL) + 1
    return table[bottom][right] - table[top][right] - table[bottom][left] + table[top][left]


def _settings(name: str) -> list[tuple[str, ...]]:
    """In one row, and in two if there is a space to part it at."""
    words = name.split()
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return [(name,), *sorted(splits, key=lambda rows: max(map(_width, rows)))[:1]]


def _width(text: str) -> float:
    return sum(0.3 if letter in " .,'ilIjft" else 0.8 if letter in "MWmw" else 0.52 for letter in text) * SIZE
