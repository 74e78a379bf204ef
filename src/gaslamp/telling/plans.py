"""A plan for the detectives, in words: what to do, with what odds, and what it tells either side."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.agents.team.plan import PlannedMove, PlanOdds, PlanTells, TeamPlan
from gaslamp.presentation.general import listed
from gaslamp.telling.chase import Teller, capital
from gaslamp.telling.reasons import Reasons


class PlanTeller:
    """Speaks of plans in the words of one teller."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.words = teller, teller.words
        self.reasons = Reasons(self.words, teller.players)

    def ride(self, planned: PlannedMove) -> str:
        move, teller = planned.move, self.teller
        details = {"pawn": capital(teller.pawn(move.pawn)), "fare": teller.fare(move.fare), "station": move.station}
        return self._say("ride", **details)

    def why(self, planned: PlannedMove) -> str:
        """What it is good for; nothing where people have fixed it."""
        return self.reasons.say(planned.reason) if planned.reason else ""

    def lines(self, plan: TeamPlan) -> Iterator[str]:
        """Its odds, then what it tells, then what could not be."""
        yield from self._odds(plan.odds)
        yield from self._tells(plan.tells)
        if plan.unmet:
            yield self._say("unmet", pawns=listed(self.words.say, [*map(self.teller.pawn, plan.unmet)]))

    def _odds(self, odds: PlanOdds) -> Iterator[str]:
        yield self._say("now", share=round(100 * odds.now))
        if odds.now < 1:
            yield self._say("covered", share=round(100 * odds.covered))
        if odds.win is not None:
            yield self._say("win", share=round(100 * odds.win))

    def _tells(self, tells: PlanTells) -> Iterator[str]:
        if tells.left:
            yield self._say("left", left=tells.left, possible=tells.possible, then=tells.then)
            yield self._say("free", stations=tells.free)

    def _say(self, key: str, **details: object) -> str:
        return self.words.own(f"plans-{key}", **details)
