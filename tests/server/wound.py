"""The database's time as a test winds it, in seconds; for SQLite."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.server import database as opening
from gaslamp.server import keeper

EPOCH = 2440587.5
"""The Julian day on which counting in seconds begins."""


class WoundClock:
    """What time it is."""

    def __init__(self, now: float) -> None:
        self.now = now


def wound(patch: pytest.MonkeyPatch, now: float) -> WoundClock:
    """Every SQLite database that is opened from here on goes by it; it looks a little later than it was told."""
    clock, tune = WoundClock(now), opening._tune

    def tuned(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.create_function("julianday", 1, lambda _: clock.now / 86400.0 + EPOCH)

    patch.setattr(opening, "_tune", tuned)
    patch.setattr(keeper.DatabaseTime, "now", lambda self: self.told)
    return clock
