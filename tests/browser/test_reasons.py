"""Bots say why, quietly, and are silent if that is wanted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list, settled
from tests.server.client import Server


def test_the_account_says_why_until_it_is_switched_off(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    seat(ada, server, "classic", "me", "club", "club")
    ada.until(lambda: ada.offers, "a turn")
    by_list(ada, 0)
    ada.until(lambda: ada.offers and any(update["why"] for update in ada.told("update")), "an answer")
    settled(ada)
    told = [why for update in ada.told("update") for why in update["why"].values()]
    whys = ada.page.locator(".account .why")
    assert whys.all_text_contents() == told
    ada.press("screen-menu")
    ada.page.get_by_label(ada.say("screen-reasons")).uncheck()
    ada.page.keyboard.press("Escape")
    expect(whys.first).to_be_hidden()
    ada.page.reload()
    ada.until(lambda: ada.update["since"] == 0 and ada.update["why"], "everything anew")
    expect(whys).to_have_count(len(ada.update["why"]))
    expect(whys.first).to_be_hidden()


def test_case_connection_says_why_too(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    seat(ada, server, "connection", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    by_list(ada, 0)
    whys = ada.page.locator(".case-lines .why")
    expect(whys.first).to_be_visible()
