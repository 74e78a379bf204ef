"""Plots of an arena as SVG: figures with their intervals, and courses over time. The page they stand on has the style.

Every mark has its figures as a title, which a browser shows under the pointer and a screen reader can read.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import TypeAlias

from msgspec import Struct

WIDTH = 400.0
ROW = 26.0
LABEL, FIGURE = 118.0, 56.0
"""What is kept free for the names on the left of figures and for what they are on the right."""
DEEP, FOOT, MARGIN = 190.0, 40.0, 46.0
"""How high a plot of courses is, the room below for the axis, and the room on its left."""
TONES = 6
LONGEST = 16
"""Letters of a name."""
Tell: TypeAlias = Callable[[float], str]


class PlottedFigure(Struct, frozen=True):
    """A figure with its interval, where there is one, and how both are written."""

    name: str
    figure: float
    low: float | None
    high: float | None
    label: str
    interval: str


class PlottedLine(Struct, frozen=True):
    """Figures of the first round, the second and so on."""

    name: str
    figures: Sequence[float]


class Axis(Struct, frozen=True):
    """A stretch of numbers drawn from one place to another."""

    least: float
    most: float
    begin: float
    end: float

    def place(self, number: float) -> float:
        return self.begin + (number - self.least) / (self.most - self.least) * (self.end - self.begin)

    @property
    def ticks(self) -> Iterator[float]:
        """Round numbers, at most six."""
        step = _step((self.most - self.least) / 5)
        first = math.ceil(self.least / step - 1e-9)
        return (n * step for n in range(first, math.floor(self.most / step + 1e-9) + 1))


def _step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 ... that is not less."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - 1e-9))


def draw_figures(
    title: str, figures: Sequence[PlottedFigure], *, axis: Axis, even: float, tell: Tell, tone: int = 0
) -> str:
    """One below the other, with their intervals; `even` is where nobody is better than anybody."""
    high = ROW * len(figures)
    marks = [*_grid(axis, high, tell), _stroke("even", axis.place(even), 0, axis.place(even), high)]
    for row, figure in enumerate(figures):
        marks.append(f'<g class="tone{tone % TONES}">{_figure(figure, axis, ROW * (row + 0.5))}</g>')
    return _svg(title, high + 24, marks)


def shares() -> Axis:
    """From none to all, so that plots can be compared."""
    return Axis(0, 1, LABEL + 14, WIDTH - FIGURE - 14)


def around(figures: Sequence[PlottedFigure], even: float) -> Axis:
    """As far as the figures reach."""
    ends = [end for figure in figures for end in (figure.low, figure.figure, figure.high) if end is not None]
    least, most = min(*ends, even), max(*ends, even)
    spare = (most - least) * 0.04 or 1.0
    return Axis(least - spare, most + spare, LABEL + 10, WIDTH - FIGURE - 10)


def _figure(figure: PlottedFigure, axis: Axis, y: float) -> str:
    reach = ""
    if figure.low is not None and figure.high is not None:
        reach = _stroke("reach", axis.place(figure.low), y, axis.place(figure.high), y)
    title = " ".join(filter(None, (figure.name, figure.label, f"({figure.interval})" if figure.interval else "")))
    return "".join(
        (
            f"<title>{escape(title)}</title>",
            _text(_short(figure.name), LABEL, y + 4.5, "end"),
            reach,
            f'<circle class="dot" cx="{axis.place(figure.figure):.1f}" cy="{y:.1f}" r="5.5"/>',
            _text(figure.label, WIDTH, y + 4.5, "end"),
        )
    )


def _grid(axis: Axis, high: float, tell: Tell) -> Iterator[str]:
    for tick in axis.ticks:
        yield _stroke("grid", axis.place(tick), 0, axis.place(tick), high)
        yield _text(tell(tick), axis.place(tick), high + 17, "faint middle")


def draw_lines(title: str, lines: Sequence[PlottedLine], *, most: float, rounds: int, below: str, tell: Tell) -> str:
    """Courses over the rounds, from nothing to the most."""
    across = Axis(1, max(2, rounds), MARGIN + 6, WIDTH - 8)
    up = Axis(0, most, DEEP, 8)
    marks = [*_levels(up, tell), *_rounds(across, below)]
    marks += [_course(line, number, across, up, tell) for number, line in enumerate(lines)]
    return _svg(title, DEEP + FOOT, marks)


def _levels(up: Axis, tell: Tell) -> Iterator[str]:
    for tick in up.ticks:
        yield _stroke("grid", MARGIN, up.place(tick), WIDTH, up.place(tick))
        yield _text(tell(tick), MARGIN - 6, up.place(tick) + 4.5, "faint end")


def _rounds(across: Axis, below: str) -> Iterator[str]:
    for tick in across.ticks:
        if tick == round(tick):
            yield _text(f"{tick:.0f}", across.place(tick), DEEP + 17, "faint middle")
    yield _text(below, WIDTH - 8, DEEP + 35, "faint end")


def _course(line: PlottedLine, tone: int, across: Axis, up: Axis, tell: Tell) -> str:
    points = [(across.place(n), up.place(figure)) for n, figure in enumerate(line.figures, start=1)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    title = f"{line.name}: {', '.join(map(tell, line.figures))}"
    dots = "".join(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    drawn = f'<polyline class="course" points="{path}"/>{dots}'
    return f'<g class="tone{tone % TONES}"><title>{escape(title)}</title>{drawn}</g>'


def draw_key(names: Sequence[str]) -> str:
    """Which line is whose."""
    sample = '<svg viewBox="0 0 34 10" aria-hidden="true"><path class="course" d="M2 5H32"/></svg>'
    items = (f'<li><span class="tone{n % TONES}">{sample}</span>{escape(name)}</li>' for n, name in enumerate(names))
    return f'<ul class="key">{"".join(items)}</ul>'


def _svg(title: str, high: float, marks: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH:.0f} {high:.0f}" role="img"><title>{escape(title)}</title>'
    return f"{head}{''.join(marks)}</svg>"


def _stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(text: str, x: float, y: float, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _short(name: str) -> str:
    """The end of a long name says most: the command, or the class in its module."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
