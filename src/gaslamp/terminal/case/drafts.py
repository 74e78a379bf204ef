"""What players lay out, in others' turns too (CC-11): every step can be taken back, a hint asked for, a lead solved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gaslamp.core import SPECTATOR, IllegalAction, Problem, Seat
from gaslamp.games.cards import SYMBOLS, Clue, Evidence, Lead, Symbol
from gaslamp.games.draft import Draft, beside
from gaslamp.games.enquiry import Hand, Solve
from gaslamp.games.layouts import LEAD, Cell
from gaslamp.terminal.tables import AnyCaseTable


class LayoutStep(NamedTuple):
    """One thing done to a layout, in words: `lay 7 right of 12`, `link 12 7 f`, `undo`."""

    verb: str
    cards: tuple[int, ...] = ()
    side: int | None = None
    tokens: tuple[Evidence, ...] = ()


class DraftHistory:
    """What one player is laying out, and how it came to be."""

    def __init__(self) -> None:
        self.draft: Draft | None = None
        self._before: list[Draft] = []

    def update(self, lead: Lead | None, clues: Mapping[int, Clue], hand: Hand) -> None:
        """Brought up to date; another lead is laid out anew."""
        if lead is None:
            self.draft = None
        elif self.draft is None or self.draft.lead != lead:
            self.draft, self._before = Draft(lead, clues, hand), []
        else:
            self.draft = self.draft.revised(hand)

    @property
    def current(self) -> Draft:
        if self.draft is None:
            raise IllegalAction("CC-12", wrong="lead")
        return self.draft

    def put(self, draft: Draft) -> None:
        if draft != self.draft:
            self._before.append(self.current)
        self.draft = draft

    def undo(self) -> None:
        if not self._before:
            raise Problem("terminal-nothing-to-undo")
        self.draft = self._before.pop().revised(self.current.hand)

    def take(self, step: LayoutStep) -> None:
        """Do what was typed; the rules may refuse."""
        if step.verb == "undo":
            self.undo()
        elif step.verb == "clear":
            self.put(self.current.cleared())
        elif not step.cards:
            raise Problem("terminal-say-which-card")
        else:
            self.put(_stepped(self.current, step))


class Drafts:
    """Everybody's at one table. What is laid out is in plain sight, so it needs nothing a spectator does not know."""

    def __init__(self, table: AnyCaseTable) -> None:
        self.table = table
        self._histories: defaultdict[Seat, DraftHistory] = defaultdict(DraftHistory)

    def of(self, seat: Seat) -> DraftHistory:
        """What a player lays out, with what the player owns by now."""
        hand, deck = self.table.match.known(SPECTATOR).hands[seat], self.table.game.deck
        history = self._histories[seat]
        history.update(deck.leads.get(hand.lead), deck.clues, hand)
        return history

    def hint(self, seat: Seat) -> None:
        """The best layout there is, laid out; a `Problem` if there is none, or if the table plays without."""
        if not self.table.hints:
            raise Problem("telling-hints-off")
        history = self.of(seat)
        hand = history.current.hand
        solution = self.table.game.solution(hand.lead, hand.cards, hand.tokens)
        if solution is None:
            raise Problem("telling-no-solution")
        history.put(history.current.laid_out(solution.layout))

    def solving(self, seat: Seat) -> Solve:
        """What is laid out as an attempt to solve the lead; where nothing is, the layout on offer."""
        draft = self.of(seat).draft
        layout = draft.joined if draft else None
        ready = next((action for action in self.table.choices() if isinstance(action, Solve)), None)
        if ready and not (layout and layout.cards):
            return ready
        return Solve(seat=seat, cards=layout.cards if layout else (), links=layout.links if layout else ())


def _stepped(draft: Draft, step: LayoutStep) -> Draft:
    card, *others = step.cards
    match step.verb:
        case "lay":
            return draft.lay(card, _cell(draft, card, others, step.side))
        case "link":
            return draft.join(card, _partner(draft, card, others), *_proof(step.tokens))
        case "unlink":
            return draft.part(card, _partner(draft, card, others))
    return draft.lift(card)


def _cell(draft: Draft, card: int, others: Sequence[int], side: int | None) -> Cell:
    """Beside the card that was named, else beside the lead; where no side was named, the one place that fits."""
    if side is not None:
        anchor = others[0] if others else LEAD
        if (at := draft.place(anchor)) is None:
            raise Problem("telling-not-laid", card=anchor)
        return beside(at, side)
    if card not in draft.hand.cards:
        raise IllegalAction("CC-12", wrong="owned", item=card)
    if len(places := draft.openings(card)) != 1:
        raise Problem("terminal-lay-where", card=card, places=len(places))
    return places[0]


def _partner(draft: Draft, card: int, others: Sequence[int]) -> int:
    """The card named second, else a neighbour that shares a symbol, else the lead."""
    near = (other for other in draft.neighbours(card) if draft.shared(card, other))
    return others[0] if others else next(near, LEAD)


def _proof(tokens: Sequence[Evidence]) -> tuple[Evidence | None, Symbol | None]:
    """The token to be put down, and the symbol it is for where both were named: `f u` is forensic, by a universal."""
    symbol = next((symbol for symbol in SYMBOLS if symbol in tokens), None)
    return "universal" if "universal" in tokens else symbol, symbol
