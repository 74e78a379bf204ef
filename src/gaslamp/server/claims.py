"""Bots' turns as rows: whoever has a bot think claims its turn for a time, renews the claim, and proves it in the end.

A claim that has run out may be taken over. Who was stopped meanwhile and wakes up holds a claim that is none any more,
and nothing they do with it changes anything: the action of a bot is stored together with the end of its claim.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import ColumnElement, exists, func, select, update

from gaslamp.server.schema import chairs, now, presence, processes, turns
from gaslamp.server.store import Store, drop_turn

LASTS = 15.0
"""Seconds that a claim holds unless it is renewed."""
BITS = 53
"""Of the number of a claim, which nobody else has: what every database and JSON can hold."""


def _nothing() -> None: ...


class ClaimedTurn(Struct, frozen=True):
    """A bot's turn that was claimed."""

    match: str
    claim: int
    think_done: Callable[[], None] = _nothing
    """Called when the bot needs no processor any more."""


def _is_awaited() -> ColumnElement[bool]:
    """Whether a person plays there; the turns of others come after these."""
    return exists().where(chairs.c.match == turns.c.match, chairs.c.agent.is_(None)).correlate(turns)


def _is_watched() -> ColumnElement[bool]:
    """Whether somebody looks at the table: one of bots alone pauses while nobody does."""
    here = exists().where(presence.c.match == turns.c.match, presence.c.process == processes.c.id)
    return here.where(processes.c.until > now()).correlate(turns)


class Claims:
    """The turns of bots that wait, and those that are claimed."""

    def __init__(self, store: Store, *, lasts: float | None = None) -> None:
        self.store, self.lasts = store, LASTS if lasts is None else lasts

    async def claim(self) -> ClaimedTurn | None:
        """The turn that waits longest, as ours for a time: each table has one, so all tables get theirs in turn."""
        open_turns = select(turns.c.match).where(turns.c.until < now(), _is_awaited() | _is_watched())
        first = open_turns.order_by(_is_awaited().desc(), turns.c.since).limit(1)
        claim = secrets.randbits(BITS)
        mine = {"claim": claim, "until": now() + self.lasts, "is_warming": False}
        chosen = turns.c.match == first.with_for_update(skip_locked=True).scalar_subquery()
        async with self.store.writing() as connection:
            taken = await connection.execute(update(turns).where(chosen).values(**mine).returning(turns.c.match))
            match = taken.scalar_one_or_none()
        return None if match is None else ClaimedTurn(match, claim)

    async def waiting(self) -> int:
        """How many turns wait for somebody to claim them."""
        asked = select(func.count()).select_from(turns).where(turns.c.until < now(), _is_awaited() | _is_watched())
        async with self.store.reading() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def renew(self, turn: ClaimedTurn) -> bool:
        """Hold the claim for another while; False if it is lost."""
        return await self._set(turn, until=now() + self.lasts)

    async def show_warming(self, turn: ClaimedTurn, *, is_so: bool) -> None:
        """Whether the bot cannot play yet, for all at the table to see."""
        await self._set(turn, is_warming=is_so)

    async def release(self, turn: ClaimedTurn, *, after: float = 0.0) -> None:
        """Somebody else may have it, at once or after so many seconds."""
        await self._set(turn, until=now() + after if after else 0.0, is_warming=False)

    async def _set(self, turn: ClaimedTurn, **values: object) -> bool:
        mine = (turns.c.match == turn.match) & (turns.c.claim == turn.claim)
        async with self.store.writing() as connection:
            return bool((await connection.execute(update(turns).where(mine).values(**values))).rowcount)

    async def drop(self, turn: ClaimedTurn) -> None:
        """There is nothing for a bot to do there."""
        async with self.store.writing() as connection:
            await drop_turn(connection, turn.match, turn.claim)
