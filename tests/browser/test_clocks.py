"""Clocks at the screen: chosen, seen, run out; a bot that stands in and makes way; a move taken back by agreement."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.hands import by_list
from tests.browser.people import DESK, PHONE, Person
from tests.server.client import Server
from tests.server.test_keeper import pass_by

MINUTE = {"kind": "move", "seconds": 60}
UP = {"en": "time is up", "fr": "le temps est écoulé", "it": "tempo scaduto", "de": "Die Zeit ist um"}
ASKED = {"it": "vorrebbe ritirare", "de": "möchte den letzten Zug zurücknehmen"}


def two_at_a_table(ada: Person, bea: Person, server: Server, **more: object) -> None:
    """Ada flees and is to move; Bea hunts."""
    seat(ada, server, "classic", "me", "open", options={"detectives": 2, "surfacing": []}, **more)
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.press("screen-take-seat")
    ada.until(lambda: ada.offers, "a turn")


def covers_the_map(person: Person) -> bool:
    """Whether what is asked lies over a part of the board."""
    covers: bool = person.page.evaluate("""() => {
      const box = (one) => document.querySelector(one).getBoundingClientRect();
      const asked = box(".question"), map = box(".board-frame");
      return asked.left < map.right && asked.right > map.left && asked.top < map.bottom && asked.bottom > map.top;
    }""")
    return covers


def let_pass(server: Server, seconds: float) -> None:
    server.run(pass_by(server.rooms.store, seconds))
    server.run(server.rooms._look_at_clocks())


def test_a_clock_is_chosen_with_the_house_rules(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    place = panel(ada, "classic")
    place.get_by_text(ada.say("screen-house-rules"), exact=True).click()
    choice = place.locator(".clock-choice")
    hours = place.locator(".clock-hours")
    expect(hours).to_be_hidden()
    choice.select_option(label="3 days for each move")
    expect(hours).to_be_visible()
    hours.get_by_label(ada.say("screen-clock-from")).select_option("18")
    hours.get_by_label(ada.say("screen-clock-to")).select_option("23")
    ada.press("screen-with-friends", place)
    told = ada.until(lambda: ada.told("table"), "a table")[-1]
    assert told["clock"] == "Clock: 3 days for each move, from 18:00 to 23:00"
    expect(ada.page.locator(".table-settings")).to_contain_text(told["clock"])


@pytest.mark.parametrize(("languages", "size"), [(("en", "de"), DESK), (("fr", "it"), PHONE)])
def test_time_runs_is_up_and_a_bot_moves(
    welcome: Welcome, server: Server, languages: tuple[str, str], size: tuple[int, int]
) -> None:
    ada, bea = (welcome(name, size=size, language=own) for name, own in zip(("Ada", "Bea"), languages, strict=True))
    two_at_a_table(ada, bea, server, clock=MINUTE)
    clock = ada.page.locator(".bar-clocks .running")
    expect(clock).to_be_visible()
    assert 0 < ada.told("times")[-1]["seats"][0]["seconds"] <= 60
    let_pass(server, 61)
    for person in (ada, bea):
        expect(person.page.locator("#toasts")).to_contain_text(UP[person.language])
    bea.until(lambda: bea.offers, "the bot to have moved")
    expect(bea.page.locator(".bar-clocks .running.own")).to_be_visible()


def test_whoever_was_absent_takes_over_by_a_button(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada", size=PHONE, language="de"), welcome("Bea", language="fr")
    two_at_a_table(ada, bea, server)
    ada.press("screen-leave", ada.menu())
    ada.press("screen-close", ada.dialog)
    question = ada.page.locator(".question")
    expect(question).to_contain_text(ada.say("screen-bot-for-you"))
    ada.press("screen-return", question)
    expect(question).to_be_hidden()


@pytest.mark.parametrize(("languages", "answer"), [(("en", "it"), "screen-decline"), (("fr", "de"), "screen-agree")])
def test_a_move_is_taken_back_if_the_other_agrees(
    welcome: Welcome, server: Server, languages: tuple[str, str], answer: str
) -> None:
    ada, bea = (welcome(name, language=own, size=PHONE) for name, own in zip(("Ada", "Bea"), languages, strict=True))
    two_at_a_table(ada, bea, server)
    n = ada.update["n"]
    by_list(ada, 0)
    bea.until(lambda: bea.offers, "the move")
    ada.press("screen-undo", ada.menu())
    ada.press("screen-close", ada.dialog)
    expect(ada.page.locator(".question")).to_contain_text(ada.say("screen-asked-others"))
    question = bea.page.locator(".question")
    expect(question).to_contain_text(ASKED[bea.language])
    assert not covers_the_map(ada)
    assert not covers_the_map(bea)
    bea.press(answer, question)
    expect(ada.page.locator(".question")).to_be_hidden()
    if answer == "screen-decline":
        assert bea.offers
        return
    ada.until(lambda: ada.update["n"] == n and ada.offers, "the turn again")
    bea.until(lambda: bea.update["n"] == n, "the same for the other")
    by_list(ada, 1)
    bea.until(lambda: bea.offers, "another move")
