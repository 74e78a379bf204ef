"""Bots from another machine at a real server's table: `gaslamp bot`, and a client in another language."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from gaslamp.cli import main
from gaslamp.games import GAMES
from tests.patience import PATIENCE
from tests.server.client import Client, Server

ROOT = Path(__file__).parents[2]
LINEBOT = f"process:{sys.executable} {ROOT / 'docs/examples/linebot.py'}"


def invited(server: Server, game: str, *chairs: str) -> tuple[str, str]:
    """A link to a table of this game, and the host's token."""
    _, token = server.create(game, *chairs)
    with server.sit(token) as host:
        return f"{server.address}/join#{host.until('table')['invite']}", token


def begin(server: Server, token: str) -> None:
    with server.sit(token) as host:
        host.say("start")
        host.until("table", lambda news: news["phase"] != "waiting")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_somebodys_game_to_its_end(server: Server, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    link, token = invited(server, game, "club", "open", "club")
    if game == "holmes":  # where characters are chosen, the host begins
        Thread(target=begin_when_full, args=(server, token), daemon=True).start()
    assert main(["bot", link, "--agent", "uniform", "--pace", "0", "--name", "Eve"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "uniform sits down" in said.out
    (line,) = server.mine(token)
    assert (line["phase"], line["names"][1]) == ("over", "Eve")
    assert line["ended"]


def begin_when_full(server: Server, token: str) -> None:
    with server.sit(token) as host:
        host.until("table", lambda news: all(chair["kind"] != "open" for chair in news["chairs"]))
        host.say("start")
        host.until("update")


def test_it_takes_several_seats(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    link, token = invited(server, "classic", "club", "open", "open")
    assert main(["bot", link, "--agent", "heuristic", "--pace", "0", "--seats", "2", "--language", "fr"]) == 0
    assert capsys.readouterr().out.count("heuristic prend place") == 2
    assert server.mine(token)[0]["phase"] == "over"


def test_a_program_plays_it(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    link, token = invited(server, "compact", "club", "open")
    assert main(["bot", link, "--agent", f"line={LINEBOT}", "--pace", "0"]) == 0
    assert server.mine(token)[0]["names"][1] == "line"


def test_it_stays_for_the_next_game(server: Server) -> None:
    link, token = invited(server, "compact", "me", "open")
    command = [sys.executable, "-m", "gaslamp", "bot", link, "--agent", "uniform", "--pace", "0", "--stay"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        with server.sit(token) as host:
            play_alone(host)
            host.say("again")
            moved = host.until("moved")
        with server.sit(moved["token"]) as host:
            play_alone(host)
            assert host.last["table"]["chairs"][1]["name"] == "uniform"
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def play_alone(host: Client) -> None:
    from random import Random

    from tests.server.client import play

    play({host: Random(1)})


def test_what_is_wrong_is_a_sentence(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    link, _ = invited(server, "classic", "me", "open")
    wrong = {
        ("http://127.0.0.1:9/join#CODE",): "No Gaslamp server answers",
        ("nonsense",): "is not a link to a table",
        (f"{server.address}/join#nothing",): "invitation",
        ("http://[::1/join#CODE",): "is not a link to a table",
        ("http://127.0.0.1:99999999/table/4f#T",): "is not a link to a table",
        ("http://127.0.0.1:9/table/4f#T",): "No Gaslamp server answers",
        (link, "--agent", "nobody"): "nobody",
        (link, "--agent", "os:path"): "does not make bots",
        (link, "--agent", "os:getcwd"): "cannot be loaded",
        (link, "--agent", "builtins:repr"): "cannot be loaded",
        (link, "--agent", "process:"): "no program",
        (link, "--agent", "process:no-such-program"): "no program",
        (link, "--seconds", "-1"): "more than 0 seconds",
        (link, "--limit", "0"): "more than 0 seconds",
        (f"{server.address}/table/4f#T", "--seats", "2"): "personal link",
    }
    for args, said in wrong.items():
        assert main(["bot", *args]) == 2
        told = capsys.readouterr()
        assert said in told.err
        assert "Traceback" not in told.err


@pytest.mark.parametrize("agent", ["process:false", "process:echo no"])
def test_a_bot_that_fails_says_so(server: Server, agent: str, capfd: pytest.CaptureFixture[str]) -> None:
    link, _ = invited(server, "classic", "club", "open")
    assert main(["bot", link, "--agent", agent, "--pace", "0"]) == 1
    assert "The bot cannot go on" in capfd.readouterr().out


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node: the client in JavaScript was not run")
@pytest.mark.parametrize("game", GAMES)
def test_the_client_in_javascript_plays_to_the_end(server: Server, game: str) -> None:
    link, token = invited(server, game, "club", "open")
    if game == "holmes":
        Thread(target=begin_when_full, args=(server, token), daemon=True).start()
    done = subprocess.run(
        ["node", str(ROOT / "examples/bot.mjs"), link, "Nora"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("over: ")
    assert server.mine(token)[0]["names"][1] == "Nora"
    refused = subprocess.run(
        ["node", str(ROOT / "examples/bot.mjs"), link], capture_output=True, text=True, timeout=PATIENCE
    )
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1


def test_the_client_in_javascript_is_short() -> None:
    assert len((ROOT / "examples/bot.mjs").read_text("utf-8").splitlines()) <= 60
