"""A seat at a table of a server, for programs: sit down by a link, get views, play actions.

By law 2 the events as a seat sees them, folded, are its view. So a client is told events and rebuilds the state and the
legal actions itself: an agent gets the same `View` here as anywhere else. Lost connections are made anew, and an
action is played once, however often it must be sent.
"""

from __future__ import annotations

from gaslamp.client.links import BadLink, TableLink, read_link
from gaslamp.client.socket import NoServer
from gaslamp.client.table import (
    NotSeated,
    OvertakenAction,
    RemoteTable,
    ServerRefusal,
    TableChairInfo,
    TableInfo,
    follow_on,
    play_seat,
    sit_down,
)

__all__ = [
    "BadLink",
    "NoServer",
    "NotSeated",
    "OvertakenAction",
    "RemoteTable",
    "ServerRefusal",
    "TableChairInfo",
    "TableInfo",
    "TableLink",
    "follow_on",
    "play_seat",
    "read_link",
    "sit_down",
]
