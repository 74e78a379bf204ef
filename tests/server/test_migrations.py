"""A database of every earlier Gaslamp is brought up to date with its games in play: wholly or not at all."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from signal import SIGKILL
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from gaslamp.server import schema
from gaslamp.server.database import connect, open_store
from tests.patience import PATIENCE
from tests.server import old_databases as old
from tests.server.client import Server, play
from tests.server.old_databases import ALL, BOTS, LIVE, OVER, WAITING, make_old


@pytest.fixture(params=old.OLD)
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def look(database: str, see: Callable[[Connection], Any]) -> Any:
    """Something read from a database as it is, without bringing it up to date."""

    async def run() -> Any:
        engine = connect(database)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(see)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def shape(connection: Connection) -> dict[str, Any]:
    """What the tables consist of, whatever the order."""
    found = inspect(connection)
    return {
        table: (
            sorted((c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(table)),
            sorted(found.get_pk_constraint(table)["constrained_columns"]),
            sorted((k["constrained_columns"], k["referred_table"]) for k in found.get_foreign_keys(table)),
            sorted(str(i["column_names"]) for i in found.get_indexes(table)),
        )
        for table in sorted(found.get_table_names())
    }


def open_once(database: str) -> None:
    async def run() -> None:
        await (await open_store(database)).close()

    asyncio.run(run())


def test_games_of_then_are_played_to_their_end_by_the_same_people(database: str, version: int) -> None:
    with Server(make_old(database, version)) as server:
        for match in LIVE:
            before = [type(event).__name__ for event in match.played().log]
            with server.sit(match.token()) as ada, server.sit(match.token("ben")) as ben:
                play({ada: Random(1), ben: Random(2)})
                assert [event["type"] for event in ada.events][: len(before)] == before, match.id
                assert [chair["name"] for chair in ada.last["table"]["chairs"]][:2] == ["Ada", "Ben"]
                assert [client.last["table"]["host"] for client in (ada, ben)] == [True, False]


def test_bots_go_on_and_a_table_that_waits_is_joined(database: str, version: int) -> None:
    with Server(make_old(database, version)) as server:
        with server.sit(BOTS.token()) as host:
            host.until("update", lambda update: update["view"]["state"]["outcome"])
        with server.sit(WAITING.token()) as host:
            invite = host.until("table", lambda table: table["invite"])["invite"]
            server.join(invite, "Cleo")
            host.say("start")
            host.until("table", lambda table: table["phase"] == "playing")
            assert [chair["name"] for chair in host.last["table"]["chairs"]][:2] == ["Ada", "Cleo"]


def test_the_same_people_play_again(database: str, version: int) -> None:
    with Server(make_old(database, version)) as server:
        with server.sit(OVER.token()) as ada, server.sit(OVER.token("ben")) as ben:
            assert ada.until("update")["view"]["state"]["outcome"]
            ada.say("again")
            tokens = [client.until("moved")["token"] for client in (ada, ben)]
        with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as ben:
            play({ada: Random(1), ben: Random(2)})


def test_a_lesson_of_then_goes_on(file: str, version: int) -> None:
    with Server(make_old(file, version)) as server, server.sit("lesson-ada") as learner:
        assert learner.until("guidance", lambda guidance: guidance["task"])["lesson"] == old.LESSON


def test_a_lesson_can_be_had_on_every_kind_of_database(database: str) -> None:
    with Server(database) as server:
        token = server.post("/api/lessons", {"lesson": old.LESSON}).json()["token"]
        with server.sit(token) as learner:
            learner.until("guidance", lambda guidance: guidance["task"])


def test_what_is_brought_up_to_date_is_what_is_made_anew(database: str, version: int) -> None:
    """The tables, by whichever way they came about; the index by its columns."""
    open_once(make_old(database, version))
    found = look(database, shape)
    engine = create_engine("sqlite://")
    if "://" not in database:
        with engine.begin() as connection:
            schema.tables.create_all(connection)
            assert _without_sizes(found) == _without_sizes(shape(connection))
    engine.dispose()
    made = {table.name: sorted(column.name for column in table.columns) for table in schema.tables.sorted_tables}
    assert {table: [name for name, *_ in facts[0]] for table, facts in found.items()} == made


def _without_sizes(found: dict[str, Any]) -> dict[str, Any]:
    """SQLite keeps a size that it does not mind, and cannot change it."""
    return {table: ([(n, t.partition("(")[0], null) for n, t, null in c], *rest) for table, (c, *rest) in found.items()}


def test_every_version_can_be_made_from_the_first(version: int) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.make_version(connection, version)
        columns = {column["name"] for column in inspect(connection).get_columns("matches")}
    engine.dispose()
    assert ("watchable" in columns) == (version > 1)


KILLED = """
import asyncio, os, sys
from signal import SIGKILL
from gaslamp.server import schema
from gaslamp.server.database import open_store
database, after = sys.argv[1], int(sys.argv[2])
steps = list(schema.MIGRATIONS)
def die(connection, step=steps[after]):
    step(connection)
    os.kill(os.getpid(), SIGKILL)
steps[after] = die
schema.MIGRATIONS = tuple(steps)
asyncio.run(open_store(database))
"""


@pytest.mark.parametrize("after", range(len(schema.MIGRATIONS)))
def test_a_program_killed_after_any_step_has_changed_nothing(database: str, after: int) -> None:
    make_old(database, 1)
    before = look(database, shape)
    done = subprocess.run([sys.executable, "-c", KILLED, database, str(after)], timeout=PATIENCE, check=False)
    assert done.returncode == -SIGKILL
    assert look(database, shape) == before
    assert look(database, schema.version_of) == 1
    open_once(database)
    assert look(database, schema.version_of) == schema.latest()


def test_of_two_servers_that_start_at_once_one_brings_it_up_to_date(
    database: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(database, version)
    done: list[int] = []

    def note(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE about ADD COLUMN mood TEXT"))  # it fails if it is there
        done.append(os.getpid())

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, note))
    with ThreadPoolExecutor(4) as servers:
        for opened in [servers.submit(open_once, database) for _ in range(4)]:
            opened.result(PATIENCE)
    assert len(done) == 1


def test_every_game_of_then_is_still_there(database: str, version: int) -> None:
    open_once(make_old(database, version))
    count = "SELECT count(*) FROM matches"
    found = look(database, lambda connection: connection.execute(text(count)).scalar_one())
    assert found == len(ALL) + ("://" not in database)


def test_a_table_of_before_watching_is_closed_to_watchers_until_its_host_says_otherwise(database: str) -> None:
    with Server(make_old(database, 1)) as server, server.sit(WAITING.token()) as host:
        assert not host.until("table")["watchable"]
        host.say("watching", allowed=True)
        assert host.until("table", lambda table: table["watchable"])["watch"]
