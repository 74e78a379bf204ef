"""How the searching bot plays the compact game: alpha-beta with iterative deepening, in pounds, over a tablebase.

Both sides search as many turns ahead as there is time for, with the tickets there are. The detectives make the joint
move that leaves the fugitive least. He goes where that is most, or hides where that is worth more: a matrix game, in
which either side draws its move from the mixed strategy that fictitious play finds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple, TypeVar

from gaslamp.agents.belief.filter import believe
from gaslamp.agents.engine.alpha_beta import BLACK_TICKET, DEPTH, NODES, alpha_beta, solve_hiding, solve_seeking
from gaslamp.agents.engine.alpha_beta_scratch import MAX_DEPTH, AlphaBetaScratch, scratch_for
from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.compact import HIDDEN, TEAM
from gaslamp.agents.engine.encoding import code_of, encode
from gaslamp.agents.engine.layout import AT, WAITING, station_of
from gaslamp.agents.engine.retrograde import team_index
from gaslamp.agents.engine.tablebase import CompactBoard, compact_board, has_tablebase
from gaslamp.agents.engine.team_moves import ride_of
from gaslamp.agents.engine.transposition_table import INFINITY
from gaslamp.agents.heuristic import Heuristic
from gaslamp.core import SPECTATOR, Action
from gaslamp.games.compact import PRICES, Compact, CompactState, CompactView, Place
from gaslamp.games.vocabulary import FUGITIVE, Move

T = TypeVar("T")
ITERATIONS = 200
"""Of fictitious play where the move is really made."""
LEAST_SPEED = 5_000.0
"""How many nodes are visited in a second at least."""
TIMED = 100
"""From how many nodes on the speed can be told."""
UNLIMITED = 1 << 60
NO_RIDE = -1
"""For a pawn that need not move any more."""


class TurnPlan(NamedTuple):
    """The joint move of the detectives in a turn."""

    turn: tuple[int, int] | None  # the round, and how long its log is
    rides: Sequence[int]  # [pawns - 1] fare and station for each
    counts: Mapping[int, int]
    """How often fictitious play has the fugitive hide at a station; the detective who may catch him goes first."""


class AlphaBetaSearch:
    """With seconds for every turn, or a budget of turns to search ahead, and then it plays the same each time."""

    def __init__(self, game: Compact, rng: Random, *, seconds: float = 0.2, budget: int | None = None) -> None:
        self.game, self.rng, self.seconds, self.budget = game, rng, seconds, budget
        self.heuristic = Heuristic(rng)
        self.nodes_per_second = LEAST_SPEED
        self.plan = TurnPlan(None, (), {})

    def act(self, view: CompactView) -> Action:
        game = self.game
        if not has_tablebase(game.board):
            return self.heuristic.act(view)
        if view.state.phase == "place":
            return _place(game, view)
        moves = [action for action in view.actions if isinstance(action, Move)]
        if len(moves) == 1:
            return moves[0]
        is_fugitive = view.seat == view.state.fugitive
        return self._fugitive_move(game, view, moves) if is_fugitive else self._detective_move(game, view, moves)

    # The fugitive

    def _fugitive_move(self, game: Compact, view: CompactView, moves: Sequence[Move]) -> Move:
        """Whatever is worth most to him, in sight or hidden."""
        board = compact_board(game.board)
        scratch = scratch_for(board.arrays, encode(game, view.state).row)
        scratch.rows[0, WAITING] = TEAM
        hiding = float(solve_hiding(board, scratch, ITERATIONS))
        counts = scratch.matrix.row_counts.tolist()
        hidden, seen = (_by_station(game, moves, is_black=is_black) for is_black in (True, False))
        values = self._iterative_deepening(scratch, lambda: _values(board, scratch, list(seen)))
        best = max(values.values(), default=0.0)
        if hiding > best:
            return self.rng.choices(list(hidden.values()), counts[: len(hidden)])[0]
        return seen[self.rng.choice([station for station, pounds in values.items() if pounds == best])]

    # The detectives

    def _detective_move(self, game: Compact, view: CompactView, moves: Sequence[Move]) -> Move:
        """What the plan says of the pawns that have not moved; without a plan that fits, a new one."""
        turn = (view.state.round, len(view.state.log))
        if self.plan.turn != turn or not self._planned(game, moves):
            self.plan = TurnPlan(turn, *self.make_plan(game, view, moves))
        return max(
            self._planned(game, moves), key=lambda move: self.plan.counts.get(int(station_of(code_of(game, move))), 0)
        )

    def _planned(self, game: Compact, moves: Sequence[Move]) -> list[Move]:
        return [move for move in moves if self.plan.rides[move.pawn - 1] == ride_of(code_of(game, move))]

    def make_plan(
        self, game: Compact, view: CompactView, moves: Sequence[Move]
    ) -> tuple[Sequence[int], Mapping[int, int]]:
        """A joint move of the pawns that `moves` are of, and how often he may be at each station."""
        stations = sorted(believe(view, eyes=SPECTATOR))
        if len(stations) > 1:
            return self._seek(game, view.state, stations)
        catches = [move for move in moves if move.station == stations[0]]
        if catches:
            catch = min(catches, key=lambda move: PRICES[move.fare])
            ride = int(ride_of(code_of(game, catch)))
            return [ride if pawn == catch.pawn else NO_RIDE for pawn in game.detectives], {}
        board = compact_board(game.board)
        scratch = scratch_for(board.arrays, encode(game, view.state, fugitive=stations[0]).row)
        return self._iterative_deepening(scratch, lambda: _best_joint_move(board, scratch)), {}

    def _seek(
        self, game: Compact, state: CompactState, stations: Sequence[int]
    ) -> tuple[Sequence[int], Mapping[int, int]]:
        """CP-8: a joint move against a fugitive hidden at one of these stations, drawn from the mixed strategy."""
        board, places = compact_board(game.board), [numbers(game.board)[station] for station in stations]
        scratch = scratch_for(board.arrays, encode(game, state, fugitive=stations[0]).row)
        scratch.hiding_places[: len(places)] = places
        extra = BLACK_TICKET if state.purses[FUGITIVE].black else 0.0
        moves = int(solve_seeking(board, scratch, len(places), extra, ITERATIONS))
        move = self.rng.choices(range(moves), scratch.matrix.column_counts[:moves].tolist())[0]
        counts = dict(zip(places, scratch.matrix.row_counts.tolist(), strict=False))
        return scratch.moves[0, move].tolist(), counts

    # Time

    def _iterative_deepening(self, scratch: AlphaBetaScratch, search: Callable[[], T]) -> T:
        """What is found at the greatest depth there is time for."""
        begin, best = perf_counter(), self._to_depth(scratch, 1, UNLIMITED, search)
        for depth in range(2, min(self.budget or MAX_DEPTH, MAX_DEPTH) + 1):
            left = self.seconds - (perf_counter() - begin)
            nodes = UNLIMITED if self.budget else int(left * self.nodes_per_second)
            found = self._to_depth(scratch, depth, nodes, search)
            if scratch.limits[NODES] <= 0:
                break
            best = found
        return best

    def _to_depth(self, scratch: AlphaBetaScratch, depth: int, nodes: int, search: Callable[[], T]) -> T:
        """What is found at this depth within so many nodes; if they are all gone, it is good for nothing."""
        scratch.limits[DEPTH], scratch.limits[NODES] = depth, nodes
        begin = perf_counter()
        found = search()
        visited = nodes - int(scratch.limits[NODES])
        if visited > TIMED:
            self.nodes_per_second = max(LEAST_SPEED, visited / (perf_counter() - begin))
        return found


def _values(board: CompactBoard, scratch: AlphaBetaScratch, stations: Sequence[int]) -> dict[int, float]:
    """What the fugitive will be paid if he goes to each station in plain sight."""
    return {station: _value_at(board, scratch, station) for station in stations}


def _value_at(board: CompactBoard, scratch: AlphaBetaScratch, station: int) -> float:
    scratch.rows[0, AT], scratch.rows[0, HIDDEN] = station, 0
    return float(alpha_beta(board, scratch, 0, 0.0, INFINITY))


def _best_joint_move(board: CompactBoard, scratch: AlphaBetaScratch) -> Sequence[int]:
    """What leaves the fugitive least where he is seen: the ride of each detective."""
    alpha_beta(board, scratch, 0, 0.0, INFINITY)
    return [int(ride) for ride in scratch.moves[0, scratch.best[0]]]


def _by_station(game: Compact, moves: Sequence[Move], *, is_black: bool) -> dict[int, Move]:
    """One of the moves, in plain sight or not, to each station."""
    return {int(station_of(code_of(game, move))): move for move in moves if (move.fare == "black") == is_black}


# Placement


def _place(game: Compact, view: CompactView) -> Place:
    stations = view.state.stations
    taken = frozenset(station for station in stations if station is not None)
    pawn = stations.index(None, game.detectives[0])
    return Place(seat=view.seat, pawn=pawn, station=min(best_posts(game, taken) - taken))


def best_posts(game: Compact, taken: frozenset[int]) -> frozenset[int]:
    """CP-3: where the pawns had best wait for the fugitive, given those that are placed already."""
    free = [post for post in game.posts if post not in taken]
    trios = [taken | {*more} for more in combinations(free, len(game.detectives) - len(taken))]
    return min(trios, key=lambda trio: _expected_value(game, trio))


def _expected_value(game: Compact, trio: frozenset[int]) -> float:
    """What the round will cost from there, on average over the fugitive's starts."""
    at = numbers(game.board)
    values = compact_board(game.board).tablebase[team_index(*(at[post] for post in sorted(trio)))]
    return fmean(int(values[at[start]]) for start in game.starts if start not in trio)
