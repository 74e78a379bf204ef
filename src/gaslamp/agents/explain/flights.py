"""Why the fugitive does something, for whoever sees what he sees."""

from __future__ import annotations

from typing import Any

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import AnyChase
from gaslamp.agents.distances import FAR
from gaslamp.agents.explain.reason import Reason, because, percent
from gaslamp.agents.heuristic.fugitive import Flight, Guess, station_of, stop
from gaslamp.core import Action
from gaslamp.games.classic import Surface, Take
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow
from gaslamp.games.vocabulary import ChaseState, Done, Double, Fare, Move

FARES: tuple[Fare, ...] = ("taxi", "bus", "underground")
GRAVE = 0.25  # a chance to stay free that is hardly one
RISKY = 0.75  # a chance to stay free that is too small for one ride


def flight(game: AnyChase, state: ChaseState, belief: Belief, action: Action) -> Reason | None:
    if isinstance(game, Holmes) and isinstance(state, HolmesState):
        return Plot(game, state, belief).reason(action)
    return Escape(game, state, belief).reason(action)


class Escape:
    """What each of the fugitive's choices at one moment is good for."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state = game, state
        self.flight = Flight(game, state, belief)
        self.now = self.flight.now

    def reason(self, action: Action) -> Reason | None:
        match action:
            case Move():
                return self.ride(action)
            case Double():
                return self.double()
            case Surface():
                return self.far_off("surfaces", station_of(self.state))
            case Take():
                return self.robbery(action)
            case Done():
                return because("stays", possible=len(self.now.odds)) if len(self.now.odds) > 1 else None
        return None

    # Rides

    def ride(self, move: Move) -> Reason:
        if len(list(self.flight.moves(self.state))) == 1:
            return because("way-out")
        is_seen = self.game.calls_for_surfacing(len(self.state.log) + 1)
        if self.state.owed == 2:
            return because("passes" if is_seen else "begins")
        if is_seen:
            return self.far_off("shows", stop(move))
        known = self.flight.told(self.state, self.now, move)
        return self.hiding(move, known) or self.standing(stop(move), known)

    def far_off(self, key: str, station: int) -> Reason:
        """Where he will be seen, far off is what counts."""
        moves = self.flight.away[station]
        return because("unreached") if moves >= FAR else because(key, moves=moves)

    def hiding(self, move: Move, known: Guess) -> Reason | None:
        """What a black ticket leaves open that another would not."""
        if move.fare != "black":
            return None
        plain = [other.fare for other in self.flight.moves(self.state) if stop(other) == stop(move)]
        told = [len(self.now.after(self.state, fare).odds) for fare in plain if fare != "black"]
        if not told:
            return because("ferries", possible=len(known.odds))
        return because("hides", plain=min(told), possible=len(known.odds)) if len(known.odds) > min(told) else None

    def standing(self, station: int, known: Guess) -> Reason:
        """Out of reach, or one of many."""
        moves, possible = self.flight.away[station], len(known.odds)
        if moves >= FAR:
            return because("unreached")
        if moves > 1:
            return because("escapes", moves=moves, possible=possible)
        safety = self.flight.safety(station, known.odds)
        if safety < GRAVE:
            return because("risks", share=percent(1 - safety))
        return because("mingles", share=percent(safety), possible=possible)

    def double(self) -> Reason:
        next_entry = len(self.state.log) + 1
        if self.game.calls_for_surfacing(next_entry) and not self.game.calls_for_surfacing(next_entry + 1):
            return because("crosses")
        safest = max(map(self._safety, self.flight.moves(self.state)), default=0.0)
        return because("doubles", share=percent(1 - safest)) if safest < RISKY else because("vanishes")

    def robbery(self, take: Take) -> Reason | None:
        fares = [fare for fare in FARES if getattr(self.state.purses[take.pawn], fare)]
        least = min(fares, key=lambda fare: self.flight.strength(take.pawn, fare))
        return because("robs") if take.fare == least else None

    def _safety(self, move: Move) -> float:
        return self.flight.safety(stop(move), self.flight.told(self.state, self.now, move).odds)


class Plot(Escape):
    """The same of Moriarty, who has crimes to commit and places to hide."""

    game: Holmes
    state: HolmesState

    def reason(self, action: Action) -> Reason | None:
        match action:
            case Settle(station=int(station)):
                return self.far_off("settles", station)
            case Land(station=station):
                return self.far_off("shows", station)
            case Commit():
                return self._crime()
            case Collect():
                return because("stocks", possible=self._left(self.game.hideouts))
            case LieLow():
                return because("lies-low", possible=self._left(self.game.hideouts))
            case Fly():
                return because("flies")
            case Done():
                return self._patience()
        return super().reason(action)

    def _crime(self) -> Reason:
        number = self.state.committed + 1
        if number == self.game.crimes:
            return because("triumphs")
        return because("commits", number=number, crimes=self.game.crimes, possible=self._left(self.game.scenes))

    def _patience(self) -> Reason | None:
        """Leaving it at a move is worth a word only where a crime was at hand."""
        if station_of(self.state) not in self.state.crimes:
            return None
        return because("bides", stations=self._left(self.game.scenes))

    def _left(self, places: Any) -> int:
        """Where they would have to look for him, once they know what kind of place he is at."""
        return len(self.now.odds.keys() & places)
