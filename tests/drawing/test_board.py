"""The drawing of boards."""

from __future__ import annotations

import math
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from gaslamp.board import Board, load_board, parse_board
from gaslamp.drawing.curves import halfway, resample, smooth
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.drawing.lettering import Box, InkDensity, letter
from gaslamp.drawing.lights import CAST, PALETTES, PAWNS, Light, style
from gaslamp.drawing.line_courses import DISC
from gaslamp.svg import draw_board
from tests.drawing.looking import LIGHTS, SVG, contrast, elements, place


@pytest.mark.parametrize("light", LIGHTS)
def test_the_drawing_is_small_and_stands_alone(board: Board, light: Light) -> None:
    text = draw_board(board, light=light)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert len(text.encode()) < 400_000
    assert "<script" not in text
    assert set(re.findall(r'href="(.)', text)) == {"#"}
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


def test_what_is_referred_to_is_there_and_no_id_is_used_twice(board: Board, drawing: str) -> None:
    ids = re.findall(r'\bid="([^"]*)"', drawing)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', drawing)) <= {(i, "") for i in ids} | {
        ("", i) for i in ids
    }


def test_every_station_is_drawn_once_where_it_is(board: Board, drawing: str) -> None:
    stations = list(elements(drawing, "station"))
    groups = {element.get("id"): element for element in stations if element.tag == f"{SVG}g"}
    assert list(groups) == [f"s{number}" for number in board.stations]
    for number, at in board.stations.items():
        group = groups[f"s{number}"]
        assert place(group) == pytest.approx(at, abs=0.06)
        assert [text.text for text in group.iter(f"{SVG}text")] == [str(number)]
        assert set(group.get("class", "").split()) == {"station", *board.kinds[number]}


def test_the_rim_tells_the_kinds_apart_without_colour(board: Board, drawing: str) -> None:
    for group in elements(drawing, "station"):
        rims = {word for part in group for word in part.get("class", "").split()} & {"bus", "underground", "ferry"}
        assert rims == set(group.get("class", "").split()) & {"bus", "underground", "ferry"}


def test_every_line_is_drawn_once(board: Board, drawing: str) -> None:
    drawn = [element.get("id") for element in elements(drawing, "line") if element.get("id")]
    lines = [line for line in board.lines if not line.turning]
    assert sorted(map(str, drawn)) == sorted(f"{line.kind}-{line.a}-{line.b}" for line in lines)


def test_no_two_lines_have_the_same_course(board: Board, drawing: str) -> None:
    courses = [element.get("d") for element in elements(drawing, "line") if element.get("d")]
    courses = [course for course in courses if course != "M6 0H40"]  # the legend's
    assert len(courses) == len([line for line in board.lines if not line.turning]) == len(set(courses))


def test_lines_run_from_end_to_end_and_past_all_other_discs(board: Board, plan: GroundPlan) -> None:
    for line, course in plan.courses.items():
        assert math.dist(course[0], plan.at[line.a]) < DISC
        assert math.dist(course[-1], plan.at[line.b]) < DISC
        if line.kind != "ferry":
            others = [at for station, at in plan.at.items() if station not in (line.a, line.b)]
            assert all(math.dist(point, at) > 8.6 for point in resample(smooth(course), 5) for at in others)


def test_a_line_passes_close_by_the_stations_it_runs_over(board: Board, plan: GroundPlan) -> None:
    for line, course in plan.courses.items():
        for station in line.over:
            assert min(math.dist(point, plan.at[station]) for point in resample(course, 3)) < 3 * DISC


def test_parallel_lines_run_side_by_side(board: Board, plan: GroundPlan) -> None:
    """Two lines between the same two stations are apart where they are half-way."""
    middles: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for line, course in plan.courses.items():
        if not line.over:
            middles.setdefault((line.a, line.b), []).append(halfway(course))
    together = [points for points in middles.values() if len(points) == 2]
    assert len(together) > 10
    assert all(math.dist(*points) > 2.4 for points in together)


def test_the_ferry_keeps_to_the_river(board: Board, plan: GroundPlan) -> None:
    river = smooth(board.scenery.rivers[0].course)
    for line, course in plan.courses.items():
        if line.kind == "ferry":
            water = [min(math.dist(point, p) for p in river) for point in course[1:-1]]
            assert max(water) < board.scenery.rivers[0].width / 2


def test_names_keep_off_discs_and_off_each_other(board: Board, plan: GroundPlan) -> None:
    ink = InkDensity(1000, plan.height)
    for at in plan.at.values():
        ink.block(at, DISC)
    names = letter(board.scenery.places, ink, Box(0, 0, 1000, plan.height))
    boxes = [name.box for name in names]
    assert len(names) > 0.9 * len(board.scenery.places)
    assert not any(a.meets(b) for i, a in enumerate(boxes) for b in boxes[:i])
    for box in boxes:
        for x, y in plan.at.values():
            assert math.dist((x, y), (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))) > 7


def test_most_place_names_find_room(board: Board, drawing: str) -> None:
    names = list(elements(drawing, "name"))
    assert len(names) > 0.85 * len(board.scenery.places)


@pytest.mark.parametrize("light", LIGHTS)
def test_numbers_stand_out_from_their_discs(light: Light) -> None:
    colours = PALETTES[light]
    assert contrast(colours["number"], colours["disc"]) >= 4.5
    assert contrast(colours["number"], colours["shine"]) >= 4.5


@pytest.mark.parametrize("light", LIGHTS)
def test_names_and_pawns_can_be_read(light: Light) -> None:
    colours = PALETTES[light]
    assert contrast(colours["ink"], colours["ground"]) >= 4.5
    assert contrast(colours["fugitive"], colours["cipher"]) >= 4.5
    assert all(contrast(body, letter) >= 4.5 for body, letter in {**PAWNS, **CAST}.values())


@pytest.mark.parametrize("light", LIGHTS)
def test_marks_and_numerals_can_be_seen(light: Light) -> None:
    colours = PALETTES[light]
    assert all(contrast(colours[sign], colours["plate"]) >= 4.5 for sign in ("grove", "stone", "current"))
    assert contrast(colours["border"], colours["page"]) >= 4
    assert contrast(colours["blood"], colours["ground"]) >= 4.5
    assert contrast(colours["bar"], colours["stripe"]) >= 3


def test_both_lights_have_the_same_colours_to_give() -> None:
    assert set(PALETTES["paper"]) == set(PALETTES["evening"])
    for light in LIGHTS:
        for text in (style(light), style(light, marked=True)):
            assert "$" not in text
            assert all(rule.startswith(f".{light} ") for rule in text.splitlines())


def test_a_width_sets_the_size() -> None:
    root = ElementTree.fromstring(draw_board(load_board("bradley"), width=536))
    left, top, width, height = map(float, root.get("viewBox", "").split())
    assert (left, top) == (-36, -36)
    assert float(root.get("height", "")) == pytest.approx(536 * height / width, abs=1)


def test_labels_of_the_legend_can_be_given() -> None:
    labels: Any = {"taxi": "Fiacre", "bus": "Autobus", "underground": "Métro", "ferry": "Bac <&>"}
    keys = [element.text for element in elements(draw_board(load_board("bradley"), labels=labels), "key")]
    assert keys == ["Fiacre", "Autobus", "Métro", "Bac <&>"]


def test_a_strange_board_is_drawn_all_the_same() -> None:
    text = """gaslamp board 1
    title <Town> & "Country"
    frame 2 1
    station 1 0 0
    station 2 2 1
    station 3 2 1
    station 4 1 0.5
    line taxi 1 2
    line taxi 2 3
    line bus 1 2 over 4
    line bus 1 3 over 4
    line ferry 1 4
    line taxi 3 4 turning
    """
    text += "mark quarter-I 1\nmark quarter-II 2\nmark quarter-<III> 3 4\nmark park 1 2 3 4\nmark crime 1\n"
    drawing = draw_board(parse_board(text, "strange & new.board"))
    root = ElementTree.fromstring(drawing)
    assert root.findtext(f"{SVG}title") == '<Town> & "Country"'
    assert "nan" not in drawing
    assert not any(element.get("id") == "taxi-3-4" for element in elements(drawing, "line"))


def test_a_notebook_shows_a_board() -> None:
    board = load_board("bradley")
    assert board._repr_svg_() == draw_board(board)
