"""Strangers who look for each other: the tables that wait for somebody, and a seat at one of them.

Whoever asks for a seat is given one in a transaction that no other such request of any server shares, so two who ask at
the same time meet. The list is read once in a while, however many look at it; nothing in it is about a game under way.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import encode
from gaslamp.games import make_game
from gaslamp.presentation import presentation_of
from gaslamp.server.clocks import Clock
from gaslamp.server.messages import Seek
from gaslamp.server.openings import FREE, is_attended, is_waiting
from gaslamp.server.schema import chairs, keys, matches, now, openings, presence, processes
from gaslamp.server.store import Card, Chair, SeatKey, Store, chair_of, change, decoded, put, take

MOST: Final = 50
"""So many tables are listed."""
LASTS: Final = 2.0
"""Seconds for which the list is good."""
FRESH: Final = 10.0
"""Seconds after somebody was seated in which their screen may not be connected yet."""
GIVEN_UP: Final = 120.0
"""Seconds after which bots do not wait any more for people who have all gone."""
FORGOTTEN: Final = 3600.0
"""Seconds after which nobody waits any more for a table that was left."""
LOCK: Final = 0x6A51A40
"""The number that PostgreSQL knows the right to seat somebody by."""


class Waiting(Struct, frozen=True, kw_only=True):
    """A table that waits for strangers, as the database has it."""

    match: str
    game: str
    options: dict[str, Any]
    clock: Clock | None
    invites: int
    is_drawn: bool
    seconds: float | None
    """Until bots take the seats that are free."""
    chairs: tuple[Chair, ...]
    here: frozenset[str]
    """The keys of those who are connected."""


class Lobby:
    """The tables that wait for strangers."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = monotonic) -> None:
        self.store, self.clock = store, clock
        self.reading = asyncio.Lock()
        self.tables: Sequence[Waiting] = ()
        self.read_at = -LASTS

    # Who waits

    async def listed(self) -> Sequence[Waiting]:
        """The tables there are, the latest first; of all who ask within a moment, one has them read."""
        async with self.reading:
            if self.clock() - self.read_at >= LASTS:
                self.tables = await self.store.whole(self._read())
                self.read_at = self.clock()
            return self.tables

    async def _read(self) -> Sequence[Waiting]:
        asked = select(matches, openings, (openings.c.due - now()).label("seconds")).join(openings)
        found = asked.where(is_waiting(), is_attended()).order_by(openings.c.came.desc()).limit(MOST)
        async with self.store.reading() as connection:
            rows = (await connection.execute(found)).mappings().all()
            ids = [row["id"] for row in rows]
            seated = select(chairs).where(chairs.c.match.in_(ids)).order_by(chairs.c.seat)
            live = (presence.c.process == processes.c.id) & (processes.c.until > now())
            there = select(presence.c.key).join(processes, live).where(presence.c.match.in_(ids))
            sitting = defaultdict[str, list[Chair]](list)
            for row in (await connection.execute(seated)).mappings():
                sitting[row["match"]].append(chair_of(row))
            here = frozenset((await connection.execute(there)).scalars())
        return [_waiting(row, sitting[row["id"]], here) for row in rows]

    # A seat

    async def seek(self, asked: Seek, card: Card, key: str) -> str:
        """Seat whoever asks, by a key of theirs, at a table like this card's, or at this one: the match it is."""
        async with self.store.writing() as connection:
            await self._alone(connection)
            there = select(keys.c.match).where(keys.c.hash == key)
            if seated := (await connection.execute(there)).scalar_one_or_none():
                return str(seated)
            for table in await self._fitting(connection, asked, card):
                if await self._seat(connection, asked, card, table, key):
                    return str(table["id"])
            await put(connection, card, SeatKey(hash=key, match=card.id, is_host=True))
            return card.id

    async def _alone(self, connection: AsyncConnection) -> None:
        """Nobody else is seated until this transaction ends; SQLite has one writer at a time anyway."""
        if not self.store.is_file:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")

    async def _fitting(self, connection: AsyncConnection, asked: Seek, card: Card) -> Sequence[Mapping[Any, Any]]:
        """The tables that wait for somebody like this, the longest waiting first."""
        same = select(matches.c.id, openings.c.is_drawn).join(openings).where(is_waiting(), _is_alike(card))
        came = or_(is_attended(), openings.c.came > now() - FRESH)
        found = same.where(came, matches.c.id.not_in(asked.avoid)).order_by(openings.c.came).limit(MOST)
        return (await connection.execute(found)).mappings().all()

    async def _seat(
        self, connection: AsyncConnection, asked: Seek, card: Card, table: Mapping[Any, Any], key: str
    ) -> bool:
        """Seat them there, unless no free seat is on the side they would like, or others are quicker."""
        match, game = table["id"], make_game(card.game, card.seats)
        is_prompt = table["is_drawn"] or not presentation_of(game).characters
        is_sided = presentation_of(game).is_sided and not table["is_drawn"]
        if await change(connection, match, matches.c.phase == "waiting") is None:
            return False
        free = select(chairs.c.seat).where(chairs.c.match == match, FREE).order_by(chairs.c.seat)
        for seat in (await connection.execute(free)).scalars().all():
            if is_sided and asked.wish != "any" and (asked.wish == "flee") != (seat == 0):
                continue
            chair = Chair(seat=seat, key=key, name=card.chairs[0].name, wish=asked.wish)
            if await take(connection, match, chair, is_prompt=is_prompt):
                return True
        return False

    # When the wait is over

    async def due(self) -> Sequence[str]:
        """The matches that bots fill now, or that are full, where somebody is there to play."""
        asked = select(openings.c.match).where(openings.c.due <= now(), is_attended()).order_by(openings.c.due)
        async with self.store.reading() as connection:
            return (await connection.execute(asked.limit(MOST))).scalars().all()

    async def put_off(self) -> None:
        """A server is there again: people are given a moment to come back before bots sit down."""
        soon = now() + FRESH
        async with self.store.writing() as connection:
            await connection.execute(update(openings).where(openings.c.due < soon).values(due=soon))

    async def give_up(self) -> None:
        """Tables that all have left wait for nobody any more; whoever comes back can open them again."""
        is_over = or_(openings.c.due < now() - GIVEN_UP, openings.c.came < now() - FORGOTTEN)
        left = select(openings.c.match).where(openings.c.is_public, is_over, ~is_attended()).limit(MOST)
        async with self.store.writing() as connection:
            for match in (await connection.execute(left)).scalars().all():
                await change(connection, match)
                closed = update(openings).where(openings.c.match == match)
                await connection.execute(closed.values(is_public=False, due=None))


def _is_alike(card: Card) -> ColumnElement[bool]:
    """The same game by the book, for as many, with the same clock; and bots fill both or neither."""
    clock = encode(card.clock).decode() if card.clock else None
    options = matches.c.options == encode(card.options).decode()
    by_the_book = options & matches.c.hints & matches.c.mirror.is_(None)
    fills = openings.c.fill.is_(None) if card.opening and card.opening.fill is None else openings.c.fill.is_not(None)
    same = (matches.c.game == card.game) & (matches.c.seats == card.seats) & by_the_book & fills
    return same & (matches.c.clock.is_(None) if clock is None else matches.c.clock == clock)


def _waiting(row: Mapping[Any, Any], seated: Sequence[Chair], here: frozenset[str]) -> Waiting:
    return Waiting(
        match=row["id"],
        game=row["game"],
        options=decoded(row["options"], dict[str, Any]),
        clock=decoded(row["clock"], Clock),
        invites=row["invites"],
        is_drawn=row["is_drawn"],
        seconds=None if row["seconds"] is None else max(0.0, round(row["seconds"], 1)),
        chairs=tuple(seated),
        here=here,
    )
