"""What a view says in words, and whose view belongs on a screen; the terminal and the server share it."""

from __future__ import annotations

from gaslamp.words import Words


def say(words: Words, key: str, **details: object) -> str:
    """A text that every screen shares, as the game that is spoken about says it."""
    return words.own(f"telling-{key}", **details)
