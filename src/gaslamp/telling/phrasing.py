"""The texts every screen shares. Where a game says a thing its own way, its text is an attribute of the shared one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from gaslamp.words import Words

Own: TypeAlias = Mapping[str, frozenset[str]]
"""The texts of each game's own."""
FARES = ("taxi", "bus", "underground")
PRIZES = ("black", "double")
OWN: Own = {
    "holmes": frozenset(
        ("ticket", "turn-pawn", "your-pawn", "turn-choose", *(f"tickets-{fare}" for fare in (*FARES, *PRIZES)))
    ),
    "compact": frozenset(("turn-deal", "turn-fugitive", "your-fugitive", "tickets-black", "heading", "fares-of")),
}


def say(words: Words, key: str, **details: object) -> str:
    """A text in the words of the game that is spoken about."""
    return words.say(f"telling-{own_key(words, key, OWN)}", **details)


def own_key(words: Words, key: str, own: Own) -> str:
    """The key of a text, or of the attribute by which the game that is spoken about says it its own way."""
    return f"{key}.{words.game}" if key in own.get(words.game, ()) else key
