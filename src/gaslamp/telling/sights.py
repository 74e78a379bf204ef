"""What a view shows of the board: where the fugitive can be, and the station an event is about."""

from __future__ import annotations

from typing import Any, Protocol

from gaslamp.agents.belief.filter import believe
from gaslamp.core import CHANCE, SPECTATOR, Event, Seat
from gaslamp.games.compact import Place
from gaslamp.games.holmes import Settle
from gaslamp.games.powers import Land
from gaslamp.games.vocabulary import Move
from gaslamp.match import View

ARRIVALS = (Move, Land, Settle, Place)
"""What takes a pawn to a station."""


class Believe(Protocol):
    """How to tell where the fugitive can be; a screen that asks again and again may remember."""

    def __call__(self, view: View[Any], /, *, eyes: Seat | None) -> frozenset[int]: ...


def possible(view: View[Any], believe: Believe = believe) -> frozenset[int]:
    """Where the fugitive can be for all this seat knows; to himself, what the detectives must consider."""
    if not view.state.round or view.state.phase in ("place", "deal"):
        return frozenset()
    knows = view.seat in (view.state.fugitive, CHANCE)
    return believe(view, eyes=SPECTATOR if knows else None)


def station_of(event: Event | None) -> int | None:
    """The station an event is about, as far as the viewer was told."""
    return getattr(event, "station", None)
