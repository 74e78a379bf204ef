"""The best layout that solves a lead: the least given away, less what its bonuses bring (CC-8 to CC-13).

Every symbol of a lead takes a connection of its own, and every connection a card, so no layout has fewer cards than
its lead has symbols. A side with one symbol is met by one card; a side with two by a path whose first link meets one
and whose last link meets the other. The solver lays out such paths side by side and adds links in between
where nothing shorter does, and one more where that brings a bonus worth it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from gaslamp.games.cards import SIDES, STEPS, Bonus, Clue, Evidence, Lead, Symbol, opposite
from gaslamp.games.layouts import LEAD, Cell, Laid, Layout, Link

KEPT = 2
"""CC-13: how many cards or tokens of a layout are kept."""
PRIZES: Mapping[Bonus | None, int] = {"point": 8, "universal": 7, "lead": 3, None: 0}
"""What a bonus is worth to whoever wins it, in the measure of the cards and tokens it may cost."""
FURTHER = 1
"""CC-12: so many cards more than needed a layout may have for the sake of a bonus."""
TOKENS: Mapping[Evidence, int] = {"forensic": 2, "witness": 2, "cyber": 2, "universal": 5}
"""What a token is worth to a player who keeps it; each symbol of a card is worth 1."""
BONUS = 2
"""What a bonus adds to the worth of its card."""
PATIENCE = 20_000
"""So many steps a search may take: a hand of twelve is seldom searched to the end, smaller ones always are."""
MOVES = tuple(STEPS[side] for side in SIDES)


class Solution(Struct, frozen=True):
    """A layout, and what of it is best kept."""

    layout: Layout
    keep_cards: tuple[int, ...]
    keep_tokens: tuple[Evidence, ...]


class PathStep(NamedTuple):
    """One link of a path: from a card to the next one and its place."""

    one: int
    card: int
    symbol: Symbol
    cell: Cell


class Path(NamedTuple):
    """What grows out of one side of a lead."""

    steps: tuple[PathStep, ...]
    cost: int
    """What its cards are worth, less what the one next to the lead brings."""


def worth(clue: Clue) -> int:
    """What a card is good for: the more symbols, the more it connects."""
    return sum(map(len, clue.sides)) + (BONUS if clue.bonus else 0)


def solve(lead: Lead, hand: Mapping[int, Clue], tokens: Mapping[Evidence, int]) -> Solution | None:
    """The best layout of these cards and tokens; None if nothing solves the lead."""
    search = Search(lead, hand, tokens)
    most = min(len(hand), sum(tokens.values())) - lead.symbols
    for spare in range(most + 1) if search.is_hopeful() else ():
        if search.lay(spare):
            search.lay(min(spare + FURTHER, most))
            return search.solution()
    return None


class Search:
    """All layouts with up to so many cards to spare. It goes on for so many steps, then makes do with what it has."""

    def __init__(self, lead: Lead, hand: Mapping[int, Clue], tokens: Mapping[Evidence, int]) -> None:
        self.lead, self.hand, self.tokens = lead, hand, tokens
        self.wanted = [(side, symbols) for side, symbols in enumerate(lead.sides) if symbols]
        self.needed = Counter(symbol for _, symbols in self.wanted for symbol in symbols)
        self.worth = {card: worth(clue) for card, clue in hand.items()}
        self.dearest = KEPT * max(TOKENS["universal"], *self.worth.values(), 0)
        self.found: tuple[int, tuple[PathStep, ...]] | None = None
        self.patience = PATIENCE
        self.neighbours = {card: [self._neighbours(card, side) for side in range(4)] for card in hand}

    def _neighbours(self, card: int, side: int) -> list[tuple[int, Symbol]]:
        """The cards that can be linked to one side of a card, and by which symbol."""
        symbols, facing = self.hand[card].sides[side], opposite(side)
        others = self.hand.items() if symbols else ()
        return [(other, s) for other, clue in others if other != card for s in symbols if s in clue.sides[facing]]

    def is_hopeful(self) -> bool:
        """Whether there are tokens for every symbol, and a card for every side."""
        sides = ((opposite(side), symbols) for side, symbols in self.wanted)
        return self._can_prove(()) and all(
            any(set(symbols) & set(clue.sides[side]) for clue in self.hand.values()) for side, symbols in sides
        )

    def _can_prove(self, further: Sequence[PathStep]) -> bool:
        """Whether the tokens suffice for the symbols of the lead and these further links."""
        used = self.needed + Counter(step.symbol for step in further)
        lacking = sum(max(0, number - self.tokens.get(symbol, 0)) for symbol, number in used.items())
        return lacking <= self.tokens.get("universal", 0)

    def lay(self, spare: int) -> bool:
        """Look for the best with so many cards to spare; whether there is any so far."""
        self.spare = spare
        self.sides = sorted((self._paths(side, symbols) for side, symbols in self.wanted), key=len)
        if all(self.sides):
            self._choose((), (), 0)
        return self.found is not None

    # The paths of one side

    def _paths(self, side: int, wanted: Sequence[Symbol]) -> list[Path]:
        """Every path of a side, the cheapest first."""
        paths = [path for symbol in dict.fromkeys(wanted) for path in self._from(side, symbol, list(wanted))]
        return sorted(paths, key=lambda path: path.cost)

    def _from(self, side: int, symbol: Symbol, wanted: list[Symbol]) -> Iterator[Path]:
        wanted.remove(symbol)
        for card, clue in self.hand.items():
            if symbol in clue.sides[opposite(side)]:
                first = PathStep(LEAD, card, symbol, MOVES[side])
                for steps in self._onward((first,), wanted[0]) if wanted else [(first,)]:
                    yield Path(steps, sum(self.worth[step.card] for step in steps) - PRIZES[clue.bonus])

    def _onward(self, steps: tuple[PathStep, ...], last: Symbol) -> Iterator[tuple[PathStep, ...]]:
        """The ways to go on until a link has the symbol that is still wanted."""
        for step in self._next(steps):
            if step.symbol == last:
                yield (*steps, step)
            elif len(steps) <= self.spare and self._can_prove((*steps[1:], step)):
                yield from self._onward((*steps, step), last)

    def _next(self, steps: tuple[PathStep, ...]) -> Iterator[PathStep]:
        here, laid = steps[-1], {step.card for step in steps}
        taken = {(0, 0), *(step.cell for step in steps)}
        for side, neighbours in enumerate(self.neighbours[here.card]):
            cell = here.cell[0] + MOVES[side][0], here.cell[1] + MOVES[side][1]
            self.patience -= len(neighbours)
            if cell not in taken and self.patience > 0:
                yield from (PathStep(here.card, card, symbol, cell) for card, symbol in neighbours if card not in laid)

    # All sides together

    def _choose(self, laid: tuple[PathStep, ...], between: tuple[PathStep, ...], cost: int) -> None:
        """Choose a path for the next side."""
        side = sum(step.one == LEAD for step in laid)
        if side == len(self.sides):
            self._weigh(laid, cost)
            return
        for path in self.sides[side]:
            further = between + path.steps[1:-1]
            self.patience -= 1
            if self._may_win(side, cost + path.cost) and self._fits(laid, path, further):
                self._choose(laid + path.steps, further, cost + path.cost)

    def _fits(self, laid: tuple[PathStep, ...], path: Path, further: tuple[PathStep, ...]) -> bool:
        for _, card, _, cell in laid:
            if any(card == step.card or cell == step.cell for step in path.steps):
                return False
        return len(further) <= self.spare and (not further or self._can_prove(further))

    def _may_win(self, side: int, cost: int) -> bool:
        """Whether it may still become better than the best so far, for as many plain tokens as the lead has symbols."""
        if self.found is None or self.patience <= 0:
            return self.patience > 0
        least = cost + sum(paths[0].cost for paths in self.sides[side + 1 :]) - self.dearest
        return least + self.lead.symbols * min(TOKENS.values()) < self.found[0]

    def _weigh(self, laid: tuple[PathStep, ...], cost: int) -> None:
        paid, kept = map(TOKENS.__getitem__, self._tokens(laid)), map(itemgetter(0), self._kept(laid))
        value = cost + sum(paid) - sum(kept)
        if self.found is None or value < self.found[0]:
            self.found = value, laid

    def _tokens(self, laid: Sequence[PathStep]) -> list[Evidence]:
        """The token of each link: of its own kind while they last, else a universal one."""
        left = dict(self.tokens)
        tokens: list[Evidence] = []
        for step in laid:
            token: Evidence = step.symbol if left.get(step.symbol, 0) else "universal"
            left[token] -= 1
            tokens.append(token)
        return tokens

    def _kept(self, laid: Sequence[PathStep]) -> list[tuple[int, int, Evidence | None]]:
        """The two most worth keeping, a card before a token of the same worth: their worth, and card or token."""
        items: list[tuple[int, int, Evidence | None]] = [(self.worth[step.card], step.card, None) for step in laid]
        items += [(TOKENS[token], 0, token) for token in self._tokens(laid)]
        return sorted(items, key=lambda item: (-item[0], not item[1], item[1]))[:KEPT]

    def solution(self) -> Solution:
        """The best layout found."""
        assert self.found, "only what was found is asked for"
        laid = self.found[1]
        cards = tuple(Laid(step.card, *step.cell) for step in laid)
        links = zip(laid, self._tokens(laid), strict=True)
        kept = self._kept(laid)
        return Solution(
            Layout(cards, tuple(Link(step.one, step.card, step.symbol, token) for step, token in links)),
            tuple(sorted(card for _, card, token in kept if token is None)),
            tuple(token for _, _, token in kept if token is not None),
        )
