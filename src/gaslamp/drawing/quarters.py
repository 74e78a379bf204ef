"""The quarters of a board (SH-26): the line that parts them, and their numerals at the edge.

A board says only which station lies in which quarter. All ground belongs to the station it is nearest to, so the
line runs midway between the stations of two quarters; then it is pulled taut, as far off the discs as there is room.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import TypeAlias

from gaslamp.board import Board, Point
from gaslamp.drawing.curves import add, dot, lerp, resample, unit
from gaslamp.drawing.lettering import Box
from gaslamp.drawing.line_courses import DISC

PREFIX = "quarter-"
TOUCH = 0.01
"""Ends closer than this are one point."""
STEP = 12.0
CLEAR = DISC + 5.0
OUTSIDE = 14.6
"""How far out in the margin a numeral stands."""
LEAST = 40.0
"""A stretch of the edge too short for a numeral."""

Parts: TypeAlias = Mapping[int, str]
"""The quarter of each station that lies in one."""
Corner: TypeAlias = tuple[Point, int]
"""A corner of a cell, and the station beyond the side that follows; 0 is the edge of the map."""
Stretch: TypeAlias = tuple[Point, ...]
"""A stretch of a line, from end to end."""


def parts(board: Board) -> Parts:
    """The numeral of each station's quarter."""
    marks = {mark.removeprefix(PREFIX): stations for mark, stations in board.marks.items() if mark.startswith(PREFIX)}
    return {station: numeral for numeral, stations in sorted(marks.items()) for station in sorted(stations)}


def borders(parts: Parts, at: Mapping[int, Point], box: Box) -> list[list[Point]]:
    """The courses of the line between the quarters, one for each stretch between the same two."""
    return [course for courses in _courses(parts, at, box).values() for course in courses]


def grounds(parts: Parts, at: Mapping[int, Point], box: Box) -> dict[str, list[list[Point]]]:
    """The outlines of each quarter: the lines to its neighbours, and its own stretches of the edge of the map."""
    courses, edges = _courses(parts, at, box), _edges(parts, at, box)
    found = {}
    for numeral in sorted(set(parts.values())):
        sides = [course for between, some in courses.items() if numeral in between for course in some]
        found[numeral] = list(_chains([*map(tuple, sides), *edges[numeral]]))
    return found


def _courses(parts: Parts, at: Mapping[int, Point], box: Box) -> dict[frozenset[str], list[list[Point]]]:
    """The taut line between every two quarters that meet."""
    pieces: dict[frozenset[str], list[Stretch]] = defaultdict(list)
    for here in sorted(parts):
        for p, q, beyond in _sides(here, at, box):
            if beyond > here and parts.get(beyond, parts[here]) != parts[here]:
                pieces[frozenset((parts[here], parts[beyond]))].append((p, q))
    return {between: [_taut(chain, at.values()) for chain in _chains(some)] for between, some in pieces.items()}


def _edges(parts: Parts, at: Mapping[int, Point], box: Box) -> dict[str, list[Stretch]]:
    """What belongs to each quarter of the edge of the map."""
    found: dict[str, list[Stretch]] = defaultdict(list)
    for here in sorted(parts):
        found[parts[here]] += [(p, q) for p, q, beyond in _sides(here, at, box) if not beyond]
    return found


def _sides(here: int, at: Mapping[int, Point], box: Box) -> Iterator[tuple[Point, Point, int]]:
    """The sides of a station's cell, and the station beyond each."""
    cell = _cell(here, at, box)
    for (p, beyond), (q, _) in pairwise([*cell, cell[0]]):
        if math.dist(p, q) > TOUCH:
            yield p, q, beyond


def _cell(here: int, at: Mapping[int, Point], box: Box) -> list[Corner]:
    """What is nearer to a station than to any other."""
    cell = [((x, y), 0) for x, y in _corners(box)]
    middle = at[here]
    far = {other: math.dist(there, middle) for other, there in at.items() if there != middle}
    for other in sorted(far, key=far.__getitem__):
        if far[other] > 2 * max(math.dist(corner, middle) for corner, _ in cell):
            break
        cell = list(_cut(cell, other, lerp(middle, at[other], 0.5), unit(middle, at[other])))
    return cell


def _corners(box: Box) -> list[Point]:
    return [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]


def _cut(cell: Sequence[Corner], other: int, midway: Point, way: Point) -> Iterator[Corner]:
    """What is left of a cell on this side of the line midway to another station."""
    for (p, beyond), (q, _) in pairwise([*cell, cell[0]]):
        near, far = (dot(add(point, midway, -1), way) for point in (p, q))
        if near <= 0:
            yield p, beyond
        if (near <= 0) != (far <= 0):
            yield lerp(p, q, near / (near - far)), other if near <= 0 else beyond


def _chains(pieces: list[Stretch]) -> Iterator[list[Point]]:
    """Pieces put end to end."""
    while pieces:
        first, *pieces = pieces
        chain = list(first)
        while joined := next((found for piece in pieces if (found := _joined(chain, piece))), None):
            chain, added = joined
            pieces.remove(added)
        yield chain


def _joined(chain: list[Point], piece: Stretch) -> tuple[list[Point], Stretch] | None:
    for way in (piece, piece[::-1]):
        if math.dist(chain[-1], way[0]) < TOUCH:
            return [*chain, *way[1:]], piece
        if math.dist(chain[0], way[-1]) < TOUCH:
            return [*way[:-1], *chain], piece
    return None


def _taut(chain: Sequence[Point], discs: Collection[Point]) -> list[Point]:
    """The chain without its zigzag, its ends where they were."""
    course = resample(chain, STEP)
    near = [at for at in discs if min(math.dist(at, p) for p in course) < 4 * DISC]
    for _ in range(40):
        eased = [lerp(p, lerp(a, b, 0.5), 0.5) for a, p, b in zip(course, course[1:], course[2:], strict=False)]
        course = [course[0], *(_pushed(p, near) for p in eased), course[-1]]
    return course


def _pushed(point: Point, discs: Sequence[Point]) -> Point:
    for at in discs:
        if math.dist(at, point) < CLEAR:
            point = add(at, unit(at, point), CLEAR)
    return point


def numerals(parts: Parts, at: Mapping[int, Point], box: Box) -> Iterator[tuple[str, Point]]:
    """Each quarter's numeral in the margin, in the middle of every stretch of the edge that is its own."""
    corners, outward = _corners(box), ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
    for side, out in zip(pairwise([*corners, corners[0]]), outward, strict=True):
        owned = [(parts.get(min(at, key=lambda s: math.dist(at[s], p)), ""), p) for p in resample(side, STEP)]
        for numeral, run in groupby(owned, key=lambda pair: pair[0]):
            points = [point for _, point in run]
            if numeral and math.dist(points[0], points[-1]) > LEAST:
                yield numeral, add(lerp(points[0], points[-1], 0.5), out, OUTSIDE)
