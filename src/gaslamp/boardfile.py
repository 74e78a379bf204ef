"""The text format of boards, marks and scenery: one word and its fields to a line, faults named by file and line.

A faulty line is noted and left out, so that one reading finds every fault. The format is a
public one, described in docs/data.md.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from gaslamp.core import Problem

Point: TypeAlias = tuple[float, float]
Sort: TypeAlias = Literal["bridge", "park", "sight", "station", "water"]
SORTS: tuple[Sort, ...] = get_args(Sort)
VERSION = 1


class BadBoard(Problem):
    """A board that cannot be had; `faults` holds this and every further fault found in its file."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, **details)
        self.faults: tuple[BadBoard, ...] = (self,)


class Reader:
    """One file being read. A subclass has a method `take_WORD` for each word of its format."""

    what: str
    forms: Mapping[str, str]
    """The words a line may start with and what must follow each, in the order they are understood."""

    def __init__(self, file: str) -> None:
        self.file, self.line, self.word = file, 0, ""
        self.faults: list[tuple[int, BadBoard]] = []
        self.said: dict[object, int] = {}

    def take_all(self, text: str) -> None:
        """Understands every line, then raises the first fault, if there is one; it carries the others."""
        rows = list(_rows(text))
        self.take_head(rows)
        self.words = {word for _, word, _ in rows}
        order = {word: place for place, word in enumerate(self.forms)}
        for self.line, self.word, rest in sorted(rows[1:], key=lambda row: order.get(row[1], -1)):
            self.attempt(rest)
        self.raise_faults()

    def take_head(self, rows: Sequence[tuple[int, str, str]]) -> None:
        if not rows:
            raise BadBoard("board-empty", file=self.file)
        self.line, word, rest = rows[0]
        what, _, version = rest.partition(" ")
        if (word, what) != ("gaslamp", self.what) or not is_whole(version):
            raise self.fault("board-header", head=f"gaslamp {self.what} {VERSION}")
        if int(version) != VERSION:
            raise self.fault("board-version", version=version, known=VERSION)

    def attempt(self, rest: str) -> None:
        try:
            if self.word not in self.forms:
                raise self.fault("board-word", word=self.word, known=", ".join(self.forms))
            getattr(self, f"take_{self.word}")(rest)
        except BadBoard as bad:
            self.faults += ((self.line, fault) for fault in bad.faults)

    def raise_faults(self) -> None:
        if self.faults:
            faults = [fault for _, fault in sorted(self.faults, key=lambda noted: noted[0])]
            faults[0].faults = tuple(faults)
            raise faults[0]

    def fault(self, key: str, **details: object) -> BadBoard:
        return BadBoard(key, file=self.file, line=self.line, **details)

    def wrong_form(self) -> BadBoard:
        return self.fault("board-fields", word=self.word, form=f"{self.word} {self.forms[self.word]}")

    def once(self, key: str, thing: object, **details: object) -> None:
        """Notes that this line says the thing; a fault if an earlier line said it already."""
        earlier = self.said.setdefault(thing, self.line)
        if earlier != self.line:
            raise self.fault(key, earlier=earlier, **details)

    def fields(self, rest: str, least: int, most: float) -> list[str]:
        fields = rest.split()
        if not least <= len(fields) <= most:
            raise self.wrong_form()
        return fields

    def number(self, text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise self.fault("board-number", text=text)
        return value

    def size(self, text: str) -> float:
        if self.number(text) <= 0:
            raise self.fault("board-size", text=text)
        return float(text)

    def text(self, rest: str) -> str:
        """What follows a word that is said only once."""
        self.once("board-twice", self.word, word=self.word)
        if not rest:
            raise self.wrong_form()
        return rest


def is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _rows(text: str) -> Iterator[tuple[int, str, str]]:
    """Line number, first word and the rest of every line that says something."""
    for number, line in enumerate(text.split("\n"), start=1):
        said, *_comment = f" {' '.join(line.split())}".split(" #")
        word, _, rest = said.strip().partition(" ")
        if word:
            yield number, word, rest


def read_text(path: Path) -> str:
    """The text of a file, or what is wrong with the file."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadBoard("board-encoding", file=str(path), line=line) from None
    except FileNotFoundError:
        raise BadBoard("board-missing", file=str(path)) from None
    except IsADirectoryError:
        raise BadBoard("board-folder", file=str(path)) from None
    except OSError as error:
        raise BadBoard("board-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError as error:  # a name that no file can have
        raise BadBoard("board-unreadable", file=repr(str(path)), reason=str(error)) from None


class River(Struct, frozen=True):
    name: str
    width: float
    course: tuple[Point, ...]


class Shape(Struct, frozen=True):
    name: str
    outline: tuple[Point, ...]


class Place(Struct, frozen=True):
    name: str
    sort: Sort
    x: float
    y: float


class Street(Struct, frozen=True):
    """The points a taxi line bends through; with one station only, a street from there to a junction."""

    stations: tuple[int, ...]
    bends: tuple[Point, ...]


class Scenery(Struct, frozen=True):
    """What is drawn under the lines, and how these bend; no rule looks at it."""

    rivers: tuple[River, ...] = ()
    lakes: tuple[Shape, ...] = ()
    parks: tuple[Shape, ...] = ()
    places: tuple[Place, ...] = ()
    streets: tuple[Street, ...] = ()


class SceneryReader(Reader):
    what = "scenery"
    forms: Mapping[str, str] = {
        "river": "WIDTH NAME: X,Y X,Y …",
        "lake": "NAME: X,Y X,Y X,Y …",
        "park": "NAME: X,Y X,Y X,Y …",
        "place": "SORT X Y NAME",
        "street": "STATION [STATION]: X,Y …",
    }

    def read(self, text: str) -> Scenery:
        self.rivers: list[River] = []
        self.lakes: list[Shape] = []
        self.parks: list[Shape] = []
        self.places: list[Place] = []
        self.streets: list[Street] = []
        self.take_all(text)
        return Scenery(
            tuple(self.rivers), tuple(self.lakes), tuple(self.parks), tuple(self.places), tuple(self.streets)
        )

    def take_river(self, rest: str) -> None:
        width, _, named = rest.partition(" ")
        name, course = self.outline(named, least=2)
        self.rivers.append(River(name, self.size(width), course))

    def take_lake(self, rest: str) -> None:
        self.lakes.append(Shape(*self.outline(rest, least=3)))

    def take_park(self, rest: str) -> None:
        self.parks.append(Shape(*self.outline(rest, least=3)))

    def take_place(self, rest: str) -> None:
        fields = self.fields(rest, 4, math.inf)
        sort = next((sort for sort in SORTS if sort == fields[0]), None)
        if sort is None:
            raise self.fault("board-sort", sort=fields[0], known=", ".join(SORTS))
        self.places.append(Place(" ".join(fields[3:]), sort, self.number(fields[1]), self.number(fields[2])))

    def take_street(self, rest: str) -> None:
        ends, bends = self.outline(rest, least=1)
        stations = self.fields(ends, 1, 2)
        for text in stations:
            if not is_whole(text):
                raise self.fault("board-station-number", text=text)
        self.streets.append(Street(tuple(map(int, stations)), bends))

    def outline(self, rest: str, *, least: int) -> tuple[str, tuple[Point, ...]]:
        name, _, points = rest.rpartition(":")
        if not name or len(points.split()) < least:
            raise self.wrong_form()
        return name, tuple(self.point(text) for text in points.split())

    def point(self, text: str) -> Point:
        x, comma, y = text.partition(",")
        if not comma:
            raise self.fault("board-point", text=text)
        return self.number(x), self.number(y)


class MarksReader(Reader):
    """Marks and tiles in a file of their own: what one print or one owner says of the stations of a board."""

    what = "marks"
    forms: Mapping[str, str] = {"tile": "NAME STATION STATION …", "mark": "NAME STATION …"}

    def __init__(self, file: str, stations: dict[int, Point]) -> None:
        super().__init__(file)
        self.stations = stations
        self.tiles: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.marks: dict[str, frozenset[int]] = {}

    def take_tile(self, rest: str) -> None:
        name, *stations = self.fields(rest, 3, math.inf)
        self.tiles[name] = (*self.tiles.get(name, ()), self.different(stations))

    def take_mark(self, rest: str) -> None:
        name, *stations = self.fields(rest, 2, math.inf)
        self.once("board-twice", ("mark", name), word=f"mark {name}")
        self.marks[name] = frozenset(self.different(stations))

    def different(self, texts: list[str]) -> tuple[int, ...]:
        """Known stations, none of them twice."""
        stations = [self.station(text) for text in texts]
        for station in stations:
            if stations.count(station) > 1:
                raise self.fault("board-repeated", station=station)
        return tuple(stations)

    def station(self, text: str) -> int:
        station = self.station_number(text)
        if station not in self.stations:
            raise self.fault("board-station-unknown", station=station)
        return station

    def station_number(self, text: str) -> int:
        if not is_whole(text) or not int(text):
            raise self.fault("board-station-number", text=text)
        return int(text)
