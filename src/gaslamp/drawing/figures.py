"""The small drawings: stations, pawns and ghosts, the compass rose."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct

from gaslamp.board import KINDS, Kind, Point
from gaslamp.drawing.curves import add, num, xy
from gaslamp.drawing.lights import PALETTES, Light
from gaslamp.drawing.line_courses import DISC

RIM = 9.2
JUNCTION = 2.8
SIZE = 1.35
"""How much larger than drawn here a figure stands on the board."""
SIDES: tuple[Point, ...] = ((18.0, 7.0), (-18.0, 7.0), (16.0, -4.0), (-16.0, -4.0))

HEADS: Mapping[str, str] = {
    "fugitive": "M-5.4-12.6h2V-18.4h6.8V-12.6h2v1.7h-10.8z",  # a top hat
    "purple": "M-3.7-14.6a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z",
    "red": "M-3.4-18h6.8v6.8h-6.8z",
    "green": "M0-19.2L4.4-11.4H-4.4z",
    "yellow": "M0-19.4L4.4-15L0-10.6L-4.4-15z",
    "blue": "M-2.3-18.6h4.6l2.3 3.8l-2.3 3.8h-4.6l-2.3-3.8z",
    "sherlock": "M-7.4-11.8C-5.6-12.4-4.2-13.4-4-14.6C-3.6-17.2-2-18.6-.8-18.8A.8.8 0 1 1 .8-18.8"
    "C2-18.6 3.6-17.2 4-14.6C4.2-13.4 5.6-12.4 7.4-11.8Q3.6-10.4 2.4-12.2H-2.4Q-3.6-10.4-7.4-11.8z",  # a deerstalker
    "watson": "M-6-13.2A1 1 0 0 0-5.2-11.2H5.2A1 1 0 0 0 6-13.2H3.8V-15A3.8 3.8 0 0 0-3.8-15V-13.2z",  # a bowler
    "irene": "M-6.6-12.4L-3.4-13.4A3.5 3.5 0 0 1 .6-17.4C1.6-19.8 4.6-20.8 7-19.4C5-19 4-17.8 3.4-16.4L3.6-15.2L6.6-16"
    "L6.2-14.4L3.2-13.6A3.3 3.3 0 0 1-3.2-11.9L-6.2-11.2z",  # a hat with a plume
    "mycroft": "M-4.5-15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "lestrade": "M-4.8-12.2V-15.6Q-4.8-18.4-1-18.4H2.6Q6-18.4 5-15.6L4.4-13.8H7.4L6.4-12.2Q1-10.6-4.8-12.2z",  # a cap
    **dict.fromkeys(
        ("bobby1", "bobby2", "bobby3"),
        "M-5.8-11.4Q-6-12.9-4.5-13.2C-4.5-17-2.9-18.8-.9-19.2V-20.6H.9V-19.2C2.9-18.8 4.5-17 4.5-13.2Q6-12.9 5.8-11.4z",
    ),  # a helmet
}
"""A head of its own shape for every pawn, so that they are told apart without colour."""
BODY = "M-6.4 0C-6.4-2.2-3.1-4.6-2.4-11.6H2.4C3.1-4.6 6.4-2.2 6.4 0Q0 2.6-6.4 0z"
PLAIN_HEAD = HEADS["purple"]
LETTERS: Mapping[str, str] = {"fugitive": "X", "bobby1": "1", "bobby2": "2", "bobby3": "3"}


class Pawn(Struct, frozen=True):
    """A figure on the board; its name is its colour, or who it is.

    >>> Pawn("red", 74)
    Pawn(name='red', station=74)
    """

    name: str
    station: int


class Ghost(Struct, frozen=True):
    """Where the fugitive was seen, and after which entry of the log; paler with every entry since.

    >>> Ghost(station=74, entry=3, age=2)
    Ghost(station=74, entry=3, age=2)
    """

    station: int
    entry: int
    age: int = 0


def definitions(light: Light) -> str:
    """The lamplight of the discs and round them."""
    colours = PALETTES[light]
    return (
        f'<radialGradient id="gaslamp-lamp-{light}"><stop offset=".35" stop-color="{colours["shine"]}"/>'
        f'<stop offset="1" stop-color="{colours["disc"]}"/></radialGradient>'
        f'<radialGradient id="gaslamp-halo-{light}"><stop offset=".2" stop-color="{colours["glow"]}" '
        f'stop-opacity="{colours["glowing"]}"/><stop offset="1" stop-color="{colours["glow"]}" stop-opacity="0"/>'
        "</radialGradient>"
    )


GLOWS: Mapping[str, Sequence[tuple[float, str]]] = {
    "heat": ((0.2, "core"), (1, "rim")),
    "target": ((0.63, "rim"), (0.64, "core"), (1, "rim")),  # a ring
    "flare": ((0.1, "core"), (0.4, "mid"), (1, "rim")),
}
"""What glows on a page, from its middle outwards."""


def glows() -> str:
    """Lights in colours that the page gives, by classes such as `heat-core`."""
    stops = {
        glow: "".join(f'<stop class="{glow}-{part}" offset="{offset:g}"/>' for offset, part in parts)
        for glow, parts in GLOWS.items()
    }
    return "".join(f'<radialGradient id="gaslamp-{glow}">{text}</radialGradient>' for glow, text in stops.items())


def plain(text: str) -> str:
    """Text that is safe to put into XML, between tags or in quotes."""
    return escape("".join(letter if letter.isprintable() else " " for letter in text))


def station(number: int, at: Point, kinds: Collection[Kind], *, is_target: bool = False) -> str:
    """A disc with its number; the rim repeats the drawing of each line that stops there."""
    words = " ".join(["station", *(kind for kind in KINDS if kind in kinds), *["target"] * is_target])
    aim = '<circle class="aim" r="13.2"/>' * is_target
    long = " long" if number > 99 else ""
    return (
        f'<g id="s{number}" class="{words}" transform="translate({xy(at)})">{aim}'
        f'<circle class="disc" r="8.6"/>{"".join(_rims(kinds))}<text class="number{long}" y="3.1">{number}</text></g>'
    )


def sample(kind: Kind, at: Point, label: str) -> str:
    """A line of the legend: two stops of a kind, the line between them, and its name."""
    lines = [kind, "core"] if kind == "bus" else [kind]
    course = "".join(f'<path class="line {name}" d="M6 0H40"/>' for name in lines)
    stops = "".join(
        f'<g transform="translate({x},0)"><circle class="disc" r="8.6"/>{"".join(_rims((kind,)))}</g>' for x in (0, 46)
    )
    key = f'<text class="key" x="64" y="4">{label}</text>'
    return f'<g transform="translate({xy(at)}) scale(.9)">{course}{stops}{key}</g>'


def junction(at: Point) -> str:
    """CP-5: the mark of a place where one may turn off."""
    return f'<circle class="junction" cx="{num(at[0])}" cy="{num(at[1])}" r="{JUNCTION}"/>'


def crossing(at: Point, label: str) -> str:
    """The same in the legend: two streets that cross, and what one may do there."""
    streets = '<path class="spur" d="M-2 6L22-6M4-8L16 8"/>'
    key = f'<text class="key" x="32" y="4">{label}</text>'
    return f'<g transform="translate({xy(at)}) scale(.9)">{streets}{junction((10.0, 0.0))}{key}</g>'


def _rims(kinds: Collection[Kind]) -> Iterator[str]:
    halves = "bus" in kinds and "underground" in kinds
    if "bus" in kinds:
        course = f"M{-RIM} 0A{RIM} {RIM} 0 0 1 {RIM} 0" if halves else _ring(RIM)
        yield f'<path class="rim bus" d="{course}"/><path class="rim core" d="{course}"/>'
    if "underground" in kinds:
        course = f"M{RIM} 0A{RIM} {RIM} 0 0 1 {-RIM} 0" if halves else _ring(RIM)
        yield f'<path class="rim underground" d="{course}"/>'
    if not {"bus", "underground"} & set(kinds):
        yield '<circle class="edge" r="8.6"/>'
    if "ferry" in kinds:
        yield f'<path class="rim ferry" d="{_ring(12.1)}"/>'


def _ring(r: float) -> str:
    return f"M{-r} 0A{r} {r} 0 0 1 {r} 0A{r} {r} 0 0 1 {-r} 0"


def standing(at: Point, others: Iterable[Point], taken: Collection[Point] = ()) -> Point:
    """Where a figure stands beside a disc: on the roomiest side that nobody has taken."""
    crowd = [other for other in others if 0 < math.dist(other, at) < 60]
    sides = [add(at, side) for side in SIDES]
    return max(sides, key=lambda foot: (-_company(foot, taken), min((_gap(foot, c) for c in crowd), default=0.0)))


def _gap(foot: Point, other: Point) -> float:
    """From the middle of a figure to a disc, but no more than matters."""
    return min(math.dist((foot[0], foot[1] - 10), other), 2.4 * DISC)


def _company(foot: Point, taken: Iterable[Point]) -> int:
    return sum(math.dist(foot, other) < 16 for other in taken)


def pawn(pawn: Pawn, foot: Point) -> str:
    name = plain(pawn.name)
    return (
        f'<g id="pawn-{name}" class="pawn {name}" transform="translate({xy(foot)}) scale({SIZE})">'
        f"{_figure(pawn.name)}</g>"
    )


def symbol(name: str) -> str:
    """How a pawn looks, to be copied."""
    return f'<g id="figure-{plain(name)}" class="pawn {plain(name)}">{_figure(name)}</g>'


def _figure(name: str) -> str:
    letter = plain(LETTERS.get(name, name[:1].upper()))
    return f'<path class="body" d="{BODY}{HEADS.get(name, PLAIN_HEAD)}"/><text y="-1.2">{letter}</text>'


def foothold(pawn: Pawn, at: Point) -> str:
    """A ring in a pawn's colour round the station it stands at."""
    return f'<circle class="foothold {plain(pawn.name)}" cx="{num(at[0])}" cy="{num(at[1])}" r="12.4"/>'


def ghost(ghost: Ghost, foot: Point) -> str:
    """The fugitive's outline and, in a badge, the number of the entry after which he was seen there."""
    opacity = num(max(0.4, 1 - 0.1 * ghost.age))
    return (
        f'<g class="ghost" opacity="{opacity}" transform="translate({xy(foot)}) scale({SIZE})">'
        f'<path class="body" d="{BODY}{HEADS["fugitive"]}"/><text y="-1.2">X</text>'
        '<circle class="badge" cx="7.4" cy="-11" r="4.6"/>'
        f'<text class="entry" x="7.4" y="-8.8">{ghost.entry}</text></g>'
    )


def rose(centre: Point, radius: float) -> str:
    """A compass rose of eight points."""
    points = "".join(_ray(i, radius * (1 if i % 2 == 0 else 0.62)) for i in (1, 3, 5, 7, 0, 2, 4, 6))
    return (
        f'<g class="rose" transform="translate({xy(centre)})"><circle class="ring" r="{num(radius * 0.72)}"/>'
        f'<circle class="ring" r="{num(radius * 0.66)}"/>{points}<text y="{num(-radius - 2.4)}">N</text></g>'
    )


def _ray(eighth: int, reach: float) -> str:
    angle = math.radians(45 * eighth - 90)
    tip = reach * math.cos(angle), reach * math.sin(angle)
    sides = [_polar(angle + turn, 0.26 * reach) for turn in (-math.pi / 4, math.pi / 4)]
    return f'<path class="light" d="M0,0L{xy(sides[0])}L{xy(tip)}Z"/><path d="M0,0L{xy(sides[1])}L{xy(tip)}Z"/>'


def _polar(angle: float, reach: float) -> Point:
    return reach * math.cos(angle), reach * math.sin(angle)
