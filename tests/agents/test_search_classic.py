"""The searching bot plays by the rules, knows no more than its seat, and its rollouts are what they say they are."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents import make_agent
from gaslamp.agents.belief import Belief
from gaslamp.agents.belief.learned_filter import LearnedFilter
from gaslamp.agents.belief.priors import DISTANCE_WEIGHTS, DistancePrior
from gaslamp.agents.distances import distances_to_nearest, pursuers
from gaslamp.agents.engine.belief_update import predict_by_fare
from gaslamp.agents.engine.board_arrays import numbers, stations
from gaslamp.agents.engine.encoding import code_of, encode
from gaslamp.agents.engine.features import (
    FAR,
    PLAIN_KINDS,
    LearnedWeights,
    Probabilities,
    features_of,
    learned_weights,
    uninformed,
)
from gaslamp.agents.engine.layout import AT, BLACK, TICKETS, Position
from gaslamp.agents.engine.models import classic_model
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.engine.rollout import unguessed
from gaslamp.agents.engine.simulation import ClassicPolicy, SimulatedGame, new_scratch
from gaslamp.agents.engine.team_plan import strikes
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.classic import ClassicSearch, classic_policy
from gaslamp.agents.search.halving import SequentialHalving
from gaslamp.agents.uniform import Uniform
from gaslamp.board import load_board
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.games.classic import Classic
from gaslamp.games.vocabulary import FUGITIVE, Fare, Move
from gaslamp.match import Agent, Match, steps
from gaslamp.testing import check_agent
from tests.games.positions import Position as Board

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in (2, 4, 6)},
    "ravensburger": (3, {"board": "ravensburger"}),
    "any order": (4, {"order": "any", "detectives": 4}),
    "voluntary, cut off, counted": (3, {"voluntary_surfacing": True, "cut_off": True, "fugitive_fares": "counted"}),
    "poor": (2, {"taxi": 3, "bus": 2, "underground": 1, "doubles": 5, "blacks": 9, "surfacing": []}),
}
PLAIN: tuple[Fare, ...] = ("taxi", "bus", "underground")


def simulation(position: Position, belief: Probabilities) -> SimulatedGame:
    return SimulatedGame(position, belief, np.zeros(2, np.int64), seeded(Random(1)))


def quick(rng: Random) -> Agent:
    return Sleuth(rng, games=1)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_the_same_each_time_and_from_its_view_alone(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("classic", seats, options), Random(name)).outcome


def test_where_there_is_nothing_to_search_for_it_plays_all_the_same() -> None:
    assert check_agent(quick, make_game("connection", 2), Random(1)).outcome


def test_it_is_known_by_name_and_told_how_long_to_think() -> None:
    agent = make_agent("sleuth", Random(1), game="classic")
    assert isinstance(agent, Sleuth)
    assert agent.seconds == 0.2


def test_he_does_not_walk_into_their_arms() -> None:
    """Of two ways out one ends beside a detective, when he is about to be seen."""
    match = Board(34, 46, 140, 153, 185, 13, surfacing=(1,), doubles=0)
    move = Sleuth(Random(3), games=60).act(match.view(0))
    assert isinstance(move, Move)
    assert move.station not in {station for _, station in match.reach(1)}


def test_they_take_him_where_he_must_be() -> None:
    """He was seen at a station that one of them can reach."""
    match = Board(34, 46, 140, 153, 185, 13, surfacing=(1,))
    match.ride(FUGITIVE, "taxi", 47)
    assert Sleuth(Random(3), games=10).act(match.view(1)) == Move(seat=1, pawn=1, fare="taxi", station=47)


# The arrays


@pytest.mark.parametrize("board", ["bradley", "ravensburger"])
def test_distances_are_those_of_the_board(board: str) -> None:
    town = load_board(board)
    at, away = numbers(town), features_of(town).distance
    for held in range(8):
        kinds = frozenset(kind for n, kind in enumerate(PLAIN_KINDS) if held >> n & 1)
        for station in list(town.stations)[::17]:
            moves = town.distances(station, kinds)
            assert all(away[held, at[station], at[other]] == min(FAR, moves.get(other, FAR)) for other in town.stations)


def plainly_wary(game: Classic) -> ClassicPolicy:
    """The policy of a fugitive who keeps away from the detectives and minds nothing else."""
    all_alike = LearnedWeights(*map(np.ones_like, learned_weights()))
    weights = all_alike._replace(proximity=all_alike.proximity * np.array(DISTANCE_WEIGHTS)[:, None])
    return ClassicPolicy(classic_model(game), features_of(game.board)._replace(weights=weights), weights.fares)


@pytest.mark.parametrize("seed", range(4))
def test_odds_follow_him_as_the_belief_does(seed: int) -> None:
    """Where he has no black ticket to pay with, the arrays and the belief say the same."""
    game: Classic = make_game("classic", 3, {"blacks": 0, "board": "ravensburger"})
    match, belief = Match(game), Belief(game, eyes=SPECTATOR, prior=DistancePrior())
    policy, at, compared = plainly_wary(game), numbers(game.board), 0
    scratch = new_scratch(policy)
    for _ in steps(match, dict.fromkeys(range(CHANCE, 3), Uniform(Random(seed)))):
        odds = belief.update(match.log)
        if match.outcome or match.state.phase != "move" or match.state.stations[FUGITIVE] is None:
            continue
        position = encode(game, match.state)
        assert position.row[TICKETS + BLACK] == 0
        shares = np.zeros(len(at))
        for station, share in odds.items():
            shares[at[station]] = share
        predict_by_fare(policy, simulation(position, shares), scratch)
        by_rules = distances_to_nearest(game.board, pursuers(game, match.state))
        assert [min(FAR, by_rules[station]) for station in game.board.stations] == list(scratch.near)
        for n, fare in enumerate(PLAIN):
            predicted = belief.predict(match.state, odds, fare) if scratch.predicted[n].sum() else {}
            expected = [predicted.get(station, 0.0) for station in game.board.stations]
            assert np.allclose(scratch.predicted[n], expected)
            compared += bool(predicted)
    assert compared > 10


def learned_filter(game: Classic) -> LearnedFilter:
    return LearnedFilter(game, classic_policy(game, is_fugitive=False))


@pytest.mark.parametrize("name", OPTIONS)
def test_the_learned_filter_is_where_he_can_be(name: str) -> None:
    """The stations of the exact belief and no others; read at once or bit by bit."""
    seats, options = OPTIONS[name]
    game: Classic = make_game("classic", seats, options)
    match, belief, learned = Match(game), Belief(game, eyes=SPECTATOR), learned_filter(game)
    for _ in steps(match, dict.fromkeys(range(CHANCE, seats), Uniform(Random(name)))):
        possible, odds = belief.update(match.log), learned.update(match.log)
        assert {stations(game.board)[n] for n in np.flatnonzero(odds)} == possible.keys()
        assert not possible or odds.sum() == pytest.approx(1.0)
    assert (learned_filter(game).update(match.log) == learned.probabilities).all()


def test_the_learned_filter_knows_better_than_a_list_of_stations() -> None:
    """In games of the heuristic, which it was learned from among others: how surprised it is by where he is."""
    game: Classic = make_game("classic", 2)
    surprise = np.zeros(2)
    for seed in range(5):
        match, learned = Match(game), learned_filter(game)
        agents: dict[int, Agent] = {seat: Heuristic(Random(f"{seed} {seat}")) for seat in range(2)}
        for _ in steps(match, {CHANCE: Uniform(Random(seed)), **agents}):
            here = match.state.stations[FUGITIVE]
            if here is not None and match.state.phase == "answer":
                odds = learned.update(match.log)
                surprise -= np.log([odds[numbers(game.board)[here]], 1 / np.count_nonzero(odds)])
    assert surprise[0] < 0.8 * surprise[1]


def test_nobody_stands_beside_them_in_the_hope_that_they_look_elsewhere() -> None:
    """The chance that they guess right counts, whatever the policy would do."""
    match = Board(34, 46, 140, 153, 185, 13)
    game = match.game
    position, policy = encode(game, match.state), classic_policy(game, is_fugitive=True)
    at, odds = numbers(game.board), np.zeros(len(game.board.stations))
    position.row[AT] = at[47]  # next to the detective on 46, as 61 is
    odds[[at[47], at[61], at[66]]] = 0.25, 0.25, 0.5
    assert unguessed(policy, simulation(position, odds), new_scratch(policy)) == pytest.approx(0.5)
    position.row[AT] = at[66]  # out of everybody's reach
    assert unguessed(policy, simulation(position, odds), new_scratch(policy)) == 1.0


def test_nor_where_the_plan_would_strike() -> None:
    """A ride of the plan to where he is counts, and no other; a pawn without a ride strikes nowhere."""
    game: Classic = make_game("classic", 2)
    policy = classic_policy(game, is_fugitive=True)
    scratch, at, pawns = new_scratch(policy), numbers(game.board), policy.model.pawns
    scratch.plan[:] = -1
    assert not any(strikes(pawns, scratch, station) for station in at.values())
    scratch.plan[pawns - 1] = code_of(game, Move(seat=1, pawn=pawns - 1, fare="taxi", station=47))
    assert [station for station, n in at.items() if strikes(pawns, scratch, n)] == [47]


def test_rollouts_are_of_all_that_are_left_and_of_no_other() -> None:
    match = Board(46, 47, 140, 153, 185, 13)
    halving = ClassicSearch(match.game, Random(1)).candidates(match.view(0))
    assert halving.choices.tolist() == [[code_of(match.game, action)] for action in match.view(0).actions]
    halving.play(20)
    assert (halving.counts == 20).all()
    halving.drop_worse_half()
    before = halving.counts.copy()
    halving.play(5)
    assert (halving.counts - before == 5 * halving.alive).all()
    assert 0 < halving.alive.sum() < len(halving.alive)


class Watched(ClassicSearch):
    """What it last chose from."""

    halving: SequentialHalving

    def best(self, halving: SequentialHalving, seconds: float) -> int:
        self.halving = halving
        return super().best(halving, seconds)


def test_he_does_not_count_on_what_they_believe() -> None:
    """They have learned how fugitives like to move; to him it is as if he may have gone anywhere."""
    match = Board(34, 46, 140, 153, 185, 13)
    match.ride(FUGITIVE, "taxi", 47)
    searches = {is_fugitive: Watched(match.game, Random(1), budget=1) for is_fugitive in (True, False)}
    beliefs = {side: search.belief(match.log, is_fugitive=side) for side, search in searches.items()}
    assert (np.flatnonzero(beliefs[True]) == np.flatnonzero(beliefs[False])).all()
    assert np.unique(beliefs[True][beliefs[True] > 0]).size < np.unique(beliefs[False][beliefs[False] > 0]).size
    searches[False].act(match.view(1))
    while match.state.phase == "answer":
        match.play(match.view(min(match.to_act)).actions[0])
    searches[True].act(match.view(0))
    weights = {True: uninformed(learned_weights()), False: learned_weights()}
    for side, search in searches.items():
        assert search.halving.is_fugitive is side
        assert all(map(np.array_equal, search.halving.policy.features.weights, weights[side]))
    assert (searches[False].halving.start.belief == beliefs[False]).all()
