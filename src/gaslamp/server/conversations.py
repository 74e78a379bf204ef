"""What people say and draw for each other, in the database; it is stored before anybody is told.

Nothing here raises the version of the match. Every list is bounded; the oldest lines make way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Select, Table, delete, exists, func, insert, select, true, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat, encode
from gaslamp.server.audiences import Audience, Channel
from gaslamp.server.auth import REMOVED, NotInvited
from gaslamp.server.belongings import BELONGINGS, Belonging, Owner
from gaslamp.server.messages import AnyMark, Phrase
from gaslamp.server.schema import SAME_LINE, chairs, lines, marks, matches, now, reports, signs, talks
from gaslamp.server.store import Store

LINES = 200
"""Lines of each audience that are kept."""
REPORTS = 50
"""Lines of a match that can be reported."""
DAY = 86400.0


class SaidLine(Struct, frozen=True, kw_only=True):
    """Something that was said."""

    n: int
    seat: Seat | None
    key: str
    text: str
    phrase: Phrase | None = None
    after: int = 0
    """How many events there were then."""


class KeptMark(Struct, frozen=True, kw_only=True):
    """Something that was drawn, after so many events."""

    id: int
    seat: Seat
    n: int
    mark: AnyMark


class Sign(Struct, frozen=True, kw_only=True):
    """Somebody is writing, or ready for a round; until then by this process's clock."""

    audience: Audience
    seat: Seat
    kind: str
    round: int
    until: float


class Conversation(Struct, frozen=True, kw_only=True):
    """All that is kept of what was said and drawn at a match."""

    version: int = 0
    is_allowed: bool = True
    lines: Mapping[Audience, tuple[SaidLine, ...]] = {}
    marks: Mapping[Audience, tuple[KeptMark, ...]] = {}
    signs: tuple[Sign, ...] = ()


SILENCE = Conversation()


class Reported(Struct, frozen=True, kw_only=True):
    """A line that somebody has reported: at which table, on which channel, who said it under which name, when."""

    table: str
    channel: Channel
    seat: Seat | None
    name: str
    text: str
    count: int
    at: float


async def read(store: Store, match: str) -> Conversation:
    """As it is now."""
    async with store.reading() as connection:
        talk = (await connection.execute(select(talks).where(talks.c.match == match))).mappings().first()
        if talk is None:
            return SILENCE
        return Conversation(
            version=talk["version"],
            is_allowed=talk["is_allowed"],
            lines=_by_audience([(row, _line(row)) for row in await _rows(connection, lines, match, lines.c.n)]),
            marks=_by_audience([(row, _mark(row)) for row in await _rows(connection, marks, match, marks.c.id)]),
            signs=tuple(await _signs(connection, match)),
        )


async def versions(store: Store, known: Collection[str]) -> dict[str, int]:
    """How often anything was said or drawn at each of these matches."""
    asked = select(talks.c.match, talks.c.version).where(talks.c.match.in_(known))
    async with store.reading() as connection:
        return {row.match: row.version for row in await connection.execute(asked)}


async def reported(store: Store) -> list[Reported]:
    """What the keeper of the server was told of, the latest first."""
    whole = reports.outerjoin(chairs, (chairs.c.match == reports.c.match) & (chairs.c.seat == reports.c.seat))
    asked = select(reports, func.coalesce(chairs.c.name, "").label("name")).select_from(whole)
    async with store.reading() as connection:
        rows = (await connection.execute(asked.order_by(reports.c.at.desc(), reports.c.n))).mappings().all()
    same = ("channel", "seat", "name", "text", "count", "at")
    return [Reported(table=row["match"], **{name: row[name] for name in same}) for row in rows]


async def clear_reports(store: Store) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(reports))


async def _rows(connection: AsyncConnection, table: Table, match: str, order: Any) -> Sequence[Mapping[Any, Any]]:
    return (await connection.execute(select(table).where(table.c.match == match).order_by(order))).mappings().all()


def _by_audience(rows: Iterable[tuple[Mapping[Any, Any], Any]]) -> dict[Audience, tuple[Any, ...]]:
    found: dict[Audience, list[Any]] = defaultdict(list)
    for row, made in rows:
        found[Audience(row["channel"], row["against"])].append(made)
    return {audience: tuple(made) for audience, made in found.items()}


def _line(row: Mapping[Any, Any]) -> SaidLine:
    return SaidLine(**{name: row[name] for name in SaidLine.__struct_fields__})


def _mark(row: Mapping[Any, Any]) -> KeptMark:
    return KeptMark(id=row["id"], seat=row["seat"], n=row["n"], mark=json.decode(row["mark"], type=AnyMark))


async def _signs(connection: AsyncConnection, match: str) -> list[Sign]:
    left = (signs.c.until - now()).label("left")
    asked = select(signs, left).where(signs.c.match == match, signs.c.until > now()).order_by(signs.c.seat)
    found = (await connection.execute(asked)).mappings()
    return [
        Sign(
            audience=Audience(row["channel"], row["against"]),
            seat=row["seat"],
            kind=row["kind"],
            round=row["round"],
            until=monotonic() + row["left"],
        )
        for row in found
    ]


# Writing


@asynccontextmanager
async def changing(store: Store, match: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in which something is said or drawn: one at a time for each match, in all processes."""
    async with store.writing() as connection:
        raised = update(talks).where(talks.c.match == match).values(version=talks.c.version + 1)
        if not (await connection.execute(raised)).rowcount:
            raise NotInvited(REMOVED)
        yield connection


async def begin(store: Store, match: str) -> None:
    """Make room for what is said at a match, unless there is."""
    try:
        async with store.writing() as connection:
            if (await connection.execute(select(talks.c.match).where(talks.c.match == match))).first():
                return
            there = select(matches.c.id).where(matches.c.id == match).with_for_update(read=True)
            if (await connection.execute(there)).first() is None:
                raise NotInvited(REMOVED)
            await connection.execute(insert(talks).values(match=match, version=0, is_allowed=True))
    except IntegrityError:  # another process did
        return


async def add_line(
    connection: AsyncConnection, match: str, audience: Audience, *, seat: Seat | None, key: str, **said: Any
) -> None:
    """What somebody says; the oldest lines make way."""
    n = await _next(connection, lines, match, audience, lines.c.n)
    row = {"match": match, **audience._asdict(), "n": n, "seat": seat, "key": key, "at": now(), **said}
    await connection.execute(insert(lines).values(**row))
    await connection.execute(delete(lines).where(_of(lines, match, audience), lines.c.n <= n - LINES))
    if seat is not None:
        await drop_sign(connection, match, audience, seat, "typing")


async def add_mark(
    connection: AsyncConnection, match: str, audience: Audience, *, seat: Seat, n: int, mark: AnyMark
) -> None:
    id = await _next(connection, marks, match, audience, marks.c.id)
    row = {"match": match, **audience._asdict(), "id": id, "seat": seat, "n": n, "mark": encode(mark).decode()}
    await connection.execute(insert(marks).values(**row))


async def drop_marks(connection: AsyncConnection, match: str, audience: Audience, ids: Collection[int]) -> None:
    await connection.execute(delete(marks).where(_of(marks, match, audience), marks.c.id.in_(ids)))


async def set_sign(
    connection: AsyncConnection, match: str, audience: Audience, seat: Seat, kind: str, *, round: int, lasts: float
) -> None:
    """Somebody is writing or ready from now on."""
    await drop_sign(connection, match, audience, seat, kind)
    row = {"match": match, **audience._asdict(), "seat": seat, "kind": kind, "round": round, "until": now() + lasts}
    await connection.execute(insert(signs).values(**row))


async def drop_sign(connection: AsyncConnection, match: str, audience: Audience, seat: Seat, kind: str) -> None:
    which = _of(signs, match, audience) & (signs.c.seat == seat) & (signs.c.kind == kind)
    await connection.execute(delete(signs).where(which))


async def forget(
    connection: AsyncConnection, match: str, *, seats: Collection[Seat] | None = None, key: str = ""
) -> None:
    """Whatever these people have said and drawn goes, and what was reported of it; without seats, everybody."""
    await connection.execute(update(talks).where(talks.c.match == match).values(version=talks.c.version + 1))
    for table in (lines, marks, reports, signs):
        which = true() if seats is None else table.c.seat.in_(seats)
        await connection.execute(delete(table).where(table.c.match == match, which))
    if key:
        theirs = (lines.c.match == match) & (lines.c.key == key)
        await connection.execute(delete(reports).where(exists().where(theirs, *SAME_LINE)))
        await connection.execute(delete(lines).where(theirs))


async def told_to(connection: AsyncConnection, owner: Owner) -> list[dict[str, Any]]:
    """What somebody with a kept name has said and drawn at tables that still are, for themselves to read."""
    said = tuple_(lines.c.match, lines.c.seat).in_(_seats_of(owner)) | lines.c.key.in_(owner.keys)
    drawn = tuple_(marks.c.match, marks.c.seat).in_(_seats_of(owner))
    kinds = ((select(lines).where(said), lines.c.n), (select(marks).where(drawn), marks.c.id))
    rows = [
        row
        for asked, number in kinds
        for row in (await connection.execute(asked.order_by("match", "channel", number))).mappings()
    ]
    return [_told(row) for row in rows]


def _told(row: Mapping[Any, Any]) -> dict[str, Any]:
    where = {"table": row["match"], "channel": row["channel"]}
    if "mark" in row:
        return {**where, "mark": json.decode(row["mark"])}
    return {**where, "text": row["text"], "phrase": row["phrase"], "at": row["at"]}


async def forget_owner(connection: AsyncConnection, owner: Owner) -> None:
    """It goes, wherever they sit."""
    seats = defaultdict[str, list[Seat]](list)
    for match, seat in await connection.execute(_seats_of(owner).order_by(chairs.c.match, chairs.c.seat)):
        seats[match].append(seat)
    for match, held in seats.items():
        await forget(connection, match, seats=held)
    await connection.execute(delete(lines).where(lines.c.key.in_(owner.keys)))


def _seats_of(owner: Owner) -> Select[Any]:
    return select(chairs.c.match, chairs.c.seat).where(chairs.c.key.in_(owner.keys))


BELONGINGS["chat"] = Belonging(told=told_to, remove=forget_owner)


async def allow(connection: AsyncConnection, match: str, *, is_so: bool) -> None:
    await connection.execute(update(talks).where(talks.c.match == match).values(is_allowed=is_so))


async def report(connection: AsyncConnection, match: str, audience: Audience, line: SaidLine) -> bool:
    """Note down a line for the keeper of the server, once; False where too many of a match are."""
    which = _of(reports, match, audience) & (reports.c.n == line.n)
    again = update(reports).where(which).values(count=reports.c.count + 1)
    if (await connection.execute(again)).rowcount:
        return True
    asked = select(func.count()).select_from(reports).where(reports.c.match == match)
    if (await connection.execute(asked)).scalar_one() >= REPORTS:
        return False
    said = {"n": line.n, "seat": line.seat, "text": line.text or line.phrase, "count": 1, "at": now()}
    await connection.execute(insert(reports).values(match=match, **audience._asdict(), **said))
    return True


def _of(table: Table, match: str, audience: Audience) -> ColumnElement[bool]:
    return (table.c.match == match) & (table.c.channel == audience.channel) & (table.c.against == audience.against)


async def _next(connection: AsyncConnection, table: Table, match: str, audience: Audience, number: Any) -> int:
    """Counted from 1 for each audience, so that no number tells how much others say."""
    last = await connection.execute(select(func.max(number)).where(_of(table, match, audience)))
    return int(last.scalar_one() or 0) + 1
