"""Sherlock Holmes edition, who may ask for what: impostors, forgeries, actions out of place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, IllegalAction, Seat
from gaslamp.games import make_game
from gaslamp.games.classic import Surface, Take
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import Ask, Ban, Barricade, Collect, Commit, Fly, Land, LieLow, Turn
from gaslamp.games.vocabulary import Deal, Done, Double, Move
from gaslamp.match import Match
from tests.games.positions import HolmesPosition

RULES: dict[str, tuple[type[Action], dict[str, Any], str]] = {
    # what is asked for out of its place, and the rule that says no
    "a deal": (Deal, {"pawn": 1, "station": 5}, "SH-5"),
    "a crime scene": (Plot, {"station": 46}, "SH-12"),
    "a start tile": (Draw, {"tile": (35, 188)}, "SH-5"),
    "a start": (Settle, {"station": 197}, "SH-10"),
    "a crime": (Commit, {}, "SH-14"),
    "a ticket": (Collect, {"fare": "black"}, "SH-33"),
    "lying low": (LieLow, {}, "SH-34"),
    "the balloon": (Fly, {}, "SH-35"),
    "a tile": (Turn, {"tile": (35, 188)}, "SH-35"),
    "a landing": (Land, {"station": 35}, "SH-35"),
    "a quarter": (Ask, {"pawn": 2, "about": "quarter"}, "SH-26"),
    "a ban": (Ban, {"pawn": 1, "fare": "bus"}, "SH-27"),
    "a symbol": (Ask, {"pawn": 1, "about": "river"}, "SH-28"),
    "the past": (Ask, {"pawn": 1, "about": "past"}, "SH-29"),
    "a roadblock": (Barricade, {"pawn": 1, "station": 5}, "SH-30"),
}


def moving() -> HolmesPosition:
    return HolmesPosition(74, 5, 162)


def choosing() -> HolmesPosition:
    table = moving()
    table.ride(0, "taxi", 73)
    return table


def answering() -> HolmesPosition:
    table = choosing()
    table.done()
    return table


def aloft() -> HolmesPosition:
    table = HolmesPosition(80, 5, 162)
    table.play(Fly(seat=0))
    return table


def landing() -> HolmesPosition:
    table = aloft()
    table.play(Turn(seat=CHANCE, tile=(78, 118)))
    return table


def over() -> HolmesPosition:
    return HolmesPosition(2, 10, 20)


TURNS = {moving: 0, choosing: 0, answering: 1, aloft: CHANCE, landing: 0}


@pytest.mark.parametrize("case", RULES)
@pytest.mark.parametrize("position", [moving, choosing, answering, landing], ids=lambda position: position.__name__)
def test_sh_16_each_action_has_its_place(position: Any, case: str) -> None:
    kind, details, rule = RULES[case]
    assert position().refusal(kind(seat=TURNS[position], **details)) == rule


@pytest.mark.parametrize("case", RULES)
@pytest.mark.parametrize("position", [moving, choosing, answering, aloft, landing, over])
def test_sh_16_nobody_acts_out_of_turn(position: Any, case: str) -> None:
    kind, details, _ = RULES[case]
    table = position()
    for seat in {0, 1, 2, 3, 99, CHANCE, SPECTATOR} - table.to_act:
        assert table.refusal(kind(seat=seat, **details)) == "SH-16"


@pytest.mark.parametrize("position", [moving, choosing, answering, aloft, landing, over])
def test_sh_16_nor_moves_nor_doubles_nor_passes(position: Any) -> None:
    table = position()
    for seat in {0, 1, 2, 99, CHANCE, SPECTATOR} - table.to_act:
        assert table.refusal(Move(seat=seat, pawn=0, fare="taxi", station=73)) == "SH-16"
        assert table.refusal(Move(seat=seat, pawn=1, fare="taxi", station=15)) == "SH-16"
        assert table.refusal(Double(seat=seat)) == "SH-16"
        assert table.refusal(Done(seat=seat)) == "SH-16"


@pytest.mark.parametrize("position", [choosing, landing])
def test_sh_16_no_second_move_and_no_late_double(position: Any) -> None:
    table = position()
    assert table.refusal(Move(seat=0, pawn=0, fare="taxi", station=99)) == "SH-16"
    assert table.refusal(Double(seat=0)) == "SH-21"


@pytest.mark.parametrize("pawn", [0, 2, 4, 99, -1])
def test_sh_16_a_detective_moves_no_pawn_but_their_own_and_the_bobbies(pawn: int) -> None:
    table = HolmesPosition(74, 5, 162, 120)
    table.go("taxi", 73)
    for station in (15, 92, 121, 136, None):
        assert table.refusal(Move(seat=1, pawn=pawn, fare="taxi", station=station)) == "SH-16"


@pytest.mark.parametrize("pawn", [1, 2, 3, 99, -1])
def test_sh_16_moriarty_moves_no_pawn_but_his_own(pawn: int) -> None:
    table = HolmesPosition(74, 5, 162, 120)
    assert table.refusal(Move(seat=0, pawn=pawn, fare="taxi", station=15)) == "SH-16"


@pytest.mark.parametrize("station", [None, 0, -1, 200, 999])
def test_sh_17_no_line_leads_nowhere(station: int | None) -> None:
    assert moving().refused_ride(0, "black", station) == "SH-17"
    assert answering().refused_ride(1, "taxi", station) == "SH-17"


@pytest.mark.parametrize("pawn", [-1, 0, 2, 3, 99])
def test_sh_25_no_ability_of_a_pawn_one_does_not_play(pawn: int) -> None:
    table = HolmesPosition(74, 5, 162, 120)
    table.go("taxi", 73)
    for about, rule in (("quarter", "SH-26"), ("river", "SH-28"), ("past", "SH-29")):
        assert table.refusal(Ask(seat=1, pawn=pawn, about=about)) == rule  # type: ignore[arg-type]
    assert table.refusal(Ban(seat=1, pawn=pawn, fare="bus")) == "SH-27"
    assert table.refusal(Barricade(seat=1, pawn=pawn, station=5)) == "SH-30"


@pytest.mark.parametrize("case", ["a quarter", "a ban", "a symbol", "the past", "a roadblock"])
def test_sh_25_one_token_a_turn_is_the_reason_once_one_is_spent(case: str) -> None:
    kind, details, _ = RULES[case]
    table = answering()
    table.play(Ask(seat=1, pawn=1, about="quarter"))
    assert table.refusal(kind(seat=1, **details)) == "SH-25"


@pytest.mark.parametrize("case", ["a crime scene", "a start", "a crime", "a ticket", "lying low", "the balloon"])
def test_sh_25_a_spent_token_is_no_reason_for_anything_else(case: str) -> None:
    kind, details, rule = RULES[case]
    table = answering()
    table.play(Ask(seat=1, pawn=1, about="quarter"))
    assert table.refusal(kind(seat=1, **details)) == rule


def dealing(pawns: int, scenes: int = 0) -> Match[Any]:
    """So many pawns dealt, so many crime scenes drawn."""
    match = Match(make_game("holmes", 3, {"mode": "sherlock"}))
    for _ in range(pawns + scenes):
        match.play(match.view(CHANCE).actions[0])
    return match


def refused_to_chance(match: Match[Any], action: Action) -> str:
    assert not match.game.allows(match.state, action)
    return match.game.refusal(match.state, action).key


@pytest.mark.parametrize(("pawn", "station"), [(2, 13), (2, 14), (3, 26), (0, 26), (0, 35), (2, None)])
def test_sh_5_no_tile_twice_no_other_tile_no_other_pawn(pawn: int, station: int | None) -> None:
    assert refused_to_chance(dealing(1), Deal(seat=CHANCE, pawn=pawn, station=station)) == "SH-5"


@pytest.mark.parametrize("pawns", [0, 1, 3])
def test_sh_12_no_crime_scenes_and_no_start_before_the_pawns_are_placed(pawns: int) -> None:
    assert refused_to_chance(dealing(pawns), Plot(seat=CHANCE, station=10)) == "SH-12"
    assert refused_to_chance(dealing(pawns), Draw(seat=CHANCE, tile=(35, 188))) == "SH-5"


@pytest.mark.parametrize("station", [None, 10, 11, 0])
def test_sh_12_no_scene_twice_and_no_other_station(station: int | None) -> None:
    assert refused_to_chance(dealing(4, 1), Plot(seat=CHANCE, station=station)) == "SH-12"


def test_sh_12_three_are_drawn_and_then_the_tile() -> None:
    assert refused_to_chance(dealing(4, 2), Draw(seat=CHANCE, tile=(35, 188))) == "SH-5"
    assert refused_to_chance(dealing(4, 3), Plot(seat=CHANCE, station=187)) == "SH-12"


@pytest.mark.parametrize("tile", [None, (35,), (188, 35), (35, 188, 1), (1, 2), ()])
def test_sh_5_there_are_no_other_m_tiles(tile: tuple[int, ...] | None) -> None:
    assert refused_to_chance(dealing(4, 3), Draw(seat=CHANCE, tile=tile)) == "SH-5"


def test_sh_5_moriarty_is_not_dealt_to_where_he_may_choose() -> None:
    assert refused_to_chance(dealing(4, 3), Deal(seat=CHANCE, pawn=0, station=35)) == "SH-5"


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_sh_5_nobody_deals_but_chance(seat: Seat) -> None:
    for match, action in (
        (dealing(0), Deal(seat=seat, pawn=1, station=13)),
        (dealing(4), Plot(seat=seat, station=10)),
        (dealing(4, 3), Draw(seat=seat, tile=(35, 188))),
    ):
        with pytest.raises(IllegalAction, match="SH-16"):
            match.play(action)


@pytest.mark.parametrize(
    ("seat", "station", "rule"), [(0, 46, "SH-10"), (0, None, "SH-10"), (1, 35, "SH-16"), (CHANCE, 35, "SH-16")]
)
def test_sh_10_only_moriarty_and_only_on_his_tile(seat: Seat, station: int | None, rule: str) -> None:
    match = dealing(4, 3)
    match.play(Draw(seat=CHANCE, tile=(35, 188)))
    with pytest.raises(IllegalAction, match=rule):
        match.play(Settle(seat=seat, station=station))


@pytest.mark.parametrize("known_to", [(1,), (0,), (SPECTATOR, 0, 1, 2)])
def test_sh_16_whoever_acts_does_not_say_who_may_know(known_to: tuple[Seat, ...]) -> None:
    table = moving()
    for action in table.view(0).actions:
        assert table.refusal(replace(action, known_to=known_to)) == "SH-16"


def test_sh_16_a_refusal_tells_no_secret() -> None:
    asked = [
        *(Move(seat=1, pawn=1, fare="taxi", station=station) for station in (5, 15, 16, 73, 74, 80, 99)),
        *(Ask(seat=1, pawn=1, about=about) for about in ("past", "river")),
        *(kind(seat=1) for kind in (Commit, LieLow, Fly, Done)),
    ]
    heard = []
    for start, station in ((74, 73), (99, 80), (45, 46)):
        table = HolmesPosition(start, 5, 162, scenes=(46, 67, 95))
        table.go("taxi", station)
        offered = table.view(1).actions
        heard.append([table.refusal(action) for action in asked if action not in offered])
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.parametrize(
    "action",
    [Surface(seat=0), Take(seat=0, pawn=1, fare="taxi"), Ask(seat=0, pawn=1, about="weather")],  # type: ignore[arg-type]
)
def test_sh_16_what_is_no_action_of_this_game_is_refused_like_any_other(action: Action) -> None:
    assert moving().refusal(action).startswith("SH-")
