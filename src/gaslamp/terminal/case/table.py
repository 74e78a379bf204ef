"""Case Connection at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

from gaslamp.core import Action
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.telling.eyes import CaseEyes
from gaslamp.terminal.sitting import Sitting


class CaseTable(Sitting, CaseEyes):
    """A case and those who solve it; without hints they must find every layout themselves."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        *,
        rng: Random,
        save: Path | None = None,
        explains: bool = True,
        hints: bool = True,
    ) -> None:
        super().__init__(match, players, rng=rng, save=save, explains=explains)
        self.game, self.hints = cast(Connection, match.game), hints

    def choices(self) -> tuple[Action, ...]:
        """What the person whose turn it is may do; without hints no ready layout is among it."""
        return tuple(action for action in super().choices() if self.hints or not isinstance(action, Solve))
