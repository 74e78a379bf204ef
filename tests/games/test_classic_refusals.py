"""Classic, who may ask for what: impostors, forgeries, other people's pawns."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, IllegalAction, Seat
from gaslamp.games import make_game
from gaslamp.games.vocabulary import Deal, Double, Move
from gaslamp.match import Match
from tests.games.positions import Position


@pytest.mark.parametrize("seat", [1, 2, 3, 99, CHANCE, SPECTATOR])
def test_cl_12_nobody_moves_in_the_fugitives_turn(seat: Seat) -> None:
    table = Position(74, 4, 120)
    assert table.refusal(Move(seat=seat, pawn=0, fare="taxi", station=73)) == "CL-12"
    assert table.refusal(Double(seat=seat)) == "CL-12"


@pytest.mark.parametrize("seat", [0, 2, 3, 99, CHANCE, SPECTATOR])
def test_cl_12_nobody_moves_in_anothers_turn(seat: Seat) -> None:
    table = Position(74, 4, 120)
    table.ride(0, "taxi", 73)
    assert table.refusal(Move(seat=seat, pawn=1, fare="taxi", station=3)) == "CL-12"


@pytest.mark.parametrize("pawn", [0, 2, 3, 6, 99, -1])
def test_cl_12_a_detective_moves_no_pawn_but_their_own(pawn: int) -> None:
    table = Position(74, 4, 120)
    table.ride(0, "taxi", 73)
    for station in (3, 92, 121, None):
        assert table.refusal(Move(seat=1, pawn=pawn, fare="taxi", station=station)) == "CL-12"


@pytest.mark.parametrize("pawn", [1, 2, 3, 99, -1])
def test_cl_12_the_fugitive_moves_no_pawn_but_his_own(pawn: int) -> None:
    assert Position(74, 4, 120).refusal(Move(seat=0, pawn=pawn, fare="taxi", station=3)) == "CL-12"


def test_cl_12_any_order_is_still_everybody_their_own() -> None:
    table = Position(74, 4, 120, order="any")
    table.ride(0, "taxi", 73)
    assert table.refusal(Move(seat=2, pawn=1, fare="taxi", station=3)) == "CL-12"


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_cl_6_nobody_deals_but_chance(seat: Seat) -> None:
    match = Match(make_game("classic"))
    with pytest.raises(IllegalAction, match="CL-12"):
        match.play(Deal(seat=seat, pawn=1, station=13))
    assert match.log == []


def test_cl_6_no_dealing_after_the_deal() -> None:
    table = Position(74, 4, 120)
    assert table.refusal(Deal(seat=CHANCE, pawn=0, station=74)) == "CL-12"
    assert table.refusal(Deal(seat=0, pawn=0, station=46)) == "CL-6"


def test_cl_12_no_moving_before_the_deal() -> None:
    match = Match(make_game("classic"))
    for seat in (0, CHANCE):
        with pytest.raises(IllegalAction, match="CL-12"):
            match.play(Move(seat=seat, pawn=0, fare="taxi", station=73))


@pytest.mark.parametrize("known_to", [(1,), (0,), (SPECTATOR, 0, 1, 2)])
def test_cl_14_whoever_acts_does_not_say_who_may_know(known_to: tuple[Seat, ...]) -> None:
    table = Position(74, 4, 120)
    assert table.refusal(replace(table.move(0, "taxi", 73), known_to=known_to)) == "CL-14"


@pytest.mark.parametrize("action", [Double(seat=0), Move(seat=0, pawn=0, fare="black", station=46)])
def test_cl_14_no_action_brings_its_own_readers(action: Action) -> None:
    table = Position(74, 4, 120)
    assert table.refusal(replace(action, known_to=(0, 1)))
    assert table.play(action)


def test_cl_14_a_refusal_tells_no_secret() -> None:
    asked = [Move(seat=1, pawn=1, fare="bus", station=station) for station in (3, 46, 73, 74, 75, 94)]
    assert refusals(Position(74, 58, 120), asked) == refusals(Position(46, 58, 120), asked)


def refusals(table: Position, asked: list[Move]) -> list[str | None]:
    """By which rule each is refused, if it is, wherever the fugitive went."""
    table.play(table.view(0).actions[0])
    return [table.refusal(action) if action not in table.view(1).actions else None for action in asked]
