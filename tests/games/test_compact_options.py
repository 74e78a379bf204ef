"""Compact with house rules, and what cannot be set up."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.board import BadBoard
from gaslamp.core import CHANCE, BadOptions
from gaslamp.games import GAMES, make_game
from gaslamp.games.compact import PRICES, CompactOptions
from gaslamp.games.vocabulary import Deal, Purse
from gaslamp.match import Match, run
from tests.games.positions import sketch


def test_a_game_without_options_is_the_books() -> None:
    assert make_game("compact").options == GAMES["compact"]().options == make_game("compact", 2, {}).options
    assert CompactOptions() == CompactOptions(
        board="compact", black_tickets=1, taxi=12, bus=8, underground=4, starts=()
    )


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"blacks": 3}, "option-unknown"),
        ({"detectives": 3}, "option-unknown"),
        *(({name: value}, "option-wrong") for name, value in [
            ("black_tickets", 0), ("black_tickets", 5), ("black_tickets", "2"), ("taxi", -1), ("bus", 100),
            ("underground", 1.5), ("starts", [1.5]), ("starts", 7), ("board", 7),
        ]),
        ({"starts": [1, 2, 114]}, "start-unknown"),
        ({"starts": [0]}, "start-unknown"),
        ({"starts": [1, 2, 1]}, "starts-twice"),
        ({"starts": [8, 13, 30]}, "starts-too-few"),
        ({"board": "holmes"}, "starts-too-few"),
    ],
)  # fmt: skip
def test_options_that_cannot_be(options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as problem:
        make_game("compact", 2, options)
    assert problem.value.key == key


def test_a_board_that_is_not_there() -> None:
    with pytest.raises(BadBoard) as refused:
        make_game("compact", options={"board": "atlantis"})
    assert refused.value.key == "board-unknown"


def test_cp_3_a_board_needs_three_underground_stations(tmp_path: Path) -> None:
    with pytest.raises(BadOptions) as problem:
        make_game("compact", 2, {"board": sketch(tmp_path, "taxi 1 2", "underground 1 2"), "starts": (1, 2)})
    assert (problem.value.key, problem.value.details["posts"]) == ("posts-too-few", 2)
    assert problem.value.details["pawns"] == 3


def test_cp_3_and_starts_for_mister_x(tmp_path: Path) -> None:
    board = sketch(tmp_path, "taxi 1 2", "underground 2 3", "underground 3 4")
    with pytest.raises(BadOptions) as refused:
        make_game("compact", 2, {"board": board})
    assert refused.value.key == "starts-too-few"
    assert make_game("compact", 2, {"board": board, "starts": (1,)}).posts == (2, 3, 4)


def test_cp_3_starts_of_ones_own() -> None:
    match = Match(make_game("compact", 2, {"starts": (66, 5)}))
    for _ in range(3):
        match.play(match.view(1).actions[0])
    assert match.view(CHANCE).actions == tuple(Deal(seat=CHANCE, pawn=0, station=s) for s in (66, 5))


@pytest.mark.parametrize("board", ["bradley", "ravensburger"])
def test_another_board_that_has_starts_for_him(board: str) -> None:
    game = make_game("compact", 2, {"board": board})
    assert (len(game.posts), len(game.starts)) == (14, 13)


def test_cp_2_a_stock_of_ones_own() -> None:
    assert make_game("compact", 2, {"taxi": 3, "bus": 0, "underground": 99}).start().stock == Purse(3, 0, 99)


@pytest.mark.parametrize("seed", range(5))
def test_cp_11_nobody_scores_more_than_the_stock_is_worth(seed: int) -> None:
    rng = Random(seed)
    stock = {kind: rng.randrange(10) for kind in PRICES}
    match = Match(make_game("compact", 3, stock | {"black_tickets": 4}))
    run(match, dict.fromkeys(range(CHANCE, 3), Uniform(rng)))
    worth = stock["taxi"] + 2 * stock["bus"] + 3 * stock["underground"]
    assert all(-12 <= points <= worth for points in match.state.scores)
