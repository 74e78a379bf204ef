"""Compact, the black tickets: hiding, the boat, several in a round. CP-8, CP-9, CP-12."""

from __future__ import annotations

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.vocabulary import Began, Caught, Cornered, Fare, LogEntry, Move, Purse, Surfaced
from tests.games.positions import CompactPosition, scored

OTHERS = (1, 2, 3, SPECTATOR)
AWAY: tuple[tuple[Fare, int], ...] = (("taxi", 103), ("taxi", 97), ("taxi", 68))
BACK: tuple[tuple[Fare, int], ...] = (("taxi", 105), ("taxi", 109), ("taxi", 69))


def far(fugitive: int, black_tickets: int = 1) -> CompactPosition:
    """Mister X with the detectives far off: they shuttle by `AWAY` and `BACK`."""
    return CompactPosition(fugitive, 105, 109, 69, black_tickets=black_tickets)


# CP-8


def test_cp_8_he_leaves_the_board_and_only_he_knows_where_he_is() -> None:
    table = far(8)
    table.ride(0, "black", 13)
    assert table.view(0).state.stations[0] == 13
    assert {table.view(seat).state.stations[0] for seat in OTHERS} == {None}
    assert {table.view(seat).state.log for seat in OTHERS} == {(LogEntry("black"),)}


def test_cp_8_they_see_the_ticket_and_not_the_station() -> None:
    table = far(8)
    table.ride(0, "black", 13)
    assert table.view(0).events[-1] == Move(seat=0, pawn=0, fare="black", station=13, known_to=(0,))
    assert {table.view(seat).events[-1] for seat in OTHERS} == {Move(seat=0, pawn=0, fare="black", known_to=(0,))}


def test_cp_8_he_gives_the_ticket_up() -> None:
    table = far(8)
    table.ride(0, "black", 13)
    assert (table.state.purses[0], table.state.stock) == (Purse(), Purse(12, 8, 4))


def test_cp_8_by_any_line_each_station_once() -> None:
    assert [station for fare, station in far(8).reach(0) if fare == "black"] == [3, 6, 7, 9, 13, 21, 40]


def test_cp_8_the_detectives_move_not_knowing_then_he_reappears_and_moves_on() -> None:
    table = far(8)
    table.ride(0, "black", 13)
    assert [table.ride(pawn, *way) for pawn, way in enumerate(AWAY[:2], start=1)] == [[], []]
    assert table.view(1).state.stations[0] is None
    assert table.ride(3, *AWAY[2]) == [Surfaced(entry=1, station=13)]
    assert table.turn == [0]
    for seat in (0, *OTHERS):
        state = table.view(seat).state
        assert (state.stations[0], state.log) == (13, (LogEntry("black", 13, surfaced=True),))


def test_cp_8_from_there_he_goes_on_in_the_open() -> None:
    table = far(8)
    table.turn_of(("black", 13), *AWAY)
    table.ride(0, "underground", 30)
    assert {table.view(seat).state.stations[0] for seat in OTHERS} == {30}


def test_cp_8_after_an_open_move_nobody_surfaces() -> None:
    assert far(8).turn_of(("underground", 13), *AWAY) == []


def test_cp_8_one_and_no_more() -> None:
    table = far(8)
    table.turn_of(("black", 13), *AWAY)
    assert "black" not in {fare for fare, _ in table.reach(0)}
    assert table.refused_ride(0, "black", 12) == "CP-8"
    table.turn_of(("taxi", 12), *BACK)
    assert table.refused_ride(0, "black", 13) == "CP-8"


def test_cp_8_another_for_the_next_mister_x() -> None:
    table = far(8)
    table.ride(0, "black", 13)
    table.give_up()
    table.begin(8, 105, 109, 69)
    assert table.state.purses[0] == Purse(black=1)
    table.ride(0, "black", 13)  # CP-12: the other's was another round
    assert [table.view(seat).state.stations[0] for seat in (0, 1, 2, 3)] == [None, 13, None, None]


def test_cp_8_no_black_ticket_for_a_detective() -> None:
    table = far(8)
    table.ride(0, "taxi", 3)
    assert table.refused_ride(1, "black", 103) == "CP-8"


def test_cp_8_who_meets_him_unseen_has_caught_him() -> None:
    table = CompactPosition(8, 20, 105, 109)
    table.ride(0, "black", 21)
    assert table.ride(1, "taxi", 21) == [Caught(pawn=1, station=21), *scored(0, 1 - 3, "caught", 8, 21)]


def test_cp_8_who_guesses_wrong_has_not() -> None:
    table = CompactPosition(8, 20, 105, 109)
    table.ride(0, "black", 3)
    assert table.ride(1, "taxi", 21) == []
    assert table.turn == [1, 2, 3]


def test_cp_8_the_station_he_left_is_empty() -> None:
    table = CompactPosition(8, 9, 105, 109)
    table.ride(0, "black", 21)
    assert table.ride(1, "taxi", 8) == []


def test_cp_8_he_cannot_hide_under_a_detective() -> None:
    table = CompactPosition(8, 9, 105, 109)
    assert ("black", 9) not in table.reach(0)
    assert table.refused_ride(0, "black", 9) == "CP-7"


@pytest.mark.parametrize("station", [3, 7, 40])
def test_cp_8_the_detectives_are_offered_the_same_wherever_he_is(station: int) -> None:
    table = CompactPosition(8, 9, 105, 109)
    table.ride(0, "black", station)
    assert [way for _, way in table.reach(1)] == [4, 8, 10, 20, 8, 11, 38]


# CP-9


@pytest.mark.parametrize(("here", "there"), [(47, 36), (36, 47), (36, 84), (84, 36), (84, 112), (112, 84)])
def test_cp_9_the_boat_by_black_ticket_one_stop(here: int, there: int) -> None:
    table = CompactPosition(here, 8, 13, 105)
    assert ("black", there) in table.reach(0)
    table.ride(0, "black", there)
    assert table.view(0).state.stations[0] == there


@pytest.mark.parametrize(("here", "further"), [(47, 84), (36, 112), (112, 36), (84, 47)])
def test_cp_9_no_further_than_the_next_stop(here: int, further: int) -> None:
    assert CompactPosition(here, 8, 13, 105).refused_ride(0, "black", further) == "CP-5"


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground"])
def test_cp_9_for_no_other_ticket(fare: Fare) -> None:
    table = CompactPosition(112, 8, 13, 105)
    assert (fare, 84) not in table.reach(0)
    assert table.refused_ride(0, fare, 84) == "CP-9"


def test_cp_9_no_boat_once_the_black_ticket_is_gone() -> None:
    table = far(112)
    table.turn_of(("black", 84), *AWAY)
    assert {36, 112}.isdisjoint({station for _, station in table.reach(0)})
    assert table.refused_ride(0, "taxi", 36) == "CP-9"


def test_cp_9_no_boat_for_a_detective() -> None:
    table = CompactPosition(8, 112, 13, 105)
    table.ride(0, "taxi", 3)
    assert table.reach(1) == [("taxi", 95), ("taxi", 111), ("taxi", 113)]
    assert table.refused_ride(1, "taxi", 84) == "CP-9"
    assert table.refused_ride(1, "black", 84) == "CP-8"


def test_cp_9_the_boat_saves_a_mister_x_who_is_shut_in() -> None:
    table = CompactPosition(112, 95, 111, 113)
    assert table.turn == [0]
    assert table.reach(0) == [("black", 84)]


def test_cp_9_but_not_without_a_black_ticket() -> None:
    table = CompactPosition(113, 91, 90, 94)
    table.turn_of(("black", 112), ("taxi", 95), ("taxi", 111))
    assert table.ride(3, "taxi", 113) == [
        Surfaced(entry=1, station=112), Cornered(station=112), *scored(0, 3 - 3, "cornered", 113, 112),
    ]  # fmt: skip


# CP-12


@pytest.mark.parametrize("black_tickets", [1, 2, 3, 4])
def test_cp_12_one_to_four(black_tickets: int) -> None:
    table = far(8, black_tickets)
    assert table.state.purses[0] == Purse(black=black_tickets)
    table.ride(0, "black", 13)
    assert table.state.purses[0] == Purse(black=black_tickets - 1)


def test_cp_12_never_two_in_succession() -> None:
    table = far(8, 4)
    table.turn_of(("black", 13), *AWAY)
    assert table.state.purses[0].black == 3
    assert "black" not in {fare for fare, _ in table.reach(0)}
    assert table.refused_ride(0, "black", 12) == "CP-12"
    table.turn_of(("taxi", 12), *BACK)
    assert ("black", 13) in table.reach(0)


def test_cp_12_three_points_off_for_each() -> None:
    table = CompactPosition(8, 105, 109, 69, black_tickets=4, taxi=99)
    for _ in range(4):
        table.turn_of(("black", 13), *AWAY)
        table.turn_of(("underground", 8), *BACK)
    assert table.refused_ride(0, "black", 13) == "CP-8"
    assert table.game.points(table.state) == 24 - 12


def test_cp_12_a_black_ticket_he_may_not_use_does_not_save_him() -> None:
    table = CompactPosition(113, 91, 90, 94, black_tickets=2)
    table.turn_of(("black", 112), ("taxi", 95), ("taxi", 111))
    assert table.ride(3, "taxi", 113)[:2] == [Surfaced(entry=1, station=112), Cornered(station=112)]


def test_cp_12_another_line_is_refused_as_ever_after_hiding() -> None:
    table = far(8, 2)
    table.turn_of(("black", 13), *AWAY)
    assert table.refused_ride(0, "black", 105) == "CP-5"


def test_cp_12_hiding_at_the_end_of_a_round_bars_nothing_in_the_next() -> None:
    table = far(8, 2)
    table.ride(0, "black", 13)
    table.give_up()
    table.begin(8, 105, 109, 69)
    assert table.log[-1] == Began(round=2)
    assert ("black", 13) in table.reach(0)
