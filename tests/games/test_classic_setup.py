"""Classic, before the first move: CL-1 to CL-7."""

from __future__ import annotations

import pytest

from gaslamp.core import CHANCE, SPECTATOR, BadOptions
from gaslamp.games import make_game
from gaslamp.games.classic import Classic
from gaslamp.games.vocabulary import FUGITIVE, Began, Deal, LogEntry, Purse
from gaslamp.match import Match
from tests.games.positions import Position

CARDS = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198)


def pawns_of(game: Classic, seat: int) -> str:
    return " ".join(name for name, owner in zip(game.pawn_names, game.owners, strict=True) if owner == seat)


@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_1_two_to_six_play_with_five_pawns(seats: int) -> None:
    game = make_game("classic", seats)
    assert seats in game.players
    assert (game.seats, game.start().fugitive, len(game.detectives)) == (seats, 0, 5)
    assert game.pawn_names == ("fugitive", "purple", "red", "green", "yellow", "blue")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_cl_1_no_fewer_and_no_more(seats: int) -> None:
    assert seats not in Classic.players
    with pytest.raises(BadOptions) as problem:
        make_game("classic", seats)
    assert (problem.value.key, problem.value.details) == ("seats-out-of-range", {"seats": seats, "least": 2, "most": 6})


@pytest.mark.parametrize(
    "shares",
    [
        ["purple red green yellow blue"],
        ["purple yellow blue", "red green"],
        ["purple yellow", "red green", "blue"],
        ["purple yellow", "red", "green", "blue"],
        ["purple", "red", "green", "yellow", "blue"],
    ],
)
def test_cl_2_who_has_which_pawn(shares: list[str]) -> None:
    game = make_game("classic", len(shares) + 1)
    assert [pawns_of(game, seat) for seat in range(game.seats)] == ["fugitive", *shares]


def test_cl_3_every_pawn_has_the_same_tickets() -> None:
    tickets = Purse(taxi=10, bus=8, underground=4, black=0, double=0)
    assert make_game("classic").start().purses[1:] == (tickets,) * 5


def test_cl_3_two_pawns_of_one_player_do_not_pool() -> None:
    table = Position(74, 4, 120, seats=2, taxi=1, bus=0, underground=0)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 3)
    assert [purse.taxi for purse in table.state.purses[1:]] == [0, 1]
    assert (table.reach(1), table.reach(2)) == ([], [("taxi", 121), ("taxi", 144)])


def test_cl_4_what_the_fugitive_starts_with() -> None:
    assert make_game("classic").start().purses[0] == Purse(taxi=4, bus=3, underground=3, black=5, double=2)


def test_cl_5_a_ticket_paid_goes_to_the_fugitive() -> None:
    table = Position(74, 153, 120)
    table.ride(0, "taxi", 73)
    table.ride(1, "underground", 140)
    assert table.state.purses[:2] == (Purse(3, 3, 4, 5, 2), Purse(10, 8, 3))


def test_cl_5_plain_fares_never_block_the_fugitive() -> None:
    table = Position(74, 4, 120, fugitive_taxi=0)
    table.ride(0, "taxi", 73)
    assert table.state.purses[0].taxi == 0


def test_cl_5_counted_fares_run_out() -> None:
    table = Position(74, 4, 120, fugitive_fares="counted", fugitive_taxi=0)
    assert table.refused_ride(0, "taxi", 73) == "CL-5"
    assert ("taxi", 73) not in table.reach(0)


def test_cl_5_counted_fares_grow_by_what_is_handed_over() -> None:
    table = Position(74, 4, 120, fugitive_fares="counted", fugitive_taxi=1)
    table.ride(0, "taxi", 73)
    table.ride(1, "taxi", 3)
    table.ride(2, "taxi", 121)
    assert table.state.purses[0].taxi == 2
    assert table.ride(0, "taxi", 74) == []


def test_cl_6_eighteen_start_cards() -> None:
    dealt = Match(make_game("classic")).view(CHANCE).actions
    assert dealt == tuple(Deal(seat=CHANCE, pawn=1, station=card) for card in CARDS)


def test_cl_6_a_card_is_drawn_once_and_the_fugitive_draws_last() -> None:
    match = Match(make_game("classic"))
    for pawn in (1, 2, 3, 4, 5, FUGITIVE):
        offered = match.view(CHANCE).actions
        assert all(isinstance(deal, Deal) and deal.pawn == pawn for deal in offered)
        match.play(offered[0])
    assert match.state.stations == (CARDS[5], *CARDS[:5])


def test_cl_6_only_the_fugitive_knows_his_start() -> None:
    table = Position(74, 4, 120)
    for seat, station in ((0, 74), (1, None), (2, None), (SPECTATOR, None)):
        state = table.view(seat).state
        assert (state.start, state.stations) == (station, (station, 4, 120))


@pytest.mark.parametrize(("pawn", "station"), [(2, 13), (2, 14), (3, 26), (0, 26), (2, None)])
def test_cl_6_no_card_twice_no_other_card_no_other_pawn(pawn: int, station: int | None) -> None:
    match = Match(make_game("classic"))
    match.play(Deal(seat=CHANCE, pawn=1, station=13))
    deal = Deal(seat=CHANCE, pawn=pawn, station=station)
    assert not match.game.allows(match.state, deal)
    assert match.game.refusal(match.state, deal).key == "CL-6"


def test_cl_7_the_first_move_is_entry_one() -> None:
    table = Position(74, 4, 120)
    assert (table.log[-1], table.state.log) == (Began(round=1), ())
    table.ride(0, "taxi", 73)
    assert table.state.log == (LogEntry("taxi", 73),)


def test_cl_7_the_log_has_twenty_four_entries() -> None:
    assert make_game("classic").entries == 24
