"""Sherlock Holmes edition, before the first move: SH-1 to SH-7, SH-10, SH-12, SH-13."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import CHANCE, SPECTATOR, BadOptions
from gaslamp.games import make_game
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle
from gaslamp.games.vocabulary import FUGITIVE, Began, Deal, Purse
from gaslamp.match import Match
from tests.games.positions import HolmesPosition

D_TILES = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174)
EVERYONE = ("sherlock", "watson", "irene", "mycroft", "lestrade")


def refused(seats: int | None, **options: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadOptions) as problem:
        make_game("holmes", seats, options)
    return problem.value.key, problem.value.details


@pytest.mark.parametrize(("seats", "team"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_sh_1_two_to_six_play_with_two_to_five_detectives(seats: int, team: int) -> None:
    game = make_game("holmes", seats)
    assert (game.seats, game.start().fugitive, len(game.characters)) == (seats, 0, team)


def test_sh_1_a_lone_detective_player_runs_two_characters() -> None:
    assert make_game("holmes", 2).owners[:3] == (0, 1, 1)


def test_sh_1_every_detective_player_has_a_character() -> None:
    game = make_game("holmes", 3, {"characters": EVERYONE})
    assert game.owners == (0, 1, 2, 1, 2, 1)
    assert make_game("holmes", 6).owners == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_sh_1_no_fewer_and_no_more(seats: int) -> None:
    assert seats not in Holmes.players
    assert refused(seats) == ("seats-out-of-range", {"seats": seats, "least": 2, "most": 6})


def test_sh_1_as_many_seats_as_the_team_needs_where_none_are_said() -> None:
    assert make_game("holmes").seats == 6
    assert make_game("holmes", None, {"characters": EVERYONE[:3]}).seats == 4


def test_sh_2_holmes_and_watson_are_in_unless_others_are_chosen() -> None:
    assert make_game("holmes", 2).pawn_names == ("fugitive", "sherlock", "watson", "bobby1", "bobby2")
    assert make_game("holmes", 6).pawn_names == ("fugitive", *EVERYONE)
    chosen = make_game("holmes", 3, {"characters": ("lestrade", "irene")})
    assert chosen.pawn_names[1:3] == ("lestrade", "irene")


@pytest.mark.parametrize(
    ("seats", "team", "different", "least"),
    [(3, "irene irene", 1, 2), (2, "irene", 1, 2), (4, "irene watson", 2, 3), (2, "irene watson irene", 2, 2)],
)
def test_sh_2_every_character_is_there_once(seats: int, team: str, different: int, least: int) -> None:
    problem = {"characters": different, "least": least, "most": 5}
    assert refused(seats, characters=team.split()) == ("characters-wrong", problem)


@pytest.mark.parametrize("characters", [["moriarty"], ["sherlock", "Watson"], [*EVERYONE, "sherlock"]])
def test_sh_2_there_are_five_characters(characters: list[str]) -> None:
    assert refused(2, characters=characters)[0] == "option-wrong"


@pytest.mark.parametrize("mode", ["original", "sherlock"])
@pytest.mark.parametrize(("team", "bobbies"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_sh_3_bobbies_help_a_small_team(mode: str, team: int, bobbies: int) -> None:
    game = make_game("holmes", 2, {"mode": mode, "characters": EVERYONE[:team]})
    assert [name for name in game.pawn_names if name.startswith("bobby")] == ["bobby1", "bobby2"][:bobbies]
    assert len(game.detectives) == team + bobbies


def test_sh_3_detectives_are_counted_and_not_players() -> None:
    assert make_game("holmes", 2).book.bobbies == make_game("holmes", 3).book.bobbies == 2
    assert make_game("holmes", 2, {"characters": EVERYONE[:3]}).book.bobbies == 1


@pytest.mark.parametrize("team", [2, 3, 4, 5])
def test_sh_4_what_is_not_dealt_out_lies_in_the_supply(team: int) -> None:
    state = make_game("holmes", 2, {"characters": EVERYONE[:team]}).start()
    assert state.supply == Purse(58 - 11 * team, 44 - 8 * team, 23 - 4 * team)
    state = make_game("holmes", 2, {"characters": EVERYONE[:team], "mode": "sherlock"}).start()
    assert state.supply == Purse(58 - 10 * team, 44 - 7 * team, 23 - 4 * team, 5, 2)


def test_sh_4_no_supply_is_less_than_nothing() -> None:
    assert make_game("holmes", 6, {"taxi": 20}).start().supply.taxi == 0


def test_sh_5_sixteen_d_tiles() -> None:
    offered = Match(make_game("holmes")).view(CHANCE).actions
    assert offered == tuple(Deal(seat=CHANCE, pawn=1, station=tile) for tile in D_TILES)


@pytest.mark.parametrize(("seats", "pawns"), [(2, 4), (4, 4), (6, 5)])
def test_sh_5_one_d_tile_for_every_detective_and_bobby(seats: int, pawns: int) -> None:
    match = Match(make_game("holmes", seats, {"mode": "sherlock"}))
    for pawn in range(1, pawns + 1):
        offered = match.view(CHANCE).actions
        assert offered == tuple(Deal(seat=CHANCE, pawn=pawn, station=tile) for tile in D_TILES[pawn - 1 :])
        match.play(offered[0])
    assert match.state.stations == (None, *D_TILES[:pawns])


def test_sh_5_thirteen_m_tiles_with_two_stations_each() -> None:
    match = dealt("sherlock")
    tiles = [action.tile for action in match.view(CHANCE).actions if isinstance(action, Draw) and action.tile]
    assert (len(tiles), {len(set(tile)) for tile in tiles}) == (13, {2})
    assert not {station for tile in tiles for station in tile} & set(D_TILES)


def dealt(mode: str) -> Match[Any]:
    """Everything dealt but where Moriarty starts."""
    game = make_game("holmes", 3, {"mode": mode})
    match = Match(game)
    for _ in (*game.detectives, *range(game.crimes)):
        match.play(match.view(CHANCE).actions[0])
    return match


def test_sh_6_moriarty_takes_from_the_supply_and_detectives_pay_into_it() -> None:
    table = HolmesPosition(74, 5, 162, mode="original")
    before = table.state.supply
    table.ride(0, "bus", 94)
    assert table.state.supply == before.gain("bus", -1)
    table.ride(1, "taxi", 15)
    assert table.state.supply == before.gain("bus", -1).gain("taxi", 1)
    assert table.state.purses == (Purse(black=5, double=2), Purse(10, 8, 4), Purse(11, 8, 4))


def test_sh_6_a_black_ticket_is_his_own() -> None:
    table = HolmesPosition(74, 5, 162)
    before = table.state.supply
    table.ride(0, "black", 94)
    assert (table.state.supply, table.state.purses[0]) == (before, Purse(double=1))


def test_sh_6_bobbies_pay_nothing_in() -> None:
    table = HolmesPosition(74, 5, 162, 120)
    table.go("taxi", 73)
    before = table.state.supply
    table.ride(3, "taxi", 121)
    assert (table.state.supply, table.state.purses[3]) == (before, Purse())


EMPTY: dict[str, Any] = {"taxi": 29, "bus": 22, "underground": 12}
"""Two detectives who hold every plain ticket of the box."""


def test_sh_6_plain_fares_never_stop_him() -> None:
    table = HolmesPosition(74, 5, 162, **EMPTY)
    assert table.state.supply == Purse(0, 0, 0, 5, 2)
    table.go("taxi", 73)
    assert table.state.supply == Purse(0, 0, 0, 5, 2)


def test_sh_6_counted_fares_run_out() -> None:
    table = HolmesPosition(74, 5, 162, **EMPTY, fugitive_fares="counted")
    assert table.refused_ride(0, "taxi", 73) == "SH-6"
    assert {fare for fare, _ in table.reach(0)} == {"black"}


def test_sh_6_counted_fares_grow_by_what_the_detectives_pay() -> None:
    table = HolmesPosition(74, 5, 162, **EMPTY, fugitive_fares="counted")
    table.go("black", 73)
    table.answer()
    assert table.state.supply.taxi == 2
    assert [fare for fare, _ in table.reach(0)] == ["taxi", "taxi", "taxi"]
    table.go("taxi", 74)
    assert table.state.supply.taxi == 1


def test_sh_7_tickets_of_the_original() -> None:
    purses = make_game("holmes", 3).start().purses
    assert purses == (Purse(black=5, double=2), *[Purse(11, 8, 4)] * 2, Purse(), Purse())


def test_sh_7_he_starts_on_the_marked_station_of_his_tile() -> None:
    match = dealt("original")
    marked = (35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172)
    assert match.view(CHANCE).actions == tuple(Deal(seat=CHANCE, pawn=FUGITIVE, station=s) for s in marked)
    match.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=marked[3]))
    assert match.log[-1] == Began(round=1)
    assert (match.state.start, match.state.phase) == (71, "move")


def test_sh_7_original_has_neither_tokens_nor_crimes_nor_hideouts() -> None:
    game = make_game("holmes", 3)
    assert (game.book.tokens, game.crimes, game.hideouts, set(game.start().tokens)) == (0, 0, frozenset(), {0})


def test_sh_10_tickets_of_the_variant() -> None:
    state = make_game("holmes", 3, {"mode": "sherlock"}).start()
    assert state.purses == (Purse(black=1, double=1), *[Purse(10, 7, 4)] * 2, Purse(), Purse())
    assert (state.supply.black, state.supply.double) == (5, 2)


def drawn(tile: tuple[int, int]) -> Match[Any]:
    match = dealt("sherlock")
    match.play(Draw(seat=CHANCE, tile=tile))
    return match


@pytest.mark.parametrize("station", [127, 18])
def test_sh_10_he_chooses_which_station_of_his_tile_to_start_on(station: int) -> None:
    match = drawn((127, 18))
    assert match.view(0).actions == (Settle(seat=0, station=127), Settle(seat=0, station=18))
    match.play(Settle(seat=0, station=station))
    assert match.log[-1] == Began(round=1)
    assert match.state.start == match.state.stations[0] == station


def test_sh_10_the_choice_is_his_secret() -> None:
    match = drawn((127, 18))
    match.play(Settle(seat=0, station=18))
    for seat in (1, 2, SPECTATOR):
        state = match.view(seat).state
        assert (state.tile, state.start, state.stations[0]) == (None, None, None)


def test_sh_10_not_where_a_detective_stands() -> None:
    match = Match(HolmesPosition(74, 5, 162, scenes=()).game)
    for pawn, station in ((1, 5), (2, 162)):
        match.play(Deal(seat=CHANCE, pawn=pawn, station=station))
    match.play(Draw(seat=CHANCE, tile=(166, 5)))
    assert match.view(0).actions == (Settle(seat=0, station=166),)


def test_sh_10_the_other_tiles_stay_in_play() -> None:
    table = HolmesPosition(51, 5, 162, second=176, scenes=(10, 21, 46))
    assert len(table.game.tiles) == 13
    assert (table.view(0).state.turned, table.view(1).state.turned) == ((), ())


def test_sh_12_three_of_fifteen_crime_scenes() -> None:
    match = Match(make_game("holmes", 6, {"mode": "sherlock"}))
    for _ in range(5):
        match.play(match.view(CHANCE).actions[0])
    for held in range(3):
        offered = match.view(CHANCE).actions
        assert all(isinstance(action, Plot) for action in offered)
        assert len(offered) == 15 - held
        match.play(offered[held])
    assert len(set(match.view(0).state.crimes)) == 3
    assert isinstance(match.view(CHANCE).actions[0], Draw)


def test_sh_12_nobody_else_knows_which() -> None:
    table = HolmesPosition(74, 5, 162, scenes=(10, 21, 46))
    assert table.view(0).state.crimes == (10, 21, 46)
    assert table.view(1).state.crimes == table.view(SPECTATOR).state.crimes == (None, None, None)


@pytest.mark.parametrize(("team", "tokens"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_sh_13_tokens_by_the_size_of_the_team(team: int, tokens: int) -> None:
    game = make_game("holmes", 2, {"mode": "sherlock", "characters": EVERYONE[:team]})
    assert game.start().tokens == (0, *[tokens] * team, *[0] * game.book.bobbies)
