"""What a terminal of lines shows: where they break, and where they must not."""

from __future__ import annotations

import io
import os

import pytest

from gaslamp.terminal.console import Aside, Console, Verbatim
from tests.terminal.typist import Typist

COLUMNS = 30
LONG = "Mister X can be at so many stations that no row has room for all of them."


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def written(line: str, sink: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((COLUMNS, 24)))
    monkeypatch.setenv("TERM", "dumb")
    Console(Typist(), sink).write(line)
    return sink.getvalue().splitlines()


def test_on_a_terminal_a_line_breaks_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = written(LONG, Terminal(), monkeypatch)
    assert " ".join(rows) == LONG
    assert all(len(row) <= COLUMNS for row in rows)


def test_what_is_set_in_stays_so_in_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = written(Aside(LONG), Terminal(), monkeypatch)
    assert len(rows) > 1
    assert all(row.startswith("    ") for row in rows)


@pytest.mark.parametrize("line", [Verbatim(LONG), "  #1  ╔═══╗  taxi to 74"])
def test_a_command_to_copy_and_what_has_room_stay_as_they_are(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(line, Terminal(), monkeypatch) == [line]


def test_in_a_pipe_a_line_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(LONG, io.StringIO(), monkeypatch) == [LONG]
