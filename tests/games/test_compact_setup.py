"""Compact, before the chase: the players, the stock, the placement, the start of Mister X. CP-1 to CP-3."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, BadOptions, Seat
from gaslamp.games import make_game
from gaslamp.games.compact import CompactState, Place, Scored, price
from gaslamp.games.vocabulary import Began, Deal, Purse
from gaslamp.match import Match, run
from tests.games.positions import CompactPosition

POSTS = (8, 13, 30, 40, 56, 60, 69, 72, 105, 109)


def fresh(seats: Seat = 4) -> Match[CompactState]:
    return Match(make_game("compact", seats))


def place(match: Match[CompactState], *stations: int, seat: Seat = 1) -> None:
    for pawn, station in enumerate(stations, start=1):
        match.play(Place(seat=seat, pawn=pawn, station=station))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_1_two_to_four_play_and_everybody_is_mister_x_once_in_seat_order(seats: Seat) -> None:
    match = fresh(seats)
    run(match, dict.fromkeys(range(CHANCE, seats), Uniform(Random(seats))))
    assert [event.seat for event in match.log if isinstance(event, Scored)] == list(range(seats))
    assert [event.round for event in match.log if isinstance(event, Began)] == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_cp_1_not_alone_and_not_five(seats: Seat) -> None:
    with pytest.raises(BadOptions) as problem:
        make_game("compact", seats)
    assert problem.value.key == "seats-out-of-range"
    assert problem.value.details == {"seats": seats, "least": 2, "most": 4}


def test_cp_1_four_unless_told() -> None:
    assert make_game("compact").seats == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_1_three_detectives_whatever_the_number_of_players(seats: Seat) -> None:
    assert make_game("compact", seats).pawn_names == ("fugitive", "red", "blue", "green")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_1_whoever_is_not_mister_x_may_move_any_pawn(seats: Seat) -> None:
    table = CompactPosition(1, 8, 105, 109, seats=seats)
    table.ride(0, "taxi", 2)
    assert table.turn == list(range(1, seats))
    offered = [[(a.pawn, a.fare, a.station) for a in table.view(seat).actions[:-1]] for seat in table.turn]  # type: ignore[attr-defined]
    assert all(moves == offered[0] for moves in offered)
    assert {pawn for pawn, *_ in offered[0]} == {1, 2, 3}


def test_cp_2_the_common_stock() -> None:
    state = fresh().state
    assert state.stock == Purse(taxi=12, bus=8, underground=4)
    assert state.purses == (Purse(black=1), Purse(), Purse(), Purse())


def test_cp_2_the_stock_is_worth_forty_pounds() -> None:
    assert price(fresh().state.stock) == 12 * 1 + 8 * 2 + 4 * 3 == 40
    assert (price(Purse(taxi=1)), price(Purse(bus=1)), price(Purse(underground=1))) == (1, 2, 3)


def test_cp_2_a_start_number_for_every_ticket() -> None:
    assert len(make_game("compact").starts) == 24


def test_cp_3_first_the_detectives_and_nobody_else() -> None:
    match = fresh()
    assert match.state.phase == "place"
    assert match.to_act == {1, 2, 3}
    assert match.view(0).actions == match.view(SPECTATOR).actions == match.view(CHANCE).actions == ()


def test_cp_3_any_pawn_on_any_underground_station() -> None:
    offered = fresh().view(2).actions
    assert offered == tuple(Place(seat=2, pawn=pawn, station=post) for pawn in (1, 2, 3) for post in POSTS)


def test_cp_3_several_people_place_in_any_order_each_pawn_once() -> None:
    match = fresh()
    match.play(Place(seat=3, pawn=2, station=40))
    match.play(Place(seat=1, pawn=3, station=8))
    assert match.to_act == {1, 2, 3}
    left = [post for post in POSTS if post not in (8, 40)]
    assert match.view(2).actions == tuple(Place(seat=2, pawn=1, station=post) for post in left)
    match.play(Place(seat=2, pawn=1, station=105))
    assert match.state.stations == (None, 105, 40, 8)
    assert match.to_act == {CHANCE}


def test_cp_3_one_person_may_place_all_three() -> None:
    match = fresh()
    place(match, 8, 13, 30, seat=3)
    assert match.state.stations == (None, 8, 13, 30)


def test_cp_3_the_placement_is_for_all_to_see() -> None:
    match = fresh()
    place(match, 8, 13)
    assert {match.view(seat).state.stations for seat in (0, 1, 2, 3, SPECTATOR)} == {(None, 8, 13, None)}


def test_cp_3_then_one_of_the_tickets_unseen() -> None:
    match = fresh()
    place(match, 8, 13, 30)
    assert match.view(CHANCE).actions == tuple(Deal(seat=CHANCE, pawn=0, station=s) for s in match.game.starts)  # type: ignore[attr-defined]
    assert all(match.view(seat).actions == () for seat in range(4))


def test_cp_3_his_start_is_public_and_the_ticket_goes_back() -> None:
    match = fresh()
    place(match, 8, 13, 30)
    match.play(Deal(seat=CHANCE, pawn=0, station=66))
    for seat in (0, 1, 2, 3, SPECTATOR):
        state = match.view(seat).state
        assert (state.start, state.stations[0], state.stock, state.log) == (66, 66, Purse(12, 8, 4), ())


def test_cp_3_never_under_a_detective() -> None:
    match = Match(make_game("compact", 4, {"starts": (8, 13, 30, 66)}))
    place(match, 30, 13, 40)
    assert [action.station for action in match.view(CHANCE).actions] == [8, 66]  # type: ignore[attr-defined]


def test_cp_3_starts_that_detectives_can_all_cover_are_too_few() -> None:
    too_few: list[tuple[int, ...]] = [(8,), (8, 13, 30)]
    enough: list[tuple[int, ...]] = [(66,), (8, 13, 30, 40), (8, 13, 66)]
    for starts in too_few:
        with pytest.raises(BadOptions) as refused:
            make_game("compact", 2, {"starts": starts})
        assert refused.value.key == "starts-too-few"
    assert [make_game("compact", 2, {"starts": starts}).starts for starts in enough] == enough


def test_cp_3_then_the_chase_begins() -> None:
    table = CompactPosition(66, 8, 13, 30)
    assert table.log[-1] == Began(round=1)
    assert (table.state.phase, table.turn) == ("move", [0])
