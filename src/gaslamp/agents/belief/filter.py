"""Where the fugitive can be, from nothing but the events somebody has seen.

The support of a belief is exact: those stations, and only those, that some play by the rules leads to which looks the
same to the viewer. What is observed:

- his tickets: every ride the rules allow him for that ticket, and no other, from every station he could be at;
- the silence: a detective stopped somewhere and nobody was caught, he is to move and was not cornered;
- the showings: forced or of his own will, a catch, the opened log;
- in the Sherlock Holmes edition all that he does and answers besides (`holmes_filter`).

A belief is only asked for where somebody is to act or the match is over, as every view is.
The odds are no more than a guess: each ride weighs what the `prior` says it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from gaslamp.agents.belief.holmes_filter import HolmesFilter
from gaslamp.agents.belief.priors import uniform_prior
from gaslamp.agents.belief.station_filter import Observation, StationFilter
from gaslamp.agents.belief.transition import Distribution, Prior
from gaslamp.core import BadOptions, Event, Game, S, Seat, UnknownSeat, check_type, counted, redact
from gaslamp.games import GAMES, AnyChase
from gaslamp.games.chase import Chase
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import ChaseState, Fare
from gaslamp.match import View, check_is_game, fold


def believe(view: View[S], *, eyes: Seat | None = None) -> frozenset[int]:
    """The stations the fugitive can be at for all that this seat knows, or for what other eyes see of it.

    >>> from gaslamp import CHANCE, Match, make_game
    >>> match = Match(make_game("classic", 2))
    >>> while CHANCE in match.to_act:
    ...     events = match.play(match.view(CHANCE).actions[0])
    >>> len(believe(match.view(1))), len(believe(match.view(0)))
    (13, 1)
    """
    check_type(view, View, "believe() takes a view, such as match.view(0)")
    return frozenset(Belief(view.game, eyes=eyes).update(view.events))


def _chase(game: Game[Any]) -> AnyChase:
    """The game, if it has a fugitive to look for."""
    check_is_game(game)
    if not isinstance(game, Chase):
        known = ", ".join(name for name, kind in GAMES.items() if issubclass(kind, Chase))
        raise BadOptions("game-no-fugitive", game=game.name, known=known)
    return game


class Belief:
    """A fold over events; `odds` has a probability for each station he can be at.

    >>> from gaslamp import CHANCE, Match, make_game
    >>> match = Match(make_game("classic", 2))
    >>> while CHANCE in match.to_act:
    ...     events = match.play(match.view(CHANCE).actions[0])
    >>> belief = Belief(match.game)
    >>> odds = belief.update(match.view(1).events)
    >>> belief, round(max(odds.values()), 3)
    (<Belief about classic: 13 stations>, 0.077)
    """

    def __init__(self, game: Game[S], *, eyes: Seat | None = None, prior: Prior = uniform_prior) -> None:
        self.game = _chase(game)
        if eyes is not None and eyes not in self.game.everybody:
            raise UnknownSeat("seat-not-there", seat=eyes, most=self.game.seats - 1)
        self.eyes, self.prior = eyes, prior
        self._restart()

    def _restart(self) -> None:
        game, prior = self.game, self.prior
        self.state: ChaseState = game.start()
        self.filter = HolmesFilter(game, prior) if isinstance(game, Holmes) else StationFilter(game, prior)
        self._seen: tuple[Event, ...] = ()

    def __repr__(self) -> str:
        return f"<Belief about {self.game.name}: {counted(len(self.odds), 'station')}>"

    @property
    def odds(self) -> Distribution:
        """The probability of each station he can be at."""
        return self.filter.odds

    def weighed(self, odds: Distribution) -> Belief:
        """The same belief with other odds, to ask; events are for the one it was made of."""
        other = copy(self)
        other.filter = copy(self.filter)
        other.filter.odds = odds
        return other

    def leads_to(self, events: Sequence[Event]) -> bool:
        """Whether these events go on from those it was told of last."""
        return self._seen == tuple(events[: len(self._seen)])

    def update(self, events: Sequence[Event]) -> Distribution:
        """The odds after these events; only those since the last time are read, unless it is another history."""
        if not self.leads_to(events):
            self._restart()
        fresh = enumerate(events[len(self._seen) :], start=len(self._seen))
        self.filter.observe_all([self._step(n, event) for n, event in fresh])
        self._seen = tuple(events)
        return self.odds

    def _step(self, n: int, event: Event) -> Observation:
        seen, before = event if self.eyes is None else redact(event, self.eyes), self.state
        self.state = fold(self.game, before, seen, n)
        return before, self.state, seen

    def predict_next(self) -> Distribution:
        """The odds after his next move, whatever he pays, as the detectives stand now."""
        return self.predict(self.state, self.odds)

    def predict(self, state: ChaseState, odds: Distribution, fare: Fare | None = None) -> Distribution:
        """What becomes of the odds when he pays this fare, or any, in this state and stays hidden."""
        return self.filter.predict(state, odds, fare)
