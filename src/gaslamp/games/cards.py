"""The cards of Case Connection as facts: clues and leads with symbols on their four sides, and a deck of both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from gaslamp.core import clipped, counted

Symbol: TypeAlias = Literal["forensic", "witness", "cyber"]
Evidence: TypeAlias = Literal["forensic", "witness", "cyber", "universal"]
Bonus: TypeAlias = Literal["point", "universal", "lead"]
Side: TypeAlias = Literal["top", "right", "bottom", "left"]
Sides: TypeAlias = tuple[tuple[Symbol, ...], tuple[Symbol, ...], tuple[Symbol, ...], tuple[Symbol, ...]]
"""The symbols on the top, the right, the bottom and the left of a card."""

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
EVIDENCE: tuple[Evidence, ...] = get_args(Evidence)
SIDES: tuple[Side, ...] = get_args(Side)
STEPS: Mapping[Side, tuple[int, int]] = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
"""Where the next card lies: x to the right, y down."""


class Clue(Struct, frozen=True):
    """CC-3: a clue card.

    >>> clue = Clue(7, (("forensic",), (), ("cyber", "witness"), ()), bonus="point")
    >>> clue.sides[2]
    ('cyber', 'witness')
    """

    number: int
    sides: Sides
    bonus: Bonus | None = None


class Lead(Struct, frozen=True):
    """CC-3: a lead card; every symbol on it wants a connection.

    >>> Lead(3, (("forensic",), ("cyber",), (), ()), points=2).symbols
    2
    """

    number: int
    sides: Sides
    points: int

    @property
    def symbols(self) -> int:
        """How many connections it wants."""
        return sum(map(len, self.sides))


class Deck(Struct, frozen=True, kw_only=True):
    """All that is in the box, by number; numbers begin at 1.

    >>> from gaslamp.games import load_deck
    >>> deck = load_deck("gaslamp")
    >>> deck
    <Deck 'gaslamp': 44 clues, 20 leads>
    >>> deck.leads[1].points
    1
    """

    name: str
    title: str
    source: str
    clues: Mapping[int, Clue]
    leads: Mapping[int, Lead]
    tokens: Mapping[Symbol, int]
    """How many evidence tokens there are of each kind."""

    def __repr__(self) -> str:
        return clipped(f"<Deck {self.name!r}: {counted(len(self.clues), 'clue')}, {counted(len(self.leads), 'lead')}>")


def opposite(side: int) -> int:
    """The side that faces it on the card next to it."""
    return (side + 2) % 4
