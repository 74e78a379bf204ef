"""Sherlock Holmes edition, the escape by balloon: SH-35, and with a double move: SH-36."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games.powers import Ask, Collect, Confirmed, Fly, Land, Recalled, Tile, Turn
from gaslamp.games.vocabulary import Began, Caught, Cornered, Done, Double, LogEntry, Purse, Surfaced
from tests.games.positions import HolmesPosition, ending

FLY = Fly(seat=0)
TILES = ((106, 151), (30, 132))


def turn(*tile: int) -> Turn:
    return Turn(seat=CHANCE, tile=tile)


def land(station: int) -> Land:
    return Land(seat=0, station=station)


def at_hideout(*pawns: int, tiles: tuple[Tile, ...] = TILES, **options: Any) -> HolmesPosition:
    """Moriarty begins at the hideout 80."""
    return HolmesPosition(80, *(pawns or (5, 162)), tiles=tiles, **options)


def test_sh_35_he_leaves_a_tile_is_turned_he_lands() -> None:
    table = at_hideout()
    assert table.play(FLY) == [FLY]
    assert (table.turn, table.state.phase) == ([CHANCE], "balloon")
    assert table.view(CHANCE).actions == (turn(106, 151), turn(30, 132))
    table.play(turn(30, 132))
    assert (table.turn, table.view(0).actions) == ([0], (land(30), land(132)))
    assert table.play(land(132)) == [land(132)]
    assert (table.turn, table.state.phase) == ([0], "choose")
    assert table.done() == []
    assert table.turn == [1, 2]


def test_sh_35_everybody_sees_the_tile_and_where_he_lands() -> None:
    table = fly(at_hideout(), 132)
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        assert view.events[-3:] == (FLY, turn(30, 132), land(132))
        assert (view.state.stations[0], view.state.turned) == (132, ((30, 132),))


def fly(table: HolmesPosition, station: int) -> HolmesPosition:
    """Off by balloon, to a station of the second tile."""
    table.play(FLY)
    table.play(turn(30, 132))
    table.play(land(station))
    return table


def test_sh_35_the_tile_covers_the_entry_and_no_ticket_is_paid() -> None:
    table = at_hideout(blacks=1)
    before = table.state.purses, table.state.supply
    fly(table, 30)
    assert table.state.log == table.view(1).state.log == (LogEntry("balloon", 30, surfaced=True),)
    assert (table.state.purses, table.state.supply) == before


def test_sh_35_he_is_hidden_again_with_his_next_move() -> None:
    table = fly(at_hideout(), 30)
    table.done()
    table.answer()
    assert table.view(1).state.stations[0] == 30
    table.go("taxi", 17)
    assert table.view(1).state.stations[0] is None


@pytest.mark.parametrize("fugitive", [99, 74])
def test_sh_35_only_from_a_hideout(fugitive: int) -> None:
    assert HolmesPosition(fugitive, 5, 162).refusal(FLY) == "SH-35"


def test_sh_35_at_the_start_of_a_move_and_not_after_one() -> None:
    table = HolmesPosition(99, 5, 162)
    table.ride(0, "taxi", 80)
    assert table.refusal(FLY) == "SH-35"
    table.done()
    assert table.refusal(FLY) == "SH-16"
    table.answer()
    assert FLY in table.view(0).actions


def test_sh_35_once_a_game() -> None:
    table = fly(at_hideout(tiles=((30, 132), (78, 172))), 30)
    table.done()
    table.answer()
    for station in (42, 72):
        table.go("taxi", station)
        table.answer()
    assert table.state.stations[0] in table.game.hideouts
    assert FLY not in table.view(0).actions
    assert table.refusal(FLY) == "SH-35"


def test_sh_35_his_own_tile_is_not_face_down() -> None:
    table = at_hideout()
    table.play(FLY)
    assert table.game.tiles[0] == (80, 197)
    assert turn(80, 197) not in table.view(CHANCE).actions
    assert table.game.rule_against(table.state, turn(80, 197)) == "SH-35"


def test_sh_35_twelve_tiles_to_turn_by_the_book() -> None:
    table = HolmesPosition(166, 50, 53, second=5)
    table.play(FLY)
    assert len(table.view(CHANCE).actions) == 12


@pytest.mark.parametrize(("pawns", "free"), [((30, 162), 132), ((5, 162, 132), 30), ((5, 132), 30)])
def test_sh_35_a_taken_station_cannot_be_picked(pawns: tuple[int, ...], free: int) -> None:
    table = at_hideout(*pawns)
    table.play(FLY)
    table.play(turn(30, 132))
    assert table.view(0).actions == (land(free),)
    assert table.refusal(land(162 - free)) == "SH-35"


def test_sh_35_both_taken_another_tile() -> None:
    table = at_hideout(30, 132)
    table.play(FLY)
    assert table.play(turn(30, 132))[1:] == []
    assert (table.turn, table.state.phase) == ([CHANCE], "balloon")
    assert table.view(CHANCE).actions == (turn(106, 151),)
    table.play(turn(106, 151))
    assert table.view(0).actions == (land(106), land(151))
    assert table.view(SPECTATOR).state.turned == ((30, 132), (106, 151))


def test_sh_35_no_start_without_a_place_to_land() -> None:
    table = at_hideout(30, 132, tiles=((30, 132),))
    assert FLY not in table.view(0).actions
    assert table.refusal(FLY) == "SH-35"


@pytest.mark.parametrize("station", [106, 80, 31, 0])
def test_sh_35_he_lands_on_the_tile_and_nowhere_else(station: int) -> None:
    table = at_hideout()
    table.play(FLY)
    table.play(turn(30, 132))
    assert table.refusal(land(station)) == "SH-35"


def test_sh_35_he_does_not_take_it_back() -> None:
    table = at_hideout()
    table.play(FLY)
    table.play(turn(30, 132))
    assert table.refused_ride(0, "taxi", 99) == "SH-16"
    assert table.refusal(Done(seat=0))


def test_sh_35_a_landing_at_a_hideout_may_take_a_ticket() -> None:
    table = at_hideout(tiles=((51, 176),))
    table.play(FLY)
    table.play(turn(51, 176))
    table.play(land(51))
    table.play(Collect(seat=0, fare="black"))
    assert table.state.promised == Purse(black=1)


def test_sh_35_a_landing_is_a_surfacing_and_no_lying_low() -> None:
    table = at_hideout(tiles=((51, 176),), surfacing=(1,))
    table.play(FLY)
    table.play(turn(51, 176))
    table.play(land(51))
    assert [type(action).__name__ for action in table.view(0).actions] == ["Done", "Collect", "Collect"]
    assert table.done() == []
    assert not any(isinstance(event, Surfaced) for event in table.log)


def test_sh_35_the_landing_fills_an_entry() -> None:
    table = fly(at_hideout(rounds=1, entries=1, tokens=0), 30)
    assert table.done() == []
    assert table.answer()[-2:] == ending("SH-15 log", (0,), 80, 30)


def test_sh_35_he_can_be_caught_where_he_landed() -> None:
    table = fly(at_hideout(17, 162), 30)
    table.done()
    assert table.ride(1, "taxi", 30)[0] == Caught(pawn=1, station=30)


def test_sh_35_questions_are_answered_from_where_he_landed() -> None:
    table = fly(at_hideout(), 132)
    table.done()
    assert table.play(Ask(seat=2, pawn=2, about="monument"))[1] == Confirmed(symbol="monument", carries=True)


def test_sh_35_mycroft_is_told_the_landing() -> None:
    table = fly(at_hideout(team="mycroft watson", surfacing=()), 30)
    table.done()
    for station in (17, 30):
        table.answer()
        table.go("taxi", station)
    assert table.play(Ask(seat=1, pawn=1, about="past"))[1] == Recalled(entry=1, station=30)


def test_sh_36_with_the_first_half() -> None:
    table = at_hideout()
    table.play(Double(seat=0))
    fly(table, 30)
    assert table.done() == []
    assert (table.turn, table.state.phase, table.state.owed) == ([0], "move", 1)
    table.go("taxi", 17)
    assert table.turn == [1, 2]
    assert table.view(1).state.log == (LogEntry("balloon", 30, surfaced=True), LogEntry("taxi"))


def test_sh_36_with_the_second_half() -> None:
    table = HolmesPosition(99, 5, 162, tiles=TILES)
    table.play(Double(seat=0))
    table.go("taxi", 80)
    fly(table, 132)
    table.done()
    assert table.turn == [1, 2]
    assert table.view(1).state.log == (LogEntry("taxi"), LogEntry("balloon", 132, surfaced=True))


def test_sh_36_a_double_may_begin_where_the_balloon_is_the_only_way_out() -> None:
    table = at_hideout(63, 99, 100)
    table.play(Double(seat=0))
    assert table.view(0).actions == (FLY,)


def test_sh_36_cornered_where_he_landed_with_a_move_to_make() -> None:
    table = at_hideout(17, 42, 162, blacks=0)
    table.play(Double(seat=0))
    fly(table, 30)
    assert table.done() == [Cornered(station=30), *ending("SH-23", (1, 2), 80, 30)]


def test_sh_36_one_balloon_a_double() -> None:
    table = at_hideout(tiles=((51, 176), (30, 132)))
    table.play(Double(seat=0))
    table.play(FLY)
    table.play(turn(51, 176))
    table.play(land(51))
    table.done()
    assert table.refusal(FLY) == "SH-35"
    assert Began(round=2) not in table.log
