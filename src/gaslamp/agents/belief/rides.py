"""The fugitive's rides from anywhere, as the rules give them, remembered where nobody stands in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from msgspec.structs import replace

from gaslamp.games.chase import Chase, put
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare, Purse

FARES: tuple[Fare, ...] = get_args(Fare)
Way: TypeAlias = tuple[Fare, int]
"""A fare and where it takes him."""


class Rides:
    def __init__(self, game: Chase[Any]) -> None:
        self.game = game
        free = _unhindered(game)
        self._open = {station: tuple(self._here(free, station)) for station in game.board.stations}
        self._touching = {station: set[int]() for station in game.board.stations}
        for station, exits in game.board.exits.items():
            for exit in exits:
                for touched in (exit.station, *exit.over):
                    self._touching[touched].add(station)
        self._affordable: dict[frozenset[Fare], dict[int, tuple[Way, ...]]] = {}

    def at(self, state: ChaseState, stations: Iterable[int]) -> Iterator[tuple[int, Sequence[Way]]]:
        """What he could pay from each of the stations, and where each fare would take him."""
        open = self._open_to(frozenset(fare for fare in FARES if self.game.can_pay(state, FUGITIVE, fare)))
        watched = self._near(self.game.barred(state, FUGITIVE))
        for station in stations:
            yield station, tuple(self._here(state, station)) if station in watched else open[station]

    def _here(self, state: ChaseState, station: int) -> Iterator[Way]:
        return self.game.rides(replace(state, stations=put(state.stations, FUGITIVE, station)), FUGITIVE)

    def _near(self, barred: Collection[int | None]) -> set[int]:
        return set().union(*(self._touching[station] for station in barred if station is not None))

    def _open_to(self, fares: frozenset[Fare]) -> dict[int, tuple[Way, ...]]:
        if fares not in self._affordable:
            self._affordable[fares] = {
                station: tuple(way for way in ways if way[0] in fares) for station, ways in self._open.items()
            }
        return self._affordable[fares]


def _unhindered(game: Chase[Any]) -> ChaseState:
    """An empty board, and every fare to be had."""
    state, plenty = game.start(), Purse(1, 1, 1, 1, 1)
    state = replace(state, purses=(plenty,) * len(game.pawns))
    assert isinstance(state, ChaseState)
    return replace(state, supply=plenty) if isinstance(state, HolmesState) else state


@lru_cache(maxsize=256)
def rides_of(game: Chase[Any]) -> Rides:
    return Rides(game)
