"""Sherlock Holmes edition, who learns what: every event as every seat and a spectator sees it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Event, Seat, secret_fields
from gaslamp.games import make_game
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle
from gaslamp.games.powers import Ask, Collect, Commit, Fly, Land, LieLow, Turn
from gaslamp.games.vocabulary import FUGITIVE, Deal, Done, Move
from gaslamp.match import Match, run
from tests.games.positions import HolmesPosition

OTHERS = (1, 2, 3, SPECTATOR)
HELD = (46, 67, 95)
TRIO = "sherlock watson irene"


@cache
def matches() -> tuple[Match[Any], ...]:
    """Random matches and a few rare positions: together everything that can happen."""
    house = {"mode": "sherlock", "blacks": 5, "doubles": 2, "tokens": 4, "taxi": 4, "crimes": 1, "surfacing": (2, 4, 6)}
    team = {"characters": ("sherlock", "irene", "mycroft", "lestrade", "watson"), "bobbies": 3}
    games = [make_game("holmes", 4, team | house), make_game("holmes", 4)]
    played = [Match(game) for game in games for _ in range(10)]
    for seed, match in enumerate(played):
        run(match, dict.fromkeys(range(CHANCE, 4), Uniform(Random(seed))))
    return (*played, lying_low(), flown(), hemmed_in(), HolmesPosition(2, 10, 20, 120, team=TRIO))


def lying_low() -> HolmesPosition:
    table = HolmesPosition(99, 5, 162, 120, team=TRIO, surfacing=(1,))
    table.ride(0, "taxi", 80)
    table.play(LieLow(seat=0))
    return table


def flown() -> HolmesPosition:
    """Landed on a scene, and a crime committed."""
    table = HolmesPosition(80, 5, 162, 120, team=TRIO, scenes=HELD, tiles=((95, 30),))
    for action in (Fly(seat=0), Turn(seat=CHANCE, tile=(95, 30)), Land(seat=0, station=95), Commit(seat=0)):
        table.play(action)
    return table


def hemmed_in() -> HolmesPosition:
    table = HolmesPosition(74, 2, 11, 9, team=TRIO, mode="original")
    table.ride(0, "taxi", 73)
    table.ride(2, "taxi", 10)
    table.ride(3, "taxi", 20)
    return table


def secret_of(event: Event) -> str | None:
    """The field of the event that is for Moriarty's eyes only."""
    match event:
        case Plot() | Settle():
            return "station"
        case Draw():
            return "tile"
        case Deal() | Move() if event.pawn == FUGITIVE:
            return "station"
    return None


def test_sh_14_everything_that_can_happen_does_happen_here() -> None:
    assert {type(event) for match in matches() for event in match.log} == set(Holmes.vocabulary)


def test_sh_14_moriarty_sees_everything() -> None:
    assert all(match.view(0).events == tuple(match.log) for match in matches())


@pytest.mark.parametrize("seat", OTHERS)
def test_sh_14_the_others_see_all_but_his_stations_his_scenes_and_his_tile(seat: Seat) -> None:
    for match in matches():
        for event, seen in zip(match.log, match.view(seat).events, strict=True):
            field = secret_of(event)
            assert seen == (replace(event, **{field: None}) if field else event)


def test_sh_14_no_other_event_has_a_secret() -> None:
    secrets = {kind.__name__: secret_fields(kind) for kind in Holmes.vocabulary if secret_fields(kind)}
    assert secrets == {
        "Deal": ("station",), "Move": ("station",), "Plot": ("station",), "Draw": ("tile",), "Settle": ("station",),
    }  # fmt: skip


def alike(*tables: HolmesPosition) -> bool:
    """Whether nobody but Moriarty can tell these apart."""
    views = [[table.view(seat).encode() for seat in (1, 2, SPECTATOR)] for table in tables]
    return all(view == views[0] for view in views)


def test_sh_12_no_two_hands_of_scenes_can_be_told_apart() -> None:
    assert alike(HolmesPosition(74, 5, 162, scenes=HELD), HolmesPosition(74, 5, 162, scenes=(10, 21, 87)))


def test_sh_10_no_two_starts_can_be_told_apart() -> None:
    assert alike(
        HolmesPosition(74, 5, 162),
        HolmesPosition(132, 5, 162, second=30),
        HolmesPosition(30, 5, 162, second=132),
    )


def test_sh_14_nothing_tells_whether_a_crime_or_a_hideout_was_on_offer() -> None:
    tables = [HolmesPosition(start, 5, 162, scenes=HELD) for start in (74, 99, 45)]
    for table, station in zip(tables, (73, 80, 46), strict=True):
        table.ride(0, "taxi", station)
    assert [len(table.view(0).actions) for table in tables] == [1, 3, 2]
    assert alike(*tables)
    for table in tables:
        table.play(Done(seat=0))
    assert alike(*tables)


def test_sh_34_no_two_hideouts_can_be_told_apart() -> None:
    tables = [HolmesPosition(start, 5, 162, surfacing=(1,)) for start in (99, 42, 181)]
    for table, station in zip(tables, (80, 72, 166), strict=True):
        table.ride(0, "taxi", station)
        table.play(LieLow(seat=0))
        table.play(Done(seat=0))
    assert alike(*tables)


def test_sh_35_the_balloon_does_not_tell_from_where() -> None:
    tables = [HolmesPosition(start, 5, 162, tiles=((30, 132),)) for start in (80, 72)]
    for table in tables:
        table.play(Fly(seat=0))
    assert alike(*tables)
    for table in tables:
        table.play(Turn(seat=CHANCE, tile=(30, 132)))
        table.play(Land(seat=0, station=30))
    assert alike(*tables)


@pytest.mark.parametrize(("about", "one", "two"), [("quarter", (74, 73), (45, 59)), ("river", (74, 73), (74, 75))])
def test_sh_26_an_answer_tells_no_more_than_it_says(about: Any, one: tuple[int, int], two: tuple[int, int]) -> None:
    tables = [HolmesPosition(start, 5, 162) for start, _ in (one, two)]
    pawn = 1 if about == "quarter" else 2
    for table, (_, station) in zip(tables, (one, two), strict=True):
        table.go("taxi", station)
        table.play(Ask(seat=pawn, pawn=pawn, about=about))
    assert alike(*tables)


def test_sh_29_an_old_entry_tells_nothing_of_the_others() -> None:
    tables = [HolmesPosition(74, 5, 162, team="mycroft watson", surfacing=()) for _ in range(2)]
    for table, last in zip(tables, (57, 92), strict=True):
        for station in (92, 73, last):
            table.answer()
            table.go("taxi", station)
        table.play(Ask(seat=1, pawn=1, about="past"))
    assert [entry.station for entry in tables[0].view(1).state.log] == [92, None, None]
    assert alike(*tables)


def test_sh_33_what_he_took_is_for_all_to_see() -> None:
    table = HolmesPosition(99, 5, 162)
    table.ride(0, "taxi", 80)
    table.play(Collect(seat=0, fare="double"))
    states = [table.view(seat).state for seat in (0, 1, 2, SPECTATOR)]
    assert {(state.promised.double, state.supply.double) for state in states} == {(1, 1)}


def test_sh_14_how_many_crimes_are_left_is_for_all_to_see() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.ride(0, "taxi", 46)
    table.play(Commit(seat=0))
    states = [table.view(seat).state for seat in (0, 1, 2, SPECTATOR)]
    assert {(state.committed, len(state.crimes)) for state in states} == {(1, 2)}


def test_sh_22_at_the_end_the_log_is_open_and_his_tiles_are_not() -> None:
    table = HolmesPosition(2, 10, 20, scenes=HELD)
    state = table.view(1).state
    assert (state.start, state.stations[0]) == (2, 2)
    assert (state.crimes, state.tile) == ((None, None, None), None)
