"""Streets that meet between stations."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest

from gaslamp.board import load_board, parse_board
from gaslamp.drawing.curves import resample
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.drawing.junctions import crossings
from gaslamp.drawing.line_courses import DISC
from gaslamp.svg import draw_board
from tests.drawing.looking import VILLAGE, elements


@pytest.fixture(scope="module")
def compact_plan() -> GroundPlan:
    return GroundPlan(load_board("compact"))


def turns(plan: GroundPlan) -> set[tuple[int, int]]:
    """Between which stations one can drive by turning off at the junctions that are drawn, as often as one likes."""
    streets = [({line.a, line.b}, course) for line, course in plan.courses.items() if line.kind == "taxi"]
    streets += [({station_at(plan, spur[0])}, spur) for spur in plan.spurs]
    joined = [(ends, {at for at in plan.junctions if passes(course, at)}) for ends, course in streets]
    found: set[tuple[int, int]] = set()
    for junction in plan.junctions:
        reached = {junction}
        for _ in plan.junctions:
            reached |= {at for _, junctions in joined if junctions & reached for at in junctions}
        stations = {end for ends, junctions in joined if junctions & reached for end in ends}
        found |= set(combinations(sorted(stations), 2))
    return found


def station_at(plan: GroundPlan, point: tuple[float, float]) -> int:
    (station,) = [station for station, at in plan.at.items() if at == point]
    return station


def passes(course: list[tuple[float, float]], at: tuple[float, float]) -> bool:
    return min(math.dist(point, at) for point in resample(course, 1)) < 1.5


def test_cp_5_the_streets_that_cross_are_the_moves_by_turning_off(compact_plan: GroundPlan) -> None:
    lines = [line for line in compact_plan.board.lines if line.kind == "taxi"]
    drawn = {(line.a, line.b) for line in lines if not line.turning}
    turning = {(line.a, line.b) for line in lines if line.turning}
    assert len(turning) == 26
    assert turns(compact_plan) - drawn == turning


@pytest.mark.parametrize("kind", ["bus", "underground"])
def test_cp_5_nobody_can_turn_off_where_no_rule_lets_them(compact_plan: GroundPlan, kind: str) -> None:
    lines = [(line, course) for line, course in compact_plan.courses.items() if line.kind == kind]
    for (one, here), (other, there) in combinations(lines, 2):
        assert {one.a, one.b} & {other.a, other.b} or not crossings([here, there])


def test_junctions_are_marked_off_all_discs(compact_plan: GroundPlan) -> None:
    marks_drawn = list(elements(draw_board(compact_plan.board), "junction"))
    assert len(marks_drawn) == len(compact_plan.junctions) + 1  # the legend's
    assert len(compact_plan.junctions) == 8
    for at in compact_plan.junctions:
        assert min(math.dist(at, station) for station in compact_plan.at.values()) > 2 * DISC


def test_a_spur_leads_from_its_station_onto_a_street(compact_plan: GroundPlan) -> None:
    assert len(compact_plan.spurs) == 7
    for spur in compact_plan.spurs:
        assert spur[-1] in compact_plan.junctions or min(math.dist(spur[-1], at) for at in compact_plan.junctions) < 1


def test_a_board_on_which_nobody_turns_off_has_no_junctions() -> None:
    for name in ("bradley", "holmes", "ravensburger"):
        assert not GroundPlan(load_board(name)).junctions
        assert not list(elements(draw_board(load_board(name)), "spur"))


def test_streets_that_are_not_on_the_board_are_not_drawn(tmp_path: Path) -> None:
    streets = "street 1 2: 500,200\nstreet 1 9: 5,5\nstreet 9: 5,5\nstreet 3: 500,300\n"
    (tmp_path / "village.scenery").write_text(f"gaslamp scenery 1\n{streets}", "utf-8")
    board = parse_board(VILLAGE + "scenery village.scenery\n", "village.board", folder=tmp_path)
    plan = GroundPlan(board)
    assert max(y for _, y in plan.courses[board.lines[0]]) == pytest.approx(200, abs=3)
    assert [spur[-1] for spur in plan.spurs] == [(500, 300)]
