"""Tables that wait for strangers, as rows of the database: who may come, and when bots take the seats that are free.

All times are the database's. A table at which nobody is connected waits for nobody: it is neither listed nor filled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat
from gaslamp.server.messages import StrangerTerms
from gaslamp.server.schema import (
    SAME_LINE,
    chairs,
    keys,
    lines,
    matches,
    now,
    openings,
    presence,
    processes,
    reports,
    talks,
)

if TYPE_CHECKING:
    from gaslamp.server.store import Card

SETTLE: Final = 3.0
"""Seconds from when the last seat is taken until the game begins, so that everybody's screen is there."""
FREE: ColumnElement[bool] = chairs.c.key.is_(None) & chairs.c.agent.is_(None)
"""Which chairs nobody sits on."""


class TableOpening(Struct, frozen=True, kw_only=True):
    """How a table waits for strangers."""

    is_public: bool
    """Whether they may come; if not, they could before."""
    is_drawn: bool = False
    """Whether sides are drawn when it begins."""
    fill: int | None = None
    """Seconds until bots take the seats that are free; None: they do not."""
    due: float | None = None
    """When that is, or when a full table begins."""
    level: str


def opening(terms: StrangerTerms, level: str, *, is_drawn: bool = False) -> TableOpening:
    """On such terms; bots play at this level unless the terms say otherwise."""
    return TableOpening(is_public=True, is_drawn=is_drawn, fill=terms.fill, level=terms.level or level)


async def open_up(connection: AsyncConnection, match: str, how: TableOpening) -> None:
    """From now on the table waits so."""
    await connection.execute(delete(openings).where(openings.c.match == match))
    row = {"match": match, "came": now(), "due": _due(how.fill), "is_public": how.is_public, "is_drawn": how.is_drawn}
    await connection.execute(insert(openings).values(**row, fill=how.fill, level=how.level))


async def shut(connection: AsyncConnection, match: str) -> None:
    """Strangers may not come any more; what was said of the sides holds."""
    closed = {"is_public": False, "due": None}
    await connection.execute(update(openings).where(openings.c.match == match).values(**closed))


async def wait_anew(connection: AsyncConnection, how: TableOpening, match: str) -> None:
    """A seat is free again: others have as long as the first ones had."""
    waits = {"due": _due(how.fill if how.is_public else None)}
    await connection.execute(update(openings).where(openings.c.match == match).values(**waits))


def _due(fill: int | None) -> Any:
    return None if fill is None else now() + fill


async def arrive(connection: AsyncConnection, match: str, *, is_prompt: bool) -> None:
    """Somebody has sat down: a full table begins soon, if it is `is_prompt`."""
    mine = openings.c.match == match
    await connection.execute(update(openings).where(mine).values(came=now()))
    if is_prompt:
        is_full = ~exists().where(chairs.c.match == match, FREE)
        await connection.execute(update(openings).where(mine, is_full).values(due=now() + SETTLE))


async def close(connection: AsyncConnection, match: str, seats: Mapping[str, Seat]) -> None:
    """The match begins with everybody on these seats; what they have said stays theirs, also where it was reported."""
    drawn = await connection.execute(delete(openings).where(openings.c.match == match).returning(openings.c.is_drawn))
    if not drawn.scalar_one_or_none():
        return
    for key, seat in seats.items():
        own = (lines.c.match == match) & (lines.c.key == key) & lines.c.seat.is_not(None)
        await connection.execute(update(reports).where(exists().where(own, *SAME_LINE)).values(seat=seat))
        await connection.execute(update(lines).where(own).values(seat=seat))
    await connection.execute(update(talks).where(talks.c.match == match).values(version=talks.c.version + 1))


async def looked_up(connection: AsyncConnection, card: Card) -> Card:
    """The card of a table that waits, with how it waits and who was sent away."""
    row = (await connection.execute(select(openings).where(openings.c.match == card.id))).mappings().first()
    sent = select(keys.c.hash).where(keys.c.match == card.id, keys.c.is_dismissed)
    dismissed = frozenset((await connection.execute(sent)).scalars())
    known = TableOpening(**{name: row[name] for name in TableOpening.__struct_fields__}) if row else None
    return replace(card, opening=known, dismissed=dismissed)


def is_attended() -> ColumnElement[bool]:
    """Whether somebody who plays there is connected."""
    here = exists().where(presence.c.match == openings.c.match, presence.c.process == processes.c.id)
    return here.where(processes.c.until > now(), ~presence.c.is_guest).correlate(openings)


def is_waiting() -> ColumnElement[bool]:
    """Whether there is a seat free for a stranger."""
    is_free = exists().where(chairs.c.match == openings.c.match, FREE).correlate(openings)
    return openings.c.is_public & (matches.c.phase == "waiting") & is_free
