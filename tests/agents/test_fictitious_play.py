"""Fictitious play comes near the value and the mixed strategies of matrix games that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from gaslamp.agents.engine.fictitious_play import MatrixGame, fictitious_play, matrix_game, upper_bound
from tests.agents.interpreted import interpreted

ITERATIONS = 20_000
# name: the payoffs to the side of the rows, the value, and the only optimal mixed strategies of rows and columns
GAMES: dict[str, tuple[Sequence[Sequence[float]], float, Sequence[float], Sequence[float]]] = {
    "matching pennies": ([[1, -1], [-1, 1]], 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]),
    "hide and seek": ([[0, 1], [2, 0]], 2 / 3, [2 / 3, 1 / 3], [1 / 3, 2 / 3]),
    "rock, paper, scissors": ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
    # A win by rock is worth 3, by paper 1, by scissors 2: each is played as often as the win it beats would bring.
    "uneven stakes": ([[0, -1, 3], [1, 0, -2], [-3, 2, 0]], 0, [2 / 6, 3 / 6, 1 / 6], [2 / 6, 3 / 6, 1 / 6]),
    "a saddle point": ([[4, 1, 3], [5, 2, 6], [7, 0, 1]], 2, [0, 1, 0], [0, 1, 0]),
    "one column": ([[1], [3], [2]], 3, [0, 1, 0], [1]),
    "one row": ([[5, 4, 6]], 4, [1], [0, 1, 0]),
}


def game_of(payoffs: Sequence[Sequence[float]]) -> MatrixGame:
    """The game in the corner of a larger room, whose other entries would spoil it for either side."""
    game = matrix_game(len(payoffs) + 1, len(payoffs[0]) + 1)
    game.payoffs[:], game.payoffs[-1] = -100.0, 100.0
    game.payoffs[:-1, :-1] = payoffs
    return game


@pytest.mark.parametrize("name", GAMES)
def test_value_and_strategies_of_known_games(name: str) -> None:
    payoffs, value, rows, columns = GAMES[name]
    game = game_of(payoffs)
    found = fictitious_play(game, len(rows), len(columns), ITERATIONS)
    assert found == pytest.approx(value, abs=0.03)
    assert game.row_counts[: len(rows)] / ITERATIONS == pytest.approx(rows, abs=0.03)
    assert game.column_counts[: len(columns)] / ITERATIONS == pytest.approx(columns, abs=0.03)


@pytest.mark.parametrize("name", GAMES)
def test_no_game_is_worth_more_than_its_upper_bound(name: str) -> None:
    payoffs, value, rows, columns = GAMES[name]
    bound = upper_bound(game_of(payoffs), len(rows), len(columns))
    assert bound == np.array(payoffs).max(axis=0).min()
    assert bound >= value


def thousandths() -> int:
    payoffs, _, rows, columns = GAMES["uneven stakes"]
    return int(1000 * fictitious_play(game_of(payoffs), len(rows), len(columns), 500))


def test_without_a_compiler_it_finds_the_same() -> None:
    assert interpreted(f"{__name__}.thousandths") == thousandths()
