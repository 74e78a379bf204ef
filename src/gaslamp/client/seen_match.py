"""A match as one seat is told of it, folded from the events as it saw them (law 2)."""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.core import Event, S
from gaslamp.match import BadLog, Match


class SeenMatch(Match[S]):
    """Nobody knows more in it than the seat it was told to; it is followed, not played."""

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            try:
                self._record(event)
            except Exception as error:  # a server of other rules may tell anything
                raise BadLog("event-out-of-place", n=len(self.log), found=type(event).__name__) from error
