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
    Column("watch_delay", Integer),
    Column("version", Integer, nullable=False),
    Column("invites", Integer, nullable=False),
    Column("clock", Text),
    Column("rewound", Integer, nullable=False),
    Column("proposal", Text),
    Column("is_rated", Boolean, nullable=False),
    Column("mirror", Text),
    Column("keeps_talk", Boolean, nullable=False),
    Column("is_alerting", Boolean, nullable=False),
    Index("matches_changed", "changed"),
)
"""`version` is raised by whatever changes about a match, its log included: who writes says which one they have seen.
`invites` is raised when all invitations so far are withdrawn; `rewound` counts how often something was taken back;
`keeps_talk` if everybody who plays wants what is said in the record.
`is_alerting` where somebody once asked to be told of their turn: elsewhere nobody looks for alerts."""
keys = Table(
    "keys",
    tables,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("is_host", Boolean, nullable=False),
    Column("is_awaited", Boolean, nullable=False),
    Column("is_dismissed", Boolean, nullable=False),
    Index("keys_match", "match"),
)
"""`is_awaited` at a rematch: nobody has come with this key yet, so the one for the game before still leads to it.
`is_dismissed`: the host has sent its holder away."""
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
    Column("wish", String(8), nullable=False),
    Index("chairs_until", "until"),
)
"""Who sits where; how they stand with the clock, by the database's time; which side they would like, if it is drawn."""
openings = Table(
    "openings",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("came", Float, nullable=False),
    Column("fill", Integer),
    Column("due", Float),
    Column("level", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_drawn", Boolean, nullable=False),
    Index("openings_came", "came"),
    Index("openings_due", "due"),
)
"""Tables that wait for strangers: when somebody last `came`, when bots are `due`, and whether sides are drawn then.
A row goes when its match begins."""
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
talks = Table(
    "talks",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("is_allowed", Boolean, nullable=False),
)
"""Matches at which people have talked or drawn. `version` is raised by each line, mark or sign, and nobody is told it:
that of the match is not, so that nothing about it shows that anybody talks."""
lines = Table(
    "lines",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("against", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("key", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(16)),
    Column("at", Float, nullable=False),
    Column("after", Integer, nullable=False),
)
"""What was said, to whom: of a team and a notebook, `against` is the fugitive then, else -1. No `seat`: a watcher.
`after` so many events."""
marks = Table(
    "marks",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("against", Integer, primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("mark", Text, nullable=False),
)
"""What is drawn on the map, for whom, and after how many events."""
reports = Table(
    "reports",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("against", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""Lines that somebody has reported to the server's keeper, as they were then, and how often."""
SAME_LINE = tuple(lines.c[name] == reports.c[name] for name in ("match", "channel", "against", "n"))
"""What a line and the report of it have in common."""
signs = Table(
    "signs",
    tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("against", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("round", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Who is writing, and who is ready for which round: told to other processes, for as long as it lasts."""
people = Table(
    "people",
    tables,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("passphrase", Text, nullable=False),
    Column("recovery", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("people_folded", "folded", unique=True),
)
"""Names that are kept: as they are shown, what they are known by, the hashes of a passphrase and of a recovery code."""
sessions = Table(
    "sessions",
    tables,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", String(64), nullable=False),
    Index("sessions_person", "person"),
)
"""The browsers in which somebody is signed in."""
holders = Table(
    "holders",
    tables,
    Column("key", String(64), ForeignKey("keys.hash"), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("is_early", Boolean, nullable=False),
    Index("holders_person", "person"),
    Index("holders_match", "match"),
)
"""Whose key it is, if they have a kept name; `is_early` if it was theirs before a move was made with it."""
finished = Table(
    "finished",
    tables,
    Column("match", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("is_rated", Boolean, nullable=False),
)
"""Matches that are over and had somebody of a kept name in them; the row is the claim to rate it, and stays."""
played = Table(
    "played",
    tables,
    Column("match", String(16), ForeignKey("finished.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("role", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("agent", String(64)),
    Column("person", String(16), ForeignKey("people.id")),
    Column("place", Integer, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("is_deleted", Boolean, nullable=False),
    Column("mirror", String(8)),
    Index("played_person", "person"),
)
"""Who sat where in them, and how they ended; `mirror` with the last of several mirrored ones, how these did."""
standings = Table(
    "standings",
    tables,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("role", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("match", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)
"""Somebody's rating after each rated match; the last is the one in force."""
alerts = Table(
    "alerts",
    tables,
    Column("id", String(16), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("key", String(64), ForeignKey("keys.hash"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("opens", String(16), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("told", Float),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    Column("claim", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
    Index("alerts_match", "match"),
    Index("alerts_key", "key"),
    Index("alerts_due", "due"),
)
"""Where somebody is told that it is their turn: a browser, or a mail address once it is confirmed. `due` is set while
there is a message to send; whoever sends it holds a `claim` on it `until` then. `opens` is the table a tap leads to."""
PASSING = {str(table.name) for table in (processes, presence, signs)}
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


_TALKING = """
CREATE TABLE talks (match VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES matches (id), version INTEGER NOT NULL,
  is_allowed BOOLEAN NOT NULL);
CREATE TABLE lines (match VARCHAR(16) NOT NULL REFERENCES matches (id), channel VARCHAR(8) NOT NULL,
  against INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER, "key" VARCHAR(64) NOT NULL, text TEXT NOT NULL,
  phrase VARCHAR(16), at FLOAT NOT NULL, PRIMARY KEY (match, channel, against, n));
CREATE TABLE marks (match VARCHAR(16) NOT NULL REFERENCES matches (id), channel VARCHAR(8) NOT NULL,
  against INTEGER NOT NULL, id INTEGER NOT NULL, seat INTEGER NOT NULL, n INTEGER NOT NULL,
  mark TEXT NOT NULL, PRIMARY KEY (match, channel, against, id));
CREATE TABLE reports (match VARCHAR(16) NOT NULL REFERENCES matches (id), channel VARCHAR(8) NOT NULL,
  against INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER, text TEXT NOT NULL, "count" INTEGER NOT NULL,
  at FLOAT NOT NULL, PRIMARY KEY (match, channel, against, n));
CREATE TABLE signs (match VARCHAR(16) NOT NULL REFERENCES matches (id), channel VARCHAR(8) NOT NULL,
  against INTEGER NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, round INTEGER NOT NULL,
  "until" FLOAT NOT NULL, PRIMARY KEY (match, channel, against, seat, kind))
"""


def _talk(connection: Connection) -> None:
    """Nobody has talked before."""
    for statement in _TALKING.split(";"):
        connection.execute(text(statement))


_FOR_NAMES = """
ALTER TABLE matches ADD COLUMN is_rated BOOLEAN NOT NULL DEFAULT TRUE;
CREATE TABLE people (id VARCHAR(16) NOT NULL PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL,
  passphrase TEXT NOT NULL, recovery VARCHAR(64) NOT NULL, made FLOAT NOT NULL);
CREATE UNIQUE INDEX people_folded ON people (folded);
CREATE TABLE sessions (hash VARCHAR(64) NOT NULL PRIMARY KEY, person VARCHAR(16) NOT NULL REFERENCES people (id),
  made FLOAT NOT NULL, seen FLOAT NOT NULL, device VARCHAR(64) NOT NULL);
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE holders (key VARCHAR(64) NOT NULL PRIMARY KEY REFERENCES keys (hash), match VARCHAR(16) NOT NULL
  REFERENCES matches (id), person VARCHAR(16) NOT NULL REFERENCES people (id), is_early BOOLEAN NOT NULL);
CREATE INDEX holders_person ON holders (person);
CREATE INDEX holders_match ON holders (match);
CREATE TABLE finished (match VARCHAR(16) NOT NULL PRIMARY KEY, game VARCHAR(16) NOT NULL, ended FLOAT NOT NULL,
  is_rated BOOLEAN NOT NULL);
CREATE TABLE played (match VARCHAR(16) NOT NULL REFERENCES finished (match), seat INTEGER NOT NULL,
  role VARCHAR(16) NOT NULL, name TEXT NOT NULL, agent VARCHAR(64), person VARCHAR(16) REFERENCES people (id),
  place INTEGER NOT NULL, is_won BOOLEAN NOT NULL, is_deleted BOOLEAN NOT NULL, PRIMARY KEY (match, seat));
CREATE INDEX played_person ON played (person);
CREATE TABLE standings (person VARCHAR(16) NOT NULL REFERENCES people (id), game VARCHAR(16) NOT NULL,
  role VARCHAR(16) NOT NULL, n INTEGER NOT NULL, match VARCHAR(16) NOT NULL, at FLOAT NOT NULL,
  rating FLOAT NOT NULL, deviation FLOAT NOT NULL, volatility FLOAT NOT NULL, PRIMARY KEY (person, game, role, n))
"""


def _keep_names(connection: Connection) -> None:
    """Names with a passphrase, and what is kept of the games of those who have one."""
    for statement in _FOR_NAMES.split(";"):
        connection.execute(text(statement))


def _mirror(connection: Connection) -> None:
    """No game of old is mirrored."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN mirror TEXT"))


def _look_over(connection: Connection) -> None:
    """Nobody has looked over a shoulder before."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN watch_delay INTEGER"))


def _record_talk(connection: Connection) -> None:
    """Nobody has agreed to that before; when something was said is not known by the events."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN keeps_talk BOOLEAN NOT NULL DEFAULT FALSE"))
    connection.execute(text("ALTER TABLE lines ADD COLUMN after INTEGER NOT NULL DEFAULT 0"))


_FOR_STRANGERS = """
ALTER TABLE keys ADD COLUMN is_dismissed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE chairs ADD COLUMN wish VARCHAR(8) NOT NULL DEFAULT 'any';
CREATE TABLE openings (match VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES matches (id), came FLOAT NOT NULL,
  fill INTEGER, due FLOAT, level VARCHAR(16) NOT NULL, is_public BOOLEAN NOT NULL, is_drawn BOOLEAN NOT NULL);
CREATE INDEX openings_came ON openings (came);
CREATE INDEX openings_due ON openings (due)
"""


def _open_to_strangers(connection: Connection) -> None:
    """Tables of old are for those who are invited."""
    for statement in _FOR_STRANGERS.split(";"):
        connection.execute(text(statement))


_FOR_ALERTS = """
ALTER TABLE matches ADD COLUMN is_alerting BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE alerts (id VARCHAR(16) NOT NULL PRIMARY KEY, match VARCHAR(16) NOT NULL REFERENCES matches (id),
  "key" VARCHAR(64) NOT NULL REFERENCES keys (hash), kind VARCHAR(8) NOT NULL, address TEXT NOT NULL,
  p256dh TEXT NOT NULL, auth TEXT NOT NULL, "language" VARCHAR(8) NOT NULL, opens VARCHAR(16) NOT NULL,
  is_confirmed BOOLEAN NOT NULL, made FLOAT NOT NULL, told FLOAT, due FLOAT, tries INTEGER NOT NULL,
  claim BIGINT NOT NULL, "until" FLOAT NOT NULL);
CREATE INDEX alerts_match ON alerts (match);
CREATE INDEX alerts_key ON alerts ("key");
CREATE INDEX alerts_due ON alerts (due)
"""


def _alert(connection: Connection) -> None:
    """Nobody has asked to be told of their turn before."""
    for statement in _FOR_ALERTS.split(";"):
        connection.execute(text(statement))


def _tell_mirrored(connection: Connection) -> None:
    """How mirrored games of old ended stands at their tables alone."""
    connection.execute(text("ALTER TABLE played ADD COLUMN mirror VARCHAR(8)"))


MIGRATIONS: tuple[Migration, ...] = (
    _let_watch,
    _say_earlier_rules,
    _remember_removed,
    _widen_agents,
    _serve_by_several,
    _withdraw_links,
    _keep_time,
    _talk,
    _keep_names,
    _mirror,
    _look_over,
    _record_talk,
    _open_to_strangers,
    _alert,
    _tell_mirrored,
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
