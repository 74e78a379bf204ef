"""Whoever wants nothing to move sees nothing move."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list, settled
from tests.browser.people import Person
from tests.server.client import Server

RUNNING = """() => document.getAnimations().filter(animation =>
  animation.playState === "running" && animation.effect.getComputedTiming().activeDuration > 1).length"""
LONGEST = """rides => {
  const at = station => document.querySelector(`#s${station}`).getBoundingClientRect();
  const far = ([a, b]) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
  return rides.map(far).reduce((best, length, i, all) => length > all[best] ? i : best, 0);
}"""
WATCH = """() => {
  const at = element => element.getAttribute("transform")?.match(/-?[\\d.]+/g).slice(0, 2).map(Number) ?? [0, 0];
  window.ways = new Map([...document.querySelectorAll("#figures g[transform]")].map(one => [one, [at(one)]]));
  const note = ({ target }) => window.ways.get(target)?.push(at(target));
  new MutationObserver(records => records.forEach(note)).observe(document.querySelector("#figures"),
    { attributes: true, subtree: true, attributeFilter: ["transform"] });
}"""
BETWEEN = """stations => {
  const ends = stations.map(station => document.querySelector(`#s${station}`).getAttribute("transform")
    .match(/-?[\\d.]+/g).slice(0, 2).map(Number));
  const isNear = (point, end) => Math.hypot(point[0] - end[0], point[1] - end[1]) < 45;
  const ways = [...window.ways.values()].filter(way => isNear(way[0], ends[0]) && isNear(way.at(-1), ends[1]));
  return ways.map(way => way.filter(point => !ends.some(end => isNear(point, end))).length);
}"""
"""How often whoever went from the one station to the other was seen between them."""


@pytest.mark.parametrize("motion", [True, False])
def test_pawns_glide_and_stations_breathe_unless_unwanted(welcome: Welcome, server: Server, motion: bool) -> None:  # noqa: FBT001
    ada = welcome("Ada", motion=motion)
    ada.page.clock.install()  # it goes from frame to frame, however few of them the machine would draw in time
    seat(ada, server, "classic", "club", "me")
    ada.until(lambda: ada.offers, "a turn")
    settled(ada)
    assert bool(ada.page.evaluate(RUNNING)) == motion
    assert is_gliding(ada) == motion


def is_gliding(ada: Person) -> bool:
    """Whether a figure is seen on its way, and not only where it left and where it came to."""
    stations = {pawn["pawn"]: pawn["station"] for pawn in ada.scene["pawns"]}
    rides = [[stations[offer["pawn"]], offer["station"]] for offer in ada.offers]
    i = ada.page.evaluate(LONGEST, rides)
    ada.page.evaluate(WATCH)
    by_list(ada, i)
    settled(ada)
    (times,) = ada.page.evaluate(BETWEEN, rides[i])
    return bool(times)
