"""Records of the compact game: three rounds, three Mister X, written and read whole and as everybody saw them."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games import make_game
from gaslamp.games.compact import CompactState, GiveUp, Place
from gaslamp.games.vocabulary import Deal, Move
from gaslamp.match import Match
from gaslamp.record import BadRecord, decode_record, encode_record, record_of
from tests.records.test_records import Edit, drop, refused, swap, twice, unsealed, where

ROUNDS: list[Action] = [
    # seat 0 hides, comes out, and is let go
    Place(seat=1, pawn=1, station=8), Place(seat=2, pawn=2, station=105), Place(seat=1, pawn=3, station=109),
    Deal(seat=CHANCE, pawn=0, station=1), Move(seat=0, pawn=0, fare="black", station=2),
    Move(seat=2, pawn=1, fare="taxi", station=9), Move(seat=1, pawn=2, fare="bus", station=67),
    Move(seat=1, pawn=3, fare="underground", station=69), Move(seat=0, pawn=0, fare="taxi", station=1),
    GiveUp(seat=1), GiveUp(seat=2),
    # seat 1 is caught
    Place(seat=0, pawn=1, station=8), Place(seat=0, pawn=2, station=13), Place(seat=2, pawn=3, station=30),
    Deal(seat=CHANCE, pawn=0, station=4), Move(seat=1, pawn=0, fare="taxi", station=3),
    Move(seat=2, pawn=1, fare="taxi", station=3),
    # seat 2 takes the boat
    Place(seat=0, pawn=1, station=13), Place(seat=1, pawn=2, station=30), Place(seat=1, pawn=3, station=56),
    Deal(seat=CHANCE, pawn=0, station=112), Move(seat=2, pawn=0, fare="black", station=84),
    GiveUp(seat=0), GiveUp(seat=1),
]  # fmt: skip


@cache
def played() -> Match[CompactState]:
    match = Match(make_game("compact", 3))
    for action in ROUNDS:
        match.play(action)
    return match


def text(seen_by: Seat | None = None) -> list[str]:
    return encode_record(record_of(played(), seen_by=seen_by)).splitlines()


def test_the_match_as_it_was() -> None:
    state = played().state
    assert (state.scores, state.outcome and state.outcome.winners) == ((37, 1, 37), (0, 2))


def test_a_whole_record_is_read_back_and_can_be_looked_at_by_everybody() -> None:
    again = decode_record("\n".join(text())).match()
    assert again.log == played().log
    for seat in (0, 1, 2, SPECTATOR):
        assert again.view(seat).encode() == played().view(seat).encode()


@pytest.mark.parametrize("length", range(1, len(ROUNDS)))
def test_a_match_left_at_any_time_goes_on(length: int) -> None:
    match = Match(make_game("compact", 3))
    for action in ROUNDS[:length]:
        match.play(action)
    again = decode_record(encode_record(record_of(match))).match()
    for action in ROUNDS[length:]:
        again.play(action)
    assert again.log == played().log


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_seats_record_is_read_back_and_holds_its_own_hiding_places_only(seat: Seat) -> None:
    record = record_of(played(), seen_by=seat)
    assert decode_record(encode_record(record)) == record
    hidden = [event for event in record.events if isinstance(event, Move) and event.fare == "black"]
    assert [event.station for event in hidden] == [2 if seat == 0 else None, 84 if seat == 2 else None]


FULL_EDITS: dict[str, tuple[Edit, str, str]] = {
    # the edit, the problem and the rule it names
    "placed off the underground": (swap('"station":8', '"station":9', '"Place"'), "event-not-allowed", "CP-3"),
    "placed twice": (swap('"pawn":2', '"pawn":1', '"Place"'), "event-not-allowed", "CP-3"),
    "placed by Mister X": (swap('"seat":1', '"seat":0', '"Place"'), "event-not-allowed", "CP-6"),
    "a start on no ticket": (swap('"station":1', '"station":2', '"Deal"'), "event-not-allowed", "CP-3"),
    "no such line": (swap('"station":67', '"station":103', '"fare":"bus"'), "event-not-allowed", "CP-5"),
    "a second black ticket": (swap('"taxi"', '"black"', '"pawn":0', '"station":1'), "event-not-allowed", "CP-8"),
    "the boat by taxi": (swap('"black"', '"taxi"', '"station":84'), "event-not-allowed", "CP-9"),
    "yesterday's Mister X": (swap('"seat":1', '"seat":0', '"pawn":0', '"station":3'), "event-not-allowed", "CP-6"),
    "given up twice": (twice('"GiveUp"'), "event-not-allowed", "CP-10"),
    "a secret for everybody": (swap('"known_to":[0]', '"known_to":[-2,0,1,2]'), "event-unexpected", ""),
    "a secret for the wrong seat": (swap('"known_to":[2]', '"known_to":[0]'), "event-unexpected", ""),
    "an open move kept secret": (swap('"known_to":[-2,0,1,2]', '"known_to":[0]', '"pawn":0'), "event-unexpected", ""),
    "surfaced elsewhere": (swap('"station":2', '"station":6', '"Surfaced"'), "event-unexpected", ""),
    "surfacing left out": (drop('"Surfaced"'), "event-unexpected", ""),
    "given up by one": (drop('"GiveUp"', nth=1), "event-out-of-place", ""),
    "more points": (swap('"points":37', '"points":38'), "event-unexpected", ""),
    "another ending": (swap('"how":"given-up"', '"how":"stuck"'), "event-unexpected", ""),
    "points left out": (drop('"Scored"'), "event-unexpected", ""),
    "notes left out": (drop('"Opened"'), "event-unexpected", ""),
    "one winner": (swap('"winners":[0,2]', '"winners":[0]'), "event-unexpected", ""),
    "a rule of another book": (swap('"rule":"CP', '"rule":"CL'), "event-unexpected", ""),
    "an event of another game": (swap('"GiveUp"', '"Surface"'), "not-an-event", ""),
}


@pytest.mark.parametrize("case", FULL_EDITS)
def test_an_edited_record_is_refused_at_its_line_and_with_the_rule(case: str) -> None:
    edit, key, rule = FULL_EDITS[case]
    lines, line = edit(unsealed(text()))
    problem = refused(lines)
    assert where(problem) == (key, line)
    assert problem.details.get("rule", "") == rule


SEAT_EDITS: dict[str, tuple[Edit, str]] = {
    "a secret filled in": (swap('"fare":"black"', '"fare":"black","station":2', '"seat":0'), "event-tells-too-much"),
    "an open move kept secret": (swap(',"station":3', "", '"pawn":0', '"Move"'), "event-out-of-place"),
    "a start kept secret": (swap(',"station":4', "", '"Deal"'), "event-out-of-place"),
    "hiding left out": (drop('"black"'), "event-out-of-place"),
    "notes never opened": (drop('"Opened"', nth=2), "event-out-of-place"),
    "hidden twice": (twice('"black"'), "event-out-of-place"),
    "surfaced too far away": (swap('"station":2', '"station":3', '"Surfaced"'), "event-out-of-place"),
    "surfaced under a detective": (swap('"station":2', '"station":9', '"Surfaced"'), "event-out-of-place"),
    "surfacing left out": (drop('"Surfaced"'), "event-out-of-place"),
    "given up by one": (drop('"GiveUp"', nth=1), "event-out-of-place"),
    "noted too far away": (swap("112,84", "112,36"), "event-out-of-place"),
    "noted otherwise than seen": (swap("1,2,1", "1,6,1"), "event-out-of-place"),
    "caught by another": (swap('"pawn":1', '"pawn":2', '"Caught"'), "event-out-of-place"),
    "more points": (swap('"points":37', '"points":38'), "event-out-of-place"),
    "points left out": (drop('"Scored"'), "event-out-of-place"),
    "another Mister X": (swap('"seat":1', '"seat":2', '"Scored"'), "event-out-of-place"),
    "one winner": (swap('"winners":[0,2]', '"winners":[0]'), "event-out-of-place"),
}


@pytest.mark.parametrize("case", SEAT_EDITS)
def test_an_edited_record_of_one_seat_is_refused_at_its_line(case: str) -> None:
    edit, key = SEAT_EDITS[case]
    lines, line = edit(unsealed(text(seen_by=1)))
    assert where(refused(lines)) == (key, line)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([None, 0, 1, 2, SPECTATOR]), st.data())
def test_no_damage_ends_in_anything_but_a_bad_record(seen_by: Seat | None, data: st.DataObject) -> None:
    lines = unsealed(text(seen_by))
    n = data.draw(st.integers(0, len(lines) - 1))
    at = data.draw(st.integers(0, len(lines[n]) - 1))
    damage = data.draw(st.sampled_from(["", "0", "9", '"', "{", "}", "é", "-", ",", "null", "\n"]))
    lines[n] = lines[n][:at] + damage + lines[n][at + 1 :]
    with suppress(BadRecord):  # damage may leave another legal game, but nothing else may be raised
        assert decode_record("\n".join(lines), "game.record").seats in range(2, 5)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([None, 0, 1, 2, SPECTATOR]), st.data())
def test_nor_do_lines_lost_or_out_of_order(seen_by: Seat | None, data: st.DataObject) -> None:
    first, *lines = unsealed(text(seen_by))
    kept = data.draw(st.lists(st.sampled_from(lines), max_size=6)) if data.draw(st.booleans()) else lines
    at = data.draw(st.integers(0, len(lines)))
    with suppress(BadRecord):
        decode_record("\n".join([first, *lines[:at], *kept, *lines[at + 1 :]]), "game.record")
