"""Law 5, with the rules' own word on what is secret: nobody but the fugitive can tell his hidden moves apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, IllegalAction, Seat
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Fare, Move
from gaslamp.match import Match, steps
from gaslamp.testing import viewers
from tests.laws.strategies import classic_games

Truth = Match[ClassicState]
FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")


@settings(max_examples=100, deadline=None)
@given(classic_games(), st.integers(0, 2**32))
def test_hidden_moves_look_alike_byte_for_byte(game: Classic, seed: int) -> None:
    for one, two in hidden_twins(game, Random(seed)):
        assert others_see(one) == others_see(two)


@settings(max_examples=80, deadline=None)
@given(classic_games(), st.integers(0, 2**32))
def test_two_truths_stay_alike_until_the_rules_part_them(game: Classic, seed: int) -> None:
    rng = Random(seed)
    for one, two in hidden_twins(game, rng):
        while together(one, two, rng):
            assert others_see(one) == others_see(two)
            for action in [junk(rng, one) for _ in range(8)]:
                assert refusal(one, action) == refusal(two, action)


@pytest.mark.parametrize("leak", ["fugitive's move to everybody", "start to a detective"])
def test_the_tests_catch_a_deliberate_leak(leak: str) -> None:
    game = Leaky(leak)
    assert any(others_see(one) != others_see(two) for seed in range(3) for one, two in hidden_twins(game, Random(seed)))


class Leaky(Classic):
    """Classic with one mistake in whom a secret is for."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self.leak = leak

    def addressed(self, action: Action) -> Action:
        action = super().addressed(action)
        if self.leak == "fugitive's move to everybody" and isinstance(action, Move):
            return replace(action, known_to=self.everybody)
        if self.leak == "start to a detective" and isinstance(action, Deal):
            return replace(action, known_to=(*action.known_to, 1))
        return action


def hidden_twins(game: Classic, rng: Random) -> Iterator[tuple[Truth, Truth]]:
    """Along a random match: two truths after secret actions that should look alike, both still going on."""
    match: Truth = Match(game)
    yield from secret_pairs(match)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        yield from secret_pairs(match)


def secret_pairs(match: Truth) -> Iterator[tuple[Truth, Truth]]:
    for one, two in pairwise(secret_actions(match)):
        if replace(one, station=None) == replace(two, station=None):
            forks = match.fork(), match.fork()
            forks[0].play(one)
            forks[1].play(two)
            if not any(fork.outcome for fork in forks):  # a fugitive who cornered himself is seen to be
                yield forks


def secret_actions(match: Truth) -> list[Deal | Move]:
    """The fugitive's start cards, and his moves that do not call for surfacing."""
    game = match.game
    assert isinstance(game, Classic)
    if match.state.phase == "move" and game.calls_for_surfacing(len(match.state.log) + 1):
        return []
    actions = [action for seat in match.to_act for action in match.view(seat).actions]
    return [action for action in actions if isinstance(action, Deal | Move) and action.pawn == FUGITIVE]


def others_see(match: Truth) -> dict[Seat, bytes]:
    assert isinstance(match.game, Classic)
    return {seat: match.view(seat).encode() for seat in viewers(match.game) if seat != match.game.fugitive}


def together(one: Truth, two: Truth, rng: Random) -> bool:
    """Play the same open action in both truths; False when it is the fugitive's turn or the truths part."""
    assert isinstance(one.game, Classic)
    if not one.to_act or one.game.fugitive in one.to_act:
        return False
    seat = min(one.to_act)
    action = rng.choice(one.view(seat).actions)
    one.play(action)
    two.play(action)
    return one.outcome is None and two.outcome is None and "Cornered" not in (ends(one), ends(two))


def ends(match: Truth) -> str:
    return type(match.log[-1]).__name__


def refusal(match: Truth, action: Action) -> str | None:
    """What whoever asks for this hears; None if it is allowed."""
    try:
        match.fork().play(action)
    except IllegalAction as refused:
        return refused.key
    return None


def junk(rng: Random, match: Truth) -> Action:
    seat = rng.randrange(1, match.game.seats)
    station = rng.choice([None, 0, *range(1, 201)])
    fare: Fare = rng.choice(FARES)
    return Move(seat=seat, pawn=rng.randrange(-1, 7), fare=fare, station=station)
