"""Play a chase on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from textual import on
from textual.events import Key
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from gaslamp.core import SPECTATOR, Action, Problem, Seat
from gaslamp.games.vocabulary import FUGITIVE, Done
from gaslamp.match import View
from gaslamp.telling.casebook import PLACES
from gaslamp.telling.chase import Teller
from gaslamp.telling.ledger import ending, last_board
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.stations import ARRIVALS, station_of
from gaslamp.terminal.desk import Desk
from gaslamp.terminal.lines import answer
from gaslamp.terminal.mapview import Camera, MapView
from gaslamp.terminal.overlays import Interlude, Sheet
from gaslamp.terminal.phrasing import explain
from gaslamp.terminal.scenes import beside
from gaslamp.terminal.stageplay import PACE, StagePlay, run
from gaslamp.terminal.table import Table
from gaslamp.terminal.typed import Ask, Menu, understand
from gaslamp.words import Words

Gaze: TypeAlias = tuple[Camera, bool, bool]
"""Where somebody looks, and whether for possible stations and for marks."""


def play_on_screen(table: Table, words: Words) -> None:
    run(PlayDesk(table, words))


class PlayDesk(StagePlay, Desk):
    """A chase at a table, on the full screen."""

    desk_actions = Desk.desk_actions | StagePlay.desk_actions
    table: Table

    def __init__(self, table: Table, words: Words, *, pace: float = PACE) -> None:
        teller = Teller(words, table.game, table.players)
        super().__init__(teller, Reasons(teller.words, table.players, table.explained))
        self.sit_down(table, self.teller.words, pace)
        self.gazes: dict[bool, Gaze] = {}
        """How the map was left, on a secret desk and on an open one."""
        self.menu = Menu((), ())

    def called(self, seat: Seat) -> str:
        return self.teller.who(self.table.open_view(), seat)

    def wipe(self) -> None:
        """Leaves nothing on the desk that is not everybody's, nor where or for what the last one looked."""
        self.gazes[self.is_hidden] = self.map.camera, self.shows_possible, self.shows_marks
        afresh = (self.map.zoom, (0.5, 0.5), True), False, False
        self.map.camera, self.shows_possible, self.shows_marks = self.gazes.get(not self.is_hidden, afresh)
        self._clear()
        self.moves.focus()
        self.say("")
        self.show(self.table.match.view(SPECTATOR), "")

    async def look_back(self) -> None:
        """Between two rounds and at the very end: the last board and the score sheet, until people go on."""
        view = self.table.match.view(self.seen_by)
        if told := ending(view):
            self._clear()
            board = last_board(view)
            self.show(board, self.teller.tell(told[-1]), [board.state.stations[FUGITIVE]])
            await self.push_screen_wait(Interlude(self._sheet(view), self.panels.width))

    def _sheet(self, view: View[Any]) -> str:
        """What is said when a round is over: how, the score sheet, and what comes next."""
        told, state = map(self.teller.tell, ending(view)), view.state
        onward = self.text("page-next", round=state.round, who=self.teller.ledger.who(state.fugitive))
        last = self.text("page-over") if state.outcome else onward
        return "\n".join([*told, "", *self.teller.ledger.scores(view), "", last])

    def is_at_an_end(self) -> bool:
        return bool(ending(self.table.open_view()))

    def is_worth_a_look(self, action: Action) -> bool:
        return not isinstance(action, Done)

    def _clear(self) -> None:
        self.forget_choices()
        self.list_moves([])
        self.typed.value = ""

    def forget_choices(self) -> None:
        self.menu = Menu((), ())

    # What is shown

    def refill(self) -> None:
        view = self.table.match.view(self.seen_by)
        choices = self.table.choices() if self.seen_by == self.table.eyes else ()
        self.menu = Menu(choices, self.teller.offers(view, choices))
        self.show(view, self.teller.turn(view, self.table.turn), self.about(view))
        self._list(view)

    def about(self, view: View[Any]) -> Sequence[int]:
        """Where one may start or land; who just moved while people only look on; else who is to move."""
        if view.state.phase in ("settle", "land"):
            return sorted(self.targets())
        moved = [at for event in view.events[-1:] if isinstance(event, ARRIVALS) and (at := station_of(event))]
        return moved if moved and not self.table.is_persons_turn else super().about(view)

    def targets(self) -> frozenset[int]:
        return frozenset(a.station for a in self.menu.actions if isinstance(a, ARRIVALS) and a.station)

    def _list(self, view: View[Any]) -> None:
        panels, signs = self.panels, beside(view, PLACES)
        choices = [
            panels.choice(view, n, action, offer, signs.get(station_of(action) or 0, ""))
            for n, (action, offer) in enumerate(zip(*self.menu, strict=True), 1)
        ]
        self.list_moves([Option(choice, id=str(n)) for n, choice in enumerate(choices)])
        self.moves.highlighted = None  # so that an Enter too many makes no move

    # What people do

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id is not None and int(event.option.id) < len(self.menu.actions):
            self.chosen = self.menu.actions[int(event.option.id)]
            self.draw()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None and int(event.option.id) < len(self.menu.actions):
            self.act(self.menu.actions[int(event.option.id)])

    @on(MapView.Picked)
    def _picked(self, event: MapView.Picked) -> None:
        """A click chooses a move to that station, a further click the next such move."""
        fitting = [n for n, action in enumerate(self.menu.actions) if station_of(action) == event.station]
        if not fitting:
            self.say("  ".join(self.teller.board(self.table.view(), event.station)))
            return
        now = self.menu.actions.index(self.chosen) if self.chosen in self.menu.actions else -1
        chosen = fitting[(fitting.index(now) + 1) % len(fitting)] if now in fitting else fitting[0]
        self.moves.highlighted = self.moves.get_option_index(str(chosen))
        self.moves.focus()

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        self.typed.value = ""
        if not event.value.strip():
            self.moves.focus()
            return
        try:
            self._obey(understand(event.value, self.menu, self.table.match.view(self.seen_by), self.words.language))
        except Problem as problem:
            self.say(explain(self.words, problem))

    def _obey(self, wanted: Action | Ask) -> None:
        if isinstance(wanted, Ask):
            self._reply(wanted)
        elif self.table.is_persons_turn:
            self.act(wanted)
        else:  # the first to act is first, even where all may act
            self.say(self.teller.turn(self.table.view(), self.table.turn))

    def _reply(self, ask: Ask) -> None:
        lines = answer(self.teller, ask, self.table.match.view(self.seen_by))
        match ask.what:
            case "quit":
                self.exit()
            case "skip":
                self.act(self.table.shown())
            case "help":
                self.action_help()
            case "rules":
                self.read_rules(ask.sought)
            case "possible":
                self.action_possible()
            case "board" | "marks" if ask.station:
                self.say(" ".join(lines))
                self.map.look_at([ask.station])
            case _:
                self.push_screen(Sheet("\n".join(lines)))

    def on_key(self, event: Key) -> None:
        """A number begins a typed move, wherever one is; the line itself takes the keys that reach it."""
        begins = event.character is not None and (event.character.isdigit() or event.character == "#")
        if event.character and begins and self.is_bare:
            self.set_focus(self.typed)
            self.typed.insert_text_at_cursor(event.character)
            event.stop()
