"""Whose view belongs on a screen, for which of the people who sit there, and whether it is secret from the others.

A screen has people, one or several; the other seats are played by bots or by people who sit elsewhere. Only what
the eyes on a screen may see may ever be shown there. Where several share it, a turn in which one of them can hide
anything from the others is secret: the screen is handed over before it, and again after it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, cast

from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import Match, View
from gaslamp.presentation import presentation_of
from gaslamp.presentation.chase import ChasePresentation
from gaslamp.presentation.general import Presentation

NOBODY: frozenset[Seat] = frozenset()


class Eyes(ABC):
    """One screen of a match. A player who is neither one of its people nor a bot sits elsewhere."""

    def __init__(self, match: Match[Any], people: frozenset[Seat], *, bots: frozenset[Seat] = NOBODY) -> None:
        self.match, self.people, self.bots = match, people, bots
        self.presentation: Presentation[Any, Any] = presentation_of(match.game)

    @property
    def turn(self) -> Seat | None:
        """Who acts next as this screen sees it: the lowest seat, but people elsewhere give way to those here."""
        return min(self.match.to_act, key=self._rank, default=None)

    def _rank(self, seat: Seat) -> tuple[int, ...]:
        is_elsewhere = seat not in self.people | self.bots
        return is_elsewhere, seat

    @property
    def is_persons_turn(self) -> bool:
        """Whether it is the turn of somebody at this screen."""
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
        """What the person at this screen whose turn it is may do."""
        return self.match.view(self.turn).actions if self.turn is not None and self.is_persons_turn else ()

    def follow_up(self, action: Action) -> tuple[Action, ...]:
        """What goes without saying once somebody has acted so: nothing, unless a game says otherwise."""
        return ()


class ChaseEyes(Eyes):
    """A chase: detectives have no secrets from each other, the fugitive has."""

    presentation: ChasePresentation[Any, Any]

    def __init__(self, match: Match[Any], people: frozenset[Seat], *, bots: frozenset[Seat] = NOBODY) -> None:
        super().__init__(match, people, bots=bots)
        self.game = cast(AnyChase, match.game)

    def _rank(self, seat: Seat) -> tuple[int, ...]:
        """CP-10: a player who votes to give up waits until everybody else was asked."""
        return seat in self.presentation.giving_up(self.match.state), self._gives_way(seat), *super()._rank(seat)

    def _gives_way(self, seat: Seat) -> bool:
        """SH-19, CP-6: pawns in several hands are for people, not for a bot that has no pawn of its own to move."""
        is_needless = seat in self.bots and not self.presentation.has_business(self.match.state, seat)
        return bool(self.match.to_act - self.bots) and is_needless

    @property
    def eyes(self) -> Seat:
        """Those of the player who acts or awaits a draw, else such that all may share."""
        turn = self._last_to_act if self.turn == CHANCE else self.turn
        return turn if turn in self.people else self.open_eyes

    @property
    def _last_to_act(self) -> Seat:
        """Who acted before chance; chance itself while the game is being dealt."""
        seats = (event.seat for event in reversed(self.match.log) if isinstance(event, Action) and event.seat != CHANCE)
        return next(seats, CHANCE)

    @property
    def open_eyes(self) -> Seat:
        detectives = sorted(self.people - {self.match.state.fugitive})
        return detectives[0] if detectives else min(self.people, default=SPECTATOR)

    def is_secret(self, seat: Seat) -> bool:
        is_his = seat == self.match.state.fugitive and bool(self.people - {seat})
        return is_his and self.match.outcome is None and self.presentation.has_secrets(self.match.state)

    def choices(self) -> tuple[Action, ...]:
        """What the people at this screen who are to act may do, seat by seat, and each thing once."""
        seats = sorted(self.match.to_act & self.people)
        actions = [action for seat in seats for action in self.match.view(seat).actions]
        return tuple(actions if len(seats) == 1 else _pooled(actions))

    def follow_up(self, action: Action) -> tuple[Action, ...]:
        """Detectives at one screen who have nothing left but tokens leave it at that together."""
        detectives = self.people - {self.match.state.fugitive}
        if not isinstance(action, Done) or action.seat not in detectives:
            return ()
        offers = [Done(seat=seat) for seat in sorted(self.match.to_act & detectives)]
        return tuple(done for done in offers if done in self.match.view(done.seat).actions)


def _pooled(actions: Iterable[Action]) -> Sequence[Action]:
    """What several may do, each thing once, no matter who does it: rides, then tokens, then leaving it at that."""
    once: dict[Action, Action] = {}
    for action in actions:
        once.setdefault(replace(action, seat=CHANCE), action)
    return sorted(once.values(), key=_place)


def _place(action: Action) -> tuple[bool, bool, int]:
    return not isinstance(action, Move), isinstance(action, Done), getattr(action, "pawn", 0)


class CaseEyes(Eyes):
    """Case Connection: all lies open but the leads that are drawn and not kept (CC-4).

    Where several people share the screen they see what a spectator sees; only while somebody chooses a lead is
    the screen for that player's eyes alone, and several who choose do so one by one.
    """

    @property
    def eyes(self) -> Seat:
        """Those of the player who chooses a lead here, else such that all may share."""
        return self.turn if self.turn in self.people and self.is_secret(self.turn) else self.open_eyes

    @property
    def open_eyes(self) -> Seat:
        """A person alone sees through their own eyes, several through a spectator's."""
        return min(self.people) if len(self.people) == 1 else SPECTATOR

    def is_secret(self, seat: Seat) -> bool:
        is_choosing = self.match.state.phase == "follow" and seat in self.match.to_act
        return is_choosing and bool(self.people - {seat})

    @property
    def bench(self) -> Seat:
        """Whose cards lie in front: those of a person alone, else of the player whose turn it is."""
        if len(self.people) == 1:
            return min(self.people)
        return max(0, self.match.state.current if self.secret is None else self.secret)


class SeatEyes(Eyes):
    """Over one seat's shoulder, for somebody who only watches."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        super().__init__(match, NOBODY)
        self.seat = seat

    @property
    def eyes(self) -> Seat:
        return self.seat

    @property
    def open_eyes(self) -> Seat:
        return self.seat

    def is_secret(self, seat: Seat) -> bool:
        return False


def eyes_of(match: Match[Any], people: frozenset[Seat], *, bots: frozenset[Seat] = NOBODY) -> Eyes:
    """The eyes on a screen at which these people sit; bots that are named take their turns in order."""
    kind = CaseEyes if presentation_of(match.game).screen == "case" else ChaseEyes
    return kind(match, people, bots=bots)
