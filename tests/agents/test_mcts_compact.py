"""The published recipe in the compact game: by the rules, for pounds, and knowing no more than its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.agents.engine.encoding import code_of
from gaslamp.agents.mcts import Nijssen
from gaslamp.agents.mcts.categories import posts_he_saw
from gaslamp.agents.mcts.compact import POUNDS
from gaslamp.agents.mcts.search import REDUCTION
from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.compact import GiveUp
from gaslamp.games.vocabulary import Move
from gaslamp.match import Agent
from gaslamp.testing import check_agent
from tests.agents.interpreted import interpreted
from tests.agents.recipes import looked, rewards_of, seen
from tests.games.positions import CompactPosition

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in range(2, 5)},
    "black": (2, {"black_tickets": 4}),
    "poor": (2, {"taxi": 4, "bus": 1, "underground": 0}),
}


def quick(rng: Random) -> Agent:
    return Nijssen(rng, iterations=40)


def looked_moves(match: CompactPosition, seat: int) -> list[Move]:
    """Nothing else is ever looked at."""
    moves = [action for action in looked(match, seat) if isinstance(action, Move)]
    assert len(moves) == len(looked(match, seat))
    return moves


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_and_the_same_each_time(name: str) -> None:
    seats, options = OPTIONS[name]
    match = check_agent(quick, make_game("compact", seats, options), Random(name))
    assert match.outcome
    assert not any(isinstance(event, GiveUp) for event in match.log)


def test_detectives_act_the_same_wherever_a_black_ticket_took_him() -> None:
    match, found = CompactPosition(9, 8, 60, 69, seats=2), set[Action]()
    for station in (4, 10, 11, 20, 38):
        truth = match.fork()
        truth.play(match.move(0, "black", station))
        found.add(quick(Random(5)).act(truth.view(1)))
    assert len(found) == 1


def test_a_catch_in_sight_is_made() -> None:
    """He is seen at 9, one taxi ride from the detective at 8."""
    match = CompactPosition(10, 8, 60, 69, seats=2)
    match.ride(0, "taxi", 9)
    action = Nijssen(Random(1), iterations=400).act(match.view(1))
    assert isinstance(action, Move)
    assert (action.pawn, action.station) == (1, 9)


def test_he_does_not_step_beside_a_detective() -> None:
    match = CompactPosition(10, 8, 60, 69, seats=2)
    action = Nijssen(Random(1), iterations=2000).act(match.view(0))
    assert isinstance(action, Move)
    assert action.station != 9


# What is looked at


def test_the_detectives_move_one_after_another() -> None:
    match = CompactPosition(10, 8, 60, 69, seats=2)
    match.ride(0, "taxi", 9)
    assert {move.pawn for move in looked_moves(match, 1)} == {1}
    match.ride(1, "taxi", 7)
    assert {move.pawn for move in looked_moves(match, 1)} == {2}


@pytest.mark.parametrize(("fugitive", "is_black"), [(9, True), (112, False)])
def test_a_black_ticket_only_when_a_detective_is_near(fugitive: int, *, is_black: bool) -> None:
    match = CompactPosition(fugitive, 8, 13, 30, seats=2)
    assert "black" in {fare for fare, _ in match.reach(0)}
    assert ("black" in {move.fare for move in looked_moves(match, 0)}) is is_black


# What is seen, and what an end is worth


def test_cp_8_a_black_ticket_leaves_them_guessing() -> None:
    match = CompactPosition(9, 8, 60, 69, seats=2)
    assert seen(match, match.move(0, "taxi", 20)) == {20}
    assert seen(match, match.move(0, "black", 20)) == {4, 10, 11, 20, 38}


def test_an_end_is_worth_his_pounds_and_to_a_detective_less_if_another_made_the_catch() -> None:
    match = CompactPosition(10, 8, 60, 69, seats=2)
    match.ride(0, "taxi", 9)
    rewards = rewards_of(match, match.move(1, "bus", 9))
    theirs = 1 - 2 / POUNDS
    assert rewards == pytest.approx([2 / POUNDS, theirs, theirs * (1 - REDUCTION), theirs * (1 - REDUCTION)])


def test_posts_are_those_of_his_last_move() -> None:
    match = CompactPosition(10, 8, 60, 69, seats=2)
    match.ride(0, "taxi", 9)
    match.ride(1, "taxi", 7)
    assert posts_he_saw(match.view(1).events) == (8, 60, 69)


def test_the_tree_is_kept_through_a_turn_and_no_longer() -> None:
    match, agent = CompactPosition(10, 8, 60, 69, seats=2), Nijssen(Random(2), iterations=300)
    match.ride(0, "taxi", 9)
    match.ride(1, "taxi", 7)
    for roots in (False, True):
        match.play(agent.act(match.view(1)))
        assert agent.turn is not None
        assert (agent.turn.node > 0) is roots
    match.play(match.view(0).actions[0])
    agent.act(match.view(1))
    assert agent.turn
    assert agent.turn.node == 0


def played() -> int:
    """What a round comes to: the same number with and without a compiler."""
    match, agents = CompactPosition(10, 8, 60, 69, seats=2), [Nijssen(Random(seat), iterations=20) for seat in (0, 1)]
    while not match.state.scores:
        seat = min(match.to_act)
        match.play(agents[seat].act(match.view(seat)))
    return hash(tuple(code_of(match.game, event) for event in match.log if isinstance(event, Move))) % 1_000_003


def test_it_plays_the_same_in_plain_python() -> None:
    assert interpreted(f"{__name__}.played") == played()
