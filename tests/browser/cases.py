"""Case Connection as somebody at a browser plays it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from gaslamp.agents import make_agent
from gaslamp.core import encode
from tests.browser.hands import by_list
from tests.browser.people import Person
from tests.server.client import Json, Server


def advice(person: Person, server: Server) -> Json:
    """What a player of some experience would do."""
    table = person.told("table")[-1]["table"]
    action: Any = make_agent("heuristic", Random(1)).act(server.room(table).match.view(0))
    return next(offered for offered in person.update["actions"] if offered == json.loads(encode(action)))


def play_on(person: Person, server: Server) -> None:
    """One action, from the list, as advised."""
    person.until(lambda: person.offers, "a turn")
    person.until(lambda: is_drawn(person), "the moves to be listed")  # by then the screen has chosen its tab
    if person.is_touching:  # on a phone the list stands by the players
        person.push(person.page.locator('.case-tabs [data-tab="players"]'))
    by_list(person, person.update["actions"].index(advice(person, server)))


def is_drawn(person: Person) -> bool:
    """Whether the screen shows the latest update."""
    return bool(person.page.evaluate("document.body.dataset.shown") == str(person.update["n"]))


def openings(person: Person) -> Json:
    """For each clue in hand the places where it would share a symbol."""
    found: Json = person.until(lambda: person.told("drafted"), "the table's answer")[-1]["openings"]
    return found


def laid(person: Person) -> list[int]:
    """The clues on the layout, as the table knows it."""
    return [place["card"] for place in person.told("drafted")[-1]["cards"]]


def links(person: Person) -> list[list[Any]]:
    """The connections on the layout: the two cards and the token."""
    return [[link["one"], link["other"], link["token"]] for link in person.told("drafted")[-1]["links"]]
