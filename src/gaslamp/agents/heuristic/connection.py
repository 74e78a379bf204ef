"""How the heuristic plays Case Connection: it takes what brings its lead closest to solved, counted in items.

A point is worth as many items as it costs on average to win one. What is not needed now is worth a part of what
it will bring to a lead to come. No search: the visit at hand, and what it leaves for the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import inf
from typing import TypeAlias

from gaslamp.agents.heuristic.connection_cost import Holding, cost_to_solve, holding
from gaslamp.core import Action, S, Seat
from gaslamp.games.cards import SYMBOLS
from gaslamp.games.casework import GOAL, SWAPPED
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, Follow, Item, Keep, Solve, Swap, Visit, in_order
from gaslamp.games.solver import KEPT
from gaslamp.games.vocabulary import Done
from gaslamp.match import View

LocationItems: TypeAlias = tuple[tuple[Item, ...], ...]
"""What lies at each location."""
RatedVisit: TypeAlias = tuple[float, Visit]

# Estimates, in items to be taken.
POINT = 2.0
BEYOND_GOAL = 0.3  # the part of a point's worth that is left beyond the goal
DISCOUNT = 0.5  # the part of the next visit's gain that may still be there by then
SHORTLIST = 6  # so many visits are looked at twice
BONUS = 0.9  # what a visit must add to a lead that could be solved before it


def best_case_action(view: View[S]) -> Action:
    """What the heuristic does: a few milliseconds, and the same for the same view."""
    game, state = view.game, view.state
    assert isinstance(game, Connection)
    assert isinstance(state, ConnectionState)
    return CasePolicy(game, state, view.seat).action(offered_solution(view.actions))


def offered_solution(actions: tuple[Action, ...]) -> Solve | None:
    return next((action for action in actions if isinstance(action, Solve)), None)


class CasePolicy:
    """The greedy policy of one player in one position, and the values it goes by."""

    def __init__(self, game: Connection, state: ConnectionState, seat: Seat, *, lead: int | None = None) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.costs = cost_to_solve(game)
        self.hand = state.hands[seat]
        self.own, self.points = holding(self.hand), game.points(self.hand)
        self.lead = self.hand.lead if lead is None else lead

    def action(self, solve: Solve | None) -> Action:
        if self.state.phase == "follow":
            return self.follow()
        return self.keep() if self.state.phase == "keep" else self.turn_action(solve)

    def turn_action(self, solve: Solve | None) -> Action:
        """CC-5, CC-12: solve before the visit, to know the next lead by then, unless the visit adds a bonus."""
        if solve:
            return (None if self.state.has_visited else self.bonus_visit()) or solve
        if swap := self.swap():
            return swap
        rated = [] if self.state.has_visited else self.rated_visits()
        return rated[0][1] if rated else Done(seat=self.seat)

    # What things are worth

    def lead_value(self, lead: int) -> float:
        """CC-14: points beyond the goal count for little, but in a last turn for as much as any."""
        points, goal = self.game.deck.leads[lead].points, GOAL if self.state.finale is None else inf
        beyond = min(points, max(0, self.points + points - goal))
        return POINT * (points - (1 - BEYOND_GOAL) * beyond)

    def position_value(self) -> float:
        """How far one has come: points, and the lead one is after."""
        return POINT * self.points + (self.lead_value(self.lead) if self.lead else 0.0) + self.holding_value(self.own)

    def holding_value(self, own: Holding) -> float:
        """How good it is to own this; in the last turn, whether it solves the lead."""
        if self.state.finale is None:
            return self.costs.value(self.lead, own)
        return self.costs.is_ready(self.lead, own) + self.costs.value(self.lead, own) / 100

    # Which location to visit

    def shortlist(self) -> list[RatedVisit]:
        """The best visits, by how good it is to own what they bring."""
        pairs = self.pairs(self.state.locations)
        found = ((self.holding_value(self.own.gain(pair)), place, pair) for place, pair in pairs)
        best = sorted(found, key=lambda rated: -rated[0])[:SHORTLIST]
        return [(value, Visit(seat=self.seat, location=place, items=pair)) for value, place, pair in best]

    def rated_visits(self) -> list[RatedVisit]:
        """The best visits, with what they leave for the next one."""
        return sorted(map(self._look_ahead, self.shortlist()), key=lambda rated: -rated[0])

    def _look_ahead(self, rated: RatedVisit) -> RatedVisit:
        value, visit = rated
        own, left = self.own.gain(visit.items), _without(self.state.locations, visit)
        then = max((self.holding_value(own.gain(pair)) for _, pair in self.pairs(left)), default=value)
        return value + DISCOUNT * (then - value), visit

    def pairs(self, locations: LocationItems) -> Iterator[tuple[int, tuple[Item, ...]]]:
        """CC-5: every two items of each location."""
        for place, items in enumerate(locations):
            yield from ((place, pair) for pair in self.costs.pairs(items))

    def bonus_visit(self) -> Visit | None:
        """A visit that adds a bonus to a lead that can be solved; any visit, if solving ends one's game (CC-14)."""
        gain = self.game.deck.leads[self.lead].points
        is_end = self.points + gain >= GOAL and (self.state.finale is None or self.game.last_turns == "cut")
        now = self.costs.cost(self.lead, self.own.cards)
        for _, visit in self.shortlist():
            own = self.own.gain(visit.items)
            is_bonus = now - self.costs.cost(self.lead, own.cards) >= BONUS
            if self.costs.is_ready(self.lead, own) and (is_end or is_bonus):
                return visit
        return None

    # Swaps, leads and what to keep

    def swap(self) -> Swap | None:
        """CC-7: three tokens that the lead does not want for one that it does."""
        tokens = self.own.tokens
        if self.state.has_swapped or not self.lead or not self.costs.missing_tokens(self.lead, tokens, swaps=0):
            return None
        for kind, wanted, held in zip(SYMBOLS, self.costs.proofs[self.lead], tokens, strict=False):
            if held - wanted >= SWAPPED:
                return Swap(seat=self.seat, kind=kind)
        return None

    def follow(self) -> Follow:
        """CC-4: the lead that brings most for what it still takes."""
        leads = sorted(filter(None, self.hand.drawn))
        return Follow(seat=self.seat, lead=max(leads, key=self._follow_value))

    def _follow_value(self, lead: int) -> float:
        """What a lead is worth, less what is missing after the next visit."""
        follower = CasePolicy(self.game, self.state, self.seat, lead=lead)
        visits = (value for value, _ in follower.shortlist())
        return self.lead_value(lead) + max(visits, default=follower.holding_value(self.own))

    def keep(self) -> Keep:
        """CC-13: the two that help most with leads to come."""
        assert self.state.laid, "something is kept of a layout"
        laid = in_order((*self.state.laid.numbers, *self.state.laid.tokens))
        rest = self.own.gain(laid, -1)
        best = max(combinations(laid, KEPT), key=lambda kept: self.costs.value(0, rest.gain(kept)))
        return Keep(seat=self.seat, items=best)


def _without(locations: LocationItems, visit: Visit) -> LocationItems:
    """What lies there after a visit."""
    left = list(locations[visit.location])
    for item in visit.items:
        left.remove(item)
    return (*locations[: visit.location], tuple(left), *locations[visit.location + 1 :])
