"""Bots think in processes of their own, and each is handed one seat's view and nothing else.

One that fails, cheats or takes too long is ended, and a simpler one makes that move. Answers are given at a steady
pace: how long a bot has thought may hang on what it alone knows.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from msgspec import Struct, json

from gaslamp.agents import make_agent, simpler
from gaslamp.agents.uniform import Uniform
from gaslamp.core import Action, Event, Seat, encode
from gaslamp.games import AnyGame, make_game
from gaslamp.match import View

LIMIT = 8.0
"""Seconds a bot may think."""
PACE = 0.7
"""Seconds from one move of a bot to the next, so that people can follow."""


class Answer(Struct, frozen=True):
    """What a bot does, and the bots that should have said so and did not."""

    action: Action
    failed: tuple[str, ...] = ()


class Question(Struct, frozen=True):
    """A view as it travels to another process."""

    agent: str
    seed: int
    game: str
    seats: int
    options: bytes
    seat: Seat
    state: Any
    events: tuple[Event, ...]


class Silent(Exception):
    """A bot gave no answer, or none that the rules allow."""


class Worker:
    """A process in which bots think, one at a time."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def ask(self, question: Question, limit: float) -> Action:
        """The bot's answer; `Silent` if it has none in time. What has gone wrong is started afresh next time."""
        try:
            line = self._line()
            line.send(question)
            if line.poll(limit) and isinstance(answer := line.recv(), Action):
                return answer
        except (OSError, EOFError):
            pass
        self.stop()
        raise Silent

    def _line(self) -> Connection:
        if self.line is None:
            spawn = multiprocessing.get_context("spawn")
            self.line, theirs = spawn.Pipe()
            self.process = spawn.Process(target=think, args=(theirs,), daemon=True)
            self.process.start()
            theirs.close()
        return self.line

    def stop(self) -> None:
        if self.process is not None and self.line is not None:
            self.process.kill()
            self.process.join()
            self.line.close()
        self.process = self.line = None


def think(line: Connection) -> None:
    """The life of a worker: answer questions until there is nobody left to ask them."""
    while True:
        try:
            question = line.recv()
            line.send(_answer(question))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def _answer(question: Question) -> Action | None:
    game = _game(question.game, question.seats, question.options)
    actions = tuple(game.legal(question.state, question.seat))
    view: View[Any] = View(game, question.seat, question.state, question.events, actions)
    try:
        return make_agent(question.agent, Random(question.seed)).act(view)
    except Exception:  # a bot may fail in any way there is
        return None


@lru_cache(maxsize=32)
def _game(name: str, seats: int, options: bytes) -> AnyGame:
    return make_game(name, seats, json.decode(options))


class Bots:
    """The workers, and whoever waits for one."""

    def __init__(self, *, workers: int = 2, limit: float = LIMIT, pace: float = PACE) -> None:
        self.limit, self.pace = limit, pace
        self.workers = [Worker() for _ in range(workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")

    async def answer(self, agent: str, view: View[Any]) -> Answer:
        """What the bot does, at the pace of the table."""
        clock = asyncio.get_running_loop().time
        begin = clock()
        answer = await self._answer(agent, view)
        if self.pace:
            beats = max(1, math.ceil((clock() - begin) / self.pace))
            await asyncio.sleep(begin + beats * self.pace - clock())
        return answer

    async def _answer(self, agent: str, view: View[Any]) -> Answer:
        failed: list[str] = []
        for name in _from(agent):
            try:
                return Answer(await self._ask(name, view), tuple(failed))
            except Silent:
                failed.append(name)
        return Answer(Uniform(Random(secrets.randbits(64))).act(view), tuple(failed))

    async def _ask(self, agent: str, view: View[Any]) -> Action:
        worker = await self.idle.get()
        try:
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self.threads, worker.ask, _question(agent, view), self.limit)
        finally:
            self.idle.put_nowait(worker)
        if action.seat != view.seat or not view.game.allows(view.state, action):
            raise Silent
        return action

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False)


def _from(agent: str) -> Iterator[str]:
    """A bot and ever simpler ones; the simplest needs no worker."""
    while (other := simpler(agent)) is not None:
        yield agent
        agent = other


def _question(agent: str, view: View[Any]) -> Question:
    game = view.game
    return Question(
        agent=agent,
        seed=secrets.randbits(64),
        game=game.name,
        seats=game.seats,
        options=encode(game.options),
        seat=view.seat,
        state=view.state,
        events=view.events,
    )
