"""Lines out, lines in, for pipes, screen readers and plain terminals.

Nothing moves the cursor and nothing needs colour. Where people share the terminal, it is wiped before
and after a secret turn, by blank lines where it cannot be wiped.
"""

from __future__ import annotations

import os
import shutil
import textwrap
from typing import Protocol, TextIO

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""
BLANKS = 60
DIM = "\x1b[2m{}\x1b[0m"


class Aside(str):
    """A line that is said under one's breath: set in and, where that can be, dim."""

    def __new__(cls, text: str) -> Aside:
        return super().__new__(cls, f"    {text}")


class Verbatim(str):
    """A line with a command to be copied, which is never broken."""


class Source(Protocol):
    """Where typed lines come from; an empty one, without even its end, is the last."""

    def readline(self) -> str: ...

    def isatty(self) -> bool:
        """Whether somebody sits there who can be asked."""


class Console:
    """Lines out, lines in; the end of the input is an EOFError."""

    def __init__(self, source: Source, sink: TextIO) -> None:
        self.source, self.sink = source, sink

    def write(self, *lines: str) -> None:
        for line in lines:
            filled = self._filled(line)
            print(DIM.format(filled) if isinstance(line, Aside) and self.can_steer else filled, file=self.sink)

    def _filled(self, text: str) -> str:
        """On a terminal a line breaks between words; where it goes elsewhere, it stays whole."""
        if isinstance(text, Verbatim) or not self.sink.isatty():
            return text
        width = shutil.get_terminal_size().columns
        return "\n".join(row for line in text.split("\n") for row in _rows(line, width))

    @property
    def can_steer(self) -> bool:
        """Whether it is a terminal that understands more than text."""
        return self.sink.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    @property
    def is_interactive(self) -> bool:
        """Whether somebody can be asked; the lines of a script say what they mean."""
        return self.source.isatty()

    def read(self, prompt: str) -> str:
        """A typed line. Never by `input`, which keeps what was typed for the next person who presses an arrow key."""
        print(prompt, end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Leaves nothing of what was shown."""
        if self.can_steer:
            print(WIPE, end="", file=self.sink, flush=True)
        else:
            print("\n" * max(BLANKS, shutil.get_terminal_size().lines), file=self.sink)


def _rows(line: str, width: int) -> list[str]:
    """A line in rows of this width, set in as far as it is itself."""
    if len(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
