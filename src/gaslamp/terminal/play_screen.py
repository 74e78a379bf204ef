"""Play on the full screen, whatever the game.

A game runs in one task: it hands the screen over where it must, waits for people, lets bots think in a
thread of their own, and pauses after each of their moves so that people can follow.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input, OptionList, Static

from gaslamp.agents.warmup import MOMENT
from gaslamp.core import CHANCE, Action, Problem, Seat
from gaslamp.drawing.lights import PALETTES
from gaslamp.games.vocabulary import Done
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal.captions import explain, say
from gaslamp.terminal.game_panel import GamePanel
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.local_match import LocalMatch
from gaslamp.terminal.overlays import HandOverPage
from gaslamp.terminal.request import TypedQuestion

PACE = 0.9
"""Seconds a bot's move is left to be looked at."""


class PlayScreen(GameScreen):
    """A game at one screen; each game says what is offered and what typed lines mean."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "skip"),
        Binding("slash,colon", "type", priority=True),
        Binding("escape", "choose", priority=True),
    ]
    typed_signs = ""
    """What begins a typed line wherever one is, besides a digit."""

    def __init__(self, table: LocalMatch, panel: GamePanel, pace: float) -> None:
        super().__init__(panel, table.match.game.name)
        self.table, self.pace = table, pace
        self.tutor = Tutor(self.words, table.lesson) if table.lesson else None
        self.hidden: Seat | None = None
        """For whose eyes alone the screen is, if it is not for everybody's."""
        self.has_warned = False
        self.acted, self.skipped = asyncio.Event(), asyncio.Event()

    @property
    def is_hidden(self) -> bool:
        """Whether the screen shows what others may not see."""
        return self.hidden is not None

    # What each game says

    @abstractmethod
    def wipe(self) -> None:
        """Leaves nothing on the screen that is not everybody's."""

    @abstractmethod
    def called(self, seat: Seat) -> str:
        """A seat by the name of the person who sits there."""

    @abstractmethod
    def turn_sentence(self) -> str:
        """Whose turn it is, as those at the screen see it."""

    @abstractmethod
    def forget_choices(self) -> None:
        """Offers nothing any more, until the screen is filled again."""

    @abstractmethod
    def highlight(self, place: int) -> None:
        """A line of the list is thought of."""

    @abstractmethod
    def choose(self, place: int) -> None:
        """A line of the list is chosen."""

    @abstractmethod
    def understand(self, text: str) -> Action | TypedQuestion | None:
        """What a typed line stands for; nothing, if it has been seen to."""

    @abstractmethod
    def answer(self, question: TypedQuestion) -> None:
        """Shows what a question of the game is answered."""

    async def look_back(self) -> None:
        """Waits where something is over that people want to look back on."""

    def is_at_an_end(self) -> bool:
        """Whether something is looked back on next."""
        return False

    # The game

    def on_mount(self) -> None:
        self.table.keep()
        self.run_worker(self._play(), exclusive=True)

    async def _play(self) -> None:
        await self._open_lesson()
        while not self.table.is_over:
            await self.hand_over()
            await self.look_back()
            self.refill()
            self.teach()
            await (self._persons_turn() if self.table.is_persons_turn else self._bots_turn())
            self._warn()
        self.hidden = None
        await self.look_back()
        self.refill()
        self.teach()
        self.focus_game()

    async def _open_lesson(self) -> None:
        if self.tutor:
            self.add_class("lesson")
            await self.panel.mount(Static(id="lesson"), after="#turn")
            self.panel.say(self.words.say("lesson-hint"))

    def teach(self) -> None:
        """What a lesson says to what was done, explains and asks for now."""
        if self.tutor:
            log, palette = self.table.match.log, PALETTES[self.panel.light]
            said = {
                self.tutor.heading(log): palette["faint"],
                self.tutor.praise(log): palette["bus"],
                self.tutor.explained(log): palette["ink"],
                self.tutor.task(log): f"bold {palette['glow']}",
            }
            self.panel.put("lesson", Text("\n").join(Text(text, style) for text, style in said.items() if text))

    async def hand_over(self) -> None:
        if self.table.secret != self.hidden:
            await self.put_away()
            self.wipe()
            await self.app.push_screen_wait(
                HandOverPage(say(self.words, "hand-over", who=self.called(self.table.eyes)))
            )
            self.hidden = self.table.secret

    @property
    def seen_by(self) -> Seat:
        """Whose view is shown: nobody sees a secret one before the screen was handed over."""
        return self.table.eyes if self.table.secret == self.hidden else self.table.open_eyes

    def focus_game(self) -> None:
        self.panel.moves.focus()

    async def _persons_turn(self) -> None:
        self.acted.clear()
        if self.focused is not self.panel.typed:
            self.focus_game()
        await self.acted.wait()

    async def _bots_turn(self) -> None:
        is_chance = self.table.turn == CHANCE
        if not is_chance:
            await self._get_ready()
        action = await _in_thread(self.table.thinking())
        self.table.play(action)
        if self.is_at_an_end():
            return
        self.refill()
        if not is_chance and not isinstance(action, Done):
            self.skipped.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.skipped.wait(), self.pace)

    async def _get_ready(self) -> None:
        """Waits for what the bots run to be compiled, and says so if it is not."""
        ready = asyncio.wrap_future(self.table.ready)
        done, _ = await asyncio.wait([ready], timeout=MOMENT)
        if not done:
            self.panel.say(self.words.say("warming"))
            await ready
            self.panel.say("")

    def _warn(self) -> None:
        if self.table.trouble and not self.has_warned:
            self.has_warned = True
            self.panel.say(say(self.words, "not-kept", problem=self.words.explain(self.table.trouble)))

    # What people do

    def act(self, action: Action) -> None:
        """Play for the person at the keyboard; the rules may refuse."""
        self.panel.say("")
        try:
            self.table.play(action)
        except Problem as problem:
            self.panel.say(explain(self.words, problem))
        else:
            self.forget_choices()
            self.acted.set()

    def obey(self, wanted: Action | TypedQuestion) -> None:
        if isinstance(wanted, TypedQuestion):
            self._reply(wanted)
        elif self.table.is_persons_turn:
            self.act(wanted)
        else:  # the first to act is first, even where all may act
            self.panel.say(self.turn_sentence())

    def _reply(self, question: TypedQuestion) -> None:
        match question.topic:
            case "quit":
                self.app.exit()
            case "skip":
                self.act(self.table.shown())
            case "help":
                self.action_help()
            case "rules":
                self.read_rules(question.sought)
            case _:
                self.answer(question)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.highlight(event.option_index)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        self.panel.typed.value = ""
        if not event.value.strip():
            self.focus_game()
            return
        try:
            if wanted := self.understand(event.value):
                self.obey(wanted)
        except Problem as problem:
            self.panel.say(explain(self.words, problem))

    def on_key(self, event: Key) -> None:
        """A number begins a typed line, wherever one is; a widget takes the keys it wants before."""
        sign = event.character
        if sign and (sign.isdigit() or sign in self.typed_signs):
            self.set_focus(self.panel.typed)
            self.panel.typed.insert_text_at_cursor(sign)
            event.stop()

    def action_type(self) -> None:
        self.set_focus(self.panel.typed)  # at once: the next letter may already be on its way

    def action_choose(self) -> None:
        self.panel.typed.value = ""
        self.focus_game()
        self.panel.say("")

    def action_skip(self) -> None:
        self.skipped.set()


def _in_thread(think: Callable[[], Action]) -> asyncio.Future[Action]:
    """A thought that holds up neither the screen nor the way out: nobody waits for the thread at the end."""
    thought: Future[Action] = Future()
    thought.set_running_or_notify_cancel()

    def run() -> None:
        try:
            thought.set_result(think())
        except BaseException as error:  # whatever it is, it belongs to the waiting thread
            thought.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(thought)
