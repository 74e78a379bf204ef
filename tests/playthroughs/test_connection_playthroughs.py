"""In the playthroughs of Case Connection a lead drawn or put under the pile is a question mark to the others."""

from __future__ import annotations

import re

import pytest

from gaslamp.games.connection import Connection
from tests.playthroughs.enquiries import ENQUIRIES
from tests.playthroughs.golden import told

LINE = re.compile(r"^  +(-?[0-9]+): (.*)$", re.MULTILINE)
DRAWN = re.compile(r"([0-9]) drew (\S+)")


@pytest.mark.parametrize("name", ENQUIRIES)
def test_only_who_drew_a_lead_sees_it(name: str) -> None:
    _, seats, seed, _ = ENQUIRIES[name]
    seen = [
        (seat, *drawn) for seat, line in LINE.findall(told(Connection(seats), seed)) for drawn in DRAWN.findall(line)
    ]
    assert len(seen) > 5 * seats
    for seat, player, drawn in seen:
        assert ("?" in drawn) is (seat != player), (seat, player, drawn)


@pytest.mark.parametrize("name", ENQUIRIES)
def test_a_spectator_knows_no_lead_under_the_pile(name: str) -> None:
    _, seats, seed, _ = ENQUIRIES[name]
    under = re.findall(r"^  -2: .*\| leads ([0-9]+)(\S*) \|", told(Connection(seats), seed), re.MULTILINE)
    assert len(under) > 20
    assert all(set(batches) <= set("+-?") for _, batches in under)
    assert any(batches for _, batches in under)


@pytest.mark.parametrize("name", ENQUIRIES)
def test_leads_are_solved_in_it(name: str) -> None:
    _, seats, seed, _ = ENQUIRIES[name]
    happened = re.findall(r'"type":"([A-Za-z]+)"', told(Connection(seats), seed))
    assert happened.count("Solve") == happened.count("Solved") > 1
    assert {"Fill", "DrawLead", "Follow", "First", "Visit", "Keep", "Done"} < set(happened)
    assert happened[-1] == "Ended"
