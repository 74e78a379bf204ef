"""Coming back: on another device, after leaving, after the server has gone away and come again."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from gaslamp.server.launch import listen
from tests.browser.conftest import Welcome
from tests.browser.doors import panel, seat
from tests.browser.hands import by_list
from tests.browser.people import Person
from tests.server.client import Server, Site


def test_a_personal_link_opens_the_same_view(welcome: Welcome) -> None:
    ada, again = welcome("Ada"), welcome("Ada on her phone")
    ada.press("screen-flee", panel(ada, "classic"))
    ada.until(lambda: ada.offers, "a turn")
    by_list(ada, 0)
    ada.until(lambda: ada.offers, "a turn")
    link = ada.menu().get_by_role("textbox", name=ada.say("screen-personal")).input_value()
    again.visit(link)
    again.until(lambda: again.offers, "the same turn")
    assert "#" not in again.page.url, "the token leaves the address"
    assert again.update["view"] == ada.update["view"]
    assert again.scene["offers"] == ada.scene["offers"]
    by_list(again, 1)
    ada.until(lambda: ada.update["n"] == again.update["n"], "the move made there")


def test_a_bot_plays_on_until_one_returns(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    seat(ada, server, "classic", "me", "open", options={"detectives": 2})
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.press("screen-take-seat")
    ada.until(lambda: ada.offers, "a turn")
    leave(ada)
    bea.until(lambda: bea.offers, "the bot to have moved")
    assert ada.say("screen-left") in bea.menu().get_by_role("listitem").first.inner_text()
    bea.press("screen-close", bea.dialog)
    ada.press("screen-return", ada.menu())
    while bea.offers:
        by_list(bea, 0)
    assert ada.until(lambda: ada.offers, "a turn of one's own again")


def leave(ada: Person) -> None:
    ada.press("screen-leave", ada.menu())
    ada.until(lambda: any(chair["mine"] and chair["left"] for chair in ada.told("table")[-1]["chairs"]), "a bot")
    ada.press("screen-close", ada.dialog)


def test_the_list_on_the_first_page_leads_back(welcome: Welcome) -> None:
    ada = welcome("Ada")
    ada.press("screen-play-bots", panel(ada, "compact"))
    ada.until(lambda: ada.offers, "a turn")
    before = ada.update
    ada.visit()
    row = ada.page.get_by_role("region", name=ada.say("screen-my-games")).get_by_role("listitem")
    assert ada.say("screen-your-turn") in row.inner_text()
    ada.push(row.get_by_role("link", name=ada.say("screen-open")))
    ada.until(lambda: ada.update is not before, "the table")
    assert ada.update["view"] == before["view"]


class Reborn(Server):
    """A server where another one was."""

    def __init__(self, database: str, port: int) -> None:
        super().__init__(database)
        self.door.close()
        self.door = listen("127.0.0.1", port)
        self.thread = Thread(target=self.server.run, args=([self.door],), daemon=True)
        Site.__init__(self, f"http://127.0.0.1:{port}")


def test_a_restart_in_the_middle_of_a_game(chromium: Browser, tmp_path: Path) -> None:
    """The page says that the line is cut, and goes on by itself once there is one again."""
    database = str(tmp_path / "gaslamp.db")
    with Server(database) as server:
        ada = Person(chromium, "Ada", server.address)
        seat(ada, server, "classic", "me", "club")
        ada.until(lambda: ada.offers, "a turn")
        by_list(ada, 0)
        ada.until(lambda: ada.offers, "a turn")
        before = ada.update
    cut = ada.page.get_by_role("alert").filter(has_text=ada.say("screen-line-cut"))
    cut.wait_for()
    with Reborn(database, urlsplit(server.address).port or 0):
        cut.wait_for(state="hidden")
        ada.until(lambda: ada.update is not before, "the table")
        assert ada.update["view"] == before["view"]
        by_list(ada, 0)
        ada.page.context.close()
    ada.forgive("WebSocket|ERR_CONNECTION_REFUSED")
    assert ada.problems == []


DEAF = """if (!sessionStorage.getItem("deaf")) {
  sessionStorage.setItem("deaf", "once");
  window.WebSocket = class { send() {} close() {} };
}"""


def test_a_personal_link_that_is_reloaded_before_anybody_answered_still_opens_the_seat(
    welcome: Welcome, server: Server
) -> None:
    ada = welcome("Ada")
    ada.page.add_init_script(DEAF)
    seat(ada, server, "classic", "me", "club")
    ada.page.reload()
    ada.until(lambda: ada.told("table"), "the table")
    ada.until(lambda: "#" not in ada.page.url, "the token to leave the address")
