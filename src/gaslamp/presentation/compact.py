"""The compact game on a screen."""

from __future__ import annotations

from typing import ClassVar

from gaslamp.core import Event, Seat
from gaslamp.games.compact import COLOURS, Compact, CompactState, GiveUp, Place, Scored, has_just_hidden
from gaslamp.games.vocabulary import FUGITIVE, Purse, TicketKind
from gaslamp.presentation.chase import Arrivals, ChasePresentation, is_fugitives
from gaslamp.presentation.general import Presets


class CompactPresentation(ChasePresentation[Compact, CompactState]):
    prefix = "CP"
    solo = 3
    is_sided = False
    pawns = COLOURS
    arrivals: ClassVar[Arrivals] = {"place": lambda seat, station: Place(seat=seat, pawn=1, station=station)}
    careful = (GiveUp,)
    presets: ClassVar[Presets] = {
        "book": {},
        "gentle": {"black_tickets": 3},
        "ahead": {"head_start": (0, 3)},
        "far-ahead": {"head_start": (0, 8)},
        "short": {"taxi": 6, "bus": 4, "underground": 2},
        "long": {"taxi": 16, "bus": 10, "underground": 6},
    }

    def scores(self, state: CompactState) -> tuple[int, ...]:
        return state.scores

    def has_secrets(self, state: CompactState) -> bool:
        is_hidden = state.phase == "answer" and has_just_hidden(state)
        return is_hidden or (state.phase == "move" and self.game.can_pay(state, FUGITIVE, "black"))  # CP-8

    def giving_up(self, state: CompactState) -> frozenset[Seat]:
        return state.giving_up  # CP-10

    def is_shared(self, pawn: int) -> bool:
        return pawn != FUGITIVE  # CP-2, CP-6

    def purse(self, state: CompactState, pawn: int, fare: TicketKind) -> Purse:
        return state.stock if self.is_shared(pawn) else super().purse(state, pawn, fare)

    def ledger(self, state: CompactState) -> tuple[Compact, CompactState] | None:
        return self.game, state

    def begins(self, event: Event) -> bool:
        """A round is long, so a turn of Mister X is shown as one."""
        return super().begins(event) or isinstance(event, Scored) or is_fugitives(event)

    def is_escape(self, event: Event) -> bool:
        """CP-10: out of a round of it."""
        return isinstance(event, Scored) and event.how not in ("caught", "cornered")
