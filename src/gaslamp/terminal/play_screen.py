"""Play on the full screen, whatever the game.

A game runs in one task: it hands the screen over where it must, waits for people, lets bots think in a
thread of their own, and pauses after each of their moves so that people can follow.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gaslamp.agents.warmup import MOMENT
from gaslamp.core import CHANCE, Action, Problem, Seat
from gaslamp.drawing.lights import PALETTES
from gaslamp.games.vocabulary import Done
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal.asking import LEAVE, Wish, answer, is_asked_first, question
from gaslamp.terminal.captions import explain, say
from gaslamp.terminal.game_panel import GamePanel
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.overlays import HandOverPage
from gaslamp.terminal.played_match import PlayedMatch, Thought
from gaslamp.terminal.request import TypedQuestion

PACE = 0.9
"""Seconds a bot's move is left to be looked at."""


class PlayScreen(GameScreen):
    """A game at one screen; each game says what is offered and what typed lines mean."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "skip"),
        Binding("slash,colon", "type", priority=True),
        Binding("escape", "choose", priority=True),
        Binding("enter", "answer", priority=True),
    ]
    typed_signs = ""
    """What begins a typed line wherever one is, besides a digit."""

    def __init__(self, table: PlayedMatch, panel: GamePanel, pace: float) -> None:
        super().__init__(panel, table.match.game.name)
        self.table, self.pace = table, pace
        self.tutor = Tutor(self.words, table.lesson) if table.lesson else None
        self.hidden: Seat | None = None
        """For whose eyes alone the screen is, if it is not for everybody's."""
        self.has_warned = False
        self.pointed: int | None = None
        """The line of the list that nobody has chosen but the screen itself."""
        self.held: tuple[str, Wish] | None = None
        """The question that was last asked, and what it was about."""
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
    def offered(self, action: Action) -> str:
        """An action as a question names it."""

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
        self.table.heed(partial(_call, asyncio.get_running_loop(), self._hear))
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
        if not self.panel.notice:
            self.panel.say(self._wait)

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
        if self.panel.notice == self._wait:
            self.panel.say("")
        if self.focused is not self.panel.typed:
            self.focus_game()
        await self.acted.wait()

    def _hear(self) -> None:
        """Others act when they like: what is offered to somebody here may be out of date."""
        if self.table.is_persons_turn and self.table.take(None):
            self.acted.set()
        if remarks := self.table.remarks(self.words):
            self.panel.say(" ".join(remarks))

    async def _bots_turn(self) -> None:
        if self.table.turn != CHANCE:
            await self._get_ready()
        action = self.table.take(await _in_thread(self.table.thinking()))
        if self.is_at_an_end():
            return
        self.refill()
        if action is not None and action.seat != CHANCE and not isinstance(action, Done):
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

    def obey(self, wanted: Wish, *, is_sure: bool = True) -> None:
        """Do what is wanted, after a question if it is dear or may not be what was meant."""
        if isinstance(wanted, Action) and not self.table.is_persons_turn:
            self.panel.say(self.turn_sentence())  # the first to act is first, even where all may act
        elif wanted != self.asked and (not is_sure or is_asked_first(self.table, wanted)):
            self.held = question(self.words, "confirm", wanted, self.offered), wanted
            self.panel.say(self.held[0])
        elif isinstance(wanted, TypedQuestion):
            self._reply(wanted)
        else:
            self.act(wanted)

    @property
    def asked(self) -> Wish | None:
        """What waits for an answer; a question that can no longer be read is dropped."""
        return self.held[1] if self.held and self.held[0] == self.panel.notice else None

    def may_leave(self) -> bool:
        """Whether nothing is lost; it is asked about where the question can be read, and once."""
        is_asked = self.is_bare and self.asked != LEAVE and is_asked_first(self.table, LEAVE)
        if is_asked:
            self.obey(LEAVE)
        return not is_asked

    def _reply(self, question: TypedQuestion) -> None:
        match question.topic:
            case LEAVE.topic:
                self.app.exit()
            case "skip":
                self.act(self.table.shown())
            case "help":
                self.action_help()
            case "rules":
                self.read_rules(question.sought)
            case _:
                self.answer(question)

    def list_lines(self, lines: Sequence[str | Text]) -> None:
        """Offer these; the first is marked, but nobody has chosen it yet."""
        self.panel.list_moves([Option(line) for line in lines])
        self.pointed = self.panel.moves.highlighted

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.panel.moves.highlighted != self.pointed:
            self.pointed = None
            self.drop_question()
        self.highlight(event.option_index)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if event.option in self.panel.moves.options:  # not one of a list that is gone
            self.choose(event.option_index)

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        self.panel.typed.value = ""
        if self.asked and (is_meant := answer(event.value)) is not None:
            self.obey(self.asked) if is_meant else self.drop_question()
        elif event.value.strip():
            self._heed(event.value)
        else:
            self.focus_game()

    def drop_question(self) -> None:
        """What was asked about is not to be done."""
        if self.asked:
            self.panel.say("")

    def _heed(self, text: str) -> None:
        """Do what a typed line stands for."""
        try:
            if wanted := self.understand(text):
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

    @property
    def _wait(self) -> str:
        return say(self.words, "over" if self.table.is_over else "wait")

    def action_answer(self) -> None:
        """Enter: yes, if something was asked; else there is nothing to choose, and it says so."""
        if self.asked:
            self.obey(self.asked)
        else:
            self.panel.say(self._wait)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter is for the list, the typed line or the layout, unless something is asked or the list is empty."""
        is_idle = self.focused is self.panel.moves and not self.panel.moves.option_count
        is_asked = self.asked is not None and not self.panel.typed.value
        return is_idle or is_asked if action == "answer" else super().check_action(action, parameters)


def _call(loop: asyncio.AbstractEventLoop, does: Callable[[], None]) -> None:
    """Do it in the screen's own thread, if there still is a screen."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(does)


def _in_thread(think: Callable[[], Thought]) -> asyncio.Future[Thought]:
    """A thought that holds up neither the screen nor the way out: nobody waits for the thread at the end."""
    thought: Future[Thought] = Future()
    thought.set_running_or_notify_cancel()

    def run() -> None:
        try:
            thought.set_result(think())
        except BaseException as error:  # whatever it is, it belongs to the waiting thread
            thought.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(thought)
