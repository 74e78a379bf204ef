"""How much is asked for until a table stands, what the first answer draws, and what is left without a network."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, Route, expect

from gaslamp.games import GAMES
from gaslamp.server.kept import kept
from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.people import Person
from tests.server.client import Server

REQUESTS, BYTES = 15, 100_000
STANDS = {"connection": ".case-place"}
"""What is to be seen when a table stands; in the chases, the numbers of the board."""
PAVED = "(streets) => streets.every((one) => one.getAttribute('d')?.length > 1000)"
SIDES = ("classic", "holmes")
"""Where one chooses a side against bots."""


class Traffic:
    """All that a page has asked for until it was told how the game stands, and the bytes that went over the line."""

    def __init__(self, person: Person) -> None:
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self.was_told = False
        wire = person.page.context.new_cdp_session(person.page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", lambda event: self.note(event["requestId"], event["request"]["url"]))
        wire.on("Network.webSocketCreated", lambda event: self.note(event["requestId"], event["url"]))
        wire.on("Network.webSocketFrameReceived", self.hear)
        wire.on("Network.loadingFinished", lambda event: self.weigh(event["requestId"], event["encodedDataLength"]))

    def note(self, request: str, address: str) -> None:
        if not address.startswith("data:"):
            self.asked[request] = urlsplit(address).path

    def weigh(self, request: str, size: float) -> None:
        self.bytes[request] = self.bytes.get(request, 0) + int(size)

    def hear(self, event: Any) -> None:
        text = event["response"]["payloadData"]
        if not self.was_told:
            self.weigh(event["requestId"], len(text.encode()))
        self.was_told = self.was_told or json.loads(text)["type"] == "update"

    @property
    def answers(self) -> list[tuple[int, str]]:
        """What came over the line; what the browser had already did not."""
        sizes = [(self.bytes.get(request, 0), path) for request, path in self.asked.items()]
        return sorted((size, path) for size, path in sizes if size)

    def check(self) -> None:
        told = self.answers
        assert len(told) <= REQUESTS, told
        assert sum(size for size, _ in told) <= BYTES, told


def stands(person: Person, game: str) -> None:
    """The table is there, with everything on it."""
    expect(person.page.locator(STANDS.get(game, "#stations .number")).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    streets = person.page.locator("defs > [data-lines]")
    expect(streets).to_have_count(0 if game in STANDS else 2)
    person.until(lambda: streets.evaluate_all(PAVED), "the streets to be paved along the lines")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_after_few_requests_and_bytes(welcome: Welcome, server: Server, game: str) -> None:
    """By a personal link, with nothing kept from before."""
    person = welcome("Ada")
    traffic = Traffic(person)
    seat(person, server, game, "me", "casual", "casual")
    stands(person, game)
    traffic.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_way_from_the_first_page_is_as_light(welcome: Welcome, game: str) -> None:
    person = welcome("Ada")
    traffic = Traffic(person)
    way = panel(person, game)
    person.press("screen-flee" if game in SIDES else "screen-play-bots", way)
    stands(person, game)
    traffic.check()


def test_nothing_is_asked_for_twice(welcome: Welcome, server: Server) -> None:
    """What has a version in its address is not even asked about when the page comes back."""
    person = welcome("Ada")
    table, _ = seat(person, server, "compact", "me", "casual")
    stands(person, "compact")
    traffic = Traffic(person)
    person.visit("/")
    person.visit(f"/table/{table}")
    stands(person, "compact")
    asked = [path for _, path in traffic.answers if path.startswith("/kept/")]
    assert [path for path in asked if not path.endswith(("/home.js", "/mine.js", "/mine.css", "/mine.en.json"))] == []


@pytest.mark.parametrize(("language", "light"), [("en", "dark"), ("fr", "light"), ("it", "dark"), ("de", "light")])
def test_the_first_answer_draws_something(welcome: Welcome, language: str, light: str) -> None:
    """Nothing else is ever answered; still there is the name, a sentence, and the reader's light."""
    person = welcome("Ada", language=language, light=light)
    page, held = person.page, list[Route]()
    page.route("**/kept/**", lambda route: held.append(route))
    page.goto(f"{person.address}/join", wait_until="commit")
    expect(page.get_by_text(person.say("screen-join"), exact=True)).to_be_visible()
    person.until(lambda: page.evaluate("performance.getEntriesByName('first-contentful-paint').length"), "the paint")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == {"dark": "rgb(12, 17, 29)", "light": "rgb(239, 228, 202)"}[light]
    assert page.evaluate("document.documentElement.lang") == language
    page.goto("about:blank")  # what is still waiting for an answer is given up
    for route in held:
        with suppress(Error):
            route.abort()


def test_another_language_than_the_browsers_is_remembered(welcome: Welcome) -> None:
    person = welcome("Ada", language="de")
    person.visit()
    person.page.locator("select.language").select_option("it")
    person.language = "it"
    expect(person.page.get_by_role("heading", name=person.say("screen-welcome"))).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=person.say("screen-welcome"))).to_be_visible()
    assert person.page.evaluate("document.documentElement.lang") == "it"


# Without a network


def keep(person: Person) -> None:
    """Wait until the browser has kept the page; its clock is set forward to when it does."""
    page = person.page
    page.clock.fast_forward(20_000)
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.state)")
    person.until(lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"), "the worker")


def test_offline_says_so_and_comes_back(welcome: Welcome) -> None:
    person = welcome("Ada", keeping=True, language="fr")
    page = person.page
    page.clock.install()
    person.visit()
    keep(person)
    page.context.set_offline(True)
    page.reload()
    said = page.get_by_text(person.say("screen-offline"))
    expect(said).to_be_visible()
    page.context.set_offline(False)
    expect(said).to_have_count(0)
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    person.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_table_without_a_network_says_so_and_comes_back(welcome: Welcome, server: Server) -> None:
    person = welcome("Ada", keeping=True)
    page = person.page
    page.clock.install()
    table, _ = seat(person, server, "compact", "me", "casual")
    stands(person, "compact")
    keep(person)
    person.visit(f"/table/{table}")
    stands(person, "compact")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(person.say("screen-offline"))
    page.context.set_offline(False)
    stands(person, "compact")
    person.forgive("ERR_INTERNET_DISCONNECTED")


def test_nothing_of_a_game_is_kept(welcome: Welcome, server: Server) -> None:
    """Only what is the same for everybody: the page, and what stands under its version."""
    person = welcome("Ada", keeping=True)
    page = person.page
    page.clock.install()
    table, token = seat(person, server, "classic", "me", "casual")
    stands(person, "classic")
    keep(person)
    person.visit(f"/table/{table}")
    stands(person, "classic")
    found = page.evaluate(
        """async () => {
            const answers = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys())
                    answers.push([new URL(request.url).pathname, await (await caches.match(request)).text()]);
            return answers;
        }"""
    )
    for path, text in found:
        assert path == "/" or (match := re.fullmatch(r"/kept/\w+/(.+)", path)), path
        assert path == "/" or (match and kept(match[1])), path
        assert token not in text
        assert table not in text
    assert {"/"} < {path for path, _ in found}
    assert any("boards/" in path for path, _ in found)
