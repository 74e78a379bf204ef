"""Figures that say how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, quantiles, stdev

from msgspec import Struct

Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


class Rate(Struct, frozen=True):
    """A share of games and the interval that holds the true one in 95 cases of 100."""

    share: float
    low: float
    high: float


class Quartiles(Struct, frozen=True, kw_only=True):
    """How numbers are spread: the quartiles cut them into four equal parts."""

    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class Mean(Struct, frozen=True):
    """An average and the interval that holds the true one in 95 cases of 100."""

    mean: float
    low: float | None
    high: float | None
    """None where there is but one number to tell from."""


def wilson(wins: float, games: int) -> Rate:
    """Wilson's interval, which stays between 0 and 1 and is honest about few games; part of a win may count."""
    share, spare = wins / games, Z * Z / games
    middle = (share + spare / 2) / (1 + spare)
    reach = Z / (1 + spare) * math.sqrt(share * (1 - share) / games + spare / (4 * games))
    return Rate(share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach)))


def paired(one: Sequence[bool], other: Sequence[bool]) -> Rate:
    """By how much `other` wins more often than `one` on the same deals; the interval is Bonett and Price's.

    Only the deals on which they differ tell anything, which is why few games can tell much.
    """
    games = len(one)
    more = sum(b and not a for a, b in zip(one, other, strict=True))
    less = sum(a and not b for a, b in zip(one, other, strict=True))
    up, down = (more + 1) / (games + 2), (less + 1) / (games + 2)
    reach = Z * math.sqrt((up + down - (up - down) ** 2) / (games + 2))
    return Rate((more - less) / games, max(-1.0, up - down - reach), min(1.0, up - down + reach))


def quartiles(numbers: Sequence[float]) -> Quartiles:
    lower, median, upper = quantiles(numbers if len(numbers) > 1 else [*numbers, *numbers], n=4, method="inclusive")
    return Quartiles(
        mean=fmean(numbers), least=min(numbers), lower=lower, median=median, upper=upper, most=max(numbers)
    )


def average(numbers: Sequence[float]) -> Mean:
    """With the interval of the central limit."""
    mean = fmean(numbers)
    if len(numbers) == 1:
        return Mean(mean, None, None)
    reach = Z * stdev(numbers) / math.sqrt(len(numbers))
    return Mean(mean, mean - reach, mean + reach)
