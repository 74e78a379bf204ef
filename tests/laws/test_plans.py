"""Law 5 for plans: in truths that the team cannot tell apart it is told the same plan, byte for byte."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.belief import Belief
from gaslamp.agents.team import TeamPlanner
from gaslamp.core import CHANCE, Seat, encode
from gaslamp.games import AnyGame, make_game
from tests.laws.strategies import games
from tests.laws.test_secrecy import Truth, hidden_twins, together


def planned(match: Truth, *, level: str = "heuristic", is_leaky: bool = False) -> bytes:
    """What every detective would be told, in bytes."""
    seats = [seat for seat in range(match.game.seats) if seat != match.state.fugitive]
    return encode([_plan(match, seat, level, is_leaky=is_leaky) for seat in seats])


def _plan(match: Truth, seat: Seat, level: str, *, is_leaky: bool) -> Any:
    planner, view = TeamPlanner(match.game, Random(7), level=level, budget=1), match.view(seat)
    if is_leaky:
        planner.public, planner.assumed, view = Belief(match.game), Belief(match.game), match.view(CHANCE)
    return planner.propose(replace(view, seat=seat))


@settings(max_examples=10, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_plans_do_not_tell_two_truths_apart(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for one, two in hidden_twins(game, rng):
        if rng.random() < 0.05:
            check_on(one, two, rng)


def check_on(one: Truth, two: Truth, rng: Random, level: str = "heuristic") -> int:
    """As long as no more can be done in the open that keeps them alike."""
    compared = 0
    while together(one, two, rng):
        plan = planned(one, level=level)
        assert plan == planned(two, level=level)
        compared += b"moves" in plan
    return compared


@pytest.mark.parametrize("name", ["classic", "holmes", "compact"])
def test_nor_do_plans_of_bots_that_search(name: str) -> None:
    rng = Random(3)
    pairs = [pair for seed in range(4) for pair in hidden_twins(make_game(name, 4), Random(seed))][::5]
    assert sum(check_on(one, two, rng, "strong") for one, two in pairs[:6]) > 5


def test_the_tests_catch_a_deliberate_leak() -> None:
    pairs = [pair for seed in range(2) for pair in hidden_twins(make_game("classic", 3), Random(seed))][::7]
    leaks = 0
    for one, two in pairs:
        while together(one, two, Random(1)) and not leaks:
            leaks += planned(one, is_leaky=True) != planned(two, is_leaky=True)
    assert leaks
