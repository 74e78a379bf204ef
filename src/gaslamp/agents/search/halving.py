"""Sequential halving: all choices are tried by rollouts, and the worse half is dropped until one is left."""

from __future__ import annotations

import math
from collections.abc import Mapping
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.rollout import evaluate
from gaslamp.agents.engine.simulation import Policy, SimulatedGame, new_scratch

Choices: TypeAlias = NDArray[
    np.int64
]  # [choices, 1] actions of the fugitive, or [choices, PAWNS] plans of the detectives
BATCH = 2
"""Rollouts of each choice between two looks at the clock."""
NOISE: Mapping[bool, NDArray[np.float64]] = {True: np.array([0.03, 0.1]), False: np.array([0.1, 0.02])}
"""In how fugitive and detectives are thought to go on: if he asks, who had better not count on them, or they."""


class SequentialHalving:
    """The choices of one side, and how often the fugitive gets away after each."""

    def __init__(self, policy: Policy, start: SimulatedGame, choices: Choices, *, is_fugitive: bool) -> None:
        self.policy, self.start, self.choices, self.is_fugitive = policy, start, choices, is_fugitive
        self.alive = np.ones(len(choices), np.bool_)
        self.sums, self.counts = np.zeros(len(choices)), np.zeros(len(choices), np.int64)
        self._memory = start.copied(), start.copied()
        self._scratch = new_scratch(policy)

    def play(self, rollouts: int) -> None:
        """So many rollouts more for each choice that is left, all with common random numbers."""
        evaluate(
            self.policy,
            self.start,
            *self._memory,
            self.choices,
            self.is_fugitive,
            self.alive,
            self.sums,
            self.counts,
            rollouts,
            NOISE[self.is_fugitive],
            self._scratch,
        )

    def run(self, seconds: float, rollouts: int | None) -> int:
        """Which choice does best in so many seconds, or with so many rollouts between two halvings."""
        begin, halvings = perf_counter(), math.ceil(math.log2(len(self.choices)))
        for halving in range(halvings):
            self.play(rollouts or BATCH)
            while rollouts is None and perf_counter() - begin < seconds * (halving + 1) / halvings:
                self.play(BATCH)
            self.drop_worse_half()
        return self.ranking[0]

    @property
    def ranking(self) -> list[int]:
        """Those that are left, best first: the fugitive wants to get away, the detectives do not want him to."""
        sign = -1 if self.is_fugitive else 1
        means = sign * self.sums / np.maximum(1, self.counts)
        return [int(choice) for choice in np.argsort(means, kind="stable") if self.alive[choice]]

    def codes(self, choice: int) -> list[int]:
        """What a choice says."""
        return [int(code) for code in self.choices[choice]]

    def estimate(self, choice: int, rollouts: int) -> float:
        """How often the fugitive gets away after a choice, by new rollouts: those that chose it flatter it.

        The generator is left as it was: to ask changes nothing that is chosen later.
        """
        self.alive[:], self.sums[:], self.counts[:] = False, 0.0, 0
        self.alive[choice] = True
        before = self.start.generator.copy()
        self.play(rollouts)
        self.start.generator[:] = before
        return float(self.sums[choice]) / rollouts

    def drop_worse_half(self) -> None:
        ranking = self.ranking
        self.alive[ranking[(len(ranking) + 1) // 2 :]] = False
