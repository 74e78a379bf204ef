"""A match at this screen, wherever it is played: what every screen asks of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeAlias

from gaslamp.core import Action, Event, Problem, Seat
from gaslamp.lessons import Lesson
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.telling.eyes import NOBODY, Eyes
from gaslamp.telling.reasons import bots_of
from gaslamp.words import Words

Thought: TypeAlias = Action | None
"""What a bot here came to think of; None where others act elsewhere."""


class PlayedMatch(Eyes):
    """One match and those who play it; some of them sit here."""

    ready: Future[None]
    """Done when the bots can be asked."""
    lesson: Lesson | None = None
    save: Path | None = None
    is_kept = False
    """Whether the game as it stands is safe."""
    trouble: Problem | None = None
    """Why it is not, if it should be."""

    def __init__(
        self,
        match: Match[Any],
        people: frozenset[Seat],
        players: Sequence[Player],
        *,
        bots: frozenset[Seat] = NOBODY,
        explains: bool = True,
    ) -> None:
        super().__init__(match, people, bots=bots)
        self.players = tuple(players)
        self.explained = bots_of(players) if explains else NOBODY
        """The bots that say why."""

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_elsewhere(self) -> bool:
        """Whether others act when they like, so that there is something to wait for."""
        return False

    @abstractmethod
    def shown(self) -> Action:
        """What is to be done now, of which a lesson may relieve whoever learns."""

    @abstractmethod
    def thinking(self) -> Callable[[], Thought]:
        """How whoever is to act, if nobody here is, comes to act; it takes its time, in a thread of its own."""

    @abstractmethod
    def take(self, thought: Thought) -> Action | None:
        """Take in what came of it; the last action that was played, if one was."""

    @abstractmethod
    def play(self, action: Action) -> list[Event]:
        """Play for somebody here."""

    @abstractmethod
    def farewell(self, words: Words, how: str) -> str:
        """What is said at the end: whether the game is safe, and how to come back to it."""

    def keep(self) -> None:
        """Make the game safe as it stands, where that is ours to do."""

    def heed(self, wake: Callable[[], object]) -> None:
        """Have this called, from any thread, whenever something is to be taken in that nobody here has done."""

    def remarks(self, words: Words) -> Sequence[str]:
        """What there is to say besides the game itself, each once."""
        return ()

    def choices(self) -> tuple[Action, ...]:
        """What the people whose turn it is may do: a bot whose turn comes before theirs is not overtaken."""
        return super().choices() if self.is_persons_turn else ()

    def is_careful(self, action: Action) -> bool:
        """Whether to ask before it is played: what the rules refuse is not asked about, nor anything in a lesson."""
        is_dear = self.lesson is None and self.presentation.is_careful(action)
        return is_dear and self.match.game.allows(self.match.known(action.seat), action)

    @property
    def is_lost_on_leaving(self) -> bool:
        """Whether somebody has played what nobody will find again."""
        actors = {event.seat for event in self.match.log if isinstance(event, Action)}
        return not self.is_kept and not self.is_over and bool(actors & self.people)
