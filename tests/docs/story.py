"""A page tried from top to bottom.

What a command would take too long for, or would never end with, is done in small, and only here is it said how:

- `gaslamp arena` and `gaslamp deck simulate` in an `sh` block play two games, one at a time, and bots think for a
  hundredth of a second. In a `console` block they play what the page says, for there their figures are compared.
- `gaslamp play`, `learn` and `replay` are played line by line (`--plain`) and left again (`quit`).
- `gaslamp serve` opens on loopback, at any free port, is asked for its page once, and ends.
- What is exported holds to the end of the page.
- Nobody can know how long a game took: figures with three decimals, seconds, are not compared.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

from gaslamp.cli import main
from tests.docs.pages import ROOT, Block, commands

SET_UP = {
    "apt", "cd", "docker", "git", "make", "pip", "pipx", "podman", "pytest", "python3", "source", "sudo", "uv", "uvx",
}  # fmt: skip
"""Commands that install or maintain the program: not what a page is about."""
INTERACTIVE, LONG = {"play", "learn", "replay"}, {"arena", "simulate"}
SMALL: Mapping[str, str] = {"--games": "2", "--jobs": "1", "--seconds": "0.01"}
SECONDS = re.compile(r"\b\d+\.\d{3}\b")


class Story:
    """One page in a folder of its own."""

    def __init__(self, folder: Path, export: Callable[[str, str], None]) -> None:
        self.folder, self.export = folder, export
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.printed = ""

    def try_block(self, block: Block, page: str) -> None:
        where = f"{page}, line {block.line}"
        if block.file:
            (self.folder / block.file).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            self.printed = self._python(block, where)
        elif block.language == "text" and block.follows:
            compare(block.text, self.printed, where)
        elif block.language == "json":
            json.loads(block.text)
        for line, shown in commands(block):
            self.printed = self._command(line, exact=shown is not None, where=where)
            if shown is not None:
                compare(shown, self.printed, f"{where}: {line}")

    def _python(self, block: Block, where: str) -> str:
        text = "\n" * (block.line - 1) + block.text
        return captured(lambda: exec(compile(text, where.partition(",")[0], "exec"), self.names))

    def _command(self, line: str, *, exact: bool, where: str) -> str:
        words = shlex.split(line, comments=True)
        if words[0] in SET_UP or words[0].startswith(".venv/bin/") or words[:2] == ["python", "docs/images/app.py"]:
            return ""
        if words[0] == "export":
            for word in words[1:]:
                self.export(*word.split("=", 1))
            return ""
        if words[0] == "gaslamp" and not {"|", ">"} & set(words):
            return self._gaslamp(words[1:], exact=exact, where=where)
        if words[0] in ("gaslamp", "python", "mypy", "head", "grep", "wc", "cat"):
            return shell(line, where)
        raise AssertionError(f"{where}: nobody runs “{line}”. Can it be run, or marked as not run?")

    def _gaslamp(self, words: list[str], *, exact: bool, where: str) -> str:
        if INTERACTIVE & set(words) and "--plain" not in words:
            words = [*words, "--plain"]
        if LONG & set(words) and not exact:
            words = small(words)
        status: list[int] = []
        printed = captured(lambda: status.append(main(words)), typed="quit\n")
        assert status == [0], f"{where}: gaslamp {shlex.join(words)}\n{printed}"
        return printed


def small(words: list[str]) -> list[str]:
    """The same with few games; `deck simulate` knows nothing of jobs."""
    words = list(words)
    for option, value in SMALL.items():
        if option in words:
            words[words.index(option) + 1] = value
        elif "arena" in words or option == "--games":
            words += [option, value]
    return words


def captured(act: Callable[[], object], typed: str = "") -> str:
    """What is printed meanwhile, errors after the rest."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            act()
    finally:
        sys.stdin = before
    return out.getvalue() + err.getvalue()


def shell(line: str, where: str) -> str:
    cache = {"MYPY_CACHE_DIR": str(ROOT / ".mypy_cache")}
    bash = ["bash", "-o", "pipefail", "-c", line]
    done = subprocess.run(
        bash, env=os.environ | cache, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0, f"{where}: {line}\n{done.stdout}{done.stderr}"
    return done.stdout


def compare(expected: str, printed: str, where: str) -> None:
    """Blanks and lines of dots aside, a page shows what is printed."""
    wanted, found = (SECONDS.sub("0.000", text) for text in (expected, printed))
    is_right = OutputChecker().check_output(wanted, found, ELLIPSIS | NORMALIZE_WHITESPACE)
    assert is_right, f"{where}: the page says\n{expected}\nbut this is printed\n{printed}"
