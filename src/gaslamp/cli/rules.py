"""What `rules` prints: the games and their chapters, a whole rulebook, a chapter, a rule, or where words stand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pydoc import pager
from shutil import get_terminal_size

from gaslamp.cli.help import BadRequest, width
from gaslamp.games import GAMES
from gaslamp.rulebook.lookup import NotInRules, chapter_named, rule_by_id, rule_id, search
from gaslamp.rulebook.plain import PlainBook
from gaslamp.rulebook.source import games_to_read, load_rulebook
from gaslamp.words import Words


def show_rules(game: str | None, id: str | None, sought: str | None, words: Words) -> None:
    """Print what was asked for, through a pager where it is longer than the terminal."""
    text = "\n".join(_asked((game or "").lower(), id or "", sought, words.language))
    if sys.stdout.isatty() and sys.stdin.isatty() and text.count("\n") + 2 > get_terminal_size().lines:
        os.environ.setdefault("LESSCHARSET", "utf-8")
        pager(text)
    else:
        print(text)


def _asked(game: str, id: str, sought: str | None, language: str) -> Iterable[str]:
    if sought is not None:
        return _searched(_games(game), sought, language)
    if not game:
        return _overview(Words(language))
    if named := rule_id(f"{game}{id}") or rule_id(id, game):
        book, rule = rule_by_id(named, language)
        return PlainBook(book, width()).rule(rule)
    plain = _book(_games(game)[0], language)
    return _chapter(plain, id) if id else plain.whole()


def _book(game: str, language: str) -> PlainBook:
    return PlainBook(load_rulebook(game, language), width())


def _games(game: str) -> tuple[str, ...]:
    """The game that was named, or all of them."""
    if game and game not in GAMES:
        raise BadRequest("rules-unknown", name=game, known=", ".join(GAMES))
    return (game,) if game else games_to_read()


def _chapter(plain: PlainBook, name: str) -> Iterator[str]:
    if chapter := chapter_named(plain.book, name):
        return plain.chapter(chapter)
    known = [chapter.key for chapter in plain.book.chapters] + [rule.id for rule in plain.book.rules]
    raise BadRequest("rules-no-chapter", name=name, game=plain.book.game, known=", ".join(known))


def _overview(words: Words) -> Iterator[str]:
    for game in games_to_read():
        plain = _book(game, words.language)
        yield f"{game}: {plain.book.title}"
        yield from plain.contents()
        yield ""
    yield words.say("cli-rules-hint")


def _searched(games: Iterable[str], sought: str, language: str) -> Iterator[str]:
    found = False
    for plain in (_book(game, language) for game in games):
        if hits := list(search(plain.book, sought)):
            yield from [*([""] if found else []), f"{plain.book.game}: {plain.book.title}"]
            yield from plain.hits(hits)
            found = True
    if not found:
        raise NotInRules("rulebook-nothing", text=sought)
