"""What was worked out from the views of one match. It lives and dies with the match, or with whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.explain import Reason, Reasoner
from gaslamp.core import Seat
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View


class MatchMemory:
    """Of each pair of eyes on a match, what they can believe and why bots acted: only what is new is read."""

    def __init__(self) -> None:
        self.beliefs: dict[tuple[Seat, Seat | None], Belief] = {}
        self.reasoners: dict[tuple[Seat, frozenset[Seat]], Reasoner] = {}

    def believe(self, view: View[ChaseState], /, *, eyes: Seat | None) -> frozenset[int]:
        """Where the fugitive can be: to those of the view, or to these eyes as far as the view knows."""
        key = view.seat, eyes
        if key not in self.beliefs:
            self.beliefs[key] = Belief(view.game, eyes=eyes)
        return frozenset(self.beliefs[key].update(view.events))

    def reasons(self, view: View[Any], bots: frozenset[Seat]) -> Mapping[int, Reason]:
        """Why these bots did what they did, by the number of the event, for a view's latest events."""
        key = view.seat, bots
        if key not in self.reasoners:
            self.reasoners[key] = Reasoner(view.game, view.seat, bots)
        return self.reasoners[key].update(view.events)
