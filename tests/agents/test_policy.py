"""The odds with which agents act: the laws, for those that publish them and those that are sampled."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, Match, make_game, steps
from gaslamp.agents import AGENTS, Heuristic, Uniform
from gaslamp.agents.policy import ActionOdds, PolicyAgent, check_policy, policy_of
from gaslamp.core import Action
from gaslamp.match import View
from gaslamp.testing import check_agent


def views(name: str, rounds: int) -> list[View[Any]]:
    """Those of everybody who is to act in the first rounds of a match between heuristics, where there is a choice."""
    match, found = Match[Any](make_game(name, 2)), []
    agents = {seat: Heuristic(Random(seat)) for seat in range(2)}
    for _ in steps(match, {CHANCE: Uniform(Random(1)), **agents}):
        if match.state.round > rounds:
            break
        found += [match.view(seat) for seat in match.to_act - {CHANCE} if len(match.view(seat).actions) > 1]
    return found


@pytest.mark.parametrize("name", ["uniform", "heuristic", "casual"])
@pytest.mark.parametrize("game", ["classic", "holmes"])
def test_odds_obey_their_laws_whoever_is_asked(name: str, game: str) -> None:
    for view in views(game, 2):
        check_policy(policy_of(AGENTS[name], view, draws=4, rng=Random(3)), view)


def test_the_heuristic_draws_by_the_policy_it_publishes() -> None:
    for view in views("classic", 4):
        odds = Heuristic(Random(1)).policy(view)
        assert odds is not None
        drawn = {Heuristic(Random(seed)).act(view) for seed in range(3)}
        assert drawn <= odds.keys()


class Lopsided:
    """Takes the first action three times in four; where it says so, it is taken at its word."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: View[Any]) -> Action:
        return view.actions[0] if self.rng.random() < 0.75 else view.actions[-1]


class Published(Lopsided):
    def policy(self, view: View[Any]) -> ActionOdds:
        return Counter({view.actions[0]: 0.75}) + Counter({view.actions[-1]: 0.25})


def test_what_is_not_published_is_sampled_with_fresh_seeds() -> None:
    view = Match(make_game("compact", 2)).view(1)
    sampled = policy_of(Lopsided, view, draws=400, rng=Random(5))
    assert sampled[view.actions[0]] == pytest.approx(0.75, abs=0.06)
    assert policy_of(Published, view, draws=1, rng=Random(5)) == {view.actions[0]: 0.75, view.actions[-1]: 0.25}


def test_an_agent_that_publishes_conforms() -> None:
    assert isinstance(Published(Random(1)), PolicyAgent)
    check_agent(Published, make_game("compact", 2), Random(7))


class Boastful(Published):
    def policy(self, view: View[Any]) -> ActionOdds:
        return {view.actions[0]: 0.5}


class Lying(Published):
    def policy(self, view: View[Any]) -> ActionOdds:
        return {view.actions[0]: 1.5, view.actions[-1]: -0.5}


class Wrong(Published):
    def policy(self, view: View[Any]) -> ActionOdds:
        return {view.actions[0]: 1.0}


@pytest.mark.parametrize(("made", "fault"), [(Boastful, "sum to"), (Lying, "negative"), (Wrong, "no chance")])
def test_a_policy_that_breaks_a_law_is_told(made: Any, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_agent(made, make_game("compact", 2), Random(7))
