"""Files the commands write, and what is said of files that will not do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from gaslamp.core import Problem
from gaslamp.words import Words


def refuse_unwritable(path: Path) -> None:
    if not path.parent.is_dir():
        raise Problem("folder-missing", file=path)
    if path.is_dir():
        raise Problem("file-folder", file=path)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem("file-unwritable", file=path, reason=error.strerror or str(error)) from None


def refuse_taken(path: Path) -> None:
    """Nothing of somebody's is written over."""
    refuse_unwritable(path)
    if path.exists():
        raise Problem("file-exists", file=path)


def show_picture(picture: str, output: str | None, words: Words) -> None:
    """Into the file, or onto the terminal if none is named."""
    if output:
        write(Path(output), picture)
        print(words.say("cli-drawn", file=output))
    else:
        print(picture)


def fail(faults: Sequence[Problem], words: Words, summary: str) -> typer.Exit:
    """Print every fault and how many there are; the exit that follows."""
    for fault in faults:
        print(words.explain(fault))
    print(words.say(summary, count=len(faults)))
    return typer.Exit(1)
