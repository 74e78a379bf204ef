"""Who wants to be told when it is their turn, and when that is due; all of it by the database's time.

A message is due a fixed while after a turn has begun, at the next beat, and never outside the hours in which one plays.
That is settled in the transaction that stores what makes the turn begin. Whose turn it is everybody knows, so neither
that a message is sent nor when tells anybody anything. It is sent only to people whose screens are not at the table
then. Servers claim messages one by one: one that is killed leaves its claim to run out.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from math import ceil
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json
from sqlalchemy import ColumnElement, and_, delete, exists, insert, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.server.auth import hashed, next_token
from gaslamp.server.belongings import BELONGINGS, Belonging, Owner
from gaslamp.server.clocks import Clock
from gaslamp.server.schema import alerts, chairs, keys, matches, now, presence, processes
from gaslamp.server.webpush import Subscription

AlertKind: TypeAlias = Literal["push", "mail"]
DELAY, BEAT = 20.0, 10.0
"""Seconds for which somebody may be back by themselves, and what the time of a message is a multiple of."""
BROWSERS = 4
"""How many of somebody at one table are told; the one that was added first makes room."""
LASTS = 60.0
"""Seconds that a claim holds: longer than any sending takes."""
BITS, ID_BYTES = 53, 8
APART = 600.0
"""Seconds between two mails about one table."""
UNCONFIRMED = 3 * 86400.0
"""Seconds for which an address waits to be confirmed."""


class Alert(Struct, frozen=True, kw_only=True):
    """One place where somebody is told of their turn at one table."""

    id: str
    match: str
    key: str
    kind: AlertKind
    address: str
    """Of a browser its endpoint."""
    p256dh: str = ""
    auth: str = ""
    language: str = "en"
    opens: str = ""
    """The table that a tap on the message leads to: the one whose link is kept there."""
    is_confirmed: bool = True
    tries: int = 0
    """How often it was tried to send what is due now."""

    @property
    def subscription(self) -> Subscription:
        return Subscription(endpoint=self.address, p256dh=self.p256dh, auth=self.auth)


class ClaimedAlert(Struct, frozen=True):
    """A message to send that was claimed; `game` and `clock` are those of its table."""

    alert: Alert
    due: float
    claim: int
    game: str
    clock: Clock | None
    now: float
    """The database's time."""
    told: float | None
    """When a message was last sent there."""

    @property
    def wait(self) -> float | None:
        """Until when it is too early for it, if it is: at night, or right after the last mail."""
        opens = self.clock.opening(self.now) if self.clock else self.now
        spaced = (self.told or 0.0) + APART if self.alert.kind == "mail" else 0.0
        return max(opens, spaced) if max(opens, spaced) > self.now else None


def due_after(clock: Clock | None, begun: float) -> float:
    """When somebody is told of a turn that has begun then."""
    soon = ceil((begun + DELAY) / BEAT) * BEAT
    return clock.opening(soon) if clock else soon


# Turns


async def turn(
    connection: AsyncConnection,
    match: str,
    clock: Clock | None,
    before: frozenset[str],
    after: frozenset[str],
    time: float,
) -> None:
    """These people had the turn, and those have it: who is new among them is told soon, who has it no more is not."""
    if over := before - after:
        await connection.execute(update(alerts).where(_of(match, over)).values(due=null()))
    if begun := after - before:
        fresh = {"due": due_after(clock, time), "tries": 0, "claim": 0, "until": 0.0}
        await connection.execute(update(alerts).where(_of(match, begun), alerts.c.is_confirmed).values(**fresh))


def _of(match: str, held: frozenset[str]) -> ColumnElement[bool]:
    return (alerts.c.match == match) & alerts.c.key.in_(sorted(held))


async def follow(connection: AsyncConnection, match: str, following: str, secret: str) -> None:
    """The same people play on: they are told of their turns there too, by the links that their browsers know."""
    rows = (await connection.execute(select(alerts).where(alerts.c.match == match))).mappings().all()
    held = set((await connection.execute(select(keys.c.hash).where(keys.c.match == following))).scalars())
    for row in rows:
        if (key := hashed(next_token(secret, match, row["key"]))) in held:
            new = {"id": secrets.token_hex(ID_BYTES), "match": following, "key": key, **_UNSENT}
            await connection.execute(insert(alerts).values({**row, **new}))


_UNSENT: dict[str, Any] = {"due": None, "told": None, "tries": 0, "claim": 0, "until": 0.0}


# Who is told


async def add(connection: AsyncConnection, alert: Alert) -> None:
    """Somebody wants to be told there, at this table; what stood there before about the same place is replaced."""
    mine = (alerts.c.key == alert.key) & (alerts.c.kind == alert.kind)
    same = mine if alert.kind == "mail" else mine & (alerts.c.address == alert.address)
    await connection.execute(delete(alerts).where(same))
    own = select(alerts.c.id).where(mine).order_by(alerts.c.made.desc(), alerts.c.id)
    old = (await connection.execute(own)).scalars().all()[BROWSERS - 1 :]
    await connection.execute(delete(alerts).where(alerts.c.id.in_(old)))
    row = {name: getattr(alert, name) for name in Alert.__struct_fields__}
    await connection.execute(insert(alerts).values(**row | _UNSENT, made=now()))
    said = {"is_alerting": True, "version": matches.c.version + 1}
    await connection.execute(update(matches).where(matches.c.id == alert.match).values(**said))


async def find(connection: AsyncConnection, key: str) -> Sequence[Alert]:
    """Where somebody with this key is told, and where they have asked for it."""
    found = await connection.execute(select(alerts).where(alerts.c.key == key).order_by(alerts.c.made))
    return [_alert(row) for row in found.mappings()]


async def known(connection: AsyncConnection, id: str) -> Alert | None:
    row = (await connection.execute(select(alerts).where(alerts.c.id == id))).mappings().first()
    return _alert(row) if row else None


async def confirm(connection: AsyncConnection, id: str) -> None:
    await connection.execute(update(alerts).where(alerts.c.id == id).values(is_confirmed=True))


async def stop(connection: AsyncConnection, key: str, kind: AlertKind, address: str = "") -> None:
    """Nothing more is sent there: to this address, or to any of the kind."""
    mine = (alerts.c.key == key) & (alerts.c.kind == kind)
    await connection.execute(delete(alerts).where(mine & (alerts.c.address == address) if address else mine))


async def drop(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(alerts).where(alerts.c.id == id))


async def drop_everywhere(connection: AsyncConnection, kind: AlertKind, address: str) -> None:
    """Nothing more is ever sent there."""
    await connection.execute(delete(alerts).where(alerts.c.kind == kind, alerts.c.address == address))


async def drop_unconfirmed(connection: AsyncConnection) -> None:
    """Addresses that nobody has confirmed in days are forgotten."""
    stale = ~alerts.c.is_confirmed & (alerts.c.made < now() - UNCONFIRMED)
    await connection.execute(delete(alerts).where(stale))


async def forget(connection: AsyncConnection, match: str, seats: ColumnElement[bool]) -> None:
    """Whoever has these seats is told nowhere any more."""
    held = select(chairs.c.key).where(seats, chairs.c.key.is_not(None))
    await connection.execute(delete(alerts).where(alerts.c.match == match, alerts.c.key.in_(held)))


def _alert(row: Any) -> Alert:
    return Alert(**{name: row[name] for name in Alert.__struct_fields__})


# What is due


_PRESENT = exists().where(
    presence.c.match == alerts.c.match,
    presence.c.key == alerts.c.key,
    presence.c.process == processes.c.id,
    processes.c.until > now(),
)
"""Whether a screen of theirs is at the table."""
_PLAYS = exists().where(
    chairs.c.match == alerts.c.match, chairs.c.key == alerts.c.key, chairs.c.agent.is_(None), ~chairs.c.is_lapsed
)
"""Whether they play themselves."""


async def are_due(connection: AsyncConnection) -> bool:
    """Whether there is a message to send; to ask costs less than to claim one."""
    asked = select(alerts.c.id).where(alerts.c.due <= now(), alerts.c.until < now()).limit(1)
    return (await connection.execute(asked)).first() is not None


async def claim(connection: AsyncConnection, most: int) -> Sequence[ClaimedAlert]:
    """Some of the messages that are due, the oldest first, as ours for a time; those at their table need none."""
    here = or_(_PRESENT.correlate(alerts), ~_PLAYS.correlate(alerts))
    is_due = and_(alerts.c.due <= now(), alerts.c.until < now())
    await connection.execute(update(alerts).where(is_due, here).values(due=null()))
    first = select(alerts.c.id).where(is_due).order_by(alerts.c.due, alerts.c.id).limit(most)
    number = secrets.randbits(BITS)
    mine = update(alerts).where(alerts.c.id.in_(first.with_for_update(skip_locked=True)))
    taken = (await connection.execute(mine.values(claim=number, until=now() + LASTS).returning(alerts.c.id))).scalars()
    asked = select(alerts, matches.c.game, matches.c.clock, now().label("now")).join(matches)
    ours = asked.where(alerts.c.id.in_(taken.all())).order_by(alerts.c.due, alerts.c.id)
    rows = (await connection.execute(ours)).mappings()
    return [_claimed(row, number) for row in rows]


def _claimed(row: Any, number: int) -> ClaimedAlert:
    clock = None if row["clock"] is None else json.decode(row["clock"], type=Clock)
    return ClaimedAlert(_alert(row), row["due"], number, row["game"], clock, row["now"], row["told"])


async def settle(connection: AsyncConnection, claimed: ClaimedAlert, *, again: float | None = None) -> None:
    """It was sent, or is not to be; or it is due `again` then. Whatever became due meanwhile stays so."""
    mine = (alerts.c.id == claimed.alert.id) & (alerts.c.claim == claimed.claim) & (alerts.c.due == claimed.due)
    done = {"due": again, "claim": 0, "until": 0.0}
    said = {"told": now(), "tries": 0} if again is None else {"tries": claimed.alert.tries + 1}
    await connection.execute(update(alerts).where(mine).values(**done | said))


async def put_off(connection: AsyncConnection, claimed: ClaimedAlert, until: float) -> None:
    """It is not the time for it."""
    mine = (alerts.c.id == claimed.alert.id) & (alerts.c.claim == claimed.claim)
    await connection.execute(update(alerts).where(mine).values(due=until, claim=0, until=0.0))


# What belongs to a kept name


async def _told(connection: AsyncConnection, owner: Owner) -> list[dict[str, Any]]:
    rows = await connection.execute(select(alerts).where(alerts.c.key.in_(owner.keys)).order_by(alerts.c.made))
    shown = ("match", "kind", "address", "language", "is_confirmed", "made", "told")
    return [{name: row[name] for name in shown} for row in rows.mappings()]


async def _remove(connection: AsyncConnection, owner: Owner) -> None:
    await connection.execute(delete(alerts).where(alerts.c.key.in_(owner.keys)))


BELONGINGS["alerts"] = Belonging(told=_told, remove=_remove)
