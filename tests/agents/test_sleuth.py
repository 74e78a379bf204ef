"""The searching bot plays by the rules, knows no more than its seat, and its quick play is what it says it is."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents import make_agent
from gaslamp.agents.belief import Belief
from gaslamp.agents.belief.learned_filter import LearnedBelief
from gaslamp.agents.belief.priors import DISTANCE_WEIGHTS, DistancePrior
from gaslamp.agents.distances import distances_to_nearest, pursuers
from gaslamp.agents.engine.maps import FARES, Habits, desk_for, learned_habits, maps_of
from gaslamp.agents.engine.odds import FAR, foresee
from gaslamp.agents.engine.plan import is_struck
from gaslamp.agents.engine.positions import code_of, numbers, row_of, stations
from gaslamp.agents.engine.quick import unguessed
from gaslamp.agents.engine.rows import AT, BLACK, PURSE, seeded
from gaslamp.agents.engine.town import rules_of
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.classic import ClassicSleuth, ClassicTrial, Position, ground_of, maps_for
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
    at, away = numbers(town), maps_of(town).away
    for held in range(8):
        kinds = frozenset(kind for n, kind in enumerate(FARES) if held >> n & 1)
        for station in list(town.stations)[::17]:
            moves = town.distances(station, kinds)
            assert all(away[held, at[station], at[other]] == min(FAR, moves.get(other, FAR)) for other in town.stations)


def plainly_wary() -> Habits:
    """The habits of a fugitive who keeps away from the detectives and minds nothing else."""
    all_alike = Habits(*map(np.ones_like, learned_habits()))
    return all_alike._replace(liking=all_alike.liking * np.array(DISTANCE_WEIGHTS)[:, None])


@pytest.mark.parametrize("seed", range(4))
def test_odds_follow_him_as_the_belief_does(seed: int) -> None:
    """Where he has no black ticket to pay with, the arrays and the belief say the same."""
    game: Classic = make_game("classic", 3, {"blacks": 0, "board": "ravensburger"})
    match, belief = Match(game), Belief(game, eyes=SPECTATOR, prior=DistancePrior())
    town, rules = ground_of(game)
    maps = maps_of(game.board)._replace(habits=plainly_wary())
    at, desk, compared = numbers(game.board), desk_for(game.board), 0
    for _ in steps(match, dict.fromkeys(range(CHANCE, 3), Uniform(Random(seed)))):
        odds = belief.update(match.log)
        if match.outcome or match.state.phase != "move" or match.state.stations[FUGITIVE] is None:
            continue
        row, taken = row_of(game, match.state)
        assert row[PURSE + BLACK] == 0
        shares = np.zeros(len(at))
        for station, share in odds.items():
            shares[at[station]] = share
        foresee(town, rules, maps, row, taken, shares, desk)
        by_rules = distances_to_nearest(game.board, pursuers(game, match.state))
        assert [min(FAR, by_rules[station]) for station in game.board.stations] == list(desk.near)
        for n, fare in enumerate(PLAIN):
            told = belief.predict(match.state, odds, fare) if desk.told[n].sum() else {}
            expected = [told.get(station, 0.0) for station in game.board.stations]
            assert np.allclose(desk.told[n], expected)
            compared += bool(told)
    assert compared > 10


@pytest.mark.parametrize("name", OPTIONS)
def test_the_trail_is_where_he_can_be(name: str) -> None:
    """The stations of the exact belief and no others; read at once or bit by bit."""
    seats, options = OPTIONS[name]
    game: Classic = make_game("classic", seats, options)
    match, belief, trail = Match(game), Belief(game, eyes=SPECTATOR), LearnedBelief(game, maps_of(game.board))
    for _ in steps(match, dict.fromkeys(range(CHANCE, seats), Uniform(Random(name)))):
        possible, odds = belief.update(match.log), trail.update(match.log)
        assert {stations(game.board)[n] for n in np.flatnonzero(odds)} == possible.keys()
        assert not possible or odds.sum() == pytest.approx(1.0)
    assert (LearnedBelief(game, maps_of(game.board)).update(match.log) == trail.odds).all()


def test_the_trail_knows_better_than_a_list_of_stations() -> None:
    """In games of the heuristic, which it was learned from among others: how surprised it is by where he is."""
    game: Classic = make_game("classic", 2)
    surprise = np.zeros(2)
    for seed in range(5):
        match, trail = Match(game), LearnedBelief(game, maps_of(game.board))
        agents: dict[int, Agent] = {seat: Heuristic(Random(f"{seed} {seat}")) for seat in range(2)}
        for _ in steps(match, {CHANCE: Uniform(Random(seed)), **agents}):
            here = match.state.stations[FUGITIVE]
            if here is not None and match.state.phase == "answer":
                odds = trail.update(match.log)
                surprise -= np.log([odds[numbers(game.board)[here]], 1 / np.count_nonzero(odds)])
    assert surprise[0] < 0.8 * surprise[1]


def test_nobody_stands_beside_them_in_the_hope_that_they_look_elsewhere() -> None:
    """The chance that they guess right counts, whatever quick play would do."""
    match = Board(34, 46, 140, 153, 185, 13)
    game = match.game
    row, _ = row_of(game, match.state)
    rules, maps = rules_of(game), maps_of(game.board)
    at, odds = numbers(game.board), np.zeros(len(game.board.stations))
    row[AT] = at[47]  # next to the detective on 46, as 61 is
    odds[[at[47], at[61], at[66]]] = 0.25, 0.25, 0.5
    assert unguessed(rules, maps, row, odds, desk_for(game.board)) == pytest.approx(0.5)
    row[AT] = at[66]  # out of everybody's reach
    assert unguessed(rules, maps, row, odds, desk_for(game.board)) == 1.0


def test_nor_where_the_plan_would_strike() -> None:
    """A ride of the plan to where he is counts, and no other; a pawn without a ride strikes nowhere."""
    game = make_game("classic", 2)
    desk, at, pawns = desk_for(game.board), numbers(game.board), rules_of(game).pawns
    desk.best[:] = -1
    assert not any(is_struck(pawns, desk, station) for station in at.values())
    desk.best[pawns - 1] = code_of(game, Move(seat=1, pawn=pawns - 1, fare="taxi", station=47))
    assert [station for station, n in at.items() if is_struck(pawns, desk, n)] == [47]


def test_a_trial_keeps_the_better_half() -> None:
    """He is next to a detective: to run is better than to stay beside it."""
    match = Board(46, 47, 140, 153, 185, 13)
    game = match.game
    row, taken = row_of(game, match.state)
    odds = np.zeros(len(game.board.stations))
    odds[numbers(game.board)[46]] = 1.0
    codes = np.array([[code_of(game, action)] for action in match.view(0).actions], np.int64)
    trial = ClassicTrial(Position(game, row, taken, odds, is_his=True), codes, seeded(Random(1)))
    trial.play(20)
    assert (trial.counts == 20).all()
    ranked = trial.ranking
    trial.drop_worse_half()
    assert trial.ranking == ranked[: (len(ranked) + 1) // 2]
    before = trial.counts.copy()
    trial.play(5)
    assert not (trial.counts - before)[~trial.alive].any()
    assert (trial.counts - before)[trial.alive].any()


def test_he_does_not_count_on_what_they_believe() -> None:
    """They have learned how fugitives like to move; to him it is as if he may have gone anywhere."""
    match = Board(34, 46, 140, 153, 185, 13)
    match.ride(FUGITIVE, "taxi", 47)
    his, theirs = (ClassicSleuth(Random(1)).odds(match.game, match.log, is_his=is_his) for is_his in (True, False))
    assert (np.flatnonzero(his) == np.flatnonzero(theirs)).all()
    assert np.unique(his[his > 0]).size < np.unique(theirs[theirs > 0]).size
    row, taken = row_of(match.game, match.state)
    for odds, is_his in ((his, True), (theirs, False)):
        ground = Position(match.game, row, taken, odds, is_his=is_his).ground
        assert ground == (*ground_of(match.game), maps_for(match.game, is_his=is_his))
