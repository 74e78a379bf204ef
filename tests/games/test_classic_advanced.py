"""Classic, advanced play: CL-25 and CL-26."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import SPECTATOR, Action
from gaslamp.games.classic import Surface, Take
from gaslamp.games.vocabulary import Began, Cornered, Done, Double, Fare, LogEntry, Purse, Stranded, Surfaced
from tests.games.positions import Position, ending, sketch


def take(table: Position, pawn: int, fare: Fare) -> list[object]:
    """What follows when the fugitive takes the ticket."""
    return list(table.play(Take(seat=0, pawn=pawn, fare=fare))[1:])


def surfaced(*stations: int, **options: Any) -> Position:
    """The fugitive has ridden from 74 to 73 by taxi and shown himself unasked."""
    table = Position(74, *stations, voluntary_surfacing=True, **options)
    table.ride(0, "taxi", 73)
    table.play(Surface(seat=0))
    return table


def test_cl_25_he_may_surface_after_a_move() -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True)
    assert table.ride(0, "taxi", 73) == []
    assert (table.turn, table.view(0).actions) == ([0], (Done(seat=0), Surface(seat=0)))
    assert table.play(Surface(seat=0))[1:] == [Surfaced(entry=1, station=73)]


def test_cl_25_or_leave_it() -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True)
    table.ride(0, "taxi", 73)
    assert table.play(Done(seat=0)) == [Done(seat=0)]
    assert (table.turn, table.view(1).state.log) == ([1], (LogEntry("taxi"),))


def test_cl_25_he_stands_on_the_board_until_he_moves_again() -> None:
    table = surfaced(4, 120)
    for seat in (1, 2, SPECTATOR):
        assert table.view(seat).state.stations[0] == 73
        assert table.view(seat).state.log == (LogEntry("taxi", 73, surfaced=True),)


def test_cl_25_off_by_default() -> None:
    table = Position(74, 4, 120)
    assert table.refusal(Surface(seat=0)) == "CL-25"
    table.ride(0, "taxi", 73)
    assert table.turn == [1]


def test_cl_25_one_ticket_from_each_pawn() -> None:
    table = surfaced(4, 120)
    assert table.view(0).actions == tuple(Take(seat=0, pawn=1, fare=fare) for fare in ("taxi", "bus", "underground"))
    assert take(table, 1, "underground") == []
    assert take(table, 2, "bus") == []
    assert table.state.purses == (Purse(3, 4, 4, 5, 2), Purse(10, 8, 3), Purse(10, 7, 4))
    assert table.turn == [1]


def test_cl_25_the_ticket_is_his_from_then_on() -> None:
    purse = {"fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0, "blacks": 0}
    table = Position(74, 4, 120, voluntary_surfacing=True, fugitive_fares="counted", **purse)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 73)
    table.play(Surface(seat=0))
    take(table, 1, "taxi")
    assert take(table, 2, "bus") == []
    assert table.ride(0, "taxi", 92) == []


def test_cl_25_too_late_for_who_is_cornered_between_the_halves() -> None:
    purse = {"fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0, "blacks": 0}
    table = Position(74, 4, 120, voluntary_surfacing=True, fugitive_fares="counted", **purse)
    table.play(Double(seat=0))
    assert table.ride(0, "taxi", 73) == []
    assert table.play(Done(seat=0))[1:] == [Cornered(station=73), *ending("CL-20", (1, 2), 74, 73)]


def test_cl_25_not_after_a_move_that_calls_for_surfacing() -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True, surfacing=(1,))
    assert table.ride(0, "taxi", 73) == [Surfaced(entry=1, station=73)]
    assert (table.turn, table.state.purses[1:]) == ([1], (Purse(10, 8, 4),) * 2)


@pytest.mark.parametrize("half", [1, 2])
def test_cl_25_in_either_half_of_a_double(half: int) -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True)
    table.play(Double(seat=0))
    for entry, station in ((1, 73), (2, 92)):
        table.ride(0, "taxi", station)
        table.play(Surface(seat=0) if entry == half else Done(seat=0))
        for pawn in (1, 2) if entry == half else ():
            take(table, pawn, "taxi")
    assert [entry.surfaced for entry in table.state.log] == [half == 1, half == 2]
    assert (table.turn, table.view(1).state.stations[0]) == ([1], None if half == 1 else 92)


def test_cl_25_in_both_halves_of_a_double() -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True)
    table.play(Double(seat=0))
    for station in (73, 92):
        table.ride(0, "taxi", station)
        table.play(Surface(seat=0))
        assert [take(table, pawn, "taxi") for pawn in (1, 2)] == [[], []]
    assert [purse.taxi for purse in table.state.purses] == [4 - 2 + 4, 8, 8]


def test_cl_25_a_pawn_with_no_tickets_gives_none(tmp_path: Path) -> None:
    board = sketch(tmp_path, "taxi 1 2", "taxi 3 4", "taxi 8 9")
    table = Position(8, 1, 3, 4, board=board, taxi=1, bus=0, underground=0, voluntary_surfacing=True)
    table.ride(0, "taxi", 9)
    table.play(Done(seat=0))
    table.ride(1, "taxi", 2)
    table.ride(0, "taxi", 8)
    table.play(Surface(seat=0))
    assert (table.state.purses[1].is_empty, table.state.taking) == (True, (2, 3))


def test_cl_25_nobody_has_a_ticket_to_give() -> None:
    table = Position(74, 4, 120, taxi=0, bus=0, underground=0, voluntary_surfacing=True)
    table.ride(0, "taxi", 73)
    facts = table.play(Surface(seat=0))[1:]
    assert facts == [Surfaced(entry=1, station=73), *ending("CL-22", (0,), 74, 73)]


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground"])
def test_cl_25_only_one_kind_left_to_take(fare: Fare) -> None:
    table = surfaced(13, 46, **{"taxi": 0, "bus": 0, "underground": 0, fare: 2})
    assert table.view(0).actions == (Take(seat=0, pawn=1, fare=fare),)


def test_cl_25_a_stranded_pawn_gives_too() -> None:
    table = surfaced(4, 13, taxi=0)
    assert (sorted(table.state.stranded), table.state.taking) == ([1], (1, 2))


def test_cl_25_taking_can_strand_a_pawn() -> None:
    table = surfaced(4, 13, taxi=1)
    assert take(table, 1, "taxi") == [Stranded(pawn=1)]
    assert take(table, 2, "taxi") == []
    assert (table.turn, table.state.waiting) == ([2], (2,))


def test_cl_25_the_last_taking_can_strand_a_pawn() -> None:
    table = surfaced(13, 4, taxi=1)
    assert take(table, 1, "taxi") == []
    assert take(table, 2, "taxi") == [Stranded(pawn=2)]
    assert (table.turn, table.state.waiting) == ([1], (1,))


def test_cl_25_taking_can_strand_them_all() -> None:
    table = surfaced(4, 120, taxi=1)
    assert take(table, 1, "taxi") == [Stranded(pawn=1)]
    assert take(table, 2, "taxi") == [Stranded(pawn=2), *ending("CL-22", (0,), 74, 73)]


def test_cl_25_stranded_between_the_halves_of_a_double() -> None:
    table = Position(74, 4, 13, taxi=1, voluntary_surfacing=True)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 73)
    table.play(Surface(seat=0))
    assert take(table, 1, "taxi") == [Stranded(pawn=1)]
    assert take(table, 2, "bus") == []
    table.ride(0, "taxi", 92)
    table.play(Done(seat=0))
    assert table.ride(2, "bus", 14) == [Began(round=2)]


@pytest.mark.parametrize(
    "action",
    [Take(seat=0, pawn=2, fare="bus"), Take(seat=0, pawn=1, fare="taxi"), Take(seat=0, pawn=1, fare="black"),
     Take(seat=0, pawn=0, fare="bus"), Take(seat=0, pawn=9, fare="bus"), Done(seat=0), Surface(seat=0)],
)  # fmt: skip
def test_cl_25_takes_in_order_and_what_is_there(action: Action) -> None:
    assert surfaced(13, 46, taxi=0).refusal(action) == "CL-25"


@pytest.mark.parametrize("action", [Surface(seat=0), Take(seat=0, pawn=1, fare="taxi")])
def test_cl_25_not_before_the_move(action: Action) -> None:
    assert Position(74, 4, 120, voluntary_surfacing=True).refusal(action) == "CL-25"


def test_cl_25_the_choice_is_the_fugitives() -> None:
    table = Position(74, 4, 120, voluntary_surfacing=True)
    table.ride(0, "taxi", 73)
    assert [table.refusal(kind(seat=1)) for kind in (Surface, Done)] == ["CL-12", "CL-12"]
    assert table.refused_ride(0, "taxi", 92) == "CL-12"
    assert [table.view(seat).actions for seat in (1, 2, SPECTATOR)] == [(), (), ()]


def test_cl_25_the_taking_is_the_fugitives_too() -> None:
    table = surfaced(4, 120)
    assert [table.view(seat).actions for seat in (1, 2, SPECTATOR)] == [(), (), ()]
    assert table.refusal(Take(seat=1, pawn=1, fare="taxi")) == "CL-12"


@pytest.mark.parametrize("fare", ["underground", "black"])
def test_cl_26_no_passing_over_a_pawn(fare: Fare) -> None:
    table = Position(153, 154, 120, cut_off=True)
    assert table.refused_ride(0, fare, 140) == "CL-26"
    assert 140 not in [station for _, station in table.reach(0)]


def test_cl_26_holds_for_buses_and_in_either_direction() -> None:
    assert Position(1, 31, 120, cut_off=True).refused_ride(0, "bus", 58) == "CL-26"
    assert Position(58, 31, 120, cut_off=True).refused_ride(0, "bus", 1) == "CL-26"


def test_cl_26_off_by_default() -> None:
    assert Position(153, 154, 120).ride(0, "underground", 140) == []


def test_cl_26_detectives_still_pass() -> None:
    table = Position(74, 153, 154, cut_off=True)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "underground", 140) == []


def test_cl_26_a_pawn_elsewhere_or_at_the_far_end_cuts_nothing_off() -> None:
    assert Position(153, 139, 120, cut_off=True).ride(0, "underground", 140) == []
    assert Position(153, 140, 120, cut_off=True).refused_ride(0, "underground", 140) == "CL-11"


def test_cl_26_another_kind_may_reach_the_same_station(tmp_path: Path) -> None:
    board = sketch(tmp_path, "bus 1 3 over 2", "taxi 1 3", "taxi 2 4", "taxi 5 6")
    table = Position(1, 2, 5, board=board, cut_off=True)
    assert table.refused_ride(0, "bus", 3) == "CL-26"
    assert table.reach(0) == [("taxi", 3), ("black", 3)]


def test_cl_26_a_pawn_on_the_line_can_corner_him(tmp_path: Path) -> None:
    board = sketch(tmp_path, "bus 1 3 over 2", "taxi 2 4", "taxi 5 6")
    assert Cornered(station=1) in Position(1, 2, 5, board=board, cut_off=True).log
    assert Position(1, 2, 5, board=board).reach(0) == [("bus", 3), ("black", 3)]


@pytest.mark.parametrize(("kind", "fare"), [("taxi", "taxi"), ("ferry", "black")])
def test_cl_26_is_about_bus_and_underground(tmp_path: Path, kind: str, fare: Fare) -> None:
    board = sketch(tmp_path, f"{kind} 1 3 over 2", "taxi 2 4", "taxi 5 6")
    assert (fare, 3) in Position(1, 2, 5, board=board, cut_off=True).reach(0)
