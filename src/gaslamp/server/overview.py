"""What a database holds, in figures: nothing of any game, and nothing is changed by looking."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, func, select

from gaslamp.server.backup import reflected
from gaslamp.server.database import connect, file_of
from gaslamp.server.schema import BadStore, latest, version_of
from gaslamp.server.store import Store


class Overview(Struct, frozen=True, kw_only=True):
    """A database in figures."""

    kind: str
    version: int
    latest: int
    """The version this program makes: a lower one is brought up to date when a server opens it."""
    size: int
    """Bytes on the disk."""
    rows: dict[str, int]
    phases: dict[str, int]
    """How many matches wait, are being played, or are over."""
    oldest: float | None
    """When something last happened in the match that was idle longest, in seconds; None if there are no matches."""
    newest: float | None


async def survey(database: str) -> Overview:
    """Look at a database of any version."""
    store = Store(connect(database))
    try:
        async with store.reading() as connection:
            return await connection.run_sync(_survey, file_of(database))
    finally:
        await store.close()


def _survey(connection: Connection, file: str | None) -> Overview:
    found = reflected(connection)
    if not found.tables:
        raise BadStore("database-empty")
    matches = found.tables["matches"]
    rows = {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in found.sorted_tables
    }
    phases = dict.fromkeys(("waiting", "playing", "over"), 0)
    for phase, count in connection.execute(select(matches.c.phase, func.count()).group_by(matches.c.phase)):
        phases[phase] = count
    oldest, newest = connection.execute(select(func.min(matches.c.changed), func.max(matches.c.changed))).one()
    return Overview(
        kind=connection.dialect.name,
        version=version_of(connection),
        latest=latest(),
        size=_size(connection, file),
        rows=rows,
        phases=phases,
        oldest=oldest,
        newest=newest,
    )


def _size(connection: Connection, file: str | None) -> int:
    if file is None:
        return int(connection.execute(select(func.pg_database_size(func.current_database()))).scalar_one())
    parts = (Path(f"{file}{end}") for end in ("", "-wal"))
    return sum(part.stat().st_size for part in parts if part.is_file())
