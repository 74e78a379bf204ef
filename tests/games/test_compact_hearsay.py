"""Compact, a record as one seat saw it: what cannot be true is refused, and nothing breaks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Ended, Event, Outcome
from gaslamp.games.compact import End, GiveUp, Place, Scored
from gaslamp.games.vocabulary import Began, Blocked, Caught, Cornered, Deal, Fare, Move, Opened, Stranded, Surfaced
from tests.games.positions import CompactPosition
from tests.games.test_compact_refusals import answering, dealing, later, moving, placing

EVERYBODY = (-2, 0, 1, 2, 3)
HIDDEN = Move(seat=0, pawn=0, fare="black", known_to=(0,))


def believed(table: CompactPosition, *events: Event) -> bool:
    """Whether seat 2, or who looks on where there is none, may believe these events, one after the other."""
    state = table.view(2 if table.game.seats > 2 else SPECTATOR).state
    for event in events:
        if not table.game.plausible(state, event):
            return False
        state = table.game.apply(state, event)
    return True


def hiding() -> CompactPosition:
    """Mister X was at 8 and is now at one of 3, 6, 7, 9, 13, 21, 40; detectives stand at 20 and far off."""
    table = CompactPosition(8, 20, 105, 109)
    table.ride(0, "black", 3)
    return table


def coming_out() -> list[Event]:
    """What the detectives do before he reappears."""
    return [
        Move(seat=1, pawn=1, fare="taxi", station=9, known_to=EVERYBODY),
        Move(seat=1, pawn=2, fare="taxi", station=103, known_to=EVERYBODY),
        Move(seat=3, pawn=3, fare="taxi", station=98, known_to=EVERYBODY),
    ]


def ride(pawn: int, fare: Fare, station: int | None, seat: int = 1) -> Move:
    return Move(seat=seat, pawn=pawn, fare=fare, station=station, known_to=EVERYBODY)


def test_cp_3_the_placement_as_it_is() -> None:
    assert believed(placing(), Place(seat=3, pawn=2, station=105), Place(seat=1, pawn=3, station=13))
    assert believed(dealing(), Deal(seat=CHANCE, pawn=0, station=66, known_to=EVERYBODY), Began(round=1))


@pytest.mark.parametrize("event", [
    Place(seat=0, pawn=2, station=105), Place(seat=1, pawn=1, station=105), Place(seat=1, pawn=2, station=8),
    Place(seat=1, pawn=2, station=9), Began(round=1), Deal(seat=CHANCE, pawn=0, station=66, known_to=EVERYBODY),
    Stranded(pawn=1), HIDDEN, GiveUp(seat=1),
])  # fmt: skip
def test_cp_3_and_as_it_cannot_be(event: Event) -> None:
    assert not believed(placing(), event)


@pytest.mark.parametrize("station", [None, 2, 8])
def test_cp_3_his_start_is_told_and_on_a_ticket(station: int | None) -> None:
    assert not believed(dealing(), Deal(seat=CHANCE, pawn=0, station=station, known_to=EVERYBODY))


def test_cp_4_his_open_moves_are_told() -> None:
    told = Move(seat=0, pawn=0, fare="taxi", station=2, known_to=EVERYBODY)
    assert believed(moving(), told)
    assert not believed(moving(), replace(told, station=None))
    assert not believed(moving(), replace(told, station=3))


def test_cp_8_hidden_ones_are_not() -> None:
    assert believed(moving(), HIDDEN)
    assert not believed(answering(), HIDDEN)
    assert not believed(moving(), replace(HIDDEN, seat=1))


def test_cp_12_no_hiding_without_a_ticket_or_twice_in_succession() -> None:
    for tickets in (1, 2):
        table = CompactPosition(8, 105, 109, 69, black_tickets=tickets)
        table.turn_of(("black", 13), ("taxi", 103), ("taxi", 97), ("taxi", 68))
        assert not believed(table, HIDDEN)


def test_cp_8_no_hiding_for_one_who_has_nowhere_to_go() -> None:
    table = CompactPosition(112, 95, 111, 113)
    assert believed(table, HIDDEN)
    state = replace(table.view(2).state, stations=(1, 2, 6, 105))
    assert not table.game.plausible(state, HIDDEN)


def test_cp_8_he_comes_out_a_line_away_and_not_under_a_detective() -> None:
    out = [s for s in (3, 8, 9, 10, 40, 999) if believed(hiding(), *coming_out(), Surfaced(entry=1, station=s))]
    assert out == [3, 40]


def test_cp_8_he_comes_out_when_all_have_moved() -> None:
    assert not believed(hiding(), Surfaced(entry=1, station=3))
    assert not believed(hiding(), *coming_out()[:2], Surfaced(entry=1, station=3))
    assert not believed(hiding(), *coming_out(), Surfaced(entry=2, station=3))
    assert not believed(hiding(), *coming_out(), ride(0, "taxi", 4, seat=0))


def test_cp_10_a_catch_in_hiding_is_a_line_away_too() -> None:
    caught = [s for s in (9, 21, 23) if believed(hiding(), ride(1, "taxi", s), Caught(pawn=1, station=s))]
    assert caught == [9, 21]


def test_cp_10_the_end_of_a_round_as_it_is() -> None:
    caught = [ride(1, "taxi", 9), Caught(pawn=1, station=9)]
    end = [Opened(stations=(8, 9)), Scored(seat=0, points=-2, how="caught"), Place(seat=2, pawn=1, station=20)]
    assert believed(hiding(), *caught, *end)
    up = [GiveUp(seat=1), GiveUp(seat=2), GiveUp(seat=3), Opened(stations=(8, 3))]
    assert believed(hiding(), *up, Scored(seat=0, points=37, how="given-up"))


@pytest.mark.parametrize("stations", [(8, 10), (8, 20), (9, 3), (8,), (8, 3, 3)])
def test_cp_10_notes_that_cannot_be(stations: tuple[int, ...]) -> None:
    up = [GiveUp(seat=1), GiveUp(seat=2), GiveUp(seat=3)]
    assert not believed(hiding(), *up, Opened(stations=stations))
    assert not believed(hiding(), Opened(stations=(8, 3)))


@pytest.mark.parametrize(
    ("seat", "points", "how"), [(0, 38, "given-up"), (1, 37, "given-up"), (0, 37, "caught"), (0, 37, "stuck")]
)
def test_cp_11_points_that_cannot_be(seat: int, points: int, how: End) -> None:
    up = [GiveUp(seat=1), GiveUp(seat=2), GiveUp(seat=3), Opened(stations=(8, 3))]
    assert not believed(hiding(), *up, Scored(seat=seat, points=points, how=how))
    assert not believed(hiding(), Scored(seat=0, points=37, how="given-up"))


def test_cp_10_no_proposal_twice_and_no_end_before_all_have_made_it() -> None:
    assert not believed(hiding(), GiveUp(seat=1), GiveUp(seat=1))
    assert not believed(hiding(), GiveUp(seat=1), GiveUp(seat=3), Opened(stations=(8, 3)))
    assert not believed(hiding(), GiveUp(seat=0))


@pytest.mark.parametrize("event", [
    Ended(outcome=Outcome(winners=(0,), rule="CP-1")), Cornered(station=1), Blocked(pawn=1), Stranded(pawn=1),
    Began(round=2), Surfaced(entry=1, station=1), Caught(pawn=1, station=1), GiveUp(seat=0),
])  # fmt: skip
def test_cp_6_what_has_no_place_in_his_turn(event: Event) -> None:
    assert not believed(moving(), event)
    assert not believed(later(), event)


def test_cp_7_cornered_only_where_no_way_is_left() -> None:
    table = CompactPosition(2, 7, 3, 105)
    table.turn_of(("taxi", 1), ("taxi", 6))
    shut = [ride(2, "taxi", 2), ride(3, "bus", 67)]
    assert believed(table, *shut, Cornered(station=1))
    assert not believed(table, *shut, Cornered(station=2))
    assert not believed(table, ride(2, "taxi", 4), ride(3, "bus", 67), Cornered(station=1))


def test_cp_1_the_winner_is_who_has_most_points() -> None:
    table = CompactPosition(1, 2, 6, 105, seats=2)
    table.begin(1, 8, 105, 109)
    table.ride(0, "taxi", 2)
    end = [GiveUp(seat=0), Opened(stations=(1, 2)), Scored(seat=1, points=40, how="given-up")]
    assert believed(table, *end, Ended(outcome=Outcome(winners=(1,), rule="CP-1")))
    assert not believed(table, *end, Ended(outcome=Outcome(winners=(0,), rule="CP-1")))
    assert not believed(table, *end, Ended(outcome=Outcome(winners=(1,), rule="CP-1", how="shared")))
