"""What there is to play: the games with their options and bots, described for the first page."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct, json
from msgspec.inspect import BoolType, Field, IntType, LiteralType, VarTupleType

from gaslamp.agents import levels_for
from gaslamp.board import BOARDS
from gaslamp.core import Problem, encode
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.games.deck import DECKS
from gaslamp.games.holmes import CAST
from gaslamp.lessons import is_lesson, lessons_of
from gaslamp.options import chosen, fields
from gaslamp.presentation import presentation_named, presentation_of, presets_of
from gaslamp.presentation.general import ScreenKind
from gaslamp.presentation.worth import Worth, worth_of
from gaslamp.record import Player
from gaslamp.rulebook.choices import called, told_setting
from gaslamp.server.seat_plan import STAND_IN, roles
from gaslamp.telling.chase import capital
from gaslamp.words import Words

OptionKind: TypeAlias = Literal["flag", "choice", "whole", "numbers", "words"]
OptionValue: TypeAlias = bool | int | str | tuple[int | str, ...] | None
"""What an option can be set to, of whatever kind it is."""
ON_CARD = frozenset({"mode", "characters"})
"""The options that decide what is played, so they stand on the card; all others are house rules."""


class Choice(Struct, frozen=True):
    """One of the values an option can have; `about` says what it means, where the title does not."""

    value: str
    title: str
    about: str = ""


class Preset(Struct, frozen=True):
    """House rules that go well together; `options` is all that differs from the book."""

    name: str
    title: str
    about: str
    options: dict[str, OptionValue]
    worth: str = ""
    """What it was measured to be worth to one side."""


class Level(Struct, frozen=True):
    """How well a bot plays."""

    value: str
    title: str
    about: str


class Guided(Struct, frozen=True):
    """A lesson to choose."""

    name: str
    title: str
    about: str


class Option(Struct, frozen=True, kw_only=True):
    """One thing that can be set; `default` is None where the book's number hangs on the other options."""

    name: str
    title: str
    about: str
    kind: OptionKind
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None
    on_card: bool = False


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game as the first page offers it."""

    name: str
    title: str
    blurb: str
    screen: ScreenKind
    """A chase on a map, or a case on a table."""
    sides: bool
    solo: int
    least: int
    most: int
    roles: dict[str, tuple[str, ...]]
    """Who plays what, by the number of seats."""
    levels: tuple[Level, ...]
    """Of the bots, the weakest first."""
    lessons: tuple[Guided, ...]
    level: str
    """The usual one."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    """The book first."""
    mirrored: tuple[str, ...]
    """The modes in which a deal can be played again with sides swapped; of a game without modes, an empty one."""
    teams: dict[str, tuple[str, ...]]
    """Which characters hunt by the book, by the number of seats; empty where nobody chooses one."""


@cache
def catalogue(language: str) -> tuple[GameEntry, ...]:
    return tuple(_entry(name, Words(language).about(name)) for name in GAMES)


def _entry(name: str, words: Words) -> GameEntry:
    seats, shown = GAMES[name].players, presentation_named(name)
    return GameEntry(
        name=name,
        title=words.game_title(name),
        blurb=words.game_blurb(name),
        screen=shown.screen,
        sides=shown.is_sided,
        solo=shown.solo,
        least=seats[0],
        most=seats[-1],
        roles={str(n): tuple(roles(make_game(name, n), words)) for n in seats},
        levels=tuple(_level(level, words) for level in levels_for(name)),
        lessons=tuple(_guided(lesson, words) for lesson in lessons_of(name)),
        level=STAND_IN,
        options=tuple(_option(name, field, words) for field in fields(name).values()),
        presets=tuple(_preset(name, preset, words) for preset in presets_of(name)),
        mirrored=_mirrored(name),
        teams={str(n): team for n in seats if (team := presentation_of(make_game(name, n)).characters)},
    )


def _mirrored(name: str) -> tuple[str, ...]:
    """The modes in which a deal holds no secret that could not lie open."""
    modes = [field for field in fields(name).values() if field.name == "mode"]
    values = _kind(name, modes[0])[2] if modes else ("",)
    games = {mode: make_game(name, GAMES[name].players[0], {"mode": mode} if mode else {}) for mode in values}
    return tuple(mode for mode, game in games.items() if getattr(game, "can_open_start", False))


def _preset(game: str, preset: str, words: Words) -> Preset:
    title, about = words.say(f"preset-{preset}"), words.own(f"preset-{preset}")
    return Preset(preset, title, about, dict(presets_of(game)[preset]), _worth(game, preset, words))


def _worth(game: str, preset: str, words: Words) -> str:
    figures = [_figure(worth, words) for worth in worth_of(game, preset)]
    return words.say("preset-worth", figures="; ".join(figures)) if figures else ""


def _figure(worth: Worth, words: Words) -> str:
    """By how many games in 100 a side wins more often, in one mode."""
    way = "same" if not worth.is_sure else "more" if worth.share > 0 else "fewer"
    whom = "detectives" if presentation_named(worth.game).is_sided else "second"
    text = words.say(f"preset-worth-{whom}", way=way, points=abs(worth.points))
    mode = worth.mode and words.say(f"choice-mode-{worth.mode}")
    return words.say("preset-worth-mode", mode=mode, worth=text) if mode else text


def _guided(lesson: str, words: Words) -> Guided:
    return Guided(lesson, words.say(f"lesson-{lesson}"), words.say(f"lesson-{lesson}.about"))


def _level(level: str, words: Words) -> Level:
    return Level(level, words.say(f"bot-{level}.level"), words.say(f"bot-{level}.about"))


def agent_title(agent: str, words: Words) -> str:
    """What a bot is called, be it one that only tables of old still have, or the script of a lesson."""
    return words.say("bot-lesson" if is_lesson(agent) else f"bot-{agent}")


def bot_title(player: Player, words: Words, *, is_left: bool = False) -> str:
    """What kind of bot somebody is, or that one plays on for a person who left; nothing of people."""
    if player.agent is None:
        return ""
    return words.say("screen-left") if is_left else agent_title(player.agent, words)


def _option(game: str, field: Field, words: Words) -> Option:
    kind, limits, values = _kind(game, field)
    return Option(
        name=field.name,
        title=words.say(f"option-{field.name}"),
        about=words.say(f"option-{field.name}.about"),
        kind=kind,
        default=field.default,
        choices=tuple(_choice(field.name, value, words) for value in values),
        least=limits[0],
        most=limits[1],
        on_card=field.name in ON_CARD,
    )


def _kind(game: str, field: Field) -> tuple[OptionKind, tuple[int | None, int | None], tuple[str, ...]]:
    match chosen(field.type):
        case BoolType():
            return "flag", (None, None), ()
        case IntType(ge=least, le=most):
            return "whole", (least, most), ()
        case LiteralType(values=values):
            return "choice", (None, None), tuple(map(str, values))
        case VarTupleType(item_type=LiteralType()):
            return "words", (None, None), CAST  # SH-2: the only words among the options
        case VarTupleType():
            return "numbers", (None, None), ()
    return "choice", (None, None), boards(game) if field.name == "board" else tuple(DECKS)


@cache
def boards(game: str) -> tuple[str, ...]:
    """The built-in boards that a game can be played on, its own first."""
    own = fields(game)["board"].default
    return (own, *(name for name in BOARDS if name != own and _can_play(game, name)))


def _can_play(game: str, board: str) -> bool:
    try:
        make_game(game, None, {"board": board})
    except Problem:
        return False
    return True


def _choice(option: str, value: str, words: Words) -> Choice:
    """A value with its name; a mode with what it means, a character with what it can do."""
    about = {"mode": f"choice-mode-{value}.about", "characters": f"ability-{value}"}.get(option)
    title = words.say("pawn-name", pawn=value) if option == "characters" else called(option, value, words)
    return Choice(value, capital(title), words.say(about) if about else "")


def explain(problem: Problem, words: Words) -> str:
    """What is wrong with a table somebody asked for, in the words of the page they asked on."""
    if problem.key == "option-unknown":
        return words.say("server-option-unknown", option=problem.details["option"])
    if problem.key == "option-wrong":
        return _explain_option(words.about(str(problem.details["game"])), **problem.details)
    return words.explain(problem)


def _explain_option(words: Words, *, option: object, value: object, **_: object) -> str:
    title, about = words.say(f"option-{option}"), words.say(f"option-{option}.about")
    return words.say("server-option-wrong", option=title, about=about, value=value)


def settings(game: AnyGame, words: Words) -> tuple[str, ...]:
    """What differs from the book at a table, a line each."""
    values = json.decode(encode(game.options))
    return tuple(told_setting(name, value, words) for name, value in values.items())
