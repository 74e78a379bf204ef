"""What a player still needs to solve a lead of Case Connection: the cost to solve it, in items to be taken.

The measure is exact for layouts with no card to spare: nothing is missing if and only if such a layout can be laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import inf
from statistics import fmean
from typing import NamedTuple, TypeAlias

from gaslamp.agents.game_cache import cached_by_game
from gaslamp.agents.heuristic.connection_sides import CardSet, SideOption, SideOptions, by_cost, card_set, members
from gaslamp.games.cards import EVIDENCE, SYMBOLS, Deck, Lead
from gaslamp.games.casework import SWAPPED
from gaslamp.games.connection import TAKEN, Connection
from gaslamp.games.enquiry import Hand, Item, in_order
from gaslamp.games.layouts import Cell

TokenCounts: TypeAlias = tuple[int, int, int, int]
"""Tokens by kind: forensic, witness, cyber, universal."""
KINDS = {kind: place for place, kind in enumerate(EVIDENCE)}

# Estimates, in items to be taken.
LATER = 0.3  # the part of a card's use that is left for leads to come
SPARE = (0.0, 0.4, 0.7, 1.0)  # none, one, two, three tokens of a kind that the lead does not want
UNIVERSAL = 0.9  # a universal one that it does not want
NO_PROOFS = (0, 0, 0)


class Holding(NamedTuple):
    """Cards and tokens that somebody has or might have."""

    cards: CardSet
    tokens: TokenCounts

    def gain(self, items: Iterable[Item], number: int = 1) -> Holding:
        """With the items more; with a number of -1, less."""
        cards, tokens = self.cards, [*self.tokens]
        for item in items:
            if isinstance(item, int):
                cards ^= 1 << item
            else:
                tokens[KINDS[item]] += number
        return Holding(cards, (tokens[0], tokens[1], tokens[2], tokens[3]))


def holding(hand: Hand) -> Holding:
    tokens = hand.tokens
    return Holding(card_set(hand.cards), (tokens.forensic, tokens.witness, tokens.cyber, tokens.universal))


class CostToSolve:
    """What the leads of one deck want of its cards and tokens; remembered by the cards held, not by who holds them."""

    def __init__(self, deck: Deck) -> None:
        self.deck, self.options = deck, SideOptions(deck)
        self.proofs = {number: _proofs(lead) for number, lead in deck.leads.items()}
        """How many tokens of each kind a lead wants."""
        self.cost = lru_cache(maxsize=100_000)(self._cost)
        self.missing_cards = lru_cache(maxsize=10_000)(self._missing_cards)
        self.can_lay = lru_cache(maxsize=100_000)(self._can_lay)
        self.can_reach = lru_cache(maxsize=100_000)(self._can_reach)
        self.cards_value = lru_cache(maxsize=100_000)(self._cards_value)
        self.tokens_value = lru_cache(maxsize=100_000)(self._tokens_value)
        self.pairs = lru_cache(maxsize=10_000)(_pairs)
        self.use = {card: fmean(self._saved(lead, card) for lead in deck.leads) for card in deck.clues}
        """How many items a card saves on the way to a lead, averaged over all leads."""

    def value(self, lead: int, own: Holding) -> float:
        """How good it is to own this: less what is missing for the lead, and a part of its use for leads to come."""
        return self.cards_value(lead, own.cards) + self.tokens_value(lead, own.tokens)

    def _cards_value(self, lead: int, cards: CardSet) -> float:
        return LATER * sum(self.use[card] for card in members(cards)) - (self.cost(lead, cards) if lead else 0)

    def _tokens_value(self, lead: int, tokens: TokenCounts) -> float:
        left = [held - wanted for held, wanted in zip(tokens, self.proofs.get(lead, NO_PROOFS), strict=False)]
        universal = max(0, tokens[3] + sum(number for number in left if number < 0))
        spare = sum(SPARE[min(max(0, number), SWAPPED)] for number in left) + UNIVERSAL * universal
        return spare - (self.missing_tokens(lead, tokens) if lead else 0)

    def _saved(self, lead: int, card: int) -> float:
        return self.cost(lead, 0) - self.cost(lead, 1 << card)

    # What is missing

    def is_ready(self, lead: int, own: Holding) -> bool:
        """Whether the lead can be solved with no card to spare."""
        return bool(lead) and not self.missing_tokens(lead, own.tokens, swaps=0) and self.can_lay(lead, own.cards)

    def may_be_ready(self, lead: int, own: Holding) -> bool:
        """Whether it looks as if the lead could be solved, a longer way included."""
        return bool(lead) and not self.missing_tokens(lead, own.tokens, swaps=0) and self.can_reach(lead, own.cards)

    def missing_tokens(self, lead: int, tokens: TokenCounts, *, swaps: int = 1) -> int:
        """If spare ones are swapped at most so often."""
        lacking, spare = 0, 0
        for wanted, held in zip(self.proofs[lead], tokens, strict=False):
            lacking += max(0, wanted - held)
            spare += max(0, held - wanted) // SWAPPED
        return max(0, lacking - tokens[3] - min(spare, swaps))

    def missing_items(self, lead: int, own: Holding) -> int:
        """How many are missing at the least, whichever they are."""
        return self.missing_tokens(lead, own.tokens) + self.missing_cards(lead, own.cards)

    def _missing_cards(self, lead: int, cards: CardSet) -> int:
        counted = [
            sorted({option._replace(cost=option.missing) for option in side}, key=by_cost)
            for side in self.options.held(lead, cards)
        ]
        return int(_least_cost(counted))

    def _cost(self, lead: int, cards: CardSet) -> float:
        return _least_cost(self.options.all_held(lead, cards))

    def _can_reach(self, lead: int, cards: CardSet) -> bool:
        return _least_cost(_complete(self.options.all_held(lead, cards))) < inf

    def _can_lay(self, lead: int, cards: CardSet) -> bool:
        return _least_cost(_complete(self.options.held(lead, cards))) < inf


@cached_by_game
def cost_to_solve(game: Connection) -> CostToSolve:
    return CostToSolve(game.deck)


def _complete(sides: Sequence[Sequence[SideOption]]) -> Sequence[Sequence[SideOption]]:
    """Those for which no card is missing."""
    return [[option for option in side if not option.missing] for side in sides]


def _least_cost(sides: Sequence[Sequence[SideOption]]) -> float:
    """Of meeting all sides with different cards in different cells, by branch and bound; sides are sorted by cost."""
    if not all(sides):
        return inf
    order = sorted(sides, key=len)
    bounds = [sum(side[0].cost for side in order[place:]) for place in range(len(order) + 1)]

    def least(place: int, used: CardSet, cells: tuple[Cell, ...], cost: float, best: float) -> float:
        if place == len(order):
            return cost
        for option in order[place]:
            if cost + option.cost + bounds[place + 1] >= best:
                break
            if not option.cards & used and not any(cell in cells for cell in option.cells):
                best = min(best, least(place + 1, used | option.cards, cells + option.cells, cost + option.cost, best))
        return best

    return least(0, 0, (), 0.0, inf)


def _pairs(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], ...]:
    """CC-5: what a visit may take of what lies at a location."""
    return tuple(dict.fromkeys(combinations(in_order(items), TAKEN)))


def _proofs(lead: Lead) -> tuple[int, ...]:
    """How many tokens of each kind prove all its symbols."""
    symbols = [symbol for side in lead.sides for symbol in side]
    return tuple(map(symbols.count, SYMBOLS))
