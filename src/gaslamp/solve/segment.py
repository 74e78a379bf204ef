"""The game between two surfacings as flat arrays.

It begins where everybody knows the position, and with what chance the fugitive is where; it ends where he surfaces (a
leaf, worth a number that is known already) or where the game is over. A *node* is what everybody has seen since, a
*slot* a node together with a station the fugitive can be at. Where he came from does not matter, so a slot is all he
needs to know. Nodes, and slots with them, stand in the order of play: whatever follows comes later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.solve.positions import (
    BLACK,
    BLACKS,
    DOUBLE,
    DOUBLES,
    FIRST,
    HALF,
    MOVE_SIZE,
    NOWHERE,
    SECOND,
    SIGNALS,
    PublicPosition,
    SolverModel,
    filled,
    is_free_for_him,
    is_over,
    joint_moves,
    may_double,
    pack,
)

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

FUGITIVE_NODE, TEAM_NODE, LEAF, END = 0, 1, 2, 3
NODES, SLOTS, EDGES, CHOICES, OUTCOMES = 0, 1, 2, 3, 4
VALUE, UPPER, LOWER, BOUNDS = 0, 1, 2, 3
"""What a leaf is taken to be worth to the fugitive; at most, against the team's strategy; at least, with his own."""
WANTED, PLACED = -2, -1


class ValueTable(NamedTuple):
    """The worth of positions to the fugitive, by where he is; NaN where nothing is known yet."""

    keys: NDArray[np.int64]  # [positions] in ascending order
    values: NDArray[np.float64]  # [BOUNDS, positions, stations]


class Segment(NamedTuple):
    """Workspace for a segment; `used` says how much of it is filled."""

    used: NDArray[np.int64]  # [5] nodes, slots, edges, choices, outcomes
    kind: NDArray[np.int8]  # [nodes]
    positions: NDArray[np.int64]  # [nodes, MOVE_SIZE] of a team node: after his move
    parent: NDArray[np.int32]  # [nodes] NOWHERE at the root
    signal: NDArray[np.int32]  # [nodes] what was heard, after a fugitive node; after a team node the choice
    slot: NDArray[np.int32]  # [nodes + 1] into the slots
    choice: NDArray[np.int32]  # [nodes + 1] into the choices; a team node has as many as it has joint moves
    child: NDArray[np.int32]  # [choices] the node a joint move leads to; NOWHERE where it catches him for certain
    station: NDArray[np.int16]  # [slots]
    edge: NDArray[np.int32]  # [slots + 1] into the edges
    outcome: NDArray[np.int32]  # [slots] into the outcomes: where each joint move leads; NOWHERE: caught
    worth: NDArray[np.float64]  # [BOUNDS, slots] of leaves
    target: NDArray[np.int32]  # [edges] slot
    outcomes: NDArray[np.int32]  # [outcomes] slot


def room_for(nodes: int) -> Segment:
    """Workspace for a segment of so many nodes."""
    slots = 8 * nodes
    return Segment(
        used=np.zeros(5, np.int64),
        kind=np.zeros(nodes, np.int8),
        positions=np.zeros((nodes, MOVE_SIZE), np.int64),
        parent=np.zeros(nodes, np.int32),
        signal=np.zeros(nodes, np.int32),
        slot=np.zeros(nodes + 1, np.int32),
        choice=np.zeros(nodes + 1, np.int32),
        child=np.zeros(nodes, np.int32),
        station=np.zeros(slots, np.int16),
        edge=np.zeros(slots + 1, np.int32),
        outcome=np.zeros(slots, np.int32),
        worth=np.zeros((BOUNDS, slots)),
        target=np.zeros(4 * slots, np.int32),
        outcomes=np.zeros(4 * slots, np.int32),
    )


@jit
def find(keys: NDArray[np.int64], key: Number) -> Number:
    """Where a key stands; NOWHERE if it is not there."""
    low, high = 0, len(keys)
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low if low < len(keys) and keys[low] == key else NOWHERE


@jit
def build(
    model: SolverModel,
    leaves: ValueTable,
    root: PublicPosition,
    weights: NDArray[np.float64],
    moves: NDArray[np.int64],
    s: Segment,
) -> bool:
    """Fill a segment that begins in a position, with the fugitive where he has a weight; False if there is no room.

    `moves` [joint moves, MOVE_SIZE] is room for those of one turn.
    """
    s.used[:] = 0
    add_node(model, s, root, NOWHERE, 0)
    marks = np.zeros((SIGNALS, len(weights)), np.int32)
    for station in range(len(weights)):
        if weights[station] > 0:
            add_slot(s, station)
    close_node(model, leaves, s)
    node = 0
    while node < s.used[NODES]:
        if not has_room(s, len(moves), len(weights)):
            return False
        s.choice[node] = s.used[CHOICES]
        if s.kind[node] == FUGITIVE_NODE:
            open_fugitive(model, leaves, s, node, marks)
        elif s.kind[node] == TEAM_NODE:
            open_team(model, leaves, s, node, moves)
        else:
            close_slots(s, node)
        node += 1
    s.choice[node] = s.used[CHOICES]
    s.edge[s.used[SLOTS]] = s.used[EDGES]
    return True


@jit
def has_room(s: Segment, moves: Number, stations: Number) -> bool:
    """Whether one more node can be opened, however much follows from it."""
    more = max(moves, SIGNALS)
    return bool(
        s.used[NODES] + more < len(s.kind)
        and s.used[CHOICES] + more < len(s.child)
        and s.used[SLOTS] + more * stations < len(s.station)
        and s.used[EDGES] + SIGNALS * stations * stations < len(s.target)
        and s.used[OUTCOMES] + moves * stations < len(s.outcomes)
    )


@jit
def add_node(model: SolverModel, s: Segment, p: PublicPosition, parent: Number, signal: Number) -> Number:
    node = s.used[NODES]
    s.positions[node, : len(p)] = p
    s.parent[node], s.signal[node], s.slot[node] = parent, signal, s.used[SLOTS]
    s.kind[node] = LEAF if model.is_shown[filled(model, p) + 1] else FUGITIVE_NODE
    s.used[NODES] += 1
    return node


@inlined
def add_slot(s: Segment, station: Number) -> Number:
    slot = s.used[SLOTS]
    s.station[slot] = station
    s.used[SLOTS] += 1
    return slot


@jit
def close_node(model: SolverModel, leaves: ValueTable, s: Segment) -> None:
    """The newest node has all its slots; if it is a leaf they are worth what is known."""
    node = s.used[NODES] - 1
    s.slot[node + 1] = s.used[SLOTS]
    if s.kind[node] == LEAF:
        row = find(leaves.keys, pack(model, s.positions[node]))
        for slot in range(s.slot[node], s.slot[node + 1]):
            for bound in range(BOUNDS):
                s.worth[bound, slot] = leaves.values[bound, row, s.station[slot]]
    elif s.kind[node] == END:
        s.worth[:, s.slot[node] : s.slot[node + 1]] = 1.0


@jit
def close_slots(s: Segment, node: Number) -> None:
    for slot in range(s.slot[node], s.slot[node + 1]):
        s.edge[slot] = s.used[EDGES]


@jit
def open_fugitive(model: SolverModel, leaves: ValueTable, s: Segment, node: Number, marks: NDArray[np.int32]) -> None:
    """All he can do, wherever he is: a node for everything that can be heard of it."""
    marks[:] = NOWHERE
    for slot in range(s.slot[node], s.slot[node + 1]):
        mark_moves(model, s.positions[node], s.station[slot], marks)
    for signal in range(SIGNALS):
        add_heard(model, leaves, s, node, signal, marks[signal])
    for slot in range(s.slot[node], s.slot[node + 1]):
        s.edge[slot] = s.used[EDGES]
        add_edges(model, s, node, s.station[slot], marks)


@jit
def mark_moves(model: SolverModel, p: PublicPosition, here: Number, marks: NDArray[np.int32]) -> None:
    """Where his actions lead from a station, by what is heard of them."""
    is_able = False
    for edge in range(model.first[here], model.land[here]):
        if is_free_for_him(p, model.dest[edge]):
            marks[model.kind[edge], model.dest[edge]] = WANTED
            is_able = True
    if p[BLACKS] > 0:
        for place in range(model.near_first[here], model.near_first[here + 1]):
            if is_free_for_him(p, model.near[place]):
                marks[BLACK, model.near[place]] = WANTED
                is_able = True
    if is_able and may_double(model, p):
        marks[DOUBLE, here] = WANTED


@jit
def add_heard(
    model: SolverModel, leaves: ValueTable, s: Segment, node: Number, signal: Number, marks: NDArray[np.int32]
) -> None:
    """The node after what was heard, if it can be heard at all; each mark becomes the number of its slot."""
    is_heard = False
    for station in range(len(marks)):
        is_heard = is_heard or marks[station] == WANTED
    if is_heard:
        following = add_node(model, s, s.positions[node], node, signal)
        p = s.positions[following]
        p[BLACKS] -= signal == BLACK
        p[DOUBLES] -= signal == DOUBLE
        if signal == DOUBLE:
            p[HALF] = FIRST
        elif p[HALF] == FIRST:
            p[HALF] = SECOND
            s.kind[following] = LEAF if model.is_shown[filled(model, p) + 1] else FUGITIVE_NODE
        else:
            s.kind[following] = TEAM_NODE
        for station in range(len(marks)):
            if marks[station] == WANTED:
                marks[station] = add_slot(s, station)
        close_node(model, leaves, s)


@jit
def add_edges(model: SolverModel, s: Segment, node: Number, here: Number, marks: NDArray[np.int32]) -> None:
    """The actions of one slot, in the order of the signals."""
    p, is_able = s.positions[node], False
    for edge in range(model.first[here], model.land[here]):
        if is_free_for_him(p, model.dest[edge]):
            add_edge(s, marks[model.kind[edge], model.dest[edge]])
            is_able = True
    if p[BLACKS] > 0:
        for place in range(model.near_first[here], model.near_first[here + 1]):
            if is_free_for_him(p, model.near[place]):
                add_edge(s, marks[BLACK, model.near[place]])
                is_able = True
    if is_able and may_double(model, p):
        add_edge(s, marks[DOUBLE, here])


@inlined
def add_edge(s: Segment, slot: Number) -> None:
    s.target[s.used[EDGES]] = slot
    s.used[EDGES] += 1


@jit
def open_team(model: SolverModel, leaves: ValueTable, s: Segment, node: Number, moves: NDArray[np.int64]) -> None:
    """A node for every joint move; CL-21: where a detective ends he is caught, and everybody knows whether he was."""
    count = joint_moves(model, s.positions[node], moves)
    for slot in range(s.slot[node], s.slot[node + 1]):
        s.edge[slot], s.outcome[slot] = s.used[EDGES], s.used[OUTCOMES]
        s.used[OUTCOMES] += count
    for choice in range(count):
        s.child[s.used[CHOICES] + choice] = add_answer(model, leaves, s, node, choice, moves[choice])
    s.used[CHOICES] += count


@jit
def add_answer(
    model: SolverModel, leaves: ValueTable, s: Segment, node: Number, choice: Number, move: PublicPosition
) -> Number:
    """The node after a joint move; NOWHERE where it catches him wherever he is."""
    following, first, signal = NOWHERE, s.used[SLOTS], s.used[CHOICES] + choice
    for slot in range(s.slot[node], s.slot[node + 1]):
        is_caught = not is_free_for_him(move, s.station[slot])
        s.outcomes[s.outcome[slot] + choice] = NOWHERE if is_caught else add_slot(s, s.station[slot])
    if s.used[SLOTS] > first:
        if is_over(model, move):
            following = s.used[NODES]
            s.positions[following], s.kind[following] = move, END
            s.parent[following], s.signal[following] = node, signal
            s.used[NODES] += 1
        else:
            following = add_node(model, s, move, node, signal)
        s.slot[following] = first
        close_node(model, leaves, s)
    return following
