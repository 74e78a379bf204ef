"""A layout in the making (CC-11): cards round the lead, tokens between them; no part of the game until it solves.

Whatever a draft holds is allowed as far as it goes: cards and tokens are owned, connected cards are neighbours
that share the symbol, and nothing runs in a loop. What breaks a rule is refused as the game would refuse it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gaslamp.core import IllegalAction, Problem
from gaslamp.games.cards import SIDES, STEPS, SYMBOLS, Clue, Evidence, Lead, Sides, Symbol, opposite
from gaslamp.games.enquiry import Hand
from gaslamp.games.layouts import LEAD, Cell, Laid, Layout, LayoutFault, Link, branch, facing, fault, unmet

UNFINISHED = ("loose", "unmet")
"""What may be wrong with a draft: it is not done yet."""
CENTRE: Cell = (0, 0)
NOTHING = Layout((), ())


@dataclass(frozen=True)
class Draft:
    """What one player has laid out so far for one lead."""

    lead: Lead
    clues: Mapping[int, Clue]
    hand: Hand
    layout: Layout = NOTHING

    # What lies there

    @property
    def cells(self) -> Mapping[Cell, int]:
        return {CENTRE: LEAD} | {(laid.x, laid.y): laid.card for laid in self.layout.cards}

    def place(self, card: int) -> Cell | None:
        """Where a card lies, if it is laid out."""
        return next((cell for cell, laid in self.cells.items() if laid == card), None)

    @property
    def aside(self) -> tuple[int, ...]:
        """The cards that are not laid out."""
        return tuple(card for card in self.hand.cards if card not in self.layout.numbers)

    @property
    def spare(self) -> Counter[Evidence]:
        """The tokens that connect nothing."""
        return Counter[Evidence](self.hand.tokens.all) - Counter(self.layout.tokens)

    @property
    def joined(self) -> Layout:
        """What is connected to the lead; the rest only lies about (CC-11)."""
        cards = set(branch(self.layout, LEAD, LEAD))
        laid = tuple(laid for laid in self.layout.cards if laid.card in cards)
        return Layout(laid, tuple(link for link in self.layout.links if link.one in cards))

    @property
    def loose(self) -> tuple[int, ...]:
        """The cards laid out that nothing connects to the lead."""
        joined = self.joined.numbers
        return tuple(card for card in self.layout.numbers if card not in joined)

    @property
    def missing(self) -> Sequence[tuple[int, Symbol]]:
        """The sides and symbols of the lead that want a connection."""
        return tuple(unmet(self.lead, self.joined))

    @property
    def fault(self) -> LayoutFault | None:
        """What keeps it from solving the lead."""
        return fault(self.lead, self.clues, self.joined)

    def neighbours(self, card: int) -> Iterator[int]:
        """The cards beside a card, the lead first and then as they were laid."""
        here = self.place(card)
        return (other for cell, other in self.cells.items() if here and facing(here, cell) is not None)

    def shared(self, one: int, other: int) -> tuple[Symbol, ...]:
        """The symbols two neighbours have where they meet."""
        here, there = self.place(one), self.place(other)
        side = facing(here, there) if here and there else None
        if side is None:
            return ()
        return tuple(symbol for symbol in self.sides(one)[side] if symbol in self.sides(other)[opposite(side)])

    def sides(self, card: int) -> Sides:
        return self.clues[card].sides if card else self.lead.sides

    def link(self, one: int, other: int) -> Link | None:
        return next((link for link in self.layout.links if {link.one, link.other} == {one, other}), None)

    def spots(self, side: int, symbol: Symbol) -> tuple[tuple[int, int], ...]:
        """CC-9: where a symbol of the lead could be met: at that side, or further along what hangs there."""
        nearest = self.cells.get(beside(CENTRE, side))
        if nearest is None or self.link(LEAD, nearest) is None:
            return ((LEAD, side),)
        hanging = branch(self.layout, nearest, LEAD)
        return tuple((card, open_side) for card in hanging for open_side in self._open_sides(card, symbol))

    def _open_sides(self, card: int, symbol: Symbol) -> Iterator[int]:
        """The sides of a card that lies there with this symbol and nothing beside them."""
        here = self.place(card)
        free = (side for side in range(len(SIDES)) if here and beside(here, side) not in self.cells)
        return (side for side in free if symbol in self.sides(card)[side])

    # What is done with it

    def lay(self, card: int, cell: Cell) -> Draft:
        """A card laid down or moved: what lay there is taken back, and neighbours are connected if it is plain how."""
        if card not in self.hand.cards:
            raise IllegalAction("CC-12", wrong="owned", item=card)
        if cell == CENTRE:
            raise IllegalAction("CC-8", wrong="place", one=LEAD, other=card)
        draft = self._without({card, self.cells.get(cell, card)})
        draft = draft._with(cards=(*draft.layout.cards, Laid(card, *cell)))
        for other in tuple(draft.neighbours(card)):
            draft = draft._guess(card, other)
        return draft

    def lift(self, card: int) -> Draft:
        """A card taken back, with the tokens that connected it."""
        if card not in self.layout.numbers:
            raise Problem("telling-not-laid", card=card)
        return self._without({card})

    def join(self, one: int, other: int, token: Evidence | None = None, symbol: Symbol | None = None) -> Draft:
        """A token put between two cards; unless one is named, the one that fits best."""
        free = self.part(one, other)
        symbol = symbol or free._meant(one, other, token)
        link = Link(one, other, symbol, token or free._token(symbol) or symbol)
        draft = free._with(links=(*free.layout.links, link))
        draft._refuse()
        if not free.spare[link.token]:
            raise IllegalAction("CC-12", wrong="owned", item=link.token)
        return draft

    def _meant(self, one: int, other: int, token: Evidence | None) -> Symbol:
        """The symbol a token is to prove: its own, or one the lead wants; where nothing is shared, it is refused."""
        spare, wanted = self.spare, {symbol for _, symbol in self.missing}
        ranks = {s: (s != token, token is None and not spare[s], s not in wanted) for s in self.shared(one, other)}
        return (*sorted(ranks, key=ranks.__getitem__), *SYMBOLS)[0]

    def part(self, one: int, other: int) -> Draft:
        """The token between two cards taken away."""
        return self._with(links=tuple(link for link in self.layout.links if {link.one, link.other} != {one, other}))

    def cleared(self) -> Draft:
        return self.laid_out(NOTHING)

    def laid_out(self, layout: Layout) -> Draft:
        return replace(self, layout=layout)

    def revised(self, hand: Hand) -> Draft:
        """The same for what the player owns by now: what is gone is taken out."""
        draft = replace(self, hand=hand)._without(set(self.layout.numbers) - set(hand.cards))
        left, links = Counter[Evidence](hand.tokens.all), []
        for link in draft.layout.links:
            if left[link.token]:
                left[link.token] -= 1
                links.append(link)
        return draft._with(links=tuple(links))

    def openings(self, card: int) -> Sequence[Cell]:
        """The free places where a card would share a symbol with what is connected to the lead."""
        free = self._without({card})
        held = {*branch(free.layout, LEAD, LEAD)}
        edges = {beside(at, side) for at, other in free.cells.items() if other in held for side in range(len(SIDES))}
        return [cell for cell in sorted(edges - self.cells.keys()) if free._meets(card, cell, held)]

    def _meets(self, card: int, cell: Cell, held: Collection[int]) -> bool:
        draft = self._with(cards=(*self.layout.cards, Laid(card, *cell)))
        return any(draft.shared(card, other) for other in draft.neighbours(card) if other in held)

    def _guess(self, one: int, other: int) -> Draft:
        """Connected, if only one symbol will do, or only one that the lead wants, and no loop comes of it."""
        provable = [symbol for symbol in self.shared(one, other) if self._token(symbol)]
        wanted = [symbol for symbol in provable if symbol in {missing for _, missing in self.missing}]
        likely = wanted or provable
        if len(likely) != 1 or other in branch(self.layout, one, one):
            return self
        return self.join(other, one, symbol=likely[0])

    def _token(self, symbol: Symbol) -> Evidence | None:
        """What is left to prove a symbol with."""
        spare = self.spare
        return symbol if spare[symbol] else "universal" if spare["universal"] else None

    def _without(self, cards: Collection[int]) -> Draft:
        laid = tuple(laid for laid in self.layout.cards if laid.card not in cards)
        return self._with(laid, tuple(link for link in self.layout.links if not {link.one, link.other} & set(cards)))

    def _with(self, cards: tuple[Laid, ...] | None = None, links: tuple[Link, ...] | None = None) -> Draft:
        layout = self.layout
        return self.laid_out(Layout(layout.cards if cards is None else cards, layout.links if links is None else links))

    def _refuse(self) -> None:
        found = fault(self.lead, self.clues, self.layout)
        if found and found.wrong not in UNFINISHED:
            raise IllegalAction(found.rule, **found.details)


def beside(cell: Cell, side: int) -> Cell:
    """The place at one side of another."""
    right, down = STEPS[SIDES[side]]
    return cell[0] + right, cell[1] + down
