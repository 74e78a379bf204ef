"""What a screen reader would stumble over, on every page and in both lights."""

from __future__ import annotations

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.people import DESK, PHONE, Person
from tests.server.client import Server, play

GRAVE = ("serious", "critical")
LIGHTS = pytest.mark.parametrize("light", ["dark", "light"])
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def check(person: Person) -> None:
    """Nothing that axe calls serious."""
    found = Axe().run(person.page).response["violations"]
    assert [f"{v['id']}: {v['nodes'][0]['html']}" for v in found if v["impact"] in GRAVE] == []


@LIGHTS
def test_before_the_game(welcome: Welcome, server: Server, light: str) -> None:
    ada, bea = welcome("Ada", light=light), welcome("Bea", light=light)
    ada.visit()
    ada.page.get_by_role("heading", name=ada.say("screen-welcome")).wait_for()
    check(ada)
    game = panel(ada, "holmes")
    for fold in game.locator("summary:visible").all():
        ada.push(fold)
    check(ada)
    ada.press("screen-with-friends", game)
    link = ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True)
    bea.visit(link.input_value())
    bea.page.get_by_role("listitem").first.wait_for()
    check(ada)
    check(bea)
    bea.press("screen-take-seat")
    bea.page.get_by_role("button", name="Irene Adler").wait_for()
    check(bea)
    ada.menu()
    check(ada)


@LIGHTS
@SIZES
@pytest.mark.parametrize("game", ["holmes", "connection"])
def test_at_the_table(welcome: Welcome, server: Server, light: str, size: tuple[int, int], game: str) -> None:
    ada = welcome("Ada", light=light, size=size)
    seat(ada, server, game, "me", "club", "club", options={"mode": "sherlock"} if game == "holmes" else {})
    ada.until(lambda: ada.offers, "a turn")
    ada.page.locator("summary", has_text=ada.say("bench-moves")).first.wait_for(state="attached")
    check(ada)


@LIGHTS
def test_behind_the_curtain(welcome: Welcome, server: Server, light: str) -> None:
    us = welcome("us", light=light)
    seat(us, server, "classic", "me", "me", names=["Ada", "Bea"])
    us.button(f"{us.say('screen-i-am')} Ada, {us.say('screen-show-me')}").wait_for()
    check(us)


@LIGHTS
@pytest.mark.parametrize(("game", "size"), [("classic", DESK), ("compact", PHONE), ("connection", DESK)])
def test_when_it_is_over(welcome: Welcome, server: Server, light: str, game: str, size: tuple[int, int]) -> None:
    ada = welcome("Ada", light=light, size=size)
    table, token = server.create(game, "me", "casual")
    with server.sit(token) as client:
        play({client: Random(1)})
    ada.visit(f"/table/{table}#{token}")
    ada.page.locator(".ending").wait_for()
    check(ada)
    ada.press("screen-look-back")
    check(ada)
