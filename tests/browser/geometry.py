"""What the screen measures: everything that can be wrong with a stage, found by looking at where things really are."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.people import Person
from tests.server.client import Json

DESKTOPS = ((1024, 768), (1280, 720), (1366, 657), (1366, 768), (1440, 789), (1536, 730), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (360, 740), (844, 390), (740, 360))
SIZES = DESKTOPS + PHONES
SHARE = 0.55
"""What the board has of a desktop's window, at least."""
READABLE = 11.0
"""Pixels of a station's number."""
NAMES = 9.0
"""Pixels of a place name; those that would be smaller are not drawn."""
MARGIN = 36.0
"""Pixels that may be seen beyond the frame of the map."""

LOOK = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const map = document.querySelector("#border .neat").getBoundingClientRect();
  const isIn = ({ x, y }) => x > frame.left + 1 && x < frame.right - 1 && y > frame.top + 1 && y < frame.bottom - 1;
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const where = (one) => middle(one.getBoundingClientRect());
  const isFree = ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest(".board-frame"));
  const numbers = [...document.querySelectorAll(".station .number")].filter((one) => isIn(where(one)));
  const spots = (selector) => [...document.querySelectorAll(selector)].map(where);
  const isDrawn = (one) => getComputedStyle(one).display !== "none" && getComputedStyle(one).visibility === "visible";
  const scale = ({ c, d }) => Math.hypot(c, d);
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * scale(one.getScreenCTM());
  const names = [...document.querySelectorAll(".street-pane .name")].filter((one) => getComputedStyle(one).opacity > 0);
  const targets = spots(".board .target .aim"), pawns = spots(".board .people .pawn");
  return {
    share: frame.width * frame.height / (innerWidth * innerHeight),
    blank: [map.left - frame.left, map.top - frame.top, frame.right - map.right, frame.bottom - map.bottom],
    numbers: numbers.length,
    unread: numbers.filter((one) => !isDrawn(one) || size(one) < READABLE - 0.05).map((one) => one.textContent),
    small: names.filter((one) => isIn(where(one)) && size(one) < NAMES).map((one) => one.textContent),
    covered: [...targets, ...pawns].filter((spot) => isIn(spot) && !isFree(spot)).length,
    beyond: targets.filter((spot) => !isIn(spot)).length,
    targets: targets.length,
    sideways: document.scrollingElement.scrollWidth - innerWidth,
    hidden: isFree(middle(frame)) ? 0 : 1,
    view: document.querySelector(".board-sheet").style.transform,
  };
}""".replace("READABLE", str(READABLE)).replace("NAMES", str(NAMES))


def look(person: Person) -> Json:
    """Where things are now."""
    found: Json = person.page.evaluate(LOOK)
    return found


def faults(person: Person, size: tuple[int, int], stations: int) -> list[str]:
    """What is wrong with the stage in a window of this size."""
    return list(_faults(look(person), is_desktop=size in DESKTOPS, stations=stations))


def _faults(found: Json, *, is_desktop: bool, stations: int) -> Iterator[str]:
    if found["unread"]:
        yield f"numbers nobody can read: {found['unread']}"
    if found["small"]:
        yield f"names nobody can read: {found['small']}"
    if found["covered"] or found["hidden"]:
        yield f"under something: {found['covered']} targets and pawns"
    if max(found["blank"]) > MARGIN:
        yield f"nothing to be seen but margin: {found['blank']}"
    if found["sideways"] > 0:
        yield f"scrolls sideways by {found['sideways']}"
    if not found["numbers"]:
        yield "no number in sight"
    if is_desktop and found["share"] < SHARE:
        yield f"the board has {found['share']:.0%} of the window"
    if is_desktop and (found["numbers"] != stations or found["beyond"]):
        yield f"in sight: {found['numbers']} of {stations} numbers, not {found['beyond']} of {found['targets']} targets"
    if found["targets"] and found["beyond"] == found["targets"]:
        yield "no target in sight"
