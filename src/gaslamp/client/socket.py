"""The socket of one seat, kept open: where it breaks, it is opened anew, later and later.

It runs in a thread of its own and hands over what it hears in order. Whoever asks hears of a break, too: what was said
just before it may or may not have been heard.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from random import uniform
from threading import Event, Thread
from time import monotonic
from typing import Any, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from msgspec import DecodeError, json

from gaslamp.core import Problem
from gaslamp.extras import needs

SocketMessage: TypeAlias = dict[str, Any]
"""What is heard, as it came."""
FIRST, LONGEST = 0.25, 10.0
"""Seconds before a broken socket is opened anew: at first, and at most."""
BUSY = 429
"""A status that asks to come back later, as do those from 500 on."""
STRANGER = 4401
"""Why a server closes a socket for good: the token opens nothing there."""
BROKEN: SocketMessage = {"type": "-broken"}
"""What is heard when a socket broke and is open again; no server says it."""
CUT_OFF: SocketMessage = {"type": "-cut-off"}
"""What is heard when it broke."""
ENDED: SocketMessage = {"type": "-ended"}
"""What is heard last."""


class NoServer(Problem):
    """Nobody answers at an address, or not for too long.

    >>> print(NoServer("client-no-server", address="http://127.0.0.1:9"))
    No Gaslamp server answers at http://127.0.0.1:9. Check the link, and that the server is running.
    """


def check_sockets() -> None:
    """Raise the Problem that sockets are not installed, before a seat is taken that nobody could play."""
    with needs("client"):
        import websockets.sync.client  # noqa: F401


class SeatSocket:
    """What one seat says and hears; `patience` is how many seconds it may be cut off before it gives up."""

    def __init__(self, address: str, table: str, token: str, language: str, *, patience: float) -> None:
        check_sockets()
        self.address, self.token, self.language, self.patience = address, token, language, patience
        self.table = table
        """By which a proxy can bring all who play at one table to one server."""
        self.wakes: list[Callable[[], object]] = []
        self.heard: Queue[SocketMessage] = Queue()
        self.line: Any = None
        self.was_heard = False
        """Whether a server has answered at all; where none ever did, there is nothing to wait for."""
        self.is_closed = Event()
        Thread(target=self._run, daemon=True).start()

    def say(self, kind: str, **fields: object) -> None:
        """Send a message, if there is a connection: what is lost is found out when it breaks."""
        from websockets.exceptions import ConnectionClosed

        with suppress(ConnectionClosed, OSError):
            if self.line:
                self.line.send(json.encode({"type": kind, **fields}).decode())

    def hear(self, timeout: float | None) -> SocketMessage | None:
        """The next message; None if none comes in time."""
        try:
            return self.heard.get(timeout=timeout)
        except Empty:
            return None

    def close(self) -> None:
        self.is_closed.set()
        if line := self.line:
            line.close()

    # In its own thread

    def _run(self) -> None:
        try:
            self._keep_open()
        finally:
            self._hand(ENDED)

    def _keep_open(self) -> None:
        pause, lost = FIRST, monotonic()
        while not self.is_closed.is_set():
            if self._listen():
                pause, lost = FIRST, monotonic()
            elif monotonic() - lost >= self.patience:
                return
            self.is_closed.wait(uniform(pause / 2, pause))
            pause = min(2 * pause, LONGEST)

    def _listen(self) -> bool:
        """Listen until the socket breaks; whether it was open at all."""
        from websockets.exceptions import ConnectionClosed, WebSocketException
        from websockets.sync.client import connect

        was_open = False
        try:
            with connect(f"{self.address.replace('http', 'ws', 1)}/socket?table={self.table}", max_size=None) as line:
                self.line, was_open, self.was_heard = line, True, True
                self._hand(BROKEN)
                self.say("sit", token=self.token, language=self.language)
                while not self.is_closed.is_set():
                    self._hand(json.decode(line.recv()))
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code == STRANGER:
                self.is_closed.set()
        except (OSError, ValueError, WebSocketException) as error:  # the second: what cannot be decoded, or no host
            if not self.was_heard and _is_nobody(error):
                self.is_closed.set()
        self.line = None
        if was_open and not self.is_closed.is_set():
            self._hand(CUT_OFF)
        return was_open

    def _hand(self, message: Any) -> None:
        self.heard.put(message)
        for wake in self.wakes:
            wake()


def _is_nobody(error: Exception) -> bool:
    """Whether nobody is there, or somebody else than a server of ours; a slow or a busy one is worth waiting for."""
    answer = getattr(error, "response", None)
    if answer is None:
        return not isinstance(error, TimeoutError)
    return bool(answer.status_code < 500 and answer.status_code != BUSY)


def post(address: str, path: str, body: object, language: str) -> tuple[int, SocketMessage]:
    """A request and its answer, with its status."""
    headers = {"content-type": "application/json", "accept-language": language}
    request = Request(address + path, json.encode(body), headers)
    try:
        with urlopen(request, timeout=30) as answer:
            return answer.status, json.decode(answer.read())
    except HTTPError as refusal:
        with refusal, suppress(DecodeError):
            return refusal.code, json.decode(refusal.read())
    except (URLError, OSError, DecodeError, ValueError):
        pass
    raise NoServer("client-no-server", address=address)
