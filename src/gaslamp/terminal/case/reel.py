"""The record of a case, to be looked through turn by turn."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

from gaslamp.terminal.reel import Reel


class CaseReel(Reel):
    """Nobody says that a turn begins; it does where it has become another player's."""

    @cached_property
    def _rounds(self) -> list[int]:
        """The stops at which a turn had just begun."""
        turns = [self._states[n].current for n in self.stops]
        return [stop for stop, (before, now) in enumerate(pairwise(turns), 1) if before != now]
