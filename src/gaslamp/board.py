"""Boards: immutable maps of stations and lines.

A board knows no rules: who may take which line, and for what fare, is the business of
`gaslamp.games`. The text format boards are read from is described in docs/reference/boards.md.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from gaslamp.boardfile import BadBoard, MarksReader, NamedPlace, Point, River, Scenery, SceneryReader, Shape, Street
from gaslamp.core import check_type, clipped, counted
from gaslamp.textfile import read_text

__all__ = [
    "BOARDS", "KINDS", "LAND", "BadBoard", "Board", "Exit", "Kind", "Line", "NamedPlace", "Point", "River", "Scenery",
    "Shape", "Street", "load_board", "parse_board", "parse_scenery",
]  # fmt: skip

Kind: TypeAlias = Literal["taxi", "bus", "underground", "ferry"]
"""What runs on a line."""
KINDS: tuple[Kind, ...] = get_args(Kind)
"""All kinds of lines."""
LAND: frozenset[Kind] = frozenset(("taxi", "bus", "underground"))
"""All kinds of lines but the ferry."""
BOARDS: tuple[str, ...] = ("bradley", "compact", "holmes", "ravensburger")
"""The boards that come with Gaslamp, by name."""
SCENERIES: tuple[str, ...] = ("compact", "london")
MARKS: tuple[str, ...] = ("holmes",)


class Exit(NamedTuple):
    """A way out of a station: one line, seen from one of its ends.

    >>> load_board("bradley").exits[1][0]
    Exit(kind='taxi', station=8, over=())
    """

    kind: Kind
    station: int
    over: tuple[int, ...]
    """The stations passed without stopping, in order of travel (CL-26)."""


class Line(Struct, frozen=True):
    """Two stations one fare apart, either way; `over` runs from `a`, the smaller number, to `b`.

    >>> load_board("bradley").lines[0]
    Line(kind='taxi', a=1, b=8, over=(), turning=False)
    """

    kind: Kind
    a: int
    b: int
    over: tuple[int, ...] = ()
    turning: bool = False
    """Made of pieces of other lines, by turning off where they cross: a move, but no street of its own."""


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Board:
    """The map of one game. Two boards are equal only if they are the same object.

    >>> board = load_board("bradley")
    >>> board
    <Board 'bradley': 199 stations, 469 lines>
    >>> board.neighbours(1, "taxi"), board.distance(1, 199)
    ((8, 9), 5)
    >>> sorted(board.kinds[1])
    ['bus', 'taxi', 'underground']
    """

    name: str
    title: str
    source: str
    width: float
    height: float
    stations: Mapping[int, Point]
    lines: tuple[Line, ...]
    packs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Start cards; each pack is shuffled and dealt on its own."""
    tiles: Mapping[str, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    """Start cards that name several stations each."""
    marks: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """Named sets of stations, for games that have quarters, symbols or hideouts."""
    scenery: Scenery = field(default_factory=Scenery)
    _walks: dict[tuple[int, frozenset[Kind]], dict[int, int]] = field(default_factory=dict)

    @cached_property
    def exits(self) -> Mapping[int, tuple[Exit, ...]]:
        """Every station's ways out, by kind and then by station number."""
        found: dict[int, list[Exit]] = {station: [] for station in self.stations}
        for line in self.lines:
            found[line.a].append(Exit(line.kind, line.b, line.over))
            found[line.b].append(Exit(line.kind, line.a, line.over[::-1]))
        return {at: tuple(sorted(ways, key=lambda way: (KINDS.index(way.kind), way[1:]))) for at, ways in found.items()}

    @cached_property
    def kinds(self) -> Mapping[int, frozenset[Kind]]:
        """Which kinds stop at each station."""
        return {station: frozenset(way.kind for way in ways) for station, ways in self.exits.items()}

    def neighbours(self, station: int, kind: Kind) -> tuple[int, ...]:
        """The stations one line of this kind away."""
        _check_kinds({kind})
        return tuple(way.station for way in self._ways(station) if way.kind == kind)

    def _ways(self, station: int) -> tuple[Exit, ...]:
        """The ways out of a station; `BadBoard` if the board has no such station."""
        if station not in self.stations:
            raise BadBoard("board-no-such-station", board=self.name, station=station)
        return self.exits[station]

    def over(self, kind: Kind, a: int, b: int) -> tuple[int, ...]:
        """The stations passed on the line from `a` to `b`; `BadBoard` if there is no such line."""
        for way in self._ways(a):
            if way.kind == kind and way.station == b:
                return way.over
        raise BadBoard("board-no-such-line", board=self.name, kind=kind, a=a, b=b)

    def distance(self, a: int, b: int, kinds: Iterable[Kind] = LAND) -> int | None:
        """Moves from `a` to `b` on an empty board; None if there is no way."""
        self._ways(b)
        return self.distances(a, kinds).get(b)

    def distances(self, station: int, kinds: Iterable[Kind] = LAND) -> Mapping[int, int]:
        """Moves from the station to every station that can be reached."""
        key = station, frozenset(kinds)
        if key not in self._walks:
            self._walks[key] = self._walk(*key)
        return self._walks[key]

    def _walk(self, station: int, kinds: frozenset[Kind]) -> dict[int, int]:
        _check_kinds(kinds)
        walked, queue = {station: 0}, deque([station])
        while queue:
            at = queue.popleft()
            for way in self._ways(at):
                if way.kind in kinds and way.station not in walked:
                    walked[way.station] = walked[at] + 1
                    queue.append(way.station)
        return walked

    def __repr__(self) -> str:
        return clipped(
            f"<Board {self.name!r}: {counted(len(self.stations), 'station')}, {counted(len(self.lines), 'line')}>"
        )

    def _repr_svg_(self) -> str:
        from gaslamp.svg import draw_board

        return draw_board(self)


def _check_kinds(kinds: Iterable[str]) -> None:
    if unknown := sorted(set(kinds) - set(KINDS)):
        raise BadBoard("board-kind", kind=unknown[0], known=", ".join(KINDS))


def load_board(name: str) -> Board:
    """A built-in board by its name, or a user's own by its path, which ends in `.board`.

    >>> load_board("compact")
    <Board 'compact': 113 stations, 296 lines>
    >>> load_board("atlantis")
    Traceback (most recent call last):
    gaslamp.boardfile.BadBoard: There is no board “atlantis”. Available: bradley, compact, ...
    """
    check_type(name, str, 'load_board() takes a name, such as "bradley", or the path of a file as text')
    if name.endswith(".board"):
        return parse_board(read_text(Path(name), BadBoard), name, folder=Path(name).parent)
    return _shipped(name)


@cache
def _shipped(name: str) -> Board:
    if name not in BOARDS:
        raise BadBoard("board-unknown", name=name, known=", ".join(BOARDS))
    return parse_board(_shipped_text(f"{name}.board"), f"{name}.board")


def shipped_texts(name: str, own: str) -> dict[str, str]:
    """The files of a built-in board, to be changed: `own.board`, and `own.marks` if it has marks."""
    lines = _shipped_text(f"{_shipped(name).name}.board").splitlines()
    marks = [line.removeprefix("marks ") for line in lines if line.startswith("marks ")]
    kept = [f"marks {own}.marks" if line.startswith("marks ") else line for line in lines]
    board = "\n".join(line for line in kept if not line.startswith("name "))
    return {f"{own}.board": f"{board}\n", **{f"{own}.marks": _shipped_text(f"{file}.marks") for file in marks}}


def _shipped_text(file: str) -> str:
    return (files("gaslamp") / "data" / "boards" / file).read_text("utf-8")


def parse_board(text: str, file: str, *, folder: Path | None = None) -> Board:
    """The board a text describes; `file` is its name in faults, `folder` is where files of its own lie.

    >>> text = '''gaslamp board 1
    ... frame 100 100
    ... station 1 20 20
    ... station 2 80 80
    ... line taxi 1 2'''
    >>> parse_board(text, "tiny.board")
    <Board 'tiny': 2 stations, 1 line>
    """
    check_type(text, str, "parse_board() takes the text of a board; load_board() takes the path of its file")
    return _BoardReader(file, folder).read(text)


def parse_scenery(text: str, file: str) -> Scenery:
    """The scenery a text describes.

    >>> text = '''gaslamp scenery 1
    ... park Green: 10,10 90,10 50,80'''
    >>> parse_scenery(text, "tiny.scenery").parks[0].name
    'Green'
    """
    check_type(text, str, "parse_scenery() takes the text of a scenery")
    return SceneryReader(file).read(text)


class _BoardReader(MarksReader):
    format = "board"
    forms: Mapping[str, str] = {
        "name": "NAME",
        "title": "TEXT",
        "source": "TEXT",
        "frame": "WIDTH HEIGHT",
        "scenery": "NAME",
        "station": "NUMBER X Y",
        "line": "KIND STATION STATION [turning] [over STATION …]",
        "pack": "NAME STATION …",
        "marks": "NAME",
        **MarksReader.forms,
    }

    def __init__(self, file: str, folder: Path | None) -> None:
        super().__init__(file, {})
        self.folder = folder
        self.frame: Point | None = None
        self.scenery = Scenery()
        self.given = MarksReader(file, self.stations)
        self.lines: list[Line] = []
        self.packs: dict[str, tuple[int, ...]] = {}

    def read(self, text: str) -> Board:
        self.take_all(text)
        assert self.frame
        return Board(
            name=self.name or Path(self.file).stem,
            title=self.title or self.name or Path(self.file).stem,
            source=" ".join(self.source),
            width=self.frame[0],
            height=self.frame[1],
            scenery=self.scenery,
            stations=dict(sorted(self.stations.items())),
            lines=tuple(self.lines),
            packs=self.packs,
            tiles={**self.given.tiles, **self.tiles},
            marks={**self.given.marks, **self.marks},
        )

    def raise_faults(self) -> None:
        for word, key in ("frame", "board-no-frame"), ("station", "board-no-stations"):
            if word not in self.words:
                self.faults.append((0, BadBoard(key, file=self.file)))
        super().raise_faults()

    def take_frame(self, rest: str) -> None:
        width, height = self.fields(self.text(rest), 2, 2)
        self.frame = self.size(width), self.size(height)

    def take_scenery(self, rest: str) -> None:
        self.scenery = parse_scenery(*self.beside("board-scenery", self.text(rest), SCENERIES))

    def take_marks(self, rest: str) -> None:
        """What the board says itself takes the place of what the file it names says."""
        text, file = self.beside("board-marks", self.text(rest), MARKS)
        self.given = MarksReader(file, self.stations)
        self.given.take_all(text)

    def beside(self, key: str, name: str, shipped: tuple[str, ...]) -> tuple[str, str]:
        """Another file this one names: a built-in one, or one in the same folder; else the key says what is wrong."""
        ending = key.removeprefix("board-")
        if name in shipped:
            return _shipped_text(f"{name}.{ending}"), f"{name}.{ending}"
        if self.folder and name.endswith(f".{ending}"):
            return read_text(self.folder / name, BadBoard), str(self.folder / name)
        raise self.fault(key, name=name, known=", ".join(shipped))

    def take_station(self, rest: str) -> None:
        number, x, y = self.fields(rest, 3, 3)
        station = self.station_number(number)
        self.once("board-station-twice", ("station", station), station=station)
        self.stations[station] = 0, 0  # known from here on, so that a fault in its place is told once
        at = self.stations[station] = self.number(x), self.number(y)
        if self.frame and not (0 <= at[0] <= self.frame[0] and 0 <= at[1] <= self.frame[1]):
            raise self.fault("board-outside", station=station, x=x, y=y)

    def take_line(self, rest: str) -> None:
        kind, first, second, *more = self.fields(rest, 3, math.inf)
        ends = self.ends(first, second)
        over, is_turning = self.over(more, ends)
        line = Line(self.kind(kind), min(ends), max(ends), over if ends[0] < ends[1] else over[::-1], is_turning)
        self.once("board-line-twice", (line.kind, line.a, line.b), kind=kind, a=line.a, b=line.b)
        self.lines.append(line)

    def kind(self, text: str) -> Kind:
        for kind in KINDS:
            if kind == text:
                return kind
        raise self.fault("board-kind", kind=text, known=", ".join(KINDS))

    def ends(self, first: str, second: str) -> tuple[int, int]:
        ends = self.station(first), self.station(second)
        if ends[0] == ends[1]:
            raise self.fault("board-line-itself", station=ends[0])
        return ends

    def over(self, more: list[str], ends: tuple[int, int]) -> tuple[tuple[int, ...], bool]:
        """What may follow a line's ends: whether it turns off, and the stations it runs over."""
        is_turning = more[:1] == ["turning"]
        word, passed = more[is_turning : is_turning + 1], more[is_turning + 1 :]
        if (word and word != ["over"]) or bool(word) != bool(passed):
            raise self.wrong_form()
        over = self.different(passed)
        if clash := set(over) & set(ends):
            raise self.fault("board-over-end", station=min(clash))
        return over, is_turning

    def take_pack(self, rest: str) -> None:
        name, *stations = self.fields(rest, 2, math.inf)
        self.once("text-twice", ("pack", name), word=f"pack {name}")
        self.packs[name] = self.different(stations)
