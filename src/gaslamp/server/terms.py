"""The terms on which a server meets the network: by which names and proxies, below which path, and how much of it."""

from __future__ import annotations

from msgspec import Struct

from gaslamp.server.forwarding import Network
from gaslamp.server.limits import UNLIMITED, Limits
from gaslamp.server.notifier import AlertTerms


class Terms(Struct, frozen=True, kw_only=True):
    """What whoever runs a server has settled about it."""

    hosts: frozenset[str] = frozenset()
    """The names it answers to; any, if none is given."""
    numbers: bool = False
    """Whether it answers to any address in numbers too."""
    proxies: tuple[Network, ...] = ()
    path: str = ""
    """What all its addresses begin with."""
    limits: Limits = UNLIMITED
    private: int = 0
    """The port on which metrics are told; none, if it is 0."""
    alerts: AlertTerms = AlertTerms()
    """How people may be told that it is their turn."""


OPEN = Terms()
