"""Playing by lines of text without a terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from itertools import chain

from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.console import Console
from gaslamp.terminal.local_match import LocalChase
from gaslamp.words import Words
from tests.terminal.tables import first_move


class Typist:
    """Types what it is told, then nothing more."""

    def __init__(self, *lines: Iterable[str], is_person: bool = False) -> None:
        self.lines, self.is_person = chain(*lines), is_person

    def readline(self) -> str:
        line = next(self.lines, None)
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return self.is_person


def game(table: LocalChase, *lines: str, language: str = "en", improvise: Iterable[str] = ()) -> str:
    """What a game shows to whoever types these lines."""
    sink = io.StringIO()
    ChaseLines(table, Words(language), Console(Typist(lines, improvise), sink)).play()
    return sink.getvalue()


def first_moves(table: LocalChase) -> Iterator[str]:
    """Always the first move on offer; Enter when the screen is handed over."""
    while not table.is_over:
        yield first_move(table.view())


def hot_seats(table: LocalChase) -> Iterator[str]:
    """Enter wherever the screen changes hands, else the first move."""
    hidden = False
    while not table.is_over:
        if table.is_secret(table.eyes) != hidden:
            hidden = not hidden
            yield " "
        yield first_move(table.view())


def screens(shown: str) -> list[str]:
    """What was on the screen between one wipe and the next."""
    return [screen for screen in re.split("\n{20,}", shown) if screen.strip()]
