"""What lies under the lines: water, parks, bridges, and the small streets nobody travels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from gaslamp.board import Line, Point, River
from gaslamp.drawing.curves import add, aside, directions, dot, halfway, is_inside, resample, smooth, unit
from gaslamp.drawing.strokes import path, strokes

BANK = 18.0
"""Steps in which a river's banks are drawn."""
TREES = 11.0


def scaled(points: Sequence[Point], scale: float) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]


def river(river: River, scale: float, share: float = 1.0) -> str:
    """Path text of a river, or of the inner share of it."""
    return path(banks(river, scale, share), closed=True)


def banks(river: River, scale: float, share: float = 1.0) -> list[Point]:
    """A river's outline: it widens downstream, and no bank is ruler-straight."""
    course = resample(smooth(scaled(river.course, scale)), BANK)
    half = share * scale * river.width / 2
    return _bank(course, half, 1) + _bank(course, half, -1)[::-1]


def _bank(course: Sequence[Point], half: float, hand: int) -> list[Point]:
    ways = enumerate(zip(course, directions(course), strict=True))
    return [add(p, aside(way), hand * half * _swell(i / len(course), i, hand)) for i, (p, way) in ways]


def _swell(share: float, i: int, hand: int) -> float:
    return 0.86 + 0.28 * share + 0.09 * math.sin(0.83 * i + 2 * hand) + 0.05 * math.sin(2.1 * i - hand)


def small_streets(courses: Mapping[Line, Sequence[Point]], stations: Mapping[int, Point]) -> str:
    """Path text of a faint web of lanes round each station, from the middle of one street to that of the next."""
    middles: dict[int, list[Point]] = {station: [] for station in stations}
    for line, course in courses.items():
        if line.kind == "taxi":
            middle = halfway(course)
            middles[line.a].append(middle)
            middles[line.b].append(middle)
    return strokes(corner for station, at in stations.items() for corner in _corners(at, middles[station]))


def _corners(here: Point, middles: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    around = sorted(middles, key=lambda at: math.atan2(at[1] - here[1], at[0] - here[0]))
    for a, b in pairwise([*around, *around[:1]]):
        if len(around) > 2 and dot(unit(here, a), unit(here, b)) > -0.8:
            yield a, b


def trees(outline: Sequence[Point], taken: Sequence[Point]) -> Iterator[Point]:
    """Places for trees in a park: a loose grid, clear of the points taken."""
    xs, ys = zip(*outline, strict=True)
    for row in range(int((max(ys) - min(ys)) / TREES) + 1):
        for column in range(int((max(xs) - min(xs)) / TREES) + 1):
            tree = _planted(min(xs), min(ys), row, column)
            if _is_clear(tree, outline) and all(math.dist(tree, at) > 14 for at in taken):
                yield tree


def _planted(x: float, y: float, row: int, column: int) -> Point:
    # A grid shifted by sines looks planted by hand, and is the same every time.
    sway = math.sin(7.3 * row + 3.1 * column), math.sin(4.7 * row + 9.2 * column)
    return x + TREES * (column + 0.5 * (row % 2)) + 3 * sway[0], y + TREES * row + 3 * sway[1]


def _is_clear(tree: Point, outline: Sequence[Point]) -> bool:
    """Inside, and not leaning over the edge."""
    return all(is_inside(add(tree, way), outline) for way in ((4.0, 0.0), (-4.0, 0.0), (0.0, 4.0), (0.0, -4.0)))
