"""The rules as lines of text for terminals, no wider than asked for; pictures are told by their captions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from gaslamp.rulebook.lookup import Hit, Reading
from gaslamp.rulebook.source import Block, Bullets, Chapter, Grid, Paragraph, Rule, Rulebook, Setting
from gaslamp.rulebook.tables import aligned
from gaslamp.rulebook.texts import bare, texts
from gaslamp.words import Words

WIDTH = 80


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
            if before and not (isinstance(before, Setting) and isinstance(block, Setting)):
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
