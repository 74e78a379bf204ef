"""Why a detective rides somewhere, or spends a token: what everybody can see that it is good for, the best first."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.distances import FAR, pursuer, pursuers, reachable
from gaslamp.agents.explain.reason import Reason, because, percent
from gaslamp.agents.heuristic.holmes import AbilityEvaluation, parts_told_apart
from gaslamp.core import Action
from gaslamp.games.chase import put
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Ask, Ban, Barricade, HolmesState
from gaslamp.games.vocabulary import ChaseState, Move

LIKELY = 0.1  # a share of the odds that is worth a visit
CENTRE = 0.15  # a share that makes a station one to be closed in
COVERED = 0.15  # a share of his next stations that is worth standing near
WATCHED = 0.25  # the same of those within two moves
TOO_FAR = 20  # moves that stand for no way at all
FEW = 12  # stations that are worth counting again and again
COLD = 20  # with so many stations in doubt, where one can get to from here counts most
NEARER = 0.4  # the moves by which a ride must come nearer


def detective_reason(belief: Belief, action: Action) -> Reason | None:
    return move_reason(belief, action) if isinstance(action, Move) else ability_reason(belief, action)


def move_reason(belief: Belief, move: Move) -> Reason:
    ride = DetectiveMoveReasons(belief, move)
    likeliest = (ride.only, ride.search, ride.closing, ride.seal, ride.wait, ride.cover)
    others = (ride.junction, ride.approach, ride.watch, ride.thrift)
    return next((reason for look in (*likeliest, *others) if (reason := look())), None) or ride.roam()


class DetectiveMoveReasons:
    """What one ride of one detective is good for: how things stand before it and after."""

    def __init__(self, belief: Belief, move: Move) -> None:
        assert move.station is not None, "detectives move in the open"
        self.belief, self.game, self.state, self.odds = belief, belief.game, belief.state, belief.odds
        self.move, self.pawn, self.station = move, move.pawn, move.station
        self.here, *_ = pursuer(self.game, self.state, self.pawn)
        paid = self.game.charged(self.state, self.pawn, move.fare)
        self.after = replace(paid, stations=put(paid.stations, self.pawn, self.station))
        self.transitions = dict(belief.filter.transitions(self.state, self.odds))

    def only(self) -> Reason | None:
        rides = list(self.game.rides(self.state, self.pawn))
        return because("only") if len(rides) == 1 else None

    def search(self) -> Reason | None:
        """He may be there now."""
        if self.odds.keys() == {self.station}:
            return because("catches")
        share = self.odds.get(self.station, 0.0)
        is_likeliest = share and share == max(self.odds.values())
        return self._of_many("searches", share=percent(share)) if share >= LIKELY or is_likeliest else None

    def closing(self) -> Reason | None:
        """Wherever he goes next, somebody can follow at once, and could not before."""
        ways_out = {to for rides in self.transitions.values() for _, to in rides}
        return self._of_many("closes") if self._is_closed(ways_out) else None

    def seal(self) -> Reason | None:
        """The same for one kind of line, from where he most likely is."""
        centre = max(self.odds, key=self.odds.__getitem__)
        for kind in ("underground", "bus") if self.odds[centre] >= CENTRE else ():
            if self._is_closed({to for fare, to in self.transitions[centre] if fare == kind}):
                return self._of_many("seals", kind=kind, station=centre)
        return None

    def _is_closed(self, stations: set[int]) -> bool:
        return bool(stations - self._reached[0]) and stations <= self._reached[1]

    @cached_property
    def _reached(self) -> tuple[set[int], set[int]]:
        """Where the team can be with another move, before the ride and after it."""
        before, after = (
            {station for each in pursuers(self.game, state) for station in reachable(self.game.board, each, 1)}
            for state in (self.state, self.after)
        )
        return before, after

    def wait(self) -> Reason | None:
        """At a fast line just before he surfaces, wherever that will be."""
        is_due = self.game.calls_for_surfacing(len(self.state.log) + 1)
        return because("waits", kind="underground") if is_due and self._is_fast else None

    def junction(self) -> Reason | None:
        """At a fast line while the trail is cold."""
        return self._of_many("halts", stations=self._room) if len(self.odds) >= COLD and self._is_fast else None

    @property
    def _is_fast(self) -> bool:
        """Whether the pawn could go on by underground, and could not from where it was."""
        station, kinds = pursuer(self.game, self.after, self.pawn)
        return "underground" in kinds & self.game.board.kinds[station] - self.game.board.kinds[self.here]

    @property
    def _room(self) -> int:
        return len(reachable(self.game.board, pursuer(self.game, self.after, self.pawn), 2)) - 1

    def cover(self) -> Reason | None:
        """It holds a good part of the stations he may go to next."""
        share = self._held(moves=1)
        return self._of_many("covers", share=percent(share)) if share >= COVERED else None

    def watch(self) -> Reason | None:
        share = self._held(moves=2)
        return self._of_many("watches", share=percent(share)) if share >= WATCHED else None

    def _held(self, *, moves: int) -> float:
        """The share of his next stations that the pawn will have within so many moves."""
        near = reachable(self.game.board, pursuer(self.game, self.after, self.pawn), moves)
        return sum(share for station, share in self._predicted.items() if station in near)

    @cached_property
    def _predicted(self) -> Distribution:
        return self.belief.predict_next()

    def approach(self) -> Reason | None:
        before, after = (self._distance(state) for state in (self.state, self.after))
        is_nearer = before - after >= NEARER and after < TOO_FAR
        return self._of_many("nears", moves=max(1, round(after))) if is_nearer else None

    def _distance(self, state: ChaseState) -> float:
        """The moves the pawn needs on average to where he can be."""
        distances = self.game.board.distances(*pursuer(self.game, state, self.pawn))
        return sum(share * min(distances.get(station, FAR), FAR) for station, share in self.odds.items())

    def thrift(self) -> Reason | None:
        """Of two tickets for the same way, the one of which more is left."""
        purse, fare = self.state.purses[self.pawn], self.move.fare
        others = [other for other, to in self.game.rides(self.state, self.pawn) if to == self.station and other != fare]
        spared = [other for other in others if getattr(purse, other) < getattr(purse, fare)]
        return because("spares", kind=spared[0]) if spared else None

    def roam(self) -> Reason:
        return because("roams", stations=self._room) if self._room else because("spent")

    def _of_many(self, key: str, **details: int | str) -> Reason:
        """With the number of stations he can be at, where that is few or has not been said in this turn."""
        is_first = len(self.state.waiting) + len(self.state.stranded) == len(self.game.detectives)
        is_worth_saying = len(self.odds) > 1 and (is_first or len(self.odds) <= FEW)
        return because(key, **details, possible=len(self.odds)) if is_worth_saying else because(key, **details)


def ability_reason(belief: Belief, action: Action) -> Reason | None:
    """Why a detective of the Sherlock Holmes edition spends a token."""
    game, state = belief.game, belief.state
    if not isinstance(game, Holmes) or not isinstance(state, HolmesState):
        return None
    evaluation, possible = AbilityEvaluation(game, state, belief), len(belief.odds)
    match action:
        case Ask(about="past"):
            return because("recalls", possible=possible)
        case Ask(about=about):
            return because("asks", left=_expected_left(game, belief, about), possible=possible)
        case Ban(fare=fare):
            return because("bans", share=percent(evaluation.share_cut_off(lambda ride: ride[0] == fare)), kind=fare)
        case Barricade(station=station):
            share = percent(evaluation.share_cut_off(lambda ride: ride[1] == station))
            return because("bars", share=share, station=station)
    return None


def _expected_left(game: Holmes, belief: Belief, about: str) -> int:
    """How many stations an answer is expected to leave."""
    odds = belief.odds
    parts = [odds.keys() & part for part in parts_told_apart(game, about)]
    parts.append(odds.keys() - set().union(*parts))
    return max(1, round(sum(len(part) * sum(odds[station] for station in part) for part in parts)))
