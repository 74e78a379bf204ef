"""The drawing of boards and views."""

from __future__ import annotations

import importlib.util
import math
import re
from collections.abc import Collection, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.board import BOARDS, Board, load_board, parse_board
from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.drawing import marks, quarters
from gaslamp.drawing.curves import halfway, resample, smooth
from gaslamp.drawing.junctions import crossings
from gaslamp.drawing.lettering import Box, Ink, letter
from gaslamp.drawing.lights import CAST, PALETTES, PAWNS, Light, style
from gaslamp.drawing.plan import Plan
from gaslamp.drawing.streets import DISC
from gaslamp.games import make_game
from gaslamp.games.compact import Place
from gaslamp.games.vocabulary import Deal, Move
from gaslamp.match import Match, steps
from gaslamp.svg import Ghost, Pawn, draw, draw_board, draw_view

IMAGES = Path(__file__).parents[1] / "docs" / "images"
LIGHTS: tuple[Light, ...] = ("evening", "paper")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


@pytest.fixture(scope="module")
def plan(board: Board) -> Plan:
    return Plan(board)


@pytest.fixture(scope="module")
def drawing(board: Board) -> str:
    return draw_board(board)


def elements(text: str, kind: str) -> Iterator[ElementTree.Element]:
    """The drawing's elements of one class."""
    for element in ElementTree.fromstring(text).iter():
        if kind in element.get("class", "").split():
            yield element


def place(element: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[0-9.]+", element.get("transform", ""))[:2]
    return float(x), float(y)


# The board


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


def test_lines_run_from_end_to_end_and_past_all_other_discs(board: Board, plan: Plan) -> None:
    for line, course in plan.courses.items():
        assert math.dist(course[0], plan.at[line.a]) < DISC
        assert math.dist(course[-1], plan.at[line.b]) < DISC
        if line.kind != "ferry":
            others = [at for station, at in plan.at.items() if station not in (line.a, line.b)]
            assert all(math.dist(point, at) > 8.6 for point in resample(smooth(course), 5) for at in others)


def test_a_line_passes_close_by_the_stations_it_runs_over(board: Board, plan: Plan) -> None:
    for line, course in plan.courses.items():
        for station in line.over:
            assert min(math.dist(point, plan.at[station]) for point in resample(course, 3)) < 3 * DISC


def test_parallel_lines_run_side_by_side(board: Board, plan: Plan) -> None:
    """Two lines between the same two stations are apart where they are half-way."""
    middles: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for line, course in plan.courses.items():
        if not line.over:
            middles.setdefault((line.a, line.b), []).append(halfway(course))
    together = [points for points in middles.values() if len(points) == 2]
    assert len(together) > 10
    assert all(math.dist(*points) > 2.4 for points in together)


def test_the_ferry_keeps_to_the_river(board: Board, plan: Plan) -> None:
    river = smooth(board.scenery.rivers[0].course)
    for line, course in plan.courses.items():
        if line.kind == "ferry":
            water = [min(math.dist(point, p) for p in river) for point in course[1:-1]]
            assert max(water) < board.scenery.rivers[0].width / 2


def test_names_keep_off_discs_and_off_each_other(board: Board, plan: Plan) -> None:
    ink = Ink(1000, plan.height)
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


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' luminance, as accessibility guidelines reckon it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


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


# Figures


@pytest.mark.parametrize(("names", "letters"), [(PAWNS, "XPRGYB"), (CAST, "XSWIML123")], ids=["classic", "holmes"])
def test_pawns_stand_beside_their_stations_not_on_them(board: Board, names: Collection[str], letters: str) -> None:
    starts = board.packs.get("detectives") or board.packs["fugitive"]
    pawns = [Pawn(name, station) for name, station in zip(["fugitive", *names], starts, strict=False)]
    figures = list(elements(draw(board, pawns=pawns), "pawn"))
    assert [figure.findtext(f"{SVG}text") for figure in figures] == list(letters)
    for pawn, figure in zip(pawns, figures, strict=True):
        away = math.dist(place(figure), board.stations[pawn.station])
        assert DISC < away < 3 * DISC


@pytest.mark.parametrize(("names", "shapes"), [(PAWNS, 6), (CAST, 7)], ids=["classic", "holmes"])
def test_every_pawn_has_a_shape_of_its_own(names: Collection[str], shapes: int) -> None:
    pawns = [Pawn(name, 100 + i) for i, name in enumerate(["fugitive", *names])]
    bodies = [element.get("d") for element in elements(draw(load_board("ravensburger"), pawns=pawns), "body")]
    assert len(set(bodies)) == shapes  # all bobbies wear the same helmet and a number


def test_every_pawn_of_the_holmes_edition_is_drawn_in_its_colour() -> None:
    game = make_game("holmes", 3, {"bobbies": 3, "characters": tuple(CAST)[:5]})
    assert set(game.pawn_names) == {"fugitive", *CAST}
    drawing = draw(load_board("ravensburger"), pawns=[Pawn(name, 100 + i) for i, name in enumerate(CAST)])
    assert all(f".pawn.{name} .body{{fill:{body}}}" in drawing for name, (body, _) in CAST.items())


def test_two_pawns_at_one_station_do_not_hide_each_other() -> None:
    figures = elements(draw(load_board("bradley"), pawns=[Pawn("fugitive", 67), Pawn("red", 67)]), "pawn")
    one, other = map(place, figures)
    assert math.dist(one, other) > DISC


def test_a_pawn_of_another_game_is_drawn_with_its_initial() -> None:
    (figure,) = elements(draw(load_board("bradley"), pawns=[Pawn("bobby", 67)]), "pawn")
    assert figure.findtext(f"{SVG}text") == "B"


def test_a_ghost_bears_its_entry_and_fades() -> None:
    board = load_board("bradley")
    (fresh,) = elements(draw(board, ghosts=[Ghost(67, entry=8)]), "ghost")
    (old,) = elements(draw(board, ghosts=[Ghost(67, entry=8, age=4)]), "ghost")
    assert [text.text for text in fresh.iter(f"{SVG}text")] == ["X", "8"]
    assert float(fresh.get("opacity", "")) > float(old.get("opacity", "")) > 0.3


def test_heat_goes_by_weight_and_targets_are_ringed() -> None:
    text = draw(load_board("bradley"), heat={67: 1.0, 1: 0.25}, targets={46})
    faint, strong = (float(element.get("fill-opacity", "")) for element in elements(text, "heat"))
    assert faint < strong
    assert [element.get("id") for element in elements(text, "target")] == ["s46"]
    assert len(list(elements(draw(load_board("bradley"), heat={1, 2, 3}), "heat"))) == 3


@pytest.fixture(scope="module")
def holmes() -> Board:
    return load_board("holmes")


@pytest.fixture(scope="module")
def holmes_plan(holmes: Board) -> Plan:
    return Plan(holmes)


# Streets that meet between stations


@pytest.fixture(scope="module")
def compact_plan() -> Plan:
    return Plan(load_board("compact"))


def turns(plan: Plan) -> set[tuple[int, int]]:
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


def station_at(plan: Plan, point: tuple[float, float]) -> int:
    (station,) = [station for station, at in plan.at.items() if at == point]
    return station


def passes(course: list[tuple[float, float]], at: tuple[float, float]) -> bool:
    return min(math.dist(point, at) for point in resample(course, 1)) < 1.5


def test_cp_5_the_streets_that_cross_are_the_moves_by_turning_off(compact_plan: Plan) -> None:
    lines = [line for line in compact_plan.board.lines if line.kind == "taxi"]
    drawn = {(line.a, line.b) for line in lines if not line.turning}
    turning = {(line.a, line.b) for line in lines if line.turning}
    assert len(turning) == 26
    assert turns(compact_plan) - drawn == turning


@pytest.mark.parametrize("kind", ["bus", "underground"])
def test_cp_5_nobody_can_turn_off_where_no_rule_lets_them(compact_plan: Plan, kind: str) -> None:
    lines = [(line, course) for line, course in compact_plan.courses.items() if line.kind == kind]
    for (one, here), (other, there) in combinations(lines, 2):
        assert {one.a, one.b} & {other.a, other.b} or not crossings([here, there])


def test_junctions_are_marked_off_all_discs(compact_plan: Plan) -> None:
    marks_drawn = list(elements(draw_board(compact_plan.board), "junction"))
    assert len(marks_drawn) == len(compact_plan.junctions) + 1  # the legend's
    assert len(compact_plan.junctions) == 8
    for at in compact_plan.junctions:
        assert min(math.dist(at, station) for station in compact_plan.at.values()) > 2 * DISC


def test_a_spur_leads_from_its_station_onto_a_street(compact_plan: Plan) -> None:
    assert len(compact_plan.spurs) == 7
    for spur in compact_plan.spurs:
        assert spur[-1] in compact_plan.junctions or min(math.dist(spur[-1], at) for at in compact_plan.junctions) < 1


def test_a_board_on_which_nobody_turns_off_has_no_junctions() -> None:
    for name in ("bradley", "holmes", "ravensburger"):
        assert not Plan(load_board(name)).junctions
        assert not list(elements(draw_board(load_board(name)), "spur"))


def test_streets_that_are_not_on_the_board_are_not_drawn(tmp_path: Path) -> None:
    streets = "street 1 2: 500,200\nstreet 1 9: 5,5\nstreet 9: 5,5\nstreet 3: 500,300\n"
    (tmp_path / "village.scenery").write_text(f"gaslamp scenery 1\n{streets}", "utf-8")
    board = parse_board(VILLAGE + "scenery village.scenery\n", "village.board", folder=tmp_path)
    plan = Plan(board)
    assert max(y for _, y in plan.courses[board.lines[0]]) == pytest.approx(200, abs=3)
    assert [spur[-1] for spur in plan.spurs] == [(500, 300)]


# The marks of the Sherlock Holmes edition


def drawn(text: str, *words: str) -> list[int]:
    """The stations beside which marks of these classes are drawn."""
    found = [element for element in elements(text, "mark") if set(words) <= set(element.get("class", "").split())]
    return sorted(int(element.get("data-station", "")) for element in found if element.get("data-station"))


@pytest.mark.parametrize("sign", [*marks.SYMBOLS, "hideout"])
def test_every_mark_is_drawn_once(holmes: Board, sign: str) -> None:
    assert drawn(draw_board(holmes), f"of-{sign}") == sorted(holmes.marks[sign])


def test_a_crime_scene_shows_on_the_plate_of_its_symbol(holmes: Board) -> None:
    text = draw_board(holmes)
    assert drawn(text, "crime") == sorted(holmes.marks["crime"])
    assert len(list(elements(text, "rag"))) == 16  # the legend's too
    assert len(list(elements(text, "plate"))) == len(drawn(text)) - len(drawn(text, "of-hideout")) + 4


def test_marks_keep_off_all_discs_and_off_each_other(holmes: Board, holmes_plan: Plan) -> None:
    spots = holmes_plan.spots
    assert len(spots) == 76
    for spot in spots:
        assert all(math.dist(spot.at, at) > DISC + 5.5 for at in holmes_plan.at.values())
        assert math.dist(spot.at, holmes_plan.at[spot.station]) < 2.2 * DISC
    assert all(math.dist(a.at, b.at) > 2 * marks.PLATE for i, a in enumerate(spots) for b in spots[:i])


def test_a_mark_stands_nearest_to_its_own_station(holmes_plan: Plan) -> None:
    at = holmes_plan.at
    nearest = {spot: min(at, key=lambda station: math.dist(at[station], spot.at)) for spot in holmes_plan.spots}
    assert not [spot for spot, station in nearest.items() if spot.station != station]


def test_every_sign_has_a_shape_of_its_own() -> None:
    assert len({*marks.SIGNS.values()}) == 4


def test_names_keep_off_the_marks(holmes: Board, holmes_plan: Plan) -> None:
    spots = [spot.at for spot in holmes_plan.spots]
    for name in elements(draw_board(holmes), "name"):
        for row in name.iter(f"{SVG}tspan"):
            middle = float(row.get("x", "")), float(row.get("y", "")) - 2
            assert all(math.dist(middle, at) > marks.PLATE for at in spots)


def test_a_station_may_carry_two_symbols_or_a_crime_alone() -> None:
    text = draw_board(parse_board(VILLAGE + "mark park 1\nmark river 1\nmark crime 2\nmark hideout 2\n", "village"))
    assert (drawn(text), drawn(text, "crime")) == ([1, 1, 2, 2], [2])


def test_a_board_without_marks_has_no_trace_of_them() -> None:
    text = draw_board(load_board("bradley"))
    assert not [word for word in ("mark", "border", "numeral", "roadblock", "sherlock") if word in style("paper")]
    assert not list(elements(text, "mark"))
    assert not list(elements(text, "numeral"))


# Quarters

VILLAGE = """gaslamp board 1
frame 1000 500
station 1 100 100
station 2 900 100
station 3 100 400
station 4 900 400
line taxi 1 2
line taxi 3 4
"""
FOUR = "mark quarter-I 1\nmark quarter-II 2\nmark quarter-III 3\nmark quarter-IV 4\n"


def test_every_quarter_has_its_numeral_at_two_sides(holmes: Board) -> None:
    for board in (holmes, parse_board(VILLAGE + FOUR, "village")):
        numerals = [element.text for element in elements(draw_board(board), "numeral")]
        assert sorted(map(str, numerals)) == ["I", "I", "II", "II", "III", "III", "IV", "IV"]


def test_numerals_stand_in_the_margin(holmes: Board, holmes_plan: Plan) -> None:
    for numeral in elements(draw_board(holmes), "numeral"):
        x, y = float(numeral.get("x", "")), float(numeral.get("y", "")) - 4
        outside = max(-x, x - 1000, -y, y - holmes_plan.height)
        assert 22 < outside < 34


def test_the_line_between_quarters_passes_between_their_stations(holmes: Board, holmes_plan: Plan) -> None:
    for course in holmes_plan.borders:
        for point in resample(course, 4):
            nearest = sorted(holmes_plan.at, key=lambda station: math.dist(holmes_plan.at[station], point))
            assert math.dist(holmes_plan.at[nearest[0]], point) > DISC


def test_no_ground_of_one_quarter_touches_another_without_a_line(holmes: Board, holmes_plan: Plan) -> None:
    """Streets between neighbours in different quarters cross the line."""
    parts = quarters.parts(holmes)
    borders = [point for course in holmes_plan.borders for point in resample(course, 2)]
    for line, course in holmes_plan.courses.items():
        if line.kind == "taxi" and parts[line.a] != parts[line.b]:
            assert min(math.dist(p, q) for p in resample(course, 2) for q in borders) < 3


def test_the_simplest_quarters_meet_in_the_middle() -> None:
    board = parse_board(VILLAGE + FOUR, "village")
    borders = Plan(board).borders
    assert sorted(round(math.dist(course[0], course[-1])) for course in borders) == [264, 264, 514, 514]
    assert all(min(math.dist(end, (500, 250)) for end in (course[0], course[-1])) < 0.01 for course in borders)


def test_a_village_in_one_quarter_has_no_line() -> None:
    text = draw_board(parse_board(VILLAGE + "mark quarter-I 1 2 3 4\n", "village"))
    assert not list(elements(text, "border"))


def test_stations_in_no_quarter_do_no_harm() -> None:
    text = draw_board(parse_board(VILLAGE + "mark quarter-I 1\nmark quarter-II 2\n", "village"))
    assert {element.text for element in elements(text, "numeral")} == {"I", "II"}


# Roadblocks


def test_a_roadblock_bars_its_station_and_leaves_the_number_free(holmes: Board) -> None:
    blocks = list(elements(draw(holmes, roadblocks={156, 140}), "roadblock"))
    assert [block.get("data-station") for block in blocks] == ["140", "156"]
    for block in blocks:
        assert place(block) == pytest.approx(holmes.stations[int(block.get("data-station", ""))], abs=0.06)


def test_roadblocks_can_be_drawn_on_any_board() -> None:
    text = draw(load_board("bradley"), roadblocks={67})
    assert ".roadblock .bar" in text
    assert len(list(elements(text, "roadblock"))) == 1


def test_the_legend_has_the_names_of_the_edition(holmes: Board) -> None:
    keys = [element.text for element in elements(draw_board(holmes), "key")]
    assert keys == ["Carriage", "Omnibus", "Metro", "Ferry", "Park", "Monument", "River", "Hideout", "Crime scene"]
    keys = [element.text for element in elements(draw_board(holmes, labels={"bus": "Pferdebahn"}), "key")]
    assert keys[:3] == ["Carriage", "Pferdebahn", "Metro"]


# Views


def view(stations: tuple[int | None, ...], log: list[tuple[int | None, bool]], actions: tuple[Any, ...] = ()) -> Any:
    """A view as `draw_view` looks at it."""
    entries = tuple(SimpleNamespace(fare="taxi", station=station, surfaced=surfaced) for station, surfaced in log)
    names = ("fugitive", "purple", "red")
    game = SimpleNamespace(board=load_board("bradley"), pawn_names=names, is_public=make_game("classic").is_public)
    return SimpleNamespace(game=game, state=SimpleNamespace(stations=stations, log=entries), actions=actions)


def test_a_hidden_fugitive_leaves_no_trace_but_where_he_was_seen() -> None:
    seen = draw_view(view((None, 13, 26), [(None, False), (52, True), (None, False)]))
    assert [figure.get("id") for figure in elements(seen, "pawn")] == ["pawn-purple", "pawn-red"]
    (ghost,) = elements(seen, "ghost")
    assert math.dist(place(ghost), load_board("bradley").stations[52]) < 3 * DISC
    assert [text.text for text in ghost.iter(f"{SVG}text")] == ["X", "2"]


def test_the_fugitive_sees_himself_and_what_the_others_last_saw() -> None:
    seen = draw_view(view((69, 13, 26), [(52, True), (69, False)]))
    assert "pawn-fugitive" in {figure.get("id") for figure in elements(seen, "pawn")}
    assert [text.text for ghost in elements(seen, "ghost") for text in ghost.iter(f"{SVG}text")] == ["X", "1"]


def test_no_ghost_where_the_fugitive_stands_surfaced() -> None:
    assert not list(elements(draw_view(view((52, 13, 26), [(52, True)])), "ghost"))


def test_the_stations_of_legal_moves_are_targets() -> None:
    actions = (SimpleNamespace(pawn=1, station=14), SimpleNamespace(pawn=1, station=4), SimpleNamespace(seat=1))
    seen = draw_view(view((None, 13, 26), [], actions), possible=[1, 2])
    assert {element.get("id") for element in elements(seen, "target")} == {"s4", "s14"}
    assert len(list(elements(seen, "heat"))) == 2


def dealt(fugitive: int) -> Match[Any]:
    """A classic match in which the fugitive draws the given one of the cards that are left."""
    match: Match[Any] = Match(make_game("classic", seats=3))
    while CHANCE in match.to_act:
        cards = match.game.legal(match.state, CHANCE)
        match.play(cards[0] if len(cards) > 13 else cards[fugitive])
    return match


def test_a_view_shows_the_same_wherever_the_fugitive_hides() -> None:
    here, there = dealt(0), dealt(5)
    assert here.state.stations[0] != there.state.stations[0]
    for seat in (1, 2, SPECTATOR):
        assert draw_view(here.view(seat)) == draw_view(there.view(seat))
    own = draw_view(here.view(0))
    assert next(figure.get("id") for figure in elements(own, "pawn")) == "pawn-fugitive"
    assert list(elements(own, "target"))


def sherlock(seed: int) -> Match[Any]:
    """A match of the Sherlock Holmes edition between random players, until there are two roadblocks."""
    match: Match[Any] = Match(make_game("holmes", 3, {"mode": "sherlock", "characters": ["watson", "lestrade"]}))
    for _ in steps(match, dict.fromkeys((CHANCE, *range(3)), Uniform(Random(seed)))):
        if len(match.state.roadblocks) == 2 and match.to_act == {0}:
            break
    return match


def test_everybody_sees_the_roadblocks() -> None:
    match = sherlock(1)
    blocks = {str(station) for station in match.state.roadblocks}
    assert len(blocks) == 2
    for seat in (0, 1, SPECTATOR):
        seen = draw_view(match.view(seat))
        assert {block.get("data-station") for block in elements(seen, "roadblock")} == blocks


def test_moriarty_alone_sees_where_he_hides() -> None:
    match = sherlock(1)
    names = {seat: [f.get("id") for f in elements(draw_view(match.view(seat)), "pawn")] for seat in (0, 1)}
    assert names[0] == ["pawn-fugitive", *names[1]]
    assert names[1] == ["pawn-watson", "pawn-lestrade", "pawn-bobby1", "pawn-bobby2"]


def hiding(station: int, *, first: bool) -> Match[Any]:
    """A compact match in which Mister X plays his black ticket from 44, as his first move or as his second."""
    starts = {44} if first else {45}
    match: Match[Any] = Match(make_game("compact", 3, {"starts": [*starts, 1, 2, 3]}))
    opening: list[Action] = [Place(seat=1, pawn=n, station=at) for n, at in enumerate((60, 13, 69), 1)]
    opening.append(Deal(seat=CHANCE, pawn=0, station=min(starts)))
    if not first:
        opening.append(Move(seat=0, pawn=0, fare="taxi", station=44))
        opening += [Move(seat=1, pawn=n, fare="bus", station=at) for n, at in enumerate((42, 11, 65), 1)]
    for action in (*opening, Move(seat=0, pawn=0, fare="black", station=station)):
        match.play(action)
    return match


@pytest.mark.parametrize("first", [True, False])
def test_mister_x_in_hiding_leaves_a_ghost_where_all_saw_him_last(*, first: bool) -> None:
    here, there = hiding(36, first=first), hiding(61, first=first)
    for seat in (1, 2, SPECTATOR):
        seen = draw_view(here.view(seat))
        assert seen == draw_view(there.view(seat))
        assert [figure.get("id") for figure in elements(seen, "pawn")] == ["pawn-red", "pawn-blue", "pawn-green"]
        (ghost,) = elements(seen, "ghost")
        assert math.dist(place(ghost), load_board("compact").stations[44]) < 3 * DISC
        assert [text.text for text in ghost.iter(f"{SVG}text")] == ["X", "0" if first else "1"]
    assert "pawn-fugitive" in {figure.get("id") for figure in elements(draw_view(here.view(0)), "pawn")}


def test_mister_x_in_plain_sight_has_no_ghost_and_before_the_round_no_pawn() -> None:
    match: Match[Any] = Match(make_game("compact", 2))
    assert not list(elements(draw_view(match.view(1)), "pawn"))
    assert len(list(elements(draw_view(match.view(1)), "target"))) == 10  # CP-3
    for n, at in enumerate((60, 13, 69), 1):
        match.play(Place(seat=1, pawn=n, station=at))
    match.play(Deal(seat=CHANCE, pawn=0, station=45))
    match.play(Move(seat=0, pawn=0, fare="taxi", station=44))
    seen = draw_view(match.view(1))
    assert len(list(elements(seen, "pawn"))) == 4
    assert not list(elements(seen, "ghost"))


def test_a_notebook_shows_a_view() -> None:
    seen = dealt(0).view(1)
    assert seen._repr_svg_() == draw_view(seen)


# The pictures of the documentation


def images() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw", IMAGES / "draw.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pictures_are_what_is_drawn_now() -> None:
    for file, text in images().pictures().items():
        assert (IMAGES / file).read_text("utf-8") == text, "run python docs/images/draw.py"
