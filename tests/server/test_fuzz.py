"""A slice of `benchmarks/fuzz.py`: messages nobody should send are answered, and show nobody more than is theirs."""

from __future__ import annotations

import asyncio
import logging
import socket
from random import Random
from secrets import randbits
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from gaslamp.core import Problem
from gaslamp.server import audiences, kept, messages, talk
from gaslamp.server.outgoing import Seen, Update
from gaslamp.server.screens import Screen
from gaslamp.telling.eyes import Eyes
from tests.patience import until
from tests.server.client import Server
from tests.server.fuzz.grammar import Grammar, bodies, spoken
from tests.server.fuzz.mutations import mutated
from tests.server.fuzz.oracle import Sighting, _tokens
from tests.server.fuzz.runs import over_the_wire, to_handlers
from tests.server.fuzz.transports import CLOSE, TEXT, Closed, Wire, frame
from tests.server.fuzz.twins import Silent, compare
from tests.server.fuzz.world import Tally
from tests.server.test_wire_secrecy import Naked

SEEDS = [1, 2, randbits(32)]
"""Two that are always the same, and one that is new each time and stands in the name of the test."""


def check_clean(tally: Tally) -> None:
    assert not tally.findings, tally.findings[0]
    assert tally.seen, "somebody was shown something"


@pytest.mark.parametrize("seed", SEEDS)
def test_messages_to_the_handlers(file: str, seed: int) -> None:
    tally = asyncio.run(to_handlers(file, 2_000, seed, lambda _: True))
    check_clean(tally)
    assert tally.answers["change"] > 20, "matches went on meanwhile"
    assert {"talk", "marks", "typing"} <= {*tally.answers}, "people talked and drew meanwhile"


@pytest.mark.parametrize("seed", SEEDS[1:])
def test_messages_over_real_sockets_and_http(file: str, seed: int) -> None:
    check_clean(asyncio.run(over_the_wire(file, 500, seed, lambda _: True)))


@pytest.mark.parametrize("seed", SEEDS)
def test_truths_that_look_alike_are_answered_alike(seed: int) -> None:
    assert compare(500, seed).findings == []


def test_every_kind_of_message_is_made() -> None:
    grammar, made = Grammar(Random(1)), set()
    for _ in range(3_000):
        try:
            made.add(type(messages.decode_spoken(mutated(grammar.rng, grammar.said()))))
        except Problem:
            continue
    assert made == set(spoken()) - {messages.Sit}


@pytest.mark.parametrize("kind", bodies())
def test_every_body_is_made(kind: type[messages.Message]) -> None:
    grammar = Grammar(Random(1))
    made = (json.encode(grammar.struct(kind)) for _ in range(200))
    assert any(_is_body(kind, text) for text in made)


def _is_body(kind: type[messages.Message], text: bytes) -> bool:
    try:
        return isinstance(messages.decode_body(kind, text), kind)
    except Problem:
        return False


def test_a_token_that_is_taken_up_again_is_still_the_same_persons() -> None:
    one = Sighting("a table", "first", 0, 0, 0, b"", b"")
    renewed = {("a table", "first"): "second", ("a table", "second"): "first", ("another", "second"): "third"}
    assert _tokens(one, renewed) == ["first", "second"]


# A leak is found


def test_a_screen_that_sends_the_truth_is_found_by_the_log(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    update = Screen.update

    def naked(screen: Screen, eyes: Eyes) -> Update:
        return replace(update(screen, eyes), view=Seen(seat=eyes.eyes, state=screen.room.match.state))

    monkeypatch.setattr(Screen, "update", naked)
    tally = asyncio.run(to_handlers(file, 500, 1, lambda _: True))
    assert any("was shown something else" in finding.what for finding in tally.findings)


def test_a_screen_that_sends_the_truth_is_found_by_twins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Silent, "kind", Naked)
    assert compare(500, 1).findings


def test_what_everybody_hears_is_found_by_who_hears_it(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(card: Any, match: Any, key: str) -> Any:
        return {**audiences.audiences(card, match, key), "team": audiences.Audience("team", 0)}

    monkeypatch.setattr("gaslamp.server.hearing.audiences", leaky)
    tally = asyncio.run(to_handlers(file, 1_000, 1, lambda _: True))
    assert any("of team to whoever has" in finding.what for finding in tally.findings)


def test_a_line_that_is_heard_elsewhere_is_found(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = talk.Talk.lines
    monkeypatch.setattr(talk.Talk, "lines", lambda self, _: lines(self, audiences.Audience("team", 0)))
    tally = asyncio.run(to_handlers(file, 1_000, 1, lambda _: True))
    assert any("what was said on team was heard on" in finding.what for finding in tally.findings)


# What was found


@pytest.mark.parametrize("noise", [b"\xff", "\ud800".encode("utf-8", "surrogatepass")])
@pytest.mark.parametrize("rest", [b"", frame(CLOSE, b"\x03\xe8")])
def test_a_text_that_is_none_ends_the_socket_quietly(
    server: Server, caplog: pytest.LogCaptureFixture, noise: bytes, rest: bytes
) -> None:
    async def talk() -> int:
        line = await Wire(server.door.getsockname()[1]).open()
        await line.send(frame(TEXT, noise) + rest)
        try:
            await line.hear()
        except Closed as closed:
            return closed.code
        finally:
            await line.hang_up()
        return 0

    assert asyncio.run(talk()) == (1000 if rest else 1007)
    assert not caplog.records


def test_a_request_cut_short_is_no_mistake_of_ours(own: Server, caplog: pytest.LogCaptureFixture) -> None:
    with socket.create_connection(own.door.getsockname()) as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\nhalf")
        until(lambda: own.server.server_state.tasks, "the request did not arrive")
    until(lambda: not own.server.server_state.tasks, "the request did not end")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_body_that_is_refused_by_the_protocol_is_no_mistake_of_ours(
    own: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(own.door.getsockname()) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 400")
    until(lambda: not own.server.server_state.tasks, "the request did not end")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_names_that_nothing_has_are_not_remembered(server: Server) -> None:
    server.get(kept.address("app.css"))
    before = kept._packed.cache_info().currsize
    for name in ("no.css", "words/tlh.json", "none.svg", "x" * 2_000):
        assert server.get(kept.address(name)).status_code == 404
    assert kept._packed.cache_info().currsize == before
