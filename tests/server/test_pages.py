"""The page, what it is kept with, and what is seen of it elsewhere."""

from __future__ import annotations

import gzip
import json
import re
import struct
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore

import brotli  # type: ignore[import-untyped]
import httpx
import pytest

from gaslamp.server.app import DRAWERS
from gaslamp.server.kept import STATIC, STYLES, address, kept, shelf, style, version
from gaslamp.server.labels import labels
from gaslamp.server.pages import SHELL
from gaslamp.words import LANGUAGES
from tests.patience import PATIENCE
from tests.server.client import Server

PATHS = {"/": "screen-welcome", "/join": "screen-join", "/table/abc": "screen-opening"}
"""The pages, and what each says at once."""


def meta(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_has_a_title_a_description_and_a_picture(server: Server, path: str, language: str) -> None:
    page = server.get(path, **{"accept-language": language}).text
    told, words = meta(page), labels(language)
    assert told["description"] == told["og:description"]
    assert told["og:title"].startswith("Gaslamp: ")
    assert told["og:image"] == f"{server.address}/preview.png"
    assert told["twitter:card"] == "summary_large_image"
    assert f'<html lang="{language}">' in page
    assert words[PATHS[path]] in page


def test_the_picture_is_found_under_the_name_the_page_was_asked_for_by(server: Server) -> None:
    assert meta(server.get("/join", host="localhost:99").text)["og:image"] == "http://localhost:99/preview.png"
    picture = server.get("/preview.png")
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert len(picture.content) <= 60_000


def test_the_page_is_the_same_for_everybody_and_names_no_table(server: Server) -> None:
    """Who asks for a table's page learns nothing of it, not even whether it is there."""
    table, token = server.create("connection", "me", "casual")
    page = server.get(f"/table/{table}").text
    assert page == server.get("/table/nowhere").text
    assert page == server.http.get(f"/table/{table}", headers={"authorization": f"Bearer {token}"}).text
    assert table not in page


def test_the_page_is_asked_about_and_not_sent_again(server: Server) -> None:
    first = server.get("/")
    again = server.get("/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
    other = server.get("/", **{"if-none-match": first.headers["etag"], "accept-language": "fr"})
    assert other.status_code == 200
    assert first.headers["cache-control"] == "no-cache"


def test_the_labels_come_with_the_page_and_cannot_end_it(server: Server) -> None:
    page = server.get("/", **{"accept-language": "it"}).text
    (text,) = re.findall(r'<script type="application/json" id="words">(.*?)</script>', page)
    assert "<" not in text
    assert json.loads(text) == {"language": "it", "words": labels("it")}


def test_all_that_the_page_names_is_there(server: Server) -> None:
    for path in PATHS:
        for name in re.findall(r'(?:href|src)="(/[^"]+)"', server.get(path).text):
            assert server.get(name).status_code == 200, name


# What is kept


def test_a_script_does_not_wait_for_pictures(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for, a few are drawn at a time, and the rest of the page is answered meanwhile."""
    drawing, go = Semaphore(0), Event()

    def slow() -> str:
        drawing.release()
        assert go.wait(PATIENCE)
        return "<svg/>"

    pictures = [f"rules/slow-{n}.svg" for n in range(50)]
    monkeypatch.setattr("gaslamp.server.kept.shelf", lambda: {**shelf(), **dict.fromkeys(pictures, slow)})
    with ThreadPoolExecutor(len(pictures)) as readers:
        asked = [readers.submit(httpx.get, server.address + address(name), timeout=PATIENCE) for name in pictures]
        try:
            assert all(drawing.acquire(timeout=PATIENCE) for _ in range(DRAWERS))
            assert server.get(address("app.js")).status_code == 200
            assert not drawing.acquire(blocking=False), "more are drawn at once"
        finally:
            go.set()
        assert {found.result().text for found in asked} == {"<svg/>"}


def test_what_is_kept_is_kept_for_a_year(server: Server) -> None:
    for name in shelf():
        if not name.startswith(("boards/", "rules/")):  # those take long to compress, and have tests of their own
            answer = server.get(address(name))
            assert "immutable" in answer.headers["cache-control"], name
            found = kept(name)
            assert found is not None
            assert answer.content == found.plain
            assert brotli.decompress(found.packed["br"]) == gzip.decompress(found.packed["gzip"]) == found.plain


@pytest.mark.parametrize(("wish", "way"), [("gzip", "gzip"), ("gzip, br;q=0.9", "br"), ("identity", None), ("", None)])
def test_it_is_compressed_as_the_browser_likes(server: Server, wish: str, way: str | None) -> None:
    answer = server.get(address("app.js"), **{"accept-encoding": wish})
    assert answer.headers.get("content-encoding") == way
    assert answer.headers["vary"].startswith("accept-encoding")


def test_another_version_is_not_here(server: Server) -> None:
    assert server.get(f"/kept/{version()[::-1]}/app.js").status_code == 404


def test_every_style_sheet_is_sent_once() -> None:
    whole = "".join(map(style, ("app", *STYLES)))
    for file in STATIC.glob("*.css"):
        name = re.findall(r"^(\.[\w-]+) \{", file.read_text("utf-8"), re.MULTILINE)[0]
        assert name in whole, file.name
    assert style("app").startswith(":root{")


# As an app


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_can_be_installed(server: Server, language: str) -> None:
    told = server.get("/manifest.webmanifest", **{"accept-language": language}).json()
    assert (told["lang"], told["start_url"], told["display"]) == (language, "/", "standalone")
    assert told["description"] == labels(language)["screen-welcome-about"]
    for icon in told["icons"]:
        answer = server.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", answer.content[16:24])) == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


def test_the_worker_keeps_what_is_there_and_goes_with_its_version(server: Server) -> None:
    answer = server.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert all(server.get(address(name)).status_code == 200 and address(name) in answer.text for name in SHELL)
    assert answer.text.startswith(f'const HOME="";\nconst KEPT="/kept/{version()}/"')
