"""The players that need nobody at the table, by name.

`make_agent` makes one of them; those that can be told how long to think are classes too, such as `Sleuth`.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import cast

from gaslamp.agents.checks import BadSetting, UnknownAgent, check_agent_settings, check_game_known
from gaslamp.agents.clock import beats as beats
from gaslamp.agents.clock import cover as cover
from gaslamp.agents.clock import steadily as steadily
from gaslamp.agents.dealing import Redealt, deal_of
from gaslamp.agents.exploit import attacker, check_attacker, is_attacker, parted
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.policy import ActionOdds, PolicyAgent, policy_of
from gaslamp.agents.roster import AGENTS, LEVELS, MakeAgent, can_play, counted, is_ready, levels_for, spec_of
from gaslamp.agents.roster import engine_of as engine_of
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.planner import Planner
from gaslamp.agents.uniform import Uniform
from gaslamp.agents.warmup import play_opening as play_opening
from gaslamp.agents.warmup import wait_for as wait_for
from gaslamp.agents.warmup import warm_up
from gaslamp.agents.warmup import warm_up_in_background as warm_up_in_background
from gaslamp.core import check_type
from gaslamp.extras import MissingExtra
from gaslamp.games import GAMES
from gaslamp.lessons import Scripted, is_lesson, lesson_by
from gaslamp.match import Agent

__all__ = [
    "AGENTS",
    "LEVELS",
    "ActionOdds",
    "BadSetting",
    "Heuristic",
    "MakeAgent",
    "Planner",
    "PolicyAgent",
    "Redealt",
    "Sleuth",
    "Uniform",
    "UnknownAgent",
    "agents_for",
    "check_agent_plays",
    "check_agent_ready",
    "deal_of",
    "find_agent",
    "is_ready",
    "levels_for",
    "make_agent",
    "policy_of",
    "warm_up",
]


def agents_for(game: str) -> tuple[str, ...]:
    """The agents that come with Gaslamp and play this game.

    >>> agents_for("connection")
    ('casual', 'club', 'strong', 'master', 'heuristic', 'planner', 'sleuth', 'uniform')
    """
    check_game_known(game)
    return tuple(name for name in AGENTS if can_play(name, game))


def simpler(name: str) -> str | None:
    """The agent to turn to if this one fails; the simplest has none."""
    return spec_of(name).stand_in


def check_agent_plays(name: str, game: str) -> None:
    """Raise the Problem that keeps an agent, of ours or one's own, from playing a game.

    >>> check_agent_plays("planner", "connection")
    >>> try:
    ...     check_agent_plays("planner", "classic")
    ... except UnknownAgent as problem:
    ...     print(problem.key)
    agent-other-game
    """
    find_agent(name, game)
    if not is_attacker(name):
        _refuse_other(name, game)


def _refuse_other(name: str, game: str) -> None:
    check_game_known(game)
    if not can_play(name, game):
        raise UnknownAgent("agent-other-game", agent=name, game=game, known=", ".join(agents_for(game)))


def check_agent_ready(name: str, game: str) -> None:
    """Raise the Problem that not all is installed that an agent needs in a game.

    >>> check_agent_ready("club", "classic")
    """
    if game in GAMES and not is_ready(name, game):
        raise MissingExtra("extra-missing", extra="search")


def make_agent(name: str, rng: Random, *, game: str = "") -> Agent:
    """One of the agents that come with Gaslamp, ready for one match; of this game, if it is named.

    >>> make_agent("heuristic", Random(7))
    Heuristic()
    >>> make_agent("master", Random(7), game="classic")
    Sleuth(seconds=1.0, samples=12)
    """
    check_type(name, str, 'make_agent() takes the name of an agent, such as "heuristic"')
    check_agent_settings(rng)
    if is_lesson(name):
        return _scripted(name, game)
    if name not in AGENTS:
        known = agents_for(game) if game else AGENTS
        raise UnknownAgent("agent-unknown", agent=name, known=", ".join(known))
    if game:
        _refuse_other(name, game)
        check_agent_ready(name, game)
    return AGENTS[name](rng)


def _scripted(name: str, game: str) -> Agent:
    lesson = lesson_by(name)
    if game not in ("", lesson.game.name):
        raise UnknownAgent("agent-other-game", agent=name, game=game, known=", ".join(agents_for(game)))
    return Scripted(lesson)


def find_agent(name: str, game: str = "", *, budget: int | None = None) -> MakeAgent:
    """As `make_agent`, any agent of one's own as MODULE:NAME, and an attacker as MEANS@TARGET.

    With a budget whoever searches does so by count, so many rollouts for each choice. It imports: never hand it a
    stranger's text.

    >>> find_agent("gaslamp.agents:Heuristic")(Random(7))
    Heuristic()
    """
    if is_attacker(name):
        check_attacker(name, game)
        return attacker(name, find_agent(parted(name)[1], game), budget=budget)
    module, colon, attribute = name.partition(":")
    if not colon:
        make_agent(name, Random(0), game=game)
        return (budget and counted(name, budget)) or AGENTS[name]
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # whatever is wrong in it, it is not Gaslamp's module
        raise _missing(name, error) or UnknownAgent("agent-not-found", agent=name, problem=str(error)) from None
    if not callable(found):
        raise UnknownAgent("agent-not-made", agent=name, module=module, name=attribute)
    return cast(MakeAgent, found)


def _missing(name: str, error: Exception) -> UnknownAgent | None:
    """That there is no such module, or no such agent in it."""
    module, _, attribute = name.partition(":")
    if isinstance(error, ModuleNotFoundError) and error.name and f"{module}.".startswith(f"{error.name}."):
        return UnknownAgent("agent-no-module", agent=name, module=error.name)
    if isinstance(error, AttributeError) and error.name == attribute:
        return UnknownAgent("agent-no-name", agent=name, module=module, name=attribute)
    return None
