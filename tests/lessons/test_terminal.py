"""Lessons in the terminal: line by line and on the full screen."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import Move
from gaslamp.lessons import BadLesson, Lesson, WrongStep, load_lesson
from gaslamp.match import Match
from gaslamp.record import read_record
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal import latest_save
from gaslamp.terminal.case.case_lines import CaseLines
from gaslamp.terminal.case.case_play import CasePlayScreen
from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.console import Console
from gaslamp.terminal.local_match import LocalCase, LocalChase
from gaslamp.terminal.play_screen import PlayScreen
from gaslamp.words import LANGUAGES, Words
from tests.lessons.learning import LESSONS, stops
from tests.terminal.piloting import drive, part, shown, write
from tests.terminal.tables import sit
from tests.terminal.typist import Typist, game

SKIP = {"en": "skip", "fr": "sauter", "it": "salta", "de": "überspringen"}
FLIGHT, HUNT = load_lesson("classic-fugitive"), load_lesson("classic-detective")

each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def seated(lesson: Lesson, match: Match[Any] | None = None, save: Path | None = None) -> LocalChase | LocalCase:
    kind = LocalCase if isinstance(lesson.game, Connection) else LocalChase
    return kind(match or lesson.begin(), lesson.players(), rng=Random(1), save=save)


def lines(table: LocalChase | LocalCase, typed: Sequence[str], language: str = "en") -> str:
    """What whoever types these lines is shown."""
    sink, console = io.StringIO(), Typist(typed)
    kind: Any = CaseLines if isinstance(table, LocalCase) else ChaseLines
    kind(table, Words(language), Console(console, sink)).play()
    return sink.getvalue()


def screen_at(table: LocalChase | LocalCase, language: str = "en") -> PlayScreen:
    kind: Any = CasePlayScreen if isinstance(table, LocalCase) else ChasePlayScreen
    made: PlayScreen = kind(table, Words(language), pace=0)
    return made


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_it_says_all_it_has_to_say(lesson: Lesson, language: str) -> None:
    table, tutor = seated(lesson), Tutor(Words(language), lesson)
    tasks = [tutor.task(match.log) for _, match in stops(lesson)]
    explained = [tutor.explained(match.log) for _, match in stops(lesson) if not lesson.is_begun(match.log)]
    said = lines(table, [SKIP[language]] * 99, language)
    assert table.is_over
    end = [tutor.praise(table.match.log), tutor.explained(table.match.log), tutor.task(table.match.log)]
    assert all(text in said for text in (*tasks, *explained, *end))
    assert all(text for text in (*tasks, *explained, *end))
    assert all(said.count(text) == 1 for text in explained)


@each
def test_on_the_full_screen_it_is_skipped_to_its_end(lesson: Lesson) -> None:
    table = seated(lesson)
    screen, tutor = screen_at(table), Tutor(Words("en"), lesson)

    async def skip(pilot: Pilot[None]) -> None:
        for _ in stops(lesson):
            assert tutor.task(table.match.log) in part(screen, "lesson")
            await write(pilot, "skip")
        assert table.is_over

    drive(screen, skip, (120, 40))


def test_a_wrong_step_is_answered_and_a_refused_one_names_its_rule() -> None:
    said = lines(seated(FLIGHT), ["black 102", "taxi 1", "taxi 102"])
    assert "A black ticket hides how you travelled" in said
    assert "(type “rule CL-8”)" in said
    assert "The log shows a taxi ticket and no station." in said
    assert said.count("Mister X takes the taxi to 102.") == 1


def test_a_fresh_lesson_does_not_go_on_where_it_was_left() -> None:
    assert "continues where you left it" not in lines(seated(HUNT), [])


def test_a_lesson_that_is_left_is_kept_and_goes_on_as_a_lesson(tmp_path: Path) -> None:
    file = tmp_path / "lesson.record"
    said = lines(seated(FLIGHT, save=file), ["taxi 102", "quit"])
    assert f"gaslamp play --resume {file}" in said
    record = read_record(file)
    again = LocalChase(record.match(), record.players, rng=Random(2))
    said = lines(again, ["skip"])
    assert "continues where you left it" in said
    assert "step 2 of 8" in said
    assert "step 3 of 8" in said


def test_a_lesson_that_is_over_is_not_the_game_to_go_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.terminal.saves._folder", lambda: tmp_path)
    lines(seated(HUNT, save=tmp_path / "a.record"), ["skip"] * 99)
    assert latest_save() is None
    lines(seated(HUNT, save=tmp_path / "b.record"), ["skip"])
    assert latest_save() == tmp_path / "b.record"


def test_a_record_that_left_the_script_is_no_lesson() -> None:
    match = FLIGHT.begin()
    match.play(Move(seat=0, pawn=0, fare="taxi", station=86))
    with pytest.raises(BadLesson) as refused:
        seated(FLIGHT, match)
    assert refused.value.key == "lesson-strayed"


def test_without_a_lesson_there_is_nothing_to_skip() -> None:
    assert "no lesson" in game(sit("0"), "skip")


def test_the_screen_answers_a_wrong_step_and_shows_what_is_next() -> None:
    screen = screen_at(seated(FLIGHT))

    async def go(pilot: Pilot[None]) -> None:
        assert "“skip” does it for you" in part(screen, "keys")
        await write(pilot, "double")
        assert "you only have two" in part(screen, "keys")
        assert "step 1 of 8" in part(screen, "lesson")
        await write(pilot, "taxi 102")
        assert "The log shows a taxi ticket" in part(screen, "lesson")
        assert "Go to 127 by bus." in part(screen, "lesson")

    drive(screen, go)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_the_task_and_some_moves_are_seen(language: str) -> None:
    screen, tutor = screen_at(seated(HUNT), language), Tutor(Words(language), HUNT)

    async def look(pilot: Pilot[None]) -> None:
        assert tutor.task(screen.table.match.log) in shown(screen)
        assert screen.panel.moves.size.height >= 3

    drive(screen, look, (80, 24))


def test_skipping_while_others_act_or_after_the_end_is_answered() -> None:
    table = seated(FLIGHT)
    table.play(table.shown())
    with pytest.raises(WrongStep) as refused:
        table.shown()
    assert refused.value.key == "lesson-not-yet"
    while not table.is_over:
        table.play(table.shown() if table.is_persons_turn else table.thinking()())
    with pytest.raises(WrongStep) as refused:
        table.shown()
    assert refused.value.key == "lesson-over"
