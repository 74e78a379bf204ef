"""What a viewer sees, laid over a chart: stations, pawns, where one may go, where the fugitive may be.

Labels are set in order of weight; one that finds no room gives way to a dot. So a small picture shows
the pawns, the stations one may go to and the hubs, and a large one every number and the names of places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from gaslamp.board import Line
from gaslamp.drawing.lights import CAST, PALETTES, PAWNS, Light, Palette
from gaslamp.terminal.chase.chart import LAND, PARK, WATER, Chart
from gaslamp.terminal.chase.map_scene import MapScene

PLATES: Mapping[Light, Palette] = {
    "evening": {"plain": "#f3d592", "plate": "#2f3546"},
    "paper": {"plain": "#23180b", "plate": "#fffaf0"},
}
"""The number of a station where only taxis stop: lit, but quieter than the pawns."""
CROWDED = 11
"""Cells to a station below which only stations that matter are labelled."""
FEWEST = 5
"""Stations of a quarter that must be in sight for it to be named."""
ROOMY = 0.2
"""Cells to a unit from which on places are named."""


class CellStyle(NamedTuple):
    """How a cell is coloured."""

    colour: str
    ground: str
    bold: bool = False
    underlined: bool = False
    italic: bool = False


class MapCell(NamedTuple):
    sign: str
    style: CellStyle


class Frame(NamedTuple):
    """The part of a chart that is looked at."""

    left: int
    top: int
    width: int
    height: int

    def holds(self, column: int, row: int) -> bool:
        return self.left <= column < self.left + self.width and self.top <= row < self.top + self.height


def paint(chart: Chart, scene: MapScene, frame: Frame, light: Light) -> list[list[MapCell]]:
    return _Painting(chart, scene, frame, light).rows


def pawn_style(name: str, light: Light) -> CellStyle:
    if name == "fugitive":
        return CellStyle(PALETTES[light]["cipher"], PALETTES[light]["fugitive"], bold=True)
    body, letter = CAST[name] if name in CAST else PAWNS[name]
    return CellStyle(letter, body, bold=True)


class _Painting:
    def __init__(self, chart: Chart, scene: MapScene, frame: Frame, light: Light) -> None:
        self.chart, self.scene, self.frame, self.light = chart, scene, frame, light
        self.palette = {**PALETTES[light], **PLATES[light]}
        self.tints = {code: self.palette[name] for code, name in ((LAND, "ground"), (WATER, "water"), (PARK, "park"))}
        self.rows = [self._ground_row(frame.top + row) for row in range(frame.height)]
        self.is_crowded = chart.columns * chart.rows < CROWDED * len(chart.board.stations)
        self.taken: set[tuple[int, int]] = set()
        if scene.quarters:
            self._draw_borders()
        for line in scene.lines:
            self._mark(line)
        for station in sorted(chart.board.stations, key=self._weight):
            self._set(station)
        for name in scene.quarters:
            self._name_quarter(name)
        if chart.scale >= ROOMY:
            self._name_places()

    # The chart itself

    def _ground_row(self, row: int) -> list[MapCell]:
        beyond = MapCell(" ", CellStyle(self.palette["ink"], self.palette["page"]))
        if not 0 <= row < self.chart.rows:
            return [beyond] * self.frame.width
        upper, lower = self.chart.ground[2 * row : 2 * row + 2]
        columns = range(self.frame.left, self.frame.left + self.frame.width)
        return [self._ground_cell(c, row, upper[c], lower[c]) if 0 <= c < len(upper) else beyond for c in columns]

    def _ground_cell(self, column: int, row: int, upper: int, lower: int) -> MapCell:
        bits, kind = self.chart.signs[row * self.chart.columns + column]
        if bits:
            return MapCell(chr(0x2800 + bits), CellStyle(self.palette[kind], self.tints[lower]))
        return MapCell(" " if upper == lower else "▀", CellStyle(self.tints[upper], self.tints[lower]))

    def _mark(self, line: Line) -> None:
        for (column, row), bits in self.chart.trace(line).items():
            if self.frame.holds(column, row):
                style = CellStyle(self.palette["target"], self._at(column, row).style.ground, bold=True)
                self._put(column, row, MapCell(chr(0x2800 + bits), style))

    # Stations

    def _weight(self, station: int) -> tuple[int, bool, int]:
        """The lighter, the sooner a station gets its label."""
        kinds = self.chart.board.kinds[station]
        return self._rank(station), station not in self.scene.possible, -len(kinds)

    def _rank(self, station: int) -> int:
        scene = self.scene
        ranks = (
            station == scene.chosen,
            station in scene.pawns.values(),
            station in scene.targets,
            station == scene.ghost,
            station in scene.marks,
        )
        return ranks.index(True) if True in ranks else 9

    def _set(self, station: int) -> None:
        column, row = self.chart.cell(station)
        if self._is_worth_it(station, column, row):
            self._write(*self._placed(station, column, row))

    def _placed(self, station: int, column: int, row: int) -> tuple[int, int, Sequence[MapCell]]:
        """A station's number if there is room, else a dot, else nothing; the row and column it begins at."""
        label = self._label(station)
        for start, at in self._places(station, column, row, len(label)):
            if self._is_free(at, start - 1, len(label) + 2):
                return at, start, label
        dot = MapCell("•", CellStyle(self._style(station).ground, self._tint(column, row), bold=True))
        return row, column, [dot] if self._is_free(row, column, 1) else []

    def _is_worth_it(self, station: int, column: int, row: int) -> bool:
        left, top, width, height = self.frame
        if not (left - 6 <= column < left + width + 6 and top - 1 <= row <= top + height):
            return False
        is_plain = self._rank(station) == 9 and station not in self.scene.possible
        return not (is_plain and self.is_crowded and "bus" not in self.chart.board.kinds[station])

    def _places(self, station: int, column: int, row: int, length: int) -> Iterator[tuple[int, int]]:
        """Where a label may stand: on its station; one that matters may step aside."""
        middle = column - length // 2
        yield middle, row
        yield column - (length - 1) // 2, row
        if self._rank(station) < 9:
            yield from ((column - length + 1, row), (column, row), (middle, row + 1), (middle, row - 1))

    def _label(self, station: int) -> list[MapCell]:
        left, right = self._brackets(station)
        style = self._style(station)
        marks = self.scene.marks.get(station, "")
        return [MapCell(sign, style) for sign in f"{self._letters(station)}{left}{station}{right}{marks}"]

    def _letters(self, station: int) -> str:
        """Who stands here, or stood here when last seen."""
        here = "".join(self.scene.letters.get(name, "?") for name, at in self.scene.pawns.items() if at == station)
        return here or ("x" if station == self.scene.ghost else "")

    def _brackets(self, station: int) -> tuple[str, str]:
        if station == self.scene.chosen:
            return "[", "]"
        if station in self.scene.targets:
            return "(", ")"
        return "", "?" if station in self.scene.possible else ""

    def _style(self, station: int) -> CellStyle:
        palette, scene = self.palette, self.scene
        if station == scene.chosen:
            return CellStyle(palette["page"], palette["target"], bold=True)
        for name, at in scene.pawns.items():
            if at == station:
                return pawn_style(name, self.light)
        if station in scene.possible:
            return CellStyle(palette["page"], palette["heat"], bold=True)
        return (
            CellStyle(palette["target"], palette["page"], bold=True)
            if station in scene.targets
            else self._number(station)
        )

    def _number(self, station: int) -> CellStyle:
        """A plain number: the rarer the station's lines, the more it stands out, with and without colour."""
        palette, kinds = self.palette, self.chart.board.kinds[station]
        if station == self.scene.ghost:
            return CellStyle(palette["fugitive"], palette["faint"], bold=True)
        if "underground" in kinds:
            return CellStyle(palette["page"], palette["underground"], bold=True, underlined=True)
        if "bus" in kinds:
            return CellStyle(palette["page"], palette["bus"], bold=True)
        return CellStyle(palette["plain"], palette["plate"])

    # Quarters

    def _draw_borders(self) -> None:
        for (column, row), bits in self.chart.borders().items():
            if self.frame.holds(column, row):
                style = CellStyle(self.palette["fugitive"], self._at(column, row).style.ground)
                self._put(column, row, MapCell(chr(0x2800 + bits), style))

    def _name_quarter(self, name: str) -> None:
        """In the middle of what is to be seen of the quarter, or as near to it as there is room."""
        stations = self.chart.board.marks.get(f"quarter-{name}", ())
        seen = [cell for cell in map(self.chart.cell, stations) if self.frame.holds(*cell)]
        if len(seen) >= FEWEST:
            x, y = (sum(axis) // len(seen) for axis in zip(*seen, strict=True))
            for column, row in _around(x, y, lambda c, r: self._is_free(r, c, len(name) + 2)):
                style = CellStyle(self.palette["page"], self.palette["fugitive"], bold=True)
                self._write(row, column, [MapCell(sign, style) for sign in f" {name} "])

    # Names

    def _name_places(self) -> None:
        for place in self.chart.board.scenery.places:
            column, row = self.chart.cell_of((place.x, place.y))
            start = column - len(place.name) // 2
            cells = [(c, row) for c in range(start - 1, start + len(place.name) + 1)]
            if all(self.frame.holds(*cell) and self._is_bare(*cell) for cell in cells):
                self._write(row, start, [self._lettered(sign, c, row) for c, sign in enumerate(place.name, start)])

    def _is_bare(self, column: int, row: int) -> bool:
        return (column, row) not in self.taken and self._at(column, row).sign in " ▀"

    def _lettered(self, sign: str, column: int, row: int) -> MapCell:
        return MapCell(sign, CellStyle(self.palette["faint"], self._tint(column, row), italic=True))

    # Cells

    def _tint(self, column: int, row: int) -> str:
        return self._at(column, row).style.ground if self.frame.holds(column, row) else self.palette["ground"]

    def _is_free(self, row: int, start: int, length: int) -> bool:
        return not any((column, row) in self.taken for column in range(start, start + length))

    def _write(self, row: int, start: int, cells: Sequence[MapCell]) -> None:
        for column, cell in enumerate(cells, start):
            self.taken.add((column, row))
            if self.frame.holds(column, row):
                self._put(column, row, cell)

    def _at(self, column: int, row: int) -> MapCell:
        return self.rows[row - self.frame.top][column - self.frame.left]

    def _put(self, column: int, row: int, cell: MapCell) -> None:
        self.rows[row - self.frame.top][column - self.frame.left] = cell


def _around(x: int, y: int, is_free: Callable[[int, int], bool]) -> list[tuple[int, int]]:
    """The free cell nearest to one, if any is near."""
    near = [(x + across, y + down) for across in range(-12, 13) for down in range(-6, 7)]
    near.sort(key=lambda cell: abs(cell[0] - x) + 2 * abs(cell[1] - y))
    return [cell for cell in near if is_free(*cell)][:1]
