"""A contest in which everybody plays for themselves: agents in every seat in turn, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gaslamp.arena.plan import BadPlan, Schedule
from gaslamp.core import Seat
from gaslamp.games import AnyGame
from gaslamp.presentation import presentation_of


class Seating(Struct, frozen=True):
    """The agent in each seat."""

    names: tuple[str, ...]

    def player(self, state: Any, seat: Seat) -> str:
        return self.names[seat]

    def players(self, game: AnyGame) -> Sequence[str]:
        return self.names


class Contest(Schedule, frozen=True, kw_only=True):
    """The agents sit in order round the table and move on by one seat until each has had every seat."""

    agents: tuple[str, ...]

    @property
    def lineups(self) -> Sequence[Seating]:
        agents = tuple(dict.fromkeys(self.agents))
        seats = range(self.new_game().seats)
        return [Seating(tuple(agents[(seat + turn) % len(agents)] for seat in seats)) for turn in range(len(agents))]

    def check(self) -> None:
        if not self.agents:
            raise BadPlan("arena-nobody", option="agents")
        if presentation_of(self.new_game()).is_sided:
            raise BadPlan("arena-sides", game=self.game)
        super().check()
