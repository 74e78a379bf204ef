"""Sherlock Holmes edition, how a match ends: SH-9, SH-15, SH-22."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.powers import Commit, HolmesState
from gaslamp.games.vocabulary import Began, Caught, Done, Double, Stranded
from tests.games.positions import HolmesPosition, ending

ORIGINAL: dict[str, Any] = {"mode": "original"}
LAST_TICKET: dict[str, Any] = {"taxi": 1, "bus": 0, "underground": 0}


def to_the_end(table: HolmesPosition) -> HolmesState:
    """Moriarty doubles while he can; nobody spends a token."""
    while table.to_act:
        offered = table.view(min(table.to_act)).actions
        table.play(next((a for a in offered if isinstance(a, Double | Done)), offered[0]))
    return table.state


@pytest.mark.parametrize(("doubles", "entries"), [(0, 22), (1, 23), (2, 24)])
def test_sh_9_round_22_is_the_last(doubles: int, entries: int) -> None:
    state = to_the_end(HolmesPosition(2, 162, 169, **ORIGINAL, taxi=99, doubles=doubles))
    assert (state.round, len(state.log)) == (22, entries)
    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.winners) == ("SH-9", (0,))


def test_sh_9_the_detectives_answer_is_part_of_the_last_round() -> None:
    table = HolmesPosition(74, 5, 162, **ORIGINAL, rounds=1)
    assert table.ride(0, "taxi", 73) == []
    assert table.ride(1, "taxi", 15) == []
    assert table.ride(2, "taxi", 136) == ending("SH-9 rounds", (0,), 74, 73)


def test_sh_9_no_detective_has_a_ticket_that_fits() -> None:
    table = HolmesPosition(74, 5, 162, **ORIGINAL, **LAST_TICKET)
    table.ride(0, "taxi", 73)
    assert table.ride(1, "taxi", 15) == [Stranded(pawn=1)]
    assert table.ride(2, "taxi", 136) == [Stranded(pawn=2), *ending("SH-9 tickets", (0,), 74, 73)]


def test_sh_9_bobbies_do_not_count() -> None:
    table = HolmesPosition(74, 5, 162, 120, **ORIGINAL, **LAST_TICKET)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == [Stranded(pawn=2)]
    assert table.turn == [1, 2]  # a bobby has still its move, and might make the catch
    assert table.ride(3, "taxi", 121) == ending("SH-9 tickets", (0,), 74, 73)


def test_sh_9_a_bobby_may_make_the_catch_when_all_tickets_are_gone() -> None:
    table = HolmesPosition(74, 5, 162, 92, **ORIGINAL, **LAST_TICKET)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 15)
    table.ride(2, "taxi", 136)
    assert table.ride(3, "taxi", 73) == [Caught(pawn=3, station=73), *ending("SH-22", (1, 2), 74, 73)]


def test_sh_9_not_while_one_detective_can_still_move() -> None:
    table = HolmesPosition(74, 5, 13, **ORIGINAL, taxi=0)
    table.ride(0, "taxi", 73)
    assert table.ride(2, "bus", 14) == [Began(round=2)]


def test_sh_15_the_third_crime_wins_at_once() -> None:
    table = HolmesPosition(185, 5, 162, scenes=(184, 157, 187), tokens=0, blacks=3)
    table.ride(0, "taxi", 184)
    assert table.play(Commit(seat=0))[1:] == []
    table.done()
    table.answer()
    table.go("taxi", 185)
    table.answer()
    table.ride(0, "bus", 157)
    table.play(Commit(seat=0))
    table.done()
    table.answer()
    table.go("bus", 185)
    table.answer()
    table.ride(0, "bus", 187)
    assert table.play(Commit(seat=0))[1:] == ending("SH-15 crimes", (0,), 185, 184, 185, 157, 185, 187)
    assert (table.turn, table.state.committed) == ([], 3)


def test_sh_15_before_he_surfaces_and_before_the_other_half_of_a_double() -> None:
    table = HolmesPosition(185, 5, 162, scenes=(184,), surfacing=(1,))
    table.play(Double(seat=0))
    table.ride(0, "taxi", 184)
    assert table.play(Commit(seat=0))[1:] == ending("SH-15 crimes", (0,), 185, 184)


def test_sh_15_two_crimes_are_not_enough() -> None:
    table = HolmesPosition(185, 5, 162, scenes=(184, 157), rounds=1, entries=1, tokens=0)
    table.ride(0, "taxi", 184)
    table.play(Commit(seat=0))
    assert table.done() == []
    assert table.state.outcome is None


def test_sh_15_the_last_entry_answered() -> None:
    table = HolmesPosition(74, 5, 162, rounds=1, entries=1, tokens=0)
    assert table.go("taxi", 73) == []
    assert table.ride(1, "taxi", 15) == []
    assert table.ride(2, "taxi", 136) == ending("SH-15 log", (0,), 74, 73)


def test_sh_15_the_last_entry_written_is_not_yet_a_win() -> None:
    table = HolmesPosition(74, 92, 162, rounds=1, entries=1)
    assert table.go("taxi", 73) == []
    assert table.ride(1, "taxi", 73) == [Caught(pawn=1, station=73), *ending("SH-22", (1, 2), 74, 73)]


def test_sh_15_a_token_may_still_be_spent_on_the_last_answer() -> None:
    table = HolmesPosition(74, 5, 162, rounds=1, entries=1, seats=2)
    table.go("taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == []
    assert table.done(1) == ending("SH-15 log", (0,), 74, 73)


def test_sh_15_sixteen_entries_by_the_book() -> None:
    state = to_the_end(HolmesPosition(2, 162, 169, taxi=99))
    assert len(state.log) == 16
    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.winners) == ("SH-15", (0,))


def test_sh_15_a_full_log_ends_it_before_the_rounds_are_over() -> None:
    table = HolmesPosition(74, 5, 162, rounds=2, entries=2, tokens=0)
    table.play(Double(seat=0))
    table.go("taxi", 73)
    table.go("taxi", 92)
    assert table.answer()[-2:] == ending("SH-15 log", (0,), 74, 73, 92)


def test_sh_15_a_team_out_of_tickets_passes_and_the_match_goes_on() -> None:
    table = HolmesPosition(74, 5, 162, tokens=0, **LAST_TICKET)
    table.go("taxi", 73)
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == [Stranded(pawn=2), Began(round=2)]
    assert table.go("taxi", 74) == [Began(round=3)]


def test_sh_15_out_of_tickets_they_still_spend_tokens() -> None:
    table = HolmesPosition(74, 5, 162, taxi=0, bus=0, underground=0, seats=2)
    assert table.go("taxi", 73) == []
    assert table.turn == [1]
    assert table.done(1) == [Began(round=2)]


def test_sh_15_out_of_tickets_bobbies_hunt_on() -> None:
    table = HolmesPosition(74, 5, 162, 92, tokens=0, taxi=0, bus=0, underground=0)
    table.go("taxi", 75)
    assert table.ride(3, "taxi", 74) == [Began(round=2)]


@pytest.mark.parametrize("pawn", [1, 2, 3])
def test_sh_22_a_detective_or_a_bobby_makes_the_catch_at_once(pawn: int) -> None:
    pawns = {1: (92, 162, 5), 2: (5, 92, 162), 3: (5, 162, 92)}[pawn]
    table = HolmesPosition(74, *pawns)
    table.go("taxi", 73)
    assert table.ride(pawn, "taxi", 73) == [Caught(pawn=pawn, station=73), *ending("SH-22", (1, 2), 74, 73)]
    assert (table.turn, table.state.waiting) == ([], ())


def test_sh_22_in_the_original_too() -> None:
    table = HolmesPosition(74, 92, 162, **ORIGINAL)
    table.ride(0, "black", 73)
    assert table.ride(1, "taxi", 73) == [Caught(pawn=1, station=73), *ending("SH-22", (1, 2), 74, 73)]


def test_sh_22_all_detectives_win_together_and_see_the_whole_log() -> None:
    table = HolmesPosition(74, 92, 162, 5, team="sherlock watson irene", seats=3)
    table.play(Double(seat=0))
    table.go("taxi", 73)
    table.go("black", 74)
    table.ride(1, "taxi", 74)
    assert table.outcome is not None
    assert table.outcome.winners == (1, 2)
    for seat in (0, 1, 2, SPECTATOR):
        state = table.view(seat).state
        assert (state.start, [entry.station for entry in state.log], state.stations[0]) == (74, [73, 74], 74)


def test_sh_22_the_station_he_left_is_empty() -> None:
    table = HolmesPosition(74, 92, 162)
    table.go("taxi", 73)
    assert table.ride(1, "taxi", 74) == []
