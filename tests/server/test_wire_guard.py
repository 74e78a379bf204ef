"""Who may ask, what every answer is sealed with, how much may be said, and what is never written down."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gaslamp.server.guard import HEADERS, THINGS, Bucket, Guard
from gaslamp.server.kept import address
from gaslamp.server.labels import spoken
from gaslamp.server.pages import WORKING
from gaslamp.server.sockets import FLOOD
from tests.server.client import Program, Server, play

FOREIGN = ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost.evil.example", "http://[", "file://"]
NAMES = ["evil.example", "127.0.0.1.evil.example", "10.0.0.1", "[::1", "[", "@", "localhost@evil.example", ""]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_from_elsewhere_is_refused(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, server.knock(Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    for path in ("/api/tables", "/api/join", "/api/watch", "/api/mine"):
        answer = server.post(path, {"tokens": []}, origin=origin)
        assert answer.status_code == 403
        check_sealed(answer.headers)


@pytest.mark.parametrize("host", NAMES)
def test_a_name_that_is_not_ours_is_refused(server: Server, host: str) -> None:
    answer = server.get("/", host=host)
    assert answer.status_code in (400, 403)
    if answer.status_code == 403:
        check_sealed(answer.headers)


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("lamp:8421", True),
        ("Lamp.local:8421", True),
        ("192.168.1.23:8421", True),
        ("[fd00::2]:8421", True),
        ("localhost", True),
        ("evil.example:8421", False),
        ("lamp.local.evil.example", False),
        ("192.168.1.23.nip.io:8421", False),
        ("0x7f000001", False),
        ("", False),
    ],
)
def test_in_a_network_a_server_answers_to_its_names_and_to_numbers(host: str, welcome: bool) -> None:  # noqa: FBT001
    """A name can be made to mean this machine by whoever owns it, a number cannot."""
    guard = Guard(cast(Any, None), hosts={"localhost", "lamp", "lamp.local"}, numbers=True)
    assert guard._is_welcome(Headers({"host": host})) is welcome
    assert guard._is_welcome(Headers({"host": host, "origin": f"http://{host}"})) is welcome
    assert not guard._is_welcome(Headers({"host": host, "origin": "http://elsewhere.example"}))


def test_our_own_page_is_welcome(server: Server) -> None:
    assert server.post("/api/mine", {"tokens": []}, origin=server.address).status_code == 200
    for name in ("localhost", "127.0.0.1", "[::1]", "LOCALHOST"):
        assert server.get("/", host=f"{name}:1234").status_code == 200
        assert server.post("/api/mine", {"tokens": []}, host=f"{name}:9", origin=f"http://{name}:9").status_code == 200
    with server.knock(Origin=server.address) as client:
        client.say("sit", token="nobody")
        assert client.hear()["key"] == "server-token-unknown"


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/join", 200),
    ("GET", "/table/abc", 200),
    ("HEAD", "/", 200),
    ("GET", "/manifest.webmanifest", 200),
    ("GET", "/preview.png", 200),
    ("GET", "/sw.js", 200),
    ("GET", address("app.js"), 200),
    ("GET", address("chase.css"), 200),
    ("GET", address("words/de.json"), 200),
    ("GET", "/api/games?language=it", 200),
    ("GET", address("boards/compact.it.svg"), 200),
    ("GET", address("decks/gaslamp.fr.svg"), 200),
    ("GET", address("decks/gaslamp.json"), 200),
    ("GET", "/nothing", 404),
    ("GET", address("words/tlh.json"), 404),
    ("GET", address("words/..%2f..%2fen.json"), 404),
    ("GET", address("boards/..%2fbradley.en.svg"), 404),
    ("GET", address("boards/%2fetc%2fpasswd.en.svg"), 404),
    ("GET", address("decks/mine.deck.svg"), 404),
    ("GET", address("%2e%2e/app.py"), 404),
    ("GET", address("..%2f..%2f..%2fetc%2fpasswd"), 404),
    ("GET", address(""), 404),
    ("GET", "/kept/000000000000/app.js", 404),
    ("GET", "/socket", 404),
    ("GET", "/api/tables/abc/view", 403),
    ("GET", "/api/tables/abc/record", 403),
    ("GET", "/api/tables", 405),
    ("POST", "/api/games", 405),
    ("DELETE", "/api/mine", 405),
    ("POST", "/api/tables", 400),
    ("POST", "/api/join", 400),
    ("POST", "/api/watch", 400),
    ("POST", "/api/invited", 400),
    ("POST", "/api/mine", 400),
    ("POST", "/api/tables/abc/act", 403),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_is_sealed(server: Server, method: str, path: str, status: int) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code == status
    check_sealed(answer.headers)
    if answer.headers["content-type"].startswith("application/json") and status >= 400:
        assert answer.json().keys() == {"type", "key", "text"}


def test_a_mistake_of_ours_is_sealed_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("/home/secret/path")

    monkeypatch.setattr("gaslamp.server.app.catalogue", broken)
    answer = server.get("/api/games")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    check_sealed(answer.headers)


def check_sealed(headers: Mapping[str, str]) -> None:
    """As a page, or as anything else."""
    seals = HEADERS if headers["content-type"].startswith("text/html") else THINGS
    shown = {"cross-origin-resource-policy": "cross-origin"} if headers["content-type"] == "image/png" else {}
    is_worker = headers["content-type"].startswith("text/javascript") and headers.get("cache-control") == "no-cache"
    assert {name: headers.get(name) for name in seals} == {**seals, **shown, **(WORKING if is_worker else {})}


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)


def test_the_page_needs_nothing_the_policy_forbids(server: Server) -> None:
    page = server.get("/").text
    assert re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", page) == ['<script type="application/json" id="words">']
    assert re.findall(r"\sstyle=|\son\w+\s*=|javascript:", page) == []
    places = [place for place in re.findall(r'(?:src|href)="([^"#][^"]*)', page) if not place.startswith("/")]
    assert [place[:19] for place in places] == ["data:image/svg+xml,"], "the icon, which the policy lets stand there"
    (style,) = re.findall(r"<style>([\s\S]*?)</style>", page)
    assert f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" in HEADERS["content-security-policy"]


def test_no_file_of_the_screen_speaks_to_another_host() -> None:
    texts = [file for file in Path(str(files("gaslamp.server") / "static")).iterdir() if file.suffix != ".png"]
    for file in filter(Path.is_file, texts):
        text = file.read_text("utf-8").replace("http://www.w3.org/", "")
        assert not re.search(r"https?://|\beval\(|new Function|innerHTML|document\.write|insertAdjacentHTML", text), (
            file.name
        )


# How much may be said


def test_a_burst_is_heard_and_then_so_much_a_second() -> None:
    now = [100.0]
    bucket = Bucket(lambda: now[0], burst=5, rate=2)
    assert [bucket.draw() for _ in range(7)] == [True] * 5 + [False] * 2
    now[0] += 1.0
    assert [bucket.draw() for _ in range(3)] == [True, True, False]
    now[0] += 1000.0
    assert [bucket.draw() for _ in range(6)] == [True] * 5 + [False], "no more than a burst is saved up"


@pytest.mark.parametrize("ask", [{"kind": "whole"}, {"kind": "speak", "language": "fr"}])
def test_whoever_has_everything_told_anew_too_often_is_sent_away(
    own: Server, ask: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All within one moment, however long the server takes for it: the clock stands still."""
    monkeypatch.setattr("gaslamp.server.sockets.Bucket", lambda _: Bucket(lambda: 0.0))
    _, token = own.create("classic", "me", "casual")
    with own.sit(token) as client:
        for _ in range(5):
            client.say(**ask)
        client.until("update")
        with suppress(ConnectionClosed):
            for _ in range(100):
                client.say(**ask)
        assert client.closed() == FLOOD


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("", "fr", "fr"),
        ("", "fr-CH, de;q=0.5", "fr"),
        ("", "tlh, de-AT;q=0.5", "de"),
        ("", "DE", "de"),
        ("", "*", "en"),
        ("language=it", "fr", "it"),
        ("language=tlh", "fr", "fr"),
        ("language=", ";;,,=", "en"),
    ],
)
def test_the_language_of_a_request(query: str, header: str, language: str) -> None:
    headers = [(b"accept-language", header.encode())] if header else []
    assert spoken(Request({"type": "http", "query_string": query.encode(), "headers": headers})) == language


# What is never written down


def test_no_token_and_no_invitation_is_ever_printed(file: str) -> None:
    with Program(file, "--pace", "0") as site:
        table, host = site.create("classic", "me", "open", "casual", options={"rounds": 2})
        secrets = [host]
        with site.sit(host) as one:
            secrets += [chair["invite"] for chair in one.until("table")["chairs"] if chair["invite"]]
            secrets.append(one.last["table"]["invite"])
            _, guest = site.join(secrets[-1])
            secrets.append(guest)
            with site.sit(guest) as two:
                two.send("{" + guest)
                two.send(guest.encode())
                two.say("act", action={"type": guest})
                two.say("draft", do="hint")
                play({one: Random(1), two: Random(2)})
        site.get(f"/api/tables/{table}/record", guest)
        site.get(f"/api/tables/{guest}/view", host)
        site.get(f"/nothing?token={host}")
        site.post("/api/join", {"invite": secrets[-2] + host})
        said = site.interrupt()
    assert [secret for secret in secrets if secret in said] == []
    assert "Traceback" not in said
