"""Board facts of the compact edition: what its rules need, and what was counted on the print."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp.board import Board, Kind, load_board
from gaslamp.games import make_game

POSTS = (8, 13, 30, 40, 56, 60, 69, 72, 105, 109)


@pytest.fixture
def board() -> Board:
    return load_board("compact")


def stops(board: Board, kind: Kind) -> tuple[int, ...]:
    return tuple(station for station, kinds in board.kinds.items() if kind in kinds)


def test_the_stations_are_1_to_113(board: Board) -> None:
    assert list(board.stations) == list(range(1, 114))


@pytest.mark.parametrize(("kind", "number"), [("taxi", 113), ("bus", 41), ("underground", 10), ("ferry", 4)])
def test_the_stops_of_a_kind_form_one_net(board: Board, kind: Kind, number: int) -> None:
    served = stops(board, kind)
    assert len(served) == number
    assert set(board.distances(served[0], [kind])) == set(served)


def test_cp_5_only_taxis_turn_off_and_only_between_stations_that_have_streets_of_their_own(board: Board) -> None:
    turning = [line for line in board.lines if line.turning]
    streets = {end for line in board.lines if line.kind == "taxi" and not line.turning for end in (line.a, line.b)}
    assert [line.kind for line in turning] == ["taxi"] * 26
    assert all({line.a, line.b} <= streets for line in turning)


def test_cp_5_one_kind_joins_two_stations_once(board: Board) -> None:
    assert set(Counter((line.kind, line.a, line.b) for line in board.lines).values()) == {1}


def test_cp_3_ten_underground_stations(board: Board) -> None:
    assert stops(board, "underground") == make_game("compact").posts == POSTS


def test_cp_2_a_start_number_on_each_of_the_24_tickets(board: Board) -> None:
    starts = board.packs["fugitive"]
    assert len(starts) == len(set(starts)) == 24
    assert set(starts) <= set(board.stations)


def test_cp_3_no_start_lies_under_a_detective(board: Board) -> None:
    assert set(board.packs["fugitive"]).isdisjoint(POSTS)


def test_cp_7_he_can_move_from_every_start_wherever_the_detectives_stand(board: Board) -> None:
    ways = [{way.station for way in board.exits[start]} for start in board.packs["fugitive"]]
    assert all(stations - set(POSTS) for stations in ways)


def test_cp_9_the_boat_stops_at_four_stations(board: Board) -> None:
    assert stops(board, "ferry") == (36, 47, 84, 112)
