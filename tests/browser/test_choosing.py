"""The first page: open games before all else, what stands on a card, sets of house rules, bots that are marked."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator

from gaslamp.agents.names import NAMES
from gaslamp.server.catalogue import GameEntry, Option, Preset, catalogue
from gaslamp.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.doors import card, mode_title, panel, seat
from tests.browser.people import DESK, PHONE
from tests.server.client import Server, play

CHOSEN = """radios => radios.filter(radio => radio.checked
    && getComputedStyle(radio.nextElementSibling, '::before').content.includes('✓')).length"""
SMALL = """labels => labels.filter(label => label.offsetParent && label.getBoundingClientRect().height < 44)
    .map(label => label.textContent)"""


def entry(game: str, language: str = "en") -> GameEntry:
    return next(entry for entry in catalogue(language) if entry.name == game)


def option(game: str, name: str) -> Option:
    return next(option for option in entry(game).options if option.name == name)


def preset(game: str, name: str) -> Preset:
    return next(preset for preset in entry(game).presets if preset.name == name)


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_comes_back_finds_their_open_games_above_the_cards(
    welcome: Welcome, server: Server, size: tuple[int, int]
) -> None:
    ada = welcome("Ada", size=size)
    seat(ada, server, "classic", "me", "open")
    ada.page.get_by_role("heading", name=ada.say("screen-invite")).wait_for()
    seat(ada, server, "compact", "me", "club", names=["Ada"])
    ada.until(lambda: ada.offers, "a turn")
    ada.visit()
    mine = ada.page.get_by_role("region", name=ada.say("screen-my-games"))
    rows = mine.get_by_role("listitem")
    rows.first.wait_for()
    assert ada.say("screen-your-turn") in rows.first.inner_text()  # what waits for me comes first
    assert ada.say("screen-waiting") in rows.nth(1).inner_text()
    assert top(rows.nth(1)) < top(card(ada, "classic")) < (size[1] if size == DESK else 2 * size[1])
    assert rows.first.locator(".bot-mark").count() == 1


def test_a_newcomer_finds_the_cards_first_and_finished_games_are_folded_away(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    ada.visit()
    card(ada, "classic").wait_for()
    assert ada.page.get_by_text(ada.say("screen-my-games")).count() == 0
    table, token = server.create("connection", "me", "club")
    with server.sit(token) as client:
        play({client: Random(1)})
    ada.visit(f"/table/{table}#{token}")
    ada.until(lambda: ada.is_over, "the end")
    ada.visit()
    fold = ada.page.locator("summary", has_text=ada.say("screen-finished"))
    fold.wait_for()
    assert top(fold) > top(card(ada, "connection"))
    assert not ada.page.get_by_role("link", name=ada.say("screen-open")).is_visible()
    ada.push(fold)
    ada.page.get_by_role("link", name=ada.say("screen-open")).wait_for()


def test_the_mode_and_my_character_are_chosen_on_the_card(welcome: Welcome) -> None:
    ada = welcome("Ada")
    holmes = panel(ada, "holmes")
    irene = next(one for one in option("holmes", "characters").choices if one.value == "irene")
    assert not holmes.get_by_text(irene.about).is_visible()  # no abilities in the original game
    holmes.get_by_role("radio", name=mode_title(ada, "sherlock"), exact=True).check()
    holmes.get_by_text(irene.about).wait_for()
    holmes.get_by_role("checkbox", name="Mycroft Holmes", exact=True).check()
    holmes.get_by_role("radio", name=irene.title, exact=True).check()
    ada.press("screen-hunt", holmes)
    ada.until(lambda: ada.offers, "a turn")
    pawns = {pawn["name"]: pawn for pawn in ada.scene["pawns"]}
    assert {"sherlock", "watson", "irene", "mycroft"} <= pawns.keys()
    assert [name for name, pawn in pawns.items() if pawn["mine"] and not name.startswith("bobby")] == ["irene"]
    assert pawns["irene"]["tokens"] == 1
    bots = ada.page.locator(".players .player", has=ada.page.locator(".bot-mark"))
    bots.nth(3).wait_for()
    assert {bot.locator(".note").inner_text().split()[1] for bot in bots.all()} <= {*NAMES}
    assert bots.count() == 4


def test_two_characters_are_the_fewest(welcome: Welcome) -> None:
    holmes = panel(welcome("Ada"), "holmes")
    for name in ("Sherlock Holmes", "Dr Watson", "Irene Adler"):
        holmes.get_by_role("checkbox", name=name, exact=True).click()
    assert holmes.locator(".team input[type=checkbox]:checked").count() == 2


def test_a_set_of_house_rules_fills_in_the_fields_and_a_change_is_ones_own(welcome: Welcome) -> None:
    ada = welcome("Ada")
    classic = panel(ada, "classic")
    for key in ("screen-house-rules", "screen-more-rules"):
        ada.push(classic.locator("summary", has_text=ada.say(key)))
    short = preset("classic", "short")
    book, chosen = (
        classic.get_by_role("radio", name=title, exact=True) for title in (preset("classic", "book").title, short.title)
    )
    assert book.is_checked()
    chosen.check()
    rounds = classic.get_by_label(option("classic", "rounds").title, exact=False).last
    assert rounds.input_value() == "13"
    rounds.fill("14")
    assert classic.get_by_role("radio", name=ada.say("screen-preset-own"), exact=True).is_checked()
    book.check()
    assert not classic.get_by_text(ada.say("screen-preset-own"), exact=True).is_visible()
    assert rounds.input_value() == "22"
    chosen.check()
    ada.press("screen-flee", classic)
    ada.until(lambda: ada.offers, "a turn")
    settings = ada.told("table")[-1]["settings"]
    assert [line.split(": ")[1] for line in settings] == ["3, 8, 13", "13", "15"]


def test_what_is_chosen_is_ticked(welcome: Welcome) -> None:
    ada = welcome("Ada")
    classic = panel(ada, "classic")
    strips = classic.locator(".choices")
    for strip in strips.all():
        assert strip.locator("input").evaluate_all(CHOSEN) == 1
    assert strips.count() == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_fits_a_small_phone(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", size=(360, 740), language=language)
    holmes = panel(ada, "holmes")
    holmes.get_by_role("radio", name=mode_title(ada, "sherlock"), exact=True).check()
    for fold in holmes.locator("summary:visible").all():
        ada.push(fold)
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert holmes.locator(".choices label, .tile, .ticked").evaluate_all(SMALL) == []


def test_bots_are_marked_in_the_menu_and_in_the_waiting_room(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    seat(ada, server, "connection", "me", "open", "club", names=["Ada"])
    room = ada.page.locator(".waiting .chairs")
    room.wait_for()
    assert marked(room) == [False, False, True]
    ada.press("screen-start-bots")
    ada.until(lambda: ada.offers, "a turn")
    assert marked(ada.menu().locator(".chairs")) == [False, True, True]
    ada.until(lambda: ada.page.locator(".case-player .bot-mark").count() == 2, "both bots are marked")


def marked(chairs: Locator) -> list[bool]:
    return [row.locator(".bot-mark").count() == 1 for row in chairs.get_by_role("listitem").all()]
