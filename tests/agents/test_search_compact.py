"""The searching bot in the compact game: by the rules, from its view alone, and its moves are the best there are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gaslamp.agents.engine.layout import station_of
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.alpha_beta import AlphaBetaSearch, best_posts
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, GiveUp, Scored, has_just_hidden
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Agent, Match, steps
from gaslamp.testing import check_agent
from tests.agents.compact_alley import alley
from tests.games.positions import CompactPosition

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in (2, 3, 4)},
    **{f"{blacks} black tickets": (2, {"black_tickets": blacks}) for blacks in (2, 3, 4)},
    "poor": (3, {"black_tickets": 3, "taxi": 4, "bus": 1, "underground": 0}),
    "rich": (2, {"black_tickets": 2, "taxi": 99, "bus": 99, "underground": 99}),
}


def quick(rng: Random) -> Agent:
    return Sleuth(rng, games=2)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_the_same_each_time_and_from_its_view_alone(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("compact", seats, options), Random(name)).outcome


def test_on_a_board_too_large_for_a_tablebase_it_plays_all_the_same() -> None:
    game = make_game("compact", 2, {"board": "ravensburger", "starts": [34, 50, 91, 112, 141]})
    assert check_agent(quick, game, Random(1)).outcome


def test_they_wait_where_it_costs_them_least() -> None:
    """CP-3"""
    game = make_game("compact", 2)
    assert best_posts(game, frozenset()) == {30, 60, 72}
    assert best_posts(game, frozenset({8})) > {8}


def test_they_catch_him_by_the_cheapest_ticket() -> None:
    match = CompactPosition(7, 8, 13, 30)
    match.ride(0, "taxi", 6)
    move = AlphaBetaSearch(match.game, Random(1), budget=1).act(match.view(1))
    assert move == Move(seat=1, pawn=1, fare="bus", station=6)


def test_they_know_no_more_than_their_seat() -> None:
    """CP-8: wherever he hides, they do the same."""
    answers = []
    for station in (33, 46, 48):
        match = CompactPosition(47, 8, 13, 30, seats=2)
        if Move(seat=0, pawn=0, fare="black", station=station) in match.view(0).actions:
            match.ride(0, "black", station)
            answers.append(AlphaBetaSearch(match.game, Random(5), budget=2).act(match.view(1)))
    assert len(answers) > 1
    assert len(set(answers)) == 1


def test_out_of_time_it_plays_what_it_has_found() -> None:
    match = CompactPosition(47, 8, 13, 30)
    hasty = AlphaBetaSearch(match.game, Random(5), seconds=0.0)
    shallow = AlphaBetaSearch(match.game, Random(5), budget=1)
    assert hasty.act(match.view(0)) == shallow.act(match.view(0))


def test_searching_detectives_pay_less_than_quick_ones_do() -> None:
    """Eight rounds; between heuristics one brings Mister X nearly 17 points (docs/research/measurements.md)."""
    game = make_game("compact", 2)
    assert sum(points(game, seed) for seed in range(4)) < 8 * 16


def points(game: Compact, seed: int) -> int:
    match: Match[CompactState] = Match(game)
    agents: dict[int, Agent] = {seat: Sleuth(Random(seat), games=3) for seat in range(2)}
    agents[CHANCE] = Uniform(Random(seed))
    return sum(e.points for events in steps(match, agents) for e in events if isinstance(e, Scored))


@pytest.mark.parametrize("stations", [(23, 20, 33, 55), (93, 92, 65, 55), (39, 56, 69, 21), (85, 70, 39, 109)])
def test_where_they_would_catch_him_wherever_he_is_seen_he_hides(stations: tuple[int, ...]) -> None:
    match = CompactPosition(*stations)
    assert all(is_caught_at_once(match, move) for move in moves_of(match) if move.fare != "black")
    assert act(match).fare == "black"


@pytest.mark.parametrize("stations", [(18, 105, 109, 72), (1, 105, 109, 72), (112, 8, 13, 40)])
def test_far_from_them_all_he_keeps_his_black_ticket(stations: tuple[int, ...]) -> None:
    match = CompactPosition(*stations)
    assert not any(is_caught_at_once(match, move) for move in moves_of(match))
    assert act(match).fare != "black"


def test_whoever_may_find_him_most_often_goes_first() -> None:
    match = CompactPosition(23, 20, 33, 55)
    match.play(act(match))
    assert has_just_hidden(match.state)
    detectives = AlphaBetaSearch(match.game, Random(5), budget=2)
    move = detectives.act(match.view(1))
    assert isinstance(move, Move)
    counts = [detectives.plan.counts.get(int(station_of(ride)), 0) for ride in detectives.plan.rides]
    assert counts[move.pawn - 1] == max(counts) > min(counts)


def is_caught_at_once(match: Match[CompactState], move: Move) -> bool:
    fork = match.fork()
    fork.play(move)
    return any(answer.station == move.station for answer in moves_of(fork))


def act(match: Match[CompactState], *, depth: int = 3) -> Move:
    assert isinstance(match.game, Compact)
    move = AlphaBetaSearch(match.game, Random(1), budget=depth).act(match.view(min(match.to_act)))
    assert isinstance(move, Move)
    return move


# Best moves, by trying everything the rules allow

Cache = dict[tuple[Any, ...], int]


def moves_of(match: Match[CompactState]) -> list[Move]:
    return [action for action in match.view(min(match.to_act)).actions if isinstance(action, Move)]


def outcome(match: Match[CompactState], move: Move, cache: Cache) -> int:
    """His points in the end if this is done and then everybody plays as well as can be."""
    fork = match.fork()
    scored = [event.points for event in fork.play(move) if isinstance(event, Scored)]
    return scored[0] if scored else value(fork, cache)


def value(match: Match[CompactState], cache: Cache) -> int:
    state = match.state
    key = (state.phase, state.stations, state.stock, state.waiting, state.stranded)
    if key not in cache:
        cache[key] = (max if state.phase == "move" else min)(outcome(match, move, cache) for move in moves_of(match))
    return cache[key]


def endgames(game: Compact, seed: int) -> Iterator[Match[CompactState]]:
    """The choices of a random round once his black ticket is spent and he is seen: nothing is secret any more."""
    match, rng = Match[CompactState](game), Random(seed)
    while match.state.fugitive == 0:
        seat = min(match.to_act)
        actions = [action for action in match.view(seat).actions if not isinstance(action, GiveUp)]
        is_open = match.state.phase in ("move", "answer") and not match.state.purses[FUGITIVE].black
        if is_open and not (match.state.phase == "answer" and has_just_hidden(match.state)):
            yield match.fork()
        black = [action for action in actions if isinstance(action, Move) and action.fare == "black"]
        match.play(rng.choice(black or actions))


@pytest.fixture(scope="module")
def outcomes() -> Cache:
    """What has been found by trying everything so far."""
    return {}


@pytest.mark.parametrize("phase", ["move", "answer"])
def test_its_moves_are_the_best_there_are(phase: str, outcomes: Cache) -> None:
    """On a board on which every play can be tried: where it matters what is done, and where it does not."""
    game, matters = alley(taxi=4, bus=2, underground=1), 0
    best = max if phase == "move" else min
    for match in (match for seed in range(30) for match in endgames(game, seed) if match.state.phase == phase):
        points = {move: outcome(match, move, outcomes) for move in moves_of(match)}
        assert points[act(match, depth=8)] == best(points.values())
        matters += len(set(points.values())) > 1
    assert matters > 10
