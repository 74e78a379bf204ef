"""How long the tests wait before they call a thing hung. No verdict hangs on it: whatever happens is waited for."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 600.0
"""Seconds: far more than anything takes on a machine that is busy with other work."""
MOMENT = 0.02
"""Seconds between two looks."""


def until(holds: Callable[[], T | None], hung: str) -> T:
    """Look on until that is so; what is wrong if it never is."""
    end = monotonic() + PATIENCE
    while not (found := holds()):
        assert monotonic() < end, hung
        sleep(MOMENT)
    return found
