"""Layouts of Case Connection: whether one is legal and solves the lead (CC-8 to CC-12).

The lead lies at (0, 0) and is card 0 of its layout; x grows to the right, y down. A layout is a tree of
links between neighbours, so a solved lead has as many links as cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from gaslamp.games.cards import SIDES, STEPS, Clue, Evidence, Lead, Sides, Symbol, opposite

LEAD = 0
"""The number of the lead in its own layout."""
Cell: TypeAlias = tuple[int, int]
Wrong: TypeAlias = Literal["place", "twice", "apart", "symbol", "token", "loop", "loose", "unmet"]


class Laid(Struct, frozen=True):
    """A clue card and its place in the grid.

    >>> Laid(card=7, x=0, y=-1)
    Laid(card=7, x=0, y=-1)
    """

    card: int
    x: int
    y: int


class Link(Struct, frozen=True):
    """CC-8: a connection between two cards: the symbol they share, and the token that proves it.

    >>> Link(one=LEAD, other=7, symbol="cyber", token="universal")
    Link(one=0, other=7, symbol='cyber', token='universal')
    """

    one: int
    other: int
    symbol: Symbol
    token: Evidence


class Layout(Struct, frozen=True):
    """CC-11: cards round a lead, and what connects them.

    >>> layout = Layout((Laid(7, 0, -1),), (Link(LEAD, 7, "cyber", "universal"),))
    >>> layout.numbers, layout.tokens
    ((7,), ('universal',))
    """

    cards: tuple[Laid, ...]
    links: tuple[Link, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of its cards."""
        return tuple(laid.card for laid in self.cards)

    @property
    def tokens(self) -> tuple[Evidence, ...]:
        """The tokens on its links."""
        return tuple(link.token for link in self.links)


class LayoutFault(Struct, frozen=True):
    """What is wrong with a layout: the rule, in which way, and the two cards it is about (0 is the lead)."""

    rule: str
    wrong: Wrong
    one: int
    other: int
    symbol: Symbol | None = None
    """CC-12: the symbol of the lead that is not met."""

    @property
    def details(self) -> dict[str, object]:
        """All but the rule, as details of a refusal."""
        found = {"wrong": self.wrong, "one": self.one, "other": self.other, "symbol": self.symbol}
        return {name: value for name, value in found.items() if value is not None}


def fault(lead: Lead, clues: Mapping[int, Clue], layout: Layout) -> LayoutFault | None:
    """The first thing that keeps the layout from solving the lead; None if it does."""
    return next(_faults(lead, clues, layout), None)


def _faults(lead: Lead, clues: Mapping[int, Clue], layout: Layout) -> Iterator[LayoutFault]:
    """Each step relies on those before it having found nothing."""
    yield from _misplaced(layout)
    cells = {LEAD: (0, 0)} | {laid.card: (laid.x, laid.y) for laid in layout.cards}
    sides = {LEAD: lead.sides} | {laid.card: clues[laid.card].sides for laid in layout.cards}
    for link in layout.links:
        yield from _unlinked(link, cells, sides)
    yield from _looped(layout.links)
    yield from _loose(layout)
    yield from _unmet(lead, layout)


def _misplaced(layout: Layout) -> Iterator[LayoutFault]:
    """CC-8: a grid has room for one card in each place, and there is one card of each number."""
    taken: dict[Cell, int] = {(0, 0): LEAD}
    for laid in layout.cards:
        if laid.card in taken.values():
            yield LayoutFault("CC-8", "twice", laid.card, laid.card)
        if (laid.x, laid.y) in taken:
            yield LayoutFault("CC-8", "place", taken[laid.x, laid.y], laid.card)
        taken[laid.x, laid.y] = laid.card


def _unlinked(link: Link, cells: Mapping[int, Cell], sides: Mapping[int, Sides]) -> Iterator[LayoutFault]:
    """CC-8: neighbours, the same symbol on the sides that face each other, and evidence for it."""
    one, other = link.one, link.other
    side = facing(cells[one], cells[other]) if one in cells and other in cells else None
    if side is None:
        yield LayoutFault("CC-8", "apart", one, other)
    elif link.symbol not in sides[one][side] or link.symbol not in sides[other][opposite(side)]:
        yield LayoutFault("CC-8", "symbol", one, other)
    elif link.token not in (link.symbol, "universal"):
        yield LayoutFault("CC-8", "token", one, other)


def facing(one: Cell, other: Cell) -> int | None:
    """The side of the one card that the other lies at, if they are neighbours."""
    step = other[0] - one[0], other[1] - one[1]
    return next((number for number, side in enumerate(SIDES) if STEPS[side] == step), None)


def _looped(links: Iterable[Link]) -> Iterator[LayoutFault]:
    """CC-10: no way round: no connection joins cards that are joined already."""
    group: dict[int, int] = {}

    def root(card: int) -> int:
        while card in group:
            card = group[card]
        return card

    for link in links:
        one, other = root(link.one), root(link.other)
        if one == other:
            yield LayoutFault("CC-10", "loop", link.one, link.other)
        else:
            group[one] = other


def _loose(layout: Layout) -> Iterator[LayoutFault]:
    """CC-9: every card is connected to the lead, directly or through others."""
    joined = set(branch(layout, LEAD, LEAD))
    for laid in layout.cards:
        if laid.card not in joined:
            yield LayoutFault("CC-9", "loose", LEAD, laid.card)


def branch(layout: Layout, start: int, without: int) -> Iterator[int]:
    """The card and all that hang on it, except those beyond one of its neighbours."""
    yield start
    for link in layout.links:
        for near, far in (link.one, link.other), (link.other, link.one):
            if near == start and far != without:
                yield from branch(layout, far, start)


def direct(layout: Layout) -> dict[int, Symbol]:
    """CC-9: the cards next to the lead that are connected to it, and by which symbol."""
    ends = ((link, {link.one, link.other}) for link in layout.links)
    return {max(pair): link.symbol for link, pair in ends if LEAD in pair}


def _unmet(lead: Lead, layout: Layout) -> Iterator[LayoutFault]:
    at = _branches(layout)
    return (LayoutFault("CC-12", "unmet", LEAD, at.get(side, LEAD), symbol) for side, symbol in unmet(lead, layout))


def unmet(lead: Lead, layout: Layout) -> Iterator[tuple[int, Symbol]]:
    """CC-9, CC-12: what still wants a connection, side by side: one is met at once, a second one further along.

    CC-9, ruling: further along the same branch, wherever on it.
    """
    at = _branches(layout)
    for side, wanted in enumerate(lead.sides):
        met = Counter[Symbol]()
        if side in at:
            met[direct(layout)[at[side]]] += 1
            met += Counter(_further(layout, at[side]))
        yield from ((side, symbol) for symbol in (Counter(wanted) - met).elements())


def _branches(layout: Layout) -> dict[int, int]:
    """The card that is connected to each side of the lead."""
    sides = {laid.card: facing((0, 0), (laid.x, laid.y)) for laid in layout.cards}
    return {side: card for card in direct(layout) if (side := sides[card]) is not None}


def _further(layout: Layout, card: int) -> Iterator[Symbol]:
    """The symbols of the connections that lie beyond a card next to the lead."""
    hanging = set(branch(layout, card, LEAD))
    return (link.symbol for link in layout.links if {link.one, link.other} <= hanging)
