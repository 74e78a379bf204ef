"""The board as a widget: it draws a scene, zooms, pans and follows. It knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import groupby
from math import hypot
from typing import TypeAlias

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from gaslamp.board import Board
from gaslamp.drawing.lights import Light
from gaslamp.terminal.chase.chart import Chart, lines_of
from gaslamp.terminal.chase.map_scene import MapScene
from gaslamp.terminal.chase.painter import CellStyle, Frame, MapCell, paint

STEP = 1.35
CLOSEST = 420
"""Columns of the largest chart: every number and most names are shown."""
LEGIBLE = 150
"""Columns from which on nearly every number is shown; smaller screens start there, looking at a part."""
GRASP = 3.5
"""How many columns beside a station a click may land."""


Camera: TypeAlias = tuple[int | None, tuple[float, float], bool]
"""Zoom, middle and whether it follows: all there is to tell where somebody looks."""


class MapView(Widget):
    """A window on the board."""

    class Picked(Message):
        """A station was clicked."""

        def __init__(self, station: int) -> None:
            super().__init__()
            self.station = station

    def __init__(self, board: Board, light: Light, *, id: str) -> None:
        super().__init__(id=id)
        self.board, self.light = board, light
        self._chart_of = lru_cache(maxsize=8)(partial(Chart, lines_of(board)))
        """The chart of so many columns."""
        self.scene = MapScene()
        self.zoom: int | None = None
        """How far from the whole board, in steps; None until the size is known."""
        self.is_following = True
        self.is_whole = False
        """Whether the whole board is shown, however near one had come."""
        self.centre = 0.5, 0.5
        """What is in the middle of the window, as shares of the chart."""
        self._painted: list[list[MapCell]] | None = None
        self._held: tuple[int, int] | None = None
        self._is_dragged = False

    # What is shown

    def show(self, scene: MapScene, about: Sequence[int] = ()) -> None:
        """Draw a scene; the stations it is about come into the window if the map follows."""
        self.scene = scene
        self.keep_in_sight(about)
        self.redraw()

    def look_at(self, stations: Sequence[int]) -> None:
        """Put the middle of some stations into the middle of the window."""
        places = [self.board.stations[station] for station in stations]
        x, y = (min(axis) / 2 + max(axis) / 2 for axis in zip(*places, strict=True))
        column, row = self.chart.cell_of((x, y))
        self.centre = column / self.chart.columns, row / self.chart.rows
        self.redraw()

    def keep_in_sight(self, stations: Sequence[int]) -> None:
        """Follow: look at some stations unless they are well inside the window; if not all fit, at the last."""
        for wanted in (stations, stations[-1:]):
            if self.is_following and not self._is_in_sight(wanted):
                self.look_at(wanted)

    def _is_in_sight(self, stations: Sequence[int]) -> bool:
        left, top, width, height = self.frame
        inner = Frame(left + 3, top + 1, width - 6, height - 2)
        return all(inner.holds(*self.chart.cell(station)) for station in stations)

    def redraw(self) -> None:
        self._painted = None
        self.refresh()

    @property
    def chart(self) -> Chart:
        return self._chart_of(self._columns(0 if self.is_whole else self.zoom or 0))

    def _columns(self, zoom: int) -> int:
        width, height = max(20, self.size.width), max(8, self.size.height)
        whole = self._chart_of(width)
        fitting = width if whole.rows <= height else int(width * height / whole.rows)
        return min(CLOSEST, round(fitting * STEP**zoom))

    @property
    def frame(self) -> Frame:
        chart, (width, height) = self.chart, self.size
        left, top = round(self.centre[0] * chart.columns - width / 2), round(self.centre[1] * chart.rows - height / 2)
        return Frame(_held_in(left, width, chart.columns), _held_in(top, height, chart.rows), width, height)

    def render_line(self, y: int) -> Strip:
        if self._painted is None:
            self._painted = paint(self.chart, self.scene, self.frame, self.light)
        return _strip(self._painted[y]) if y < len(self._painted) else Strip.blank(self.size.width)

    def on_resize(self) -> None:
        self._choose_zoom()
        self.redraw()

    def _choose_zoom(self) -> None:
        """Unless somebody has chosen: the whole board, or as near as its numbers want it."""
        if self.zoom is None and self.size.width:
            legible = next(zoom for zoom in range(9) if self._columns(zoom) >= LEGIBLE)
            self.zoom = 0 if self._columns(0) >= 0.7 * LEGIBLE else legible

    # Zoom and pan

    @property
    def camera(self) -> Camera:
        return self.zoom, self.centre, self.is_following

    @camera.setter
    def camera(self, camera: Camera) -> None:
        self.zoom, self.centre, self.is_following = camera
        self._choose_zoom()  # now, and not when a longer message next resizes the map: its length may be a secret
        self.redraw()

    def zoom_by(self, steps: int) -> None:
        zoom, self.is_whole = max(0, (0 if self.is_whole else self.zoom or 0) + steps), False
        if steps < 0 or self._columns(zoom - 1) < CLOSEST:
            self.zoom = zoom
        self.redraw()

    def pan(self, across: float, down: float) -> None:
        """Move the window by parts of itself; who looks elsewhere is not called back."""
        self._shift(round(across * self.size.width), round(down * self.size.height))

    def _shift(self, columns: int, rows: int) -> None:
        self.is_following = False
        frame, chart = self.frame, self.chart
        middle = frame.left + columns + frame.width / 2, frame.top + rows + frame.height / 2
        self.centre = _share(middle[0] / chart.columns), _share(middle[1] / chart.rows)
        self.redraw()

    # The mouse

    def on_mouse_scroll_up(self) -> None:
        self.zoom_by(1)

    def on_mouse_scroll_down(self) -> None:
        self.zoom_by(-1)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._held, self._is_dragged = (event.x, event.y), False
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._held and (event.x, event.y) != self._held:
            self._shift(self._held[0] - event.x, self._held[1] - event.y)
            self._held, self._is_dragged = (event.x, event.y), True

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        if self._held and not self._is_dragged and (station := self.station_at(event.x, event.y)):
            self.post_message(self.Picked(station))
        self._held = None

    def station_at(self, x: int, y: int) -> int | None:
        """The station nearest to a cell of the window, if one is near."""
        column, row = self.frame.left + x, self.frame.top + y
        gaps = {
            station: hypot(at[0] - column, 2 * (at[1] - row))
            for station in self.board.stations
            for at in [self.chart.cell(station)]
        }
        station = min(gaps, key=gaps.__getitem__)
        return station if gaps[station] <= GRASP else None


def _held_in(start: int, size: int, whole: int) -> int:
    """Where a window begins that should not look beyond the chart, or is wider than it."""
    return (whole - size) // 2 if size >= whole else max(0, min(start, whole - size))


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))


def _strip(cells: list[MapCell]) -> Strip:
    runs = groupby(cells, key=lambda cell: cell.style)
    return Strip([Segment("".join(cell.sign for cell in run), rich_style(style)) for style, run in runs], len(cells))


@lru_cache(maxsize=512)
def rich_style(cell: CellStyle) -> Style:
    return Style(color=cell.colour, bgcolor=cell.ground, bold=cell.bold, underline=cell.underlined, italic=cell.italic)
