"""The table people and bots sit at in one terminal: whose turn it is, whose eyes are on the screen, what is kept.

Only what the eyes on the screen may see is ever handed to a screen. Where the fugitive is a person among
others, a turn in which he can hide anything is secret: the screen is handed over before it, and again after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Problem, Seat
from gaslamp.games import AnyGame
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import Agent, Match, View
from gaslamp.record import Player, record_of, write_record
from gaslamp.terminal.ledger import giving_up, has_secrets


class Table:
    """One match and those who play it; every action is kept as soon as it is played."""

    def __init__(self, match: Match[Any], players: Sequence[Player], *, rng: Random, save: Path | None = None) -> None:
        self.match, self.players = match, tuple(players)
        self.game = cast(AnyGame, match.game)
        self.save = save
        self.is_kept = False
        """Whether the game as it stands is safe on disk."""
        self.trouble: Problem | None = None
        """Why it is not, if it should be."""
        self.people = frozenset(seat for seat, player in enumerate(players) if player.agent is None)
        self.agents: dict[Seat, Agent] = {CHANCE: Uniform(rng)}
        for seat, player in enumerate(players):
            if player.agent is not None:
                self.agents[seat] = make_agent(player.agent, _generator(rng, seat))

    @property
    def turn(self) -> Seat | None:
        """Who acts next: of several the lowest seat, but a bot gives way that has no pawn of its own to move."""
        waiting = giving_up(self.match.state)  # CP-10: until everybody else was asked
        return min(self.match.to_act, key=lambda seat: (seat in waiting, self._gives_way(seat), seat), default=None)

    def _gives_way(self, seat: Seat) -> bool:
        """SH-19, CP-6: pawns in several hands are for the people at the screen, not for a bot that sits with them."""
        state = self.match.state
        own = any(self.game.hand(state, pawn) == {seat} for pawn in state.waiting)
        return bool(self.match.to_act & self.people) and seat not in self.people and not own

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_persons_turn(self) -> bool:
        return self.turn in self.people

    @property
    def eyes(self) -> Seat:
        """Whose view belongs on the screen now: that of whoever acts or awaits a draw, else one that all may share."""
        turn = self._last_to_act if self.turn == CHANCE else self.turn
        return turn if turn in self.people else self.open_eyes

    @property
    def _last_to_act(self) -> Seat:
        """Who acted before chance; chance itself while the game is being dealt."""
        seats = (event.seat for event in reversed(self.match.log) if isinstance(event, Action) and event.seat != CHANCE)
        return next(seats, CHANCE)

    @property
    def open_eyes(self) -> Seat:
        """Somebody whose knowledge is no secret from the others at this screen."""
        detectives = sorted(self.people - {self.match.state.fugitive})
        return detectives[0] if detectives else min(self.people, default=SPECTATOR)

    def is_secret(self, seat: Seat) -> bool:
        """Whether others at this screen must not see what this seat sees."""
        is_his = seat == self.match.state.fugitive and len(self.people) > 1
        return is_his and not self.is_over and has_secrets(self.game, self.match.state)

    def view(self) -> View[Any]:
        return self.match.view(self.eyes)

    def open_view(self) -> View[Any]:
        return self.match.view(self.open_eyes)

    def choices(self) -> tuple[Action, ...]:
        """What the people whose turn it is may do, seat by seat."""
        if not self.is_persons_turn:
            return ()
        seats = sorted(self.match.to_act & self.people)
        actions = [action for seat in seats for action in self.match.view(seat).actions]
        return tuple(actions if len(seats) == 1 else _pooled(actions))

    def thinking(self) -> Callable[[], Action]:
        """How the bot whose turn it is, or chance, comes to act; it may take its time, in a thread of its own."""
        assert self.turn is not None, "nobody is asked once the match is over"
        return partial(self.agents[self.turn].act, self.match.view(self.turn))

    def play(self, action: Action) -> list[Event]:
        begin = len(self.match.log)
        self.match.play(action)
        if isinstance(action, Done) and action.seat in self.people - {self.match.state.fugitive}:
            self._leave_it()
        self.keep()
        return self.match.log[begin:]

    def _leave_it(self) -> None:
        """Detectives at one screen who have nothing left but tokens leave it at that together."""
        for seat in sorted(self.match.to_act & self.people):
            if Done(seat=seat) in self.match.view(seat).actions:
                self.match.play(Done(seat=seat))

    def keep(self) -> None:
        self.is_kept, self.trouble = False, None
        if self.save is None:
            return
        try:
            write_record(self.save, record_of(self.match, players=self.players))
            self.is_kept = True
        except Problem as problem:
            self.trouble = problem


def _pooled(actions: Iterable[Action]) -> Sequence[Action]:
    """What several may do, each thing once whoever does it: rides, then tokens, then leaving it at that."""
    once: dict[Action, Action] = {}
    for action in actions:
        once.setdefault(replace(action, seat=CHANCE), action)
    return sorted(once.values(), key=_place)


def _place(action: Action) -> tuple[bool, bool, int]:
    return not isinstance(action, Move), isinstance(action, Done), getattr(action, "pawn", 0)


def _generator(rng: Random, seat: Seat) -> Random:
    """A bot's own: from a shared one it could tell how much another used up in secret, or what was dealt.

    Python hashes the text, so nobody can go back from this generator to that of chance.
    """
    return Random(f"{seat} {rng.getstate()}")
