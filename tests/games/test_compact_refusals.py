"""Compact, who may ask for what: impostors, forgeries, actions out of place, each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games.classic import Surface
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Deal, Done, Double, Fare, Move
from tests.games.positions import CompactPosition

EVERYBODY = (0, 1, 2, 3, 99, CHANCE, SPECTATOR)
RULES: dict[str, tuple[type[Action], dict[str, Any], str]] = {
    # what is asked for out of its place, and the rule that says no
    "a pawn placed": (Place, {"pawn": 1, "station": 13}, "CP-3"),
    "a start": (Deal, {"pawn": 0, "station": 66}, "CP-3"),
    "a second move": (Double, {}, "CP-4"),
    "a pass": (Done, {}, "CP-6"),
    "surfacing": (Surface, {}, "CP-10"),
}


def placing() -> CompactPosition:
    table = CompactPosition()
    table.play(Place(seat=2, pawn=1, station=8))
    return table


def dealing() -> CompactPosition:
    table = placing()
    table.play(Place(seat=2, pawn=2, station=105))
    table.play(Place(seat=2, pawn=3, station=109))
    return table


def moving() -> CompactPosition:
    return CompactPosition(1, 8, 105, 109)


def answering() -> CompactPosition:
    table = moving()
    table.ride(0, "taxi", 2)
    return table


def later() -> CompactPosition:
    """The second Mister X to move."""
    table = answering()
    table.give_up()
    table.begin(1, 8, 105, 109)
    return table


TURNS: dict[Callable[[], CompactPosition], Seat] = {placing: 1, moving: 0, answering: 2, later: 1}


@pytest.mark.parametrize("case", RULES)
@pytest.mark.parametrize("position", TURNS, ids=lambda position: position.__name__)
def test_cp_6_each_action_has_its_place(position: Callable[[], CompactPosition], case: str) -> None:
    kind, details, rule = RULES[case]
    if not (position is placing and kind is Place):
        assert position().refusal(kind(seat=TURNS[position], **details)) == rule


@pytest.mark.parametrize("case", RULES)
@pytest.mark.parametrize("position", [placing, dealing, moving, answering, later])
def test_cp_6_nobody_acts_out_of_turn(position: Callable[[], CompactPosition], case: str) -> None:
    kind, details, _ = RULES[case]
    table = position()
    for seat in set(EVERYBODY) - table.to_act:
        assert table.refusal(kind(seat=seat, **details)) == "CP-6"


@pytest.mark.parametrize("position", [placing, dealing, moving, answering, later])
def test_cp_6_nor_moves_nor_gives_up(position: Callable[[], CompactPosition]) -> None:
    table = position()
    for seat in set(EVERYBODY) - table.to_act:
        assert table.refusal(Move(seat=seat, pawn=0, fare="taxi", station=2)) == "CP-6"
        assert table.refusal(Move(seat=seat, pawn=1, fare="taxi", station=9)) == "CP-6"
        assert table.refusal(GiveUp(seat=seat)) == "CP-6"


@pytest.mark.parametrize("position", [placing, moving, later], ids=lambda position: position.__name__)
def test_cp_10_nobody_gives_up_but_in_the_detectives_turn(position: Callable[[], CompactPosition]) -> None:
    assert position().refusal(GiveUp(seat=TURNS[position])) == "CP-10"


@pytest.mark.parametrize(("pawn", "station"), [
    (1, 13), (0, 13), (4, 13), (-1, 13), (2, 8), (2, 9), (2, 0), (3, 999),
])  # fmt: skip
def test_cp_3_each_pawn_once_on_a_free_underground_station(pawn: int, station: int) -> None:
    assert placing().refusal(Place(seat=3, pawn=pawn, station=station)) == "CP-3"


def test_cp_3_mister_x_places_nobody() -> None:
    assert placing().refusal(Place(seat=0, pawn=2, station=13)) == "CP-6"


@pytest.mark.parametrize(("pawn", "station"), [(0, 2), (0, None), (1, 66), (0, 8)])
def test_cp_3_no_start_but_on_a_ticket(pawn: int, station: int | None) -> None:
    assert dealing().refusal(Deal(seat=CHANCE, pawn=pawn, station=station)) == "CP-3"


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_cp_3_nobody_chooses_the_start(seat: Seat) -> None:
    assert dealing().refusal(Deal(seat=seat, pawn=0, station=66)) == "CP-6"


@pytest.mark.parametrize("pawn", [1, 2, 3, 4, -1])
def test_cp_6_mister_x_moves_no_pawn_but_his_own(pawn: int) -> None:
    assert moving().refusal(Move(seat=0, pawn=pawn, fare="taxi", station=9)) == "CP-6"


@pytest.mark.parametrize("pawn", [0, 4, -1, 99])
def test_cp_6_the_detectives_move_no_pawn_but_theirs(pawn: int) -> None:
    assert answering().refusal(Move(seat=1, pawn=pawn, fare="taxi", station=1)) == "CP-6"


@pytest.mark.parametrize("fare", ["taxi", "bus", "underground", "black"])
@pytest.mark.parametrize("station", [None, 0, -1, 1, 114, 999])
def test_cp_5_no_line_leads_nowhere(station: int | None, fare: Fare) -> None:
    assert moving().refused_ride(0, fare, station) == "CP-5"
    assert answering().refused_ride(1, fare, station) == "CP-5"


@pytest.mark.parametrize("position", [placing, moving, answering, later], ids=lambda position: position.__name__)
@pytest.mark.parametrize("known_to", [(1,), (0,), (SPECTATOR, 0, 1, 2, 3)])
def test_cp_8_whoever_acts_does_not_say_who_may_know(
    position: Callable[[], CompactPosition], known_to: tuple[Seat, ...]
) -> None:
    table = position()
    for action in table.view(TURNS[position]).actions:
        assert table.refusal(replace(action, known_to=known_to)) == "CP-8"
