"""The compact edition in French: everybody is Mister X once."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, set_rules
from tests.browser.hands import by_list, on_board
from tests.browser.people import Person


def test_three_rounds_in_french(welcome: Welcome) -> None:
    ada, rng = welcome("Ada", language="fr"), Random(3)
    game = panel(ada, "compact")
    set_rules(ada, game, "compact", taxi=3, bus=2, underground=1)
    ada.press("screen-play-bots", game)
    while ada.until(lambda: ada.offers or ada.is_over, "a turn") is not True:
        play(ada, rng)
    ended = ada.verdict()
    check_told(ada)
    results = ended.locator(".ending-results li b").all_inner_texts()
    assert list(map(int, results)) == sorted((score["points"] for score in ada.scene["scores"]), reverse=True)
    assert ended.get_by_label(ada.say("screen-way-round")).locator("option").count() == 3, "a way for every round"


def play(ada: Person, rng: Random) -> None:
    """Pawns are placed on the map; a black ticket is used at once, the rest comes from the list."""
    rides = [i for i, offer in enumerate(ada.offers) if offer["group"] == "ride"]
    blacks = [i for i in rides if ada.offers[i].get("fare") == "black"]
    if ada.offers[0]["kind"] == "Place":
        first = ada.offers[0]["pawn"]
        on_board(ada, rng.choice([i for i in rides if ada.offers[i]["pawn"] == first]))
    elif blacks:
        on_board(ada, blacks[0])
    else:
        by_list(ada, rng.choice(rides or range(len(ada.offers))))


def check_told(ada: Person) -> None:
    events = [event for update in ada.told("update") for event in update["events"]]
    assert len([event for event in events if event["type"] == "Scored"]) == 3
    assert [event for event in events if event.get("fare") == "black" and event["seat"] == 0]
    assert all(score["state"] == "done" for score in ada.scene["scores"])
    points = ada.page.get_by_role("region", name=ada.say("hunt-players")).inner_text()
    assert all(f"{score['points']}" in points for score in ada.scene["scores"])
