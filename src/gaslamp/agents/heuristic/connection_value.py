"""What a player still needs to solve a lead, reckoned in items to be taken.

A side of a lead with one symbol wants a card; a side with two wants a card and another one beyond it. The measure is
exact for layouts with no card to spare: nothing is missing if and only if such a layout can be laid. A missing card
costs one item, and a little more the fewer cards fit; a bonus on a card next to the lead is set off against the cost.
Where two cards are held that connect, the one next to the lead may also be followed by the other and only then by the
one that is wanted: a longer way, which costs a token more and may win a bonus (CC-12).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import inf
from statistics import fmean
from typing import NamedTuple, TypeAlias

from gaslamp.games.cards import EVIDENCE, SIDES, STEPS, SYMBOLS, Bonus, Deck, Lead, Symbol, opposite
from gaslamp.games.casework import SWAPPED
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Hand, Item
from gaslamp.games.layouts import Cell

Cards: TypeAlias = int
"""A set of clue cards: bit n is card n."""
Counts: TypeAlias = tuple[int, int, int, int]
"""Tokens by kind: forensic, witness, cyber, universal."""
KINDS = {kind: place for place, kind in enumerate(EVIDENCE)}

# Estimates, in items to be taken.
WON: Mapping[Bonus | None, float] = {"point": 2.0, "universal": 1.0, "lead": 0.3, None: 0.0}
RARE = 2.0  # what makes a missing card dearer, shared by all the cards that fit
LINK = 0.6  # a connection that the lead does not ask for
LATER = 0.3  # the part of a card's use that is left for leads to come
SPARE = (0.0, 0.4, 0.7, 1.0)  # none, one, two, three tokens of a kind that the lead does not want
UNIVERSAL = 0.9  # a universal one that it does not want
NO_PROOFS = (0, 0, 0)


class Holding(NamedTuple):
    """Cards and tokens that somebody has or might have."""

    cards: Cards
    tokens: Counts

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
    return Holding(_set(hand.cards), (tokens.forensic, tokens.witness, tokens.cyber, tokens.universal))


class Fit(NamedTuple):
    """One way to meet a side of a lead: the cards held for it, how many are missing, the cost, the cells beyond."""

    cards: Cards
    missing: int
    cost: float
    cells: tuple[Cell, ...] = ()


class Needs:
    """What the leads of one deck want of its cards and tokens."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        spots = product(range(len(SIDES)), SYMBOLS)
        self.showing = {(side, symbol): _showing(deck, side, symbol) for side, symbol in spots}
        self.wanted = {number: tuple(_wanted(lead)) for number, lead in deck.leads.items()}
        self.sides = {number: tuple(self._sides(number)) for number in deck.leads}
        self.proofs = {number: _proofs(lead) for number, lead in deck.leads.items()}
        self.lack = lru_cache(maxsize=100_000)(self._lack)
        self.missing = lru_cache(maxsize=10_000)(self._missing)
        self.can_lay = lru_cache(maxsize=100_000)(self._can_lay)
        self.can_reach = lru_cache(maxsize=100_000)(self._can_reach)
        self.cards_worth = lru_cache(maxsize=100_000)(self._cards_worth)
        self.tokens_worth = lru_cache(maxsize=100_000)(self._tokens_worth)
        self.use = {card: fmean(self._spared(lead, card) for lead in deck.leads) for card in deck.clues}
        """How many items a card spares whoever has a lead, on the average of all leads."""

    def worth(self, lead: int, own: Holding) -> float:
        """How good it is to own this: less what is missing for the lead, and a part of its use for leads to come."""
        return self.cards_worth(lead, own.cards) + self.tokens_worth(lead, own.tokens)

    def _cards_worth(self, lead: int, cards: Cards) -> float:
        return LATER * sum(self.use[card] for card in _members(cards)) - (self.lack(lead, cards) if lead else 0)

    def _tokens_worth(self, lead: int, tokens: Counts) -> float:
        left = [held - wanted for held, wanted in zip(tokens, self.proofs.get(lead, NO_PROOFS), strict=False)]
        universal = max(0, tokens[3] + sum(number for number in left if number < 0))
        spare = sum(SPARE[min(max(0, number), SWAPPED)] for number in left) + UNIVERSAL * universal
        return spare - (self.unproved(lead, tokens) if lead else 0)

    def _spared(self, lead: int, card: int) -> float:
        return self.lack(lead, 0) - self.lack(lead, 1 << card)

    # What is missing

    def is_ready(self, lead: int, own: Holding) -> bool:
        """Whether the lead can be solved with no card to spare."""
        return bool(lead) and not self.unproved(lead, own.tokens, swaps=0) and self.can_lay(lead, own.cards)

    def may_be_ready(self, lead: int, own: Holding) -> bool:
        """Whether it looks as if the lead could be solved, a longer way included."""
        return bool(lead) and not self.unproved(lead, own.tokens, swaps=0) and self.can_reach(lead, own.cards)

    def unproved(self, lead: int, tokens: Counts, *, swaps: int = 1) -> int:
        """How many tokens are missing if spare ones are swapped at most so often."""
        lacking, spare = 0, 0
        for wanted, held in zip(self.proofs[lead], tokens, strict=False):
            lacking += max(0, wanted - held)
            spare += max(0, held - wanted) // SWAPPED
        return max(0, lacking - tokens[3] - min(spare, swaps))

    def short(self, lead: int, own: Holding) -> int:
        """How many items are missing at the least, whichever they are."""
        return self.unproved(lead, own.tokens) + self.missing(lead, own.cards)

    def _missing(self, lead: int, cards: Cards) -> int:
        counted = [
            sorted({fit._replace(cost=fit.missing) for fit in side}, key=_by_cost) for side in self._held(lead, cards)
        ]
        return int(_least(counted))

    def _lack(self, lead: int, cards: Cards) -> float:
        return _least(self._ways(lead, cards))

    def _can_reach(self, lead: int, cards: Cards) -> bool:
        return _least([[fit for fit in side if not fit.missing] for side in self._ways(lead, cards)]) < inf

    def _can_lay(self, lead: int, cards: Cards) -> bool:
        return _least([[fit for fit in side if not fit.missing] for side in self._held(lead, cards)]) < inf

    def _held(self, lead: int, cards: Cards) -> list[list[Fit]]:
        """The ways to meet each side that ask for no other cards."""
        others = ~cards
        return [[fit for fit in side if not fit.cards & others] for side in self.sides[lead]]

    def _ways(self, lead: int, cards: Cards) -> list[list[Fit]]:
        """The same and the longer ways that the cards allow."""
        sides = zip(self._held(lead, cards), self.wanted[lead], strict=True)
        return [sorted((*fits, *self._longer(side, wanted, cards)), key=_by_cost) for fits, (side, wanted) in sides]

    # The ways to meet a side

    def _sides(self, lead: int) -> Iterator[list[Fit]]:
        for side, wanted in self.wanted[lead]:
            fits = self._one(side, wanted[0]) if len(wanted) == 1 else self._two(side, wanted)
            yield sorted(set(fits), key=_by_cost)

    def _one(self, side: int, symbol: Symbol) -> Iterator[Fit]:
        fitting = self.showing[opposite(side), symbol]
        yield Fit(0, 1, _dear(fitting))
        yield from (Fit(1 << card, 0, -self._won(card)) for card in _members(fitting))

    def _two(self, side: int, wanted: Sequence[Symbol]) -> Iterator[Fit]:
        """CC-9: one symbol is met by a card next to the lead, the other by a link beyond it."""
        for near, far in (wanted, wanted[::-1]):
            fitting = self.showing[opposite(side), near]
            yield Fit(0, 2, _dear(fitting) + _dear(self.showing[side, far]))
            firsts = defaultdict[int, Cards](int)
            for card in _members(fitting):
                ways = list(self._beyond(side, card, far))
                yield from (Fit(1 << card | 1 << other, 0, -self._won(card), (cell,)) for other, cell in ways)
                if ways:
                    yield Fit(1 << card, 1, _dear(_set({other for other, _ in ways})) - self._won(card))
                for other, _ in ways:
                    firsts[other] |= 1 << card
                if seconds := self._seconds(side, card, far):
                    cost = LINK + _dear(seconds) + _dear(self.showing[side, far]) - self._won(card)
                    yield Fit(1 << card, 2, cost)
            yield from (Fit(1 << other, 1, _dear(cards)) for other, cards in firsts.items())

    def _beyond(self, side: int, card: int, symbol: Symbol) -> Iterator[tuple[int, Cell]]:
        """The cards that can be linked to one that lies at a side of the lead, and their cells."""
        for onward, symbols in enumerate(self.deck.clues[card].sides):
            if onward != opposite(side) and symbol in symbols:
                for other in _members(self.showing[opposite(onward), symbol] & ~(1 << card)):
                    yield other, _cell(side, onward)

    def _seconds(self, side: int, card: int, symbol: Symbol) -> Cards:
        """The cards that can follow the one at a side of the lead and lead on to a symbol."""
        beyond = self._linked(card, opposite(side), _set(self.deck.clues))
        return _set({other for other, way in beyond if self._leads_on(other, opposite(way), symbol)})

    def _leads_on(self, card: int, back: int, symbol: Symbol) -> bool:
        return any(symbol in symbols for way, symbols in enumerate(self.deck.clues[card].sides) if way != back)

    def _longer(self, side: int, wanted: Sequence[Symbol], cards: Cards) -> Iterator[Fit]:
        """CC-12: a card next to the lead, one beyond it, and only then the one that meets the other symbol."""
        for near, far in (wanted, wanted[::-1]) if len(wanted) > 1 else ():
            for first in _members(cards & self.showing[opposite(side), near]):
                cost = LINK - self._won(first)
                for second, way in self._linked(first, opposite(side), cards):
                    yield from self._last(1 << first | 1 << second, second, far, (side, way), cards, cost)

    def _linked(self, card: int, back: int, cards: Cards) -> Iterator[tuple[int, int]]:
        """Those of the cards that can be linked to one at any side but that by which one came, and at which."""
        for way, symbols in enumerate(self.deck.clues[card].sides):
            for symbol in symbols if way != back else ():
                others = cards & self.showing[opposite(way), symbol] & ~(1 << card)
                yield from ((other, way) for other in _members(others))

    def _last(
        self, held: Cards, card: int, symbol: Symbol, path: tuple[int, int], cards: Cards, cost: float
    ) -> Iterator[Fit]:
        """What meets the symbol beyond these two, held or missing."""
        for onward, symbols in enumerate(self.deck.clues[card].sides):
            if symbol in symbols and onward != opposite(path[1]):
                fitting, cells = self.showing[opposite(onward), symbol] & ~held, (_cell(*path), _cell(*path, onward))
                yield Fit(held, 1, cost + _dear(fitting), cells)
                yield from (Fit(held | 1 << last, 0, cost, cells) for last in _members(fitting & cards))

    def _won(self, card: int) -> float:
        return WON[self.deck.clues[card].bonus]


@lru_cache(maxsize=8)
def needs_of(game: Connection) -> Needs:
    """Reckoned once for a game, whoever asks."""
    return Needs(game.deck)


def _least(sides: Sequence[Sequence[Fit]]) -> float:
    """The least cost of meeting all sides with different cards in different cells; every side is sorted by cost."""
    if not all(sides):
        return inf
    order = sorted(sides, key=len)
    rest = [sum(side[0].cost for side in order[place:]) for place in range(len(order) + 1)]

    def least(place: int, used: Cards, cells: tuple[Cell, ...], cost: float, best: float) -> float:
        if place == len(order):
            return cost
        for fit in order[place]:
            if cost + fit.cost + rest[place + 1] >= best:
                break
            if not fit.cards & used and not any(cell in cells for cell in fit.cells):
                best = min(best, least(place + 1, used | fit.cards, cells + fit.cells, cost + fit.cost, best))
        return best

    return least(0, 0, (), 0.0, inf)


def _by_cost(fit: Fit) -> tuple[float, Cards, tuple[Cell, ...]]:
    return fit.cost, fit.cards, fit.cells


def _wanted(lead: Lead) -> Iterator[tuple[int, tuple[Symbol, ...]]]:
    """The sides of a lead that want a connection, and by which symbols."""
    return ((side, symbols) for side, symbols in enumerate(lead.sides) if symbols)


def _showing(deck: Deck, side: int, symbol: Symbol) -> Cards:
    return _set(card for card, clue in deck.clues.items() if symbol in clue.sides[side])


def _proofs(lead: Lead) -> tuple[int, ...]:
    """How many tokens of each kind prove all its symbols."""
    symbols = [symbol for side in lead.sides for symbol in side]
    return tuple(map(symbols.count, SYMBOLS))


def _dear(fitting: Cards) -> float:
    return 1 + RARE / max(1, fitting.bit_count())


def _set(cards: Iterable[int]) -> Cards:
    return sum(1 << card for card in cards)


def _members(cards: Cards) -> Iterator[int]:
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def _cell(*sides: int) -> Cell:
    """Where one comes to from the lead."""
    steps = [STEPS[SIDES[side]] for side in sides]
    return sum(x for x, _ in steps), sum(y for _, y in steps)
