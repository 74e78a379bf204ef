"""The rules as lines of text for terminals, no wider than asked for; pictures are told by their captions.

The columns of a table stand side by side where they fit, and one under another where they do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import TypeAlias

from gaslamp.rulebook.blocks import Block, Bullets, Grid, Paragraph, RuleOption
from gaslamp.rulebook.lookup import Hit, Reading
from gaslamp.rulebook.source import Chapter, Rule, Rulebook
from gaslamp.rulebook.texts import bare, texts
from gaslamp.words import Words

WIDTH = 80
GAP = "  "
"""What parts the columns of a table."""
TextRow: TypeAlias = Sequence[str]


class PlainBook:
    """One rulebook to be read line by line."""

    def __init__(self, book: Rulebook, width: int = WIDTH) -> None:
        self.book, self.width = book, width
        self.words = Words(book.language, book.game)

    def whole(self) -> Iterator[str]:
        yield from _underlined(self.book.title, "═")
        yield from self._apart(self.book.blocks)
        for chapter in self.book.chapters:
            yield ""
            yield from self.chapter(chapter)

    def chapter(self, chapter: Chapter) -> Iterator[str]:
        yield from _underlined(chapter.title, "─")
        yield from self._apart(chapter.blocks)
        for rule in chapter.rules:
            yield ""
            yield from self.rule(rule)

    def rule(self, rule: Rule) -> Iterator[str]:
        yield from self.filled(f"{rule.id}  {rule.title}")
        yield from self._blocks(rule.blocks)

    def contents(self) -> Iterator[str]:
        """The chapters with the names by which they are asked for, and their rules."""
        for chapter in self.book.chapters:
            ids = [rule.id for rule in chapter.rules]
            span = self.words.say("rulebook-span", first=ids[0], last=ids[-1], count=len(ids)) if ids else ""
            yield from self.filled(f"{chapter.title} [{chapter.key}] {span}".rstrip(), "  ", "    ")

    def found(self, found: Reading) -> Iterator[str]:
        match found.passage:
            case Rule() as rule:
                return self.rule(rule)
            case Chapter() as chapter:
                return self.chapter(chapter)
        return self.hits(found.hits)

    def hits(self, hits: Sequence[Hit]) -> Iterator[str]:
        """Where the words stand: the id or the chapter's name, the title, and the sentence."""
        for passage, line in hits:
            name = passage.id if isinstance(passage, Rule) else f"[{passage.key}]"
            yield from self.filled(f"{name}  {passage.title}")
            yield from self.filled(bare(line), "    ")

    def _apart(self, blocks: Sequence[Block]) -> Iterator[str]:
        yield from [""] if blocks else []
        yield from self._blocks(blocks)

    def _blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        """A blank line between any two, but not between options."""
        for before, block in zip([None, *blocks], blocks, strict=False):
            if before and not (isinstance(before, RuleOption) and isinstance(block, RuleOption)):
                yield ""
            yield from self._block(block)

    def _block(self, block: Block) -> Iterable[str]:
        match block:
            case Paragraph(text=text):
                return self.filled(bare(text))
            case Bullets(items=items):
                return [line for item in items for line in self.filled(bare(item), "• ", "  ")]
            case Grid(rows=rows):
                return aligned([[bare(cell) for cell in row] for row in rows], self.width)
        return [line for text in texts(block, self.book) for line in self.filled(text, "    ")]

    def filled(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """A text broken into lines."""
        rest = first if rest is None else rest
        return wrap(
            text, self.width, initial_indent=first, subsequent_indent=rest,
            break_on_hyphens=False, break_long_words=False,
        )  # fmt: skip


def _underlined(title: str, line: str) -> tuple[str, str]:
    return title, line * len(title)


# Tables


def aligned(rows: Sequence[TextRow], width: int) -> list[str]:
    """The lines of a table whose first row names the columns; no line is wider than it must be."""
    widths = _widths(rows, width - len(GAP) * (len(rows[0]) - 1))
    if widths is None:
        return list(_listed(rows, width))
    head, *body = rows
    rule = GAP.join("─" * column for column in widths)
    return [*_wrapped(head, widths), rule, *(line for row in body for line in _wrapped(row, widths))]


def _widths(rows: Sequence[TextRow], room: int) -> list[int] | None:
    """How wide each column is: where room is short, those are cut first that need it least; None if words break."""
    columns = list(zip_longest(*rows, fillvalue=""))
    widths = [max(map(len, column)) for column in columns]
    needs = [1 + sum(map(len, column)) for column in columns]
    least = [max(len(word) for cell in column for word in (cell.split(" ") or [""])) for column in columns]
    while sum(widths) > room:
        wide = [n for n in range(len(widths)) if widths[n] > least[n]]
        if not wide:
            return None
        widths[max(wide, key=lambda n: widths[n] / needs[n])] -= 1
    return widths


def _wrapped(row: TextRow, widths: Sequence[int]) -> Iterator[str]:
    full = [*row, *[""] * (len(widths) - len(row))]
    cells = [_lines(cell, width) for cell, width in zip(full, widths, strict=True)]
    for line in zip_longest(*cells, fillvalue=""):
        yield GAP.join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()


def _lines(cell: str, width: int) -> list[str]:
    return wrap(cell, width, break_on_hyphens=False) or [""]


def _listed(rows: Sequence[TextRow], width: int) -> Iterator[str]:
    """Row by row: the first cell, and under it the others with the names of their columns."""
    names, *body = rows
    for first, *others in body:
        yield from wrap(first, width)
        for name, cell in zip(names[1:], others, strict=False):
            if cell:
                line = f"{name}: {cell}" if name else cell
                yield from wrap(line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
