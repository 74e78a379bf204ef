"""How likely an agent takes each action: published by those that know it, sampled of all others.

Whatever the way, the odds obey three laws: they are of legal actions only, none is negative, and they sum to 1. An
agent that publishes its policy answers from the view alone, draws nothing for it, and acts as it would have unasked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import isclose
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from gaslamp.core import Action, S
from gaslamp.match import Agent, View

ActionOdds: TypeAlias = Mapping[Action, float]
"""The probability of each action; one that is not there has none."""


@runtime_checkable
class PolicyAgent(Protocol):
    """An agent that can say how it will draw.

    >>> from gaslamp.agents import Sleuth, Uniform
    >>> isinstance(Uniform(Random(7)), PolicyAgent), isinstance(Sleuth(Random(7)), PolicyAgent)
    (True, False)
    """

    def act(self, view: View) -> Action:
        """One of the view's actions."""
        ...

    def policy(self, view: View) -> ActionOdds | None:
        """The odds of its actions, or None where it can only be sampled."""
        ...


def policy_of(make: Callable[[Random], Agent], view: View[S], *, draws: int, rng: Random) -> ActionOdds:
    """The odds with which an agent acts on this view: its own where it publishes them, else those of so many draws.

    Every draw is an agent of its own with a fresh seed, asked about this one view: what it drew earlier in the match is
    not known to whoever asks.

    >>> from gaslamp import Match, make_game
    >>> from gaslamp.agents import Uniform
    >>> view = Match(make_game("compact", 2)).view(1)
    >>> odds = policy_of(Uniform, view, draws=10, rng=Random(7))
    >>> len(odds) == len(view.actions), round(sum(odds.values()), 9)
    (True, 1.0)
    """
    if len(view.actions) == 1:
        return {view.actions[0]: 1.0}
    published = published_by(make, view, rng)
    return published if published is not None else sampled(make, view, draws=draws, rng=rng)


def published_by(make: Callable[[Random], Agent], view: View[S], rng: Random) -> ActionOdds | None:
    """What the agent itself says of its odds, if it says anything."""
    agent = fresh(make, rng)
    return agent.policy(view) if isinstance(agent, PolicyAgent) else None


def sampled(make: Callable[[Random], Agent], view: View[S], *, draws: int, rng: Random) -> ActionOdds:
    """How often each action came up."""
    drawn = Counter(fresh(make, rng).act(view) for _ in range(draws))
    return {action: count / draws for action, count in drawn.items()}


def fresh(make: Callable[[Random], Agent], rng: Random) -> Agent:
    """An agent with a seed of its own."""
    return make(Random(rng.getrandbits(64)))


def evenly(actions: list[Action]) -> ActionOdds:
    """Each as likely as the other."""
    return dict.fromkeys(actions, 1 / len(actions))


def check_policy(odds: ActionOdds, view: View[S]) -> None:
    """Hold the laws of odds that somebody publishes."""
    for action, chance in odds.items():
        assert view.game.allows(view.state, action), f"odds of what is not allowed: {action}"
        assert chance >= 0, f"a negative chance: {chance} of {action}"
    assert isclose(sum(odds.values()), 1, abs_tol=1e-9), f"the odds sum to {sum(odds.values())}, not to 1"
