"""Lessons, and ways to go through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gaslamp.core import Action
from gaslamp.lessons import Lesson, LessonStep, lesson_names, load_lesson
from gaslamp.match import Match

LESSONS = [load_lesson(name) for name in lesson_names()]


def played(lesson: Lesson, match: Match[Any]) -> Match[Any]:
    """The match when the learner has skipped to the end."""
    while not lesson.is_over(match.log):
        play_on(lesson, match)
    return match


def play_on(lesson: Lesson, match: Match[Any]) -> None:
    """The next action of the script or, for the learner, what a skip would do."""
    lesson.play(match, lesson.next_action(match.log) or lesson.shown(match))


def stops(lesson: Lesson) -> Iterator[tuple[LessonStep, Match[Any]]]:
    """Every place where the learner is to act, and the match there."""
    match = lesson.begin()
    while not lesson.is_over(match.log):
        if step := lesson.step(match.log):
            yield step, match
        play_on(lesson, match)


def choices(lesson: Lesson, match: Match[Any]) -> tuple[list[Action], list[Action]]:
    """What the learner may do that is right, and what is not."""
    actions = match.view(lesson.learner).actions
    right = [action for action in actions if lesson.judge(match.log, action).is_right]
    return right, [action for action in actions if action not in right]
