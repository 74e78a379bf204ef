"""Whole matches over real sockets: people far apart, bots between them, from the link to the record."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import httpx
import pytest

from gaslamp.core import decode_event, encode, redact
from gaslamp.games import make_game
from gaslamp.match import replay
from gaslamp.record import decode_record, encode_record
from tests.patience import PATIENCE, until
from tests.server.client import Client, Server, play

MATCHES = [
    ("classic", ("me", "casual", "open", "casual"), {}),
    ("holmes", ("me", "casual", "open"), {"mode": "original", "rounds": 6}),
    ("holmes", ("open", "me", "casual"), {"mode": "sherlock"}),
    ("compact", ("me", "open", "casual"), {"black_tickets": 3}),
    ("connection", ("me", "open", "casual"), {}),
]


@pytest.mark.parametrize(("game", "chairs", "options"), MATCHES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MATCHES)])
def test_two_far_apart_play_to_the_end(
    server: Server, game: str, chairs: Sequence[str], options: dict[str, Any]
) -> None:
    table, host = server.create(game, *chairs, options=options, names=["Watson"])
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"], "Mary")
        with server.sit(guest, "de") as two:
            one.say("start")  # where characters are chosen, the host begins
            play({one: Random(1), two: Random(2)})
    assert one.state["outcome"] == two.state["outcome"]
    assert one.last["table"]["phase"] == two.last["table"]["phase"] == "over"
    made = make_game(game, len(chairs), options)
    for client, seat, token in ((one, chairs.index("me"), host), (two, chairs.index("open"), guest)):
        check_told(made, client, seat, truth(server, table, made))
        check_record(server, table, token, seat, client)
    check_list(server, table, host, guest)


def truth(server: Server, table: str, game: Any) -> list[Any]:
    """The log as it is kept."""
    return server.run(server.rooms.store.events(table, game.vocabulary))


def check_told(game: Any, client: Client, seat: int, log: Sequence[Any]) -> None:
    """Every update is what this seat may know of the log up to there, and nothing else."""
    seen = [redact(event, seat) for event in log]
    told = [message for message in map(json.loads, client.heard) if message["type"] == "update"]
    for update in told:
        state = replay(game, seen[: update["n"]])
        assert update["view"] == json.loads(encode({"seat": seat, "state": state}))
        assert update["events"] == json.loads(encode(seen[update["since"] : update["n"]]))
        assert len(update["told"]) == len(update["events"])
        assert len(update["scene"]["offers"]) == len(update["actions"])
    assert [decode_event(game.vocabulary, json.dumps(event)) for event in client.events] == seen


def check_record(server: Server, table: str, token: str, seat: int, client: Client) -> None:
    """The record can be read again and says what that seat saw."""
    answer = server.get(f"/api/tables/{table}/record", token)
    record = decode_record(answer.text)
    assert record.seen_by == seat
    assert json.loads(encode(record.events)) == client.events
    assert encode_record(record) == answer.text


def check_list(server: Server, table: str, host: str, guest: str) -> None:
    """Both have it in their list with the same end; nobody else has."""
    stranger = server.create("compact", "me", "open")[1]
    for token in (host, guest):
        (line,) = server.mine(token)
        assert (line["table"], line["phase"], line["wanted"]) == (table, "over", False)
        assert line["ended"]
    assert [line["table"] for line in server.mine(stranger) if line["table"] == table] == []
    assert server.mine("nonsense") == []


@pytest.mark.parametrize("game", ["classic", "connection"])
def test_a_table_of_bots_is_looked_on_by_whoever_set_it_up(server: Server, game: str) -> None:
    table, token = server.create(game, "casual", "casual", options={"rounds": 3} if game == "classic" else {})
    with server.sit(token) as client:
        client.until("update", lambda update: update["view"]["state"]["outcome"])
    assert client.last["update"]["view"]["seat"] == -2
    assert decode_record(server.get(f"/api/tables/{table}/record", token).text).seen_by == -2


def test_a_bot_that_would_rather_ask_than_listen_can_play(server: Server) -> None:
    table, token = server.create("compact", "me", "casual")
    path, rng = f"/api/tables/{table}", Random(4)
    with server.sit(token) as screen:
        while True:
            seen = server.get(f"{path}/view", token).json()
            if seen["view"]["state"]["outcome"]:
                break
            if seen["actions"]:
                answer = server.http.post(
                    f"{path}/act", json=rng.choice(seen["actions"]), headers={"authorization": f"Bearer {token}"}
                )
                assert answer.status_code == 200
        screen.until("update", lambda update: update["view"]["state"]["outcome"])


def test_rooms_that_nobody_is_in_are_not_kept(server: Server) -> None:
    table, token = server.create("compact", "me", "me")
    with server.sit(token) as client:
        client.until("update", lambda update: update["actions"])
        client.say("leave")
        client.until("table", lambda message: message["chairs"][0]["left"])
        client.until("update", lambda update: update["view"]["state"]["outcome"])
    until(lambda: table not in server.rooms.rooms, "the room is still open")
    ask: list[Callable[[], httpx.Response]] = [
        lambda: server.get(f"/api/tables/{table}/view", token),
        lambda: server.get(f"/api/tables/{table}/record", token),
        lambda: server.post(f"/api/tables/{table}/act", {}, authorization=f"Bearer {token}"),
        lambda: server.post("/api/mine", {"tokens": [token]}),
    ]
    for asked in ask:
        assert asked().status_code in (200, 400)
        assert table not in server.rooms.rooms


def test_whoever_comes_back_soon_finds_the_room_as_it_was(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.room.LINGERS", PATIENCE)
    table, token = own.create("classic", "me", "casual")
    with own.sit(token) as client:
        client.until("update")
        room = own.room(table)
    until(lambda: not room.screens, "the socket is still there")
    with own.sit(token) as client:
        client.until("update")
        assert own.room(table) is room
