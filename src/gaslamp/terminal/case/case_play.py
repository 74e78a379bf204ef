"""Play a case on the full screen."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import DescendantBlur, DescendantFocus

from gaslamp.core import SPECTATOR, Action, Problem, Seat
from gaslamp.games.enquiry import ConnectionState
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.captions import explain
from gaslamp.terminal.case.case_lines import answer
from gaslamp.terminal.case.case_panel import CasePanel
from gaslamp.terminal.case.case_parser import understand
from gaslamp.terminal.case.drafts import DraftHistory, Drafts, LayoutStep
from gaslamp.terminal.case.gridview import GridView
from gaslamp.terminal.case.menu import SHUT, Deed, MenuLine, Opens, menu_lines, picked
from gaslamp.terminal.overlays import TextPage
from gaslamp.terminal.play_screen import PACE, PlayScreen
from gaslamp.terminal.request import Menu, TypedQuestion
from gaslamp.terminal.tables import AnyCaseTable
from gaslamp.words import Words


class CasePlayScreen(PlayScreen):
    """A case and those who solve it here, on the full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "layout", priority=True),
        Binding("h", "hint"),
    ]
    AUTO_FOCUS = "#moves"
    table: AnyCaseTable
    panel: CasePanel

    def __init__(self, table: AnyCaseTable, words: Words, *, pace: float = PACE) -> None:
        self.teller = teller = CaseTeller(words, table.game, table.players)
        super().__init__(table, CasePanel(teller, Reasons(teller.words, table.players, table.explained)), pace)
        self.drafts = Drafts(table)
        self.lines: list[MenuLine] = []
        self.opened = SHUT

    def called(self, seat: Seat) -> str:
        return self.teller.name(seat)

    def offered(self, action: Action) -> str:
        return self.teller.wish(action)

    def turn_sentence(self) -> str:
        return self.teller.turn(self.table.view(), self.table.turn)

    def seen(self) -> View[ConnectionState]:
        """What may be shown now."""
        return self.table.match.view(self.seen_by)

    async def hand_over(self) -> None:
        """Nobody is asked to come back to a screen that is for all."""
        if self.table.secret is None and self.is_hidden:
            await self.put_away()
            self.hidden = None
            self.wipe()
        else:
            await super().hand_over()

    def wipe(self) -> None:
        self.forget_choices()
        self.panel.typed.value = ""
        self.focus_game()
        self.panel.say("")
        self.panel.show(self.table.match.view(SPECTATOR), "", self.table.bench)

    def forget_choices(self) -> None:
        self.lines, self.opened = [], SHUT
        self.panel.list_moves([])

    # What is shown

    def refill(self) -> None:
        view = self.seen()
        self.panel.show(view, self.teller.turn(view, self.table.turn), self.table.bench, self.own_history)
        self._list(SHUT)

    @property
    def own_history(self) -> DraftHistory | None:
        """The layout in front, if it is somebody's at the keyboard."""
        seat = self.table.bench
        return self.drafts.of(seat) if seat in self.table.people else None

    def _list(self, opened: Opens) -> None:
        self.opened, choices = opened, self.table.choices() if self.seen_by == self.table.eyes else ()
        history = self.own_history
        lays = bool(choices) and history is not None and history.draft is not None
        self.lines = menu_lines(self.teller, choices, opened, lays=lays)
        self.list_lines([line.text for line in self.lines])

    # What people do

    def highlight(self, place: int) -> None:
        self.panel.pick = picked(self._deed(place))
        self.panel.fill_places()

    def choose(self, place: int) -> None:
        deed = self._deed(place)
        if isinstance(deed, Opens):
            self._list(deed)
        elif deed is not None:
            self.obey(deed, is_sure=place != self.pointed or not isinstance(deed, Action))

    def _deed(self, place: int) -> Deed | None:
        return self.lines[place].deed if place < len(self.lines) else None

    def understand(self, text: str) -> Action | TypedQuestion | None:
        choices = self.table.choices()
        menu = Menu(choices, self.teller.offers(choices))
        wanted = understand(text, menu, self.seen().state, self.table.bench, self.words.language)
        if not isinstance(wanted, LayoutStep):
            return wanted
        self._lay_out(wanted)
        return None

    def _lay_out(self, step: LayoutStep) -> None:
        history = self.own_history
        if history is None:
            self.panel.say(self.turn_sentence())
        elif step.verb == "solve":
            self._solve()
        elif step.verb == "solution":
            self.action_hint()
        else:
            history.take(step)
            self._redraw("")

    def _solve(self) -> None:
        solving = self.drafts.solving(self.table.bench)
        self.obey(solving) if self.table.is_persons_turn else self.act(solving)  # the rules say why not

    def answer(self, question: TypedQuestion) -> None:
        if question.topic == "layout" and self.panel.grid.can_focus:
            self.set_focus(self.panel.grid)
        elif question.topic == "hands":
            self.panel.action_hands()
        else:
            lines = answer(self.teller, question, self.seen().state, self.table.bench, None)
            self.app.push_screen(TextPage("\n".join(lines)))

    @on(GridView.Worked)
    def _worked(self, event: GridView.Worked) -> None:
        self._redraw(event.notice)

    @on(GridView.Solved)
    def _enough(self) -> None:
        self._solve()

    def _redraw(self, notice: str) -> None:
        """The layout as it is now, and a word about it."""
        if self.panel.view is not None and (history := self.own_history):
            self.panel.grid.show(history.draft, (), history)
            self.panel.fill_layout()
        self.panel.say(notice)

    # Keys

    @on(DescendantFocus)
    @on(DescendantBlur)
    def _focus_moved(self) -> None:
        if self.is_bare:
            self.set_class(self.focused is self.panel.grid, "laying")
            self.panel.say(self.panel.notice)
            self.call_after_refresh(self.panel.fill)

    def action_layout(self) -> None:
        """To the layout, and back to the list."""
        self.panel.say("")
        grid = self.panel.grid
        self.set_focus(self.panel.moves if self.focused is grid or not grid.can_focus else grid)

    def action_hint(self) -> None:
        if self.own_history is None:
            return
        try:
            self.drafts.hint(self.table.bench)
            self.set_focus(self.panel.grid)
            self._redraw(notice := self.teller.say("hint"))
            self.held = notice, self.drafts.solving(self.table.bench)
        except Problem as problem:
            self.panel.say(explain(self.words, problem))

    def action_choose(self) -> None:
        if self.opened != SHUT:
            self._list(SHUT)
        super().action_choose()
