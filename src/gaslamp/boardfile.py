"""The text formats of marks and scenery, which boards refer to."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from gaslamp.textfile import BadFile, Reader, is_whole

Point: TypeAlias = tuple[float, float]
"""A place on the drawn board: x to the right, y down."""
Sort: TypeAlias = Literal["bridge", "park", "sight", "station", "water"]
SORTS: tuple[Sort, ...] = get_args(Sort)


class BadBoard(BadFile):
    """A board that cannot be had.

    >>> from gaslamp import load_board
    >>> load_board("my.board")
    Traceback (most recent call last):
    gaslamp.boardfile.BadBoard: my.board: There is no such file.
    """


class BoardReader(Reader):
    problem = BadBoard


class River(Struct, frozen=True):
    """A river, drawn as wide as this along its course.

    >>> River("Thames", 40.0, ((0.0, 500.0), (900.0, 480.0))).name
    'Thames'
    """

    name: str
    width: float
    course: tuple[Point, ...]


class Shape(Struct, frozen=True):
    """A park or a lake.

    >>> Shape("Green Park", ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0))).name
    'Green Park'
    """

    name: str
    outline: tuple[Point, ...]


class NamedPlace(Struct, frozen=True):
    """A name that is written on the map, and what kind of place it is.

    >>> NamedPlace("Big Ben", "sight", 480.0, 610.0).sort
    'sight'
    """

    name: str
    sort: Sort
    x: float
    y: float


class Street(Struct, frozen=True):
    """The points a taxi line bends through; with one station only, a street from there to a junction.

    >>> Street((1, 8), ((12.0, 30.0),)).stations
    (1, 8)
    """

    stations: tuple[int, ...]
    bends: tuple[Point, ...]


class Scenery(Struct, frozen=True):
    """What is drawn under the lines, and how these bend; no rule looks at it.

    >>> from gaslamp import load_board
    >>> [river.name for river in load_board("bradley").scenery.rivers]
    ['River Thames']
    """

    rivers: tuple[River, ...] = ()
    lakes: tuple[Shape, ...] = ()
    parks: tuple[Shape, ...] = ()
    places: tuple[NamedPlace, ...] = ()
    streets: tuple[Street, ...] = ()


class SceneryReader(BoardReader):
    format = "scenery"
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
        self.places: list[NamedPlace] = []
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
        self.places.append(NamedPlace(" ".join(fields[3:]), sort, self.number(fields[1]), self.number(fields[2])))

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


class MarksReader(BoardReader):
    """Marks and tiles in a file of their own: what one print or one owner says of the stations of a board."""

    format = "marks"
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
        self.once("text-twice", ("mark", name), word=f"mark {name}")
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
