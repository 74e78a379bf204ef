"""What is worth knowing about a board before playing on it: counts, and oddities that may be slips of the pen.

A board with findings is still a board: the file said nothing impossible, but its author may want to look again.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import combinations
from statistics import median
from typing import NamedTuple

from msgspec import Struct

from gaslamp.board import KINDS, LAND, Board, Kind, Line, Point

DISC = 0.0105
"""The radius of a station's disc as a part of the board's width."""
PAWNS = 6
"""CL-1, CL-6: five detectives and the fugitive draw a start card each."""
QUARTERS = tuple(f"quarter-{numeral}" for numeral in ("I", "II", "III", "IV"))
SYMBOLS = ("park", "monument", "river")
MARKS = (*QUARTERS, *SYMBOLS, "hideout", "crime")
"""What the Sherlock Holmes edition marks: SH-26, SH-28, SH-32, SH-12."""
SCENES, TILES, CARDS = 15, 13, 16
"""SH-5, SH-12: how many of each are in the box."""
PRINTED = ((127, "river"), (132, "quarter-III"))
"""SH-26, SH-28: what the rulebooks tell of the printed marks."""
LONG = 4.0
FAR = 0.75


class Finding(NamedTuple):
    """Something odd: a key that `words` turns into a sentence, and its details."""

    key: str
    details: Mapping[str, object]


class BoardReport(Struct, frozen=True, kw_only=True):
    stations: int
    lines: Mapping[Kind, int]
    stops: Mapping[Kind, int]
    parts: tuple[tuple[int, ...], ...]
    """Which stations hang together on land, the largest part first; one part is as it should be."""
    isolated: tuple[int, ...]
    dead_ends: tuple[int, ...]
    findings: tuple[Finding, ...]

    @property
    def is_connected(self) -> bool:
        return len(self.parts) == 1


def report(board: Board) -> BoardReport:
    return BoardReport(
        stations=len(board.stations),
        lines={kind: sum(line.kind == kind for line in board.lines) for kind in KINDS},
        stops={kind: sum(kind in stops for stops in board.kinds.values()) for kind in KINDS},
        parts=_parts(board),
        isolated=tuple(station for station, ways in board.exits.items() if not ways),
        dead_ends=tuple(station for station in board.stations if len(_reached(board, station)) == 1),
        findings=tuple(_findings(board)),
    )


def _parts(board: Board) -> tuple[tuple[int, ...], ...]:
    left, parts = set(board.stations), []
    while left:
        part = set(board.distances(min(left)))
        parts.append(tuple(sorted(part)))
        left -= part
    return tuple(sorted(parts, key=lambda part: (-len(part), part)))


def _reached(board: Board, station: int) -> set[int]:
    """The stations one land move away."""
    return {way.station for way in board.exits[station] if way.kind in LAND}


def _findings(board: Board) -> Iterator[Finding]:
    for part in _parts(board)[1:]:
        yield Finding("board-apart", {"stations": ", ".join(map(str, part)), "count": len(part)})
    for station in board.stations:
        yield from _station_findings(board, station)
    yield from _close_stations(board)
    yield from _long_lines(board)
    for line in board.lines:
        yield from _far_stations(board, line)
    yield from _strange_streets(board)
    yield from _small_packs(board)
    if is_marked(board):
        yield from _mark_findings(board)


def is_marked(board: Board) -> bool:
    """Whether the board is meant for the Sherlock Holmes edition: it has a mark or a tile of it."""
    return "moriarty" in board.tiles or not board.marks.keys().isdisjoint(MARKS)


def _station_findings(board: Board, station: int) -> Iterator[Finding]:
    stops = board.kinds[station]
    if not stops:
        yield Finding("board-isolated", {"station": station})
    elif "taxi" not in stops:  # CL-9: every station is a taxi stop
        yield Finding("board-no-taxi", {"station": station})
    if len(_reached(board, station)) == 1:
        yield Finding("board-dead-end", {"station": station})


def _close_stations(board: Board) -> Iterator[Finding]:
    for (a, here), (b, there) in combinations(board.stations.items(), 2):
        if math.dist(here, there) < 2 * DISC * board.width:
            yield Finding("board-close", {"a": a, "b": b})


def _long_lines(board: Board) -> Iterator[Finding]:
    lengths = {line: _length(board, line) for line in board.lines if line.kind == "taxi" and not line.turning}
    usual = median(lengths.values()) if lengths else 0
    for line, length in lengths.items():
        if length > LONG * usual:
            yield Finding("board-long", {"a": line.a, "b": line.b, "times": round(length / usual, 1)})


def _far_stations(board: Board, line: Line) -> Iterator[Finding]:
    a, b = board.stations[line.a], board.stations[line.b]
    for station in line.over:
        if _off(board.stations[station], a, b) > FAR * math.dist(a, b):
            yield Finding("board-over-far", {"kind": line.kind, "a": line.a, "b": line.b, "station": station})


def _strange_streets(board: Board) -> Iterator[Finding]:
    streets = [{line.a, line.b} for line in board.lines if line.kind == "taxi" and not line.turning]
    known = [*streets, *({station} for station in board.stations)]
    for street in board.scenery.streets:
        if set(street.stations) not in known:
            yield Finding("board-street", {"street": "–".join(map(str, street.stations))})


def _small_packs(board: Board) -> Iterator[Finding]:
    if not board.packs and not board.tiles:
        yield Finding("board-no-pack", {})
    for name, pack in board.packs.items():
        if len(pack) < PAWNS:
            yield Finding("board-small-pack", {"name": name, "count": len(pack)})


def _mark_findings(board: Board) -> Iterator[Finding]:
    yield from (Finding("board-mark-missing", {"mark": mark}) for mark in MARKS if not board.marks.get(mark))
    for mark in sorted(board.marks.keys() - set(MARKS)):
        yield Finding("board-mark-unknown", {"mark": mark, "known": ", ".join(MARKS)})
    yield from _quarter_findings(board)
    yield from _scene_findings(board)
    yield from _tile_findings(board)
    if list(board.stations) == list(range(1, 200)):  # the numbering of the print
        off = [(station, mark) for station, mark in PRINTED if station not in board.marks.get(mark, ())]
        yield from (Finding("board-not-printed", {"station": station, "mark": mark}) for station, mark in off)


def _quarter_findings(board: Board) -> Iterator[Finding]:
    """SH-26: Moriarty must be able to name the one quarter he is in."""
    quarters = {mark.removeprefix("quarter-"): board.marks[mark] for mark in QUARTERS if mark in board.marks}
    of = {station: [name for name, part in quarters.items() if station in part] for station in board.stations}
    if lost := [station for station in of if quarters and not of[station]]:
        yield Finding("board-no-quarter", {"stations": ", ".join(map(str, lost)), "count": len(lost)})
    for station, names in of.items():
        if len(names) > 1:
            yield Finding("board-quarters", {"station": station, "quarters": ", ".join(names)})


def _scene_findings(board: Board) -> Iterator[Finding]:
    scenes = board.marks.get("crime", frozenset())
    if len(scenes) != SCENES:
        yield Finding("board-scenes", {"count": len(scenes), "usual": SCENES})
    symbols = frozenset().union(*(board.marks.get(mark, ()) for mark in SYMBOLS))
    for station in sorted(scenes - symbols):  # SH-14
        yield Finding("board-scene-plain", {"station": station})


def _tile_findings(board: Board) -> Iterator[Finding]:
    tiles, cards = board.tiles.get("moriarty", ()), board.packs.get("detectives", ())
    if len(set(tiles)) != TILES:
        yield Finding("board-tiles", {"count": len(set(tiles)), "usual": TILES})
    for tile in tiles:
        if len(tile) != 2:
            yield Finding("board-tile-size", {"stations": ", ".join(map(str, tile))})
    if len(cards) != CARDS:
        yield Finding("board-cards", {"count": len(cards), "usual": CARDS})


def _length(board: Board, line: Line) -> float:
    return math.dist(board.stations[line.a], board.stations[line.b])


def _off(point: Point, a: Point, b: Point) -> float:
    """How far a point lies from the straight line between two others."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along, length = (x - ax) * (bx - ax) + (y - ay) * (by - ay), math.dist(a, b) ** 2
    share = min(1.0, max(0.0, along / length)) if length else 0.0
    return math.dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))
