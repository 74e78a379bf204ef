"""A command called in this process, far from everybody's language and saves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli import main
from gaslamp.words import SYSTEM


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No language but English, nothing saved or set but by this test, and bots that move once they have thought."""
    monkeypatch.setattr("gaslamp.terminal.local_match.cover", lambda *_: 1e-9)
    for name in [*SYSTEM, *(name for name in os.environ if name.startswith("GASLAMP_"))]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


class Said:
    """What a command left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    def said(line: str, *more: str) -> Said:
        capsys.readouterr()
        status = main([*line.split(), *more])
        return Said(status, *capsys.readouterr())

    return said
