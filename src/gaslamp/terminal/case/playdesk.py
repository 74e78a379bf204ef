"""Play a case on the full screen."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import DescendantBlur, DescendantFocus, Key
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from gaslamp.core import SPECTATOR, Action, Problem, Seat
from gaslamp.games.vocabulary import Done
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.bench import Bench, Step
from gaslamp.terminal.case.benches import Benches
from gaslamp.terminal.case.desk import CaseDesk
from gaslamp.terminal.case.gridview import GridView
from gaslamp.terminal.case.lines import answer
from gaslamp.terminal.case.menu import SHUT, Deed, Entry, Opens, entries, picked
from gaslamp.terminal.case.table import CaseTable
from gaslamp.terminal.case.typed import understand
from gaslamp.terminal.overlays import Sheet
from gaslamp.terminal.phrasing import explain
from gaslamp.terminal.stageplay import PACE, StagePlay, run
from gaslamp.terminal.typed import Ask, Menu
from gaslamp.words import Words


def play_on_screen(table: CaseTable, words: Words) -> None:
    run(CasePlayDesk(table, words))


class CasePlayDesk(StagePlay, CaseDesk):
    """A case at a table, on the full screen."""

    desk_actions = CaseDesk.desk_actions | StagePlay.desk_actions | {"bench", "hint"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "bench", priority=True),
        Binding("h", "hint"),
    ]
    AUTO_FOCUS = "#moves"
    table: CaseTable

    def __init__(self, table: CaseTable, words: Words, *, pace: float = PACE) -> None:
        teller = CaseTeller(words, table.game, table.players)
        super().__init__(teller, Reasons(teller.words, table.players, table.explained))
        self.sit_down(table, self.teller.words, pace)
        self.benches = Benches(table)
        self.entries: list[Entry] = []
        self.opened = SHUT

    # The game

    def called(self, seat: Seat) -> str:
        return self.teller.name(seat)

    def is_worth_a_look(self, action: Action) -> bool:
        return not isinstance(action, Done)

    async def hand_over(self) -> None:
        """Nobody is asked to come back to a desk that is for all."""
        if self.table.secret is None and self.is_hidden:
            await self.put_away()
            self.hidden = None
            self.wipe()
        else:
            await super().hand_over()

    def wipe(self) -> None:
        self.forget_choices()
        self.typed.value = ""
        self.moves.focus()
        self.say("")
        self.show(self.table.match.view(SPECTATOR), "", self.table.bench)

    def forget_choices(self) -> None:
        self.entries, self.opened = [], SHUT
        self.list_moves([])

    # What is shown

    def refill(self) -> None:
        view, bench = self.table.match.view(self.seen_by), self.own_bench
        self.show(view, self.teller.turn(view, self.table.turn), self.table.bench, bench)
        self.list_deeds(SHUT)

    @property
    def own_bench(self) -> Bench | None:
        """The bench in front, if it is somebody's at the keyboard."""
        seat = self.table.bench
        return self.benches.of(seat) if seat in self.table.people else None

    def list_deeds(self, opened: Opens) -> None:
        self.opened, choices = opened, self.table.choices() if self.seen_by == self.table.eyes else ()
        bench = self.own_bench
        lays = bool(choices) and bench is not None and bench.draft is not None
        self.entries = entries(self.teller, choices, opened, lays=lays)
        self.list_moves([Option(entry.text, id=str(n)) for n, entry in enumerate(self.entries)])
        self.moves.highlighted = None  # so that an Enter too many does nothing

    def key_line(self) -> str:
        if self.is_laying:
            return self.teller.say("bench-keys", letters=" ".join(self.teller.letters.values()))
        return super().key_line()

    @property
    def is_laying(self) -> bool:
        return self.screen_stack[0].has_class("laying")

    # What people do

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.pick = picked(self._deed(event.option.id))
        self.fill_places()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        deed = self._deed(event.option.id)
        if isinstance(deed, Opens):
            self.list_deeds(deed)
        elif deed is not None:
            self._obey(deed)

    def _deed(self, id: str | None) -> Deed | None:
        return self.entries[int(id)].deed if id is not None and int(id) < len(self.entries) else None

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        self.typed.value = ""
        if not event.value.strip():
            self.moves.focus()
            return
        choices, state = self.table.choices(), self.table.match.view(self.seen_by).state
        try:
            menu = Menu(choices, self.teller.offers(choices))
            self._obey(understand(event.value, menu, state, self.table.bench, self.words.language))
        except Problem as problem:
            self.say(explain(self.words, problem))

    def _obey(self, wanted: Action | Ask | Step) -> None:
        if isinstance(wanted, Ask):
            self._reply(wanted)
        elif isinstance(wanted, Step):
            self._step(wanted)
        elif self.table.is_persons_turn:
            self.act(wanted)
        else:
            self.say(self.teller.turn(self.table.view(), self.table.turn))

    def _step(self, step: Step) -> None:
        bench = self.own_bench
        if bench is None:
            self.say(self.teller.turn(self.table.view(), self.table.turn))
        elif step.verb == "solve":
            self._solve()
        elif step.verb == "solution":
            self.action_hint()
        else:
            bench.take(step)
            self._redraw("")

    def _solve(self) -> None:
        self.act(self.benches.solving(self.table.bench))

    def _reply(self, ask: Ask) -> None:
        match ask.what:
            case "quit":
                self.exit()
            case "skip":
                self.act(self.table.shown())
            case "help":
                self.action_help()
            case "rules":
                self.read_rules(ask.sought)
            case "layout" if self.grid.can_focus:
                self.set_focus(self.grid)
            case "hands":
                self.action_hands()
            case what:
                state = self.table.match.view(self.seen_by).state
                self.push_screen(Sheet("\n".join(answer(self.teller, what, state, self.table.bench, None))))

    @on(GridView.Worked)
    def _worked(self, event: GridView.Worked) -> None:
        self._redraw(event.notice)

    @on(GridView.Solved)
    def _enough(self) -> None:
        self._solve()

    def _redraw(self, notice: str) -> None:
        """The bench as it is now, and a word about it."""
        if self.view is not None and (bench := self.own_bench):
            self.grid.show(bench.draft, (), bench)
            self.fill_bench()
        self.say(notice)

    def on_key(self, event: Key) -> None:
        """A number begins a typed line, wherever one is but at the bench; the line takes the keys that reach it."""
        if event.character and event.character.isdigit() and self.is_bare:
            self.set_focus(self.typed)
            self.typed.insert_text_at_cursor(event.character)
            event.stop()

    @on(DescendantFocus)
    @on(DescendantBlur)
    def _moved(self) -> None:
        if self.is_bare:
            self.screen.set_class(self.focused is self.grid, "laying")
            self.say(self.notice)
            self.call_after_refresh(self.fill_panels)

    def action_bench(self) -> None:
        """To the layout, and back to the list."""
        self.say("")
        self.set_focus(self.moves if self.focused is self.grid or not self.grid.can_focus else self.grid)

    def action_hint(self) -> None:
        if self.own_bench is None:
            return
        try:
            self.benches.hint(self.table.bench)
            self.set_focus(self.grid)
            self._redraw(self.teller.say("hint"))
        except Problem as problem:
            self.say(explain(self.words, problem))

    def action_choose(self) -> None:
        if self.opened != SHUT:
            self.list_deeds(SHUT)
        super().action_choose()
