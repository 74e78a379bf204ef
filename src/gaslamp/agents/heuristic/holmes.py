"""How the heuristic plays the Sherlock Holmes edition: what Moriarty has to win, and when an ability is worth a token.

Moriarty flees like any fugitive, and has more to win and more ways to vanish.
- A crime scene he holds draws him, the more the fewer are left, as long as no detective guards it.
- A crime or a hideout used tells the detectives what kind of place he is at; its value counts the posterior.
- The balloon is for when nothing else is safe.

A question is asked before the moves, once it promises to rule out about half of what is possible. A ticket is banned
and a street closed after the moves, where that cuts off much of what he may do next. What is worth a token falls
as the log fills: kept to the end it is worth nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from functools import cached_property

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import Transition, restricted
from gaslamp.agents.heuristic.fugitive import FugitiveEvaluation, Posterior, destination, station_of
from gaslamp.core import Action
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import (
    QUARTERS,
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Fly,
    HolmesState,
    Land,
    LieLow,
    Tile,
)
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Done, Move

# Moriarty's weights, in the logarithm of a chance to survive; tuned by arenas (docs/research/measurements.md).
WIN = 100.0
CRIME = 0.8  # each crime but the last
SCENE_NEARER = (0.02, 0.1)  # each move nearer to a scene; the second if it is for the last crime
GUARDED = 2  # the moves a scene seems farther off when a detective stands next to it
PRIZE = {"black": 0.25, "double": 0.45}
HIDDEN = 0.5  # staying unseen where he should surface
FLIGHT = 0.4
START_DISTANCE = 0.3  # each move between his start and the nearest detective
FARTHEST = 4  # beyond which distance no longer counts

# What makes an ability worth a token.
LEFT = 0.6  # the share of the odds a question may be expected to leave
FEW_STATIONS = 3  # with no more stations in doubt than this, nothing needs asking
COLD_TRAIL = 9  # with fewer stations in doubt than this, where he was two moves ago tells little
BANNED = 0.4  # the share of his next rides that a ban takes
CLOSED = 0.1  # the share of his next rides that a roadblock takes
LAST_ENTRIES = 6  # with fewer entries left than this, anything is worth a token


class HolmesFugitiveEvaluation(FugitiveEvaluation):
    """The value of each of Moriarty's actions in one position."""

    game: Holmes
    state: HolmesState

    def __init__(self, game: Holmes, state: HolmesState, belief: Belief) -> None:
        super().__init__(game, state, belief)
        self._is_last_crime = state.committed == game.crimes - 1

    def value(self, action: Action) -> float:
        match action:
            case Settle(station=int(station)):
                start = START_DISTANCE * min(self.distances[station], FARTHEST)
                return self.territory(station) + self.scene_value(station) + start
            case Commit():
                return self.crime_value + self.end_move_value(self.now.given(self.game.scenes))
            case Collect(fare=fare):
                return PRIZE[fare] * self.early + self.end_move_value(self.now.given(self.game.hideouts))
            case LieLow():
                return HIDDEN + self.stay_value(self.now.given(self.game.hideouts))
            case Done():
                return self.end_move_value(self.now)
            case Fly():
                return self.balloon_value - FLIGHT * self.early
            case Land(station=station):
                return self.landing_value(station)
        return super().value(action)

    @property
    def crime_value(self) -> float:
        return WIN if self._is_last_crime else CRIME

    def end_move_value(self, posterior: Posterior) -> float:
        """What it is worth to leave it at this move, with what the detectives believe by then."""
        if self.game.must_surface(self.state) and not self.state.low:
            posterior = self.revealed_at(station_of(self.state))
        return self.stay_value(posterior)

    @cached_property
    def balloon_value(self) -> float:
        """A balloon goes to the better station of a tile that nobody chooses."""
        hidden = [tile for tile in self.game.tiles if tile != self.state.tile and tile not in self.state.turned]
        values = [max(map(self.landing_value, free)) for tile in hidden if (free := self._free(tile))]
        return sum(values) / len(values)

    def _free(self, tile: Tile) -> list[int]:
        barred = self.game.barred(self.state, FUGITIVE)
        return [station for station in tile if station not in barred]

    def landing_value(self, station: int) -> float:
        return self.arrival_value(station, self.revealed_at(station))

    def move_value(self, state: ChaseState, posterior: Posterior, move: Move) -> float:
        posterior = self.posterior_after(state, posterior, move)
        return self.arrival_value(destination(move), posterior) - self.ticket_price(move.fare)

    def posterior_after(self, state: ChaseState, posterior: Posterior, move: Move) -> Posterior:
        """SH-34: where he should surface, a hideout tells no more than that it is one."""
        if destination(move) in self.game.hideouts and self.game.calls_for_surfacing(len(state.log) + 1):
            return posterior.after(state, move.fare).given(self.game.hideouts)
        return super().posterior_after(state, posterior, move)

    def arrival_value(self, station: int, posterior: Posterior) -> float:
        """What a station is worth with the best that can be done there."""
        value = self.station_value(station, posterior)
        if station in self.state.crimes:
            at_scene = self.station_value(station, posterior.given(self.game.scenes))
            value = max(value, self.crime_value + at_scene)
        if station in self.game.hideouts and self.state.supply.double:
            at_hideout = self.station_value(station, posterior.given(self.game.hideouts))
            value = max(value, PRIZE["double"] * self.early + at_hideout)
        return value

    def station_value(self, station: int, posterior: Posterior) -> float:
        return super().station_value(station, posterior) + self.scene_value(station)

    def scene_value(self, station: int) -> float:
        """How little is left of the way to a scene he holds."""
        scenes = [scene for scene in self.state.crimes if scene is not None and scene != station]
        distances = self.game.board.distances(station)
        moves = [distances.get(scene, FARTHEST) + GUARDED * (self.distances[scene] < 2) for scene in scenes]
        return -SCENE_NEARER[self._is_last_crime] * min(moves, default=0)


def best_ability(game: Holmes, state: HolmesState, belief: Belief, actions: Sequence[Action]) -> Action | None:
    """The best use of a token now, if there is a good one."""
    evaluation = AbilityEvaluation(game, state, belief)
    values = {action: evaluation.value(action) for action in actions if _is_timely(game, state, action, actions)}
    best = max(values, key=values.__getitem__, default=None)
    return best if best and values[best] >= 1 else None


def _is_timely(game: Holmes, state: HolmesState, action: Action, actions: Sequence[Action]) -> bool:
    """A question while an answer can still guide somebody; the rest when the seat has moved, if he moves again."""
    if isinstance(action, Ask):
        return bool(state.waiting)
    has_moved = not any(isinstance(other, Move) for other in actions)
    return isinstance(action, Ban | Barricade) and has_moved and not game.rule_escaped(state)


class AbilityEvaluation:
    """The value of each use of a token in one position; from 1 on it is worth the token."""

    def __init__(self, game: Holmes, state: HolmesState, belief: Belief) -> None:
        self.game, self.state, self.belief = game, state, belief
        self.perplexity = math.exp(-sum(share * math.log(share) for share in belief.odds.values() if share))
        self.urgency = max(1.0, LAST_ENTRIES / (1 + game.entries - len(state.log)))

    def value(self, action: Action) -> float:
        match action:
            case Ask(about="past"):
                return self.past_value * self.urgency
            case Ask(about=about):
                return self.question_value(about) * self.urgency if self.perplexity > FEW_STATIONS else 0.0
            case Ban(fare=fare):
                return self.share_cut_off(lambda ride: ride[0] == fare) / BANNED * self.urgency
            case Barricade(station=station):
                return self.share_cut_off(lambda ride: ride[1] == station) / CLOSED * self.urgency
        return 0.0

    def question_value(self, about: str) -> float:
        """The information gain: how much of the belief an answer is expected to rule out."""
        known = [sum(restricted(self.belief.odds, part).values()) for part in parts_told_apart(self.game, about)]
        left = sum(share * share for share in (*known, 1 - sum(known)))
        return (1 - left) / (1 - LEFT)

    @property
    def past_value(self) -> float:
        """Worth asking where two moves ago is a secret still, and now is too."""
        return self.perplexity / COLD_TRAIL if self.state.log[-3].station is None else 0.0

    def share_cut_off(self, is_lost: Callable[[Transition], bool]) -> float:
        """The share of his next rides that would be lost to him."""
        odds = self.belief.odds
        transitions = self.belief.filter.transitions(self.state, odds)
        return sum(odds[here] * sum(map(is_lost, rides)) / len(rides) for here, rides in transitions if rides)


def parts_told_apart(game: Holmes, about: str) -> Sequence[Collection[int]]:
    """The sets of stations that a question tells from each other and from the rest (SH-26, SH-28)."""
    marks = game.board.marks
    return [marks[f"quarter-{name}"] for name in QUARTERS] if about == "quarter" else [marks[about]]
