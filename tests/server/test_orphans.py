"""Bots end with their server, however it ends and whatever they are about."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from gaslamp.server import workers
from tests.patience import PATIENCE, until
from tests.server.client import Program
from tests.server.test_launch import check_gone, children, is_running

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="who belongs to whom is read in /proc")


def test_a_server_that_is_killed_leaves_no_bot_compiling(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache it takes minutes: a bot that went on would be seen for as long."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with Program(file) as site:
        compiling = until(lambda: list((tmp_path / "cache").rglob("*")), "nothing is compiled")
        assert compiling
        busy = children(site.process.pid)
        assert busy
        site.kill()
    check_gone(busy)


def think_long(told: Connection) -> None:
    """A bot that has started a program, and neither listens nor ends."""
    workers.end_with_parent()
    program = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    told.send((os.getpid(), program.pid))
    while True:
        time.sleep(0)


def start_and_die(told: Connection) -> None:
    """A server that is killed as soon as its bot thinks."""
    workers.end_with_parent()
    mine, theirs = multiprocessing.Pipe()
    bot = multiprocessing.get_context("spawn").Process(target=think_long, args=(theirs,))
    bot.start()
    told.send(mine.recv())
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_bot_that_thinks_ends_with_all_that_it_started() -> None:
    mine, theirs = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=start_and_die, args=(theirs,))
    server.start()
    assert mine.poll(PATIENCE)
    left = mine.recv()
    server.join(PATIENCE)
    assert server.exitcode == -signal.SIGKILL
    check_gone(list(left))


def test_a_bot_lives_as_long_as_its_server() -> None:
    worker = workers.Worker()
    try:
        worker.rehearse("casual", "classic")
        assert worker.process
        assert is_running(worker.process.pid or 0)
    finally:
        worker.retire()
