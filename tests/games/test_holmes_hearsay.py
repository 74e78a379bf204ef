"""Sherlock Holmes edition, a record as one seat saw it: what cannot be true is refused, and nothing breaks."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Event
from gaslamp.games import make_game
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import (
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Confirmed,
    Fly,
    Land,
    LieLow,
    Located,
    Prize,
    Recalled,
    Turn,
)
from gaslamp.games.vocabulary import Cornered, Deal, Done, Double, Move, Surfaced
from gaslamp.match import Match
from gaslamp.record import BadRecord, decode_record, encode_record, record_of
from tests.games.positions import HolmesPosition

PRIZES: tuple[Prize, ...] = ("black", "double")
HIS = (0,)
PLOT, DRAW = Plot(seat=CHANCE, known_to=HIS), Draw(seat=CHANCE, known_to=HIS)
SETTLE, START = Settle(seat=0, known_to=HIS), Deal(seat=CHANCE, pawn=0, known_to=HIS)
RIDE = Move(seat=0, pawn=0, fare="taxi", known_to=HIS)


def told(match: Match[Any], *events: Event) -> tuple[str, int] | None:
    """At which of these events seat 1's record of the match stops being believed, and why; None if it is."""
    record = record_of(match, seen_by=1)
    try:
        decode_record(encode_record(replace(record, events=(*record.events, *events))))
    except BadRecord as problem:
        line = problem.details["line"]
        assert isinstance(line, int)
        return problem.key, line - 2 - len(record.events)
    return None


def dealing(pawns: int, scenes: int = 0, *, mode: str = "sherlock") -> Match[Any]:
    match = Match(make_game("holmes", 3, {"mode": mode}))
    for _ in range(pawns + scenes):
        match.play(match.view(CHANCE).actions[0])
    return match


REFUSED = ("event-out-of-place", 0)


def test_sh_5_the_deal_as_it_is() -> None:
    assert told(dealing(4), PLOT, PLOT, PLOT, DRAW, SETTLE) is None
    assert told(dealing(4, mode="original"), START) is None


@pytest.mark.parametrize("event", [PLOT, DRAW, SETTLE, START], ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("pawns", [0, 3])
def test_sh_5_nothing_of_moriartys_before_the_pawns_are_placed(event: Event, pawns: int) -> None:
    assert told(dealing(pawns), event, event) == REFUSED


@pytest.mark.parametrize("event", [DRAW, SETTLE, START])
def test_sh_12_no_start_before_the_scenes(event: Event) -> None:
    assert told(dealing(4, 2), event) == REFUSED


def test_sh_12_three_scenes_and_no_more() -> None:
    assert told(dealing(4, 3), PLOT) == REFUSED


def test_sh_10_he_is_not_dealt_a_start_but_chooses_it() -> None:
    assert told(dealing(4, 3), START) == REFUSED
    assert told(dealing(4, 3), DRAW, START) == ("event-out-of-place", 1)


@pytest.mark.parametrize("event", [PLOT, DRAW, SETTLE])
def test_sh_7_no_scenes_and_no_choice_in_the_original(event: Event) -> None:
    for pawns in (0, 4):
        assert told(dealing(pawns, mode="original"), event) == REFUSED


def moving() -> HolmesPosition:
    return HolmesPosition(74, 5, 162)


def choosing(**options: Any) -> HolmesPosition:
    table = HolmesPosition(99, 5, 162, **options)
    table.ride(0, "taxi", 80)
    return table


def answering() -> HolmesPosition:
    table = HolmesPosition(74, 5, 162)
    table.go("taxi", 73)
    return table


def told_at(table: HolmesPosition, event: Event) -> bool:
    """Whether seat 1 may believe the event next."""
    return table.game.plausible(table.view(1).state, event)


def test_sh_35_what_he_may_do_for_all_the_others_know() -> None:
    before: list[Event] = [RIDE, Double(seat=0), Fly(seat=0)]
    assert all(told_at(moving(), event) for event in before)
    after: list[Event] = [Done(seat=0), Commit(seat=0), *(Collect(seat=0, fare=fare) for fare in PRIZES)]
    assert all(told_at(choosing(), event) for event in after)
    assert told_at(choosing(surfacing=(1,)), LieLow(seat=0))


OUT_OF_PLACE: list[Event] = [
    Commit(seat=0), Collect(seat=0, fare="black"), LieLow(seat=0), Land(seat=0, station=35), SETTLE, Done(seat=0),
    Turn(seat=CHANCE, tile=(35, 188)), Turn(seat=0, tile=(35, 188)), Fly(seat=1), PLOT, DRAW, START,
    Ask(seat=1, pawn=1, about="quarter"), Ban(seat=0, pawn=1, fare="bus"), Barricade(seat=0, pawn=1, station=5),
    Located(quarter="I"), Confirmed(symbol="park", carries=True), Recalled(entry=1, station=5),
    Surfaced(entry=0, station=74),
]  # fmt: skip


@pytest.mark.parametrize("event", OUT_OF_PLACE, ids=lambda event: type(event).__name__)
def test_sh_16_what_has_no_place_at_the_start_of_his_move(event: Event) -> None:
    assert not told_at(moving(), event)


@pytest.mark.parametrize("event", [RIDE, Double(seat=0), Fly(seat=0), SETTLE, Land(seat=0, station=35)])
def test_sh_16_what_has_no_place_after_it(event: Event) -> None:
    assert not told_at(choosing(), event)


@pytest.mark.parametrize("event", [RIDE, Commit(seat=0), Done(seat=0), Fly(seat=0), Located(quarter="I")])
def test_sh_16_what_has_no_place_in_the_detectives_turn(event: Event) -> None:
    assert not told_at(answering(), event)


@pytest.mark.parametrize(
    "event", [RIDE, Done(seat=0), Double(seat=0), Fly(seat=0), Commit(seat=0), Land(seat=0, station=35)]
)
def test_sh_10_nothing_else_where_he_chooses_his_start(event: Event) -> None:
    assert told(dealing(4, 3), DRAW, event) == ("event-out-of-place", 1)


def test_sh_23_cornered_on_the_board_and_in_his_turn() -> None:
    assert told_at(moving(), Cornered(station=74))
    assert not told_at(moving(), Cornered(station=999))
    assert not told_at(answering(), Cornered(station=73))


def test_sh_34_no_lying_low_where_no_surfacing_is_due_or_a_ticket_was_taken() -> None:
    assert not told_at(choosing(surfacing=()), LieLow(seat=0))
    table = choosing(surfacing=(1,))
    table.play(Collect(seat=0, fare="black"))
    assert not told_at(table, LieLow(seat=0))


def test_sh_33_no_ticket_that_is_not_there_and_none_after_another() -> None:
    assert not told_at(choosing(blacks=6), Collect(seat=0, fare="black"))
    table = choosing()
    table.play(Collect(seat=0, fare="black"))
    assert not told_at(table, Collect(seat=0, fare="double"))


def test_sh_27_no_ride_on_a_banned_ticket() -> None:
    table = HolmesPosition(74, 5, 162, team="irene watson")
    table.go("taxi", 73)
    table.play(Ban(seat=1, pawn=1, fare="bus"))
    table.answer()
    assert told_at(table, RIDE)
    assert not told_at(table, replace(RIDE, fare="bus"))


def test_sh_35_no_second_flight_and_no_landing_off_the_tile() -> None:
    table = HolmesPosition(80, 5, 162)
    table.play(Fly(seat=0))
    assert told_at(table, Turn(seat=CHANCE, tile=(78, 118)))
    assert told_at(table, Turn(seat=CHANCE, tile=table.game.tiles[0]))  # which one is his they do not know
    assert not told_at(table, Turn(seat=CHANCE, tile=(1, 2)))
    table.play(Turn(seat=CHANCE, tile=(78, 118)))
    assert told_at(table, Land(seat=0, station=118))
    assert not told_at(table, Land(seat=0, station=80))
    table.play(Land(seat=0, station=118))
    table.done()
    table.answer()
    assert not told_at(table, Fly(seat=0))


@pytest.mark.parametrize(
    ("about", "true", "false"),
    [
        ("quarter", Located(quarter="IV"), Located(quarter="V")),
        ("river", Confirmed(symbol="river", carries=True), Confirmed(symbol="park", carries=True)),
        ("past", Recalled(entry=1, station=18), Recalled(entry=2, station=18)),
    ],
)
def test_sh_26_an_answer_fits_its_question(about: Any, true: Event, false: Event) -> None:
    table = HolmesPosition(74, 5, 162, 120, team="sherlock watson mycroft", seats=2, surfacing=())
    for station in (73, 74, 73):
        table.answer()
        table.go("taxi", station)
    pawn = {"quarter": 1, "river": 2, "past": 3}[about]
    state = table.game.apply(table.view(1).state, Ask(seat=1, pawn=pawn, about=about))
    assert table.game.plausible(state, true)
    assert not table.game.plausible(state, false)
    assert not table.game.plausible(state, Recalled(entry=1, station=999))
    assert not table.game.plausible(state, Done(seat=1))


def test_sh_26_an_answer_is_true_to_what_is_known() -> None:
    table = HolmesPosition(74, 5, 162, surfacing=(1,))
    table.go("taxi", 73)
    state = table.game.apply(table.view(SPECTATOR).state, Ask(seat=1, pawn=1, about="quarter"))
    assert table.game.plausible(state, Located(quarter="I"))
    assert not table.game.plausible(state, Located(quarter="II"))
