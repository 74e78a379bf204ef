"""What outlives the server: matches, who sits at them, and the log of each. One code for SQLite and PostgreSQL.

`(match, n)` is unique in the log: the second writer is told `Overtaken`, reads the log again and decides anew.
An event is stored before anybody hears of it, so a crash loses nothing that was told.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct, json
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gaslamp.core import Event, Seat, decode_event, encode
from gaslamp.server.messages import Phase
from gaslamp.server.schema import BadStore, about, bring_up_to_date, chairs, keys, log, matches, version_of

_FREE = chairs.c.key.is_(None) & chairs.c.agent.is_(None)
"""Which chairs nobody sits on."""


class Overtaken(Exception):
    """Somebody else has written there first."""


class Chair(Struct, frozen=True, kw_only=True):
    """A seat as it is kept: free, a person's, or a bot's (which may stand in for a person)."""

    seat: Seat
    name: str = ""
    agent: str | None = None
    key: str | None = None

    @property
    def is_free(self) -> bool:
        return self.agent is None and self.key is None


class Card(Struct, frozen=True, kw_only=True):
    """A match as it is stored, without its log."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    hints: bool
    phase: Phase
    changed: float
    watchable: bool = False
    """Whether others may watch."""
    chairs: tuple[Chair, ...]


class SeatKey(Struct, frozen=True, kw_only=True):
    """A place at a table that somebody holds the token of."""

    hash: str
    match: str
    is_host: bool


class Store:
    """The database. Whatever it cannot do is a `BadStore`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.secret = ""

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise _failed(error) from None

    async def close(self) -> None:
        await self.engine.dispose()

    # Setting up

    async def set_up(self) -> None:
        """Make the tables, or bring those of an older Gaslamp up to date; a newer one's are left alone."""
        async with self._writing() as connection:
            await connection.run_sync(bring_up_to_date)
            found = await connection.execute(select(about.c.value).where(about.c.name == "secret"))
            self.secret = str(found.scalar_one())

    async def look(self) -> None:
        """See whether this program knows the tables that are there."""
        async with self._writing() as connection:
            await connection.run_sync(version_of)

    # Matches

    async def add(self, card: Card, *holders: SeatKey) -> None:
        """A match nobody has played in; `Overtaken` if it is there already."""
        holding = [{"hash": key.hash, "match": key.match, "is_host": key.is_host} for key in holders]
        seats = [{"match": card.id, **_row(chair)} for chair in card.chairs]
        try:
            async with self._writing() as connection:
                await connection.execute(insert(matches).values(awaits_bot=False, **_kept(card)))
                await connection.execute(insert(keys), holding)
                await connection.execute(insert(chairs), seats)
        except IntegrityError:
            raise Overtaken from None

    async def card(self, match: str) -> Card | None:
        """A match by its id."""
        async with self._writing() as connection:
            found = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
            seats = await connection.execute(select(chairs).where(chairs.c.match == match).order_by(chairs.c.seat))
            rows = seats.mappings().all()
        if found is None:
            return None
        return Card(
            id=found["id"],
            game=found["game"],
            seats=found["seats"],
            options=json.decode(found["options"]),
            hints=found["hints"],
            phase=found["phase"],
            changed=found["changed"],
            watchable=found["watchable"],
            chairs=tuple(Chair(seat=r["seat"], name=r["name"], agent=r["agent"], key=r["key"]) for r in rows),
        )

    async def awaiting(self) -> Sequence[str]:
        """The matches in which a bot, or chance, is to act."""
        asked = select(matches.c.id).where(matches.c.phase == "playing", matches.c.awaits_bot)
        async with self._writing() as connection:
            return (await connection.execute(asked)).scalars().all()

    async def begin(self, match: str) -> None:
        """Nobody is awaited any more; the first to act is chance."""
        changes = {"phase": "playing", "awaits_bot": True, "changed": time.time()}
        async with self._writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**changes))

    async def set_options(self, match: str, options: dict[str, Any]) -> bool:
        """What is played there, as long as nobody has begun; False if somebody has."""
        waiting = (matches.c.id == match) & (matches.c.phase == "waiting")
        async with self._writing() as connection:
            changed = await connection.execute(update(matches).where(waiting).values(options=encode(options).decode()))
            return bool(changed.rowcount)

    async def let_watch(self, match: str, *, is_so: bool) -> None:
        """Whether others may watch from now on."""
        async with self._writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(watchable=is_so))

    # Who sits there

    async def rename(self, match: str, seat: Seat, name: str) -> None:
        """What somebody is called from now on."""
        chosen = (chairs.c.match == match) & (chairs.c.seat == seat)
        async with self._writing() as connection:
            await connection.execute(update(chairs).where(chosen).values(name=name))

    async def key(self, hash: str) -> SeatKey | None:
        async with self._writing() as connection:
            row = (await connection.execute(select(keys).where(keys.c.hash == hash))).mappings().first()
        return SeatKey(**row) if row else None

    async def take(self, match: str, seat: Seat, hash: str, name: str) -> bool:
        """Seat somebody; False if somebody else was quicker."""
        chosen = (chairs.c.match == match) & (chairs.c.seat == seat)
        async with self._writing() as connection:
            await connection.execute(insert(keys).values(hash=hash, match=match, is_host=False))
            taken = await connection.execute(update(chairs).where(chosen & _FREE).values(key=hash, name=name))
            if not taken.rowcount:
                await connection.execute(delete(keys).where(keys.c.hash == hash))
            return bool(taken.rowcount)

    async def seat_bots(self, match: str, bots: Sequence[Chair]) -> None:
        """Bots take these seats, each under its name, unless somebody was quicker; it may be a bot's turn now."""
        async with self._writing() as connection:
            for bot in bots:
                chosen = (chairs.c.match == match) & (chairs.c.seat == bot.seat)
                await connection.execute(update(chairs).where(chosen & _FREE).values(agent=bot.agent, name=bot.name))
            await connection.execute(update(matches).where(matches.c.id == match).values(awaits_bot=True))

    async def hand_over(self, match: str, seats: Sequence[Seat], agent: str | None) -> None:
        """Have a bot play for these seats, or only the person who sits there; it may be a bot's turn now."""
        chosen = (chairs.c.match == match) & chairs.c.seat.in_(seats)
        async with self._writing() as connection:
            await connection.execute(update(chairs).where(chosen).values(agent=agent))
            await connection.execute(update(matches).where(matches.c.id == match).values(awaits_bot=True))

    # The log

    async def append(self, match: str, n: int, events: Sequence[Event], *, phase: Phase, awaits_bot: bool) -> None:
        """Add events to a log that has `n`; `Overtaken` if it has others by now."""
        rows = [{"match": match, "n": n + i, "event": encode(event).decode()} for i, event in enumerate(events)]
        changes = {"phase": phase, "awaits_bot": awaits_bot, "changed": time.time()}
        try:
            async with self._writing() as connection:
                await connection.execute(insert(log), rows)
                await connection.execute(update(matches).where(matches.c.id == match).values(**changes))
        except IntegrityError:
            raise Overtaken from None

    async def events(self, match: str, vocabulary: tuple[type[Event], ...]) -> list[Event]:
        asked = select(log.c.event).where(log.c.match == match).order_by(log.c.n)
        async with self._writing() as connection:
            rows = (await connection.execute(asked)).scalars().all()
        return [decode_event(vocabulary, row) for row in rows]


def _kept(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "game": card.game,
        "seats": card.seats,
        "options": encode(card.options).decode(),
        "hints": card.hints,
        "phase": card.phase,
        "changed": time.time(),
        "watchable": card.watchable,
    }


def _row(chair: Chair) -> dict[str, Any]:
    return {"seat": chair.seat, "name": chair.name, "agent": chair.agent, "key": chair.key}


def _failed(error: Exception) -> BadStore:
    """What went wrong, in the database's own words where it has some, without the statement and its values."""
    if isinstance(error, OSError):
        return BadStore("server-store-lost")
    reason = str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
    return BadStore("server-store-failed", reason=reason)
