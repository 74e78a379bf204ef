"""A game's options as they are written on the command line: read, refused, listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import ValidationError, convert
from msgspec.inspect import BoolType, Field, IntType, LiteralType, StructType, Type, VarTupleType, type_info

from gaslamp.board import BOARDS
from gaslamp.cli.pages import BadRequest, one_of
from gaslamp.games import GAMES
from gaslamp.words import Words

FLAGS = {"yes": True, "true": True, "no": False, "false": False}


def fields(game: str) -> Mapping[str, Field]:
    """The options of a game by name."""
    info = type_info(GAMES[game].options_type)
    assert isinstance(info, StructType)
    return {field.name: field for field in info.fields}


def read_options(game: str, texts: Sequence[str], words: Words) -> dict[str, Any]:
    """`rounds=10` and the like as values for `make_game`."""
    one_of("--game", game, tuple(GAMES))
    return dict(_read_option(game, text, words) for text in texts)


def _read_option(game: str, text: str, words: Words) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    name, known = name.strip().replace("-", "_"), fields(game)
    if name not in known:
        raise BadRequest("option-unknown", option=name, game=game, known=", ".join(known))
    if not sign:
        raise BadRequest("option-no-value", text=text)
    try:
        options = convert({name: _plain(value.strip(), known[name].type)}, GAMES[game].options_type, strict=False)
    except ValidationError:
        allowed = values(known[name], words)
        raise BadRequest("option-not-allowed", option=name, value=value, allowed=allowed) from None
    return name, getattr(options, name)


def _plain(text: str, kind: Type) -> object:
    if isinstance(kind, VarTupleType):
        return text.replace(",", " ").split()
    return FLAGS.get(text.lower(), text) if isinstance(kind, BoolType) else text


def values(field: Field, words: Words) -> str:
    """What an option can be."""
    match field.type:
        case IntType(ge=least, le=most):
            return words.say("cli-values-whole", least=least, most=most)
        case LiteralType(values=choices):
            return ", ".join(map(str, choices))
        case VarTupleType():
            return words.say("cli-values-numbers")
        case BoolType():
            return "yes, no"
    return words.say("cli-values-board", known=", ".join(BOARDS))  # the only text among the options


def default(field: Field, words: Words) -> str:
    """What an option is unless it is changed, as one would write it."""
    match field.default:
        case bool(flag):
            return "yes" if flag else "no"
        case tuple(numbers):
            return ",".join(map(str, numbers)) or words.say("cli-values-none")
    return str(field.default)
