"""How the heuristic plays Case Connection: it takes what brings its lead closest to solved, reckoned in items.

A point is worth as many items as it costs on average to win one. What is not needed now is worth a part of what
it will bring to a lead to come. No search: the visit at hand, and what it leaves for the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import TypeAlias

from gaslamp.agents.heuristic.connection_value import Holding, holding, needs_of
from gaslamp.core import Action, S, Seat
from gaslamp.games.cards import SYMBOLS
from gaslamp.games.casework import GOAL, SWAPPED
from gaslamp.games.connection import TAKEN, Connection
from gaslamp.games.enquiry import ConnectionState, Follow, Item, Keep, Solve, Swap, Visit, in_order
from gaslamp.games.solver import KEPT
from gaslamp.games.vocabulary import Done
from gaslamp.match import View

Locations: TypeAlias = tuple[tuple[Item, ...], ...]
Rated: TypeAlias = tuple[float, Visit]

# Estimates, in items to be taken.
POINT = 2.0
BEYOND = 0.3  # the part of a point's worth that is left beyond the goal
AHEAD = 0.5  # the part of the next visit's gain that may still be there by then
SHORTLIST = 6  # so many visits are looked at twice
BONUS = 0.9  # what a visit must add to a lead that could be solved before it


def detect(view: View[S]) -> Action:
    """What the heuristic does: a few milliseconds, and the same for the same view."""
    game, state = view.game, view.state
    assert isinstance(game, Connection)
    assert isinstance(state, ConnectionState)
    solve = next((action for action in view.actions if isinstance(action, Solve)), None)
    return Sleuth(game, state, view.seat).act(solve)


class Sleuth:
    """One player at one moment: what everything in reach is worth to them."""

    def __init__(self, game: Connection, state: ConnectionState, seat: Seat, *, lead: int | None = None) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.needs = needs_of(game)
        self.hand = state.hands[seat]
        self.own, self.points = holding(self.hand), game.points(self.hand)
        self.lead = self.hand.lead if lead is None else lead

    def act(self, solve: Solve | None) -> Action:
        if self.state.phase == "follow":
            return self.follow()
        return self.keep() if self.state.phase == "keep" else self.turn(solve)

    def turn(self, solve: Solve | None) -> Action:
        """CC-5, CC-12: solve before the visit, to know the next lead by then, unless the visit adds a bonus."""
        if solve:
            return (None if self.state.has_visited else self.bonus_first()) or solve
        if swap := self.swap():
            return swap
        rated = [] if self.state.has_visited else self.ponder()
        return rated[0][1] if rated else Done(seat=self.seat)

    # What things are worth

    def prize(self, lead: int) -> float:
        """CC-14: points beyond the goal count for little, but in a last turn for as much as any."""
        points, goal = self.game.deck.leads[lead].points, GOAL if self.state.finale is None else inf
        beyond = min(points, max(0, self.points + points - goal))
        return POINT * (points - (1 - BEYOND) * beyond)

    def standing(self) -> float:
        """How far one has come: points, and the lead one is after."""
        return POINT * self.points + (self.prize(self.lead) if self.lead else 0.0) + self.worth(self.own)

    def worth(self, own: Holding) -> float:
        """How good it is to own this; in the last turn, whether it solves the lead."""
        if self.state.finale is None:
            return self.needs.worth(self.lead, own)
        return self.needs.is_ready(self.lead, own) + self.needs.worth(self.lead, own) / 100

    # Which location to visit

    def glance(self) -> list[Rated]:
        """The best visits, by how good it is to own what they bring."""
        found = ((self.worth(self.own.gain(pair)), place, pair) for place, pair in pairs(self.state.locations))
        best = sorted(found, key=lambda rated: -rated[0])[:SHORTLIST]
        return [(worth, Visit(seat=self.seat, location=place, items=pair)) for worth, place, pair in best]

    def ponder(self) -> list[Rated]:
        """The best visits, with what they leave for the next one."""
        return sorted(map(self._ahead, self.glance()), key=lambda rated: -rated[0])

    def _ahead(self, rated: Rated) -> Rated:
        worth, visit = rated
        own, left = self.own.gain(visit.items), without(self.state.locations, visit)
        then = max((self.worth(own.gain(pair)) for _, pair in pairs(left)), default=worth)
        return worth + AHEAD * (then - worth), visit

    def bonus_first(self) -> Visit | None:
        """A visit that adds a bonus to a lead that can be solved; any visit, if solving ends one's game (CC-14)."""
        is_end = self.points + self.gain >= GOAL and (self.state.finale is None or self.game.last_turns == "cut")
        now = self.needs.lack(self.lead, self.own.cards)
        for _, visit in self.glance():
            own = self.own.gain(visit.items)
            if self.needs.is_ready(self.lead, own) and (is_end or now - self.needs.lack(self.lead, own.cards) >= BONUS):
                return visit
        return None

    @property
    def gain(self) -> int:
        return self.game.deck.leads[self.lead].points

    # Swaps, leads and what to keep

    def swap(self) -> Swap | None:
        """CC-7: three tokens that the lead does not want for one that it does."""
        if self.state.has_swapped or not self.lead or not self.needs.unproved(self.lead, self.own.tokens, swaps=0):
            return None
        for kind, want, held in zip(SYMBOLS, self.needs.proofs[self.lead], self.own.tokens, strict=False):
            if held - want >= SWAPPED:
                return Swap(seat=self.seat, kind=kind)
        return None

    def follow(self) -> Follow:
        """CC-4: the lead that brings most for what it still takes."""
        leads = sorted(filter(None, self.hand.drawn))
        return Follow(seat=self.seat, lead=max(leads, key=self.promise))

    def promise(self, lead: int) -> float:
        """What a lead is worth, less what is missing after the next visit."""
        follower = Sleuth(self.game, self.state, self.seat, lead=lead)
        return self.prize(lead) + max((worth for worth, _ in follower.glance()), default=follower.worth(self.own))

    def keep(self) -> Keep:
        """CC-13: the two that help most with leads to come."""
        assert self.state.laid, "something is kept of a layout"
        laid = in_order((*self.state.laid.numbers, *self.state.laid.tokens))
        rest = self.own.gain(laid, -1)
        best = max(combinations(laid, KEPT), key=lambda kept: self.needs.worth(0, rest.gain(kept)))
        return Keep(seat=self.seat, items=best)


def pairs(locations: Locations) -> Iterator[tuple[int, tuple[Item, ...]]]:
    """CC-5: every two items of each location."""
    for place, items in enumerate(locations):
        yield from ((place, pair) for pair in _pairs(items))


@lru_cache(maxsize=10_000)
def _pairs(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], ...]:
    return tuple(dict.fromkeys(combinations(in_order(items), TAKEN)))


def without(locations: Locations, visit: Visit) -> Locations:
    """What lies there after a visit."""
    left = list(locations[visit.location])
    for item in visit.items:
        left.remove(item)
    return (*locations[: visit.location], tuple(left), *locations[visit.location + 1 :])
