"""Every agent that comes with Gaslamp, with what has to be known of it before it plays: the one place that says so.

Kinds of games are classes, never names: a variant of a game is played by the agents that play the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.levels import SECONDS, casual, club, counted_master, counted_strong, master, strong
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.planner import Planner
from gaslamp.agents.uniform import Uniform
from gaslamp.extras import is_installed, needs
from gaslamp.games import GAMES
from gaslamp.games.chase import Chase
from gaslamp.games.connection import Connection
from gaslamp.match import Agent

MakeAgent: TypeAlias = Callable[[Random], Agent]
"""What makes an agent: a class, or a function, that takes the generator to draw from."""


class MakeCountedAgent(Protocol):
    """Makes an agent that is told how many rollouts to try each choice with."""

    def __call__(self, rng: Random, *, budget: int) -> Agent: ...


class AgentSpec(NamedTuple):
    """One agent."""

    make: MakeAgent
    plays: type = object
    """The kind of game, where it does not play them all."""
    engine: str | None = None
    """Whose machine code it runs in a chase, where it runs any."""
    search_seconds: float = 0.2
    """For how long it searches in a turn of a chase, if it does."""
    rollout_seconds: float | None = None
    """What covers its rollouts in Case Connection, which it counts: a sixth of a second at most."""
    make_hasty: MakeAgent | None = None
    """The same on the least budget there is, where it has one."""
    make_counted: MakeCountedAgent | None = None
    """The same with so many rollouts for each choice instead of seconds, where it searches."""
    stand_in: str | None = "heuristic"
    """Who plays in its place if it fails."""


def _lazy(module: str, name: str, **budget: int) -> MakeAgent:
    """An agent whose module is imported when it is asked for: those that search bring numpy and numba."""

    def make(rng: Random, **settings: Any) -> Agent:
        with needs("search"):
            kind = getattr(import_module(module), name)
        player: Agent = kind(rng, **budget, **settings)
        return player

    return make


def _counted_sleuth(rng: Random, *, budget: int) -> Agent:
    return Sleuth(rng, games=budget)


MCTS, SEARCH = ("gaslamp.agents.mcts", "Nijssen"), ("gaslamp.agents.search", "Sleuth")


ROSTER: Mapping[str, AgentSpec] = {
    "casual": AgentSpec(casual),
    "club": AgentSpec(club),
    "strong": AgentSpec(
        strong,
        engine="sleuth",
        search_seconds=SECONDS["strong"],
        rollout_seconds=0.25,
        make_counted=counted_strong,
    ),
    "master": AgentSpec(
        master,
        engine="sleuth",
        search_seconds=SECONDS["master"],
        rollout_seconds=0.7,
        make_counted=counted_master,
    ),
    "heuristic": AgentSpec(Heuristic, stand_in="uniform"),
    "nijssen": AgentSpec(_lazy(*MCTS), plays=Chase, engine="nijssen", make_hasty=_lazy(*MCTS, iterations=1)),
    "planner": AgentSpec(Planner, plays=Connection, rollout_seconds=0.7),
    "sleuth": AgentSpec(
        _lazy(*SEARCH), engine="sleuth", make_hasty=_lazy(*SEARCH, games=1), make_counted=_counted_sleuth
    ),
    "uniform": AgentSpec(Uniform, stand_in=None),
}
AGENTS: Mapping[str, MakeAgent] = {name: spec.make for name, spec in ROSTER.items()}
"""The agents that come with Gaslamp, by name: what makes each of them."""
LEVELS: Mapping[str, MakeAgent] = {name: AGENTS[name] for name in ("casual", "club", "strong", "master")}
"""The players that people choose from, weakest first; each plays all games."""
OTHER = AgentSpec(Uniform, stand_in=None)
"""What holds for an agent that is not in the roster: a script, or one of your own."""


def spec_of(agent: str) -> AgentSpec:
    return ROSTER.get(agent, OTHER)


def counted(agent: str, budget: int) -> MakeAgent | None:
    """The agent with so many rollouts for each choice; None where it counts none.

    >>> maker = counted("master", 20)
    >>> maker and maker(Random(7))
    Sleuth(games=100, samples=12)
    """
    make = spec_of(agent).make_counted
    return partial(make, budget=budget) if make else None


def can_play(agent: str, game: str) -> bool:
    return game not in GAMES or issubclass(GAMES[game], spec_of(agent).plays)


def engine_of(agent: str, game: str) -> str | None:
    """Whose machine code this agent needs in this game, if any."""
    return spec_of(agent).engine if issubclass(GAMES[game], Chase) else None


def is_ready(agent: str, game: str) -> bool:
    """Whether all that this agent needs in this game is installed; without a compiler kernels run as plain Python.

    >>> is_ready("club", "classic")
    True
    """
    return engine_of(agent, game) is None or is_installed("numpy")


def levels_for(game: str) -> tuple[str, ...]:
    """The levels to choose from in this game, here and now, weakest first.

    >>> levels_for("connection")
    ('casual', 'club', 'strong', 'master')
    """
    return tuple(level for level in LEVELS if is_ready(level, game))
