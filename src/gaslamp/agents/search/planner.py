"""A player of Case Connection that looks ahead: every choice is evaluated by rollouts of a faster heuristic.

What it cannot know is determinized at random for each rollout. All choices are tried with common random numbers, so
that they are compared on equal terms. It counts turns, never seconds: the same seed does the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec.structs import replace

from gaslamp.agents.checks import cannot_play, check_agent_settings, check_to_act, settings_told
from gaslamp.agents.heuristic.connection import CasePolicy, RatedVisit, offered_solution
from gaslamp.core import CHANCE, Action, S, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, Follow, Solve, Visit
from gaslamp.games.vocabulary import Done
from gaslamp.match import View

CHOICES = 5  # so many are evaluated
SAMPLES = 12  # rollouts of each
DEPTH = 6  # turns of a rollout, everybody's counted
LEAD_SCALE = 4.0  # so many items ahead of everybody win 73 games of 100


class Planner:
    """Evaluates the few choices that the heuristic likes best, each by so many rollouts.

    >>> Planner(Random(7), samples=3)
    Planner(samples=3)
    """

    def __init__(self, rng: Random, *, samples: int = SAMPLES) -> None:
        check_agent_settings(rng, samples=samples)
        self.rng, self.samples = rng, samples

    def __repr__(self) -> str:
        return settings_told(self, {"samples": self.samples})

    def act(self, view: View[S]) -> Action:
        check_to_act(view)
        game, state = view.game, view.state
        if not isinstance(game, Connection):
            raise cannot_play(self, game)
        assert isinstance(state, ConnectionState)
        choices = _candidates(CasePolicy(game, state, view.seat), view.actions)
        return choices[0] if len(choices) == 1 else self._best(game, state, choices)

    def _best(self, game: Connection, state: ConnectionState, choices: Sequence[Action]) -> Action:
        values = dict.fromkeys(choices, 0.0)
        for _ in range(self.samples):
            seed = self.rng.random()
            for choice in choices:
                values[choice] += Rollout(game, state, Random(seed)).win_chance(choice)
        return max(choices, key=values.__getitem__)


def _candidates(policy: CasePolicy, actions: tuple[Action, ...]) -> Sequence[Action]:
    """What is worth a rollout, the heuristic's own choice first."""
    solve = offered_solution(actions)
    first = policy.action(solve)
    if isinstance(first, Follow):
        return actions
    if isinstance(first, Solve) and not policy.state.has_visited:
        return [first, *(visit for _, visit in policy.rated_visits()[:2])]
    if isinstance(first, Visit):
        others = (visit for _, visit in policy.rated_visits())
        return list(dict.fromkeys((first, *filter(None, [solve]), *others)))[:CHOICES]
    return [first]


class Rollout:
    """One determinization of what a seat knows, played on by the rollout policy."""

    def __init__(self, game: Connection, state: ConnectionState, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.state = determinize(game, state, rng)

    def win_chance(self, choice: Action) -> float:
        """How likely the seat is to win if it chooses so, from how things stand some turns later."""
        self._play(choice)
        turns = 0
        while turns < DEPTH and self.state.to_act:
            action = self._next_action(min(self.state.to_act))
            turns += isinstance(action, Done)
            self._play(action)
        return self._evaluate(choice.seat)

    def _play(self, action: Action) -> None:
        for event in self.game.decide(self.state, action):
            self.state = self.game.apply(self.state, event)

    def _next_action(self, seat: Seat) -> Action:
        if seat == CHANCE:
            return self.rng.choice(self.game.legal(self.state, CHANCE))
        return RolloutPolicy(self.game, self.state, seat).rollout_action()

    def _evaluate(self, seat: Seat) -> float:
        if outcome := self.state.outcome:
            return (seat in outcome.winners) / len(outcome.winners)
        values = [RolloutPolicy(self.game, self.state, player).position_value() for player in range(self.game.seats)]
        others = max(values[:seat] + values[seat + 1 :])
        return 1 / (1 + exp((others - values[seat]) / LEAD_SCALE))


class RolloutPolicy(CasePolicy):
    """The heuristic in haste: it looks at the visit at hand alone, and solves only where it seems possible."""

    def rated_visits(self) -> list[RatedVisit]:
        return self.shortlist()

    def rollout_action(self) -> Action:
        return self.action(self._solution() if self.state.phase == "turn" else None)

    def _solution(self) -> Solve | None:
        if not self.costs.may_be_ready(self.lead, self.own):
            return None
        found = self.game.solution(self.lead, self.hand.cards, self.hand.tokens)
        return Solve(seat=self.seat, cards=found.layout.cards, links=found.layout.links) if found else None


def determinize(game: Connection, state: ConnectionState, rng: Random) -> ConnectionState:
    """The state with its blanks filled in: leads that others have looked at."""
    unseen = list(game.unseen(state))
    rng.shuffle(unseen)
    hands = tuple(replace(hand, drawn=_filled(hand.drawn, unseen)) for hand in state.hands)
    return replace(state, hands=hands, under=tuple(_filled(batch, unseen) for batch in state.under))


def _filled(leads: tuple[int | None, ...], unseen: list[int]) -> tuple[int, ...]:
    return tuple(unseen.pop() if lead is None else lead for lead in leads)
