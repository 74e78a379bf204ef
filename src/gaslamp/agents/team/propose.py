"""A plan for all detectives, made from the view of one of them.

What people have fixed is taken for done, and the rest is planned round it: the same planner then plans for the pawns
that are left, in the position and with the belief that the fixed moves lead to if they catch nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.priors import DistancePrior, uniform_prior
from gaslamp.agents.belief.transition import FARES, Distribution, Prior, normalized, propagate
from gaslamp.agents.checks import cannot_play, check_agent_settings
from gaslamp.agents.distances import pursuers, reachable
from gaslamp.agents.explain.compact import compact_reason
from gaslamp.agents.explain.detectives import detective_reason
from gaslamp.agents.heuristic.compact import HidingStrategy
from gaslamp.agents.heuristic.compact_evaluation import CompactEvaluation
from gaslamp.agents.heuristic.detectives import best_rides
from gaslamp.agents.roster import engine_of
from gaslamp.agents.team.plan import PlannedMove, PlanOdds, PlanTells, TeamPlan
from gaslamp.core import SPECTATOR
from gaslamp.games import AnyChase
from gaslamp.games.chase import Chase
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.vocabulary import ChaseState, Fare, Move
from gaslamp.match import View

LEVEL = "strong"
"""Who plans unless somebody else is asked to."""
BUDGET = 32
"""Playouts of each plan between two halvings where the same position is to have the same plan, wherever it is made."""
Rides: TypeAlias = dict[int, tuple[Fare, int]]
"""By pawn, the fare it pays and where it goes."""


class TeamTurn(NamedTuple):
    """How things stand once all that is fixed is done, and it caught nobody."""

    view: View[Any]
    """Of any seat on the team, with the moves of all pawns still to move."""
    belief: Belief

    @property
    def state(self) -> ChaseState:
        state: ChaseState = self.view.state
        return state


class PlannedRides(NamedTuple):
    """What a planner thinks of."""

    rides: Rides
    odds: Distribution
    """Where it takes the fugitive to be."""
    win: float | None = None


class RidePlanner(Protocol):
    """Plans for the pawns still to move."""

    def plan(self, turn: TeamTurn) -> PlannedRides: ...


def propose(
    view: View[Any], fixed: Sequence[Move] = (), *, level: str = LEVEL, rng: Random, budget: int | None = None
) -> TeamPlan | None:
    """A plan for the detectives' turn; None where it is not theirs, or for the fugitive's eyes.

    >>> from gaslamp import CHANCE, Match, make_agent, make_game, steps
    >>> match = Match(make_game("classic", 3))
    >>> agents = {seat: make_agent("heuristic" if seat >= 0 else "uniform", Random(5)) for seat in (CHANCE, 0, 1, 2)}
    >>> for _ in steps(match, agents):
    ...     if 1 in match.to_act:
    ...         break
    >>> plan = propose(match.view(1), level="heuristic", rng=Random(7))
    >>> [planned.move.pawn for planned in plan.moves], plan.tells.possible
    ([1, 2, 3, 4, 5], 8)
    """
    return TeamPlanner(view.game, rng, level=level, budget=budget).propose(view, fixed)


class TeamPlanner:
    """Plans turn after turn of one match; it may be asked as often as one likes."""

    def __init__(self, game: Any, rng: Random, *, level: str = LEVEL, budget: int | None = None) -> None:
        check_agent_settings(rng, budget=budget)
        if not isinstance(game, Chase):
            raise cannot_play(self, game)
        self.game: AnyChase = game
        self.public, self.assumed = _belief(game), _belief(game)
        """What everybody can know, now and once all that is fixed is done."""
        self.prior: Prior = uniform_prior if isinstance(game, Compact) else DistancePrior()
        """Of his next move."""
        self.planner = _planner(game, rng, level, budget)

    def propose(self, view: View[Any], fixed: Sequence[Move] = ()) -> TeamPlan | None:
        """A plan round what is fixed: one move of a pawn each; what cannot be is left out and named in the plan."""
        state = view.state
        if view.seat == state.fugitive or state.phase != "answer" or not state.waiting:
            return None
        self.public.update(view.events)
        turn, done = self._after(view, fixed)
        found = self.planner.plan(turn) if turn.state.waiting else PlannedRides({}, turn.belief.odds)
        rides = {move.pawn: (move.fare, _station(move)) for move in done}
        taken = {station for _, station in rides.values()}
        rides = {pawn: ride for pawn, ride in found.rides.items() if ride[1] not in taken} | rides
        unmet = {move.pawn for move in fixed} - {move.pawn for move in done}
        return self._plan_of(state, rides, done, found, tuple(sorted(unmet))) if rides else None

    def _after(self, view: View[Any], fixed: Sequence[Move]) -> tuple[TeamTurn, list[Move]]:
        """What is fixed is done, one move after the other, as far as it can be.

        Where it is sure to catch him, the others, of whom some may have to move before, plan as if it were not.
        """
        state, done = view.state, list[Move]()
        for move in fixed:
            if move.pawn in state.waiting and (move.fare, _station(move)) in self.game.rides(state, move.pawn):
                done.append(replace(move, known_to=self.game.everybody))  # all see it
                state = self.game.apply(state, move)
        self.assumed.update((*view.events, *done))
        if not self.assumed.odds.keys() - {_station(move) for move in done}:  # where he is seen, he stays seen
            return TeamTurn(self._view(view, view.state, ()), self.public), done
        return TeamTurn(self._view(view, state, done), self.assumed), done

    def _view(self, view: View[Any], state: ChaseState, done: Sequence[Move]) -> View[Any]:
        return View(self.game, view.seat, state, (*view.events, *done), tuple(self._moves(state)))

    def _moves(self, state: ChaseState) -> Iterator[Move]:
        for pawn in state.waiting:
            for fare, station in self.game.rides(state, pawn):
                yield self._move(state, pawn, fare, station)

    def _plan_of(
        self, state: ChaseState, rides: Rides, done: Sequence[Move], found: PlannedRides, unmet: tuple[int, ...]
    ) -> TeamPlan:
        missed = _spread(self.public.odds, done, found.odds)
        struck = {station for _, station in rides.values()}
        odds = {station: share for station, share in missed.items() if station not in struck}
        now = 1.0 - _sum(odds)
        win = None if found.win is None else _of_all(found.win, sum(missed.get(_station(move), 0.0) for move in done))
        covered, then, free = self._prospect(self._moved(state, rides), normalized(odds) if odds else {})
        return TeamPlan(
            moves=tuple(self._ordered(state, rides, done)),
            odds=PlanOdds(now=_told(now), covered=_told(covered), win=None if win is None else _told(max(win, now))),
            tells=PlanTells(possible=len(missed), left=len(odds), then=then, free=free),
            unmet=unmet,
        )

    def _moved(self, state: ChaseState, rides: Rides) -> ChaseState:
        for pawn, (fare, station) in rides.items():
            state = self.game.apply(state, self._move(state, pawn, fare, station))
        return state

    def _prospect(self, after: ChaseState, odds: Distribution) -> tuple[float, int, int]:
        """Of his next move: how much of it is in reach, how many stations it leaves, how many are out of reach."""
        game, transitions = self.game, list(self.public.filter.transitions(after, odds))
        next = {fare: propagate(transitions, odds, self.prior(game, after), fare) for fare in FARES}
        held = {station for each in pursuers(game, after) for station in reachable(game.board, each, 1)}
        covered = sum(share for by in next.values() for station, share in by.items() if station in held)
        then = 1.0 if game.calls_for_surfacing(len(after.log) + 1) else sum(len(by) * _sum(by) for by in next.values())
        return covered if odds else 1.0, round(then), len({station for by in next.values() for station in by} - held)

    def _ordered(self, state: ChaseState, rides: Rides, done: Sequence[Move]) -> Iterable[PlannedMove]:
        """Seat by seat where the rules say so, and of what may be made first the move likeliest to make the catch."""
        moves = [self._move(state, pawn, fare, station) for pawn, (fare, station) in rides.items()]
        odds, fixed = self.public.odds, {move.pawn for move in done}
        seats = {move.pawn: 0 if self.game.any_order else self.game.owners[move.pawn] for move in moves}
        for move in sorted(moves, key=lambda m: (seats[m.pawn], -odds.get(_station(m), 0.0), m.pawn)):
            reason = None if move.pawn in fixed else self._reason(move)
            yield PlannedMove(move=move, reason=reason, is_fixed=move.pawn in fixed)

    def _reason(self, move: Move) -> Any:
        game = self.game
        return (
            compact_reason(game, self.public, move)
            if isinstance(game, Compact)
            else detective_reason(self.public, move)
        )

    def _move(self, state: ChaseState, pawn: int, fare: Fare, station: int) -> Move:
        return Move(seat=min(self.game.hand(state, pawn)), pawn=pawn, fare=fare, station=station)


def ride_to(game: AnyChase, state: ChaseState, pawn: int, station: int) -> Move | None:
    """How a pawn goes to a station: by the ticket of which most is left, if it can go at all."""
    if pawn not in state.waiting:
        return None
    purse = state.stock if isinstance(state, CompactState) else state.purses[pawn]
    fares = [fare for fare, to in game.rides(state, pawn) if to == station]
    if not fares:
        return None
    return Move(seat=min(game.hand(state, pawn)), pawn=pawn, fare=max(fares, key=purse.count), station=station)


class HeuristicPlanner:
    """Searches nothing and takes a millisecond."""

    def __init__(self, game: AnyChase) -> None:
        self.game = game

    def plan(self, turn: TeamTurn) -> PlannedRides:
        state, odds = turn.state, turn.belief.odds
        if isinstance(self.game, Compact) and isinstance(state, CompactState):
            _, net = CompactEvaluation(self.game, state).best_net(odds)
            return PlannedRides({pawn: (fare, station) for pawn, fare, station in net.moves if fare}, odds)
        chosen = best_rides(self.game, state, turn.belief).chosen
        return PlannedRides({pawn: (ride.fare, ride.station) for pawn, ride in chosen.items()}, odds)


def _planner(game: AnyChase, rng: Random, level: str, budget: int | None) -> RidePlanner:
    """The search behind a level, if it searches this game and all that it needs is there."""
    if engine_of(level, game.name) != "sleuth":
        return HeuristicPlanner(game)
    from gaslamp.agents.team.searched import search_planner  # with numba, which the others do without

    return search_planner(game, rng, budget) or HeuristicPlanner(game)


def _belief(game: AnyChase) -> Belief:
    return Belief(game, eyes=SPECTATOR, prior=HidingStrategy() if isinstance(game, Compact) else DistancePrior())


def _station(move: Move) -> int:
    assert move.station is not None, "detectives move in the open"
    return move.station


def _spread(odds: Distribution, done: Sequence[Move], after: Distribution) -> Distribution:
    """The odds before all that is fixed is done, from those after it: what it may find is added again."""
    found = {station: odds[station] for move in done if (station := _station(move)) in odds}
    rest = 1.0 - sum(found.values())
    return found | {station: rest * share for station, share in after.items() if station not in found and share}


def _told(share: float) -> float:
    """To a tenth of a per cent: no more is known."""
    return max(0.0, round(share, 3))


def _sum(weights: Distribution) -> float:
    return sum(weights.values())


def _of_all(win: float, found: float) -> float:
    """A share of what is left, and what is found before."""
    return found + (1.0 - found) * win
