"""How bash, zsh and fish ask what could stand at the cursor. The library knows the shells; we know our language.

`--language` may stand anywhere, so it is taken out here as it is everywhere. A word such as `-o rounds=10` or
`--game=classic` is one word to us; bash hands it out in pieces, and wants back only the piece behind the sign.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from typer._click.shell_completion import CompletionItem, ShellComplete, add_completion_class
from typer._completion_classes import BashComplete, FishComplete, ZshComplete
from typer._completion_shared import get_completion_script
from typer.completion import shell_complete

from gaslamp.cli import COMPLETE, take_language
from gaslamp.core import Problem
from gaslamp.words import LANGUAGES


class _Asked(ShellComplete):
    """What all shells share."""

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        said, sign, rest = incomplete.partition("=") if incomplete.startswith("--") else ("", "", incomplete)
        option = [said] if sign else args[-1:]
        if option == ["--language"]:
            items = [CompletionItem(language) for language in LANGUAGES if language.startswith(rest)]
        else:
            items = self._offered(args, incomplete)
        for item in items if sign else ():
            item.value = f"{said}={item.value}"
        return items

    def _offered(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        anywhere = [CompletionItem("--language")] if incomplete and "--language".startswith(incomplete) else []
        try:
            take_language(args)
            return super().get_completions(args, incomplete) + anywhere
        except Problem:  # what stands there already is wrong; that is said when it is run
            return []


class _Bash(_Asked, BashComplete):
    split = ""
    """What of the word bash has already taken for words of their own."""

    def get_completion_args(self) -> tuple[list[str], str]:
        args, incomplete = super().get_completion_args()
        *args, word = joined([*args, incomplete])
        self.split = word[: word.rfind("=") + 1]
        return args, word

    def format_completion(self, item: CompletionItem) -> str:
        return str(item.value).removeprefix(self.split)


class _Zsh(_Asked, ZshComplete):
    pass


class _Fish(_Asked, FishComplete):
    pass


def joined(pieces: Sequence[str]) -> list[str]:
    """The words that bash has taken apart at every `=`."""
    words: list[str] = []
    for before, piece in zip(["", *pieces], pieces, strict=False):
        if words and (piece == "=" or before == "="):
            words[-1] += piece
        else:
            words.append(piece)
    return words


def answer(command: Any, **setup: Any) -> int:
    """Answer the shell that has called us."""
    for kind in (_Bash, _Zsh, _Fish):
        add_completion_class(kind, kind.name)
    return shell_complete(command, setup, "gaslamp", COMPLETE, os.environ[COMPLETE])


def script(shell: str) -> str:
    """What the shell has to run so that it asks us."""
    return get_completion_script(prog_name="gaslamp", complete_var=COMPLETE, shell=shell)
