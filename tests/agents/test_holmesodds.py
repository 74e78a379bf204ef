"""Quick play in the Sherlock Holmes edition: odds that follow Moriarty as the belief does, questions, his safety."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.belief import Belief
from gaslamp.agents.belief.priors import DistancePrior, HolmesPrior
from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.distances import distances_to_nearest, pursuers
from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmesdesk import Game, Ground, desk_for, ground_of, tokens_of
from gaslamp.agents.engine.holmesodds import learn, nearest, spread
from gaslamp.agents.engine.holmesquestions import PARK, QUARTER, SYMBOL, answer, ask
from gaslamp.agents.engine.holmesquick import hide, unguessed
from gaslamp.agents.engine.holmesrows import code_of, place_of, row_of
from gaslamp.agents.engine.maps import Odds as Shares
from gaslamp.agents.engine.odds import APART, FAR
from gaslamp.agents.engine.positions import numbers, stations
from gaslamp.agents.engine.rows import seeded
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


def shares(game: Holmes, odds: Distribution) -> Shares:
    return np.array([odds.get(station, 0.0) for station in game.board.stations])


def table(game: Holmes, state: HolmesState, odds: Shares) -> Game:
    return Game(row_of(game, state), place_of(game, state), odds, tokens_of(game, state), seeded(Random(1)))


def dealt(match: Match[HolmesState], rng: Random) -> None:
    while match.state.phase in ("deal", "settle"):
        match.play(rng.choice(match.view(min(match.to_act)).actions))


@pytest.mark.parametrize("prior", [DistancePrior, HolmesPrior])
@pytest.mark.parametrize("name", OPTIONS)
def test_odds_follow_him_as_the_belief_does(name: str, prior: type[DistancePrior]) -> None:
    """Where he has no black ticket to pay with, the arrays and the belief say the same of every fare."""
    seats, options = OPTIONS[name]
    game: Holmes = make_game("holmes", seats, options)
    ground, compared, rng = ground_of(game, is_his=prior is DistancePrior), 0, Random(name)
    match: Match[HolmesState] = Match(game)
    belief, desk = Belief(game, eyes=SPECTATOR, prior=prior()), desk_for(ground)
    dealt(match, rng)
    while match.to_act:
        odds = belief.update(match.log)
        if match.state.phase == "move":
            board = table(game, match.state, shares(game, odds))
            nearest(ground, board, desk)
            by_rules = distances_to_nearest(game.board, pursuers(game, match.state))
            assert [min(FAR, by_rules[station]) for station in game.board.stations] == list(desk.near)
            spread(ground, board, desk, APART)
            for n, fare in enumerate(PLAIN):
                told = belief.predict(match.state, odds, fare) if desk.told[n].sum() else {}
                assert np.allclose(desk.told[n], shares(game, told))
                compared += bool(told)
        match.play(rng.choice([a for a in match.view(min(match.to_act)).actions if not isinstance(a, Collect)]))
    assert compared > 5


@pytest.mark.parametrize("seed", range(6))
def test_what_everybody_sees_is_learned(seed: int) -> None:
    """Moves, misses, crimes, hideouts and showings: what is possible for the belief is possible on arrays."""
    game: Holmes = make_game("holmes", 2, {"mode": "sherlock", "crimes": 9, "tokens": 0})
    ground, rng = ground_of(game, is_his=True), Random(seed)
    match: Match[HolmesState] = Match(game)
    dealt(match, rng)
    belief, desk, seen = Belief(game, eyes=SPECTATOR, prior=DistancePrior()), desk_for(ground), 0
    board = table(game, match.state, shares(game, belief.update(match.log)))
    while match.to_act:
        action = bold(match, rng)
        nearest(ground, board, desk)
        spread(ground, board, desk, APART)
        match.play(action)
        if match.outcome:
            break
        board = table(game, match.state, board.odds)
        learn(ground, board, desk, code_of(game, action))
        assert (board.odds[shares(game, belief.update(match.log)) > 0] > 0).all()
        assert board.odds.sum() == pytest.approx(1.0)
        if match.view(SPECTATOR).state.stations[FUGITIVE] is not None and not isinstance(action, Fly | Turn):
            assert board.odds[board.s[h.AT]] == 1.0
            seen += 1
    assert seen


def bold(match: Match[HolmesState], rng: Random) -> Action:
    """Anything, but rather something special than to leave it at the move."""
    offered = match.view(min(match.to_act)).actions
    special = [a for a in offered if not isinstance(a, Move) and type(a).__name__ != "Done"]
    return rng.choice(special) if special and rng.random() < 0.7 else rng.choice(offered)


# Questions


def asked() -> tuple[Ground, Game]:
    """He is at 51, in the second quarter and without a symbol; for all they know he may be at one of four stations."""
    match = HolmesPosition(51, 13, 26)
    odds = dict.fromkeys((51, 172, 21, 180), 0.25)
    game = table(match.game, match.state, shares(match.game, odds))
    return ground_of(match.game, is_his=True), game


def test_they_ask_what_rules_out_most() -> None:
    """SH-26: four quarters tell more than a symbol; SH-25: one question a turn."""
    ground, game = asked()
    ask(ground, game, desk_for(ground))
    assert list(game.tokens) == [1, 2]
    assert game.odds.max() == game.odds[game.s[h.AT]]


def test_they_do_not_ask_what_they_know() -> None:
    ground, game = asked()
    game.odds[:] = 0
    game.odds[game.s[h.AT]] = 1
    ask(ground, game, desk_for(ground))
    assert list(game.tokens) == [2, 2]


@pytest.mark.parametrize("about", ["quarter", "park", "monument", "river"])
def test_an_answer_is_taken_as_the_belief_takes_it(about: Any) -> None:
    """SH-26, SH-28."""
    match = HolmesPosition(51, 13, 26)
    match.go("taxi", 38)
    belief = Belief(match.game, eyes=SPECTATOR, prior=DistancePrior())
    ground = ground_of(match.game, is_his=True)
    game = table(match.game, match.state, shares(match.game, belief.update(match.log)))
    asker = 1 if about == "quarter" else 2
    match.play(Ask(seat=match.owner(asker), pawn=asker, about=about))
    answer(ground, game, 0 if about == "quarter" else PARK << ("park", "monument", "river").index(about))
    assert np.allclose(game.odds, shares(match.game, belief.update(match.log)))


def test_tokens_are_those_of_the_characters_who_ask() -> None:
    match = HolmesPosition(51, 13, 26, 29, team="irene watson sherlock", tokens=1)
    match.go("taxi", 38)
    match.play(Ask(seat=match.owner(2), pawn=2, about="river"))
    tokens = tokens_of(match.game, match.state)
    assert (tokens[QUARTER], tokens[SYMBOL]) == (1, 0)


# What he hides, and how safe he is


def test_guesses_are_drawn_from_what_is_possible() -> None:
    """SH-12, SH-14: as many scenes as he still holds, any of the fifteen; he himself where he may be."""
    ground, game = asked()
    drawn, here = set[int](), set[int]()
    for _ in range(200):
        hide(ground, game)
        held = np.flatnonzero(game.place & h.SCENE)
        assert len(held) == 3
        drawn |= set(held.tolist())
        here.add(int(game.s[h.AT]))
    assert drawn == set(ground.scenes.tolist())
    assert here == set(np.flatnonzero(game.odds).tolist())


def test_nobody_stands_beside_them_in_the_hope_that_they_look_elsewhere() -> None:
    """The chance that they guess right counts, whatever quick play would do; bobbies guess too (SH-19)."""
    match = HolmesPosition(34, 140, 153, 46, mode="original")
    ground, at = ground_of(match.game, is_his=True), numbers(match.game.board)
    game = table(match.game, match.state, shares(match.game, {47: 0.25, 61: 0.25, 66: 0.5}))
    game.s[h.AT] = at[47]  # next to the bobby on 46, as 61 is
    assert unguessed(ground, game, desk_for(ground)) == pytest.approx(0.5)
    game.s[h.AT] = at[66]  # out of everybody's reach
    assert unguessed(ground, game, desk_for(ground)) == 1.0
    assert stations(match.game.board)[at[66]] == 66
