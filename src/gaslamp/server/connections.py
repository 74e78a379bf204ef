"""How many connections there may be, and for how long each may keep the server waiting (`protocols` holds them to it).

Whoever sends half a request, or does not read the answer, holds a connection only for so long. When there are as many
as there may be, the one that has waited longest without asking anything makes room. Where all are busy, a new one is
told so, and closed.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from gaslamp.server.forwarding import Network, is_proxy
from gaslamp.server.limits import network_of

MOST = 10_000
"""Connections, however many the system would allow."""
WANTED_FILES = 16_384
RESERVED = 128
"""Files that are no connections: the database, pipes to bots, what Python itself opens."""
ASIDE = 32
"""So many more are heard out just to be told that there is no room."""


class Times(Struct, frozen=True, kw_only=True):
    """Seconds that a client may take."""

    head: float = 10.0
    """To ask, from when the connection is made, or from the first byte of a further request."""
    body: float = 20.0
    """To send the body of a request: 64 kB at most."""
    idle: int = 15
    """Between an answer and the next request."""
    stall: float = 30.0
    """To take something of what was sent."""


class Capacity(Struct, frozen=True, kw_only=True):
    """How many connections there may be, and how many may wait to be accepted."""

    connections: int
    backlog: int


def room_for(connections: int = 0) -> Capacity:
    """As many connections as are asked for, or as the system has files for."""
    files = _files()
    backlog = min(2048, files // 8)
    usable = max(1, files - RESERVED - ASIDE - backlog)
    return Capacity(connections=min(connections or MOST, usable), backlog=backlog)


def _files() -> int:
    """How many files this process may open, after asking for more."""
    if sys.platform == "win32":  # it has no such limit
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Idle(Protocol):
    """A connection that can make room for another."""

    def drop(self) -> None: ...


class Connections:
    """All connections of a server."""

    def __init__(self, most: int, times: Times, proxies: Sequence[Network] = ()) -> None:
        self.most, self.times, self.proxies = most, times, proxies
        self.open: set[object] = set()
        self.aside: set[object] = set()
        """Those that are only to be told that there is no room."""
        self.waiting: dict[Idle, None] = {}
        """Those of the open ones that have asked for nothing yet, the oldest first."""
        self.of: Counter[str] = Counter()
        """How many each client has: no more than half of all, except a proxy, whose address is everybody's."""
        self.turned_away = 0

    def admit(self, connection: object, host: str) -> bool:
        """Whether it can be served, if need be in the place of an idle one; else it is only told that it cannot."""
        client = network_of(host)
        is_greedy = self.of[client] >= max(1, self.most // 2) and not is_proxy(host, self.proxies)
        if not is_greedy and len(self.open) >= self.most and (oldest := next(iter(self.waiting), None)):
            oldest.drop()
        if is_greedy or len(self.open) >= self.most:
            self.aside.add(connection)
            self.turned_away += 1
            return False
        self.add(connection, client)
        return True

    @property
    def is_overrun(self) -> bool:
        """Whether there are too many even to be told that there is no room."""
        return len(self.aside) > ASIDE

    def add(self, connection: object, client: str) -> None:
        self.open.add(connection)
        self.of[client] += 1

    def remove(self, connection: object, client: str) -> None:
        self.aside.discard(connection)
        if connection in self.open:
            self.open.remove(connection)
            self.of[client] -= 1
            if not self.of[client]:
                del self.of[client]


class Stall:
    """Ends a connection whose client takes nothing of what it was sent."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.transport, self.loop, self.seconds = transport, loop, seconds
        self.timer: asyncio.TimerHandle | None = None
        self.left = 0

    def watch(self) -> None:
        """Look again after a while, unless somebody is looking already."""
        if self.timer is None:
            self.left = self.transport.get_write_buffer_size()
            self.timer = self.loop.call_later(self.seconds, self._look)

    def _look(self) -> None:
        self.timer = None
        now = self.transport.get_write_buffer_size()
        if now and now >= self.left:
            self.transport.abort()
        elif now:
            self.watch()

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
