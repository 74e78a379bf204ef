"""After the end: the verdict once it was seen, the fugitive's way on the map, another game for everybody."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list
from tests.browser.people import Person
from tests.server.client import Server

WATCH = """() => {
  window.offsets = new Set();
  const note = ({ target }) => window.offsets.add(target.getAttribute("stroke-dashoffset"));
  new MutationObserver(records => records.forEach(note)).observe(document.querySelector("#lit"),
    { attributes: true, subtree: true, attributeFilter: ["stroke-dashoffset"] });
}"""
LIT = """() => [...document.querySelectorAll("#lit .lit-line")]
  .map(line => Number(line.getAttribute("stroke-dashoffset")))"""
SHORT = {"rounds": 2, "detectives": 2}


def play_on(*people: Person) -> None:
    """To the end, whoever is to move."""
    while not all(person.is_over for person in people):
        people[0].page.wait_for_timeout(10)
        for mover in (person for person in people if person.offers):
            by_list(mover, next(i for i, offer in enumerate(mover.offers) if offer["group"] == "ride"))


def verdict(person: Person) -> None:
    person.page.get_by_role("dialog", name=person.say("screen-over")).wait_for()


def test_his_way_is_lit_step_by_step_and_stays(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", motion=True)
    seat(ada, server, "classic", "me", "club", options=SHORT)
    play_on(ada)
    verdict(ada)
    ada.press("screen-look-back", ada.dialog)
    ada.page.evaluate(WATCH)
    ada.press("hunt-way")
    ada.until(lambda: ada.page.evaluate(LIT) == [0] * len(ada.scene["path"]), "the whole way")
    assert len(ada.page.evaluate("() => [...window.offsets]")) > 3, "it grows"


def test_without_motion_his_way_is_lit_at_once(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    seat(ada, server, "classic", "me", "club", options=SHORT)
    play_on(ada)
    verdict(ada)
    ada.press("screen-look-back", ada.dialog)
    ada.press("hunt-way")
    ada.until(lambda: ada.page.evaluate(LIT) == [0] * len(ada.scene["path"]), "the whole way")


def test_everybody_can_follow_to_another_game(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    seat(ada, server, "classic", "me", "open", options=SHORT)
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.press("screen-take-seat")
    play_on(ada, bea)
    verdict(ada)
    verdict(bea)
    assert bea.button(bea.say("screen-rematch"), bea.dialog).count() == 0, "that is for the host to say"
    old = ada.page.url
    ada.press("screen-rematch", ada.dialog)
    ada.until(lambda: ada.page.url != old, "the next table")
    bea.page.get_by_text(bea.say("screen-next")).wait_for()
    bea.press("screen-rematch", bea.dialog)
    bea.until(lambda: bea.page.url == ada.page.url, "the same table")
    ada.until(lambda: ada.offers, "the first turn")
    assert [chair["name"] for chair in bea.told("table")[-1]["chairs"]] == [
        chair["name"] for chair in ada.told("table")[-1]["chairs"]
    ]
