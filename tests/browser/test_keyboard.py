"""A whole game without a mouse, from the first page to the verdict."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Welcome
from tests.browser.doors import card, title
from tests.browser.people import Person

MOST = 250
"""So many times Tab is pressed before somebody gives up."""


def test_a_game_by_keys_alone(welcome: Welcome) -> None:
    ada = welcome("Ada")
    begin(ada)
    while ada.until(lambda: ada.offers or ada.is_over, "a turn") is not True:
        ride(ada)
    go(ada, ada.button(ada.say("screen-home"), ada.verdict()))
    ada.page.keyboard.press("Enter")
    ada.page.locator("summary", has_text=ada.say("screen-finished")).wait_for()


def begin(ada: Person) -> None:
    """Two rounds of the hunt against a bot."""
    ada.visit()
    open_by_key(ada, card(ada, "classic"))
    game = ada.page.get_by_role("region", name=title(ada, "classic"), exact=True)
    for key in ("screen-house-rules", "screen-more-rules"):
        open_by_key(ada, game.locator("summary", has_text=ada.say(key)))
    for field, value in (("Detectives How", "2"), ("Rounds", "2")):
        go(ada, game.get_by_role("spinbutton", name=field))
        ada.page.keyboard.press("Control+a")
        ada.page.keyboard.type(value)
    go(ada, ada.button(ada.say("screen-hunt"), game), back=True)
    ada.page.keyboard.press("Enter")


def go(ada: Person, thing: Locator, *, back: bool = False) -> None:
    """Tab on until that has the focus."""
    thing.wait_for()
    for _ in range(MOST):
        if thing.evaluate("element => element === document.activeElement"):
            return
        ada.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no key leads to {thing}")


def open_by_key(ada: Person, thing: Locator) -> None:
    go(ada, thing)
    ada.page.keyboard.press("Enter")


def ride(ada: Person) -> None:
    """To a station on the map, over to another by an arrow, and its first ticket."""
    board = ada.page.get_by_role("region", name=ada.say("hunt-board"))
    n, said = ada.update["n"], len(ada.said)
    lit = board.locator("[role=button][tabindex='0']")
    ada.until(lambda: lit.count() == 1, "a lit station")
    go(ada, lit)
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(arrow)
    assert lit.evaluate("ring => ring === document.activeElement")
    ada.page.keyboard.press("Enter")
    tickets = ada.page.get_by_role("group", name=ada.say("hunt-fares"))
    tickets.wait_for()
    ada.until(lambda: tickets.evaluate("group => group.contains(document.activeElement)"), "the focus on the tickets")
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.update["n"] > n, "the move")
    sent = [message["type"] for message in ada.said[said:]]
    assert sent.count("act") == 1
    assert {*sent[:-1]} <= {"ask"}, "what a station is, then the move"
