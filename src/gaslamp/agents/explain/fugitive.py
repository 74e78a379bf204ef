"""Why the fugitive does something, for a seat that sees what he sees."""

from __future__ import annotations

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.distances import FAR
from gaslamp.agents.explain.reason import Reason, because, percent
from gaslamp.agents.heuristic.fugitive import FugitiveEvaluation, Posterior, destination, station_of
from gaslamp.core import Action
from gaslamp.games import AnyChase
from gaslamp.games.classic import Surface, Take
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow
from gaslamp.games.vocabulary import ChaseState, Done, Double, Fare, Move

FARES: tuple[Fare, ...] = ("taxi", "bus", "underground")
GRAVE = 0.25  # a chance to stay free that is hardly one
RISKY = 0.75  # a chance to stay free that is too small for one ride


def fugitive_reason(game: AnyChase, state: ChaseState, belief: Belief, action: Action) -> Reason | None:
    if isinstance(game, Holmes) and isinstance(state, HolmesState):
        return HolmesFugitiveReasons(game, state, belief).reason(action)
    return FugitiveReasons(game, state, belief).reason(action)


class FugitiveReasons:
    """What each of the fugitive's choices at one moment is good for."""

    def __init__(self, game: AnyChase, state: ChaseState, belief: Belief) -> None:
        self.game, self.state = game, state
        self.evaluation = FugitiveEvaluation(game, state, belief)
        self.now = self.evaluation.now

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
        if len(list(self.evaluation.moves(self.state))) == 1:
            return because("way-out")
        is_seen = self.game.calls_for_surfacing(len(self.state.log) + 1)
        if self.state.owed == 2:
            return because("passes" if is_seen else "begins")
        if is_seen:
            return self.far_off("shows", destination(move))
        posterior = self.evaluation.posterior_after(self.state, self.now, move)
        return self.hiding(move, posterior) or self.standing(destination(move), posterior)

    def far_off(self, key: str, station: int) -> Reason:
        """Where he will be seen, far off is what counts."""
        moves = self.evaluation.distances[station]
        return because("unreached") if moves >= FAR else because(key, moves=moves)

    def hiding(self, move: Move, posterior: Posterior) -> Reason | None:
        """What a black ticket leaves open that another would not."""
        if move.fare != "black":
            return None
        plain = [other.fare for other in self.evaluation.moves(self.state) if destination(other) == destination(move)]
        counts = [len(self.now.after(self.state, fare).odds) for fare in plain if fare != "black"]
        if not counts:
            return because("ferries", possible=len(posterior.odds))
        possible, plain_possible = len(posterior.odds), min(counts)
        return because("hides", plain=plain_possible, possible=possible) if possible > plain_possible else None

    def standing(self, station: int, posterior: Posterior) -> Reason:
        """Out of reach, or one of many."""
        moves, possible = self.evaluation.distances[station], len(posterior.odds)
        if moves >= FAR:
            return because("unreached")
        if moves > 1:
            return because("escapes", moves=moves, possible=possible)
        chance = self.evaluation.survival_chance(station, posterior)
        if chance < GRAVE:
            return because("risks", share=percent(1 - chance))
        return because("mingles", share=percent(chance), possible=possible)

    def double(self) -> Reason:
        next_entry = len(self.state.log) + 1
        if self.game.calls_for_surfacing(next_entry) and not self.game.calls_for_surfacing(next_entry + 1):
            return because("crosses")
        best = max(map(self._survival_chance, self.evaluation.moves(self.state)), default=0.0)
        return because("doubles", share=percent(1 - best)) if best < RISKY else because("vanishes")

    def robbery(self, take: Take) -> Reason | None:
        fares = [fare for fare in FARES if getattr(self.state.purses[take.pawn], fare)]
        least = min(fares, key=lambda fare: self.evaluation.mobility_without(take.pawn, fare))
        return because("robs") if take.fare == least else None

    def _survival_chance(self, move: Move) -> float:
        posterior = self.evaluation.posterior_after(self.state, self.now, move)
        return self.evaluation.survival_chance(destination(move), posterior)


class HolmesFugitiveReasons(FugitiveReasons):
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

    def _left(self, places: frozenset[int]) -> int:
        """Where they would have to look for him, once they know what kind of place he is at."""
        return len(self.now.odds.keys() & places)
