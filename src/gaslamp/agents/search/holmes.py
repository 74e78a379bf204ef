"""The searching bot in the Sherlock Holmes edition, for either side.

As in the classic game both sides reckon with the same public odds, and a choice is worth what comes of it when both go
on with quick play (`kernels.holmesquick`). Moriarty compares all his actions, crimes, hideouts and the balloon
included. The detectives compare plans for all pawns together, bobbies too; when to spend a token is left to `asking`,
and where to start to `plotting`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.priors import DistancePrior, HolmesPrior
from gaslamp.agents.engine.holmesdesk import Game, desk_for, ground_of, tokens_of
from gaslamp.agents.engine.holmesquick import make_plan, try_out
from gaslamp.agents.engine.holmesrows import code_of, place_of, row_of
from gaslamp.agents.engine.maps import Odds
from gaslamp.agents.engine.positions import numbers, stations
from gaslamp.agents.engine.rows import seeded
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.heuristic.holmes import best_ability as spend
from gaslamp.agents.search.halving import Choices, Trial
from gaslamp.core import SPECTATOR, Action, Event
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import FUGITIVE, Done, Double, Move
from gaslamp.match import View

HolmesView: TypeAlias = View[HolmesState]
PLANS = 12
"""How many plans the detectives compare."""
INVENTIVE = 0.03
"""How much noise makes a plan another one."""
LOUD = {True: np.array([0.03, 0.1]), False: np.array([0.1, 0.02])}
"""The noise in how he and they are thought to go on: by him, who had better not count on them, and by them."""
SHARE = 0.75
"""Of what is left of a turn's time, for a choice in it that need not be the last."""


class HolmesSleuth:
    """With seconds for every turn, or with games for every choice, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, games: int | None = None) -> None:
        self.seconds, self.games = seconds, games
        self.generator = seeded(rng)
        self.quick = Heuristic(rng)
        self.belief: Belief | None = None
        self.clock: tuple[object, float] = (None, 0.0)
        """The turn it is thinking about, and the seconds it has spent on it."""
        self.plan: tuple[object, Sequence[int]] = (None, ())
        """The team's plan, and for which moment of which turn."""

    def act(self, view: View[Any]) -> Action:
        game = _holmes(view)
        if len(view.actions) == 1:
            return view.actions[0]
        if view.state.phase == "settle":
            return self.quick.act(view)
        return self._flee(game, view) if view.seat == view.state.fugitive else self._hunt(game, view)

    def _flee(self, game: Holmes, view: HolmesView) -> Action:
        return view.actions[self._best(self.trial(game, view), self._share(view))]

    def trial(self, game: Holmes, view: HolmesView) -> Trial:
        """Of all his actions."""
        codes = np.array([[code_of(game, action)] for action in view.actions], np.int64)
        odds = self._odds(game, view.events, is_his=True)
        return HolmesTrial(game, self._start(game, view.state, odds), codes, is_his=True)

    def _hunt(self, game: Holmes, view: HolmesView) -> Action:
        """What the plan says of the pawns this seat may move, boldest first; without a plan that fits, a new one."""
        odds = self._odds(game, view.events, is_his=False)
        assert self.belief is not None, "it has just been updated"
        if use := spend(game, view.state, self.belief, view.actions):
            return use
        if not _moves(view):
            return Done(seat=view.seat)
        moment = (game, view.state.round, view.state.tokens)
        if self.plan[0] != moment or not self._steps(game, view):
            self.plan = moment, self._planned(game, view, odds)
        return max(self._steps(game, view) or _moves(view), key=lambda move: float(odds[code_of(game, move) & 511]))

    def _steps(self, game: Holmes, view: HolmesView) -> list[Move]:
        return [move for move in _moves(view) if self.plan[1][move.pawn] == code_of(game, move)]

    def _planned(self, game: Holmes, view: HolmesView, odds: Odds) -> Sequence[int]:
        start = self._start(game, view.state, odds)
        trial = HolmesTrial(game, start, self._plans(game, start), is_his=False)
        return [int(code) for code in trial.choices[self._best(trial, self._share(view))]]

    def _start(self, game: Holmes, state: HolmesState, odds: Odds) -> Game:
        """Where all games begin that are played out; who does not know where he is takes the likeliest station."""
        here = state.stations[FUGITIVE] or stations(game.board)[int(odds.argmax())]
        place, tokens = place_of(game, state), tokens_of(game, state)
        return Game(row_of(game, state, fugitive=here), place, odds, tokens, self.generator)

    def _plans(self, game: Holmes, start: Game) -> Choices:
        """The best plan by reckoning alone, and others near it."""
        ground, found = ground_of(game, is_his=False), dict[tuple[int, ...], None]()
        desk = desk_for(ground)
        for n in range(6 * PLANS):
            make_plan(ground, start, INVENTIVE if n else 0.0, desk)
            found[tuple(desk.best)] = None
            if len(found) == PLANS:
                break
        return np.array(list(found), np.int64)

    def _odds(self, game: Holmes, events: Sequence[Event], *, is_his: bool) -> Odds:
        """Where everybody must think he is: he takes them to think him wary, they know better where he lingers."""
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR, prior=DistancePrior() if is_his else HolmesPrior())
        odds, at = np.zeros(len(game.board.stations)), numbers(game.board)
        for station, share in self.belief.update(events).items():
            odds[at[station]] = share
        return odds

    def _share(self, view: HolmesView) -> float:
        """The seconds for one choice of those that this turn may still bring."""
        turn = (view.game, view.state.round)
        if self.clock[0] != turn:
            self.clock = turn, 0.0
        is_last = not _holmes(view).has_powers and view.state.owed < 2 and not _can_double(view)
        return max(0.0, self.seconds - self.clock[1]) * (1.0 if is_last else SHARE)

    def _best(self, trial: Trial, seconds: float) -> int:
        """Which choice does best; its time is the turn's."""
        begin, best = perf_counter(), trial.run(seconds, self.games)
        self.clock = self.clock[0], self.clock[1] + perf_counter() - begin
        return best


class HolmesTrial(Trial):
    """Played out from one position."""

    def __init__(self, game: Holmes, start: Game, choices: Choices, *, is_his: bool) -> None:
        super().__init__(choices, is_his=is_his)
        self.ground, self.start = ground_of(game, is_his=is_his), start
        self.guess, self.game = start.copied(), start.copied()
        self.desk = desk_for(self.ground)

    def play(self, games: int) -> None:
        rooms, tally = (self.start, self.guess, self.game), (self.alive, self.sums, self.counts)
        try_out(self.ground, *rooms, self.choices, self.is_his, *tally, games, LOUD[self.is_his], self.desk)


def _can_double(view: HolmesView) -> bool:
    return any(isinstance(action, Double) for action in view.actions)


def _moves(view: HolmesView) -> list[Move]:
    return [action for action in view.actions if isinstance(action, Move)]


def _holmes(view: HolmesView) -> Holmes:
    assert isinstance(view.game, Holmes), "the game that is searched"
    return view.game
