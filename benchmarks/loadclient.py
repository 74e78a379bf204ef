"""Clients for `load` that cost next to nothing: they speak the real protocol and read no more of it than they need.

What people do was decided beforehand (`loadtables`), so no update is decoded: that it came is all a client must know.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from urllib.parse import urlsplit

from benchmarks.loadtables import Turn

PING, PONG, CLOSE, TEXT = 9, 10, 8, 1
UPDATES = (b'{"type":"change"', b'{"type":"update"')
FAULTS = (b'{"type":"refused', b'{"type":"trouble')


class LoadSocket(asyncio.Protocol):
    """One screen: a WebSocket that tells when it has heard an update."""

    def __init__(self, address: str, token: str) -> None:
        self.host, self.token = urlsplit(address).netloc, token
        self.awaited: tuple[bytes, ...] = (b"",)
        """How the number of events is written in the update that is waited for."""
        self.heard = asyncio.Event()
        self.fault = b""
        """What went wrong, in the server's own words."""
        self.buffer, self.is_open, self.received = bytearray(), False, 0

    async def sit(self) -> None:
        """Connect, and wait for the first update."""
        host, _, port = self.host.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        await self.heard.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        asked = f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer += data
        if not self.is_open and (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            self.is_open = True
            del self.buffer[: end + 4]
            self.say(f'{{"type":"sit","token":"{self.token}","language":"en"}}'.encode())
        while self.is_open and (frame := self._frame()):
            self._hear(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server does not mask, and ours does not cut messages into several."""
        head, length, buffer = 2, self.buffer[1] if len(self.buffer) > 1 else 0, self.buffer
        if length > 125:
            head = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:head], "big")
        if len(buffer) < max(head, head + length):
            return None
        kind, text = buffer[0] & 15, bytes(buffer[head : head + length])
        del buffer[: head + length]
        return kind, text

    def _hear(self, kind: int, text: bytes) -> None:
        if kind == PING:
            self._send(PONG, text)
        elif text.startswith(UPDATES):
            if any(sign in text for sign in self.awaited):
                self.heard.set()
        elif kind == CLOSE or text.startswith(FAULTS):
            self.fault = text or b"closed"
            self.heard.set()

    async def act(self, turn: Turn) -> float:
        """Seconds until the update came that tells of it."""
        clock = asyncio.get_running_loop().time
        self.awaited, begin = (b'"n":[%d]' % turn.n, b'"n":%d,' % turn.n), clock()
        self.heard.clear()
        self.say(turn.message)
        await self.heard.wait()
        return clock() - begin

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        """Masked with noughts: a mask keeps proxies from misreading, and there is none here."""
        length = len(text)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + text)

    def connection_lost(self, _: Exception | None) -> None:
        self.fault = self.fault or b"lost"
        self.heard.set()

    def close(self) -> None:
        self.transport.abort()
