"""Strangers meet on the first page and play: by quick match, at a public table, and with bots after a wait."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.people import PHONE, Person
from tests.browser.test_accessible import check_lights
from tests.server.client import Server
from tests.server.strangers import wait


def lobby(person: Person) -> Locator:
    """The first page with the way to strangers open, by keyboard."""
    person.visit()
    section = person.page.locator(".others")
    section.wait_for()
    if section.get_attribute("open") is None:
        section.locator("summary").press("Enter")
    section.get_by_role("button", name=person.say("strangers-find")).wait_for()
    return section


def find(person: Person, seats: int = 3, wish: str = "any") -> None:
    section = lobby(person)
    section.get_by_role("radio", name=str(seats), exact=True).check()
    section.get_by_role("radio", name=person.say(f"strangers-side-{wish}"), exact=True).check()
    section.get_by_role("button", name=person.say("strangers-find")).press("Enter")
    person.page.locator(".gathering").wait_for()


def test_two_strangers_meet_by_quick_match_and_start(welcome: Welcome, server: Server) -> None:
    ada, ben = welcome("Ada", language="fr"), welcome("Ben", size=PHONE, language="de")
    find(ada, 2)
    check_lights(ada)
    find(ben, 2)
    expect(ada.page.locator(".chairs .chair-person")).to_have_count(2)
    wait(server, 3)
    for person in (ada, ben):
        person.page.locator("#stations .number").first.wait_for()
    seats = [{chair["seat"] for chair in person.told("table")[-1]["chairs"] if chair["mine"]} for person in (ada, ben)]
    assert sorted(map(len, seats)) == [1, 1]
    assert seats[0] != seats[1]


def test_bots_fill_for_somebody_who_is_alone(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=PHONE, language="it")
    find(ada, 4)
    expect(ada.page.get_by_role("timer")).to_contain_text("0:")
    check_lights(ada)
    wait(server, 60)
    ada.page.locator("#stations .number").first.wait_for()
    assert [chair["kind"] for chair in ada.told("table")[-1]["chairs"]].count("bot") == 3


def test_a_table_that_waits_is_listed_joined_and_left_at_the_hosts_word(welcome: Welcome, server: Server) -> None:
    ada, ben, eve = welcome("Ada"), welcome("Ben", size=PHONE), welcome("Eve")
    ada.visit()
    ada.page.get_by_label(ada.say("screen-name")).fill("Ada")
    ada.page.locator('[data-game="classic"]').click()
    ada.page.get_by_role("checkbox", name=ada.say("screen-public")).check()
    ada.press("screen-with-friends", ada.page.locator(".game-panel"))
    ada.page.locator(".gathering").wait_for()
    section = lobby(ben)
    row = section.locator(".strangers-row").filter(has_text="Ada")
    expect(row).to_have_count(1)
    check_lights(ben)
    row.get_by_role("button").press("Enter")
    expect(ada.page.locator(".chairs .chair-person")).to_have_count(2)
    check_lights(ada)
    ada.push(ada.page.locator("summary", has_text=ada.say("strangers-dismiss")))
    ada.page.get_by_role("button", name=ada.say("strangers-dismiss-do")).click()
    expect(ben.page.get_by_role("heading", name=ben.say("screen-no-seat"))).to_be_visible()
    expect(ada.page.locator(".chairs .chair-person")).to_have_count(1)
    for person, count in ((eve, 1), (ben, 0)):
        section = lobby(person)
        section.locator(".strangers-row, .strangers-none:not(:empty)").first.wait_for()
        expect(section.locator(".strangers-row").filter(has_text="Ada")).to_have_count(count)
    ada.page.get_by_role("checkbox", name=ada.say("strangers-public")).uncheck()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    section = lobby(eve)
    expect(section.locator(".strangers-none")).not_to_be_empty()
    expect(section.locator(".strangers-row").filter(has_text="Ada")).to_have_count(0)


def test_whoever_does_not_look_does_not_ask(welcome: Welcome) -> None:
    """The list is asked for while the page is seen, and not once it is left."""
    ada = welcome("Ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/api/lobby" in request.url else None)
    ada.page.clock.install()
    section = lobby(ada)
    ada.until(lambda: len(asked) == 1, "the list to be asked for")
    expect(section.locator(".strangers-none")).not_to_be_empty()
    ada.page.clock.fast_forward(4000)
    ada.until(lambda: len(asked) == 2, "the list to be asked for again")
    section.locator("summary").press("Enter")
    expect(section.locator(".strangers")).to_have_count(0)
    ada.page.clock.fast_forward(60_000)
    assert len(asked) == 2
