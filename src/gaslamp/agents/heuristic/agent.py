"""A sensible quick player for either side: hardly any search, some milliseconds a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.priors import DistancePrior
from gaslamp.agents.checks import cannot_play, check_agent_settings, check_to_act
from gaslamp.agents.heuristic.compact import HidingStrategy, best_detective_action, best_fugitive_move
from gaslamp.agents.heuristic.connection import best_case_action
from gaslamp.agents.heuristic.detectives import best_team_move
from gaslamp.agents.heuristic.fugitive import FugitiveEvaluation, best_actions
from gaslamp.agents.heuristic.holmes import HolmesFugitiveEvaluation, best_ability
from gaslamp.agents.policy import ActionOdds, evenly
from gaslamp.core import SPECTATOR, Action, Event, S
from gaslamp.games import AnyChase
from gaslamp.games.chase import Chase
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View


class Heuristic:
    """Both sides use the same belief: what everybody can know of the fugitive, and where he prefers to be.

    >>> from gaslamp import Match, make_game
    >>> Heuristic(Random(7)).act(Match(make_game("compact", 2)).view(1))
    Place(seat=1, pawn=1, station=13)
    """

    def __init__(self, rng: Random) -> None:
        check_agent_settings(rng)
        self.rng = rng
        self.belief: Belief | None = None
        self.hiding = HidingStrategy()

    def __repr__(self) -> str:
        return "Heuristic()"

    def act(self, view: View[S]) -> Action:
        check_to_act(view)
        if len(view.actions) == 1:
            return view.actions[0]
        if isinstance(view.game, Connection):
            return best_case_action(view)
        if not isinstance(view.game, Chase):
            raise cannot_play(self, view.game)
        assert isinstance(view.state, ChaseState)
        belief = self.update_belief(view.game, view.state, view.events)
        if view.seat == view.state.fugitive:
            return self._fugitive_action(view.game, view.state, belief, view)
        return self._detective_action(view.game, view.state, belief, view)

    def policy(self, view: View[S]) -> ActionOdds | None:
        """Chance decides between the fugitive's best actions; how Mister X hides has to be sampled."""
        check_to_act(view)
        game, state = view.game, view.state
        if len(view.actions) == 1 or not isinstance(game, Chase) or not isinstance(state, ChaseState):
            return {self.act(view): 1.0}
        if view.seat != state.fugitive:
            return {self.act(view): 1.0}
        if isinstance(game, Compact):
            return None
        belief = self.update_belief(game, state, view.events)
        return evenly(best_actions(evaluation_of(game, state, belief), view.actions))

    def _fugitive_action(self, game: AnyChase, state: ChaseState, belief: Belief, view: View[S]) -> Action:
        if isinstance(game, Compact) and isinstance(state, CompactState):
            return best_fugitive_move(game, state, self.hiding, view.actions, self.rng)
        return self.rng.choice(best_actions(evaluation_of(game, state, belief), view.actions))

    def _detective_action(self, game: AnyChase, state: ChaseState, belief: Belief, view: View[S]) -> Action:
        if isinstance(game, Compact) and isinstance(state, CompactState):
            return best_detective_action(game, state, belief.odds, view.seat)
        if isinstance(game, Holmes) and isinstance(state, HolmesState):
            ability = best_ability(game, state, belief, view.actions)
            return ability or best_team_move(game, state, belief, view.seat, view.actions)
        return best_team_move(game, state, belief, view.seat, view.actions)

    def update_belief(self, game: AnyChase, state: ChaseState, events: Sequence[Event]) -> Belief:
        """Where he can be, for all that everybody knows; in the state as this seat knows it."""
        if self.belief is None or self.belief.game is not game:
            prior = self.hiding if isinstance(game, Compact) else DistancePrior()
            self.belief = Belief(game, eyes=SPECTATOR, prior=prior)
        self.belief.update(events)
        return self.belief


def evaluation_of(game: AnyChase, state: ChaseState, belief: Belief) -> FugitiveEvaluation:
    """The value of each action of a fugitive with a log."""
    if isinstance(game, Holmes) and isinstance(state, HolmesState):
        return HolmesFugitiveEvaluation(game, state, belief)
    return FugitiveEvaluation(game, state, belief)
