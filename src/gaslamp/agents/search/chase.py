"""Search in chases with a log, for either side: sequential halving over rollouts.

What the detectives can know is common knowledge, so both sides use the same public belief. A choice is worth
what comes of it when both sides go on by quick policies (`engine.rollout`): the fugitive's choices are his actions; the
detectives' are plans for the whole team, tried against determinizations drawn from the belief. The fugitive counts on
nothing but chance to be overlooked: neither on how they go on, nor on a belief of theirs that is wiser than where he
can be.

`HalvingSearch` is the same for all; a game says in a subclass what it believes, what it leaves to the heuristic, and
how a turn's time is shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers, stations
from gaslamp.agents.engine.encoding import code_of, encode
from gaslamp.agents.engine.features import Probabilities
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.engine.rollout import plan_once
from gaslamp.agents.engine.simulation import Policy, SimulatedGame, new_scratch
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.search.halving import Choices, SequentialHalving
from gaslamp.core import Action, Event
from gaslamp.games.chase import Chase
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move
from gaslamp.match import View

G = TypeVar("G", bound=Chase[Any])
S = TypeVar("S", bound=ChaseState)
PLANS = 12
"""How many plans the detectives compare."""
VARIATION = 0.03
"""How much noise makes a plan another one."""


class HalvingSearch(Generic[G, S]):
    """With seconds for every turn, or a budget of rollouts for every choice, and then it plays the same each time."""

    def __init__(self, game: G, rng: Random, *, seconds: float = 0.2, budget: int | None = None) -> None:
        self.game, self.seconds, self.budget = game, seconds, budget
        self.generator = seeded(rng)
        self.heuristic = Heuristic(rng)
        self.plan: tuple[object, Sequence[int]] = (None, ())
        """The team's plan, and for which moment of which turn."""
        self._policies: dict[bool, Policy] = {}

    # What a game says

    def make_policy(self, *, is_fugitive: bool) -> Policy:
        """How both sides are thought to go on, by the fugitive or by the detectives."""
        raise NotImplementedError

    def belief(self, events: Sequence[Event], *, is_fugitive: bool) -> Probabilities:
        """Where everybody must think the fugitive is after these events, as the fugitive or the detectives see it."""
        raise NotImplementedError

    def is_left(self, view: View[S]) -> bool:
        """Whether the heuristic decides."""
        raise NotImplementedError

    def share(self, view: View[S]) -> float:
        """The seconds for one choice of those that this turn may still bring."""
        raise NotImplementedError

    def moment(self, state: S) -> object:
        """For how long a plan holds: what it was made for."""
        return state.round

    def tokens(self, state: S) -> NDArray[np.int64]:
        """What is left to the detectives to ask with: for the quarter, and for a symbol."""
        return np.zeros(2, np.int64)

    def other_action(self, view: View[S]) -> Action | None:
        """What a detective does instead of moving, if anything."""
        return None

    # What is the same for all

    def act(self, view: View[S]) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        if self.is_left(view):
            return self.heuristic.act(view)
        return self._flee(view) if view.seat == view.state.fugitive else self._hunt(view)

    def rollout_policy(self, *, is_fugitive: bool) -> Policy:
        if is_fugitive not in self._policies:
            self._policies[is_fugitive] = self.make_policy(is_fugitive=is_fugitive)
        return self._policies[is_fugitive]

    def _flee(self, view: View[S]) -> Action:
        return view.actions[self.best(self.candidates(view), self.share(view))]

    def candidates(self, view: View[S]) -> SequentialHalving:
        """Of all actions of the fugitive's."""
        codes = np.array([[code_of(self.game, action)] for action in view.actions], np.int64)
        start = self._start(view.state, self.belief(view.events, is_fugitive=True))
        return SequentialHalving(self.rollout_policy(is_fugitive=True), start, codes, is_fugitive=True)

    def best(self, halving: SequentialHalving, seconds: float) -> int:
        return halving.run(seconds, self.budget)

    def _hunt(self, view: View[S]) -> Action:
        """What the plan says of the pawns this seat may move, boldest first; without a plan that fits, a new one."""
        belief = self.belief(view.events, is_fugitive=False)
        if action := self.other_action(view):
            return action
        moment = (self.game, self.moment(view.state))
        if self.plan[0] != moment or not self._steps(view):
            self.plan = moment, self._planned(view, belief)
        at = numbers(self.game.board)
        return max(self._steps(view) or _moves(view), key=lambda move: float(belief[at[move.station or 0]]))

    def _steps(self, view: View[S]) -> list[Move]:
        return [move for move in _moves(view) if self.plan[1][move.pawn] == code_of(self.game, move)]

    def _planned(self, view: View[S], belief: Probabilities) -> Sequence[int]:
        plans = self.plans(view.state, belief)
        return plans.codes(self.best(plans, self.share(view)))

    def plans(self, state: S, belief: Probabilities) -> SequentialHalving:
        """Of plans for all pawns still to move."""
        start = self._start(state, belief)
        return SequentialHalving(self.rollout_policy(is_fugitive=False), start, self._plans(start), is_fugitive=False)

    def _plans(self, start: SimulatedGame) -> Choices:
        """The best plan by the policy alone, and others near it."""
        policy, found = self.rollout_policy(is_fugitive=False), dict[tuple[int, ...], None]()
        scratch = new_scratch(policy)
        for n in range(6 * PLANS):
            plan_once(policy, start, VARIATION if n else 0.0, scratch)
            found[tuple(scratch.plan)] = None
            if len(found) == PLANS:
                break
        return np.array(list(found), np.int64)

    def _start(self, state: S, belief: Probabilities) -> SimulatedGame:
        """Where all rollouts begin; who does not know where the fugitive is takes the likeliest station."""
        here = state.stations[FUGITIVE] or stations(self.game.board)[int(belief.argmax())]
        return SimulatedGame(encode(self.game, state, fugitive=here), belief, self.tokens(state), self.generator)


def _moves(view: View[Any]) -> list[Move]:
    return [action for action in view.actions if isinstance(action, Move)]
