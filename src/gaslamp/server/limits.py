"""What one client may do: so many requests and tables in a time, so many sockets at once.

A client is an address, of IPv6 its network of 64 bits, which is what one household gets. The limits leave room for a
family behind one address and for a school class; docs/how-to/behind-a-proxy.md says how they were chosen.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from gaslamp.core import Problem
from gaslamp.server.guard import Bucket

Metered: TypeAlias = Literal["requests", "tables", "guesses", "mails"]
SECONDS: Final[Mapping[Metered, float]] = {"requests": 60.0, "tables": 3600.0, "guesses": 600.0, "mails": 86400.0}
"""The time that each limit is for; as much may be used up at once."""
REMEMBERED = 10_000
"""Clients of which is known what they have used; the one that asked longest ago is forgotten first."""
BYTES = 4096
"""A body counts as one more request for every so many bytes."""
TOKENS = 4
"""A list of tables counts as one more request for every so many tokens."""
UNATTENDED = 10
"""A table at which only bots play counts as so many: nobody waits for it, and it works the server hardest."""
PUBLIC = 2
"""A table for strangers, or a seat with them, counts as so many tables: it stands in everybody's list."""
RETRY = 10
"""Seconds after which to try again, where nobody knows when there will be room."""


class TooMuch(Problem):
    """A client asks for more than its share; `seconds` says when to ask again."""

    @property
    def retry(self) -> int:
        return int(str(self.details["seconds"]))


class Limits(Struct, frozen=True, kw_only=True):
    """What a client may do; 0 is no limit."""

    requests: int = 1200
    tables: int = 100
    sockets: int = 200
    guesses: int = 20
    """Passphrases tried from one address, and for one name."""
    mails: int = 12
    """Mails asked for by one client that somebody has yet to confirm; to one address a quarter of it."""


UNLIMITED = Limits(requests=0, tables=0, sockets=0, guesses=0, mails=0)


def client_of(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as limits go."""
    return network_of((scope.get("client") or ("",))[0])


def network_of(host: str) -> str:
    """An address; of IPv6 its network of 64 bits."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


class Clients:
    """What each client has used of its share."""

    def __init__(self, limits: Limits = UNLIMITED, clock: Callable[[], float] = monotonic) -> None:
        self.limits, self.clock = limits, clock
        self.buckets: OrderedDict[tuple[str, Metered], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def draw(self, client: str, what: Metered, amount: float = 1) -> None:
        """Use some of the client's share; `TooMuch` if there is not enough left."""
        if not (limit := getattr(self.limits, what)):
            return
        bucket = self._bucket(client, what, limit)
        if not bucket.draw(min(amount, limit)):
            raise TooMuch(f"server-many-{what}", seconds=ceil(bucket.wait(min(amount, limit))))

    def _bucket(self, client: str, what: Metered, limit: int) -> Bucket:
        bucket = self.buckets.pop((client, what), None)
        self.buckets[client, what] = bucket = bucket or Bucket(self.clock, burst=limit, rate=limit / SECONDS[what])
        while len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket

    @contextmanager
    def socket(self, client: str) -> Iterator[None]:
        """Count a socket for as long as it is open; `TooMuch` if the client has too many."""
        self.draw(client, "requests")
        if self.limits.sockets and self.sockets[client] >= self.limits.sockets:
            raise TooMuch("server-many-sockets", seconds=RETRY)
        self.sockets[client] += 1
        try:
            yield
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]
