"""Photographs the table, each game on a laptop and on a phone: `python -m docs.images.photograph`.

Needs what the tests need: Chromium and the extra `dev`.
"""

from __future__ import annotations

import shutil
import tempfile
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


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        with Server(f"{folder}/gaslamp.db", HeuristicBots) as server:
            for name, scene in SCENES.items():
                photograph(browser, server, name, scene)
        browser.close()


if __name__ == "__main__":
    main()
