"""A game's options as they are written on the command line: read and refused."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import ValidationError, convert
from msgspec.inspect import BoolType, Type, VarTupleType

from gaslamp.cli.help import BadRequest, one_of
from gaslamp.games import GAMES
from gaslamp.options import chosen, fields
from gaslamp.presentation import presentation_named, presets_of
from gaslamp.rulebook.choices import values
from gaslamp.words import Words

PRESET = "preset"
FLAGS = {"yes": True, "true": True, "no": False, "false": False}


def read_options(game: str, texts: Sequence[str], words: Words) -> dict[str, Any]:
    """`rounds=10` and the like as values for `make_game`; `preset=gentle` stands for all that the set changes."""
    one_of("--game", game, tuple(GAMES))
    unused = [option for option, other in presentation_named(game).only_with.items() if other not in texts]
    found = dict[str, Any]()
    for text in texts:
        found |= _read_option(game, text, words, unused)
    return found


def _read_option(game: str, text: str, words: Words, unused: Collection[str]) -> Mapping[str, Any]:
    """One of them; where there is none of that name, one of those that are unused is not what was meant."""
    name, sign, value = text.partition("=")
    name, known = name.strip().replace("-", "_"), fields(game)
    if name == PRESET and sign:
        return _preset(game, value.strip())
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
    return {name: getattr(options, name)}


def _preset(game: str, name: str) -> Mapping[str, Any]:
    """All that a set of house rules changes."""
    presets = presets_of(game)
    if name not in presets:
        raise BadRequest("option-not-allowed", option=PRESET, value=name, allowed=", ".join(presets))
    return presets[name]


def _plain(text: str, kind: Type) -> object:
    match chosen(kind):
        case VarTupleType():
            return text.replace(",", " ").split()
        case BoolType():
            return FLAGS.get(text.lower(), text)
    return text
