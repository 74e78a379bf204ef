"""`gaslamp serve` as people start it: what cannot be is said in a sentence, and a crash loses nothing that was told."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gaslamp.cli import main
from gaslamp.server import launch
from gaslamp.server.codes import print_code
from gaslamp.server.doors import own_address, own_addresses, shown
from gaslamp.server.launch import _refusal, listen
from gaslamp.server.schema import latest
from gaslamp.words import LANGUAGES, Words
from tests.patience import PATIENCE, until
from tests.server.client import Client, Json, Program, Server, Site


def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What is said on the way out."""
    assert main(["serve", "--no-browser", *options]) == 2
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err
    return said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_in_use(capsys: pytest.CaptureFixture[str], file: str, language: str) -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        said = refused(capsys, "--port", str(port), "--database", file, "--language", language)
    address = f"http://127.0.0.1:{port}"
    assert Words(language).say("server-port-taken", port=port, address=address, option="--port") in said


@pytest.mark.parametrize(
    "host", ["nowhere.invalid", "256.1.1.1", "203.0.113.7", "a..b", "x" * 80, "::ffff:0:0:0:1", " ", "\u2603"]
)
def test_a_host_that_is_not_ours(capsys: pytest.CaptureFixture[str], file: str, host: str) -> None:
    assert host in refused(capsys, "--host", host, "--port", "0", "--database", file)


def test_a_table_for_everybody_is_named_as_others_find_it() -> None:
    """An invitation made under 127.0.0.1 would lead a friend to their own machine."""
    with listen("0.0.0.0", 0) as door, socket.create_connection((own_address(), door.getsockname()[1]), PATIENCE):
        assert shown("0.0.0.0") == own_address()
    assert shown("127.0.0.1") == "127.0.0.1"
    assert shown("::1") == "[::1]"


def test_a_machine_without_a_network_is_still_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_address() == "127.0.0.1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_network_that_is_not_there(
    capsys: pytest.CaptureFixture[str], file: str, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(launch, "own_addresses", list)
    said = refused(capsys, "--lan", "--port", "0", "--database", file, "--language", language)
    assert said.strip() == Words(language).say("server-no-network")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_network_and_a_host_at_once(capsys: pytest.CaptureFixture[str], file: str, language: str) -> None:
    said = refused(capsys, "--lan", "--host", "0.0.0.0", "--database", file, "--language", language)
    assert said.startswith(Words(language).say("lan-alone"))


def test_a_table_for_the_network_is_open_to_it_and_to_no_other_name(file: str) -> None:
    if not own_addresses():
        pytest.skip("this machine is in no network")
    with Program(file, "--lan") as site:
        port = site.address.rpartition(":")[2]
        reach = f"http://{own_address()}:{port}"
        assert site.address == f"http://127.0.0.1:{port}", "where one's own games are remembered"
        assert Words("en").say("server-reach", address=reach)[: -len(reach)] in site.printed()
        assert reach in site.printed()
        assert "\x1b" not in site.printed(), "a QR code is for a terminal"
        with closing(Site(reach)) as other:
            assert other.get("/").status_code == 200
            for name in (
                f"{socket.gethostname()}:{port}",
                f"{socket.gethostname().partition('.')[0].upper()}.local",
                "[::1]:9",
            ):
                assert other.get("/", host=name).status_code == 200
            for name in ("evil.example", "127.0.0.1.evil.example", "local", "192.168.1.1.nip.io", ""):
                assert other.get("/", host=name).status_code in (400, 403), name
            answer = other.post("/api/mine", {"tokens": []}, host="evil.example", origin="http://evil.example")
            assert answer.status_code == 403
        _, host = site.create("classic", "me", "open")
        with site.sit(host) as client:
            assert client.until("table")["address"] == reach, "an invitation that friends can open"
            assert client.last["table"]["alone"] == ""


def test_a_terminal_is_shown_the_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    reach = "http://192.168.1.23:8421"
    launch._announce("http://127.0.0.1:8421", [reach], "games.db", Words("en"))
    assert print_code(reach) in capsys.readouterr().out
    launch._announce("http://127.0.0.1:8421", [], "games.db", Words("en"))
    assert "\x1b" not in capsys.readouterr().out, "nobody else could scan it"


def test_the_command_for_the_network_keeps_the_rest_as_it_is() -> None:
    place = launch.Stand(port=9000)
    assert launch._options(place, "games.db") == ["--lan", "--port", "9000", "--database", "games.db"]
    assert launch._options(launch.Stand(), None) == ["--lan"]
    assert "hunter2" not in " ".join(launch._options(place, "postgresql://me:hunter2@host/games"))


def test_no_port_without_leave() -> None:
    for number in (errno.EACCES, errno.EPERM):
        problem = _refusal(OSError(number, "no"), "127.0.0.1", 80)
        assert problem.key == "server-port-denied"
        assert "80" in Words("en").explain(problem)


def test_where_there_is_no_such_kind_of_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> Any:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported")

    monkeypatch.setattr(socket, "socket", none)
    with pytest.raises(launch.CannotServe) as refused:
        listen("::1", 0)
    assert refused.value.key == "server-host-unknown"


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_is_none(capsys: pytest.CaptureFixture[str], file: str, port: str) -> None:
    assert "--port" in refused(capsys, "--port", port, "--database", file)


@pytest.mark.parametrize("name", ["", "http://play.example.org", "play.example.org:443", "play.example.org/", "a b"])
def test_a_name_that_no_browser_asks_for_is_refused(capsys: pytest.CaptureFixture[str], file: str, name: str) -> None:
    said = refused(capsys, "--port", "0", "--database", file, "--allow-host", name)
    assert f"“{name}” is not a host name" in said


def test_names_and_addresses_are_compared_as_browsers_send_them() -> None:
    hosts = launch.terms_of(launch.Operation(hosts=("Play.Example.org", "[::1]", "10.0.0.2", "games_1"))).hosts
    assert hosts == {"play.example.org", "::1", "10.0.0.2", "games_1"}


def test_a_place_for_metrics_that_cannot_be_had_is_named_by_its_option(
    capsys: pytest.CaptureFixture[str], file: str
) -> None:
    with launch.listen("127.0.0.1", 0) as taken:
        for place in (str(taken.getsockname()[1]), "nobody.invalid:9421"):
            said = refused(capsys, "--port", "0", "--database", file, "--metrics", place)
            assert "--metrics" in said
            assert "--port" not in said
            assert "--host" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_gaslamp(capsys: pytest.CaptureFixture[str], file: str, language: str) -> None:
    launch.check_store(file)
    newer = latest() + 1
    alter(file, f"UPDATE about SET value = '{newer}' WHERE name = 'schema'")
    said = refused(capsys, "--port", "0", "--database", file, "--language", language)
    assert said.strip().endswith(Words(language).say("server-store-newer", found=newer, known=latest()))


def alter(file: str, *statements: str) -> None:
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Watson, " * 99)
    said = refused(capsys, "--port", "0", "--database", str(letter), "--language", language)
    assert str(letter) in said
    assert "is not a database" not in said
    assert letter.read_text() == "Dear Watson, " * 99


@pytest.mark.parametrize(
    "database",
    [
        "nowhere/deep/gaslamp.db",
        ".",
        "mysql://host/base",
        "nonsense://",
        "sqlite:///plain.db",
        "postgresql://",
        "://",
        "postgresql://nobody:hunter2@127.0.0.1:1/none",
        "postgresql://x:hunter2@127.0.0.1:none/x",
        "postgresql://x:hunter2@127.0.0.1:99999999/x",
    ],
)
def test_a_database_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(capsys, "--port", "0", "--database", database)
    assert "--database" in said
    assert "hunter2" not in said
    assert "asyncpg" not in said


def test_a_postgresql_that_has_no_such_base(capsys: pytest.CaptureFixture[str], postgres: str) -> None:
    assert "nowhere" in refused(capsys, "--port", "0", "--database", postgres.rpartition("/")[0] + "/nowhere")


@pytest.mark.parametrize(
    "statements",
    [
        ("CREATE TABLE about (name TEXT, value TEXT)",),
        ("CREATE TABLE about (author TEXT)",),
        ("CREATE TABLE about (name TEXT, value TEXT)", "INSERT INTO about VALUES ('schema', 'two')"),
        ("CREATE TABLE about (name TEXT, value TEXT)", "INSERT INTO about VALUES ('schema', '1')"),
    ],
)
def test_somebody_elses_database(capsys: pytest.CaptureFixture[str], file: str, statements: tuple[str, ...]) -> None:
    alter(file, *statements)
    before = Path(file).stat().st_size
    assert file in refused(capsys, "--port", "0", "--database", file)
    assert Path(file).stat().st_size == before


def test_a_file_name_is_a_file_name(tmp_path: Path) -> None:
    for name in ("what?.db", "100%.db", "a#b.db", "q?mode=ro.db"):
        launch.check_store(str(tmp_path / name))
        assert (tmp_path / name).exists(), sorted(os.listdir(tmp_path))


def test_it_says_where_it_is_and_stops_on_request(file: str) -> None:
    with Program(file, "--language", "fr") as site:
        assert site.get("/").status_code == 200
        with site.knock():
            said = site.interrupt()
        assert Words("fr").say("server-stop", file=file) in said
        assert "Traceback" not in said
        assert site.process.returncode == 0


def test_what_is_not_answered_in_time_is_cut_short_quietly(
    own: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A request and a socket that wait for ever, when the server is to end."""
    reached = threading.Semaphore(0)

    async def never(_: str) -> None:
        reached.release()
        await asyncio.Event().wait()

    own.server.config.timeout_graceful_shutdown = 0
    monkeypatch.setattr(own.rooms, "key", never)
    with own.knock() as client, ThreadPoolExecutor(1) as reader:
        client.say("sit", token="T")
        asked = reader.submit(own.get, "/api/tables/T/view", "T")
        assert all(reached.acquire(timeout=PATIENCE) for _ in range(2))
        own.server.should_exit = True
        own.thread.join(PATIENCE)
        assert asked.exception(PATIENCE) or asked.result().status_code == 500
    assert caplog.text == ""


# Ended without warning


def test_whatever_was_told_outlives_a_crash(file: str) -> None:
    """The server is killed again and again while bots play; what a client has heard is always still so."""
    rng, token, known = Random(11), "", list[Json]()
    for _ in range(4):
        with Program(file, "--pace", "0.01") as site:
            token = token or site.create("classic", *["casual"] * 4, options={"rounds": 10})[1]
            with site.sit(token) as client:
                listen_for(client, len(known))
                assert client.events[: len(known)] == known
                listen_for(client, len(known) + rng.randrange(5, 20))
                site.kill()
                listen_for(client, 10**6)
                known = client.events
    with Program(file, "--pace", "0") as site, site.sit(token) as client:
        client.until("update", lambda update: update["view"]["state"]["outcome"])  # nobody had to wake it
        assert client.events[: len(known)] == known


def listen_for(client: Client, n: int) -> None:
    """Listen until so many events are known, the match is over, or nobody is there any more."""
    with suppress(ConnectionClosed):
        while not client.is_over and len(client.events) < n:
            client.hear()


def test_a_persons_view_outlives_a_crash_and_bots_end_with_the_server(file: str) -> None:
    with Program(file, "--pace", "0") as site:
        table, token = site.create("classic", "me", "club")
        with site.sit(token) as client:
            client.say("act", action=client.until("update", lambda update: update["actions"])["actions"][0])
            client.until("update", lambda update: not update["actions"])
            client.until("update", lambda update: update["actions"] or update["view"]["state"]["outcome"])
        seen = site.get(f"/api/tables/{table}/view", token).text
        workers = children(site.process.pid)
        assert workers
        site.kill()
    check_gone(workers)
    with Program(file, "--pace", "0") as site:
        assert site.get(f"/api/tables/{table}/view", token).text == seen


def children(pid: int) -> list[int]:
    found = [task.read_text() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for text in found for child in text.split()]


def check_gone(workers: list[int]) -> None:
    until(lambda: not any(map(is_running, workers)), "a bot outlives its server")


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
