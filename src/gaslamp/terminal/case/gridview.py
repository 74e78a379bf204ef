"""The grid on which a player lays out cards by keys: a mark to move, numbers for cards, letters for tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.events import Click, Key
from textual.message import Message
from textual.widget import Widget

from gaslamp.core import Problem
from gaslamp.drawing.lights import Light
from gaslamp.games.cards import Evidence, Lead, Symbol
from gaslamp.games.draft import CENTRE, Draft, beside
from gaslamp.games.layouts import Cell
from gaslamp.telling.case import CaseTeller
from gaslamp.terminal.captions import explain
from gaslamp.terminal.case import boxes
from gaslamp.terminal.case.boxes import HEIGHT, Canvas
from gaslamp.terminal.case.case_renderer import row
from gaslamp.terminal.case.drafts import DraftHistory
from gaslamp.terminal.case.spread import ACROSS, DOWN, GridWindow, around, spread

ARROWS = {"up": 0, "right": 1, "down": 2, "left": 3}
FARTHEST = 12
"""How far from the lead the mark may go."""


class GridView(Widget):
    """A layout, or leads to choose from; that of somebody at the keyboard can be worked at."""

    @dataclass
    class Worked(Message):
        """Something was done here, or refused; what there is to say about it."""

        notice: str

    class Solved(Message):
        """The player has had enough of laying out."""

    def __init__(self, teller: CaseTeller, light: Light, *, id: str) -> None:
        super().__init__(id=id)
        self.teller, self.letters, self.light = teller, teller.letters, light
        self.evidence: dict[str, Evidence] = {letter.lower(): kind for kind, letter in self.letters.items()}
        self.evidence |= {"u": "universal", "*": "universal"}
        self.draft: Draft | None = None
        self.leads: Sequence[Lead] = ()
        self.history: DraftHistory | None = None
        self.mark: Cell = CENTRE
        self.digits = ""
        """The beginning of a card's number."""
        self.token: Evidence | None = None
        """A token that waits for a direction."""
        self._window = GridWindow(0, 0, 0, 0)

    def show(self, draft: Draft | None, leads: Sequence[Lead] = (), history: DraftHistory | None = None) -> None:
        if draft is None or self.draft is None or draft.lead != self.draft.lead:
            self.mark, self.digits, self.token = _first_mark(draft), "", None
        self.draft, self.leads, self.history = draft, leads, history
        self.can_focus = history is not None
        self.refresh()

    # What is drawn

    def render(self) -> Text:
        if self.draft is None:
            return self._offered().text(self.light)
        mark = self.mark if self.has_focus else None
        return spread(self.draft, self.letters, self._looked_at(self.draft, mark), mark).text(self.light)

    def _offered(self) -> Canvas:
        """The leads to choose from, in the middle."""
        drawn, leads = Canvas(*self.content_size), row([boxes.lead(lead, self.letters) for lead in self.leads])
        drawn.paste(leads, (drawn.width - leads.width) // 2, max(0, (drawn.height - HEIGHT) // 2))
        return drawn

    def _looked_at(self, draft: Draft, mark: Cell | None) -> GridWindow:
        """All of it if there is room, else what lies round the mark; it moves no more than it must."""
        width, height = self.content_size
        cells = [*draft.cells, *([mark] if mark else [])]
        if self._window[2:] != (width, height) or not all(map(self._window.shows, cells)):
            whole = around(cells, width, height)
            self._window = whole if all(map(whole.shows, cells)) else around([mark or CENTRE], width, height)
        return self._window

    # What is done

    def on_key(self, event: Key) -> None:
        sign = (event.character or "").lower()
        if self.history is None or self.draft is None:
            return
        if event.key in ARROWS:
            self._go(self.draft, ARROWS[event.key])
        elif sign.isdecimal():
            self._begin(self.draft, self.digits + sign)
        elif sign in self.evidence:
            self._prove(self.draft, self.evidence[sign])
        elif not self._other(self.draft, event.key):
            return
        event.stop()

    def _other(self, draft: Draft, key: str) -> bool:
        """Whether the key does something else here, and has done it."""
        match key:
            case "enter" if self.digits:
                self._work(lambda: draft.lay(int(self.digits), self.mark))
            case "enter":
                self.post_message(self.Solved())
            case "x" | "delete" if card := draft.cells.get(self.mark):
                self._work(lambda: draft.lift(card))
            case "backspace" if self.digits:
                self._begin(draft, self.digits[:-1])
            case "backspace":
                self._undo()
            case _:
                return False
        return True

    def _work(self, work: Callable[[], Draft]) -> None:
        """Lay, move or connect something; the rules may refuse."""
        notice = ""
        assert self.history, "somebody works here"
        try:
            self.history.put(work())
        except Problem as problem:
            notice = explain(self.teller.words, problem)
        self._done(notice)

    def _undo(self) -> None:
        assert self.history, "somebody works here"
        try:
            self.history.undo()
            self._done("")
        except Problem as problem:
            self._done(explain(self.teller.words, problem))

    def _done(self, notice: str) -> None:
        self.digits, self.token = "", None
        self._say(notice)

    def _say(self, notice: str) -> None:
        self.draft = self.history.draft if self.history else self.draft
        self.post_message(self.Worked(notice))
        self.refresh()

    def _go(self, draft: Draft, side: int) -> None:
        """The mark moves, or a token goes where the arrow points."""
        x, y = there = beside(self.mark, side)
        if (token := self.token) and there in draft.cells:
            self._work(lambda: draft.join(draft.cells[self.mark], draft.cells[there], token))
        else:
            self.mark = max(-FARTHEST, min(x, FARTHEST)), max(-FARTHEST, min(y, FARTHEST))
            self._done("")

    def _begin(self, draft: Draft, digits: str) -> None:
        """A card is laid as soon as its number is plain."""
        cards = [card for card in draft.hand.cards if str(card).startswith(digits)]
        if digits and (not cards or cards == [int(digits)]):
            self._work(lambda: draft.lay(int(digits), self.mark))
        else:
            self.digits = digits
            self._say(self.teller.say("begun", digits=digits) if digits else "")

    def _prove(self, draft: Draft, token: Evidence) -> None:
        """A token between the card at the mark and a neighbour; if several will do, an arrow must say which."""
        if (here := draft.cells.get(self.mark)) is None:
            self._done(self.teller.say("on-card"))
            return
        near = [other for other in draft.neighbours(here) if _wants(draft.shared(here, other), token)]
        open_ends = [other for other in near if draft.link(here, other) is None] or near
        if len(open_ends) > 1:
            self.token, self.digits = token, ""
            self._say(self.teller.say("way", symbol=token))
        else:
            self._work(lambda: _toggled(draft, here, (*open_ends, *draft.neighbours(here), here)[0], token))

    def on_click(self, event: Click) -> None:
        if self.history and self.draft:
            self.mark = (event.x - self._window.left) // ACROSS, (event.y - self._window.top) // DOWN
            self._done("")


def _first_mark(draft: Draft | None) -> Cell:
    """Beside the first symbol of the lead that wants a card."""
    return beside(CENTRE, draft.missing[0][0]) if draft and draft.missing else CENTRE


def _wants(shared: Sequence[Symbol], token: Evidence) -> bool:
    return bool(shared) if token == "universal" else token in shared


def _toggled(draft: Draft, one: int, other: int, token: Evidence) -> Draft:
    """A token put down, or taken away if it is the one that lies there."""
    link = draft.link(one, other)
    return draft.part(one, other) if link and link.token == token else draft.join(one, other, token)
