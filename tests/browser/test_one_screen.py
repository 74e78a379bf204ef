"""Three people at one screen: behind the curtain nothing of the last seat is left, nor was it sent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, set_rules
from tests.browser.hands import by_list
from tests.browser.people import Person, named
from tests.browser.truth import leaks, way_of
from tests.server.client import Json

NAMES = ("Ada", "Bea", "Cleo")
STARTS = {"start_pack": "separate", "detectives": 2, "detective_starts": "26, 29", "fugitive_starts": "197"}
READABLE = """() => [...document.querySelectorAll("body *")].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data),
    ...[...element.attributes].filter(a => /^(aria-|data-|title|alt|id)/.test(a.name)).map(a => a.value)])"""
"""Every text, label and mark in the page, seen or not."""


def test_a_curtain_between_three_people(welcome: Welcome) -> None:
    us, rng, was_curtained = welcome("us"), Random(9), 0
    sit_down(us)
    while not us.is_over:
        us.until(lambda: us.offers or us.is_over or is_curtained(us), "a turn")
        if is_curtained(us):
            was_curtained += 1
            lift(us)
        elif us.offers:
            move(us, rng)
            check_forgotten(us)
    assert was_curtained == 3, "he moved three times"
    check_messages(us)


def sit_down(us: Person) -> None:
    game = panel(us, "classic")
    set_rules(us, game, "classic", rounds=3, surfacing="2", **STARTS)
    game.get_by_role("group", name=us.say("screen-people")).get_by_role("radio", name="3").check()
    us.push(game.locator("summary", has_text=us.say("screen-names")))
    for n, name in enumerate(NAMES, 1):
        game.get_by_label(f"{us.say('screen-player')} {n}", exact=True).fill(name)
    us.press("screen-one-screen", game)


def is_curtained(us: Person) -> bool:
    sights = [message["type"] for message in us.heard if message["type"] in ("update", "curtain")]
    return sights[-1:] == ["curtain"]


def lift(us: Person) -> None:
    """Before it is lifted the page holds nothing of what was shown; then it is his."""
    button = us.button(f"{us.say('screen-i-am')} Ada, {us.say('screen-show-me')}")
    button.wait_for()
    assert [trace for update in us.told("update") for trace in traces(us, update)] == []
    us.push(button)
    us.until(lambda: us.offers, "his turn")
    assert us.update["view"]["seat"] == 0


def traces(us: Person, update: Json) -> Iterator[str]:
    """What of an update can still be read in the page."""
    page = us.page.evaluate(READABLE)
    secrets = [*update["told"], *update["scene"]["brief"], update["scene"]["turn"], update["scene"]["heading"]]
    yield from (text for text in secrets if any(text in found for found in page))
    stations = {str(at) for at in update["view"]["state"]["stations"] if at}
    yield from (text for text in page if stations & set(re.findall(r"\d+", text)))


def move(us: Person, rng: Random) -> None:
    """Any ride, but double moves as long as there are any: in them he is told of his own first ride."""
    rides = [i for i, offer in enumerate(us.offers) if offer["group"] == "ride"]
    doubles = [i for i, offer in enumerate(us.offers) if offer["kind"] == "Double"]
    by_list(us, rng.choice(doubles or rides))


def check_forgotten(us: Person) -> None:
    """Whatever he alone was told is not in the page that the others look at."""
    if is_curtained(us) or us.is_over or us.update["view"]["seat"] == 0:
        return
    us.page.get_by_role("heading", name=named(us.scene["turn"])).wait_for()
    his, shared = (sentences(us, is_his=is_his) for is_his in (True, False))
    assert his - shared
    page = us.page.evaluate(READABLE)
    assert [text for text in his - shared if any(text in found for found in page)] == []


def sentences(us: Person, *, is_his: bool) -> set[str]:
    updates = [update for update in us.told("update") if (update["view"]["seat"] == 0) is is_his]
    return {text for update in updates for text in update["told"]}


def check_messages(us: Person) -> None:
    """Whatever was sent for the detectives' eyes is what detectives may know."""
    way = way_of(us.update)
    running = [update for update in us.told("update") if not update["scene"]["over"]]
    shared = [update for update in running if update["view"]["seat"] != 0]
    assert shared
    assert [leak for update in shared for leak in leaks(update, way)] == []
