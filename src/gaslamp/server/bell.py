"""How processes on one database wake each other: PostgreSQL tells those who listen, a SQLite file is looked at.

A call says only that something about a match is new, never what was played: whoever hears it reads the database. It
is rung after the change is stored, in no transaction that writes. Calls may be lost, with the connection that listens:
when there is a new one, everything is looked at.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from enum import Flag
from typing import Any, Protocol

from sqlalchemy import text

from gaslamp.server.store import Store

logger = logging.getLogger("gaslamp")
CHANNEL = "gaslamp"
SOON = 0.002
"""Seconds in which several calls become one message."""
AGAIN = 0.5
"""Seconds before a lost connection is opened again."""
GLANCE = 0.2
"""Seconds from one look at a SQLite file to the next, while others use it."""


class News(Flag):
    """What is new about a match besides its log; only servers and workers hear it."""

    LOG = 0
    BOTS_TURN = 1
    """A bot is to act."""
    PEOPLE = 2
    """Somebody has come or gone."""
    TALK = 4
    """Something was said or drawn, and nothing about the match itself is new."""


class Hearer(Protocol):
    """Whoever is called."""

    closing: asyncio.Event
    """Set when nothing is to be heard any more."""

    def heard(self, match: str, news: News) -> None:
        """Something about this match is new."""

    def heard_something(self) -> None:
        """Something may be new about any match."""


async def pause(seconds: float, *ends: asyncio.Event) -> None:
    """Wait for so long, or until one of these is set; a transaction is never cut short by it."""
    waits = [asyncio.ensure_future(end.wait()) for end in ends]
    await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


class Bell:
    """For a SQLite file: whoever is told looks at it now and then."""

    def __init__(self, store: Store, process: str, has_others: Callable[[], bool]) -> None:
        self.store, self.process, self.has_others = store, process, has_others

    def ring(self, match: str, news: News) -> None:
        """Something about this match is new."""

    async def listen(self, hearer: Hearer) -> None:
        """Call the hearer until it is closing, with a connection of its own."""
        while not hearer.closing.is_set():
            try:
                await self._listen(hearer)
            except self.store.failures as error:
                logger.warning("the database does not tell what is new: %s", type(error).__name__)
            await pause(AGAIN, hearer.closing)

    async def _listen(self, hearer: Hearer) -> None:
        """Until the connection is lost."""
        before: object = None
        async with self.store.engine.connect() as connection:
            while not hearer.closing.is_set():
                found = (await connection.execute(text("PRAGMA data_version"))).scalar_one()
                await connection.rollback()  # else it would see what was there when it began
                if found != before and self.has_others():
                    hearer.heard_something()
                before = found
                await pause(GLANCE, hearer.closing)


class PostgresBell(Bell):
    """For PostgreSQL: a connection of its own listens, and calls are sent in batches."""

    def __init__(self, store: Store, process: str, has_others: Callable[[], bool]) -> None:
        super().__init__(store, process, has_others)
        self.rung: dict[str, News] = {}
        self.sending: asyncio.Task[None] | None = None

    def ring(self, match: str, news: News) -> None:
        self.rung[match] = news | self.rung.get(match, News.LOG)
        if self.sending is None:
            self.sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        await asyncio.sleep(SOON)
        calls = [f"{self.process} {match} {news.value}" for match, news in self.rung.items()]
        self.rung.clear()
        self.sending = None
        told = text("SELECT pg_notify(:channel, call) FROM unnest(CAST(:calls AS text[])) AS call")
        try:
            async with self.store.engine.connect() as connection:
                await connection.execute(told, {"channel": CHANNEL, "calls": calls})
                await connection.commit()
        except self.store.failures as error:
            logger.warning("others could not be told what is new: %s", type(error).__name__)

    async def _listen(self, hearer: Hearer) -> None:
        lost = asyncio.Event()

        def call(_: Any, __: int, ___: str, said: str) -> None:
            process, match, news = said.split(" ")
            if process != self.process:
                hearer.heard(match, News(int(news)))

        async with self.store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, call)
            try:
                hearer.heard_something()
                while not (lost.is_set() or hearer.closing.is_set()):
                    await pause(AGAIN, lost, hearer.closing)
            finally:
                await connection.invalidate()  # whatever state it is in, nobody else gets it


def bell_for(store: Store, process: str, has_others: Callable[[], bool]) -> Bell:
    return (Bell if store.is_file else PostgresBell)(store, process, has_others)
