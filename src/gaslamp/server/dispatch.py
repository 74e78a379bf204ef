"""Who has bots take their turns: claims them one after another, as many at once as bots can think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from gaslamp.core import Problem
from gaslamp.server.bots import Bots
from gaslamp.server.claims import ClaimedTurn, Claims
from gaslamp.server.schema import BadStore

T = TypeVar("T")
logger = logging.getLogger("gaslamp")
POLL = 1.0
"""Seconds after which waiting turns are looked for unasked: a call may be lost, and a claim may run out."""
PATIENCE = (0.5, 30.0)
"""Seconds before something that failed is tried again: at first, and at most."""


class Dispatcher:
    """Takes turns for bots until it is closed."""

    def __init__(self, claims: Claims, take: Callable[[ClaimedTurn], Awaitable[None]], bots: Bots) -> None:
        self.claims, self.take, self.bots = claims, take, bots
        self.thinking: set[int] = set()
        """The claims of those who take a place; whoever only waits for the time of their answer takes none."""
        self.is_closing = False
        self.wanted = asyncio.Event()
        self.taking: dict[asyncio.Task[None], ClaimedTurn] = {}
        self.patience: dict[str, float] = {}
        """Of matches in which something failed, how long to wait before the next try."""

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        return await self.claims.store.whole(work)

    def wake(self) -> None:
        """There may be a turn to take, or somebody free to take it."""
        self.wanted.set()

    def close(self) -> None:
        """Take no more turns; those that are taken are given back."""
        self.is_closing = True
        self.wake()

    async def run(self) -> None:
        """Take turns until it is closed."""
        while not self.is_closing:
            await self._take_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), POLL)
            self.wanted.clear()
        await self._stop()

    async def _take_all(self) -> None:
        try:
            while len(self.thinking) < self.bots.places and (turn := await self._whole(self.claims.claim())):
                self._begin(turn)
        except BadStore as problem:
            logger.error("bots' turns cannot be read: %s", problem.key)

    def _begin(self, turn: ClaimedTurn) -> None:
        self.thinking.add(turn.claim)
        task = asyncio.create_task(self._take(replace(turn, think_done=partial(self._leave_place, turn.claim))))
        self.taking[task] = turn
        task.add_done_callback(self._done)

    def _leave_place(self, claim: int) -> None:
        self.thinking.discard(claim)
        self.wake()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._leave_place(self.taking.pop(task).claim)
        if not task.cancelled() and (error := task.exception()):
            logger.error("a match stands still: %s", type(error).__name__)

    async def _take(self, turn: ClaimedTurn) -> None:
        """Have the turn taken; what fails is tried again after a while, and takes nobody's place until then."""
        try:
            async with self._renewed(turn):
                await self.take(turn)
            self.patience.pop(turn.match, None)
        except Problem as problem:
            logger.error("the match %s stands still: %s", turn.match, problem.key)
            wait = self.patience.get(turn.match, PATIENCE[0])
            self.patience[turn.match] = min(2 * wait, PATIENCE[1])
            with suppress(BadStore):
                await self._whole(self.claims.release(turn, after=wait))

    @asynccontextmanager
    async def _renewed(self, turn: ClaimedTurn) -> AsyncIterator[None]:
        """The claim holds for as long as the bot thinks."""
        renewing = asyncio.create_task(self._renew(turn))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, turn: ClaimedTurn) -> None:
        while True:
            await asyncio.sleep(self.claims.lasts / 3)
            with suppress(BadStore):
                await self._whole(self.claims.renew(turn))

    async def _stop(self) -> None:
        """Whoever goes on may have the turns at once."""
        held = dict(self.taking)
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)
        for turn in held.values():
            with suppress(BadStore):
                await self.claims.release(turn)
