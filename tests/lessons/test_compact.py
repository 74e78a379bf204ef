"""What the lessons of the compact game say is true on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gaslamp.agents.belief.filter import believe
from gaslamp.board import load_board
from gaslamp.core import Ended
from gaslamp.games.compact import Compact, Scored
from gaslamp.games.vocabulary import Move
from gaslamp.lessons import Lesson, LessonStep, load_lesson
from gaslamp.match import Match
from tests.lessons.learning import choices, play_on, played, stops

FLIGHT, HUNT = load_lesson("compact-fugitive"), load_lesson("compact-detective")
BOARD = load_board("compact")
TURNINGS = {(line.a, line.b) for line in BOARD.lines if line.turning}
EARNED: Mapping[str, int] = {"turn": 7, "underground": 15, "bus": 19, "river": 26}


def find(lesson: Lesson, name: str) -> tuple[LessonStep, Match[Any]]:
    return next((step, match.fork()) for step, match in stops(lesson) if step.step == name)


def rides(match: Match[Any], pawn: int) -> set[tuple[str, int]]:
    """What the pawn can do with the tickets there are."""
    assert isinstance(match.game, Compact)
    return set(match.game.rides(match.state, pawn))


def reached(match: Match[Any]) -> set[int]:
    """Where the detectives can get in one move with the tickets they have left, or stand already."""
    return {station for pawn in (1, 2, 3) for _, station in rides(match, pawn)} | set(match.state.stations[1:])


def test_of_mister_x_the_detectives_reach_what_the_lesson_says_and_nothing_else() -> None:
    for step, match in stops(FLIGHT):
        right, wrong = choices(FLIGHT, match)
        assert not {action.station for action in right if isinstance(action, Move)} & reached(match)
        for action in wrong:
            if isinstance(action, Move) and action.fare != "black" and step.step != "underground":
                assert (action.station in reached(match)) is (step.mistake(action) == "reach")


def test_only_the_underground_leads_out_of_the_net() -> None:
    _, match = find(FLIGHT, "underground")
    safe = {
        action for action in match.view(1).actions if isinstance(action, Move) and action.station not in reached(match)
    }
    assert {(action.fare, action.station) for action in safe} == {("underground", 13), ("black", 13)}


def test_turning_off_is_what_opens_the_stations_it_is_said_to_open() -> None:
    assert {(7, 21), (7, 22), (20, 21), (21, 38), (21, 40), (90, 111)} <= TURNINGS


def test_the_points_are_as_told() -> None:
    for step, match in stops(FLIGHT):
        if step.step in EARNED:
            assert isinstance(match.game, Compact)
            assert match.game.points(match.state) == EARNED[step.step]


def test_what_the_detectives_can_know_of_a_black_ticket() -> None:
    _, match = find(FLIGHT, "ferry")
    play_on(FLIGHT, match)
    assert believe(match.view(0)) == {44, 47, 84}
    assert believe(find(HUNT, "catch")[1].view(0)) == {84, 111, 113}


def test_mister_x_takes_the_only_way_out_until_there_is_none() -> None:
    match, found = HUNT.begin(), []
    while not HUNT.is_over(match.log):
        action = HUNT.next_action(match.log)
        if isinstance(action, Move):
            open_ways = {station for fare, station in rides(match, 0) if fare != "black"}
            found.append((action.fare, action.station, open_ways - reached(match)))
        play_on(HUNT, match)
    assert found[1:] == [("taxi", 111, {111}), ("taxi", 112, {112}), ("black", 84, set())]
    assert 84 in reached(find(HUNT, "catch")[1])


def test_blue_may_watch_the_ferry_from_either_side() -> None:
    _, match = find(HUNT, "ferry")
    HUNT.play(match, Move(seat=0, pawn=2, fare="taxi", station=109))
    assert played(HUNT, match).outcome


def test_looking_on_84_first_ends_the_lesson_at_once() -> None:
    _, match = find(HUNT, "catch")
    HUNT.play(match, Move(seat=0, pawn=2, fare="taxi", station=84))
    assert isinstance(match.log[-1], Ended)
    assert HUNT.is_over(match.log)


def test_both_end_with_a_match_that_the_learner_wins_by_points() -> None:
    assert [event.points for event in played(FLIGHT, FLIGHT.begin()).log if isinstance(event, Scored)] == [11, 37]
    mine, his = (event.points for event in played(HUNT, HUNT.begin()).log if isinstance(event, Scored))
    assert (mine, his) == (40, 14)
    for lesson in (FLIGHT, HUNT):
        outcome = played(lesson, lesson.begin()).outcome
        assert outcome is not None
        assert outcome.winners == (lesson.learner,)
