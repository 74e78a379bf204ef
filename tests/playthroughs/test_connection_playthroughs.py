"""In the playthroughs of Case Connection a lead drawn or put under the pile is a question mark to the others."""

from __future__ import annotations

import re

import pytest

from tests.playthroughs.enquiries import ENQUIRIES
from tests.playthroughs.golden import playthrough

LINE = re.compile(r"^  +(-?[0-9]+): (.*)$", re.MULTILINE)
DRAWN = re.compile(r"([0-9]) drew (\S+)")


@pytest.mark.parametrize("name", ENQUIRIES)
def test_only_who_drew_a_lead_sees_it(name: str) -> None:
    seats = ENQUIRIES[name][1]
    seen = [(seat, *drawn) for seat, line in LINE.findall(playthrough(name)) for drawn in DRAWN.findall(line)]
    assert len(seen) > 5 * seats
    for seat, player, drawn in seen:
        assert ("?" in drawn) is (seat != player), (seat, player, drawn)


@pytest.mark.parametrize("name", ENQUIRIES)
def test_a_spectator_knows_no_lead_under_the_pile(name: str) -> None:
    under = re.findall(r"^  -2: .*\| leads ([0-9]+)(\S*) \|", playthrough(name), re.MULTILINE)
    assert len(under) > 20
    assert all(set(batches) <= set("+-?") for _, batches in under)
    assert any(batches for _, batches in under)


@pytest.mark.parametrize("name", ENQUIRIES)
def test_leads_are_solved_in_it(name: str) -> None:
    happened = re.findall(r'"type":"([A-Za-z]+)"', playthrough(name))
    assert happened.count("Solve") == happened.count("Solved") > 1
    assert {"Fill", "DrawLead", "Follow", "First", "Visit", "Keep", "Done"} < set(happened)
    assert happened[-1] == "Ended"


def last_turns(name: str) -> list[str]:
    """Who does what from the solution that brings on the end."""
    _, _, end = playthrough(name).partition('"type":"Finale"')
    return re.findall(r'"type":"([A-Za-z]+)"', end)


def test_the_options_for_the_last_turns_show() -> None:
    assert last_turns("connection-even-last-turns").count("Done") == 1, "of two others one has had as many turns"
    assert last_turns("connection-cut-last-turns")[-3:] == ["Solve", "Solved", "Ended"], "at nine points it is over"
