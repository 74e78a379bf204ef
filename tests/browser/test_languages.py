"""Four languages, switched in the middle of a game."""

from __future__ import annotations

import re

import pytest

from gaslamp.server.catalogue import catalogue
from gaslamp.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.people import Person
from tests.server.client import Server

KEY = re.compile(r"\b(screen|hunt|bench|server|option|game|pawn|fare|offer|turn|brief)-[a-z]+(-[a-z]+)*\b")
WORDS = """() => [document.title, ...[...document.querySelectorAll("body *")].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data),
    ...["aria-label", "title", "placeholder"].map(name => element.getAttribute(name) ?? "")])]"""
GAMES = ("classic", "holmes", "compact", "connection")


@pytest.mark.parametrize("game", GAMES)
def test_every_language_in_the_middle_of_a_game(welcome: Welcome, server: Server, game: str) -> None:
    ada, turns = welcome("Ada"), set()
    seat(ada, server, game, "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        switch(ada, language)
        turns.add(ada.scene["turn"])
        assert keys_left(ada) == []
    assert len(turns) == len(LANGUAGES)


def switch(ada: Person, language: str) -> None:
    """By the menu; the sentence over the board follows."""
    before = len(ada.told("update"))
    menu = ada.menu()
    menu.get_by_label(ada.say("screen-language")).select_option(language)
    ada.language = language
    ada.until(lambda: len(ada.told("update")) > before, "everything told anew")
    ada.press("screen-close", menu)
    ada.page.get_by_role("heading", name=ada.scene["turn"], exact=True).wait_for()
    assert ada.page.locator("html").get_attribute("lang") == language


def keys_left(ada: Person) -> list[str]:
    """Texts that are no words of any language."""
    return [text for text in ada.page.evaluate(WORDS) if KEY.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_in_the_language_of_the_browser(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", language=language)
    for entry in catalogue(language):
        panel(ada, entry.name).wait_for()
        assert keys_left(ada) == []
    ada.page.get_by_role("heading", name=ada.say("screen-welcome")).wait_for()
