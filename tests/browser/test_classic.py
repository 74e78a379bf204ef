"""Scotland Yard, two browsers against each other from the invitation to the verdict."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import Welcome
from tests.browser.doors import panel, set_rules
from tests.browser.hands import by_list, on_board
from tests.browser.people import Person
from tests.browser.truth import leaks, way_of

ROUNDS = 5
STARTS = {"start_pack": "separate", "detectives": 3, "detective_starts": "26, 29, 50", "fugitive_starts": "197"}
"""Far enough apart that nobody is caught by accident."""


def test_a_fugitive_and_a_detective_play_to_the_end(welcome: Welcome) -> None:
    ada, bea = welcome("Ada"), welcome("Bea")
    sit_down(ada, bea)
    flee_and_hunt(ada, bea)
    for person in (ada, bea):
        assert person.scene["ending"]["how"] in person.verdict().inner_text()
    assert [person.scene["ending"]["tone"] for person in (ada, bea)] in (["won", "lost"], ["lost", "won"])
    assert [stop["station"] for stop in bea.scene["ending"]["ways"][0]["stops"]][1:] == way_of(ada.update)
    check_secrets(ada, bea)


def sit_down(ada: Person, bea: Person) -> None:
    """Ada invites, Bea follows the link."""
    ada.visit()
    ada.page.get_by_label(ada.say("screen-name"), exact=True).fill("Ada")
    game = panel(ada, "classic")
    set_rules(ada, game, "classic", rounds=ROUNDS, **STARTS, surfacing="2, 4")
    game.get_by_role("group", name=ada.say("screen-how-many")).get_by_role("radio", name="2").check()
    ada.press("screen-with-friends", game)
    link = ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value()
    bea.visit(link)
    bea.page.get_by_role("listitem").filter(has_text="Ada").wait_for()
    bea.page.get_by_label(bea.say("screen-name")).fill("Bea")
    bea.press("screen-take-seat")
    ada.until(lambda: ada.told("update") and bea.told("update"), "the game to begin")


def flee_and_hunt(ada: Person, bea: Person) -> None:
    """In turns to the end; Bea loads her page anew in the middle."""
    rng, n = Random(6), 0
    while mover := ada.until(lambda: next((p for p in (ada, bea) if p.offers), ada.is_over), "a turn"):
        if not isinstance(mover, Person):
            return
        move(mover, n, rng)
        n += 1
        if n == 9:
            reload(bea)


def reload(person: Person) -> None:
    before = len(person.told("update"))
    person.page.reload()
    person.until(lambda: len(person.told("update")) > before, "everything to be told anew")
    assert person.update["since"] == 0


def move(person: Person, n: int, rng: Random) -> None:
    """A double move as soon as may be, a black ticket in it; then anything, now on the board, now from the list."""
    rides = [i for i, offer in enumerate(person.offers) if offer["group"] == "ride"]
    doubles = [i for i, offer in enumerate(person.offers) if offer["kind"] == "Double"]
    blacks = [i for i in rides if person.offers[i]["fare"] == "black"]
    if doubles and n:
        return by_list(person, doubles[0])
    is_doubled = person.update["view"]["state"]["doubled"]
    i = rng.choice(blacks if blacks and is_doubled else rides)
    return on_board(person, i) if n % 3 == 0 else by_list(person, i)


def check_secrets(ada: Person, bea: Person) -> None:
    """CL-9: of where he is, Bea’s page was told what he showed, in time and no more."""
    way = way_of(ada.update)
    before = [update for update in bea.told("update") if not update["scene"]["over"]]
    assert [leak for update in before for leak in leaks(update, way)] == []
    hidden = [update for update in before if update["scene"]["pawns"][0]["station"] is None]
    assert 0 < len(hidden) < len(before), "he was both seen and not seen"
    assert way_of(bea.update) == way, "in the end the log lies open"
    kinds = {event["type"] for update in bea.told("update") for event in update["events"]}
    assert {"Double", "Surfaced"} <= kinds
    assert "black" in [entry["fare"] for entry in bea.update["view"]["state"]["log"]]
