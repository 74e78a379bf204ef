"""The heuristic's detectives of the compact game: they wait in the right places, close in, and never give up."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.heuristic.compact import best_posts
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games import make_game
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Match, steps
from tests.games.positions import CompactPosition


def answer(match: CompactPosition, seat: Seat = 1) -> Action:
    return Heuristic(Random(5)).act(match.view(seat))


def test_the_catch_is_made_by_whoever_can_and_first() -> None:
    match = CompactPosition(22, 56, 8, 72, seats=2)
    match.ride(FUGITIVE, "taxi", 21)
    assert answer(match) == Move(seat=1, pawn=2, fare="taxi", station=21)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_team_has_one_plan_whoever_asks(seat: Seat) -> None:
    match = CompactPosition(24, 8, 13, 60)
    match.ride(FUGITIVE, "taxi", 38)
    move, first = answer(match, seat), answer(match)
    assert isinstance(move, Move)
    assert isinstance(first, Move)
    assert (move.pawn, move.fare, move.station) == (first.pawn, first.fare, first.station)


def test_cp_3_they_wait_where_his_starts_are_near() -> None:
    game = make_game("compact", 2)
    chosen = best_posts(game, frozenset())
    assert len(chosen) == 3
    assert chosen <= set(game.posts)

    def delay(team: frozenset[int]) -> float:
        away = [game.board.distances(post) for post in team]
        return fmean(sum(moves[start] for moves in away) for start in game.starts)

    others = [delay(frozenset(team)) for team in ((105, 109, 69), (8, 13, 30), (56, 105, 109))]
    assert delay(chosen) < max(others)


def test_cp_3_each_seat_places_as_planned() -> None:
    match = CompactPosition(seats=4)
    placed = []
    for seat in (3, 1, 2):
        action = Heuristic(Random(seat)).act(match.view(seat))
        assert isinstance(action, Place)
        placed.append(action.station)
        match.play(action)
    assert frozenset(placed) == best_posts(match.game, frozenset())


def test_a_pawn_placed_by_somebody_else_is_planned_with() -> None:
    match = CompactPosition(seats=3)
    match.play(Place(seat=1, pawn=2, station=105))
    action = answer(match, 2)
    assert isinstance(action, Place)
    assert action.pawn == 1
    assert action.station in best_posts(match.game, frozenset({105})) - {105}


@pytest.mark.parametrize("seats", [2, 4])
def test_cp_10_they_never_give_up(seats: int) -> None:
    match = Match(make_game("compact", seats, {"taxi": 3, "bus": 2, "underground": 1}))
    agents = {seat: Heuristic(Random(seat)) for seat in range(seats)}
    for events in steps(match, {**agents, CHANCE: Uniform(Random(1))}):
        assert not any(isinstance(event, GiveUp) for event in events)
    assert match.outcome
