"""Removing matches and names from the database, in small transactions, while servers run.

Nothing of a match stays except hashes of its id and of its keys, so that a link to it can say what became of it; and
in the history of those who have kept names that they were in it, without the names of guests.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Sequence

from sqlalchemy import ColumnElement, Table, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat
from gaslamp.server import alerts, conversations
from gaslamp.server.auth import hashed
from gaslamp.server.schema import chairs, keys, matches, now, played, removed, tables, talks
from gaslamp.server.store import Store, change

DAY = 86400.0


def expired(*, older: float, waiting: float | None = None) -> ColumnElement[bool]:
    """Matches in which nothing has happened for so many days; those that never began perhaps sooner.

    By the database's time, by which they were changed: a server whose clock is wrong removes nothing too soon.
    """
    idle = matches.c.changed < now() - older * DAY
    if waiting is None:
        return idle
    return or_(idle, and_(matches.c.phase == "waiting", matches.c.changed < now() - waiting * DAY))


async def find(store: Store, which: ColumnElement[bool]) -> Sequence[str]:
    """The ids of such matches, the longest idle first."""
    async with store.reading() as connection:
        return (await connection.execute(select(matches.c.id).where(which).order_by(matches.c.changed))).scalars().all()


async def remove(store: Store, match: str, which: ColumnElement[bool] | None = None) -> bool:
    """Remove a match with all its rows in one transaction, if it is still such a one; whether it was."""
    async with store.writing() as connection:
        chosen = matches.c.id == match if which is None else and_(matches.c.id == match, which)
        held = await connection.execute(update(matches).where(chosen).values(version=matches.c.version + 1))
        if not held.rowcount:  # somebody has played there meanwhile, or it is gone
            return False
        await _leave_traces(connection, match)
        await connection.execute(select(talks.c.version).where(talks.c.match == match).with_for_update())
        for table, owner in _belonging():
            await connection.execute(delete(table).where(owner == match))
        await connection.execute(delete(matches).where(matches.c.id == match))
        guests = (played.c.match == match) & played.c.person.is_(None) & played.c.agent.is_(None)
        await connection.execute(update(played).where(guests).values(name=""))
        return True


async def _leave_traces(connection: AsyncConnection, match: str) -> None:
    held = (await connection.execute(select(keys.c.hash).where(keys.c.match == match))).scalars().all()
    traces = {hashed(match), *held}
    await connection.execute(delete(removed).where(removed.c.hash.in_(traces)))  # a rematch has the same keys again
    at: float = (await connection.execute(select(now()))).scalar_one()
    await connection.execute(insert(removed), [{"hash": trace, "at": at} for trace in sorted(traces)])


def _belonging() -> Iterator[tuple[Table, ColumnElement[str]]]:
    """Every table with rows of a match, those first that refer to others, and the column that says of which."""
    for table in reversed(tables.sorted_tables):
        for column in table.columns:
            if column.references(matches.c.id):
                yield table, column


async def prune(store: Store, *, older: float, waiting: float | None = None) -> AsyncGenerator[str, None]:
    """Remove what has expired, and traces that are older than that; the id of every match once it is gone."""
    which = expired(older=older, waiting=waiting)
    async with store.writing() as connection:
        await connection.execute(delete(removed).where(removed.c.at < now() - older * DAY))
    for match in await find(store, which):
        if await remove(store, match, which):
            yield match


async def forget_names(store: Store, match: str, seats: Sequence[Seat] | None = None, key: str = "") -> int:
    """Blank what people at a match are called, at these seats or at all; what they have said and drawn goes too.

    So does where they are told of their turn. How many seats that were. Who has no seat has spoken by a key.
    """
    people = (chairs.c.match == match) & chairs.c.key.is_not(None)
    chosen = people if seats is None else people & chairs.c.seat.in_(seats)
    told = (played.c.match == match) & played.c.agent.is_(None)
    async with store.writing() as connection:
        await change(connection, match)
        await conversations.forget(connection, match, seats=seats, key=key)
        await alerts.forget(connection, match, chosen)
        ended = told if seats is None else told & played.c.seat.in_(seats)
        await connection.execute(update(played).where(ended).values(name=""))
        return int((await connection.execute(update(chairs).where(chosen).values(name=""))).rowcount)


async def is_removed(store: Store, trace: str) -> bool:
    """Whether this is the hash of a match that was removed, or of a key of one."""
    async with store.reading() as connection:
        found = await connection.execute(select(removed.c.hash).where(removed.c.hash == trace))
        return found.first() is not None
