"""Deleting one's name and one's table in the menu: asked twice, told to everybody, in every language and on a phone."""

from __future__ import annotations

import pytest

from gaslamp.words import LANGUAGES, Words
from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import PHONE, Person
from tests.server.client import Server

GONE = "server-table-removed"


def names(person: Person) -> list[str]:
    return [chair["name"] for chair in person.told("table")[-1]["chairs"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_deletes_a_table_after_a_second_thought(welcome: Welcome, server: Server, language: str) -> None:
    ada, said = welcome("Ada", size=PHONE, language=language), Words(language).say(GONE)
    table, token = seat(ada, server, "classic", "me", "open", names=["Ada"])
    menu = ada.menu()
    ada.press("screen-remove-name", menu)
    ada.press("screen-remove-sure", menu)
    ada.until(lambda: names(ada) == ["", ""], "no name")
    ada.press("screen-remove-table", menu)
    assert menu.get_by_text(ada.say("screen-remove-table-ask")).is_visible()
    ada.press("screen-keep", menu)
    assert server.mine(token), "nothing is removed yet"
    ada.press("screen-remove-table", menu)
    ada.press("screen-remove-sure", menu)
    ada.page.get_by_text(said).wait_for()
    assert server.mine(token) == []
    again = welcome("Ada elsewhere", language=language)
    again.visit(f"/table/{table}#{token}")
    again.page.get_by_text(said).wait_for()


def test_a_guest_deletes_their_own_name_alone(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    table, _ = seat(ada, server, "classic", "me", "open", "open", names=["Ada"])
    link = ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value()
    bea.visit(f"/table/{table}#{server.join(link.partition('#')[2], 'Bea')[1]}")
    ada.until(lambda: names(ada) == ["Ada", "Bea", ""], "her name")
    bea.until(lambda: bea.told("table"), "a seat")
    menu = bea.menu()
    assert bea.button(bea.say("screen-remove-table"), menu).count() == 0
    bea.press("screen-remove-name", menu)
    bea.press("screen-remove-sure", menu)
    ada.until(lambda: names(ada) == ["Ada", "", ""], "no name of hers")
