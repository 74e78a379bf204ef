"""The heuristic's detectives of the Sherlock Holmes edition: tokens where they tell or stop something."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.heuristic import Heuristic
from gaslamp.core import Action, Seat
from gaslamp.games.powers import Ask, Ban, Barricade
from gaslamp.games.vocabulary import Done, Move
from tests.games.positions import HolmesPosition


def answer(match: HolmesPosition, seat: Seat = 1) -> Action:
    return Heuristic(Random(5)).act(match.view(seat))


def test_sherlock_asks_when_the_quarter_tells_much() -> None:
    """SH-26: he may have started from any of the tiles."""
    match = HolmesPosition(45, 5, 162, seats=3, surfacing=[])
    match.go("taxi", 46)
    assert answer(match) == Ask(seat=1, pawn=1, about="quarter")


def test_nobody_asks_about_what_everybody_sees() -> None:
    match = HolmesPosition(45, 5, 162, seats=2, surfacing=[1])
    match.go("taxi", 46)
    assert isinstance(answer(match), Move)


def test_watson_asks_for_the_symbol_that_splits_best() -> None:
    """SH-28: there are parks all around 20, and nothing around 58."""
    match = HolmesPosition(20, 162, 190, team="watson irene", second=58, tiles=(), surfacing=[], seats=3)
    match.go("taxi", 33)
    assert answer(match) == Ask(seat=1, pawn=1, about="park")


def test_mycroft_does_not_ask_for_what_is_known() -> None:
    """SH-29"""
    match = HolmesPosition(45, 5, 162, team="mycroft irene", seats=3, surfacing=[1])
    for station in (58, 45, 58):
        match.go("taxi", station)
        if station != 58 or len(match.state.log) == 1:
            match.answer()
    assert len(match.state.log) == 3
    assert isinstance(answer(match), Move)


def test_mycroft_asks_when_the_trail_is_cold() -> None:
    """SH-29"""
    match = HolmesPosition(45, 5, 162, team="mycroft irene", seats=3, surfacing=[])
    for station in (58, 45, 58):
        match.go("taxi", station)
        if len(match.state.log) < 3:
            match.answer()
    assert answer(match) == Ask(seat=1, pawn=1, about="past")


@pytest.mark.parametrize(("station", "action"), [(58, Ban(seat=1, pawn=1, fare="bus")), (59, Done(seat=1))])
def test_irene_bans_the_omnibus_where_he_would_take_it(station: int, action: Action) -> None:
    """SH-27: four lines stop at 58, none at 59."""
    match = HolmesPosition(75, 31, 190, team="irene sherlock", seats=3, surfacing=[1], blacks=0)
    match.go("taxi", station)
    match.ride(1, "taxi", 44)
    assert answer(match) == action


def test_irene_moves_first() -> None:
    match = HolmesPosition(75, 31, 190, team="irene sherlock", seats=3, surfacing=[1], blacks=0)
    match.go("taxi", 58)
    assert isinstance(answer(match), Move)


def test_nobody_stops_him_after_his_last_move() -> None:
    """SH-15: he will not ride again."""
    match = HolmesPosition(75, 31, 190, team="irene sherlock", seats=3, surfacing=[1], rounds=1, entries=1)
    match.go("taxi", 58)
    match.ride(1, "taxi", 44)
    assert answer(match) == Done(seat=1)


def test_lestrade_closes_the_street_he_is_likely_to_take() -> None:
    """SH-30: from 45 he might go to 46 once Lestrade has left it."""
    match = HolmesPosition(59, 46, 162, team="lestrade sherlock", seats=3, surfacing=[1])
    match.go("taxi", 45)
    match.ride(1, "underground", 13)
    assert answer(match) == Barricade(seat=1, pawn=1, station=46)


def test_bobbies_close_in_too() -> None:
    """SH-19: whoever acts first moves the one that makes the catch."""
    match = HolmesPosition(59, 13, 162, 46, 190, seats=3, surfacing=[1], tokens=0)
    match.go("taxi", 45)
    assert answer(match) == Move(seat=1, pawn=3, fare="taxi", station=45)


def test_who_has_nothing_to_gain_leaves_it() -> None:
    match = HolmesPosition(45, 162, 190, team="lestrade irene", seats=3, surfacing=[1])
    match.go("taxi", 46)
    match.ride(1, "taxi", 175)
    assert answer(match) == Done(seat=1)
