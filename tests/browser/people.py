"""Somebody at a browser: what they see and press, and every message their page received or sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import PurePath
from time import monotonic
from typing import Literal, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Route, WebSocket

from gaslamp.server.kept import STATIC
from gaslamp.server.labels import LATER, labels, later_labels
from tests.patience import PATIENCE
from tests.server.client import Json, Sight
from tests.server.protocol import ValidationError, check_body, check_said

T = TypeVar("T")
DESK, PHONE = (1280, 800), (390, 844)
BLOCKED = "Service Worker registration blocked by Playwright"
"""Said in a browser that may not keep the page; that is how we want it."""
MOMENT = 10
"""Milliseconds between two looks."""
HASTE = 10_000
"""Milliseconds after which something is tried once more."""
DOUBLE_TAP = 0.6
"""Seconds after which a second tap at the same place is no double tap, of which the page takes the first alone."""
UNHURRIED = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (does, after, ...more) => after >= LEAST ? 0 : setTimeout(does, after, ...more);
})();"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def named(text: str) -> re.Pattern[str]:
    """A whole text, whatever spaces are in it; the screen may begin it with a capital."""
    return re.compile("^" + r"\s+".join(map(re.escape, text.split())) + "$", re.IGNORECASE)


def _source(route: Route) -> None:
    """A plain module of the page, for tests of that module alone: the server itself sends packs only."""
    route.fulfill(path=STATIC / PurePath(route.request.url).name, content_type="text/javascript")


class Person:
    """One browser with nothing in it, and whoever sits at it; `keeping` if it may keep the page for itself."""

    def __init__(
        self,
        browser: Browser,
        name: str,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        light: Literal["dark", "light"] = "dark",
        motion: bool = False,
        keeping: bool = False,
    ) -> None:
        self.name, self.address, self.language = name, address, language
        self.is_touching = size[0] < 760
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=light,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.is_touching,
            is_mobile=self.is_touching,
            service_workers="allow" if keeping else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.heard: list[Json] = []
        self.said: list[Json] = []
        self.problems: list[str] = []
        self.pushed = 0.0
        """When a finger or the mouse last was on the page."""
        self.page = self._watched(context.new_page())

    # What is watched

    def _watched(self, page: Page) -> Page:
        page.on("websocket", self._listen)
        page.on("request", self._check_host)
        page.on("request", self._note_asked)
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))
        page.on("console", self._read)
        return page

    def _listen(self, line: WebSocket) -> None:
        sight = Sight()
        line.on("framereceived", lambda text: self.heard.append(sight.heard(json.loads(text))))
        line.on("framesent", self._note_said)

    def _note_said(self, text: str | bytes) -> None:
        """What the page says is of the protocol that strangers are told."""
        self.said.append(json.loads(text))
        self._hold(check_said, self.said[-1])

    def _note_asked(self, request: Request) -> None:
        path = re.sub(r"^/api/tables/[^/]+/", "/api/tables/{table}/", urlsplit(request.url).path)
        if request.method == "POST" and path.startswith("/api/"):
            self._hold(partial(check_body, "post", path), request.post_data_json)

    def _hold(self, check: Callable[[object], None], message: object) -> None:
        try:
            check(message)
        except ValidationError as error:
            self.problems.append(f"{self.name} sent what the protocol does not know: {error.message}")

    def _check_host(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https", "ws") and not request.url.startswith(self.address):
            self.problems.append(f"{self.name} asked elsewhere: {request.url}")

    def _read(self, message: ConsoleMessage) -> None:
        """What violates the content policy is an error on the console too."""
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.problems.append(f"{self.name}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """Problems like this one were to be expected."""
        self.problems = [problem for problem in self.problems if not re.search(pattern, problem)]

    # What was told

    def told(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def update(self) -> Json:
        """How things stand as far as this page was told."""
        return self.told("update")[-1]

    @property
    def scene(self) -> Json:
        scene: Json = self.update["scene"]
        return scene

    @property
    def offers(self) -> list[Json]:
        """What can be done now: nothing behind a curtain, nor before the game begins."""
        sights = [message for message in self.heard if message["type"] in ("update", "curtain")]
        return sights[-1]["scene"]["offers"] if sights and sights[-1]["type"] == "update" else []

    @property
    def is_over(self) -> bool:
        return bool(self.told("update") and self.scene["over"])

    def say(self, key: str) -> str:
        """A label in the language of this page."""
        later = (later_labels(part, self.language) for part in LATER)
        return next(table[key] for table in (labels(self.language), *later) if key in table)

    # Waiting

    def until(self, holds: Callable[[], T], what: object = "") -> T:
        """Look on until that is so."""
        end = monotonic() + PATIENCE
        while not (found := holds()):
            assert monotonic() < end, f"{self.name} waits for {what or holds}"
            self.page.wait_for_timeout(MOMENT)
        return found

    def take_time(self, least: int) -> None:
        """Whatever the page would do by itself after so many milliseconds it never does: a busy machine looks later."""
        self.page.add_init_script(UNHURRIED.replace("LEAST", str(least)))

    def let_draw(self) -> None:
        """Wait until what has changed is drawn, and what has scrolled has been heard of."""
        self.page.evaluate(FRAMES)

    # What is pressed

    def button(self, name: str, within: Locator | Page | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=named(name))

    def press(self, key: str, within: Locator | Page | None = None) -> None:
        """The button with this label."""
        self.push(self.button(self.say(key), within))

    def push(self, thing: Locator) -> None:
        thing.tap() if self.is_touching else thing.click()
        self.pushed = monotonic()

    def push_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y) if self.is_touching else self.page.mouse.click(x, y)
        self.pushed = monotonic()

    def let_go(self) -> None:
        """The next press belongs to no double one, and to nothing that is still coming of the last."""
        self.page.wait_for_timeout(1000 * max(0.0, self.pushed + DOUBLE_TAP - monotonic()))

    def lend_modules(self) -> None:
        """The page's plain modules can be had under /static, for tests of one of them."""
        self.page.route(f"{self.address}/static/*", _source)

    def visit(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def verdict(self) -> Locator:
        """The panel that tells how it ended, once it is there."""
        self.until(lambda: self.is_over, "the end")
        panel = self.page.get_by_role("region", name=named(self.scene["ending"]["verdict"]))
        panel.wait_for()
        return panel

    def menu(self) -> Locator:
        self.press("screen-menu")
        self.dialog.wait_for()
        return self.dialog

    # At the table

    def in_haste(self, do: Callable[[], T]) -> T:
        """Something that may be in vain: what it waits for and does not come is a TimeoutError soon."""
        self.page.set_default_timeout(HASTE)
        try:
            return do()
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)

    def act(self, do: Callable[[], object]) -> Json:
        """Do something that sends one action, and wait for what comes of it."""
        said, heard = len(self.acts()), len(self.heard)
        do()
        self.until(lambda: len(self.acts()) > said, "an action to be sent")
        self.until(lambda: any(self._answers(message) for message in self.heard[heard:]), "an answer")
        assert not [m for m in self.heard[heard:] if m["type"] in ("refused", "trouble")], self.heard[heard:]
        assert len(self.acts()) == said + 1, "sent twice"
        return self.acts()[-1]

    def _answers(self, message: Json) -> bool:
        """Whether a message says what came of the latest action: others may be on their way meanwhile."""
        if message["type"] != "update":
            return message["type"] in ("curtain", "refused")
        kind, seat = (self.acts()[-1].get(field, 0) for field in ("type", "seat"))
        return any((event["type"], event.get("seat", 0)) == (kind, seat) for event in message["events"])

    def acts(self) -> list[Json]:
        """What this page has asked to be done."""
        return [message["action"] for message in self.said if message["type"] == "act"]
