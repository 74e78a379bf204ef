"""Where this server can be reached: from this computer alone, from its network, or under a name of its own."""

from __future__ import annotations

import ipaddress
import os
import shlex
import socket
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from msgspec import Struct

from gaslamp.server.guard import LOOPBACK, is_number

EVERYWHERE = ("0.0.0.0", "::")
"""The hosts that mean every address of this machine."""


class Entrance(Struct, frozen=True, kw_only=True):
    """How others find a table that somebody has opened: links begin with `address`."""

    address: str = ""
    command: str = ""
    """Set if nobody but this computer can: what changes it."""


NOWHERE = Entrance()


class Doors(Struct, frozen=True, kw_only=True):
    """What invitations must know of the server: an address made on loopback leads a friend to their own machine."""

    reach: str = ""
    """The address by which others in the network find it; empty if only this computer can reach it."""
    command: str = "gaslamp serve --lan"
    """What to start it with, so that others can."""

    def entrance(self, origin: str, path: str = "") -> Entrance:
        """The same for somebody who has opened the page under this origin, below this path."""
        if not is_loopback(origin):
            return Entrance(address=origin + path)
        if self.reach:
            return Entrance(address=self.reach + path)
        return Entrance(address=origin + path, command=self.command)


CLOSED = Doors()


def is_loopback(origin: str) -> bool:
    """Whether an address means the machine it is opened on."""
    host = urlsplit(origin).hostname or ""
    return host in LOOPBACK or (is_number(host) and ipaddress.ip_address(host).is_loopback)


def shown(host: str) -> str:
    """A host as it stands in an address; for one that means `everywhere`, what others in the network find it by."""
    host = {"0.0.0.0": own_address(), "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network. To ask which way a packet would go sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return next(iter(_listed()), "127.0.0.1")
        return str(asking.getsockname()[0])


def _listed() -> Sequence[str]:
    """The addresses the system has under this machine's own name, except loopback."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return ()
    listed = dict.fromkeys(str(address[4][0]) for address in found)
    return [host for host in listed if not ipaddress.ip_address(host).is_loopback]


def own_addresses() -> Sequence[str]:
    """All addresses in networks that we know of, the likeliest first; none where there is no network."""
    found = dict.fromkeys([own_address(), *_listed()])
    return [host for host in found if not ipaddress.ip_address(host).is_loopback]


def own_names() -> frozenset[str]:
    """What this machine is called, in its network too (`lamp.local`)."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({name, first, f"{first}.local"}) - {"", ".local"}


def command(options: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """What to type to start the server with these options, in the way it was started."""
    if "MAKELEVEL" in environ:
        return f'make play ARGS="{shlex.join(options)}"' if len(options) > 1 else f"make play ARGS={options[0]}"
    return shlex.join(["gaslamp", "serve", *options])
