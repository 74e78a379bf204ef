"""A rulebook as HTML: every text escaped, every rule and chapter with an anchor, every id a link.

What is written here needs no script and no style to be read; `server/rulespage.py` puts a page around it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TypeAlias

from msgspec import Struct

from gaslamp.drawing.lights import Light
from gaslamp.options import fields
from gaslamp.presentation import presentation_named
from gaslamp.rulebook.blocks import Block, Bullets, Grid, HouseRules, Paragraph, Plate, Remark, RuleOption
from gaslamp.rulebook.choices import default, told_setting, told_value
from gaslamp.rulebook.source import REFERENCE, Chapter, Rule, Rulebook, game_of
from gaslamp.rulebook.texts import bare
from gaslamp.words import Words

MARKED = re.compile(rf"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|(?P<id>{REFERENCE.pattern})")
WIDE = 4
"""A table of so many columns is too wide for a phone: there each row stands for itself."""


NOTHING = ("", "–", "—", "-")
"""What stands in a cell where there is nothing to say."""


class Print(Struct, frozen=True):
    """A picture as it can be fetched in one light."""

    light: Light
    address: str
    width: int
    height: int


Prints: TypeAlias = Callable[[str], Iterable[Print]]
"""The prints of a picture by its name."""


class Typesetter:
    """Sets one rulebook; `elsewhere` is the address of another game's page."""

    def __init__(self, book: Rulebook, prints: Prints, elsewhere: Callable[[str], str]) -> None:
        self.book, self.prints, self.elsewhere = book, prints, elsewhere
        self.words = Words(book.language, book.game)
        self.ids = {rule.id for rule in book.rules}

    def text(self) -> str:
        """All of it but its title: the introduction, then chapter by chapter."""
        chapters = "\n".join(map(self._chapter, self.book.chapters))
        return f'<div class="passage intro">\n{self._blocks(self.book.blocks)}\n</div>\n{chapters}'

    def contents(self) -> str:
        """A list of the chapters and their rules."""
        return f"<ol>\n{''.join(map(self._listed, self.book.chapters))}</ol>"

    def _listed(self, chapter: Chapter) -> str:
        rules = "".join(
            f"<li>{_link(rule.id, f'<b>{rule.id}</b> {escape(rule.title)}')}</li>" for rule in chapter.rules
        )
        inner = f"\n<ol>{rules}</ol>" if rules else ""
        return f"<li>{_link(chapter.key, escape(chapter.title))}{inner}</li>\n"

    def _chapter(self, chapter: Chapter) -> str:
        title = f'<h2><a href="#{chapter.key}">{escape(chapter.title)}</a></h2>'
        head = f'<div class="passage">\n{title}\n{self._blocks(chapter.blocks)}\n</div>'
        rules = "\n".join(map(self._rule, chapter.rules))
        return f'<section class="chapter" id="{chapter.key}">\n{head}\n{rules}\n</section>'

    def _rule(self, rule: Rule) -> str:
        title = f'<h3><a class="rule-id" href="#{rule.id}">{rule.id}</a> {escape(rule.title)}</h3>'
        return f'<section class="passage rule" id="{rule.id}">\n{title}\n{self._blocks(rule.blocks)}\n</section>'

    # Blocks

    def _blocks(self, blocks: Sequence[Block]) -> str:
        return "\n".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(text=text):
                return f"<p>{self._inline(text)}</p>"
            case Bullets(items=items):
                return f"<ul>{''.join(f'<li>{self._inline(item)}</li>' for item in items)}</ul>"
            case Grid(rows=rows):
                return self._grid(rows)
            case Remark(kind=kind, text=text):
                return self._note(kind, f"<p>{self._inline(text)}</p>")
            case RuleOption(option=option):
                return self._setting(option)
            case HouseRules(name=name):
                return self._preset(name)
            case Plate(name=name, caption=caption):
                return self._plate(name, caption)

    def _note(self, kind: str, inner: str) -> str:
        """Something set apart, and what it is."""
        label = escape(self.words.say(f"server-rules-{kind}"))
        return f'<div class="remark {kind}" role="note"><b class="label">{label}</b>{inner}</div>'

    def _setting(self, option: str) -> str:
        say, field = self.words.say, fields(self.book.game)[option]
        title, about = escape(say(f"option-{option}")), escape(say(f"option-{option}.about"))
        is_choice = isinstance(field.default, bool | str)
        usual = told_value(option, field.default, self.words) if is_choice else default(field, self.words)
        by_default = escape(say("server-rules-default", value=usual))
        return self._note("option", f"<p><b>{title}</b> <code>{option}</code></p><p>{about} <i>{by_default}</i></p>")

    def _preset(self, preset: str) -> str:
        say, changes = self.words.say, presentation_named(self.book.game).presets[preset].items()
        title, about = escape(say(f"preset-{preset}")), escape(self.words.own(f"preset-{preset}"))
        lines = "".join(f"<li>{escape(told_setting(option, value, self.words))}</li>" for option, value in changes)
        return f'<div class="preset"><h3>{title}</h3><p>{about}</p>{f"<ul>{lines}</ul>" if lines else ""}</div>'

    def _plate(self, name: str, caption: str) -> str:
        """A picture in every light; the style sheet shows one. Its caption says what there is to see."""
        alt = escape(bare(caption))
        images = "".join(
            f'<img class="in-{one.light}" src="{escape(one.address)}" alt="{alt}" width="{one.width}" '
            f'height="{one.height}" loading="lazy" decoding="async">'
            for one in self.prints(name)
        )
        return f'<figure>{images}<figcaption aria-hidden="true">{alt}</figcaption></figure>'

    def _grid(self, rows: Sequence[Sequence[str]]) -> str:
        """The roles are for browsers that forget them when a row stands for itself."""
        names = [self._inline(name) for name in rows[0]]
        head = "".join(f'<th scope="col" role="columnheader">{name}</th>' for name in names)
        body = "".join(f'<tr role="row">{self._cells(row, rows[0])}</tr>\n' for row in rows[1:])
        kind = "wide" if len(names) >= WIDE else "narrow"
        thead = f'<thead role="rowgroup"><tr role="row">{head}</tr></thead>' if any(names) else ""
        return f'<table class="{kind}" role="table">{thead}<tbody role="rowgroup">\n{body}</tbody></table>'

    def _cells(self, row: Sequence[str], names: Sequence[str]) -> str:
        cells = [self._cell(cell, name) for cell, name in zip(row, names, strict=True)]
        first = f'<th scope="row" role="rowheader"{cells[0]}</th>'
        return first + "".join(f'<td role="cell"{cell}</td>' for cell in cells[1:])

    def _cell(self, cell: str, name: str) -> str:
        """The rest of a cell: what its column is called, whether there is anything in it, and what."""
        none = ' class="none"' if cell in NOTHING else ""
        return f' data-name="{escape(bare(name))}"{none}>{self._inline(cell)}'

    # Within a sentence

    def _inline(self, text: str) -> str:
        parts, at = list[str](), 0
        for found in MARKED.finditer(text):
            parts += escape(text[at : found.start()], quote=False), self._mark(found)
            at = found.end()
        return "".join([*parts, escape(text[at:], quote=False)])

    def _mark(self, found: re.Match[str]) -> str:
        if found["id"]:
            return self._reference(found["id"])
        if found["code"]:
            return f"<code>{escape(found['code'], quote=False)}</code>"
        tag = "strong" if found["strong"] else "em"
        return f"<{tag}>{self._inline(found[tag])}</{tag}>"

    def _reference(self, id: str) -> str:
        """A rule cited by its id, as a link to where it stands."""
        if id in self.ids:
            return _link(id, id)
        game = game_of(id)
        return f'<a href="{escape(self.elsewhere(game))}#{id}">{id}</a>' if game else id


def _link(anchor: str, inner: str) -> str:
    return f'<a href="#{anchor}">{inner}</a>'
