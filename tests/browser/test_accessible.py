"""What a screen reader would stumble over, on every page and in both lights."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.people import DESK, PHONE, Person
from tests.server.client import Server, play

GRAVE = ("serious", "critical")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LIGHTS = pytest.mark.parametrize("light", SCHEMES)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def check(person: Person) -> None:
    """Nothing that axe calls serious."""
    found = Axe().run(person.page).response["violations"]
    assert [f"{v['id']}: {v['nodes'][0]['html']}" for v in found if v["impact"] in GRAVE] == []


def check_lights(person: Person) -> None:
    """The same in both lights."""
    for light in SCHEMES:
        person.page.emulate_media(color_scheme=light)
        person.until(lambda: person.page.evaluate("document.getAnimations().length") == 0, "the light to have changed")
        check(person)


def test_before_the_game(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    ada.visit()
    ada.page.get_by_role("heading", name=ada.say("screen-welcome")).wait_for()
    check_lights(ada)
    game = panel(ada, "holmes")
    for fold in game.locator("summary:visible").all():
        ada.push(fold)
    check_lights(ada)
    ada.press("screen-with-friends", game)
    link = ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True)
    bea.visit(link.input_value())
    bea.page.get_by_role("listitem").first.wait_for()
    check_lights(ada)
    check_lights(bea)
    bea.press("screen-take-seat")
    bea.page.get_by_role("button", name="Irene Adler").wait_for()
    check_lights(bea)
    ada.menu()
    check_lights(ada)


@SIZES
@pytest.mark.parametrize("game", ["holmes", "connection"])
def test_at_the_table(welcome: Welcome, server: Server, size: tuple[int, int], game: str) -> None:
    ada = welcome("Ada", size=size)
    seat(ada, server, game, "me", "club", "club", options={"mode": "sherlock"} if game == "holmes" else {})
    ada.until(lambda: ada.offers, "a turn")
    ada.page.locator("summary", has_text=ada.say("bench-moves")).first.wait_for(state="attached")
    check_lights(ada)


def test_behind_the_curtain(welcome: Welcome, server: Server) -> None:
    us = welcome("us")
    seat(us, server, "classic", "me", "me", names=["Ada", "Bea"])
    us.button(f"{us.say('screen-i-am')} Ada, {us.say('screen-show-me')}").wait_for()
    check_lights(us)


@pytest.mark.parametrize(("game", "size"), [("classic", DESK), ("compact", PHONE), ("connection", DESK)])
def test_when_it_is_over(welcome: Welcome, server: Server, game: str, size: tuple[int, int]) -> None:
    ada = welcome("Ada", size=size)
    table, token = server.create(game, "me", "casual")
    with server.sit(token) as client:
        play({client: Random(1)})
    ada.visit(f"/table/{table}#{token}")
    ada.page.locator(".ending").wait_for()
    check_lights(ada)
    ada.press("screen-look-back")
    check_lights(ada)
