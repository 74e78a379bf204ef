"""Choices that compete: all are tried, and the worse half is dropped again and again until the time is up."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Choices: TypeAlias = NDArray[np.int64]  # [choices, codes]
BATCH = 2
"""Games of each choice between two looks at the clock."""


class Trial:
    """The choices of one side, and how often he gets away after each."""

    def __init__(self, choices: Choices, *, is_his: bool) -> None:
        self.choices, self.is_his = choices, is_his
        self.alive = np.ones(len(choices), np.bool_)
        self.sums, self.counts = np.zeros(len(choices)), np.zeros(len(choices), np.int64)

    def play(self, games: int) -> None:
        """So many games more for each choice that is left."""
        raise NotImplementedError

    def run(self, seconds: float, games: int | None) -> int:
        """Which choice does best in so many seconds, or with so many games between two halvings."""
        begin, halvings = perf_counter(), math.ceil(math.log2(len(self.choices)))
        for halving in range(halvings):
            self.play(games or BATCH)
            while games is None and perf_counter() - begin < seconds * (halving + 1) / halvings:
                self.play(BATCH)
            self.drop_worse_half()
        return self.ranking[0]

    @property
    def ranking(self) -> list[int]:
        """Those that are left, best first: he wants to get away, they do not want him to."""
        means = (-1 if self.is_his else 1) * self.sums / np.maximum(1, self.counts)
        return [int(choice) for choice in np.argsort(means, kind="stable") if self.alive[choice]]

    def drop_worse_half(self) -> None:
        ranking = self.ranking
        self.alive[ranking[(len(ranking) + 1) // 2 :]] = False
