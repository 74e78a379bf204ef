"""The full screen that play and replay of a case share: the locations, the players, and a bench to lay out cards.

A desk shows one view at a time and draws nothing that is not in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.types import CSSPathType
from textual.widgets import Input, OptionList, Static

from gaslamp.core import Seat
from gaslamp.drawing.lights import Light
from gaslamp.games.draft import Draft
from gaslamp.games.enquiry import ConnectionState
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller, drawn, solved
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.bench import Bench
from gaslamp.terminal.case.boxes import HEIGHT
from gaslamp.terminal.case.gridview import GridView
from gaslamp.terminal.case.panels import CasePanels, Pick
from gaslamp.terminal.overlays import Sheet
from gaslamp.terminal.panels import Story
from gaslamp.terminal.stage import Stage

LEAST = 96, 28
WIDE, TALL = 126, 40
"""Columns and rows from which on there is room to spare."""
PANEL = 38, 48
"""How many columns the side panel is given, on a narrow screen and on a wide one; the style sheet says so too."""
GRID = 15
"""Rows the grid should have, three cards high; what is more may be given to the hand."""
FRAME = 3
"""Columns of the side panel that are left free."""
SHEET = 4
"""The same of a page of text."""


class CaseDesk(Stage):
    """What play and replay of a case have in common."""

    CSS_PATH: ClassVar[CSSPathType | None] = ["../stage.tcss", "case.tcss"]
    teller: CaseTeller
    least = LEAST
    desk_actions = Stage.desk_actions | {"hands"}
    keys, keys_help = "keys", "screen-help"
    """Which texts explain the keys, in short and at length."""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("o", "hands")]

    def __init__(self, teller: CaseTeller, reasons: Reasons, *, light: Light = "evening") -> None:
        super().__init__(light=light)
        self.teller, self.reasons = teller, reasons
        self.view: View[ConnectionState] | None = None
        self.seat: Seat = 0
        """Whose bench it is."""
        self.pick: Pick | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        with Container(id="desk"):
            yield Static(id="turn")
            yield Static(id="places")
            with Horizontal(id="middle"):
                with Vertical(id="left"):
                    yield Static(id="status")
                    yield GridView(self.teller, self.light, id="grid")
                    yield Static(id="aside")
                    yield Story(id="story")
                with Vertical(id="right"):
                    yield Static(id="players")
                    yield Static(id="stock")
                    yield OptionList(id="moves", markup=False)
            yield Input(id="typed", placeholder=self.teller.say("typed-hint"), select_on_focus=False)
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.say("")

    @property
    def grid(self) -> GridView:
        return self.screen_stack[0].query_one(GridView)

    @property
    def panels(self) -> CasePanels:
        return CasePanels(self.teller, self.reasons, self.light)

    def key_line(self) -> str:
        return self.teller.say(self.keys)

    def help_page(self) -> str:
        letters = " ".join(self.teller.letters.values())
        keys = self.teller.say(self.keys_help, letters=letters)
        return f"{keys}\n{self.rules_key()}\n\n{self.teller.say('legend')}"

    def too_small(self) -> str:
        return self.teller.say("too-small", width=LEAST[0], height=LEAST[1])

    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        return {"wide": width >= WIDE, "tall": height >= TALL}

    # What is shown

    def show(self, view: View[ConnectionState], sentence: str, seat: Seat, bench: Bench | None = None) -> None:
        """Fill the desk with what one seat knows, somebody's cards in front."""
        self.view, self.seat, self.pick = view, seat, None
        self.put("turn", Text(sentence))
        draft = solved(self.teller.game, view.events) or (bench.draft if bench else self.bare(view, seat))
        is_own = bench is not None and draft is bench.draft
        leads = [self.teller.game.deck.leads[lead] for lead in drawn(view, seat)]
        self.grid.show(draft, leads, bench if is_own and draft else None)
        self.fill_panels()

    def bare(self, view: View[ConnectionState], seat: Seat) -> Draft | None:
        """A lead with nothing laid out round it."""
        hand, deck = view.state.hands[seat], self.teller.game.deck
        return Draft(deck.leads[hand.lead], deck.clues, hand) if hand.lead else None

    def fill_panels(self) -> None:
        if self.view is None:
            return
        state, panels = self.view.state, self.panels
        width = PANEL[self.screen_stack[0].has_class("wide")] - FRAME
        self.put("players", panels.players(state, width, is_tall=self.screen_stack[0].has_class("tall")))
        self.put("stock", panels.stock(state, width))
        self.fill_places()
        self.fill_bench()
        self.screen_stack[0].query_one(Story).tell(partial(panels.story, self.view))

    def fill_places(self) -> None:
        if self.view is not None:
            self.put("places", self.panels.places(self.view.state, self.size.width, self.pick))

    def fill_bench(self) -> None:
        """What the layout wants, and what is not laid out."""
        if self.view is None:
            return
        draft, hand = self.grid.draft, self.view.state.hands[self.seat]
        is_own = draft is not None and draft.hand.cards == hand.cards
        self.put("status", self._status(draft))
        cards, tokens = (draft.aside, draft.spare) if draft and is_own else (hand.cards, hand.tokens.counts)
        left = self.screen_stack[0].query_one("#left")
        rows = max(1, (left.size.height - GRID) // HEIGHT)
        self.put("aside", self.panels.aside(cards, tokens, max(20, left.size.width - 2), rows))

    def _status(self, draft: Draft | None) -> Text:
        if draft is None:
            return Text(self.teller.say("choice") if self.grid.leads else "", self.panels.ink("faint"))
        lead = self.teller.say("bench", lead=draft.lead.number)
        told = self.panels.ink("ink" if draft.missing else "lamp", bold=not draft.missing)
        status = " ".join(self.teller.status(draft))
        return Text.assemble((f"{lead}  ", self.panels.ink("tape", bold=True)), (status, told))

    # Keys

    def action_light(self) -> None:
        self.grid.light = "paper" if self.light == "evening" else "evening"
        super().action_light()

    def action_hands(self) -> None:
        if self.view is not None:
            self.push_screen(Sheet(self.panels.hands(self.view.state, self.size.width - SHEET)))
