"""The Sherlock Holmes edition: the hunt with tokens on a phone, the flight past crimes and hideouts on a desk."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from gaslamp.board import Board, load_board
from tests.browser.conftest import Welcome
from tests.browser.doors import panel, set_rules
from tests.browser.hands import by_list, on_board, take_button
from tests.browser.people import PHONE, Person


def test_detectives_hunt_with_a_thumb(welcome: Welcome) -> None:
    ada = welcome("Ada", size=PHONE)
    game = panel(ada, "holmes")
    set_rules(ada, game, "holmes", mode="sherlock", rounds=3, seats=2)
    ada.press("screen-hunt", game)
    while ada.until(lambda: ada.offers or ada.is_over, "a turn") is not True:
        hunt(ada)
    ada.verdict()
    numbers = {int(n) for text in ada.page.locator(".way-stop text").all_text_contents() for n in text.split("·")}
    assert numbers == set(range(len(ada.scene["ending"]["ways"][0]["stops"])))
    assert "Ask" in {event["type"] for update in ada.told("update") for event in update["events"]}


def hunt(ada: Person) -> None:
    """A question while there are tokens, then whoever has not moved, from the last to the first."""
    abilities = [i for i, offer in enumerate(ada.offers) if offer["kind"] == "Ask"]
    rides = [i for i, offer in enumerate(ada.offers) if offer["group"] == "ride"]
    if abilities:
        ada.push(ada.page.locator("summary", has_text=ada.say("hunt-spend")))
        take_button(ada, abilities[0])
    elif rides:
        choose_pawn(ada, ada.offers[rides[-1]]["pawn"])
        on_board(ada, rides[-1])
    else:
        take_button(ada, 0)


def choose_pawn(ada: Person, number: int) -> None:
    """Where several can move, one of them is looked at."""
    row = ada.page.get_by_role("group", name=ada.say("hunt-pawns"))
    title = next(pawn["title"] for pawn in ada.scene["pawns"] if pawn["pawn"] == number)
    if len({offer["pawn"] for offer in ada.offers if offer["group"] == "ride"}) > 1:
        chip = ada.button(title, row)
        if chip.get_attribute("aria-pressed") != "true":
            ada.push(chip)


def test_moriarty_reaches_a_crime_and_a_hideout(welcome: Welcome) -> None:
    """If he is caught on the way, he tries again."""
    ada, board = welcome("Ada"), load_board("holmes")
    assert any(reaches(ada, board) for _ in range(4))


def reaches(ada: Person, board: Board) -> bool:
    game = panel(ada, "holmes")
    set_rules(ada, game, "holmes", mode="sherlock", seats=2)
    ada.heard.clear()
    ada.press("screen-flee", game)
    return take(ada, "Commit", board) and take(ada, "Collect", board)


def take(ada: Person, kind: str, board: Board) -> bool:
    """Flee to where that can be done, and do it."""
    while kind not in kinds(ada) and not ada.is_over:
        flee(ada, crimes(ada) if kind == "Commit" else board.marks["hideout"], board)
    if not ada.is_over:
        take_button(ada, next(i for i, offer in enumerate(ada.offers) if offer["kind"] == kind))
    return kind in {event["type"] for update in ada.told("update") for event in update["events"]}


def kinds(ada: Person) -> set[str]:
    ada.until(lambda: ada.offers or ada.is_over, "a turn")
    return {offer["kind"] for offer in ada.offers}


def crimes(ada: Person) -> Collection[int]:
    found: list[int] = ada.update["view"]["state"]["crimes"]
    return found


def flee(ada: Person, goals: Collection[int], board: Board) -> None:
    """One step nearer, by whatever leads there."""
    far = distances(board, goals)
    rides = {i: far[offer["station"]] for i, offer in enumerate(ada.offers) if offer["group"] == "ride"}
    by_list(ada, min(rides, key=lambda i: rides[i]) if rides else len(ada.offers) - 1)


def distances(board: Board, goals: Collection[int]) -> dict[int, int]:
    """How many rides each station is from the nearest of these."""
    far, queue = dict.fromkeys(goals, 0), deque(goals)
    while queue:
        here = queue.popleft()
        for there in {line.b if line.a == here else line.a for line in board.lines if here in (line.a, line.b)}:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return far
