"""Every layout of a few cards round a lead, and the best of them: slow, and plain enough to be believed.

It shares with the solver only the weights of what is wanted, and with the rules only the shape of a layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random

from gaslamp.games.cards import SYMBOLS, Clue, Evidence, Lead, Sides, Symbol
from gaslamp.games.deck import BONUSES
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.games.solver import BONUS, FURTHER, PRIZES, TOKENS
from tests.games.connection_referee import solves

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # top, right, bottom, left


def layouts(lead: Lead, hand: Mapping[int, Clue]) -> list[Layout]:
    """Every tree of these cards, each connection with the token of its symbol; that of no card first."""
    sides: dict[int, Sides] = {0: lead.sides} | {number: clue.sides for number, clue in hand.items()}
    trees, grown = {(frozenset[Laid](), frozenset[Link]()): None}, [Layout((), ())]
    for tree in grown:
        for laid, link in _ways_to_grow(tree, sides):
            bigger = Layout((*tree.cards, laid), (*tree.links, link))
            key = frozenset(bigger.cards), frozenset(bigger.links)
            if key not in trees:
                trees[key] = None
                grown.append(bigger)
    return grown


def _ways_to_grow(tree: Layout, sides: Mapping[int, Sides]) -> Iterator[tuple[Laid, Link]]:
    taken = {(0, 0): 0} | {(laid.x, laid.y): laid.card for laid in tree.cards}
    for (cell, one), side in product(taken.items(), range(4)):
        there = cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]
        for other in sides.keys() - taken.values() if there not in taken else ():
            for symbol in set(sides[one][side]) & set(sides[other][side - 2]):
                yield Laid(other, *there), Link(one, other, symbol, symbol)


def proven(laid: Layout, tokens: Mapping[Evidence, int]) -> Iterator[Layout]:
    """The layout with every choice of evidence these tokens allow."""
    choices: list[tuple[Evidence, ...]] = [(link.symbol, "universal") for link in laid.links]
    for chosen in product(*choices):
        if not Counter(chosen) - Counter(dict(tokens)):
            links = zip(laid.links, chosen, strict=True)
            yield Layout(laid.cards, tuple(Link(link.one, link.other, link.symbol, token) for link, token in links))


def best(lead: Lead, hand: Mapping[int, Clue], tokens: Mapping[Evidence, int]) -> int | None:
    """What the best layout costs that solves the lead and has hardly a card more than needed; None if none does."""
    solving = [laid for laid in layouts(lead, hand) if solves(lead, hand, laid)]
    owned = [one for laid in solving for one in proven(laid, tokens)]
    fewest = min((len(laid.cards) for laid in owned), default=0)
    return min((cost_of(hand, laid) for laid in owned if len(laid.cards) <= fewest + FURTHER), default=None)


def cost_of(hand: Mapping[int, Clue], laid: Layout) -> int:
    """What is given away, less what the bonuses bring."""
    beside = {max(link.one, link.other) for link in laid.links if 0 in (link.one, link.other)}
    return given_away(hand, laid) - sum(PRIZES[hand[card].bonus] for card in beside)


def given_away(hand: Mapping[int, Clue], laid: Layout) -> int:
    items = sorted([card_worth(hand[card.card]) for card in laid.cards] + [TOKENS[link.token] for link in laid.links])
    return sum(items[:-2])


def card_worth(clue: Clue) -> int:
    return sum(len(symbols) for symbols in clue.sides) + BONUS * (clue.bonus is not None)


def some_lead(rng: Random) -> Lead:
    """A lead of one to four symbols, often two of them on one side."""
    sides = rng.choice(((1,), (1, 1), (1, 1), (1, 1, 2), (0, 1), (1, 1, 3, 3), (0, 2, 3), (0, 1, 2, 3)))
    return Lead(1, _sides(tuple(rng.choice(SYMBOLS) for _ in range(sides.count(side))) for side in range(4)), 1)


def some_hand(rng: Random, size: int) -> dict[int, Clue]:
    return {card: Clue(card, _some_sides(rng, SYMBOLS), rng.choice((None, *BONUSES))) for card in range(1, size + 1)}


def winding(rng: Random, size: int) -> tuple[Lead, dict[int, Clue]]:
    """A lead with two symbols on its right, and cards of which two connect by the second, neither next to the lead."""
    lead, side = Lead(1, ((), ("forensic", "cyber"), (), ()), 1), rng.choice((0, 2))
    one, other = rng.sample(range(1, size + 1), 2)
    faces = {card: list(_some_sides(rng, ("forensic", "witness", "forensic"))) for card in range(1, size + 1)}
    faces[one][side] = faces[other][side - 2] = ("cyber",)
    faces[one][3] = faces[other][3] = ()
    return lead, {card: Clue(card, _sides(face), rng.choice((None, *BONUSES))) for card, face in faces.items()}


def crowded(rng: Random, size: int) -> tuple[Lead, dict[int, Clue]]:
    """A lead with three sides, and cards that fit at some of them but not to each other: much to choose from."""
    lead = Lead(1, (("forensic",), ("witness",), ("cyber",), ()), 1)
    return lead, {card: Clue(card, _fitting(rng), rng.choice((None, *BONUSES))) for card in range(1, size + 1)}


def _fitting(rng: Random) -> Sides:
    symbols: tuple[Symbol, ...] = ("cyber", "forensic", "forensic", "witness")
    return _sides(
        (symbol,) * rng.choice((0, 1, 1, 2) if side == 1 else (0, 1, 1)) for side, symbol in enumerate(symbols)
    )


def _some_sides(rng: Random, symbols: Sequence[Symbol]) -> Sides:
    return _sides(tuple(dict.fromkeys(rng.choices(symbols, k=rng.choice((0, 1, 1, 2))))) for _ in range(4))


def _sides(symbols: Iterable[tuple[Symbol, ...]]) -> Sides:
    top, right, bottom, left = symbols
    return top, right, bottom, left
