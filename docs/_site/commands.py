"""The reference of the command line: every command's own help page."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from unittest.mock import patch

from gaslamp.cli import main

NAMES = re.compile(r"^  ([a-z]+)  +\S", re.MULTILINE)


def help_page(*command: str) -> str:
    """What `gaslamp COMMAND --help` prints, in English and 88 columns."""
    shown = io.StringIO()
    with patch.dict(os.environ, {"GASLAMP_LANGUAGE": "en", "COLUMNS": "88"}), redirect_stdout(shown):
        assert main([*command, "--help"]) == 0
    return shown.getvalue().strip("\n")


def commands(*above: str) -> Iterator[tuple[str, ...]]:
    """Every command, those that belong to another right after it."""
    page = help_page(*above)
    if "\nCommands\n" in page:
        for name in NAMES.findall(page.split("\nCommands\n")[1].split("\n\n")[0]):
            yield (*above, name)
            yield from commands(*above, name)


def reference() -> str:
    """All help pages, in Markdown."""
    pages = [(), *commands()]
    return "\n\n".join(f"## {' '.join(('gaslamp', *name))}\n\n```text\n{help_page(*name)}\n```" for name in pages)
