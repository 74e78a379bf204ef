"""Links are replaced on the page: one's own, and all invitations; and the page finds the server that takes over."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from gaslamp.server.launch import listen
from gaslamp.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check
from tests.browser.test_doors import invitation
from tests.patience import PATIENCE
from tests.server.client import Program, Server, Site


def own_link(person: Person) -> str:
    return person.page.get_by_role("textbox", name=person.say("screen-personal")).input_value()


def ask_first(person: Person, key: str) -> None:
    """Read what it does, then have it done."""
    person.push(person.page.locator("summary:visible", has_text=person.say(key)))
    person.press(f"{key}-do")


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, (DESK, PHONE, PHONE, DESK), strict=True)])
def test_a_new_personal_link_replaces_the_old_one(
    welcome: Welcome, server: Server, language: str, size: tuple[int, int]
) -> None:
    ada, phone = welcome("Ada", language=language, size=size), welcome("Ada on another device", language=language)
    table, token = seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    phone.visit(f"/table/{table}#{token}")
    phone.until(lambda: phone.offers, "the same turn")
    ada.menu()
    old = own_link(ada)
    ask_first(ada, "screen-renew")
    ada.until(lambda: own_link(ada) != old, "another link")
    check(ada)
    phone.page.get_by_role("heading", name=phone.say("screen-no-seat")).wait_for()
    phone.visit(own_link(ada))
    phone.until(lambda: phone.offers, "the seat by the new link")
    ada.page.reload()
    ada.until(lambda: len(ada.told("table")) > 1 and ada.offers, "the seat by what the browser keeps")
    by_list(ada, 0)


def test_an_answer_that_is_lost_costs_nobody_their_seat(welcome: Welcome, server: Server) -> None:
    """The page never hears that its new link is stored, and is opened again."""
    ada = welcome("Ada")
    table, token = seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    ada.menu()
    ask_first(ada, "screen-renew")
    ada.until(lambda: ada.told("renewed"), "another link")
    lost = f"""() => {{
      const renewing = {{ "{table}": JSON.parse(localStorage["gaslamp.tables"])["{table}"] }};
      localStorage["gaslamp.tables"] = JSON.stringify({{ "{table}": "{token}" }});
      localStorage["gaslamp.renewing"] = JSON.stringify(renewing);
    }}"""
    ada.page.evaluate(lost)
    heard = len(ada.told("update"))
    ada.page.reload()
    ada.until(lambda: len(ada.told("update")) > heard, "the seat by the link that was made")


def test_withdrawn_invitations_are_new_ones(welcome: Welcome, server: Server) -> None:
    ada, bea, eve = welcome("Ada"), welcome("Bea", language="it"), welcome("Eve", size=PHONE, language="de")
    seat(ada, server, "classic", "me", "open")
    ada.until(lambda: ada.told("table"), "the table")
    old = invitation(ada)
    eve.visit(old)
    eve.press("screen-watch")
    eve.until(lambda: eve.told("table"), "the table")
    ask_first(ada, "screen-withdraw")
    ada.until(lambda: invitation(ada) != old, "another link")
    done = ada.until(lambda: ada.told("notice"), "the answer")
    ada.page.get_by_text(done[-1]["text"]).wait_for()
    check(ada)
    eve.page.get_by_text(eve.until(lambda: eve.told("trouble"), "why")[0]["text"]).wait_for()
    eve.visit(old)
    eve.page.locator(".toast").wait_for()
    eve.forgive("403")
    bea.visit(invitation(ada))
    bea.press("screen-take-seat")
    bea.until(lambda: bea.told("update"), "the game")


# One server ends, another takes over


class Road:
    """One address, behind which now this server answers and now that."""

    def __init__(self, site: Site) -> None:
        self.leads_to = site
        self.door = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with suppress(OSError):  # the door is closed at the end
            while True:
                near, _ = self.door.accept()
                there = urlsplit(self.leads_to.address)
                far = socket.create_connection((there.hostname or "", there.port or 0), PATIENCE)
                Thread(target=carry_both, args=(near, far), daemon=True).start()


def carry_both(near: socket.socket, far: socket.socket) -> None:
    """What comes from either end goes to the other, until one of them has ended."""
    with near, far:
        back = Thread(target=carry, args=(far, near), daemon=True)
        back.start()
        carry(near, far)
        back.join()


def carry(here: socket.socket, there: socket.socket) -> None:
    with suppress(OSError):
        while data := here.recv(65536):
            there.sendall(data)
    for end in (here, there):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def road(site: Site) -> Iterator[Road]:
    way = Road(site)
    try:
        yield way
    finally:
        way.door.close()


def test_a_server_ends_in_the_middle_of_a_game_and_another_takes_over(chromium: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "gaslamp.db")
    with Program(database) as first, Program(database) as second, road(first) as way:
        ada, bea = Person(chromium, "Ada", way.address), Person(chromium, "Bea", way.address, language="fr", size=PHONE)
        seat(ada, first, "classic", "me", "open")
        ada.until(lambda: ada.told("table"), "the table")
        bea.visit(invitation(ada))
        bea.press("screen-take-seat")
        ada.until(lambda: ada.offers, "a turn")
        by_list(ada, 0)
        bea.until(lambda: bea.offers, "a turn")
        lines = [len(person.said) for person in (ada, bea)]
        before = bea.update["view"]
        way.leads_to = second
        first.process.send_signal(signal.SIGTERM)
        for person, said in zip((ada, bea), lines, strict=True):
            person.until(lambda p=person, n=said: any(m["type"] == "sit" for m in p.said[n:]), "another server")  # type: ignore[misc]
        bea.until(lambda: not bea.page.locator(".table-stage").evaluate("stage => stage.inert"), "the line")
        assert bea.update["view"] == before
        while bea.offers:
            by_list(bea, 0)
        ada.until(lambda: ada.offers, "a turn")
        by_list(ada, 0)
        assert [person.told(kind) for person in (ada, bea) for kind in ("trouble", "refused")] == [[]] * 4
        for person in (ada, bea):
            person.page.context.close()
            assert person.problems == []
