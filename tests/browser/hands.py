"""How a move is made on the screen: by the list of all moves, or on the board."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError

from tests.browser.people import Person, named
from tests.server.client import Json


def by_list(person: Person, i: int) -> None:
    """Offer i from the list of all moves."""
    offer, action, moves = person.offers[i], person.update["actions"][i], settled(person)

    def press() -> None:
        person.let_go()
        person.push(moves.get_by_role("button", name=named(offer["text"])).first)
        _confirm(person, offer)

    assert person.act(_until_sent(person, press)) == action


def _until_sent(person: Person, press: Callable[[], object]) -> Callable[[], None]:
    """Once more if nothing came of it: a press is lost where something is drawn anew before it is let go."""

    def again() -> None:
        before = len(person.acts())
        while len(person.acts()) == before:
            with suppress(TimeoutError):
                person.in_haste(press)
            person.let_draw()

    return again


def settled(person: Person) -> Locator:
    """The list of all moves, once the screen has shown what happened and offers what comes next."""
    moves, texts = all_moves(person), sorted(_text(offer["text"]) for offer in person.offers)
    person.until(lambda: sorted(map(_text, moves.locator("button").all_text_contents())) == texts, texts)
    return moves


def all_moves(person: Person) -> Locator:
    """The list of all moves, unfolded."""
    key = "bench-moves" if person.scene["type"] == "case" else "hunt-moves"
    fold = person.page.locator("details").filter(has=person.page.locator("summary", has_text=person.say(key)))
    if not fold.evaluate("fold => fold.open"):
        person.push(fold.locator("summary"))
    return fold


def take_button(person: Person, i: int) -> None:
    """Offer i, which is no ride, by the button for it."""
    offer, action = person.offers[i], person.update["actions"][i]

    def press() -> None:
        person.let_go()
        person.push(person.page.locator(".chase-tray").get_by_role("button", name=named(offer["text"])))
        _confirm(person, offer)

    assert person.act(_until_sent(person, press)) == action


def on_board(person: Person, i: int) -> None:
    """Offer i by its station on the map, then its ticket beside it."""
    offer, action = person.offers[i], person.update["actions"][i]

    def ride() -> None:
        tap_station(person, offer)
        if offer.get("fare"):
            person.let_go()
            person.push(person.button(offer["text"], fares(person, offer)))
        _confirm(person, offer)

    assert person.act(_until_sent(person, ride)) == action


def tap_station(person: Person, offer: Json) -> None:
    """A finger on the station the offer leads to, until it is asked what is to be done there."""
    asked = fares(person, offer) if offer.get("fare") else _question(person, offer)
    person.until(lambda: _is_asked_after_tap(person, asked, _ring(person, offer)), offer["text"])


def _ring(person: Person, offer: Json) -> Locator:
    """What is lit round the station on the map."""
    board = person.page.get_by_role("region", name=person.say("hunt-board"))
    return board.locator(f'[role=button][data-station="{offer["station"]}"]')


def _is_asked_after_tap(person: Person, asked: Locator, ring: Locator) -> bool:
    """Whether it is asked already; else the station is tapped, though not while the map is moving."""
    if asked.is_visible():
        person.let_draw()  # what is closed again by a tap that came late is not asked
        return asked.is_visible()
    if middle := _resting(person, ring):
        person.push_at(*middle)
    return False


def _resting(person: Person, ring: Locator) -> tuple[float, float] | None:
    """Where the middle of it is, once it stays there."""
    before = ring.bounding_box()
    person.page.wait_for_timeout(30)
    after = ring.bounding_box()
    if before is None or after is None:
        return None
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (before, after)]
    return middles[1] if max(abs(a - b) for a, b in zip(*middles, strict=True)) < 1 else None


def fares(person: Person, offer: Json) -> Locator:
    """The tickets beside a chosen station."""
    name = f"{person.say('hunt-station')} {offer['station']}: {person.say('hunt-fares')}"
    return person.page.get_by_role("group", name=named(name))


def _question(person: Person, offer: Json) -> Locator:
    return person.page.get_by_role("group", name=named(offer["text"]))


def _confirm(person: Person, offer: Json) -> None:
    """What cannot be undone is asked once more, and so is what has no ticket."""
    if offer.get("careful") or (offer["group"] == "ride" and not offer.get("fare")):
        person.let_go()
        person.press("hunt-move" if offer["group"] == "ride" else "hunt-confirm", _question(person, offer))


def _text(text: str) -> str:
    return " ".join(text.lower().split())
