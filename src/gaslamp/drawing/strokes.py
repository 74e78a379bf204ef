"""Lines and curves as SVG path text, as short as the eye allows: few pieces, each told from where the last ended."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from gaslamp.board import Point
from gaslamp.drawing.curves import add, bezier, cubics, dot, num, unit

Cubic: TypeAlias = tuple[tuple[Point, Point], tuple[Point, Point]]
"""A piece of a curve: its ends, and their handles."""
NEAR = 0.3
"""How far a curve may stray for the sake of brevity, in units of which a board is a thousand wide."""
GRAIN = 0.5
"""Every number is a multiple of this."""
SHARES = (0.25, 0.5, 0.75, 1.0)


def path(points: Sequence[Point], *, closed: bool = False) -> str:
    """The smooth curve through the points."""
    pen = Pen(points[0])
    for _, end, (c, d) in ((*ends, handles) for ends, handles in joined(cubics(points, closed=closed))):
        pen.draw("c", c, d, end)
    return pen.text + "z" * closed


def polyline(points: Sequence[Point]) -> str:
    """Straight from point to point, without those that hardly matter."""
    pen = Pen(points[0])
    for point in thinned(points)[1:]:
        pen.draw("l", point)
    return pen.text


def strokes(lines: Iterable[tuple[Point, Point]]) -> str:
    """Many straight lines, without lifting the pen where one begins at the end of another; whole units are enough."""
    pens: list[Pen] = []
    for begin, end in lines:
        if not pens or not pens[-1].is_at(begin):
            pens.append(Pen(begin, grain=1.0))
        pens[-1].draw("l", end)
    return "".join(pen.text for pen in pens)


class Pen:
    """Writes where it goes as steps from where it is, and knows where rounding has really taken it."""

    def __init__(self, at: Point, grain: float = GRAIN) -> None:
        self.grain, self.last = grain, "M"
        self.at = self._rounded(at)
        self.text = "M" + brief(self.at)

    def draw(self, command: str, *points: Point) -> None:
        steps = [self._rounded((x - self.at[0], y - self.at[1])) for x, y in points]
        text = brief([value for step in steps for value in step])
        needs_blank = command == self.last and not text.startswith("-")
        self.text += (command if command != self.last else " " * needs_blank) + text
        self.at, self.last = self._rounded(add(self.at, steps[-1])), command

    def is_at(self, point: Point) -> bool:
        return self.at == self._rounded(point)

    def _rounded(self, point: Point) -> Point:
        return round(point[0] / self.grain) * self.grain, round(point[1] / self.grain) * self.grain


def brief(values: Sequence[float]) -> str:
    """Numbers in a row; a blank is only where two would run together."""
    texts = [re.sub(r"^(-?)0\.", r"\1.", num(value)) for value in values]
    blanks = (" " * (not after.startswith("-")) for _, after in pairwise(texts))
    return texts[0] + "".join(blank + text for blank, text in zip(blanks, texts[1:], strict=True))


def thinned(points: Sequence[Point]) -> list[Point]:
    """Without those that lie as good as on the straight line between others."""
    if len(points) < 3:
        return list(points)
    off, i = max((_off(point, points[0], points[-1]), i) for i, point in enumerate(points[1:-1], 1))
    return [*thinned(points[: i + 1])[:-1], *thinned(points[i:])] if off > NEAR else [points[0], points[-1]]


def _off(point: Point, begin: Point, end: Point) -> float:
    """How far a point is from a straight line."""
    way, step = unit(begin, end), (point[0] - begin[0], point[1] - begin[1])
    along = min(max(dot(way, step), 0.0), math.dist(begin, end))
    return math.dist(point, add(begin, way, along))


# One piece for several


def joined(pieces: Sequence[Cubic]) -> list[Cubic]:
    """The same curve in fewer pieces, as long as nobody can tell."""
    found, begin = [pieces[0]], 0
    for i in range(1, len(pieces)):
        longer = _fitted(pieces[begin : i + 1])
        if longer:
            found[-1] = longer
        else:
            found.append(pieces[i])
            begin = i
    return found


def _fitted(run: Sequence[Cubic]) -> Cubic | None:
    """One piece for all of them, leaving and arriving in the same directions; none if it would stray."""
    points = [run[0][0][0], *(bezier(ends, handles, share) for ends, handles in run for share in SHARES)]
    shares = _by_length(points)
    for _ in range(3):
        piece = _least_squares(points, shares, unit(points[0], run[0][1][0]), unit(points[-1], run[-1][1][1]))
        if piece is None:
            return None
        found = [bezier(*piece, share) for share in shares]
        off = max(map(math.dist, points, found))
        if off < NEAR:
            return piece
        if off > 8 * NEAR:
            return None
        shares = [_nearer(piece, point, share) for point, share in zip(points, shares, strict=True)]
    return None


def _by_length(points: Sequence[Point]) -> list[float]:
    """Where along the way each point is, from 0 to 1."""
    walked = [0.0]
    for p, q in pairwise(points):
        walked.append(walked[-1] + math.dist(p, q))
    return [far / walked[-1] for far in walked] if walked[-1] else walked


def _least_squares(points: Sequence[Point], shares: Sequence[float], leaving: Point, arriving: Point) -> Cubic | None:
    """How long the handles must be for the curve to come as near to the points as it can (Schneider, 1990)."""
    a, b = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for (x, y), t in zip(points, shares, strict=True):
        first, last = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)
        begin, end = (1 - t) ** 3 + first, t**3 + last
        rest = x - begin * a[0] - end * b[0], y - begin * a[1] - end * b[1]
        c00, c11, c01 = c00 + first * first, c11 + last * last, c01 + first * last * dot(leaving, arriving)
        x0, x1 = x0 + first * dot(leaving, rest), x1 + last * dot(arriving, rest)
    size = c00 * c11 - c01 * c01
    if abs(size) < 1e-9:
        return None
    one, other = (x0 * c11 - x1 * c01) / size, (x1 * c00 - x0 * c01) / size
    longest = math.dist(a, b)
    fits = 0 < one < longest and 0 < other < longest
    return ((a, b), (add(a, leaving, one), add(b, arriving, other))) if fits else None


def _nearer(piece: Cubic, point: Point, share: float) -> float:
    """A step of Newton's method to the place on a curve that is nearest to a point."""
    (a, b), (c, d) = piece
    at = bezier((a, b), (c, d), share)
    rest, t = (at[0] - point[0], at[1] - point[1]), 1 - share
    ways = ((c[i] - a[i], d[i] - c[i], b[i] - d[i]) for i in (0, 1))
    x, y = ((_slope(way, share), 6 * (t * (way[1] - way[0]) + share * (way[2] - way[1]))) for way in ways)
    slope = x[0] ** 2 + y[0] ** 2 + rest[0] * x[1] + rest[1] * y[1]
    step = (rest[0] * x[0] + rest[1] * y[0]) / slope if slope else 0.0
    return min(max(share - step, 0.0), 1.0)


def _slope(way: tuple[float, float, float], share: float) -> float:
    """How fast a curve goes in one direction, by the steps between its ends and handles."""
    t = 1 - share
    return 3 * (t * t * way[0] + 2 * t * share * way[1] + share * share * way[2])
