"""A guessing game: one side picks a row and gains, the other a column, and neither knows of the other.

Both sides answer what the other has done so far, many times over: how often each row and column is picked comes close
to how often it should be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.jit import inlined

if TYPE_CHECKING:
    from gaslamp.agents.engine.rows import Number
    from gaslamp.agents.engine.slate import Slate


@inlined
def guess(slate: Slate, rows: Number, columns: Number, answers: Number) -> Number:
    """What `slate.gains` is worth to the rows; how often each was picked stands in `picks` and `replies`."""
    clear(slate, rows, columns)
    row, column = 0, 0
    for _ in range(answers):
        slate.picks[row] += 1
        column = reply(slate, row, columns)
        slate.replies[column] += 1
        row = pick(slate, rows, column)
    return (slate.gained[row] + slate.lost[column]) / (2.0 * answers)


@inlined
def clear(slate: Slate, rows: Number, columns: Number) -> None:
    for row in range(rows):
        slate.picks[row], slate.gained[row] = 0, 0.0
    for column in range(columns):
        slate.replies[column], slate.lost[column] = 0, 0.0


@inlined
def reply(slate: Slate, row: Number, columns: Number) -> Number:
    """The column that would have lost least against the rows so far."""
    least = 0
    for column in range(columns):
        slate.lost[column] += slate.gains[row, column]
    for column in range(columns):
        least = column if slate.lost[column] < slate.lost[least] else least
    return least


@inlined
def pick(slate: Slate, rows: Number, column: Number) -> Number:
    """The row that would have gained most against the columns so far."""
    most = 0
    for row in range(rows):
        slate.gained[row] += slate.gains[row, column]
        most = row if slate.gained[row] > slate.gained[most] else most
    return most


@inlined
def ceiling(slate: Slate, rows: Number, columns: Number) -> Number:
    """The most it can be worth: what the best column leaves to whoever knows it."""
    least = 1e9
    for column in range(columns):
        most = slate.gains[0, column]
        for row in range(1, rows):
            most = max(most, slate.gains[row, column])
        least = min(least, most)
    return least
