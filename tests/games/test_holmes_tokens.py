"""Sherlock Holmes edition, one token a turn: SH-25."""

from __future__ import annotations

import pytest

from gaslamp.games.powers import Ask, Ban, Barricade, Confirmed, Located
from gaslamp.games.vocabulary import Began
from tests.games.positions import HolmesPosition, hidden

QUARTER = Ask(seat=1, pawn=1, about="quarter")
RIVER = Ask(seat=2, pawn=2, about="river")


def test_sh_25_before_any_move() -> None:
    table = hidden(73)
    assert isinstance(table.play(QUARTER)[1], Located)
    assert (table.turn, table.state.waiting) == ([1, 2], (1, 2))


def test_sh_25_between_the_moves() -> None:
    table = hidden(73)
    table.ride(2, "taxi", 136)
    assert isinstance(table.play(QUARTER)[1], Located)
    assert (table.turn, table.state.waiting) == ([1], (1,))


def test_sh_25_after_the_moves() -> None:
    table = hidden(73)
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == []
    assert table.turn == [1, 2]
    assert table.play(RIVER)[1:] == [Confirmed(symbol="river", carries=False), Began(round=2)]


def test_sh_25_one_who_has_moved_may_still_spend() -> None:
    table = hidden(73)
    table.ride(1, "taxi", 15)
    assert QUARTER in table.view(1).actions
    table.play(QUARTER)
    assert table.turn == [2]


def test_sh_25_the_turn_waits_until_everybody_leaves_it_at_that() -> None:
    table = hidden(73)
    table.ride(1, "taxi", 15)
    table.ride(2, "taxi", 136)
    assert table.done(2) == []
    assert table.turn == [1]
    assert table.done(1) == [Began(round=2)]


def test_sh_25_leaving_it_at_that_is_for_this_turn_only() -> None:
    table = hidden(73)
    table.answer()
    table.go("taxi", 57)
    assert QUARTER in table.view(1).actions


@pytest.mark.parametrize("second", [QUARTER, RIVER])
def test_sh_25_one_token_a_turn_for_the_whole_team(second: Ask) -> None:
    table = hidden(73)
    table.play(QUARTER)
    assert table.refusal(second) == "SH-25"
    assert not any(isinstance(action, Ask) for seat in (1, 2) for action in table.view(seat).actions)


def test_sh_25_whatever_the_ability() -> None:
    table = hidden(73, 5, 162, 120, team="irene lestrade watson")
    table.ride(2, "taxi", 136)
    table.play(Ban(seat=1, pawn=1, fare="bus"))
    assert table.refusal(Ask(seat=3, pawn=3, about="park")) == "SH-25"
    assert Barricade(seat=2, pawn=2, station=136) not in table.view(2).actions


def test_sh_25_another_one_in_the_next_turn() -> None:
    table = hidden(73)
    table.play(QUARTER)
    table.answer()
    table.go("taxi", 57)
    assert table.play(RIVER)
    assert table.state.tokens == (0, 1, 1)


def test_sh_25_a_token_is_spent_once() -> None:
    table = hidden(73, tokens=1)
    table.play(QUARTER)
    assert table.state.tokens == (0, 0, 1)
    table.answer()
    table.go("taxi", 57)
    assert QUARTER not in table.view(1).actions
    assert table.refusal(QUARTER)


def test_sh_25_nobody_waits_for_those_who_have_no_token_left() -> None:
    table = hidden(73, tokens=0)
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == [Began(round=2)]


def test_sh_25_no_tokens_in_the_original() -> None:
    table = HolmesPosition(74, 5, 162, mode="original")
    table.ride(0, "taxi", 73)
    assert table.refusal(QUARTER) == "SH-26"
    table.ride(1, "taxi", 15)
    assert table.ride(2, "taxi", 136) == [Began(round=2)]


def test_sh_25_not_in_moriartys_turn() -> None:
    table = HolmesPosition(74, 5, 162)
    assert table.refusal(QUARTER) == "SH-16"
    table.ride(0, "taxi", 73)
    assert table.refusal(QUARTER) == "SH-16"


def test_sh_25_each_with_the_character_they_play() -> None:
    table = hidden(73)
    assert table.refusal(Ask(seat=2, pawn=1, about="quarter")) == "SH-26"
    assert table.refusal(Ask(seat=1, pawn=2, about="river")) == "SH-28"


def test_sh_25_one_player_uses_the_characters_as_they_like() -> None:
    table = hidden(73, seats=2)
    assert {action.pawn for action in table.view(1).actions if isinstance(action, Ask)} == {1, 2}


def test_sh_25_bobbies_have_no_abilities() -> None:
    table = hidden(73, 5, 162, 120)
    assert table.refusal(Ask(seat=1, pawn=3, about="quarter")) == "SH-26"
