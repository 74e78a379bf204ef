"""The ways to meet one side of a lead in Case Connection: with cards that are held, or that cost items to come by.

A side of a lead with one symbol wants a card; a side with two wants a card and another one beyond it. A missing card
costs one item, and a little more the fewer cards fit; a bonus on a card next to the lead is set off against the cost.
Where two cards are held that connect, the one next to the lead may also be followed by the other and only then by the
one that is wanted: a longer way, which costs a token more and may win a bonus (CC-12).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from gaslamp.games.cards import SIDES, STEPS, SYMBOLS, Bonus, Deck, Symbol, opposite
from gaslamp.games.layouts import Cell

CardSet: TypeAlias = int
"""A set of clue cards: bit n is card n."""

# Estimates, in items to be taken.
BONUS_VALUE: Mapping[Bonus | None, float] = {"point": 2.0, "universal": 1.0, "lead": 0.3, None: 0.0}
RARITY = 2.0  # what makes a missing card dearer, shared by all the cards that fit
LINK_COST = 0.6  # a connection that the lead does not ask for


class SideOption(NamedTuple):
    """One way to meet a side of a lead: the cards held for it, how many are missing, the cost, the cells beyond."""

    cards: CardSet
    missing: int
    cost: float
    cells: tuple[Cell, ...] = ()


class SideOptions:
    """What can be laid at the sides of the leads of one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        spots = product(range(len(SIDES)), SYMBOLS)
        self.showing = {(side, symbol): self._showing(side, symbol) for side, symbol in spots}
        """The cards that show a symbol at a side."""
        self.wanted = {
            number: tuple((side, symbols) for side, symbols in enumerate(lead.sides) if symbols)
            for number, lead in deck.leads.items()
        }
        """The sides of each lead that want a connection, and by which symbols."""
        self.of_lead = {number: tuple(self._options(number)) for number in deck.leads}
        """For each of those sides the options, cheapest first; longer ways are left out."""

    def _showing(self, side: int, symbol: Symbol) -> CardSet:
        return card_set(card for card, clue in self.deck.clues.items() if symbol in clue.sides[side])

    def held(self, lead: int, cards: CardSet) -> list[list[SideOption]]:
        """The options for each side that ask for no other cards."""
        others = ~cards
        return [[option for option in side if not option.cards & others] for side in self.of_lead[lead]]

    def all_held(self, lead: int, cards: CardSet) -> list[list[SideOption]]:
        """The same and the longer ways that the cards allow."""
        sides = zip(self.held(lead, cards), self.wanted[lead], strict=True)
        return [
            sorted((*options, *self._longer(side, wanted, cards)), key=by_cost) for options, (side, wanted) in sides
        ]

    def _options(self, lead: int) -> Iterator[list[SideOption]]:
        for side, wanted in self.wanted[lead]:
            options = self._one_symbol(side, wanted[0]) if len(wanted) == 1 else self._two_symbols(side, wanted)
            yield sorted(set(options), key=by_cost)

    def _one_symbol(self, side: int, symbol: Symbol) -> Iterator[SideOption]:
        fitting = self.showing[opposite(side), symbol]
        yield SideOption(0, 1, _cost_of(fitting))
        yield from (SideOption(1 << card, 0, -self._bonus(card)) for card in members(fitting))

    def _two_symbols(self, side: int, wanted: Sequence[Symbol]) -> Iterator[SideOption]:
        """CC-9: one symbol is met by a card next to the lead, the other by a link beyond it."""
        for near, far in (wanted, wanted[::-1]):
            fitting = self.showing[opposite(side), near]
            yield SideOption(0, 2, _cost_of(fitting) + _cost_of(self.showing[side, far]))
            firsts = defaultdict[int, CardSet](int)
            for card in members(fitting):
                ways = list(self._beyond(side, card, far))
                yield from (SideOption(1 << card | 1 << other, 0, -self._bonus(card), (cell,)) for other, cell in ways)
                if ways:
                    yield SideOption(1 << card, 1, _cost_of(card_set({other for other, _ in ways})) - self._bonus(card))
                for other, _ in ways:
                    firsts[other] |= 1 << card
                if seconds := self._seconds(side, card, far):
                    cost = LINK_COST + _cost_of(seconds) + _cost_of(self.showing[side, far]) - self._bonus(card)
                    yield SideOption(1 << card, 2, cost)
            yield from (SideOption(1 << other, 1, _cost_of(cards)) for other, cards in firsts.items())

    def _beyond(self, side: int, card: int, symbol: Symbol) -> Iterator[tuple[int, Cell]]:
        """The cards that can be linked to one that lies at a side of the lead, and their cells."""
        for onward, symbols in enumerate(self.deck.clues[card].sides):
            if onward != opposite(side) and symbol in symbols:
                for other in members(self.showing[opposite(onward), symbol] & ~(1 << card)):
                    yield other, _cell(side, onward)

    def _seconds(self, side: int, card: int, symbol: Symbol) -> CardSet:
        """The cards that can follow the one at a side of the lead and lead on to a symbol."""
        beyond = self._linked(card, opposite(side), card_set(self.deck.clues))
        return card_set({other for other, way in beyond if self._leads_on(other, opposite(way), symbol)})

    def _leads_on(self, card: int, back: int, symbol: Symbol) -> bool:
        return any(symbol in symbols for way, symbols in enumerate(self.deck.clues[card].sides) if way != back)

    def _longer(self, side: int, wanted: Sequence[Symbol], cards: CardSet) -> Iterator[SideOption]:
        """CC-12: a card next to the lead, one beyond it, and only then the one that meets the other symbol."""
        for near, far in (wanted, wanted[::-1]) if len(wanted) > 1 else ():
            for first in members(cards & self.showing[opposite(side), near]):
                cost = LINK_COST - self._bonus(first)
                for second, way in self._linked(first, opposite(side), cards):
                    yield from self._last_cards(1 << first | 1 << second, second, far, (side, way), cards, cost)

    def _linked(self, card: int, back: int, cards: CardSet) -> Iterator[tuple[int, int]]:
        """Those of the cards that can be linked to one at any side but that by which one came, and at which."""
        for way, symbols in enumerate(self.deck.clues[card].sides):
            for symbol in symbols if way != back else ():
                others = cards & self.showing[opposite(way), symbol] & ~(1 << card)
                yield from ((other, way) for other in members(others))

    def _last_cards(
        self, held: CardSet, card: int, symbol: Symbol, path: tuple[int, int], cards: CardSet, cost: float
    ) -> Iterator[SideOption]:
        """What meets the symbol beyond these two, held or missing."""
        for onward, symbols in enumerate(self.deck.clues[card].sides):
            if symbol in symbols and onward != opposite(path[1]):
                fitting, cells = self.showing[opposite(onward), symbol] & ~held, (_cell(*path), _cell(*path, onward))
                yield SideOption(held, 1, cost + _cost_of(fitting), cells)
                yield from (SideOption(held | 1 << last, 0, cost, cells) for last in members(fitting & cards))

    def _bonus(self, card: int) -> float:
        return BONUS_VALUE[self.deck.clues[card].bonus]


def by_cost(option: SideOption) -> tuple[float, CardSet, tuple[Cell, ...]]:
    return option.cost, option.cards, option.cells


def card_set(cards: Iterable[int]) -> CardSet:
    return sum(1 << card for card in cards)


def members(cards: CardSet) -> Iterator[int]:
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def _cost_of(fitting: CardSet) -> float:
    """Of a missing card, if these would do."""
    return 1 + RARITY / max(1, fitting.bit_count())


def _cell(*sides: int) -> Cell:
    """Where one comes to from the lead."""
    steps = [STEPS[SIDES[side]] for side in sides]
    return sum(x for x, _ in steps), sum(y for _, y in steps)
