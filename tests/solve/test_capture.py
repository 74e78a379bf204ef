"""Capture times: figures that hold, and an independent slow program that says the same on small boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gaslamp.board import LAND, Board, load_board
from gaslamp.solve import BadCapture, Placement, capture_times, draw_capture
from tests.agents.alley import LINES
from tests.games.positions import sketch

DEAD_ENDS = ("taxi 1 2", "taxi 2 3", "bus 3 4", "taxi 4 5", "taxi 3 6", "taxi 6 7", "ferry 1 7", "taxi 5 6")

Team = tuple[int, ...]
Near = Mapping[int, set[int]]


def near(board: Board, *kinds: str) -> Near:
    return {station: {way.station for way in ways if way.kind in kinds} for station, ways in board.exits.items()}


def turn_ends(ways: Near, team: Team, waiting: frozenset[int]) -> Iterator[Team]:
    """Where the detectives can stand after their turn: one pawn moves after another, until none is left that can."""
    movable = [pawn for pawn in waiting if ways[team[pawn]] - set(team)]
    if not movable:
        yield team
    for pawn in movable:
        for station in ways[team[pawn]] - set(team):
            yield from turn_ends(ways, (*team[:pawn], station, *team[pawn + 1 :]), waiting - {pawn})


def slow_times(board: Board, detectives: int, *, ferries: bool) -> dict[tuple[int, Team], int]:
    """The round of the catch for every placement that is caught, round by round, with sets of stations alone."""
    ways, his = near(board, *LAND), near(board, *LAND, *(["ferry"] if ferries else []))
    teams = list(permutations(board.stations, detectives))
    ends = {team: set(turn_ends(ways, team, frozenset(range(detectives)))) for team in teams}
    caught: dict[tuple[int, Team], int] = {}
    for now in range(1, 99):
        won = {(x, t) for t in teams for x in ways if any(x in end or (x, end) in caught for end in ends[t])}
        lost = [(x, t) for t in teams for x in ways if x not in t and all((y, t) in won or y in t for y in his[x])]
        if not set(lost) - caught.keys():
            return caught
        caught |= {placement: now for placement in lost if placement not in caught}
    raise AssertionError("it never ends")


@pytest.mark.parametrize("ferries", [False, True])
@pytest.mark.parametrize("detectives", [1, 2, 3])
@pytest.mark.parametrize("lines", [LINES, DEAD_ENDS], ids=["alley", "dead-ends"])
def test_a_slow_program_says_the_same(
    tmp_path: Path, lines: tuple[str, ...], detectives: int, *, ferries: bool
) -> None:
    board = load_board(sketch(tmp_path, *lines))
    table, slow = (
        capture_times(board, detectives=detectives, ferries=ferries),
        slow_times(board, detectives, ferries=ferries),
    )
    for x, *team in permutations(board.stations, detectives + 1):
        assert table.rounds_until_caught(Placement(x, tuple(team))) == slow.get((x, tuple(team)))
    summary = table.summary()
    assert summary.never == summary.placements - len(slow)
    assert sum(now * count for now, count in enumerate(summary.caught, 1)) == sum(slow.values())


@pytest.mark.parametrize(("ferries", "rounds"), [(False, 13), (True, 16)])
def test_two_detectives_catch_a_visible_fugitive_from_everywhere(rounds: int, *, ferries: bool) -> None:
    summary = capture_times(load_board("ravensburger"), detectives=2, ferries=ferries).summary()
    assert (summary.placements, summary.never, len(summary.caught)) == (7_762_194, 0, rounds)


def test_one_detective_catches_nearly_nobody() -> None:
    summary = capture_times(load_board("ravensburger"), detectives=1).summary()
    assert round(100 * sum(summary.caught) / summary.placements, 2) == 0.17
    assert all(len(placement.detectives) == 1 for placement in summary.longest)


@pytest.mark.parametrize("detectives", [0, 4, 9])
def test_what_cannot_be_computed_is_refused(tmp_path: Path, detectives: int) -> None:
    with pytest.raises(BadCapture):
        capture_times(load_board("bradley"), detectives=detectives)
    with pytest.raises(BadCapture, match="2 stations"):
        capture_times(load_board(sketch(tmp_path, "taxi 1 2")), detectives=2)


def test_where_the_memory_does_not_suffice_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.solve.capture.ROOM", 300 << 20)
    with pytest.raises(BadCapture, match="take 331 MB of memory"):
        capture_times(load_board("bradley"), detectives=3)


def test_the_picture_has_a_bar_for_every_round(tmp_path: Path) -> None:
    board = load_board(sketch(tmp_path, *LINES))
    summary = capture_times(board, detectives=1).summary()
    drawn = ElementTree.fromstring(
        draw_capture(summary, title="<t>", below="b", tell=lambda now, share: f"{now} {share}")
    )
    bars = [element for element in drawn.iter() if element.tag.endswith("rect")]
    assert len(bars) == len(summary.caught) + 1
