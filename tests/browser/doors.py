"""The ways to a table: from the first page, or by a personal link."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from gaslamp.server.catalogue import Option, catalogue
from tests.browser.people import Person
from tests.server.client import Site


def panel(person: Person, game: str) -> Locator:
    """The first page, with one game opened."""
    person.visit()
    person.push(card(person, game))
    return person.page.get_by_role("region", name=title(person, game), exact=True)


def card(person: Person, game: str) -> Locator:
    """What is pressed on the first page to open a game."""
    blurb = next(entry.blurb for entry in catalogue(person.language) if entry.name == game)
    return person.page.get_by_role("button", name=re.compile(r"\s+".join(map(re.escape, blurb.split()))))


def title(person: Person, game: str) -> str:
    return next(entry.title for entry in catalogue(person.language) if entry.name == game)


def set_rules(person: Person, panel: Locator, game: str, **options: object) -> None:
    """Some options other than in the book, and `seats` for a game against bots; the mode is on the card."""
    if mode := options.pop("mode", None):
        panel.get_by_role("radio", name=mode_title(person, str(mode)), exact=True).check()
    for key in ("screen-house-rules", "screen-more-rules"):
        person.push(panel.locator("summary", has_text=person.say(key)))
    if seats := options.pop("seats", None):
        panel.get_by_label(person.say("screen-players-bots")).select_option(str(seats))
    entry = next(entry for entry in catalogue(person.language) if entry.name == game)
    for option in entry.options:
        if option.name in options:
            _set(panel, option, str(options[option.name]))


def mode_title(person: Person, mode: str) -> str:
    """What the mode of the Sherlock Holmes edition is called on its card."""
    entry = next(entry for entry in catalogue(person.language) if entry.name == "holmes")
    modes = next(option for option in entry.options if option.name == "mode")
    return next(choice.title for choice in modes.choices if choice.value == mode)


def _set(panel: Locator, option: Option, value: str) -> None:
    field = panel.get_by_label(re.compile(rf"^{re.escape(option.title)}\s*{re.escape(option.about)}"))
    if option.kind == "choice":
        field.select_option(label=next(choice.title for choice in option.choices if choice.value == value))
    else:
        field.fill(value)


def seat(person: Person, site: Site, game: str, *chairs: str, **more: object) -> tuple[str, str]:
    """At a table that was set up elsewhere, by its personal link: the table and the token."""
    table, token = site.create(game, *chairs, **more)
    person.visit(f"/table/{table}#{token}")
    return table, token
