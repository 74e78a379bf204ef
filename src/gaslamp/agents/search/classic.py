"""The searching bot in the classic game, for either side.

What the detectives can know is common knowledge, so both sides reckon with where he can be; how likely each station is
was learned from how fugitives move (`trail`). A choice is worth what comes of it when both sides go on with quick,
sensible play (`kernels.quick`): the fugitive's choices are his actions; the detectives' are plans for the whole team,
tried against stations drawn by the odds. All choices are tried with the same guesses and the same luck, and the worse
half is dropped again and again until the time is up. He counts on nothing but chance to be overlooked: neither on how
they go on, nor on a belief of theirs that is wiser than where he can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

import numpy as np

from gaslamp.agents.belief.learned_filter import LearnedBelief as Trail
from gaslamp.agents.engine.maps import Maps, Odds, desk_for, maps_of, open_minded
from gaslamp.agents.engine.positions import code_of, numbers, row_of, stations
from gaslamp.agents.engine.quick import make_plan, try_out
from gaslamp.agents.engine.rows import Generator, Row, Taken, seeded
from gaslamp.agents.engine.town import Rules, Town, rules_of, town_of
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.search.halving import Choices, Trial
from gaslamp.core import Action, Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import Double, Move
from gaslamp.match import View

ClassicView: TypeAlias = View[ClassicState]
PLANS = 12
"""How many plans the detectives compare."""
INVENTIVE = 0.03
"""How much noise makes a plan another one."""
LOUD = {True: np.array([0.03, 0.1]), False: np.array([0.1, 0.02])}
"""The noise in how he and they are thought to go on: by him, who had better not count on them, and by them."""
HALF = 0.2
"""Of a turn's time, for each half of a double."""


@lru_cache(maxsize=16)
def ground_of(game: Classic) -> tuple[Town, Rules]:
    return town_of(game.board), rules_of(game)


@lru_cache(maxsize=32)
def maps_for(game: Classic, *, is_his: bool) -> Maps:
    """As the detectives see it, who know how fugitives move, or as he does, who cannot know that they do."""
    learned = maps_of(game.board)
    return learned._replace(habits=open_minded(learned.habits)) if is_his else learned


@dataclass(frozen=True)
class Position:
    """What there is to decide: how things stand, and where everybody must think he is."""

    game: Classic
    row: Row
    taken: Taken
    odds: Odds
    is_his: bool
    """Whose choice it is."""

    @property
    def ground(self) -> tuple[Town, Rules, Maps]:
        return *ground_of(self.game), maps_for(self.game, is_his=self.is_his)


class ClassicSleuth:
    """With seconds for every turn, or with games for every choice, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, games: int | None = None) -> None:
        self.seconds, self.games = seconds, games
        self.generator = seeded(rng)
        self.quick = Heuristic(rng)
        self.trail: Trail | None = None
        self.plan: tuple[object, Sequence[int]] = (None, ())
        """The team's plan, and for which turn."""

    def act(self, view: View[Any]) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        if view.state.phase not in ("move", "answer"):
            return self.quick.act(view)
        return self._flee(view) if view.seat == view.state.fugitive else self._hunt(view)

    def _flee(self, view: ClassicView) -> Action:
        game = _classic(view)
        odds = self.odds(game, view.events, is_his=True)
        position = Position(game, *row_of(game, view.state), odds, is_his=True)
        codes = np.array([[code_of(game, action)] for action in view.actions], np.int64)
        return view.actions[ClassicTrial(position, codes, self.generator).run(self._share(view), self.games)]

    def _share(self, view: ClassicView) -> float:
        """His time for one of the up to three choices of a turn: to double or not, and each half."""
        if view.state.doubled:
            return self.seconds * HALF
        can_double = any(isinstance(action, Double) for action in view.actions)
        return self.seconds * (1 - 2 * HALF) if can_double else self.seconds

    def _hunt(self, view: ClassicView) -> Action:
        """What the plan says of the pawns this seat may move, boldest first; without a plan that fits, a new one."""
        game = _classic(view)
        odds, turn = self.odds(game, view.events, is_his=False), (game, view.state.round)
        if self.plan[0] != turn or not self._steps(game, view):
            self.plan = turn, self._planned(game, view.state, odds)
        at = numbers(game.board)
        return max(self._steps(game, view) or view.actions, key=lambda move: float(odds[at[move.station]]))

    def _steps(self, game: Classic, view: ClassicView) -> list[Move]:
        moves = [action for action in view.actions if isinstance(action, Move)]
        return [move for move in moves if self.plan[1][move.pawn] == code_of(game, move)]

    def _planned(self, game: Classic, state: ClassicState, odds: Odds) -> Sequence[int]:
        somewhere = stations(game.board)[int(odds.argmax())]
        position = Position(game, *row_of(game, state, fugitive=somewhere), odds, is_his=False)
        plans = self._plans(position)
        best = ClassicTrial(position, plans, self.generator).run(self.seconds, self.games)
        return [int(code) for code in plans[best]]

    def _plans(self, position: Position) -> Choices:
        """The best plan by reckoning alone, and others near it."""
        p, desk, found = position, desk_for(position.game.board), dict[tuple[int, ...], None]()
        for n in range(6 * PLANS):
            loud = INVENTIVE if n else 0.0
            make_plan(*p.ground, p.row, p.taken, p.odds, self.generator, loud, desk)
            found[tuple(desk.best)] = None
            if len(found) == PLANS:
                break
        return np.array(list(found), np.int64)

    def odds(self, game: Classic, events: Sequence[Event], *, is_his: bool) -> Odds:
        """Where everybody must think he is, after what everybody has seen."""
        if self.trail is None or self.trail.game is not game:
            self.trail = Trail(game, maps_for(game, is_his=is_his))
        return self.trail.update(events)


class ClassicTrial(Trial):
    """Played out from one position."""

    def __init__(self, position: Position, choices: Choices, generator: Generator) -> None:
        super().__init__(choices, is_his=position.is_his)
        self.position, self.generator = position, generator
        self.desk = desk_for(position.game.board)

    def play(self, games: int) -> None:
        p = self.position
        start = (*p.ground, p.row, p.taken, p.odds)
        state = (self.alive, self.sums, self.counts, self.generator)
        try_out(*start, self.choices, p.is_his, *state, games, LOUD[p.is_his], self.desk)


def _classic(view: ClassicView) -> Classic:
    assert isinstance(view.game, Classic), "the game that is searched"
    return view.game
