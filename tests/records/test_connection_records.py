"""Records of Case Connection: written and read whole and as everybody saw them, and what is wrong named by rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.games import make_game
from gaslamp.games.earlier import of_format_1
from gaslamp.games.enquiry import ConnectionState, DrawLead, Solve
from gaslamp.match import Match, run
from gaslamp.record import decode_record, encode_record, read_record, record_of
from tests.records.test_records import Edit, drop, refused, swap, twice, unsealed, where

OLD = Path(__file__).with_name("connection-1.record")
"""Written in format 1, with another deck, when a last turn was over at nine points, as it is here at the very end."""


@cache
def played() -> Match[ConnectionState]:
    match = Match(make_game("connection", 3))
    bots = {seat: make_agent("heuristic", Random(seat)) for seat in range(3)}
    run(match, bots | {CHANCE: Uniform(Random(5))})
    return match


def text(seen_by: Seat | None = None) -> list[str]:
    return encode_record(record_of(played(), seen_by=seen_by)).splitlines()


def test_a_whole_record_is_read_back_and_can_be_looked_at_by_everybody() -> None:
    assert any(isinstance(event, Solve) for event in played().log)
    again = decode_record("\n".join(text())).match()
    assert again.log == played().log
    for seat in (0, 1, 2, SPECTATOR):
        assert again.view(seat).encode() == played().view(seat).encode()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_seats_record_is_read_back_and_holds_its_own_leads_only(seat: Seat) -> None:
    record = record_of(played(), seen_by=seat)
    assert decode_record(encode_record(record)) == record
    drawn = [event for event in record.events if isinstance(event, DrawLead)]
    assert {event.player for event in drawn if event.lead is not None} == ({seat} if seat >= 0 else set())
    assert {event.player for event in drawn} == {0, 1, 2}


def test_a_record_of_the_first_format_is_judged_by_the_rules_of_its_time() -> None:
    record = read_record(OLD)
    assert record.options == {"deck": "gaslamp-1", "last_turns": "cut"}
    match = record.match()
    assert match.outcome == record.events[-1].outcome  # type: ignore[attr-defined]
    assert decode_record(encode_record(record)) == record, "written again, it says so itself"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ({}, {"deck": "gaslamp-1", "last_turns": "cut"}),
        ({"deck": "gaslamp"}, {"deck": "gaslamp-1", "last_turns": "cut"}),
        ({"deck": "my.deck"}, {"deck": "my.deck", "last_turns": "cut"}),
    ],
)
def test_what_the_first_format_meant_by_its_options(said: dict[str, str], meant: dict[str, str]) -> None:
    assert of_format_1("connection", said) == meant
    assert of_format_1("classic", {"board": "bradley", "rounds": 9}) == {"board": "bradley", "rounds": 9}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_so_is_what_one_seat_saw_of_it(seat: Seat) -> None:
    seen = record_of(read_record(OLD).match(), seen_by=seat)
    assert decode_record(encode_record(seen)) == seen


EDITS: dict[str, tuple[Edit, str, str]] = {
    # the edit, the problem and the rule it names
    "a card filled in twice": (twice('"Fill"'), "event-not-allowed", "CC-3"),
    "a lead dealt twice": (twice('"DrawLead"'), "event-not-allowed", "CC-4"),
    "a lead followed that was not drawn": (swap('"lead":', '"lead":9', '"Follow"'), "event-not-allowed", "CC-4"),
    "a location that is not there": (swap('"location":', '"location":7', '"Visit"'), "event-not-allowed", "CC-5"),
    "two visits in a turn": (twice('"Visit"'), "event-not-allowed", "CC-5"),
    "a layout torn apart": (swap('"one":0', '"one":99', '"Solve"'), "event-not-allowed", "CC-8"),
    "more points than the lead has": (swap('"points":', '"points":1', '"Solved"'), "event-unexpected", ""),
    "the score left out": (drop('"Solved"'), "event-unexpected", ""),
}


@pytest.mark.parametrize("case", EDITS)
def test_an_edited_record_is_refused_with_the_rule(case: str) -> None:
    edit, key, rule = EDITS[case]
    lines, line = edit(unsealed(text()))
    problem = refused(lines)
    assert where(problem) == (key, line)
    assert problem.details.get("rule", "") == rule


SEAT_EDITS: dict[str, tuple[Edit, str]] = {
    "another's lead filled in": (swap('"player":1', '"player":1,"lead":3', '"DrawLead"'), "event-tells-too-much"),
    "a lead that is followed already": (twice('"Follow"'), "event-out-of-place"),
    "a lead dealt to nobody": (swap('"player":1', '"player":7', '"DrawLead"'), "event-out-of-place"),
    "a turn left out": (drop('"Done"'), "event-out-of-place"),
}


@pytest.mark.parametrize("case", SEAT_EDITS)
def test_an_edited_record_of_one_seat_is_refused_at_its_line(case: str) -> None:
    edit, key = SEAT_EDITS[case]
    lines, line = edit(unsealed(text(seen_by=0)))
    assert where(refused(lines)) == (key, line)
