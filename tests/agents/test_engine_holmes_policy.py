"""Quick play in the Sherlock Holmes edition: odds that follow Moriarty as the belief does, questions, his safety."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gaslamp.agents.belief import Belief
from gaslamp.agents.belief.priors import DistancePrior, HolmesPrior
from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.distances import distances_to_nearest, pursuers
from gaslamp.agents.engine.belief_update import BY_FARE, observe, predict, survey
from gaslamp.agents.engine.board_arrays import numbers, stations
from gaslamp.agents.engine.encoding import code_of, encode
from gaslamp.agents.engine.features import FAR, Probabilities
from gaslamp.agents.engine.holmes_questions import QUARTER, SYMBOL, answer, ask
from gaslamp.agents.engine.layout import AT, PARK, SCENE
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.engine.rollout import determinize, unguessed
from gaslamp.agents.engine.simulation import HolmesPolicy, SimulatedGame, new_scratch
from gaslamp.agents.search.holmes import HolmesSearch, holmes_policy
from gaslamp.core import SPECTATOR, Action
from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Ask, Collect, Fly, HolmesState, Turn
from gaslamp.games.vocabulary import FUGITIVE, Fare, Move
from gaslamp.match import Match
from tests.games.positions import HolmesPosition

PLAIN: tuple[Fare, ...] = ("taxi", "bus", "underground")
CAST = ["irene", "lestrade", "mycroft"]
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "original": (2, {"blacks": 0}),
    "sherlock": (2, {"mode": "sherlock", "blacks": 0, "characters": CAST, "tokens": 4}),
    "counted": (3, {"blacks": 0, "fugitive_fares": "counted", "taxi": 13, "bus": 10, "underground": 5}),
}


def shares(game: Holmes, odds: Distribution) -> Probabilities:
    return np.array([odds.get(station, 0.0) for station in game.board.stations])


def simulation_of(game: Holmes, state: HolmesState, belief: Probabilities) -> SimulatedGame:
    return SimulatedGame(encode(game, state), belief, tokens_of(game, state), seeded(Random(1)))


def tokens_of(game: Holmes, state: HolmesState) -> NDArray[np.int64]:
    return HolmesSearch(game, Random(1)).tokens(state)


def dealt(match: Match[HolmesState], rng: Random) -> None:
    while match.state.phase in ("deal", "settle"):
        match.play(rng.choice(match.view(min(match.to_act)).actions))


@pytest.mark.parametrize("prior", [DistancePrior, HolmesPrior])
@pytest.mark.parametrize("name", OPTIONS)
def test_odds_follow_him_as_the_belief_does(name: str, prior: type[DistancePrior]) -> None:
    """Where he has no black ticket to pay with, the arrays and the belief say the same of every fare."""
    seats, options = OPTIONS[name]
    game: Holmes = make_game("holmes", seats, options)
    policy, compared, rng = holmes_policy(game, is_fugitive=prior is DistancePrior), 0, Random(name)
    match: Match[HolmesState] = Match(game)
    belief, scratch = Belief(game, eyes=SPECTATOR, prior=prior()), new_scratch(policy)
    dealt(match, rng)
    while match.to_act:
        odds = belief.update(match.log)
        if match.state.phase == "move":
            simulation = simulation_of(game, match.state, shares(game, odds))
            survey(policy, simulation, scratch)
            by_rules = distances_to_nearest(game.board, pursuers(game, match.state))
            assert [min(FAR, by_rules[station]) for station in game.board.stations] == list(scratch.near)
            predict(policy, simulation, scratch, BY_FARE)
            for n, fare in enumerate(PLAIN):
                predicted = belief.predict(match.state, odds, fare) if scratch.predicted[n].sum() else {}
                assert np.allclose(scratch.predicted[n], shares(game, predicted))
                compared += bool(predicted)
        match.play(rng.choice([a for a in match.view(min(match.to_act)).actions if not isinstance(a, Collect)]))
    assert compared > 5


@pytest.mark.parametrize("seed", range(6))
def test_what_everybody_sees_is_learned(seed: int) -> None:
    """Moves, misses, crimes, hideouts and showings: what is possible for the belief is possible on arrays."""
    game: Holmes = make_game("holmes", 2, {"mode": "sherlock", "crimes": 9, "tokens": 0})
    policy, rng = holmes_policy(game, is_fugitive=True), Random(seed)
    match: Match[HolmesState] = Match(game)
    dealt(match, rng)
    belief, scratch, seen = Belief(game, eyes=SPECTATOR, prior=DistancePrior()), new_scratch(policy), 0
    simulation = simulation_of(game, match.state, shares(game, belief.update(match.log)))
    while match.to_act:
        action = bold(match, rng)
        survey(policy, simulation, scratch)
        predict(policy, simulation, scratch, BY_FARE)
        match.play(action)
        if match.outcome:
            break
        simulation = simulation_of(game, match.state, simulation.belief)
        observe(policy, simulation, scratch, code_of(game, action))
        assert (simulation.belief[shares(game, belief.update(match.log)) > 0] > 0).all()
        assert simulation.belief.sum() == pytest.approx(1.0)
        if match.view(SPECTATOR).state.stations[FUGITIVE] is not None and not isinstance(action, Fly | Turn):
            assert simulation.belief[simulation.position.row[AT]] == 1.0
            seen += 1
    assert seen


def bold(match: Match[HolmesState], rng: Random) -> Action:
    """Anything, but rather something special than to leave it at the move."""
    offered = match.view(min(match.to_act)).actions
    special = [a for a in offered if not isinstance(a, Move) and type(a).__name__ != "Done"]
    return rng.choice(special) if special and rng.random() < 0.7 else rng.choice(offered)


# Questions


def asked() -> tuple[HolmesPolicy, SimulatedGame]:
    """He is at 51, in the second quarter and without a symbol; for all they know he may be at one of four stations."""
    match = HolmesPosition(51, 13, 26)
    odds = dict.fromkeys((51, 172, 21, 180), 0.25)
    simulation = simulation_of(match.game, match.state, shares(match.game, odds))
    return holmes_policy(match.game, is_fugitive=True), simulation


def test_they_ask_what_rules_out_most() -> None:
    """SH-26: four quarters tell more than a symbol; SH-25: one question a turn."""
    policy, simulation = asked()
    ask(policy, simulation, new_scratch(policy))
    assert list(simulation.tokens) == [1, 2]
    assert simulation.belief.max() == simulation.belief[simulation.position.row[AT]]


def test_they_do_not_ask_what_they_know() -> None:
    policy, simulation = asked()
    simulation.belief[:] = 0
    simulation.belief[simulation.position.row[AT]] = 1
    ask(policy, simulation, new_scratch(policy))
    assert list(simulation.tokens) == [2, 2]


@pytest.mark.parametrize("about", ["quarter", "park", "monument", "river"])
def test_an_answer_is_taken_as_the_belief_takes_it(about: Any) -> None:
    """SH-26, SH-28."""
    match = HolmesPosition(51, 13, 26)
    match.go("taxi", 38)
    belief = Belief(match.game, eyes=SPECTATOR, prior=DistancePrior())
    policy = holmes_policy(match.game, is_fugitive=True)
    simulation = simulation_of(match.game, match.state, shares(match.game, belief.update(match.log)))
    asker = 1 if about == "quarter" else 2
    match.play(Ask(seat=match.owner(asker), pawn=asker, about=about))
    answer(policy, simulation, 0 if about == "quarter" else PARK << ("park", "monument", "river").index(about))
    assert np.allclose(simulation.belief, shares(match.game, belief.update(match.log)))


def test_tokens_are_those_of_the_characters_who_ask() -> None:
    match = HolmesPosition(51, 13, 26, 29, team="irene watson sherlock", tokens=1)
    match.go("taxi", 38)
    match.play(Ask(seat=match.owner(2), pawn=2, about="river"))
    tokens = tokens_of(match.game, match.state)
    assert (tokens[QUARTER], tokens[SYMBOL]) == (1, 0)


# What he hides, and how safe he is


def test_guesses_are_drawn_from_what_is_possible() -> None:
    """SH-12, SH-14: as many scenes as he still holds, any of the fifteen; he himself where he may be."""
    policy, simulation = asked()
    drawn, here = set[int](), set[int]()
    for _ in range(200):
        determinize(policy, simulation, is_fugitive=False)
        held = np.flatnonzero(simulation.position.marks & SCENE)
        assert len(held) == 3
        drawn |= set(held.tolist())
        here.add(int(simulation.position.row[AT]))
    assert drawn == set(policy.model.scenes.tolist())
    assert here == set(np.flatnonzero(simulation.belief).tolist())


def test_nobody_stands_beside_them_in_the_hope_that_they_look_elsewhere() -> None:
    """The chance that they guess right counts, whatever the policy would do; bobbies guess too (SH-19)."""
    match = HolmesPosition(34, 140, 153, 46, mode="original")
    policy, at = holmes_policy(match.game, is_fugitive=True), numbers(match.game.board)
    simulation = simulation_of(match.game, match.state, shares(match.game, {47: 0.25, 61: 0.25, 66: 0.5}))
    simulation.position.row[AT] = at[47]  # next to the bobby on 46, as 61 is
    assert unguessed(policy, simulation, new_scratch(policy)) == pytest.approx(0.5)
    simulation.position.row[AT] = at[66]  # out of everybody's reach
    assert unguessed(policy, simulation, new_scratch(policy)) == 1.0
    assert stations(match.game.board)[at[66]] == 66
