"""How much is asked for until a table stands, what the first answer draws, and what is left without a network."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from gaslamp.games import GAMES
from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.people import Person
from tests.server.client import Server

REQUESTS, BYTES = 15, 100_000
STANDS = {"connection": ".case-place"}
"""What is to be seen when a table stands; in the chases, all numbers of the board."""


class Traffic:
    """All that a page has asked for, and how many bytes came back, as they went over the line."""

    def __init__(self, person: Person) -> None:
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        wire = person.page.context.new_cdp_session(person.page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", lambda event: self.note(event["requestId"], event["request"]["url"]))
        wire.on("Network.webSocketCreated", lambda event: self.note(event["requestId"], event["url"]))
        wire.on("Network.webSocketFrameReceived", self.weigh_frame)
        wire.on("Network.loadingFinished", lambda event: self.weigh(event["requestId"], event["encodedDataLength"]))

    def note(self, request: str, address: str) -> None:
        if not address.startswith("data:"):
            self.asked[request] = address

    def weigh(self, request: str, size: float) -> None:
        self.bytes[request] = self.bytes.get(request, 0) + int(size)

    def weigh_frame(self, event: Any) -> None:
        self.weigh(event["requestId"], len(event["response"]["payloadData"].encode()))

    def check(self) -> None:
        told = sorted((self.bytes.get(request, 0), address) for request, address in self.asked.items())
        print(len(told), sum(self.bytes.values()), *told, sep="\n  ")
        assert len(told) <= REQUESTS, told
        assert sum(self.bytes.values()) <= BYTES, told


def stands(person: Person, game: str) -> None:
    """The table is there, with everything on it."""
    expect(person.page.locator(STANDS.get(game, "#stations .number")).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_after_few_requests_and_bytes(welcome: Welcome, server: Server, game: str) -> None:
    """By a personal link, with nothing kept from before."""
    person = welcome("Ada", keeping=True)
    traffic = Traffic(person)
    seat(person, server, game, "me", "casual", "casual")
    stands(person, game)
    traffic.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_way_from_the_first_page_is_as_light(welcome: Welcome, game: str) -> None:
    person = welcome("Ada", keeping=True)
    traffic = Traffic(person)
    way = panel(person, game)
    person.press("screen-flee" if game not in STANDS else "screen-play-bots", way)
    stands(person, game)
    traffic.check()
