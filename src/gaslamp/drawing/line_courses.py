"""Where each line runs on the drawing.

Taxi lines are the streets: bent so that a street flows on through its stations, or as the scenery says. Buses and
undergrounds keep to one side of the streets they follow, each in a lane of its own, and step
round the stations they run over without stopping. Ferries keep to the river.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise

from gaslamp.board import Board, Line, Point
from gaslamp.drawing.curves import add, aside, beside, bezier, dot, lerp, resample, smooth, unit
from gaslamp.drawing.ground import scaled
from gaslamp.drawing.junctions import spurs
from gaslamp.drawing.laid_lines import LaidLines

DISC = 10.5
"""The radius of a station's disc, rim included, on a drawing 1000 units wide."""
LANE = 4.3
"""From the middle of one lane to that of the next."""
STEP = 9.0
CLEAR = DISC + 2.4
"""How far from the middle of a station a line keeps that does not stop there."""
CELL = 60.0
LANDING = 32.0
"""How near to its stations a ferry leaves the middle of the river."""
TRIES = 4
"""How many lanes are tried out for a line."""
SIDED = ("bus", "underground")
"""The kinds that run beside the streets."""

Leg = tuple[int, int]
Lane = int
"""A line's place beside the street, in travel from `a` to `b`: 1, 2 … on one hand, -1, -2 … on the other."""
LANES: tuple[Lane, ...] = (1, -1, 2, -2, 3, -3, 4, -4)


class LineCourses:
    """The courses of all lines of one board; points in drawing units."""

    def __init__(self, board: Board, stations: Mapping[int, Point]) -> None:
        self.board, self.at = board, stations
        self.drawn = [line for line in board.lines if not line.turning]
        self.streets = {(line.a, line.b) for line in self.drawn if line.kind == "taxi"}
        self.bent = self._bent()
        self.shared = Counter(_sorted(leg) for line in self.drawn if line.kind in SIDED for leg in _legs(line))
        self.taken: dict[Leg, set[Lane]] = defaultdict(set)
        self.laid = LaidLines(CLEAR)
        self.courses = {line: self._laid(line) for line in self.drawn if line.kind == "taxi"}
        self.spurs = spurs(board.scenery, stations, list(self.courses.values()), self.scale)
        for spur in self.spurs:
            self.laid.add(spur)
        rest = [line for line in self.drawn if line.kind != "taxi"]
        self.courses |= {line: self._laid(line) for line in sorted(rest, key=_precedence)}

    @property
    def scale(self) -> float:
        return 1000 / self.board.width

    def _laid(self, line: Line) -> list[Point]:
        """The course of one line, kept off those laid before it."""
        if line.kind == "ferry":
            return self._ferry(line)
        course = self._course(line, self._choose(line) if line.kind in SIDED else 0)
        self.laid.add(course)
        return course

    def _course(self, line: Line, lane: Lane) -> list[Point]:
        return self._relaxed(self._along(line, lane), frozenset((line.a, line.b)), abs(lane))

    # Streets

    def _bent(self) -> dict[Leg, list[Point]]:
        """The courses of the streets whose bends the scenery tells, either way."""
        found: dict[Leg, list[Point]] = {}
        for street in self.board.scenery.streets:
            if len(street.stations) == 2 and self.at.keys() >= set(street.stations):
                a, b = street.stations
                course = smooth([self.at[a], *scaled(street.bends, self.scale), self.at[b]])
                found |= {(a, b): course, (b, a): course[::-1]}
        return found

    @cached_property
    def _bends(self) -> dict[Leg, Point]:
        """The direction in which a street leaves the first station of a leg for the second."""
        legs = [leg for pair in sorted(self.streets) for leg in (pair, pair[::-1])]
        bends = {leg: unit(self.at[leg[0]], self._ahead(leg)) for leg in legs}
        for station in self.at:
            self._flow(station, bends)
        return bends

    def _ahead(self, leg: Leg) -> Point:
        """What a street makes for as it leaves the first station of a leg."""
        return self.bent[leg][1] if leg in self.bent else self.at[leg[1]]

    def _flow(self, station: int, bends: dict[Leg, Point]) -> None:
        """Pairs up the streets that go on through a station, straightest first, and gives each pair one direction."""
        legs = [leg for leg in bends if leg[0] == station]
        pairs = sorted(combinations(legs, 2), key=lambda pair: dot(bends[pair[0]], bends[pair[1]]))
        straight = [pair for pair in pairs if dot(bends[pair[0]], bends[pair[1]]) < -0.62]
        paired: set[Leg] = set()
        for one, other in straight:
            if not paired & {one, other}:
                paired |= {one, other}
                through = unit(bends[other], bends[one])
                bends[one], bends[other] = through, (-through[0], -through[1])

    def _base(self, leg: Leg) -> list[Point]:
        """The middle of the street from one station to the next; a straight line where there is no street."""
        if leg in self.bent:
            return resample(self.bent[leg], STEP)
        a, b = self.at[leg[0]], self.at[leg[1]]
        reach = 0.36 * math.dist(a, b)
        start, end = self._bends.get(leg, unit(a, b)), self._bends.get(leg[::-1], unit(b, a))
        count = max(2, round(math.dist(a, b) / STEP))
        return [bezier((a, b), (add(a, start, reach), add(b, end, reach)), k / count) for k in range(count + 1)]

    # Lanes

    def _choose(self, line: Line) -> Lane:
        """The best lane: uncrowded, and with a course that runs on top of no other line."""
        crowding = {lane: self._crowding(line, lane) for lane in LANES}
        lanes = sorted(LANES, key=lambda lane: (crowding[lane], abs(lane)))[:TRIES]
        lane = min(lanes, key=lambda lane: crowding[lane] + 2 * self.laid.clash(self._course(line, lane)))
        for leg in _legs(line):
            self.taken[_sorted(leg)].add(_turned(leg, lane))
        return lane

    def _crowding(self, line: Line, lane: Lane) -> float:
        """How bad a lane would be: shared, far out, or crossing many streets where it steps round stations."""
        legs = _legs(line)
        taken = sum(_turned(leg, lane) in self.taken[_sorted(leg)] for leg in legs)
        crossed = sum(self._crossed(before, after, lane) for before, after in pairwise(legs))
        return 100 * taken + 4 * (abs(lane) - 1) * len(legs) + crossed

    def _crossed(self, before: Leg, after: Leg, lane: Lane) -> float:
        """What stepping round a station on one side costs: streets crossed, discs in the way, corners cut."""
        station, side = before[1], math.copysign(1, lane)
        out = self._aside(before, after)
        others = {way.station for way in self.board.exits[station]} - {before[0], after[1]}
        crossings = sum(side * dot(unit(self.at[station], self.at[other]), out) > 0.2 for other in others)
        passing = add(self.at[station], out, side * CLEAR)
        crowd = sum(math.dist(passing, at) < CLEAR for other, at in self.at.items() if other != station)
        return crossings + 5 * crowd + self._cut(before, after, side)

    def _cut(self, before: Leg, after: Leg, side: float) -> float:
        """The inside of a bend would take a line too far from the station it passes; more so the sharper it is."""
        one, two = self._ways(before, after)
        is_inside = side * dot(aside(one), two) > 0
        return 10 * max(0.0, 0.8 - dot(one, two)) if is_inside else 0.0

    def _aside(self, before: Leg, after: Leg) -> Point:
        """Square to a line's direction where it passes the station between two legs."""
        return aside(unit((0.0, 0.0), add(*self._ways(before, after))))

    def _ways(self, before: Leg, after: Leg) -> tuple[Point, Point]:
        return unit(self.at[before[0]], self.at[before[1]]), unit(self.at[after[0]], self.at[after[1]])

    def _offset(self, leg: Leg, lane: Lane) -> float:
        """How far to the right of travel a lane is; where there is no street its middle is free too."""
        if _sorted(leg) in self.streets:
            return LANE * lane
        middle = 0.5 if self.shared[_sorted(leg)] > 1 else 1.0
        return math.copysign(LANE * (abs(lane) - middle), lane)

    # Courses

    def _along(self, line: Line, lane: Lane) -> list[Point]:
        if line.kind == "taxi":
            return self._base((line.a, line.b))
        first, *rest = (self._beside(leg, line, lane) for leg in _legs(line))
        for (before, after), points in zip(pairwise(_legs(line)), rest, strict=True):
            passed = self.at[before[1]]
            first = [*_outside(first, passed), self._passing(before, after, lane), *_outside(points, passed)]
        return first

    def _beside(self, leg: Leg, line: Line, lane: Lane) -> list[Point]:
        """A leg in its lane; at the line's own ends it runs under the disc, however far out the lane is."""
        base, offset = self._base(leg), self._offset(leg, lane)
        inner = beside(base, max(-LANE, min(LANE, offset)))
        points = beside(base, offset)
        start = inner[:1] if leg[0] == line.a else points[:1]
        end = inner[-1:] if leg[1] == line.b else points[-1:]
        return start + points[1:-1] + end

    def _passing(self, before: Leg, after: Leg, lane: Lane) -> Point:
        """Where a line steps round a station it does not stop at."""
        reach = CLEAR + LANE * (abs(lane) - 1)
        return add(self.at[before[1]], self._aside(before, after), math.copysign(reach, lane))

    def _relaxed(self, points: Sequence[Point], ends: frozenset[int], lane: int) -> list[Point]:
        """The course as a taut ribbon pushed off every disc but those at its ends."""
        clear = CLEAR + LANE * max(0, lane - 1) if lane else DISC + 1.6
        near = [at for at in sorted(self._near(points)) if at not in {self.at[end] for end in ends}]
        course = targets = resample(points, STEP)
        for _ in range(14 if near or lane else 0):
            eased = [_eased(course, targets, i) for i in range(1, len(course) - 1)]
            course = [course[0], *(_pushed(p, near, clear) for p in eased), course[-1]]
        return _thinned(course)

    def _near(self, points: Iterable[Point]) -> set[Point]:
        reach = 2 * CLEAR + LANE
        return {at for p in points for at in self._cells[_cell(p)] if math.dist(p, at) < reach}

    @cached_property
    def _cells(self) -> Mapping[tuple[int, int], list[Point]]:
        """For every square of the map, the stations in it and in those around it."""
        cells: dict[tuple[int, int], list[Point]] = defaultdict(list)
        for at in self.at.values():
            x, y = _cell(at)
            for i in range(9):
                cells[x - 1 + i % 3, y - 1 + i // 3].append(at)
        return cells

    # Ferries

    def _ferry(self, line: Line) -> list[Point]:
        """Down to the water, along the middle of the river, and up again."""
        a, b = self.at[line.a], self.at[line.b]
        rivers = [smooth(scaled(river.course, self.scale)) for river in self.board.scenery.rivers]
        if not rivers:
            return [a, lerp(a, b, 0.5), b]
        course = min(rivers, key=lambda course: min(math.dist(a, p) for p in course))
        first, last = (min(range(len(course)), key=lambda i: math.dist(course[i], end)) for end in (a, b))
        way = course[first : last + 1] if first <= last else course[last : first + 1][::-1]
        water = [p for p in way if math.dist(p, a) > LANDING and math.dist(p, b) > LANDING]
        return [a, *resample(water, 3 * STEP), b] if len(water) > 1 else [a, b]


def _precedence(line: Line) -> tuple[int, int]:
    return ("taxi", "underground", "bus", "ferry").index(line.kind), -len(line.over)


def _legs(line: Line) -> list[Leg]:
    return list(pairwise((line.a, *line.over, line.b)))


def _sorted(leg: Leg) -> Leg:
    return min(leg), max(leg)


def _turned(leg: Leg, lane: int) -> int:
    """A lane as seen by who travels the leg from its smaller number."""
    return lane if leg[0] < leg[1] else -lane


def _outside(points: Sequence[Point], centre: Point) -> list[Point]:
    return [p for p in points if math.dist(p, centre) > CLEAR + STEP / 2]


def _cell(point: Point) -> tuple[int, int]:
    return int(point[0] // CELL), int(point[1] // CELL)


def _eased(course: Sequence[Point], targets: Sequence[Point], i: int) -> Point:
    between = lerp(course[i - 1], course[i + 1], 0.5)
    return lerp(lerp(course[i], between, 0.5), targets[i], 0.09)


def _pushed(point: Point, discs: Iterable[Point], clear: float) -> Point:
    for at in discs:
        if math.dist(point, at) < clear:
            point = add(at, unit(at, point), clear)
    return point


def _thinned(points: Sequence[Point]) -> list[Point]:
    """The same course with fewer points: those where it hardly turns are left out."""
    kept = [points[0]]
    for i in range(1, len(points) - 1):
        turn = dot(unit(kept[-1], points[i]), unit(points[i], points[i + 1]))
        if turn < 0.992 or math.dist(kept[-1], points[i]) > 4 * STEP:
            kept.append(points[i])
    return [*kept, points[-1]]
