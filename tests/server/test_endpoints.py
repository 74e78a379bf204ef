"""Addresses that players name: what the server asks, and what it never does."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import pytest

from gaslamp.core import BadMessage
from gaslamp.server import endpoints
from gaslamp.server.endpoints import Unreachable, check_endpoint, is_public, post, resolve

GOOD = "https://push.example.net/send/abc?x=1"


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example.net",
        "http://push.example.net/",
        "https://push.example.net:8443/",
        "https://user@push.example.net/",
        "https://127.0.0.1/",
        "https://127.1.2.3/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://172.16.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[fc00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:1::1]/",
        "https://push.example.net/#part",
        "https:///nothing",
        "https://push.example.net/a b",
        "https://push.example.net/\r\nHost: other",
        "https://push.example.net:x/",
        "ftp://push.example.net/",
        "file:///etc/passwd",
        "https://é.example.net/",
        "https://push.example.net/" + "x" * 2000,
    ],
)
def test_what_is_no_public_machine_over_tls_is_refused(endpoint: str) -> None:
    check_endpoint(GOOD)
    with pytest.raises(BadMessage, match="cannot be sent"):
        check_endpoint(endpoint)


def test_what_the_keeper_of_a_server_allows_is_asked() -> None:
    allowed = {"http://127.0.0.1:9000"}
    check_endpoint("http://127.0.0.1:9000/send", allowed)
    for other in ("http://127.0.0.1:9001/send", "http://127.0.0.1:9000@evil.example/", "http://127.0.0.1/send"):
        with pytest.raises(BadMessage):
            check_endpoint(other, allowed)


def test_public_addresses() -> None:
    for good in ("1.1.1.1", "8.8.8.8", "2606:4700::1111"):
        assert is_public(ipaddress.ip_address(good))


@pytest.mark.parametrize("found", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::ffff:10.0.0.1"], ["fe80::1%eth0"], []])
def test_a_name_that_leads_inside_is_not_asked(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if only one of its addresses does; and what was looked at is what is connected to."""

    async def run(addresses: list[str]) -> str:
        async def told(*_: Any, **__: Any) -> Any:
            return [(0, 0, 0, "", (address, 443)) for address in addresses]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", told)
        return await resolve("push.example.net", 443)

    assert asyncio.run(run(["1.1.1.1"])) == "1.1.1.1"
    with pytest.raises(Unreachable):
        asyncio.run(run(found))


def answering(answer: bytes) -> tuple[Any, list[bytes]]:
    """Post to a server that answers so: the status, or what went wrong; and what the server was sent."""
    heard = list[bytes]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def run() -> Any:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        site = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            return await post(f"{site}/send?x=1", {"ttl": "60"}, b"text", {site})
        except Unreachable as problem:
            return problem
        finally:
            server.close()

    return asyncio.run(run()), heard


def test_something_is_posted_and_the_status_is_heard() -> None:
    status, heard = answering(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
    assert status == 201
    assert heard[0].startswith(b"POST /send?x=1 HTTP/1.1\r\n")
    assert b"ttl: 60" in heard[0]
    assert b"content-length: 4" in heard[0]


def test_nothing_is_followed_elsewhere() -> None:
    status, heard = answering(b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
    assert status == 307
    assert len(heard) == 1


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-x\r\n", b"HTTP/1.1 200 OK\r\n" + b"x: " + b"y" * 100_000])
def test_what_is_no_answer_is_none(answer: bytes) -> None:
    assert isinstance(answering(answer)[0], Unreachable)


def test_nobody_is_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "PATIENCE", 0.0)
    assert isinstance(answering(b"HTTP/1.1 200 OK\r\n\r\n")[0], Unreachable)
