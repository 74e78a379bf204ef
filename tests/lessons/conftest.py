"""Nobody watches these lessons: the script moves at once."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.terminal.local_match.cover", lambda *_: 1e-9)
