"""Our own searching bot."""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp.agents.sleuth import classic
from gaslamp.agents.sleuth.compact import CompactSleuth
from gaslamp.core import Action
from gaslamp.games.compact import Compact
from gaslamp.match import View

__all__ = ["Sleuth"]


class Sleuth(classic.Sleuth):
    """With seconds for every turn, or with games for every choice, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, games: int | None = None) -> None:
        super().__init__(rng, seconds=seconds, games=games)
        self.compact = CompactSleuth(rng, seconds=seconds, games=games)

    def act(self, view: View[Any]) -> Action:
        return self.compact.act(view) if isinstance(view.game, Compact) else super().act(view)
