"""Mirrored games on the page: a switch where the table is set, the same start for both, and one result at the end."""

from __future__ import annotations

import pytest

from gaslamp.words import Words
from tests.browser.conftest import Welcome
from tests.browser.doors import mode_title, panel
from tests.browser.hands import by_list
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check_lights
from tests.browser.test_end import go
from tests.server.client import Server

SHORT = {"rounds": 1, "detectives": 2, "start_pack": "separate", "detective_starts": [92, 120], "fugitive_starts": [74]}


def label(person: Person, key: str) -> str:
    """A label of the part that is loaded later."""
    return Words(person.language).say(key)


def sit_down(ada: Person, bea: Person, server: Server) -> None:
    """Ada flees first, Bea follows her invitation."""
    more = {"names": ["Ada"], "options": SHORT, "mirrored": True}
    table, token = server.create("classic", "me", "open", **more)
    ada.visit(f"/table/{table}#{token}")
    told = Words(ada.language).say("server-mirrored")
    ada.page.get_by_text(told).wait_for()
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.page.get_by_role("textbox", name=bea.say("screen-name")).fill("Bea")
    bea.press("screen-take-seat")


def hunt(person: Person, *, catch: bool) -> None:
    """Both detectives move; the first to 73, or elsewhere."""
    for _ in range(2):
        person.until(lambda: person.offers or person.is_over, "a turn")
        if person.is_over:
            return
        offers = [i for i, offer in enumerate(person.offers) if offer["group"] == "ride"]
        there = [i for i in offers if (person.offers[i].get("station") == 73) == catch]
        by_list(person, (there or offers)[0])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_play_both_games_and_see_one_result(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    ada, bea = welcome("Ada", size=size), welcome("Bea", size=size)
    sit_down(ada, bea, server)
    ada.until(lambda: ada.offers, "a turn")
    bea.until(lambda: bea.told("update"), "the start")
    assert bea.update["view"]["state"]["start"] == 74
    go(ada, 73)
    hunt(bea, catch=True)
    first = ada.verdict()
    first.get_by_text("caught in round 1", exact=True).wait_for()
    bea.verdict().get_by_role("button", name=label(bea, "screen-mirror-ask")).wait_for()
    check_lights(ada)
    ada.push(first.get_by_role("button", name=label(ada, "screen-mirror-next")))
    bea.press("screen-rematch", bea.verdict())
    bea.until(lambda: bea.offers and not bea.is_over, "her flight")
    assert bea.update["view"]["state"]["start"] == 74
    go(bea, 73)
    hunt(ada, catch=False)
    bea.verdict().get_by_text("You stayed free longest: you win the mirrored games.").wait_for()
    ada.verdict().get_by_text("Bea stayed free longest and wins the mirrored games.").wait_for()
    rows = ada.verdict().locator(".ending-results li").all_inner_texts()
    assert [row.split("\n") for row in rows] == [["1", "Bea", "escaped"], ["2", "Ada", "caught in round 1"]]
    check_lights(ada)


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_switch_stands_among_the_house_rules(welcome: Welcome, server: Server, language: str) -> None:
    ada = welcome("Ada", language=language)
    game = panel(ada, "holmes")
    ada.push(game.locator("summary", has_text=ada.say("screen-house-rules")))
    switch = game.get_by_role("checkbox", name=label(ada, "screen-mirrored"))
    game.get_by_role("radio", name=mode_title(ada, "sherlock"), exact=True).check()
    switch.wait_for(state="hidden")
    game.get_by_role("radio", name=mode_title(ada, "original"), exact=True).check()
    switch.check()
    check_lights(ada)
    ada.press("screen-flee", game)
    ada.until(lambda: ada.told("table"), "the table")
    assert ada.told("table")[-1]["mirror"]["number"] == 1


def test_there_is_no_switch_where_everybody_flees_anyway(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    game = panel(ada, "compact")
    ada.push(game.locator("summary", has_text=ada.say("screen-house-rules")))
    game.get_by_label(ada.say("screen-players-bots")).wait_for()
    assert game.get_by_role("checkbox", name=label(ada, "screen-mirrored")).count() == 0
