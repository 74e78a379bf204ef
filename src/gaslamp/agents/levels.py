"""Four levels for people to choose from, in every game.

The two lower ones are the heuristic with a smaller memory, and overlook things as people do; they search
nothing and run no machine code. The two upper ones are the strongest there is, at a brisk and at a patient pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.checks import check_agent_settings, check_to_act, settings_told
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.human_error import errors_for, limit_attention, truncate_belief, turn_start
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.planner import SAMPLES
from gaslamp.core import Action, Event
from gaslamp.games import AnyChase
from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import FUGITIVE, ChaseState
from gaslamp.match import Agent, View

SECONDS = {"strong": 0.2, "master": 1.0}
"""For a turn of a chase."""


class FallibleHeuristic(Heuristic):
    """Keeps so many stations or items in mind, and each turn overlooks each thing with this chance."""

    def __init__(self, rng: Random, *, memory: int, error_rate: float) -> None:
        super().__init__(rng)
        check_agent_settings(rng, memory=memory)
        self.memory, self.error_rate = memory, error_rate
        self.seed = rng.getrandbits(64)

    def __repr__(self) -> str:
        return settings_told(self, {"memory": self.memory, "error_rate": self.error_rate})

    def act(self, view: View[Any]) -> Action:
        check_to_act(view)
        turn = Random(f"{self.seed} {turn_start(view)}")
        if isinstance(view.game, Connection):
            view = limit_attention(view, self.memory, turn)
        for overlook in [error for error in errors_for(view) if turn.random() < self.error_rate]:
            view = overlook(view, turn)
        return super().act(view)

    def policy(self, view: View[Any]) -> None:
        """What it overlooks in a turn was drawn once for all of it: it can only be sampled."""

    def update_belief(self, game: AnyChase, state: ChaseState, events: Sequence[Event]) -> Belief:
        return truncate_belief(super().update_belief(game, state, events), self.memory, state.stations[FUGITIVE])


def casual(rng: Random) -> Agent:
    return FallibleHeuristic(rng, memory=4, error_rate=0.3)


def club(rng: Random) -> Agent:
    return FallibleHeuristic(rng, memory=10, error_rate=0.1)


def strong(rng: Random) -> Agent:
    return Sleuth(rng, seconds=SECONDS["strong"], samples=1)  # from three samples on a planner gains no more


def master(rng: Random) -> Agent:
    return Sleuth(rng, seconds=SECONDS["master"], samples=SAMPLES)


def counted_strong(rng: Random, *, budget: int) -> Agent:
    """Its search counted instead of timed."""
    return Sleuth(rng, games=budget, samples=1)


def counted_master(rng: Random, *, budget: int) -> Agent:
    """As many times more rollouts as it has more time."""
    return Sleuth(rng, games=budget * round(SECONDS["master"] / SECONDS["strong"]), samples=SAMPLES)
