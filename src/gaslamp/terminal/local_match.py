"""People and bots at one screen: how bots come to act, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, cast

from gaslamp.agents import cover, make_agent, steadily, warm_up_in_background
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Event, Problem, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve
from gaslamp.lessons import BadLesson, Scripted, lesson_of
from gaslamp.match import Agent, Match
from gaslamp.record import Player, record_of, write_record
from gaslamp.telling.eyes import CaseEyes, ChaseEyes
from gaslamp.terminal.captions import say
from gaslamp.terminal.played_match import PlayedMatch, Thought
from gaslamp.words import Words


class LocalMatch(PlayedMatch):
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
        super().__init__(match, people, players, bots=frozenset(range(len(players))) - people, explains=explains)
        self.save = save
        self.lesson = lesson_of(players)
        if self.lesson and not self.lesson.follows(match.log):
            raise BadLesson("lesson-strayed", lesson=self.lesson.name)
        self.agents: dict[Seat, Agent] = {CHANCE: Scripted(self.lesson) if self.lesson else Uniform(rng)}
        self.ready = warm_up_in_background((player.agent for player in players), match.game.name)
        for seat, player in enumerate(players):
            if player.agent is not None:
                self.agents[seat] = make_agent(player.agent, _generator(rng, seat), game=match.game.name)

    @property
    def is_over(self) -> bool:
        return super().is_over or (self.lesson is not None and self.lesson.is_over(self.match.log))

    @property
    def turn(self) -> Seat | None:
        return self.lesson.turn(self.match.log) if self.lesson else super().turn

    def shown(self) -> Action:
        if self.lesson is None:
            raise BadLesson("lesson-none")
        return self.lesson.shown(self.match)

    def thinking(self) -> Callable[[], Action]:
        """How the bot whose turn it is, or chance, comes to act.

        A bot takes as long whatever it knows, so that nobody at the screen learns from that whether it had a choice.
        """
        assert self.turn is not None, "nobody is asked once the match is over"
        think = partial(self.agents[self.turn].act, self.match.view(self.turn))
        return think if self.turn == CHANCE else partial(steadily, think, self._cover(self.turn))

    def _cover(self, seat: Seat) -> float:
        return cover(str(self.players[seat].agent), self.match.game.name)

    def take(self, thought: Thought) -> Action | None:
        if thought is not None:
            self.play(thought)
        return thought

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

    def farewell(self, words: Words, how: str) -> str:
        if not self.is_kept:
            return say(words, "farewell-not-kept")
        return say(words, f"farewell-{how}", file=quote(str(self.save)))


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
