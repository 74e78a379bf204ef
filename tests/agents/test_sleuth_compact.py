"""The searching bot in the compact game: by the rules, from its view alone, and its moves are the best there are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.alpha_beta import AlphaBetaSearch, best_posts
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, Scored
from gaslamp.games.vocabulary import Move
from gaslamp.match import Agent, Match, steps
from gaslamp.testing import check_agent
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
    move = AlphaBetaSearch(Random(1), games=1).act(match.view(1))
    assert move == Move(seat=1, pawn=1, fare="bus", station=6)


def test_they_know_no_more_than_their_seat() -> None:
    """CP-8: wherever he hides, they do the same."""
    answers = []
    for station in (33, 46, 48):
        match = CompactPosition(47, 8, 13, 30, seats=2)
        if Move(seat=0, pawn=0, fare="black", station=station) in match.view(0).actions:
            match.ride(0, "black", station)
            answers.append(AlphaBetaSearch(Random(5), games=2).act(match.view(1)))
    assert len(answers) > 1
    assert len(set(answers)) == 1


def test_out_of_time_it_plays_what_it_has_found() -> None:
    match = CompactPosition(47, 8, 13, 30)
    hasty, shallow = AlphaBetaSearch(Random(5), seconds=0.0), AlphaBetaSearch(Random(5), games=1)
    assert hasty.act(match.view(0)) == shallow.act(match.view(0))


def test_searching_detectives_pay_less_than_quick_ones_do() -> None:
    """Eight rounds; between heuristics one brings Mister X nearly 17 points (docs/bots.md)."""
    game = make_game("compact", 2)
    assert sum(points(game, seed) for seed in range(4)) < 8 * 16


def points(game: Compact, seed: int) -> int:
    match: Match[CompactState] = Match(game)
    agents: dict[int, Agent] = {seat: Sleuth(Random(seat), games=3) for seat in range(2)}
    agents[CHANCE] = Uniform(Random(seed))
    return sum(e.points for events in steps(match, agents) for e in events if isinstance(e, Scored))
