"""Classic, the fugitive's own moves: CL-15 to CL-20."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.vocabulary import Began, Cornered, Double, Fare, LogEntry, Move, Purse, Surfaced
from tests.games.positions import Position, ending, sketch


def test_cl_15_the_detectives_see_the_ticket_and_not_the_station() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "bus", 94)
    for seat, station in ((0, 94), (1, None), (2, None), (SPECTATOR, None)):
        event = table.view(seat).events[-1]
        assert isinstance(event, Move)
        assert (event.fare, event.station) == ("bus", station)


def test_cl_16_surfaces_after_five_entries() -> None:
    events = Position(1, 5, 120, taxi=99).shuttle()
    assert [event.entry for event in events if isinstance(event, Surfaced)] == [3, 8, 13, 18, 24]


def test_cl_16_stands_on_the_board_until_he_moves_again() -> None:
    table = Position(74, 4, 120, surfacing=(1,))
    assert table.ride(0, "taxi", 73) == [Surfaced(entry=1, station=73)]
    assert table.view(1).state.log == (LogEntry("taxi", 73, surfaced=True),)
    table.ride(1, "taxi", 3)
    assert table.ride(2, "taxi", 121) == [Began(round=2)]
    table.play(Double(seat=0))
    assert table.view(1).state.stations[0] == 73
    table.ride(0, "taxi", 92)
    assert table.view(1).state.stations[0] is None
    assert table.view(1).state.log[0].station == 73


def test_cl_17_two_moves_two_entries_one_card() -> None:
    table = Position(74, 4, 120)
    assert table.play(Double(seat=0)) == [Double(seat=0)]
    assert table.ride(0, "bus", 94) == []
    assert (table.turn, table.state.phase) == ([0], "move")
    assert table.ride(0, "black", 93) == []
    assert table.turn == [1]
    assert table.view(1).state.log == (LogEntry("bus"), LogEntry("black"))
    assert table.state.purses[0] == Purse(taxi=4, bus=2, underground=3, black=4, double=1)


@pytest.mark.parametrize(("entry", "seen"), [(1, None), (2, 92)])
def test_cl_17_surfaces_on_the_half_that_calls_for_it(entry: int, seen: int | None) -> None:
    table = Position(74, 4, 120, surfacing=(entry,))
    table.play(Double(seat=0))
    facts = [*table.ride(0, "taxi", 73), *table.ride(0, "taxi", 92)]
    assert facts == [Surfaced(entry=entry, station=(73, 92)[entry - 1])]
    assert table.view(1).state.stations[0] == seen


def test_cl_17_he_may_come_back_to_where_he_started() -> None:
    table = Position(74, 4, 120)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 73)
    assert table.ride(0, "taxi", 74) == []


def test_cl_17_neither_half_ends_on_a_detective() -> None:
    table = Position(74, 73, 92)
    table.play(Double(seat=0))
    assert table.refused_ride(0, "taxi", 73) == "CL-11"
    table.ride(0, "taxi", 75)
    table = Position(75, 73, 92)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 74)
    assert table.refused_ride(0, "taxi", 92) == "CL-11"


def test_cl_17_one_double_a_turn() -> None:
    table = Position(74, 4, 120)
    table.play(Double(seat=0))
    assert table.refusal(Double(seat=0)) == "CL-17"
    table.ride(0, "taxi", 73)
    assert table.refusal(Double(seat=0)) == "CL-17"
    assert Double(seat=0) not in table.view(0).actions


def test_cl_17_one_double_for_each_card() -> None:
    table = Position(1, 5, 120, taxi=99)
    doubles = [event for event in table.shuttle() if isinstance(event, Double | Began)]
    assert doubles == [Double(seat=0), Began(round=2), Double(seat=0), *(Began(round=n) for n in range(3, 23))]


@pytest.mark.parametrize(("entries", "is_offered"), [(1, False), (2, True)])
def test_cl_17_only_with_two_free_entries(*, entries: int, is_offered: bool) -> None:
    table = Position(74, 4, 120, rounds=1, entries=entries)
    assert (Double(seat=0) in table.view(0).actions) is is_offered


def test_cl_17_refused_with_one_free_entry() -> None:
    assert Position(74, 4, 120, rounds=1, entries=1).refusal(Double(seat=0)) == "CL-17"


def test_cl_17_no_card_no_double() -> None:
    assert Position(74, 4, 120, doubles=0).refusal(Double(seat=0)) == "CL-17"


def test_cl_17_a_detective_has_no_double() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "taxi", 73)
    assert table.refusal(Double(seat=1)) == "CL-17"


def test_cl_17_no_move_for_the_second_half_is_caught() -> None:
    purse = {"fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0, "blacks": 0}
    table = Position(74, 4, 120, fugitive_fares="counted", **purse)
    table.play(Double(seat=0))
    assert table.ride(0, "taxi", 73) == [Cornered(station=73), *ending("CL-20", (1, 2), 74, 73)]


def test_cl_17_surfaces_before_he_is_found_cornered_between_the_halves() -> None:
    purse = {"fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0, "blacks": 0}
    table = Position(74, 4, 120, fugitive_fares="counted", surfacing=(1,), **purse)
    table.play(Double(seat=0))
    assert table.ride(0, "taxi", 73)[:2] == [Surfaced(entry=1, station=73), Cornered(station=73)]


def test_cl_18_stands_in_for_any_fare_and_is_used_up() -> None:
    table = Position(74, 4, 120)
    assert [station for fare, station in table.reach(0) if fare == "black"] == [46, 58, 73, 75, 92, 94]
    table.ride(0, "black", 46)
    assert table.state.purses[0] == Purse(taxi=4, bus=3, underground=3, black=4, double=2)
    assert table.view(1).state.log == (LogEntry("black"),)


def test_cl_18_black_with_none_left() -> None:
    table = Position(74, 4, 120, blacks=0)
    assert table.refused_ride(0, "black", 73) == "CL-18"
    assert all(fare != "black" for fare, _ in table.reach(0))


def test_cl_18_a_detective_has_none() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "black", 73)
    assert table.refused_ride(1, "black", 3) == "CL-18"
    assert all(fare != "black" for fare, _ in table.reach(1))


def test_cl_18_a_black_ticket_is_not_handed_on() -> None:
    table = Position(74, 4, 120)
    table.ride(0, "black", 73)
    assert [purse.black for purse in table.state.purses] == [4, 0, 0]


@pytest.mark.parametrize(
    ("board", "route"), [("bradley", (194, 157, 115, 118)), ("ravensburger", (194, 157, 115, 108))]
)
def test_cl_19_the_ferry_either_way_one_stop_a_ticket(board: str, route: tuple[int, ...]) -> None:
    for here, there in [*pairwise(route), *pairwise(route[::-1])]:
        assert Position(here, 4, 120, board=board).ride(0, "black", there) == []
    assert Position(route[0], 4, 120, board=board).refused_ride(0, "black", route[2]) == "CL-8"


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground"])
def test_cl_19_no_other_ticket_takes_the_ferry(fare: Fare) -> None:
    assert Position(157, 4, 120).refused_ride(0, fare, 194) == "CL-19"


def test_cl_19_no_ferry_without_a_black_ticket() -> None:
    table = Position(157, 4, 120, blacks=0)
    assert table.refused_ride(0, "black", 194) == "CL-18"
    assert 194 not in [station for _, station in table.reach(0)]


def test_cl_19_no_ferry_for_detectives() -> None:
    table = Position(74, 194, 120)
    table.ride(0, "taxi", 73)
    assert table.reach(1) == [("taxi", 192), ("taxi", 193), ("taxi", 195)]
    assert table.refused_ride(1, "taxi", 157) == "CL-19"


def test_cl_19_the_two_prints_number_one_map_differently() -> None:
    renamed = {118: 108, 128: 118, 159: 128, 171: 159, 200: 171}
    bradley, ravensburger = (Position(1, 4, 120, board=name).game.board for name in ("bradley", "ravensburger"))
    stations = {renamed.get(station, station) for station in bradley.stations}
    lines = {(line.kind, *sorted(renamed.get(end, end) for end in (line.a, line.b))) for line in bradley.lines}
    assert 108 not in bradley.stations
    assert stations == set(ravensburger.stations)
    # the two lists of lines differ at one corner of the map, which the board file calls unsure
    assert all(199 in line for line in lines ^ {(line.kind, line.a, line.b) for line in ravensburger.lines})


def test_cl_20_hemmed_in_he_is_caught() -> None:
    table = Position(3, 11, 23)
    table.ride(0, "taxi", 4)
    table.ride(1, "taxi", 3)
    facts = table.ride(2, "taxi", 13)
    assert facts == [Began(round=2), Cornered(station=4), *ending("CL-20", (1, 2), 3, 4)]


def test_cl_20_no_way_out_of_the_start() -> None:
    events = Position(4, 3, 13).log[-4:]
    assert events == [Began(round=1), Cornered(station=4), *ending("CL-20", (1, 2), 4)]


def test_cl_20_counted_fares_spent() -> None:
    purse = {"fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0, "blacks": 0}
    table = Position(74, 13, 46, fugitive_fares="counted", taxi=0, underground=0, **purse)
    table.ride(0, "taxi", 73)
    table.ride(1, "bus", 14)
    facts = table.ride(2, "bus", 34)
    assert facts == [Began(round=2), Cornered(station=73), *ending("CL-20", (1, 2), 74, 73)]


def test_cl_20_a_black_ticket_for_the_ferry_is_a_way_out(tmp_path: Path) -> None:
    board = sketch(tmp_path, "taxi 1 2", "ferry 1 3", "taxi 3 4", "taxi 5 6")
    assert Position(1, 2, 5, board=board).reach(0) == [("black", 3)]
    assert Cornered(station=1) in Position(1, 2, 5, board=board, blacks=0).log
