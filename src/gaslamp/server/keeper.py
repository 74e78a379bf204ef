"""Who keeps the time: every server looks which deadlines have passed by the database's time, and ends each once.

They do so one after another, with one row of the database locked, in which the last of them left the time. If that is
long ago, no server was there and nobody could move: whatever time ran meanwhile is given back before anything ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from msgspec import json
from msgspec.structs import replace
from sqlalchemy import ColumnElement, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.server.clocks import ABSENT, Clock, lapsed, resumed
from gaslamp.server.schema import about, chairs, matches, now
from gaslamp.server.seat_plan import STAND_IN
from gaslamp.server.store import Announcement, Chair, Store, chair_of, change, note_down, seat_so, set_turn

TICK = 1.0
"""Seconds from one look to the next."""
SILENCE = 5.0
"""Seconds without a look after which nobody is thought to have been there."""
MARK = "alive"
"""Under what name the time of the last look is kept."""


class DatabaseTime:
    """The database's time, as this process knows it since it last asked; set forward by no clock that may be wrong."""

    def __init__(self) -> None:
        self.told, self.heard = 0.0, 0.0

    def set(self, time: float) -> None:
        self.told, self.heard = time, monotonic()

    def now(self) -> float:
        return self.told + monotonic() - self.heard


class Keeper:
    """Ends the time of those who let it pass."""

    def __init__(self, store: Store, time: DatabaseTime) -> None:
        self.store, self.time = store, time

    async def look(self, *, is_first: bool = False) -> Sequence[str]:
        """See whose time is up, and have a bot move for them: the matches about which something is new.

        Whoever is the first to be there again gives back all the time since somebody last was, however short.
        """
        if not await self._is_wanted():
            return ()
        with suppress(IntegrityError):  # another was the first to look
            async with self.store.writing() as connection:
                gone, time = await self._mark(connection)
                resumed = await self._resume(connection, gone, time, 0.0 if is_first else SILENCE)
                return sorted({*resumed, *await self._end(connection, time)})
        return ()

    async def _is_wanted(self) -> bool:
        """Whether any time runs; what time it is, is learned too."""
        async with self.store.reading() as connection:
            asked = select(now(), exists().where(chairs.c.until.is_not(None)))
            time, is_wanted = (await connection.execute(asked)).one()
        self.time.set(time)
        return bool(is_wanted)

    async def _mark(self, connection: AsyncConnection) -> tuple[float, float]:
        """When somebody last looked, and what time it is; until the end of the transaction nobody else does."""
        mine = about.c.name == MARK
        found = (await connection.execute(select(about.c.value).where(mine).with_for_update())).scalar_one_or_none()
        time: float = (await connection.execute(select(now()))).scalar_one()
        if found is None:
            await connection.execute(insert(about).values(name=MARK, value=repr(time)))
        else:
            await connection.execute(update(about).where(mine).values(value=repr(time)))
        return float(found or time), time

    async def _resume(self, connection: AsyncConnection, gone: float, time: float, silence: float) -> Sequence[str]:
        """Give back the time in which nobody was there, if it was as long as that."""
        if time - gone < silence:
            return ()
        ran = chairs.c.since < time - silence

        def give_back(clock: Clock, chair: Chair) -> Chair:
            return replace(chair, timer=resumed(clock, chair.timer, gone, time))

        return [match for match in await _found(connection, ran) if await _reseat(connection, match, ran, give_back)]

    async def _end(self, connection: AsyncConnection, time: float) -> Sequence[str]:
        """Bots are to move for those whose time is up."""
        due, ended = chairs.c.until <= time, []
        for match in await _found(connection, due):
            if after := await _reseat(connection, match, due, timed_out):
                await set_turn(connection, match, is_due=True)
                notes = [_announced(chair) for chair in after]
                await note_down(connection, match, await _version(connection, match), notes)
                ended.append(match)
        return ended


async def _found(connection: AsyncConnection, which: ColumnElement[bool]) -> Sequence[str]:
    """The matches with such a seat whose time runs."""
    asked = select(chairs.c.match).where(which, chairs.c.until.is_not(None)).distinct()
    return (await connection.execute(asked.order_by(chairs.c.match))).scalars().all()


async def _version(connection: AsyncConnection, match: str) -> int:
    """Of a match, which nobody else changes until the end of the transaction."""
    asked = select(matches.c.version).where(matches.c.id == match).with_for_update()
    return int((await connection.execute(asked)).scalar_one())


async def _reseat(
    connection: AsyncConnection, match: str, which: ColumnElement[bool], new: Callable[[Clock, Chair], Chair]
) -> Sequence[Chair]:
    """Change those of such seats whose time runs, once nobody else can change them; as they are then."""
    await _version(connection, match)
    running = select(chairs, matches.c.clock).join(matches, chairs.c.match == matches.c.id)
    asked = running.where(chairs.c.match == match, chairs.c.until.is_not(None), which).order_by(chairs.c.seat)
    rows = (await connection.execute(asked)).mappings().all()
    before = [chair_of(row) for row in rows]
    after = [new(json.decode(row["clock"], type=Clock), chair) for row, chair in zip(rows, before, strict=True)]
    if after:
        await change(connection, match)
        await seat_so(connection, match, before, after)
    return after


def timed_out(clock: Clock, chair: Chair) -> Chair:
    """A bot moves once; after the second time in a row it plays on until its person is back."""
    timer = lapsed(clock, chair.timer)
    if timer.missed < ABSENT:
        return replace(chair, timer=timer)
    return replace(chair, agent=STAND_IN, is_absent=True, timer=replace(timer, is_lapsed=False))


def _announced(chair: Chair) -> Announcement:
    return Announcement(key="server-absent" if chair.is_absent else "server-time-up", seat=chair.seat)
