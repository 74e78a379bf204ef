"""Lessons at a table of the server: an ordinary table, at which a script plays all seats but the learner's."""

from __future__ import annotations

from typing import Any

from gaslamp.lessons import Lesson, lesson_of, lessons_of, load_lesson
from gaslamp.match import Match
from gaslamp.record import record_of
from gaslamp.server import seat_plan
from gaslamp.server.auth import new_id
from gaslamp.server.messages import Learn
from gaslamp.server.outgoing import Guidance
from gaslamp.server.store import Card, Chair
from gaslamp.telling.tutor import Tutor
from gaslamp.words import Words

FIRST_BOTS = "casual"
"""Whom a learner meets after the lesson."""


def lesson_table(asked: Learn, key: str) -> Card:
    """The table of a lesson, for one person alone."""
    lesson, match = load_lesson(asked.lesson), new_id()
    record = record_of(Match[Any](lesson.game), players=lesson.players(seat_plan.clean(asked.name)))
    chairs = [
        Chair(seat=seat, name=player.name, agent=player.agent, key=key if seat == lesson.learner else None)
        for seat, player in enumerate(record.players)
    ]
    return Card(
        id=match,
        game=record.game,
        seats=record.seats,
        options=record.options,
        hints=True,
        phase="playing",
        changed=0.0,
        watchable=False,
        chairs=seat_plan.with_names(match, chairs),
    )


def lesson_at(card: Card) -> Lesson | None:
    """The lesson that is given at a table, if one is."""
    return lesson_of(seat_plan.players(card))


def table_title(card: Card, words: Words) -> str:
    """What is played at a table: a game, or a lesson in it."""
    lesson = lesson_at(card)
    return words.say(lesson.key) if lesson else words.game_title(card.game)


def guidance(lesson: Lesson, match: Match[Any], words: Words) -> Guidance:
    """Where the learner is, and what to do now or, at the end, next."""
    tutor, events, is_over = Tutor(words, lesson), match.log, lesson.is_over(match.log)
    following = _following(lesson) if is_over else ""
    return Guidance(
        n=len(events),
        lesson=lesson.name,
        title=tutor.title,
        number=lesson.number(events),
        count=len(lesson.steps),
        praise=tutor.praise(events),
        text=tutor.explained(events),
        task=tutor.task(events),
        over=is_over,
        next=following,
        next_title=words.say(f"lesson-{following}") if following else "",
        chairs=_real_game(lesson) if is_over else (),
    )


def _following(lesson: Lesson) -> str:
    """The lesson for the other side, if there is one."""
    return next((name for name in lessons_of(lesson.game.name) if name != lesson.name), "")


def _real_game(lesson: Lesson) -> tuple[str, ...]:
    """The seats of a game against bots on the same side."""
    return tuple(seat_plan.ME if seat == lesson.learner else FIRST_BOTS for seat in range(lesson.game.seats))
