"""What is to be played: every fugitive against every team of detectives, on the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from gaslamp.agents import find_agent
from gaslamp.core import Problem
from gaslamp.games import AnyGame, make_game


class BadPlan(Problem):
    """An arena that cannot be held as asked."""


class Pairing(Struct, frozen=True):
    """Who plays whom, by the names of the agents; all detective seats are played by the same one."""

    fugitive: str
    detectives: str


class Plan(Struct, frozen=True, kw_only=True):
    """A number of games for every pairing. The n-th game of each is dealt alike, so that they can be compared."""

    game: str = "classic"
    seats: int | None = None
    options: dict[str, Any] = {}
    fugitives: tuple[str, ...] = ("heuristic",)
    detectives: tuple[str, ...] = ("heuristic",)
    games: int = 200
    jobs: int = 1
    seed: int = 7
    records: Path | None = None
    """The folder every game's record is written to."""

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        detectives = dict.fromkeys(self.detectives)
        return tuple(Pairing(one, other) for one in dict.fromkeys(self.fugitives) for other in detectives)

    @property
    def fixtures(self) -> Iterator[tuple[Pairing, int]]:
        """Every game to be played, those that are dealt alike together."""
        return ((pairing, n) for n in range(self.games) for pairing in self.pairings)

    def new_game(self) -> AnyGame:
        return make_game(self.game, self.seats, self.options)

    def rng(self, n: int, role: str) -> Random:
        """What somebody in the n-th game draws from: the same in every pairing, on any number of processes."""
        return Random(f"{self.seed} {n} {role}")

    def check(self) -> None:
        """Raise the Problem that would keep the plan from being played."""
        self.new_game()
        for option in "games", "jobs":
            if getattr(self, option) < 1:
                raise BadPlan("arena-too-few", option=option, value=getattr(self, option))
        for option in "fugitives", "detectives":
            if not getattr(self, option):
                raise BadPlan("arena-nobody", option=option)
        for agent in (*self.fugitives, *self.detectives):
            find_agent(agent)
        if self.records:
            _open(self.records)


def _open(folder: Path) -> None:
    """Make sure that records can be written there before an hour is spent on playing them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".trial"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadPlan("arena-folder", folder=str(folder), problem=error.strerror or str(error)) from None
