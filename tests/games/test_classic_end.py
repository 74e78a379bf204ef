"""Classic, how a match ends: CL-21 to CL-24."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core import SPECTATOR, Action
from gaslamp.games.classic import Surface, Take
from gaslamp.games.vocabulary import Began, Blocked, Caught, Done, Double, Move, Stranded
from tests.games.positions import Position, ending, sketch

LAST_TICKET = {"taxi": 1, "bus": 0, "underground": 0}


def test_cl_21_moving_onto_the_hidden_fugitive_catches_him() -> None:
    table = Position(74, 92, 120)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 73) == [Caught(pawn=1, station=73), *ending("CL-21", (1, 2), 74, 73)]


def test_cl_21_and_onto_the_visible_one() -> None:
    table = Position(74, 92, 120, surfacing=(1,))
    table.ride(0, "taxi", 73)
    assert ("taxi", 73) in table.reach(1)
    assert table.ride(1, "taxi", 73)[0] == Caught(pawn=1, station=73)


def test_cl_21_at_once_and_nobody_else_moves() -> None:
    table = Position(74, 92, 120, 4, seats=2)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 73)
    assert (table.turn, table.state.waiting, table.view(1).actions) == ([], (), ())


def test_cl_21_between_other_moves() -> None:
    table = Position(74, 120, 92, 4)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 121)
    assert table.ride(2, "taxi", 73) == [Caught(pawn=2, station=73), *ending("CL-21", (1, 2, 3), 74, 73)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cl_21_the_detectives_win_all_together(seats: int) -> None:
    table = Position(74, 92, 120, 4, seats=seats)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 73)
    assert table.outcome is not None
    assert table.outcome.winners == tuple(range(1, seats))


def test_cl_21_the_station_he_left_is_empty() -> None:
    table = Position(74, 92, 120)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 74) == []


def test_cl_21_a_catch_with_the_last_ticket_comes_before_cl_22() -> None:
    table = Position(74, 4, 92, **LAST_TICKET)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 3) == [Stranded(pawn=1)]
    assert table.ride(2, "taxi", 73) == [Caught(pawn=2, station=73), *ending("CL-21", (1, 2), 74, 73)]


def test_cl_21_a_catch_in_the_last_round_comes_before_cl_23() -> None:
    table = Position(74, 4, 92, rounds=1)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 3)
    assert table.ride(2, "taxi", 73) == [Caught(pawn=2, station=73), *ending("CL-21", (1, 2), 74, 73)]


def test_cl_22_all_out_of_tickets() -> None:
    table = Position(74, 4, 92, **LAST_TICKET)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 3) == [Stranded(pawn=1)]
    assert table.ride(2, "taxi", 74) == [Stranded(pawn=2), *ending("CL-22", (0,), 74, 73)]


def test_cl_22_tickets_that_fit_nowhere_are_as_good_as_none() -> None:
    table = Position(74, 3, 144, taxi=1)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 4)
    assert table.ride(2, "taxi", 120) == [Stranded(pawn=2), *ending("CL-22", (0,), 74, 73)]


def test_cl_22_not_while_one_can_still_move() -> None:
    table = Position(74, 4, 13, taxi=0)
    table.ride(0, "taxi", 73)
    assert table.ride(2, "bus", 14) == [Began(round=2)]


def test_cl_22_waits_for_the_end_of_the_detectives_turn() -> None:
    table = Position(74, 4, 120, taxi=0)
    assert table.log[-3:] == [Stranded(pawn=1), Stranded(pawn=2), Began(round=1)]
    assert table.ride(0, "taxi", 73) == ending("CL-22", (0,), 74, 73)


def test_cl_22_at_the_latest_after_the_22nd_move() -> None:
    table = Position(1, 5, 120, taxi=22, bus=0, underground=0)
    moves = [event.pawn for event in table.shuttle() if isinstance(event, Move)]
    assert (moves.count(1), moves.count(2)) == (22, 22)
    assert table.outcome is not None
    assert table.outcome.rule == "CL-22"


@pytest.mark.parametrize(("doubles", "entries"), [(0, 22), (1, 23), (2, 24)])
def test_cl_23_round_22_is_the_last(doubles: int, entries: int) -> None:
    table = Position(1, 5, 120, taxi=99, doubles=doubles)
    last = table.shuttle()[-1]
    assert (table.state.round, len(table.state.log)) == (22, entries)
    assert last == ending("CL-23", (0,), 1)[-1]


def test_cl_23_the_detectives_answer_the_last_move() -> None:
    table = Position(74, 4, 120, rounds=1)
    assert table.ride(0, "taxi", 73) == []
    assert table.ride(1, "taxi", 3) == []
    assert table.ride(2, "taxi", 121) == ending("CL-23", (0,), 74, 73)


def test_cl_23_a_full_log_is_the_end_too() -> None:
    table = Position(74, 4, 120, rounds=2, entries=2)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 73)
    table.ride(0, "taxi", 92)
    table.ride(1, "taxi", 3)
    assert table.ride(2, "taxi", 121) == ending("CL-23", (0,), 74, 73, 92)


def test_cl_23_even_if_a_blocked_pawn_has_a_ticket_left(tmp_path: Path) -> None:
    table = Position(3, 1, 2, rounds=1, board=sketch(tmp_path, "taxi 1 2", "taxi 3 4"))
    assert table.ride(0, "taxi", 4) == [Blocked(pawn=1), Blocked(pawn=2), *ending("CL-23", (0,), 3, 4)]


def test_cl_24_the_whole_log_is_open_to_everybody() -> None:
    table = Position(74, 4, 120, rounds=2, surfacing=())
    table.ride(0, "black", 73)
    table.ride(1, "taxi", 3)
    table.ride(2, "taxi", 121)
    table.ride(0, "taxi", 92)
    table.ride(1, "taxi", 4)
    table.ride(2, "taxi", 120)
    for seat in (0, 1, 2, SPECTATOR):
        state = table.view(seat).state
        assert state == table.state
        assert (state.start, [entry.station for entry in state.log], state.stations[0]) == (74, [73, 92], 92)


def test_cl_24_no_entry_is_opened_before_the_end() -> None:
    table = Position(74, 4, 120, surfacing=(2,))
    table.play(Double(seat=0))
    table.ride(0, "black", 73)
    table.ride(0, "taxi", 92)
    assert [entry.station for entry in table.view(1).state.log] == [None, 92]
    assert table.view(1).state.start is None


@pytest.mark.parametrize(
    "action",
    [
        *(Move(seat=seat, pawn=seat, fare="taxi", station=station) for seat, station in ((0, 74), (1, 92), (2, 121))),
        *(kind(seat=0) for kind in (Double, Done, Surface)),
        Take(seat=0, pawn=1, fare="taxi"),
    ],
)
def test_cl_24_after_the_end_nothing_more_happens(action: Action) -> None:
    table = Position(74, 92, 120, voluntary_surfacing=True)
    table.ride(0, "taxi", 73)
    table.play(Done(seat=0))
    table.ride(1, "taxi", 73)
    assert table.refusal(action) == "CL-12"
