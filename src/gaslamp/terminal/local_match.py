"""People and bots at one screen: how bots come to act, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

from gaslamp.agents import cover, make_agent, steadily, warm_up_in_background
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Event, Problem, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve
from gaslamp.lessons import BadLesson, Scripted, lesson_of
from gaslamp.match import Agent, Match
from gaslamp.record import Player, record_of, write_record
from gaslamp.telling.eyes import NOBODY, CaseEyes, ChaseEyes, Eyes
from gaslamp.telling.reasons import bots_of


class LocalMatch(Eyes):
    """One match and those who play it, all of them here; every action is kept as soon as it is played.

    In a lesson the script says who acts, and what is neither in it nor asked for is answered by `WrongStep`.
    """

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        *,
        rng: Random,
        save: Path | None = None,
        explains: bool = True,
    ) -> None:
        people = frozenset(seat for seat, player in enumerate(players) if player.agent is None)
        super().__init__(match, people, bots=frozenset(range(len(players))) - people)
        self.players, self.save = tuple(players), save
        self.explained = bots_of(players) if explains else NOBODY
        """The bots that say why."""
        self.is_kept = False
        """Whether the game as it stands is safe on disk."""
        self.trouble: Problem | None = None
        """Why it is not, if it should be."""
        self.lesson = lesson_of(players)
        if self.lesson and not self.lesson.follows(match.log):
            raise BadLesson("lesson-strayed", lesson=self.lesson.name)
        self.agents: dict[Seat, Agent] = {CHANCE: Scripted(self.lesson) if self.lesson else Uniform(rng)}
        self.ready = warm_up_in_background((player.agent for player in players), match.game.name)
        """Done when the bots can be asked."""
        for seat, player in enumerate(players):
            if player.agent is not None:
                self.agents[seat] = make_agent(player.agent, _generator(rng, seat), game=match.game.name)

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None or (self.lesson is not None and self.lesson.is_over(self.match.log))

    @property
    def turn(self) -> Seat | None:
        return self.lesson.turn(self.match.log) if self.lesson else super().turn

    def shown(self) -> Action:
        """What is to be done now, of which a lesson may relieve whoever learns."""
        if self.lesson is None:
            raise BadLesson("lesson-none")
        return self.lesson.shown(self.match)

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

    def thinking(self) -> Callable[[], Action]:
        """How the bot whose turn it is, or chance, comes to act; it takes its time, in a thread of its own.

        A bot takes as long whatever it knows, so that nobody at the screen learns from that whether it had a choice.
        """
        assert self.turn is not None, "nobody is asked once the match is over"
        think = partial(self.agents[self.turn].act, self.match.view(self.turn))
        return think if self.turn == CHANCE else partial(steadily, think, self._cover(self.turn))

    def _cover(self, seat: Seat) -> float:
        return cover(str(self.players[seat].agent), self.match.game.name)

    def play(self, action: Action) -> list[Event]:
        begin = len(self.match.log)
        if self.lesson:
            self.lesson.play(self.match, action)
        else:
            self.match.play(action)
        for more in self.follow_up(action):
            self.match.play(more)
        self.keep()
        return self.match.log[begin:]

    def keep(self) -> None:
        self.is_kept, self.trouble = False, None
        if self.save is None:
            return
        try:
            write_record(self.save, record_of(self.match, players=self.players))
            self.is_kept = True
        except Problem as problem:
            self.trouble = problem


class LocalChase(LocalMatch, ChaseEyes):
    """A chase and those who play it."""


class LocalCase(LocalMatch, CaseEyes):
    """A case and those who solve it; without hints they must find every layout themselves."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        *,
        rng: Random,
        save: Path | None = None,
        explains: bool = True,
        hints: bool = True,
    ) -> None:
        super().__init__(match, players, rng=rng, save=save, explains=explains)
        self.game, self.hints = cast(Connection, match.game), hints

    def choices(self) -> tuple[Action, ...]:
        """What the person whose turn it is may do; without hints no ready layout is among it."""
        return tuple(action for action in super().choices() if self.hints or not isinstance(action, Solve))


def _generator(rng: Random, seat: Seat) -> Random:
    """A bot's own: from a shared one it could tell how much another used up in secret, or what was dealt.

    Python hashes the text, so nobody can go back from this generator to that of chance.
    """
    return Random(f"{seat} {rng.getstate()}")
