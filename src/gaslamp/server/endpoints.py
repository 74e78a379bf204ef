"""Requests to addresses that players have named: to public machines over TLS, to the very address that was looked at.

Whoever names an address must not have the server ask what only the server can reach. So the name is resolved once, each
of its addresses must be a public one, and the connection goes to such an address. Nothing is followed anywhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

import h11

from gaslamp.core import BadMessage

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
LONGEST = 1024
"""Characters of an address."""
PATIENCE = 10.0
"""Seconds for an answer."""
TLS = 443
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of the new kind that stand for one of the old, whichever it is."""


class Unreachable(Exception):
    """There was no answer, or the name leads to where nobody may be asked."""


def check_endpoint(endpoint: str, allowed: Collection[str] = ()) -> SplitResult:
    """The parts of an address that may be asked, unless it leads elsewhere than it seems; `BadMessage` if not.

    What is `allowed` by whoever runs the server, such as "http://127.0.0.1:9000", may be asked whatever it is.
    """
    try:
        place = urlsplit(endpoint)
        port, host = place.port or TLS, place.hostname or ""
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise ValueError
        if is_allowed(place, allowed):
            return place
        if place.scheme != "https" or port != TLS or "@" in place.netloc or not host or place.fragment:
            raise ValueError
        if (address := _numeric(host)) and not is_public(address):
            raise ValueError
    except ValueError:
        raise BadMessage("server-endpoint-refused") from None
    return place


def is_allowed(place: SplitResult, allowed: Collection[str]) -> bool:
    return f"{place.scheme}://{place.netloc}" in allowed


def _numeric(host: str) -> Address | None:
    with suppress(ValueError):
        return ipaddress.ip_address(host)
    return None


def is_public(address: Address) -> bool:
    """Whether it is a machine that anybody could ask."""
    if isinstance(address, ipaddress.IPv6Address) and (
        address.ipv4_mapped or address.sixtofour or address.teredo or address in TRANSLATED or address.scope_id
    ):
        return False
    return address.is_global and not address.is_multicast


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str] = ()) -> int:
    """Post something; the status of the answer. `Unreachable` if there is none, `BadMessage` if nobody may ask."""
    place = check_endpoint(endpoint, allowed)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(place, headers, body, is_checked=not is_allowed(place, allowed))
    except (OSError, TimeoutError, h11.ProtocolError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None


async def _post(place: SplitResult, headers: Mapping[str, str], body: bytes, *, is_checked: bool) -> int:
    port = place.port or TLS
    host = await resolve(str(place.hostname), port, is_checked=is_checked)
    is_secure = place.scheme == "https"
    context, name = (ssl.create_default_context(), place.hostname) if is_secure else (None, None)
    reader, writer = await asyncio.open_connection(host, port, ssl=context, server_hostname=name)
    try:
        return await _ask(reader, writer, place, headers, body)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def resolve(host: str, port: int, *, is_checked: bool = True) -> str:
    """An address of a host: `Unreachable` if any of them is not a public one."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(about[4][0]) for about in found]
    if not addresses or (is_checked and not all(is_public(ipaddress.ip_address(one)) for one in addresses)):
        raise Unreachable("not public")
    return addresses[0]


async def _ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    place: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    """The status of the answer; what else it says is not read."""
    line = h11.Connection(h11.CLIENT)
    target = place.path or "/"
    target += f"?{place.query}" if place.query else ""
    told = {"host": place.netloc, **headers, "content-length": str(len(body)), "connection": "close"}
    request = h11.Request(method="POST", target=target, headers=list(told.items()))
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    writer.write(b"".join(line.send(part) or b"" for part in parts))
    await writer.drain()
    while True:
        match event := line.next_event():
            case h11.NEED_DATA:
                line.receive_data(await reader.read(1 << 12))
            case h11.Response():
                return event.status_code
            case h11.ConnectionClosed():
                raise ConnectionError
            case _:  # it will answer soon
                continue
