"""How many rounds a fugitive lasts whom everybody sees, from every placement: exact, by retrograde analysis.

Tickets are ignored and everybody moves (CL-12), the detectives one after another in the order they like. A round is a
move of the fugitive and one of each detective. docs/research/solving.md has what follows from it, and what does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb, factorial

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.board_arrays import stations as stations_of
from gaslamp.board import LAND, Board, Kind
from gaslamp.core import Problem
from gaslamp.solve.pursuit import MOST, NEVER, Ways, grow_losses, grow_wins, team_rank

ROOM = 2**30
"""Bytes that a table may take."""


class BadCapture(Problem):
    """Capture times that cannot be computed: too many detectives, or a board too large for the memory.

    >>> from gaslamp import load_board
    >>> capture_times(load_board("bradley"), detectives=4)
    Traceback (most recent call last):
    gaslamp.solve.capture.BadCapture: Capture times are computed for 1 to 3 detectives.
    """


class Placement(Struct, frozen=True):
    """Where everybody stands when the fugitive is to move.

    >>> Placement(fugitive=5, detectives=(1, 3))
    Placement(fugitive=5, detectives=(1, 3))
    """

    fugitive: int
    detectives: tuple[int, ...]


class CaptureSummary(Struct, frozen=True, kw_only=True):
    """How many placements are caught in which round, and examples of those that last longest.

    >>> CaptureSummary(board="alley", detectives=1, ferries=False, placements=6, caught=(2, 4), never=0, longest=())
    CaptureSummary(board='alley', detectives=1, ferries=False, placements=6, caught=(2, 4), never=0, longest=())
    """

    board: str
    detectives: int
    ferries: bool
    """Whether the fugitive may take the ferries without paying."""
    placements: int
    """All ways to place the fugitive and the detectives, who are told apart, on different stations."""
    caught: tuple[int, ...]
    """How many of these are caught in exactly the first round, the second and so on."""
    never: int
    """How many are never caught."""
    longest: tuple[Placement, ...]
    """Some of those that are caught last."""


@dataclass(frozen=True, eq=False, kw_only=True)
class CaptureTable:
    """The round in which a visible fugitive is caught, for every placement.

    >>> from gaslamp import load_board
    >>> table = capture_times(load_board("bradley"), detectives=1)
    >>> table.rounds_until_caught(Placement(fugitive=198, detectives=(199,))) is None
    True
    """

    board: Board
    detectives: int
    ferries: bool
    rounds: NDArray[np.uint8]  # [teams, stations] NEVER where he is not caught, or stands on a detective

    def rounds_until_caught(self, placement: Placement) -> int | None:
        """How long both sides' best play takes from here; None if he is never caught."""
        at = numbers(self.board)
        team = np.array([at[station] for station in placement.detectives], np.int16)
        found = int(self.rounds[team_rank(team), at[placement.fugitive]])
        return None if found == NEVER else found

    def summary(self, *, examples: int = 3) -> CaptureSummary:
        """What the table says in a few figures."""
        orders, teams = factorial(self.detectives), len(self.rounds)
        stations = len(self.board.stations)
        counts = np.sum([np.bincount(part.ravel(), minlength=NEVER + 1) for part in self._parts()], axis=0)
        last = int(np.flatnonzero(counts[:NEVER])[-1]) if counts[:NEVER].any() else 0
        placements = teams * (stations - self.detectives) * orders
        caught = tuple(int(count) * orders for count in counts[1 : last + 1])
        return CaptureSummary(
            board=self.board.name,
            detectives=self.detectives,
            ferries=self.ferries,
            placements=placements,
            caught=caught,
            never=placements - sum(caught),
            longest=tuple(islice(self.placements(last), examples)) if last else (),
        )

    def placements(self, rounds: int) -> Iterator[Placement]:
        """Those that are caught in exactly this round, each team once."""
        names, teams = stations_of(self.board), all_teams(len(self.board.stations), self.detectives)
        begin = 0
        for part in self._parts():
            for row, here in np.argwhere(part == rounds):
                yield Placement(names[here], tuple(names[station] for station in teams[begin + row]))
            begin += len(part)

    def _parts(self) -> list[NDArray[np.uint8]]:
        """The table in pieces, so that what is derived from it takes little memory."""
        return np.array_split(self.rounds, 64)


def capture_times(
    board: Board, *, detectives: int = 2, ferries: bool = False, on_round: Callable[[int, int], None] | None = None
) -> CaptureTable:
    """Capture times on a board; `on_round` is told after each round which it was and how many placements were new.

    >>> from gaslamp import load_board
    >>> summary = capture_times(load_board("ravensburger"), detectives=1).summary()
    >>> summary.placements, summary.caught[:2]
    (39402, (36, 28))
    """
    count = len(board.stations)
    _check(count, detectives)
    teams, ways = all_teams(count, detectives), _ways(board, ferries=ferries)
    rounds = np.full((len(teams), count), NEVER, np.uint8)
    lost, wins = np.zeros((2, len(teams), (count + 63) // 64), np.uint64)
    for now in range(1, NEVER):
        grow_wins(ways, teams, lost, wins)
        new = int(grow_losses(ways, teams, wins, lost, rounds, now))
        if on_round:
            on_round(now, new)
        if not new:
            break
    return CaptureTable(board=board, detectives=detectives, ferries=ferries, rounds=rounds)


def _check(stations: int, detectives: int) -> None:
    if not 1 <= detectives <= MOST:
        raise BadCapture("capture-detectives", least=1, most=MOST)
    if stations <= detectives:
        raise BadCapture("capture-crowded", stations=stations, detectives=detectives)
    if (needed := bytes_needed(stations, detectives)) > ROOM:
        raise BadCapture("capture-too-large", detectives=detectives, megabytes=needed >> 20, room=ROOM >> 20)


def bytes_needed(stations: int, detectives: int) -> int:
    """The memory a table takes while it is computed.

    >>> bytes_needed(199, 2), bytes_needed(199, 3)
    (5260367, 345404...)
    """
    return comb(stations, detectives) * (stations + 2 * 8 * ((stations + 63) // 64) + 2 * detectives)


def all_teams(stations: int, detectives: int) -> NDArray[np.int16]:
    """Every team by its index."""
    rows: Sequence[tuple[int, ...]] = sorted(combinations(range(stations), detectives), key=lambda team: team[::-1])
    return np.array(rows, np.int16)


def _ways(board: Board, *, ferries: bool) -> Ways:
    kinds: frozenset[Kind] = LAND | {"ferry"} if ferries else LAND
    return Ways(*_neighbours(board, LAND), *_neighbours(board, kinds))


def _neighbours(board: Board, kinds: frozenset[Kind]) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
    at = numbers(board)
    rows = [sorted({at[way.station] for way in ways if way.kind in kinds}) for ways in board.exits.values()]
    first = np.cumsum([0, *map(len, rows)]).astype(np.int32)
    return first, np.array([station for row in rows for station in row], np.int16)
