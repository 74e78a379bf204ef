"""A chase at one screen."""

from __future__ import annotations

from gaslamp.telling.eyes import ChaseEyes
from gaslamp.terminal.sitting import Sitting


class Table(Sitting, ChaseEyes):
    """A chase and those who play it."""
