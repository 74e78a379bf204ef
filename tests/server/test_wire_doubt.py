"""A database that goes away in the middle of things: what is uncertain is found out, and nothing untrue is told."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.server import rooms as module
from gaslamp.server.schema import BadStore
from gaslamp.server.sockets import LATER
from tests.patience import until
from tests.server.client import Server
from tests.server.test_wire_faults import Broken, break_store
from tests.server.test_wire_lies import first_ride


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.01)


def lose_answer(server: Server, name: str) -> None:
    """What is asked of the store is done, and whoever asked hears that the database is gone."""
    method = getattr(server.rooms.store, name)

    async def lost(*args: Any, **kwargs: Any) -> None:
        await method(*args, **kwargs)
        raise BadStore("server-store-lost")

    setattr(server.rooms.store, name, lost)


def test_a_move_that_is_stored_without_an_answer_is_played(own: Server) -> None:
    table, token = own.create("classic", "me", "me")
    with own.sit(token) as client:
        client.say("look", seat=client.until("curtain")["seat"])
        before = client.until("update", lambda update: update["actions"])
        lose_answer(own, "append")
        client.say("act", action=first_ride(before))
        client.until("update", lambda message: message["n"] > before["n"])
        assert "trouble" not in client.last
    moves = [event for event in own.run(_log(own, table)) if type(event).__name__ == "Move"]
    assert len(moves) == 1


async def _log(server: Server, table: str) -> list[Any]:
    room = await server.rooms.open(table)
    assert room
    return await server.rooms.store.events(table, room.game.vocabulary)


def test_what_nobody_can_know_is_said_so_and_shown_once_it_is_known(own: Server) -> None:
    """The answer is lost, and for a while the database cannot be asked either."""
    _, host = own.create("classic", "me", "open")
    with own.sit(host) as one:
        _, guest = own.join(one.until("table")["invite"])
        with own.sit(guest) as two:
            ride = first_ride(one.until("update", lambda update: update["actions"]))
            n = two.until("update")["n"]
            lose_answer(own, "append")
            broken = break_store(own, "settle")
            assert one.answer("act", action=ride)["key"] == "server-store-unsure"
            assert two.last["update"]["n"] == n
            broken.is_broken = False
            assert two.until("update", lambda update: update["actions"])["view"]["seat"] == 1
            assert one.until("update")["n"] > n


def test_whoever_comes_while_the_database_is_away_is_told_to_come_again(own: Server) -> None:
    _, token = own.create("classic", "me", "casual")
    broken = break_store(own, "key")
    with own.sit(token) as client:
        assert client.hear()["key"] == "server-store-failed"
        assert client.closed() == LATER
    broken.is_broken = False
    with own.sit(token) as client:
        client.until("update")


def test_who_is_here_is_told_once_the_database_is_back(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of bots goes on for somebody who came while the database was away."""
    monkeypatch.setattr(module, "BEAT", 0.05)
    _, token = own.create("classic", "casual", "casual")
    broken = Broken(own.rooms.presence.tell)
    monkeypatch.setattr(own.rooms.presence, "tell", broken)
    own.run(_beat(own))
    with own.sit(token) as client:
        client.until("table")
        until(lambda: own.rooms.moving, "nobody comes")
        broken.is_broken = False
        client.until("update", lambda update: update["view"]["state"]["round"] > 2)


async def _beat(server: Server) -> None:
    server.rooms._do(server.rooms._live())
