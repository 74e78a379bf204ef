"""The tree of the search, for any chase: a single one, whatever determinization is drawn (single-observer ISMCTS).

A node is an action done; it keeps the visits and the rewards of the side that did it. Which of its children can be
visited is settled anew each time, by what is legal in the determinization. Node 0 is the root, and nobody's child.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import Codes, Number
from gaslamp.agents.engine.rng import Generator, draw

NODES = 1 << 20
CODES = 1 << 20
"""More than any code."""
SIZE, TIME = range(2)


class Tree(NamedTuple):
    """The nodes in the order they grew; 0 stands for no child and no next one."""

    code: NDArray[np.int32]  # [nodes] what was done
    mover: NDArray[np.int8]  # [nodes] the pawn that did it
    parent: NDArray[np.int32]  # [nodes]
    child: NDArray[np.int32]  # [nodes] the latest
    beside: NDArray[np.int32]  # [nodes] the next of the same parent
    visits: NDArray[np.int32]  # [nodes]
    score: NDArray[np.float64]  # [nodes] the mover's, summed over the visits
    state: NDArray[np.int64]  # [2] how many nodes there are, and the latest time
    offered: NDArray[np.int64]  # [codes] when each was last on offer and not tried


def new_tree() -> Tree:
    return Tree(
        code=np.empty(NODES, np.int32),
        mover=np.empty(NODES, np.int8),
        parent=np.empty(NODES, np.int32),
        child=np.empty(NODES, np.int32),
        beside=np.empty(NODES, np.int32),
        visits=np.empty(NODES, np.int32),
        score=np.empty(NODES, np.float64),
        state=np.zeros(2, np.int64),
        offered=np.zeros(CODES, np.int64),
    )


@inlined
def plant(tree: Tree) -> None:
    """Nothing is left but a new root."""
    tree.state[SIZE] = 0
    grow(tree, 0, 0, 0)


@inlined
def grow(tree: Tree, parent: Number, code: Number, mover: Number) -> Number:
    """A new node; 0 where there is no more room."""
    node = tree.state[SIZE]
    if node == len(tree.code):
        return 0
    tree.state[SIZE] = node + 1
    tree.code[node], tree.mover[node], tree.parent[node] = code, mover, parent
    tree.child[node], tree.visits[node], tree.score[node] = 0, 0, 0.0
    if node:
        tree.beside[node], tree.child[parent] = tree.child[parent], node
    return node


@inlined
def select(
    tree: Tree, node: Number, out: Codes, n: Number, mover: Number, exploration: Number, generator: Generator
) -> tuple[Number, Number]:
    """Selection by UCB, or expansion: the next node, and whether it is an old one; a full tree stays as it is."""
    child = best_child(tree, node, out, n, exploration)
    if child:
        return child, True
    child = grow(tree, node, untried(tree, out, n, generator), mover)
    return (child if child else node), False


@inlined
def best_child(tree: Tree, node: Number, out: Codes, n: Number, exploration: Number) -> Number:
    """UCB1: the legal child with the highest upper confidence bound; 0 if an action has not been tried yet."""
    time = offer(tree, out, n)
    width, child = exploration * exploration * math.log(tree.visits[node] + 1.0), tree.child[node]
    tried, best, top = 0, child, -1.0
    while child:
        if tree.offered[tree.code[child]] == time:
            tree.offered[tree.code[child]] = 0
            tried += 1
            bound: Number = tree.score[child] / tree.visits[child] + math.sqrt(width / tree.visits[child])
            if bound > top:
                top, best = bound, child
        child = tree.beside[child]
    return best if tried == n else 0


@inlined
def offer(tree: Tree, out: Codes, n: Number) -> Number:
    """Note what is on offer; the time it is noted by."""
    tree.state[TIME] += 1
    for i in range(n):
        tree.offered[out[i]] = tree.state[TIME]
    return tree.state[TIME]


@inlined
def untried(tree: Tree, out: Codes, n: Number, generator: Generator) -> Number:
    """Any of those on offer that `best_child` has found no child for; they come to stand first."""
    left = 0
    for i in range(n):
        if tree.offered[out[i]] == tree.state[TIME]:
            out[left], out[i] = out[i], out[left]
            left += 1
    return out[draw(generator, left)]


@inlined
def backpropagate(tree: Tree, node: Number, root: Number, rewards: NDArray[np.float64]) -> None:
    """Backpropagation: what the end is worth to each pawn counts for all nodes the iteration went through."""
    while node != root:
        tree.visits[node] += 1
        tree.score[node] += rewards[tree.mover[node]]
        node = tree.parent[node]
    tree.visits[root] += 1


def children(tree: Tree, node: int) -> list[int]:
    """The latest first."""
    found, child = list[int](), int(tree.child[node])
    while child:
        found.append(child)
        child = int(tree.beside[child])
    return found


def child_of(tree: Tree, node: int, code: int) -> int:
    """Where a move leads from a node; 0 if it was never tried there."""
    return next((child for child in children(tree, node) if tree.code[child] == code), 0)


def most_visited(tree: Tree, node: int, codes: Collection[int]) -> int:
    """The move to play of those there are now; of equals the earliest tried, and any if there was no room for one."""
    tried = [child for child in reversed(children(tree, node)) if int(tree.code[child]) in codes]
    best = max(tried, key=lambda child: int(tree.visits[child]), default=None)
    return min(codes) if best is None else int(tree.code[best])
