"""The pages people read, and what on them can be tried.

A page is a story. Its blocks are tried in order, in one folder and with one namespace:

- `python` is run; a `text` block right after it is what it prints.
- `sh` holds commands. `console` holds commands after `$ `, and what they print.
- `<!-- file: NAME -->` before a block: the block is written to that file.
- `<!-- not run: REASON -->` before a block: it is left out. The tests count these.
- `json` must be JSON. `diff` is for `tests/test_extending.py`. All other languages are pictures to the tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("benchmarks/*.md")])
FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NOTE = re.compile(r"<!-- (file|not run): ([^\n]+) -->\s*\Z")


class Block(NamedTuple):
    """Something set apart on a page."""

    language: str
    text: str
    line: int
    """Where its text begins on the page."""
    file: str = ""
    """What it is to be written to."""
    excuse: str = ""
    """Why it is not run."""
    follows: bool = False
    """Whether nothing but blanks lies between it and the block before."""


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    end = -1
    for found in FENCE.finditer(text):
        before = text[: found.start()]
        note = NOTE.search(before)
        notes = {note[1]: note[2]} if note else {}
        yield Block(
            language=found[1].strip(),
            text=found[2],
            line=before.count("\n") + 2,
            file=notes.get("file", ""),
            excuse=notes.get("not run", ""),
            follows=end >= 0 and not text[end : found.start()].strip(),
        )
        end = found.end()


def commands(block: Block) -> Iterator[tuple[str, str | None]]:
    """Every command of a block with what it should print, where the page says it."""
    if block.language == "sh":
        joined = block.text.replace("\\\n", " ")
        yield from ((line, None) for line in joined.splitlines() if line.strip() and not line.startswith("#"))
    if block.language == "console":
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, shown = part.replace("\\\n", " ").partition("\n")
            yield line, shown or None


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
