"""What the operator of a server can see of it, and what nobody can: health, metrics, logs; who is behind a proxy."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from gaslamp.core import Problem
from gaslamp.server import logs
from gaslamp.server.connections import Connections
from gaslamp.server.forwarding import as_asked, read_path, read_proxies
from gaslamp.server.guard import LOOPBACK
from gaslamp.server.launch import listen
from gaslamp.server.logs import LogFormat
from gaslamp.server.metrics import Metrics
from gaslamp.server.terms import Terms
from tests.server.client import UNHURRIED, Program, Server, play

PROXIES = read_proxies(["10.0.0.0/24", "127.0.0.1"])


# Health


def test_health_says_whether_the_database_answers_and_nothing_else(
    own: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.server.front.FRESH", 0.0)
    answer = own.get("/health", host="whatever.example")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})

    async def silent() -> None:
        raise Problem("server-store-failed", reason="/home/secret/path")

    monkeypatch.setattr(own.rooms.store, "look", silent)
    answer = own.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "unavailable"})
    assert own.get("/health/live").status_code == 200


def test_however_often_health_is_asked_the_database_is_not(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, look = [], own.rooms.store.look

    async def counted() -> None:
        looked.append(1)
        await look()

    monkeypatch.setattr(own.rooms.store, "look", counted)
    monkeypatch.setattr("gaslamp.server.front.FRESH", 1e9)
    for _ in range(20):
        own.get("/health")
    assert len(looked) <= 1


# Metrics


@contextmanager
def measured(file: str) -> Iterator[tuple[Server, int]]:
    """A server with a second port for metrics."""
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        server = Server(file, terms=Terms(hosts=LOOPBACK, private=port), connections=Connections(100, UNHURRIED))
        server.thread._args = ([server.door, door],)  # type: ignore[attr-defined]
        with server:
            yield server, port


def test_metrics_are_told_on_a_port_of_their_own(file: str) -> None:
    with measured(file) as (server, port):
        _, token = server.create("classic", "me", "casual")
        with server.sit(token) as client:
            client.until("update", lambda update: update["actions"])
            client.say("act", action=client.last["update"]["actions"][0])
            client.say("act", action={"type": "Move", "seat": 1})
            client.until("trouble")
            told = server.http.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'gaslamp_requests_total{route="/api/tables",status="200"} 1\n' in told
        assert 'gaslamp_actions_total{outcome="refused"} 1\n' in told
        assert "gaslamp_sockets 1\n" in told
        assert token not in told
        assert server.get("/metrics").status_code == 404
        assert server.http.get(f"http://127.0.0.1:{port}/").status_code == 404
        assert server.http.get(f"http://127.0.0.1:{port}/health").status_code == 200


def test_the_text_is_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.time("/", 0.01)
    metrics.time("/", 9.0)
    metrics.time("/api/tables/{table}/act", 9.0)
    lines = metrics.text({"gaslamp_tables": 3}).splitlines()
    assert 'gaslamp_request_seconds_bucket{route="/",le="0.025"} 1' in lines
    assert 'gaslamp_request_seconds_bucket{route="/",le="+Inf"} 2' in lines
    assert 'gaslamp_request_seconds_count{route="/"} 2' in lines
    assert "gaslamp_tables 3" in lines
    assert not [line for line in lines if "act" in line and "seconds" in line], (
        "how long a move takes is nobody's business"
    )


# Secrecy


def test_the_log_of_a_match_holds_none_of_its_secrets(file: str) -> None:
    with Program(file, "--pace", "0", "--log", "json") as site:
        table, host = site.create("classic", "me", "open", "casual", names=["Quentin"], options={"rounds": 2})
        with site.sit(host) as one:
            invite = one.until("table")["invite"]
            _, guest = site.join(invite, "Rosalind")
            with site.sit(guest) as two:
                two.send("{" + guest)
                play({one: Random(1), two: Random(2)})
        site.get(f"/api/tables/{table}/record", guest)
        site.get(f"/nothing/{host}?token={host}")
        said = site.interrupt()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {"event": "request", "method": "POST", "route": "/api/tables", "status": 200}.items() <= lines[0].items()
    secrets = [host, guest, invite, "Quentin", "Rosalind", "127.0.0.1:", "station"]
    written = "\n".join(map(json.dumps, lines))
    assert [secret for secret in secrets if secret in written] == []


def test_a_mistake_is_named_by_its_kind_and_place() -> None:
    try:
        raise ZeroDivisionError("token abc")
    except ZeroDivisionError as error:
        told = logs._mistake(error)
    assert told["error"] == "ZeroDivisionError"
    assert "abc" not in json.dumps(told)


@pytest.mark.parametrize("kind", logs.FORMATS)
def test_a_mistake_of_ours_tells_nothing_of_what_it_was_about(
    file: str, kind: LogFormat, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What uvicorn wrote of it was a traceback, in either format, that ended with whatever the mistake quoted."""

    async def fail(_: object) -> None:
        raise KeyError("station seventy-four")

    monkeypatch.setattr("gaslamp.server.app.games", fail)
    restore_logs(monkeypatch)
    with Server(file) as server:
        logs.set_up_logs(kind)
        assert server.get("/api/games").status_code == 500
    said = capfd.readouterr().err
    assert "KeyError" in said
    assert "fail" in said
    assert "seventy" not in said
    assert kind == "text" or all(json.loads(line) for line in said.splitlines())


def restore_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is set up is as before when the test is over."""
    for name in ("gaslamp", *logs.OTHERS):
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "handlers", logger.handlers)
        monkeypatch.setattr(logger, "level", logger.level)


@pytest.mark.parametrize("kind", logs.FORMATS)
def test_of_a_lost_database_its_library_says_nothing(
    kind: LogFormat, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """SQLAlchemy writes a traceback for each connection that PostgreSQL took with it."""
    restore_logs(monkeypatch)
    logs.set_up_logs(kind)
    pool = logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool")
    pool.error("Exception closing connection", exc_info=BrokenPipeError())
    assert capfd.readouterr().err == ""


# Proxies


def scope(client: str, **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 1), "headers": raw, "path": "/"}


@pytest.mark.parametrize(
    ("passed", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("203.0.113.9:1234", "203.0.113.9"),
        ("", "10.0.0.2"),
        (" , ", "10.0.0.2"),
    ],
)
def test_a_proxy_says_who_asks(passed: str, client: str) -> None:
    told = as_asked(scope("10.0.0.2", x_forwarded_for=passed), PROXIES, "")
    assert told["client"][0] == client


def test_a_proxy_says_scheme_and_name() -> None:
    told = as_asked(
        scope("10.0.0.2", host="inside", x_forwarded_proto="https", x_forwarded_host="play.example"), PROXIES, ""
    )
    assert told["scheme"] == "https"
    assert [value for name, value in told["headers"] if name == b"host"] == [b"play.example"]
    assert as_asked(scope("10.0.0.2", x_forwarded_proto="file"), PROXIES, "")["scheme"] == "http"


def test_nobody_else_is_believed() -> None:
    asked = scope("192.0.2.1", host="a", x_forwarded_for="1.1.1.1", x_forwarded_proto="https", x_forwarded_host="b")
    assert as_asked(asked, PROXIES, "") == asked


@pytest.mark.parametrize(("text", "path"), [("", ""), ("/", ""), ("gaslamp", "/gaslamp"), ("/a/b-c/", "/a/b-c")])
def test_paths(text: str, path: str) -> None:
    assert read_path(text) == path
