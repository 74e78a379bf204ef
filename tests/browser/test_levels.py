"""How well bots play is chosen where a game begins, and a table says when one of them is not ready."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from gaslamp.agents import LEVELS
from gaslamp.server.catalogue import catalogue
from gaslamp.words import Words
from tests.browser.conftest import Welcome
from tests.browser.doors import card, seat
from tests.browser.people import PHONE, Person
from tests.server.client import Server
from tests.server.test_wire_levels import Cold


def levels(person: Person) -> dict[str, tuple[str, str]]:
    return {level.value: (level.title, level.about) for level in catalogue(person.language)[0].levels}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_chosen_by_its_name_and_says_what_to_expect(welcome: Welcome, server: Server, level: str) -> None:
    ada = welcome("Ada", size=PHONE, language="it")
    ada.visit()
    ada.push(card(ada, "classic"))
    title, about = levels(ada)[level]
    ada.page.get_by_role("radio", name=title, exact=True).check()
    ada.page.get_by_text(about).wait_for()
    ada.press("screen-flee")
    ada.until(lambda: ada.offers, "a move")
    table = ada.page.url.split("/")[-1]
    assert [chair.agent for chair in server.room(table).card.chairs] == [None, level]


def test_the_browser_remembers_the_level(welcome: Welcome) -> None:
    ada = welcome("Ada")
    ada.visit()
    ada.push(card(ada, "classic"))
    assert ada.page.get_by_role("radio", name=levels(ada)["club"][0], exact=True).is_checked()
    ada.page.get_by_role("radio", name=levels(ada)["master"][0], exact=True).check()
    ada.visit()
    ada.push(card(ada, "compact"))
    assert ada.page.get_by_role("radio", name=levels(ada)["master"][0], exact=True).is_checked()


@pytest.fixture
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots are not ready."""
    with Server(str(tmp_path_factory.mktemp("cold") / "gaslamp.db"), make_bots=Cold) as server:
        yield server


def test_a_table_shows_that_a_bot_gets_ready(chromium: Browser, cold: Server) -> None:
    ada = Person(chromium, "Ada", cold.address, size=PHONE, language="de")
    seat(ada, cold, "classic", "strong", "me")
    line = ada.page.get_by_role("status").filter(has_text=Words("de").say("warming"))
    line.wait_for()
    cold.server.loop.call_soon_threadsafe(cold.rooms.bots.kindled.set)  # type: ignore[attr-defined]
    line.wait_for(state="hidden")
    ada.until(lambda: ada.offers, "a move")
    ada.page.context.close()
    assert ada.problems == []
