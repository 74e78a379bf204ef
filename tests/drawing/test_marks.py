"""The marks of the Sherlock Holmes edition, and roadblocks."""

from __future__ import annotations

import math

import pytest

from gaslamp.board import Board, load_board, parse_board
from gaslamp.drawing import marks
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.drawing.lights import style
from gaslamp.drawing.line_courses import DISC
from gaslamp.svg import draw, draw_board
from tests.drawing.looking import SVG, VILLAGE, elements, place


def drawn(text: str, *words: str) -> list[int]:
    """The stations beside which marks of these classes are drawn."""
    found = [element for element in elements(text, "mark") if set(words) <= set(element.get("class", "").split())]
    return sorted(int(element.get("data-station", "")) for element in found if element.get("data-station"))


@pytest.mark.parametrize("sign", [*marks.SYMBOLS, "hideout"])
def test_every_mark_is_drawn_once(holmes: Board, sign: str) -> None:
    assert drawn(draw_board(holmes), f"of-{sign}") == sorted(holmes.marks[sign])


def test_a_crime_scene_shows_on_the_plate_of_its_symbol(holmes: Board) -> None:
    text = draw_board(holmes)
    assert drawn(text, "crime") == sorted(holmes.marks["crime"])
    assert len(list(elements(text, "rag"))) == 16  # the legend's too
    assert len(list(elements(text, "plate"))) == len(drawn(text)) - len(drawn(text, "of-hideout")) + 4


def test_marks_keep_off_all_discs_and_off_each_other(holmes: Board, holmes_plan: GroundPlan) -> None:
    spots = holmes_plan.spots
    assert len(spots) == 76
    for spot in spots:
        assert all(math.dist(spot.at, at) > DISC + 5.5 for at in holmes_plan.at.values())
        assert math.dist(spot.at, holmes_plan.at[spot.station]) < 2.2 * DISC
    assert all(math.dist(a.at, b.at) > 2 * marks.PLATE for i, a in enumerate(spots) for b in spots[:i])


def test_a_mark_stands_nearest_to_its_own_station(holmes_plan: GroundPlan) -> None:
    at = holmes_plan.at
    nearest = {spot: min(at, key=lambda station: math.dist(at[station], spot.at)) for spot in holmes_plan.spots}
    assert not [spot for spot, station in nearest.items() if spot.station != station]


def test_every_sign_has_a_shape_of_its_own() -> None:
    assert len({*marks.SIGNS.values()}) == 4


def test_names_keep_off_the_marks(holmes: Board, holmes_plan: GroundPlan) -> None:
    spots = [spot.at for spot in holmes_plan.spots]
    for name in elements(draw_board(holmes), "name"):
        for row in name.iter(f"{SVG}tspan"):
            middle = float(row.get("x", "")), float(row.get("y", "")) - 2
            assert all(math.dist(middle, at) > marks.PLATE for at in spots)


def test_a_station_may_carry_two_symbols_or_a_crime_alone() -> None:
    text = draw_board(parse_board(VILLAGE + "mark park 1\nmark river 1\nmark crime 2\nmark hideout 2\n", "village"))
    assert (drawn(text), drawn(text, "crime")) == ([1, 1, 2, 2], [2])


def test_a_board_without_marks_has_no_trace_of_them() -> None:
    text = draw_board(load_board("bradley"))
    assert not [word for word in ("mark", "border", "numeral", "roadblock", "sherlock") if word in style("paper")]
    assert not list(elements(text, "mark"))
    assert not list(elements(text, "numeral"))


def test_a_roadblock_bars_its_station_and_leaves_the_number_free(holmes: Board) -> None:
    blocks = list(elements(draw(holmes, roadblocks={156, 140}), "roadblock"))
    assert [block.get("data-station") for block in blocks] == ["140", "156"]
    for block in blocks:
        assert place(block) == pytest.approx(holmes.stations[int(block.get("data-station", ""))], abs=0.06)


def test_roadblocks_can_be_drawn_on_any_board() -> None:
    text = draw(load_board("bradley"), roadblocks={67})
    assert ".roadblock .bar" in text
    assert len(list(elements(text, "roadblock"))) == 1


def test_the_legend_has_the_names_of_the_edition(holmes: Board) -> None:
    keys = [element.text for element in elements(draw_board(holmes), "key")]
    assert keys == ["Carriage", "Omnibus", "Metro", "Ferry", "Park", "Monument", "River", "Hideout", "Crime scene"]
    keys = [element.text for element in elements(draw_board(holmes, labels={"bus": "Pferdebahn"}), "key")]
    assert keys[:3] == ["Carriage", "Pferdebahn", "Metro"]
