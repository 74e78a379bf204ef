"""How a game is set up: its options are checked, and a line says what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from gaslamp.core import BadOptions, Game, check_type, clipped

Choice = TypeVar("Choice", bound=Struct)


def checked_options(kind: type[Choice], seats: int, options: Choice | None) -> Choice:
    """The options of a game for so many, the book's unless some are given; `BadOptions` says what one cannot be."""
    check_type(seats, int, "seats must be a number, such as 3")
    if options is None:
        return kind()
    check_type(options, kind, f"options must be {kind.__name__}(…), or plain values for make_game()")
    read = asdict(plain_options(type(options), asdict(options)))
    return replace(options, **{name: value for name, value in read.items() if value != getattr(options, name)})


def plain_options(kind: type[Choice], values: Mapping[str, object]) -> Choice:
    """The options that plain values stand for."""
    for name, value in values.items():
        try:
            convert({name: value}, kind)
        except ValidationError:
            raise BadOptions("option-wrong", option=name, value=str(value)) from None
    return convert(values, kind)


def described(game: Game[Any]) -> str:
    """What is played, by how many, and what differs from the book."""
    chosen, book = asdict(game.options), asdict(type(game.options)())
    own = [f"{name}={value!r}" for name, value in chosen.items() if value != book[name]]
    return clipped(f"<{', '.join([f'{type(game).__name__} {game.name!r}', f'{game.seats} seats', *own])}>")
