"""The machine code of all bots, compiled before the parts of the suite begin: each of them would compile its own."""

from __future__ import annotations

from gaslamp.agents import warm_up
from gaslamp.agents.roster import AGENTS, can_play, engine_of
from gaslamp.games import GAMES


def compile_all() -> None:
    for game in GAMES:
        engines = {engine_of(agent, game) for agent in AGENTS if can_play(agent, game)}
        for engine in sorted(filter(None, engines)):
            warm_up(engine, game)
