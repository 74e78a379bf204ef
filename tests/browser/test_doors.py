"""How far it is from the first page to a game, and how much that costs."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.conftest import Welcome
from tests.browser.doors import card
from tests.browser.people import Person

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
