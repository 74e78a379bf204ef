"""Case Connection in Italian: leads, visits, layouts by finger and by key, to the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.cases import advice, laid, openings
from tests.browser.conftest import Welcome
from tests.browser.doors import panel
from tests.browser.hands import by_list
from tests.browser.people import Person
from tests.server.client import Json, Server


def test_a_case_in_italian(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", language="it")
    game = panel(ada, "connection")
    ada.push(game.locator("summary", has_text=ada.say("screen-house-rules")))
    game.get_by_label(ada.say("screen-players-bots")).select_option("2")
    ada.press("screen-play-bots", game)
    done: set[str] = set()
    while ada.until(lambda: ada.offers or ada.is_over, "a turn") is not True:
        play(ada, advice(ada, server), done)
    results = ada.verdict().locator(".ending-results li b").all_inner_texts()
    assert list(map(int, results)) == sorted((player["points"] for player in ada.scene["players"]), reverse=True)
    assert ada.dialog.count() == 0
    assert {"Follow", "Visit", "Solve", "Keep"} <= done


def play(ada: Person, action: Json, done: set[str]) -> None:
    """Each kind of thing is done by hand the first time, then from the list."""
    kind, i = action["type"], ada.update["actions"].index(action)
    hands = {"Follow": follow, "Visit": visit, "Solve": solve, "Keep": keep}
    if kind in done or kind not in hands:
        return by_list(ada, i)
    done.add(kind)
    acted = ada.act(lambda: hands[kind](ada, ada.offers[i]))
    assert acted == action or (kind, acted["type"]) == ("Solve", "Solve"), "there may be more than one solution"
    return None


def follow(ada: Person, offer: Json) -> None:
    section = ada.page.locator("section", has=ada.page.get_by_role("heading", name=ada.say("bench-follow-choose")))
    place = ada.scene["drawn"].index(offer["lead"])
    ada.push(section.get_by_role("button").nth(place))
    ada.press("bench-follow")


def visit(ada: Person, offer: Json) -> None:
    place = ada.scene["places"][offer["location"]]
    section = ada.page.locator("section", has=ada.page.get_by_role("heading", name=place["name"]))
    assert section.get_by_role("button", pressed=True).count() == 0
    pick(ada, section, offer["items"])
    ada.press("bench-take")


def pick(ada: Person, section: Locator, items: list[Any]) -> None:
    for n, item in enumerate(items):
        spot = items[: n + 1].count(item)
        ada.push(section.locator(f'button[data-spot$=":{item}.{spot}"]'))


def keep(ada: Person, offer: Json) -> None:
    section = ada.page.locator("section", has=ada.page.get_by_role("heading", name=ada.say("bench-keep-choose")))
    pick(ada, section, offer["items"])
    ada.press("bench-keep")


def solve(ada: Person, _: Json) -> None:
    """A clue laid by finger and taken back by key; then the table shows how it is done."""
    lay_and_lift(ada)
    ada.press("bench-hint")
    ada.until(lambda: ada.told("drafted")[-1]["solved"], "a solution")
    ada.press("bench-solve")


def lay_and_lift(ada: Person) -> None:
    """A clue goes where it fits by two taps; arrows lead to it, and Enter takes it back."""
    card = next(int(card) for card, places in openings(ada).items() if places)
    ada.push(ada.page.get_by_role("group", name=ada.say("bench-hand")).locator(f'button[data-hand="{card}"]'))
    layout = ada.page.get_by_role("group", name=ada.say("bench-layout"))
    ada.push(layout.get_by_role("button", name=ada.say("bench-cell-fits"), exact=True).first)
    ada.until(lambda: laid(ada) == [card], "the clue to lie there")
    ada.page.keyboard.press("Enter")
    ada.until(lambda: laid(ada) == [], "the clue to be in hand again")
    ada.page.keyboard.press("Escape")
