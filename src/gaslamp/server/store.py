"""What outlives the server: matches, who sits at them, and the log of each. One code for SQLite and PostgreSQL.

Several processes may serve the same matches. Whatever is changed about a match raises its version, and who adds to its
log says which version they know: if there is a later one they are told `Overtaken`, read what is new and decide anew.
An event is stored before anybody hears of it, so a crash loses nothing that was told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Literal, TypeAlias, TypeVar
from zlib import crc32

from msgspec import Struct, json
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gaslamp.core import Event, Seat, decode_event, encode
from gaslamp.server import alerts, openings
from gaslamp.server.auth import REMOVED, NotInvited
from gaslamp.server.clocks import Clock, Timer
from gaslamp.server.messages import LEAST_DELAY, Phase, SideWish, WatchPolicy
from gaslamp.server.mirrors import Mirror
from gaslamp.server.names import folded
from gaslamp.server.openings import TableOpening
from gaslamp.server.schema import (
    BadStore,
    about,
    bring_up_to_date,
    chairs,
    holders,
    keys,
    log,
    matches,
    notices,
    now,
    people,
    turns,
    version_of,
)

T = TypeVar("T")
NameMark: TypeAlias = Literal["", "kept", "guest"]


TurnKeys: TypeAlias = Callable[[Sequence["Chair"]], tuple[frozenset[str], frozenset[str]]]
"""The keys of the people who had the turn so far, and of those who have it when they are seated so."""


class Overtaken(Exception):
    """Somebody else has written there first."""


class Chair(Struct, frozen=True, kw_only=True):
    """A seat as it is kept: free, a person's, or a bot's (which may stand in for a person)."""

    seat: Seat
    name: str = ""
    agent: str | None = None
    key: str | None = None
    is_absent: bool = False
    """Whether the bot plays only until its person is back at the table."""
    timer: Timer = Timer()
    mark: NameMark = ""
    """Whether whoever sits there has this name kept, or somebody else has."""
    wish: SideWish = "any"
    """Which side they would like, where it is drawn."""

    @property
    def is_free(self) -> bool:
        return self.agent is None and self.key is None


class Proposal(Struct, frozen=True, kw_only=True):
    """What somebody at a table would like and the others are asked for."""

    kind: Literal["undo", "replace", "rematch", "watching", "record"]
    by: Seat
    """Who asks, a host without a seat as a spectator; to take back their last action, to have a bot play for `seat`,
    for a game with sides swapped, to let others watch more, or to have what is said in the record."""
    seat: Seat
    agreed: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    """Who will not be at the next game."""
    policy: WatchPolicy = "none"
    delay: int = LEAST_DELAY
    """What others are to watch from now on."""

    def number(self, n: int) -> int:
        """What an answer names it by, after so many events, whoever has answered meanwhile."""
        return crc32(encode((n, self.kind, self.by, self.seat, self.policy, self.delay)))


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
    watch_delay: int | None = None
    """Of what watchers see over a shoulder, in moves of the fugitive; None: they see what everybody may know."""
    version: int = 0
    """How often something about it has changed."""
    invites: int = 0
    """How often its invitations were withdrawn: which edition of them is the present one."""
    host: str = ""
    """The key of whoever set it up."""
    is_rated: bool = True
    """Whether it counts for ratings, if everybody at it has a kept name."""
    keeps_talk: bool = False
    """Whether what is said at the table stands in its record."""
    is_alerting: bool = False
    """Whether somebody at it once asked to be told of their turn."""
    is_warming: bool = False
    """Whether the bot that is to act cannot play yet."""
    clock: Clock | None = None
    rewound: int = 0
    """How often something was taken back."""
    proposal: Proposal | None = None
    mirror: Mirror | None = None
    """If it is a mirrored game, what it goes by."""
    opening: TableOpening | None = None
    """How it waits for strangers, if it does or did."""
    dismissed: frozenset[str] = frozenset()
    """The keys of those whom the host has sent away, while it waits."""
    chairs: tuple[Chair, ...]

    @property
    def is_drawn(self) -> bool:
        """Whether it is not known yet who sits where."""
        return self.opening is not None and self.opening.is_drawn


class SeatKey(Struct, frozen=True, kw_only=True):
    """A place at a table that somebody holds the token of."""

    hash: str
    match: str
    is_host: bool
    is_awaited: bool = False
    """Whether nobody has come with it yet, so that the token of the game before leads to it."""
    is_dismissed: bool = False
    """Whether the host has sent them away."""
    edition: int | None = None
    """Of a watcher's token, which is kept nowhere: of which edition of invitations it is."""


class Announcement(Struct, frozen=True, kw_only=True):
    """Something everybody at a table should know: a text by its key, about a seat and perhaps a bot."""

    key: str
    seat: Seat
    agent: str = ""


class Snapshot(Struct, frozen=True, kw_only=True):
    """A match as it is stored at one instant: neither its card nor its log is ahead of the other."""

    card: Card
    since: int
    """How many events are known already: none if the log does not go on from what is known."""
    log: Sequence[str]
    """The events after those, as they are written."""
    notes: Sequence[Announcement]

    def events(self, vocabulary: tuple[type[Event], ...]) -> list[Event]:
        return [decode_event(vocabulary, row) for row in self.log]


class Store:
    """The database. Whatever it cannot do is a `BadStore`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.secret = ""
        self.unfinished: set[asyncio.Task[Any]] = set()
        self.is_file = engine.dialect.name == "sqlite"
        level = {} if self.is_file else {"isolation_level": "REPEATABLE READ"}
        self.reader = engine.execution_options(is_writing=False, **level)
        self.writer = engine.execution_options(is_writing=True)
        self.failures: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *_of_driver(engine))
        """Whatever is raised when the database cannot be reached, or refuses."""
        self.queue: AbstractAsyncContextManager[object] = asyncio.Lock() if self.is_file else nullcontext()
        """SQLite has one writer: those of this process wait here, in order, instead of for a lock that fails them."""

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away: a transaction cut short holds up others."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """What went wrong is for whoever asked, if they are still there."""
        self.unfinished.discard(task)
        _ = task.cancelled() or task.exception()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something."""
        async with self.queue, self._transaction(is_writing=True) as connection:
            yield connection

    @asynccontextmanager
    async def _transaction(self, *, is_writing: bool = False) -> AsyncIterator[AsyncConnection]:
        try:
            async with (self.writer if is_writing else self.reader).begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except self.failures as error:
            raise _failed(error) from None

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that changes nothing, and sees everything as it was at one instant."""
        return self._transaction()

    async def close(self) -> None:
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        await self.engine.dispose()

    # Setting up

    async def set_up(self) -> None:
        """Make the tables, or bring those of an older Gaslamp up to date; a newer one's are left alone."""
        async with self.writing() as connection:
            await connection.run_sync(bring_up_to_date)
            found = await connection.execute(select(about.c.value).where(about.c.name == "secret"))
            self.secret = str(found.scalar_one())

    async def look(self) -> None:
        """See whether this program knows the tables that are there."""
        async with self.reading() as connection:
            await connection.run_sync(version_of)

    async def settle(self, match: str) -> None:
        """Wait until whatever is being written about a match is there or is not: a lost connection may still write."""
        async with self.writing() as connection:
            await connection.execute(select(matches.c.version).where(matches.c.id == match).with_for_update())

    # Matches

    async def add(self, card: Card, *holders: SeatKey, after: Card | None = None) -> None:
        """A match nobody has played in; `Overtaken` if it is there, or something has changed in the one before."""
        try:
            async with self.writing() as connection:
                if after and await change(connection, after.id, matches.c.version == after.version) is None:
                    raise Overtaken
                await put(connection, card, *holders)
                if after and after.is_alerting:
                    await alerts.follow(connection, after.id, card.id, self.secret)
        except IntegrityError:
            raise Overtaken from None

    async def card(self, match: str) -> Card | None:
        """A match by its id."""
        async with self.reading() as connection:
            return await _read_card(connection, match)

    async def snapshot(self, match: str, *, known: Card | None = None, n: int = 0) -> Snapshot | None:
        """A match with its log and announcements: what is new to whoever knows it by a card, n events long."""
        async with self.reading() as connection:
            if (card := await _read_card(connection, match)) is None:
                return None
            since = n if known and _goes_on(known, card) else 0
            log = await _read_log(connection, match, since)
            notes = await _read_notices(connection, match, known.version) if known else ()
        return Snapshot(card=card, since=since, log=log, notes=notes)

    async def versions(self, known: Sequence[str]) -> dict[str, int]:
        """How often something about each of these matches has changed."""
        asked = select(matches.c.id, matches.c.version).where(matches.c.id.in_(known))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(asked)}

    async def set_options(self, match: str, options: dict[str, Any]) -> bool:
        """What is played there, as long as nobody has begun; False if somebody has."""
        async with self.writing() as connection:
            said = {"options": encode(options).decode()}
            return await change(connection, match, matches.c.phase == "waiting", **said) is not None

    async def let_watch(self, card: Card, **rule: Any) -> None:
        """What others may watch from now on, at a table known by this card; `Overtaken` if something has changed."""
        asked = card.proposal if card.proposal and card.proposal.kind != "watching" else None
        told = {"proposal": encode(asked).decode() if asked else None, **rule}
        async with self.writing() as connection:
            if await change(connection, card.id, matches.c.version == card.version, **told) is None:
                raise Overtaken

    @asynccontextmanager
    async def _changing(self, match: str, **values: object) -> AsyncIterator[AsyncConnection]:
        """A transaction in which something about a match is changed, if it is still there."""
        async with self.writing() as connection:
            if await change(connection, match, **values) is None:
                raise NotInvited(REMOVED)
            yield connection

    # Who sits there

    async def rename(self, match: str, seat: Seat, name: str) -> None:
        """What somebody is called from now on."""
        chosen = (chairs.c.match == match) & (chairs.c.seat == seat)
        async with self._changing(match) as connection:
            await connection.execute(update(chairs).where(chosen).values(name=name))

    async def key(self, hash: str) -> SeatKey | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(keys).where(keys.c.hash == hash))).mappings().first()
        return SeatKey(**row) if row else None

    async def take(self, match: str, seat: Seat, hash: str, name: str, *, is_prompt: bool = False) -> bool:
        """Seat somebody; False if somebody else was quicker. A table for strangers begins soon once it is full."""
        async with self._changing(match) as connection:
            return await take(connection, match, Chair(seat=seat, key=hash, name=name), is_prompt=is_prompt)

    async def seat_bots(self, match: str, bots: Sequence[Chair]) -> None:
        """Bots take these seats, each under its name, unless somebody was quicker."""
        async with self._changing(match) as connection:
            for bot in bots:
                chosen = (chairs.c.match == match) & (chairs.c.seat == bot.seat)
                await connection.execute(
                    update(chairs).where(chosen & openings.FREE).values(agent=bot.agent, name=bot.name)
                )

    async def propose(
        self, card: Card, proposal: Proposal | None, notes: Sequence[Announcement] = (), **settled: object
    ) -> None:
        """What the others are asked for now and what is settled by it, at a table known by this card.

        `Overtaken` if something has changed.
        """
        said = encode(proposal).decode() if proposal else None
        async with self.writing() as connection:
            if await change(connection, card.id, matches.c.version == card.version, proposal=said, **settled) is None:
                raise Overtaken
            await note_down(connection, card.id, card.version + 1, notes)

    # The log

    async def append(
        self,
        card: Card,
        n: int,
        events: Sequence[Event],
        *,
        phase: Phase,
        is_bots_turn: bool,
        claim: int | None = None,
        notes: Sequence[Announcement] = (),
        seated: Callable[[float], tuple[Chair, ...]] | None = None,
        asked: TurnKeys | None = None,
    ) -> Card:
        """Add events to the log of a match known by this card, `n` long; `Overtaken` if something has changed there.

        A bot's action is added only as long as the claim on its turn holds. Who is
        `seated` how from then on is asked with the database's time, and who had the turn and has it then is `asked`.
        How the match is known afterwards.
        """
        rows = [{"match": card.id, "n": n + i, "event": encode(event).decode()} for i, event in enumerate(events)]
        try:
            async with self.writing() as connection:
                known = {"phase": phase, "proposal": None}
                changed = await change(connection, card.id, matches.c.version == card.version, **known)
                if changed is None:
                    raise Overtaken
                if claim is not None and not await drop_turn(connection, card.id, claim):
                    raise Overtaken
                if rows:
                    await connection.execute(insert(log), rows)
                await set_turn(connection, card.id, is_due=is_bots_turn)
                seats = seated(changed) if seated else card.chairs
                await seat_so(connection, card.id, card.chairs, seats)
                if card.opening:
                    await openings.close(connection, card.id, {chair.key: chair.seat for chair in seats if chair.key})
                await note_down(connection, card.id, card.version + 1, notes)
                await _alert(connection, card, seats, changed, asked)
        except IntegrityError:
            raise Overtaken from None
        new = {"phase": phase, "version": card.version + 1, "changed": changed, "proposal": None, "chairs": seats}
        return replace(card, opening=None, dismissed=frozenset(), **new)

    async def rewind(
        self,
        card: Card,
        n: int,
        *,
        is_bots_turn: bool,
        notes: Sequence[Announcement],
        seated: Callable[[float], tuple[Chair, ...]],
        asked: TurnKeys,
    ) -> None:
        """Take back what was played after the first `n` events, and all is as it was before."""
        async with self.writing() as connection:
            again = {"rewound": matches.c.rewound + 1, "proposal": None}
            changed = await change(connection, card.id, matches.c.version == card.version, **again)
            if changed is None:
                raise Overtaken
            await connection.execute(delete(log).where(log.c.match == card.id, log.c.n >= n))
            await set_turn(connection, card.id, is_due=is_bots_turn)
            seats = seated(changed)
            await seat_so(connection, card.id, card.chairs, seats)
            await note_down(connection, card.id, card.version + 1, notes)
            await _alert(connection, card, seats, changed, asked)

    async def events(self, match: str, vocabulary: tuple[type[Event], ...]) -> list[Event]:
        """The whole log."""
        async with self.reading() as connection:
            return [decode_event(vocabulary, row) for row in await _read_log(connection, match)]

    async def notices(self, match: str, *, after: int) -> Sequence[Announcement]:
        """What everybody at the table should know since a version of the match."""
        async with self.reading() as connection:
            return await _read_notices(connection, match, after)


async def _read_card(connection: AsyncConnection, match: str) -> Card | None:
    is_hosts = (keys.c.match == matches.c.id) & keys.c.is_host
    whole = matches.outerjoin(turns).outerjoin(keys, is_hosts)
    asked = select(matches, turns.c.is_warming, keys.c.hash).select_from(whole).where(matches.c.id == match)
    found = (await connection.execute(asked)).mappings().first()
    seats = await connection.execute(select(chairs).where(chairs.c.match == match).order_by(chairs.c.seat))
    rows = seats.mappings().all()
    if found is None:
        return None
    card = _card(found, rows, await read_marks(connection, match, rows))
    return await openings.looked_up(connection, card) if card.phase == "waiting" else card


async def put(connection: AsyncConnection, card: Card, *holders: SeatKey) -> None:
    """A match nobody has played in, and the keys to it."""
    kept = ("hash", "match", "is_host", "is_awaited", "is_dismissed")
    await connection.execute(insert(matches).values(**_kept(card)))
    await connection.execute(insert(keys), [{name: getattr(key, name) for name in kept} for key in holders])
    await connection.execute(insert(chairs), [{"match": card.id, **_row(chair)} for chair in card.chairs])
    if card.opening:
        await openings.open_up(connection, card.id, card.opening)
    if card.phase == "playing":
        await set_turn(connection, card.id, is_due=True)


async def take(connection: AsyncConnection, match: str, chair: Chair, *, is_prompt: bool) -> bool:
    """Seat the holder of a new key; False if somebody else was quicker."""
    fresh = {"hash": chair.key, "match": match, "is_host": False, "is_awaited": False, "is_dismissed": False}
    await connection.execute(insert(keys).values(**fresh))
    chosen = (chairs.c.match == match) & (chairs.c.seat == chair.seat) & openings.FREE
    sits = {"key": chair.key, "name": chair.name, "wish": chair.wish}
    if not (await connection.execute(update(chairs).where(chosen).values(**sits))).rowcount:
        await connection.execute(delete(keys).where(keys.c.hash == chair.key))
        return False
    await openings.arrive(connection, match, is_prompt=is_prompt)
    return True


async def read_marks(
    connection: AsyncConnection, match: str, rows: Sequence[Mapping[Any, Any]]
) -> Mapping[Seat, NameMark]:
    """Of the people at a table: whose name is kept and theirs, and who is called like somebody who has a kept one."""
    names = {row["seat"]: folded(row["name"]) for row in rows if row["key"] is not None and row["name"]}
    if not names:
        return {}
    asked = select(people.c.folded, holders.c.key)
    own = (holders.c.person == people.c.id) & (holders.c.match == match)
    joined = asked.select_from(people.outerjoin(holders, own)).where(people.c.folded.in_(names.values()))
    kept = {(row.folded, row.key) for row in await connection.execute(joined)}
    taken = {name for name, _ in kept}
    keys = {row["seat"]: row["key"] for row in rows}
    return {seat: "kept" if (name, keys[seat]) in kept else "guest" for seat, name in names.items() if name in taken}


async def _read_log(connection: AsyncConnection, match: str, since: int = 0) -> Sequence[str]:
    """The events from one on, as they are written."""
    asked = select(log.c.event).where(log.c.match == match, log.c.n >= since).order_by(log.c.n)
    return (await connection.execute(asked)).scalars().all()


async def _read_notices(connection: AsyncConnection, match: str, after: int) -> Sequence[Announcement]:
    asked = select(notices.c.notice).where(notices.c.match == match, notices.c.version > after)
    rows = await connection.execute(asked.order_by(notices.c.version, notices.c.place))
    return [json.decode(row, type=Announcement) for row in rows.scalars()]


def _goes_on(before: Card, card: Card) -> bool:
    """Whether the log was only added to: neither other characters were chosen nor anything taken back."""
    return (card.options, card.rewound) == (before.options, before.rewound)


async def change(
    connection: AsyncConnection, match: str, *only_if: ColumnElement[bool], **values: object
) -> float | None:
    """Something is different about a match, as of when; None where that may not be."""
    raised = {"version": matches.c.version + 1, "changed": now(), **values}
    changed = update(matches).where(matches.c.id == match, *only_if).values(**raised).returning(matches.c.changed)
    when: float | None = (await connection.execute(changed)).scalar_one_or_none()
    return when


async def note_down(connection: AsyncConnection, match: str, version: int, notes: Sequence[Announcement]) -> None:
    rows = [
        {"match": match, "version": version, "place": place, "notice": encode(note).decode()}
        for place, note in enumerate(notes)
    ]
    if rows:
        await connection.execute(insert(notices), rows)


async def seat_so(connection: AsyncConnection, match: str, before: Sequence[Chair], after: Sequence[Chair]) -> None:
    """Who plays a seat, and how they stand with the clock, where that is not as before."""
    for old, new in zip(before, after, strict=True):
        if old != new:
            chosen = (chairs.c.match == match) & (chairs.c.seat == new.seat)
            await connection.execute(update(chairs).where(chosen).values(**_row(new)))


async def _alert(
    connection: AsyncConnection, card: Card, seats: Sequence[Chair], now: float, asked: TurnKeys | None
) -> None:
    """Whoever has the turn from now on is told soon, if they want to be; whoever has it no more is not."""
    if card.is_alerting and asked:
        before, after = asked(seats)
        await alerts.turn(connection, card.id, card.clock, before, after, now)


async def set_turn(connection: AsyncConnection, match: str, *, is_due: bool) -> None:
    """A bot is to act, as of now and for anybody to claim; or none is."""
    await connection.execute(delete(turns).where(turns.c.match == match))
    if is_due:
        fresh = {"match": match, "since": now(), "claim": 0, "until": 0.0, "is_warming": False}
        await connection.execute(insert(turns).values(**fresh))


async def drop_turn(connection: AsyncConnection, match: str, claim: int) -> bool:
    """A turn was taken; False if the claim on it does not hold any more."""
    dropped = await connection.execute(delete(turns).where(turns.c.match == match, turns.c.claim == claim))
    return bool(dropped.rowcount)


def _card(found: Mapping[Any, Any], rows: Sequence[Mapping[Any, Any]], marks: Mapping[Seat, NameMark]) -> Card:
    return Card(
        id=found["id"],
        game=found["game"],
        seats=found["seats"],
        options=json.decode(found["options"]),
        hints=found["hints"],
        phase=found["phase"],
        changed=found["changed"],
        watchable=found["watchable"],
        watch_delay=found["watch_delay"],
        version=found["version"],
        invites=found["invites"],
        host=found["hash"] or "",
        is_rated=found["is_rated"],
        keeps_talk=found["keeps_talk"],
        is_alerting=found["is_alerting"],
        is_warming=bool(found["is_warming"]),
        clock=decoded(found["clock"], Clock),
        rewound=found["rewound"],
        proposal=decoded(found["proposal"], Proposal),
        mirror=decoded(found["mirror"], Mirror),
        chairs=tuple(replace(chair_of(row), mark=marks.get(row["seat"], "")) for row in rows),
    )


def decoded(said: str | None, kind: Any) -> Any:
    return None if said is None else json.decode(said, type=kind)


def chair_of(row: Mapping[Any, Any]) -> Chair:
    timer = Timer(**{name: row[name] for name in Timer.__struct_fields__})
    own = ("seat", "name", "agent", "key", "is_absent", "wish")
    return Chair(**{name: row[name] for name in own}, timer=timer)


def _kept(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "game": card.game,
        "seats": card.seats,
        "options": encode(card.options).decode(),
        "hints": card.hints,
        "phase": card.phase,
        "changed": now(),
        "watchable": card.watchable,
        "watch_delay": card.watch_delay,
        "version": 0,
        "invites": card.invites,
        "clock": encode(card.clock).decode() if card.clock else None,
        "rewound": 0,
        "is_rated": card.is_rated,
        "mirror": encode(card.mirror).decode() if card.mirror else None,
        "keeps_talk": False,
        "is_alerting": card.is_alerting,
    }


def _row(chair: Chair) -> dict[str, Any]:
    own = ("seat", "name", "agent", "key", "is_absent", "wish")
    return {name: getattr(chair, name) for name in own} | asdict(chair.timer)


def _of_driver(engine: AsyncEngine) -> tuple[type[Exception], ...]:
    """What the driver of PostgreSQL raises by itself, past SQLAlchemy."""
    driver = getattr(engine.dialect.dbapi, "asyncpg", None)
    return (driver.PostgresError, driver.InterfaceError) if driver else ()


def _failed(error: Exception) -> BadStore:
    """What went wrong, in the database's own words where it has some, without the statement and its values."""
    if isinstance(error, OSError) or getattr(error, "connection_invalidated", False):
        return BadStore("server-store-lost")
    reason = str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
    return BadStore("server-store-failed", reason=reason)
