"""How far it is from the first page to a game, and how much that costs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import cv2
import numpy as np
import pytest
from playwright.sync_api import Response

from gaslamp.server.doors import Doors
from gaslamp.words import LANGUAGES, Words
from tests.browser.conftest import Welcome
from tests.browser.doors import card, seat
from tests.browser.people import PHONE, Person
from tests.browser.truth import leaks, way_of
from tests.server.client import Server, play

MOST = 150_000
"""Bytes of the first page with all that belongs to it."""
CLICKS = "() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }"


def count_clicks(person: Person) -> None:
    person.page.evaluate(CLICKS)


def clicks(person: Person) -> int:
    return int(person.page.evaluate("() => window.clicks"))


def test_two_clicks_to_a_game_against_bots(welcome: Welcome) -> None:
    ada = welcome("Ada")
    ada.visit()
    count_clicks(ada)
    ada.push(card(ada, "classic"))
    ada.press("screen-flee")
    ada.until(lambda: ada.offers, "a move")
    assert clicks(ada) == 2


def test_three_clicks_to_a_link_for_friends(welcome: Welcome) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    ada.visit()
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    count_clicks(ada)
    ada.push(card(ada, "connection"))
    ada.press("screen-with-friends")
    ada.press("screen-copy")
    ada.button(ada.say("screen-copied")).wait_for()
    assert clicks(ada) == 3
    bea.visit(ada.page.evaluate("() => navigator.clipboard.readText()"))
    bea.press("screen-take-seat")
    bea.page.get_by_role("heading", name=bea.say("screen-almost")).wait_for()


def waiting_for(welcome: Welcome, server: Server, **how: object) -> tuple[Person, Person]:
    """Ada is Moriarty and waits; Bea has sat down."""
    ada, bea = welcome("Ada", **how), welcome("Bea", **how)
    seat(ada, server, "holmes", "me", "open", "open", names=["Ada"], options={"mode": "sherlock"})
    bea.visit(invitation(ada))
    bea.page.get_by_text(server_says("server-invited-free", count=2)).wait_for()
    bea.press("screen-take-seat")
    bea.page.get_by_role("heading", name=bea.say("screen-almost")).wait_for()
    return ada, bea


def invitation(person: Person) -> str:
    return person.page.get_by_role("textbox", name=person.say("screen-invite"), exact=True).input_value()


def server_says(key: str, **details: object) -> str:
    return Words("en").say(key, **details)


def test_names_and_characters_are_chosen_while_one_waits(welcome: Welcome, server: Server) -> None:
    ada, bea = waiting_for(welcome, server)
    name = bea.page.get_by_label(bea.say("screen-name"))
    name.fill("Beatrice")
    name.press("Tab")
    seats = ada.page.locator(".waiting .chairs").get_by_role("listitem")
    seats.filter(has_text="Beatrice").wait_for()
    adler = bea.page.get_by_role("button", name="Irene Adler")
    assert Words("en").about("holmes").say("ability-irene") in adler.inner_text()
    adler.focus()
    bea.page.keyboard.press("Enter")
    seats.filter(has_text=re.compile("Irene.*Beatrice", re.DOTALL)).wait_for()
    pressed = bea.page.locator(".character[aria-pressed=true]")
    bea.until(lambda: pressed.get_attribute("data-character") == "irene", "her character")
    assert pressed.evaluate("card => card === document.activeElement"), "the keyboard stays where it was"
    cleo = welcome("Cleo", size=PHONE)
    ada.page.get_by_text(server_says("server-missing", count=1)).wait_for()
    cleo.visit(invitation(ada))
    cleo.press("screen-watch")
    cleo.page.get_by_role("heading", name=cleo.say("screen-you-watch")).wait_for()
    assert cleo.page.locator(".character, input").count() == 0, "nothing to choose for whoever watches"
    ada.page.get_by_text(server_says("server-watched", count=1)).first.wait_for()
    cleo.visit(invitation(ada))
    cleo.button(cleo.say("screen-take-seat")).wait_for()  # whoever watches may change their mind
    bea.visit(invitation(ada))
    bea.press("screen-back-to-seat")  # and nobody takes two seats by accident
    bea.page.get_by_role("button", name="Irene Adler").wait_for()


def test_on_loopback_the_page_says_that_nobody_else_can_come(welcome: Welcome, server: Server) -> None:
    for language in LANGUAGES:
        ada = welcome("Ada", language=language, size=(360, 740))
        seat(ada, server, "classic", "me", "open")
        ada.page.get_by_text(ada.say("screen-alone"), exact=True).wait_for()
        assert ada.page.locator(".alone code").inner_text() == "gaslamp serve --lan"
        assert ada.page.locator(".qr").count() == 0, "a code that leads nowhere"
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.page.context.close()


@pytest.fixture
def open_doors(server: Server) -> Iterator[None]:
    """The server can be reached from a network."""
    before, server.app.state.doors = server.app.state.doors, Doors(reach="http://192.168.1.23:8421")
    yield
    server.app.state.doors = before


@pytest.mark.usefixtures("open_doors")
@pytest.mark.parametrize("light", ["dark", "light"])
def test_in_a_network_a_phone_can_scan_the_invitation(welcome: Welcome, server: Server, light: str) -> None:
    ada = welcome("Ada", light=light)
    seat(ada, server, "classic", "me", "open")
    code = ada.page.get_by_role("img", name=ada.say("screen-qr"))
    code.wait_for()
    picture = cv2.imdecode(np.frombuffer(code.screenshot(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert picture is not None
    assert cv2.QRCodeDetectorAruco().detectAndDecode(picture)[0] == invitation(ada)
    assert invitation(ada).startswith("http://192.168.1.23:8421/join#")


def test_a_full_table_says_so_and_lets_one_watch(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea", size=PHONE)
    _, token = seat(ada, server, "classic", "me", "open", options={"surfacing": []})
    link = invitation(ada)
    ada.press("screen-start-bots")
    ada.until(lambda: ada.offers, "a move")
    bea.visit(link)
    bea.page.get_by_text(server_says("server-invited-running")).wait_for()
    assert bea.button(bea.say("screen-take-seat")).count() == 0
    bea.press("screen-watch")
    bea.until(lambda: bea.told("update"), "the board")
    ada.page.get_by_text(server_says("server-watched", count=1)).first.wait_for()
    with server.sit(token) as client:
        play({client: Random(1)}, lambda: client.is_over or len(client.events) > 60)
        way = way_of(client.until("update") if "update" not in client.last else client.last["update"])
    assert all(update["actions"] == [] for update in bea.told("update"))
    for update in bea.told("update"):
        if not update["scene"]["over"]:
            assert list(leaks(update, way)) == []
    bea.page.reload()
    bea.page.locator(".bar-watchers").wait_for()
    menu = ada.menu()
    ada.push(menu.locator(".watch-part summary").first)
    ada.push(menu.get_by_role("radio", name=ada.say("watch-none"), exact=True))
    bea.page.get_by_text(server_says("server-watching-off")).wait_for()


def test_the_first_page_is_light(welcome: Welcome) -> None:
    ada = welcome("Ada")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer))
    ada.visit()
    card(ada, "connection").wait_for()
    ada.page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes() for answer in answers]
    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 10_000 < total < MOST
