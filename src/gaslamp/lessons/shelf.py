"""The lessons that come with Gaslamp."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct, convert

from gaslamp.core import Action, Problem, Seat, decode_event, encode
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.lessons.lesson import PREFIX, Cue, Lesson
from gaslamp.lessons.steps import LessonStep
from gaslamp.record import Player

SIDES = ("", "fugitive", "detective")
FOLDER = files("gaslamp") / "data" / "lessons"


class BadLesson(Problem):
    """A lesson that is not there, or a record that does not follow it."""


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """What others do."""

    play: tuple[Mapping[str, Any], ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    learner: Seat
    script: tuple[Mapping[str, Any], ...]
    options: Mapping[str, Any] = {}


@cache
def lesson_names() -> tuple[str, ...]:
    """All lessons, game by game."""
    return tuple(sorted((file.name.removesuffix(".toml") for file in FOLDER.iterdir()), key=_rank))


def _rank(name: str) -> tuple[int, int]:
    game, _, side = name.partition("-")
    return tuple(GAMES).index(game), SIDES.index(side)


def lessons_of(game: str) -> tuple[str, ...]:
    """The names of a game's lessons."""
    return tuple(name for name in lesson_names() if name.partition("-")[0] == game)


@cache
def load_lesson(name: str) -> Lesson:
    if name not in lesson_names():
        raise BadLesson("lesson-unknown", lesson=name, known=", ".join(lesson_names()))
    file = convert(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")), _File)
    game = make_game(file.game, file.seats, file.options)
    return Lesson(name, game, file.learner, [cue for line in file.script for cue in _cues(line, game)])


def is_lesson(agent: str) -> bool:
    """Whether this is the name of the agent that plays the others in a lesson."""
    return agent.startswith(PREFIX)


def lesson_by(agent: str) -> Lesson:
    """The lesson that an agent of this name plays in."""
    return load_lesson(agent.removeprefix(PREFIX))


def lesson_of(players: Iterable[Player]) -> Lesson | None:
    """The lesson that these players are having, if they are."""
    return next((lesson_by(agent) for player in players if is_lesson(agent := player.agent or "")), None)


def _cues(line: Mapping[str, Any], game: AnyGame) -> Sequence[Cue]:
    if "play" in line:
        return tuple(_played(convert(line, _Line), game))
    step = convert(line, LessonStep)
    return (step,) * step.length


def _played(line: _Line, game: AnyGame) -> Iterator[Action]:
    for plain in line.play:
        action = decode_event(game.vocabulary, encode(plain))
        assert isinstance(action, Action), "a script holds what is done; what follows from it follows by itself"
        yield action
