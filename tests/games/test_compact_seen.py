"""Compact, who learns what: everything is open but where a black ticket leads. CP-4, CP-8."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Event, Seat, secret_fields
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, Scored
from gaslamp.games.vocabulary import FUGITIVE, Fare, Move
from gaslamp.match import Match, run
from tests.games.positions import CompactPosition, sketched

FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")
LOOKING = (0, 1, 2, 3, SPECTATOR)


@cache
def matches() -> tuple[Match[Any], ...]:
    """Random matches and a few rare positions: together everything that can happen."""
    played = [Match(make_game("compact", 4, {"black_tickets": 1 + seed % 4})) for seed in range(12)]
    for seed, match in enumerate(played):
        run(match, dict.fromkeys(range(CHANCE, 4), Uniform(Random(seed))))
    return (*played, CompactPosition(1, 2, 6, 105), caught_in_the_second_round())


def caught_in_the_second_round() -> CompactPosition:
    table = CompactPosition(1, 2, 6, 105)
    table.begin(8, 20, 105, 109)
    table.ride(0, "black", 21)
    table.ride(1, "taxi", 21)
    return table


def shut_in(folder: Path) -> CompactPosition:
    table = sketched(folder, 8, 1, 2, 5, lines=("taxi 1 2", "bus 2 3", "taxi 5 6", "taxi 8 9"), bus=0)
    table.ride(0, "taxi", 9)
    table.ride(3, "taxi", 6)
    return table


def test_cp_4_everything_that_can_happen_does_happen_here(tmp_path: Path) -> None:
    seen = {type(event) for match in (*matches(), shut_in(tmp_path)) for event in match.log}
    assert seen == set(Compact.vocabulary)


def test_cp_8_only_starts_and_moves_could_have_a_secret() -> None:
    secrets = {kind.__name__: secret_fields(kind) for kind in Compact.vocabulary if secret_fields(kind)}
    assert secrets == {"Deal": ("station",), "Move": ("station",)}


def as_seen(log: list[Event], seat: Seat) -> list[Event]:
    """The log without the stations of the black moves that were not the seat's own."""
    return [replace(event, station=None) if is_hidden(event) and event.seat != seat else event for event in log]  # type: ignore[attr-defined]


def is_hidden(event: Event) -> bool:
    return isinstance(event, Move) and event.pawn == FUGITIVE and event.fare == "black"


@pytest.mark.parametrize("seat", LOOKING)
def test_cp_8_a_seat_sees_all_but_where_the_others_hide(seat: Seat) -> None:
    for match in matches():
        assert match.view(seat).events == tuple(as_seen(match.log, seat))


def test_cp_4_between_rounds_everybody_knows_the_same() -> None:
    rounds = 0
    for match in matches():
        states = {seat: match.game.start() for seat in LOOKING}
        for n, event in enumerate(match.log):
            states = {seat: match.game.apply(state, match.view(seat).events[n]) for seat, state in states.items()}
            if isinstance(event, Scored):
                rounds += 1
                assert all(state == states[0] for state in states.values())
    assert rounds >= 12 * 4


def alike(*tables: CompactPosition) -> bool:
    """Whether nobody but Mister X can tell these apart."""
    views = [[table.view(seat).encode() for seat in LOOKING if seat != table.state.fugitive] for table in tables]
    return all(view == views[0] for view in views)


def test_cp_8_no_two_hidden_moves_can_be_told_apart() -> None:
    tables = [CompactPosition(8, 105, 109, 69) for _ in range(3)]
    for table, station in zip(tables, (3, 13, 21), strict=True):
        table.ride(0, "black", station)
    assert alike(*tables)
    for table in tables:
        table.ride(1, "taxi", 103)
        table.ride(2, "taxi", 97)
    assert alike(*tables)
    tables[0].ride(3, "taxi", 68)
    tables[1].ride(3, "taxi", 68)
    assert not alike(*tables[:2])


def test_cp_9_the_boat_cannot_be_told_from_a_taxi() -> None:
    tables = [CompactPosition(112, 8, 13, 105) for _ in range(2)]
    for table, station in zip(tables, (84, 95), strict=True):
        table.ride(0, "black", station)
    assert alike(*tables)


def test_cp_8_a_refusal_does_not_tell_where_he_is() -> None:
    asked = [Move(seat=1, pawn=1, fare=fare, station=s) for fare in FARES for s in (3, 7, 9, 105, None)]
    heard = []
    for station in (3, 7):
        table = CompactPosition(8, 9, 105, 109)
        table.ride(0, "black", station)
        heard.append([table.refusal(move) for move in asked])
    assert heard[0] == heard[1]
    assert set(heard[0]) == {"CP-5"}
