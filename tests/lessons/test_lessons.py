"""Every lesson that comes with Gaslamp, from its first step to its last, in every language."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents import make_agent
from gaslamp.core import CHANCE, Action
from gaslamp.lessons import Lesson, WrongStep, lesson_of
from gaslamp.lessons.steps import fits, fits_any
from gaslamp.record import decode_record, encode_record, record_of
from gaslamp.testing import check_replay
from gaslamp.words import LANGUAGES, Words
from tests.lessons.learning import LESSONS, choices, play_on, played, stops

each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
spoken = pytest.mark.parametrize("language", LANGUAGES)


@each
def test_it_is_played_to_its_end_by_the_rules(lesson: Lesson) -> None:
    match = played(lesson, lesson.begin())
    assert lesson.follows(match.log)
    assert lesson.number(match.log) == len(lesson.steps)
    assert lesson.turn(match.log) is None
    check_replay(match)


@each
def test_it_is_short_enough_for_three_minutes(lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 12
    assert sum(1 for _ in stops(lesson)) <= 20


@each
@spoken
def test_every_step_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    words, told = Words(language).about(lesson.game.name), set[str]()
    for step, match in stops(lesson):
        right, wrong = choices(lesson, match)
        told |= {lesson.judge(match.log, action).key for action in (*right, *wrong)} | {lesson.key_of(step)}
        told |= {f"{lesson.key_of(step)}.wrong", f"{lesson.key_of(step)}.done"}
    keys = {lesson.key, f"{lesson.key}.about", f"{lesson.key}.done", *filter(None, told)}
    assert all(words.say(key) for key in keys)


@each
@spoken
def test_a_step_explains_before_it_asks(lesson: Lesson, language: str) -> None:
    words = Words(language).about(lesson.game.name)
    texts = [words.say(lesson.key_of(step)) for step, _ in stops(lesson)]
    assert all(len(text.split("\n")) >= 2 for text in texts)


@each
def test_whatever_else_is_legal_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    for step, match in stops(lesson):
        before = list(match.log)
        for action in choices(lesson, match)[1]:
            with pytest.raises(WrongStep) as answer:
                lesson.play(match, action)
            assert answer.value.key.startswith(f"{lesson.key_of(step)}.wrong")
        assert match.log == before


@each
def test_every_mistake_that_is_foreseen_can_be_made(lesson: Lesson) -> None:
    foreseen = {(step.step, mistake) for step, _ in stops(lesson) for mistake in step.wrong}
    made = {(step.step, step.mistake(action)) for step, match in stops(lesson) for action in choices(lesson, match)[1]}
    assert foreseen <= made


@each
def test_every_pattern_fits_something_legal(lesson: Lesson) -> None:
    for step, match in stops(lesson):
        actions = match.view(lesson.learner).actions
        if match.log == _first(lesson, step.step):
            assert all(any(fits(pattern, action) for action in actions) for pattern in step.left(()))
        assert fits_any(step.do, lesson.shown(match))


def _first(lesson: Lesson, name: str) -> list[object]:
    return next(list(match.log) for step, match in stops(lesson) if step.step == name)


@each
def test_every_right_action_leads_on_to_the_end(lesson: Lesson) -> None:
    for _, match in stops(lesson):
        for action in choices(lesson, match)[0]:
            fork = match.fork()
            lesson.play(fork, action)
            assert lesson.follows(played(lesson, fork).log)


@each
def test_it_resumes_from_a_record_at_every_step(lesson: Lesson) -> None:
    for step, match in stops(lesson):
        record = decode_record(encode_record(record_of(match, players=lesson.players("Ada"))))
        again = record.match()
        assert lesson_of(record.players) is lesson
        assert lesson.follows(again.log)
        assert lesson.step(again.log) == step
        assert lesson.shown(again) == lesson.shown(match)


@each
def test_the_others_know_what_to_do_from_their_view_alone(lesson: Lesson) -> None:
    agent = make_agent(lesson.agent, Random(0), game=lesson.game.name)
    match = lesson.begin()
    while not lesson.is_over(match.log):
        if action := lesson.next_action(match.log):
            assert agent.act(match.view(action.seat)) == action
        play_on(lesson, match)


@each
def test_the_learner_is_told_where_they_are_from_their_own_view(lesson: Lesson) -> None:
    for step, match in stops(lesson):
        seen = match.view(lesson.learner).events
        assert lesson.step(seen) == step
        assert lesson.praise(seen) == lesson.praise(match.log)
        assert [lesson.judge(seen, action) for action in match.view(lesson.learner).actions] == [
            lesson.judge(match.log, action) for action in match.view(lesson.learner).actions
        ]


@each
def test_once_it_has_begun_nobody_acts_for_the_learner(lesson: Lesson) -> None:
    begun = lesson.at(lesson.begin().log)
    others = {cue.seat for cue in lesson.cues[begun:] if isinstance(cue, Action)}
    assert others <= {CHANCE, *range(lesson.game.seats)} - {lesson.learner}
