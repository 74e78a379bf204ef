"""Two sides of strangers and friends at one table, talking and drawing to the end: on phones and laptops, in four
languages, one of them by keys alone, and somebody who watches. What the detectives say among themselves never reaches
the page of the fugitive.
"""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Dialog, Locator, WebSocket

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list
from tests.browser.people import PHONE, Person
from tests.browser.test_accessible import check
from tests.browser.test_keyboard import go, ride
from tests.server.client import Server

LAPTOP, DESKTOP = (1366, 657), (1536, 730)
OPTIONS = {
    "rounds": 2, "surfacing": [], "start_pack": "separate", "detectives": 2, "detective_starts": [26, 29],
    "fugitive_starts": [197],
}  # fmt: skip
"""Far enough apart that nobody is caught by accident, and soon over."""
ROOM = ("Zimtstern", "Zuckerwatte", "Zitronenfalter")
"""What is said and written in the detectives' room alone."""
WATCHED, NOTED, OPEN = "Mondfisch", "Nachtigall", "Guten Abend"
SPOT = """() => {
  const frame = document.querySelector(".board-frame");
  const stations = [...(frame?.querySelectorAll("[id^=s]") ?? [])].filter(({ id }) => /^s\\d+$/.test(id));
  for (const station of stations) {
    const box = station.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (there && frame.contains(there) && !there.closest("button")) return { x, y, id: station.id };
  }
  return null;
}"""
"""A station that can be seen and touched."""


class Company(NamedTuple):
    """He flees on a phone, in German; she hunts by keys, in French; a stranger does so on a phone, in Italian."""

    fritz: Person
    denise: Person
    ugo: Person
    wes: Person


def frames(person: Person) -> list[str]:
    """Whatever the page receives on its sockets, as it came."""
    found: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: found.append(str(text)))

    person.page.on("websocket", listen)
    return found


@pytest.fixture
def company(welcome: Welcome) -> Company:
    return Company(
        welcome("Fritz", size=PHONE, language="de"),
        welcome("Denise", size=DESKTOP, language="fr"),
        welcome("Ugo", size=PHONE, language="it", light="light"),
        welcome("Wes", size=LAPTOP, language="en", light="light"),
    )


def test_two_sides_a_stranger_and_a_watcher_play_to_the_end(company: Company, server: Server) -> None:
    fritz, denise, *_ = company
    received = {person.name: frames(person) for person in company}
    sit_down(company, server)
    fritz.until(lambda: all(person.told("update") for person in company), "the game to begin")
    speak(company)
    for person in company:
        check(person)
    close_panels(company)
    rng = Random(6)
    while mover := fritz.until(lambda: next((p for p in company if p.offers), fritz.is_over), "a turn"):
        if not isinstance(mover, Person):
            break
        ride(denise) if mover is denise else by_list(mover, rng.randrange(len(mover.offers)))
    for person in company:
        person.verdict()
        check(person)
    leave_by_keys(denise)
    check_frames(received)


def sit_down(company: Company, server: Server) -> None:
    """He is there already; the others come by the open invitation, the last to watch."""
    fritz, denise, ugo, wes = company
    seat(fritz, server, "classic", "me", "open", "open", names=["Fritz"], options=OPTIONS, watch=True)
    fritz.until(lambda: fritz.told("table"), "the table")
    news = fritz.told("table")[-1]
    wes.visit(f"/join#{news['watch']}")
    wes.press("screen-watch")
    denise.visit(f"/join#{news['invite']}")
    name = denise.page.get_by_label(denise.say("screen-name"))
    go(denise, name)
    denise.page.keyboard.type("Denise")
    go(denise, denise.button(denise.say("screen-take-seat")))
    denise.page.keyboard.press("Enter")
    fritz.until(lambda: fritz.told("table")[-1]["chairs"][1]["name"] == "Denise", "her to sit down")
    ugo.visit(f"/join#{fritz.told('table')[-1]['invite']}")
    ugo.page.get_by_label(ugo.say("screen-name")).fill("Ugo")
    ugo.press("screen-take-seat")


def speak(company: Company) -> None:
    """All say something, the detectives draw, and everybody is told what is theirs."""
    fritz, denise, ugo, wes = company
    plan_by_keys(denise)
    propose(ugo)
    write(wes, "watchers", WATCHED)
    note(fritz)
    write(fritz, "table", OPEN)
    for person in (fritz, ugo, wes):
        panel(person)
        choose(person, "table")
        person.page.locator(".talk-text", has_text=OPEN).wait_for()
    choose(ugo, "team")
    read_by_keys(denise)
    for person in (denise, ugo):
        for text in (ROOM[0], person.say("phrase-spread")):
            person.page.locator(".talk-text", has_text=text).wait_for()
        person.until(lambda p=person: len(marks(p)) == 2, "both marks")  # type: ignore[misc]
    ugo.until(lambda: ugo.told("marks")[-1]["ready"] == [1], "her to be ready")
    assert [WATCHED in str(person.heard) for person in company] == [False, False, False, True]


def marks(person: Person) -> list[str]:
    told = person.told("marks")
    return [placed["mark"]["type"] for placed in told[-1]["marks"]] if told else []


def panel(person: Person) -> Locator:
    """Opened, unless it is."""
    found = person.page.locator("#talk")
    if not found.is_visible():
        person.push(person.page.locator(".talk-button"))
        found.get_by_role("tab").first.wait_for()
    return found


def close_panels(company: Company) -> None:
    for person in company:
        if person.page.locator("#talk").is_visible():
            person.page.locator(".talk-tab[aria-selected=true]").focus()
            person.page.keyboard.press("Escape")
            person.page.locator("#talk").wait_for(state="hidden")


def choose(person: Person, channel: str) -> None:
    person.push(person.page.locator(f"#talk-tab-{channel}"))


def write(person: Person, channel: str, text: str) -> None:
    """Say something, and see it there."""
    panel(person)
    choose(person, channel)
    person.page.locator(f"#talk-field-{channel}").fill(text)
    person.press("talk-send")
    person.page.locator(".talk-text", has_text=text).wait_for()


def plan_by_keys(denise: Person) -> None:
    """She opens the panel, writes, pins a station by its number, is ready, and closes it again."""
    keys = denise.page.keyboard
    go(denise, denise.page.locator(".talk-button"))
    keys.press("Enter")
    go(denise, denise.page.locator("#talk-field-team"))
    keys.type(ROOM[0])
    keys.press("Enter")
    denise.page.locator(".talk-text", has_text=ROOM[0]).wait_for()
    go(denise, denise.button(denise.say("talk-draw")), back=True)
    keys.press("Enter")
    go(denise, denise.button(denise.say("talk-pin")))
    keys.press("Enter")
    go(denise, denise.page.locator(".talk-label"))
    keys.type(ROOM[1])
    go(denise, denise.page.locator(".board-frame"), back=True)
    keys.type("74")
    keys.press("Enter")
    keys.press("Enter")
    denise.until(lambda: "pin" in marks(denise), "the pin")
    go(denise, denise.button(denise.say("talk-ready")))
    keys.press("Enter")
    denise.until(lambda: denise.told("marks")[-1]["ready"] == [1], "to be ready")
    go(denise, denise.button(denise.say("talk-draw")), back=True)
    keys.press("Enter")  # there is room for reading again
    keys.press("Escape")
    denise.page.locator("#talk").wait_for(state="hidden")


def read_by_keys(denise: Person) -> None:
    """She looks what was said at the table, and goes back to the room."""
    keys = denise.page.keyboard
    go(denise, denise.page.locator(".talk-button"), back=True)
    keys.press("Enter")
    denise.page.locator("#talk").wait_for()
    denise.until(lambda: denise.page.evaluate("document.activeElement.id") == "talk-tab-team", "the focus on a tab")
    keys.press("ArrowRight")
    denise.page.locator(".talk-text", has_text=OPEN).wait_for()
    keys.press("ArrowLeft")


def propose(ugo: Person) -> None:
    """He says a phrase, and shows on the map where she might go."""
    panel(ugo)
    choose(ugo, "team")
    ugo.push(ugo.button(ugo.say("phrase-spread")))
    ugo.press("talk-draw")
    ugo.press("talk-move")
    ugo.page.locator(".talk-pawn").select_option("1")
    place = ugo.until(lambda: ugo.page.evaluate(SPOT), "a station in sight")
    assert place
    ugo.page.touchscreen.tap(place["x"], place["y"])
    ugo.until(lambda: "move" in marks(ugo), "the proposed move")
    ugo.press("talk-draw")  # there is room for reading again


def note(fritz: Person) -> None:
    """He pins something into his notebook."""
    panel(fritz)
    choose(fritz, "notebook")
    fritz.press("talk-pin")
    fritz.page.locator(".talk-channel.notebook .talk-label").fill(NOTED)
    place = fritz.until(lambda: fritz.page.evaluate(SPOT), "a station in sight")
    assert place
    fritz.page.touchscreen.tap(place["x"], place["y"])
    fritz.until(lambda: "pin" in marks(fritz), "the pin")
    fritz.press("talk-pin")


def leave_by_keys(denise: Person) -> None:
    go(denise, denise.button(denise.say("screen-home"), denise.verdict()))
    denise.page.keyboard.press("Enter")
    denise.page.locator("summary", has_text=denise.say("screen-finished")).wait_for()


def check_frames(received: dict[str, list[str]]) -> None:
    """By the bytes that each page was sent."""
    told = {name: "\n".join(texts) for name, texts in received.items()}
    for name, secrets in {
        "Fritz": (*ROOM[:2], WATCHED),
        "Wes": (*ROOM[:2], NOTED),
        "Denise": (WATCHED, NOTED),
        "Ugo": (WATCHED, NOTED),
    }.items():
        assert told[name]
        assert OPEN in told[name]
        assert not re.search("|".join(secrets), told[name]), name
        kinds = set(re.findall(r'"type":"(?:talk|marks|typing)","channel":"(\w+)"', told[name]))
        own = {"Fritz": {"table", "notebook"}, "Wes": {"table", "watchers"}}.get(name, {"table", "team"})
        assert kinds == own, name


# Whatever people write is text

NAME = "<img src=x onerror=a()>"
SAID = "<img src=x onerror=\"document.body.className='owned'\"><script>alert(1)</script>"


def has_run(person: Person) -> bool:
    """Whether anything of it is an element, or did something."""
    return bool(person.page.evaluate("!!document.querySelector('img[src=x], .owned') || document.title === 'owned'"))


def sees(person: Person, text: str) -> None:
    """It is there to be read, and nothing else."""
    person.page.get_by_text(text).first.wait_for()
    assert not has_run(person)


def _note_dialog(person: Person, dialog: Dialog) -> None:
    person.problems.append(f"a dialog: {dialog.message}")
    dialog.dismiss()


def test_names_and_lines_are_text_wherever_they_stand(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada", size=LAPTOP), welcome("Bea", size=PHONE)
    for person in (ada, bea):
        person.page.on("dialog", partial(_note_dialog, person))
    seat(ada, server, "classic", "me", "open", "casual", names=[NAME], options=OPTIONS)
    sees(ada, NAME)  # in the waiting room
    bea.visit(f"/join#{ada.until(lambda: ada.told('table'), 'the table')[-1]['invite']}")
    sees(bea, NAME)  # behind the invitation
    bea.page.get_by_label(bea.say("screen-name")).fill(NAME.replace("a()", "b()"))
    bea.press("screen-take-seat")
    ada.until(lambda: ada.told("update") and bea.told("update"), "the game to begin")
    write(bea, "table", SAID)
    panel(ada)
    choose(ada, "table")
    sees(ada, SAID)
    sees(ada, NAME.replace("a()", "b()"))  # who said it
    ada.push(ada.page.locator(".talk-about-line summary").first)
    ada.page.locator(".talk-about-line .button").first.click()  # muted, by name
    sees(ada, NAME.replace("a()", "b()"))
    bea.push(bea.page.locator(".talk-more summary"))
    bea.press("talk-record")
    sees(ada, NAME.replace("a()", "b()"))  # who asks, in a question
    ada.press("screen-agree")
    ada.page.get_by_text(ada.say("talk-recorded")).wait_for()
    close_panels(Company(ada, bea, ada, bea))
    rng = Random(3)
    while mover := ada.until(lambda: next((p for p in (ada, bea) if p.offers), ada.is_over), "a turn"):
        if not isinstance(mover, Person):
            break
        by_list(mover, rng.randrange(len(mover.offers)))
    for person in (ada, bea):
        person.verdict()
        sees(person, NAME)  # at the end
    ada.visit()
    ada.push(ada.page.locator("summary", has_text=ada.say("screen-finished")))
    sees(ada, NAME)  # in the list of games
    assert not any(map(has_run, (ada, bea)))
