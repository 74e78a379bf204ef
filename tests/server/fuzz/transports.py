"""How a message reaches the server: straight into its handlers, or over a real connection."""

from __future__ import annotations

import asyncio
import traceback
from asyncio import Queue, StreamReader, StreamWriter
from collections import deque
from collections.abc import Callable, Mapping
from os import urandom
from typing import Any, Protocol

from starlette.applications import Starlette

SWITCHING, TEXT, BINARY, CLOSE, PING, PONG = 101, 1, 2, 8, 9, 10
NO_CODE, GONE = 1005, 1006
"""The codes of a socket that was closed without one, and of one that broke."""
HANGS = 120.0
"""Seconds after which an answer will not come any more."""


class Closed(Exception):
    """The server has closed the socket; with which code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line(Protocol):
    """An open socket."""

    async def say(self, text: str) -> None: ...
    async def hear(self) -> str: ...
    async def hang_up(self) -> None: ...


class Transport(Protocol):
    """A server that can be asked."""

    cookies: deque[str]
    """What was handed out to be shown again."""

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]: ...
    async def open(self) -> Line: ...


# Straight into the handlers


class Handlers:
    """The app itself, with nothing between it and whoever asks; what it raises is told to `blame`."""

    def __init__(self, app: Starlette, blame: Callable[[str], None]) -> None:
        self.app, self.blame = app, blame
        self.cookies: deque[str] = deque(maxlen=9)

    def scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        way, _, query = path.partition("?")
        named = {"host": "localhost", **headers}
        raw = [(name.encode("latin-1"), text.encode("latin-1", "replace")) for name, text in named.items()]
        where = {"path": way, "raw_path": way.encode(), "query_string": query.encode(), "root_path": ""}
        return {"type": kind, "headers": raw, "client": ("127.0.0.1", 1), "server": ("localhost", 80), **where}

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]:
        scope = {**self.scope("http", path, headers), "method": method, "scheme": "http", "http_version": "1.1"}
        coming: Queue[Any] = Queue()
        coming.put_nowait({"type": "http.request", "body": body, "more_body": False})
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        try:
            await asyncio.wait_for(self.app(scope, coming.get, send), HANGS)
        except Exception:
            self.blame(traceback.format_exc())
        for name, text in sent[0].get("headers", ()) if sent else ():
            if name == b"set-cookie":
                self.cookies.append(text.decode("latin-1").partition(";")[0])
        return (sent[0]["status"] if sent else 0), b"".join(part.get("body", b"") for part in sent[1:])

    async def open(self) -> HandlerLine:
        return HandlerLine(self)


class HandlerLine:
    """A socket's two ends, with nothing between them."""

    def __init__(self, handlers: Handlers) -> None:
        self.coming: Queue[Any] = Queue()
        self.going: Queue[Any] = Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        scope = {**handlers.scope("websocket", "/socket", {}), "scheme": "ws", "subprotocols": []}
        self.handlers = handlers
        self.task = asyncio.create_task(self._serve(scope))

    async def _serve(self, scope: dict[str, Any]) -> None:
        try:
            await self.handlers.app(scope, self.coming.get, self.going.put)
        except Exception:
            self.handlers.blame(traceback.format_exc())
        await self.going.put({"type": "websocket.close", "code": GONE})

    async def say(self, text: str) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> str:
        while True:
            message = await asyncio.wait_for(self.going.get(), HANGS) if self.going.empty() else self.going.get_nowait()
            if message["type"] == "websocket.close":
                raise Closed(message.get("code", 1000))
            if message["type"] == "websocket.send":
                return str(message["text"])

    async def hang_up(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


# Over a real connection


class Wire:
    """A server at a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.cookies: deque[str] = deque(["gaslamp-session=x", "gaslamp-session=", "=;"])
        self.kept: tuple[StreamReader, StreamWriter] | None = None

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]:
        """A request as it should be, on a connection that is kept for the next one."""
        named = {"host": self.host, "content-length": str(len(body)), **headers}
        head = "".join(f"{name}: {text}\r\n" for name, text in named.items())
        request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + body
        is_bare, kept = method == "HEAD", self.kept
        reader, writer = kept or await self.connect()
        answer = await _asked(reader, writer, request, is_bare=is_bare)
        if kept and not answer[0]:  # the server has closed it meanwhile, since nothing was asked for a while
            reader, writer = await self.connect()
            answer = await _asked(reader, writer, request, is_bare=is_bare)
        self.kept = None if answer[2] else (reader, writer)
        if answer[2]:
            writer.close()
        return answer[:2]

    async def open(self, headers: str = "") -> WireLine:
        reader, writer = await self.connect()
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        head = f"Host: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}{headers}"
        writer.write(f"GET /socket HTTP/1.1\r\n{head}\r\n".encode())
        status, _, _ = await asyncio.wait_for(read_answer(reader), HANGS)
        assert status == SWITCHING, f"the socket was refused with {status}"
        return WireLine(reader, writer)

    def close(self) -> None:
        if self.kept:
            self.kept[1].close()


async def _asked(
    reader: StreamReader, writer: StreamWriter, request: bytes, *, is_bare: bool
) -> tuple[int, bytes, bool]:
    writer.write(request)
    try:
        return await asyncio.wait_for(read_answer(reader, is_bare=is_bare), HANGS)
    except (ConnectionError, asyncio.IncompleteReadError):
        return 0, b"", True


async def read_answer(reader: StreamReader, *, is_bare: bool = False) -> tuple[int, bytes, bool]:
    """The next answer: its status, its body, and whether the connection ends with it; 0 if there is none."""
    line = await reader.readline()
    if not line:
        return 0, b"", True
    status, fields = int(line.split()[1]), dict[str, str]()
    while (line := (await reader.readline()).strip()) != b"":
        name, _, text = line.decode("latin-1").partition(":")
        fields[name.lower()] = text.strip()
    has_none = is_bare or status in (SWITCHING, 204, 304)
    body = b"" if has_none else await _read_body(reader, fields)
    return status, body, fields.get("connection", "").lower() == "close"


async def _read_body(reader: StreamReader, fields: Mapping[str, str]) -> bytes:
    if fields.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(fields.get("content-length", 0)))
    body = b""
    while size := int(await reader.readline(), 16):
        body += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return body


def frame(kind: int, content: bytes, *, final: int = 0x80, masked: int = 0x80) -> bytes:
    """A frame of a client; whoever wants it wrong says how."""
    size = len(content)
    length = bytes([masked | size]) if size < 126 else bytes([masked | 127]) + size.to_bytes(8, "big")
    mask = urandom(4) if masked else b""
    return bytes([final | kind]) + length + mask + (_hidden(content, mask) if masked else content)


def _hidden(content: bytes, mask: bytes) -> bytes:
    size = len(content)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


class WireLine:
    """A real socket, spoken by hand so that it can be spoken wrongly."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.told: Queue[str | Closed] = Queue()
        self.listening = asyncio.create_task(self._listen())

    async def say(self, text: str) -> None:
        await self.send(frame(TEXT, text.encode("utf-8", "surrogatepass")))

    async def send(self, raw: bytes) -> None:
        self.writer.write(raw)

    async def hear(self) -> str:
        told = await asyncio.wait_for(self.told.get(), HANGS) if self.told.empty() else self.told.get_nowait()
        if isinstance(told, Closed):
            raise told
        return told

    async def _listen(self) -> None:
        """Read at once whatever comes: what is unread when a connection breaks is lost."""
        try:
            while True:
                kind, content = await self._frame()
                if kind == TEXT:
                    self.told.put_nowait(content.decode())
                elif kind == CLOSE:
                    break
            self.told.put_nowait(Closed(int.from_bytes(content[:2], "big") or NO_CODE))
        except (asyncio.IncompleteReadError, ConnectionError):
            self.told.put_nowait(Closed(GONE))

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def hang_up(self) -> None:
        self.writer.close()
        await self.listening
