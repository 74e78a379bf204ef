"""However a command ends, it ends quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gaslamp
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.match import Match, run
from gaslamp.record import record_of, write_record
from tests.cli.shell import shell
from tests.patience import PATIENCE, until


def test_the_command_is_also_a_module() -> None:
    assert shell("--version").stdout == f"gaslamp {gaslamp.__version__}\n"


LISTINGS = (
    "--help", "--version", "games", "games --json", "rules", "rules classic", "learn", "board check bradley",
    "board draw bradley", "deck check gaslamp --json", "deck draw gaslamp", "doctor", "completion bash",
    "arena --games 1 --jobs 1 --seats 2 -o rounds=2 -o surfacing=1", "deck simulate --games 1 --json",
    "replay game.record",
)  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(make_game("classic", 2))
    run(match, dict.fromkeys(range(CHANCE, 2), Uniform(Random(1))))
    write_record(tmp_path / "game.record", record_of(match))
    return tmp_path


@pytest.mark.parametrize("command", LISTINGS)
def test_a_closed_pipe_ends_quietly(command: str, record: Path) -> None:
    with open_gaslamp(command, record, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 1)  # what little was printed may have been read in time


def open_gaslamp(command: str, folder: Path, **streams: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "gaslamp", *command.split()], cwd=folder, env=at(folder), **streams)


def at(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "80"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
@pytest.mark.parametrize("command", LISTINGS)
def test_a_full_device_is_a_sentence(command: str, record: Path) -> None:
    with open("/dev/full", "wb") as full, open_gaslamp(command, record, stdout=full, stderr=subprocess.PIPE) as process:
        _, complaints = process.communicate()
    assert process.returncode == 1
    assert complaints.decode().splitlines()[-1] == "The output cannot be written: the disk is full."
    assert b"Traceback" not in complaints


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
@pytest.mark.parametrize(("command", "status"), [("plya", 2), ("board check nowhere.board", 2), ("games", 0)])
def test_where_nothing_can_be_said_the_status_says_it(command: str, status: int, record: Path) -> None:
    with open("/dev/full", "wb") as full, open_gaslamp(command, record, stdout=subprocess.PIPE, stderr=full) as process:
        process.communicate()
    assert process.returncode == status


@pytest.mark.parametrize(("command", "status"), [("plya", {1, 2}), ("games", {0})])
def test_a_closed_pipe_for_complaints_ends_quietly_too(command: str, status: set[int], record: Path) -> None:
    with open_gaslamp(command, record, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        process.stderr.close()
        process.stdout.read()
    assert process.returncode in status


@pytest.mark.parametrize(
    ("command", "closed", "status"),
    [
        ("rules classic", "<&-", 0),
        ("doctor --json", "<&- 2>&-", 0),
        ("games", ">&-", 0),
        ("plya", "2>&-", 2),
        ("learn", "<&- >&- 2>&-", 0),
        ("play --bot uniform --seats 2", "<&-", 0),
    ],
)
def test_streams_that_are_closed_from_the_start(command: str, closed: str, status: int, record: Path) -> None:
    line = f'exec "{sys.executable}" -m gaslamp {command} {closed}'
    done = subprocess.run(["sh", "-c", line], cwd=record, env=at(record), capture_output=True, text=True, input="")
    assert "Traceback" not in done.stderr
    assert done.returncode == status


NOWHERE = {"HOME": "/dev/null", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": ""}


@pytest.mark.parametrize("command", ["games", "rules CL-8", "board check bradley"])
def test_a_home_that_cannot_be_written_to_is_no_matter(command: str) -> None:
    said = shell(*command.split(), env=NOWHERE)
    assert (said.returncode, said.stderr) == (0, "")


def test_a_server_without_a_home_says_what_to_do() -> None:
    said = shell("serve", "--port", "0", "--no-browser", env=NOWHERE)
    assert said.returncode == 2
    assert said.stderr.startswith("/dev/null/")
    assert said.stderr.endswith("Name another place for the games with --database.\n")


def test_a_game_without_a_home_is_played_all_the_same() -> None:
    said = shell("play", "--bot", "uniform", "--seats", "2", "--seed", "4", env=NOWHERE, input="#1\n" * 40)
    assert "Traceback" not in said.stderr
    assert said.returncode == 0


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A game that waits for its player."""
    command = [sys.executable, "-m", "gaslamp", "play", "--bot", "uniform", "--save", str(tmp_path / "x.record")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield process


def test_ctrl_c_ends_quietly(playing: subprocess.Popen[str], tmp_path: Path) -> None:
    until(lambda: (tmp_path / "x.record").exists() or playing.poll() is not None, "the game does not begin")
    playing.send_signal(signal.SIGINT)
    _, complaints = playing.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaints
    assert playing.returncode in (0, 130)


def test_a_narrow_terminal_loses_an_accent_not_the_sentence() -> None:
    said = shell("games", "--language", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert said.returncode == 0
    assert "Mister X fuit ? travers Londres" in said.stdout
