"""The command `gaslamp`. This is the edge: whatever goes wrong is told in the reader's language, without a traceback.

The commands stand in `commands`, their help pages are made by `help`, what people have set is read by `settings`.
Nothing heavy is imported before a command needs it, so that `gaslamp --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from gaslamp import __version__
from gaslamp.core import IllegalAction, Problem
from gaslamp.extras import needs
from gaslamp.words import SYSTEM, Words, pick_language

FAILED, WRONG, INTERRUPTED = 1, 2, 130
"""Statuses of commands that did not end well (docs/reference/settings.md); the last is the shells' own for Ctrl-C."""
COMPLETE = "_GASLAMP_COMPLETE"
"""The variable by which a shell asks what could stand at the cursor."""


def main(args: Sequence[str] | None = None) -> int:
    """Run one command. Its status is 0, or 1 where a check found errors, or 2 where the request was wrong."""
    _open_streams()
    try:
        return _run(list(sys.argv[1:] if args is None else args))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads on
        return FAILED
    finally:
        _hang_up()


def _open_streams() -> None:
    """A stream that was closed before we began leads nowhere; a narrow one loses an accent, not the sentence."""
    for name, mode in {"stdin": "r", "stdout": "w", "stderr": "w"}.items():
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(args: list[str]) -> int:
    system = {name: os.environ.get(name, "") for name in SYSTEM}
    words = Words(_usual_language(system))
    try:
        asked = take_language(args)
        if args[:1] in (["-V"], ["--version"]):  # asked of every installation: the bare one answers it, and at once
            print(f"gaslamp {__version__}", flush=True)
            return 0
        if asked:
            words = Words(pick_language(asked))
        with needs("cli"):
            from gaslamp.cli.commands import obey
            from gaslamp.cli.settings import load_settings
        settings = load_settings()
        words = Words(pick_language(asked or settings.value("language"), system))
        status = obey(args, words, settings)
        sys.stdout.flush()
    except Problem as problem:
        _complain(problem, words)
        return WRONG
    except BrokenPipeError:
        raise
    except OSError as error:
        _complain(_cause(error), words)
        return FAILED if error.filename is None else WRONG
    return status


def _usual_language(system: Mapping[str, str]) -> str:
    """What is spoken until the settings are read: the variable's language if there is one, or the system's."""
    with suppress(Problem):
        return pick_language(os.environ.get("GASLAMP_LANGUAGE"), system)
    return pick_language(environ=system)


def take_language(args: list[str]) -> str | None:
    """The language that `--language` asks for; it may stand anywhere, so it is taken out of the arguments first."""
    for place, arg in enumerate(args):
        name, sign, value = arg.partition("=")
        if arg == "--":
            break
        if name == "--language":
            taken = args[place : place + (1 if sign else 2)]
            del args[place : place + len(taken)]
            if not (language := value if sign else "".join(taken[1:])):
                raise Problem("argument-needs-value", option="--language")
            return language
    return None


def _complain(problem: Problem, words: Words) -> None:
    lines = [words.explain(problem)]
    if rule := problem.key if isinstance(problem, IllegalAction) else problem.details.get("rule"):
        lines.append(words.say("cli-see-rule", rule=rule))
    if command := problem.details.get("command"):
        lines.append(words.say("cli-see-help", command=command))
    with suppress(OSError):  # where nothing can be said, the status says it
        print("\n".join(lines), file=sys.stderr, flush=True)


def _cause(error: OSError) -> Problem:
    """What the system would not do: write what we print, or something else."""
    reason = error.strerror or str(error)
    if error.filename is None:  # what is open already has no name
        return Problem("output-unwritable", reason=reason)
    return Problem("system-refused", file=error.filename, reason=reason)


def _hang_up() -> None:
    """What cannot be written goes nowhere, quietly."""
    for stream in (sys.stdout, sys.stderr):
        if not _is_open(stream):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _is_open(stream: TextIO) -> bool:
    """Whether what is printed there gets through."""
    try:
        stream.flush()
    except OSError:
        return False
    return True
