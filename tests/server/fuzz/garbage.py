"""What is no message at all: requests and frames that break the protocols themselves."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random

from msgspec import json

from tests.server.fuzz.transports import BINARY, CLOSE, HANGS, PING, PONG, TEXT, Closed, Wire, WireLine, frame
from tests.server.fuzz.world import World

HOST = "Host: localhost\r\n"
END = "Connection: close\r\n\r\n"
BROKEN = 1011
"""The code of a socket that is closed by a mistake of the server."""
SOON = 0.1
"""Seconds after which a server that says nothing waits for more; no verdict hangs on it."""
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


def _get(path: str) -> str:
    return f"GET {path} HTTP/1.1\r\n{HOST}{END}"


def _with(*headers: str) -> str:
    """The page, asked for with these headers."""
    return "\r\n".join(["GET / HTTP/1.1", *headers, END])


def _mine(header: str, body: str = "") -> str:
    return f"POST /api/mine HTTP/1.1\r\n{HOST}{header}\r\n{END}{body}"


def _socket(headers: str, start: str = "GET /socket HTTP/1.1", host: str = HOST) -> str:
    return f"{start}\r\n{host}{UPGRADE}{headers}\r\n"


CHUNKED, LONG, LAST = "Transfer-Encoding: chunked", "Content-Length: ", "0\r\n\r\n"
REQUESTS: tuple[str, ...] = (
    "", "\r\n", "\r\n\r\n", "\x00", "GET", "GET /", "GET / HTTP/1.1", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n", "GET  /  HTTP/1.1\r\n\r\n", "get / http/1.1\r\n\r\n", "\xff\xfe / HTTP/1.1\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", f"OPTIONS * HTTP/1.1\r\n{HOST}{END}", f"TRACE / HTTP/1.1\r\n{HOST}{END}",
    f"CONNECT localhost:80 HTTP/1.1\r\n{HOST}{END}", f"GET / HTTP/1.1\r\n{HOST}\r\n" * 20 + _get("/"),
    # paths
    *map(_get, ("http://elsewhere/", "//localhost//x", "/%zz%ff%00%2e%2e/%c0%ae", "/../../etc/passwd", "*", "x")),
    *map(_get, ("/table/%f0%9f%92%a9", "/?%ff=%&&&=;#", "/rules?language=%00", "/" + "a" * 70_000, "/" + "a/" * 5_000)),
    *map(_get, ("/socket", "/kept//", "/api/tables//view", "/api/tables/%2f/record", "/api/tables/\xff/view")),
    # headers
    _with(), _with("Host: localhost", "Host: localhost"), _with("Host:"), _with("Host: ["),
    _with("Host: localhost:99999"), _with("Host: localhost:abc"),
    _with("Host: \xff"), _with("Host: localhost/../x?y#z"), _with("Host: a@localhost"),
    *(_with("Host: localhost", header) for header in (
        "Origin: null", "Origin: http://[::1", "Origin:", "X: " + "y" * 100_000, "X: y\r\n" * 5_000, "No colon",
        " folded: x", "X\x00: y", "X: \x00", ": empty", "Cookie: " + ";" * 4_000, "Range: bytes=9-1,-0",
        "Accept-Encoding: \xff,,;q=x", "Expect: 100-continue", "If-Modified-Since: yesterday", "Upgrade: h2c",
        "Accept-Language: " + "de-" * 2_000,
    )),
    # bodies
    _mine(LONG + "-1"), _mine(LONG + "x"), _mine(f"{LONG}5\r\n{LONG}6", "12345"), _mine(LONG + "9" * 20, "x"),
    _mine(LONG + "2", "{}GET / HTTP/1.1\r\n\r\n"), _mine(LONG + "500", "half"), _mine(LONG + "90000", "x" * 90_000),
    _mine(CHUNKED, "zz\r\nx\r\n" + LAST), _mine(CHUNKED, "f" * 18 + "\r\nx"), _mine(CHUNKED, "2\r\n{}\r\n" + LAST),
    _mine(CHUNKED, ("1000\r\n" + "x" * 4096 + "\r\n") * 20 + LAST),
    _mine(f"{CHUNKED}\r\n{LONG}2", "2\r\n{}\r\n" + LAST),
    _mine("Transfer-Encoding: gzip, chunked", LAST), _mine(CHUNKED, "0\r\nTrailer: x\r\n\r\n"),
    # sockets
    _socket(KEY, "POST /socket HTTP/1.1"), _socket(""), _socket(KEY, "GET /elsewhere HTTP/1.1"),
    _socket("Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n"), _socket("Sec-WebSocket-Version: 99\r\n"),
    _socket(KEY, host="Host: evil.example\r\n"), _socket(KEY, "GET /api/mine HTTP/1.1"),
    _socket(f"Origin: http://evil.example\r\n{KEY}"),
    _socket(f"{KEY}Sec-WebSocket-Extensions: permessage-deflate; x=\r\n"),
    _socket(f"{KEY}Sec-WebSocket-Protocol: ,,\r\n"), _socket(KEY, "GET /socket?token=x HTTP/1.0"),
)  # fmt: skip
FRAMES: Mapping[str, Callable[[Random], bytes]] = {
    "unmasked": lambda rng: frame(TEXT, b"{}", masked=0),
    "reserved bits": lambda rng: frame(TEXT, b"{}", final=0x80 | rng.choice((0x10, 0x20, 0x40))),
    "unknown kind": lambda rng: frame(rng.choice((3, 7, 11, 15)), b"x"),
    "long ping": lambda rng: frame(PING, b"x" * 126),
    "ping in parts": lambda rng: frame(PING, b"x", final=0),
    "stray pong": lambda rng: frame(PONG, b"x"),
    "stray part": lambda rng: frame(0, b"x"),
    "message in a message": lambda rng: frame(TEXT, b"{", final=0) + frame(TEXT, b"}"),
    "not UTF-8": lambda rng: frame(TEXT, b"\xff\xc0\xaf"),
    "surrogate": lambda rng: frame(TEXT, "\ud800".encode("utf-8", "surrogatepass")),
    "binary": lambda rng: frame(BINARY, bytes(rng.randrange(256) for _ in range(20))),
    "huge": lambda rng: frame(TEXT, b"x" * 70_000),
    "huge in parts": lambda rng: frame(TEXT, b"x" * 60_000, final=0) + frame(0, b"x" * 60_000),
    "huge by its own word": lambda rng: bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + b"mask",
    "negative length": lambda rng: bytes([0x81, 0xFF]) + b"\xff" * 8 + b"mask",
    "close of one byte": lambda rng: frame(CLOSE, b"\x03"),
    "close with a code": lambda rng: frame(CLOSE, rng.randrange(65536).to_bytes(2, "big")),
    "close with noise": lambda rng: frame(CLOSE, b"\x03\xe8\xff\xfe"),
    "noise": lambda rng: bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60))),
    "half a frame": lambda rng: frame(TEXT, b"x" * 50)[: rng.randrange(1, 40)],
    "a request": lambda rng: b"GET / HTTP/1.1\r\n\r\n",
}


class Garbage:
    """What is sent to a real server in a world, and how it ends."""

    def __init__(self, world: World, wire: Wire) -> None:
        self.world, self.wire, self.rng = world, wire, world.rng

    async def send(self) -> None:
        """One piece of it."""
        try:
            await (self.request() if self.rng.random() < 0.5 else self.frames())
        except TimeoutError:
            self.world.tally.blame("no answer")

    async def request(self) -> None:
        text = self.rng.choice(REQUESTS)
        if self.rng.random() < 0.3:
            at = self.rng.randrange(len(text) + 1)
            text = text[:at] + chr(self.rng.randrange(256)) + text[at + self.rng.randrange(2) :]
        self.world.tally.latest = (text[:300],)
        for status in await self._answered(text.encode("latin-1")) or [0]:
            self.world.tally.answers[f"garbage {status or 'without answer'}"] += 1
            if status >= 500:
                self.world.tally.blame(f"answered with {status}")

    async def _answered(self, raw: bytes) -> list[int]:
        """The statuses of all that is answered until the server hangs up, or we do."""
        reader, writer = await self.wire.connect()
        try:
            writer.write(raw)
            if b"close" not in raw:
                _end(writer)
            answer = await asyncio.wait_for(self._heard(reader, writer), HANGS)
        except ConnectionError:
            answer = b""
        finally:
            writer.close()
        return [int(status) for status in re.findall(rb"^HTTP/1\.1 (\d{3})", answer, re.MULTILINE)]

    @staticmethod
    async def _heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        """All that is answered; whoever waits for the rest of a request is told that there is none."""
        try:
            return await asyncio.wait_for(reader.read(), SOON)
        except TimeoutError:
            _end(writer)
            return await reader.read()

    async def frames(self) -> None:
        """A socket, perhaps one that sits at a table, on which something is no frame."""
        kind = self.rng.choice(list(FRAMES))
        self.world.tally.latest = (kind,)
        line = await self.wire.open()
        if self.rng.random() < 0.7:
            visitor = self.rng.choice([visitor for table in self.world.tables for visitor in table.visitors])
            await line.say(json.encode({"type": "sit", "token": visitor.token}).decode())
        await line.send(FRAMES[kind](self.rng) + frame(CLOSE, b"\x03\xe8"))
        code = await self._code(line)
        self.world.tally.answers[f"{kind}: closed {code}"] += 1
        if code == BROKEN:
            self.world.tally.blame(f"a socket closed with {code}")

    async def _code(self, line: WireLine) -> int:
        """With which code it ends; whoever waits for the rest of a frame is told that there is none."""
        try:
            return await asyncio.wait_for(self._closed(line), SOON)
        except TimeoutError:
            _end(line.writer)
            return await self._closed(line)
        finally:
            await line.hang_up()

    @staticmethod
    async def _closed(line: WireLine) -> int:
        try:
            while True:
                await line.hear()
        except Closed as closed:
            return closed.code


def _end(writer: asyncio.StreamWriter) -> None:
    """Nothing more will be said."""
    with suppress(OSError):
        writer.write_eof()
