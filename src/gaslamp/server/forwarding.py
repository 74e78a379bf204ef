"""Behind a reverse proxy: who really asks, by which scheme and name, and below which path.

Only what comes from an address that was named as a proxy is believed: anybody can write such a header.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from gaslamp.core import Problem
from gaslamp.server.guard import Scope

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
PATH = re.compile(r"[\w-]+(/[\w-]+)*", re.ASCII)
SCHEMES = {"http": "ws", "https": "wss"}


class BadProxy(Problem):
    """What was named is no address, or no path."""


def read_proxies(written: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks, as they are typed."""
    return tuple(map(_network, written))


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadProxy("server-proxy-wrong", address=text) from None


def read_path(text: str) -> str:
    """A path as addresses begin with it: nothing, or `/gaslamp`."""
    path = text.strip("/")
    if path and not PATH.fullmatch(path):
        raise BadProxy("server-path-wrong", path=text)
    return f"/{path}" if path else ""


def is_proxy(host: str, proxies: Sequence[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network for network in proxies)


def as_asked(scope: Scope, proxies: Sequence[Network], path: str) -> Scope:
    """The request as the browser made it, as far as a proxy we know has told."""
    scope = {**scope, "root_path": path} if path else scope
    if not is_proxy((scope.get("client") or ("",))[0], proxies):
        return scope
    told = {name: value.decode("latin-1") for name, value in scope["headers"] if name.startswith(b"x-forwarded-")}
    return {**scope, **_client(told, proxies), **_scheme(told, scope["type"]), **_name(told, scope["headers"])}


def _client(told: Mapping[bytes, str], proxies: Sequence[Network]) -> dict[str, Any]:
    """The last address in the list that is no proxy of ours: what stands before it was written by who knows whom."""
    passed = [_bare(part) for part in told.get(b"x-forwarded-for", "").split(",")]
    found = next((host for host in reversed(passed) if host and not is_proxy(host, proxies)), "")
    return {"client": (found, 0)} if found else {}


def _bare(text: str) -> str:
    """An address without brackets and port."""
    text = text.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _scheme(told: Mapping[bytes, str], kind: str) -> dict[str, Any]:
    scheme = told.get(b"x-forwarded-proto", "").strip().lower()
    if scheme not in SCHEMES:
        return {}
    return {"scheme": SCHEMES[scheme] if kind == "websocket" else scheme}


def _name(told: Mapping[bytes, str], headers: Iterable[tuple[bytes, bytes]]) -> dict[str, Any]:
    """The name the browser has asked for takes the place of the one the proxy calls us by."""
    name = told.get(b"x-forwarded-host", "").strip()
    if not name:
        return {}
    return {"headers": [(b"host", name.encode("latin-1")), *(pair for pair in headers if pair[0] != b"host")]}
