"""Sherlock Holmes edition, Moriarty's own moves: SH-8, SH-11, SH-20, SH-21."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from gaslamp.games.vocabulary import Done, Double, Fare, LogEntry, Purse, Surfaced
from tests.games.positions import HolmesPosition

ORIGINAL: dict[str, Any] = {"mode": "original"}


def surfacings(table: HolmesPosition) -> list[int]:
    """The entries after which he surfaces in a match that runs its course."""
    while table.to_act:
        offered = table.view(min(table.to_act)).actions
        table.play(next((a for a in offered if isinstance(a, Double | Done)), offered[0]))
    return [event.entry for event in table.log if isinstance(event, Surfaced)]


def test_sh_8_surfaces_after_five_entries_of_the_original() -> None:
    table = HolmesPosition(2, 162, 169, **ORIGINAL, taxi=99)
    assert surfacings(table) == [3, 8, 13, 18, 24]


def test_sh_8_without_a_double_the_last_entry_is_never_written() -> None:
    table = HolmesPosition(2, 162, 169, **ORIGINAL, taxi=99, doubles=0)
    assert surfacings(table) == [3, 8, 13, 18]


def test_sh_8_stands_on_the_board_until_he_moves_again() -> None:
    table = HolmesPosition(74, 5, 162, **ORIGINAL, surfacing=(1,))
    assert table.ride(0, "taxi", 73) == [Surfaced(entry=1, station=73)]
    table.answer()
    assert table.view(1).state.stations[0] == 73
    table.ride(0, "taxi", 57)
    assert table.view(1).state.stations[0] is None


def test_sh_11_surfaces_after_three_entries_of_sixteen() -> None:
    table = HolmesPosition(2, 162, 169, tokens=0)
    assert surfacings(table) == [3, 8, 13]
    assert len(table.state.log) == 16


def test_sh_11_sixteen_entries_and_not_rounds() -> None:
    table = HolmesPosition(2, 162, 169, tokens=0)
    surfacings(table)
    assert (table.state.round, len(table.state.log)) == (15, 16)


@pytest.mark.parametrize(("entries", "is_offered"), [(1, False), (2, True)])
def test_sh_11_no_double_with_one_window_left(*, entries: int, is_offered: bool) -> None:
    table = HolmesPosition(74, 5, 162, rounds=1, entries=entries)
    assert (Double(seat=0) in table.view(0).actions) is is_offered
    assert is_offered or table.refusal(Double(seat=0)) == "SH-21"


def test_sh_11_he_surfaces_when_he_has_nothing_more_to_say() -> None:
    table = HolmesPosition(74, 5, 162, surfacing=(1,))
    assert table.ride(0, "taxi", 73) == []
    assert table.view(1).state.stations[0] is None
    assert table.done() == [Surfaced(entry=1, station=73)]
    assert table.view(1).state.log == (LogEntry("taxi", 73, surfaced=True),)


def test_sh_20_a_black_ticket_rides_anything_and_is_used_up() -> None:
    table = HolmesPosition(74, 5, 162)
    assert [station for fare, station in table.reach(0) if fare == "black"] == [46, 58, 73, 75, 92, 94]
    table.go("black", 46)
    assert table.state.purses[0] == Purse(double=1)
    assert table.view(1).state.log == (LogEntry("black"),)
    table.answer()
    assert table.refused_ride(0, "black", 45) == "SH-20"


def test_sh_20_the_ferry_either_way_one_stop_a_ticket() -> None:
    route = (108, 115, 157, 194)
    for here, there in [*pairwise(route), *pairwise(route[::-1])]:
        assert HolmesPosition(here, 5, 162).ride(0, "black", there) == []
    for here, there in ((108, 157), (108, 194), (115, 194)):
        assert HolmesPosition(here, 5, 162).refused_ride(0, "black", there) == "SH-17"


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground"])
def test_sh_20_no_other_ticket_takes_the_ferry(fare: Fare) -> None:
    assert HolmesPosition(157, 5, 162).refused_ride(0, fare, 194) == "SH-20"


def test_sh_20_black_tickets_are_moriartys_alone() -> None:
    table = HolmesPosition(74, 5, 162)
    table.go("taxi", 73)
    assert table.refused_ride(1, "black", 15) == "SH-20"


def test_sh_21_two_moves_two_entries_one_card() -> None:
    table = HolmesPosition(74, 5, 162)
    table.play(Double(seat=0))
    table.go("bus", 94)
    assert (table.turn, table.state.phase) == ([0], "move")
    table.go("taxi", 93)
    assert table.turn == [1, 2]
    assert table.view(1).state.log == (LogEntry("bus"), LogEntry("taxi"))
    assert (table.state.purses[0].double, table.state.supply.double) == (0, 2)


def test_sh_21_one_double_a_turn() -> None:
    table = HolmesPosition(74, 5, 162, doubles=2)
    table.play(Double(seat=0))
    assert table.refusal(Double(seat=0)) == "SH-21"
    table.go("taxi", 73)
    assert table.refusal(Double(seat=0)) == "SH-21"


def test_sh_21_no_card_no_double() -> None:
    assert HolmesPosition(74, 5, 162, doubles=0).refusal(Double(seat=0)) == "SH-21"


@pytest.mark.parametrize(("entry", "seen"), [(1, None), (2, 92)])
def test_sh_21_surfaces_on_the_half_that_calls_for_it(entry: int, seen: int | None) -> None:
    table = HolmesPosition(74, 5, 162, surfacing=(entry,))
    table.play(Double(seat=0))
    facts = [*table.go("taxi", 73), *table.go("taxi", 92)]
    assert facts == [Surfaced(entry=entry, station=(73, 92)[entry - 1])]
    assert table.view(1).state.stations[0] == seen
