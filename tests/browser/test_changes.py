"""Updates told by what has changed: the page makes of them what Python does, and asks for the whole where it cannot."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import json

from gaslamp.deltas import difference, written
from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list, settled
from tests.browser.people import Person
from tests.server.client import Server

APPLY = """async pairs => {
  const { applied } = await import("/static/deltas.js");
  return pairs.map(([old, delta]) => applied(old, delta));
}"""
REFUSE = """async pairs => {
  const { applied } = await import("/static/deltas.js");
  return pairs.map(([old, delta]) => { try { applied(old, delta); return "taken"; } catch { return "refused"; } });
}"""


def junk(rng: Random, depth: int = 3) -> Any:
    """Anything that JSON can say."""
    kind = rng.randrange(6 if depth else 4)
    if kind == 4:
        return [junk(rng, depth - 1) for _ in range(rng.randrange(6))]
    if kind == 5:
        return {key: junk(rng, depth - 1) for key in "abcd" if rng.random() < 0.6}
    return [None, rng.random() < 0.5, rng.randrange(-2, 3), rng.choice(["", "ñ", "😀 long"])][kind]


def test_the_page_makes_of_a_delta_what_python_does(welcome: Welcome) -> None:
    ada, rng = welcome("Ada"), Random(7)
    ada.lend_modules()
    ada.visit()
    pairs = [(junk(rng), junk(rng)) for _ in range(400)]
    deltas = [json.decode(difference(written(old), written(new))) for old, new in pairs]
    made = ada.page.evaluate(APPLY, [[old, delta] for (old, _), delta in zip(pairs, deltas, strict=True)])
    assert made == [new for _, new in pairs]
    strange: list[tuple[Any, Any]] = [(None, {"a": [1]}), ([1], [4, [2]]), ({}, [0, 1, []]), (3, [0, [1]])]
    assert set(ada.page.evaluate(REFUSE, strange)) == {"refused"}


def test_a_page_that_missed_something_asks_for_the_whole_and_plays_on(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    table, _ = seat(ada, server, "classic", "me", "casual")
    ada.until(lambda: ada.offers, "a turn")
    settled(ada)
    server.run(lose(server, table))
    by_list(ada, 0)
    ada.until(lambda: asked(ada) == 1, "the page to ask")
    ada.until(lambda: ada.offers, "the next turn")
    settled(ada)
    by_list(ada, 0)
    ada.until(lambda: ada.offers or ada.is_over, "the turn after it")
    assert asked(ada) == 1


async def lose(server: Server, table: str) -> None:
    """As if an update had been sent that never arrived."""
    for screen in server.room(table).screens:
        screen.last_n = 10_000


def asked(person: Person) -> int:
    return sum(message["type"] == "whole" for message in person.said)
