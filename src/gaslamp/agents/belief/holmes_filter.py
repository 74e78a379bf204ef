"""A Bayes filter for Moriarty, whose past is a secret that can still come to light.

The hidden state is more than his station: which start tile he may have drawn (it is never the one that the balloon
turns up, SH-35) and where his crimes were (no scene serves twice, SH-14). The joint distribution is kept as one over
stations for each such past. What he answers about an earlier entry (SH-29) is put where it belongs: all observations
are filtered again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from gaslamp.agents.belief.station_filter import Observation, StationFilter
from gaslamp.agents.belief.transition import Distribution, Prior, propagate, restricted
from gaslamp.core import Event
from gaslamp.games.chase import put
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import (
    Collect,
    Commit,
    Confirmed,
    Fly,
    HolmesState,
    Land,
    LieLow,
    Located,
    Recalled,
    Tile,
    Turn,
)
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Deal, Move


class SecretPast(NamedTuple):
    """The part of the hidden state that is not his station."""

    tiles: frozenset[Tile] = frozenset()
    """Those he may have drawn; none once the balloon has flown."""
    scenes: frozenset[int] = frozenset()
    """Where his crimes were."""


Branch: TypeAlias = tuple[SecretPast, Distribution]
"""One past, and weights of the stations he may be at with it."""


class HolmesFilter(StationFilter):
    """The posterior over stations and pasts; `odds` is its marginal over stations."""

    game: Holmes

    def __init__(self, game: Holmes, prior: Prior) -> None:
        super().__init__(game, prior)
        self.joint: Mapping[SecretPast, Distribution] = {}
        self._observations: list[Observation] = []
        self._recalled: dict[int, int] = {}
        """Stations he has named since, by the number of the entry."""

    def observe_all(self, observations: Sequence[Observation]) -> None:
        """Take in event after event, every one: of what he holds and of where he was, more is hidden than a station."""
        for observation in observations:
            self.observe(*observation)

    def observe(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        if isinstance(event, Recalled):
            self._recalled[event.entry] = event.station
            self.joint, self.odds = {}, {}
            for earlier in self._observations:
                self._update(*earlier)
        self._observations.append((before, state, event))
        self._update(before, state, event)

    def _update(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        branches = self._propagated(before, state, event)
        if state.phase == "move":
            branches = self._not_stuck(state, branches)
        if isinstance(event, Move | Land) and len(state.log) in self._recalled:
            branches = _at({self._recalled[len(state.log)]}, branches)
        shown = state.stations[FUGITIVE]
        self._normalize(branches if shown is None else self._revealed(shown, branches))

    def _normalize(self, branches: Iterator[Branch]) -> None:
        """Add up the weights of equal pasts and divide by the sum of all; then marginalize."""
        found = [(past, odds) for past, odds in branches if odds]
        total = sum(sum(odds.values()) for _, odds in found)
        joint, marginal = dict[SecretPast, dict[int, float]](), dict[int, float]()
        for past, odds in found:
            own = joint.setdefault(past, {})
            for station, weight in odds.items():
                own[station] = own.get(station, 0.0) + weight / total
                marginal[station] = marginal.get(station, 0.0) + weight / total
        self.joint, self.odds = joint, marginal

    def _revealed(self, station: int, branches: Iterator[Branch]) -> Iterator[Branch]:
        """He is at this station: pasts that differ in the tile alone have become one."""
        there = [(past, odds[station]) for past, odds in branches if station in odds] or [(SecretPast(), 1.0)]
        for scenes in dict.fromkeys(past.scenes for past, _ in there):
            alike = [(past.tiles, weight) for past, weight in there if past.scenes == scenes]
            tiles = frozenset().union(*(tiles for tiles, _ in alike))
            yield SecretPast(tiles, scenes), {station: sum(weight for _, weight in alike)}

    def _propagated(self, before: ChaseState, state: ChaseState, event: Event) -> Iterator[Branch]:
        """What the event itself tells of the hidden state."""
        branches = iter(self.joint.items())
        match event:
            case Deal(pawn=pawn) if pawn == FUGITIVE:  # SH-7
                return iter([(SecretPast(), dict.fromkeys(self._free(before, self.game.start_cards(FUGITIVE)), 1.0))])
            case Settle():  # SH-10
                return ((SecretPast(frozenset({tile})), self._starts(before, tile)) for tile in self.game.tiles)
            case Move(pawn=pawn) if pawn == FUGITIVE:
                return self._ridden(before, event)
            case Move(station=station):  # SH-22: nobody was caught there
                return _at({*self.odds} - {station}, branches)
            case Commit():
                return self._committed()
            case Collect() | LieLow():  # SH-32
                return _at(self.game.hideouts, branches)
            case Located(quarter=quarter):  # SH-26
                return _at(self.game.board.marks[f"quarter-{quarter}"], branches)
            case Confirmed(symbol=symbol, carries=carries):  # SH-28
                marked = self.game.board.marks[symbol]
                return _at(marked if carries else {*self.odds} - marked, branches)
        return self._flown(before, event)

    def _free(self, state: ChaseState, stations: Collection[int]) -> list[int]:
        return [station for station in stations if station not in state.stations]

    def _starts(self, state: ChaseState, tile: Tile) -> Distribution:
        free = self._free(state, tile)
        return {station: 1 / len(free) for station in free}

    def _ridden(self, state: ChaseState, move: Move) -> Iterator[Branch]:
        rides, prior = dict(self.transitions(state, self.odds)), self.prior(self.game, state)
        for past, odds in self.joint.items():
            yield past, propagate(((station, rides[station]) for station in odds), odds, prior, move.fare)

    def _committed(self) -> Iterator[Branch]:
        """SH-14: at a scene, and not one that has served."""
        for (tiles, scenes), odds in self.joint.items():
            for station in self.game.scenes & odds.keys() - scenes:
                yield SecretPast(tiles, scenes | {station}), {station: odds[station]}

    def _flown(self, before: ChaseState, event: Event) -> Iterator[Branch]:
        """SH-35: off from a hideout, on a tile that is not his own, to where everybody sees him."""
        for past, odds in self.joint.items():
            match event:
                case Fly():
                    yield from self._flights(before, past, restricted(odds, self.game.hideouts))
                case Turn(tile=tile):
                    yield past._replace(tiles=past.tiles - {tile}), odds if past.tiles != {tile} else {}
                case Land(station=station):
                    yield SecretPast(scenes=past.scenes), {station: sum(odds.values())}
                case _:
                    yield past, odds

    def _flights(self, state: ChaseState, past: SecretPast, odds: Distribution) -> Iterator[Branch]:
        """With which of the tiles he may have drawn he can take the balloon from each station."""
        for station, weight in odds.items():
            tiles = frozenset(tile for tile in past.tiles if self._can_fly(state, station, tile))
            if tiles:
                yield past._replace(tiles=tiles), {station: weight}

    def _can_fly(self, state: ChaseState, station: int, tile: Tile) -> bool:
        assert isinstance(state, HolmesState)
        there = replace(state, stations=put(state.stations, FUGITIVE, station), tile=tile)
        return bool(self.game.escapes(there, there.fugitive))

    def _not_stuck(self, state: ChaseState, branches: Iterator[Branch]) -> Iterator[Branch]:
        """SH-23: he is to move, so wherever he is, he can, be it by balloon."""
        found = list(branches)
        stations = {station for _, odds in found for station in odds}
        free = {station for station, rides in self.transitions(state, stations) if rides}
        for past, odds in found:
            yield past, restricted(odds, free)
            yield from self._flights(state, past, restricted(odds, odds.keys() - free))


def _at(stations: Collection[int], branches: Iterator[Branch]) -> Iterator[Branch]:
    """Conditioned on his being at one of these stations."""
    return ((past, restricted(odds, stations)) for past, odds in branches)
