"""Classic, moving and the order of play: CL-8 to CL-14."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.board import load_board
from gaslamp.core import SPECTATOR
from gaslamp.games.vocabulary import Began, Blocked, Done, Fare, LogEntry, Move, Purse, Stranded
from tests.games.positions import Position, sketch


def test_cl_8_one_line_to_the_next_stop_of_its_kind() -> None:
    table = Position(74, 4, 120, blacks=0)
    taxi = [("taxi", 58), ("taxi", 73), ("taxi", 75), ("taxi", 92)]
    assert table.reach(0) == [*taxi, ("bus", 58), ("bus", 94), ("underground", 46)]


@pytest.mark.parametrize(("fare", "station"), [("underground", 58), ("underground", 79), ("bus", 73), ("taxi", 74)])
def test_cl_8_not_short_of_it_not_beyond_it_not_by_another_kind(fare: Fare, station: int) -> None:
    assert Position(74, 4, 120).refused_ride(0, fare, station) == "CL-8"


@pytest.mark.parametrize("station", [None, 0, -1, 108, 999])
def test_cl_8_no_line_leads_nowhere(station: int | None) -> None:
    assert Position(74, 4, 120).refused_ride(0, "black", station) == "CL-8"


@pytest.mark.parametrize("name", ["bradley", "ravensburger"])
def test_cl_9_taxis_stop_everywhere_and_all_three_kinds_at_153(name: str) -> None:
    board = load_board(name)
    assert all("taxi" in kinds for kinds in board.kinds.values())
    assert board.kinds[153] == {"taxi", "bus", "underground"}
    assert board.neighbours(74, "taxi") == (58, 73, 75, 92)
    assert (board.neighbours(74, "bus"), board.neighbours(74, "underground")) == ((58, 94), (46,))


def test_cl_10_moving_is_all_there_is_to_do() -> None:
    table = Position(74, 4, 120, doubles=0)
    assert all(isinstance(action, Move) for action in table.view(0).actions)
    table.ride(0, "taxi", 73)
    assert all(isinstance(action, Move) for action in table.view(1).actions)


def test_cl_10_nobody_may_pass() -> None:
    table = Position(74, 4, 120)
    assert table.refusal(Done(seat=0)) == "CL-10"
    table.ride(0, "taxi", 73)
    assert table.refusal(Done(seat=1)) == "CL-10"


@pytest.mark.parametrize("fare", ["taxi", "bus", "black"])
def test_cl_11_the_fugitive_may_not_step_onto_a_detective(fare: Fare) -> None:
    table = Position(74, 58, 120)
    assert table.refused_ride(0, fare, 58) == "CL-11"
    assert 58 not in [station for _, station in table.reach(0)]


def test_cl_11_nor_may_a_detective() -> None:
    table = Position(74, 3, 4)
    table.ride(0, "taxi", 73)
    assert table.refused_ride(1, "taxi", 4) == "CL-11"


def test_cl_11_trains_run_past_pawns() -> None:
    table = Position(74, 46, 45, 58)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "underground", 74) == []
    assert Position(74, 45, 58).ride(0, "underground", 46) == []


def test_cl_11_going_straight_back_is_allowed() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 3)
    table.ride(2, "taxi", 121)
    assert table.ride(0, "taxi", 74) == []
    assert table.ride(1, "taxi", 4) == []


def test_cl_12_the_fugitive_then_seat_by_seat() -> None:
    table = Position(74, 4, 120, 6)
    order = [table.turn]
    for pawn, station in enumerate((73, 3, 121, 7)):
        assert table.ride(pawn, "taxi", station) == ([Began(round=2)] if pawn == 3 else [])
        order.append(table.turn)
    assert order == [[0], [1], [2], [3], [0]]


def test_cl_12_a_player_moves_all_pawns_in_an_order_of_choice() -> None:
    table = Position(74, 4, 120, 6, 2, seats=3)
    table.ride(0, "taxi", 73)
    table.ride(3, "taxi", 7)
    assert table.refused_ride(2, "taxi", 121) == "CL-12"
    table.ride(1, "taxi", 3)
    table.ride(4, "taxi", 10)
    assert table.ride(2, "taxi", 121) == [Began(round=2)]


def test_cl_12_no_pawn_moves_twice() -> None:
    table = Position(74, 4, 120, seats=2)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 3)
    assert table.refused_ride(1, "taxi", 4) == "CL-12"


def test_cl_13_no_ticket_of_that_kind() -> None:
    table = Position(74, 153, 120, bus=0)
    table.ride(0, "taxi", 73)
    assert table.refused_ride(1, "bus", 154) == "CL-13"


def test_cl_13_stranded_by_the_last_ticket() -> None:
    table = Position(74, 3, 13, taxi=1)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 4) == [Stranded(pawn=1)]
    assert table.state.purses[1] == Purse(taxi=0, bus=8, underground=4)


def test_cl_13_stranded_by_the_deal() -> None:
    table = Position(74, 4, 13, taxi=0)
    assert table.log[-2:] == [Stranded(pawn=1), Began(round=1)]


def test_cl_13_a_ferry_saves_nobody_from_being_stranded() -> None:
    assert Stranded(pawn=1) in Position(74, 194, 13, taxi=0).log


def test_cl_13_stranded_pawn_is_out_for_good() -> None:
    table = Position(74, 4, 13, taxi=0, seats=2)
    for there, back in ((94, 23), (74, 13)):
        table.ride(0, "bus", there)
        assert (table.state.waiting, table.reach(1)) == ((2,), [])
        table.ride(2, "bus", back)
    assert table.log.count(Stranded(pawn=1)) == 1


def test_cl_13_stranded_pawn_still_blocks() -> None:
    table = Position(3, 4, 13, taxi=0)
    assert table.refused_ride(0, "taxi", 4) == "CL-11"


def test_cl_13_stranded_pawn_is_refused_as_stranded() -> None:
    table = Position(74, 4, 13, taxi=0, seats=2)
    table.ride(0, "bus", 94)
    assert table.refused_ride(1, "taxi", 3) == "CL-13"


def test_cl_13_without_tickets_it_is_stranded_even_where_all_is_occupied(tmp_path: Path) -> None:
    table = Position(3, 1, 2, board=sketch(tmp_path, "taxi 1 2", "bus 2 5", "taxi 3 4"), taxi=0)
    assert table.log[-2:] == [Stranded(pawn=1), Began(round=1)]


def test_cl_13_blocked_pawn_skips_one_turn() -> None:
    table = Position(74, 4, 3, 13)
    assert table.ride(0, "taxi", 73) == [Blocked(pawn=1)]
    table.ride(2, "taxi", 11)
    table.ride(3, "taxi", 23)
    table.ride(0, "taxi", 74)
    assert table.reach(1) == [("taxi", 3), ("taxi", 13)]


def test_cl_13_not_blocked_while_its_player_can_clear_the_way() -> None:
    table = Position(74, 4, 3, 13, seats=2)
    assert (table.ride(0, "taxi", 73), table.reach(1)) == ([], [])
    assert table.refused_ride(1, "taxi", 3) == "CL-11"
    assert table.ride(2, "taxi", 11) == []
    assert table.reach(1) == [("taxi", 3)]


def test_cl_13_blocked_when_its_player_has_cleared_nothing() -> None:
    table = Position(74, 4, 3, 13, 120, seats=3)
    assert table.game.owners == (0, 1, 2, 1, 2)
    assert table.ride(0, "taxi", 73) == []
    table.ride(3, "taxi", 23)
    assert table.reach(1) == [("taxi", 13)]


def test_cl_13_every_pawn_of_a_player_blocked_at_once(tmp_path: Path) -> None:
    table = Position(3, 1, 2, seats=2, board=sketch(tmp_path, "taxi 1 2", "taxi 3 4"))
    assert table.ride(0, "taxi", 4) == [Blocked(pawn=1), Blocked(pawn=2), Began(round=2)]


def test_cl_13_the_next_player_goes_on_when_one_is_blocked(tmp_path: Path) -> None:
    table = Position(3, 1, 5, 2, 6, seats=3, board=sketch(tmp_path, "taxi 1 2", "taxi 3 4", "taxi 5 7", "taxi 6 8"))
    assert table.ride(0, "taxi", 4) == [Blocked(pawn=1), Blocked(pawn=3)]
    assert table.turn == [2]


def test_cl_13_a_pawn_in_the_way_of_a_catch_is_no_block(tmp_path: Path) -> None:
    table = Position(3, 1, 2, board=sketch(tmp_path, "taxi 1 2", "taxi 2 4", "taxi 3 4"))
    table.ride(0, "taxi", 4)
    assert table.reach(2) == [("taxi", 4)]


def test_cl_14_all_about_the_detectives_is_public() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "black", 73)
    table.ride(1, "taxi", 3)
    for seat in (0, 1, 2, SPECTATOR):
        state = table.view(seat).state
        assert (state.stations[1:], state.purses) == ((3, 120), table.state.purses)


def test_cl_14_the_log_shows_tickets_and_hides_stations() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "underground", 46)
    assert table.view(0).state.log == (LogEntry("underground", 46),)
    assert table.view(1).state.log == table.view(SPECTATOR).state.log == (LogEntry("underground"),)
