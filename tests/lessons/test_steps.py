"""Which actions a pattern fits."""

from __future__ import annotations

import pytest

from gaslamp.games.enquiry import Keep, Solve, Visit
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.vocabulary import Move
from gaslamp.lessons.steps import fits

VISIT = Visit(seat=0, location=2, items=(17, "forensic"))
MOVE = Move(seat=0, pawn=0, fare="taxi", station=7)


@pytest.mark.parametrize("items", [[17, "forensic"], ["forensic", 17]])
def test_items_are_named_in_any_order(items: list[object]) -> None:
    assert fits({"type": "Visit", "items": items}, VISIT)


@pytest.mark.parametrize("items", [[17], [17, "cyber"], [17, "forensic", "forensic"], 17, []])
def test_other_items_do_not_fit(items: object) -> None:
    assert not fits({"type": "Visit", "items": items}, VISIT)


def test_two_equal_items_are_two() -> None:
    assert fits({"items": ["cyber", "cyber"]}, Keep(seat=0, items=("cyber", "cyber")))
    assert not fits({"items": ["cyber", "cyber"]}, Keep(seat=0, items=("cyber", "witness")))


def test_a_list_for_one_value_is_any_of_them() -> None:
    assert fits({"type": "Move", "station": [7, 8]}, MOVE)
    assert not fits({"type": "Move", "station": [8]}, MOVE)


def test_a_pattern_may_leave_the_layout_open() -> None:
    layout = Solve(seat=0, cards=(Laid(28, 1, 0),), links=(Link(0, 28, "cyber", "cyber"),))
    assert fits({"type": "Solve"}, layout)
    assert not fits({"type": "Keep"}, layout)
