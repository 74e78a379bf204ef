"""However a command ends, it ends quietly."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gaslamp
from tests.cli.shell import shell
from tests.patience import PATIENCE, until


def test_the_command_is_also_a_module() -> None:
    assert shell("--version").stdout == f"gaslamp {gaslamp.__version__}\n"


@pytest.mark.parametrize("command", ["games", "--help", "board draw bradley"])
def test_a_closed_pipe_ends_quietly(command: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gaslamp", *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


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
