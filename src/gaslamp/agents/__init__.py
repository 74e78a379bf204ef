"""The players that need nobody at the table, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import TypeAlias, cast

from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.uniform import Uniform
from gaslamp.core import Problem
from gaslamp.match import Agent

MakeAgent: TypeAlias = Callable[[Random], Agent]
AGENTS: Mapping[str, MakeAgent] = {"heuristic": Heuristic, "uniform": Uniform}


class UnknownAgent(Problem):
    """Nobody of that name plays here."""


def make_agent(name: str, rng: Random) -> Agent:
    """One of the agents that come with Gaslamp, ready for one match."""
    if name not in AGENTS:
        raise UnknownAgent("agent-unknown", agent=name, known=", ".join(AGENTS))
    return AGENTS[name](rng)


def find_agent(name: str) -> MakeAgent:
    """As `make_agent`, and any agent of one's own as MODULE:NAME. It imports: never hand it a stranger's text."""
    module, colon, attribute = name.partition(":")
    if not colon:
        make_agent(name, Random(0))
        return AGENTS[name]
    try:
        return cast(MakeAgent, getattr(import_module(module), attribute))
    except Exception as error:  # whatever is wrong in it, it is not Gaslamp's module
        raise UnknownAgent("agent-not-found", agent=name, problem=str(error)) from None
