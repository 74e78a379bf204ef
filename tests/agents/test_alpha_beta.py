"""The alpha-beta search of the compact game: it finds what plain minimax finds, whatever it cuts off or remembers."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.alpha_beta import NODES, solve_seeking, static_evaluation
from gaslamp.agents.engine.alpha_beta_scratch import MAX_DEPTH, AlphaBetaScratch, scratch_for
from gaslamp.agents.engine.layout import Row, fare_of, station_of
from gaslamp.agents.engine.retrograde import team_index
from gaslamp.agents.engine.team_moves import STAY
from gaslamp.agents.engine.transposition_table import INFINITY, UNKNOWN, key_of, probe, store, transposition_table
from tests.agents.compact_alley import PLENTY, actions, alley_board, open_rows, room, rows, searched, step
from tests.agents.interpreted import interpreted

Cache = dict[tuple[int, ...], float]


def scratch() -> AlphaBetaScratch:
    return scratch_for(alley_board().arrays, rows(1, seed=1)[0])


def minimax(s: Row, depth: int, cache: Cache) -> float:
    """What he has been paid in the end, pawn by pawn by the rules, or about so after so many turns; he never hides."""
    key = (*s.tolist(), depth)
    if key not in cache:
        cache[key] = _minimax(s.copy(), depth, cache)
    return cache[key]


def _minimax(s: Row, depth: int, cache: Cache) -> float:
    arrays, out = alley_board().arrays, room()
    while s[at.PHASE] == at.ANSWER and not k.replies(arrays, s, out):
        k.conclude(arrays, s)
    is_fugitive = s[at.PHASE] == at.MOVE
    if is_fugitive and depth == 1:
        return float(s[k.POINTS]) + leaf(s)
    values = []
    for code in out[: actions(s, out)].tolist():
        after = s.copy()
        step(after, code)
        values.append(minimax(after, depth - is_fugitive, cache))
    return (max if is_fugitive else min)(values) if values else float(s[k.POINTS])


def leaf(s: Row) -> float:
    pounds = alley_board().tablebase[team_index(*s[at.AT + 1 :].tolist()), s[at.AT]]
    return float(static_evaluation(s, pounds, 0.0))


@pytest.mark.parametrize("depth", [1, 2, 3, MAX_DEPTH])
def test_it_finds_what_plain_minimax_finds(depth: int) -> None:
    cache, memory = Cache(), scratch()
    for s in rows(40, seed=2) + open_rows(60, seed=2):
        if s[at.WAITING]:
            assert searched(s, memory, depth=depth) == pytest.approx(minimax(s, depth, cache), abs=1e-9)


def test_its_best_joint_move_has_the_value() -> None:
    """Made by the rules, pawn by pawn, the move leaves him what the search says."""
    arrays, cache, memory = alley_board().arrays, Cache(), scratch()
    for s in open_rows(40, seed=5):
        value, after = searched(s, memory), s.copy()
        for pawn, ride in enumerate(memory.moves[0, memory.best[0]].tolist(), start=1):
            if fare_of(ride) != STAY:
                k.reply(arrays, after, pawn, fare_of(ride), station_of(ride))
        after[at.WAITING] = 0
        assert minimax(after, MAX_DEPTH, cache) == value


def test_outside_its_window_it_finds_a_bound() -> None:
    random, cache, kinds = Random(4), Cache(), set()
    for s in open_rows(60, seed=6):
        value = minimax(s, 3, cache)
        alpha = random.choice([0.0, value - 2, value - 0.5, value, value + 2])
        beta = alpha + random.choice([0.5, 1.0, 3.0])
        found = searched(s, scratch(), depth=3, alpha=alpha, beta=beta)
        if alpha < value < beta:
            assert found == pytest.approx(value, abs=1e-9)
        else:
            assert found <= alpha + 1e-9 if value <= alpha else beta - 1e-9 <= found <= value + 1e-9
        kinds.add((value <= alpha, value >= beta))
    assert len(kinds) == 3


def test_the_transposition_table_spares_nodes_and_changes_no_value() -> None:
    arrays, nodes = alley_board().arrays, {1: 0, 1 << 14: 0}
    for s in open_rows(60, seed=8):
        values = set()
        for entries in nodes:
            memory = scratch_for(arrays, s, entries)
            values.add(searched(s, memory))
            nodes[entries] += PLENTY - int(memory.limits[NODES])
        assert len(values) == 1
    assert nodes[1 << 14] < nodes[1]


def test_what_the_transposition_table_says_depends_on_the_window() -> None:
    table, key = transposition_table(16), 5
    assert probe(table, key, 0.0, INFINITY) == UNKNOWN
    store(table, key, 7.0, 4.0, 9.0)  # exact
    assert probe(table, key, 0.0, INFINITY) == 7.0
    store(table, key, 7.0, 4.0, 6.0)  # at least
    assert [probe(table, key, *window) for window in ((0, 6.5), (0, 7), (0, 8), (8, 9))] == [7, 7, UNKNOWN, UNKNOWN]
    store(table, key, 7.0, 8.0, 9.0)  # at most
    assert [probe(table, key, *window) for window in ((0, 8), (6, 9), (7, 9), (8, 9))] == [UNKNOWN, UNKNOWN, 7, 7]
    assert probe(table, key + 16, 0.0, INFINITY) == UNKNOWN


def test_every_position_and_depth_has_a_key_of_its_own() -> None:
    found = dict[int, tuple[int, ...]]()
    for s in rows(200, seed=9):
        for depth in (1, 2):
            s[at.AT + 1 :].sort()
            position = (*s[k.STOCK :].tolist(), depth)
            assert found.setdefault(int(key_of(s, 9, depth)), position) == position
    assert len(found) > 200


def total() -> int:
    return sum(int(10 * searched(s, scratch(), depth=2)) for s in open_rows(6, seed=4))


def test_without_a_compiler_it_finds_the_same() -> None:
    assert interpreted(f"{__name__}.total") == total()


def test_where_there_is_only_one_hiding_place_they_make_the_best_joint_move() -> None:
    for s in open_rows(10, seed=1):
        memory = scratch_for(alley_board().arrays, s)
        memory.hiding_places[0] = s[at.AT]
        n, matrix = int(solve_seeking(alley_board(), memory, 1, 0.0, 50)), memory.matrix
        assert matrix.column_counts[:n].sum() == 50
        assert matrix.payoffs[0, matrix.column_counts[:n].argmax()] == matrix.payoffs[0, :n].min()
