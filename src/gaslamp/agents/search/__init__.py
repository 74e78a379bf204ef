"""Our own searching bot: sequential halving over rollouts, or alpha-beta in the compact game."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

from gaslamp.agents.checks import check_agent_settings, check_to_act, settings_told
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.search.planner import Planner
from gaslamp.core import Action
from gaslamp.extras import needs
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.match import Agent, View

SEARCHES: Mapping[type[Any], str] = {
    Classic: "classic:ClassicSearch",
    Holmes: "holmes:HolmesSearch",
    Compact: "alpha_beta:AlphaBetaSearch",
}
"""Who searches a game, as MODULE:NAME in this folder; imported when it is played, since kernels take a while."""


class Unsearched(UserWarning):
    """The kernels do not know a game or one of its options, so the heuristic plays it."""


class Sleuth:
    """With seconds for every turn of a chase, or `games` rollouts a choice, and then it plays the same each time.

    In Case Connection it plans with so many samples of what may follow; without any it plays as the heuristic.

    >>> from random import Random
    >>> Sleuth(Random(7), seconds=1.0)
    Sleuth(seconds=1.0)
    >>> Sleuth(Random(7), games=200)
    Sleuth(games=200)
    """

    def __init__(
        self, rng: Random, *, seconds: float = 0.2, games: int | None = None, samples: int | None = None
    ) -> None:
        check_agent_settings(rng, seconds=seconds, games=games, samples=samples)
        self.rng, self.seconds, self.games, self.samples = rng, seconds, games, samples
        self._game: object = None
        self.player: Agent = Heuristic(rng)

    def __repr__(self) -> str:
        settings = {"seconds": None if self.games else self.seconds, "games": self.games, "samples": self.samples}
        return settings_told(self, settings)

    def act(self, view: View[Any]) -> Action:
        check_to_act(view)
        if self._game is not view.game:
            self._game, self.player = view.game, self._search_for(view.game)
        return self.player.act(view)

    def _search_for(self, game: Any) -> Agent:
        """The heuristic where there is nothing to search for, or where the kernels do not know the rules."""
        if isinstance(game, Connection) and self.samples:
            return Planner(self.rng, samples=self.samples)
        with needs("search"):
            if not isinstance(game, Chase) or not is_searched(game):
                return Heuristic(self.rng)
            return search_of(game, self.rng, seconds=self.seconds, budget=self.games)


def search_of(game: Chase[Any], rng: Random, *, seconds: float, budget: int | None) -> Agent:
    """Who searches a game."""
    module, _, name = SEARCHES[next(kind for kind in type(game).__mro__ if kind in SEARCHES)].partition(":")
    make = getattr(import_module(f"{__name__}.{module}"), name)
    player: Agent = make(game, rng, seconds=seconds, budget=budget)
    return player


def is_searched(game: Chase[Any]) -> bool:
    """Whether the kernels know all of a game's rules; where they do not, a warning says what is unknown."""
    from gaslamp.agents.engine.models import unknown_options  # with numba, which the others do without

    unknown = unknown_options(game)
    if unknown:
        unsearched = Unsearched(f"{game.name}: the heuristic plays, since no search knows {', '.join(unknown)}")
        warnings.warn(unsearched, stacklevel=2)
    return not unknown
