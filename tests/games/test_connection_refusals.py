"""Case Connection, who may ask for what: impostors, forgeries, actions out of place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games.enquiry import DrawLead, Fill, First, Follow, Keep, Solve, Swap, Visit
from gaslamp.games.vocabulary import Done, Double
from tests.games.enquiries import Enquiry, hand, items, small_deck

DECK = small_deck(
    *(f"clue {card} - - f -" for card in range(1, 16)),
    *(f"lead {lead} 1 f - - -" for lead in range(1, 8)),
)
OWNED = "1 2 f f f w w w"


def turning() -> Enquiry:
    return Enquiry(DECK, hand(OWNED, lead=1), hand(lead=2), locations="3 4 f / 5 6 f w / 7 f / 8 f w")


def filling() -> Enquiry:
    match = Enquiry(DECK, hand(OWNED, lead=1), hand(lead=2), locations="3 4 f / 5 / 7 f w / 8 f w")
    match.visit(0, "3 4")
    return match


def keeping() -> Enquiry:
    match = turning()
    match.solve("0 top 1 f")
    return match


def dealing() -> Enquiry:
    match = keeping()
    match.keep("1 f")
    return match


def choosing() -> Enquiry:
    match = dealing()
    match.draw(3, 4)
    return match


def beginning() -> Enquiry:
    return Enquiry(DECK, hand(), hand(), current=CHANCE)


TURNS = {turning: 0, filling: CHANCE, keeping: 0, dealing: CHANCE, choosing: 0, beginning: CHANCE}
LAID: dict[str, Any] = {name: getattr(turning().solving("0 top 1 f"), name) for name in ("cards", "links")}
PLACES: dict[str, tuple[type[Action], dict[str, Any], Any, str]] = {
    # what is asked for, where its place is, and the rule that says no elsewhere
    "a card for a location": (Fill, {"location": 0, "item": 9}, filling, "CC-3"),
    "a lead": (DrawLead, {"player": 0, "lead": 3}, dealing, "CC-4"),
    "a choice of leads": (Follow, {"lead": 4}, choosing, "CC-4"),
    "who begins": (First, {"player": 1}, beginning, "CC-4"),
    "a visit": (Visit, {"location": 0, "items": items("3 4")}, turning, "CC-5"),
    "a swap": (Swap, {"kind": "witness"}, turning, "CC-7"),
    "a layout": (Solve, LAID, turning, "CC-12"),
    "what is kept": (Keep, {"items": items("1 f")}, keeping, "CC-13"),
}


@pytest.mark.parametrize("case", PLACES)
@pytest.mark.parametrize("position", TURNS, ids=lambda position: position.__name__)
def test_cc_4_to_13_each_action_has_its_place(position: Any, case: str) -> None:
    kind, details, place, rule = PLACES[case]
    action, match = kind(seat=TURNS[position], **details), position()
    if position is place:
        assert match.play(action)[0] == replace(action, known_to=(0,) if kind is DrawLead else ())
    else:
        assert match.refused(action)[0] == rule


@pytest.mark.parametrize("case", PLACES)
@pytest.mark.parametrize("seat", [SPECTATOR, CHANCE, 0, 1, 2, 99])
def test_cc_4_nobody_acts_for_another(seat: Seat, case: str) -> None:
    kind, details, place, rule = PLACES[case]
    if seat != TURNS[place]:
        assert place().refused(kind(seat=seat, **details))[0] == rule


@pytest.mark.parametrize("case", PLACES)
def test_cc_4_who_knows_a_lead_is_not_for_whoever_acts_to_say(case: str) -> None:
    kind, details, place, _ = PLACES[case]
    assert place().refused(kind(seat=TURNS[place], known_to=(0, 1), **details)) == ("CC-4", {})


def test_cc_5_a_turn_is_ended_by_whose_it_is() -> None:
    match = turning()
    match.visit(0, "3 4")
    assert match.refused(Done(seat=1)) == ("CC-5", {})
    assert match.refused(Double(seat=0)) == ("CC-5", {"foreign": "Double", "game": "connection"}), (
        "that is another game"
    )
    match.done()
    assert match.refused(Done(seat=0)) == ("CC-5", {})
