"""The equilibrium of a small classic game, by backwards induction over surfacings.

A surfacing publishes the whole state, so what follows is a game of its own, worth one number. Values go back from the
last surfacing to the first; between two of them both sides learn by predictive CFR+. Every value comes with what each
side's strategy guarantees: its exact distance from a best response, the rest of the game included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.games.classic import Classic
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.solve.induction import Workspace, following, leaf, root, worths
from gaslamp.solve.model import BadGame, check_is_solvable, model_of, position_of
from gaslamp.solve.positions import MOVE_SIZE, SIZE, PublicPosition, SolverModel, filled, pack, unpack
from gaslamp.solve.segment import BOUNDS, LOWER, UPPER, ValueTable, build, room_for

OnSolved: TypeAlias = Callable[[int, int], None]
"""Is told how many positions are solved, of how many."""
NODES, MOST_NODES = 2**12, 2**20
"""Nodes of a segment: room at first, and at most."""
ITERATIONS = 20_000
"""After so many a segment is left as it is; the gap says how far it got."""


class Bounds(Struct, frozen=True):
    """The chance that the fugitive escapes: what he can count on by his strategy, and what the team's allows him.

    >>> Bounds(lower=0.25, upper=0.375).gap
    0.125
    """

    lower: float
    upper: float

    @property
    def gap(self) -> float:
        """What best responses of both sides gain together."""
        return max(self.upper - self.lower, 0.0)  # rounding may put them the other way about


@dataclass(frozen=True, eq=False)
class SolvedGame:
    """The values of a solved game; `gaslamp.solve.strategy` plays by them, `gaslamp.solve.solution_file` keeps them.

    >>> import tempfile, pathlib
    >>> from gaslamp import make_game
    >>> square = pathlib.Path(tempfile.mkdtemp()) / "square.board"
    >>> rows = [f"station {n} {n} {n}" for n in range(1, 6)] + [f"line taxi {n} {n % 5 + 1}" for n in range(1, 6)]
    >>> _ = square.write_text("\\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    >>> options = {"board": str(square), "starts": [1, 2, 4], "detectives": 2, "blacks": 0, "doubles": 0}
    >>> solution = solve_game(make_game("classic", 2, options | {"rounds": 2, "surfacing": [1]}))
    >>> solution.bounds
    Bounds(lower=0.0, upper=0.0)
    """

    game: Classic
    target: float
    """The gap that was asked for."""
    levels: tuple[NDArray[np.int64], ...]
    """The positions with so many entries in the log, as numbers in ascending order."""
    roots: ValueTable
    leaves: ValueTable
    starts: NDArray[np.float64]  # [starts, BOUNDS] NaN where nothing is known yet

    @property
    def bounds(self) -> Bounds:
        """Of the whole game, over all deals; NaN if it is not solved yet."""
        chances = np.array([deal.chance for deal in deals(self.game)])
        lower, upper = (float(chances @ self.starts[:, bound]) for bound in (LOWER, UPPER))
        return Bounds(lower, upper)

    @property
    def is_complete(self) -> bool:
        """Whether it is solved to the beginning."""
        return not np.isnan(self.starts).any()

    @property
    def segment_gap(self) -> float:
        """The gap of one segment at which learning ends, so that all together keep within the target."""
        o = self.game.options
        return self.target / (1 + len({entry for entry in o.surfacing if entry <= o.entries}))


class SolverDeal(Struct, frozen=True):
    """Where the detectives begin, with what chance, and where the fugitive can."""

    chance: float
    detectives: tuple[int, int]
    fugitive: tuple[int, ...]


def deals(game: Classic) -> Iterator[SolverDeal]:
    """CL-6: a card for each pawn, the fugitive's last; each is drawn from those that are left."""
    cards, his = game.start_cards(1), game.start_cards(FUGITIVE)
    for a in cards:
        left = [card for card in cards if card != a]
        for b in left:
            free = tuple(sorted(card for card in his if card not in (a, b)))
            yield SolverDeal(1 / len(cards) / len(left), (a, b), free)


def solve_game(
    game: Classic, *, gap: float = 1e-3, on_progress: OnSolved | None = None, known: SolvedGame | None = None
) -> SolvedGame:
    """Solve a game; the gap is what both sides' best responses may gain together. What is known is not solved again.

    `BadGame` says which rules the solver does not know. The example of `SolvedGame` is one of this function too.

    >>> from gaslamp import make_game
    >>> solve_game(make_game("classic", 2, {"detectives": 2}))
    Traceback (most recent call last):
    gaslamp.solve.model.BadGame: The board bradley has 199 stations; the solver plays on 64 at most.
    """
    solution = known or begin(game, gap)
    for _ in solve_steps(solution, on_progress):
        pass
    return solution


def begin(game: Classic, gap: float = 1e-3) -> SolvedGame:
    """A solution of which nothing is known yet but its positions."""
    check_is_solvable(game)
    model, stations = model_of(game), len(game.board.stations)
    levels = tuple(_levels(game, model))
    shown = model.is_shown
    roots = np.sort(np.concatenate([level for e, level in enumerate(levels) if shown[e]] or [np.empty(0, np.int64)]))
    ends = [level for e, level in enumerate(levels) if shown[e + 1]]
    leaves = np.sort(np.concatenate(ends or [np.empty(0, np.int64)]))
    return SolvedGame(
        game, gap, levels,
        ValueTable(roots, np.full((BOUNDS, len(roots), stations), np.nan)),
        ValueTable(leaves, np.full((BOUNDS, len(leaves), stations), np.nan)),
        np.full((sum(1 for _ in deals(game)), BOUNDS), np.nan),
    )  # fmt: skip


def _levels(game: Classic, model: SolverModel) -> Iterator[NDArray[np.int64]]:
    """Every position that can be reached, by how many entries the log has."""
    keys = np.unique([pack(model, start_position(game, deal)) for deal in deals(game)])
    p, moves = np.zeros(SIZE, np.int64), moves_room(model)
    out = np.zeros(2 * len(moves) + 2, np.int64)
    for _ in range(model.entries):
        yield keys
        found = [np.empty(0, np.int64)]
        for key in keys.tolist():
            unpack(key, p)
            found.append(out[: following(model, p, moves, out)].copy())
        keys = np.unique(np.concatenate(found))


def start_position(game: Classic, deal: SolverDeal) -> PublicPosition:
    """The position at the beginning of the first round."""
    return position_of(game, replace(game.start(), stations=(None, *deal.detectives)))


def solve_steps(solution: SolvedGame, on_progress: OnSolved | None = None) -> Iterator[None]:
    """Solve what is not known yet, from the last level back; in between one may stop, and nothing is half done."""
    jobs = [*_Solver(solution).jobs()]
    for done, job in enumerate(jobs, 1):
        job()
        if on_progress:
            on_progress(done, len(jobs))
        yield


class _Solver:
    """Fills the tables of a solution, one row after another."""

    def __init__(self, solution: SolvedGame) -> None:
        self.solution, self.model = solution, model_of(solution.game)
        self.moves, self.nodes = moves_room(self.model), NODES
        self.room = Workspace(self.moves, room_for(self.nodes))
        self.out = np.empty((BOUNDS, len(solution.game.board.stations)))
        self.p = np.zeros(SIZE, np.int64)

    def jobs(self) -> Iterator[Callable[[], None]]:
        """What is left to do, in its order: leaves before the roots of the same level, which may be leaves too."""
        s, shown = self.solution, self.model.is_shown
        for entries in range(len(s.levels) - 1, -1, -1):
            if shown[entries + 1]:
                yield from self._rows(s.leaves, entries, self.end)
            if shown[entries]:
                yield from self._rows(s.roots, entries, self.begin)
        for number, deal in enumerate(deals(s.game)):
            if np.isnan(s.starts[number]).any():
                yield partial(self.deal, number, deal)

    def _rows(self, table: ValueTable, entries: int, fill: Callable[[int], None]) -> Iterator[Callable[[], None]]:
        for key in self.solution.levels[entries].tolist():
            row = int(np.searchsorted(table.keys, key))
            if np.isnan(table.values[:, row]).all():
                yield partial(fill, key)

    def end(self, key: int) -> None:
        """Fill a row of the leaves."""
        table = self.solution.leaves
        unpack(key, self.p)
        leaf(self.model, self.solution.roots, self.p, self.moves, self.out)
        table.values[:, np.searchsorted(table.keys, key)] = self.out

    def begin(self, key: int) -> None:
        """Fill a row of the roots."""
        s = self.solution
        unpack(key, self.p)
        if self.model.is_shown[filled(self.model, self.p) + 1]:
            self.out[:] = s.leaves.values[:, np.searchsorted(s.leaves.keys, key)]
        else:
            self.out[:] = np.nan
            self.fit(lambda: root(self.model, s.leaves, self.p, self.room, s.segment_gap, ITERATIONS, self.out))
        s.roots.values[:, np.searchsorted(s.roots.keys, key)] = self.out

    def deal(self, number: int, deal: SolverDeal) -> None:
        """What the game is worth when the detectives begin there."""
        s, game = self.solution, self.solution.game
        weights = np.zeros(self.out.shape[1])
        weights[[numbers(game.board)[station] for station in deal.fugitive]] = 1 / len(deal.fugitive)
        self.p[:] = start_position(game, deal)
        if self.model.is_shown[0]:
            row = np.searchsorted(s.roots.keys, pack(self.model, self.p))
            s.starts[number] = s.roots.values[:, row][:, weights > 0] @ weights[weights > 0]
        else:
            self.fit(lambda: build(self.model, s.leaves, self.p, weights, self.moves, self.room.segment))
            s.starts[number] = worths(self.room.segment, weights[weights > 0], s.segment_gap, ITERATIONS)

    def fit(self, attempt: Callable[[], bool]) -> None:
        """Try with more and more room."""
        while not attempt():
            self.nodes *= 4
            if self.nodes > MOST_NODES:
                raise BadGame("solve-segment-large", nodes=MOST_NODES)
            self.room = Workspace(self.moves, room_for(self.nodes))


def moves_room(model: SolverModel) -> NDArray[np.int64]:
    """Room for the joint moves of one turn, wherever the detectives are."""
    ways = int((model.land - model.first[:-1]).max())
    return np.zeros((2 * (ways + 1) ** 2, MOVE_SIZE), np.int64)
