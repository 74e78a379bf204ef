"""The games by name, and how one is set up from plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, overload

from msgspec import ValidationError, convert

from gaslamp.core import BadOptions
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes

AnyChase: TypeAlias = Chase[Any]
"""A game with a fugitive."""
AnyGame: TypeAlias = AnyChase | Connection
AnyKind: TypeAlias = type[Classic] | type[Holmes] | type[Compact] | type[Connection]
GAMES: Mapping[str, AnyKind] = {
    "classic": Classic,
    "holmes": Holmes,
    "compact": Compact,
    "connection": Connection,
}
Values: TypeAlias = Mapping[str, object] | None


def lineage(name: str) -> tuple[str, ...]:
    """A game by its name, then the games it is a variant of, the nearest first; empty where there is no such game."""
    bases = GAMES[name].__mro__ if name in GAMES else ()
    known = {kind: key for key, kind in GAMES.items()}
    return tuple(known[base] for base in bases if base in known)


@overload
def make_game(name: Literal["classic"], seats: int | None = None, options: Values = None) -> Classic: ...
@overload
def make_game(name: Literal["holmes"], seats: int | None = None, options: Values = None) -> Holmes: ...
@overload
def make_game(name: Literal["compact"], seats: int | None = None, options: Values = None) -> Compact: ...
@overload
def make_game(name: Literal["connection"], seats: int | None = None, options: Values = None) -> Connection: ...
@overload
def make_game(name: str, seats: int | None = None, options: Values = None) -> AnyGame: ...
def make_game(name: str, seats: int | None = None, options: Values = None) -> AnyGame:
    """A game by its name with options as plain values; `BadOptions` says what is wrong with them."""
    if name not in GAMES:
        raise BadOptions("game-unknown", game=name, known=", ".join(GAMES))
    kind = GAMES[name]
    chosen = _options(kind, dict(options or {}))
    return kind(kind.full_table(chosen) if seats is None else seats, chosen)


def _options(kind: AnyKind, options: dict[str, object]) -> Any:
    if unknown := sorted(set(options) - set(kind.options_type.__struct_fields__)):
        raise BadOptions("option-unknown", option=unknown[0], game=kind.name)
    for name, value in options.items():
        try:
            convert({name: value}, kind.options_type)
        except ValidationError:
            raise BadOptions("option-wrong", option=name, value=str(value)) from None
    return convert(options, kind.options_type)
