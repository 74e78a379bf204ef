"""A match as it was some moves ago, for those who watch over a shoulder.

Nothing is filtered: what they are shown are views of a match whose log ends where this one was then. How far back that
is hangs on what everybody knows, and on nothing else. Since then the fugitive has made so many moves as the table
says, and everybody has seen him: where he was before that tells nobody any more about where he is. One such match is
kept with its room for all who watch, and goes on as the other does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gaslamp.core import SPECTATOR, Event
from gaslamp.games.vocabulary import FUGITIVE, Deal, Move, Opened, Surfaced
from gaslamp.match import Match, follow
from gaslamp.telling.memory import MatchMemory

if TYPE_CHECKING:
    from gaslamp.server.room import Room


def shown_until(events: Sequence[Event], delay: int) -> int | None:
    """How many events may be shown by now, from what everybody was told of them; None: nothing yet."""
    moves, seen = [], -1
    for n, event in enumerate(events):
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            moves.append(n)
        if _is_sighting(event):
            seen = len(moves)
    shown = min(len(moves) - delay, seen)
    return moves[shown] if shown >= 0 else None


def _is_sighting(event: Event) -> bool:
    """Whether everybody sees where the fugitive is."""
    if isinstance(event, Surfaced | Opened):
        return True
    return isinstance(event, Deal | Move) and event.pawn == FUGITIVE and event.station is not None


class Hindsight:
    """The earlier match of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.match: Match[Any] | None = None
        self.memory = MatchMemory()
        self._rewound = 0
        self._until: tuple[object, int | None] = None, None
        """After how many events, and by which delay, how many may be shown."""

    def at(self, delay: int) -> Match[Any] | None:
        """The match as it may be shown now; None while that is nothing."""
        until = self._shown(delay)
        if until is None:
            return None
        log, rewound = self.room.match.log, self.room.card.rewound
        if self.match is None or rewound != self._rewound or until < len(self.match.log):
            self.match, self.memory, self._rewound = Match(self.room.match.game), MatchMemory(), rewound
        follow(self.match, log[len(self.match.log) : until])
        return self.match

    def _shown(self, delay: int) -> int | None:
        match = self.room.match
        stand = len(match.log), self.room.card.rewound, delay
        if self._until[0] != stand:
            self._until = stand, shown_until(match.view(SPECTATOR).events, delay)
        return self._until[1]
