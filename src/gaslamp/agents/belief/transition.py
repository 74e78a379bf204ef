"""The transition model: which rides the fugitive has from a station, and how a belief moves on by one of them.

The hidden state is his station, the action a ride, and what everybody observes of it the fare. A prior over where he
goes weighs the rides from each station against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias, get_args

from msgspec.structs import replace

from gaslamp.agents.game_cache import cached_by_game
from gaslamp.games import AnyChase
from gaslamp.games.chase import put
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare, Purse

Distribution: TypeAlias = Mapping[int, float]
"""A probability, or a weight, for each station the fugitive can be at."""
Prior: TypeAlias = Callable[[AnyChase, ChaseState], Distribution]
"""How much he is thought to prefer each station when he moves in this state: weights above 0, 1 where none is given."""
Transition: TypeAlias = tuple[Fare, int]
"""A ride: the fare that is observed, and the station it leads to."""
FARES: tuple[Fare, ...] = get_args(Fare)


class TransitionModel:
    """The rides of a game's fugitive from every station, computed once where no pawn is in the way."""

    def __init__(self, game: AnyChase) -> None:
        unhindered = _unhindered(game)
        self._open = {station: tuple(_rides(game, unhindered, station)) for station in game.board.stations}
        self._touching = {station: set[int]() for station in game.board.stations}
        for station, exits in game.board.exits.items():
            for exit in exits:
                for touched in (exit.station, *exit.over):
                    self._touching[touched].add(station)
        self._affordable: dict[frozenset[Fare], dict[int, tuple[Transition, ...]]] = {}

    def transitions(
        self, game: AnyChase, state: ChaseState, stations: Iterable[int]
    ) -> Iterator[tuple[int, Sequence[Transition]]]:
        """Each of the stations with the rides he would have from it."""
        open = self._open_to(frozenset(fare for fare in FARES if game.can_pay(state, FUGITIVE, fare)))
        watched = self._near(game.barred(state, FUGITIVE))
        for station in stations:
            yield station, tuple(_rides(game, state, station)) if station in watched else open[station]

    def _near(self, barred: Collection[int | None]) -> set[int]:
        return set().union(*(self._touching[station] for station in barred if station is not None))

    def _open_to(self, fares: frozenset[Fare]) -> dict[int, tuple[Transition, ...]]:
        if fares not in self._affordable:
            self._affordable[fares] = {
                station: tuple(ride for ride in rides if ride[0] in fares) for station, rides in self._open.items()
            }
        return self._affordable[fares]


@cached_by_game
def transition_model(game: AnyChase) -> TransitionModel:
    return TransitionModel(game)


def _rides(game: AnyChase, state: ChaseState, station: int) -> Iterator[Transition]:
    return game.rides(replace(state, stations=put(state.stations, FUGITIVE, station)), FUGITIVE)


def _unhindered(game: AnyChase) -> ChaseState:
    """An empty board, and every fare to be had."""
    state, plenty = game.start(), Purse(1, 1, 1, 1, 1)
    state = replace(state, purses=(plenty,) * len(game.pawns))
    assert isinstance(state, ChaseState)
    return replace(state, supply=plenty) if isinstance(state, HolmesState) else state


def propagate(
    transitions: Iterable[tuple[int, Sequence[Transition]]], odds: Distribution, prior: Distribution, fare: Fare | None
) -> dict[int, float]:
    """The weights after one ride for which this fare was observed, or any; they need not add up to one."""
    after = dict[int, float]()
    for station, rides in transitions:
        weights = [prior.get(to, 1.0) for _, to in rides]
        share = odds[station] / (sum(weights) or 1.0)
        for (paid, to), weight in zip(rides, weights, strict=True):
            if fare is None or paid == fare:
                after[to] = after.get(to, 0.0) + share * weight
    return after


def normalized(weights: Distribution) -> Distribution:
    total = sum(weights.values())
    return {station: weight / total for station, weight in weights.items()}


def restricted(weights: Distribution, stations: Collection[int]) -> Distribution:
    """Conditioned on his being at one of these stations; not normalized."""
    return {station: weight for station, weight in weights.items() if station in stations}
