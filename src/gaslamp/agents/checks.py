"""What is wrong with an agent: nobody knows it, it cannot be set so, or it does not play the game it is asked about."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gaslamp.core import BadOptions, Problem, check_type
from gaslamp.games import GAMES
from gaslamp.match import BadAgent, View


class UnknownAgent(Problem):
    """Nobody of that name plays here.

    >>> from gaslamp import make_agent
    >>> try:
    ...     make_agent("heuristik", Random(7))
    ... except UnknownAgent as problem:
    ...     print(problem.key)
    agent-unknown
    """


class BadSetting(Problem):
    """An agent cannot be set so.

    >>> from gaslamp.agents import Sleuth
    >>> Sleuth(Random(7), seconds=0)
    Traceback (most recent call last):
    gaslamp.agents.checks.BadSetting: “seconds” is 0. It must be above 0.
    """


def check_agent_settings(rng: Random, **settings: float | None) -> None:
    """That an agent has a generator to draw from, and something to think with where it can be told so."""
    check_type(rng, Random, "an agent takes a generator to draw from, such as Random(7)")
    for setting, value in settings.items():
        check_type(value, int | float | None, f"{setting} must be a number")
        if value is not None and value <= 0:
            raise BadSetting("setting-too-small", setting=setting, value=value)


def check_to_act(view: View) -> None:
    """That an agent is asked for an action where there is one to take."""
    check_type(view, View, "act() takes a view, such as match.view(0)")
    if not view.actions:
        raise BadAgent("agent-not-to-act", seat=view.seat)


def settings_told(agent: object, settings: Mapping[str, object]) -> str:
    """An agent in a line: its class, and how it is set."""
    told = ", ".join(f"{name}={value!r}" for name, value in settings.items() if value is not None)
    return f"{type(agent).__name__}({told})"


def check_game_known(game: str) -> None:
    if game not in GAMES:
        raise BadOptions("game-unknown", game=game, known=", ".join(GAMES))


def cannot_play(agent: object, game: Any) -> UnknownAgent:
    """That an agent is asked about a game it does not play."""
    return UnknownAgent("agent-cannot-play", agent=type(agent).__name__, game=game.name)
