"""What options can be, as a reader would say it: `yes`, `in any order`, `3, 8, 13`."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.board import load_board
from gaslamp.games.deck import load_deck
from gaslamp.words import Words


def told_value(option: str, value: object, words: Words) -> str:
    """A value that an option has."""
    if isinstance(value, bool):
        return words.say("server-yes" if value else "server-no")
    if isinstance(value, str):
        return called(option, value, words)
    if isinstance(value, Sequence):
        return ", ".join(told_value(option, item, words) for item in value)
    return str(value)


def called(option: str, value: str, words: Words) -> str:
    """What one of the choices is called."""
    if option == "board":
        return load_board(value).title
    if option == "deck":
        return load_deck(value).title
    if option == "characters":
        return words.say("pawn-short", pawn=value)
    return words.say(f"choice-{option}-{value}")


def told_setting(option: str, value: object, words: Words) -> str:
    """An option and what it is set to, in a line."""
    return words.say("server-setting", option=words.say(f"option-{option}"), value=told_value(option, value, words))
