"""Tables and names are removed, by those who may and by their age; links then say so, and nothing of them stays."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, true, update

from gaslamp.server import removal, rooms
from gaslamp.server.schema import matches, now, removed, tables
from gaslamp.server.store import Store
from gaslamp.words import LANGUAGES, Words
from tests.patience import PATIENCE, until
from tests.server.client import Json, Program, Server, play
from tests.server.old_databases import ALL, OVER, WAITING, make_old
from tests.server.test_store import with_store

GONE = "server-table-removed"


def everything(database: str) -> str:
    """All that stands in the database, except what is there for all tables."""

    async def read(store: Store) -> str:
        found = []
        async with store.writing() as connection:
            for table in tables.sorted_tables:
                if table.name not in ("about", removed.name):
                    found += [repr(tuple(row)) for row in await connection.execute(select(table))]
        return "\n".join(found)

    return with_store(database, read)


def touch(database: str, days: float, *touched: str) -> None:
    """These matches, or all, were last changed so many days ago."""

    async def write(store: Store) -> None:
        which = matches.c.id.in_(touched) if touched else true()
        async with store.writing() as connection:
            await connection.execute(update(matches).where(which).values(changed=now() - days * removal.DAY))

    with_store(database, write)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_removes_a_table_and_every_link_says_so(database: str, language: str) -> None:
    said = Words(language).say(GONE)
    with Server(database) as server:
        table, host = server.create("classic", "me", "open", "club", names=["Adelaide"])
        with server.sit(host, language) as ada:
            news = ada.until("table", lambda table: table["invite"])
            guest = server.join(news["invite"], "Benedict")[1]
            watcher = server.post("/api/watch", {"invite": news["watch"]}).json()["token"]
            with server.sit(guest, language) as ben, server.sit(watcher, language) as eve:
                for client in (ben, eve):
                    client.until("table")
                ada.say("forget", what="table")
                for client in (ada, ben, eve):
                    assert client.until("trouble")["text"] == said
                    assert client.closed() == 4401
        for token in (host, guest, watcher):
            with server.sit(token, language) as client:
                assert client.until("trouble") == {"type": "trouble", "key": GONE, "text": said}
        for path, invite in {"join": news["invite"], "watch": news["watch"], "invited": news["invite"]}.items():
            answer = server.post(f"/api/{path}", {"invite": invite}, **{"accept-language": language})
            assert (answer.status_code, answer.json()["text"]) == (403, said)
        assert server.get(f"/api/tables/{table}/view", host).json()["key"] == GONE
        assert server.mine(host, guest) == []
        assert server.rooms.rooms == {}
    assert everything(database) == ""


def test_nobody_but_the_host_removes_a_table(server: Server) -> None:
    _, host = server.create("classic", "me", "open", "club")
    with server.sit(host) as ada:
        news = ada.until("table", lambda table: table["invite"])
        tokens = [server.join(news["invite"])[1], server.post("/api/watch", {"invite": news["watch"]}).json()["token"]]
        for token in tokens:
            with server.sit(token) as client:
                assert client.answer("forget", what="table")["key"] == "server-host-only"
    assert server.mine(host)


def test_a_player_has_their_name_removed_whatever_the_game_stands_at(database: str) -> None:
    with Server(database) as server:
        _, host = server.create("classic", "me", "open", names=["Adelaide"])
        with server.sit(host) as ada:
            _, guest = server.join(ada.until("table", lambda table: table["invite"])["invite"], "Benedict")
            with server.sit(guest) as ben:
                ben.until("update")
                ben.say("forget", what="name")
                for client in (ada, ben):
                    client.until("table", lambda table: names(table) == ["Adelaide", ""])
                ada.say("forget", what="name")
                ben.until("table", lambda table: names(table) == ["", ""])
                play({ada: Random(1), ben: Random(2)})
        assert "Benedict" not in server.get(f"/api/tables/{server.mine(host)[0]['table']}/record", host).text
    assert not {"Adelaide", "Benedict"} & set(everything(database).split("'"))


def names(table: Json) -> list[str]:
    return [chair["name"] for chair in table["chairs"]]


def test_a_watcher_has_no_name_to_remove(server: Server) -> None:
    _, host = server.create("classic", "me", "open", names=["Ada"])
    with server.sit(host) as ada:
        code = ada.until("table")["watch"]
        token = server.post("/api/watch", {"invite": code}).json()["token"]
        with server.sit(token) as eve:
            eve.until("table")
            eve.say("forget", what="name")
            eve.say("forget", what="table")
            assert eve.reply()["key"] == "server-host-only"
        assert names(server_table(server, host)) == ["Ada", ""]


def server_table(server: Server, token: str) -> Json:
    with server.sit(token) as client:
        return client.until("table")


def test_what_nobody_has_touched_expires_with_all_its_rows(database: str) -> None:
    """Of all the games of an old database one was played in of late, and one waits for two weeks."""
    make_old(database, 3)
    touch(database, 100)
    touch(database, 80, OVER.id)

    async def prune(store: Store) -> Any:
        which = removal.expired(older=90)
        found = await removal.find(store, which)
        gone = [match for match in found if await removal.remove(store, match, which)]
        return found, gone

    found, gone = with_store(database, prune)
    others = {match.id for match in ALL} - {OVER.id}
    assert set(found) == set(gone) >= others
    rest = everything(database)
    assert not [match for match in others if f"'{match}'" in rest]
    with Server(database) as server:
        with server.sit(WAITING.token()) as ada:
            assert ada.until("trouble")["key"] == GONE
        with server.sit(OVER.token()) as ada:
            ada.until("update")


def test_a_table_that_never_began_may_expire_sooner(database: str) -> None:
    make_old(database, 3)
    touch(database, 8)
    soon = removal.expired(older=90, waiting=7)
    assert with_store(database, partial(removal.find, which=soon)) == [WAITING.id]


def test_a_match_that_was_played_in_meanwhile_stays(database: str) -> None:
    make_old(database, 3)
    touch(database, 0.5, OVER.id)
    which = removal.expired(older=1)
    assert not with_store(database, partial(removal.remove, match=OVER.id, which=which))
    assert OVER.id in everything(database)


async def pruned(store: Store, older: float) -> list[str]:
    return [match async for match in removal.prune(store, older=older)]


def test_a_server_whose_clock_is_wrong_removes_nothing_too_soon(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to go by its own: a year ahead, it removed every game of its neighbours."""
    make_old(database, 3)
    touch(database, 8)
    year = time.time() + 365 * removal.DAY
    monkeypatch.setattr("time.time", lambda: year)
    assert with_store(database, partial(pruned, older=90)) == []


def test_traces_are_removed_in_their_time(database: str) -> None:
    make_old(database, 3)

    async def count(store: Store) -> int:
        async with store.writing() as connection:
            return len((await connection.execute(select(removed))).all())

    with_store(database, partial(pruned, older=1))
    assert with_store(database, count) > len(ALL)
    with_store(database, partial(pruned, older=-1))
    assert with_store(database, count) == 0


def test_a_server_told_so_removes_what_has_expired(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(database, 3)
    monkeypatch.setattr(rooms, "EXPIRY_ROUND", 0.01)
    with Server(database) as server, server.sit(WAITING.token()) as ada:
        ada.until("table")
        expiring = asyncio.run_coroutine_threadsafe(server.rooms.expire(90), server.server.loop)
        assert ada.until("trouble")["key"] == GONE
        until(lambda: server.mine(OVER.token()) == [], "it is still there")
        server.server.loop.call_soon_threadsafe(server.rooms.closing.set)
        expiring.result(PATIENCE)


def test_the_option_of_the_command(file: str) -> None:
    make_old(file, 3)
    with Program(file, "--expire", "90") as site:
        until(lambda: site.mine(OVER.token()) == [], "it is still there")
        with site.sit(OVER.token(), "de") as ada:
            assert ada.until("trouble")["text"] == Words("de").say(GONE)


def test_without_it_nothing_is_ever_removed(file: str) -> None:
    make_old(file, 3)
    with Program(file) as site:
        assert site.mine(OVER.token())
        assert "expire" not in site.interrupt()
    assert OVER.id in everything(file)


def test_a_table_removed_by_another_program_is_gone_for_those_who_play_on(database: str) -> None:
    """The server has it in memory; whoever acts next is told."""
    with Server(database) as server:
        table, host = server.create("classic", "me", "club")
        with server.sit(host) as ada:
            update = ada.until("update", lambda update: update["actions"])
            assert with_store(database, partial(removal.remove, match=table))
            ada.say("act", action=update["actions"][0])
            assert ada.until("trouble")["key"] == GONE
        assert server.mine(host) == []
    assert everything(database) == ""


def test_the_same_people_can_play_again_after_their_next_table_was_removed(database: str) -> None:
    with Server(make_old(database, 3)) as server:
        for _ in range(2):
            with server.sit(OVER.token()) as ada:
                ada.until("update")
                ada.say("again")
                token = ada.until("moved")["token"]
            with server.sit(token) as ada:
                ada.until("update")
                ada.say("forget", what="table")
                assert ada.until("trouble")["key"] == GONE
