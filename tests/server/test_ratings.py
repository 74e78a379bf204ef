"""Ratings: the paper's worked example, and players of known strength, whose order and strength come out again."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from gaslamp.server.ratings import (
    AVERAGE,
    SURE,
    UNKNOWN,
    Encounter,
    Member,
    PlayerStanding,
    RatedSide,
    order_weight,
    rated,
    rested,
    updated,
)

PLAYERS = 24
DAYS = 1.0
"""From one game of a player to the next."""
SPREAD = 200.0
"""How much the true strengths differ, in points of rating."""


def against(rating: float, deviation: float, score: float) -> Encounter:
    return Encounter(edge=1500 - rating, deviation=deviation, score=score)


def test_the_worked_example_of_glickmans_paper() -> None:
    found = updated(
        PlayerStanding(rating=1500, deviation=200, volatility=0.06),
        [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)],
    )
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def duel(one: PlayerStanding, other: PlayerStanding, *, won: bool) -> list[list[PlayerStanding]]:
    places = (1, 2) if won else (2, 1)
    sides = [RatedSide(members=(Member(standing=who),), place=n) for who, n in zip((one, other), places, strict=True)]
    return rated(sides)


def test_two_players_are_rated_as_the_paper_has_it() -> None:
    one, other = PlayerStanding(rating=1620, deviation=90), PlayerStanding(rating=1480, deviation=60)
    expected = updated(one, [Encounter(edge=140, deviation=60, score=0)], periods=0)
    assert duel(one, other, won=False)[0][0] == expected
    assert expected.rating < one.rating


def test_equals_change_by_as_much_in_either_direction() -> None:
    (up,), (down,) = duel(PlayerStanding(), PlayerStanding(), won=True)
    assert up.rating - AVERAGE == pytest.approx(AVERAGE - down.rating)
    assert up.deviation == down.deviation < UNKNOWN


def test_who_does_not_play_is_less_sure_and_never_less_than_unknown() -> None:
    sure = PlayerStanding(deviation=60)
    waits = [rested(sure, days) for days in (0, 30, 365, 100_000)]
    assert [one.rating for one in waits] == [AVERAGE] * 4
    assert waits[0].deviation == pytest.approx(60)
    assert all(a.deviation < b.deviation for a, b in pairwise(waits))
    assert waits[-1].deviation == UNKNOWN


def test_a_member_of_a_team_moves_by_less_and_the_one_of_more_seats_by_more() -> None:
    team = RatedSide(members=(Member(standing=PlayerStanding()), Member(standing=PlayerStanding(), seats=3)), place=1)
    alone = RatedSide(members=(Member(standing=PlayerStanding()),), place=2)
    (one, three), (fugitive,) = rated([team, alone])
    assert AVERAGE < one.rating < three.rating < AVERAGE + (AVERAGE - fugitive.rating)
    assert one.deviation > three.deviation > fugitive.deviation


def test_an_order_of_two_is_a_duel_and_larger_ones_count_for_less_than_all_their_pairs() -> None:
    assert order_weight(2) == 1
    assert all(a > b for a, b in pairwise(order_weight(sides) for sides in range(2, 9)))
    assert all((sides - 1) * order_weight(sides) > 1 for sides in range(3, 9))


def test_the_order_in_which_games_are_rated_matters_little() -> None:
    results = [(1400, 1), (1600, 0), (1500, 1), (1700, 0), (1450, 1), (1550, 1)]

    def after(games: Sequence[tuple[int, int]]) -> float:
        one = PlayerStanding(deviation=120)
        for rating, score in games:
            one = updated(one, [Encounter(edge=one.rating - rating, deviation=50, score=score)], periods=0)
        return one.rating

    assert abs(after(results) - after(results[::-1])) < 8


# Players of known strength

Meeting = Callable[[Random, dict[int, float]], list[tuple[list[int], int]]]
"""Who meets whom in a game, on which side, and at which place each side ends."""


def duels(rng: Random, truth: dict[int, float]) -> list[tuple[list[int], int]]:
    one, other = rng.sample(range(PLAYERS), 2)
    won = rng.random() < 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
    return [([one], 2 - won), ([other], 1 + won)]


def teams(rng: Random, truth: dict[int, float]) -> list[tuple[list[int], int]]:
    """One against a team of two, which is as strong as its mean."""
    one, *team = rng.sample(range(PLAYERS), 3)
    won = rng.random() < 1 / (1 + 10 ** ((fmean(truth[n] for n in team) - truth[one]) / 400))
    return [([one], 2 - won), (team, 1 + won)]


def orders(rng: Random, truth: dict[int, float]) -> list[tuple[list[int], int]]:
    """Four in the order in which they come in; against any one of them the odds are as in a duel."""
    four = rng.sample(range(PLAYERS), 4)
    times = {n: rng.expovariate(10 ** (truth[n] / 400)) for n in four}
    return [([n], place) for place, n in enumerate(sorted(four, key=lambda n: times[n]), 1)]


def season(meet: Meeting, games: int, seed: int) -> tuple[dict[int, float], dict[int, PlayerStanding]]:
    """What was true, and what came out of so many games."""
    rng = Random(seed)
    drawn = [rng.gauss(0, SPREAD) for _ in range(PLAYERS)]
    truth = {n: AVERAGE + one - fmean(drawn) for n, one in enumerate(drawn)}  # only differences can be told
    found = dict.fromkeys(truth, PlayerStanding())
    for _ in range(games):
        met = meet(rng, truth)
        sides = [RatedSide(members=tuple(Member(standing=found[n]) for n in who), place=place) for who, place in met]
        for (who, _), standings in zip(met, rated(sides, lambda _: DAYS), strict=True):
            found.update(zip(who, standings, strict=True))
    return truth, found


def rank_correlation(truth: dict[int, float], found: dict[int, PlayerStanding]) -> float:
    true, told = (sorted(truth, key=key) for key in (truth.__getitem__, lambda n: found[n].rating))
    apart = sum((true.index(n) - told.index(n)) ** 2 for n in truth)
    return 1 - 6 * apart / (PLAYERS * (PLAYERS**2 - 1))


SEASONS: dict[Meeting, tuple[int, float]] = {duels: (1200, 0.94), teams: (3000, 0.94), orders: (600, 0.94)}


@pytest.mark.parametrize("meet", SEASONS, ids=lambda meet: meet.__name__)
def test_known_orders_are_recovered_and_intervals_cover(meet: Meeting) -> None:
    games, least = SEASONS[meet]
    seasons = [season(meet, games, seed) for seed in range(6)]
    assert fmean(rank_correlation(*one) for one in seasons) > least
    covered = [low < truth[n] < high for truth, found in seasons for n in truth for low, high in [found[n].interval]]
    assert 0.88 < fmean(covered) <= 1.0
    assert all(math.isfinite(one.rating) and one.deviation < SURE for _, found in seasons for one in found.values())


def test_the_test_would_notice_results_that_say_nothing() -> None:
    def coins(rng: Random, truth: dict[int, float]) -> list[tuple[list[int], int]]:
        return duels(rng, dict.fromkeys(truth, AVERAGE))

    assert fmean(rank_correlation(*season(coins, 1200, seed)) for seed in range(4)) < 0.5
