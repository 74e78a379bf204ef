"""Sherlock Holmes edition, where Moriarty cannot go: SH-23, SH-24."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.powers import Ban, Barricade, Fly
from gaslamp.games.vocabulary import Began, Cornered, Double, Fare, Move, Opened, Surfaced
from tests.games.positions import HolmesPosition, ending

ORIGINAL: dict[str, Any] = {"mode": "original"}
CAUGHT = ending("SH-23", (1, 2), 2)


def test_sh_23_every_station_he_could_reach_is_occupied() -> None:
    table = HolmesPosition(2, 10, 20)
    assert table.log[-4:] == [Began(round=1), Cornered(station=2), *CAUGHT]
    assert table.view(SPECTATOR).state.stations[0] == 2


def test_sh_23_bobbies_close_the_way_too() -> None:
    assert HolmesPosition(2, 162, 10, 20).log[-3:] == [Cornered(station=2), *CAUGHT]


def test_sh_23_not_while_one_exit_is_free() -> None:
    table = HolmesPosition(2, 10, 162)
    assert [fare for fare, _ in table.reach(0)] == ["taxi", "black"]


def test_sh_23_closed_by_a_roadblock() -> None:
    table = HolmesPosition(10, 20, 11, 162, team="lestrade watson sherlock", seats=2, blacks=0)
    table.go("taxi", 2)
    table.ride(1, "taxi", 9)
    table.play(Barricade(seat=1, pawn=1, station=20))
    table.ride(2, "taxi", 10)
    table.ride(3, "taxi", 136)
    assert table.log[-3:] == [Cornered(station=2), *ending("SH-23", (1,), 10, 2)]


def metro_only(**options: Any) -> HolmesPosition:
    """Moriarty at 93 with pawns on 92 and 94: only the metro is left, and Irene forbids it."""
    table = HolmesPosition(92, 74, 75, team="irene watson", seats=2, **options)
    table.go("taxi", 93)
    table.play(Ban(seat=1, pawn=1, fare="underground"))
    table.ride(1, "taxi", 92)
    table.ride(2, "taxi", 94)
    return table


def test_sh_23_closed_by_irenes_ban() -> None:
    assert metro_only(blacks=0).log[-3:] == [Cornered(station=93), *ending("SH-23", (1,), 92, 93)]


def test_sh_23_a_black_ticket_is_a_way_out() -> None:
    assert metro_only(blacks=1).reach(0) == [("black", 79)]


def test_sh_23_so_is_the_ferry() -> None:
    table = HolmesPosition(194, 192, 193, 195)
    assert table.reach(0) == [("black", 157)]
    assert HolmesPosition(194, 192, 193, 195, blacks=0).log[-3] == Cornered(station=194)


def test_sh_23_so_is_the_balloon() -> None:
    table = HolmesPosition(80, 63, 99, 100)
    assert (table.reach(0), table.view(0).actions) == ([], (Fly(seat=0), Double(seat=0)))


def test_sh_23_but_not_when_it_has_flown_or_nowhere_to_land() -> None:
    assert HolmesPosition(80, 63, 99, 100, tiles=((63, 99),)).log[-3] == Cornered(station=80)
    table = HolmesPosition(80, 63, 99, 100, tiles=((63, 99), (99, 5)))
    assert Fly(seat=0) in table.view(0).actions


def test_sh_23_no_balloon_in_the_original() -> None:
    assert HolmesPosition(80, 63, 99, 100, **ORIGINAL).log[-3] == Cornered(station=80)


def test_sh_23_no_move_for_the_second_half_of_a_double() -> None:
    table = HolmesPosition(10, 20, 11, fugitive_fares="counted", taxi=29)
    table.play(Double(seat=0))
    assert table.ride(0, "black", 2) == []
    assert table.done() == [Cornered(station=2), *ending("SH-23", (1, 2), 10, 2)]


def test_sh_23_he_surfaces_before_he_is_found_cornered_between_the_halves() -> None:
    table = HolmesPosition(10, 20, 11, fugitive_fares="counted", taxi=29, surfacing=(1,))
    table.play(Double(seat=0))
    table.ride(0, "black", 2)
    assert table.done()[:2] == [Surfaced(entry=1, station=2), Cornered(station=2)]


@pytest.mark.parametrize("fare", ["taxi", "bus", "black"])
@pytest.mark.parametrize("pawns", [(58, 162, 5), (5, 162, 58)])
def test_sh_24_never_onto_a_detective_or_a_bobby(fare: Fare, pawns: tuple[int, ...]) -> None:
    table = HolmesPosition(74, *pawns)
    assert table.refused_ride(0, fare, 58) == "SH-24"
    assert 58 not in [station for _, station in table.reach(0)]


def test_sh_24_nor_with_either_half_of_a_double() -> None:
    table = HolmesPosition(74, 73, 57)
    table.play(Double(seat=0))
    assert table.refused_ride(0, "taxi", 73) == "SH-24"
    table.go("taxi", 58)
    assert table.refused_ride(0, "taxi", 57) == "SH-24"


def test_sh_24_the_refusal_leaves_his_turn_to_him() -> None:
    table = HolmesPosition(74, 73, 162)
    table.refused_ride(0, "taxi", 73)
    assert table.turn == [0]
    assert isinstance(table.view(0).actions[0], Move)
    assert not any(isinstance(event, Opened) for event in table.log)
