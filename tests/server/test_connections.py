"""Nobody holds a connection without asking, and nobody is locked out by those who try."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from gaslamp.server import connections as counting
from gaslamp.server.connections import RESERVED, Connections, Times, room_for
from gaslamp.server.forwarding import read_proxies
from gaslamp.server.protocols import PIECES
from gaslamp.words import LANGUAGES, Words
from tests.patience import until
from tests.server.client import UNHURRIED, Server
from tests.server.raw import line

SOON = 0.05
"""Seconds. What must end by itself is waited for; what must not, has all the time there is."""


@contextmanager
def serving(file: str, most: int = 100, proxies: tuple[str, ...] = ("127.0.0.0/8",), **times: Any) -> Iterator[Server]:
    """A server whose clients may take as long as they like, except for these things."""
    allowed = {name: getattr(UNHURRIED, name) for name in Times.__struct_fields__} | times
    with Server(file, connections=Connections(most, Times(**allowed), read_proxies(proxies))) as server:
        yield server


def port(server: Server) -> int:
    return int(server.door.getsockname()[1])


HALF = ["", "GET / HT", "GET / HTTP/1.1\nHost: 127.0.0.1\n", "GET /socket HTTP/1.1\nUpgrade: websocket\n"]


@pytest.mark.parametrize("half", HALF)
def test_half_a_head_ends(file: str, half: str) -> None:
    with serving(file, head=SOON) as server, line(port(server)) as client:
        client.send(half)
        told = client.rest()
    assert told == "" if not half.strip() else told.startswith("HTTP/1.1 408 ")


def test_a_byte_now_and_then_does_not_help(file: str) -> None:
    with serving(file, head=SOON) as server, line(port(server)) as client:
        client.plug.settimeout(SOON / 10)
        while True:
            client.send("a")
            try:
                if client.plug.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionResetError:
                break


def test_a_second_request_has_no_longer_than_the_first(file: str) -> None:
    with serving(file, head=SOON) as server, line(port(server)) as client:
        client.send("GET /health HTTP/1.1\nHost: 127.0.0.1\n\nGET /he")
        assert client.rest().count("HTTP/1.1 ") == 2  # the answer, and 408


@pytest.mark.parametrize("path", ["/api/join", "/api/games", "/nothing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_body_ends(file: str, path: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whether or not what is asked reads it."""
    with serving(file, body=SOON) as server, line(port(server)) as client:
        client.send(f"POST {path} HTTP/1.1\nHost: 127.0.0.1\nAccept-Language: {language}\nContent-Length: 99\n\nhalf")
        told = client.rest()
    if path == "/api/join":
        assert told.startswith("HTTP/1.1 408 ")
        assert Words(language).say("server-late") in told
    else:
        assert told.startswith(("HTTP/1.1 405 ", "HTTP/1.1 404 "))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_kept_connection_that_asks_nothing_ends(file: str) -> None:
    with serving(file, idle=0) as server, line(port(server)) as client:
        client.send("GET /health HTTP/1.1\nHost: 127.0.0.1\n\n")
        assert client.rest().count("HTTP/1.1 200") == 1


def test_whoever_asks_in_time_is_served_however_many_do_not(file: str) -> None:
    """Two hundred half-sent requests, with room for fifty connections."""
    with serving(file, most=50) as server, ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(line(port(server))).send("GET / HTTP/1.1\nHost:")
        assert server.get("/health").status_code == 200
        assert len(connections(server).open) <= 50


def connections(server: Server) -> Connections:
    found: Connections = server.app.state.connections
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_server_says_so(file: str, language: str) -> None:
    """Sockets are not closed to make room."""
    with serving(file, most=2) as server, server.knock(), server.knock():
        answer = server.get("/api/games", **{"accept-language": language})
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
        assert answer.json() == {
            "type": "trouble", "key": "server-full", "text": Words(language).say("server-full"),
        }  # fmt: skip
        page = server.get("/", **{"accept-language": language})
        assert (page.status_code, page.text.strip()) == (503, Words(language).say("server-full"))
        assert connections(server).turned_away == 2
        with line(port(server)) as client:
            client.send("GET /socket HTTP/1.1\nHost: 127.0.0.1\nConnection: upgrade\nUpgrade: websocket\n\n")
            assert client.rest().startswith("HTTP/1.1 503 ")
    until(lambda: not connections(server).open, "a connection is counted that is not there")


def test_beyond_that_the_answer_is_short(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "ASIDE", 1)
    with serving(file, most=1) as server, server.knock(), line(port(server)):
        until(lambda: connections(server).aside, "it was not counted")
        with line(port(server)) as client:
            assert client.rest().startswith("HTTP/1.1 503 Service Unavailable\r\nretry-after: 10")


def test_nobody_has_more_than_half_of_all_connections(file: str) -> None:
    with serving(file, most=4, proxies=()) as server, server.knock(), server.knock():
        assert server.get("/health").status_code == 503
    with serving(file, most=4) as server, server.knock(), server.knock():  # the address of a proxy is everybody's
        assert server.get("/health").status_code == 200


def test_whoever_does_not_read_the_answer_is_cut_off(file: str) -> None:
    with serving(file, stall=SOON) as server, line(port(server), window=1024) as client:
        for _ in range(200):
            client.send("GET /api/games HTTP/1.1\nHost: 127.0.0.1\n\n")
            if not connections(server).open:
                break
        until(lambda: not connections(server).open, "the connection is held")


def test_whoever_does_not_read_the_answers_to_pings_is_cut_off(file: str) -> None:
    """Nothing is kept for them without bound."""
    ping = bytes([0x89, 0x80 | 100]) + bytes(4) + b"x" * 100
    with serving(file, stall=SOON) as server, line(port(server), window=1024) as client:
        shake_hands(client.plug)
        with pytest.raises(ConnectionError):
            flood(client.plug, ping * 1000)


def test_a_message_in_too_many_pieces_is_not_waited_for(file: str) -> None:
    first, more = bytes([0x01, 0x80]) + bytes(4), bytes([0x00, 0x80]) + bytes(4)
    with serving(file) as server, line(port(server)) as client:
        shake_hands(client.plug)
        client.plug.sendall(first + more * (PIECES + 1))
        client.rest()


def flood(plug: socket.socket, data: bytes) -> None:
    while True:
        plug.sendall(data)


def shake_hands(plug: socket.socket) -> None:
    asked = "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    plug.sendall(f"{asked}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    assert b" 101 " in plug.recv(4096)


# How many there may be


@pytest.mark.parametrize(
    ("files", "asked", "most"), [(256, 0, 64), (1024, 0, 736), (1024, 100, 100), (1024, 9999, 736)]
)
def test_there_is_room_for_the_database_and_for_bots(
    monkeypatch: pytest.MonkeyPatch, files: int, asked: int, most: int
) -> None:
    monkeypatch.setattr(counting, "_files", lambda: files)
    room = room_for(asked)
    assert room.connections == most
    assert room.connections + room.backlog + RESERVED <= files
