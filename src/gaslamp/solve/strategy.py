"""How both sides play a solved game: the chances of a view's actions, and an agent that draws by them.

A solution keeps values, not chances. What is played between two surfacings is learned again when it is asked for, from
the same values by the same steps, so it is the strategy whose guarantees the solution states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.core import Action, Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Began, Double, Fare, Move, Surfaced
from gaslamp.match import View
from gaslamp.solve.equilibrium import ITERATIONS, NODES, SolvedGame, deals, moves_room
from gaslamp.solve.exploit import Chances
from gaslamp.solve.induction import LEAST, TAKEN, WHAT, WHERE, WHICH, surfaced, take
from gaslamp.solve.model import DETECTIVES, model_of, position_of
from gaslamp.solve.positions import (
    ALONE,
    DOUBLE,
    FARE,
    HALF,
    LEADER,
    PAWN,
    SIZE,
    STAYS,
    PublicPosition,
    filled,
    is_over,
    joint_moves,
    pack,
)
from gaslamp.solve.regret import solve_segment
from gaslamp.solve.segment import BOUNDS, FUGITIVE_NODE, VALUE, Segment, build, find, room_for
from gaslamp.solve.segment import NODES as NODES_USED

SIGNALS: Mapping[Fare, int] = {"taxi": 0, "bus": 1, "underground": 2, "black": 3}
NAMES: Sequence[Fare] = ("taxi", "bus", "underground", "black")


class Learned(NamedTuple):
    """A segment with both sides' strategies."""

    segment: Segment
    fugitive: NDArray[np.float64]  # [edges]
    team: NDArray[np.float64]  # [choices]


class Public(NamedTuple):
    """What everybody has seen: where the segment began, and what happened since."""

    root: PublicPosition
    seen_at: int | None
    """The fugitive's station at the root; None where nobody knew it yet."""
    steps: tuple[int, ...]
    """Signals of the fugitive, and for a turn of the detectives the number of the position after it."""
    turn: PublicPosition
    """The position when the detectives' turn began."""
    found_at: int | None
    """The fugitive's station, if he was seen at the end of his move."""


class Strategist:
    """Both sides of a solved game: `policy(view)` has the chances, `act(view)` draws by them.

    >>> from pathlib import Path
    >>> from random import Random
    >>> from gaslamp import make_game
    >>> from gaslamp.solve import solve_game
    >>> rows = [f"station {n} {n} {n}" for n in range(1, 6)] + [f"line taxi {n} {n % 5 + 1}" for n in range(1, 6)]
    >>> _ = Path("five.board").write_text("\\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    >>> options = {"board": "five.board", "starts": [1, 2, 4], "detectives": 2, "rounds": 2, "surfacing": [1]}
    >>> Strategist(solve_game(make_game("classic", 2, options)), Random(7))
    Strategist(five)
    """

    def __init__(self, solution: SolvedGame, rng: Random) -> None:
        self.solution, self.rng = solution, rng
        self.model, self.at = model_of(solution.game), numbers(solution.game.board)
        self.stations = tuple(self.at)
        self.moves = moves_room(self.model)
        self._learned: dict[tuple[int, int | None], Learned] = {}

    def __repr__(self) -> str:
        return f"Strategist({self.solution.game.board.name})"

    def act(self, view: View[ClassicState, Classic]) -> Action:
        """An action drawn by the chances of the strategy."""
        chances = self.policy(view)
        return self.rng.choices(list(chances), list(chances.values()))[0]

    def policy(self, view: View[ClassicState, Classic]) -> Chances:
        """The chances of the equilibrium strategy, as near as the solution came to it."""
        public = self.public(view.events)
        return self._fugitive(view, public) if view.state.phase == "move" else self._team(view, public)

    def public(self, events: Sequence[Event]) -> Public:
        """What everybody has seen, from the events of any view."""
        game = self.solution.game
        state, nothing = game.start(), np.zeros(SIZE, np.int64)
        public = Public(nothing, None, (), nothing, None)
        for event in events:
            state = game.apply(state, event)
            if isinstance(event, Began | Move | Surfaced | Double):
                public = self._after(public, state, event)
        return public

    def _after(self, public: Public, state: ClassicState, event: Event) -> Public:
        p, here = position_of(self.solution.game, state), state.stations[FUGITIVE]
        if isinstance(event, Double):
            return public._replace(steps=(*public.steps, DOUBLE))
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            return public._replace(steps=(*public.steps, SIGNALS[event.fare]), turn=p, found_at=None)
        if isinstance(event, Surfaced):
            public = public._replace(found_at=self.at[event.station])
        if isinstance(event, Move) or state.phase != "move":
            return public
        if self.model.is_shown[filled(self.model, p)] and here is not None:
            return Public(p, self.at[here], (), p, None)
        begun = public if state.log else Public(p, None, (), p, None)
        return begun._replace(steps=(*begun.steps, int(pack(self.model, p)))) if state.log else begun

    def _learn(self, public: Public) -> Learned:
        key = int(pack(self.model, public.root)), public.seen_at
        if key not in self._learned:
            weights, s, nodes = self._weights(public), room_for(NODES), NODES
            while not build(self.model, self.solution.leaves, public.root, weights, self.moves, s):
                nodes *= 4
                s = room_for(nodes)
            his, theirs, _ = solve_segment(s, weights[weights > 0], self.solution.segment_gap, ITERATIONS)
            self._learned[key] = Learned(s, his, theirs)
        return self._learned[key]

    def _weights(self, public: Public) -> NDArray[np.float64]:
        weights = np.zeros(len(self.at))
        if public.seen_at is not None:
            weights[public.seen_at] = 1.0
            return weights
        team = tuple(self.stations[public.root[PAWN + pawn]] for pawn in range(DETECTIVES))
        (starts,) = [deal.fugitive for deal in deals(self.solution.game) if deal.detectives == team]
        weights[[self.at[station] for station in starts]] = 1 / len(starts)
        return weights

    def _node(self, learned: Learned, steps: Sequence[int]) -> int:
        """The node that everybody is at after these steps."""
        s, node = learned.segment, np.int64(0)
        for step in steps:
            below = np.flatnonzero(s.parent[: s.used[NODES_USED]] == node)
            if s.kind[node] == FUGITIVE_NODE:
                (node,) = [n for n in below if s.signal[n] == step]
            else:
                node = next(n for n in below if pack(self.model, s.positions[n]) == step)
        return int(node)

    def _fugitive(self, view: View[ClassicState, Classic], public: Public) -> Chances:
        p, here = position_of(view.game, view.state), view.state.stations[FUGITIVE]
        assert here is not None, "the fugitive knows where he is"
        if self.model.is_shown[filled(self.model, p) + 1]:
            return self._seen_next(view, p, self.at[here])
        learned = self._learn(public)
        s, node = learned.segment, self._node(learned, public.steps)
        (slot,) = [slot for slot in range(s.slot[node], s.slot[node + 1]) if s.station[slot] == self.at[here]]
        edges = range(s.edge[slot], s.edge[slot + 1])
        return {self._action_of(view, s, edge): float(learned.fugitive[edge]) for edge in edges}

    def _action_of(self, view: View[ClassicState, Classic], s: Segment, edge: int) -> Action:
        """The action an edge stands for."""
        target = s.target[edge]
        signal = s.signal[np.searchsorted(s.slot[: s.used[NODES_USED] + 1], target, side="right") - 1]
        if signal == DOUBLE:
            return Double(seat=view.seat)
        return self._move(view, FUGITIVE, NAMES[signal], int(s.station[target]))

    def _move(self, view: View[ClassicState, Classic], pawn: int, fare: Fare, station: int) -> Move:
        return Move(seat=view.seat, pawn=pawn, fare=fare, station=self.stations[station])

    def _seen_next(self, view: View[ClassicState, Classic], p: PublicPosition, here: int) -> Chances:
        """Where everybody will see where he goes he does what is best, without chance."""
        seen, taken = np.full((2, 2, BOUNDS, len(self.at)), LEAST), np.zeros(TAKEN, np.int64)
        surfaced(self.model, self.solution.roots, p, self.moves, seen)
        take(self.model, p, here, seen, taken)
        if taken[WHICH] and p[HALF] == ALONE:
            return {Double(seat=view.seat): 1.0}
        return {self._move(view, FUGITIVE, NAMES[taken[WHAT]], int(taken[WHERE])): 1.0}

    def _team(self, view: View[ClassicState, Classic], public: Public) -> Chances:
        """The next pawn's move in each joint move that what has been done this turn allows."""
        if public.found_at is not None:
            rows = self.moves[: joint_moves(self.model, public.turn, self.moves)].copy()
            chances = np.zeros(len(rows))
            chances[np.argmin([self._worth(row, public.found_at) for row in rows])] = 1.0
        else:
            learned = self._learn(public)
            s, node = learned.segment, self._node(learned, public.steps)
            rows = self.moves[: joint_moves(self.model, s.positions[node], self.moves)].copy()
            chances = learned.team[s.choice[node] : s.choice[node + 1]]
        return self._next_moves(view, rows, chances)

    def _worth(self, row: PublicPosition, station: int) -> float:
        """What the fugitive, who was seen there, is worth after a joint move."""
        if station in row[PAWN : PAWN + DETECTIVES]:
            return 0.0
        roots = self.solution.roots
        return (
            1.0
            if is_over(self.model, row)
            else float(roots.values[VALUE, find(roots.keys, pack(self.model, row)), station])
        )

    def _next_moves(
        self, view: View[ClassicState, Classic], rows: PublicPosition, chances: NDArray[np.float64]
    ) -> Chances:
        """Joint moves as those of the pawn that moves next; where none was to be expected all are alike."""
        p, waiting = position_of(view.game, view.state), view.state.waiting
        moved = [pawn for pawn in range(DETECTIVES) if pawn + 1 not in waiting]
        fits = [all(row[PAWN + pawn] == p[PAWN + pawn] for pawn in moved) for row in rows]
        planned = [fit and _movers(row)[: len(moved)] in ([], moved) for fit, row in zip(fits, rows, strict=True)]
        chosen = np.array(planned if chances[planned].sum() > 0 else fits)
        found: dict[Action, float] = {}
        for row, chance in zip(rows[chosen], chances[chosen], strict=True):
            pawn = next(pawn for pawn in _movers(row) if pawn not in moved)
            action = self._move(view, pawn + 1, NAMES[row[FARE + pawn]], int(row[PAWN + pawn]))
            found[action] = found.get(action, 0.0) + float(chance)
        total = sum(found.values())
        return {action: chance / total if total else 1 / len(found) for action, chance in found.items()}


def _movers(row: PublicPosition) -> list[int]:
    """The pawns that a joint move moves, in its order."""
    order = (int(row[LEADER]), 1 - int(row[LEADER]))
    return [pawn for pawn in order if row[FARE + pawn] != STAYS]
