"""What a server under load costs: `python -m benchmarks.load --quick`

A real server in a process of its own on one core, people on another, on loopback, over the real protocol. Tables stand
at the start of round 20 of the classic game, and at each somebody acts every five seconds on average; whoever has
finished a match sits down at the next table. Printed are:

- the actions accepted in a second, and how long each took from the action sent to the actor's own update;
- processor time of the server for an action, storing it included, and that of the clients apart;
- memory of a table and of a socket;
- with `--storm`, how long it takes until everybody is back whose connections were cut at once.

    python -m benchmarks.load --tables 1250                         250 actions a second are asked for
    python -m benchmarks.load --tables 1000 --people 5 --every 10   5,000 sockets, 100 actions a second
    python -m benchmarks.load --minutes 60 --begin 1                whole matches for an hour: is memory flat?
    python -m benchmarks.load --quick                               100 tables and 500: what of an action's cost grows

`--server URL`, once or several times, measures servers that run already: tables are shared out among them, or with
`--split` the people of each table. They need `--database`, to which the tables are written, and `--pid` for their cost.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from benchmarks.loadclient import LoadSocket
from benchmarks.loadserver import LoadServer, cpu_of, memory_of, pin
from benchmarks.loadtables import LoadTable, prepare, scripts

KNOCKING = 200
"""So many connect at once: the rest stands in the queue of the clients, not of the system."""


class Servers(NamedTuple):
    """Where they are, and their processes as far as they are known."""

    addresses: Sequence[str]
    pids: Sequence[int]

    @property
    def cpu(self) -> float:
        return sum(map(cpu_of, self.pids))

    @property
    def memory(self) -> int:
        return sum(map(memory_of, self.pids))


class Figures(NamedTuple):
    """What was found: milliseconds of the servers for an action, and actions accepted in a second."""

    cost: float
    rate: float


class Load:
    """People at tables, and what they find."""

    def __init__(self, asked: Namespace, servers: Servers, tables: Sequence[LoadTable]) -> None:
        self.asked, self.servers = asked, servers
        self.waiting = iter(tables)
        self.knocking, self.rng = asyncio.Semaphore(KNOCKING), Random(1)
        self.latencies: list[float] = []
        self.faults: list[bytes] = []
        self.places = [(table, self._sockets(n, table)) for n, table in enumerate(islice(self.waiting, asked.tables))]

    def _sockets(self, n: int, table: LoadTable) -> list[LoadSocket]:
        """Tables are shared out among servers, or people."""
        addresses = self.servers.addresses
        chosen = [addresses[(n + seat * self.asked.split) % len(addresses)] for seat in range(self.asked.people)]
        return [LoadSocket(address, token) for address, token in zip(chosen, table.tokens, strict=True)]

    async def sit(self, *seats: int) -> None:
        """Everybody in these seats sits down."""
        await asyncio.gather(*(self._sit(sockets[seat]) for _, sockets in self.places for seat in seats))

    async def _sit(self, socket: LoadSocket) -> None:
        async with self.knocking:
            await socket.sit()
        if socket.fault:
            self.faults.append(socket.fault)

    async def play(self, seconds: float) -> None:
        """For so long, at all tables at once."""
        end = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(*(self._play(n, *place, end) for n, place in enumerate(self.places)))

    async def _play(self, n: int, table: LoadTable | None, sockets: list[LoadSocket], end: float) -> None:
        while table and await self._finish(table, sockets, end):
            for socket in sockets:
                socket.close()
            if table := next(self.waiting, None):
                sockets = self._sockets(n, table)
                await asyncio.gather(*map(self._sit, sockets))

    async def _finish(self, table: LoadTable, sockets: list[LoadSocket], end: float) -> bool:
        """The people at one table act in turn; whether they came to the end of the match."""
        clock = asyncio.get_running_loop().time
        for turn in table.turns:
            await asyncio.sleep(min(self.rng.expovariate(1 / self.asked.every), max(0.0, end - clock())))
            if clock() >= end:
                return False
            took, fault = await sockets[turn.seat].act(turn), sockets[turn.seat].fault
            if fault:
                self.faults.append(fault)
                return False
            self.latencies.append(took)
        return True

    async def return_at_once(self) -> float:
        """Every connection is cut; seconds until everybody has been told everything again."""
        for _, sockets in self.places:
            for socket in sockets:
                socket.close()
        await asyncio.sleep(1)
        self.places = [(table, self._sockets(n, table)) for n, (table, _) in enumerate(self.places)]
        begin = time.perf_counter()
        await self.sit(*range(self.asked.people))
        return time.perf_counter() - begin


async def measure(load: Load, seconds: float) -> Figures:
    """Prints everything."""
    await _seated(load)
    before, own, begin = load.servers.cpu, time.process_time(), time.perf_counter()
    await asyncio.gather(load.play(seconds), _watch_memory(load, seconds))
    used, own, wall = load.servers.cpu - before, time.process_time() - own, time.perf_counter() - begin
    done = len(load.latencies)
    print(f"{done} actions accepted in {wall:.1f} s: {done / wall:.0f} a second; {_spread(load.latencies)}")
    print(f"processor time for an action: server {1000 * used / done:.2f} ms, clients {1000 * own / done:.2f} ms")
    print(f"the server was at work for {100 * used / wall:.0f} % of the time", flush=True)
    if load.asked.storm:
        await _storm(load)
    if load.faults:
        raise SystemExit(f"{len(load.faults)} faults, so the figures are worth nothing; the first: {load.faults[0]!r}")
    return Figures(1000 * used / done, done / wall)


async def _seated(load: Load) -> None:
    """Everybody sits down, the first ones apart: they open the tables."""
    asked, servers = load.asked, load.servers
    marks = [servers.memory]
    for seats in ((0,), range(1, asked.people)):
        await load.sit(*seats)
        marks.append(servers.memory)
    socket = (marks[2] - marks[1]) / (asked.tables * (asked.people - 1)) / 1024
    table = (marks[1] - marks[0]) / asked.tables / 1024 - socket
    counts = f"{asked.tables} tables, {asked.tables * asked.people} sockets"
    print(f"{counts}: {marks[0] / 2**20:.0f} MB before, {table:.0f} kB for a table, {socket:.0f} kB for a socket")


async def _watch_memory(load: Load, seconds: float) -> None:
    """With `--minutes`, memory once a minute."""
    for minute in range(int(seconds // 60) if load.asked.minutes else 0):
        await asyncio.sleep(60)
        print(f"minute {minute + 1}: {load.servers.memory / 2**20:.1f} MB, {len(load.latencies)} actions", flush=True)


async def _storm(load: Load) -> None:
    """Everybody is cut off and comes back."""
    before, took = load.servers.cpu, await load.return_at_once()
    sockets = load.asked.tables * load.asked.people
    each = 1000 * (load.servers.cpu - before) / sockets
    print(f"{sockets} connections cut and back after {took:.1f} s: {each:.2f} ms of the server for each")


def _spread(latencies: Sequence[float]) -> str:
    ordered = sorted(latencies)
    return f"median {1000 * median(ordered):.1f} ms, 99 % {1000 * ordered[int(0.99 * len(ordered))]:.1f} ms"


def run(asked: Namespace, tables: int) -> float:
    """One measurement with so many tables: milliseconds of the servers for an action."""
    asked.tables = tables
    seconds = 60 * asked.minutes or asked.seconds
    turns = min(len(script.turns) for script in scripts(asked.people, asked.begin))
    matches = tables + int(tables * seconds / asked.every / turns)
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "load.db")
        prepared = asyncio.run(prepare(database, tables=matches, people=asked.people, begin=asked.begin))
        with _servers(asked, database) as servers:
            return asyncio.run(measure(Load(asked, servers, prepared), seconds)).cost


@contextmanager
def _servers(asked: Namespace, database: str) -> Iterator[Servers]:
    """Those that are named, else one of our own."""
    if asked.server:
        yield Servers(asked.server, asked.pid)
        return
    server = LoadServer(database, asked.core)
    try:
        yield Servers([server.address], [server.pid])
    finally:
        server.stop()


def raise_file_limit() -> None:
    """As many sockets as the system allows; a server of ours inherits it."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two actions at a table, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--minutes", type=float, default=0.0, help="longer, with memory every minute")
    parser.add_argument("--begin", type=int, default=20, help="the round that tables stand at")
    parser.add_argument("--storm", action="store_true", help="cut all connections at the end")
    parser.add_argument("--quick", action="store_true", help="a ratio within a minute")
    parser.add_argument("--core", type=int, default=0, help="the server's; clients take another")
    parser.add_argument("--server", action="append", default=[], help="the address of one that runs already")
    parser.add_argument("--pid", action="append", type=int, default=[], help="its process")
    parser.add_argument("--database", default="", help="what it keeps matches in")
    parser.add_argument("--split", action="store_true", help="the people of a table are on different servers")
    asked = parser.parse_args()
    raise_file_limit()
    pin(max(os.sched_getaffinity(0) - {asked.core}, default=asked.core))
    if asked.quick:
        asked.seconds, asked.every = 8.0, 4.0
        few, many = run(asked, 100), run(asked, 500)
        print(f"an action with 500 tables costs {many / few:.2f} times what it costs with 100")
    else:
        run(asked, asked.tables)


if __name__ == "__main__":
    main()
