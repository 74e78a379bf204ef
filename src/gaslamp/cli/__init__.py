"""The command `gaslamp`. This is the edge: whatever goes wrong is told in the reader's language, without a traceback.

The commands stand in `commands`, their help pages are made by `pages`. Nothing heavy is imported before a
command needs it, so that `gaslamp --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from gaslamp import __version__
from gaslamp.core import IllegalAction, Problem
from gaslamp.extras import needs
from gaslamp.words import SYSTEM, Words, pick_language

INTERRUPTED = 130
"""What a shell calls a command that was ended by Ctrl-C."""


def main(args: Sequence[str] | None = None) -> int:
    """Run one command. Its status is 0, or 1 where a check found errors, or 2 where the request was wrong."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a narrow terminal loses an accent, not the sentence
    try:
        status = _run(list(sys.argv[1:] if args is None else args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _hang_up()
        return 1
    return status


def _run(args: list[str]) -> int:
    words = Words(pick_language(environ={name: os.environ.get(name, "") for name in SYSTEM}))
    try:
        words = Words(pick_language(_take_language(args)))
        return _obey(args, words)
    except Problem as problem:
        _complain(problem, words)
        return 2


def _obey(args: list[str], words: Words) -> int:
    if args[:1] == ["--version"]:  # asked of every installation, so it is answered by the bare one, and at once
        print(f"gaslamp {__version__}")
        return 0
    with needs("cli"):
        from gaslamp.cli.commands import obey
    return obey(args, words)


def _take_language(args: list[str]) -> str | None:
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
    print(words.explain(problem), file=sys.stderr)
    if rule := problem.key if isinstance(problem, IllegalAction) else problem.details.get("rule"):
        print(words.say("cli-see-rule", rule=rule), file=sys.stderr)
    if command := problem.details.get("command"):
        print(words.say("cli-see-help", command=command), file=sys.stderr)


def _hang_up() -> None:
    """Nobody reads on: what is still to be written goes nowhere, quietly."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
