"""Case Connection at one screen: all lies open but the leads that are drawn and not kept (CC-4).

Where several people share the screen they see what a spectator sees; only while somebody chooses a lead is
the screen for that player's eyes alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

from gaslamp.core import SPECTATOR, Action, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.terminal.sitting import Sitting


class CaseTable(Sitting):
    """A case and those who solve it; without hints they must find every layout themselves."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        *,
        rng: Random,
        save: Path | None = None,
        hints: bool = True,
    ) -> None:
        super().__init__(match, players, rng=rng, save=save)
        self.game, self.hints = cast(Connection, match.game), hints

    @property
    def eyes(self) -> Seat:
        """Those of whoever chooses a lead, else what all may see."""
        return self.turn if self.turn is not None and self.is_secret(self.turn) else self.open_eyes

    @property
    def open_eyes(self) -> Seat:
        """A person alone sees through their own eyes, several through a spectator's."""
        return min(self.people) if len(self.people) == 1 else SPECTATOR

    def is_secret(self, seat: Seat) -> bool:
        is_choosing = self.match.state.phase == "follow" and seat in self.match.to_act
        return is_choosing and seat in self.people and len(self.people) > 1

    @property
    def bench(self) -> Seat:
        """Whose cards lie in front: those of a person alone, else of whoever's turn it is."""
        if len(self.people) == 1:
            return min(self.people)
        return max(0, self.match.state.current if self.secret is None else self.secret)

    def choices(self) -> tuple[Action, ...]:
        """What the person whose turn it is may do; without hints no ready layout is among it."""
        return tuple(action for action in super().choices() if self.hints or not isinstance(action, Solve))
