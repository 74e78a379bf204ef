"""`gaslamp serve` and `gaslamp worker` as they are, but thinking sooner that others are dead: faults are many here."""

from __future__ import annotations

import sys

from gaslamp.cli import main
from gaslamp.server import bell, bots, claims, dispatch, guard, presence, rooms

CLAIM = 1.0
"""Seconds that a claim lasts."""


def hurry() -> None:
    """Claims and processes run out in a second; clients may say much, and bots get ready only for those who play."""
    claims.LASTS, presence.LASTS, rooms.BEAT = CLAIM, 3.0, 0.5
    dispatch.POLL, dispatch.PATIENCE, bell.AGAIN = 0.3, (0.1, 0.5), 0.1
    guard.Bucket.draw = lambda self, amount=1: True  # type: ignore[method-assign]
    bots.Bots.begin = lambda self: None  # type: ignore[method-assign]


if __name__ == "__main__":
    hurry()
    sys.exit(main())
