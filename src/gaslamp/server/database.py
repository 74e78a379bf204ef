"""Opening the database: a file of SQLite, or PostgreSQL by its address."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, Connection, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gaslamp.extras import needs
from gaslamp.server.file_engine import FileEngine
from gaslamp.server.schema import BadStore, chairs, matches
from gaslamp.server.store import Store

BUSY = 5.0
"""Seconds that SQLite waits for another writer."""
PRIVATE, OTHERS = 0o600, 0o077
"""A database holds every secret of every game: of the users of a machine its own alone reads and writes it."""


def address(database: str) -> str | URL:
    """The address of a database that is named by a file or by an address of its own."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).absolute()))
    return database.replace("postgresql://", "postgresql+asyncpg://", 1)


def _checked(place: str | URL) -> URL:
    """The address, if its port is one that a computer can have."""
    url = make_url(place)
    if url.port is not None and not 0 < url.port < 65536:
        raise BadStore("server-store-port", port=str(url.port))
    return url


def _of_no_kind(database: str) -> BadStore:
    """Only the kind is repeated: an address may hold a password."""
    return BadStore("server-store-kind", database=database.partition(":")[0])


def connect(database: str) -> AsyncEngine:
    """A way to the database, whatever is in it; `BadStore` if there is none of that kind."""
    try:
        place = _checked(address(database))
        if file_of(database):
            return cast(AsyncEngine, _file_engine(place))
        with needs("postgres"):
            return create_async_engine(place, hide_parameters=True)
    except (ImportError, SQLAlchemyError, ValueError):
        raise _of_no_kind(database) from None


def _file_engine(place: URL) -> FileEngine:
    """A file that is there, with as many connections as are asked for at once: nobody waits for one."""
    _probe(str(place.database))
    kept: dict[str, Any] = {"poolclass": QueuePool, "max_overflow": -1, "connect_args": {"check_same_thread": False}}
    engine = create_engine(place, hide_parameters=True, **kept)
    event.listen(engine, "connect", _leave_beginning)
    event.listen(engine, "begin", _begin)
    return FileEngine(engine)


async def look_at_store(database: str) -> None:
    """Raise what would keep a database that is there from being used; nothing in it is changed."""
    store = Store(connect(database))
    try:
        await store.look()
    finally:
        await store.close()


def connect_to_write(database: str) -> AsyncEngine:
    """The same for what is to be changed: a file is private, and safe from a crash."""
    keep_private(database)
    engine = connect(database)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune)
    else:
        event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


async def open_store(database: str) -> Store:
    """The database at a path or an address, ready for use."""
    store = Store(connect_to_write(database))
    try:
        await store.set_up()
    except BaseException:
        await store.close()
        raise
    return store


def keep_private(database: str) -> None:
    """Make the file so that it is private from its first instant, and tighten one that is there, if it is ours."""
    if not (file := file_of(database)) or os.name != "posix":
        return
    with suppress(OSError):  # what is wrong with a file is said when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for part in exposed(database) if _is_ours(file) else ():
        with suppress(OSError):
            part.chmod(PRIVATE)


def _is_ours(file: str) -> bool:
    """Whether games are kept in it, or nothing is in it yet; what was named by mistake is left as it is."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return False
    return not found or {matches.name, chairs.name} <= found


def exposed(database: str) -> Sequence[Path]:
    """The files of a database that other users of this machine can read or write."""
    return [part for part in _parts(database) if os.name == "posix" and part.stat().st_mode & OTHERS]


def _parts(database: str) -> Iterator[Path]:
    """The file and those that SQLite keeps beside it, which it makes as private as the file is."""
    if file := file_of(database):
        yield from (part for end in ("", "-wal", "-shm") if (part := Path(f"{file}{end}")).is_file())


def file_of(database: str) -> str | None:
    """The file that a database is in; None if it is on a server."""
    return database if "://" not in database else None


def _probe(file: str) -> None:
    """Open the file once, so that what is wrong with it is said now."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise BadStore("server-store-failed", reason=str(error)) from None


def _check_open(_: Any, record: Any, __: Any) -> None:
    """PostgreSQL: a connection that was cut while nobody used it is opened anew, and so are all others."""
    if record.driver_connection.is_closed():
        raise InvalidatePoolError


def _leave_beginning(connection: Any, _: Any) -> None:
    """SQLite: `_begin` begins, and not Python, which would do so at the first row written and not for tables."""
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """SQLite: a writer waits for another one when it begins; one that had read before would be refused at once."""
    is_writing = connection.get_execution_options().get("is_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def _tune(connection: Any, _: Any) -> None:
    """SQLite: readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY * 1000:.0f}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
