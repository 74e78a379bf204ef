"""`gaslamp join`: somebody plays from a terminal at a real server's table."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp.cli import main
from gaslamp.client import NoServer, sit_down
from gaslamp.games import GAMES
from gaslamp.terminal import _join
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.console import Console
from gaslamp.terminal.remote_match import RemoteChase
from gaslamp.terminal.wakeful import WakefulSource, Woken
from gaslamp.words import LANGUAGES, Words
from tests.client.test_bots import begin_when_full, invited
from tests.server.client import Server
from tests.server.conftest import server
from tests.terminal.piloting import choose, drive, until
from tests.terminal.typist import Typist

__all__ = ["server"]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What stands in the pipe that the program reads."""
    out, into = os.pipe()
    with os.fdopen(out) as reading, os.fdopen(into, "w") as writing:
        monkeypatch.setattr(sys, "stdin", reading)

        def write(text: str) -> None:
            Thread(target=_write, args=(writing, text), daemon=True).start()

        yield write


def _write(pipe: io.TextIOBase, text: str) -> None:
    pipe.write(text)
    pipe.flush()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_lines(
    server: Server, game: str, language: str, typed: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    link, token = invited(server, game, "club", "open")
    Thread(target=begin_when_full, args=(server, token), daemon=True).start()
    typed("?\n" + "#1\n" * 5000)
    assert main(["join", link, "--name", "Ada", "--plain", "--language", language]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    (line,) = server.mine(token, language=language)
    assert (line["phase"], line["names"][1]) == ("over", "Ada")
    assert line["ended"] in " ".join(said.out.split())


def test_leaving_says_how_to_come_back(server: Server, typed: Any, capsys: pytest.CaptureFixture[str]) -> None:
    link, _ = invited(server, "classic", "club", "open")
    typed("rules CL-8\nquit\n")
    assert main(["join", link, "--plain"]) == 0
    out = capsys.readouterr().out
    assert "CL-8" in out
    back = out.rpartition("gaslamp join ")[2].strip().strip("'")
    typed("#1\nquit\n")
    assert main(["join", back, "--plain"]) == 0
    assert back in capsys.readouterr().out


def test_ctrl_c_while_waiting_leaves_the_link(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: Any
) -> None:
    link, _ = invited(server, "classic", "me", "open", "open")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gaslamp.terminal.wait_to_begin", interrupt)
    assert main(["join", link, "--plain"]) == 0
    assert "gaslamp join" in capsys.readouterr().out


def test_the_waiting_room_says_who_is_missing(server: Server) -> None:
    from gaslamp.terminal.waiting import wait_to_begin

    link, token = invited(server, "classic", "club", "open", "open")
    sink = io.StringIO()
    with sit_down(link, name="Ada") as ada:
        waiting = Thread(target=wait_to_begin, args=(ada, Words("en"), Console(Typist(), sink)), daemon=True)
        waiting.start()
        with sit_down(link, name="Ben"), server.sit(token) as host:
            host.until("table")
            waiting.join()
    shown = sink.getvalue()
    assert "Ada, you" in shown
    assert "free" in shown
    assert shown.rstrip().endswith("The game begins.")


def test_a_reader_is_woken_and_loses_nothing() -> None:
    out, into = os.pipe()
    with os.fdopen(out) as reading:
        source = WakefulSource(reading)
        os.write(into, b"tax")
        source.wake()
        with pytest.raises(Woken):
            source.readline()
        os.write(into, b"i 74\nquit")
        assert source.readline() == "taxi 74\n"
        os.close(into)
        assert source.readline() == "quit"
        assert source.readline() == ""
        source.close()


def test_after_it_is_closed_nothing_is_written_to_whoever_has_its_pipe_then(typed: Any) -> None:
    source = WakefulSource(sys.stdin)
    source.close()
    bell, ringer = os.pipe()
    try:
        assert (bell, ringer) == (source.bell, source.ringer), "the numbers are given out again"
        source.wake()
        os.set_blocking(bell, False)
        with pytest.raises(BlockingIOError):
            os.read(bell, 1)
    finally:
        os.close(bell)
        os.close(ringer)


def test_a_link_of_several_seats_is_for_the_browser(server: Server, typed: Any, capsys: Any) -> None:
    table, token = server.create("classic", "me", "me")
    typed("")
    assert main(["join", f"{server.address}/table/{table}#{token}", "--plain"]) == 2
    assert "browser" in capsys.readouterr().err


def test_somebody_for_whom_a_bot_plays_takes_over_again(server: Server) -> None:
    table, token = server.create("classic", "open", "me")
    with server.sit(token) as client:
        sit_down(f"{server.address}/join#{client.until('table')['invite']}").close()
        client.say("leave")
        client.until("table", lambda news: news["chairs"][1]["left"])
    with sit_down(f"{server.address}/table/{table}#{token}") as remote, server.sit(token) as witness:
        assert remote.has_left
        console = Console(Typist(), io.StringIO())

        def come_back() -> None:
            with suppress(NoServer):
                _join(remote, Words("en"), console, plain=True, explains=True)

        Thread(target=come_back, daemon=True).start()
        witness.until("table", lambda news: not news["chairs"][1]["left"])


def test_the_full_screen_plays_there_too(server: Server) -> None:
    """One's own moves and those of others: of somebody at the same seat in a browser, too."""
    table, token = server.create("classic", "casual", "me", "casual")
    with sit_down(f"{server.address}/table/{table}#{token}") as remote, server.sit(token) as browser:
        remote.until(lambda: remote.is_my_turn)
        screen = ChasePlayScreen(RemoteChase(remote), Words("en"), pace=0)

        async def play(pilot: Pilot[None]) -> None:
            n = len(screen.table.match.log)
            await choose(pilot)
            await until(pilot, lambda: len(screen.table.match.log) > n and screen.table.is_persons_turn)
            n = len(screen.table.match.log)
            browser.until("update", lambda update: update["n"] == n)
            browser.say("act", action=browser.last["update"]["actions"][0])
            await until(pilot, lambda: len(screen.table.match.log) > n)

        drive(screen, play)
        assert screen.table.farewell(Words("en"), "left").count(token) == 1
