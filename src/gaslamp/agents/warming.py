"""Machine code made ready before anybody waits for it: compiled once, on disk from then on, in memory when it was run."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games.chase import Chase
from gaslamp.match import Match, steps

ENGINES: Mapping[str, str] = {"nijssen": "nijssen", "sleuth": "sleuth", "strong": "sleuth", "master": "sleuth"}
"""Whose machine code an agent runs, where it runs any."""
LEAST: Mapping[str, Mapping[str, int]] = {"nijssen": {"iterations": 1}, "sleuth": {"games": 1}}
"""How each of them thinks as little as can be."""
OPENING = 2
"""So many moves of the fugitive's are played to have everything run once."""


def engine_of(agent: str, game: object) -> str | None:
    """Whose machine code this agent needs in this game, if any."""
    return ENGINES.get(agent) if isinstance(game, Chase) else None


def warm_up(agent: str, game: Any) -> None:
    """Have the agent play the opening of a match, so that nothing is compiled or loaded when it is asked in earnest."""
    from gaslamp.agents import AGENTS

    engine = engine_of(agent, game)
    if engine is None:
        return
    make: Any = AGENTS[engine]
    players = {seat: make(Random(seat), **LEAST[engine]) for seat in range(game.seats)}
    match = Match(game)
    for _ in steps(match, {**players, CHANCE: Uniform(Random(0))}):
        if len(match.state.log) > OPENING:
            return
