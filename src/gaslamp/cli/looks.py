"""What `gaslamp doctor` looks at, one function for every part. A `Problem` says what is broken about it."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from shutil import get_terminal_size
from tempfile import TemporaryFile
from typing import Literal, TypeAlias

from msgspec import Struct

from gaslamp.core import Problem
from gaslamp.extras import EXTRAS
from gaslamp.words import Words

Condition: TypeAlias = Literal["ok", "note", "missing", "broken"]


class Part(Struct, frozen=True, kw_only=True):
    """One thing that was looked at."""

    name: str
    state: Condition = "ok"
    text: str


class Library(Struct, frozen=True, kw_only=True):
    """A library that Gaslamp may use."""

    name: str
    extra: str
    version: str | None
    """None if it is missing."""


LookAt: TypeAlias = Callable[[Words], Part]


# What it runs on


def gaslamp(_words: Words) -> Part:
    from gaslamp import __version__

    return Part(name="gaslamp", text=__version__)


def python(_words: Words) -> Part:
    return Part(name="python", text=f"{platform.python_version()} ({sys.executable})")


def system(_words: Words) -> Part:
    return Part(name="system", text=platform.platform())


def games(_words: Words) -> Part:
    """Every game is set up once."""
    from gaslamp.games import GAMES, make_game

    return Part(name="games", text=", ".join(make_game(name).name for name in GAMES))


# Libraries


def libraries() -> Iterator[Library]:
    for extra, names in EXTRAS.items():
        for name in names:
            yield Library(name=name, extra=extra, version=_version(name) if find_spec(name) else None)


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:  # it is there, but nobody has installed it as a package
        return "?"


def extra(name: str, found: Sequence[Library], words: Words) -> Part:
    """What an extra brings, or how to install it."""
    own = [library for library in found if library.extra == name]
    if missing := [library.name for library in own if library.version is None]:
        return Part(name=name, state="missing", text=words.say("doctor-missing", names=", ".join(missing), extra=name))
    return Part(name=name, text=", ".join(f"{library.name} {library.version}" for library in own))


# Folders


def data(_words: Words) -> Part:
    from gaslamp.folders import data_folder

    folder = data_folder()
    _refuse_unwritable(folder)
    return Part(name="data", text=str(folder))


def _refuse_unwritable(folder: Path) -> None:
    """What is not there yet can be made if the nearest folder above it can be written to."""
    there = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        TemporaryFile(dir=there).close()
    except OSError as error:
        raise Problem("doctor-unwritable", file=folder, reason=error.strerror or str(error)) from None


def saves(words: Words) -> Part:
    from gaslamp.terminal.saves import new_save

    folder = new_save().parent
    return Part(name="saves", text=words.say("doctor-saves", count=len(list(folder.glob("*.record"))), folder=folder))


def machine_code(words: Words) -> Part:
    """Whether the searching bots run machine code, and whether it is compiled already."""
    from gaslamp.agents.engine import jit

    if jit.numba is None:
        state: Condition = "broken" if find_spec("numba") else "missing"
        return Part(name="code", state=state, text=words.say("doctor-code-none", state=state))
    if jit.FOLDER is None:
        return Part(name="code", state="note", text=words.say("doctor-code-unkept"))
    is_compiled = any(jit.FOLDER.rglob("*.nbi"))
    return Part(name="code", text=words.say("doctor-code", ready=is_compiled))


def cache(words: Words) -> Part:
    from gaslamp.folders import code_folder

    folder = code_folder()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    return Part(name="cache", text=words.say("doctor-cache", folder=folder, size=f"{size / 1e6:.1f}"))


# What is in front of it


def terminal(words: Words) -> Part:
    width, height = get_terminal_size()
    is_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    able = {"screen": is_screen, "unicode": _speaks_unicode(), "colours": _colours()}
    return Part(name="terminal", text=words.say("doctor-terminal", width=width, height=height, **able))


def _speaks_unicode() -> bool:
    try:
        "“ü”═█".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _colours() -> str:
    from rich.console import Console

    return Console().color_system or "none"


def browser(words: Words) -> Part:
    import webbrowser

    try:
        return Part(name="browser", text=str(getattr(webbrowser.get(), "name", "")) or "?")
    except webbrowser.Error:
        return Part(name="browser", state="note", text=words.say("doctor-no-browser"))


def database(named: str | None, words: Words) -> Part:
    from gaslamp.server.launch import look_at_database, usual_database, without_password

    place = named or str(usual_database())
    if "://" not in place and not Path(place).exists():
        _refuse_unwritable(Path(place).absolute().parent)
        return Part(name="database", text=words.say("doctor-database-new", database=place))
    look_at_database(place)
    return Part(name="database", text=without_password(place))


LOOKS: Mapping[str, LookAt] = {
    "gaslamp": gaslamp, "python": python, "system": system, "games": games, "data": data, "saves": saves,
    "code": machine_code, "cache": cache, "terminal": terminal, "browser": browser,
}  # fmt: skip


def look(name: str, at: LookAt, words: Words) -> Part:
    """A part as it was found; whatever goes wrong while looking is wrong with the part."""
    try:
        return at(words)
    except ModuleNotFoundError as error:  # its extra is listed with the line that installs it
        return Part(name=name, state="missing", text=words.say("doctor-needs", library=error.name or str(error)))
    except Problem as problem:
        return Part(name=name, state="broken", text=words.explain(problem))
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Part(name=name, state="broken", text=words.say("doctor-failed", problem=said))
