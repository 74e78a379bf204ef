"""Sherlock Holmes edition, moving and the order of play: SH-16 to SH-19."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.board import load_board
from gaslamp.games.vocabulary import Began, Blocked, Done, Fare, Move, Purse, Stranded
from tests.games.positions import HolmesPosition

ORIGINAL: dict[str, Any] = {"mode": "original"}


def test_sh_16_moriarty_first_then_everybody_at_once() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    assert table.turn == [0]
    table.ride(0, "taxi", 73)
    assert table.turn == [1, 2]


def test_sh_16_any_order_chosen_anew() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    table.ride(0, "taxi", 73)
    for pawn, station in ((2, 136), (3, 121), (1, 15)):
        table.ride(pawn, "taxi", station)
    table.ride(0, "taxi", 74)
    for pawn, station in ((3, 120), (1, 5), (2, 162)):
        follows = table.ride(pawn, "taxi", station)
    assert follows == [Began(round=3)]


def test_sh_16_one_players_pawns_between_anothers() -> None:
    table = HolmesPosition(74, 5, 162, 120, team="sherlock watson irene", seats=3, **ORIGINAL)
    assert table.game.owners == (0, 1, 2, 1)
    table.ride(0, "taxi", 73)
    for pawn, station, turn in ((1, 15, [1, 2]), (2, 136, [1]), (3, 121, [0])):
        table.ride(pawn, "taxi", station)
        assert table.turn == turn


def test_sh_16_no_pawn_moves_twice() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.refused_ride(1, "taxi", 5) == "SH-16"


@pytest.mark.parametrize("mode", ["original", "sherlock"])
def test_sh_16_seat_by_seat_where_the_table_wants_it(mode: str) -> None:
    table = HolmesPosition(74, 5, 162, order="seats", mode=mode)
    table.ride(0, "taxi", 73)
    if mode == "sherlock":
        table.done()
    assert table.refused_ride(2, "taxi", 136) == "SH-16"
    table.ride(1, "taxi", 15)
    assert table.reach(2) == [("taxi", 136), ("taxi", 175)]


def test_sh_16_seat_by_seat_bobbies_give_nobody_a_turn_before_theirs() -> None:
    table = HolmesPosition(74, 5, 162, 120, order="seats", **ORIGINAL)
    table.ride(0, "taxi", 73)
    assert table.refused_ride(2, "taxi", 136) == "SH-16"


def test_sh_17_the_lines_of_165() -> None:
    table = HolmesPosition(165, 5, 162, blacks=0)
    taxi = [("taxi", 149), ("taxi", 151), ("taxi", 179), ("taxi", 180)]
    assert table.reach(0) == [*taxi, ("bus", 123), ("bus", 180)]


def test_sh_17_the_metro_runs_through_165_without_a_stop() -> None:
    assert 165 in load_board("holmes").over("underground", 153, 163)
    table = HolmesPosition(74, 165, 162)
    table.go("taxi", 73)
    for station in (153, 163):
        assert table.refused_ride(1, "underground", station) == "SH-17"


@pytest.mark.parametrize(("fare", "station"), [("bus", 150), ("taxi", 165), ("taxi", 150), ("black", 191)])
def test_sh_17_not_short_of_the_next_stop_not_beyond_it_not_nowhere(fare: Fare, station: int) -> None:
    assert HolmesPosition(165, 5, 162).refused_ride(0, fare, station) == "SH-17"


def test_sh_17_nobody_moves_onto_a_detective() -> None:
    table = HolmesPosition(74, 5, 15, 16, **ORIGINAL)
    table.ride(0, "taxi", 73)
    for station in (15, 16):  # Watson and a bobby
        assert table.refused_ride(1, "taxi", station) == "SH-17"
    assert table.reach(1) == []


def test_sh_17_trains_run_past_pawns() -> None:
    table = HolmesPosition(13, 14, 15, 16)
    assert ("underground", 89) in table.reach(0)
    table.go("underground", 89)


def test_sh_17_moriarty_may_not_stay_where_he_is() -> None:
    table = HolmesPosition(74, 5, 162)
    assert table.refusal(Done(seat=0)) == "SH-17"


def test_sh_18_own_tickets_only() -> None:
    table = HolmesPosition(74, 15, 162, bus=1, seats=2, tokens=0)
    table.go("taxi", 73)
    table.ride(1, "bus", 29)
    table.ride(2, "taxi", 136)
    table.go("taxi", 74)
    assert (table.state.purses[1].bus, table.state.purses[2].bus) == (0, 1)
    assert table.refused_ride(1, "bus", 15) == "SH-18"


@pytest.mark.parametrize("mode", ["original", "sherlock"])
def test_sh_18_one_who_can_move_must(mode: str) -> None:
    table = HolmesPosition(74, 5, 162, mode=mode, seats=2)
    table.ride(0, "taxi", 73)
    if mode == "sherlock":
        table.done()
    assert table.refusal(Done(seat=1)) == "SH-18"
    table.ride(1, "taxi", 15)
    assert table.refusal(Done(seat=1)) == "SH-18"


def test_sh_18_a_token_spent_is_no_move() -> None:
    table = HolmesPosition(74, 5, 162, seats=2)
    table.go("taxi", 73)
    table.play(table.view(1).actions[-1])
    assert (table.state.spent, table.state.waiting) == (True, (1, 2))
    assert table.refusal(Done(seat=1)) == "SH-18"


def test_sh_18_one_without_tickets_skips() -> None:
    table = HolmesPosition(74, 5, 13, **ORIGINAL, taxi=0)
    assert table.log[-2:] == [Stranded(pawn=1), Began(round=1)]
    table.ride(0, "bus", 94)
    assert (table.turn, table.state.waiting) == ([2], (2,))
    assert table.ride(2, "bus", 14) == [Began(round=2)]


def test_sh_18_a_stranded_detective_is_refused_as_such() -> None:
    table = HolmesPosition(74, 5, 13, **ORIGINAL, taxi=0, seats=2)
    table.ride(0, "bus", 94)
    assert table.refused_ride(1, "taxi", 15) == "SH-18"


def test_sh_18_one_who_is_hemmed_in_skips_this_turn_only() -> None:
    table = HolmesPosition(74, 2, 11, 9, **ORIGINAL)
    table.ride(0, "taxi", 73)
    assert table.ride(2, "taxi", 10) == []
    assert table.ride(3, "taxi", 20) == [Blocked(pawn=1), Began(round=2)]
    table.ride(0, "taxi", 74)
    assert table.state.waiting == (1, 2, 3)


def test_sh_18_not_hemmed_in_while_another_can_clear_the_way() -> None:
    table = HolmesPosition(74, 2, 10, 20, **ORIGINAL)
    table.ride(0, "taxi", 73)
    assert (table.reach(1), table.ride(2, "taxi", 11)) == ([], [])
    assert table.reach(1) == [("taxi", 10)]


def test_sh_19_bobbies_need_no_tickets() -> None:
    table = HolmesPosition(74, 5, 162, 153, **ORIGINAL)
    table.ride(0, "taxi", 73)
    assert {fare for fare, _ in table.reach(3)} == {"taxi", "bus", "underground"}
    assert table.state.purses[3] == Purse()
    table.ride(3, "underground", 185)
    assert table.state.purses[3] == Purse()


@pytest.mark.parametrize("seat", [1, 2])
def test_sh_19_whoever_likes_moves_a_bobby(seat: int) -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    table.ride(0, "taxi", 73)
    table.play(Move(seat=seat, pawn=3, fare="taxi", station=121))
    assert table.state.stations[3] == 121


def test_sh_19_one_who_has_moved_may_still_move_a_bobby() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.turn == [1, 2]
    table.play(Move(seat=1, pawn=3, fare="taxi", station=121))
    assert table.turn == [2]
    assert table.refusal(Move(seat=2, pawn=3, fare="taxi", station=120)) == "SH-16"


def test_sh_19_moriarty_moves_no_bobby() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL)
    assert table.refusal(Move(seat=0, pawn=3, fare="taxi", station=121)) == "SH-16"


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground", "black"])
def test_sh_19_bobbies_never_take_the_ferry(fare: Fare) -> None:
    table = HolmesPosition(74, 5, 162, 157, **ORIGINAL)
    table.ride(0, "taxi", 73)
    assert not {115, 194} & {station for _, station in table.reach(3)}
    assert table.refused_ride(3, fare, 194) == "SH-20"


def test_sh_19_a_bobby_who_is_hemmed_in_skips() -> None:
    table = HolmesPosition(74, 11, 9, 2, **ORIGINAL)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 10)
    assert table.ride(2, "taxi", 20) == [Blocked(pawn=3), Began(round=2)]


def test_sh_19_a_bobby_is_never_stranded() -> None:
    table = HolmesPosition(74, 13, 15, 5, **ORIGINAL, taxi=0)
    assert Stranded(pawn=3) not in table.log
