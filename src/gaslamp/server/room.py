"""A match being played. It has one writer: what is accepted is stored, and only then told.

A screen is told how things stand when it is ready to listen, never step by step: a slow one misses nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import SystemRandom
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, BadMessage, Event, IllegalAction, Seat, decode_event
from gaslamp.games import AnyGame, make_game
from gaslamp.games.powers import Character
from gaslamp.lessons import Lesson
from gaslamp.match import Match, View
from gaslamp.server import auth, characters, seat_plan
from gaslamp.server.bots import Answer
from gaslamp.server.lesson_tables import lesson_at
from gaslamp.server.messages import Phase
from gaslamp.server.schema import BadStore
from gaslamp.server.screens import Screen
from gaslamp.server.store import Card, Overtaken
from gaslamp.telling.memory import MatchMemory

if TYPE_CHECKING:
    from gaslamp.server.rooms import Rooms

logger = logging.getLogger("gaslamp")
PATIENCE = (0.5, 30.0)
"""Seconds to wait before a database that failed is tried again: at first, and at most."""


class Room:
    """One match, its writer, and the screens it is seen on."""

    def __init__(self, card: Card, match: Match[Any], rooms: Rooms) -> None:
        self.card, self.match, self.rooms = card, match, rooms
        self.memory = MatchMemory()
        self.screens: set[Screen] = set()
        self.writing = asyncio.Lock()
        self.kept = 0
        """How many are about something in here, so that it must not be forgotten."""
        self.next = ""
        """The match in which the same people play on, once there is one."""
        self.driver: asyncio.Task[None] | None = None
        self.chance = Uniform(SystemRandom())
        self.mind = secrets.randbits(64)
        """What the bots at this table are made of, so that they stay the same from turn to turn."""
        self.lesson = lesson_at(card)
        self.is_warming = False
        """Whether a bot cannot play yet because its machine code is still being made."""

    @property
    def game(self) -> AnyGame:
        return cast(AnyGame, self.match.game)

    @property
    def is_idle(self) -> bool:
        return not self.screens and self.driver is None and not self.kept

    def is_here(self, key: str | None) -> bool:
        """Whether somebody with this key looks at the table."""
        return any(screen.key.hash == key for screen in self.screens)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """The room stays this one room of its match for so long."""
        self.kept += 1
        try:
            yield
        finally:
            self.kept -= 1
            self.rooms.tidy(self)

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """One writer at a time; then bots go on, however it ended."""
        with self.in_use():
            try:
                async with self.writing:
                    yield
            finally:
                self.drive()

    @property
    def watchers(self) -> int:
        """How many look on who have no seat, whoever has set up the table not counted."""
        return len({screen.key.hash for screen in self.screens if screen.is_watching and not screen.key.is_host})

    # Who looks on

    def enter(self, screen: Screen) -> None:
        self.screens.add(screen)
        self.wake()
        self.drive()

    def leave(self, screen: Screen) -> None:
        self.screens.discard(screen)
        self.wake()
        self.rooms.tidy(self)

    def wake(self) -> None:
        """There is something new to tell."""
        for screen in self.screens:
            screen.wake()

    # What is done

    async def act(self, screen: Screen, raw: bytes) -> None:
        """What a client asks for, in the name of a seat it really has; and what goes without saying then."""
        action = decode_event(self.game.vocabulary, raw)
        if not isinstance(action, Action) or action.seat not in seat_plan.playing(self.card, screen.key.hash):
            raise BadMessage("server-not-your-seat")
        await self.play(action)
        for other in screen.eyes().follow_up(action):
            await self.play(other)

    async def skip(self, screen: Screen) -> None:
        """Have the step of a lesson done for whoever is to do it."""
        if not self.lesson or not self.lesson.step(self.match.log):
            raise BadMessage("server-no-step")
        if self.lesson.learner not in seat_plan.playing(self.card, screen.key.hash):
            raise BadMessage("server-not-your-seat")
        await self.play(self.lesson.shown(self.match))

    async def play(self, action: Action) -> None:
        """Judge an action, store what follows from it, and tell everybody."""
        async with self.at_work():
            await self._play(action)

    async def _play(self, action: Action) -> None:
        if self.card.phase == "waiting":
            raise BadMessage("server-not-begun")
        while True:
            match = self.match.fork()
            events = self.lesson.play(match, action) if self.lesson else match.play(action)
            try:
                await self._keep(match, events)
            except Overtaken:
                await self._reload()
            else:
                break
        self.wake()

    async def _keep(self, match: Match[Any], events: list[Event]) -> None:
        phase: Phase = "over" if match.outcome else "playing"
        awaits = seat_plan.next_bot(match, self.card) is not None
        await self.rooms.store.append(self.card.id, len(self.match.log), events, phase=phase, awaits_bot=awaits)
        self.match, self.card = match, replace(self.card, phase=phase, changed=time.time())

    async def _reload(self) -> None:
        """Another writer was quicker: go on from what is in the log."""
        await self._reload_card()
        await self._read(self.card)
        self.wake()

    async def _read(self, card: Card) -> None:
        self.match, self.memory = await self.rooms.read_match(card), MatchMemory()

    async def _reload_card(self) -> None:
        card = await self.rooms.store.card(self.card.id)
        assert card is not None, "no match is ever removed"
        if card.options != self.card.options:  # other characters were chosen
            await self._read(card)
        self.card = card

    # Bots and chance

    def drive(self) -> None:
        """Have bots and chance act for as long as it is up to them."""
        if self.driver is None and self._is_driven:
            self.driver = asyncio.create_task(self._drive())
            self.driver.add_done_callback(self._parked)

    @property
    def _is_driven(self) -> bool:
        return self.card.phase == "playing" and seat_plan.next_bot(self.match, self.card) is not None

    def _parked(self, task: asyncio.Task[None]) -> None:
        self.driver = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a match stands still: %s", type(error).__name__)
        else:
            self.rooms.tidy(self)

    async def _drive(self) -> None:
        patience = PATIENCE[0]
        while self.card.phase == "playing" and (seat := seat_plan.next_bot(self.match, self.card)) is not None:
            try:
                await self._move(seat)
                patience = PATIENCE[0]
            except IllegalAction:
                continue  # another writer was quicker, so there is something else to think about
            except BadStore as problem:
                for screen in self.screens:
                    screen.complain(problem)
                await asyncio.sleep(patience)
                patience = min(2 * patience, PATIENCE[1])

    async def _move(self, seat: Seat) -> None:
        """One action of a bot or of chance, unless somebody else has acted in the meantime."""
        n, card = len(self.match.log), self.card
        action = await self._chosen(seat)
        async with self.writing:
            if len(self.match.log) == n and self.card.chairs == card.chairs:
                await self._play(action)

    async def _chosen(self, seat: Seat) -> Action:
        """What a bot, chance or the script of a lesson does now."""
        view = self.match.view(seat)
        if self.lesson:
            return await self._scripted(self.lesson)
        if seat == CHANCE:
            return self.chance.act(view)
        answer = await self._think(str(self.card.chairs[seat].agent), view)
        for failed in answer.failed:
            self._notice(seat, failed)
        return answer.action

    async def _scripted(self, lesson: Lesson) -> Action:
        """What the others do, at the pace of bots; nobody waits for what comes before the first step."""
        if lesson.number(self.match.log) > 1 or lesson.praise(self.match.log):
            await asyncio.sleep(self.rooms.bots.pace)
        action = lesson.next_action(self.match.log)
        assert action is not None, "the script has the turn"
        return action

    async def _think(self, agent: str, view: View[Any]) -> Answer:
        """A bot's answer; people are told if it has to get ready first."""
        bots = self.rooms.bots
        self._show_warming(is_so=not bots.is_warm(agent, self.card.game))
        try:
            return await bots.answer(agent, view, mind=self.mind)
        finally:
            self._show_warming(is_so=False)

    def _show_warming(self, *, is_so: bool) -> None:
        if is_so != self.is_warming:
            self.is_warming = is_so
            self.wake()

    def _notice(self, seat: Seat, agent: str) -> None:
        for screen in self.screens:
            screen.notice("server-bot-replaced", seat=seat, agent=agent)

    # Who sits there

    async def start(self, screen: Screen) -> None:
        """The host begins; bots take the seats that are still free."""
        _refuse_guest(screen)
        async with self.at_work():
            if self.card.phase == "waiting":
                await self.rooms.store.seat_bots(self.card.id, seat_plan.bots_for(self.card))
                await self._begin()

    async def begin(self) -> None:
        """Nobody is waited for."""
        async with self.at_work():
            await self._begin()

    async def _begin(self) -> None:
        await self.rooms.store.begin(self.card.id)
        await self._reload_card()
        self.wake()

    async def seat(self, place: auth.InvitedPlace, key: str, name: str) -> None:
        """Give somebody a free seat, this one or the first; begin once none is left, unless they choose characters."""
        async with self.at_work():
            await self._reload_card()
            free = [chair.seat for chair in self.card.chairs if chair.is_free and place in (auth.ANY, chair.seat)]
            for chosen in free if self.card.phase == "waiting" else ():
                if await self.rooms.store.take(self.card.id, chosen, key, name):
                    break
            else:
                raise BadMessage("server-seat-taken" if isinstance(place, int) else "server-table-full")
            await self._reload_card()
            if not any(chair.is_free for chair in self.card.chairs) and not characters.is_cast(self.game):
                await self._begin()
            self.wake()

    async def rename(self, screen: Screen, seat: Seat, name: str) -> None:
        """Somebody who waits wants to be called otherwise."""
        async with self._changing(screen, seat):
            await self.rooms.store.rename(self.card.id, seat, seat_plan.clean(name))

    async def choose(self, screen: Screen, seat: Seat, character: Character) -> None:
        """Somebody who waits wants to play somebody else."""
        async with self._changing(screen, seat):
            options = characters.cast(self.card, self.game, seat, character)
            make_game(self.card.game, self.card.seats, options)
            if not await self.rooms.store.set_options(self.card.id, options):
                raise BadMessage("server-begun")

    @asynccontextmanager
    async def _changing(self, screen: Screen, seat: Seat) -> AsyncIterator[None]:
        """Something about a seat of this screen is changed before the game begins, and everybody told."""
        async with self.at_work():
            await self._reload_card()
            if seat not in seat_plan.held(self.card, screen.key.hash):
                raise BadMessage("server-not-your-seat")
            if self.card.phase != "waiting":
                raise BadMessage("server-begun")
            yield
            await self._reload_card()
            self.wake()

    async def let_watch(self, screen: Screen, *, is_so: bool) -> None:
        """The host says whether others may watch; whoever does is sent away if not."""
        _refuse_guest(screen)
        async with self.at_work():
            await self.rooms.store.let_watch(self.card.id, is_so=is_so)
            await self._reload_card()
            self.wake()

    async def stand_in(self, seats: frozenset[Seat], agent: str | None) -> None:
        """Have a bot play for these seats, or the people themselves again."""
        if not seats:
            raise BadMessage("server-not-your-seat")
        if self.lesson:
            raise BadMessage("server-in-lesson")
        if self.card.phase != "playing":
            raise BadMessage("server-not-begun" if self.card.phase == "waiting" else "server-over")
        async with self.at_work():
            await self.rooms.store.hand_over(self.card.id, sorted(seats), agent)
            await self._reload_card()
            self.wake()

    async def replace(self, screen: Screen, seat: Seat) -> None:
        """The host has a bot play for somebody who has gone away."""
        _refuse_guest(screen)
        chair = next((chair for chair in self.card.chairs if chair.seat == seat), None)
        if chair is None or chair.agent is not None or self.is_here(chair.key):
            raise BadMessage("server-somebody-there")
        await self.stand_in(frozenset({seat}), seat_plan.STAND_IN)

    async def again(self, screen: Screen, *, swap: bool, level: str) -> None:
        """The host wants another game, with other sides or a level for the bots; if there is one already, that one."""
        _refuse_guest(screen)
        if self.card.phase != "over":
            raise BadMessage("server-not-over")
        if self.lesson and (swap or level):
            raise BadMessage("server-in-lesson")
        with self.in_use():
            following, keys = seat_plan.next_table(
                self.card, screen.key.hash, self.rooms.store.secret, swap=swap, level=level
            )
            self.next = await self.rooms.set_up_next(following, keys)
            self.wake()


def _refuse_guest(screen: Screen) -> None:
    if not screen.key.is_host:
        raise BadMessage("server-host-only")
