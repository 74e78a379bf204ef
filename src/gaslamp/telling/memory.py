"""What was worked out from the views of one match. It lives and dies with the match, or with whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.explain import Reason, Reasoner
from gaslamp.core import Event, Seat, redact
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View
from gaslamp.telling.chase import Teller
from gaslamp.telling.chronicle import FlightRecord, chronicle

Events: TypeAlias = tuple[Event, ...]


class MatchMemory:
    """Of each pair of eyes on a match, what they can believe and why bots acted: only what is new is read.

    Eyes that have seen the same share a belief, and readers of one language the sentences: they are one match's own.
    """

    def __init__(self) -> None:
        self.beliefs: dict[tuple[Seat, Seat | None], Belief] = {}
        self.reasoners: dict[tuple[Seat, frozenset[Seat]], Reasoner] = {}
        self.sentences: dict[object, dict[Event, str]] = {}
        self._flights: tuple[int, tuple[FlightRecord, ...]] = 0, ()
        """After how many events, and every way that lay open then."""
        self._seen: dict[tuple[Seat, Seat | None], tuple[Events, Events]] = {}
        """What was in a view, and how other eyes see it."""

    def believe(self, view: View[ChaseState], /, *, eyes: Seat | None) -> frozenset[int]:
        """Where the fugitive can be: to those of the view, or to these eyes as far as the view knows."""
        key, events = (view.seat, eyes), self._seen_by(view, eyes)
        known = (self.beliefs.get(key), *self.beliefs.values())
        found = next((belief for belief in known if belief and belief.leads_to(events)), None)
        self.beliefs[key] = belief = found or Belief(view.game)
        return frozenset(belief.update(events))

    def _seen_by(self, view: View[ChaseState], eyes: Seat | None) -> Events:
        if eyes is None:
            return view.events
        before, seen = self._seen.get((view.seat, eyes), ((), ()))
        if view.events[: len(before)] != before:
            before, seen = (), ()
        seen += tuple(redact(event, eyes) for event in view.events[len(before) :])
        self._seen[view.seat, eyes] = view.events, seen
        return seen

    def told(self, teller: Teller, events: Events) -> tuple[str, ...]:
        """What a teller says of events: it is said once for all who are told the same."""
        about = teller.words.language, teller.players, len(teller.people) > 1
        said = self.sentences.setdefault(about, {})
        return tuple(said.get(event) or said.setdefault(event, teller.tell(event)) for event in events)

    def flights(self, view: View[ChaseState]) -> tuple[FlightRecord, ...]:
        """How a chase that is over went: it is told to all in the same way, whatever else they know."""
        if self._flights[0] != len(view.events):
            self._flights = len(view.events), chronicle(cast(AnyChase, view.game), view.events)
        return self._flights[1]

    def reasons(self, view: View[Any], bots: frozenset[Seat]) -> Mapping[int, Reason]:
        """Why these bots did what they did, by the number of the event, for a view's latest events."""
        key = view.seat, bots
        if key not in self.reasoners:
            self.reasoners[key] = Reasoner(view.game, view.seat, bots)
        return self.reasoners[key].update(view.events)
