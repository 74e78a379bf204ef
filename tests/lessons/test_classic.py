"""What the lessons of the classic game say is true on the board."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gaslamp.agents.belief.filter import believe
from gaslamp.board import load_board
from gaslamp.core import Ended
from gaslamp.games.vocabulary import Move
from gaslamp.lessons import WrongStep, load_lesson
from tests.lessons.learning import play_on, played, stops

FLIGHT, HUNT = load_lesson("classic-fugitive"), load_lesson("classic-detective")
BOARD = load_board("bradley")
BELIEVED: Mapping[str, set[int]] = {
    "ferry": {115},
    "double": {102, 114, 157},
    "underground": {67, 86, 133, 156, 185},
    "escape": {13, 79, 89, 111, 153},
}
FOUND: Mapping[str, set[int]] = {"near": {89}, "look": {55, 105}, "net": {55}, "catch": {54, 71}}


def test_what_the_detectives_can_know_of_the_learner() -> None:
    found = {step.step: believe(match.view(1)) for step, match in stops(FLIGHT)}
    assert {step: found[step] for step in BELIEVED} == BELIEVED
    assert 40 <= len(found["bus"]) <= 60


def test_what_the_learner_can_know_of_mister_x() -> None:
    found: dict[str, frozenset[int]] = {}
    for step, match in stops(HUNT):
        found.setdefault(step.step, believe(match.view(1)))
    assert {step: found[step] for step in FOUND} == FOUND


def test_stations_that_are_called_dangerous_are_within_a_detectives_reach() -> None:
    for step, match in stops(FLIGHT):
        reached = {exit.station for at in match.state.stations[1:] for exit in BOARD.exits[at]}
        for action in match.view(0).actions:
            if isinstance(action, Move) and step.mistake(action) in ("reach", "green"):
                assert action.station in reached


def test_after_every_step_no_detective_can_reach_the_learner() -> None:
    for step, match in stops(FLIGHT):
        play_on(FLIGHT, fork := match.fork())
        if fork.state.phase == "answer" and step.step != "ride":
            landing = fork.state.stations[0]
            assert all(action.station != landing for action in fork.view(1).actions if isinstance(action, Move))


def test_the_catch_may_come_a_move_early() -> None:
    step, match = next(stop for stop in stops(HUNT) if stop[0].step == "catch")
    HUNT.play(match, Move(seat=1, pawn=1, fare="taxi", station=71))
    assert isinstance(match.log[-1], Ended)
    assert HUNT.is_over(match.log)
    assert HUNT.praise(match.log) == f"{HUNT.key_of(step)}.done"


def test_pawns_of_one_step_move_in_any_order_and_it_is_done_when_all_have() -> None:
    _, match = next(stop for stop in stops(HUNT) if stop[0].step == "spread")
    green = Move(seat=1, pawn=3, fare="taxi", station=51)
    assert HUNT.judge(match.log, green).key == ""
    HUNT.play(match, green)
    with pytest.raises(WrongStep):
        HUNT.play(match, Move(seat=1, pawn=2, fare="taxi", station=174))
    red = Move(seat=1, pawn=2, fare="bus", station=135)
    assert HUNT.judge(match.log, red).key == "lesson-classic-detective-spread.done"
    HUNT.play(match, red)
    assert played(HUNT, match).outcome


def test_both_end_with_the_match() -> None:
    for lesson, winner in ((FLIGHT, 0), (HUNT, 1)):
        outcome = played(lesson, lesson.begin()).outcome
        assert outcome is not None
        assert outcome.winners == (winner,)
