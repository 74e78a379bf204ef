"""Sherlock Holmes edition, at a hideout: SH-32 to SH-34, and with a double move: SH-36."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.powers import Collect, Fly, LieLow, Prize
from gaslamp.games.vocabulary import Began, Caught, Done, Double, LogEntry, Purse, Surfaced
from tests.games.positions import HolmesPosition

BLACK, CARD, LOW = Collect(seat=0, fare="black"), Collect(seat=0, fare="double"), LieLow(seat=0)


def hiding(**options: Any) -> HolmesPosition:
    """Moriarty has just come to the hideout at 80."""
    table = HolmesPosition(99, 5, 162, **options)
    table.ride(0, "taxi", 80)
    return table


def test_sh_32_what_a_hideout_offers() -> None:
    assert hiding().view(0).actions == (Done(seat=0), BLACK, CARD)
    assert hiding(surfacing=(1,)).view(0).actions == (Done(seat=0), BLACK, CARD, LOW)


def test_sh_32_he_may_and_need_not() -> None:
    table = hiding()
    assert table.done() == []
    assert (table.state.promised, table.turn) == (Purse(), [1, 2])


@pytest.mark.parametrize("action", [BLACK, CARD, LOW])
def test_sh_32_only_at_a_hideout(action: Collect | LieLow) -> None:
    table = HolmesPosition(74, 5, 162, surfacing=(1,))
    table.ride(0, "taxi", 73)
    assert table.view(0).actions == (Done(seat=0),)
    assert table.refusal(action) == ("SH-34" if action == LOW else "SH-33")


def test_sh_32_not_at_the_start() -> None:
    table = HolmesPosition(80, 5, 162)
    assert (table.refusal(BLACK), table.refusal(LOW)) == ("SH-33", "SH-34")


@pytest.mark.parametrize("action", [BLACK, CARD, LOW])
def test_sh_32_the_use_is_announced_and_no_station(action: Collect | LieLow) -> None:
    table = hiding(surfacing=(1,))
    table.play(action)
    for seat in (1, 2, SPECTATOR):
        assert table.view(seat).events[-1] == action
        assert table.view(seat).state.stations[0] is None


def test_sh_32_which_hideout_it_is_nobody_can_tell() -> None:
    views = []
    for start, hideout in ((99, 80), (42, 72)):
        table = HolmesPosition(start, 5, 162)
        table.ride(0, "taxi", hideout)
        table.play(BLACK)
        views.append([table.view(seat).encode() for seat in (1, 2, SPECTATOR)])
    assert views[0] == views[1]


def test_sh_32_no_hideouts_in_the_original() -> None:
    table = HolmesPosition(99, 5, 162, mode="original", surfacing=(1,))
    assert table.ride(0, "taxi", 80) == [Surfaced(entry=1, station=80)]
    table.answer()
    assert table.refusal(Fly(seat=0)) == "SH-35"


@pytest.mark.parametrize(("fare", "left"), [("black", (4, 2)), ("double", (5, 1))])
def test_sh_33_he_takes_one_from_the_supply(fare: Prize, left: tuple[int, int]) -> None:
    table = hiding()
    assert table.play(Collect(seat=0, fare=fare))[1:] == []
    assert (table.state.supply.black, table.state.supply.double) == left
    assert table.view(0).actions == (Done(seat=0),)


@pytest.mark.parametrize("second", [BLACK, CARD, LOW])
def test_sh_33_one_ticket_an_arrival(second: Collect | LieLow) -> None:
    table = hiding(surfacing=(1,))
    table.play(BLACK)
    assert table.refusal(second) == ("SH-34" if second == LOW else "SH-33")


def test_sh_33_while_there_are_any() -> None:
    table = hiding(blacks=6, doubles=3)
    assert table.view(0).actions == (Done(seat=0),)
    assert (table.refusal(BLACK), table.refusal(CARD)) == ("SH-33", "SH-33")
    assert hiding(blacks=6, doubles=2).view(0).actions == (Done(seat=0), CARD)


def test_sh_33_his_only_after_the_detectives_turn() -> None:
    table = hiding(blacks=0)
    table.play(BLACK)
    table.done()
    assert (table.state.purses[0].black, table.state.promised.black) == (0, 1)
    assert table.answer()[-1] == Began(round=2)
    assert (table.state.purses[0].black, table.state.promised) == (1, Purse())
    assert ("black", 99) in table.reach(0)


@pytest.mark.parametrize("prize", [BLACK, CARD])
def test_sh_33_not_in_the_second_half_of_a_double(prize: Collect) -> None:
    table = HolmesPosition(99, 5, 162, blacks=0)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 80)
    table.play(prize)
    table.done()
    assert table.refused_ride(0, "black", 100) == "SH-20"
    assert table.refusal(Double(seat=0)) == "SH-21"
    table.go("taxi", 100)
    table.answer()
    assert table.state.purses[0] == Purse(black=int(prize == BLACK), double=int(prize == CARD))


def test_sh_33_a_spent_double_does_not_come_back() -> None:
    table = HolmesPosition(99, 5, 162)
    table.play(Double(seat=0))
    assert (table.state.purses[0].double, table.state.supply.double) == (0, 2)


def test_sh_33_a_taken_double_is_spent_as_any_other() -> None:
    table = hiding(doubles=0)
    table.play(CARD)
    table.done()
    table.answer()
    table.play(Double(seat=0))
    table.go("taxi", 99)
    table.go("taxi", 80)
    assert (table.state.purses[0].double, table.state.supply.double, len(table.state.log)) == (0, 2, 3)


def test_sh_33_again_at_the_next_arrival() -> None:
    table = hiding()
    table.play(BLACK)
    table.done()
    table.answer()
    table.go("taxi", 99)
    table.answer()
    table.ride(0, "taxi", 80)
    assert BLACK in table.view(0).actions


def test_sh_33_he_surfaces_all_the_same() -> None:
    table = hiding(surfacing=(1,))
    table.play(BLACK)
    assert table.done() == [Surfaced(entry=1, station=80)]


def test_sh_34_he_stays_hidden_where_he_should_surface() -> None:
    table = hiding(surfacing=(1,))
    assert table.play(LOW) == [LOW]
    assert table.done() == []
    for seat in (1, 2, SPECTATOR):
        state = table.view(seat).state
        assert (state.stations[0], state.log) == (None, (LogEntry("taxi"),))


def test_sh_34_only_where_the_entry_calls_for_surfacing() -> None:
    assert hiding(surfacing=(2,)).refusal(LOW) == "SH-34"


def test_sh_34_not_together_with_a_ticket() -> None:
    table = hiding(surfacing=(1,))
    table.play(LOW)
    assert table.view(0).actions == (Done(seat=0),)
    assert (table.refusal(BLACK), table.refusal(LOW)) == ("SH-33", "SH-34")


def test_sh_34_nor_the_other_way_round() -> None:
    table = hiding(surfacing=(1,))
    table.play(CARD)
    assert table.refusal(LOW) == "SH-34"


def test_sh_34_fleeing_from_there_later_is_allowed() -> None:
    table = hiding(surfacing=(1,))
    table.play(LOW)
    table.done()
    table.answer()
    assert Fly(seat=0) in table.view(0).actions
    assert table.play(Fly(seat=0))


def test_sh_34_he_surfaces_at_the_next_entry_that_calls_for_it() -> None:
    table = hiding(surfacing=(1, 2))
    table.play(LOW)
    table.done()
    table.answer()
    assert table.go("taxi", 99) == [Surfaced(entry=2, station=99)]
    assert [entry.surfaced for entry in table.state.log] == [False, True]


def test_sh_34_hidden_is_not_safe() -> None:
    table = HolmesPosition(99, 100, 162, surfacing=(1,))
    table.ride(0, "taxi", 80)
    table.play(LOW)
    table.done()
    assert table.ride(1, "taxi", 80)[0] == Caught(pawn=1, station=80)


def test_sh_36_a_ticket_after_the_first_half() -> None:
    table = HolmesPosition(99, 5, 162)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 80)
    assert table.play(BLACK)[1:] == []
    table.done()
    assert (table.state.phase, table.turn) == ("move", [0])


def test_sh_36_lying_low_after_the_first_half() -> None:
    table = HolmesPosition(99, 5, 162, surfacing=(1, 2))
    table.play(Double(seat=0))
    table.ride(0, "taxi", 80)
    table.play(LOW)
    assert table.done() == []
    assert table.go("taxi", 99) == [Surfaced(entry=2, station=99)]
    assert [entry.station for entry in table.view(1).state.log] == [None, 99]


def test_sh_36_after_either_half_anew() -> None:
    table = HolmesPosition(99, 5, 162)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 80)
    table.play(BLACK)
    table.done()
    table.go("taxi", 63)
    assert table.state.promised == Purse(black=1)
    table = HolmesPosition(80, 5, 162)
    table.play(Double(seat=0))
    table.go("taxi", 99)
    table.ride(0, "taxi", 80)
    assert table.view(0).actions == (Done(seat=0), BLACK, CARD)


@pytest.mark.parametrize("use", [BLACK, LOW])
def test_sh_36_then_fly_with_the_second(use: Collect | LieLow) -> None:
    table = HolmesPosition(99, 5, 162, surfacing=(1,))
    table.play(Double(seat=0))
    table.ride(0, "taxi", 80)
    table.play(use)
    table.done()
    assert Fly(seat=0) in table.view(0).actions
