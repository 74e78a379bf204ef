"""A random generator that compiled code and plain Python draw from alike."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import Number

Generator: TypeAlias = NDArray[np.uint64]  # [1] its state
LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
FACTOR = np.uint64(4294883355)


def seeded(rng: Random) -> Generator:
    """A generator for `draw`; it would stand still at 0."""
    return np.array([rng.randrange(1, 1 << 63)], np.uint64)


@inlined
def draw(generator: Generator, most: Number) -> Number:
    """A number below `most`, by multiplying with carry: nothing overflows, so plain Python draws the same."""
    x = generator[0]
    low, carry = x & LOW, x >> HALF
    generator[0] = low * FACTOR + carry
    return ((low ^ carry) * np.uint64(most)) >> HALF


@inlined
def uniform(generator: Generator) -> Number:
    """Anything between 0 and 1."""
    return (draw(generator, 1 << 30) + 0.5) / (1 << 30)


@inlined
def sample(weights: NDArray[np.float64], generator: Generator) -> Number:
    """An index by its weight; together they are one."""
    left, last = uniform(generator), 0
    for n in range(len(weights)):
        if weights[n] > 0.0:
            last = n
            left -= weights[n]
            if left <= 0.0:
                break
    return last
