"""Law 5 for reasons: truths that a reader cannot tell apart are explained to that reader alike, byte for byte."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.explain import Reasoner
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Seat, encode
from gaslamp.games import AnyGame, make_game
from gaslamp.match import Match, steps
from gaslamp.testing import viewers
from tests.laws.strategies import connection_games, games
from tests.laws.test_secrecy import Truth, hidden_twins, together

LARGEST = 200  # of a station
SEEDS = st.integers(0, 2**32)


def explained(match: Truth, seat: Seat, eyes: Seat) -> bytes:
    """All that can be told to a seat that sees through these eyes, its own if nobody made a mistake; in bytes."""
    found = Reasoner(match.game, eyes, range(match.game.seats)).update(match.view(eyes).events)
    return encode([seat, *((n, reason) for n, reason in found.items())])


def everybody_else(match: Truth, *, eyes: Seat | None = None) -> list[bytes]:
    seats = [seat for seat in viewers(match.game) if seat != match.state.fugitive]
    return [explained(match, seat, seat if eyes is None else eyes) for seat in seats]


@settings(max_examples=15, deadline=None)
@given(games(), SEEDS)
def test_reasons_do_not_tell_two_truths_apart(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for one, two in hidden_twins(game, rng):
        if rng.random() < 0.05:
            check_on(one, two, rng)


def check_on(one: Truth, two: Truth, rng: Random) -> None:
    """Now, and when no more can be done in the open that keeps them alike."""
    assert everybody_else(one) == everybody_else(two)
    last = one.fork(), two.fork()
    while together(one, two, rng):
        last = one.fork(), two.fork()
    assert everybody_else(last[0]) == everybody_else(last[1])


@settings(max_examples=25, deadline=None)
@given(st.one_of(games(), connection_games()), SEEDS)
def test_whatever_is_done_can_be_explained_or_left_at_that(game: AnyGame, seed: int) -> None:
    """By those who play at random too, and to whoever sees everything."""
    match, rng, seats = Match[Any](game), Random(seed), range(game.seats)
    reader = Reasoner(game, CHANCE, seats)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        for n, reason in reader.update(match.view(CHANCE).events).items():
            event = match.log[n]
            assert isinstance(event, Action)
            assert event.seat in seats
            assert all(0 <= value <= LARGEST for value in reason.details.values() if isinstance(value, int)), reason


@pytest.mark.parametrize(("name", "options"), [("classic", {}), ("holmes", {"mode": "sherlock"})])
def test_the_tests_catch_a_deliberate_leak(name: str, options: dict[str, Any]) -> None:
    game = make_game(name, 3, options)
    pairs = [pair for seed in range(2) for pair in hidden_twins(game, Random(seed))][::7]
    assert any(everybody_else(one, eyes=CHANCE) != everybody_else(two, eyes=CHANCE) for one, two in pairs)
    assert not any(everybody_else(one) != everybody_else(two) for one, two in pairs)
