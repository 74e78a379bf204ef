"""The sheet at the bottom of a phone: dragged by finger or mouse, stepped by its handle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import PHONE, Person
from tests.server.client import Server


def sheet(person: Person) -> str:
    return str(person.page.evaluate("() => document.querySelector('[data-height]').dataset.height"))


def stands_at(person: Person, height: str) -> bool:
    return sheet(person) == height


def handle(person: Person) -> tuple[float, float]:
    box = person.button(person.say("hunt-sheet")).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_finger(person: Person, end: float) -> None:
    x, begin = handle(person)
    finger = person.page.context.new_cdp_session(person.page)
    ways = [("touchStart", begin), *(("touchMove", begin + (end - begin) * i / 10) for i in range(1, 11))]
    for kind, y in ways:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_mouse(person: Person, end: float) -> None:
    person.page.mouse.move(*handle(person))
    person.page.mouse.down()
    person.page.mouse.move(handle(person)[0], end, steps=4)
    person.page.mouse.up()


@pytest.mark.parametrize("drag", [by_finger, by_mouse])
def test_it_stays_at_the_height_nearest_to_where_it_was_let_go(
    welcome: Welcome, server: Server, drag: Callable[[Person, float], None]
) -> None:
    ada = welcome("Ada", size=PHONE)
    seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    ada.page.get_by_text(ada.say("hunt-how")).wait_for()
    for end, height in ((400, "half"), (90, "full"), (830, "peek")):
        drag(ada, end)
        ada.until(partial(stands_at, ada, height), height)


def test_its_handle_steps_through_the_heights(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=PHONE)
    seat(ada, server, "classic", "me", "club")
    ada.page.get_by_text(ada.say("hunt-how")).wait_for()
    heights = []
    for _ in range(3):
        ada.press("hunt-sheet")
        heights.append(sheet(ada))
    assert heights == ["half", "full", "peek"]
