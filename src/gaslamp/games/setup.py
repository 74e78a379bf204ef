"""How a game is set up: its options are checked, and a line says what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from gaslamp.core import BadOptions, Game, Seat, check_type, clipped

Choice = TypeVar("Choice", bound=Struct)
HeadStart: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(max_length=4)]
"""The points each seat begins with, in a game of points; seats that are not named begin with none."""


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


def points_ahead(head_start: HeadStart, seats: int) -> Mapping[Seat, int]:
    """With how many points every seat begins."""
    if len(head_start) > seats:
        raise BadOptions("head-start-too-long", given=len(head_start), seats=seats)
    return dict(enumerate(head_start)) | dict.fromkeys(range(len(head_start), seats), 0)
