"""Case Connection is a table: measured at the windows people have, and laid out by mouse and by finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from gaslamp.words import LANGUAGES
from tests.browser.cases import laid, links, openings, play_on
from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import PHONE, Person
from tests.server.client import Json, Server, play

DESKS = [(1024, 768), (1280, 720), (1366, 657), (1366, 768), (1440, 789), (1536, 730), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (360, 740), (844, 390), (740, 360)]
LOOK = """() => {
    const size = ({left, top, width, height}) => ({left, top, width, height});
    const box = (element) => size(element.getBoundingClientRect());
    const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const covered = (element) => {
        element.scrollIntoView({block: "nearest"});
        const {left, top, width, height} = box(element);
        const whole = element.closest(".case-stop") ?? element;
        return !whole.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const slides = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const sideways = (element) => slides(element) && element.scrollWidth > element.clientWidth + 1;
    const cut = (button) => button.scrollWidth > button.clientWidth + 1;
    const buttons = all(".case button:not(.case-item, li button)");
    const wanted = all("button.case-item, .case-stop .face, .case-actions button, .case-tabs button");
    return {
        bench: box(document.querySelector(".case-bench")),
        lead: all(".case-stop.lead .face").map(box)[0],
        laid: all(".case-stop .face, .case-asks .case-item.card").map((card) => box(card).width),
        cards: all(":is(.case-places, .case-hand) .case-item.card").map((card) => box(card).width),
        covered: wanted.filter(covered).map((element) => element.outerHTML.slice(0, 120)),
        sideways: [document.documentElement, ...all("body *")].filter(sideways).map((element) => element.className),
        wide: document.documentElement.scrollWidth - innerWidth,
        small: buttons.filter((button) => box(button).height < 44).map((button) => button.textContent),
        cut: buttons.filter(cut).map((button) => button.textContent),
    };
}"""
"""What there is to see of the table, and how large: what lies under something, what scrolls sideways."""


def resized(ada: Person, size: tuple[int, int]) -> Json:
    """The table in a window of that size, once nothing moves any more."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: Json = ada.page.evaluate(LOOK)
    return found


def check(ada: Person) -> dict[tuple[int, int], Json]:
    """At every size: how much of the window is the bench, how large the cards are, and that nothing is in the way."""
    seen = {}
    for size in (*DESKS, *PHONES):
        seen[size] = found = resized(ada, size)
        on_bench, elsewhere = (94, 64) if size in DESKS else (44, 50)
        check_shape(found, size)
        assert min(found["laid"], default=on_bench) >= on_bench, (size, found["laid"])
        assert min(found["cards"], default=elsewhere) >= elsewhere, (size, found["cards"])
        assert found["covered"] == [], size
        assert size in DESKS or found["small"] == [], size
    return seen


def check_shape(found: Json, size: tuple[int, int]) -> None:
    """The bench has its part of the window, and nothing scrolls sideways."""
    share = found["bench"]["width"] * found["bench"]["height"] / (size[0] * size[1])
    assert share >= (0.55 if size in DESKS else 0.25), (size, share)
    assert (found["sideways"], found["wide"]) == ([], 0), size


def show(ada: Person, part: str) -> None:
    """On a phone only one part of the table is in front."""
    if ada.is_touching:
        ada.push(ada.page.locator(f'.case-tabs [data-tab="{part}"]'))


def sat_down(ada: Person, server: Server) -> None:
    seat(ada, server, "connection", "me", "club", "club")
    ada.until(lambda: ada.offers, "a lead to choose")


def has_somewhere(ada: Person, server: Server) -> int:
    """Played on until a clue in hand fits somewhere: which one."""
    while not (fitting := [int(card) for card, places in openings(ada).items() if places]):
        play_on(ada, server)
        ada.until(lambda: ada.offers, "the next turn")
    return fitting[0]


# As it is seen


def test_the_bench_keeps_its_place_and_nothing_lies_over_a_card(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    sat_down(ada, server)
    ada.page.locator(".case-asks button").first.wait_for()
    begun = check(ada)
    resized(ada, (1280, 800))
    play_on(ada, server)
    card = has_somewhere(ada, server)
    played = check(ada)
    assert [found["bench"] for found in played.values()] == [found["bench"] for found in begun.values()]
    resized(ada, (1280, 800))
    ada.push(ada.page.locator(f'[data-hand="{card}"]'))
    ada.push(ada.page.locator(".case-stop.free.fits").first)
    ada.until(lambda: laid(ada) == [card], "the clue to lie there")
    now = check(ada)
    widths = [[round(seen[size]["lead"]["width"]) for size in DESKS] for seen in (played, now)]
    assert widths[0] == widths[1]
    assert all(now[size]["lead"] == played[size]["lead"] for size in DESKS[-2:]), "where there is room about it"


def test_the_table_of_a_game_that_is_over(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    table, token = server.create("connection", "me", "casual")
    with server.sit(token) as client:
        play({client: Random(1)})
    ada.visit(f"/table/{table}#{token}")
    ada.page.locator(".case-places .case-item").first.wait_for()
    for size in (*DESKS, *PHONES):
        check_shape(resized(ada, size), size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_smallest_phone(welcome: Welcome, server: Server, language: str) -> None:
    ada = welcome("Ada", size=(360, 740), language=language)
    sat_down(ada, server)
    for part in ("places", "mine", "players"):
        show(ada, part)
        found = ada.page.evaluate(LOOK)
        assert (found["sideways"], found["wide"], found["covered"], found["cut"]) == ([], 0, [], [])


# What is wanted


def test_open_sides_say_what_they_want(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    sat_down(ada, server)
    play_on(ada, server)
    wants = ada.until(lambda: ada.told("drafted"), "the table's answer")[-1]["wants"]
    expect(ada.page.locator(".case-wants-list li")).to_have_count(len(wants))
    told = ada.page.locator(".case-wants-list").inner_text()
    assert all(want["text"] in told for want in wants)
    places = {tuple(spot) for want in wants for spot in want["spots"]}
    assert ada.page.locator(".case-want").count() == len(places)
    assert ada.page.locator(".case-stop.lead .case-wanted").count() == len(wants)


def test_a_card_is_read_close_up(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    sat_down(ada, server)
    play_on(ada, server)
    card = ada.page.locator(".case-places .case-item.card").first
    card.hover()
    reading = ada.page.locator(".case-reading")
    assert reading.locator("p").inner_text() == card.get_attribute("aria-label")
    assert reading.locator("svg").evaluate("svg => svg.clientWidth") > 1.4 * card.evaluate("card => card.clientWidth")


def test_a_deal_is_told_in_one_line(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    sat_down(ada, server)
    ada.page.locator(".case-lines li").first.wait_for()
    lines = ada.page.locator(".case-lines li").all_inner_texts()
    assert [line for line in lines if "placed" in line] == ["20 items are placed."]


# By mouse and by finger


MIDDLE = """(element) => {
    element.scrollIntoView({block: "nearest"});
    const {left, top, width, height} = element.getBoundingClientRect();
    return width ? [left + width / 2, top + height / 2] : null;
}"""


def middle(person: Person, thing: Locator) -> tuple[float, float]:
    """Where it is in the window; what is just being drawn anew is looked for again."""
    x, y = person.until(lambda: thing.evaluate(MIDDLE), thing)
    return x, y


class Hand:
    """A mouse, or a finger on a phone."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.line = person.page.context.new_cdp_session(person.page)

    def drag(self, thing: Locator, to: str | Locator) -> None:
        """What is dragged to may come into sight only then."""
        x, y = middle(self.person, thing)
        self._send("Start" if self.person.is_touching else "Pressed", x, y)
        for step in (6, 12):
            self._send("Move" if self.person.is_touching else "Moved", x + step, y - step)
        goal = self.person.page.locator(to).first if isinstance(to, str) else to
        goal.wait_for()
        for _ in range(2):  # it comes to rest there: a thing that is thrown would have the next tap stop it
            self._send("Move" if self.person.is_touching else "Moved", *middle(self.person, goal))
            self.person.page.wait_for_timeout(150)
        assert self.person.page.locator(".case-ghost").count() == 1
        self._send("End" if self.person.is_touching else "Released", *middle(self.person, goal))

    def _send(self, what: str, x: float, y: float) -> None:
        if self.person.is_touching:
            points = [] if what == "End" else [{"x": x, "y": y}]
            self.line.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": points})
        else:
            button = {"button": "left", "buttons": 1, "clickCount": 1}
            self.line.send("Input.dispatchMouseEvent", {"type": f"mouse{what}", "x": x, "y": y, **button})


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["mouse", "finger"])
def test_things_are_dragged(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    """From a location to one's side of the table, from hand to layout and back, tokens to where they connect."""
    ada = welcome("Ada", size=size)
    hand = Hand(ada)
    sat_down(ada, server)
    ada.push(ada.page.locator(".case-asks button").first)
    ada.act(lambda: ada.press("bench-follow"))
    visit_by_drag(ada, hand)
    card = connected_by_drag(ada, hand, server)
    (one, other, token) = links(ada)[0]
    hand.drag(ada.page.locator(".case-stop.joint.made").first, mine(ada))
    ada.until(lambda: links(ada) == [], "the token to be in hand again")
    hand.drag(ada.page.locator(f'[data-drag="token:{token}"]'), ".case-stop.joint.fits")
    ada.until(lambda: links(ada) == [[one, other, token]], "the token to connect them again")
    hand.drag(ada.page.locator(f'.case-stop[data-drag="card:{card}"]'), mine(ada))
    ada.until(lambda: laid(ada) == [], "the clue to be in hand again")
    ada.until(lambda: not ada.page.locator(".case-ghost").count(), "nothing to be in the way")


def mine(ada: Person) -> Locator:
    """One's own side of the table, beside the layout."""
    return ada.page.locator(".case-hand")


def visit_by_drag(ada: Person, hand: Hand) -> None:
    """Two items of a location; one that is dropped elsewhere goes back to where it was."""
    visit = ada.until(lambda: [offer for offer in ada.offers if offer["kind"] == "Visit"], "a turn")[0]
    chosen, side = ada.page.locator(".pending"), ".case-bench" if ada.is_touching else ".case-part.mine"
    spots = [f"{item}.{visit['items'][: n + 1].count(item)}" for n, item in enumerate(visit["items"])]
    things = [ada.page.locator(f'.case-places [data-spot="Visit{visit["location"]}:{spot}"]') for spot in spots]
    hand.drag(things[0], ada.page.locator("#top"))
    assert ada.page.locator('.case-places [aria-pressed="true"]').count() == 0
    for n, thing in enumerate(things, 1):
        hand.drag(thing, side)
        chosen.nth(n - 1).wait_for(state="attached")  # on a phone the hand is behind the locations
    taken = ada.act(lambda: ada.push(ada.page.locator('.case-actions [data-key="Visit"]')))
    assert sorted(map(str, taken["items"])) == sorted(map(str, visit["items"]))


def connected_by_drag(ada: Person, hand: Hand, server: Server) -> int:
    """Played on until a clue that is dragged to where it fits is connected at once: which one."""
    while True:
        card = has_somewhere(ada, server)
        show(ada, "mine")
        hand.drag(ada.page.locator(f'[data-hand="{card}"]'), ".case-stop.free.fits")
        ada.page.locator(f'.case-stop[data-drag="card:{card}"]').wait_for()
        if links(ada):
            return card
        hand.drag(ada.page.locator(f'.case-stop[data-drag="card:{card}"]'), mine(ada))
        ada.until(lambda: laid(ada) == [], "the clue to be in hand again")
        play_on(ada, server)
