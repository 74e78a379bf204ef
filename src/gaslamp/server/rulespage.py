"""The rules to read: a page for each game and one for all, complete without any script; where refusals link to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from html import escape
from string import Template

from gaslamp.core import encode
from gaslamp.drawing.lights import PALETTES
from gaslamp.games import GAMES
from gaslamp.rulebook.blocks import Paragraph
from gaslamp.rulebook.html import Print, Typesetter
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import Rulebook, game_of, games_to_read, load_rulebook
from gaslamp.rulebook.texts import bare
from gaslamp.server import kept
from gaslamp.words import LANGUAGES, Words

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
"""What each language calls itself."""
SIZE = re.compile(r'<svg[^>]*? viewBox="[-.\d]+ [-.\d]+ ([.\d]+) ([.\d]+)"')


def address(rule: str, language: str) -> str:
    """Where a rule can be read."""
    return f"{page_address(game_of(rule) or '', language)}#{rule}"


def page_address(game: str, language: str) -> str:
    """Where the rules of a game, or of all games, can be read."""
    return f"/rules{'/' * bool(game)}{game}?language={language}"


@cache
def rules_page(game: str, language: str) -> str:
    """The rules of a game."""
    book, words = load_rulebook(game, language), Words(language)
    set_by = Typesetter(book, partial(_prints, game, language), partial(page_address, language=language))
    contents, label = set_by.contents(), escape(words.say("server-rules-contents"))
    article = f'<article class="rulebook">\n<h1>{escape(book.title)}</h1>\n{set_by.text()}\n</article>'
    return _page(
        game,
        words,
        title=words.say("server-rules-title", game=book.title),
        about=_opening(book),
        bar=f'<details class="contents-fold"><summary>{label}</summary>{contents}</details>\n{_search(book, words)}',
        beside=f'<nav class="rules-contents" aria-label="{label}"><h2>{label}</h2>{contents}</nav>',
        body=f"{article}\n{_ways(game, words)}",
    )


@cache
def rules_index(language: str) -> str:
    """The games, each with what it is."""
    words = Words(language)
    about = words.say("server-rules-about")
    games = "".join(_card(load_rulebook(game, language)) for game in games_to_read())
    head = f'<h1>{escape(words.say("server-rules"))}</h1>\n<p class="rules-about">{escape(about)}</p>'
    body = f'<div class="rulebook">{head}\n<ul class="rules-games">{games}</ul></div>\n{_foot(words)}'
    return _page("", words, title=words.say("server-rules-all"), about=about, bar="", beside="", body=body)


def _page(game: str, words: Words, *, title: str, about: str, bar: str, beside: str, body: str) -> str:
    """What stands around the text, the same on every page."""
    language = words.language
    return Template(_source()).substitute(
        language=language,
        title=escape(title),
        about=escape(about),
        kept=kept.address("")[:-1],
        evening=kept.EVENING,
        paper=kept.PAPER,
        skip=escape(words.say("screen-skip")),
        others="\n".join(_alternate(game, code) for code in LANGUAGES),
        games=escape(words.say("server-rules-games")),
        nav=" ".join(_game_link(one, game, language) for one in ("", *GAMES)),
        tongues=escape(words.say("screen-language")),
        languages=" ".join(_language_link(game, code, language) for code in LANGUAGES),
        bar=bar,
        beside=beside,
        body=body,
    )


@cache
def _source() -> str:
    return (kept.STATIC / "rules.html").read_text("utf-8")


def _opening(book: Rulebook) -> str:
    """What the game is, in a paragraph."""
    return next((bare(block.text) for block in book.blocks if isinstance(block, Paragraph)), book.title)


def _card(book: Rulebook) -> str:
    link = f'<a href="{page_address(book.game, book.language)}">{escape(book.title)}</a>'
    return f"<li><h2>{link}</h2><p>{escape(_opening(book))}</p></li>"


# Pictures


def _prints(game: str, language: str, picture: str) -> Iterator[Print]:
    """A picture in each light; it is compressed only when it is fetched."""
    for light in PALETTES:
        size = SIZE.search(draw_picture(game, picture, light, language))
        assert size, f"a picture says how large it is: {picture}"
        source = kept.address(f"rules/{game}/{picture}.{light}.{language}.svg")
        yield Print(light, source, round(float(size[1])), round(float(size[2])))


# The ways from page to page


def _alternate(game: str, code: str) -> str:
    return f'<link rel="alternate" hreflang="{code}" href="{page_address(game, code)}">'


def _game_link(game: str, here: str, language: str) -> str:
    words = Words(language)
    title = escape(words.game_title(game) if game else words.say("server-rules"))
    return f'<a href="{page_address(game, language)}"{_current(game == here)}>{title}</a>'


def _language_link(game: str, code: str, here: str) -> str:
    name, current = NAMES[code], _current(code == here)
    return f'<a href="{page_address(game, code)}" lang="{code}" hreflang="{code}"{current}>{name}</a>'


def _current(is_so: bool) -> str:  # noqa: FBT001
    return ' aria-current="page"' if is_so else ""


def _ways(game: str, words: Words) -> str:
    """To the games before and after this one, as they stand on the shelf, and back."""
    shelf = list(GAMES)
    at = shelf.index(game)
    near = {"previous": shelf[at - 1], "next": shelf[(at + 1) % len(shelf)]}
    links = "".join(_way(way, other, words) for way, other in near.items())
    return (
        f'<nav class="rules-ways" aria-label="{escape(words.say("server-rules-games"))}">{links}</nav>\n{_foot(words)}'
    )


def _way(way: str, game: str, words: Words) -> str:
    label, title = escape(words.say(f"server-rules-{way}")), escape(words.game_title(game))
    href = page_address(game, words.language)
    return f'<a rel="{way[:4]}" class="{way}" href="{href}"><small>{label}</small> {title}</a>'


def _foot(words: Words) -> str:
    """Back to the table one came from, which the browser knows, and to the first page."""
    table = f'<a class="button" id="back" hidden href="/">{escape(words.say("server-rules-table"))}</a>'
    home = f'<a class="button quiet" href="/">{escape(words.say("server-rules-home"))}</a>'
    return f'<footer class="rules-foot">{table} {home}</footer>'


# Searching


def _search(book: Rulebook, words: Words) -> str:
    """A field that a script shows and serves; what it says of every number it can find comes with it."""
    most = 1 + len(book.chapters) + len(book.rules)
    counts = encode([words.say("server-rules-found", count=count) for count in range(most + 1)]).decode()
    label, short = escape(words.say("server-rules-search")), escape(words.say("server-rules-search.short"))
    field = f'<input type="search" aria-label="{label}" placeholder="{short}" autocomplete="off" enterkeyhint="search">'
    inner = f'{field}<kbd aria-hidden="true">/</kbd><p role="status"></p>'
    return f'<search class="rules-search" data-found="{escape(counts)}" hidden>{inner}</search>'
