"""The stage of the chases on the screens people have, measured: one game each, its window resized."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

import pytest

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.geometry import DESKTOPS, SIZES, faults, look
from tests.browser.people import Person
from tests.patience import PATIENCE
from tests.server.client import Json, Server, play

TABLES = {
    "classic, fleeing": ("classic", ("me", "club"), {}),
    "classic, hunting": ("classic", ("club", "me"), {"board": "ravensburger"}),
    "holmes, fleeing": ("holmes", ("me", "club", "club"), {"mode": "sherlock"}),
    "holmes, hunting": ("holmes", ("club", "me", "me"), {"mode": "original"}),
    "compact, fleeing": ("compact", ("me", "club"), {}),
    "compact, hunting": ("compact", ("club", "me"), {}),
}
STATIONS = {"classic": 199, "holmes": 199, "compact": 113}


class Playing:
    """Somebody at a table whose moves are made without a finger, so that only the looks count."""

    def __init__(self, ada: Person, server: Server, game: str, chairs: tuple[str, ...], options: Json) -> None:
        self.ada, self.server, self.game = ada, server, game
        self.table, self.token = seat(ada, server, game, *chairs, options=options)
        self.rng = Random(11)
        ada.page.locator(".board-frame").wait_for()

    def ready(self) -> bool:
        return bool(self.ada.until(lambda: self.ada.offers or self.ada.is_over, "a turn"))

    def act(self, choose: Callable[[list[Json]], Json]) -> None:
        n = self.ada.update["n"]
        action = choose(self.ada.update["actions"])
        path = f"/api/tables/{self.table}/act"
        assert self.server.post(path, action, authorization=f"Bearer {self.token}").status_code == 200
        self.ada.until(lambda: self.ada.update["n"] > n, "an answer")

    def some(self, most: int) -> None:
        """So many actions at random, doubles left out."""
        while self.ready() and not self.ada.is_over and most:
            self.act(lambda actions: self.rng.choice([one for one in actions if one["type"] != "Double"] or actions))
            most -= 1

    def finish(self) -> None:
        """To the end at random while the page is away; then it is opened again."""
        self.ada.page.goto("about:blank")
        with self.server.sit(self.token) as client:
            play({client: self.rng})
        self.ada.visit(f"/table/{self.table}#{self.token}")
        self.ada.until(lambda: self.ada.is_over, "the end")
        self.ada.page.locator(".ending").wait_for()

    def double(self) -> bool:
        """Begins a double move, if there is one to begin."""
        doubles = [one for one in self.ada.update["actions"] if one["type"] == "Double"] if self.ada.offers else []
        if doubles:
            self.act(lambda _: doubles[0])
        return bool(doubles) and self.ready()

    def check(self, when: str) -> None:
        """On every screen: nothing wrong, once it has come to rest."""
        for size in SIZES:
            self.ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            found = at_rest(self.ada, size, STATIONS[self.game])
            assert not found, f"{self.game} {when} at {size}: {found}"


REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  do await frame(); while (document.querySelector(".board-sheet.moving"));
}"""


def at_rest(ada: Person, size: tuple[int, int], stations: int) -> list[str]:
    """What is wrong once the map has come to rest, however long that takes on this machine."""
    end, found = monotonic() + PATIENCE / 4, [""]
    while found and monotonic() < end:
        ada.page.evaluate(REST)
        found = faults(ada, size, stations)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_everything_is_in_sight_on_every_screen(welcome: Welcome, server: Server, name: str) -> None:
    game, chairs, options = TABLES[name]
    playing = Playing(welcome("Ada", size=DESKTOPS[0]), server, game, chairs, dict(options))
    playing.ready()
    playing.check("at the start")
    playing.some(10)
    playing.check("after ten actions")
    if playing.double():
        playing.check("in a double")
    playing.finish()
    playing.check("at the end")


@pytest.mark.parametrize("size", [(1024, 600), (1366, 657), (1536, 730), (2560, 1440)])
def test_the_map_keeps_its_place_and_scale_from_the_first_move_to_the_last(
    welcome: Welcome, server: Server, size: tuple[int, int]
) -> None:
    ada = welcome("Ada", size=size)
    playing = Playing(ada, server, "classic", ("me", "club"), {"rounds": 6})
    views = set()
    while playing.ready() and not ada.is_over:
        ada.until(lambda: look(ada)["numbers"] == 199, "the whole board")
        ada.page.evaluate(REST)
        found = look(ada)
        assert (found["numbers"], found["unread"]) == (199, [])
        views.add(found["view"])
        playing.some(1)
    assert len(views) == 1


def test_a_player_moves_the_map_and_it_stays_there(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=(1366, 657))
    playing = Playing(ada, server, "classic", ("me", "club"), {})
    playing.ready()
    whole = settled(ada)
    ada.press("hunt-nearer")
    near = settled(ada, than=whole)
    playing.some(2)
    playing.ready()
    ada.press("hunt-whole")
    assert settled(ada, than=near) == whole
    ada.press("hunt-me")
    mine = settled(ada, than=whole)
    assert faults(ada, (1366, 657), 199)[0].startswith("in sight"), "only a part of the board is to be seen"
    ada.page.keyboard.press("0")
    assert settled(ada, than=mine) == whole
    for key in ("+", "-", "0"):
        ada.page.keyboard.press(key)
    assert settled(ada) == whole


def settled(ada: Person, *, than: str = "") -> str:
    """How the map lies once it has moved."""
    ada.until(lambda: look(ada)["view"] != than, "the map to move")
    ada.page.evaluate(REST)
    return str(look(ada)["view"])
