"""Where the fugitive can be, from nothing but the events somebody has seen.

The stations of a belief are exact: those, and only those, that some play by the rules leads to
which looks the same to the viewer. Three things are used:

- his tickets: every ride the rules allow him for that ticket, and no other, from every station he could be at;
- the silence: a detective stopped somewhere and nobody was caught, he is to move and was not cornered;
- the showings: forced or of his own will, a catch, the opened log.

A belief is only asked for where somebody is to act or the match is over, as every view is.
The odds are no more than a guess: each ride weighs what the believer's `taste` says it does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from msgspec.structs import replace

from gaslamp.core import Event, Game, Seat, redact
from gaslamp.games.chase import put
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Fare, Move, Purse
from gaslamp.match import View

FARES: tuple[Fare, ...] = get_args(Fare)
AnyChase: TypeAlias = Classic
"""A game with somebody to look for."""
AnyState: TypeAlias = ClassicState
Odds: TypeAlias = Mapping[int, float]
Taste: TypeAlias = Callable[[AnyChase, AnyState], Odds]
"""How much he is thought to like each station when he moves in this state, always above 0; 1 for those not named."""


def no_taste(_game: AnyChase, _state: AnyState) -> Odds:
    return {}


def believe(view: View[Any], *, eyes: Seat | None = None) -> frozenset[int]:
    """The stations the fugitive can be at for all that this seat knows, or for what other eyes see of it."""
    return frozenset(Belief(view.game, eyes=eyes).update(view.events))


class Belief:
    """A fold over events; `odds` has a share for each station he can be at."""

    def __init__(self, game: Game[Any], *, eyes: Seat | None = None, taste: Taste = no_taste) -> None:
        assert isinstance(game, Classic), "a chase"
        self.game: AnyChase = game
        self.eyes, self.taste = eyes, taste
        self._rides = _rides_of(game)
        self._start_over()

    def _start_over(self) -> None:
        self.state = self.game.start()
        self.odds: Odds = {}
        self._seen: tuple[Event, ...] = ()

    def update(self, events: Sequence[Event]) -> Odds:
        """The odds after these events; only those since the last time are read, unless it is another story."""
        if self._seen != tuple(events[: len(self._seen)]):
            self._start_over()
        for event in events[len(self._seen) :]:
            self._read(event if self.eyes is None else redact(event, self.eyes))
        self._seen = tuple(events)
        return self.odds

    def onward(self) -> Odds:
        """The odds after his next move, whatever he pays, as the detectives stand now."""
        return self.ride(self.state, self.odds)

    def ride(self, state: AnyState, odds: Odds, fare: Fare | None = None) -> Odds:
        """What becomes of the odds when he pays this fare, or any, in this state and stays hidden."""
        taste, after = self.taste(self.game, state), dict[int, float]()
        for station, ways in self._rides.at(state, odds):
            share = odds[station] / (sum(taste.get(to, 1.0) for _, to in ways) or 1.0)
            for paid, to in ways:
                if fare in (paid, None):
                    after[to] = after.get(to, 0.0) + share * taste.get(to, 1.0)
        return _shares(after)

    def _read(self, event: Event) -> None:
        before, self.state = self.state, self.game.apply(self.state, event)
        shown = self.state.stations[FUGITIVE]
        if shown is not None:
            self.odds = {shown: 1.0}
        else:
            self.odds = _shares(self._follow(before, event))

    def _follow(self, before: AnyState, event: Event) -> Odds:
        """The odds after an event that does not show him; they need not add up to one."""
        odds = self.odds
        if isinstance(event, Deal) and event.pawn == FUGITIVE:
            odds = {card: 1.0 for card in self.game.start_cards(FUGITIVE) if card not in before.stations}  # CL-6
        elif isinstance(event, Move) and event.pawn == FUGITIVE:
            odds = self.ride(before, odds, event.fare)
        elif isinstance(event, Move):  # CL-21: nobody was caught there
            odds = {station: share for station, share in odds.items() if station != event.station}
        return self._not_cornered(odds) if self.state.phase == "move" else odds

    def _not_cornered(self, odds: Odds) -> Odds:
        """CL-20: he is to move, so wherever he is, he can."""
        free = {station for station, ways in self._rides.at(self.state, odds) if ways}
        return {station: share for station, share in odds.items() if station in free}


def _shares(odds: Odds) -> Odds:
    whole = sum(odds.values())
    return {station: share / whole for station, share in odds.items()}


class _Rides:
    """The fugitive's rides as the rules give them, remembered where nobody stands in the way."""

    def __init__(self, game: AnyChase) -> None:
        self.game = game
        empty = replace(game.start(), purses=(Purse(1, 1, 1, 1, 1),) * len(game.pawns))
        self._open = {station: tuple(self._here(empty, station)) for station in game.board.stations}
        self._touching = {station: set[int]() for station in game.board.stations}
        for station, exits in game.board.exits.items():
            for exit in exits:
                for touched in (exit.station, *exit.over):
                    self._touching[touched].add(station)
        self._affordable: dict[frozenset[Fare], dict[int, tuple[tuple[Fare, int], ...]]] = {}

    def at(self, state: AnyState, stations: Iterable[int]) -> Iterator[tuple[int, Sequence[tuple[Fare, int]]]]:
        """What he could pay from each of the stations, and where each fare would take him."""
        open = self._open_to(frozenset(fare for fare in FARES if self.game.can_pay(state, FUGITIVE, fare)))
        watched = self._near(self.game.barred(state, FUGITIVE))
        for station in stations:
            yield station, tuple(self._here(state, station)) if station in watched else open[station]

    def _here(self, state: AnyState, station: int) -> Iterator[tuple[Fare, int]]:
        return self.game.rides(replace(state, stations=put(state.stations, FUGITIVE, station)), FUGITIVE)

    def _near(self, barred: Collection[int | None]) -> set[int]:
        return set().union(*(self._touching[station] for station in barred if station is not None))

    def _open_to(self, fares: frozenset[Fare]) -> dict[int, tuple[tuple[Fare, int], ...]]:
        if fares not in self._affordable:
            self._affordable[fares] = {
                station: tuple(way for way in ways if way[0] in fares) for station, ways in self._open.items()
            }
        return self._affordable[fares]


@lru_cache(maxsize=256)
def _rides_of(game: AnyChase) -> _Rides:
    return _Rides(game)
