"""What stands between the server and the network: where a request comes from, how large it is, how often."""

from __future__ import annotations

import ipaddress
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Collection, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[dict[str, Any]]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


def _first_style() -> str:
    """The one style that stands in the page itself, by its hash: what the first answer looks like."""
    page = (files("gaslamp.server") / "static" / "index.html").read_text("utf-8")
    style = re.search(r"<style>([\s\S]*?)</style>", page)
    assert style, "the page begins with a style of its own"
    return f"'sha256-{b64encode(sha256(style[1].encode()).digest()).decode()}'"


POLICY = (
    f"default-src 'none'; script-src 'self'; style-src 'self' {_first_style()}; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Mapping[str, str] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
THINGS: Mapping[str, str] = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""The same for what is no page: nothing it could load or do."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
LARGEST = 64 * 1024
"""Bytes of a request's body, and of a message on a socket."""


class Guard:
    """Refuses what comes from elsewhere."""

    def __init__(self, app: App, *, hosts: Collection[str] = (), numbers: bool = False) -> None:
        self.app = app
        self.hosts = frozenset(hosts)
        """The names this server answers to; any, if none is given."""
        self.numbers = numbers
        """Whether it answers to any address in numbers too: unlike a name, none can be made to mean another machine."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._is_welcome(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await PlainTextResponse("This page belongs to another address.\n", 403)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _is_welcome(self, headers: Headers) -> bool:
        """Asked under a name of ours, and by a page of ours or by no page at all."""
        host, origin = headers.get("host", ""), headers.get("origin")
        try:
            is_ours = not self.hosts or self._is_ours(urlsplit(f"//{host}").hostname or "")
            return is_ours and (origin is None or urlsplit(origin).netloc == host)
        except ValueError:  # an address that is none
            return False

    def _is_ours(self, host: str) -> bool:
        return host in self.hosts or (self.numbers and is_number(host))


def is_number(host: str) -> bool:
    """Whether a host is named by its address and not by a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def sealed(send: Send) -> Send:
    """Puts the same seals on every answer."""

    async def seal(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *_seals(Headers(raw=message["headers"]))]}
        await send(message)

    return seal


def _seals(headers: Headers) -> list[tuple[bytes, bytes]]:
    """Those of a page or of a thing, except what the answer says itself."""
    seals = HEADERS if headers.get("content-type", "").startswith("text/html") else THINGS
    return [(name.encode(), value.encode()) for name, value in seals.items() if name not in headers]


class Bucket:
    """How much somebody may ask for: a burst, and then so much a second."""

    def __init__(self, clock: Callable[[], float], *, burst: float = 60.0, rate: float = 20.0) -> None:
        self.clock, self.burst, self.rate = clock, burst, rate
        self.left, self.at = burst, clock()

    def draw(self, amount: float = 1) -> bool:
        """Whether there is room for one more, or for one that counts as several."""
        now = self.clock()
        self.left = min(self.burst, self.left + self.rate * (now - self.at))
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def wait(self, amount: float = 1) -> float:
        """Seconds until there is room for so much."""
        return max(0.0, (amount - self.left) / self.rate)
