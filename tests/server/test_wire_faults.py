"""What goes wrong behind the table: a database that fails, a second writer, bots that fail, people who come and go."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from gaslamp.core import Action
from gaslamp.match import View
from gaslamp.server import dispatch as module
from gaslamp.server.bots import Answer, Bots
from gaslamp.server.claims import ClaimedTurn
from gaslamp.server.messages import Join
from gaslamp.server.room import Room
from gaslamp.server.schema import BadStore
from gaslamp.server.store import Card
from gaslamp.server.workers import Silent, Worker
from tests.patience import PATIENCE, until
from tests.server.client import Client, QuickBots, Server, play
from tests.server.conftest import empty
from tests.server.test_wire_lies import first_ride


class Broken:
    """Stands before a method of the store; as long as it is set, the database fails."""

    def __init__(self, method: Callable[..., Awaitable[Any]]) -> None:
        self.method, self.is_broken = method, True

    async def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.is_broken:
            raise BadStore("server-store-failed", reason="disk full")
        return await self.method(*args, **kwargs)


def break_store(server: Server, name: str) -> Broken:
    broken = Broken(getattr(server.rooms.store, name))
    setattr(server.rooms.store, name, broken)
    return broken


# The database


def test_what_cannot_be_stored_is_not_played(own: Server) -> None:
    table, token = own.create("classic", "me", "me")
    with own.sit(token) as client:
        client.say("look", seat=client.until("curtain")["seat"])
        before = client.until("update", lambda update: update["actions"])
        broken = break_store(own, "append")
        answer = client.answer("act", action=first_ride(before))
        assert answer["key"] == "server-store-failed"
        assert "disk full" in answer["text"]
        assert len(own.room(table).match.log) == before["n"]
        with own.sit(token) as other:
            assert other.until("curtain")["n"] == before["n"]
        broken.is_broken = False
        client.say("act", action=first_ride(before))
        assert client.until("update")["n"] > before["n"]
    assert sum(event["type"] == "Move" for event in client.events) == 1


def test_bots_try_again_when_the_database_has_failed(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", (0.01, 0.02))
    _, token = own.create("classic", "casual", "casual", options={"rounds": 2})
    broken = break_store(own, "append")
    with own.sit(token) as client:
        assert client.reply()["key"] == "server-store-failed"
        broken.is_broken = False
        client.until("update", lambda update: update["view"]["state"]["outcome"])


def test_a_database_that_fails_once_the_last_move_is_stored_unsays_nothing(own: Server) -> None:
    _, token = own.create("classic", "me", "casual", options={"rounds": 1, "surfacing": []})
    with own.sit(token) as client:
        update = client.until("update", lambda update: update["actions"])
        break_store(own, "card")
        client.say("act", action=first_ride(update))
        while not client.is_over:
            assert client.hear()["type"] in ("update", "table")
        assert client.last["table"]["phase"] == "over"


def test_requests_say_that_the_database_has_failed(own: Server) -> None:
    break_store(own, "add")
    answer = own.post("/api/tables", {"game": "classic", "chairs": ["me", "casual"]}, **{"accept-language": "de"})
    assert (answer.status_code, answer.json()["key"]) == (503, "server-store-failed")


def test_a_match_that_cannot_be_read_hides_no_other(own: Server, file: str) -> None:
    tokens = [own.create("compact", "me", "me")[1] for _ in range(2)]
    table, broken = own.create("classic", "casual", "casual", options={"rounds": 1})
    with own.sit(broken) as client:
        client.until("update", lambda update: update["view"]["state"]["outcome"])
    connection = sqlite3.connect(file)
    connection.execute("UPDATE log SET event = 'torn' WHERE match = ? AND n = 3", [table])
    connection.commit()
    connection.close()
    assert [line["token"] for line in own.mine(tokens[0], broken, tokens[1])] == [0, 2]
    with own.sit(broken) as client:
        assert client.hear()["type"] == "trouble"


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_a_table_outlives_the_server_in_either_database(request: pytest.FixtureRequest, file: str, where: str) -> None:
    database = file if where == "sqlite" else empty(request.getfixturevalue("postgres"))
    with Server(database) as server:
        _, host = server.create("compact", "me", "open", "casual")
        with server.sit(host) as one:
            _, guest = server.join(one.until("table")["invite"], "Mary")
            with server.sit(guest) as two:
                play({one: Random(1), two: Random(2)}, lambda: "update" in one.last and one.last["update"]["n"] > 20)
    with Server(database) as server, server.sit(host) as one, server.sit(guest) as two:
        play({one: Random(1), two: Random(2)})
        assert one.state["outcome"] == two.state["outcome"]
    assert len(one.events) == len(two.events) > 20


# Bots


class Failing(Bots):
    """Bots whose first two kinds never answer."""

    def __init__(self) -> None:
        super().__init__(pace=0)

    async def _ask(self, worker: Worker, agent: str, view: View[Any]) -> Action:
        raise Silent


def test_a_bot_that_fails_is_replaced_and_everybody_hears_of_it(file: str) -> None:
    with Server(file, Failing) as server:
        _, host = server.create("connection", "me", "open", "strong")
        with server.sit(host) as one:
            _, guest = server.join(one.until("table")["invite"])
            with server.sit(guest, "fr") as two:
                texts: dict[Client, set[str]] = {one: set(), two: set()}
                both = {one: Random(1), two: Random(2)}
                play(both, lambda: all("notice" in client.last for client in both))
                n = one.last["update"]["n"]
                play(both, lambda: one.last["update"]["n"] > n + 3)
                for client in both:
                    texts[client].add(client.last["notice"]["text"])
                assert not texts[one] & texts[two], "each in their own language"


class Stuck(QuickBots):
    """Bots that never come to an end."""

    async def answer(self, agent: str, view: View[Any], **more: Any) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_match_left_to_a_bot_goes_on_after_a_restart(file: str) -> None:
    """Leaving is stored together with who is to act."""
    with Server(file, Stuck) as server:
        _, host = server.create("classic", "me", "open", options={"rounds": 3})
        with server.sit(host) as one:
            _, guest = server.join(one.until("table")["invite"])
            with server.sit(guest) as two:
                one.say("act", action=first_ride(one.until("update", lambda update: update["actions"])))
                two.until("update", lambda update: update["actions"])
                two.say("leave")
                one.until("table", lambda message: message["chairs"][1]["left"])
    with Server(file) as server:
        until(partial(_is_wanted, server, host), "a match waits for a bot that is not there")


def _is_wanted(server: Server, token: str) -> bool:
    return bool(server.mine(token)[0]["wanted"])


def test_every_match_in_which_a_bot_is_to_act_goes_on_after_a_restart(file: str) -> None:
    with Server(file, Stuck) as server:
        tokens = [server.create(game, "casual", "me")[1] for game in ("classic", "holmes")]
        waiting = server.create("classic", "me", "open")[1]
        for token in tokens:
            with server.sit(token) as client:
                client.until("update", lambda update: update["view"]["state"]["to_act"] == [0])
    with Server(file) as server:
        for token in tokens:
            until(partial(_is_wanted, server, token), "a match waits for a bot that is not there")
        assert server.mine(waiting)[0]["phase"] == "waiting"


def test_a_table_of_bots_pauses_while_nobody_looks(own: Server) -> None:
    _, token = own.create("classic", "casual", "casual", options={"surfacing": []})
    _, played = own.create("classic", "casual", "me")
    until(partial(_is_wanted, own, played), "a bot that somebody waits for does not act")
    assert own.run(own.rooms.claims.waiting()) == 0, "the other turn is for nobody to claim"
    with own.sit(token) as client:
        assert client.until("update")["view"]["state"]["round"] <= 1
        client.until("update", lambda update: update["view"]["state"]["round"] > 3)
    until(lambda: not own.rooms.presence.here, "it is not stored that nobody looks")
    until(lambda: not own.rooms.dispatcher.taking, "the table does not pause")
    n = own.mine(token)[0]["when"]
    assert own.run(own.rooms.claims.waiting()) == 0
    assert own.mine(token)[0]["when"] == n


def test_a_match_that_stands_still_goes_on_by_itself(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot's turn ended with, it is claimed again."""

    async def fail(self: Room, turn: ClaimedTurn) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(own.rooms.claims, "lasts", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(Room, "take_turn", fail)
        _, token = own.create("classic", "casual", "casual", options={"rounds": 2})
        with own.sit(token) as client:
            client.until("update")
    with own.sit(token) as client:
        client.until("update", lambda update: update["view"]["state"]["outcome"])


# People who come and go while something is being done


def test_whoever_comes_back_while_the_last_seat_is_taken_sees_the_game_begin(
    own: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, host = own.create("classic", "me", "open")
    take, gate, reached = own.rooms.store.take, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **kwargs: Any) -> bool:
        reached.set()
        await gate.wait()
        return await take(*args, **kwargs)

    monkeypatch.setattr(own.rooms.store, "take", slow)
    with own.sit(host) as client:
        invite = client.until("table")["invite"]
        joining = asyncio.run_coroutine_threadsafe(own.rooms.join(Join(invite=invite)), own.server.loop)
        own.run(reached.wait())
    with own.sit(host) as client:
        client.until("table")
        own.server.loop.call_soon_threadsafe(gate.set)
        joining.result(PATIENCE)
        assert client.until("update", lambda update: update["actions"])["view"]["seat"] == 0
    assert client.last["table"]["phase"] == "playing"


def test_a_move_is_kept_though_whoever_made_it_is_gone(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket is closed while the move is being stored."""
    _, host = own.create("classic", "me", "open")
    with own.sit(host) as one:
        _, guest = own.join(one.until("table")["invite"])
        with own.sit(guest) as two:
            two.until("update")
            ride = first_ride(one.until("update", lambda update: update["actions"]))
            append, gate, reached = own.rooms.store.append, asyncio.Event(), asyncio.Event()

            async def slow(*args: Any, **kwargs: Any) -> Card:
                card = await append(*args, **kwargs)
                reached.set()
                await gate.wait()
                return card

            monkeypatch.setattr(own.rooms.store, "append", slow)
            one.say("act", action=ride)
            own.run(reached.wait())
            one.socket.close()
            for language in ("fr", "en"):
                with own.sit(guest, language) as other:  # whoever comes or goes is told to everybody there
                    other.until("update")
            own.server.loop.call_soon_threadsafe(gate.set)
            assert two.until("update", lambda update: update["actions"])["view"]["seat"] == 1
