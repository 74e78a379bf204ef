"""Opening the database: a file of SQLite, or PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gaslamp.extras import needs
from gaslamp.server.schema import BadStore
from gaslamp.server.store import Store

BUSY = 5.0
"""Seconds that SQLite waits for another writer."""


def address(database: str) -> str | URL:
    """The address of a database that is named by a file or by an address of its own."""
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(Path(database).absolute()))
    return database.replace("postgresql://", "postgresql+asyncpg://", 1)


def _of_no_kind(database: str) -> BadStore:
    """Only the kind is repeated: an address may hold a password."""
    return BadStore("server-store-kind", database=database.partition(":")[0])


def _engine(database: str) -> AsyncEngine:
    try:
        with needs("postgres"):
            engine = create_async_engine(address(database), hide_parameters=True)
    except (ImportError, SQLAlchemyError, ValueError):
        raise _of_no_kind(database) from None
    if engine.dialect.name == "sqlite":
        _probe(str(engine.url.database))
    return engine


async def look_at_store(database: str) -> None:
    """Raise what would keep a database that is there from being used; nothing in it is changed."""
    store = Store(_engine(database))
    try:
        await store.look()
    finally:
        await store.close()


async def open_store(database: str) -> Store:
    """The database at a path or an address, ready for use."""
    engine = _engine(database)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune)
    store = Store(engine)
    try:
        await store.set_up()
    except BaseException:
        await store.close()
        raise
    return store


def _probe(file: str) -> None:
    """Open the file once, here and now: a failure to connect would leave the driver's thread behind."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise BadStore("server-store-failed", reason=str(error)) from None


def _tune(connection: Any, _: Any) -> None:
    """SQLite: readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY * 1000:.0f}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
