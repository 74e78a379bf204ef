"""Facts as text that people can edit: one word and its fields to a line, faults named by file and line.

A faulty line is noted and left out, so that one reading finds every fault. Boards, marks, scenery and decks are
written so; their formats are public and described in docs/reference/boards.md.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from gaslamp.core import Problem

VERSION = 1


class BadFile(Problem):
    """A file that cannot be used; `faults` holds this and every further fault found in it."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, **details)
        self.faults: tuple[BadFile, ...] = (self,)


class Reader:
    """One file being read. A subclass has a method `take_WORD` for each word of its format."""

    format: str
    """What the first line calls such a file."""
    problem: ClassVar[type[BadFile]] = BadFile
    forms: Mapping[str, str]
    """The words a line may start with and what must follow each, in the order they are understood."""

    def __init__(self, file: str) -> None:
        self.file, self.line, self.word = file, 0, ""
        self.faults: list[tuple[int, BadFile]] = []
        self.said: dict[object, int] = {}
        self.name = self.title = ""
        self.source: list[str] = []

    def take_all(self, text: str) -> None:
        """Understands every line, then raises the first fault, if there is one; it carries the others."""
        rows = list(_rows(text))
        self.take_head(rows)
        self.words = {word for _, word, _ in rows}
        order = {word: place for place, word in enumerate(self.forms)}
        for self.line, self.word, rest in sorted(rows[1:], key=lambda row: order.get(row[1], -1)):
            self.attempt(rest)
        self.raise_faults()

    def take_head(self, rows: Sequence[tuple[int, str, str]]) -> None:
        if not rows:
            raise self.problem("text-empty", file=self.file)
        self.line, word, rest = rows[0]
        found, _, version = rest.partition(" ")
        if (word, found) != ("gaslamp", self.format) or not is_whole(version):
            raise self.fault("text-header", head=f"gaslamp {self.format} {VERSION}")
        if int(version) != VERSION:
            raise self.fault("text-version", version=version, known=VERSION)

    def attempt(self, rest: str) -> None:
        try:
            if self.word not in self.forms:
                raise self.fault("text-word", word=self.word, known=", ".join(self.forms))
            getattr(self, f"take_{self.word}")(rest)
        except BadFile as bad:
            self.faults += ((self.line, fault) for fault in bad.faults)

    def raise_faults(self) -> None:
        if self.faults:
            faults = [fault for _, fault in sorted(self.faults, key=lambda noted: noted[0])]
            faults[0].faults = tuple(faults)
            raise faults[0]

    def take_name(self, rest: str) -> None:
        (self.name,) = self.fields(self.text(rest), 1, 1)

    def take_title(self, rest: str) -> None:
        self.title = self.text(rest)

    def take_source(self, rest: str) -> None:
        self.source.append(rest)

    def fault(self, key: str, **details: object) -> BadFile:
        return self.problem(key, file=self.file, line=self.line, **details)

    def wrong_form(self) -> BadFile:
        return self.fault("text-fields", word=self.word, form=f"{self.word} {self.forms[self.word]}")

    def once(self, key: str, thing: object, **details: object) -> None:
        """Notes that this line says the thing; a fault if an earlier line said it already."""
        earlier = self.said.setdefault(thing, self.line)
        if earlier != self.line:
            raise self.fault(key, earlier=earlier, **details)

    def fields(self, rest: str, least: int, most: float) -> list[str]:
        fields = rest.split()
        if not least <= len(fields) <= most:
            raise self.wrong_form()
        return fields

    def number(self, text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise self.fault("text-number", text=text)
        return value

    def size(self, text: str) -> float:
        if self.number(text) <= 0:
            raise self.fault("text-size", text=text)
        return float(text)

    def text(self, rest: str) -> str:
        """What follows a word that is said only once."""
        self.once("text-twice", self.word, word=self.word)
        if not rest:
            raise self.wrong_form()
        return rest


def is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _rows(text: str) -> Iterator[tuple[int, str, str]]:
    """Line number, first word and the rest of every line that says something."""
    for number, line in enumerate(text.split("\n"), start=1):
        said, *_comment = f" {' '.join(line.split())}".split(" #")
        word, _, rest = said.strip().partition(" ")
        if word:
            yield number, word, rest


def read_text(path: Path, problem: type[BadFile] = BadFile) -> str:
    """The text of a file, or what is wrong with the file."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise problem("text-encoding", file=str(path), line=line) from None
    except FileNotFoundError:
        raise problem("text-missing", file=str(path)) from None
    except IsADirectoryError:
        raise problem("text-folder", file=str(path)) from None
    except OSError as error:
        raise problem("text-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError as error:  # a name that no file can have
        raise problem("text-unreadable", file=repr(str(path)), reason=str(error)) from None
