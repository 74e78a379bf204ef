"""The tree of the search: UCB on nodes made by hand, and who is credited with what."""

from __future__ import annotations

from math import log, sqrt
from random import Random

import numpy as np
import pytest

from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.mcts.tree import Tree, backpropagate, children, grow, new_tree, plant, select

CODES = 11, 22, 33
MOVER = 2


@pytest.fixture(scope="module")
def room() -> Tree:
    return new_tree()


@pytest.fixture
def tree(room: Tree) -> Tree:
    """A root and nothing else."""
    plant(room)
    return room


def add(tree: Tree, code: int, visits: int, mean: float, *, parent: int = 0, mover: int = MOVER) -> int:
    """A child with so many visits, which the root counts too."""
    node = int(grow(tree, parent, code, mover))
    tree.visits[node], tree.score[node] = visits, mean * visits
    tree.visits[parent] += visits
    return node


def selected(tree: Tree, *codes: int, exploration: float) -> tuple[int, bool]:
    out = np.array(codes, np.int32)
    node, is_old = select(tree, 0, out, len(codes), MOVER, exploration, seeded(Random(1)))
    return int(node), bool(is_old)


def test_of_equally_tried_moves_the_most_rewarding_is_selected(tree: Tree) -> None:
    nodes = [add(tree, code, 10, mean) for code, mean in zip(CODES, (0.5, 0.7, 0.2), strict=True)]
    for exploration in (0.0, 0.7, 2.0):
        assert selected(tree, *CODES, exploration=exploration) == (nodes[1], True)


def test_of_equally_rewarding_moves_the_least_tried_is_selected(tree: Tree) -> None:
    nodes = [add(tree, code, visits, 0.5) for code, visits in zip(CODES, (30, 20, 10), strict=True)]
    assert selected(tree, *CODES, exploration=0.7) == (nodes[2], True)


def test_exploration_weighs_one_against_the_other(tree: Tree) -> None:
    """The bounds cross where the means differ by as much as the widths do."""
    often, seldom = add(tree, 11, 90, 0.6), add(tree, 22, 10, 0.5)
    crossing = 0.1 / (sqrt(log(101) / 10) - sqrt(log(101) / 90))
    assert selected(tree, 11, 22, exploration=0.99 * crossing) == (often, True)
    assert selected(tree, 11, 22, exploration=1.01 * crossing) == (seldom, True)


def test_what_has_not_been_tried_comes_first(tree: Tree) -> None:
    for code in CODES[:2]:
        add(tree, code, 10, 1.0)
    node, is_old = selected(tree, *CODES, exploration=0.0)
    assert not is_old
    assert (int(tree.code[node]), int(tree.mover[node]), int(tree.parent[node])) == (33, MOVER, 0)
    assert children(tree, 0)[0] == node
    assert tree.visits[node] == tree.score[node] == 0


def test_what_is_not_legal_in_this_determinization_is_not_selected(tree: Tree) -> None:
    nodes = [add(tree, code, 10, mean) for code, mean in zip(CODES, (0.5, 0.9, 0.6), strict=True)]
    assert selected(tree, 11, 33, exploration=0.7) == (nodes[2], True)


def test_every_node_on_the_path_is_credited_with_its_movers_reward(tree: Tree) -> None:
    first, other = add(tree, 11, 4, 0.5, mover=0), add(tree, 22, 4, 0.5, mover=0)
    second = add(tree, 11, 2, 0.5, parent=first, mover=2)
    third = add(tree, 33, 0, 0.0, parent=second, mover=1)
    nodes = [0, first, second, third, other]
    before = [(int(tree.visits[node]), float(tree.score[node])) for node in nodes]
    backpropagate(tree, third, 0, np.array([0.125, 0.5, 0.75]))
    found = [
        (int(tree.visits[node]) - v, float(tree.score[node]) - s) for node, (v, s) in zip(nodes, before, strict=True)
    ]
    assert found == [(1, 0.0), (1, 0.125), (1, 0.75), (1, 0.5), (0, 0.0)]


def test_nothing_above_where_the_search_began_is_credited(tree: Tree) -> None:
    first = add(tree, 11, 4, 0.5, mover=0)
    second = add(tree, 22, 1, 0.0, parent=first, mover=1)
    visits = int(tree.visits[0]), int(tree.visits[first])
    backpropagate(tree, second, first, np.array([0.125, 0.5]))
    assert (int(tree.visits[0]), int(tree.visits[first])) == (visits[0], visits[1] + 1)
    assert (tree.score[first], tree.score[second]) == (2.0, 0.5)
