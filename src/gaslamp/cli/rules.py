"""What `rules` prints: the games and their chapters, a whole rulebook, a chapter, a rule, or where words stand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pydoc import pager
from shutil import get_terminal_size

from gaslamp.cli.files import print_json
from gaslamp.cli.help import BadRequest, width
from gaslamp.games import GAMES
from gaslamp.rulebook.lookup import NotInRules, Passage, chapter_named, rule_by_id, rule_id, search
from gaslamp.rulebook.plain import PlainBook
from gaslamp.rulebook.source import Chapter, Rule, Rulebook, games_to_read, load_rulebook
from gaslamp.rulebook.texts import bare, texts
from gaslamp.words import Words


def show_rules(game: str | None, id: str | None, sought: str | None, words: Words, *, json: bool) -> None:
    """Print what was asked for, through a pager where it is longer than the terminal."""
    if json:
        print_json(_data((game or "").lower(), id or "", sought, words.language))
        return
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
    book, passage = _named(game, id, language)
    plain = PlainBook(book, width())
    if passage is None:
        return plain.whole()
    return plain.rule(passage) if isinstance(passage, Rule) else plain.chapter(passage)


def _named(game: str, id: str, language: str) -> tuple[Rulebook, Passage | None]:
    """The rule or the chapter that is meant, and the book it is in; of a game alone the whole book."""
    if named := rule_id(f"{game}{id}") or rule_id(id, game):
        return rule_by_id(named, language)
    book = load_rulebook(_games(game)[0], language)
    return book, _chapter(book, id) if id else None


def _book(game: str, language: str) -> PlainBook:
    return PlainBook(load_rulebook(game, language), width())


def _games(game: str) -> tuple[str, ...]:
    """The game that was named, or all of them."""
    if game and game not in GAMES:
        raise BadRequest("rules-unknown", name=game, known=", ".join(GAMES))
    return (game,) if game else games_to_read()


def _chapter(book: Rulebook, name: str) -> Chapter:
    if chapter := chapter_named(book, name):
        return chapter
    known = [chapter.key for chapter in book.chapters] + [rule.id for rule in book.rules]
    raise BadRequest("rules-no-chapter", name=name, game=book.game, known=", ".join(known))


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


# As data


def _data(game: str, id: str, sought: str | None, language: str) -> dict[str, object]:
    """The contents of all games; or passages: those that are meant, or those in which the words stand."""
    if sought is None and not game:
        return {"games": [_contents(load_rulebook(name, language)) for name in games_to_read()]}
    found = list(_hits(_games(game), sought, language) if sought is not None else _read(game, id, language))
    if not found:
        raise NotInRules("rulebook-nothing", text=sought)
    return {"passages": found}


def _contents(book: Rulebook) -> dict[str, object]:
    chapters = [{"key": c.key, "title": c.title, "rules": [rule.id for rule in c.rules]} for c in book.chapters]
    return {"game": book.game, "title": book.title, "chapters": chapters}


def _hits(games: Iterable[str], sought: str, language: str) -> Iterator[dict[str, object]]:
    for book in (load_rulebook(game, language) for game in games):
        yield from (_passage(book, passage, [bare(line)]) for passage, line in search(book, sought))


def _read(game: str, id: str, language: str) -> Iterator[dict[str, object]]:
    book, named = _named(game, id, language)
    if isinstance(named, Rule):
        yield _passage(book, named)
        return
    for chapter in (named,) if named else book.chapters:
        yield _passage(book, chapter)
        yield from (_passage(book, rule) for rule in chapter.rules)


def _passage(book: Rulebook, passage: Passage, lines: Sequence[str] | None = None) -> dict[str, object]:
    if lines is None:
        lines = [line for block in passage.blocks for line in texts(block, book)]
    chapter = next(c for c in book.chapters if passage is c or passage in c.rules)
    id = passage.id if isinstance(passage, Rule) else None
    return {"game": book.game, "chapter": chapter.key, "id": id, "title": passage.title, "text": lines}
