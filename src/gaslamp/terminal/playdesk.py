"""Play on the full screen.

A game runs in one task: it hands the screen over where it must, waits for people, lets bots think in a
thread of their own, and pauses after each of their moves so that people can follow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import Any, ClassVar, TypeAlias

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from gaslamp.core import CHANCE, SPECTATOR, Action, Problem, Seat
from gaslamp.games.vocabulary import FUGITIVE, Done
from gaslamp.match import View
from gaslamp.terminal.casebook import PLACES, beside
from gaslamp.terminal.desk import Desk
from gaslamp.terminal.ledger import ending, last_board
from gaslamp.terminal.lines import answer, farewell
from gaslamp.terminal.mapview import Camera, MapView
from gaslamp.terminal.overlays import Curtain, Interlude, Sheet
from gaslamp.terminal.scenes import ARRIVALS, station_of
from gaslamp.terminal.table import Table
from gaslamp.terminal.telling import Teller
from gaslamp.terminal.typed import Ask, Menu, understand
from gaslamp.words import Words

Gaze: TypeAlias = tuple[Camera, bool, bool]
"""Where somebody looks, and whether for possible stations and for marks."""
PACE = 0.9
"""Seconds a bot's move is left to be looked at."""


def play_on_screen(table: Table, words: Words) -> None:
    game = PlayDesk(table, words)
    game.run()
    how = "over" if table.is_over else "left"
    print(farewell(game.teller, table, how))


class PlayDesk(Desk):
    """A game at a table, on the full screen."""

    desk_actions = Desk.desk_actions | {"type", "choose"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "skip"),
        Binding("slash,colon", "type", priority=True),
        Binding("escape", "choose", priority=True),
    ]

    def __init__(self, table: Table, words: Words, *, pace: float = PACE) -> None:
        super().__init__(Teller(words, table.game, table.players))
        self.table, self.pace = table, pace
        self.is_hidden = False
        """Whether the desk shows what others may not see."""
        self.gazes: dict[bool, Gaze] = {}
        """How the map was left, on a secret desk and on an open one."""
        self.has_warned = False
        self.menu = Menu((), ())
        self.acted, self.skipped = asyncio.Event(), asyncio.Event()

    def on_mount(self) -> None:
        super().on_mount()
        self.table.keep()
        self.run_worker(self._play(), exclusive=True)

    # The game

    async def _play(self) -> None:
        while not self.table.is_over:
            await self._hand_over()
            await self._look_back()
            self.refill()
            await (self._persons_turn() if self.table.is_persons_turn else self._bots_turn())
            self._warn()
        self.is_hidden = False
        await self._look_back()
        self.refill()
        self.moves.focus()

    async def _hand_over(self) -> None:
        eyes = self.table.eyes
        if self.table.is_secret(eyes) == self.is_hidden:
            return
        self._wipe()
        await self.push_screen_wait(
            Curtain(self.teller.say("hand-over", who=self.teller.who(self.table.open_view(), eyes)))
        )
        self.is_hidden = self.table.is_secret(eyes)

    def _wipe(self) -> None:
        """Leaves nothing on the desk that is not everybody's, nor where or for what the last one looked."""
        self.gazes[self.is_hidden] = self.map.camera, self.shows_possible, self.shows_marks
        afresh = (self.map.zoom, (0.5, 0.5), True), False, False
        self.map.camera, self.shows_possible, self.shows_marks = self.gazes.get(not self.is_hidden, afresh)
        self._clear()
        self.moves.focus()
        self.say("")
        self.show(self.table.match.view(SPECTATOR), "")

    async def _look_back(self) -> None:
        """Between two rounds and at the very end: the last board and the score sheet, until people go on."""
        view = self.table.match.view(self.seen_by)
        if told := ending(view):
            self._clear()
            board = last_board(view)
            self.show(board, self.teller.tell(told[-1]), [board.state.stations[FUGITIVE]])
            await self.push_screen_wait(Interlude(self.teller.look_back(view), self.panels.width))

    def _clear(self) -> None:
        self.menu = Menu((), ())
        self.list_moves([])
        self.typed.value = ""

    async def _persons_turn(self) -> None:
        self.acted.clear()
        if self.focused is not self.typed:
            self.moves.focus()
        await self.acted.wait()

    async def _bots_turn(self) -> None:
        is_chance = self.table.turn == CHANCE
        action = await _in_thread(self.table.thinking())
        self.table.play(action)
        if ending(self.table.open_view()):
            return
        self.refill()
        if not is_chance and not isinstance(action, Done):
            self.skipped.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.skipped.wait(), self.pace)

    def _warn(self) -> None:
        if self.table.trouble and not self.has_warned:
            self.has_warned = True
            self.say(self.teller.say("not-kept", problem=self.teller.words.explain(self.table.trouble)))

    # What is shown

    def refill(self) -> None:
        view = self.table.match.view(self.seen_by)
        self.menu = self.teller.menu(view, self.table.choices() if self.seen_by == self.table.eyes else ())
        self.show(view, self.teller.turn(view, self.table.turn), self.about(view))
        self._list(view)

    @property
    def seen_by(self) -> Seat:
        """Whose view is shown: nobody sees a secret one before the screen was handed over."""
        eyes = self.table.eyes
        return eyes if self.table.is_secret(eyes) == self.is_hidden else self.table.open_eyes

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
            self._obey(understand(event.value, self.menu, self.table.match.view(self.seen_by)))
        except Problem as problem:
            self.say(self.teller.words.explain(problem))

    def _obey(self, wanted: Action | Ask) -> None:
        if isinstance(wanted, Ask):
            self._reply(wanted)
        elif self.table.is_persons_turn:
            self.act(wanted)
        else:  # whoever is first is first, even where all may act
            self.say(self.teller.turn(self.table.view(), self.table.turn))

    def _reply(self, ask: Ask) -> None:
        lines = answer(self.teller, ask, self.table.match.view(self.seen_by))
        match ask.what:
            case "quit":
                self.exit()
            case "help":
                self.action_help()
            case "possible":
                self.action_possible()
            case "board" | "marks" if ask.station:
                self.say(" ".join(lines))
                self.map.look_at([ask.station])
            case _:
                self.push_screen(Sheet("\n".join(lines)))

    def act(self, action: Action) -> None:
        """Play for whoever sits at the keyboard; the rules may refuse."""
        self.say("")
        try:
            self.table.play(action)
        except Problem as problem:
            self.say(self.teller.words.explain(problem))
        else:
            self.menu = Menu((), ())
            self.acted.set()

    def on_key(self, event: Key) -> None:
        """A number begins a typed move, wherever one is; the line itself takes the keys that reach it."""
        begins = event.character is not None and (event.character.isdigit() or event.character == "#")
        if event.character and begins and self.is_bare:
            self.set_focus(self.typed)
            self.typed.insert_text_at_cursor(event.character)
            event.stop()

    def action_type(self) -> None:
        self.set_focus(self.typed)  # at once: the next letter may already be on its way

    def action_choose(self) -> None:
        self.typed.value = ""
        self.moves.focus()
        self.say("")

    def action_skip(self) -> None:
        self.skipped.set()


def _in_thread(think: Callable[[], Action]) -> asyncio.Future[Action]:
    """A thought that holds up neither the screen nor the way out: nobody waits for the thread at the end."""
    thought: Future[Action] = Future()
    thought.set_running_or_notify_cancel()

    def run() -> None:
        try:
            thought.set_result(think())
        except BaseException as error:  # whatever it is, it belongs to whoever waits
            thought.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(thought)
