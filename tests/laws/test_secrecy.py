"""Law 5, with the rules' own word on what is secret: nobody but the fugitive can tell his hidden moves apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Action, IllegalAction, Seat, redact
from gaslamp.games import AnyGame
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.vocabulary import FUGITIVE, Deal, Fare, Move
from gaslamp.match import Match, steps
from gaslamp.testing import viewers
from tests.laws.strategies import games

Truth = Match[Any]
FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_hidden_moves_look_alike_byte_for_byte(game: AnyGame, seed: int) -> None:
    for one, two in hidden_twins(game, Random(seed)):
        assert others_see(one) == others_see(two)


@settings(max_examples=40, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_two_truths_stay_alike_until_the_rules_part_them(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for one, two in hidden_twins(game, rng):
        while together(one, two, rng):
            assert others_see(one) == others_see(two)
            for action in [junk(rng, one) for _ in range(8)]:
                assert refusal(one, action) == refusal(two, action)


@pytest.mark.parametrize("leak", ["fugitive's move to everybody", "start to a detective"])
def test_the_tests_catch_a_deliberate_leak(leak: str) -> None:
    assert can_be_told_apart(Leaky(leak))


def test_the_tests_catch_a_leak_to_the_wrong_mister_x() -> None:
    assert can_be_told_apart(LeakyCompact())
    assert not can_be_told_apart(Compact())


def can_be_told_apart(game: AnyGame) -> bool:
    return any(others_see(one) != others_see(two) for seed in range(3) for one, two in hidden_twins(game, Random(seed)))


class Leaky(Classic):
    """Classic with one mistake in whom a secret is for."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self.leak = leak

    def addressed(self, state: ClassicState, action: Action) -> Action:
        action = super().addressed(state, action)
        if self.leak == "fugitive's move to everybody" and isinstance(action, Move):
            return replace(action, known_to=self.everybody)
        if self.leak == "start to a detective" and isinstance(action, Deal):
            return replace(action, known_to=(*action.known_to, 1))
        return action


class LeakyCompact(Compact):
    """Compact as if seat 0 were Mister X in every round."""

    def addressed(self, state: CompactState, action: Action) -> Action:
        return super().addressed(replace(state, fugitive=0), action)


def hidden_twins(game: AnyGame, rng: Random) -> Iterator[tuple[Truth, Truth]]:
    """Along a random match: two truths after secret actions that should look alike, both still going on."""
    match: Truth = Match(game)
    yield from secret_pairs(match)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        yield from secret_pairs(match)


def secret_pairs(match: Truth) -> Iterator[tuple[Truth, Truth]]:
    for one, two in pairwise(secret_actions(match)):
        if blank(one) == blank(two):
            forks = match.fork(), match.fork()
            forks[0].play(one)
            forks[1].play(two)
            if not any(fork.outcome for fork in forks):  # a fugitive who cornered himself is seen to be
                yield forks


def blank(action: Action) -> Action:
    return redact(action, SPECTATOR)


def secret_actions(match: Truth) -> list[Action]:
    """What is dealt to the fugitive, and his moves that do not call for surfacing."""
    game = match.game
    assert isinstance(game, Chase)
    if match.state.phase == "move" and game.calls_for_surfacing(len(match.state.log) + 1):
        return []
    actions = [action for seat in match.to_act for action in match.view(seat).actions]
    return [action for action in actions if is_secret(game, action)]


def is_secret(game: AnyGame, action: Action) -> bool:
    if isinstance(game, Compact):
        return isinstance(action, Move) and action.fare == "black"  # CP-4, CP-8: all else is done in the open
    if (
        isinstance(action, Deal) and isinstance(game, Chase) and game.is_start_open
    ):  # CL-6, SH-7, house rule: his start is nobody's secret
        return False
    return isinstance(action, Plot | Draw | Settle) or (isinstance(action, Deal | Move) and action.pawn == FUGITIVE)


def others_see(match: Truth) -> dict[Seat, bytes]:
    return {seat: match.view(seat).encode() for seat in viewers(match.game) if seat != match.state.fugitive}


def together(one: Truth, two: Truth, rng: Random) -> bool:
    """Play the same open action in both truths; False when there is none or the rules tell them apart."""
    seat = min(one.to_act)
    both = [action for action in one.view(seat).actions if is_open(action, one) and action in two.view(seat).actions]
    if not both:
        return False
    action = rng.choice(both)
    told = [[type(event).__name__ for event in truth.play(action)] for truth in (one, two)]
    return told[0] == told[1] and not PARTING & set(told[0])


def is_open(action: Action, match: Truth) -> bool:
    if action.seat != match.state.fugitive:
        return action.seat != CHANCE
    return type(action).__name__ == "Done"


PARTING = {"Surfaced", "Caught", "Cornered", "Opened", "Located", "Confirmed", "Recalled"}
"""Facts that may tell two truths apart, as the rules want it."""


def refusal(match: Truth, action: Action) -> str | None:
    """What whoever asks for this hears; None if it is allowed."""
    try:
        match.fork().play(action)
    except IllegalAction as refused:
        return refused.key
    return None


def junk(rng: Random, match: Truth) -> Action:
    seat = rng.choice([seat for seat in range(match.game.seats) if seat != match.state.fugitive])
    station = rng.choice([None, 0, *range(1, 201)])
    fare: Fare = rng.choice(FARES)
    return Move(seat=seat, pawn=rng.randrange(-1, 7), fare=fare, station=station)
