"""How the heuristic plays the compact game: the detectives close the net, Mister X keeps it open or goes out of sight.

The detectives cast the net that costs them least. They never give up: that would hand Mister X every ticket at once,
and being chased in vain brings him no more.

A black ticket makes the turn a matrix game: he picks a station, the detectives a net, and neither knows of the other.
Its value and his mixed strategy are found by fictitious play; the detectives' belief expects him to play it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from random import Random
from statistics import fmean

from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.game_cache import cached_by_game
from gaslamp.agents.heuristic.compact_evaluation import CompactEvaluation, Net, PawnMove
from gaslamp.agents.heuristic.fugitive import destination
from gaslamp.core import Action, Seat
from gaslamp.games import AnyChase
from gaslamp.games.compact import PENALTY, Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move

ITERATIONS = 100  # of fictitious play

# Tuned by arenas (docs/research/measurements.md).
DISTANCE = 0.2  # the turns he hopes for from each move between him and each detective
KEPT_TICKET = 3.0  # the pounds a black ticket is worth to him if he can keep it for another turn


# Mister X


def best_fugitive_move(
    game: Compact, state: CompactState, strategy: HidingStrategy, actions: Sequence[Action], rng: Random
) -> Action:
    """Where the detectives' best net leaves him most, or out of sight where that is worth more."""
    moves, hiding = [action for action in actions if isinstance(action, Move)], strategy.in_position(game, state)
    hidden = {destination(move): move for move in moves if move.fare == "black"}
    replies = {move: hiding.evaluation.best_net({destination(move): 1.0}) for move in moves if move.fare != "black"}
    best = max((value for value, _ in replies.values()), default=0.0)
    is_safe = any(not net.catches(destination(move)) for move, (_, net) in replies.items())
    if hidden and hiding.value - PENALTY > best + (KEPT_TICKET if is_safe else 0.0):
        return hidden[rng.choices(list(hiding.odds), list(hiding.odds.values()))[0]]
    return rng.choice([move for move, (value, _) in replies.items() if value == best] or moves)


class HidingGame:
    """CP-8: the matrix game of a black ticket in one position, a station against a net."""

    def __init__(self, game: Compact, state: CompactState) -> None:
        self.game, self.state = game, state
        self.evaluation = CompactEvaluation(game, state, distance=DISTANCE)

    @property
    def value(self) -> float:
        """What it is worth to him to vanish now."""
        return self._solution[0]

    @property
    def odds(self) -> Distribution:
        """His mixed strategy: how often to go where."""
        return self._solution[1]

    @cached_property
    def _solution(self) -> tuple[float, Distribution]:
        stations = [station for fare, station in self.game.rides(self.state, FUGITIVE) if fare == "black"]
        value, strategy = fictitious_play([self._payoffs(station) for station in stations])
        return value, dict(zip(stations, strategy, strict=True))

    def _payoffs(self, station: int) -> Sequence[float]:
        """The pounds that each net leaves him there."""
        evaluation = self.evaluation
        return [evaluation.value(station, net, evaluation.estimate_turns) for net in evaluation.nets]


class HidingStrategy:
    """How he hides; to the detectives, the prior over where he went. The last position is remembered."""

    def __init__(self) -> None:
        self._last: HidingGame | None = None

    def __call__(self, game: AnyChase, state: ChaseState) -> Distribution:
        assert isinstance(game, Compact)
        assert isinstance(state, CompactState)
        return self.in_position(game, state).odds

    def in_position(self, game: Compact, state: CompactState) -> HidingGame:
        if self._last is None or (self._last.game, self._last.state) != (game, state):
            self._last = HidingGame(game, state)
        return self._last


def fictitious_play(payoffs: Sequence[Sequence[float]]) -> tuple[float, Sequence[float]]:
    """The value of a matrix game to the player who picks the row [rows, columns], and how often to pick each row.

    Either side plays its best response to all that the other has done so far.
    """
    picked, row_sums, column_sums = [1] * len(payoffs), [0.0] * len(payoffs), [0.0] * len(payoffs[0])
    for _ in range(ITERATIONS):
        row = row_sums.index(max(row_sums))
        picked[row] += 1
        column_sums = [so_far + payoff for so_far, payoff in zip(column_sums, payoffs[row], strict=True)]
        column = column_sums.index(min(column_sums))
        row_sums = [so_far + payoff[column] for so_far, payoff in zip(row_sums, payoffs, strict=True)]
    return min(column_sums) / ITERATIONS, [times / sum(picked) for times in picked]


# The detectives


def best_detective_action(game: Compact, state: CompactState, odds: Distribution, seat: Seat) -> Action:
    """The next move of the net that leaves him least."""
    if state.phase == "place":
        return _place(game, state, seat)
    _, net = CompactEvaluation(game, state).best_net(odds)
    pawn, fare, station = likeliest_catch(net, odds)
    assert fare is not None
    return Move(seat=seat, pawn=pawn, fare=fare, station=station)


def likeliest_catch(net: Net, odds: Distribution) -> PawnMove:
    """It goes first: the others may not be needed, or will know that he was not there."""
    return max((move for move in net.moves if move.fare), key=lambda move: odds.get(move.station, 0.0))


def _place(game: Compact, state: CompactState, seat: Seat) -> Place:
    taken = frozenset(station for station in state.stations if station is not None)
    pawn = state.stations.index(None, game.detectives[0])
    return Place(seat=seat, pawn=pawn, station=min(best_posts(game, taken) - taken))


def best_posts(game: Compact, taken: frozenset[int]) -> frozenset[int]:
    """CP-3: where the pawns had best wait for him, given those that are placed already."""
    turns = _turns_by_posts(game)
    return min((team for team in turns if taken <= team), key=turns.__getitem__)


@cached_by_game
def _turns_by_posts(game: Compact) -> Mapping[frozenset[int], float]:
    """How many turns it takes from any posts of the team, on average over his starts."""
    evaluation = CompactEvaluation(game, game.start())
    teams = map(frozenset, combinations(game.posts, len(game.detectives)))
    return {team: _expected_turns(evaluation, team) for team in teams}


def _expected_turns(evaluation: CompactEvaluation, team: frozenset[int]) -> float:
    game = evaluation.game
    moves = (PawnMove(pawn, None, post) for pawn, post in enumerate(sorted(team), game.detectives[0]))
    net = evaluation.net(tuple(moves))
    return fmean(evaluation.estimate_turns(start, net) for start in game.starts if start not in team)
