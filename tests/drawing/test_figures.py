"""Pawns, ghosts, heat and targets."""

from __future__ import annotations

import math
from collections.abc import Collection

import pytest

from gaslamp.board import Board, load_board
from gaslamp.drawing.lights import CAST, PAWNS
from gaslamp.drawing.line_courses import DISC
from gaslamp.games import make_game
from gaslamp.svg import Ghost, Pawn, draw
from tests.drawing.looking import SVG, elements, place


@pytest.mark.parametrize(("names", "letters"), [(PAWNS, "XPRGYB"), (CAST, "XSWIML123")], ids=["classic", "holmes"])
def test_pawns_stand_beside_their_stations_not_on_them(board: Board, names: Collection[str], letters: str) -> None:
    starts = board.packs.get("detectives") or board.packs["fugitive"]
    pawns = [Pawn(name, station) for name, station in zip(["fugitive", *names], starts, strict=False)]
    figures = list(elements(draw(board, pawns=pawns), "pawn"))
    assert [figure.findtext(f"{SVG}text") for figure in figures] == list(letters)
    for pawn, figure in zip(pawns, figures, strict=True):
        away = math.dist(place(figure), board.stations[pawn.station])
        assert DISC < away < 3 * DISC


@pytest.mark.parametrize(("names", "shapes"), [(PAWNS, 6), (CAST, 7)], ids=["classic", "holmes"])
def test_every_pawn_has_a_shape_of_its_own(names: Collection[str], shapes: int) -> None:
    pawns = [Pawn(name, 100 + i) for i, name in enumerate(["fugitive", *names])]
    bodies = [element.get("d") for element in elements(draw(load_board("ravensburger"), pawns=pawns), "body")]
    assert len(set(bodies)) == shapes  # all bobbies wear the same helmet and a number


def test_every_pawn_of_the_holmes_edition_is_drawn_in_its_colour() -> None:
    game = make_game("holmes", 3, {"bobbies": 3, "characters": tuple(CAST)[:5]})
    assert set(game.pawn_names) == {"fugitive", *CAST}
    drawing = draw(load_board("ravensburger"), pawns=[Pawn(name, 100 + i) for i, name in enumerate(CAST)])
    assert all(f".pawn.{name} .body{{fill:{body}}}" in drawing for name, (body, _) in CAST.items())


def test_two_pawns_at_one_station_do_not_hide_each_other() -> None:
    figures = elements(draw(load_board("bradley"), pawns=[Pawn("fugitive", 67), Pawn("red", 67)]), "pawn")
    one, other = map(place, figures)
    assert math.dist(one, other) > DISC


def test_a_pawn_of_another_game_is_drawn_with_its_initial() -> None:
    (figure,) = elements(draw(load_board("bradley"), pawns=[Pawn("bobby", 67)]), "pawn")
    assert figure.findtext(f"{SVG}text") == "B"


def test_a_ghost_bears_its_entry_and_fades() -> None:
    board = load_board("bradley")
    (fresh,) = elements(draw(board, ghosts=[Ghost(67, entry=8)]), "ghost")
    (old,) = elements(draw(board, ghosts=[Ghost(67, entry=8, age=4)]), "ghost")
    assert [text.text for text in fresh.iter(f"{SVG}text")] == ["X", "8"]
    assert float(fresh.get("opacity", "")) > float(old.get("opacity", "")) > 0.3


def test_heat_goes_by_weight_and_targets_are_ringed() -> None:
    text = draw(load_board("bradley"), heat={67: 1.0, 1: 0.25}, targets={46})
    faint, strong = (float(element.get("fill-opacity", "")) for element in elements(text, "heat"))
    assert faint < strong
    assert [element.get("id") for element in elements(text, "target")] == ["s46"]
    assert len(list(elements(draw(load_board("bradley"), heat={1, 2, 3}), "heat"))) == 3
