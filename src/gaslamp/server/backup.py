"""All games as one text file, from a database of either kind and of any version, and back into an empty one.

The first line says what the file is: its format, the version of the tables, how many rows each has. Then every row is a
line, `["matches", {"id": ...}]`. The last line counts the lines before it and has their SHA-256: what was cut short or
changed is refused before anything is written.
"""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Literal, TypeAlias

from msgspec import DecodeError, Struct, json
from sqlalchemy import Connection, MetaData, Table, create_engine, func, insert, inspect, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Problem
from gaslamp.server.database import PRIVATE, connect, connect_to_write, file_of
from gaslamp.server.schema import PASSING, BadStore, catch_up, hold_tables, latest, make_version, tables, version_of
from gaslamp.server.store import Store

ColumnTypes: TypeAlias = Mapping[str, tuple[type, bool]]
"""What is in each column of a table, and whether it may be empty."""
FORMAT = 1
BATCH = 500
"""So many rows are written at once."""
LONGEST = 1 << 24
"""Bytes of a line; no row is as long."""


class BadBackup(Problem):
    """A file is no backup that can be restored here; its details say in which line, and why."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    gaslamp: Literal["backup"] = "backup"
    format: int = FORMAT
    schema: int
    """The version of the tables."""
    made: float
    counts: dict[str, int]
    """How many rows each table has, those first that others refer to."""


class Footer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line."""

    lines: int
    sha256: str


# Writing


async def back_up(database: str, path: Path) -> Header:
    """Write all that is in a database at one instant, while servers may go on with it. Nothing in it is changed."""
    async with _snapshot(database) as connection:
        header, found = await connection.run_sync(_described)
        with _new_file(path) as file:
            paper = _Paper(file)
            paper.write(header)
            for table in found.sorted_tables:
                async for row in await connection.stream(select(table).order_by(*table.primary_key.columns)):
                    paper.write([str(table.name), {str(name): value for name, value in row._mapping.items()}])
            paper.sign()
    return header


@asynccontextmanager
async def _snapshot(database: str) -> AsyncIterator[AsyncConnection]:
    """One read transaction: whatever is written meanwhile is not seen."""
    store = Store(connect(database))
    try:
        async with store.reading() as connection:
            if not store.is_file:
                await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield connection
    finally:
        await store.close()


def _described(connection: Connection) -> tuple[Header, MetaData]:
    """The tables as they are there, in whichever version, and what stands in the first line."""
    found = reflected(connection)
    if not found.tables:
        raise BadStore("database-empty")
    counts = {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in found.sorted_tables
    }
    return Header(schema=version_of(connection), made=time.time(), counts=counts), found


def reflected(connection: Connection) -> MetaData:
    """Our tables as they are in this database; what else is in it is none of our business."""
    found = MetaData()
    names = set(inspect(connection).get_table_names())
    if "about" in names:
        found.reflect(connection, only=sorted(names & tables.tables.keys() - PASSING))
    return found


@contextmanager
def _new_file(path: Path) -> Iterator[BinaryIO]:
    """A private file that has its name only once it is whole and on the disk."""
    part = path.with_name(f"{path.name}.part")
    try:
        with open(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE), "wb") as file:
            if hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), PRIVATE)  # one that was left behind may have been open to all
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.rename(path)
    except OSError as error:
        raise BadBackup("file-unwritable", file=path, reason=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            part.unlink()


class _Paper:
    """Lines as they are written, counted and hashed."""

    def __init__(self, file: BinaryIO) -> None:
        self.file, self.lines, self.hash = file, 0, sha256()

    def write(self, thing: object) -> None:
        line = json.encode(thing) + b"\n"
        self.hash.update(line)
        self.lines += 1
        self.file.write(line)

    def sign(self) -> None:
        self.write(Footer(lines=self.lines, sha256=self.hash.hexdigest()))


# Reading


def check(path: Path) -> Header:
    """What a backup holds, once every line of it was read and found right."""
    header = _header(path, next(_lines(path), b""))
    shapes, counts, hash, number = shapes_of(header.schema), dict.fromkeys(header.counts, 0), sha256(), 0
    last = b""
    for number, line in enumerate(_lines(path), 1):
        if last and number > 2:
            table, row = _row(path, number - 1, last)
            _judge(path, number - 1, shapes.get(table), row)
            counts[table] = counts.get(table, 0) + 1
        hash.update(last)
        last = line
    _check_end(path, number, last, hash.hexdigest())
    if counts != header.counts or set(counts) != set(shapes):
        raise BadBackup("backup-counts", file=path, line=1)
    return header


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            while line := file.readline(LONGEST):
                yield line
    except OSError as error:
        raise BadBackup("text-unreadable", file=path, reason=error.strerror or str(error)) from None


def _header(path: Path, line: bytes) -> Header:
    try:
        header = json.decode(line, type=Header)
    except (DecodeError, UnicodeDecodeError):
        raise BadBackup("backup-foreign", file=path, line=1) from None
    if header.format > FORMAT or header.schema > latest():
        raise BadBackup("backup-newer", file=path, line=1, found=header.schema, known=latest())
    if header.format < 1 or header.schema < 1:
        raise BadBackup("backup-foreign", file=path, line=1)
    return header


def _row(path: Path, number: int, line: bytes) -> tuple[str, dict[str, Any]]:
    try:
        table, row = json.decode(line, type=tuple[str, dict[str, Any]])
    except (DecodeError, UnicodeDecodeError, RecursionError):
        raise BadBackup("backup-line", file=path, line=number) from None
    return table, row


def _judge(path: Path, number: int, shape: ColumnTypes | None, row: dict[str, Any]) -> None:
    """A row has the columns of its table, each of its type."""
    if shape is None or set(row) != set(shape) or not all(_fits(row[name], *shape[name]) for name in shape):
        raise BadBackup("backup-line", file=path, line=number)


def _fits(value: object, kind: type, is_nullable: bool) -> bool:  # noqa: FBT001
    if value is None:
        return is_nullable
    kinds = (int, float) if kind is float else (kind,)
    return type(value) in kinds


def _check_end(path: Path, number: int, line: bytes, found: str) -> None:
    try:
        footer = json.decode(line, type=Footer)
    except (DecodeError, UnicodeDecodeError):
        raise BadBackup("backup-cut", file=path, line=number) from None
    if footer.lines != number - 1 or footer.sha256 != found:
        raise BadBackup("backup-damaged", file=path, line=number)


def shapes_of(version: int) -> dict[str, ColumnTypes]:
    """The columns of every table of a version: what is in them, and whether they may be empty."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            make_version(connection, version)
            found = reflected(connection)
    finally:
        engine.dispose()
    return {str(table.name): _shape(table) for table in found.sorted_tables}


def _shape(table: Table) -> ColumnTypes:
    return {str(column.name): (column.type.python_type, bool(column.nullable)) for column in table.columns}


# Restoring


async def restore(path: Path, database: str) -> Header:
    """Put all games of a backup into an empty database, and bring it up to date: all of it or nothing."""
    header = check(path)
    file = file_of(database)
    is_new = file is not None and not Path(file).exists()
    store = Store(connect_to_write(database))
    try:
        async with store.writing() as connection:
            await connection.run_sync(_restore, path, header)
    except (IntegrityError, SQLAlchemyError) as error:
        _leave_nothing(file if is_new else None)
        raise BadBackup("backup-contradicts", file=path, reason=type(error).__name__) from None
    except Problem:
        _leave_nothing(file if is_new else None)
        raise
    finally:
        await store.close()
    return header


def _restore(connection: Connection, path: Path, header: Header) -> None:
    hold_tables(connection)
    if set(inspect(connection).get_table_names()) & set(tables.tables):
        raise BadStore("database-not-empty")
    make_version(connection, header.schema)
    found = reflected(connection)
    for table, rows in _batches(path):
        connection.execute(insert(found.tables[table]), rows)
    catch_up(connection)


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table after another, some at a time."""
    name, rows, total = "", list[dict[str, Any]](), sum(1 for _ in _lines(path))
    for number, line in enumerate(_lines(path), 1):
        if not 1 < number < total:
            continue
        table, row = _row(path, number, line)
        if rows and (table != name or len(rows) == BATCH):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows


def _leave_nothing(file: str | None) -> None:
    """A file that was made for nothing goes again."""
    for end in ("", "-wal", "-shm") if file else ():
        with suppress(OSError):
            os.unlink(f"{file}{end}")
