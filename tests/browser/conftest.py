"""One Chromium and one server for every test of the screen; whatever goes wrong in a page fails its test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.patience import PATIENCE
from tests.server.client import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Welcome: TypeAlias = Callable[..., Person]
expect.set_options(timeout=PATIENCE * 1000)


# Not for the whole session: as long as Playwright runs, no other test could run a loop of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A real browser, if there is one."""
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("no Chromium, so the screen was not tested: sudo apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots act at once."""
    with Server(str(tmp_path_factory.mktemp("browser") / "gaslamp.db")) as server:
        yield server


@pytest.fixture
def welcome(chromium: Browser, server: Server) -> Iterator[Welcome]:
    """Somebody with a browser of their own: `welcome("Ada", size=PHONE, language="fr")`."""
    people: list[Person] = []

    def somebody(name: str = "Ada", **how: object) -> Person:
        people.append(Person(chromium, name, server.address, **how))  # type: ignore[arg-type]
        return people[-1]

    yield somebody
    for person in people:
        person.page.context.close()
    assert [problem for person in people for problem in person.problems] == []
