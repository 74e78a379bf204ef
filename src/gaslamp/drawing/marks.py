"""The marks beside the stations: park, monument, river, hideout, crime scene (SH-12, SH-28, SH-32).

A symbol is a small plate with a picture on it, a crime scene gives the plate a ragged edge, a hideout is a top hat:
they are told apart by shape alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gaslamp.board import Board, Point
from gaslamp.drawing.curves import add, num, xy
from gaslamp.drawing.lettering import CELL, InkDensity
from gaslamp.drawing.line_courses import DISC

SYMBOLS = ("park", "monument", "river")
SIGNS: Mapping[str, str] = {
    "park": "M-.6 4.1V1.5A2.9 2.9 0 0 1-2.7-2.5A2.8 2.8 0 0 1 2.7-2.5A2.9 2.9 0 0 1 .6 1.5V4.1z",  # a tree
    "monument": "M-4 3.9V2.7H-3.2V-.5H-4V-1.5L0-4.2L4-1.5V-.5H3.2V2.7H4V3.9zM-1.9-.5V2.7H-.8V-.5zM.8-.5V2.7H1.9V-.5z",
    "river": "M-4-1.6Q-2-4-.1-1.9T4-2.2V-.6Q2 1.2 0-.6T-4 .1zM-4 1.9Q-2-.5-.1 1.6T4 1.3V2.9Q2 4.7 0 2.9T-4 3.6z",
    "hideout": "M-6.4 3.4Q-6.4 2-3.6 2V-4.6Q0-5.6 3.6-4.6V2Q6.4 2 6.4 3.4Q6.4 4.9 0 4.9T-6.4 3.4z",  # a top hat
}
"""The picture of each mark, about its middle; a monument shows daylight between its columns."""
PLATE = 5.9
RAGS = 12
ROOM = 6.6
"""The radius a mark takes up."""
REACH = DISC + ROOM + 1.2
ANGLES = [math.radians(22.5 * eighth) for eighth in (-2, -1, -3, 0, -4, 1, -5, 2, -6, 3, -7, 4, 8, 5, 7, 6)]
"""Where a mark may sit round its station: best up on the right, else as near to that as there is room."""


class PlacedMark(NamedTuple):
    """A mark and where it is drawn."""

    station: int
    sign: str
    is_scene: bool
    at: Point


def spots(board: Board, at: Mapping[int, Point], ink: InkDensity) -> list[PlacedMark]:
    """A place beside its station for every mark, off the discs and lines where possible; each blocks what it takes."""
    found = []
    for station, sign, is_scene in _marks(board):
        others = [there for other, there in at.items() if other != station]
        places = _places(at[station], REACH + 3 * ("ferry" in board.kinds[station]))
        cost = {place: _crossed(ink, place) + _doubt(place, others) + 0.5 * rank for rank, place in enumerate(places)}
        place = min(places, key=cost.__getitem__)
        ink.block(place, ROOM)
        found.append(PlacedMark(station, sign, is_scene, place))
    return found


def _places(at: Point, reach: float) -> list[Point]:
    return [add(at, (math.cos(angle), math.sin(angle)), reach) for angle in ANGLES]


def _marks(board: Board) -> Iterator[tuple[int, str, bool]]:
    """What is to be drawn beside each station; a crime scene is told by the plate of its symbol."""
    of = {mark: board.marks.get(mark, frozenset()) for mark in (*SYMBOLS, "hideout", "crime")}
    for station in board.stations:
        symbols = [symbol for symbol in SYMBOLS if station in of[symbol]]
        is_scene = station in of["crime"]
        yield from ((station, symbol, is_scene) for symbol in symbols or [""] * is_scene)
        if station in of["hideout"]:
            yield station, "hideout", False


def _crossed(ink: InkDensity, place: Point) -> float:
    """The ink a mark would cover."""
    steps = range(-2, 3)
    around = [(dx * CELL, dy * CELL) for dx in steps for dy in steps if math.hypot(dx, dy) * CELL <= ROOM]
    return sum(ink.at(add(place, step)) for step in around)


def _doubt(place: Point, others: Sequence[Point]) -> float:
    """How much a mark might seem to belong to another station."""
    return max(0.0, 1.4 * REACH - min((math.dist(place, other) for other in others), default=math.inf))


def mark(spot: PlacedMark) -> str:
    words = " ".join(["mark", *[f"of-{spot.sign}"] * bool(spot.sign), *["crime"] * spot.is_scene])
    return f'<g class="{words}" data-station="{spot.station}" transform="translate({xy(spot.at)})">{_drawn(spot)}</g>'


def _drawn(spot: PlacedMark) -> str:
    if spot.sign == "hideout":
        return f'<path class="sign" d="{SIGNS["hideout"]}"/>'
    edge = f'<path class="rag" d="{_rag()}"/>' * spot.is_scene
    sign = f'<path class="sign" d="{SIGNS[spot.sign]}"/>' if spot.sign else ""
    return f'{edge}<circle class="plate" r="{PLATE - 0.9 * spot.is_scene}"/>{sign}'


def _rag() -> str:
    """The ragged edge of a crime scene."""
    turns = [math.pi * i / RAGS for i in range(2 * RAGS)]
    points = [(r * math.cos(turn), r * math.sin(turn)) for turn, r in zip(turns, (8.2, 6.2) * RAGS, strict=True)]
    return "M" + "L".join(map(xy, points)) + "Z"


def sample(sign: str, at: Point, label: str) -> str:
    """A mark in the legend, and its name."""
    shown = PlacedMark(0, "" if sign == "crime" else sign, sign == "crime", at)
    words = "mark crime" if sign == "crime" else f"mark of-{sign}"
    key = f'<text class="key" x="11" y="3.6">{label}</text>'
    return f'<g class="{words}" transform="translate({xy(at)})">{_drawn(shown)}{key}</g>'


def roadblock(station: int, at: Point) -> str:
    """A striped bar across the foot of a disc: its number stays free."""
    stripes = "".join(f"M{num(x)} 12.6l3.4-5.4h3.2l-3.4 5.4z" for x in (-11.4, -4.9, 1.6))
    return (
        f'<g class="roadblock" data-station="{station}" transform="translate({xy(at)})">'
        '<path class="post" d="M-8.4 6V15.6M8.4 6V15.6"/><path class="bar" d="M-12.4 7.2H12.4V12.6H-12.4z"/>'
        f'<path class="stripe" d="{stripes}M8.1 12.6l3.4-5.4h.9v3.2l-1.4 2.2z"/></g>'
    )
