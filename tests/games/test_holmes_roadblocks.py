"""Sherlock Holmes edition, Inspector Lestrade: SH-30, SH-31."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games.powers import Barricade, Fly, Land, Turn
from gaslamp.games.vocabulary import Began, Blocked, Double, Fare
from tests.games.positions import HolmesPosition


def close(station: int) -> Barricade:
    return Barricade(seat=1, pawn=1, station=station)


def lestrade(*, at: int = 5, fugitive: int = 74, first: int = 73, **options: Any) -> HolmesPosition:
    """The detectives' turn; Lestrade has yet to move."""
    table = HolmesPosition(fugitive, at, 162, team="lestrade watson", **options)
    table.go("taxi", first)
    return table


def offered(table: HolmesPosition) -> list[int]:
    return [action.station for action in table.view(1).actions if isinstance(action, Barricade)]


def test_sh_30_not_before_his_move() -> None:
    table = lestrade()
    assert offered(table) == []
    assert table.refusal(close(5)) == "SH-30"


@pytest.mark.parametrize("station", [5, 15])
def test_sh_30_the_station_he_left_or_the_one_he_reached(station: int) -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    assert offered(table) == [5, 15]
    table.play(close(station))
    assert table.state.roadblocks == {station}
    assert table.state.tokens == (0, 1, 2)


@pytest.mark.parametrize("station", [14, 16, 73, 162, 0, 999])
def test_sh_30_no_other_station(station: int) -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    assert table.refusal(close(station)) == "SH-30"


def test_sh_30_until_the_teams_turn_ends() -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == []
    assert table.done(2) == []
    assert offered(table) == [5, 15]
    assert table.play(close(5))[1:] == [Began(round=2)]


def test_sh_30_not_in_the_next_turn() -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    table.answer()
    table.go("taxi", 74)
    assert offered(table) == []
    table.ride(1, "taxi", 14)
    assert offered(table) == [15, 14]


def test_sh_30_only_his_own_move_counts() -> None:
    table = lestrade(seats=2)
    table.ride(2, "taxi", 136)
    assert offered(table) == []


def test_sh_30_the_token_stays_on_the_board() -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    table.play(close(15))
    table.answer()
    table.go("taxi", 74)
    assert table.state.roadblocks == {15}
    assert {table.view(seat).state.roadblocks for seat in (0, 1, 2, SPECTATOR)} == {frozenset({15})}


def test_sh_30_a_second_roadblock_beside_the_first() -> None:
    table = lestrade()
    table.ride(1, "taxi", 15)
    table.play(close(15))
    table.answer()
    table.go("taxi", 74)
    table.ride(1, "taxi", 14)
    assert offered(table) == [14]  # 15 is closed already
    table.play(close(14))
    assert table.state.roadblocks == {14, 15}
    assert table.state.tokens[1] == 0


def test_sh_30_nobody_but_lestrade() -> None:
    table = HolmesPosition(74, 5, 162)
    table.go("taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.refusal(close(15)) == "SH-30"


def test_sh_30_a_lestrade_who_cannot_move_has_no_roadblock() -> None:
    table = HolmesPosition(74, 2, 11, 9, team="lestrade watson", tokens=1)
    table.go("taxi", 73)
    table.ride(2, "taxi", 10)
    table.ride(3, "taxi", 20)
    assert table.turn == [2]
    assert table.done(2) == [Blocked(pawn=1), Began(round=2)]


def test_sh_30_what_his_player_said_before_his_move_does_not_count() -> None:
    table = HolmesPosition(74, 2, 10, 9, team="lestrade watson irene", seats=3)
    table.go("taxi", 73)
    table.ride(3, "taxi", 20)
    table.done(1)  # Lestrade is hemmed in, Irene spends no token
    table.ride(2, "taxi", 11)
    table.ride(1, "taxi", 10)
    assert offered(table) == [2, 10]


def closed(station: int, *, leaves: int, fugitive: int, first: int, **options: Any) -> HolmesPosition:
    """Moriarty to move, Lestrade having left `station` for `leaves` and closed what he left."""
    table = lestrade(at=station, fugitive=fugitive, first=first, **options)
    table.ride(1, "taxi", leaves)
    table.play(close(station))
    table.answer()
    return table


@pytest.mark.parametrize("fare", ["taxi", "bus", "black"])
def test_sh_31_he_may_not_stop_there(fare: Fare) -> None:
    table = closed(58, leaves=44, fugitive=73, first=74)
    assert table.refused_ride(0, fare, 58) == "SH-31"
    assert 58 not in [station for _, station in table.reach(0)]


def test_sh_31_for_the_rest_of_the_game() -> None:
    table = closed(58, leaves=44, fugitive=73, first=74)
    for station in (75, 74):
        table.go("taxi", station)
        table.answer()
    assert table.refused_ride(0, "taxi", 58) == "SH-31"


def test_sh_31_in_neither_half_of_a_double() -> None:
    table = closed(58, leaves=44, fugitive=73, first=74)
    table.play(Double(seat=0))
    table.go("taxi", 75)
    assert table.refused_ride(0, "taxi", 58) == "SH-31"


def test_sh_31_he_rides_past_it_where_the_line_does_not_stop() -> None:
    table = closed(58, leaves=44, fugitive=73, first=74)
    assert 58 in table.game.board.over("underground", 74, 46)
    table.go("underground", 46)
    assert table.state.stations[0] == 46


def test_sh_31_a_pawn_on_it_bars_him_as_any_pawn_does() -> None:
    table = lestrade(at=44, fugitive=73, first=74)
    table.ride(1, "taxi", 58)
    table.play(close(58))
    table.answer()
    assert table.refused_ride(0, "taxi", 58) == "SH-24"


def test_sh_31_the_ferry_does_not_stop_there() -> None:
    table = closed(194, leaves=195, fugitive=156, first=157)
    assert table.refused_ride(0, "black", 194) == "SH-31"
    assert ("black", 115) in table.reach(0)


def test_sh_31_the_balloon_does_not_land_there() -> None:
    table = closed(30, leaves=17, fugitive=99, first=80, tiles=((30, 106),))
    table.play(Fly(seat=0))
    table.play(Turn(seat=CHANCE, tile=(30, 106)))
    assert table.view(0).actions == (Land(seat=0, station=106),)
    assert table.refusal(Land(seat=0, station=30)) == "SH-35"


def test_sh_31_detectives_and_bobbies_take_no_notice() -> None:
    table = HolmesPosition(73, 5, 162, 16, team="lestrade watson")
    table.go("taxi", 74)
    table.ride(1, "taxi", 15)
    table.play(close(5))
    table.ride(3, "taxi", 5)
    table.answer()
    table.go("taxi", 73)
    table.ride(3, "taxi", 16)
    assert ("taxi", 5) in table.reach(1)
    table.ride(1, "taxi", 5)
    assert table.state.roadblocks == {5}
