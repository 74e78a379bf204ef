"""What can be chosen when a game is set up: every option by name, and what it can be."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.inspect import Field, NoneType, StructType, Type, UnionType, type_info

from gaslamp.games import GAMES


def fields(game: str) -> Mapping[str, Field]:
    """The options of a game by name."""
    info = type_info(GAMES[game].options_type)
    assert isinstance(info, StructType)
    return {field.name: field for field in info.fields}


def chosen(kind: Type) -> Type:
    """The type of an option that is set: without the None of one that is left to the book."""
    if isinstance(kind, UnionType):
        return next(part for part in kind.types if not isinstance(part, NoneType))
    return kind
