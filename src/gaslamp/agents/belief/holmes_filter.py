"""How odds follow Moriarty, whose past is a secret that can still come to light.

Besides where he is it matters which start tile he may have drawn (it is never the one that the balloon
turns up, SH-35) and where his crimes were (no scene serves twice, SH-14). The odds are kept apart for each
such past. What he tells of an earlier entry (SH-29) is put where it belongs: the story is read again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from gaslamp.agents.belief.transition import Odds, Pursuit, Taste, ridden
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


class Past(NamedTuple):
    """What has been of Moriarty, as far as it can still matter."""

    tiles: frozenset[Tile] = frozenset()
    """Those he may have drawn; none once the balloon has flown."""
    scenes: frozenset[int] = frozenset()
    """Where his crimes were."""


Piece: TypeAlias = tuple[Past, Odds]
Told: TypeAlias = tuple[ChaseState, ChaseState, Event]


class Manhunt(Pursuit):
    game: Holmes

    def __init__(self, game: Holmes, taste: Taste) -> None:
        super().__init__(game, taste)
        self.suspects: Mapping[Past, Odds] = {}
        self._story: list[Told] = []
        self._recalled: dict[int, int] = {}

    def follow(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        if isinstance(event, Recalled):
            self._recalled[event.entry] = event.station
            self.suspects, self.odds = {}, {}
            for told in self._story:
                self._read(*told)
        self._story.append((before, state, event))
        self._read(before, state, event)

    def _read(self, before: ChaseState, state: ChaseState, event: Event) -> None:
        pieces = self._changed(before, state, event)
        if state.phase == "move":
            pieces = self._still_free(state, pieces)
        if isinstance(event, Move | Land) and len(state.log) in self._recalled:
            pieces = _at({self._recalled[len(state.log)]}, pieces)
        shown = state.stations[FUGITIVE]
        self._gather(pieces if shown is None else self._seen(shown, pieces))

    def _gather(self, pieces: Iterator[Piece]) -> None:
        """Add up the odds of equal pasts, and those of all pasts; together they are one."""
        found = [(past, odds) for past, odds in pieces if odds]
        whole = sum(sum(odds.values()) for _, odds in found)
        suspects, sums = dict[Past, dict[int, float]](), dict[int, float]()
        for past, odds in found:
            own = suspects.setdefault(past, {})
            for station, share in odds.items():
                own[station] = own.get(station, 0.0) + share / whole
                sums[station] = sums.get(station, 0.0) + share / whole
        self.suspects, self.odds = suspects, sums

    def _seen(self, station: int, pieces: Iterator[Piece]) -> Iterator[Piece]:
        """He is at this station: pasts that differ in the tile alone have become one."""
        there = [(past, odds[station]) for past, odds in pieces if station in odds] or [(Past(), 1.0)]
        for scenes in dict.fromkeys(past.scenes for past, _ in there):
            alike = [(past.tiles, share) for past, share in there if past.scenes == scenes]
            tiles = frozenset().union(*(tiles for tiles, _ in alike))
            yield Past(tiles, scenes), {station: sum(share for _, share in alike)}

    def _changed(self, before: ChaseState, state: ChaseState, event: Event) -> Iterator[Piece]:
        """What the event itself says of every past."""
        pieces = iter(self.suspects.items())
        match event:
            case Deal(pawn=pawn) if pawn == FUGITIVE:  # SH-7
                return iter([(Past(), dict.fromkeys(self._free(before, self.game.start_cards(FUGITIVE)), 1.0))])
            case Settle():  # SH-10
                return ((Past(frozenset({tile})), self._starts(before, tile)) for tile in self.game.tiles)
            case Move(pawn=pawn) if pawn == FUGITIVE:
                return self._rode(before, event)
            case Move(station=station):  # SH-22: nobody was caught there
                return _at({*self.odds} - {station}, pieces)
            case Commit():
                return self._committed()
            case Collect() | LieLow():  # SH-32
                return _at(self.game.hideouts, pieces)
            case Located(quarter=quarter):  # SH-26
                return _at(self.game.board.marks[f"quarter-{quarter}"], pieces)
            case Confirmed(symbol=symbol, carries=carries):  # SH-28
                marked = self.game.board.marks[symbol]
                return _at(marked if carries else {*self.odds} - marked, pieces)
        return self._flown(before, event)

    def _free(self, state: ChaseState, stations: Collection[int]) -> list[int]:
        return [station for station in stations if station not in state.stations]

    def _starts(self, state: ChaseState, tile: Tile) -> Odds:
        free = self._free(state, tile)
        return {station: 1 / len(free) for station in free}

    def _rode(self, state: ChaseState, move: Move) -> Iterator[Piece]:
        ways, taste = dict(self.rides.at(state, self.odds)), self.taste(self.game, state)
        for past, odds in self.suspects.items():
            yield past, ridden(((station, ways[station]) for station in odds), odds, taste, move.fare)

    def _committed(self) -> Iterator[Piece]:
        """SH-14: at a scene, and not one that has served."""
        for (tiles, scenes), odds in self.suspects.items():
            for station in self.game.scenes & odds.keys() - scenes:
                yield Past(tiles, scenes | {station}), {station: odds[station]}

    def _flown(self, before: ChaseState, event: Event) -> Iterator[Piece]:
        """SH-35: off from a hideout, on a tile that is not his own, to where everybody sees him."""
        for past, odds in self.suspects.items():
            match event:
                case Fly():
                    yield from self._flights(before, past, _only(self.game.hideouts, odds))
                case Turn(tile=tile):
                    yield past._replace(tiles=past.tiles - {tile}), odds if past.tiles != {tile} else {}
                case Land(station=station):
                    yield Past(scenes=past.scenes), {station: sum(odds.values())}
                case _:
                    yield past, odds

    def _flights(self, state: ChaseState, past: Past, odds: Odds) -> Iterator[Piece]:
        """With which of the tiles he may have drawn he can take the balloon from each station."""
        for station, share in odds.items():
            tiles = frozenset(tile for tile in past.tiles if self._can_fly(state, station, tile))
            if tiles:
                yield past._replace(tiles=tiles), {station: share}

    def _can_fly(self, state: ChaseState, station: int, tile: Tile) -> bool:
        assert isinstance(state, HolmesState)
        there = replace(state, stations=put(state.stations, FUGITIVE, station), tile=tile)
        return bool(self.game.escapes(there, there.fugitive))

    def _still_free(self, state: ChaseState, pieces: Iterator[Piece]) -> Iterator[Piece]:
        """SH-23: he is to move, so wherever he is, he can, be it by balloon."""
        found = list(pieces)
        stations = {station for _, odds in found for station in odds}
        free = {station for station, ways in self.rides.at(state, stations) if ways}
        for past, odds in found:
            yield past, _only(free, odds)
            yield from self._flights(state, past, _only(odds.keys() - free, odds))


def _at(stations: Collection[int], pieces: Iterator[Piece]) -> Iterator[Piece]:
    return ((past, _only(stations, odds)) for past, odds in pieces)


def _only(stations: Collection[int], odds: Odds) -> Odds:
    return {station: share for station, share in odds.items() if station in stations}
