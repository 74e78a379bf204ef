"""A board laid out for drawing: everything that does not depend on the light or on who stands where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from gaslamp.board import KINDS, Board, Kind, Line, NamedPlace, Point, River, Shape
from gaslamp.boardfile import Sort
from gaslamp.drawing import figures, marks, quarters
from gaslamp.drawing.curves import middle, num, smooth
from gaslamp.drawing.figures import plain
from gaslamp.drawing.ground import banks, river, scaled, small_streets, trees
from gaslamp.drawing.junctions import crossings, distinct
from gaslamp.drawing.lettering import LEADING, Box, InkDensity, PlacedName, along, letter
from gaslamp.drawing.line_courses import DISC, LineCourses
from gaslamp.drawing.strokes import path, polyline
from gaslamp.drawing.turnings import Turnings

WIDTH = 1000.0
MARGIN = 36.0
BAND = 72.0
BLEED = 14.0
"""How far the map goes on beyond the board's frame, so that no disc is cut."""
INK: Mapping[Kind, float] = {"taxi": 0.8, "bus": 1.6, "underground": 1.6, "ferry": 1.2}
PRECEDENCE: tuple[Sort, ...] = ("park", "water", "station", "sight", "bridge")
"""Whose names find room first."""
BORDERS = ("border band", "border")
"""What the line between two quarters is drawn with."""
LEGEND = (*marks.SYMBOLS, "hideout", "crime")
PAVED: tuple[Kind, ...] = ("bus", "taxi")
TREE = '<circle r="2.6"/><circle cx="2.2" cy="1" r="1.9"/><circle cx="-2.1" cy="1.1" r="1.8"/>'


class GroundPlan:
    """Everything in drawing units: the board is WIDTH wide."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.key = re.sub(r"[^a-z0-9]+", "-", board.name.lower())
        self.scale = WIDTH / board.width
        self.height = board.height * self.scale
        self.at: Mapping[int, Point] = {n: (x * self.scale, y * self.scale) for n, (x, y) in board.stations.items()}
        streets = LineCourses(board, self.at)
        self.courses, self.spurs = streets.courses, streets.spurs

    @cached_property
    def definitions(self) -> str:
        """Shapes that are used more than once; the board's name in their ids lets two boards share a page."""
        key, streams = self.key, self.board.scenery.rivers
        rivers = (f'<path id="{key}-river-{i}" d="{river(r, self.scale)}"/>' for i, r in enumerate(streams))
        within = "".join(f'<use href="#{key}-river-{i}"/>' for i in range(len(streams)))
        courses = (f'<path id="{key}-course-{i}" d="{path(self._eastward(r))}"/>' for i, r in enumerate(streams))
        return "\n".join(
            [
                f'<clipPath id="{key}-map"><rect {_rect(BLEED, self.height)}/></clipPath>',
                *rivers,
                f'<clipPath id="{key}-rivers">{within}</clipPath>',
                *courses,
                f'<g id="{key}-tree">{TREE}</g>',
            ]
        )

    @cached_property
    def paving(self) -> str:
        """What the streets are paved along."""
        return "\n".join(f'<path id="{self.key}-{kind}" d="{self._all(kind)}"/>' for kind in PAVED)

    @property
    def paving_to_come(self) -> str:
        """The same where the page puts it together: it has the courses of the streets in the lines."""
        names = {"bus": ".bus", "taxi": ".taxi, .spur"}
        return "\n".join(f'<path id="{self.key}-{kind}" data-lines="{names[kind]}"/>' for kind in PAVED)

    def _all(self, kind: Kind) -> str:
        courses = [text for line, text in self._drawn.items() if line.kind == kind]
        return "".join([*courses, *map(path, self.spurs if kind == "taxi" else ())])

    @cached_property
    def _drawn(self) -> Mapping[Line, str]:
        """The courses as path text."""
        return {line: path(course) for line, course in self.courses.items()}

    @cached_property
    def ground(self) -> str:
        """The land, the water, and the paving of the streets."""
        return "\n".join(
            [
                f'<rect class="page" {_rect(MARGIN, self.height, BAND)}/>',
                f'<g clip-path="url(#{self.key}-map)">',
                f'<rect class="ground" {_rect(BLEED, self.height)}/>',
                f'<path class="lanes" d="{small_streets(self.courses, self.at)}"/>',
                *self._parks(),
                *self._waters(),
                '<g class="halo">',
                *(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="30"/>' for x, y in self.at.values()),
                "</g>",
                f'<g clip-path="url(#{self.key}-rivers)"><use href="#{self.key}-taxi" class="parapets"/></g>',
                *(f'<use href="#{self.key}-{kind}" class="kerbs {kind}"/>' for kind in PAVED),
                *(f'<use href="#{self.key}-{kind}" class="streets {kind}"/>' for kind in PAVED),
                "</g>",
            ]
        )

    def _parks(self) -> Iterator[str]:
        lakes = [point for lake in self.board.scenery.lakes for point in self._scaled(lake.outline)]
        for park in self.board.scenery.parks:
            outline = self._scaled(park.outline)
            yield f'<path class="park" d="{path(outline, closed=True)}"/>'
            grove = trees(smooth(outline, closed=True), [*self.at.values(), *lakes])
            planted = (f'<use href="#{self.key}-tree" x="{x:.0f}" y="{y:.0f}"/>' for x, y in grove)
            yield f'<g class="tree">{"".join(planted)}</g>'

    def _waters(self) -> Iterator[str]:
        for lake in self.board.scenery.lakes:
            yield f'<path class="water" d="{path(self._scaled(lake.outline), closed=True)}"/>'
        for i, stream in enumerate(self.board.scenery.rivers):
            yield f'<use href="#{self.key}-river-{i}" class="water"/>'
            yield from (f'<path class="ripple" d="{river(stream, self.scale, share)}"/>' for share in (0.8, 0.55))

    @cached_property
    def lines(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for kind in ("ferry", "taxi", "bus", "underground"):
            yield from (_line(line, text) for line, text in self._drawn.items() if line.kind == kind)
            if kind == "taxi":
                yield from (f'<path class="spur" d="{path(course)}"/>' for course in self.spurs)
            if kind == "bus":
                yield f'<use href="#{self.key}-bus" class="line core"/>'
        yield from map(figures.junction, self.junctions)

    @cached_property
    def junctions(self) -> list[Point]:
        """CP-5: where one may turn off from one street into another."""
        if not any(line.turning for line in self.board.lines):
            return []
        return distinct([*crossings(self._streets), *(spur[-1] for spur in self.spurs)])

    @property
    def _streets(self) -> list[list[Point]]:
        return [*(course for line, course in self.courses.items() if line.kind == "taxi"), *self.spurs]

    @cached_property
    def turnings(self) -> str:
        """CP-5: the ways that turn off at junctions, unseen: the streets they follow are drawn already."""
        if not self.junctions:
            return ""
        ways, lines = Turnings(self._streets, self.at.values(), self.junctions), self.board.lines
        return "\n".join(_turning(line, ways.way(self.at[line.a], self.at[line.b])) for line in lines if line.turning)

    @cached_property
    def borders(self) -> list[list[Point]]:
        """Where the quarters meet."""
        return quarters.borders(quarters.parts(self.board), self.at, self._box)

    @cached_property
    def spots(self) -> list[marks.PlacedMark]:
        """Where the marks of the stations are."""
        return marks.spots(self.board, self.at, self._ink(DISC)) if self.board.marks else []

    @cached_property
    def quarters(self) -> str:
        """The line between the quarters, and their numerals."""
        courses = "".join(map(path, self.borders))
        lines = (f'<path class="{name}" clip-path="url(#{self.key}-map)" d="{courses}"/>' for name in BORDERS)
        numerals = quarters.numerals(quarters.parts(self.board), self.at, self._box)
        return "\n".join([*lines, *(_numeral(text, at) for text, at in numerals)])

    @cached_property
    def grounds(self) -> str:
        """The ground of each quarter, for a page to shade."""
        found = quarters.grounds(quarters.parts(self.board), self.at, self._box)
        return "\n".join(
            f'<path id="ground-{name}" class="quarter" d="{"".join(map(_outline, rings))}"/>'
            for name, rings in found.items()
        )

    @property
    def _box(self) -> Box:
        return Box(-BLEED, -BLEED, WIDTH + BLEED, self.height + BLEED)

    @cached_property
    def names(self) -> str:
        ink = self._ink(DISC + 2)
        for spot in self.spots:
            ink.block(spot.at, marks.ROOM)
        rivers = [self._river_name(i, stream, ink) for i, stream in enumerate(self.board.scenery.rivers)]
        places = sorted(self._places(), key=lambda place: PRECEDENCE.index(place.sort))
        names = letter(places, ink, Box(0, 0, WIDTH, self.height))
        return "\n".join([*map(_name, names), *rivers])

    def _ink(self, disc: float) -> InkDensity:
        """All that names and marks had better keep off; nothing may come as near to a station as the disc."""
        ink = InkDensity(WIDTH, self.height)
        for line, course in self.courses.items():
            ink.trace(course, INK[line.kind])
        for spur in self.spurs:
            ink.trace(spur, INK["taxi"])
        for at in self.junctions:
            ink.block(at, figures.JUNCTION + 1)
        for stream in self.board.scenery.rivers:
            for share in (1.0, 0.8, 0.6, 0.4, 0.2):
                ink.trace(banks(stream, self.scale, share), 0.5)
        for course in self.borders:
            ink.trace(course, 1.2)
        for at in self.at.values():
            ink.block(at, disc)
        return ink

    def _places(self) -> Iterator[NamedPlace]:
        """Every name to be lettered; parks and lakes bear theirs in their middle."""
        scenery = self.board.scenery
        for place in scenery.places:
            yield NamedPlace(place.name, place.sort, place.x * self.scale, place.y * self.scale)
        shapes_of: dict[Sort, tuple[Shape, ...]] = {"park": scenery.parks, "water": scenery.lakes}
        for sort, shapes in shapes_of.items():
            for shape in shapes:
                yield NamedPlace(shape.name, sort, *middle(self._scaled(shape.outline)))

    def _river_name(self, i: int, stream: River, ink: InkDensity) -> str:
        begin = along(smooth(self._eastward(stream)), stream.name, ink)
        return (
            f'<text class="name river" dy="3"><textPath href="#{self.key}-course-{i}" startOffset="{num(begin)}">'
            f"{plain(stream.name)}</textPath></text>"
        )

    def _eastward(self, stream: River) -> list[Point]:
        """A river's course in reading direction."""
        course = self._scaled(stream.course)
        return course if course[0][0] <= course[-1][0] else course[::-1]

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return scaled(points, self.scale)

    def border(self, labels: Mapping[str, str]) -> str:
        """The frame and, below it, title, legend and compass."""
        line = self.height + MARGIN + 34
        rects = zip(("rule", "ticks", "neat"), (BLEED, BLEED + 4.4, BLEED + 7.4), strict=True)
        return "\n".join(
            [
                *(f'<rect class="{name}" {_rect(margin, self.height)}/>' for name, margin in rects),
                *self._title(line),
                *self._legend(labels, line),
                figures.rose((WIDTH - 22, line), 27),
            ]
        )

    def _title(self, line: float) -> Iterator[str]:
        """A title up to its first comma in capitals, the rest below."""
        title, _, subtitle = self.board.title.partition(", ")
        yield f'<text class="title" x="{num(-BLEED)}" y="{num(line)}">{plain(title.upper())}</text>'
        yield f'<text class="subtitle" x="{num(-BLEED)}" y="{num(line + 20)}">{plain(subtitle)}</text>'

    def _legend(self, labels: Mapping[str, str], y: float) -> Iterator[str]:
        kinds = [kind for kind in KINDS if any(line.kind == kind for line in self.board.lines)]
        signs = [sign for sign in LEGEND if self.board.marks.get(sign)]
        room = 108 if self.junctions else 0
        apart, up = (170, 10) if signs else (145 if room else 158, 0)
        begin = WIDTH - 80 - apart * len(kinds) - room
        for i, kind in enumerate(kinds):
            yield figures.sample(kind, (begin + apart * i, y - up), plain(labels[kind]))
        if room:
            yield figures.crossing((begin + apart * len(kinds), y - up), plain(labels["junction"]))
        for i, sign in enumerate(signs):
            yield marks.sample(sign, (WIDTH - 80 - 136 * (len(signs) - i), y + 16), plain(labels[sign]))


def _rect(margin: float, height: float, foot: float = 0.0) -> str:
    """The map with a margin around it, as attributes of a rectangle."""
    corner, size = num(-margin), (num(WIDTH + 2 * margin), num(height + 2 * margin + foot))
    return f'x="{corner}" y="{corner}" width="{size[0]}" height="{size[1]}"'


def _numeral(text: str, at: Point) -> str:
    return f'<text class="numeral" x="{num(at[0])}" y="{num(at[1] + 4)}">{plain(text)}</text>'


def _outline(ring: list[Point]) -> str:
    return f"{polyline(ring)}Z"


def _line(line: Line, course: str) -> str:
    return f'<path id="{line.kind}-{line.a}-{line.b}" class="line {line.kind}" d="{course}"/>'


def _turning(line: Line, way: list[Point]) -> str:
    return f'<path id="{line.kind}-{line.a}-{line.b}" visibility="hidden" d="{polyline(way)}"/>'


def _name(name: PlacedName) -> str:
    x, top = (name.box.left + name.box.right) / 2, name.box.top + LEADING - 1
    rows = "".join(
        f'<tspan x="{num(x)}" y="{num(top + LEADING * i)}">{plain(row)}</tspan>' for i, row in enumerate(name.rows)
    )
    return f'<text class="name {name.place.sort}">{rows}</text>'
