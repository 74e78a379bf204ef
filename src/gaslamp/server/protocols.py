"""Connections and sockets as uvicorn runs them, each held to its time and to what its client is ready to take."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame

from gaslamp.core import Problem
from gaslamp.server.connections import Connections, Stall
from gaslamp.server.frames import Frames
from gaslamp.server.limits import RETRY, network_of
from gaslamp.server.troubles import refusal

PIECES = 64
"""Into so many frames a client may cut one message."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: %d\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % RETRY


class HttpConnection(H11Protocol):
    """A connection on which requests come, each of them whole and in time."""

    stall: Stall
    deadline: asyncio.TimerHandle | None = None
    phase = ""
    """What the deadline is for: the head or the body of a request, or nothing."""

    def __init__(self, connections: Connections, **asked: Any) -> None:
        super().__init__(**asked)
        self.hall = connections
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.stall = Stall(transport, self.loop, self.hall.times.stall)
        self.address = network_of(self.client[0]) if self.client else ""
        if not self.hall.admit(self, self.client[0] if self.client else ""):
            self._turn_away()
        self._expect("head")

    def _turn_away(self) -> None:
        """Hear what is asked, only to say in its language that there is no room; say less if there is none for that."""
        self.app = no_room
        if self.hall.is_overrun:
            self.transport.write(FULL)
            self.drop()

    def _should_upgrade(self) -> bool:
        return self.app is not no_room and super()._should_upgrade()

    # What is waited for

    def _expect(self, phase: str) -> None:
        """From now on there is a time limit for this."""
        if phase == self.phase:
            return
        self._relax()
        if self.transport.is_closing():
            return
        self.phase = phase
        if phase == "head" and self.app is not no_room:
            self.hall.waiting[self] = None
        if phase:
            self.deadline = self.loop.call_later(getattr(self.hall.times, phase), self._late)

    def _relax(self) -> None:
        self.phase = ""
        self.hall.waiting.pop(self, None)
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def _late(self) -> None:
        """The request did not come in time; whoever has begun one is told."""
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        has_begun = self.phase == "body" or self.conn.trailing_data[0]
        if has_begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._say_late()
        self.drop()

    def _say_late(self) -> None:
        known = self.headers if self.phase == "body" else []
        body, kind = refusal(Problem("server-late"), {"type": "http", "headers": known, "path": "/api"})
        told = [("content-type", kind), ("content-length", str(len(body))), ("connection", "close")]
        for event in (h11.Response(status_code=408, headers=told), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")

    def drop(self) -> None:
        """Close it, and be rid of it soon, whether or not the client reads the last words."""
        self._relax()
        self.hall.remove(self, self.address)
        self.transport.close()
        self.stall.watch()

    # What happens

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        self.stall.watch()

    def _look(self) -> None:
        """What is waited for now."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._relax()
        elif self.conn.their_state is h11.SEND_BODY:
            self._expect("body")
        elif self.conn.their_state is h11.IDLE and (self.phase == "head" or self.conn.trailing_data[0]):
            self._expect("head")
        else:
            self._relax()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._relax()
        self.stall.stop()
        self.hall.remove(self, self.address)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.stall.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self.stall.stop()
        self.hall.remove(self, self.address)
        super().connection_lost(exc)


class Socket(Frames):
    """A socket that holds no more than a client is ready to take."""

    stall: Stall

    def __init__(self, connections: Connections, **asked: Any) -> None:
        super().__init__(**asked)
        self.hall = connections
        self.address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.stall = Stall(transport, self.loop, self.hall.times.stall)
        self.address = network_of(self.client[0]) if self.client else ""
        self.hall.add(self, self.address)

    def pause_writing(self) -> None:
        """Listen no more either: the answers to pings would pile up."""
        super().pause_writing()
        self.transport.pause_reading()
        self.stall.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.stall.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stall.stop()
        self.hall.remove(self, self.address)
        super().connection_lost(exc)


async def no_room(scope: Any, _: Any, send: Any) -> None:
    """What is answered at the cap, whatever is asked."""
    body, kind = refusal(Problem("server-full"), scope)
    headers = {"content-type": kind, "content-length": str(len(body)), "retry-after": str(RETRY), "connection": "close"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 503, "headers": raw})
    await send({"type": "http.response.body", "body": body})
