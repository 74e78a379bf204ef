"""A position of Case Connection in one line: hands, locations and leads as one likes them, cards laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

import pytest

from gaslamp.core import Action, Event, IllegalAction, Seat
from gaslamp.games.cards import STEPS, Deck, Evidence, Side, Symbol
from gaslamp.games.casework import LastTurns
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.deck import parse_deck
from gaslamp.games.enquiry import ConnectionState, DrawLead, Fill, Hand, Item, Keep, Solve, Tokens, Visit
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.games.vocabulary import Done
from gaslamp.match import Match

A = TypeVar("A", bound=Action)


def small_deck(*lines: str, tokens: str = "9 9 9") -> Deck:
    """A deck of these lines (`clue 1 f - - -`, `lead 1 2 f cw - -`)."""
    return parse_deck("\n".join(["gaslamp deck 1", f"tokens {tokens}", *lines]), "small.deck")


SMALL_DECK = small_deck(
    "clue 1 - - f -",
    "clue 2 - - - w point",
    "clue 3 c - - w",
    "clue 4 - w f c",
    "clue 5 - - c - universal",
    "clue 6 f w c -",
    "clue 12 - - - f lead",
    "lead 1 2 f w - -",
    "lead 2 3 - wc - -",
    "lead 3 1 - - w -",
    "lead 4 9 f - - -",
    "lead 5 1 f - - -",
    "lead 6 1 f - - -",
)
"""Lead 1 is solved by clue 1 above it and clue 2 to its right; lead 2 by clue 3 to its right and 5 above that."""
LETTERS: dict[str, Evidence] = {"f": "forensic", "w": "witness", "c": "cyber", "u": "universal"}


def items(text: str) -> tuple[Item, ...]:
    """Cards by number, tokens by letter: `3 7 f f u`."""
    return tuple(int(word) if word.isdigit() else LETTERS[word] for word in text.split())


def hand(text: str = "", *, lead: int = 0, solved: Sequence[int] = (), bonus: int = 0) -> Hand:
    """What a player owns, by the letters of `items`."""
    owned = Hand(lead=lead, solved=tuple(solved), bonus=bonus)
    for item in items(text):
        owned = owned.gain(item)
    return owned


def layout(*links: str) -> Layout:
    """Cards laid side by side: `0 top 1 f` puts card 1 on top of the lead; `2 right 3 w u` spends a universal on it."""
    cells, made = {0: (0, 0)}, []
    for one, side, other, symbol, *token in map(str.split, links):
        (x, y), (right, down) = cells[int(one)], STEPS[cast(Side, side)]
        cells.setdefault(int(other), (x + right, y + down))
        made.append(Link(int(one), int(other), cast(Symbol, LETTERS[symbol]), LETTERS[token[0] if token else symbol]))
    return Layout(tuple(Laid(card, *cell) for card, cell in cells.items() if card), tuple(made))


class Midway(Connection):
    """Case Connection that begins in the middle."""

    def __init__(self, deck: Deck, state: ConnectionState, options: ConnectionOptions) -> None:
        super().__init__(len(state.hands), options)
        self.deck, self.middle = deck, state

    def start(self) -> ConnectionState:
        return self._settle(self.middle)


class Enquiry(Match[ConnectionState]):
    """Case Connection with these hands, the first player to act; locations are written `1 2 3 f w / 4 5 f w c / …`."""

    game: Midway

    def __init__(
        self, deck: Deck, *hands: Hand, locations: str = "/ / /", last_turns: LastTurns = "others", **known: Any
    ) -> None:
        places = tuple(items(location) for location in locations.split("/"))
        owned = [*places, *(owner.cards for owner in hands)]
        pile = tuple(card for card in deck.clues if not any(card in cards for cards in owned))
        leads = len(deck.leads) - sum(bool(owner.lead) + len(owner.solved) for owner in hands)
        plain: dict[str, Any] = {"pile": (pile,) if pile else (), "pool": Tokens(9, 9, 9), "leads": leads}
        plain |= {"current": 0, "first": 0}
        start = plain | {"locations": places, "hands": hands, "due": (0,) * len(hands)} | known
        super().__init__(Midway(deck, ConnectionState(**start), ConnectionOptions(last_turns=last_turns)))

    @property
    def turn(self) -> list[Seat]:
        """The seats to act."""
        return sorted(self.to_act)

    @property
    def phase(self) -> str:
        return self.state.phase

    def hand(self, seat: Seat = 0) -> Hand:
        return self.state.hands[seat]

    def offered(self, kind: type[A], seat: Seat | None = None) -> list[A]:
        """What of a kind whoever is to act may do."""
        actions = self.view(self.turn[0] if seat is None else seat).actions
        return [action for action in actions if isinstance(action, kind)]

    def visit(self, location: int, text: str) -> list[Event]:
        return self.play(Visit(seat=self.state.current, location=location, items=items(text)))

    def solve(self, *links: str) -> list[Event]:
        """What follows from laying this out."""
        return self.play(self.solving(*links))[1:]

    def solving(self, *links: str) -> Solve:
        laid = layout(*links)
        return Solve(seat=self.state.current, cards=laid.cards, links=laid.links)

    def keep(self, text: str) -> list[Event]:
        return self.play(Keep(seat=self.state.current, items=items(text)))

    def done(self) -> list[Event]:
        return self.play(Done(seat=self.state.current))[1:]

    def fill(self, text: str) -> list[tuple[int, Item]]:
        """Chance fills the next places with these; where each went."""
        return [self._fill(item) for item in items(text)]

    def _fill(self, item: Item) -> tuple[int, Item]:
        action = next(fill for fill in self.offered(Fill) if fill.item == item)
        self.play(action)
        return action.location, item

    def draw(self, *leads: int) -> None:
        """Chance deals these leads to whoever is due."""
        for lead in leads:
            self.play(next(deal for deal in self.offered(DrawLead) if deal.lead == lead))

    def refused(self, action: Action) -> tuple[str, dict[str, object]]:
        """The rule that refuses the action, and the details."""
        log = self.log.copy()
        with pytest.raises(IllegalAction) as refused:
            self.play(action)
        assert self.log == log
        return refused.value.key, refused.value.details
