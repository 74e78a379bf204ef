"""People and bots at one screen: whose turn it is, whose eyes are on the screen, what is kept.

Only what the eyes on the screen may see is ever handed to a screen. Each kind of game says whose view all may
share, and when a turn is secret.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Event, Problem, Seat
from gaslamp.match import Agent, Match, View
from gaslamp.record import Player, record_of, write_record


class Sitting(ABC):
    """One match and those who play it; every action is kept as soon as it is played."""

    def __init__(self, match: Match[Any], players: Sequence[Player], *, rng: Random, save: Path | None = None) -> None:
        self.match, self.players = match, tuple(players)
        self.save = save
        self.is_kept = False
        """Whether the game as it stands is safe on disk."""
        self.trouble: Problem | None = None
        """Why it is not, if it should be."""
        self.people = frozenset(seat for seat, player in enumerate(players) if player.agent is None)
        self.agents: dict[Seat, Agent] = {CHANCE: Uniform(rng)}
        for seat, player in enumerate(players):
            if player.agent is not None:
                self.agents[seat] = make_agent(player.agent, _generator(rng, seat), game=match.game.name)

    @property
    def turn(self) -> Seat | None:
        """Who acts next: of several the lowest seat."""
        return min(self.match.to_act, default=None)

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_persons_turn(self) -> bool:
        return self.turn in self.people

    @property
    @abstractmethod
    def eyes(self) -> Seat:
        """Whose view belongs on the screen now."""

    @property
    @abstractmethod
    def open_eyes(self) -> Seat:
        """Somebody whose knowledge is no secret from the others at this screen."""

    @abstractmethod
    def is_secret(self, seat: Seat) -> bool:
        """Whether others at this screen must not see what this seat sees."""

    @property
    def secret(self) -> Seat | None:
        """For whose eyes alone the screen is now, if it is not for everybody's."""
        return self.eyes if self.is_secret(self.eyes) else None

    def view(self) -> View[Any]:
        return self.match.view(self.eyes)

    def open_view(self) -> View[Any]:
        return self.match.view(self.open_eyes)

    def choices(self) -> tuple[Action, ...]:
        """What the person whose turn it is may do."""
        return self.match.view(self.turn).actions if self.turn is not None and self.is_persons_turn else ()

    def thinking(self) -> Callable[[], Action]:
        """How the bot whose turn it is, or chance, comes to act; it may take its time, in a thread of its own."""
        assert self.turn is not None, "nobody is asked once the match is over"
        return partial(self.agents[self.turn].act, self.match.view(self.turn))

    def play(self, action: Action) -> list[Event]:
        begin = len(self.match.log)
        self.match.play(action)
        self.follow_up(action)
        self.keep()
        return self.match.log[begin:]

    def follow_up(self, action: Action) -> None:
        """What goes without saying once somebody has acted so: nothing, unless a game says otherwise."""
        return

    def keep(self) -> None:
        self.is_kept, self.trouble = False, None
        if self.save is None:
            return
        try:
            write_record(self.save, record_of(self.match, players=self.players))
            self.is_kept = True
        except Problem as problem:
            self.trouble = problem


def _generator(rng: Random, seat: Seat) -> Random:
    """A bot's own: from a shared one it could tell how much another used up in secret, or what was dealt.

    Python hashes the text, so nobody can go back from this generator to that of chance.
    """
    return Random(f"{seat} {rng.getstate()}")
