"""Which actions fit a pattern."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.enquiry import Keep, Solve, Visit
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.vocabulary import Double, Move
from gaslamp.lessons import LessonStep
from gaslamp.lessons.steps import fits

RIDE = Move(seat=0, pawn=1, fare="bus", station=86)
VISIT = Visit(seat=2, location=1, items=(3, "forensic"))
TWINS = Keep(seat=0, items=("cyber", "cyber"))
LAYOUT = Solve(seat=0, cards=(Laid(28, 1, 0),), links=(Link(0, 28, "cyber", "cyber"),))


@pytest.mark.parametrize(
    ("pattern", "action", "is_fitting"),
    [
        ({"type": "Move"}, RIDE, True),
        ({"type": "Double"}, RIDE, False),
        ({"type": "Double"}, Double(seat=0), True),
        ({"fare": "bus", "station": 86}, RIDE, True),
        ({"fare": "bus", "station": 87}, RIDE, False),
        ({"station": [85, 86]}, RIDE, True),
        ({"station": [85, 87]}, RIDE, False),
        ({"station": 86}, Double(seat=0), False),
        ({"items": [3, "forensic"]}, VISIT, True),
        ({"items": ["forensic", 3]}, VISIT, True),
        ({"items": [3]}, VISIT, False),
        ({"items": [3, "cyber"]}, VISIT, False),
        ({"items": [3, "forensic", "forensic"]}, VISIT, False),
        ({"items": 3}, VISIT, False),
        ({"items": ["cyber", "cyber"]}, TWINS, True),
        ({"items": ["cyber", "witness"]}, TWINS, False),
        ({"type": "Solve"}, LAYOUT, True),
        ({"type": "Keep"}, LAYOUT, False),
        ({"location": [0, 1]}, VISIT, True),
    ],
)
def test_fields_must_match_and_a_list_is_a_choice_unless_the_field_is_one(
    *, pattern: dict[str, Any], action: Any, is_fitting: bool
) -> None:
    assert fits(pattern, action) is is_fitting


def test_the_first_mistake_that_fits_is_the_one() -> None:
    step = LessonStep(
        step="ride", do=({"station": 1},), wrong={"far": ({"station": [86, 90]},), "bus": ({"fare": "bus"},)}
    )
    assert step.mistake(RIDE) == "far"
    assert step.mistake(Move(seat=0, pawn=1, fare="bus", station=7)) == "bus"
    assert step.mistake(Move(seat=0, pawn=1, fare="taxi", station=7)) == ""


def test_what_is_left_of_several_actions() -> None:
    step = LessonStep(step="both", do=({"pawn": 1}, {"pawn": 2}), every=True)
    assert step.left([RIDE]) == ({"pawn": 2},)
    assert step.length == 2


def test_actions_in_order_are_asked_for_one_by_one() -> None:
    step = LessonStep(step="crime", do=({"type": "Move"}, {"type": "Commit"}), in_order=True)
    assert step.left([]) == ({"type": "Move"},)
    assert step.left([RIDE]) == ({"type": "Commit"},)
    assert step.length == 2
