"""Watching: what the host lets others see, and the bar of whoever watches; on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check_lights
from tests.browser.truth import Way, leaks, way_of
from tests.server.client import Client, Server, play
from tests.server.test_wire_shoulder import moves

SIDEWAYS = (844, 390)


class Game(NamedTuple):
    """A game of two, and the link for those who watch."""

    link: str
    ada: Client
    ben: Client

    def play_until(self, count: int) -> Way:
        """The way of the fugitive so far."""
        players = {self.ada: Random(4), self.ben: Random(5)}
        play(players, lambda: all(client.state and moves(client) >= count for client in players))
        return way_of(self.ada.last["update"])


@contextmanager
def game(server: Server, **rule: object) -> Iterator[Game]:
    _, host = server.create("classic", "me", "open", names=["Ada"], **rule)
    with server.sit(host) as ada:
        news = ada.until("table")
        with server.sit(server.join(news["invite"], "Ben")[1]) as ben:
            for client in (ada, ben):
                client.until("update")
            yield Game(f"/join#{news['watch']}", ada, ben)


def come_in(person: Person, link: str) -> Locator:
    """By the link to watch; the bar of whoever does."""
    person.visit(link)
    person.press("screen-watch")
    bar = person.page.get_by_role("region", name=person.say("watch-bar"), exact=True)
    bar.wait_for()
    return bar


def check_place(person: Person, bar: Locator) -> None:
    """All of the bar is in the window, and it lies beside the map."""
    box, board = bar.bounding_box(), person.page.locator(".board-frame").bounding_box()
    assert box
    assert board
    size = person.page.viewport_size
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    is_beside = box["x"] >= board["x"] + board["width"] - 1
    assert is_beside or box["y"] >= board["y"] + board["height"] - 1


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_stranger_with_a_link_has_the_public_view(
    welcome: Welcome, server: Server, size: tuple[int, int], language: str
) -> None:
    wes = welcome("Wes", size=size, language=language)
    with game(server, policy="public") as table:
        bar = come_in(wes, table.link)
        expect(bar).to_contain_text(wes.until(lambda: wes.told("table"), "a table")[-1]["sight"]["text"])
        expect(bar.get_by_role("combobox")).to_have_count(0)
        check_place(wes, bar)
        way = table.play_until(4)
        wes.until(lambda: len(wes.update["view"]["state"]["log"]) >= 4, "four moves")
        for update in wes.told("update"):
            assert list(leaks(update, way)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bar_over_the_game_is_one_row_however_many_play(welcome: Welcome, server: Server, language: str) -> None:
    """In the narrow column names make way, with an ellipsis, and no button does."""
    wes = welcome("Wes", size=(1366, 657), language=language)
    with game(server, policy="public") as table:
        come_in(wes, table.link)
        rows = [wes.page.locator(one).bounding_box() for one in (".talk-button", "#top .button:last-child")]
        assert rows[0]
        assert rows[1]
        assert rows[0]["y"] == rows[1]["y"]
        name = wes.page.locator(".bar-people span").first
        expect(name).to_have_text("Ada")
        expect(name).to_have_css("text-overflow", "ellipsis")
        assert name.evaluate("name => name.clientWidth >= 20")


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de"), (SIDEWAYS, "it")])
def test_over_a_shoulder_one_sees_what_was_and_at_the_end_all(
    welcome: Welcome, server: Server, size: tuple[int, int], language: str
) -> None:
    wes = welcome("Wes", size=size, language=language)
    with game(server, policy="seats") as table:
        way = table.play_until(8)
        bar = come_in(wes, table.link)
        choice = bar.get_by_role("combobox", name=wes.say("watch-view"))
        choice.focus()
        wes.page.keyboard.press("ArrowDown")
        wes.until(lambda: wes.update["view"]["seat"] == 0, "the fugitive's eyes")
        expect(wes.page.locator(".sight.late")).to_be_visible()
        expect(choice).to_be_focused()
        expect(choice).to_have_value("0")
        check_place(wes, bar)
        assert way_of(wes.update) == way[:3]
        expect(wes.page.locator(".bar-turn")).to_have_text(wes.scene["turn"])
        check_lights(wes)
        wes.page.reload()
        expect(wes.page.locator(".sight.late")).to_be_visible()
        expect(choice).to_have_value("0")
        play({table.ada: Random(6), table.ben: Random(7)})
        wes.verdict()
        assert way_of(wes.update) == way_of(table.ada.last["update"])
        expect(wes.page.locator(".sight.late")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "it")])
def test_the_host_chooses_and_the_others_read_it(
    welcome: Welcome, server: Server, size: tuple[int, int], language: str
) -> None:
    ada, ben = (welcome(name, size=size, language=language) for name in ("Ada", "Ben"))
    seat(ada, server, "classic", "me", "open", "open")
    ada.push(ada.page.locator(".watch-part summary").first)
    ada.page.get_by_role("radio", name=ada.say("watch-seats")).check()
    ada.page.get_by_label(ada.say("watch-delay")).select_option("8")
    ada.until(lambda: ada.told("table")[-1]["delay"] == 8, "eight moves behind")
    check_lights(ada)
    ben.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    ben.press("screen-take-seat")
    rule = ben.until(lambda: ben.told("table"), "a table")[-1]["rule"]
    assert "8" in rule
    expect(ben.page.locator(".watch-rule")).to_have_text(rule)
    ada.press("screen-start-bots")
    ada.until(lambda: ada.told("update"), "the game")
    menu = ada.menu()
    ada.push(menu.locator(".watch-part summary").first)
    menu.get_by_label(ada.say("watch-delay")).select_option("5")
    ben.press("screen-agree")
    ada.until(lambda: ada.told("table")[-1]["delay"] == 5, "five moves behind")
    menu.get_by_role("radio", name=ada.say("watch-none"), exact=True).check()
    ada.until(lambda: ada.told("table")[-1]["policy"] == "none", "nobody may watch")
    check_lights(ada)
