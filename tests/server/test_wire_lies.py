"""Clients that lie, guess and shout: each gets a clear answer or a closed socket, and the match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gaslamp.server.guard import Bucket
from gaslamp.server.sockets import FLOOD, STRANGER
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Server

DEEP = "[" * 20_000 + "]" * 20_000


@pytest.fixture
def table(server: Server) -> Iterator[tuple[str, Client, Client]]:
    """A table of two, both there: the host flees, and it is the guest's turn after his first move."""
    table, host = server.create("classic", "me", "open", names=["Watson"])
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"], "Mary")
        with server.sit(guest) as two:
            one.say("act", action=first_ride(one.until("update", lambda update: update["actions"])))
            two.until("update", lambda update: update["actions"])
            one.until("update", lambda update: update["n"] == two.last["update"]["n"])
            yield table, one, two


def first_ride(update: dict[str, Any]) -> dict[str, Any]:
    ride: dict[str, Any] = next(action for action in update["actions"] if action["type"] == "Move")
    return ride


def check_goes_on(client: Client) -> None:
    """Whoever is to act can still do so, and nothing has happened in the meantime."""
    n = client.last["update"]["n"]
    client.say("act", action=first_ride(client.last["update"]))
    update = client.until("update")
    assert update["since"] == n
    assert update["events"][0]["type"] == "Move"


def test_nobody_acts_for_another_seat(table: tuple[str, Client, Client]) -> None:
    _, one, two = table
    ride = first_ride(two.last["update"])
    assert one.answer("act", action=ride)["key"] == "server-not-your-seat"
    for seat in (-1, -2, 5, 0):
        assert two.answer("act", action=ride | {"seat": seat})["key"] == "server-not-your-seat"
    check_goes_on(two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_rule_in_the_askers_language(table: tuple[str, Client, Client], language: str) -> None:
    _, one, two = table
    one.say("speak", language=language)
    out_of_turn = {"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1}
    answer = one.answer("act", action=out_of_turn)
    assert answer["type"] == "refused"
    assert answer["rule"] in answer["link"]
    expected = Words(language).say(f"refused-{answer['rule']}")
    assert expected in answer["text"]
    check_goes_on(two)


def test_what_is_illegal_is_refused_by_its_rule(table: tuple[str, Client, Client]) -> None:
    _, _, two = table
    ride = first_ride(two.last["update"])
    for change in ({"station": 200}, {"station": None}, {"station": 0}, {"pawn": 0}, {"pawn": 99}, {"fare": "black"}):
        answer = two.answer("act", action=ride | change)
        assert answer["type"] == "refused", change
        assert answer["rule"].startswith("CL-")
    assert two.answer("act", action=ride | {"known_to": [0, 1, -2]})["type"] == "refused"
    check_goes_on(two)


BABBLE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type":"sing"}',
    '{"type":"act"}',
    '{"type":"look","seat":"me"}',
    '{"type":"look","seat":1e400}',
    '{"type":"start","now":true}',
    '{"type":"sit","token":"again"}',
    '{"type":"speak","language":"' + "x" * 99 + '"}',
    '{"type":"draft","cards":[{"card":1}]}',
    '{"type":"replace","seat":null}',
    '{"type":"act","action":{}}',
    '{"type":"act","action":null}',
    '{"type":"act","action":"Move"}',
    '{"type":"act","action":{"type":"Ended","outcome":{"winners":[0],"rule":"CL-22"}}}',
    '{"type":"act","action":{"type":"Move","seat":1,"pawn":1,"fare":"taxi","station":"here"}}',
    '{"type":"act","action":{"type":"Move","seat":1,"pawn":1,"fare":"taxi","station":1,"please":1}}',
    '{"type":"act","action":{"type":"Visit","seat":1,"location":0,"items":[]}}',
    '{"type":"act","action":{"type":"Deal","seat":-1,"pawn":0,"station":1}}',
    DEEP,
    '{"type":"act","action":' + DEEP + "}",
    '{"type":"act","action":' + "9" * 5000 + "}",
    '{"type":"look","seat":' + "9" * 5000 + "}",
    '{"type":"speak","language":"\\ud800"}',
    "\x00",
]


def test_babble_is_answered_and_changes_nothing(table: tuple[str, Client, Client]) -> None:
    _, _, two = table
    for text in BABBLE:
        two.send(text)
        answer = two.reply()
        assert answer["type"] == "trouble", text[:80]
        assert answer["text"]
    check_goes_on(two)


def test_languages_nobody_speaks_are_english(table: tuple[str, Client, Client]) -> None:
    _, _, two = table
    two.say("speak", language="fr")
    french = two.until("update")["scene"]["turn"]
    two.say("speak", language="tlh")
    assert two.until("update")["scene"]["turn"] != french


@pytest.mark.parametrize("frame", [b"\x00\xff", b'{"type":"leave"}'], ids=["noise", "json"])
def test_a_binary_frame_is_no_message(table: tuple[str, Client, Client], server: Server, frame: bytes) -> None:
    _, _, two = table
    two.send(frame)
    assert two.reply()["key"] == "server-unreadable"
    check_goes_on(two)
    with server.knock() as client:
        client.send(frame)
        assert client.hear()["key"] == "server-unreadable"
        assert client.closed() == STRANGER


@pytest.mark.parametrize("sits", [True, False])
def test_a_huge_message_ends_the_socket(table: tuple[str, Client, Client], server: Server, sits: bool) -> None:  # noqa: FBT001
    _, one, two = table
    if sits:
        one.send("x" * 1_000_000)
        assert one.closed() == 1009
    else:
        with server.knock() as client:
            client.send("x" * 1_000_000)
            assert client.closed() == 1009
    check_goes_on(two)


def test_whoever_shouts_is_shown_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.sockets.Bucket", Bucket)
    _, token = server.create("compact", "me", "me")
    with server.sit(token) as calm, server.sit(token) as loud:
        calm.until("update")
        with suppress(ConnectionClosed):
            for _ in range(400):
                loud.say("look", seat=0)
        assert loud.closed() == FLOOD
        calm.say("act", action=calm.last["update"]["actions"][0])
        calm.until("update")


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"sit","token":"nobody"}',
        '{"type":"sit","token":"' + "x" * 99 + '"}',
        '{"type":"sit","token":"a","since":4}',
        '{"type":"sit","token":5}',
        '{"type":"sit"}',
        '{"type":"act","action":{}}',
        "hello",
        DEEP,
        "",
        "\x00",
    ],
)
def test_strangers_are_told_so_and_shown_out(server: Server, text: str) -> None:
    with server.knock() as client:
        client.send(text)
        assert client.hear()["type"] == "trouble"
        assert client.closed() == STRANGER


def test_whoever_says_nothing_is_shown_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.sockets.MANNERS", 0.05)
    with server.knock() as client:
        assert client.closed() == STRANGER


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_told_in_the_language_asked_for(server: Server, language: str) -> None:
    with server.knock() as client:
        client.say("sit", token="nobody", language=language)
        assert client.hear()["text"] == Words(language).say("server-token-unknown")


def test_a_token_opens_its_own_table_only(table: tuple[str, Client, Client], server: Server) -> None:
    mine, other = table[0], server.create("classic", "me", "casual")[1]
    for path in ("view", "record"):
        answer = server.get(f"/api/tables/{mine}/{path}", other)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-token-unknown")
    answer = server.post(f"/api/tables/{mine}/act", {"type": "Done", "seat": 0}, authorization=f"Bearer {other}")
    assert answer.status_code == 403
    for header in ("", "Bearer", "Basic abc", "Bearer é"):
        answer = server.http.get(f"/api/tables/{mine}/view", headers={b"authorization": header.encode()})
        assert answer.status_code == 403
    check_goes_on(table[2])


def test_nobody_looks_through_anothers_eyes(table: tuple[str, Client, Client]) -> None:
    _, _, two = table
    for seat in (0, -1, -2, 10**30):
        assert two.answer("look", seat=seat)["key"] == "server-not-your-seat"
    two.say("look", seat=1)
    two.say("speak", language="en")
    assert two.until("update")["view"]["seat"] == 1
    assert two.state["stations"][0] is None
    check_goes_on(two)


def test_what_is_the_hosts_is_not_the_guests(table: tuple[str, Client, Client]) -> None:
    _, one, two = table
    assert two.answer("start")["key"] == "server-host-only"
    assert two.answer("replace", seat=0)["key"] == "server-somebody-there"
    for seat in (0, 1, -1, 7):
        assert one.answer("replace", seat=seat)["key"] == "server-somebody-there"
    check_goes_on(two)


def test_a_draft_in_a_chase_is_answered(table: tuple[str, Client, Client]) -> None:
    _, _, two = table
    assert two.answer("draft", do="hint")["type"] == "trouble"
    check_goes_on(two)


def test_before_the_start_nothing_can_be_played(server: Server) -> None:
    table, token = server.create("connection", "me", "open")
    with server.sit(token) as client:
        assert client.answer("act", action={"type": "Done", "seat": 0})["key"] == "server-not-begun"
        assert client.answer("replace", seat=1)["key"] == "server-not-begun"
        for kind in ("leave", "return"):
            assert client.answer(kind)["key"] == "server-not-begun", kind
        assert client.answer("draft", do="hint")["type"] in ("drafted", "trouble")
        client.say("look", seat=0)
        client.say("speak", language="de")
        assert client.until("table")["phase"] == "waiting"
    for path in ("view", "record"):
        answer = server.get(f"/api/tables/{table}/{path}", token)
        assert (answer.status_code, answer.json()["key"]) == (400, "server-not-begun")


def test_after_the_end_nothing_can_be_played(server: Server) -> None:
    _, token = server.create("classic", "me", "casual", options={"rounds": 1, "surfacing": []})
    with server.sit(token) as client:
        while not client.is_over:
            if client.until("update")["actions"]:
                client.say("act", action=first_ride(client.last["update"]))
        assert client.answer("act", action={"type": "Done", "seat": 0})["type"] in ("refused", "trouble")
        assert client.answer("leave")["key"] == client.answer("return")["key"] == "server-over"
        assert client.answer("replace", seat=1)["key"] in ("server-over", "server-somebody-there")
