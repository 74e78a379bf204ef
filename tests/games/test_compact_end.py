"""Compact, how a round ends: CP-10."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core import SPECTATOR, Seat
from gaslamp.games.compact import GiveUp, Scored
from gaslamp.games.vocabulary import Blocked, Caught, Fare, Move, Opened, Stranded, Surfaced
from tests.games.positions import CompactPosition, scored, sketched

STRANDED = [Stranded(pawn=1), Stranded(pawn=2), Stranded(pawn=3)]
LAST_TICKET = {"taxi": 1, "bus": 0, "underground": 0}


# A catch


def test_cp_10_a_detective_who_reaches_mister_x_catches_him() -> None:
    table = CompactPosition(8, 105, 20, 109)
    table.ride(0, "taxi", 9)
    assert table.ride(2, "taxi", 9) == [Caught(pawn=2, station=9), *scored(0, 1, "caught", 8, 9)]


def test_cp_10_a_hidden_one_too() -> None:
    table = CompactPosition(8, 105, 20, 109)
    table.ride(0, "black", 9)
    assert table.ride(2, "taxi", 9) == [Caught(pawn=2, station=9), *scored(0, 1 - 3, "caught", 8, 9)]


def test_cp_10_at_once_and_the_tickets_paid_so_far_count() -> None:
    table = CompactPosition(8, 105, 20, 109)
    table.ride(0, "taxi", 9)
    table.ride(3, "underground", 69)
    assert table.ride(2, "taxi", 9)[1:] == scored(0, 3 + 1, "caught", 8, 9)
    assert table.state.round == 2


@pytest.mark.parametrize(("fare", "here", "worth"), [("taxi", 8, 1), ("bus", 11, 2)])
def test_cp_10_the_catching_ticket_counts_too(fare: Fare, here: int, worth: int) -> None:
    table = CompactPosition(10, here, 105, 109)
    table.ride(0, "taxi", 9)
    assert table.ride(1, fare, 9)[-1] == Scored(seat=0, points=worth, how="caught")


def test_cp_10_a_catch_with_the_last_ticket_is_a_catch() -> None:
    table = CompactPosition(8, 20, 105, 109, **LAST_TICKET)
    table.ride(0, "taxi", 9)
    assert table.ride(1, "taxi", 9) == [Caught(pawn=1, station=9), *scored(0, 1, "caught", 8, 9)]


# No tickets


def test_cp_10_without_tickets_the_round_is_over() -> None:
    table = CompactPosition(1, 8, 105, 109, taxi=1, bus=1, underground=1)
    table.turn_of(("taxi", 2), ("taxi", 9), ("bus", 67))
    assert table.ride(3, "underground", 69) == [Stranded(pawn=3), *scored(0, 6, "spent", 1, 2)]


def test_cp_10_at_once_in_the_middle_of_a_turn() -> None:
    table = CompactPosition(1, 8, 105, 109, **LAST_TICKET)
    table.ride(0, "taxi", 2)
    assert table.state.waiting == (1, 2, 3)
    assert table.ride(2, "taxi", 103) == [*STRANDED, *scored(0, 1, "spent", 1, 2)]


def test_cp_10_also_while_he_hides() -> None:
    table = CompactPosition(1, 8, 105, 109, **LAST_TICKET)
    table.ride(0, "black", 2)
    assert table.ride(1, "taxi", 9) == [*STRANDED, Surfaced(entry=1, station=2), *scored(0, 1 - 3, "spent", 1, 2)]


def test_cp_10_also_if_it_would_have_shut_him_in() -> None:
    table = CompactPosition(2, 7, 3, 105, taxi=2, bus=0, underground=0)
    table.turn_of(("taxi", 1), ("taxi", 6))
    assert table.ride(2, "taxi", 2) == [*STRANDED, *scored(0, 2, "spent", 2, 1)]


def test_cp_10_no_number_of_turns_ends_a_round() -> None:
    table = CompactPosition(8, 105, 109, 69, taxi=99)
    for _ in range(12):
        assert table.turn_of(("underground", 13), ("taxi", 103), ("taxi", 97), ("taxi", 68)) == []
        assert table.turn_of(("underground", 8), ("taxi", 105), ("taxi", 109), ("taxi", 69)) == []
    assert (table.state.round, len(table.state.log)) == (1, 24)
    assert table.game.rule_escaped(table.state) is None


# Tickets, and no use for them


def test_cp_10_tickets_that_fit_nowhere_go_to_mister_x() -> None:
    table = CompactPosition(112, 21, 22, 23, taxi=1, bus=0, underground=2)
    table.ride(0, "taxi", 113)
    assert table.ride(1, "taxi", 7) == [*STRANDED, *scored(0, 1 + 6, "stuck", 112, 113)]


def test_cp_10_not_while_a_single_pawn_can_move() -> None:
    table = CompactPosition(112, 21, 22, 40, taxi=1, bus=0, underground=2)
    table.ride(0, "taxi", 113)
    assert table.ride(1, "taxi", 7) == [Stranded(pawn=1), Stranded(pawn=2)]
    assert table.reach(3) == [("underground", 8), ("underground", 13), ("underground", 56), ("underground", 72)]


def test_cp_10_pawns_that_shut_each_other_in_for_good(tmp_path: Path) -> None:
    lines = ("taxi 1 2", "taxi 2 3", "bus 3 4", "taxi 8 9")
    table = sketched(tmp_path, 8, 1, 2, 4, lines=lines, bus=1, underground=0)
    table.ride(0, "taxi", 9)
    assert table.ride(3, "bus", 3) == scored(0, 2 + 12, "stuck", 8, 9)


def test_cp_10_a_pawn_that_has_moved_and_can_again_keeps_the_round_going(tmp_path: Path) -> None:
    lines = ("taxi 1 2", "taxi 2 3", "bus 3 4", "taxi 8 9")
    table = sketched(tmp_path, 8, 1, 2, 4, lines=lines, bus=2, underground=0)
    table.ride(0, "taxi", 9)
    assert table.ride(3, "bus", 3) == [Blocked(pawn=1), Blocked(pawn=2)]
    assert table.turn == [0]


def test_cp_10_stuck_from_the_start(tmp_path: Path) -> None:
    table = sketched(tmp_path, 8, 1, 2, 3, lines=("taxi 1 2", "taxi 2 3", "taxi 1 3", "taxi 8 9"))
    assert table.log[-2:] == scored(0, 40, "stuck", 8)


def test_cp_10_and_where_there_are_no_tickets_at_all() -> None:
    table = CompactPosition(1, 8, 105, 109, taxi=0, bus=0, underground=0)
    assert table.log[-2:] == scored(0, 0, "spent", 1)


# Giving up


def answering(seats: Seat = 4, fare: Fare = "taxi") -> CompactPosition:
    table = CompactPosition(1, 8, 105, 109, seats=seats)
    table.ride(0, fare, 2)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_10_they_give_up_when_all_of_them_will(seats: Seat) -> None:
    table = answering(seats)
    for seat in range(1, seats - 1):
        assert table.play(GiveUp(seat=seat))[1:] == []
    assert table.play(GiveUp(seat=seats - 1))[1:] == scored(0, 40, "given-up", 1, 2)


def test_cp_10_in_whatever_order_they_say_so() -> None:
    table = answering()
    for seat in (3, 1):
        table.play(GiveUp(seat=seat))
    assert table.play(GiveUp(seat=2))[1:] == scored(0, 40, "given-up", 1, 2)


def test_cp_10_every_ticket_left_goes_to_mister_x_less_what_hiding_costs() -> None:
    table = answering(2, "black")
    table.ride(3, "underground", 69)
    assert table.play(GiveUp(seat=1))[1:] == scored(0, 40 - 3, "given-up", 1, 2)


def test_cp_10_who_is_for_it_is_for_all_to_see() -> None:
    table = answering()
    table.play(GiveUp(seat=2))
    assert {table.view(seat).state.giving_up for seat in (0, 1, 2, 3, SPECTATOR)} == {frozenset({2})}


def test_cp_10_who_is_for_it_may_still_move_and_cannot_say_it_twice() -> None:
    table = answering()
    before = table.view(2).actions
    table.play(GiveUp(seat=2))
    assert table.view(2).actions == tuple(action for action in before if isinstance(action, Move))
    assert table.view(1).actions[-1] == GiveUp(seat=1)
    assert table.refusal(GiveUp(seat=2)) == "CP-10"


@pytest.mark.parametrize("mover", [1, 2, 3])
def test_cp_10_a_proposal_lapses_when_somebody_moves(mover: Seat) -> None:
    table = answering()
    table.play(GiveUp(seat=1))
    table.play(GiveUp(seat=2))
    table.play(Move(seat=mover, pawn=1, fare="taxi", station=9))
    assert table.state.giving_up == frozenset()
    assert table.play(GiveUp(seat=3))[1:] == []
    assert table.state.giving_up == {3}


def test_cp_10_only_in_their_own_turn() -> None:
    table = CompactPosition(1, 8, 105, 109)
    for seat in (1, 2, 3):
        assert table.refusal(GiveUp(seat=seat)) == "CP-6"
    table.turn_of(("taxi", 2), ("taxi", 9), ("taxi", 103), ("taxi", 98))
    for seat in (1, 2, 3):
        assert table.refusal(GiveUp(seat=seat)) == "CP-6"


def test_cp_10_mister_x_cannot_give_up() -> None:
    table = CompactPosition(1, 8, 105, 109)
    assert table.refusal(GiveUp(seat=0)) == "CP-10"
    table.ride(0, "taxi", 2)
    assert table.refusal(GiveUp(seat=0)) == "CP-6"


def test_cp_10_what_he_noted_is_shown_at_the_end_of_the_round() -> None:
    table = answering(fare="black")
    table.give_up()
    assert {table.view(seat).events[-2] for seat in (1, 2, 3, SPECTATOR)} == {Opened(stations=(1, 2))}
