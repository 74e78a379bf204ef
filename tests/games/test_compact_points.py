"""Compact, points, changing roles and the end of the match: CP-1 and CP-11."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Ended, Outcome, Seat
from gaslamp.games.compact import End, GiveUp, Place, Scored
from gaslamp.games.vocabulary import Deal, Fare, Move, Purse
from tests.games.positions import CompactPosition

# A round each, from the placement to its end


def caught(table: CompactPosition, fare: Fare = "taxi") -> None:
    table.begin(8, 20, 105, 109)
    table.ride(0, fare, 21)
    table.ride(1, "taxi", 21)


def caught_hidden(table: CompactPosition) -> None:
    caught(table, "black")


def cornered(table: CompactPosition) -> None:
    table.begin(2, 7, 3, 105)
    table.turn_of(("taxi", 1), ("taxi", 6), ("taxi", 2), ("bus", 67))


def given_up(table: CompactPosition) -> None:
    table.begin(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    table.give_up()


def given_up_hidden(table: CompactPosition) -> None:
    table.begin(1, 8, 105, 109)
    table.ride(0, "black", 2)
    table.give_up()


Round: TypeAlias = Callable[[CompactPosition], None]
POINTS: dict[Round, int] = {caught: 1, caught_hidden: 1 - 3, cornered: 4, given_up: 40, given_up_hidden: 40 - 3}
HOW: dict[Round, End] = {
    caught: "caught", caught_hidden: "caught", cornered: "cornered", given_up: "given-up", given_up_hidden: "given-up",
}  # fmt: skip


def played(*rounds: Round, seats: Seat | None = None, **options: Any) -> CompactPosition:
    """A match after these rounds; they are all of it unless there are more seats."""
    table = CompactPosition(seats=seats or len(rounds), **options)
    for play in rounds:
        play(table)
    return table


# CP-11


@pytest.mark.parametrize("play", POINTS, ids=lambda play: play.__name__)
def test_cp_11_the_points_of_each_ending(play: Round) -> None:
    table = played(play, seats=2)
    assert table.state.scores == (POINTS[play],)
    assert table.log[-1] == Scored(seat=0, points=POINTS[play], how=HOW[play])


def test_cp_11_prices_of_the_tickets_handed_over_so_far() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.turn_of(("taxi", 2), ("taxi", 9), ("bus", 67), ("underground", 69))
    assert table.game.points(table.state) == 1 + 2 + 3


def test_cp_11_three_less_as_soon_as_the_black_ticket_is_given_up() -> None:
    table = CompactPosition(1, 8, 105, 109)
    table.ride(0, "black", 2)
    assert {table.game.points(table.view(seat).state) for seat in (0, 1, 2, 3, SPECTATOR)} == {-3}


@pytest.mark.parametrize("black_tickets", [1, 2, 3, 4])
def test_cp_11_an_unused_black_ticket_brings_nothing(black_tickets: int) -> None:
    assert played(caught, seats=2, black_tickets=black_tickets).state.scores == (1,)
    assert played(given_up_hidden, seats=2, black_tickets=black_tickets).state.scores == (37,)


def test_cp_11_the_score_may_be_negative() -> None:
    assert played(caught_hidden, caught_hidden).state.scores == (-2, -2)


# CP-1: the roles change


@pytest.mark.parametrize("play", POINTS, ids=lambda play: play.__name__)
def test_cp_1_the_next_round_begins_as_the_first_with_another_mister_x(play: Round) -> None:
    table = played(play, seats=4)
    fresh = CompactPosition(seats=4).state
    expected = replace(fresh, fugitive=1, round=2, to_act=frozenset({0, 2, 3}), scores=(POINTS[play],))
    assert table.state == expected
    assert all(table.view(seat).state == expected for seat in (0, 1, 2, 3, SPECTATOR))


def test_cp_1_nothing_of_a_round_is_left_in_the_next() -> None:
    table = CompactPosition(112, 21, 8, 105, taxi=1)
    table.ride(0, "black", 113)
    table.ride(2, "taxi", 9)
    assert table.state.stranded == {1}
    table.give_up()
    state = table.state
    assert (state.log, state.start, state.waiting) == ((), None, ())
    assert state.stranded == state.giving_up == frozenset()
    assert (state.stations, state.stock) == ((None,) * 4, Purse(1, 8, 4))
    assert state.purses == (Purse(black=1), Purse(), Purse(), Purse())


def test_cp_1_who_was_mister_x_is_a_detective_now() -> None:
    table = played(caught, seats=3)
    table.begin(1, 8, 105, 109)
    assert table.turn == [1]
    assert table.refusal(Move(seat=0, pawn=0, fare="taxi", station=2)) == "CP-6"
    table.ride(0, "taxi", 2)
    assert table.turn == [0, 2]
    assert table.refusal(Move(seat=1, pawn=1, fare="taxi", station=9)) == "CP-6"
    table.play(Move(seat=0, pawn=1, fare="taxi", station=9))


def test_cp_1_only_the_new_mister_x_knows_where_he_hides() -> None:
    table = played(caught, caught, seats=4)
    table.begin(1, 8, 105, 109)
    table.ride(0, "black", 2)
    where = {seat: table.view(seat).state.stations[0] for seat in (0, 1, 2, 3, SPECTATOR)}
    assert where == {0: None, 1: None, 2: 2, 3: None, SPECTATOR: None}


def test_cp_1_the_others_give_up_for_the_new_mister_x() -> None:
    table = played(caught, seats=3)
    table.begin(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    table.play(GiveUp(seat=2))
    assert table.play(GiveUp(seat=0))[-1] == Scored(seat=1, points=40, how="given-up")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_1_mister_x_places_no_pawn_in_any_round(seats: Seat) -> None:
    table = CompactPosition(seats=seats)
    for fugitive in range(seats):
        assert table.turn == [seat for seat in range(seats) if seat != fugitive]
        assert table.refusal(Place(seat=fugitive, pawn=1, station=8)) == "CP-6"
        caught(table)


# CP-1: who wins


def test_cp_1_most_points_win() -> None:
    table = played(caught, given_up, cornered)
    assert table.state.scores == (1, 40, 4)
    assert table.log[-1] == Ended(outcome=Outcome(winners=(1,), rule="CP-1"))


def test_cp_1_the_fewest_minus_points_win_too() -> None:
    assert played(caught_hidden, caught).outcome == Outcome(winners=(1,), rule="CP-1")


@pytest.mark.parametrize(
    ("rounds", "winners"),
    [
        ((caught, caught), (0, 1)),
        ((given_up, caught, given_up), (0, 2)),
        ((caught_hidden,) * 4, (0, 1, 2, 3)),
        ((cornered, given_up_hidden, caught, given_up_hidden), (1, 3)),
    ],
)
def test_cp_1_equal_points_share_the_win(rounds: tuple[Round, ...], winners: tuple[Seat, ...]) -> None:
    assert played(*rounds).outcome == Outcome(winners=winners, rule="CP-1", how="shared")


def test_cp_1_not_before_everybody_has_been_mister_x() -> None:
    table = played(given_up, given_up, seats=3)
    assert (table.outcome, table.turn) == (None, [0, 1])


def test_cp_1_the_board_of_the_last_round_stays() -> None:
    state = played(caught, caught).state
    assert (state.stations, state.start, state.fugitive, state.round) == ((21, 21, 105, 109), 8, 1, 2)
    assert (state.to_act, state.waiting) == (frozenset(), ())


def test_cp_10_at_the_end_mister_x_holds_the_tickets_he_was_given() -> None:
    table = played(caught, given_up_hidden)
    assert (table.state.purses[0], table.state.stock) == (Purse(12, 8, 4), Purse())
    assert table.game.points(table.state) == table.state.scores[1] == 37
    table = played(given_up, caught)
    assert (table.state.purses[0], table.state.stock) == (Purse(taxi=1, black=1), Purse(11, 8, 4))


@pytest.mark.parametrize("seat", [0, 1, CHANCE, SPECTATOR])
def test_cp_1_after_the_end_nothing_more_happens(seat: Seat) -> None:
    table = played(caught, caught)
    actions: list[Action] = [
        Move(seat=seat, pawn=1, fare="taxi", station=20), Move(seat=seat, pawn=0, fare="taxi", station=20),
        GiveUp(seat=seat), Place(seat=seat, pawn=1, station=8), Deal(seat=seat, pawn=0, station=1),
    ]  # fmt: skip
    assert {table.refusal(action) for action in actions} == {"CP-6"}
