"""A SQLite file, spoken to as SQLAlchemy has us speak to PostgreSQL, but here and now.

SQLite answers from memory within microseconds: to ask it in another thread costs several times the answer, and a busy
server would come to each next question only when everything else had its turn, while other writers wait. So all is done
where it is asked, except what may wait for another writer or for the disk: the begin and the end of a transaction that
writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, Row

T = TypeVar("T")


class FileEngine:
    """As much of an `AsyncEngine` as the store asks for."""

    def __init__(
        self, engine: Engine, *, is_writing: bool = False, thread: ThreadPoolExecutor | None = None, **_: object
    ) -> None:
        self.sync_engine, self.is_writing = engine, is_writing
        self.thread = thread or ThreadPoolExecutor(1, "gaslamp-file")
        """Where is waited: SQLite has one writer at a time."""

    @property
    def dialect(self) -> Dialect:
        return self.sync_engine.dialect

    def execution_options(self, **options: Any) -> FileEngine:
        """The same file with other transactions; `is_writing` is the option that matters."""
        return FileEngine(self.sync_engine.execution_options(**options), thread=self.thread, **options)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[FileConnection]:
        """A connection of one's own, for reading."""
        with self.sync_engine.connect() as connection:
            yield FileConnection(connection)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[FileConnection]:
        """A transaction, which ends well or not at all."""
        with self.sync_engine.connect() as connection:
            transaction = await self._wait_for(connection.begin)
            try:
                yield FileConnection(connection)
            except BaseException:
                transaction.rollback()
                raise
            await self._wait_for(transaction.commit)

    async def _wait_for(self, work: Callable[[], T]) -> T:
        """Do what may take a while; whoever is called away goes when it is done, since the connection is in use."""
        if not self.is_writing:
            return work()
        doing = asyncio.get_running_loop().run_in_executor(self.thread, work)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            await asyncio.wait([doing])
            raise

    async def dispose(self) -> None:
        self.sync_engine.dispose()
        self.thread.shutdown()


class FileConnection:
    """As much of an `AsyncConnection`; nothing here waits."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, parameters)

    async def stream(self, statement: Executable) -> AsyncIterator[Row[Any]]:
        """Row by row, of however many."""
        return _each(self.connection.execute(statement))

    async def run_sync(self, work: Callable[..., T], *details: Any) -> T:
        return work(self.connection, *details)

    async def rollback(self) -> None:
        self.connection.rollback()


async def _each(rows: Iterable[Row[Any]]) -> AsyncIterator[Row[Any]]:
    for row in rows:
        yield row
