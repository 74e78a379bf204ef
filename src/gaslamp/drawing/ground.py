"""What lies under the lines: water, parks, bridges, and the small streets nobody travels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from gaslamp.board import Board, Point, River
from gaslamp.drawing.curves import add, dot, is_inside, left, directions, lerp, path, resample, smooth, unit, xy

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
    half, aside = share * scale * river.width / 2, [left(way) for way in directions(course)]
    right_bank, left_bank = (
        [add(p, out, hand * half * _swell(i, len(course), hand)) for i, (p, out) in enumerate(zip(course, aside, strict=True))]
        for hand in (1, -1)
    )
    return right_bank + left_bank[::-1]


def _swell(i: int, count: int, hand: int) -> float:
    return 0.86 + 0.28 * i / count + 0.09 * math.sin(0.83 * i + 2 * hand) + 0.05 * math.sin(2.1 * i - hand)


def small_streets(board: Board, stations: Mapping[int, Point]) -> str:
    """Path text of a faint web of lanes: at each station, from street to street, half-way along."""
    return "".join(f"M{xy(a)}L{xy(b)}" for station in stations for a, b in _corners(board, stations, station))


def _corners(board: Board, stations: Mapping[int, Point], station: int) -> Iterator[tuple[Point, Point]]:
    here = stations[station]
    streets = [stations[other] for other in board.neighbours(station, "taxi")]
    around = sorted(streets, key=lambda at: math.atan2(at[1] - here[1], at[0] - here[0]))
    for a, b in pairwise([*around, *around[:1]]):
        if dot(unit(here, a), unit(here, b)) > -0.8 and len(around) > 2:
            yield lerp(here, a, 0.42), lerp(here, b, 0.42)


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
