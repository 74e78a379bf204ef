"""The terminal's texts. Where a game says a thing its own way, its text is an attribute of the shared one."""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.words import Words

FARES = ("taxi", "bus", "underground")
PRIZES = ("black", "double")
OWN: Mapping[str, frozenset[str]] = {
    "holmes": frozenset(
        (
            "ticket", "turn-pawn", "turn-choose", "lines-hint", "help", "keys", "reel-keys", "typed-hint",
            "screen-help", "map-help", *(f"tickets-{fare}" for fare in (*FARES, *PRIZES)),
            *(f"typed-{name}" for name in (*FARES, "black", "fugitive", "done", "filler")),
        )
    ),
    "compact": frozenset(
        (
            "turn-deal", "turn-fugitive", "tickets-black", "heading", "fares-of", "abilities", "help", "screen-help",
            "map-help", "typed-filler",
        )
    ),
}  # fmt: skip
"""The texts of each game's own."""


def say(words: Words, key: str, **details: object) -> str:
    """A text in the words of the game that is spoken about."""
    own = f".{words.game}" if key in OWN.get(words.game, ()) else ""
    return words.say(f"terminal-{key}{own}", **details)
