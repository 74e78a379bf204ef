"""Quarters, their lines and numerals."""

from __future__ import annotations

import math

import pytest

from gaslamp.board import Board, Point, parse_board
from gaslamp.drawing import quarters
from gaslamp.drawing.curves import resample
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.drawing.line_courses import DISC
from gaslamp.svg import draw_board
from tests.drawing.looking import VILLAGE, elements

FOUR = "mark quarter-I 1\nmark quarter-II 2\nmark quarter-III 3\nmark quarter-IV 4\n"


def test_every_quarter_has_its_numeral_at_two_sides(holmes: Board) -> None:
    for board in (holmes, parse_board(VILLAGE + FOUR, "village")):
        numerals = [element.text for element in elements(draw_board(board), "numeral")]
        assert sorted(map(str, numerals)) == ["I", "I", "II", "II", "III", "III", "IV", "IV"]


def test_numerals_stand_in_the_margin(holmes: Board, holmes_plan: GroundPlan) -> None:
    for numeral in elements(draw_board(holmes), "numeral"):
        x, y = float(numeral.get("x", "")), float(numeral.get("y", "")) - 4
        outside = max(-x, x - 1000, -y, y - holmes_plan.height)
        assert 22 < outside < 34


def test_the_line_between_quarters_passes_between_their_stations(holmes: Board, holmes_plan: GroundPlan) -> None:
    for course in holmes_plan.borders:
        for point in resample(course, 4):
            nearest = sorted(holmes_plan.at, key=lambda station: math.dist(holmes_plan.at[station], point))
            assert math.dist(holmes_plan.at[nearest[0]], point) > DISC


def test_no_ground_of_one_quarter_touches_another_without_a_line(holmes: Board, holmes_plan: GroundPlan) -> None:
    """Streets between neighbours in different quarters cross the line."""
    parts = quarters.parts(holmes)
    borders = [point for course in holmes_plan.borders for point in resample(course, 2)]
    for line, course in holmes_plan.courses.items():
        if line.kind == "taxi" and parts[line.a] != parts[line.b]:
            assert min(math.dist(p, q) for p in resample(course, 2) for q in borders) < 3


def test_the_grounds_of_the_quarters_cover_the_map_and_nothing_twice(holmes: Board, holmes_plan: GroundPlan) -> None:
    box, at = holmes_plan._box, holmes_plan.at
    found = quarters.grounds(quarters.parts(holmes), at, box)
    assert sorted(found) == ["I", "II", "III", "IV"]
    rings = [ring for some in found.values() for ring in some]
    assert all(math.dist(ring[0], ring[-1]) < 0.01 for ring in rings), "each is closed"
    whole = (box.right - box.left) * (box.bottom - box.top)
    assert sum(map(area, rings)) == pytest.approx(whole)
    for numeral, some in found.items():
        own = {station for station, other in quarters.parts(holmes).items() if other == numeral}
        assert {station for station in at if any(inside(at[station], ring) for ring in some)} == own


def area(ring: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def inside(point: Point, ring: list[Point]) -> bool:
    """Whether a ray to the right leaves the ring an odd number of times."""
    x, y = point
    sides = zip(ring, [*ring[1:], ring[0]], strict=True)
    crossed = [
        a for a, b in sides if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
    ]
    return len(crossed) % 2 == 1


def test_the_simplest_quarters_meet_in_the_middle() -> None:
    board = parse_board(VILLAGE + FOUR, "village")
    borders = GroundPlan(board).borders
    assert sorted(round(math.dist(course[0], course[-1])) for course in borders) == [264, 264, 514, 514]
    assert all(min(math.dist(end, (500, 250)) for end in (course[0], course[-1])) < 0.01 for course in borders)


def test_a_village_in_one_quarter_has_no_line() -> None:
    text = draw_board(parse_board(VILLAGE + "mark quarter-I 1 2 3 4\n", "village"))
    assert not list(elements(text, "border"))


def test_stations_in_no_quarter_do_no_harm() -> None:
    text = draw_board(parse_board(VILLAGE + "mark quarter-I 1\nmark quarter-II 2\n", "village"))
    assert {element.text for element in elements(text, "numeral")} == {"I", "II"}
