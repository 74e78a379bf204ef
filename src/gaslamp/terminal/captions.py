"""The texts that only the terminal has: what may be typed, the keys, the help, a page of the rules."""

from __future__ import annotations

from shutil import get_terminal_size

from gaslamp.core import IllegalAction, Problem
from gaslamp.rulebook.lookup import find
from gaslamp.rulebook.plain import WIDTH, PlainBook
from gaslamp.rulebook.source import load_rulebook, prefix_of
from gaslamp.words import Words


def say(words: Words, key: str, **details: object) -> str:
    """A text in the words of the game that is spoken about."""
    return words.own(f"terminal-{key}", **details)


def explain(words: Words, problem: Problem) -> str:
    """What is wrong and, where the rules refuse, how to read the rule."""
    if isinstance(problem, IllegalAction):
        return say(words, "refused", sentence=words.refusal(problem), rule=problem.key)
    return words.explain(problem)


def rules_page(wanted: str, game: str, words: Words, room: int | None = None) -> list[str]:
    """A rule, a chapter or where words stand; the contents if nothing special is wanted. `room` is in columns."""
    width = min(WIDTH, room or get_terminal_size().columns)
    if not wanted:
        book = PlainBook(load_rulebook(game, words.language), width)
        return [book.book.title, *book.contents(), "", *book.filled(rules_help(game, words))]
    reading = find(wanted, game, words.language)
    return list(PlainBook(reading.book, width).found(reading))


def rules_help(game: str, words: Words, key: str = "rules-help") -> str:
    """How to look up more."""
    short = load_rulebook(game, words.language).chapter("short").title.lower()
    return say(words, key, rule=f"{prefix_of(game)}-8", short=short, word=say(words, "rules-word"))
