"""Our own searching bot."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.core import Action
from gaslamp.match import Agent, View

PLAYERS: Mapping[str, tuple[str, str]] = {
    "classic": ("classic", "ClassicSleuth"),
    "compact": ("alpha_beta", "AlphaBetaSearch"),
    "holmes": ("holmes", "HolmesSleuth"),
}
"""Who plays each game, by module and name; imported when it is played: kernels take a while."""


class Sleuth:
    """With seconds for every turn, or with games for every choice, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, games: int | None = None) -> None:
        self.rng, self.seconds, self.games = rng, seconds, games
        self.player: Agent | None = None

    def act(self, view: View[Any]) -> Action:
        self.player = self.player or self._player(view.game.name)
        return self.player.act(view)

    def _player(self, game: str) -> Agent:
        """The heuristic where there is nothing to search for."""
        if game not in PLAYERS:
            return Heuristic(self.rng)
        module, name = PLAYERS[game]
        make = getattr(import_module(f"gaslamp.agents.search.{module}"), name)
        player: Agent = make(self.rng, seconds=self.seconds, games=self.games)
        return player
