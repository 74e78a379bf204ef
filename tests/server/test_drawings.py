"""The boards as the browser gets them."""

from __future__ import annotations

import gzip
import math
import re
from itertools import accumulate
from xml.etree import ElementTree

import pytest

from gaslamp.board import BOARDS, BadBoard, load_board
from gaslamp.drawing.curves import resample, smooth
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.games import make_game
from gaslamp.server.drawings import board_svg, boards_css
from gaslamp.svg import draw_page
from gaslamp.words import LANGUAGES, BadLanguage

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = ["ground", "heat", "lines", "names", "lit", "stations", "marks", "figures", "border"]
LIGHTS = ("evening", "paper")


@pytest.fixture(scope="module", params=BOARDS)
def text(request: pytest.FixtureRequest) -> str:
    return board_svg(request.param, "en")


def layer(text: str, name: str) -> ElementTree.Element:
    found = ElementTree.fromstring(text).find(f"{SVG}g[@id='{name}']")
    assert found is not None
    return found


def test_a_board_needs_nothing_that_a_strict_page_forbids(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert not {f"{SVG}style", f"{SVG}script"} & {element.tag for element in root.iter()}
    assert not [name for element in root.iter() for name in element.attrib if name == "style" or name.startswith("on")]
    assert set(re.findall(r'href="(.)', text)) == {"#"}


def test_the_layers_lie_in_order_and_those_for_the_page_are_empty(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert [element.get("id") for element in root.findall(f"{SVG}g")] == LAYERS
    assert [name for name in LAYERS if not len(layer(text, name))] in (
        ["heat", "lit", "figures"],
        ["heat", "lit", "marks", "figures"],
    )


@pytest.mark.parametrize("name", BOARDS)
def test_every_station_and_every_line_is_there_by_its_name(name: str) -> None:
    text, board = board_svg(name, "en"), load_board(name)
    stations = {element.get("id") for element in layer(text, "stations")}
    assert stations == {f"s{number}" for number in board.stations}
    lines = {element.get("id") for element in layer(text, "lines")}
    assert {f"{line.kind}-{line.a}-{line.b}" for line in board.lines} <= lines


def test_a_way_that_turns_off_is_unseen_and_follows_the_streets_past_junctions_alone() -> None:
    board, plan = load_board("compact"), GroundPlan(load_board("compact"))
    ways = {element.get("id"): element for element in layer(board_svg("compact", "en"), "lines")}
    streets = [p for line, course in plan.courses.items() if line.kind == "taxi" for p in resample(smooth(course), 2)]
    streets += [point for spur in plan.spurs for point in resample(spur, 2)]
    for line in (line for line in board.lines if line.turning):
        way = ways[f"{line.kind}-{line.a}-{line.b}"]
        assert way.get("visibility") == "hidden"
        points = resample(walked(way.get("d", "")), 3)
        assert max(math.dist(points[0], plan.at[line.a]), math.dist(points[-1], plan.at[line.b])) < 0.5
        assert all(min(math.dist(point, street) for street in streets) < 4 for point in points)
        assert any(math.dist(point, junction) < 2 for point in points for junction in plan.junctions)
        others = [at for station, at in plan.at.items() if station not in (line.a, line.b)]
        assert all(math.dist(point, at) > 8 for point in points for at in others)


def walked(text: str) -> list[tuple[float, float]]:
    """Where a path of straight steps goes."""
    numbers = list(map(float, re.findall(r"-?[\d.]+", text)))
    xs, ys = list(accumulate(numbers[::2])), list(accumulate(numbers[1::2]))
    assert re.fullmatch(r"M[-\d. ]+l[-\d. ]+", text)
    return list(zip(xs, ys, strict=True))


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_sent_in_forty_kilobytes(name: str) -> None:
    assert len(gzip.compress(board_svg(name, "en").encode(), 9)) < 40_000


def test_no_course_of_a_street_is_sent_twice(text: str) -> None:
    """The page paves the streets along the lines that are there."""
    assert [
        line.get("id") for line in layer(text, "lines") if text.count(f"{line.get('d')}") > 1 and line.get("d")
    ] == []
    asked = [element.get("data-lines") for element in ElementTree.fromstring(text).iter()]
    assert list(filter(None, asked)) == [".bus", ".taxi, .spur"]


def test_no_id_is_used_twice_and_what_is_referred_to_is_there(text: str) -> None:
    ids = re.findall(r' id="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text)) <= set(ids)


def test_there_is_a_figure_for_every_pawn(text: str) -> None:
    figures = set(re.findall(r'id="figure-([^"]*)"', text))
    names = {name for game in ("classic", "holmes", "compact") for name in make_game(game).pawn_names}
    assert names <= figures


@pytest.mark.parametrize(
    ("name", "language", "label"),
    [("ravensburger", "fr", "Métro"), ("holmes", "de", "Park"), ("compact", "it", "Autobus")],
)
def test_the_legend_is_in_the_reader_s_language(name: str, language: str, label: str) -> None:
    labels = [element.text for element in layer(board_svg(name, language), "border").iter(f"{SVG}text")]
    assert label in labels


def test_only_the_legend_depends_on_the_language() -> None:
    without = {re.sub(r'<g id="border">.*', "", board_svg("holmes", code), flags=re.S) for code in LANGUAGES}
    assert len(without) == 1


def test_labels_are_escaped() -> None:
    drawn = draw_page(load_board("compact"), {"taxi": '<b onclick="x">&'})
    assert '<b onclick="x">&' in [element.text for element in layer(drawn, "border").iter(f"{SVG}text")]


@pytest.mark.parametrize("name", ["nowhere", "../ravensburger", "my.board", "/etc/passwd", ""])
def test_only_shipped_boards_are_drawn(name: str) -> None:
    with pytest.raises(BadBoard):
        board_svg(name, "en")


def test_a_language_is_known_by_any_of_its_names_and_no_other_is_spoken() -> None:
    assert board_svg("compact", "fr-CA") is board_svg("compact", "fr")
    with pytest.raises(BadLanguage):
        board_svg("compact", "../fr")


def test_the_style_holds_in_a_board_alone_and_each_light_names_the_same_colours() -> None:
    rules = dict(re.findall(r"^([^{]*)\{(.*)\}$", boards_css(), flags=re.M))
    names = {light: set(re.findall(r"(--board-\w+):", rules.pop(f".{light}"))) for light in LIGHTS}
    assert names["evening"] == names["paper"] >= set(re.findall(r"var\((--board-\w+)\)", boards_css()))
    begins = {tuple(part.split()[:2]) for rule in rules for part in rule.split(",")}
    assert begins == {(":root", ".board"), *((f".{light}", ".board") for light in LIGHTS)}


def test_what_the_style_paints_with_is_in_every_board(text: str) -> None:
    used = set(re.findall(r"url\(#([^)]*)\)", boards_css()))
    assert used == {f"gaslamp-{glow}-{light}" for glow in ("lamp", "halo") for light in LIGHTS}
    assert used <= set(re.findall(r' id="([^"]*)"', text))
