"""Which servers and workers there are on a database, and whose screens are at which table by which of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.server.schema import now, presence, processes
from gaslamp.server.store import Store

LASTS = 15.0
"""Seconds after which a process that says nothing is thought to be dead."""


_BY = presence.c.process == processes.c.id


class Present(NamedTuple):
    """Somebody who is at a table."""

    match: str
    key: str
    is_guest: bool
    """Whether they only watch."""


class Presence:
    """What this process tells the others of itself, and what it knows of them."""

    def __init__(self, store: Store, *, lasts: float | None = None) -> None:
        self.store, self.lasts = store, LASTS if lasts is None else lasts
        self.process = secrets.token_hex(8)
        self.here: set[Present] = set()
        """Who is here, as far as the others were told."""
        self.has_others = False
        """Whether others were alive when this process last looked."""
        self.telling = asyncio.Lock()
        """What is told later is stored later: somebody may come and go while the database is slow."""

    async def beat(self) -> Sequence[str]:
        """Say that this process is alive; the matches at which somebody was by one that has died since."""
        alive = {"until": now() + self.lasts}
        async with self.telling, self.store.writing() as connection:
            said = await connection.execute(update(processes).where(processes.c.id == self.process).values(**alive))
            if not said.rowcount:  # the first time, or it was thought to be dead
                await connection.execute(insert(processes).values(id=self.process, **alive))
                await self._add(connection, self.here)
            dead = select(processes.c.id).where(processes.c.until < now())
            left = delete(presence).where(presence.c.process.in_(dead)).returning(presence.c.match)
            matches = (await connection.execute(left)).scalars().all()
            await connection.execute(delete(processes).where(processes.c.until < now()))
            others = select(processes.c.id).where(processes.c.id != self.process).limit(1)
            self.has_others = (await connection.execute(others)).first() is not None
        return sorted(set(matches))

    async def tell(self, here: Collection[Present], gone: Collection[Present]) -> None:
        """Who is at a table by this process now, and who is not."""
        async with self.telling:
            come = set(here) - self.here
            async with self.store.writing() as connection:
                await self._remove(connection, gone)
                await self._add(connection, come)
            self.here = (self.here | come) - set(gone)

    async def _add(self, connection: AsyncConnection, come: Collection[Present]) -> None:
        """Once, whatever was stored before without an answer."""
        await self._remove(connection, come)
        if rows := [{"process": self.process, **there._asdict()} for there in come]:
            await connection.execute(insert(presence), rows)

    async def _remove(self, connection: AsyncConnection, gone: Collection[Present]) -> None:
        if gone:
            these = tuple_(presence.c.match, presence.c.key).in_([there[:2] for there in gone])
            await connection.execute(delete(presence).where(presence.c.process == self.process, these))

    async def elsewhere(self, *tables: str) -> frozenset[Present]:
        """Those who are at these tables by other processes that live."""
        if not self.has_others:
            return frozenset()
        there = select(presence.c.match, presence.c.key, presence.c.is_guest).join(processes, _BY)
        by_others = (presence.c.process != self.process) & (processes.c.until > now())
        async with self.store.reading() as connection:
            found = await connection.execute(there.where(presence.c.match.in_(tables), by_others))
            return frozenset(Present(*row) for row in found)

    async def leave(self) -> None:
        """This process ends."""
        async with self.store.writing() as connection:
            await connection.execute(delete(presence).where(presence.c.process == self.process))
            await connection.execute(delete(processes).where(processes.c.id == self.process))
