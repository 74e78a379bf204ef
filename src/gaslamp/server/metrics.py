"""Numbers for whoever runs the server, in the text format of Prometheus. None tells of a single table.

A time is measured only where no match is touched: how long a move takes might depend on what only one player knows.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from gaslamp.server.connections import Connections
    from gaslamp.server.rooms import Rooms

Series: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
BOUNDS = (0.005, 0.025, 0.1, 0.5, 2.5)
"""Seconds; how many answers took at most as long is counted."""
TIMED = ("/", "/join", "/table/{table}", "/kept/{version}/{name:path}", "/rules/{game}", "/api/games")
"""Routes that touch no match."""
ABOUT = {
    "gaslamp_requests_total": ("counter", "Requests, by route and status."),
    "gaslamp_request_seconds": ("histogram", "Time to answer, for routes that touch no match."),
    "gaslamp_actions_total": ("counter", "Actions that people asked for, by what became of them."),
    "gaslamp_limited_total": ("counter", "What was refused because a client asked for too much, by limit."),
    "gaslamp_connections_refused_total": ("counter", "Connections that were refused because there were too many."),
    "gaslamp_connections": ("gauge", "Open connections, sockets included."),
    "gaslamp_sockets": ("gauge", "Screens at tables."),
    "gaslamp_tables": ("gauge", "Tables in memory."),
    "gaslamp_bot_turns": ("gauge", "Turns of bots that this process takes now."),
}


class Metrics:
    """Counts since the server was started."""

    def __init__(self) -> None:
        self.counts: Counter[Series] = Counter()
        self.times: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def count(self, name: str, **labels: str) -> None:
        self.counts[name, tuple(labels.items())] += 1

    def time(self, route: str, seconds: float) -> None:
        """How long an answer took, where that tells of no match."""
        if route in TIMED:
            self.times.setdefault(route, [0] * (len(BOUNDS) + 1))[bisect_left(BOUNDS, seconds)] += 1
            self.sums[route] = self.sums.get(route, 0.0) + seconds

    def text(self, gauges: Mapping[str, int]) -> str:
        """All of it, in an order that does not depend on what happened first."""
        lines = {name: [f"{name} {number}"] for name, number in gauges.items()}
        for (name, labels), number in sorted(self.counts.items()):
            lines.setdefault(name, []).append(f"{name}{_labelled(dict(labels))} {number}")
        lines["gaslamp_request_seconds"] = [line for route in sorted(self.times) for line in self._timed(route)]
        return "".join(f"{line}\n" for name in ABOUT for line in _described(name, lines.get(name, [])))

    def _timed(self, route: str) -> Iterator[str]:
        name, reached = "gaslamp_request_seconds", 0
        for bound, number in zip((*BOUNDS, "+Inf"), self.times[route], strict=True):
            reached += number
            yield f"{name}_bucket{_labelled({'route': route, 'le': str(bound)})} {reached}"
        yield f"{name}_sum{_labelled({'route': route})} {self.sums[route]:.6f}"
        yield f"{name}_count{_labelled({'route': route})} {reached}"


def _labelled(labels: Mapping[str, str]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


def _described(name: str, lines: list[str]) -> list[str]:
    kind, text = ABOUT[name]
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}", *lines]


def gauges(rooms: Rooms, connections: Connections | None) -> dict[str, int]:
    """How things stand now."""
    open_rooms: list[Any] = list(rooms.rooms.values())
    return {
        "gaslamp_connections_refused_total": connections.turned_away if connections else 0,
        "gaslamp_connections": len(connections.open) if connections else 0,
        "gaslamp_sockets": sum(len(room.screens) for room in open_rooms),
        "gaslamp_tables": len(open_rooms),
        "gaslamp_bot_turns": len(rooms.dispatcher.taking),
    }
