"""Fictitious play on a matrix game: one side picks a row and gains, the other a column and pays, unknown to each other.

Both sides answer with the best response to what the other has played so far, many times over: how often each row and
column is played converges to a mixed equilibrium of the game, and what the responses bring to its value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number


class MatrixGame(NamedTuple):
    """A zero-sum game in matrix form, as large as it may get, and what both sides have played so far."""

    payoffs: NDArray[np.float64]  # [rows, columns] to the side that picks the row
    row_counts: NDArray[np.int64]  # [rows] how often each was played
    column_counts: NDArray[np.int64]  # [columns]
    row_payoffs: NDArray[np.float64]  # [rows] what each would have gained against all columns played
    column_payoffs: NDArray[np.float64]  # [columns] what each would have paid against all rows played


def matrix_game(rows: int, columns: int) -> MatrixGame:
    """Room for games of so many rows and columns."""
    return MatrixGame(
        payoffs=np.empty((rows, columns)),
        row_counts=np.empty(rows, np.int64),
        column_counts=np.empty(columns, np.int64),
        row_payoffs=np.empty(rows),
        column_payoffs=np.empty(columns),
    )


@inlined
def fictitious_play(game: MatrixGame, rows: Number, columns: Number, iterations: Number) -> Number:
    """The value of the game's first rows and columns; how often each was played stands in its counts."""
    forget(game, rows, columns)
    row, column = 0, 0
    for _ in range(iterations):
        game.row_counts[row] += 1
        column = best_column(game, row, columns)
        game.column_counts[column] += 1
        row = best_row(game, rows, column)
    return (game.row_payoffs[row] + game.column_payoffs[column]) / (2.0 * iterations)


@inlined
def forget(game: MatrixGame, rows: Number, columns: Number) -> None:
    for row in range(rows):
        game.row_counts[row], game.row_payoffs[row] = 0, 0.0
    for column in range(columns):
        game.column_counts[column], game.column_payoffs[column] = 0, 0.0


@inlined
def best_column(game: MatrixGame, row: Number, columns: Number) -> Number:
    """The best response to the rows so far, this one included: the column that would have paid least."""
    least = 0
    for column in range(columns):
        game.column_payoffs[column] += game.payoffs[row, column]
    for column in range(columns):
        least = column if game.column_payoffs[column] < game.column_payoffs[least] else least
    return least


@inlined
def best_row(game: MatrixGame, rows: Number, column: Number) -> Number:
    """The best response to the columns so far, this one included: the row that would have gained most."""
    most = 0
    for row in range(rows):
        game.row_payoffs[row] += game.payoffs[row, column]
        most = row if game.row_payoffs[row] > game.row_payoffs[most] else most
    return most


@inlined
def upper_bound(game: MatrixGame, rows: Number, columns: Number) -> Number:
    """The most the game can be worth: what the best response to the best pure column wins."""
    least = 1e9
    for column in range(columns):
        most = game.payoffs[0, column]
        for row in range(1, rows):
            most = max(most, game.payoffs[row, column])
        least = min(least, most)
    return least
