"""Sequential halving with values known in advance: the best is left for either side, the worse half goes each time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from gaslamp.agents.search.classic import ClassicSearch
from gaslamp.agents.search.halving import BATCH, SequentialHalving
from tests.games.positions import Position


class KnownRates(SequentialHalving):
    """Every choice lets the fugitive get away at a known rate."""

    def __init__(self, rates: Sequence[float], *, is_fugitive: bool) -> None:
        match = Position(45, 58, 197, seats=2)
        halving = ClassicSearch(match.game, Random(1)).candidates(match.view(0))
        choices = np.arange(len(rates), dtype=np.int64)[:, None]
        super().__init__(halving.policy, halving.start, choices, is_fugitive=is_fugitive)
        self.rates, self.played = np.array(rates), list[set[int]]()

    def play(self, rollouts: int) -> None:
        self.played.append(set(np.flatnonzero(self.alive).tolist()))
        self.sums[self.alive] += rollouts * self.rates[self.alive]
        self.counts[self.alive] += rollouts


def shuffled(choices: int, seed: int) -> list[float]:
    rates = [choice / choices for choice in range(choices)]
    Random(seed).shuffle(rates)
    return rates


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("choices", [1, 2, 3, 5, 8, 12, 13])
def test_the_fugitive_gets_away_most_often_and_the_detectives_let_him_least(choices: int, seed: int) -> None:
    rates = shuffled(choices, seed)
    assert KnownRates(rates, is_fugitive=True).run(0.0, 10) == rates.index(max(rates))
    assert KnownRates(rates, is_fugitive=False).run(0.0, 10) == rates.index(min(rates))


@pytest.mark.parametrize("is_fugitive", [True, False])
def test_the_worse_half_goes_each_time_and_is_never_played_again(*, is_fugitive: bool) -> None:
    rates = shuffled(12, 4)
    halving = KnownRates(rates, is_fugitive=is_fugitive)
    halving.run(0.0, 10)
    best_first = sorted(range(12), key=lambda choice: rates[choice], reverse=is_fugitive)
    assert halving.played == [set(best_first[:left]) for left in (12, 6, 3, 2)]
    assert [int(halving.counts[choice]) for choice in best_first] == [40, 40, 30, 20, 20, 20, 10, 10, 10, 10, 10, 10]
    assert halving.ranking == best_first[:1]


def test_the_rate_counts_and_not_how_often_it_was_tried() -> None:
    halving = KnownRates([0.0, 0.0, 0.0], is_fugitive=True)
    halving.sums[:], halving.counts[:] = (4.0, 3.0, 5.0), (8, 3, 20)
    assert halving.ranking == [1, 0, 2]
    halving.is_fugitive = False
    assert halving.ranking == [2, 0, 1]


def test_without_time_every_halving_still_sees_a_few_rollouts() -> None:
    halving = KnownRates([0.1, 0.9, 0.5, 0.3], is_fugitive=True)
    assert halving.run(0.0, None) == 1
    assert halving.counts.tolist() == [BATCH, 2 * BATCH, 2 * BATCH, BATCH]
