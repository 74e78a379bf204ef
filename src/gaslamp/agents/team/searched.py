"""The bots that search, asked for a plan of the whole team instead of a move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gaslamp.agents.engine.board_arrays import stations
from gaslamp.agents.engine.encoding import FARES, code_of
from gaslamp.agents.engine.layout import fare_of, station_of
from gaslamp.agents.engine.tablebase import has_tablebase
from gaslamp.agents.engine.team_moves import ride_of
from gaslamp.agents.search import is_searched, search_of
from gaslamp.agents.search.alpha_beta import AlphaBetaSearch
from gaslamp.agents.search.chase import HalvingSearch
from gaslamp.agents.team.propose import HeuristicPlanner, PlannedRides, RidePlanner, TeamTurn
from gaslamp.games import AnyChase
from gaslamp.games.compact import Compact
from gaslamp.games.vocabulary import Fare, Move

SECONDS = 0.2
"""For a plan. Whoever waits for it waits half a second at most."""
TURNS = 8
"""As many are looked ahead in the compact game at most where that is counted."""
PLAYOUTS = 64
"""From which the odds of a plan are told."""


def search_planner(game: AnyChase, rng: Random, budget: int | None) -> RidePlanner | None:
    """None where no search knows the game."""
    if not is_searched(game):
        return None
    is_compact = isinstance(game, Compact)
    search = search_of(game, rng, seconds=SECONDS, budget=budget and min(budget, TURNS) if is_compact else budget)
    if isinstance(search, AlphaBetaSearch):
        return AlphaBetaPlanner(search) if has_tablebase(game.board) else None
    assert isinstance(search, HalvingSearch), "all there is"
    return HalvingPlanner(search)


class HalvingPlanner:
    """Compares plans by playouts."""

    def __init__(self, search: HalvingSearch[Any, Any]) -> None:
        self.search = search

    def plan(self, turn: TeamTurn) -> PlannedRides:
        belief = self.search.belief(turn.view.events, is_fugitive=False)
        halving = self.search.plans(turn.state, belief)
        best = halving.run(SECONDS, self.search.budget)
        codes = {
            pawn: code for pawn, code in enumerate(halving.codes(best)) if pawn in turn.state.waiting and code >= 0
        }
        odds = {station: float(belief[n]) for n, station in enumerate(stations(self.search.game.board)) if belief[n]}
        rides = {pawn: _ride(self.search.game, code) for pawn, code in codes.items()}
        return PlannedRides(rides, odds, 1.0 - halving.estimate(best, PLAYOUTS))


class AlphaBetaPlanner:
    """Searches every joint move of the compact game."""

    def __init__(self, search: AlphaBetaSearch) -> None:
        self.search, self.heuristic = search, HeuristicPlanner(search.game)

    def plan(self, turn: TeamTurn) -> PlannedRides:
        moves = {(move.pawn, int(ride_of(code_of(turn.view.game, move)))): move for move in self._moves(turn)}
        if len({pawn for pawn, _ in moves}) < 2:  # there is nothing to join
            return self.heuristic.plan(turn)
        rides, _ = self.search.make_plan(turn.view.game, turn.view, list(moves.values()))
        found = [moves[key] for key in enumerate(rides, 1) if key in moves]
        return PlannedRides({move.pawn: (move.fare, move.station or 0) for move in found}, turn.belief.odds)

    def _moves(self, turn: TeamTurn) -> Iterator[Move]:
        return (action for action in turn.view.actions if isinstance(action, Move))


def _ride(game: AnyChase, code: int) -> tuple[Fare, int]:
    return FARES[int(fare_of(code))], stations(game.board)[int(station_of(code))]
