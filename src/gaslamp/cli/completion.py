"""What a shell offers after Tab: commands, options and what they can be. The library asks, these answer.

A value that is not listed here is a file, which shells complete by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import typer

from gaslamp.words import Words

if TYPE_CHECKING:
    from msgspec.inspect import Field

SHELLS = ("bash", "zsh", "fish")
Offers: TypeAlias = list[tuple[str, str]]
"""Values, each with what it means; that may be nothing."""


# What options can be


def games(ctx: typer.Context) -> Offers:
    from gaslamp.games import GAMES

    return [(name, ctx.obj.game_title(name)) for name in GAMES]


def bots(ctx: typer.Context) -> Offers:
    from gaslamp.agents import agents_for

    return [(name, _level(name, ctx.obj)) for name in agents_for(_game(ctx))]


def _level(bot: str, words: Words) -> str:
    from gaslamp.agents import LEVELS

    return words.say(f"bot-{bot}.about") if bot in LEVELS else ""


def _game(ctx: typer.Context) -> str:
    from gaslamp.games import GAMES

    game = str(ctx.params.get("game"))
    return game if game in GAMES else next(iter(GAMES))


def bot_lists(ctx: typer.Context, incomplete: str) -> Offers:
    """After a comma another one."""
    said = incomplete[: incomplete.rfind(",") + 1]
    return [(f"{said}{name}", about) for name, about in bots(ctx) if name not in said.split(",")]


def deck_bots() -> Offers:
    from gaslamp.arena.simulation import BOTS

    return [(name, "") for name in BOTS]


def sides() -> Offers:
    from gaslamp.cli.participants import SIDES

    return [(side, "") for side in SIDES]


def attacked_sides() -> Offers:
    from gaslamp.cli.exploit import SIDES

    return [(side, "") for side in SIDES]


def attackers() -> Offers:
    from gaslamp.agents.exploit import ATTACKERS

    return [(name, "") for name in ATTACKERS]


def options(ctx: typer.Context) -> Offers:
    """A game's options with all they can be, or else with what they are."""
    from gaslamp.options import fields
    from gaslamp.presentation import presets_of

    words = ctx.obj.about(_game(ctx))
    sets = [(f"preset={name}", words.say(f"preset-{name}")) for name in presets_of(_game(ctx))]
    return sets + [
        (f"{name}={value}", words.say(f"option-{name}"))
        for name, field in fields(_game(ctx)).items()
        for value in _values(field, words)
    ]


def _values(field: Field, words: Words) -> Sequence[str]:
    from msgspec.inspect import BoolType, LiteralType, StrType

    from gaslamp.board import BOARDS
    from gaslamp.games.deck import DECKS
    from gaslamp.options import chosen
    from gaslamp.rulebook.choices import default

    match chosen(field.type):
        case BoolType():
            return "yes", "no"
        case LiteralType(values=choices):
            return [str(choice) for choice in choices]
        case StrType():
            return BOARDS if field.name == "board" else DECKS
    return [written] if (written := default(field, words)).replace(",", "").isdecimal() else []


def lights() -> Offers:
    from gaslamp.cli.settings import LIGHTS

    return [(light, "") for light in LIGHTS]


# What commands are about


def boards(incomplete: str) -> Offers:
    from gaslamp.board import BOARDS

    return [(name, "") for name in [*BOARDS, *_files(incomplete, ".board")]]


def decks(incomplete: str) -> Offers:
    from gaslamp.games.deck import DECKS

    return [(name, "") for name in [*DECKS, *_files(incomplete, ".deck")]]


def _files(incomplete: str, ending: str) -> Iterator[str]:
    folder, _, _ = incomplete.rpartition("/")
    found = Path(folder or ("/" if incomplete.startswith("/") else ".")).glob(f"*{ending}")
    return (f"{folder}/{path.name}" if "/" in incomplete else path.name for path in sorted(found))


def lessons(ctx: typer.Context) -> Offers:
    from gaslamp.lessons import lesson_names

    taught = dict.fromkeys(name.partition("-")[0] for name in lesson_names())
    return [(game, ctx.obj.game_title(game)) for game in taught]


def lesson_sides(ctx: typer.Context) -> Offers:
    from gaslamp.lessons import lessons_of

    found = (name.partition("-")[2] for name in lessons_of(_game(ctx)))
    return [(side, "") for side in found if side]


def rule_games(ctx: typer.Context, incomplete: str) -> Offers:
    """A game, or a rule of any game once its id is begun."""
    from gaslamp.rulebook.source import games_to_read, load_rulebook

    found = [(game, ctx.obj.game_title(game)) for game in games_to_read()]
    books = (load_rulebook(game, ctx.obj.language) for game, _ in found if incomplete)
    return found + [(rule.id, rule.title) for book in books for rule in book.rules]


def rules_of(ctx: typer.Context) -> Offers:
    """The chapters and rules of the game that is named."""
    from gaslamp.rulebook.source import load_rulebook

    book = load_rulebook(_game(ctx), ctx.obj.language)
    chapters = [(chapter.key, chapter.title) for chapter in book.chapters]
    return chapters + [(rule.id, rule.title) for rule in book.rules]


def shells() -> Offers:
    return [(shell, "") for shell in SHELLS]
