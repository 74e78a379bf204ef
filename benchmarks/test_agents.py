"""Belief and the heuristic: whole matches and moves per second."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.conftest import Measure
from benchmarks.sample import GAME, HOLMES, MATCHES, Played, holmes_matches, matches
from gaslamp.agents.belief import Belief
from gaslamp.agents.belief.priors import DistancePrior
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Seat
from gaslamp.games.classic import ClassicState
from gaslamp.match import Agent, Match, View


def test_belief(measure: Measure) -> None:
    seen = [match.view(1).events for match in matches()]
    measure(lambda: [Belief(GAME).update(events) for events in seen], MATCHES, "matches")


def test_belief_with_odds(measure: Measure) -> None:
    seen = [match.view(1).events for match in matches()]
    measure(lambda: [Belief(GAME, prior=DistancePrior()).update(events) for events in seen], MATCHES, "matches")


def test_belief_about_moriarty(measure: Measure) -> None:
    seen = [match.view(1).events for match in holmes_matches()]
    measure(lambda: [Belief(HOLMES, prior=DistancePrior()).update(events) for events in seen], MATCHES, "matches")


@pytest.mark.parametrize("side", ["fugitive", "detective"])
def test_heuristic(measure: Measure, side: str) -> None:
    """One agent per seat that keeps its belief from move to move, as in a match."""
    games = [views(seed, 0 if side == "fugitive" else 1) for seed in range(4)]

    def play() -> None:
        for game in games:
            agent = Heuristic(Random(1))
            for view in game:
                agent.act(view)

    measure(play, sum(map(len, games)), "moves")


def views(seed: int, seat: Seat) -> list[View[ClassicState]]:
    """What the seat saw each time it was to act in a match of heuristics."""
    seen: list[View[ClassicState]] = []
    match: Played = Match(GAME)
    agents: dict[Seat, Agent] = {seat: Heuristic(Random(seed)) for seat in range(GAME.seats)}
    agents[CHANCE] = Uniform(Random(seed))
    while match.to_act:
        actor = min(match.to_act)
        view = match.view(actor)
        if actor == seat:
            seen.append(view)
        match.play(agents[actor].act(view))
    return seen
