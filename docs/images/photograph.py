"""Photographs the table, each game on a laptop and on a phone, and what people have beside it when they play together.

`python -m docs.images.photograph`, or with the first words of what is wanted: `... photograph room notebook`.

Needs what the tests need: Chromium and the extra `dev`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.server.client import QuickBots, Server

from gaslamp.agents import make_agent
from gaslamp.core import Seat, encode
from gaslamp.match import View
from gaslamp.server.bots import Answer

HERE = Path(__file__).parent
LAPTOP, PHONE = (1366, 657), (390, 844)


class Scene(NamedTuple):
    """A game after so many events, seen by one seat."""

    game: str
    me: Seat
    seats: int
    events: int
    light: Literal["dark", "light"]
    options: dict[str, Any]


SCENES = {
    "classic": Scene("classic", 1, 2, 58, "dark", {}),
    "holmes": Scene("holmes", 1, 4, 52, "light", {"mode": "sherlock"}),
    "compact": Scene("compact", 1, 3, 34, "dark", {}),
    "connection": Scene("connection", 0, 3, 60, "light", {}),
}


ROOM = Scene("classic", 1, 3, 58, "dark", {})
NOTEBOOK = Scene("classic", 0, 3, 58, "light", {})


class HeuristicBots(QuickBots):
    """Bots that play sensibly, here and now."""

    async def answer(self, agent: str, view: View[Any], **more: Any) -> Answer:
        return Answer(decide(view))


def decide(view: View[Any]) -> Any:
    return make_agent("heuristic", Random(len(view.events))).act(view)


def photograph(browser: Browser, server: Server, name: str, scene: Scene) -> None:
    chairs = ["club"] * scene.seats
    chairs[scene.me] = "me"
    table, token = server.create(scene.game, *chairs, options=scene.options)
    for size, device in ((LAPTOP, "laptop"), (PHONE, "phone")):
        page = open_table(browser, size, scene.light, f"{server.address}/table/{table}#{token}")
        play(server, page, table, token, scene)
        page.screenshot(path=HERE / f"table-{name}-{device}.jpg", type="jpeg", quality=82)
        page.context.close()


def photograph_room(browser: Browser, server: Server) -> None:
    """A bot's plan in the detectives' room."""
    page = panel(browser, server, ROOM, LAPTOP)
    page.locator(".plan-ask").click()
    page.locator(".plan-rides li").first.wait_for()
    take(page, "room-classic-laptop")


def photograph_notebook(browser: Browser, server: Server) -> None:
    """The fugitive's notebook, and the map with it."""
    page = panel(browser, server, NOTEBOOK, PHONE)
    page.locator(".notes-show").click()
    take(page, "notebook-classic-phone")


def panel(browser: Browser, server: Server, scene: Scene, size: tuple[int, int]) -> Page:
    """A table with the panel for talking opened, on a screen of this size."""
    chairs = ["club"] * scene.seats
    chairs[scene.me] = "me"
    table, token = server.create(scene.game, *chairs, options=scene.options)
    page = open_table(browser, size, scene.light, f"{server.address}/table/{table}#{token}")
    play(server, page, table, token, scene)
    page.keyboard.press("t")
    page.locator("#talk [role=tab]").first.wait_for()
    return page


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=78)
    page.context.close()


def open_table(browser: Browser, size: tuple[int, int], light: Literal["dark", "light"], address: str) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=light, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".board-frame, .case").first.wait_for()
    return page


def play(server: Server, page: Page, table: str, token: str, scene: Scene) -> None:
    """On to the turn of this seat after so many events."""
    while True:
        match = server.room(table).match
        is_mine = scene.me in match.to_act
        if match.outcome or (is_mine and len(match.log) >= scene.events):
            break
        if is_mine:
            action = decide(match.view(scene.me))
            headers = {"authorization": f"Bearer {token}"}
            server.http.post(f"/api/tables/{table}/act", content=encode(action), headers=headers)
        page.wait_for_timeout(20)
    page.wait_for_timeout(1500)


def photograph_watching(browser: Browser, server: Server) -> None:
    """Over the fugitive's shoulder, some moves late."""
    scene = Scene("classic", 1, 2, 75, "dark", {})
    table, token = server.create("classic", "club", "me", names=["Ben"], policy="seats")
    page = open_table(browser, PHONE, scene.light, f"{server.address}/table/{table}#{token}")
    play(server, page, table, token, scene)
    with server.sit(token) as host:
        watcher = server.post("/api/watch", {"invite": host.until("table")["watch"]}).json()["token"]
    page.context.close()
    page = open_table(browser, PHONE, scene.light, f"{server.address}/table/{table}#{watcher}")
    page.locator(".sight select").select_option("0")
    page.locator(".sight.late").wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / "watching-phone.jpg", type="jpeg", quality=82)
    page.context.close()


PICTURES = {name: partial(photograph, name=name, scene=scene) for name, scene in SCENES.items()} | {
    "room": photograph_room,
    "notebook": photograph_notebook,
    "watching": photograph_watching,
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        with Server(f"{folder}/gaslamp.db", HeuristicBots) as server:
            for name, photograph_it in PICTURES.items():
                if not sys.argv[1:] or name in sys.argv[1:]:
                    photograph_it(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
