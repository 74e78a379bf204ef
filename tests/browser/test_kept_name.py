"""A name that is kept: taken, left, opened again elsewhere, with its games; all of it downloaded, and deleted."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from gaslamp.server import passphrases
from gaslamp.words import LANGUAGES, Words
from tests.browser.conftest import Welcome
from tests.browser.doors import panel
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check_lights
from tests.browser.test_languages import keys_left
from tests.server.browsers import PHRASE, Browser
from tests.server.client import Server, play

NUMBERS = count(1)
REFUSED = "status of 40[03]"
"""What the console says of an answer that was to be expected."""


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "KIB", 64)
    monkeypatch.setattr(passphrases, "ROUNDS", 1)


def new_name() -> str:
    """One that nobody has at this server."""
    return f"Ada N{next(NUMBERS)}"


def fill(person: Person, within: Locator, **fields: str) -> None:
    for key, text in fields.items():
        within.get_by_label(person.say(f"account-{key.replace('_', '-')}"), exact=True).fill(text)


def door(person: Person, way: str) -> Locator:
    """The page of one's name, at one of the three ways in."""
    person.page.get_by_role("radio", name=person.say(f"account-{way}"), exact=True).check()
    return person.page.locator("form")


def take(person: Person, name: str) -> str:
    """By the way from the first page; the recovery code that is shown."""
    person.visit()
    person.page.get_by_role("link", name=person.say("screen-keep-name")).click()
    form = door(person, "take")
    fill(person, form, name=name, passphrase=PHRASE)
    person.press("account-take-do", form)
    code = person.page.locator(".account-code strong").inner_text()
    person.press("account-noted")
    on_page(person, name)
    return code


def enter(person: Person, name: str, phrase: str = PHRASE) -> None:
    person.visit("/me")
    form = door(person, "enter")
    fill(person, form, name=name, passphrase=phrase)
    person.press("account-enter-do", form)


def on_page(person: Person, name: str) -> None:
    person.page.get_by_role("heading", name=name, level=1).wait_for()


def fold(person: Person, key: str) -> Locator:
    person.push(person.page.locator("summary", has_text=person.say(key)))
    return person.page.locator("details[open]").filter(has_text=person.say(key)).last


def finish(person: Person, server: Server, name: str) -> str:
    """A quick game against bots, in this browser and under this name, played to its end: its table."""
    table, token = server.create("classic", "me", "casual", names=[name])
    person.visit(f"/table/{table}#{token}")
    person.until(lambda: person.told("update"), "the game")
    with server.sit(token) as client:
        play({client: Random(1)})
    person.verdict()
    return table


def test_a_name_is_kept_left_and_opened_on_a_phone(welcome: Welcome, server: Server) -> None:
    ada, phone, name = welcome("Ada"), welcome("Ada's phone", size=PHONE), new_name()
    take(ada, name)
    ada.page.reload()
    on_page(ada, name)
    table = finish(ada, server, name)
    assert ada.told("table")[-1]["chairs"][0]["mark"] == "kept"
    ada.visit("/me")
    game = ada.page.locator(".account-games > li")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(re.compile(f"{ada.say('account-won')}|{ada.say('account-lost')}"))
    assert table in str(game.get_by_role("link").get_attribute("href"))
    expect(ada.page.locator(".account-table tbody tr")).to_have_count(1)
    enter(phone, name, "not this one at all")
    phone.page.get_by_text(Words("en").say("name-unknown")).wait_for()
    phone.forgive(REFUSED)
    fill(phone, phone.page.locator("form"), passphrase=PHRASE)
    phone.press("account-enter-do", phone.page.locator("form"))
    on_page(phone, name)
    expect(phone.page.locator(".account-games > li")).to_contain_text(phone.say("account-elsewhere"))
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.push(phone.page.locator(".account-browsers button"))  # the other one
    expect(phone.page.locator(".account-browsers > li")).to_have_count(1)
    ada.page.reload()
    door(ada, "enter")
    assert ada.page.evaluate("localStorage['gaslamp.kept-name']") == '""'
    phone.press("account-leave")
    door(phone, "take")
    phone.visit()
    phone.page.get_by_role("link", name=phone.say("screen-keep-name")).wait_for()


def test_seats_of_a_guest_become_theirs(welcome: Welcome, server: Server) -> None:
    ada, name = welcome("Ada"), new_name()
    table, token = server.create("classic", "me", "open", names=["Somebody"])
    ada.visit(f"/table/{table}#{token}")
    ada.until(lambda: ada.told("table"), "the table")
    ada.visit("/me")
    form = door(ada, "take")
    expect(form.get_by_label(ada.say("account-games-mine"))).to_be_checked()
    fill(ada, form, name=name, passphrase=PHRASE)
    ada.press("account-take-do", form)
    ada.press("account-noted")
    ada.visit(f"/table/{table}")
    expect(ada.page.locator(".chairs .kept-mark")).to_have_count(1)
    expect(ada.page.locator(".waiting-names")).to_contain_text(name)
    ada.page.get_by_text(Words("en").say("server-rated", counts="later")).wait_for()


def test_whoever_has_a_kept_name_chooses_whether_a_game_counts(welcome: Welcome) -> None:
    ada, guest = welcome("Ada"), welcome("Guest", size=PHONE, language="de")
    take(ada, new_name())
    for person in (ada, guest):
        game = panel(person, "classic")
        person.push(game.locator("summary", has_text=person.say("screen-house-rules")))
        game.get_by_role("checkbox", name=re.compile(re.escape(person.say("screen-mirrored")))).wait_for()
    expect(guest.page.get_by_role("checkbox", name=re.compile(guest.say("screen-counts")))).to_have_count(0)
    ada.page.get_by_role("checkbox", name=re.compile(ada.say("screen-counts"))).uncheck()
    check_lights(ada)
    ada.press("screen-with-friends")
    ada.page.get_by_text(Words("en").say("server-rated", counts="no")).wait_for()


def test_a_forgotten_passphrase(welcome: Welcome) -> None:
    ada, other, name = welcome("Ada"), welcome("Ada elsewhere"), new_name()
    code = take(ada, name)
    other.visit("/me")
    form = door(other, "recover")
    fill(other, form, name=name, code="AAAAA-AAAAA", passphrase_new="another lamp is lit")
    other.press("account-recover-do", form)
    other.page.get_by_text(Words("en").say("recovery-unknown")).wait_for()
    other.forgive(REFUSED)
    fill(other, form, code=code.lower())
    other.press("account-recover-do", form)
    again = other.page.locator(".account-code strong")
    again.wait_for()
    assert again.inner_text() != code
    other.press("account-noted")
    on_page(other, name)
    ada.page.reload()
    door(ada, "enter")


def test_the_code_stays_until_it_is_noted(welcome: Welcome) -> None:
    """Another language, or leaving by mistake, does not cost it."""
    ada, name = welcome("Ada"), new_name()
    ada.visit("/me")
    form = door(ada, "take")
    fill(ada, form, name=name, passphrase=PHRASE)
    ada.press("account-take-do", form)
    shown = ada.page.locator(".account-code strong")
    code = shown.inner_text()
    ada.page.locator("select.language").select_option("de")
    ada.language = "de"
    ada.page.get_by_role("heading", name=ada.say("account-noted-title")).wait_for()
    assert shown.inner_text() == code
    assert ada.page.evaluate("!dispatchEvent(new Event('beforeunload', {cancelable: true}))")
    ada.page.emulate_media(media="print")
    expect(shown).to_be_visible()
    expect(ada.button(ada.say("account-noted"))).to_be_hidden()
    ada.page.emulate_media(media="screen")
    ada.press("account-noted")
    on_page(ada, name)


def test_all_is_downloaded_and_all_is_deleted(welcome: Welcome, server: Server, tmp_path: Path) -> None:
    ada, name = welcome("Ada", size=PHONE), new_name()
    take(ada, name)
    finish(ada, server, name)
    ada.visit("/me")
    part = fold(ada, "account-export")
    fill(ada, part, passphrase=PHRASE)
    with ada.page.expect_download() as saving:
        ada.press("account-export-do", part)
    saving.value.save_as(tmp_path / "all.json")
    told = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert (told["name"], len(told["history"]), told["others"]["chat"]) == (name, 1, [])
    ada.push(ada.page.locator("summary", has_text=ada.say("account-export")))
    part = fold(ada, "account-delete")
    fill(ada, part, passphrase="not this one")
    ada.press("account-delete-do", part)
    assert ada.page.evaluate("document.querySelector(':invalid') !== null"), "it is asked once more"
    part.get_by_label(ada.say("account-delete-sure")).check()
    ada.press("account-delete-do", part)
    ada.page.get_by_text(Words("en").say("passphrase-wrong")).wait_for()
    ada.forgive(REFUSED)
    fill(ada, part, passphrase=PHRASE)
    ada.press("account-delete-do", part)
    ada.page.get_by_text(ada.say("account-gone")).wait_for()
    door(ada, "take")
    with Browser(server) as other:
        other.take(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_in_every_language(welcome: Welcome, server: Server, language: str) -> None:
    ada, name = welcome("Ada", language=language, size=PHONE), new_name()
    ada.visit("/me")
    for way in ("enter", "recover", "take"):
        door(ada, way)
        assert keys_left(ada) == []
    take(ada, name)
    finish(ada, server, name)
    ada.visit("/me")
    expect(ada.page.locator(".account-games > li")).to_have_count(1)
    assert keys_left(ada) == []
    left = [text for text in ada.page.evaluate("document.body.innerText.split('\\n')") if "account-" in text]
    assert left == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_screen_reader_stumbles_over_nothing(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    ada, name = welcome("Ada", size=size), new_name()
    ada.visit("/me")
    door(ada, "recover")
    check_lights(ada)
    take(ada, name)
    finish(ada, server, name)
    ada.visit("/me")
    for key in ("account-change", "account-export", "account-delete"):
        fold(ada, key)
    expect(ada.page.locator(".account-games > li")).to_have_count(1)
    check_lights(ada)


def test_by_keyboard_alone(welcome: Welcome) -> None:
    ada, name = welcome("Ada"), new_name()
    ada.visit("/me")
    keys = ada.page.keyboard
    ada.page.get_by_role("radio", name=ada.say("account-take"), exact=True).focus()
    keys.press("Tab")
    keys.press("Control+A")
    keys.type(name)
    keys.press("Tab")
    keys.type(PHRASE)
    strength = ada.page.locator(".account-strength")
    expect(strength).to_have_text(ada.say("account-strength-strong"))
    keys.press("Enter")
    ada.page.locator(".account-code strong").wait_for()
    ada.until(lambda: ada.page.evaluate("document.activeElement?.tagName") == "H1", "the heading")
    for _ in range(4):
        keys.press("Tab")
    keys.press("Enter")
    on_page(ada, name)
