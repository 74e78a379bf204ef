"""The tablebase of the compact game against the search, and against itself."""

from __future__ import annotations

import numpy as np
import pytest

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.alpha_beta_scratch import scratch_for
from gaslamp.agents.engine.retrograde import UPPER_BOUND, sweep, team_count, team_index
from gaslamp.agents.engine.tablebase import has_tablebase
from gaslamp.games import make_game
from tests.agents.compact_alley import alley_board, rows, searched


def test_every_team_has_its_own_row_in_whatever_order() -> None:
    indices = [int(team_index(a, b, c)) for c in range(9) for b in range(c) for a in range(b)]
    assert indices == list(range(int(team_count(9))))
    assert team_index(5, 2, 7) == team_index(7, 5, 2) == team_index(2, 5, 7)


def test_with_tickets_enough_he_is_paid_what_the_tablebase_says() -> None:
    arrays, _, tablebase = alley_board()
    scratch, seen = scratch_for(arrays, rows(1, seed=3)[0]), set()
    for s in rows(60, seed=3):
        s[k.STOCK : at.AT], s[at.WAITING] = 30, k.TEAM
        here, trio, best = s[at.AT], s[at.AT + 1 :], 0.0
        for station in arrays.near[arrays.near_first[here] : arrays.near_first[here + 1]].tolist():
            if station not in trio and {here, station} != {1, 7}:  # the ferry
                s[at.AT] = station
                best = max(best, searched(s, scratch))
        seen.add(int(tablebase[team_index(*trio.tolist()), here]))
        assert tablebase[team_index(*trio.tolist()), here] == best
    assert max(seen) < UPPER_BOUND
    assert len(seen) > 3


def test_another_sweep_changes_nothing() -> None:
    _, graph, tablebase = alley_board()
    again, detectives, fugitive = tablebase.copy(), *np.empty((2, tablebase.shape[1]), np.uint8)
    assert sweep(graph, again, detectives, fugitive) == 0
    assert (again == tablebase).all()


@pytest.mark.parametrize(("board", "is_small"), [("compact", True), ("ravensburger", False)])
def test_only_small_boards_have_one(board: str, *, is_small: bool) -> None:
    options = {} if board == "compact" else {"board": board, "starts": [34, 50, 91, 112, 141]}
    assert has_tablebase(make_game("compact", 2, options).board) == is_small
