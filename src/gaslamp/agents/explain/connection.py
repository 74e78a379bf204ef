"""Why something is done in Case Connection: how far it brings a lead, computed from what lies open."""

from __future__ import annotations

from gaslamp.agents.explain.reason import Reason, because
from gaslamp.agents.heuristic.connection_cost import KINDS, cost_to_solve, holding
from gaslamp.core import Action, Seat
from gaslamp.games.cards import Symbol
from gaslamp.games.casework import SWAPPED
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, Follow, Item, Keep, Solve, Swap, Visit


def case_reason(game: Connection, state: ConnectionState, action: Action) -> Reason | None:
    return CaseReasons(game, state, action.seat).reason(action)


class CaseReasons:
    """One player's enquiry at one moment, as everybody sees it."""

    def __init__(self, game: Connection, state: ConnectionState, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.costs = cost_to_solve(game)
        self.hand = state.hands[seat]
        self.own = holding(self.hand)

    def reason(self, action: Action) -> Reason | None:
        match action:
            case Follow(lead=lead):
                return self._short("follows", lead, ())
            case Visit(items=items):
                return self.visit(items)
            case Swap(kind=kind):
                return self.swap(kind)
            case Solve():
                points = self.game.deck.leads[self.hand.lead].points
                return because("solves", points=points, total=self.game.points(self.hand) + points)
            case Keep():
                return because("keeps")
        return None

    def swap(self, kind: Symbol) -> Reason | None:
        """The lead has no use for three of these, and for another token it has."""
        lead, tokens = self.hand.lead, self.own.tokens
        if not lead or not self.costs.missing_tokens(lead, tokens, swaps=0):
            return None
        spare = tokens[KINDS[kind]] - self.costs.proofs[lead][KINDS[kind]]
        return because("swaps", lead=lead) if spare >= SWAPPED else None

    def visit(self, items: tuple[Item, ...]) -> Reason:
        """It brings the lead on, or keeps something from somebody, or is for later."""
        lead = self.hand.lead
        if not lead:
            return because("stores")
        before, after = (self.costs.missing_items(lead, own) for own in (self.own, self.own.gain(items)))
        if after < before:
            return because("completes", lead=lead) if not after else self._short("gathers", lead, items)
        return self._denial(items) or because("stores")

    def _short(self, key: str, lead: int, items: tuple[Item, ...]) -> Reason:
        points = self.game.deck.leads[lead].points
        return because(key, lead=lead, points=points, short=self.costs.missing_items(lead, self.own.gain(items)))

    def _denial(self, items: tuple[Item, ...]) -> Reason | None:
        """Somebody else could have solved their lead with it."""
        for other, hand in enumerate(self.state.hands):
            own = holding(hand)
            could = other != self.seat and hand.lead and not self.costs.missing_items(hand.lead, own.gain(items))
            if could and self.costs.missing_items(hand.lead, own):
                return because("denies", seat=other, lead=hand.lead)
        return None
