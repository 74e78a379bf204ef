"""A server for `load`: a process of its own on a core of its own, and what the system says of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
START, QUIET, IDLE = 90.0, 2.0, 0.05
"""Seconds in which a server must start, and for which its bots must be idle, up to this share of a core, at first."""
MOST = ("--limit-connections", "20000")
UNLIMITED = (*MOST, "--limit-requests", "0", "--limit-tables", "0", "--limit-sockets", "0")
"""Everybody comes from one address here, to which half of all connections are open."""


def pin(core: int) -> None:
    """This process stays on one core, so that clients and server do not take each other's time."""
    os.sched_setaffinity(0, {core})


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class LoadServer:
    """`gaslamp serve` over a database, on one core."""

    def __init__(self, database: str, core: int) -> None:
        serve = [sys.executable, "-m", "gaslamp", "serve", "--port", "0", "--no-browser", "--database", database]
        command = [*serve, *UNLIMITED]
        self.paper = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed by `stop`
        begin = partial(pin, core)
        self.process = subprocess.Popen(command, stdout=self.paper, stderr=subprocess.STDOUT, preexec_fn=begin)
        self.pid, self.address = self.process.pid, self._announced()
        self._settle()

    def _announced(self) -> str:
        end = time.monotonic() + START
        while time.monotonic() < end and self.process.poll() is None:
            self.paper.seek(0)
            if found := re.search(r"http://\S+(?=\n)", self.paper.read()):
                return found[0]
            time.sleep(0.05)
        self.stop()
        raise SystemExit("the server did not start")

    def _settle(self) -> None:
        """Bots get ready in processes of their own, on the same core."""
        end, before = time.monotonic() + START, -1.0
        while time.monotonic() < end and (now := self._all_cpu()) - before > IDLE * QUIET:
            before = now
            time.sleep(QUIET)

    def _all_cpu(self) -> float:
        found = [task.read_text().split() for task in Path(f"/proc/{self.pid}/task").glob("*/children")]
        return sum(map(cpu_of, {self.pid, *(int(pid) for pids in found for pid in pids)}))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.paper.close()
