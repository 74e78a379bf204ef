"""Bots think in processes of their own, and each is handed one seat's view and nothing else.

One that fails, cheats or takes too long is ended, and a simpler one makes that move.

How long a bot has thought may hang on what it alone knows, so nobody can tell: it answers after a time fixed in advance
(`agents.clock`), and holds its worker for as long, so that a bot waiting for that worker learns nothing either. An
answer that is late all the same, on a busy machine, is given at the next whole multiple of that time, and the bot's
next answers take as long, so that on a slow machine too it does not show which of them were easy.

Some bots run machine code, which has to be compiled once on every machine. One worker does that, beginning when the
server begins, while the others answer; a bot that needs it is not asked, nor timed, before it is there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from gaslamp.agents import beats, cover, engine_of, is_ready, levels_for, simpler
from gaslamp.agents.clock import processors
from gaslamp.agents.uniform import Uniform
from gaslamp.core import Action
from gaslamp.games import GAMES
from gaslamp.match import View
from gaslamp.server.workers import Silent, Worker, question

T = TypeVar("T")
LIMIT = 8.0
"""Seconds a bot may think."""
PACE = 0.7
"""Seconds from one move of a bot to the next, at least, so that people can follow."""

REMEMBERED = 20
"""So many answers of a bot are remembered to have been late."""


class Answer(Struct, frozen=True):
    """What a bot does, and the bots that should have said so and did not."""

    action: Action
    failed: tuple[str, ...] = ()


class Bots:
    """The workers, and the tables waiting for one."""

    def __init__(self, *, workers: int = 2, limit: float = LIMIT, pace: float = PACE) -> None:
        self.limit, self.pace = limit, pace
        self.workers = [Worker() for _ in range(workers)]
        self.idle = [*self.workers]
        self.free = asyncio.Semaphore(workers)
        self.searching = asyncio.Semaphore(processors())
        """Bots that search do so by the clock: no two of them share a processor."""
        self.latest: dict[tuple[str, str], deque[int]] = defaultdict(partial(deque, maxlen=REMEMBERED))
        """Of each bot in each game, how many times its time its latest answers have taken."""
        self.warm: set[tuple[str | None, str]] = set()
        self.stove = asyncio.Lock()
        self.beginning: asyncio.Task[None] | None = None
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")

    # Getting ready

    def begin(self) -> None:
        """Get ready for every game, in the background."""
        self.beginning = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        for game in GAMES:
            await self.warm_up(levels_for(game)[-1], game)

    def is_warm(self, agent: str, game: str) -> bool:
        """Whether the bot can be asked at once."""
        return (engine := engine_of(agent, game)) is None or (engine, game) in self.warm

    async def warm_up(self, agent: str, game: str) -> None:
        """Have one worker compile what the bot needs; from then on all of them find it on disk."""
        if self.is_warm(agent, game):
            return
        async with self.stove:  # one at a time, and nothing twice
            if not self.is_warm(agent, game):
                async with self._worker() as worker:
                    await self._in_thread(partial(worker.rehearse, agent, game))
                self.warm.add((engine_of(agent, game), game))

    # Answers

    @property
    def places(self) -> int:
        """How many bots can think at once."""
        return len(self.workers)

    async def answer(
        self, agent: str, view: View[Any], *, mind: int = 0, think_done: Callable[[], None] = lambda: None
    ) -> Answer:
        """What the bot does, when its time is up; the same mind is the same player.

        `think_done` is called as soon as others may think in its place.
        """
        game = view.game
        clock = asyncio.get_running_loop().time
        async with self._thinking(agent, game.name, mind) as worker:
            time, begin = self._time(agent, game.name), clock()
            answer = await self._answer(worker, agent, view)
            spent = clock() - begin
            taken = time * beats(spent, time)
            await asyncio.sleep(begin + taken - clock())
        think_done()
        if not answer.failed:
            self.latest[agent, game.name].append(beats(spent, cover(agent, game.name)))
        pace = max(time, self.pace)
        await asyncio.sleep(begin + pace * beats(taken, pace) - clock())
        return answer

    def _time(self, agent: str, game: str) -> float:
        """The seconds an answer takes, fixed before anybody thinks."""
        return cover(agent, game) * max(self.latest[agent, game], default=1)

    @asynccontextmanager
    async def _thinking(self, agent: str, game: str, mind: int) -> AsyncIterator[Worker]:
        """A worker that can be asked at once, for as long as the bot's time lasts."""
        await self.warm_up(agent, game)
        turn = self.searching if engine_of(agent, game) else nullcontext()
        async with turn, self._worker(mind) as worker:
            await self._in_thread(partial(worker.rehearse, agent, game))
            yield worker

    async def _answer(self, worker: Worker, agent: str, view: View[Any]) -> Answer:
        failed: list[str] = []
        for name in _from(agent):
            try:
                if not is_ready(name, view.game.name):  # it was, when the table was set up
                    raise Silent
                return Answer(await self._ask(worker, name, view), tuple(failed))
            except Silent:
                failed.append(name)
        return Answer(Uniform(Random(secrets.randbits(64))).act(view), tuple(failed))

    async def _ask(self, worker: Worker, agent: str, view: View[Any]) -> Action:
        action = await self._in_thread(partial(worker.ask, question(agent, view, worker.mind), self.limit))
        if action.seat != view.seat or not view.game.allows(view.state, action):
            raise Silent
        return action

    @asynccontextmanager
    async def _worker(self, mind: int = 0) -> AsyncIterator[Worker]:
        """An idle one: where this mind thought last, if it can be had, else where anybody did."""
        async with self.free:
            worker = next((worker for worker in self.idle if worker.mind == mind), self.idle[-1])
            self.idle.remove(worker)
            worker.mind = mind
            try:
                yield worker
            finally:
                self.idle.append(worker)

    def forget(self, mind: int) -> None:
        """Nobody will ask for this mind again: its match is over, or nobody is there."""
        for worker in self.workers:
            worker.over.add(mind)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def close(self) -> None:
        if self.beginning:
            self.beginning.cancel()
        for worker in self.workers:
            worker.retire()
        self.threads.shutdown(wait=False)


def _from(agent: str) -> Iterator[str]:
    """A bot and ever simpler ones; the simplest needs no worker."""
    while (other := simpler(agent)) is not None:
        yield agent
        agent = other
