"""What the lessons of the Sherlock Holmes edition say is true on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from gaslamp.agents.belief.filter import believe
from gaslamp.board import load_board
from gaslamp.games.holmes import book
from gaslamp.games.powers import Ask, Commit
from gaslamp.games.vocabulary import Done, Move
from gaslamp.lessons import Lesson, WrongStep, load_lesson
from gaslamp.match import Match
from tests.lessons.learning import play_on, played, stops

FLIGHT, HUNT = load_lesson("holmes-fugitive"), load_lesson("holmes-detective")
BOARD = load_board("holmes")
SCENES = {46, 67, 87, 105, 127, 157, 184, 187}
"""Where a crime can have been after a carriage and an omnibus."""
FEARED: Mapping[str, set[int]] = {"hideout": SCENES, "balloon": {61}, "double": {127}}
FOUND: Mapping[str, set[int]] = {
    "ride": SCENES, "done": SCENES, "quarter": {51, 61, 134}, "net": {134}, "park": {127, 141, 142}, "catch": {141},
}  # fmt: skip


def at(lesson: Lesson, name: str) -> Match[Any]:
    """The match where a step begins."""
    return next(match.fork() for step, match in stops(lesson) if step.step == name)


def reached(*stations: int) -> set[int]:
    return {way.station for station in stations for way in BOARD.exits[station] if way.kind != "ferry"}


def quarters(stations: set[int]) -> Iterator[str]:
    names = ("quarter-I", "quarter-II", "quarter-III", "quarter-IV")
    return (name for name in names for station in stations if station in BOARD.marks[name])


@pytest.mark.parametrize(("lesson", "known"), [(FLIGHT, FEARED), (HUNT, FOUND)])
def test_what_the_detectives_can_know(lesson: Lesson, known: Mapping[str, set[int]]) -> None:
    assert {step: believe(at(lesson, step).view(1)) for step in known} == known


@pytest.mark.parametrize(("lesson", "winner", "rule"), [(FLIGHT, 0, "SH-15"), (HUNT, 1, "SH-22")])
def test_both_end_with_the_match(lesson: Lesson, winner: int, rule: str) -> None:
    outcome = played(lesson, lesson.begin()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((winner,), rule)


# Moriarty


def test_a_carriage_hides_the_start_better_than_an_omnibus() -> None:
    starts = {station for tile in BOARD.tiles["moriarty"] for station in tile}
    assert (len(starts), sum("bus" in BOARD.kinds[station] for station in starts)) == (26, 6)
    match = at(FLIGHT, "ride")
    for fare, count in (("taxi", 76), ("bus", 17)):
        fork = match.fork()
        fork.play(Move(seat=0, pawn=0, fare=fare, station=34))  # type: ignore[arg-type]  # of these two
        assert len(believe(fork.view(1))) == count


def test_his_scenes_are_two_moves_from_22_and_three_from_172() -> None:
    scenes = {46, 127, 157}
    assert scenes & reached(*reached(22))
    assert not scenes & (reached(172) | reached(*reached(172)))
    assert set(FLIGHT.begin().state.crimes) == scenes


def test_lying_low_leaves_three_hideouts_and_the_quarter_tells_which() -> None:
    lows = [match.fork() for step, match in stops(FLIGHT) if step.step == "low"]
    assert believe(lows[-1].view(1)) == FOUND["quarter"]
    assert set(quarters(FOUND["quarter"])) == {"quarter-I", "quarter-II", "quarter-IV"}


def test_nobody_can_reach_him_where_a_turn_of_his_ends() -> None:
    for step, match in stops(FLIGHT):
        play_on(FLIGHT, fork := match.fork())
        if fork.state.phase == "answer":
            assert fork.state.stations[0] not in reached(*fork.state.stations[1:]), step.step


def test_every_ride_from_61_ends_where_he_can_be_caught() -> None:
    match = at(FLIGHT, "balloon")
    rides = [action for action in match.view(0).actions if isinstance(action, Move)]
    assert {ride.station for ride in rides} == {60, 62, 78}
    assert {60} <= reached(76)
    assert {62, 78} <= reached(79)


def test_the_ferry_is_the_only_way_to_the_last_scene_in_two_moves() -> None:
    match = at(FLIGHT, "double")
    free = reached(127) - set(match.state.stations[1:])
    assert 157 not in reached(*free)
    assert 157 in {way.station for way in BOARD.exits[115] if way.kind == "ferry"}


def test_a_crime_is_asked_for_before_the_move_ends_and_not_after() -> None:
    match = at(FLIGHT, "crime")
    assert not FLIGHT.is_begun(match.log)
    FLIGHT.play(match, FLIGHT.shown(match))
    assert FLIGHT.is_begun(match.log)
    with pytest.raises(WrongStep) as refused:
        FLIGHT.play(match, Done(seat=0))
    assert "wrong-leave" in refused.value.key
    FLIGHT.play(match, Commit(seat=0))
    assert FLIGHT.judge(match.log, Done(seat=0)).key == "lesson-holmes-fugitive-crime.done"
    FLIGHT.play(match, Done(seat=0))
    assert not FLIGHT.is_begun(match.log)


# The detectives


def test_few_of_the_scenes_can_be_reached_while_tokens_are_to_be_saved() -> None:
    assert reached(*at(HUNT, "ride").state.stations[1:]) & SCENES == {87, 157, 184}
    assert reached(*at(HUNT, "bobbies").state.stations[3:]) & SCENES == {87}


def test_what_watson_could_ask_when_the_quarter_is_wanted_tells_nothing() -> None:
    symbols = BOARD.marks["park"] | BOARD.marks["monument"] | BOARD.marks["river"]
    assert not FOUND["quarter"] & symbols


def test_one_answer_about_the_park_makes_the_net_sure() -> None:
    match = at(HUNT, "park")
    assert match.state.stations[1:] == (133, 140, 118, 67)
    assert FOUND["park"] & BOARD.marks["park"] == {141}
    assert FOUND["park"] <= BOARD.marks["quarter-IV"]
    assert not FOUND["park"] & BOARD.marks["monument"]
    assert reached(133) & FOUND["park"] == {127, 141}
    assert reached(118) & FOUND["park"] == {142}
    assert not reached(140, 67) & FOUND["park"]


def test_only_one_token_is_spent_in_a_turn() -> None:
    match = at(HUNT, "net")
    assert not [action for action in match.view(1).actions if isinstance(action, Ask | Done)]


def test_what_they_say_of_a_full_game_is_the_book() -> None:
    full, plain = book("sherlock", 2), book("original", 2)
    assert (full.entries, full.crimes, full.doubles, full.tokens, full.bobbies) == (16, 3, 1, 2, 2)
    assert (plain.rounds, plain.blacks, plain.doubles, plain.crimes) == (22, 5, 2, 0)
    assert full.surfacing == (3, 8, 13)
