"""A chase at one screen: detectives have no secrets from each other, the fugitive has.

Where the fugitive is a person among others, a turn in which he can hide anything is secret: the screen is
handed over before it, and again after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.terminal.ledger import giving_up, has_secrets
from gaslamp.terminal.sitting import Sitting


class Table(Sitting):
    """A chase and those who play it."""

    def __init__(self, match: Match[Any], players: Sequence[Player], *, rng: Random, save: Path | None = None) -> None:
        super().__init__(match, players, rng=rng, save=save)
        self.game = cast(AnyChase, match.game)

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
        is_his = seat == self.match.state.fugitive and len(self.people) > 1
        return is_his and not self.is_over and has_secrets(self.game, self.match.state)

    def choices(self) -> tuple[Action, ...]:
        """What the people whose turn it is may do, seat by seat."""
        if not self.is_persons_turn:
            return ()
        seats = sorted(self.match.to_act & self.people)
        actions = [action for seat in seats for action in self.match.view(seat).actions]
        return tuple(actions if len(seats) == 1 else _pooled(actions))

    def follow_up(self, action: Action) -> None:
        """Detectives at one screen who have nothing left but tokens leave it at that together."""
        if not isinstance(action, Done) or action.seat not in self.people - {self.match.state.fugitive}:
            return
        for seat in sorted(self.match.to_act & self.people):
            if Done(seat=seat) in self.match.view(seat).actions:
                self.match.play(Done(seat=seat))


def _pooled(actions: Iterable[Action]) -> Sequence[Action]:
    """What several may do, each thing once whoever does it: rides, then tokens, then leaving it at that."""
    once: dict[Action, Action] = {}
    for action in actions:
        once.setdefault(replace(action, seat=CHANCE), action)
    return sorted(once.values(), key=_place)


def _place(action: Action) -> tuple[bool, bool, int]:
    return not isinstance(action, Move), isinstance(action, Done), getattr(action, "pawn", 0)
