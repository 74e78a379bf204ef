"""Sherlock Holmes edition, what Holmes, Irene, Watson and Mycroft can do: SH-26 to SH-29."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.board import load_board
from gaslamp.core import SPECTATOR
from gaslamp.games.powers import SYMBOLS, AbilityQuestion, Ask, Ban, Confirmed, Located, Recalled
from gaslamp.games.vocabulary import Double, Fare, LogEntry
from tests.games.positions import HolmesPosition, hidden

QUARTER = Ask(seat=1, pawn=1, about="quarter")


@pytest.mark.parametrize(("station", "quarter"), [(132, "III"), (73, "I"), (5, "II"), (198, "IV")])
def test_sh_26_he_names_the_quarter_he_is_in(station: int, quarter: str) -> None:
    table = hidden(station, 30, 120)
    assert table.play(QUARTER)[1:] == [Located(quarter=quarter)]


def test_sh_26_132_lies_in_iii() -> None:
    assert 132 in load_board("holmes").marks["quarter-III"]


def test_sh_26_every_station_lies_in_one_quarter() -> None:
    board = load_board("holmes")
    quarters = [board.marks[f"quarter-{quarter}"] for quarter in ("I", "II", "III", "IV")]
    assert sorted(station for quarter in quarters for station in quarter) == sorted(board.stations)


def test_sh_26_the_answer_is_for_everybody_and_tells_no_station() -> None:
    table = hidden(73)
    table.play(QUARTER)
    for seat in (0, 1, 2, SPECTATOR):
        assert table.view(seat).events[-1] == Located(quarter="I")
    assert table.view(1).state.stations[0] is None


def banned(fare: Fare, *, start: int = 73, station: int = 74, **options: Any) -> HolmesPosition:
    """Moriarty to move, Irene having forbidden him a ticket."""
    assert fare in ("bus", "underground")
    table = HolmesPosition(start, 5, 162, team="irene watson", **options)
    table.go("taxi", station)
    table.play(Ban(seat=1, pawn=1, fare=fare))
    table.answer()
    return table


@pytest.mark.parametrize(("fare", "station"), [("bus", 94), ("underground", 46)])
def test_sh_27_he_may_not_use_that_ticket_in_his_next_turn(fare: Fare, station: int) -> None:
    table = banned(fare)
    assert table.refused_ride(0, fare, station) == "SH-27"
    assert fare not in {offered for offered, _ in table.reach(0)}
    assert {"taxi", "bus", "underground"} - {fare} <= {offered for offered, _ in table.reach(0)}


def test_sh_27_in_neither_half_of_a_double() -> None:
    table = banned("bus")
    table.play(Double(seat=0))
    assert table.refused_ride(0, "bus", 58) == "SH-27"
    table.go("taxi", 58)
    assert table.refused_ride(0, "bus", 74) == "SH-27"


@pytest.mark.parametrize(("fare", "station"), [("bus", 94), ("underground", 46)])
def test_sh_27_a_black_ticket_still_rides_that_line(fare: Fare, station: int) -> None:
    table = banned(fare)
    assert ("black", station) in table.reach(0)
    table.go("black", station)


def test_sh_27_in_the_second_half_too() -> None:
    table = banned("underground", station=92)
    table.play(Double(seat=0))
    table.go("taxi", 93)
    assert ("black", 79) in table.reach(0)
    assert table.refused_ride(0, "underground", 79) == "SH-27"


def test_sh_27_the_ban_is_over_after_one_turn() -> None:
    table = banned("bus")
    table.go("taxi", 73)
    assert table.state.ban is None
    table.answer()
    table.go("taxi", 74)
    table.answer()
    assert ("bus", 94) in table.reach(0)


def test_sh_27_a_ban_of_the_last_turn_does_not_shorten_the_next_one() -> None:
    table = banned("bus")
    table.go("taxi", 73)
    table.play(Ban(seat=1, pawn=1, fare="underground"))
    table.answer()
    assert table.state.ban == "underground"


@pytest.mark.parametrize("fare", ["taxi", "black", "ferry"])
def test_sh_27_omnibus_or_metro_and_nothing_else(fare: str) -> None:
    table = hidden(73, team="irene watson")
    offered = [action for action in table.view(1).actions if isinstance(action, Ban)]
    assert offered == [Ban(seat=1, pawn=1, fare="bus"), Ban(seat=1, pawn=1, fare="underground")]
    assert table.refusal(Ban(seat=1, pawn=1, fare=fare)) == "SH-27"  # type: ignore[arg-type]


def test_sh_27_everybody_knows_of_the_ban() -> None:
    table = hidden(73, team="irene watson")
    table.play(Ban(seat=1, pawn=1, fare="bus"))
    assert {table.view(seat).state.ban for seat in (0, 1, 2, SPECTATOR)} == {"bus"}


def test_sh_27_nobody_but_irene() -> None:
    assert hidden(73).refusal(Ban(seat=1, pawn=1, fare="bus")) == "SH-27"


@pytest.mark.parametrize(
    ("station", "symbol", "carries"),
    [(127, "river", True), (127, "park", False), (95, "park", True), (132, "monument", True), (73, "monument", False)],
)
def test_sh_28_he_says_truthfully_whether_his_station_has_the_symbol(
    *, station: int, symbol: AbilityQuestion, carries: bool
) -> None:
    table = hidden(station)
    answer = table.play(Ask(seat=2, pawn=2, about=symbol))[1]
    assert isinstance(answer, Confirmed)
    assert (answer.symbol, answer.carries) == (symbol, carries)


def test_sh_28_127_lies_at_the_river() -> None:
    assert 127 in load_board("holmes").marks["river"]


def test_sh_28_he_names_one_of_three_symbols() -> None:
    asked = [action.about for action in hidden(73).view(2).actions if isinstance(action, Ask)]
    assert asked == list(SYMBOLS) == ["park", "monument", "river"]


def recalling(entries: int, surfacing: tuple[int, ...] = ()) -> HolmesPosition:
    """Moriarty has written so many entries, going to and fro between 74 and 73."""
    table = HolmesPosition(74, 5, 162, team="mycroft watson", surfacing=surfacing)
    for entry in range(entries):
        table.go("taxi", (73, 74)[entry % 2])
        if entry + 1 < entries:
            table.answer()
    return table


PAST = Ask(seat=1, pawn=1, about="past")


@pytest.mark.parametrize(("entries", "told"), [(3, 1), (4, 2), (8, 6)])
def test_sh_29_he_tells_where_he_was_two_moves_ago(entries: int, told: int) -> None:
    station = (74, 73)[told % 2]
    assert recalling(entries).play(PAST)[1:] == [Recalled(entry=told, station=station)]


@pytest.mark.parametrize("entries", [1, 2])
def test_sh_29_from_entry_three_on(entries: int) -> None:
    table = recalling(entries)
    assert PAST not in table.view(1).actions
    assert table.refusal(PAST) == "SH-29"


def test_sh_29_nobody_waits_for_him_before() -> None:
    table = recalling(2)
    table.ride(1, "taxi", 5)
    table.ride(2, "taxi", 162)
    assert table.turn == [2]  # Watson may still ask, Mycroft not yet


def test_sh_29_a_double_counts_as_two_moves() -> None:
    table = HolmesPosition(74, 5, 162, team="mycroft watson", surfacing=())
    table.go("taxi", 73)
    table.answer()
    table.play(Double(seat=0))
    table.go("taxi", 92)
    table.go("taxi", 93)
    assert table.play(PAST)[1:] == [Recalled(entry=1, station=73)]


def test_sh_29_the_answer_fills_the_old_entry_for_everybody() -> None:
    table = recalling(4)
    table.play(PAST)
    for seat in (1, 2, SPECTATOR):
        state = table.view(seat).state
        assert [entry.station for entry in state.log] == [None, 74, None, None]
        assert state.stations[0] is None
    assert not table.state.log[1].surfaced
    assert [entry.station for entry in table.view(0).state.log] == [73, 74, 73, 74]


def test_sh_29_where_he_surfaced_the_answer_tells_nothing_new() -> None:
    table = recalling(3, surfacing=(1,))
    before = table.view(1).state.log
    table.play(PAST)
    assert (
        table.view(1).state.log == before == (LogEntry("taxi", 73, surfaced=True), LogEntry("taxi"), LogEntry("taxi"))
    )


@pytest.mark.parametrize("about", ["quarter", "park", "monument", "river", "past"])
def test_sh_29_each_character_asks_their_own_questions(about: AbilityQuestion) -> None:
    rules = {"quarter": "SH-26", "past": "SH-29"}
    own = {1: ("quarter",), 2: ("park", "monument", "river"), 3: ("past",), 4: ()}
    table = HolmesPosition(74, 5, 162, 120, 169, team="sherlock watson mycroft irene", surfacing=())
    for station in (73, 74, 73):
        table.answer()
        table.go("taxi", station)
    for pawn, questions in own.items():
        action = Ask(seat=pawn, pawn=pawn, about=about)
        if about in questions:
            assert action in table.view(pawn).actions
        else:
            assert table.refusal(action) == rules.get(about, "SH-28")
