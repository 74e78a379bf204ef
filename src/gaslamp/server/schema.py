"""The tables of the database, and the steps from each version of them to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import json
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from gaslamp.core import Problem, encode
from gaslamp.games.earlier import UNSAID, of_format_1
from gaslamp.server.auth import new_token

Migration: TypeAlias = Callable[[Connection], None]

tables = MetaData()
about = Table("about", tables, Column("name", String(16), primary_key=True), Column("value", Text, nullable=False))
matches = Table(
    "matches",
    tables,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Index("matches_awaiting", "phase", "awaits_bot"),
)
keys = Table(
    "keys",
    tables,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("is_host", Boolean, nullable=False),
)
chairs = Table(
    "chairs",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("agent", String(16)),
    Column("key", String(64), ForeignKey("keys.hash")),
)
log = Table(
    "log",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("event", Text, nullable=False),
)


def _let_watch(connection: Connection) -> None:
    """Whether others may watch: at tables of old nobody was asked, so there they may not."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN watchable BOOLEAN NOT NULL DEFAULT FALSE"))


def _say_earlier_rules(connection: Connection) -> None:
    """What has changed since is written down, so that tables of old are played on as they began."""
    found = select(matches.c.id, matches.c.game, matches.c.options).where(matches.c.game.in_(UNSAID))
    for match, game, options in connection.execute(found).all():
        said = encode(of_format_1(game, json.decode(options))).decode()
        connection.execute(update(matches).where(matches.c.id == match).values(options=said))


MIGRATIONS: tuple[Migration, ...] = (_let_watch, _say_earlier_rules)
"""The step from each version of the schema to the next; the first version is 1."""


class BadStore(Problem):
    """The database cannot be used, and why."""


def bring_up_to_date(connection: Connection) -> None:
    """The steps from the version that is there to this program's."""
    latest = 1 + len(MIGRATIONS)
    if not inspect(connection).has_table("about"):
        tables.create_all(connection)
        rows = [{"name": "schema", "value": str(latest)}, {"name": "secret", "value": new_token()}]
        connection.execute(insert(about), rows)
        return
    for step in MIGRATIONS[version_of(connection) - 1 :]:
        step(connection)
    connection.execute(update(about).where(about.c.name == "schema").values(value=str(latest)))


def version_of(connection: Connection) -> int:
    """Of the tables that are there, if this program knows it; of none, the first."""
    if not inspect(connection).has_table("about"):
        return 1
    found = connection.execute(select(about.c.value).where(about.c.name == "schema")).scalar_one()
    if not found.isdecimal():
        raise BadStore("server-store-failed", reason=f"schema {found}")
    if (version := int(found)) > 1 + len(MIGRATIONS):
        raise BadStore("server-store-newer", found=version, known=1 + len(MIGRATIONS))
    return version
