"""Four levels for people to choose from, in every game.

The two lower ones reckon as the heuristic does, with less in mind, and overlook things as people do; they search
nothing and run no machine code. The two upper ones are the strongest there is, at a brisk and at a patient pace.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.human_error import keep_in_mind, look_round, slips_for, turn_of
from gaslamp.agents.search.planner import SAMPLES, Planner
from gaslamp.core import Action
from gaslamp.games.chase import Chase
from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Agent, View

SECONDS = {"strong": 0.2, "master": 1.0}
"""For a turn of a chase."""


class Amateur(Heuristic):
    """Somebody who keeps so many stations or items in mind, and each turn overlooks each thing with this chance."""

    def __init__(self, rng: Random, *, memory: int, slips: float) -> None:
        super().__init__(rng)
        self.memory, self.slips = memory, slips
        self.habits = rng.getrandbits(64)

    def act(self, view: View[Any]) -> Action:
        turn = Random(f"{self.habits} {turn_of(view)}")
        if isinstance(view.game, Connection):
            view = look_round(view, self.memory, turn)
        for overlook in [slip for slip in slips_for(view) if turn.random() < self.slips]:
            view = overlook(view, turn)
        return super().act(view)

    def believe(self, game: Chase[Any], view: View[Any]) -> Belief:
        return keep_in_mind(super().believe(game, view), self.memory, view.state.stations[FUGITIVE])


class Expert:
    """The strongest player there is for each game: with seconds for a turn, or so many samples of what may follow."""

    def __init__(self, rng: Random, *, seconds: float, samples: int) -> None:
        self.rng, self.seconds, self.samples = rng, seconds, samples
        self.player: Agent | None = None

    def act(self, view: View[Any]) -> Action:
        self.player = self.player or self._player(view)
        return self.player.act(view)

    def _player(self, view: View[Any]) -> Agent:
        if isinstance(view.game, Connection):
            return Planner(self.rng, samples=self.samples)
        from gaslamp.agents.search import Sleuth  # with numba, which the others do without

        return Sleuth(self.rng, seconds=self.seconds)


def casual(rng: Random) -> Agent:
    return Amateur(rng, memory=4, slips=0.3)


def club(rng: Random) -> Agent:
    return Amateur(rng, memory=10, slips=0.1)


def strong(rng: Random) -> Agent:
    return Expert(rng, seconds=SECONDS["strong"], samples=1)  # from three samples on a planner gains no more


def master(rng: Random) -> Agent:
    return Expert(rng, seconds=SECONDS["master"], samples=SAMPLES)
