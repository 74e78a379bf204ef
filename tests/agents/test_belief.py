"""The belief holds the truth, and nothing that a history could not lead to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.belief import Belief, believe
from gaslamp.agents.belief.priors import DistancePrior
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, redact
from gaslamp.games import AnyGame, make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Double, Fare, Move
from gaslamp.match import Match, steps
from tests.agents.alley import OPTIONS, alley_game
from tests.laws.strategies import games

Truth: TypeAlias = Match[ClassicState]


def random_match(game: AnyGame, seed: int) -> Iterator[Match[Any]]:
    """A match of random play, after every action."""
    match: Match[Any] = Match(game)
    for _ in steps(match, {seat: Uniform(Random(seed)) for seat in range(CHANCE, game.seats)}):
        yield match


def where(match: Match[Any]) -> int | None:
    here: int | None = match.state.stations[FUGITIVE]
    return here


@settings(max_examples=80, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_the_truth_is_never_ruled_out(game: AnyGame, seed: int) -> None:
    plain, weighed = Belief(game), Belief(game, eyes=SPECTATOR, prior=DistancePrior())
    for match in random_match(game, seed):
        odds = plain.update(match.view(SPECTATOR).events)
        guessed = weighed.update(match.view(match.state.fugitive).events)
        if where(match) is not None:
            assert where(match) in odds
            assert guessed.keys() == odds.keys(), "odds are a guess, the stations are not"
            assert sum(guessed.values()) == pytest.approx(1)
            assert min(guessed.values()) > 0


@settings(max_examples=20, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_the_fugitive_knows_where_he_is(game: AnyGame, seed: int) -> None:
    belief = Belief(game)
    for match in random_match(game, seed):
        here = where(match)
        assert belief.update(match.view(match.state.fugitive).events).keys() == (set() if here is None else {here})


@pytest.mark.parametrize("name", OPTIONS)
def test_the_belief_is_every_history_that_looks_the_same(tmp_path: Path, name: str) -> None:
    game = alley_game(tmp_path, OPTIONS[name])
    for seed in range(12):
        compare_with_brute_force(game, Random(seed))


def compare_with_brute_force(game: Classic, rng: Random) -> None:
    truth: Truth = Match(game)
    belief, histories = Belief(game), [truth.fork()]
    while truth.to_act:
        seat = min(truth.to_act)
        action = choose(truth.view(seat).actions, rng)
        seen = [redact(event, SPECTATOR) for event in truth.play(action)]
        histories = [other for history in histories for other in continued(history, action, seen)]
        if where(truth) is not None:
            assert belief.update(truth.view(SPECTATOR).events).keys() == {where(history) for history in histories}


def choose(actions: tuple[Action, ...], rng: Random) -> Action:
    """Mostly plain moves, or the fugitive would be seen and doubled out in no time."""
    plain = [action for action in actions if not isinstance(action, Double)]
    return rng.choice(actions if rng.random() < 0.3 else plain)


def continued(history: Truth, action: Action, seen: list[Event]) -> Iterator[Truth]:
    """Every way this history can go on that shows everybody the same as what was seen."""
    for other in history.view(action.seat).actions:
        if redact(addressed(history, other), SPECTATOR) == seen[0]:
            fork = history.fork()
            if [redact(event, SPECTATOR) for event in fork.play(other)] == seen:
                yield fork


def addressed(history: Truth, action: Action) -> Action:
    assert isinstance(history.game, Classic)
    return history.game.addressed(history.state, action)


def test_he_is_not_where_he_would_be_cornered(tmp_path: Path) -> None:
    """CL-20: that the game goes on tells the detectives that he can move."""
    tight = {"fugitive_fares": "counted", "fugitive_taxi": 0, "fugitive_bus": 1, "fugitive_underground": 0, "blacks": 0}
    match = dealt(alley_game(tmp_path, tight | {"starts": [1, 4, 5, 6, 8]}), 5, 8, 1)
    assert match.outcome is None
    assert believe(match.view(SPECTATOR)) == {1}, "no bus stops at 4 and 6"


@pytest.mark.parametrize(
    ("detectives", "start", "fare", "stop"),
    [((2, 6), 1, "bus", 7), ((5, 6), 3, "underground", 7), ((4, 8), 1, "underground", 9)],
)
def test_cut_off_lines_are_not_believed(
    tmp_path: Path, detectives: tuple[int, int], start: int, fare: Fare, stop: int
) -> None:
    """CL-26: nothing runs over a detective, so there is one line he can have taken."""
    match = dealt(alley_game(tmp_path, {"cut_off": True, "starts": [1, 3, *detectives]}), *detectives, start)
    match.play(Move(seat=0, pawn=FUGITIVE, fare=fare, station=stop))
    assert believe(match.view(1)) == {stop}


@pytest.mark.parametrize(("fare", "reached"), [("black", {1, 3, 8}), ("taxi", {1, 3})])
def test_a_black_ticket_may_have_been_the_ferry(tmp_path: Path, fare: Fare, reached: set[int]) -> None:
    """CL-18, CL-19: a plain fare never is."""
    match = dealt(alley_game(tmp_path, {"starts": [2, 6, 9]}), 6, 9, 2)
    match.play(Move(seat=0, pawn=FUGITIVE, fare=fare, station=1))
    assert believe(match.view(1)) == reached


def dealt(game: Classic, *stations: int) -> Truth:
    """A match in its first round, the fugitive's start last."""
    match: Truth = Match(game)
    for pawn, station in zip((*game.detectives, FUGITIVE), stations, strict=True):
        match.play(Deal(seat=CHANCE, pawn=pawn, station=station))
    return match


def test_what_the_detectives_believe_can_be_told_from_the_fugitives_view() -> None:
    for match in random_match(make_game("classic"), 3):
        if match.state.phase != "deal":
            assert believe(match.view(0), eyes=SPECTATOR) == believe(match.view(1)) == believe(match.view(SPECTATOR))


def test_a_belief_reads_on_or_starts_over() -> None:
    game = make_game("classic")
    one, other = ([match.view(1).events for match in random_match(game, seed)] for seed in (1, 2))
    belief = Belief(game)
    for events in (one[8], one[30], other[20], one[12]):
        assert belief.update(events) == Belief(game).update(events)
