"""What a second server on the same PostgreSQL is worth: `python -m benchmarks.several`

One server and then two, over a PostgreSQL of their own, are asked for more than they can do. Each is held to the same
share of a core by the system (control groups of Linux, as root), so that there is room for the second, for the
database and for the clients on a machine of two cores. With `--split` the people of every table are on both servers,
so that each hears from the other of every action. Printed last: how much more the two do than the one.
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.cluster import Postgres

from benchmarks.load import Load, Servers, measure, raise_file_limit
from benchmarks.loadserver import LoadServer, pin
from benchmarks.loadtables import prepare

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds over which a share is counted: short, so that nobody waits long for the next."""


@contextmanager
def held(pid: int, share: float) -> Iterator[None]:
    """A process gets this share of a core and no more; it is free again at the end."""
    is_second = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if is_second else GROUPS / "cpu") / f"gaslamp-{pid}"
    quota = int(share * PERIOD)
    try:
        group.mkdir()
        if is_second:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise SystemExit(f"a server cannot be held to a share of a core here: {error}") from None
    try:
        yield
    finally:
        (group.parent / "cgroup.procs").write_text(str(pid))
        group.rmdir()


def run(asked: Namespace, count: int) -> float:
    """Actions a second of so many servers."""
    postgres = Postgres()
    try:
        matches = asked.tables * (1 + int(asked.seconds * asked.most / asked.tables / 20))
        prepared = asyncio.run(prepare(postgres.address, tables=matches, people=asked.people, begin=asked.begin))
        with ExitStack() as stack:
            servers = [LoadServer(postgres.address, 0) for _ in range(count)]
            for server in servers:
                stack.callback(server.stop)
            for server in servers:
                stack.enter_context(held(server.pid, asked.share))
            where = Servers([server.address for server in servers], [server.pid for server in servers])
            return asyncio.run(measure(Load(asked, where, prepared), asked.seconds)).rate
    finally:
        postgres.close()


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=0.3, help="of a core, for each server")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two actions at a table, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--begin", type=int, default=2, help="the round that tables stand at")
    parser.add_argument("--most", type=int, default=400, help="actions a second for which matches are prepared")
    parser.add_argument("--split", action="store_true", help="the people of a table are on different servers")
    asked = parser.parse_args()
    asked.minutes, asked.storm = 0.0, False
    raise_file_limit()
    pin(max(os.sched_getaffinity(0)))
    one, two = run(asked, 1), run(asked, 2)
    print(f"two servers accept {two / one:.2f} times the actions of one")


if __name__ == "__main__":
    main()
