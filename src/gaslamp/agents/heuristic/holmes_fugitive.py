"""How the heuristic's Moriarty plays: he flees like any fugitive, and has more to win and more ways to vanish.

- A crime scene he holds draws him, the more the fewer are left, as long as the net is loose.
- A crime or a hideout used tells the detectives what kind of place he is at: what they make of it is reckoned in.
- The balloon is for when nothing else is safe.
"""

from __future__ import annotations

from functools import cached_property

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.heuristic.fugitive import Flight, Guess, station_of, stop
from gaslamp.core import Action
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow, Tile
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Done, Move

# What things are worth to him, in the logarithm of a chance to survive; tuned by arenas (docs/bots.md).
WIN = 100.0
CRIME = 0.8  # each crime but the last
LURE = (0.02, 0.1)  # each move nearer to a scene; the second if it is for the last crime
GUARDED = 2  # the moves a scene seems farther off when a detective stands next to it
PRIZE = {"black": 0.25, "double": 0.45}
HIDDEN = 0.5  # staying unseen where he should surface
FLIGHT = 0.4
AFAR = 0.3  # each move between his start and the nearest detective
FARTHEST = 4  # beyond which distance no longer counts


class Plotter(Flight):
    """What each of Moriarty's choices at one moment is worth to him."""

    game: Holmes
    state: HolmesState

    def __init__(self, game: Holmes, state: HolmesState, belief: Belief) -> None:
        super().__init__(game, state, belief)
        self._is_last_crime = state.committed == game.crimes - 1

    def score(self, action: Action) -> float:
        match action:
            case Settle(station=int(station)):
                return self.ground(station) + self.lure(station) + AFAR * min(self.away[station], FARTHEST)
            case Commit():
                return self.crime() + self.afterwards(self.now.at(self.game.scenes))
            case Collect(fare=fare):
                return PRIZE[fare] * self.early + self.afterwards(self.now.at(self.game.hideouts))
            case LieLow():
                return HIDDEN + self.stay(self.now.at(self.game.hideouts))
            case Done():
                return self.afterwards(self.now)
            case Fly():
                return self.flight - FLIGHT * self.early
            case Land(station=station):
                return self.landing(station)
        return super().score(action)

    def crime(self) -> float:
        return WIN if self._is_last_crime else CRIME

    def afterwards(self, known: Guess) -> float:
        """What it is worth to leave it at this move, with what the detectives know by then."""
        if self.game.must_surface(self.state) and not self.state.low:
            known = self.shown(station_of(self.state))
        return self.stay(known)

    @cached_property
    def flight(self) -> float:
        """A balloon goes to the better station of a tile that nobody chooses."""
        hidden = [tile for tile in self.game.tiles if tile != self.state.tile and tile not in self.state.turned]
        found = [max(map(self.landing, free)) for tile in hidden if (free := self._free(tile))]
        return sum(found) / len(found)

    def _free(self, tile: Tile) -> list[int]:
        barred = self.game.barred(self.state, FUGITIVE)
        return [station for station in tile if station not in barred]

    def landing(self, station: int) -> float:
        return self.arrival(station, self.shown(station))

    def ride(self, state: ChaseState, known: Guess, move: Move) -> float:
        return self.arrival(stop(move), self.told(state, known, move)) - self.price(move.fare)

    def told(self, state: ChaseState, known: Guess, move: Move) -> Guess:
        """SH-34: where he should surface, a hideout tells no more than that it is one."""
        if stop(move) in self.game.hideouts and self.game.calls_for_surfacing(len(state.log) + 1):
            return known.after(state, move.fare).at(self.game.hideouts)
        return super().told(state, known, move)

    def arrival(self, station: int, known: Guess) -> float:
        """What a station is worth with the best that can be done there."""
        worth = self.worth(station, known)
        if station in self.state.crimes:
            worth = max(worth, self.crime() + self.worth(station, known.at(self.game.scenes)))
        if station in self.game.hideouts and self.state.supply.double:
            worth = max(worth, PRIZE["double"] * self.early + self.worth(station, known.at(self.game.hideouts)))
        return worth

    def worth(self, station: int, known: Guess) -> float:
        return super().worth(station, known) + self.lure(station)

    def lure(self, station: int) -> float:
        """How little is left of the way to a scene he holds."""
        scenes = [scene for scene in self.state.crimes if scene is not None and scene != station]
        away = self.game.board.distances(station)
        ways = [away.get(scene, FARTHEST) + GUARDED * (self.away[scene] < 2) for scene in scenes]
        return -LURE[self._is_last_crime] * min(ways, default=0)
