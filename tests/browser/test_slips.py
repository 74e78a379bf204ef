"""What a slip of the finger does not do."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import fares, settled, tap_station
from tests.browser.people import Person
from tests.server.client import Json, Server


@pytest.mark.parametrize("game", ["classic", "connection"])
def test_a_double_click_acts_once(welcome: Welcome, server: Server, game: str) -> None:
    ada = welcome("Ada")
    ada.take_time(1500)  # after which an answer is no longer waited for
    seat(ada, server, game, "club", "me")
    ada.until(lambda: ada.offers, "a turn")
    n = ada.update["n"]
    settled(ada).get_by_role("button").first.dblclick(delay=80)  # the answer is there before the second click
    ada.until(lambda: ada.offers and ada.update["n"] > n, "what comes of it")
    settled(ada)
    assert [message["type"] for message in ada.said].count("act") == 1
    assert ada.told("refused") == []


def test_a_choice_is_taken_back(welcome: Welcome, server: Server) -> None:
    """Station, ticket, question; then Escape twice, and nothing was sent."""
    ada = welcome("Ada")
    seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    offer = next(offer for offer in ada.offers if offer.get("fare") == "black")
    until_asked(ada, offer)
    ada.page.keyboard.press("Escape")
    fares(ada, offer).wait_for()
    ada.page.keyboard.press("Escape")
    fares(ada, offer).wait_for(state="hidden")
    assert {message["type"] for message in ada.said} <= {"sit", "ask"}, "nothing was done"


def until_asked(ada: Person, offer: Json) -> None:
    """Station, then ticket; once more if a press was lost where something was drawn anew."""
    question = ada.button(ada.say("hunt-move"))
    while not question.is_visible():
        tap_station(ada, offer)
        ada.let_go()
        with suppress(TimeoutError):
            ada.in_haste(lambda: ada.push(ada.button(offer["text"], fares(ada, offer))))
            ada.in_haste(question.wait_for)
