"""Which lessons there are, and what is no lesson."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents import UnknownAgent, make_agent
from gaslamp.core import IllegalAction
from gaslamp.games import GAMES
from gaslamp.games.vocabulary import Deal, Move
from gaslamp.lessons import BadLesson, WrongStep, is_lesson, lesson_names, lesson_of, lessons_of, load_lesson
from gaslamp.record import Player
from gaslamp.telling.reasons import bots_of


def test_lessons_come_game_by_game_and_the_fugitive_first() -> None:
    assert lessons_of("classic") == ("classic-fugitive", "classic-detective")
    assert [name for game in GAMES for name in lessons_of(game)] == list(lesson_names())
    assert all(load_lesson(name).game.name == game for game in GAMES for name in lessons_of(game))


@pytest.mark.parametrize("name", ["classic", "../words/en/lesson", "classic-fugitive.toml", ""])
def test_what_is_no_lesson_is_not_looked_for(name: str) -> None:
    with pytest.raises(BadLesson) as refused:
        load_lesson(name)
    assert refused.value.key == "lesson-unknown"


def test_a_lesson_is_known_by_the_agents_at_the_table() -> None:
    lesson = load_lesson("classic-detective")
    assert lesson.players("Ada") == (Player(agent="lesson:classic-detective"), Player("Ada"))
    assert lesson_of(lesson.players()) is lesson
    assert lesson_of((Player("Ada"), Player("Bo", "club"))) is None
    assert bots_of((*lesson.players(), Player(agent="club"))) == {2}


def test_a_scripted_agent_plays_no_other_game() -> None:
    assert is_lesson("lesson:classic-fugitive")
    with pytest.raises(UnknownAgent) as refused:
        make_agent("lesson:classic-fugitive", Random(1), game="compact")
    assert refused.value.key == "agent-other-game"
    with pytest.raises(BadLesson):
        make_agent("lesson:holmes", Random(1))


def test_the_rules_come_first() -> None:
    lesson = load_lesson("classic-fugitive")
    match = lesson.begin()
    with pytest.raises(IllegalAction, match="CL-8"):
        lesson.play(match, Move(seat=0, pawn=0, fare="taxi", station=1))
    with pytest.raises(IllegalAction, match="CL-12"):
        lesson.play(match, Move(seat=1, pawn=1, fare="taxi", station=158))


def test_nobody_departs_from_the_script() -> None:
    lesson = load_lesson("classic-fugitive")
    match = lesson.begin()
    lesson.play(match, lesson.shown(match))
    with pytest.raises(WrongStep) as refused:
        lesson.play(match, Move(seat=1, pawn=2, fare="taxi", station=154))  # purple is to move first
    assert refused.value.key == "lesson-not-yet"
    assert lesson.turn(match.log) == 1


def test_another_game_does_not_follow_the_script() -> None:
    lesson = load_lesson("classic-fugitive")
    match = lesson.begin()
    assert lesson.follows(match.log)
    match.play(Move(seat=0, pawn=0, fare="taxi", station=86))
    assert not lesson.follows(match.log)
    assert not lesson.follows([Deal(seat=-1, pawn=1, station=94)])
