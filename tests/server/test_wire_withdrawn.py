"""Links that were withdrawn: invitations by the host, a personal link by its owner; and what a leaked one is worth."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from gaslamp.server.auth import hashed, new_token
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import Screen
from gaslamp.words import LANGUAGES, Words
from tests.patience import until
from tests.server.client import Client, Json, Server, play
from tests.server.test_again import finish, pair
from tests.server.test_wire_lies import first_ride
from tests.server.test_wire_watching import invited, opened, watch

STRANGER = 4401


@contextmanager
def two_servers(database: str) -> Iterator[tuple[Server, Server]]:
    """Two that know of each other."""
    with Server(database) as one, Server(database) as two:
        for server in (one, two):
            server.run(server.rooms.presence.beat())
        yield one, two


@pytest.fixture
def _deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server hears what another has written."""
    monkeypatch.setattr(Rooms, "heard", lambda *_, **__: None)
    monkeypatch.setattr(Rooms, "heard_something", lambda *_: None)


def codes(table: Json) -> list[str]:
    """All invitations the host can give out."""
    return [table["invite"], table["watch"], *(c["invite"] for c in table["chairs"] if c["invite"])]


def withdraw(host: Client) -> Json:
    """What the host is told of the table afterwards."""
    host.say("revoke")
    before = host.last["table"]["watch"]
    return host.until("table", lambda table: table["watch"] != before)


def renew(client: Client) -> str:
    """A new personal link, from the screen of an old one."""
    token = new_token()
    client.say("renew", token=token)
    assert client.until("renewed")["token"] == token
    return token


def check_opens_nothing(server: Server, table: str, token: str) -> None:
    with server.sit(token) as client:
        assert client.until("trouble")["key"] == "server-token-unknown"
        assert client.closed() == STRANGER
        assert set(client.last) == {"trouble"}
    assert server.mine(token) == []
    check_shut(server, table, token)


def check_shut(server: Server, table: str, token: str) -> None:
    """A token that may open another table does not open this one."""
    for what in ("view", "record"):
        assert server.get(f"/api/tables/{table}/{what}", token).status_code == 403


# Invitations


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_withdrawn_invitation_opens_nothing_and_says_so(server: Server, language: str) -> None:
    host, old = opened(server, "me", "open", "open")
    with server.sit(host) as one:
        one.until("table")
        new = withdraw(one)
    assert not set(codes(old)) & set(codes(new))
    for code in codes(old):
        for path in ("/api/join", "/api/watch", "/api/invited"):
            answer = server.post(path, {"invite": code}, **{"accept-language": language})
            assert answer.status_code == 403
            assert answer.json()["text"] == Words(language).say("server-invitation-withdrawn")
    assert [invited(server, code)["stands"] for code in codes(new)] == ["free", "watch", "seat", "seat"]
    server.join(new["chairs"][2]["invite"])
    server.join(new["invite"])


def test_whoever_watches_by_a_withdrawn_invitation_is_sent_away(server: Server) -> None:
    host, table = opened(server, "me", "open")
    _, token = watch(server, table["watch"])
    with server.sit(host) as one, server.sit(token) as watcher:
        watcher.until("table")
        one.until("table", lambda table: table["watchers"])
        new = withdraw(one)
        assert watcher.until("trouble")["key"] == "server-invitation-withdrawn"
        assert watcher.closed() == STRANGER
    with server.sit(token) as watcher:
        assert watcher.until("trouble")["key"] == "server-invitation-withdrawn"
    with server.sit(watch(server, new["watch"])[1]) as watcher:
        assert watcher.until("table")["watching"]


def test_only_the_host_withdraws_invitations(server: Server) -> None:
    _, table = opened(server, "me", "open", "open")
    _, guest = server.join(table["invite"])
    for token in (guest, watch(server, table["watch"])[1]):
        with server.sit(token) as client:
            assert client.answer("revoke")["key"] == "server-host-only"
    assert invited(server, table["invite"])["stands"] == "free"


def test_an_invitation_withdrawn_at_a_rematch_leads_there_from_no_earlier_table(server: Server) -> None:
    host, table = opened(server, "me", "open", options={"surfacing": []})
    _, token = watch(server, table["watch"])
    with server.sit(host) as one:
        one.say("start")
        play({one: Random(2)})
        one.say("again")
        following = one.until("moved")["token"]
        assert one.answer("revoke")["key"] == "server-moved-on"
    with server.sit(following) as one:
        one.until("table")
        new = withdraw(one)
    answer = server.post("/api/watch", {"invite": table["watch"]})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-invitation-withdrawn")
    with server.sit(token) as watcher:  # at the old table they may still look on
        moved = watcher.until("moved")
    with server.sit(moved["token"]) as watcher:
        assert watcher.until("trouble")["key"] == "server-invitation-withdrawn"
    assert watch(server, new["watch"])[0] == moved["table"]


# One's own link


def test_a_new_link_opens_the_seat_and_the_old_one_nothing(server: Server) -> None:
    table, host, guest = pair(server)
    with server.sit(guest) as bea, server.sit(guest) as phone, server.sit(host) as ada:
        phone.until("update")
        seats = bea.until("table")["chairs"]
        token = renew(bea)
        assert phone.until("trouble")["key"] == "server-link-withdrawn"
        assert phone.closed() == STRANGER
        ada.say("act", action=first_ride(ada.until("update", lambda update: update["actions"])))
        bea.say("act", action=first_ride(bea.until("update", lambda update: update["actions"])))
        bea.until("update", lambda update: any(event.get("seat") == 1 for event in update["events"]))
        assert [chair["mine"] for chair in seats] == [False, True, False]
        assert server.room(table).is_here(hashed(token))
        assert not server.room(table).is_here(hashed(guest))
    check_opens_nothing(server, table, guest)
    with server.sit(token) as again:
        assert [chair["mine"] for chair in again.until("table")["chairs"]] == [False, True, False]


@pytest.mark.parametrize("is_over", [False, True])
def test_whoever_renews_their_link_is_at_no_instant_a_stranger(server: Server, is_over: bool) -> None:  # noqa: FBT001
    table, host, guest = pair(server)
    with server.sit(guest) as bea, server.sit(host) as ada:
        play({ada: Random(1), bea: Random(2)}, lambda: bea.is_over if is_over else "update" in bea.last)
        room = server.room(table)
        screen = next(screen for screen in room.screens if screen.key.hash == hashed(guest))
        refusals = server.run(refused_meanwhile(screen, room.renew(screen, new_token())))
        bea.until("renewed")
    assert refusals == {""}


async def refused_meanwhile(screen: Screen, work: Coroutine[Any, Any, None]) -> set[str]:
    """Every reason to send a screen away that there is at some instant of the work."""
    found, task = set(), asyncio.create_task(work)
    while not task.done():
        found.add(screen.refusal)
        await asyncio.sleep(0)
    await task
    return found


def test_a_host_without_a_seat_has_a_new_link_too(server: Server) -> None:
    table, host = server.create("classic", "casual", "casual")
    with server.sit(host) as ada, server.sit(host) as phone:
        ada.until("table")
        token = renew(ada)
        assert phone.closed() == STRANGER
        assert phone.last["trouble"]["key"] == "server-link-withdrawn"
    check_opens_nothing(server, table, host)
    with server.sit(token) as ada:
        assert ada.until("table")["host"]


def test_a_watcher_has_no_link_to_renew(server: Server) -> None:
    _, table = opened(server, "me", "open")
    with server.sit(watch(server, table["watch"])[1]) as watcher:
        assert watcher.answer("renew", token=new_token())["key"] == "server-not-your-seat"


def test_a_token_that_is_none_or_somebodys_is_refused(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(guest) as bea:
        for token in ("", "short", "x" * 23, "é" * 22, host, guest):
            assert bea.answer("renew", token=token)["key"] == "server-unreadable"
    for token in (host, guest):
        with server.sit(token) as client:
            client.until("table")


# What a leaked link is worth


def test_a_leaked_link_that_was_renewed_leads_to_no_later_table(server: Server) -> None:
    table, host, leaked = pair(server)
    with server.sit(host) as ada, server.sit(leaked) as bea:
        token = renew(bea)
        finish(ada, bea)
        ada.say("watching", allowed=False)
        ada.say("again")
        moved = bea.until("moved")
    check_opens_nothing(server, table, leaked)
    check_opens_nothing(server, moved["table"], leaked)
    with server.sit(token) as bea:
        assert bea.until("moved") == moved


def test_a_link_leads_to_the_next_game_until_somebody_has_come_there(server: Server) -> None:
    _, host, leaked = pair(server)
    with server.sit(host) as ada, server.sit(leaked) as bea:
        finish(ada, bea)
        ada.say("again")
        moved = bea.until("moved")
    with server.sit(leaked) as bea:  # she reloads the page
        assert bea.until("moved") == moved
    with server.sit(moved["token"]) as bea:
        bea.until("table")
    with server.sit(leaked) as thief:
        assert thief.until("moved") == {"type": "moved", "table": moved["table"], "token": ""}
    check_shut(server, moved["table"], leaked)


def test_a_leak_that_came_along_is_cut_off_by_a_new_link(server: Server) -> None:
    """Somebody with Bea's link is there when the rematch is made; she changes hers at the new table."""
    _, host, leaked = pair(server)
    with server.sit(host) as ada, server.sit(leaked) as bea, server.sit(leaked) as thief:
        finish(ada, bea)
        ada.say("again")
        moved, following = thief.until("moved"), ada.until("moved")["token"]
        assert bea.answer("renew", token=new_token())["key"] == "server-moved-on"
    with server.sit(following) as ada, server.sit(moved["token"]) as bea, server.sit(moved["token"]) as thief:
        thief.until("update")
        renew(bea)
        assert thief.closed() == STRANGER
        finish(ada, bea)
        ada.say("again")
        last = bea.until("moved")
    for table in (moved["table"], last["table"]):
        check_shut(server, table, leaked)
        check_opens_nothing(server, table, moved["token"])
    with server.sit(leaked) as thief:
        assert thief.until("moved")["token"] == ""


# With several servers


def test_a_link_renewed_at_one_server_is_cut_off_by_all(database: str) -> None:
    with two_servers(database) as (one, two):
        table, host, guest = pair(one)
        with one.sit(guest) as bea, two.sit(guest) as thief, two.sit(host):
            thief.until("update")
            token = renew(bea)
            assert thief.closed() == STRANGER
            assert thief.last["trouble"]["key"] == "server-link-withdrawn"
            until(lambda: two.room(table).is_here(hashed(token)), "the other server to know who is there")
        check_opens_nothing(two, table, guest)
        with two.sit(token) as bea:
            assert bea.until("table")["chairs"][1]["mine"]


@pytest.mark.usefixtures("_deaf")
def test_a_server_that_has_heard_nothing_plays_no_move_for_an_old_link(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host, guest = pair(one)
        with one.sit(host) as ada, one.sit(guest) as bea:
            ada.say("act", action=first_ride(ada.until("update", lambda update: update["actions"])))
            bea.until("update", lambda update: update["actions"])
            with two.sit(guest) as thief:
                ride = first_ride(thief.until("update", lambda update: update["actions"]))
                token = renew(bea)
                thief.say("act", action=ride)
                assert thief.closed() == STRANGER
            with two.sit(token) as again:
                assert not any(event.get("seat") == 1 for event in again.until("update")["events"])


@pytest.mark.usefixtures("_deaf")
def test_a_rematch_made_by_a_server_that_has_heard_nothing_is_for_the_new_links(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host, guest = pair(one)
        with one.sit(host) as ada, one.sit(guest) as bea:
            finish(ada, bea)
            with two.sit(host) as elsewhere:
                old = elsewhere.until("table")["watch"]
                token, edition = renew(bea), withdraw(ada)["watch"]
                elsewhere.say("again")
                table = elsewhere.until("moved")["table"]
        with two.sit(token) as bea:
            following = bea.until("moved")
        assert following["table"] == table
        card = two.run(two.rooms.store.card(table))
        assert card is not None
        assert card.chairs[1].key == hashed(following["token"])
        assert two.post("/api/watch", {"invite": old}).json()["key"] == "server-invitation-withdrawn"
        assert watch(two, edition)[0] == table


def test_everybody_is_told_of_a_rematch_whichever_server_they_came_by(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host, guest = pair(one)
        with one.sit(host) as ada, two.sit(guest) as bea:
            finish(ada, bea)
            ada.say("again")
            assert bea.until("moved")["table"] == ada.until("moved")["table"]
