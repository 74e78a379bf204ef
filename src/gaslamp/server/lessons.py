"""Lessons at a table of the server: an ordinary table, at which a script plays all seats but the learner's."""

from __future__ import annotations

from typing import Any

from gaslamp.lessons import Lesson, lesson_of, lessons_of, load_lesson
from gaslamp.match import Match
from gaslamp.record import record_of
from gaslamp.server import seating
from gaslamp.server.auth import new_id
from gaslamp.server.messages import Learn
from gaslamp.server.store import Card, Chair
from gaslamp.server.told import Guidance
from gaslamp.words import Words

FIRST_BOTS = "casual"
"""Whom a learner meets after the lesson."""


def lesson_table(asked: Learn, key: str) -> Card:
    """The table of a lesson, for one person alone."""
    lesson, match = load_lesson(asked.lesson), new_id()
    record = record_of(Match[Any](lesson.game), players=lesson.players(seating.clean(asked.name)))
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
        chairs=seating.with_names(match, chairs),
    )


def lesson_at(card: Card) -> Lesson | None:
    """The lesson that is given at a table, if one is."""
    return lesson_of(seating.players(card))


def table_title(card: Card, words: Words) -> str:
    """What is played at a table: a game, or a lesson in it."""
    lesson = lesson_at(card)
    return words.say(lesson.key) if lesson else words.say(f"game-{card.game}")


def guidance(lesson: Lesson, match: Match[Any], words: Words) -> Guidance:
    """Where the learner is, and what to do now."""
    step, praise = lesson.step(match.log), lesson.praise(match.log)
    *text, task = words.say(lesson.key_of(step)).split("\n") if step else ("",)
    is_over = lesson.is_over(match.log)
    following = next((name for name in lessons_of(lesson.game.name) if name != lesson.name), "")
    return Guidance(
        n=len(match.log),
        title=words.say(lesson.key),
        number=lesson.number(match.log),
        count=len(lesson.steps),
        praise=words.say(praise) if praise else "",
        text="\n".join(text),
        task=task,
        over=words.say(f"{lesson.key}.done") if is_over else "",
        lesson=lesson.name,
        next=following if is_over else "",
        next_title=words.say(f"lesson-{following}") if is_over and following else "",
        chairs=_real_game(lesson) if is_over else (),
    )


def _real_game(lesson: Lesson) -> tuple[str, ...]:
    """The seats of a game against bots on the same side."""
    return tuple(seating.ME if seat == lesson.learner else FIRST_BOTS for seat in range(lesson.game.seats))
