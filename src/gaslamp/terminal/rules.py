"""The rules looked up in the middle of a game or of a record: nothing of them is secret, and it takes no turn."""

from __future__ import annotations

from functools import cache
from shutil import get_terminal_size

from gaslamp.rulebook.lookup import find
from gaslamp.rulebook.plain import WIDTH, PlainBook
from gaslamp.rulebook.source import load_rulebook, prefix_of
from gaslamp.terminal.lexicon import plain
from gaslamp.terminal.phrasing import say
from gaslamp.words import LANGUAGES, Words


def sought(text: str) -> str | None:
    """What is wanted of the rules: `CL-8` of `rule CL-8`, nothing special of `rules`; None if no rules are wanted."""
    first, _, rest = text.strip().partition(" ")
    return rest.strip() if plain(first) in _called() else None


@cache
def _called() -> frozenset[str]:
    """What the rules are called in whatever language."""
    return frozenset(word for lang in LANGUAGES for word in plain(say(Words(lang), "typed-rules")).split())


def looked_up(wanted: str, game: str, words: Words, room: int | None = None) -> list[str]:
    """A rule, a chapter or where words stand; the contents if nothing special is wanted. `room` is in columns."""
    width = min(WIDTH, room or get_terminal_size().columns)
    if not wanted:
        book = PlainBook(load_rulebook(game, words.language), width)
        return [book.book.title, *book.contents(), "", *book.filled(how(game, words))]
    reading = find(wanted, game, words.language)
    return list(PlainBook(reading.book, width).found(reading))


def how(game: str, words: Words) -> str:
    """How to look up more."""
    return say(words, "rules-help", rule=f"{prefix_of(game)}-8")
