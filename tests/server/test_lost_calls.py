"""What a killed process leaves undone: calls it should have made, answers it should have heard, connections."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.server import rooms as module
from gaslamp.server.bell import PostgresBell
from gaslamp.server.launch import serve
from gaslamp.server.presence import Presence, Present
from gaslamp.server.rooms import Rooms
from gaslamp.server.schema import BadStore
from gaslamp.server.store import Store
from gaslamp.words import Words
from tests.patience import PATIENCE, until
from tests.server.client import Server
from tests.server.conftest import empty
from tests.server.test_processes import NoBots, two_servers
from tests.server.test_store import add, table, with_store
from tests.server.test_wire_lies import first_ride

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"


def _move_unheard(database: str, patch: pytest.MonkeyPatch, then: Callable[[Server, str, int], Any]) -> None:
    """One server stores a move and dies before it tells anybody; the other has somebody who waits for it."""
    with two_servers(database) as (one, two):
        _, host = one.create("classic", "me", "open")
        with one.sit(host) as ada:
            _, guest = two.join(ada.until("table")["invite"])
            with two.sit(guest) as ben:
                before = ada.until("update", lambda update: update["actions"])
                ben.until("update", lambda update: update["n"] == before["n"])
                patch.setattr(Rooms, "heard", lambda *_, **__: None)
                ada.say("act", action=first_ride(before))
                n = ada.until("update", lambda update: update["n"] > before["n"])["n"]
                then(two, host, n)
                ben.until("update", lambda update: update["n"] == n)


def test_whoever_comes_from_another_server_sees_what_they_saw_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def come(two: Server, host: str, n: int) -> None:
        with two.sit(host) as ada:
            table = ada.until("table")["table"]
            assert ada.until("update")["n"] == n
        assert two.get(f"/api/tables/{table}/view", host).json()["n"] == n

    monkeypatch.setattr("gaslamp.server.bell.GLANCE", PATIENCE)
    _move_unheard(database, monkeypatch, come)


def test_what_nobody_was_told_of_is_found_with_the_next_sign_of_life(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def live(two: Server, _: str, __: int) -> None:
        monkeypatch.setattr(module, "BEAT", 0.02)
        two.server.loop.call_soon_threadsafe(lambda: two.rooms._do(two.rooms._live()))

    monkeypatch.setattr("gaslamp.server.bell.GLANCE", PATIENCE)
    _move_unheard(database, monkeypatch, live)


def test_a_turn_is_not_thrown_away_by_a_server_that_has_missed_the_move_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a database that was away for long, everybody thinks for a moment that they are alone with it."""
    with two_servers(database, NoBots) as (one, two):
        table, token = one.create("classic", "me", "casual")
        with one.sit(token) as ada, two.sit(token) as stale:
            stale.until("update")
            monkeypatch.setattr(Rooms, "heard", lambda *_, **__: None)
            monkeypatch.setattr(Rooms, "heard_something", lambda *_: None)
            before = ada.until("update", lambda update: update["actions"])
            ada.say("act", action=first_ride(before))
            n = ada.until("update", lambda update: update["n"] > before["n"])["n"]
            two.rooms.presence.has_others = False
            turn = two.run(two.rooms.claims.claim())
            assert turn
            two.run(two.room(table).take_turn(turn))
            assert stale.until("update", lambda update: update["n"] > n)


def test_a_table_that_others_call_about_while_it_is_opened_is_there(own: Server) -> None:
    """A call in that moment used to close the room again: whoever came was told that their token opens nothing."""
    table, token = own.create("classic", "me", "me")
    elsewhere, called = own.rooms.presence.elsewhere, list[str]()

    async def call(*tables: str) -> frozenset[Present]:
        if not called:
            called.append(table)
            await own.rooms._catch_up(own.rooms.rooms[table])
        return await elsewhere(*tables)

    own.rooms.presence.elsewhere = call  # type: ignore[method-assign]
    with own.sit(token) as client:
        client.until("curtain")
    assert called


def test_what_fails_once_nobody_waits_for_it_is_no_traceback(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def leave(store: Store) -> None:
        begun, gate = asyncio.Event(), asyncio.Event()

        async def fail() -> None:
            begun.set()
            await gate.wait()
            raise BadStore("server-store-lost")

        asking = asyncio.create_task(store.whole(fail()))
        await begun.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        gate.set()
        while store.unfinished:
            await asyncio.sleep(0)

    with_store(database, leave)
    gc.collect()
    assert "never retrieved" not in caplog.text


def test_connections_that_were_cut_are_opened_anew_before_anybody_notices(postgres: str) -> None:
    database = empty(postgres)
    with Server(database) as server:
        _, token = server.create("classic", "me", "me")
        with_store(database, _cut)
        until(lambda: _are_closed(server.rooms.store), "the connections stay open")
        assert server.mine(token)[0]["phase"] == "playing"
        assert server.post("/api/tables", {"game": "classic", "chairs": ["me", "me"]}).status_code == 200


async def _cut(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text(CUT))


def _are_closed(store: Store) -> bool:
    """Whether the server's side of every idle connection knows that it was cut."""
    idle: Any = store.engine.pool
    drivers = [record.driver_connection for record in list(idle._pool._queue._queue)]
    return all(driver is None or driver.is_closed() for driver in drivers)


def test_a_listener_whose_connection_is_closed_at_once_listens_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver says so by an error of its own, which used to end the listening for good."""
    from asyncpg import InterfaceError  # type: ignore[import-untyped]

    listen, failed = PostgresBell._listen, list[bool]()

    async def fail_first(bell: PostgresBell, hearer: Any) -> None:
        if not failed:
            failed.append(True)
            raise InterfaceError("connection is closed")
        await listen(bell, hearer)

    monkeypatch.setattr(PostgresBell, "_listen", fail_first)
    monkeypatch.setattr("gaslamp.server.bell.AGAIN", 0.01)
    with two_servers(empty(postgres)) as (one, two):
        _, host = one.create("classic", "me", "open")
        with one.sit(host) as ada:
            two.join(ada.until("table")["invite"])
            ada.until("update")


@pytest.mark.parametrize("told", ["come", "gone"])
def test_who_is_here_is_told_once_though_an_answer_was_lost(database: str, told: str) -> None:
    """A process used to be thought dead for good once it said twice that somebody is there."""

    async def tell(store: Store) -> int:
        match = await add(store, table(None, "casual"))
        here, other = Presence(store), Presence(store)
        ada = Present(match, "host", is_guest=False)
        await here.beat()
        await _unheard(here, lambda: here.tell({ada}, ()))
        if told == "come":
            await here.tell({ada}, ())
            await _unheard(here, here.beat)
            await here.beat()
        else:
            await here.tell((), {ada})
        await other.beat()
        return len(await other.elsewhere(match))

    assert with_store(database, tell) == (told == "come")


@pytest.mark.parametrize("last", ["come", "gone"])
def test_whoever_comes_and_goes_quicker_than_the_database_is_where_they_are(database: str, last: str) -> None:
    """What was told later could be stored first: who had reloaded a page was not there, who had gone stayed."""

    async def reload(store: Store) -> int:
        match = await add(store, table(None, "casual"))
        here, other, gate = Presence(store), Presence(store), asyncio.Event()
        ada = {Present(match, "host", is_guest=False)}
        await here.beat()
        if last == "come":
            await here.tell(ada, ())
        writing, waits = store.writing, [gate.wait()]

        @asynccontextmanager
        async def slow() -> AsyncIterator[AsyncConnection]:
            if waits:
                await waits.pop()
            async with writing() as connection:
                yield connection

        store.writing = slow  # type: ignore[method-assign]
        told = [(ada, set[Present]()), (set[Present](), ada)][:: 1 if last == "gone" else -1]
        tasks = [asyncio.create_task(here.tell(*news)) for news in told]
        await asyncio.wait(tasks, timeout=0.1)  # the second may be through by then, or wait
        gate.set()
        await asyncio.gather(*tasks)
        await other.beat()
        return len(await other.elsewhere(match))

    assert with_store(database, reload) == (last == "come")


async def _unheard(presence: Presence, work: Callable[[], Awaitable[object]]) -> None:
    """It is stored, and whoever asked for it hears that the database is gone."""
    before = set(presence.here)
    await work()
    presence.here = before


def test_a_database_that_goes_away_just_before_the_server_begins_is_told_in_a_sentence(
    file: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It used to be told by a traceback, with the exit status of success."""

    async def lost(_: str) -> Store:
        raise BadStore("server-store-lost")

    monkeypatch.setattr("gaslamp.server.app.open_store", lost)
    options: Any = {"host": "127.0.0.1", "port": 0, "database": file, "pace": 0, "browser": False}
    with pytest.raises(BadStore) as raised:
        serve(**options, words=Words("en"))
    assert raised.value.key == "server-store-silent"
    printed = capfd.readouterr()
    assert "Traceback" not in printed.err + printed.out


def test_a_failure_of_the_driver_is_a_problem_of_the_store(postgres: str) -> None:
    from asyncpg import InterfaceError

    async def fail(store: Store) -> None:
        with pytest.raises(BadStore):
            async with store.reading():
                raise InterfaceError("connection is closed")

    with_store(empty(postgres), fail)
