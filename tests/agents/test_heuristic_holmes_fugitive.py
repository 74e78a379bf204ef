"""The heuristic's Moriarty: crimes, hideouts and the balloon where they help him."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.heuristic import Heuristic
from gaslamp.board import load_board
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games import make_game
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow, Turn
from gaslamp.games.vocabulary import Deal, Done, Double, Move
from gaslamp.match import Match
from tests.games.positions import HolmesPosition

HIDEOUT = 80
TAKEN = tuple(sorted({exit.station for exit in load_board("holmes").exits[HIDEOUT]}))


def answer(match: Match[HolmesState], seat: Seat = 0) -> Action:
    return Heuristic(Random(5)).act(match.view(seat))


def test_he_settles_far_from_the_detectives() -> None:
    match: Match[HolmesState] = Match(make_game("holmes", 3, {"mode": "sherlock", "bobbies": 0}))
    for pawn, station in enumerate((34, 50), start=1):
        match.play(Deal(seat=CHANCE, pawn=pawn, station=station))
    for scene in (10, 46, 157):
        match.play(Plot(seat=CHANCE, station=scene))
    match.play(Draw(seat=CHANCE, tile=(35, 188)))
    assert answer(match) == Settle(seat=0, station=188)


def test_he_steps_onto_his_last_scene_and_wins() -> None:
    """SH-15"""
    match = HolmesPosition(45, 190, 197, scenes=(46,))
    move = answer(match)
    assert isinstance(move, Move)
    assert move.station == 46
    match.play(move)
    assert answer(match) == Commit(seat=0)


def test_he_wins_even_under_the_eyes_of_the_detectives() -> None:
    match = HolmesPosition(45, 61, 33, scenes=(46,))
    match.ride(0, "taxi", 46)
    assert answer(match) == Commit(seat=0)


def test_he_commits_where_nobody_is_near() -> None:
    """SH-14"""
    match = HolmesPosition(45, 190, 197, scenes=(46, 127, 131))
    match.ride(0, "taxi", 46)
    assert answer(match) == Commit(seat=0)


def test_he_commits_nothing_where_it_would_hand_him_over() -> None:
    match = HolmesPosition(45, 61, 33, scenes=(46, 127, 131), tiles=[(1, 30), (162, 199), (174, 172)], surfacing=[])
    match.ride(0, "taxi", 46)
    assert answer(match) == Done(seat=0)


def test_he_takes_a_ticket_out_of_reach() -> None:
    """SH-33"""
    match = HolmesPosition(99, 5, 162, surfacing=[])
    match.ride(0, "taxi", HIDEOUT)
    assert answer(match) == Collect(seat=0, fare="double")


def test_he_takes_none_where_it_would_hand_him_over() -> None:
    match = HolmesPosition(99, 100, 62, surfacing=[])
    match.ride(0, "taxi", HIDEOUT)
    assert answer(match) == Done(seat=0)


def test_he_lies_low_where_he_should_surface() -> None:
    """SH-34"""
    match = HolmesPosition(99, 5, 62, surfacing=[1])
    match.ride(0, "taxi", HIDEOUT)
    assert answer(match) == LieLow(seat=0)


def test_he_flies_out_of_a_trap() -> None:
    """SH-35: every station he can ride to shows him to a detective next to it."""
    match = HolmesPosition(HIDEOUT, 98, 113, 62, 81, team="sherlock watson irene mycroft", surfacing=[1, 2], doubles=0)
    assert answer(match) == Fly(seat=0)


def test_he_does_not_fly_without_need() -> None:
    assert isinstance(answer(HolmesPosition(HIDEOUT, 5, 162)), Move | Double)


@pytest.mark.parametrize(("detective", "station"), [(42, 132), (140, 30)])
def test_he_lands_where_nobody_is(detective: int, station: int) -> None:
    match = HolmesPosition(HIDEOUT, detective, 7, tiles=[(132, 30), (106, 151)])
    match.play(Fly(seat=0))
    match.play(Turn(seat=CHANCE, tile=(132, 30)))
    assert answer(match) == Land(seat=0, station=station)


def test_he_flies_where_nothing_else_is_left() -> None:
    """SH-36: a double would have to begin by balloon, too."""
    match = HolmesPosition(HIDEOUT, *TAKEN)
    assert [type(action) for action in match.view(0).actions] == [Fly, Double]
    assert answer(match) == Fly(seat=0)
