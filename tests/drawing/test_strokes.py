"""Curves as path text: short, and still where they were."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.board import BOARDS, Point, load_board
from gaslamp.drawing.curves import bezier, resample, smooth
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.drawing.strokes import GRAIN, NEAR, brief, path, polyline, strokes, thinned

STEPS = {"c": 3, "l": 1}


def traced(text: str) -> list[Point]:
    """Points along a path, read as a browser reads it."""
    at, found = (0.0, 0.0), list[Point]()
    for command, rest in re.findall(r"([Mcl])([^Mclz]*)", text):
        numbers = list(map(float, re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)))
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            at = points.pop(0)
            found.append(at)
        for i in range(0, len(points), STEPS.get(command, 1)):
            *handles, end = ((at[0] + x, at[1] + y) for x, y in points[i : i + STEPS[command]])
            ends = handles or [at, end]
            found += [bezier((at, end), (ends[0], ends[1]), share / 8) for share in range(1, 9)]
            at = end
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_no_line_of_a_board_is_drawn_anywhere_else(name: str) -> None:
    for course in GroundPlan(load_board(name)).courses.values():
        drawn = resample(traced(path(course)), 0.5)
        for point in resample(smooth(course), 6.0):
            assert min(math.dist(point, other) for other in drawn) < NEAR + 1.5 * GRAIN


def test_a_straight_line_is_one_piece() -> None:
    assert path([(float(x), 10.0) for x in range(0, 100, 10)]).count("c") == 1
    assert len(re.findall(r"[-\d.]+", path([(float(x), 10.0) for x in range(0, 100, 10)]))) == 8


def test_a_closed_curve_ends_where_it_began() -> None:
    text = path([(0.0, 0.0), (50.0, 0.0), (50.0, 50.0), (0.0, 50.0)], closed=True)
    assert text.endswith("z")
    assert traced(text)[-1] == pytest.approx((0.0, 0.0), abs=GRAIN)


def test_strokes_are_joined_where_they_meet() -> None:
    assert strokes([((0, 0), (5, 0)), ((5, 0), (5, 7)), ((9, 9), (1, 1))]) == "M0 0l5 0 0 7M9 9l-8-8"


numbers = st.integers(-4000, 4000).map(lambda n: n / 10)
points = st.lists(st.tuples(numbers, numbers), min_size=2, max_size=30)


@given(points)
def test_rounding_never_adds_up(places: list[Point]) -> None:
    ends = [p for p, q in pairwise(places) if p != q] + places[-1:]
    assert traced(polyline(ends))[-1] == pytest.approx(ends[-1], abs=GRAIN / 2 + 1e-6)


@given(st.lists(numbers, min_size=1))
def test_numbers_in_a_row_are_read_as_they_were(values: list[float]) -> None:
    assert [float(text) for text in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", brief(values))] == values


@given(points)
def test_what_is_left_out_lies_between_the_rest(places: list[Point]) -> None:
    kept = thinned(places)
    assert (kept[0], kept[-1]) == (places[0], places[-1])
    assert set(kept) <= set(places)
