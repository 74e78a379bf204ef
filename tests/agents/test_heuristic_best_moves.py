"""Positions on small boards in which one move is plainly best; whoever turns a sign around fails here."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.heuristic import Heuristic
from gaslamp.core import Action, Seat
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match
from tests.games.positions import CompactPosition, Position, sketch, sketched

PLAIN: dict[str, Any] = {"blacks": 0, "doubles": 0, "surfacing": (1,)}
ELSEWHERE = "taxi 20 21"
"""Where the second detective is, whom the rules ask for, and of no use."""


def answers(match: Match[Any], seat: Seat) -> set[Action]:
    """What it does, whatever the luck."""
    return {Heuristic(Random(seed)).act(match.view(seat)) for seed in range(8)}


def test_the_fugitive_does_not_stop_next_to_a_detective(tmp_path: Path) -> None:
    """From 1 he can go to 2, where the detective can follow at once, or to 3, where nobody comes in time."""
    lines = ("taxi 1 2", "taxi 2 4", "taxi 1 3", "taxi 3 5", "taxi 5 6", "taxi 5 7", "taxi 4 8")
    match = Position(1, 4, 20, board=sketch(tmp_path, ELSEWHERE, *lines), **PLAIN)
    assert answers(match, 0) == {match.move(FUGITIVE, "taxi", 3)}


def test_of_two_safe_stations_the_fugitive_takes_the_one_with_room(tmp_path: Path) -> None:
    """Nobody can be at 2 or 3 at once; 2 is a dead end, beyond 3 lies the rest of the town."""
    lines = ("taxi 1 4", "taxi 1 2", "taxi 1 3", "taxi 3 6", "taxi 3 7", "taxi 6 8", "taxi 7 9")
    match = Position(1, 4, 20, board=sketch(tmp_path, ELSEWHERE, *lines), **PLAIN)
    assert answers(match, 0) == {match.move(FUGITIVE, "taxi", 3)}


def test_a_detective_closes_in(tmp_path: Path) -> None:
    """He was seen at 2, and 4 is two moves off: 3 holds all that he can do, 5 nothing."""
    lines = ("taxi 1 2", "taxi 2 3", "taxi 3 4", "taxi 4 5", "taxi 5 6")
    match = Position(1, 4, 20, board=sketch(tmp_path, ELSEWHERE, *lines), **PLAIN)
    match.ride(FUGITIVE, "taxi", 2)
    assert answers(match, 1) == {match.move(1, "taxi", 3)}


def test_a_board_may_be_longer_than_any_distance_that_counts(tmp_path: Path) -> None:
    """A street of 120 stations, and nobody near anybody."""
    street = [f"taxi {station} {station + 1}" for station in range(30, 150)]
    match = Position(32, 145, 20, board=sketch(tmp_path, ELSEWHERE, *street), **PLAIN)
    assert answers(match, 0) <= set(match.view(0).actions)
    match.ride(FUGITIVE, "taxi", 31)
    assert answers(match, 1) <= set(match.view(1).actions)


def test_a_team_takes_both_ways_out(tmp_path: Path) -> None:
    """He was seen at 1, from where he can go to 2 or 3: one pawn to each side, not both to one."""
    lines = ("taxi 1 2", "taxi 1 3", "taxi 2 4", "taxi 3 5", "taxi 4 6", "taxi 5 6", "taxi 1 7")
    match = Position(7, 6, 4, board=sketch(tmp_path, *lines), seats=2, **PLAIN)
    match.ride(FUGITIVE, "taxi", 1)
    for move in (match.move(1, "taxi", 5), match.move(2, "taxi", 2)):
        assert answers(match, 1) == {move}
        match.play(move)


@pytest.mark.parametrize("start", [1, 2])
def test_mister_x_keeps_away_from_the_net(tmp_path: Path, start: int) -> None:
    """A street with the detectives at its one end and a square at the other."""
    square = ("taxi 4 5", "taxi 5 6", "taxi 6 7", "taxi 7 4")
    street = ("taxi 1 2", "taxi 2 3", "taxi 3 4", "taxi 8 1", "taxi 9 1", "taxi 10 1")
    match = sketched(tmp_path, start, 8, 9, 10, lines=(*street, *square))
    assert answers(match, 0) == {match.move(FUGITIVE, "taxi", start + 1)}


def test_the_net_closes_where_it_can(tmp_path: Path) -> None:
    """Mister X is at the end of a street: whoever stands at its mouth has him."""
    match = mouth(tmp_path)
    assert answers(match, 1) == {match.move(1, "taxi", 3)}


def mouth(folder: Path) -> CompactPosition:
    ends = ("taxi 6 11", "taxi 7 12")
    match = sketched(folder, 2, 4, 6, 7, lines=("taxi 1 2", "taxi 2 3", "taxi 3 4", "taxi 4 5", *ends), seats=2)
    match.ride(FUGITIVE, "taxi", 1)
    return match
