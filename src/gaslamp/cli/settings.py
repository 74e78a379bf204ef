"""A game's options as they are written on the command line: read, refused, listed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, get_args

from msgspec import ValidationError, convert
from msgspec.inspect import BoolType, Field, IntType, LiteralType, Type, VarTupleType

from gaslamp.board import BOARDS
from gaslamp.cli.pages import BadRequest, one_of
from gaslamp.games import GAMES
from gaslamp.games.deck import DECKS
from gaslamp.games.holmes import SHERLOCK_ONLY, Mode, book
from gaslamp.options import chosen, fields
from gaslamp.words import Words

FLAGS = {"yes": True, "true": True, "no": False, "false": False}


def read_options(game: str, texts: Sequence[str], words: Words) -> dict[str, Any]:
    """`rounds=10` and the like as values for `make_game`."""
    one_of("--game", game, tuple(GAMES))
    unused = SHERLOCK_ONLY if game == "holmes" and "mode=sherlock" not in texts else ()
    return dict(_read_option(game, text, words, unused) for text in texts)


def _read_option(game: str, text: str, words: Words, unused: Collection[str]) -> tuple[str, Any]:
    """One of them; where there is none of that name, one of those that are unused is not what was meant."""
    name, sign, value = text.partition("=")
    name, known = name.strip().replace("-", "_"), fields(game)
    if name not in known:
        usable = [option for option in known if option not in unused]
        raise BadRequest("option-unknown", option=name, game=game, known=", ".join(usable))
    if not sign:
        raise BadRequest("option-no-value", text=text)
    try:
        options = convert({name: _plain(value.strip(), known[name].type)}, GAMES[game].options_type, strict=False)
    except ValidationError:
        allowed = values(known[name], words)
        raise BadRequest("option-not-allowed", option=name, value=value, allowed=allowed) from None
    return name, getattr(options, name)


def _plain(text: str, kind: Type) -> object:
    match chosen(kind):
        case VarTupleType():
            return text.replace(",", " ").split()
        case BoolType():
            return FLAGS.get(text.lower(), text)
    return text


def values(field: Field, words: Words) -> str:
    """What an option can be."""
    match chosen(field.type):
        case IntType(ge=least, le=most):
            return words.say("cli-values-whole", least=least, most=most)
        case LiteralType(values=choices):
            return ", ".join(_explained(field.name, str(choice), words) for choice in choices)
        case VarTupleType(item_type=LiteralType(values=choices)):
            return words.say("cli-values-words", known=", ".join(map(str, choices)))
        case VarTupleType():
            return words.say("cli-values-numbers")
        case BoolType():
            return "yes, no"
    known = {"board": BOARDS, "deck": DECKS}[field.name]  # the only texts among the options
    return words.say("cli-values-file", known=", ".join(known), ending=field.name)


def _explained(option: str, choice: str, words: Words) -> str:
    """`any (in any order)`; one that says what it means stands alone."""
    means = words.say(f"choice-{option}-{choice}")
    return choice if means.lower() == choice else f"{choice} ({means})"


def default(field: Field, words: Words) -> str:
    """What an option is unless it is changed, as one would write it."""
    match field.default:
        case None:
            return _by_the_book(field.name)
        case bool(flag):
            return "yes" if flag else "no"
        case ():
            return words.say("cli-values-none" if field.name.endswith("starts") else "cli-values-each")
    return _written(field.default)


def _by_the_book(option: str) -> str:
    """The numbers of each mode: `original 11; sherlock 10`, or `4` if it is the same in both."""
    says = {mode: _by_team(mode, option) for mode in get_args(Mode)}
    if len(set(says.values())) == 1:
        return says["original"]
    return "; ".join(f"{mode} {numbers}" for mode, numbers in says.items())


def _by_team(mode: Mode, option: str) -> str:
    """The numbers for two to five detectives, each once: `2/1`."""
    numbers = dict.fromkeys(_written(getattr(book(mode, team), option)) for team in range(2, 6))
    return "/".join(numbers)


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
