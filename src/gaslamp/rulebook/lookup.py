"""To find something in the rules: a rule by its id, a chapter by its name, anything by its words.

An id may be typed in any way: `CL-8`, `cl8`, `cl 8`, and `8` alone within its game. Accents and capitals do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from gaslamp.core import Problem
from gaslamp.games import GAMES
from gaslamp.rulebook.source import PREFIXES, Chapter, Rule, Rulebook, game_of, load_rulebook, prefix_of
from gaslamp.rulebook.texts import texts

ID = re.compile(rf"({'|'.join(PREFIXES)})?[\s_-]*0*([0-9]{{1,3}})", re.IGNORECASE)
SHORTEST = 3
"""Letters that must be typed of a chapter's title."""
SENTENCE = re.compile(r"(?<=[^\d][.!?…])\s+")
"""Where one sentence ends and the next begins; not after a number, which may be a German ordinal."""

Passage: TypeAlias = Rule | Chapter


class NotInRules(Problem):
    """Nothing in the rules answers to what was asked for."""


class Hit(NamedTuple):
    """A passage in which all the words stand, and the sentence with the first of them."""

    passage: Passage
    line: str


class Reading(NamedTuple):
    """What was asked for: one passage, or all those with the words in them."""

    book: Rulebook
    passage: Passage | None
    hits: tuple[Hit, ...] = ()


def find(text: str, game: str, language: str) -> Reading:
    """A rule of any game by its id; else a chapter of this game, or what stands in it; else `NotInRules`."""
    book = load_rulebook(game, language)
    if id := rule_id(text, game):
        return Reading(*rule_by_id(id, language))
    if chapter := chapter_named(book, text):
        return Reading(book, chapter)
    if hits := tuple(search(book, text)):
        return Reading(book, None, hits)
    known = ", ".join(chapter.title.replace(",", "") for chapter in book.chapters)
    raise NotInRules("rulebook-nothing", text=text, known=known)


def rule_id(text: str, game: str = "") -> str | None:
    """`CL-8` of `cl8`; of `8` alone if it is known which game is meant."""
    if not (typed := ID.fullmatch(text.strip())):
        return None
    prefix = typed[1] or (prefix_of(game) if game in GAMES else "")
    return f"{prefix.upper()}-{typed[2]}" if prefix else None


def rule_by_id(id: str, language: str) -> tuple[Rulebook, Rule]:
    book = load_rulebook(game_of(id) or "", language)
    if rule := book.rule(id):
        return book, rule
    raise NotInRules("rulebook-no-rule", id=id, known=", ".join(rule.id for rule in book.rules))


def chapter_named(book: Rulebook, text: str) -> Chapter | None:
    """A chapter by its key or by how its title begins."""
    wanted = folded(text.strip())
    begun = [c for c in book.chapters if len(wanted) >= SHORTEST and folded(c.title).startswith(wanted)]
    return next((c for c in book.chapters if c.key == wanted), begun[0] if len(begun) == 1 else None)


def search(book: Rulebook, text: str) -> Iterator[Hit]:
    """The passages that have all the words in them, in the order of the book."""
    wanted = folded(text).split()
    for passage in _passages(book):
        sentences = list(_sentences(passage, book))
        said = folded(" ".join(sentences))
        if wanted and all(word in said for word in wanted):
            yield Hit(passage, _line(sentences, wanted))


def _passages(book: Rulebook) -> Iterator[Passage]:
    for chapter in book.chapters:
        yield chapter
        yield from chapter.rules


def _sentences(passage: Passage, book: Rulebook) -> Iterator[str]:
    yield passage.title
    for block in passage.blocks:
        yield from (sentence for text in texts(block, book) for sentence in SENTENCE.split(text))


def _line(sentences: list[str], wanted: list[str]) -> str:
    """The sentence that has most of the words; the title only if no other has as many."""
    return max([*sentences[1:], sentences[0]], key=lambda sentence: sum(word in folded(sentence) for word in wanted))


def folded(text: str) -> str:
    """Small letters without accents, and apostrophes as keyboards have them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
