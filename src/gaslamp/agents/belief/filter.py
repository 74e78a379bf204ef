"""Where the fugitive can be, from nothing but the events somebody has seen.

The stations of a belief are exact: those, and only those, that some play by the rules leads to
which looks the same to the viewer. What is used:

- his tickets: every ride the rules allow him for that ticket, and no other, from every station he could be at;
- the silence: a detective stopped somewhere and nobody was caught, he is to move and was not cornered;
- the showings: forced or of his own will, a catch, the opened log;
- in the Sherlock Holmes edition all that he does and answers besides (`manhunt`).

A belief is only asked for where somebody is to act or the match is over, as every view is.
The odds are no more than a guess: each ride weighs what the believer's `taste` says it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.agents.belief.holmes_filter import Manhunt
from gaslamp.agents.belief.transition import AnyChase, Odds, Pursuit, Taste
from gaslamp.core import Event, Game, Seat, redact
from gaslamp.games.chase import Chase
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import ChaseState, Fare
from gaslamp.match import View


def no_taste(_game: AnyChase, _state: ChaseState) -> Odds:
    return {}


def believe(view: View[Any], *, eyes: Seat | None = None) -> frozenset[int]:
    """The stations the fugitive can be at for all that this seat knows, or for what other eyes see of it."""
    return frozenset(Belief(view.game, eyes=eyes).update(view.events))


class Belief:
    """A fold over events; `odds` has a share for each station he can be at."""

    def __init__(self, game: Game[Any], *, eyes: Seat | None = None, taste: Taste = no_taste) -> None:
        assert isinstance(game, Chase), "a chase"
        self.game: AnyChase = game
        self.eyes, self.taste = eyes, taste
        self._start_over()

    def _start_over(self) -> None:
        game, taste = self.game, self.taste
        self.state: ChaseState = game.start()
        self.pursuit = Manhunt(game, taste) if isinstance(game, Holmes) else Pursuit(game, taste)
        self._seen: tuple[Event, ...] = ()

    @property
    def odds(self) -> Odds:
        return self.pursuit.odds

    def update(self, events: Sequence[Event]) -> Odds:
        """The odds after these events; only those since the last time are read, unless it is another story."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._start_over()
        for event in events[len(self._seen) :]:
            self._read(event if self.eyes is None else redact(event, self.eyes))
        self._seen = tuple(events)
        return self.odds

    def _read(self, event: Event) -> None:
        before, self.state = self.state, self.game.apply(self.state, event)
        self.pursuit.follow(before, self.state, event)

    def onward(self) -> Odds:
        """The odds after his next move, whatever he pays, as the detectives stand now."""
        return self.ride(self.state, self.odds)

    def ride(self, state: ChaseState, odds: Odds, fare: Fare | None = None) -> Odds:
        """What becomes of the odds when he pays this fare, or any, in this state and stays hidden."""
        return self.pursuit.ride(state, odds, fare)
