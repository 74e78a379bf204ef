"""Classic with house rules: the order of play, the pawns, the start cards, the numbers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.board import BadBoard
from gaslamp.core import CHANCE, BadOptions
from gaslamp.games import GAMES, make_game
from gaslamp.games.vocabulary import Began, Blocked, Deal, Surfaced
from gaslamp.match import Match, run
from tests.games.positions import Position, sketch


def test_any_order_lets_whoever_is_first_act_first() -> None:
    table = Position(74, 4, 120, 6, order="any")
    table.ride(0, "taxi", 73)
    turns = [table.turn]
    for pawn, station in ((3, 7), (1, 3), (2, 121)):
        table.ride(pawn, "taxi", station)
        turns.append(table.turn)
    assert turns == [[1, 2, 3], [1, 2], [2], [0]]


def test_any_order_allows_interleaving_ones_own_pawns() -> None:
    table = Position(74, 4, 120, 6, 2, seats=3, order="any")
    table.ride(0, "taxi", 73)
    for pawn, station in ((1, 3), (2, 121), (3, 7)):
        assert table.ride(pawn, "taxi", station) == []
    assert table.turn == [2]
    assert table.ride(4, "taxi", 10) == [Began(round=2)]


def test_any_order_whoever_is_to_act_can_act() -> None:
    table = Position(74, 4, 3, 13, order="any")
    assert table.ride(0, "taxi", 73) == []
    assert table.turn == [2, 3]  # CL-13: pawn 1 waits until somebody clears the way
    table.ride(2, "taxi", 11)
    assert table.turn == [1, 3]
    assert table.reach(1) == [("taxi", 3)]


def test_any_order_agents_get_through_a_crowd() -> None:
    table = Position(74, 4, 3, 13, order="any")
    assert run(table, {seat: Uniform(Random(seat)) for seat in (CHANCE, 0, 1, 2, 3)}).rule.startswith("CL-")


def test_any_order_blocked_when_nobody_can_clear_the_way(tmp_path: Path) -> None:
    table = Position(3, 1, 2, 5, order="any", board=sketch(tmp_path, "taxi 1 2", "taxi 3 4", "taxi 5 6"))
    assert table.ride(0, "taxi", 4) == []
    assert table.ride(3, "taxi", 6) == [Blocked(pawn=1), Blocked(pawn=2), Began(round=2)]


@pytest.mark.parametrize(("detectives", "seats"), [(d, s) for d in range(2, 6) for s in range(2, d + 2)])
def test_any_number_of_pawns_and_a_pawn_for_everybody(detectives: int, seats: int) -> None:
    game = make_game("classic", seats, {"detectives": detectives})
    assert len(game.pawn_names) == len(game.owners) == detectives + 1
    assert sorted(set(game.owners)) == list(range(seats))


def test_seats_follow_the_pawns_unless_told() -> None:
    assert make_game("classic", options={"detectives": 3}).seats == 4
    with pytest.raises(BadOptions) as refused:
        make_game("classic", 5, {"detectives": 3})
    assert refused.value.key == "seats-out-of-range"


@pytest.mark.parametrize("board", ["bradley", "ravensburger"])
def test_separate_packs_are_the_boards_own(board: str) -> None:
    game = make_game("classic", options={"start_pack": "separate", "board": board})
    assert (len(game.start_cards(1)), len(game.start_cards(0))) == (16, 13)
    assert not set(game.start_cards(1)) & set(game.start_cards(0))


def test_start_cards_of_ones_own() -> None:
    match = Match(make_game("classic", options={"detectives": 2, "starts": [1, 2, 3]}))
    assert match.view(CHANCE).actions == tuple(Deal(seat=CHANCE, pawn=1, station=card) for card in (1, 2, 3))


def test_a_card_in_both_packs_is_dealt_once() -> None:
    packs = {"start_pack": "separate", "detective_starts": [1, 2], "fugitive_starts": [2, 3]}
    match = Match(make_game("classic", options={"detectives": 2, **packs}))
    for pawn in (1, 2):
        match.play(Deal(seat=CHANCE, pawn=pawn, station=pawn))
    assert match.view(CHANCE).actions == (Deal(seat=CHANCE, pawn=0, station=3),)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"tramways": 3}, "option-unknown"),
        *(({name: value}, "option-wrong") for name, value in [
            ("detectives", 1), ("detectives", 6), ("detectives", "5"), ("order", "clockwise"), ("start_pack", "two"),
            ("starts", [1.5]), ("taxi", -1), ("blacks", 100), ("fugitive_fares", "many"), ("surfacing", [0]),
            ("surfacing", [100]), ("rounds", 0), ("rounds", 100), ("entries", 100), ("cut_off", "yes"),
            ("voluntary_surfacing", 1), ("board", 7),
        ]),
        ({"starts": [1, 2, 3, 4, 5]}, "starts-too-few"),
        ({"starts": [1, 1, 2, 2, 3, 3]}, "starts-twice"),
        ({"starts": [1, 2, 3, 4, 5, 108]}, "start-unknown"),
        ({"start_pack": "separate", "detective_starts": [1, 2, 3, 4]}, "starts-too-few"),
        ({"start_pack": "separate", "detective_starts": [1, 2, 3, 4, 5], "fugitive_starts": [5]}, "starts-too-few"),
        ({"start_pack": "separate", "fugitive_starts": [201]}, "start-unknown"),
        ({"rounds": 22, "entries": 21}, "entries-too-few"),
    ],
)  # fmt: skip
def test_options_that_cannot_be(options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as problem:
        make_game("classic", options=options)
    assert problem.value.key == key


def test_games_and_boards_that_are_not_there() -> None:
    with pytest.raises(BadOptions) as unknown:
        make_game("chess")
    assert (unknown.value.key, unknown.value.details) == ("game-unknown", {"game": "chess", "known": ", ".join(GAMES)})
    with pytest.raises(BadBoard) as refused:
        make_game("classic", options={"board": "atlantis"})
    assert refused.value.key == "board-unknown"


def test_a_game_without_options_is_the_books() -> None:
    assert make_game("classic").options == GAMES["classic"]().options == make_game("classic", 3, {}).options


def test_surfacing_by_a_list_of_ones_own() -> None:
    shown = [event.entry for event in Position(1, 5, 120, surfacing=(2, 5)).shuttle() if isinstance(event, Surfaced)]
    assert shown == [2, 5]
    assert not any(isinstance(event, Surfaced) for event in Position(1, 5, 120, surfacing=()).shuttle())


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"starts": [1, 2, 3, 4, 5, 6], "start_pack": "separate"}, "starts-unused"),
        ({"fugitive_starts": [1, 2]}, "starts-unused"),
        ({"detective_starts": [1, 2]}, "starts-unused"),
        ({"starts": [1, 1, 2, 3, 4, 5, 6]}, "starts-twice"),
    ],
)
def test_start_cards_that_would_be_ignored_or_drawn_twice_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as caught:
        make_game("classic", 6, options)
    assert caught.value.key == key
