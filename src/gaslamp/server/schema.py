"""The tables of the database, and the steps from each version of them to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import json
from sqlalchemy import (
    BigInteger,
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
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from gaslamp.core import Problem, encode
from gaslamp.games.earlier import UNSAID, of_format_1
from gaslamp.server.auth import new_token
from gaslamp.server.first_schema import first_tables

Migration: TypeAlias = Callable[[Connection], None]


class now(FunctionElement[float]):  # noqa: N801  # it reads as the function it is
    """The database's own time in seconds: all that wait, claim or count do so by one clock."""

    type = Float()
    inherit_cache = True


@compiles(now, "sqlite")
def _now_in_sqlite(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _now_in_postgresql(*_: Any, **__: Any) -> str:
    return "(extract(epoch from clock_timestamp())::double precision)"


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
    Column("changed", Float, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("invites", Integer, nullable=False),
    Column("clock", Text),
    Column("rewound", Integer, nullable=False),
    Column("proposal", Text),
    Index("matches_changed", "changed"),
)
"""`version` is raised by whatever changes about a match, its log included: who writes says which one they have seen.
`invites` is raised when all invitations so far are withdrawn; `rewound` counts how often something was taken back."""
keys = Table(
    "keys",
    tables,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("is_host", Boolean, nullable=False),
    Column("is_awaited", Boolean, nullable=False),
    Index("keys_match", "match"),
)
"""`is_awaited` at a rematch: nobody has come with this key yet, so the one for the game before still leads to it."""
chairs = Table(
    "chairs",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("agent", String(64)),
    Column("key", String(64), ForeignKey("keys.hash")),
    Column("is_absent", Boolean, nullable=False),
    Column("until", Float),
    Column("since", Float),
    Column("left", Float),
    Column("missed", Integer, nullable=False),
    Column("is_lapsed", Boolean, nullable=False),
    Index("chairs_until", "until"),
)
"""Who sits where; and how they stand with the clock, by the database's time."""
log = Table(
    "log",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("event", Text, nullable=False),
)
turns = Table(
    "turns",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("claim", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
    Column("is_warming", Boolean, nullable=False),
    Index("turns_since", "since"),
)
"""Matches in which a bot is to act. Whoever has it think holds a `claim` on the turn `until` then, and proves it."""
notices = Table(
    "notices",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("notice", Text, nullable=False),
)
"""What everybody at a table should know that is no event of the game, with the version of the match it came with."""
processes = Table(
    "processes", tables, Column("id", String(16), primary_key=True), Column("until", Float, nullable=False)
)
"""The servers and workers on this database, and until when each is thought to live."""
presence = Table(
    "presence",
    tables,
    Column("process", String(16), primary_key=True),
    Column("match", String(16), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("is_guest", Boolean, nullable=False),
    Index("presence_match", "match"),
)
"""Whose screens are at which table, and by which server; if that one is thought to be dead, it says nothing."""
removed = Table(
    "removed",
    tables,
    Column("hash", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)
"""What is left of a match that was removed: hashes of its id and its keys, so that a link can say what became of it."""
PASSING = {str(table.name) for table in (processes, presence)}
"""Tables of what is so only while servers run: no backup holds them."""


def _let_watch(connection: Connection) -> None:
    """Whether others may watch: at tables of old nobody was asked, so there they may not."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN watchable BOOLEAN NOT NULL DEFAULT FALSE"))


def _say_earlier_rules(connection: Connection) -> None:
    """What has changed since is written down, so that tables of old are played on as they began."""
    found = select(matches.c.id, matches.c.game, matches.c.options).where(matches.c.game.in_(UNSAID))
    for match, game, options in connection.execute(found).all():
        said = encode(of_format_1(game, json.decode(options))).decode()
        connection.execute(update(matches).where(matches.c.id == match).values(options=said))


def _remember_removed(connection: Connection) -> None:
    """Nothing was ever removed before."""
    connection.execute(text("CREATE TABLE removed (hash VARCHAR(64) NOT NULL PRIMARY KEY, at FLOAT NOT NULL)"))


def _widen_agents(connection: Connection) -> None:
    """The script of a lesson has a longer name than any bot; SQLite has never minded."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("ALTER TABLE chairs ALTER COLUMN agent TYPE VARCHAR(64)"))


_FOR_SEVERAL = """
ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE TABLE turns (match VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES matches (id), since FLOAT NOT NULL,
  claim BIGINT NOT NULL, until FLOAT NOT NULL, is_warming BOOLEAN NOT NULL);
CREATE INDEX turns_since ON turns (since);
CREATE TABLE notices (match VARCHAR(16) NOT NULL REFERENCES matches (id), version INTEGER NOT NULL,
  place INTEGER NOT NULL, notice TEXT NOT NULL, PRIMARY KEY (match, version, place));
CREATE TABLE processes (id VARCHAR(16) NOT NULL PRIMARY KEY, until FLOAT NOT NULL);
CREATE TABLE presence (process VARCHAR(16) NOT NULL, match VARCHAR(16) NOT NULL, key VARCHAR(64) NOT NULL,
  is_guest BOOLEAN NOT NULL, PRIMARY KEY (process, match, key));
CREATE INDEX presence_match ON presence (match);
INSERT INTO turns (match, since, claim, until, is_warming)
  SELECT id, changed, 0, 0, FALSE FROM matches WHERE phase = 'playing' AND awaits_bot;
DROP INDEX matches_awaiting;
ALTER TABLE matches DROP COLUMN awaits_bot;
CREATE INDEX matches_changed ON matches (changed)
"""


def _serve_by_several(connection: Connection) -> None:
    """Versions of matches, and bots' turns as rows that are claimed."""
    for statement in _FOR_SEVERAL.split(";"):
        connection.execute(text(statement))


def _withdraw_links(connection: Connection) -> None:
    """Links can be withdrawn. Who has come to which rematch was not written down, so all are awaited once more."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN invites INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE keys ADD COLUMN is_awaited BOOLEAN NOT NULL DEFAULT TRUE"))
    connection.execute(text("CREATE INDEX keys_match ON keys (match)"))


def _keep_time(connection: Connection) -> None:
    """Clocks, take-backs, and bots for those who are absent; tables of old have no clock."""
    new = {
        "matches": ("clock TEXT", "rewound INTEGER NOT NULL DEFAULT 0", "proposal TEXT"),
        "chairs": (
            "is_absent BOOLEAN NOT NULL DEFAULT FALSE",
            "until FLOAT",
            "since FLOAT",
            '"left" FLOAT',
            "missed INTEGER NOT NULL DEFAULT 0",
            "is_lapsed BOOLEAN NOT NULL DEFAULT FALSE",
        ),
    }
    for table, columns in new.items():
        for column in columns:
            connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column}"))
    connection.execute(text("CREATE INDEX chairs_until ON chairs (until)"))


MIGRATIONS: tuple[Migration, ...] = (
    _let_watch,
    _say_earlier_rules,
    _remember_removed,
    _widen_agents,
    _serve_by_several,
    _withdraw_links,
    _keep_time,
)
"""The step from each version of the schema to the next; the first version is 1."""


class BadStore(Problem):
    """The database cannot be used, and why."""


LOCK = 0x6A51A3F
"""The number that PostgreSQL knows the right to change the tables by."""


def bring_up_to_date(connection: Connection) -> None:
    """The steps from the version that is there to this program's: all of them or none, and by one program alone."""
    hold_tables(connection)
    catch_up(connection)


def catch_up(connection: Connection) -> None:
    """The same, where nobody else can change the tables."""
    if not inspect(connection).has_table("about"):
        tables.create_all(connection)
        rows = [{"name": "schema", "value": str(latest())}, {"name": "secret", "value": new_token()}]
        connection.execute(insert(about), rows)
        return
    migrate(connection, version_of(connection), latest())
    connection.execute(update(about).where(about.c.name == "schema").values(value=str(latest())))


def hold_tables(connection: Connection) -> None:
    """Nobody else makes or changes tables until this transaction ends; SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def latest() -> int:
    """The version of the tables that this program makes."""
    return 1 + len(MIGRATIONS)


def migrate(connection: Connection, since: int, until: int) -> None:
    """The steps from one version to a later one."""
    for step in MIGRATIONS[since - 1 : until - 1]:
        step(connection)


def make_version(connection: Connection, version: int) -> None:
    """Empty tables as an earlier program would have made them: the first ones, and every step since."""
    first_tables.create_all(connection)
    migrate(connection, 1, version)


def version_of(connection: Connection) -> int:
    """Of the tables that are there, if this program knows it; of none, the first."""
    if not inspect(connection).has_table("about"):
        return 1
    found = connection.execute(select(about.c.value).where(about.c.name == "schema")).scalar_one()
    if not found.isdecimal():
        raise BadStore("server-store-failed", reason=f"schema {found}")
    if (version := int(found)) > latest():
        raise BadStore("server-store-newer", found=version, known=latest())
    return version
