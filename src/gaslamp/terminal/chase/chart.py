"""A board drawn into terminal cells: what stays the same from move to move.

A cell is one column wide and one row high, about twice as high as wide. Lines are drawn in braille
dots, two across and four down to a cell, each kind in a pattern of its own; the ground under them is
kept in halves of cells. What changes, stations and pawns, is laid over it by `painting`.
Points are in drawing units: every board is 1000 of them wide.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

from gaslamp.board import Board, Kind, Line, Point
from gaslamp.drawing import quarters
from gaslamp.drawing.curves import smooth
from gaslamp.drawing.ground import banks, scaled
from gaslamp.drawing.lettering import Box
from gaslamp.drawing.line_courses import LineCourses

WIDTH = 1000.0
MARGIN = 16.0
"""Room left around the board for the numbers at its edge."""
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille sign, [row, column]."""
LAND, WATER, PARK = 0, 1, 2
FINE = 0.22
"""Cells to a unit from which on there is room to draw bus and underground lines thick."""
PATTERNS: Mapping[Kind, tuple[int, int]] = {"taxi": (1, 0), "bus": (1, 0), "underground": (5, 3), "ferry": (1, 2)}
"""For how many dots a line is drawn, and then for how many it is not."""
DASHED = 2, 2
RARER: tuple[Kind, ...] = ("taxi", "ferry", "bus", "underground")


class BoardLines:
    """Where the lines of one board run, at whatever size it is drawn."""

    def __init__(self, board: Board) -> None:
        self.board, unit = board, WIDTH / board.width
        self._places = {station: (x * unit, y * unit) for station, (x, y) in board.stations.items()}

    @cached_property
    def courses(self) -> Mapping[Line, Sequence[Point]]:
        return LineCourses(self.board, self._places).courses

    @cached_property
    def borders(self) -> Sequence[Sequence[Point]]:
        """Where its quarters meet, if it has any."""
        whole = Box(-MARGIN, -MARGIN, WIDTH + MARGIN, self.board.height * WIDTH / self.board.width + MARGIN)
        return quarters.borders(quarters.parts(self.board), self._places, whole)


@lru_cache(maxsize=4)
def lines_of(board: Board) -> BoardLines:
    """A fact of the board and of no match: all maps that show it share it."""
    return BoardLines(board)


class Chart:
    """One board at one size; `columns` is how many cells the whole board is wide."""

    def __init__(self, lines: BoardLines, columns: int) -> None:
        self.lines, self.board, self.columns = lines, lines.board, columns
        self.unit = WIDTH / self.board.width
        self.scale = columns / (WIDTH + 2 * MARGIN)
        self.rows = math.ceil((self.board.height * self.unit + 2 * MARGIN) * self.scale / 2)
        self.ground = [bytearray(columns) for _ in range(2 * self.rows)]  # [half rows, columns]
        self._lay_ground()
        self.signs = self._lines()

    def cell(self, station: int) -> tuple[int, int]:
        """The column and row of a station."""
        return self.cell_of(self.board.stations[station])

    def cell_of(self, place: Point) -> tuple[int, int]:
        """The column and row of a place in the board's own units."""
        (x, y), scale = place, self.scale
        return int((x * self.unit + MARGIN) * scale), int((y * self.unit + MARGIN) * scale / 2)

    def trace(self, line: Line) -> dict[tuple[int, int], int]:
        """The braille bits of one line, drawn thick, by column and row."""
        return _bits(self._inked(self.lines.courses[line], PATTERNS[line.kind], thick=True))

    def borders(self) -> dict[tuple[int, int], int]:
        """The braille bits of the line between the quarters, by column and row."""
        return _bits(dot for course in self.lines.borders for dot in self._inked(course, DASHED, thick=True))

    # Lines

    def _lines(self) -> list[tuple[int, Kind]]:
        """Of every cell its dots and the kind they show: the rarest that runs there."""
        signs: list[tuple[int, Kind]] = [(0, "taxi")] * (self.columns * self.rows)
        for kind in RARER:
            for place, bits in enumerate(self._sheet(kind)):
                if bits:
                    signs[place] = bits, kind
        return signs

    def _sheet(self, kind: Kind) -> bytearray:
        """The dots of all lines of a kind."""
        sheet = bytearray(self.columns * self.rows)
        thick = kind in ("bus", "underground") and self.scale >= FINE
        for line, course in self.lines.courses.items():
            if line.kind == kind:
                for x, y in self._inked(course, PATTERNS[kind], thick=thick):
                    sheet[y // 4 * self.columns + x // 2] |= DOTS[y % 4][x % 2]
        return sheet

    def _inked(self, course: Sequence[Point], pattern: tuple[int, int], *, thick: bool) -> Iterator[tuple[int, int]]:
        """The dots of a line that fall on the chart."""
        across, down = 2 * self.columns, 4 * self.rows
        shifted = [(x + MARGIN, y + MARGIN) for x, y in course]
        for x, y, upright in _walk(shifted, 2 * self.scale, pattern):
            for dot in ((x, y), (x + upright, y + 1 - upright))[: 1 + thick]:
                if 0 <= dot[0] < across and 0 <= dot[1] < down:
                    yield dot

    # Ground

    def _lay_ground(self) -> None:
        scenery, unit = self.board.scenery, self.unit
        for park in scenery.parks:
            self._fill(smooth(scaled(park.outline, unit), closed=True), PARK)
        for lake in scenery.lakes:
            self._fill(smooth(scaled(lake.outline, unit), closed=True), WATER)
        for river in scenery.rivers:
            self._fill(banks(river, unit), WATER)

    def _fill(self, outline: Sequence[Point], ground: int) -> None:
        for half, row in enumerate(self.ground):
            for start, stop in _spans(outline, (half + 0.5) / self.scale - MARGIN):
                first, last = (min(self.columns, max(0, round((x + MARGIN) * self.scale))) for x in (start, stop))
                row[first:last] = bytes([ground]) * (last - first)


def _bits(dots: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Of every cell that has any, its dots in one number."""
    bits: dict[tuple[int, int], int] = {}
    for x, y in dots:
        cell = x // 2, y // 4
        bits[cell] = bits.get(cell, 0) | DOTS[y % 4][x % 2]
    return bits


def _walk(course: Sequence[Point], scale: float, pattern: tuple[int, int]) -> Iterator[tuple[int, int, int]]:
    """The dots along a course that its pattern inks, each with whether the line runs upright there."""
    on, off = pattern
    walked = 0
    for (ax, ay), (bx, by) in pairwise(course):
        dx, dy = (bx - ax) * scale, (by - ay) * scale
        steps = max(1, math.ceil(max(abs(dx), abs(dy))))
        for step in range(steps):
            if (walked + step) % (on + off) < on:
                yield int(ax * scale + dx * step / steps), int(ay * scale + dy * step / steps), int(abs(dy) > abs(dx))
        walked += steps


def _spans(outline: Sequence[Point], y: float) -> Iterator[tuple[float, float]]:
    """The stretches of a level line that lie inside an outline."""
    edges = zip(outline, [*outline[1:], outline[0]], strict=True)
    crossings = sorted(ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay > y) != (by > y))
    return zip(crossings[::2], crossings[1::2], strict=True)
