"""Which lesson is meant, and which there are."""

from __future__ import annotations

from gaslamp.cli.pages import columns, one_of
from gaslamp.games import GAMES
from gaslamp.lessons import Lesson, lesson_names, lessons_of, load_lesson
from gaslamp.words import Words


def print_lessons(words: Words) -> None:
    """Every lesson with the command that starts it."""
    print(f"{words.say('cli-learn-lessons')}\n")
    print(columns([(_command(name), _about(name, words)) for name in lesson_names()]))


def _command(name: str) -> str:
    game, _, side = name.partition("-")
    return f"gaslamp learn {game}" + (f" --as {side}" if side else "")


def _about(name: str, words: Words) -> str:
    lesson = load_lesson(name)
    return words.say("cli-learn-lesson", title=words.say(lesson.key), about=words.say(f"{lesson.key}.about"))


def find_lesson(game: str, side: str | None) -> Lesson:
    """The lesson of a game for a side, or its first."""
    one_of("GAME", game, tuple(name for name in GAMES if lessons_of(name)))
    sides = {name.partition("-")[2]: name for name in lessons_of(game)}
    return load_lesson(sides[next(iter(sides)) if side is None else one_of("--as", side, tuple(filter(None, sides)))])
