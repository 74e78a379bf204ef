"""The end: a verdict beside the board, the fugitive's way on it stop by stop, another game for everybody."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list, settled
from tests.browser.people import DESK, PHONE, Person
from tests.server.client import Server

STARTS = {"start_pack": "separate", "detectives": 2}
CATCH = {**STARTS, "detective_starts": [92, 120], "fugitive_starts": [74]}
"""He goes to 73, where purple can come too."""
SHUTTLE = {**STARTS, "rounds": 3, "detective_starts": [135, 161], "fugitive_starts": [74], "surfacing": [2]}
"""He goes to 73, back, and to 73 again, and nobody is near."""
ON_TOP = """station => {
  const box = document.querySelector(`#s${station}`).getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".board-frame") !== null;
}"""
LABELS = (
    "() => [...document.querySelectorAll('.way-stop')].map(label => [label.dataset.station, label.dataset.numbers])"
)
RIDES = "() => [...document.querySelectorAll('.way-ride')].map(ride => Number(ride.dataset.entry))"
PLAYED = """window.played = [];
new MutationObserver(() => {
  const buttons = [...document.querySelectorAll(".ending button")];
  if (buttons.some((button) => (button.ariaLabel ?? button.textContent).trim() === "PAUSE"))
    window.played.push(document.querySelectorAll(".way-ride").length);
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });"""
"""How many rides were drawn whenever something was, as long as the way plays by itself."""
MIDDLES = """() => [...document.querySelectorAll(".way-ride .way-line")].map(line => {
  const { x, y } = line.getPointAtLength(line.getTotalLength() / 2);
  return [x, y];
})"""
IN_SIGHT = """stations => {
  const map = document.querySelector(".board-frame").getBoundingClientRect();
  return stations.every(station => {
    const { x, y, width, height } = document.querySelector(`#s${station}`).getBoundingClientRect();
    return x >= map.x && y >= map.y && x + width <= map.right && y + height <= map.bottom;
  });
}"""
TALLEST = """() => Math.max(...[...document.querySelectorAll(".way-stop rect")]
  .map(one => one.getBoundingClientRect().height))"""
WATCH = """() => {
  window.moments = [];
  new MutationObserver(records => records.forEach(({ addedNodes }) => addedNodes.forEach(node =>
    node.classList?.contains("moment") && window.moments.push(node.getAttribute("class"))))
  ).observe(document.querySelector(".board-frame"), { childList: true, subtree: true });
}"""


def go(person: Person, station: int, fare: str = "taxi") -> None:
    """The next move leads there."""
    person.until(lambda: person.offers, "a turn")
    settled(person)
    where = [(offer.get("station"), offer.get("fare")) for offer in person.offers]
    by_list(person, where.index((station, fare)))


def play_on(*people: Person) -> None:
    """To the end, whoever is to move."""
    while not all(person.is_over for person in people):
        people[0].page.wait_for_timeout(10)
        for mover in (person for person in people if person.offers):
            by_list(mover, next(i for i, offer in enumerate(mover.offers) if offer["group"] == "ride"))


def sit_down(ada: Person, bea: Person, server: Server, options: dict[str, object]) -> None:
    """Ada flees, Bea follows her invitation."""
    seat(ada, server, "classic", "me", "open", names=["Ada"], options=options)
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.press("screen-take-seat")


def shuttle(ada: Person, server: Server) -> None:
    """He goes to and fro between 74 and 73 until the last round is over."""
    seat(ada, server, "classic", "me", "club", options=SHUTTLE)
    for station in (73, 74, 73):
        go(ada, station)
    ada.until(lambda: ada.is_over, "the end")


def test_each_side_is_told_beside_the_board_how_it_ended(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    sit_down(ada, bea, server, CATCH)
    go(ada, 73)
    go(bea, 73)
    bea.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for person, verdict in ((ada, "You were caught in round 1."), (bea, "You caught him in round 1.")):
        panel = person.verdict()
        assert panel.get_by_role("heading", name=verdict).is_visible()
        assert person.dialog.count() == 0, "nothing lies over the board"
        assert person.page.evaluate(ON_TOP, 73), "the place of the catch can be seen"
        assert person.page.get_by_text(verdict).count() >= 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_without_motion_the_whole_way_is_shown_in_sight(
    welcome: Welcome, server: Server, size: tuple[int, int]
) -> None:
    ada = welcome("Ada")
    shuttle(ada, server)
    ada.verdict()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.until(lambda: ada.page.evaluate(LABELS) == [["74", "0·2"], ["73", "1·3"]], "the numbers of the stops")
    assert ada.page.evaluate(RIDES) == [1, 2, 3]
    ada.until(lambda: ada.page.evaluate(IN_SIGHT, [73, 74]), "the whole way to be in sight")
    ada.until(lambda: ada.page.evaluate(TALLEST) > 10, "numbers that can be read")


def test_to_and_fro_are_two_ways_that_can_be_told_apart(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    shuttle(ada, server)
    ada.verdict()
    middles = ada.page.evaluate(MIDDLES)
    gaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for i, a in enumerate(middles) for b in middles[:i]]
    assert min(gaps) > 4


def test_the_way_is_stepped_through_by_key_and_read_as_a_list(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    shuttle(ada, server)
    panel = ada.verdict()
    stops = panel.get_by_role("list", name=ada.say("screen-way"))
    assert stops.get_by_role("listitem").count() == 4
    stops.focus()
    for rides in ([1, 2], [1]):
        ada.page.keyboard.press("ArrowLeft")
        assert ada.page.evaluate(RIDES) == rides
    told = ada.scene["ending"]["ways"][0]["stops"][1]["text"]
    assert ada.page.locator("#voice").inner_text().endswith(told)
    assert stops.locator("[aria-current=step]").inner_text().endswith(told)
    warm = ada.page.locator("#heat > *").count()
    assert warm == len(ada.scene["ending"]["ways"][0]["stops"][1]["possible"]), "where he could be then"
    ada.button(ada.say("screen-way-end"), panel).click()
    assert ada.page.evaluate(RIDES) == [1, 2, 3]


def test_the_way_plays_by_itself_and_stays_lit_when_one_looks_at_the_table(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", motion=True)
    ada.page.add_init_script(PLAYED.replace("PAUSE", ada.say("screen-way-pause")))
    shuttle(ada, server)
    panel = ada.verdict()
    ada.until(lambda: ada.page.evaluate(RIDES) == [1, 2, 3], "the whole way")
    ada.button(ada.say("screen-way-play"), panel).wait_for()
    assert {0, 1, 2} <= set(ada.page.evaluate("() => window.played")), "ride by ride, and it could be stopped"
    ada.press("screen-look-back", panel)
    assert panel.count() == 0
    assert ada.page.evaluate(RIDES) == [1, 2, 3]
    ada.press("screen-ended")
    ada.verdict()
    assert ada.page.evaluate(RIDES) == [1, 2, 3]


@pytest.mark.parametrize("motion", [True, False])
def test_a_surfacing_is_staged_or_quietly_marked_and_then_gone(
    welcome: Welcome, server: Server, *, motion: bool
) -> None:
    ada = welcome("Ada", motion=motion)
    seat(ada, server, "classic", "me", "club", options={**SHUTTLE, "surfacing": [1]})
    ada.until(lambda: ada.offers, "a turn")
    settled(ada)
    ada.page.evaluate(WATCH)
    go(ada, 73)
    ada.until(lambda: ada.page.evaluate("() => window.moments.length"), "a moment")
    assert ada.page.evaluate("() => window.moments") == ["moment surfaced" if motion else "moment still surfaced"]
    ada.until(lambda: ada.page.locator(".moment").count() == 0, "the end of it")
    assert ada.page.locator(".board-veil").evaluate("veil => getComputedStyle(veil).opacity") == "0"


def test_a_moment_is_skipped_by_a_key(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", motion=True)
    seat(ada, server, "classic", "me", "club", options={**SHUTTLE, "surfacing": [1]})
    go(ada, 73)
    ada.page.locator(".moment").wait_for(state="attached")
    ada.page.keyboard.press("Shift")
    ada.until(lambda: ada.page.locator(".moment").count() == 0, "the end of it")


def test_sides_and_level_are_chosen_for_the_next_game(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    shuttle(ada, server)
    panel, old = ada.verdict(), ada.page.url
    panel.get_by_label(ada.say("screen-level")).select_option("casual")
    ada.press("screen-swap", panel)
    ada.until(lambda: ada.page.url != old and ada.offers, "a turn at the next table")
    chairs = ada.told("table")[-1]["chairs"]
    assert [(chair["mine"], chair["kind"], chair["agent"]) for chair in chairs] == [
        (False, "bot", "Casual player"), (True, "person", ""),
    ]  # fmt: skip


def test_everybody_can_follow_to_another_game(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    sit_down(ada, bea, server, {"rounds": 2, "detectives": 2})
    play_on(ada, bea)
    his, hers = ada.verdict(), bea.verdict()
    assert bea.button(bea.say("screen-rematch"), hers).count() == 0, "that is for the host to say"
    old = ada.page.url
    ada.press("screen-rematch", his)
    ada.until(lambda: ada.page.url != old, "the next table")
    bea.page.get_by_text(bea.say("screen-next")).wait_for()
    bea.press("screen-rematch", hers)
    bea.until(lambda: bea.page.url == ada.page.url, "the same table")
    ada.until(lambda: ada.offers, "the first turn")
    assert [chair["name"] for chair in bea.told("table")[-1]["chairs"]] == [
        chair["name"] for chair in ada.told("table")[-1]["chairs"]
    ]


def test_sound_has_one_switch_in_the_bar_that_is_remembered(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    seat(ada, server, "classic", "me", "club", options=SHUTTLE)
    switch = ada.button(ada.say("screen-sound"))
    assert switch.get_attribute("aria-pressed") == "false", "quiet until somebody wants it"
    ada.push(switch)
    assert switch.get_attribute("aria-pressed") == "true"
    ada.page.reload()
    assert switch.get_attribute("aria-pressed") == "true"
