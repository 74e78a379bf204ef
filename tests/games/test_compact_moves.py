"""Compact, how pawns move: CP-4 to CP-7."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from gaslamp.board import load_board
from gaslamp.core import SPECTATOR
from gaslamp.games.compact import GiveUp
from gaslamp.games.vocabulary import Began, Blocked, Cornered, Fare, LogEntry, Move, Purse, Stranded
from tests.games.positions import CompactPosition, scored, sketched

# CP-4


def test_cp_4_mister_x_moves_first() -> None:
    table = CompactPosition(1, 8, 105, 109)
    assert table.turn == [0]
    assert table.ride(0, "taxi", 2) == []
    assert table.turn == [1, 2, 3]


def test_cp_4_he_is_in_plain_sight() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    for seat in (0, 1, 2, 3, SPECTATOR):
        state = table.view(seat).state
        assert (state.stations[0], state.log) == (2, (LogEntry("taxi", 2, surfaced=True),))


@pytest.mark.parametrize(("fare", "station"), [("taxi", 3), ("bus", 6), ("underground", 13)])
def test_cp_4_he_pays_nothing(fare: Fare, station: int) -> None:
    table = CompactPosition(8, 105, 109, 69)
    table.ride(0, fare, station)
    assert (table.state.purses[0], table.state.stock) == (Purse(black=1), Purse(12, 8, 4))


def test_cp_4_he_rides_whatever_the_detectives_have_left() -> None:
    table = CompactPosition(8, 105, 109, 69, bus=0, underground=0)
    assert {("bus", 6), ("underground", 13)} < set(table.reach(0))


# CP-5


def test_cp_5_from_8() -> None:
    table = CompactPosition(8, 105, 109, 69)
    assert [ride for ride in table.reach(0) if ride[0] != "black"] == [
        ("taxi", 3), ("taxi", 7), ("taxi", 9), ("taxi", 21), ("bus", 6), ("bus", 9),
        ("underground", 13), ("underground", 40),
    ]  # fmt: skip


def test_cp_5_a_detective_has_the_same_lines() -> None:
    table = CompactPosition(112, 8, 105, 109)
    table.ride(0, "taxi", 113)
    assert table.reach(1) == [
        ("taxi", 3), ("taxi", 7), ("taxi", 9), ("taxi", 21), ("bus", 6), ("bus", 9),
        ("underground", 13), ("underground", 40),
    ]  # fmt: skip


@pytest.mark.parametrize("station", [21, 22, 39])
def test_cp_5_turning_off_between_7_and_39(station: int) -> None:
    table = CompactPosition(7, 105, 109, 69)
    table.ride(0, "taxi", station)
    assert table.state.stations[0] == station


def test_cp_5_detectives_turn_off_too_for_one_ticket() -> None:
    table = CompactPosition(112, 7, 105, 109)
    table.ride(0, "taxi", 113)
    table.ride(1, "taxi", 22)
    assert (table.state.stations[1], table.state.stock.taxi) == (22, 11)


@pytest.mark.parametrize(("fare", "station"), [("bus", 3), ("taxi", 13), ("underground", 30), ("taxi", 2)])
def test_cp_5_no_other_kind_and_no_further_than_the_next_stop(fare: Fare, station: int) -> None:
    assert CompactPosition(8, 105, 109, 69).refused_ride(0, fare, station) == "CP-5"


def test_cp_5_every_line_of_the_board_is_on_offer() -> None:
    board = load_board("compact")
    for station in sorted(set(board.stations) - {8, 13, 30}):
        table = CompactPosition(station, 8, 13, 30)
        ways = [(way.kind, way.station) for way in board.exits[station] if way.station not in (8, 13, 30)]
        assert [ride for ride in table.reach(0) if ride[0] != "black"] == [way for way in ways if way[0] != "ferry"]


# CP-6


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_cp_6_the_three_move_in_any_order(order: tuple[int, ...]) -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    ways: dict[int, tuple[Fare, int]] = {1: ("taxi", 9), 2: ("bus", 107), 3: ("underground", 69)}
    for pawn in order:
        assert table.turn == [1, 2, 3]
        table.ride(pawn, *ways[pawn])
    assert (table.turn, table.state.stations) == ([0], (2, 9, 107, 69))


def test_cp_6_it_does_not_matter_who_moves_which() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    for seat, pawn, station in ((3, 1, 9), (3, 3, 98), (1, 2, 103)):
        table.play(Move(seat=seat, pawn=pawn, fare="taxi", station=station))
    assert table.state.stations == (2, 9, 103, 98)


def test_cp_6_each_pawn_once() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    table.ride(1, "taxi", 9)
    for seat in (1, 2, 3):
        assert table.refusal(Move(seat=seat, pawn=1, fare="taxi", station=10)) == "CP-6"


@pytest.mark.parametrize(("fare", "station"), [("taxi", 9), ("bus", 6), ("underground", 40)])
def test_cp_6_the_ticket_goes_to_mister_x(fare: Fare, station: int) -> None:
    table = CompactPosition(112, 8, 105, 109)
    table.ride(0, "taxi", 113)
    table.ride(1, fare, station)
    assert table.state.stock == Purse(12, 8, 4).gain(fare, -1)
    assert table.state.purses == (Purse(black=1).gain(fare), Purse(), Purse(), Purse())


def test_cp_6_tickets_are_public() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "black", 2)
    table.ride(1, "taxi", 9)
    for seat in (0, 1, 2, 3, SPECTATOR):
        state = table.view(seat).state
        assert (state.stock, state.purses[0]) == (Purse(11, 8, 4), Purse(taxi=1))


def test_cp_6_who_can_move_must() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    table.ride(1, "taxi", 9)
    table.ride(2, "taxi", 103)
    assert table.turn == [1, 2, 3]  # nobody can say that it is enough
    assert {type(action) for action in table.view(1).actions} == {Move, GiveUp}


def test_cp_6_a_kind_that_is_gone_cannot_be_ridden() -> None:
    table = CompactPosition(112, 8, 105, 109, underground=1)
    table.ride(0, "taxi", 113)
    assert ("underground", 13) in table.reach(1)
    table.ride(3, "underground", 69)
    assert {fare for fare, _ in table.reach(1)} == {"taxi", "bus"}
    assert table.refused_ride(1, "underground", 13) == "CP-6"


def test_cp_6_a_pawn_without_a_fitting_ticket_is_stranded() -> None:
    table = CompactPosition(112, 21, 8, 105, taxi=1)
    table.ride(0, "taxi", 113)
    assert table.ride(2, "taxi", 9) == [Stranded(pawn=1)]
    assert (table.reach(1), table.state.waiting) == ([], (3,))
    assert table.refused_ride(1, "taxi", 22) == "CP-6"
    assert table.ride(3, "bus", 67) == []
    assert table.turn == [0]


def test_cp_6_a_pawn_that_has_moved_may_strand_itself() -> None:
    table = CompactPosition(112, 8, 105, 109, taxi=1)
    table.ride(0, "taxi", 113)
    assert table.ride(1, "taxi", 3) == [Stranded(pawn=1)]


def test_cp_6_from_the_start_if_no_ticket_fits() -> None:
    table = CompactPosition(112, 21, 8, 105, taxi=0)
    assert Stranded(pawn=1) in table.log
    assert table.turn == [0]


def test_cp_6_a_stranded_pawn_skips_all_turns_of_the_round_and_blocks_its_station() -> None:
    table = CompactPosition(7, 21, 8, 105, taxi=0)
    assert ("taxi", 21) not in table.reach(0)
    assert table.refused_ride(0, "taxi", 21) == "CP-7"
    table.turn_of(("taxi", 39))
    table.ride(2, "bus", 9)
    table.ride(3, "bus", 67)
    assert ("taxi", 21) not in table.reach(0)
    table.ride(0, "taxi", 55)
    assert table.state.waiting == (2, 3)
    assert table.state.stranded == {1}


def test_cp_6_stranded_for_the_round_only() -> None:
    table = CompactPosition(7, 21, 8, 105, taxi=0)
    table.ride(0, "taxi", 39)
    table.give_up()
    assert table.state.stranded == frozenset()
    table.begin(7, 8, 105, 109)
    table.ride(0, "taxi", 39)
    assert (table.state.waiting, table.state.stranded) == ((1, 2, 3), frozenset())


def test_cp_6_a_pawn_shut_in_by_others_waits_for_them(tmp_path: Path) -> None:
    table = sketched(tmp_path, 8, 1, 2, 5, lines=("taxi 1 2", "taxi 2 3", "taxi 5 6", "taxi 8 9"))
    table.ride(0, "taxi", 9)
    assert table.reach(1) == []
    assert table.ride(2, "taxi", 3) == []
    assert table.reach(1) == [("taxi", 2)]
    table.ride(3, "taxi", 6)
    assert table.turn == [1, 2, 3]  # it can move now, and so it must


def test_cp_6_a_pawn_that_stays_shut_in_skips_the_turn_only(tmp_path: Path) -> None:
    lines = ("taxi 1 2", "bus 2 3", "taxi 5 6", "taxi 8 9")
    table = sketched(tmp_path, 8, 1, 2, 5, lines=lines, bus=0)
    table.ride(0, "taxi", 9)
    assert table.ride(3, "taxi", 6) == [Blocked(pawn=1), Blocked(pawn=2)]
    assert (table.turn, table.state.stranded) == ([0], frozenset())


# CP-7


def test_cp_7_no_two_detectives_on_one_station() -> None:
    table = CompactPosition(112, 8, 9, 105)
    table.ride(0, "taxi", 113)
    assert not {("taxi", 9), ("bus", 9)} & set(table.reach(1))
    assert table.refused_ride(1, "taxi", 9) == "CP-7"
    table.ride(2, "taxi", 10)
    assert ("taxi", 9) in table.reach(1)


def test_cp_7_mister_x_may_not_step_onto_a_detective() -> None:
    table = CompactPosition(8, 9, 40, 105)
    assert {9, 40}.isdisjoint({station for _, station in table.reach(0)})
    for fare in ("taxi", "bus", "black"):
        assert table.refused_ride(0, fare, 9) == "CP-7"


def test_cp_7_a_mister_x_who_cannot_move_is_caught() -> None:
    table = CompactPosition(2, 7, 3, 105)
    table.ride(0, "taxi", 1)
    table.ride(1, "taxi", 6)
    table.ride(3, "bus", 67)
    assert table.ride(2, "taxi", 2) == [Cornered(station=1), *scored(0, 1 + 2 + 1, "cornered", 2, 1)]


def test_cp_7_not_before_his_turn() -> None:
    table = CompactPosition(2, 7, 3, 105)
    table.ride(0, "taxi", 1)
    table.ride(1, "taxi", 6)
    assert table.ride(2, "taxi", 2) == []
    assert table.turn == [1, 2, 3]


def test_cp_7_cornered_where_he_starts() -> None:
    assert CompactPosition(1, 2, 6, 105).log[-3:] == [Cornered(station=1), *scored(0, 0, "cornered", 1)]
    assert CompactPosition(1, 2, 5, 105).log[-1] == Began(round=1)


def test_cp_7_a_black_ticket_leads_nowhere_else_on_land() -> None:
    table = CompactPosition(1, 2, 6, 105, black_tickets=4)
    assert table.state.scores == (0,)
