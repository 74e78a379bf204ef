"""Sherlock Holmes edition, Moriarty's crimes: SH-14, and the end they bring: SH-15."""

from __future__ import annotations

import pytest

from gaslamp.board import load_board
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games.powers import SYMBOLS, Commit, Fly, Land, LieLow, Turn
from gaslamp.games.vocabulary import Done, Double, Surfaced
from tests.games.positions import HolmesPosition, ending

COMMIT = Commit(seat=0)
HELD = (46, 67, 95)


def test_sh_14_every_crime_scene_has_a_symbol() -> None:
    marks = load_board("holmes").marks
    assert len(marks["crime"]) == 15
    assert marks["crime"] <= frozenset().union(*(marks[symbol] for symbol in SYMBOLS))


def test_sh_14_a_move_that_ends_on_one_of_his_scenes() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.ride(0, "taxi", 46)
    assert table.view(0).actions == (Done(seat=0), COMMIT)
    assert table.play(COMMIT) == [COMMIT]
    assert (table.view(0).state.crimes, table.state.committed) == ((67, 95), 1)
    assert (table.turn, table.view(0).actions) == ([0], (Done(seat=0),))


def test_sh_14_he_may_and_need_not() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.go("taxi", 46)
    assert (table.state.committed, table.state.crimes) == (0, HELD)


def test_sh_14_not_on_a_scene_he_does_not_hold() -> None:
    table = HolmesPosition(45, 5, 162, scenes=(10, 67, 95))
    table.ride(0, "taxi", 46)
    assert table.refusal(COMMIT) == "SH-14"


def test_sh_14_not_where_no_scene_is() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.ride(0, "taxi", 59)
    assert table.refusal(COMMIT) == "SH-14"


def test_sh_14_the_start_does_not_count() -> None:
    table = HolmesPosition(46, 5, 162, scenes=HELD)
    assert table.refusal(COMMIT) == "SH-14"
    table.go("taxi", 45)
    table.answer()
    table.ride(0, "taxi", 46)
    assert COMMIT in table.view(0).actions


def test_sh_14_not_before_his_next_move() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.go("taxi", 46)
    assert table.refusal(COMMIT) == "SH-16"
    table.answer()
    assert table.refusal(COMMIT) == "SH-14"


def test_sh_14_each_scene_once() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.ride(0, "taxi", 46)
    table.play(COMMIT)
    assert table.refusal(COMMIT) == "SH-14"
    table.done()
    table.answer()
    table.go("taxi", 45)
    table.answer()
    table.ride(0, "taxi", 46)
    assert table.refusal(COMMIT) == "SH-14"


def test_sh_14_after_the_first_half_of_a_double() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD)
    table.play(Double(seat=0))
    table.ride(0, "taxi", 46)
    table.play(COMMIT)
    table.done()
    assert (table.state.phase, table.state.committed) == ("move", 1)


def test_sh_14_after_the_second_half_of_a_double() -> None:
    table = HolmesPosition(58, 5, 162, scenes=HELD)
    table.play(Double(seat=0))
    table.go("taxi", 45)
    table.ride(0, "taxi", 46)
    assert table.play(COMMIT)


def test_sh_14_after_both_halves() -> None:
    table = HolmesPosition(13, 5, 162, scenes=(46, 67, 95))
    table.play(Double(seat=0))
    table.ride(0, "underground", 67)
    table.play(COMMIT)
    table.done()
    table.ride(0, "underground", 79)
    assert table.refusal(COMMIT) == "SH-14"
    assert table.state.crimes == (46, 95)


def test_sh_14_after_a_balloon_landing() -> None:
    table = HolmesPosition(80, 5, 162, scenes=HELD, tiles=((95, 30),))
    table.play(Fly(seat=0))
    table.play(Turn(seat=CHANCE, tile=(95, 30)))
    table.play(Land(seat=0, station=95))
    assert table.view(0).actions == (Done(seat=0), COMMIT)
    table.play(COMMIT)
    assert table.state.crimes == (46, 67)


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_sh_14_the_detectives_learn_that_and_not_where(seat: int) -> None:
    seen = []
    for start, scene in ((45, 46), (94, 95)):
        table = HolmesPosition(start, 5, 162, scenes=HELD)
        table.ride(0, "taxi", scene)
        table.play(COMMIT)
        table.done()
        seen.append(table.view(seat).encode())
        state = table.view(seat).state
        assert (state.committed, state.crimes, state.stations[0]) == (1, (None, None), None)
    assert seen[0] == seen[1]


def test_sh_14_he_surfaces_after_the_crime() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD, surfacing=(1,))
    table.ride(0, "taxi", 46)
    assert table.play(COMMIT) == [COMMIT]
    assert table.done() == [Surfaced(entry=1, station=46)]


def test_sh_14_a_crime_is_no_way_to_stay_hidden() -> None:
    table = HolmesPosition(45, 5, 162, scenes=HELD, surfacing=(1,))
    table.ride(0, "taxi", 46)
    table.play(COMMIT)
    assert table.refusal(LieLow(seat=0)) == "SH-34"


def test_sh_14_no_crimes_in_the_original() -> None:
    table = HolmesPosition(45, 5, 162, mode="original")
    assert table.refusal(COMMIT) == "SH-14"
    table.ride(0, "taxi", 46)
    assert table.refusal(COMMIT) == "SH-16"


@pytest.mark.parametrize(("station", "is_told"), [(95, True), (30, False)])
def test_sh_14_a_crime_in_plain_sight_where_no_scene_is_can_be_told_for_a_lie(*, station: int, is_told: bool) -> None:
    table = HolmesPosition(80, 5, 162, scenes=HELD, tiles=((95, 30),))
    table.play(Fly(seat=0))
    table.play(Turn(seat=CHANCE, tile=(95, 30)))
    table.play(Land(seat=0, station=station))
    assert table.game.plausible(table.view(1).state, COMMIT) is is_told


def test_sh_15_the_third_crime_by_the_first_half_of_a_double_wins_at_once() -> None:
    table = HolmesPosition(45, 5, 162, scenes=(46,))
    table.play(Double(seat=0))
    table.ride(0, "taxi", 46)
    assert table.play(COMMIT)[1:] == ending("SH-15 crimes", (0,), 45, 46)


def test_sh_15_the_third_crime_by_a_landing_wins_at_once() -> None:
    table = HolmesPosition(80, 5, 162, scenes=(95,), tiles=((95, 30),))
    table.play(Fly(seat=0))
    table.play(Turn(seat=CHANCE, tile=(95, 30)))
    table.play(Land(seat=0, station=95))
    assert table.play(COMMIT)[1:] == ending("SH-15 crimes", (0,), 80, 95)
    assert table.view(1).state.committed == 1
