"""What is worth knowing of a deck before playing with it: counts, and oddities that may be slips of the pen.

A deck with findings can still be played with: the file said nothing impossible, but its author may want to look again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from gaslamp.games.cards import SIDES, SYMBOLS, Bonus, Clue, Deck, Lead, Side, Symbol, opposite
from gaslamp.games.deck import BONUSES
from gaslamp.games.solver import solve
from gaslamp.survey import Finding

CLUES, LEADS, EACH_BONUS = 44, 20, 4
"""CC-3: how many clue cards and leads are in the box, and how many clue cards of ours have each bonus."""
SIZES = range(2, 6)
"""How many symbols a lead of the box has."""
UNEVEN = 2.0
"""So many times as often one symbol or side is on the cards as another before it looks odd."""

Spots = Mapping[Side, Mapping[Symbol, int]]


class DeckReport(Struct, frozen=True, kw_only=True):
    clues: int
    leads: int
    bonuses: Mapping[Bonus, int]
    connecting: int
    """How many clue cards have symbols on several sides, so that others can follow."""
    bonuses_connecting: int
    """How many of those have a bonus."""
    repeating: int
    """How many clue cards have one symbol on several sides, so that like can follow like."""
    crowded: int
    """How many clue cards have two symbols on one side."""
    tokens: Mapping[Symbol, int]
    shown: Spots
    """How many clue cards have each symbol on each side."""
    wanted: Spots
    """How often leads ask for each symbol on each side."""
    sizes: Mapping[int, int]
    """How many leads have so many symbols."""
    unsolvable: tuple[int, ...]
    """The leads that not even all clue cards together solve."""
    findings: tuple[Finding, ...]


def survey_deck(deck: Deck) -> DeckReport:
    clues, leads = deck.clues.values(), deck.leads.values()
    unsolvable = tuple(lead.number for lead in leads if not is_solvable(lead, deck))
    return DeckReport(
        clues=len(clues),
        leads=len(leads),
        bonuses={bonus: sum(clue.bonus == bonus for clue in clues) for bonus in BONUSES},
        connecting=sum(map(is_connecting, clues)),
        bonuses_connecting=sum(clue.bonus is not None and is_connecting(clue) for clue in clues),
        repeating=sum(_sides_of_a_symbol(clue) > 1 for clue in clues),
        crowded=sum(max(map(len, clue.sides)) > 1 for clue in clues),
        tokens=deck.tokens,
        shown=_spots(clues),
        wanted=_spots(leads),
        sizes=dict(sorted(Counter(lead.symbols for lead in leads).items())),
        unsolvable=unsolvable,
        findings=(*_counts(deck), *_balance(deck), *_lead_findings(deck, unsolvable), *_dead_cards(deck)),
    )


def is_connecting(clue: Clue) -> bool:
    """Whether another card can follow beyond it."""
    return sum(map(bool, clue.sides)) > 1


def _sides_of_a_symbol(clue: Clue) -> int:
    """On how many sides of a card a symbol is at most."""
    return max(sum(symbol in side for side in clue.sides) for symbol in SYMBOLS)


def is_solvable(lead: Lead, deck: Deck) -> bool:
    """Whether all clue cards together, with evidence for everything, solve the lead."""
    return solve(lead, deck.clues, {"universal": len(deck.clues)}) is not None


def _spots(cards: Iterable[Clue | Lead]) -> Spots:
    found = Counter((side, symbol) for card in cards for side, symbols in enumerate(card.sides) for symbol in symbols)
    return {name: {symbol: found[side, symbol] for symbol in SYMBOLS} for side, name in enumerate(SIDES)}


def _counts(deck: Deck) -> Iterator[Finding]:
    for what, count, usual in ("clue", len(deck.clues), CLUES), ("lead", len(deck.leads), LEADS):
        if count != usual:
            yield Finding("deck-count", {"what": what, "count": count, "usual": usual})
    for bonus in BONUSES:
        count = sum(clue.bonus == bonus for clue in deck.clues.values())
        if count != EACH_BONUS:
            yield Finding("deck-bonus-count", {"bonus": bonus, "count": count, "usual": EACH_BONUS})


def _balance(deck: Deck) -> Iterator[Finding]:
    """Kinds of tokens, symbols and sides of clue cards that are much more frequent than others."""
    if len(set(deck.tokens.values())) > 1:
        yield Finding("deck-tokens-uneven", {"counts": tuple(deck.tokens.values())})
    shown = _spots(deck.clues.values())
    symbols: dict[str, int] = {symbol: sum(shown[side][symbol] for side in SIDES) for symbol in SYMBOLS}
    sides: dict[str, int] = {side: sum(shown[side].values()) for side in SIDES}
    for key, counts in ("deck-symbols-uneven", symbols), ("deck-sides-uneven", sides):
        ranked = sorted(counts, key=lambda name: counts[name])
        most, least = counts[ranked[-1]], counts[ranked[0]]
        if most > UNEVEN * least:
            yield Finding(key, {"most": ranked[-1], "least": ranked[0], "count": most, "fewer": least})


def _lead_findings(deck: Deck, unsolvable: Iterable[int]) -> Iterator[Finding]:
    yield from (Finding("deck-lead-unsolvable", {"lead": lead}) for lead in unsolvable)
    for lead in deck.leads.values():
        if lead.symbols not in SIZES:
            sizes = {"least": SIZES[0], "most": SIZES[-1]}
            yield Finding("deck-lead-size", {"lead": lead.number, "count": lead.symbols, **sizes})
        if not lead.points:
            yield Finding("deck-lead-worthless", {"lead": lead.number})
    yield from _cheap_leads(deck)


def _cheap_leads(deck: Deck) -> Iterator[Finding]:
    """The more symbols, the more points: a lead that brings less than one with fewer symbols looks odd."""
    dearest: Lead | None = None
    for lead in sorted(deck.leads.values(), key=lambda lead: (lead.symbols, -lead.points)):
        if dearest and lead.points < dearest.points:
            yield Finding("deck-lead-cheap", {"lead": lead.number, "than": dearest.number})
        else:
            dearest = lead


def _dead_cards(deck: Deck) -> Iterator[Finding]:
    """Clue cards that connect to nothing."""
    leads = [lead.sides for lead in deck.leads.values()]
    for card, clue in deck.clues.items():
        others = leads + [other.sides for number, other in deck.clues.items() if number != card]
        if not any(set(s) & set(o[opposite(side)]) for o in others for side, s in enumerate(clue.sides)):
            yield Finding("deck-clue-dead", {"clue": card})
