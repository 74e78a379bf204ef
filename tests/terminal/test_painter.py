"""The board in terminal cells: what must be seen at which size."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from gaslamp.board import KINDS, Board, Kind, load_board, parse_board
from gaslamp.drawing.lights import PALETTES, PAWNS, Light
from gaslamp.terminal.chase.chart import PARK, WATER, Chart, lines_of
from gaslamp.terminal.chase.map_scene import MapScene
from gaslamp.terminal.chase.mapview import CLOSEST
from gaslamp.terminal.chase.painter import Frame, MapCell, paint

BOARD = load_board("bradley")
LETTERS = {"fugitive": "X", "purple": "P", "red": "R", "green": "G", "yellow": "Y", "blue": "B"}
PAWN_STATIONS = {"purple": 103, "red": 138, "green": 26, "yellow": 174, "blue": 53}
SIZES = (50, 60, 100, 160, 260, CLOSEST)


def chart_of(board: Board, columns: int) -> Chart:
    return Chart(lines_of(board), columns)


def whole(chart: Chart) -> Frame:
    return Frame(0, 0, chart.columns, chart.rows)


def painted(columns: int, scene: MapScene, *, light: Light = "evening", board: Board = BOARD) -> list[list[MapCell]]:
    chart = chart_of(board, columns)
    return paint(chart, scene, whole(chart), light)


def text(rows: Iterable[Iterable[MapCell]]) -> str:
    return "\n".join("".join(cell.sign for cell in row) for row in rows)


def labels(rows: list[list[MapCell]]) -> set[str]:
    """The words that stand on the map, lines and dots left out."""
    signs = "".join(sign if sign.isascii() else " " for sign in text(rows))
    return set(signs.split())


@pytest.mark.parametrize("columns", SIZES)
def test_the_chart_is_as_wide_as_asked_and_keeps_its_shape(columns: int) -> None:
    chart = chart_of(BOARD, columns)
    assert chart.columns / (2 * chart.rows) == pytest.approx(BOARD.width / BOARD.height, rel=0.1)
    for station in BOARD.stations:
        column, row = chart.cell(station)
        assert 0 < column < chart.columns - 1
        assert 0 <= row < chart.rows


@pytest.mark.parametrize("columns", SIZES)
def test_every_kind_of_line_is_drawn_at_every_size(columns: int) -> None:
    chart = chart_of(BOARD, columns)
    assert {kind for bits, kind in chart.signs if bits} == set(KINDS)


def dots(chart: Chart, kind: Kind) -> int:
    return sum(bits.bit_count() for bits, drawn in chart.signs if drawn == kind)


def test_kinds_are_told_apart_by_more_than_colour() -> None:
    """Between the same two stations a bus line has the most ink, then a dashed underground, a taxi, a dotted ferry."""
    lines = "".join(f"line {kind} 1 2\n" for kind in KINDS)
    ink = {}
    for kind in KINDS:
        text = f"gaslamp board 1\nframe 100 50\nstation 1 10 25\nstation 2 90 25\n{lines}"
        only = "\n".join(line for line in text.splitlines() if not line.startswith("line") or f"line {kind}" in line)
        ink[kind] = dots(chart_of(parse_board(only, "one.board"), 260), kind)
    assert ink["bus"] > ink["underground"] > ink["taxi"] > ink["ferry"] > 0


def test_a_line_is_traced_from_station_to_station() -> None:
    chart = chart_of(BOARD, 260)
    line = next(line for line in BOARD.lines if (line.kind, line.a, line.b) == ("underground", 46, 74))
    cells = chart.trace(line)
    for station in (46, 74):
        column, row = chart.cell(station)
        assert any(abs(c - column) <= 2 and abs(r - row) <= 1 for c, r in cells)


def test_the_thames_is_water_and_hyde_park_is_a_park() -> None:
    chart = chart_of(BOARD, 160)

    def ground(x: float, y: float) -> int:
        column, row = chart.cell_of((x, y))
        return chart.ground[2 * row][column]

    assert ground(704, 350) == WATER
    assert ground(200, 350) == PARK
    assert ground(880, 60) not in (WATER, PARK)


def test_close_up_every_number_is_shown() -> None:
    assert labels(painted(CLOSEST, MapScene())) >= {str(station) for station in BOARD.stations}


@pytest.mark.parametrize("columns", SIZES)
def test_at_every_size_pawns_and_targets_are_shown(columns: int) -> None:
    scene = MapScene(pawns=PAWN_STATIONS, letters=LETTERS, targets=frozenset({86, 102, 85}), chosen=102, ghost=128)
    shown = labels(painted(columns, scene))
    assert shown >= {"P103", "R138", "G26", "Y174", "B53", "[102]", "(85)", "(86)"}
    assert "x128" in shown


def test_the_smallest_pictures_leave_out_what_matters_least() -> None:
    small, large = labels(painted(50, MapScene())), labels(painted(160, MapScene()))
    assert {"1", "46", "153"} <= small
    assert not small & {"2", "8", "18", "200"}
    assert len(large) > 190


def test_where_he_can_be_is_marked_with_and_without_colour() -> None:
    rows = painted(160, MapScene(possible=frozenset({142, 199})))
    assert {"142?", "199?"} <= labels(rows)
    heat = {cell.sign for row in rows for cell in row if cell.style.ground == PALETTES["evening"]["heat"]}
    assert heat == set("1429?")


def test_an_unknown_fugitive_leaves_no_trace() -> None:
    assert painted(160, MapScene(pawns=PAWN_STATIONS, letters=LETTERS)) == painted(
        160, MapScene(pawns=dict(PAWN_STATIONS), letters={**LETTERS, "fugitive": "?"})
    )


def test_the_chosen_line_is_drawn_in_the_colour_of_the_target() -> None:
    line = next(line for line in BOARD.lines if (line.kind, line.a, line.b) == ("taxi", 29, 41))
    rows = painted(160, MapScene(lines=(line,)))
    marked = [cell for row in rows for cell in row if cell.style.colour == PALETTES["evening"]["target"]]
    assert len(marked) > 5


@pytest.mark.parametrize("light", ["evening", "paper"])
def test_both_lights_show_the_same_in_other_colours(light: Light) -> None:
    scene = MapScene(pawns=PAWN_STATIONS, letters=LETTERS, possible=frozenset({67}))
    rows = painted(120, scene, light=light)
    assert text(rows) == text(painted(120, scene))
    colours = {cell.style.ground for row in rows for cell in row}
    assert {PAWNS[name][0] for name in PAWN_STATIONS} <= colours
    assert {PALETTES[light][name] for name in ("ground", "water", "park", "bus", "underground", "heat")} <= colours


def test_a_frame_looks_at_a_part_and_beyond_the_edge() -> None:
    chart = chart_of(BOARD, 100)
    rows = paint(chart, MapScene(), Frame(-5, -3, 50, 20), "evening")
    assert [len(row) for row in rows] == [50] * 20
    beyond = PALETTES["evening"]["page"]
    assert {cell.style.ground for cell in rows[0]} == {beyond}
    full = painted(100, MapScene())
    assert text([row[5:] for row in rows[3:]]) == text([row[:45] for row in full[:17]])


def test_places_are_named_where_there_is_room() -> None:
    assert "National Theatre" in text(painted(CLOSEST, MapScene()))
    assert "National Theatre" not in text(painted(100, MapScene()))


def test_a_board_of_ones_own_is_drawn_whatever_its_units() -> None:
    for size in (10, 1000, 5000):
        places = f"station 1 {size / 10} {size / 4}\nstation 7 {size * 0.9} {size / 4}\n"
        board = parse_board(f"gaslamp board 1\nframe {size} {size / 2}\n{places}line taxi 1 7\n", "own.board")
        rows = painted(60, MapScene(), board=board)
        assert labels(rows) == {"1", "7"}
        assert sum(sign > "\u2800" for sign in text(rows)) > 30
