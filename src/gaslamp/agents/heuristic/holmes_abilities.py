"""When the heuristic's detectives spend a token of the Sherlock Holmes edition.

A question is asked before the moves, once it promises to rule out about half of what is possible. A ticket is banned
and a street closed after the moves, where that cuts off much of what he may do next. What is worth a token falls
as the log fills: kept to the end it is worth nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.rides import Way
from gaslamp.agents.belief.transition import Odds
from gaslamp.core import Action
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import QUARTERS, Ask, Ban, Barricade, HolmesState
from gaslamp.games.vocabulary import Move

LEFT = 0.6  # the share of the odds a question may be expected to leave
FEW = 3  # with no more stations in doubt than this, nothing needs asking
DIM = 9  # with fewer stations in doubt than this, where he was two moves ago tells little
BANNED = 0.4  # the share of his next rides that a ban takes
CLOSED = 0.1  # the share of his next rides that a roadblock takes
LATE = 6  # with fewer entries left than this, anything is worth a token


def spend(game: Holmes, state: HolmesState, belief: Belief, actions: Sequence[Action]) -> Action | None:
    """The best use of a token now, if there is a good one."""
    council = Council(game, state, belief)
    scores = {action: council.score(action) for action in actions if _is_timely(game, state, action, actions)}
    best = max(scores, key=scores.__getitem__, default=None)
    return best if best and scores[best] >= 1 else None


def _is_timely(game: Holmes, state: HolmesState, action: Action, actions: Sequence[Action]) -> bool:
    """A question while an answer can still guide somebody; the rest when the seat has moved, if he moves again."""
    if isinstance(action, Ask):
        return bool(state.waiting)
    has_moved = not any(isinstance(other, Move) for other in actions)
    return isinstance(action, Ban | Barricade) and has_moved and not game.rule_escaped(state)


class Council:
    """What each use of a token is worth at one moment; from 1 on it is worth the token."""

    def __init__(self, game: Holmes, state: HolmesState, belief: Belief) -> None:
        self.game, self.state, self.belief = game, state, belief
        self.doubt = math.exp(-sum(share * math.log(share) for share in belief.odds.values() if share))
        self.haste = max(1.0, LATE / (1 + game.entries - len(state.log)))

    def score(self, action: Action) -> float:
        match action:
            case Ask(about="past"):
                return self.past() * self.haste
            case Ask(about=about):
                return self.question(about) * self.haste if self.doubt > FEW else 0.0
            case Ban(fare=fare):
                return self.cut_off(lambda way: way[0] == fare) / BANNED * self.haste
            case Barricade(station=station):
                return self.cut_off(lambda way: way[1] == station) / CLOSED * self.haste
        return 0.0

    def question(self, about: str) -> float:
        """How much of the doubt an answer is expected to take away."""
        marks = self.game.board.marks
        parts = [marks[f"quarter-{name}"] for name in QUARTERS] if about == "quarter" else [marks[about]]
        known = [_weight(self.belief.odds, part) for part in parts]
        left = sum(share * share for share in (*known, 1 - sum(known)))
        return (1 - left) / (1 - LEFT)

    def past(self) -> float:
        """Worth asking where two moves ago is a secret still, and now is too."""
        return self.doubt / DIM if self.state.log[-3].station is None else 0.0

    def cut_off(self, is_lost: Callable[[Way], bool]) -> float:
        """The share of his next rides that would be lost to him."""
        odds = self.belief.odds
        found = self.belief.pursuit.rides.at(self.state, odds)
        return sum(odds[here] * sum(map(is_lost, ways)) / len(ways) for here, ways in found if ways)


def _weight(odds: Odds, stations: frozenset[int]) -> float:
    return sum(share for station, share in odds.items() if station in stations)
