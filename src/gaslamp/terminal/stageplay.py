"""Play on the full screen, whatever the game.

A game runs in one task: it hands the screen over where it must, waits for people, lets bots think in a
thread of their own, and pauses after each of their moves so that people can follow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gaslamp.agents.warmup import MOMENT
from gaslamp.core import CHANCE, Action, Problem, Seat
from gaslamp.drawing.lights import PALETTES
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal.lineplay import farewell
from gaslamp.terminal.overlays import Curtain
from gaslamp.terminal.phrasing import explain, say
from gaslamp.terminal.sitting import Sitting
from gaslamp.terminal.stage import Stage
from gaslamp.words import Words

PACE = 0.9
"""Seconds a bot's move is left to be looked at."""


class StagePlay(Stage):
    """A game at one screen; each game says how it is shown."""

    desk_actions = Stage.desk_actions | {"type", "choose"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "skip"),
        Binding("slash,colon", "type", priority=True),
        Binding("escape", "choose", priority=True),
    ]
    table: Sitting
    words: Words

    def sit_down(self, table: Sitting, words: Words, pace: float) -> None:
        self.table, self.words, self.pace = table, words, pace
        self.tutor = Tutor(words, table.lesson) if table.lesson else None
        self.hidden: Seat | None = None
        """For whose eyes alone the desk is, if it is not for everybody's."""
        self.has_warned = False
        self.acted, self.skipped = asyncio.Event(), asyncio.Event()

    @property
    def is_hidden(self) -> bool:
        """Whether the desk shows what others may not see."""
        return self.hidden is not None

    # What each game says

    def wipe(self) -> None:
        """Leaves nothing on the desk that is not everybody's."""
        raise NotImplementedError

    def called(self, seat: Seat) -> str:
        """A seat by the name of the person who sits there."""
        raise NotImplementedError

    def is_worth_a_look(self, action: Action) -> bool:
        """Whether people want to see what a bot has done before the next one acts."""
        raise NotImplementedError

    async def look_back(self) -> None:
        """Waits where something is over that people want to look back on."""

    def forget_choices(self) -> None:
        """Offers nothing any more, until the desk is filled again."""
        raise NotImplementedError

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
        self.moves.focus()

    async def _open_lesson(self) -> None:
        if self.tutor:
            self.screen_stack[0].add_class("lesson")
            await self.screen_stack[0].query_one("#desk").mount(Static(id="lesson"), after="#turn")
            self.say(self.words.say("lesson-hint"))

    def teach(self) -> None:
        """What a lesson says to what was done, explains and asks for now."""
        if self.tutor:
            log, palette = self.table.match.log, PALETTES[self.light]
            said = {
                self.tutor.heading(log): palette["faint"],
                self.tutor.praise(log): palette["bus"],
                self.tutor.explained(log): palette["ink"],
                self.tutor.task(log): f"bold {palette['glow']}",
            }
            self.put("lesson", Text("\n").join(Text(text, style) for text, style in said.items() if text))

    async def hand_over(self) -> None:
        if self.table.secret != self.hidden:
            await self.put_away()
            self.wipe()
            await self.push_screen_wait(Curtain(say(self.words, "hand-over", who=self.called(self.table.eyes))))
            self.hidden = self.table.secret

    @property
    def seen_by(self) -> Seat:
        """Whose view is shown: nobody sees a secret one before the screen was handed over."""
        return self.table.eyes if self.table.secret == self.hidden else self.table.open_eyes

    async def _persons_turn(self) -> None:
        self.acted.clear()
        self.await_person()
        await self.acted.wait()

    def await_person(self) -> None:
        """Has the keys do something for the player whose turn it is."""
        if self.focused is not self.typed:
            self.moves.focus()

    async def _bots_turn(self) -> None:
        is_chance = self.table.turn == CHANCE
        if not is_chance:
            await self._get_ready()
        action = await _in_thread(self.table.thinking())
        self.table.play(action)
        if self.is_at_an_end():
            return
        self.refill()
        if not is_chance and self.is_worth_a_look(action):
            self.skipped.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.skipped.wait(), self.pace)

    async def _get_ready(self) -> None:
        """Waits for what the bots run to be compiled, and says so if it is not."""
        ready = asyncio.wrap_future(self.table.ready)
        done, _ = await asyncio.wait([ready], timeout=MOMENT)
        if not done:
            self.say(self.words.say("warming"))
            await ready
            self.say("")

    def is_at_an_end(self) -> bool:
        """Whether something is looked back on next."""
        return False

    def _warn(self) -> None:
        if self.table.trouble and not self.has_warned:
            self.has_warned = True
            self.say(say(self.words, "not-kept", problem=self.words.explain(self.table.trouble)))

    def act(self, action: Action) -> None:
        """Play for the person at the keyboard; the rules may refuse."""
        self.say("")
        try:
            self.table.play(action)
        except Problem as problem:
            self.say(explain(self.words, problem))
        else:
            self.forget_choices()
            self.acted.set()

    def action_type(self) -> None:
        self.set_focus(self.typed)  # at once: the next letter may already be on its way

    def action_choose(self) -> None:
        self.typed.value = ""
        self.moves.focus()
        self.say("")

    def action_skip(self) -> None:
        self.skipped.set()


def run(game: StagePlay) -> None:
    """Play until it is over or somebody leaves, and say how to come back."""
    game.run()
    print(farewell(game.words, game.table, "over" if game.table.is_over else "left"))


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
