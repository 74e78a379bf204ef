"""The panel of a case, in play and in replay: the locations, the players, and a grid to lay out cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static

from gaslamp.core import Seat
from gaslamp.drawing.lights import Light
from gaslamp.games.draft import Draft
from gaslamp.games.enquiry import ConnectionState
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller, drawn, solved
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.captions import say
from gaslamp.terminal.case.boxes import HEIGHT
from gaslamp.terminal.case.case_renderer import CaseRenderer, Pick
from gaslamp.terminal.case.drafts import DraftHistory
from gaslamp.terminal.case.gridview import GridView
from gaslamp.terminal.game_panel import GamePanel, Story
from gaslamp.terminal.overlays import TextPage
from gaslamp.terminal.replay import Replay

WIDE, TALL = 126, 40
"""Columns and rows from which on there is room to spare."""
SIDE = 38, 48
"""How many columns the side has, on a narrow screen and on a wide one; the style sheet says so too."""
GRID = 15
"""Rows the grid should have, three cards high; what is more may be given to the hand."""
FRAME = 3
"""Columns of the side that are left free."""
PAGE = 4
"""The same of a page of text."""


class CasePanel(GamePanel):
    """A case as one seat knows it."""

    stylesheet = "case/case.tcss"
    least = 96, 28
    BINDINGS: ClassVar[list[BindingType]] = [Binding("o", "hands")]

    def __init__(self, teller: CaseTeller, reasons: Reasons, light: Light = "evening") -> None:
        super().__init__(teller, reasons, light)
        self.teller = teller
        self.view: View[ConnectionState] | None = None
        self.seat: Seat = 0
        """Whose cards lie in front."""
        self.pick: Pick | None = None

    def compose(self) -> ComposeResult:
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
        yield Input(id="typed", placeholder=self.text("typed-hint"), select_on_focus=False)
        yield Static(id="keys")

    # Parts

    @property
    def grid(self) -> GridView:
        return self.query_one(GridView)

    @property
    def renderer(self) -> CaseRenderer:
        return CaseRenderer(self.teller, self.reasons, self.light)

    @property
    def letters(self) -> str:
        """What stands for the kinds of evidence."""
        return " ".join(self.teller.letters.values())

    def text(self, key: str, **details: object) -> str:
        return self.teller.say(key, **details)

    def key_line(self) -> str:
        return self.text("bench-keys", letters=self.letters) if self.is_laying else super().key_line()

    @property
    def is_laying(self) -> bool:
        """Whether somebody lays out cards."""
        return self.screen.has_class("laying")

    def help_page(self, rules_key: str) -> str:
        keys = self.text(f"{self.prefix}screen-help", letters=self.letters)
        return f"{keys}\n{rules_key}\n\n{self.text('legend')}"

    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        return {"wide": width >= WIDE, "tall": height >= TALL}

    def relight(self, light: Light) -> None:
        self.light = self.grid.light = light

    # What is shown

    def show(self, view: View[ConnectionState], sentence: str, seat: Seat, history: DraftHistory | None = None) -> None:
        """Show what one seat knows, somebody's cards in front."""
        self.view, self.seat, self.pick = view, seat, None
        self.put("turn", Text(sentence))
        draft = solved(self.teller.game, view.events) or (history.draft if history else self.bare(view, seat))
        is_own = history is not None and draft is history.draft
        leads = [self.teller.game.deck.leads[lead] for lead in drawn(view, seat)]
        self.grid.show(draft, leads, history if is_own and draft else None)
        self.fill()

    def show_stop(self, replay: Replay) -> None:
        view = cast(View[ConnectionState], replay.view())
        place = say(self.words, "reel-place", stop=replay.stop + 1, stops=len(replay.stops))
        self.show(view, place, max(0, view.state.current))

    def bare(self, view: View[ConnectionState], seat: Seat) -> Draft | None:
        """A lead with nothing laid out round it."""
        hand, deck = view.state.hands[seat], self.teller.game.deck
        return Draft(deck.leads[hand.lead], deck.clues, hand) if hand.lead else None

    def fill(self) -> None:
        if self.view is None:
            return
        state, renderer = self.view.state, self.renderer
        width = SIDE[self.screen.has_class("wide")] - FRAME
        self.put("players", renderer.players(state, width, is_tall=self.screen.has_class("tall")))
        self.put("stock", renderer.stock(state, width))
        self.fill_places()
        self.fill_layout()
        self.query_one(Story).tell(partial(renderer.story, self.view))

    def fill_places(self) -> None:
        if self.view is not None:
            self.put("places", self.renderer.places(self.view.state, self.app.size.width, self.pick))

    def fill_layout(self) -> None:
        """What the layout wants, and what is not laid out."""
        if self.view is None:
            return
        draft, hand = self.grid.draft, self.view.state.hands[self.seat]
        is_own = draft is not None and draft.hand.cards == hand.cards
        self.put("status", self._status(draft))
        cards, tokens = (draft.aside, draft.spare) if draft and is_own else (hand.cards, hand.tokens.counts)
        left = self.query_one("#left")
        rows = max(1, (left.size.height - GRID) // HEIGHT)
        self.put("aside", self.renderer.aside(cards, tokens, max(20, left.size.width - 2), rows))

    def _status(self, draft: Draft | None) -> Text:
        if draft is None:
            return Text(self.teller.say("choice") if self.grid.leads else "", self.renderer.ink("faint"))
        lead = self.teller.say("bench", lead=draft.lead.number)
        style = self.renderer.ink("ink" if draft.missing else "lamp", bold=not draft.missing)
        status = " ".join(self.teller.status(draft))
        return Text.assemble((f"{lead}  ", self.renderer.ink("tape", bold=True)), (status, style))

    # Keys

    def action_hands(self) -> None:
        if self.view is not None:
            self.app.push_screen(TextPage(self.renderer.hands(self.view.state, self.app.size.width - PAGE)))
