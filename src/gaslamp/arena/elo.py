"""How strong bots are in each role, by Elo.

A fugitive of rating F gets away from detectives of rating D with the odds 10 ** ((F + edge - D) / 400): the model of
Bradley and Terry for two roles, fitted by maximum likelihood to all pairings at once. Each role is 1500 on average, and
`edge` is what the rules give the fugitive. Every pairing counts one drawn game more than it played: it keeps the rating
of a bot that won every game finite. The intervals are from 400 arenas drawn from the deals of this one, with repeats.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, quantiles
from typing import Literal, TypeAlias

from msgspec import Struct

from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Pairing
from gaslamp.arena.rate import Mean

Role: TypeAlias = Literal["fugitive", "detectives"]
Tally: TypeAlias = Mapping[Pairing, tuple[float, float]]
"""How often the fugitive got away in how many chases."""
Strengths: TypeAlias = dict[tuple[Role, str], float]
AVERAGE = 1500.0
SCALE = 400 / math.log(10)
ARENAS = 400
SWEEPS, ENOUGH = 200, 1e-4


class Rating(Struct, frozen=True):
    """How strong a bot is in one role."""

    role: Role
    agent: str
    elo: Mean


class Elo(Struct, frozen=True):
    ratings: tuple[Rating, ...]
    """The best first, one role after the other; only roles that several bots played."""
    edge: Mean
    """How much stronger the average fugitive is than the average team, by the rules of the game."""


def elo_of(by_pairing: Mapping[Pairing, Sequence[GameResult]], seed: int) -> Elo | None:
    """None where there is nobody to compare with, or a pairing has not played."""
    if len(by_pairing) < 2 or not all(by_pairing.values()):
        return None
    deals = _deals(by_pairing)
    fitted = fit(_tally(deals, Counter(range(len(deals)))))
    rng, numbers = Random(seed), range(len(deals))
    again = [fit(_tally(deals, Counter(rng.choices(numbers, k=len(deals)))), fitted) for _ in range(ARENAS)]
    return _elo(scaled(fitted), [scaled(strengths) for strengths in again], is_sure=len(deals) > 1)


def _elo(rated: Strengths, again: Sequence[Strengths], *, is_sure: bool) -> Elo:
    found = {key: _mean(elo, [other[key] for other in again], is_sure=is_sure) for key, elo in rated.items()}
    edge = found.pop(("fugitive", ""))
    roles = Counter(role for role, _ in found)
    ratings = [Rating(role, agent, elo) for (role, agent), elo in found.items() if roles[role] > 1]
    ratings.sort(key=lambda rating: (rating.role != "fugitive", -rating.elo.mean))
    return Elo(tuple(ratings), edge)


def _mean(figure: float, others: Sequence[float], *, is_sure: bool) -> Mean:
    if not is_sure:
        return Mean(figure, None, None)
    cuts = quantiles(others, n=40, method="inclusive")
    return Mean(figure, min(figure, cuts[0]), max(figure, cuts[-1]))


def _deals(by_pairing: Mapping[Pairing, Sequence[GameResult]]) -> list[dict[Pairing, tuple[int, int]]]:
    """Of every deal, what each pairing made of it."""
    deals: dict[int, dict[Pairing, tuple[int, int]]] = {}
    for pairing, results in by_pairing.items():
        for result in results:
            escapes = sum(chase.escaped for chase in result.chases)
            deals.setdefault(result.n, {})[pairing] = (escapes, len(result.chases))
    return list(deals.values())


def _tally(deals: Sequence[Mapping[Pairing, tuple[int, int]]], drawn: Mapping[int, int]) -> Tally:
    """All that was drawn, each as often as it was drawn; one drawn game more for every pairing."""
    sums = {pairing: [0.5, 1.0] for deal in deals for pairing in deal}
    for number, times in drawn.items():
        for pairing, (escapes, chases) in deals[number].items():
            sums[pairing][0] += times * escapes
            sums[pairing][1] += times * chases
    return {pairing: (escapes, chases) for pairing, (escapes, chases) in sums.items()}


def fit(tally: Tally, begin: Mapping[tuple[Role, str], float] | None = None) -> Strengths:
    """The strengths that make what happened likeliest: Newton's step for one after the other, until none moves."""
    strengths: Strengths = {("fugitive", pairing.fugitive): 0.0 for pairing in tally}
    strengths |= {("detectives", pairing.detectives): 0.0 for pairing in tally}
    strengths |= begin or {}
    for _ in range(SWEEPS):
        steps = [_improve(strengths, key, tally) for key in strengths]
        if max(steps) < ENOUGH:
            break
    return strengths


def _improve(strengths: Strengths, key: tuple[Role, str], tally: Tally) -> float:
    """How far the strength was moved."""
    role, agent = key
    surplus = weight = 0.0
    for pairing, (escapes, chases) in tally.items():
        if _agent(pairing, role) == agent:
            expected = _odds(strengths, pairing)
            surplus += escapes - chases * expected
            weight += chases * expected * (1 - expected)
    step = max(-1.0, min(1.0, surplus / weight))
    strengths[key] += step if role == "fugitive" else -step
    return abs(step)


def _agent(pairing: Pairing, role: Role) -> str:
    return pairing.fugitive if role == "fugitive" else pairing.detectives


def _odds(strengths: Strengths, pairing: Pairing) -> float:
    """How likely he is to get away."""
    lead = strengths["fugitive", pairing.fugitive] - strengths["detectives", pairing.detectives]
    return 1 / (1 + math.exp(-lead))


def scaled(strengths: Strengths) -> Strengths:
    """In points of Elo round the average of each role; the difference of the averages is kept as nobody's."""
    means = {role: fmean(value for (of, _), value in strengths.items() if of == role) for role, _ in strengths}
    rated = {key: AVERAGE + SCALE * (value - means[key[0]]) for key, value in strengths.items()}
    return rated | {("fugitive", ""): SCALE * (means["fugitive"] - means["detectives"])}
