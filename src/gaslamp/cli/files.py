"""Files the commands write, and what is said of files that will not do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from gaslamp.cli import FAILED
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


def print_json(data: object) -> None:
    """One line of JSON and nothing else."""
    from gaslamp.core import encode

    print(encode(data).decode())


def fail(faults: Sequence[Problem], words: Words, summary: str, *, json: bool) -> typer.Exit:
    """Print every fault and how many there are; the exit that follows."""
    if json:
        print_json({"is_sound": False, "faults": [fault_data(fault, words) for fault in faults]})
        return typer.Exit(FAILED)
    for fault in faults:
        print(words.explain(fault))
    print(words.say(summary, count=len(faults)))
    return typer.Exit(FAILED)


def fault_data(fault: Problem, words: Words) -> dict[str, object]:
    """Where something is wrong, what, and how it is said."""
    place = {"file": str(fault.details.get("file") or ""), "line": fault.details.get("line") or None}
    return {**place, "key": fault.key, "text": words.explain(fault)}
