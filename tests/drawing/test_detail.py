"""A part of a board: what is asked for is in it, what is far away is not."""

from __future__ import annotations

import re

import pytest

from gaslamp.board import load_board
from gaslamp.svg import Ghost, Pawn, draw_board, draw_detail

BOARD = load_board("bradley")
ROUND_74 = (46, 58, 73, 74, 75, 92, 94)


def stations(drawing: str) -> set[int]:
    return {int(number) for number in re.findall(r'<g id="s([0-9]+)"', drawing)}


def test_a_detail_has_the_stations_asked_for_and_not_those_across_the_town() -> None:
    drawing = draw_detail(BOARD, ROUND_74)
    assert stations(drawing) >= set(ROUND_74)
    assert not stations(drawing) & {1, 199, 116}
    assert len(drawing) < 0.6 * len(draw_board(BOARD))


def test_a_detail_lies_within_the_map() -> None:
    corner = re.search(r'viewBox="([-.0-9]+) ([-.0-9]+) ([.0-9]+) ([.0-9]+)"', draw_detail(BOARD, (1,)))
    assert corner is not None
    left, top, width, height = map(float, corner.groups())
    assert (left, top) == (-14, -14) or left > -14
    assert width >= 200
    assert height >= 100


def test_lit_rides_are_drawn_whichever_end_is_named_first() -> None:
    there, back = (draw_detail(BOARD, ROUND_74, lit=[ride]) for ride in (("bus", 74, 94), ("bus", 94, 74)))
    assert there == back
    glow = re.search(r'<g class="lit"[^>]*><path d="([^"]+)"/></g>', there)
    assert glow is not None
    assert f'<path id="bus-74-94" class="line bus" d="{glow[1]}"/>' in there


def test_a_way_that_turns_off_can_be_lit() -> None:
    drawing = draw_detail(load_board("compact"), (7, 21), lit=[("taxi", 7, 21)])
    assert re.search(r'<g class="lit"[^>]*><path d="M', drawing)


def test_a_ride_there_is_not_cannot_be_lit() -> None:
    with pytest.raises(AssertionError, match="taxi 1-199 is no line of bradley"):
        draw_detail(BOARD, (1,), lit=[("taxi", 1, 199)])


def test_figures_in_the_detail_are_drawn_and_others_are_not() -> None:
    drawing = draw_detail(
        BOARD, ROUND_74, pawns=[Pawn("red", 74), Pawn("blue", 199)], ghosts=[Ghost(46, 3)], targets=[58], title="Here"
    )
    assert 'id="pawn-red"' in drawing
    assert 'id="pawn-blue"' not in drawing
    assert 'class="ghost"' in drawing
    assert "<title>Here</title>" in drawing
    assert re.search(r'<g id="s58" class="[^"]*target', drawing)
