"""The sheet of a phone held upright: docked below the map, pulled over it to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import PHONE, Person
from tests.server.client import Server


def is_open(person: Person) -> bool:
    """Whether it lies over the map, as it looks and as it is read out."""
    handle = person.button(person.say("hunt-sheet"))
    covers = person.page.evaluate("() => document.querySelector('.chase-sheet').getBoundingClientRect().top < 100")
    assert handle.get_attribute("aria-expanded") == str(covers).lower()
    return bool(covers)


def handle(person: Person) -> tuple[float, float]:
    box = person.button(person.say("hunt-sheet")).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_finger(person: Person, far: float) -> None:
    x, begin = handle(person)
    finger = person.page.context.new_cdp_session(person.page)
    ways = [("touchStart", begin), *(("touchMove", begin + far * i / 10) for i in range(1, 11))]
    for kind, y in ways:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_mouse(person: Person, far: float) -> None:
    x, begin = handle(person)
    person.page.mouse.move(x, begin)
    person.page.mouse.down()
    person.page.mouse.move(x, begin + far, steps=4)
    person.page.mouse.up()


def by_handle(person: Person, _: float) -> None:
    person.press("hunt-sheet")


@pytest.mark.parametrize("move", [by_finger, by_mouse, by_handle])
def test_it_is_opened_and_closed_again(welcome: Welcome, server: Server, move: Callable[[Person, float], None]) -> None:
    ada = welcome("Ada", size=PHONE)
    seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    ada.page.get_by_text(ada.say("hunt-how")).wait_for()
    assert not is_open(ada)
    for far, opens in ((-200, True), (200, False)):
        move(ada, far)
        ada.until(partial(lambda opens: is_open(ada) == opens, opens), f"open: {opens}")
