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
LONG = 4.0
FAR = 0.75


class Finding(NamedTuple):
    """Something odd: a key that `words` turns into a sentence, and its details."""

    key: str
    details: Mapping[str, object]


class Report(Struct, frozen=True, kw_only=True):
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


def report(board: Board) -> Report:
    return Report(
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
    yield from _small_packs(board)


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


def _small_packs(board: Board) -> Iterator[Finding]:
    if not board.packs and not board.tiles:
        yield Finding("board-no-pack", {})
    for name, pack in board.packs.items():
        if len(pack) < PAWNS:
            yield Finding("board-small-pack", {"name": name, "count": len(pack)})


def _length(board: Board, line: Line) -> float:
    return math.dist(board.stations[line.a], board.stations[line.b])


def _off(point: Point, a: Point, b: Point) -> float:
    """How far a point lies from the straight line between two others."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along, length = (x - ax) * (bx - ax) + (y - ay) * (by - ay), math.dist(a, b) ** 2
    share = min(1.0, max(0.0, along / length)) if length else 0.0
    return math.dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))
