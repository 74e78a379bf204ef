"""What stands between two blank lines of a rulebook."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

RemarkKind: TypeAlias = Literal["example", "ruling", "hint"]


class Paragraph(Struct, frozen=True):
    text: str


class Bullets(Struct, frozen=True):
    items: tuple[str, ...]


class Grid(Struct, frozen=True):
    """A table: the first row names the columns."""

    rows: tuple[tuple[str, ...], ...]


class Remark(Struct, frozen=True):
    kind: RemarkKind
    text: str


class RuleOption(Struct, frozen=True):
    """An option of the game that changes the rule it stands at."""

    option: str


class HouseRules(Struct, frozen=True):
    """A set of house rules, by the name `presets` knows."""

    name: str


class Plate(Struct, frozen=True):
    """A picture and what is to be seen on it."""

    name: str
    caption: str


Block: TypeAlias = Paragraph | Bullets | Grid | Remark | RuleOption | HouseRules | Plate
