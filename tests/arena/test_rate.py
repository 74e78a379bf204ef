"""Intervals against published and hand-worked values."""

from __future__ import annotations

import math

import pytest

from gaslamp.arena.rate import Rate, paired, quartiles, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate.share == wins / games
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.00006)


def test_wilson_stays_between_nothing_and_all() -> None:
    for games in range(1, 40):
        for wins in range(games + 1):
            rate = wilson(wins, games)
            assert 0 <= rate.low <= rate.share <= rate.high <= 1
            assert rate.low == pytest.approx(1 - wilson(games - wins, games).high)


def test_a_paired_difference_by_hand() -> None:
    one = [True] * 3 + [False] * 7
    other = [True] * 2 + [False] + [True] * 4 + [False] * 3
    up, down = 5 / 12, 2 / 12  # four deals more, one less, Bonett and Price's one each added
    reach = 1.959964 * math.sqrt((up + down - (up - down) ** 2) / 12)
    expected = (0.3, 0.25 - reach, 0.25 + reach)
    rate = paired(one, other)
    assert (rate.share, rate.low, rate.high) == pytest.approx(expected)


def test_agreement_on_every_deal_narrows_the_difference() -> None:
    same = [True, False] * 100
    rate = paired(same, same)
    assert rate.share == 0
    assert rate.low == -rate.high
    assert rate.high < 0.02, "two independent samples of 200 could not tell within 0.09"


def test_turning_a_comparison_round_turns_its_sign() -> None:
    one, other = [True, False, False, True, True], [True, True, False, False, False]
    there, back = paired(one, other), paired(other, one)
    assert Rate(-there.share, -there.high, -there.low) == back


def test_a_spread_by_hand() -> None:
    numbers = quartiles([1, 2, 3, 4, 10])
    assert (numbers.mean, numbers.least, numbers.lower, numbers.median) == (4, 1, 2, 3)
    assert (numbers.upper, numbers.most) == (4, 10)


def test_a_single_number_is_all_of_its_spread() -> None:
    numbers = quartiles([7])
    assert {numbers.mean, numbers.least, numbers.lower, numbers.median, numbers.upper, numbers.most} == {7}
