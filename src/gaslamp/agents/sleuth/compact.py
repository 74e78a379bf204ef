"""How the searching bot plays the compact game: in pounds, with the table of every position in plain sight.

Both sides look as many turns ahead as there is time for. The detectives cast the net that leaves him least. He goes
where that is most, or hides where the guessing game of `kernels.guessing` is worth more; then either side picks by
chance, as often as that game says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter
from typing import TypeAlias

from gaslamp.agents.belief import Belief
from gaslamp.agents.kernels.compact import AT, TEAM, WAITING
from gaslamp.agents.kernels.compactnets import STAY
from gaslamp.agents.kernels.compactrows import action_of, code_of, row_of
from gaslamp.agents.kernels.compactsearch import FULL, HOPE, LOOKS, TURNS, chase, hide, outguess
from gaslamp.agents.kernels.compacttable import Table, team
from gaslamp.agents.kernels.positions import numbers
from gaslamp.agents.kernels.slate import DEEPEST, Slate, slate_for
from gaslamp.agents.kernels.streets import Streets, streets_of, table_of
from gaslamp.agents.kernels.town import Town, town_of
from gaslamp.core import SPECTATOR, Action
from gaslamp.games.compact import Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View

CompactView: TypeAlias = View[CompactState]
Plan: TypeAlias = Sequence[int]  # [pawns] a way for each
ANSWERS = 200
"""Of either side in a guessing game that is really played."""
LOOKS_A_SECOND = 20_000
"""How many positions are looked into, before that is measured."""
GROWTH = 6.0
"""How much longer another turn ahead takes, about."""


@lru_cache(maxsize=4)
def ground_of(game: Compact) -> tuple[Town, Streets, Table]:
    return town_of(game.board), streets_of(game.board), table_of(game.board)


class CompactSleuth:
    """With seconds for every turn, or a number of turns to look ahead, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float, turns: int | None) -> None:
        self.rng, self.seconds, self.turns = rng, seconds, turns
        self.pace = float(LOOKS_A_SECOND)
        self.belief: Belief | None = None
        self.plan: tuple[object, Plan] = (None, ())
        """The team's plan, and for which turn."""

    def act(self, view: CompactView) -> Action:
        if view.state.phase == "place":
            return place(_compact(view), view)
        return self._flee(view) if view.seat == view.state.fugitive else self._hunt(view)

    # Mister X

    def _flee(self, view: CompactView) -> Action:
        game = _compact(view)
        town, streets, table = ground_of(game)
        slate = slate_for(town, row_of(game, view.state))
        slate.rows[0, WAITING] = TEAM
        hidden = hide(town, table, slate, ANSWERS)
        moves = [action for action in view.actions if isinstance(action, Move)]
        seen = {code_of(game, move) & 511: move for move in moves if move.fare != "black"}
        worth = self._worth(game, view.state, sorted(seen))
        best = max(worth.values(), default=0.0)
        if hidden > best:
            dives = [move for move in moves if move.fare == "black"]
            return self.rng.choices(dives, slate.picks[: len(dives)].tolist())[0]
        return seen[self.rng.choice([station for station, pounds in worth.items() if pounds == best])]

    def _worth(self, game: Compact, state: CompactState, stations: Sequence[int]) -> dict[int, float]:
        def look(slate: Slate) -> dict[int, float]:
            found = {}
            for station in stations:
                slate.rows[0, AT], slate.rows[0, WAITING] = station, TEAM
                found[station] = float(chase(*ground_of(game), slate, 0, 0.0, FULL))
            return found
        return self._deepen(slate_for(ground_of(game)[0], row_of(game, state)), look)

    def _deepen(self, slate, look):
        begin, answer = perf_counter(), None
        for turns in range(1, (self.turns or DEEPEST) + 1):
            spent = perf_counter() - begin
            left = self.seconds - spent
            limit = 1 << 60 if self.turns or turns == 1 else int(left * self.pace)
            slate.limits[TURNS], slate.limits[LOOKS] = turns, limit
            start = perf_counter()
            found = look(slate)
            took, looks = perf_counter() - start, limit - slate.limits[LOOKS]
            if slate.limits[LOOKS] <= 0:
                break
            answer = found
            if looks > 100:
                self.pace = looks / took
            self.depth = turns
            if not self.turns and took * 2 > self.seconds - (perf_counter() - begin):
                break
        return answer

    # The detectives

    def _hunt(self, view: CompactView) -> Action:
        game = _compact(view)
        if self.belief is None or self.belief.game is not game:
            self.belief = Belief(game, eyes=SPECTATOR)
        odds = self.belief.update(view.events)
        turn = (view.state.round, len(view.state.log))
        if self.plan[0] != turn or not self._steps(game, view):
            self.plan = turn, self._planned(game, view, odds)
        at = numbers(game.board)
        return max(self._steps(game, view), key=lambda move: odds.get(move.station, 0.0))

    def _steps(self, game, view):
        moves = [action for action in view.actions if isinstance(action, Move)]
        return [move for move in moves if self.plan[1][move.pawn - 1] == code_of(game, move) & 4095]

    def _planned(self, game, view, odds):
        town, streets, table = ground_of(game)
        stations = sorted(odds)
        slate = slate_for(town, row_of(game, view.state, fugitive=stations[0]))
        if len(stations) > 1:
            for n, s in enumerate(stations):
                slate.spots[n] = numbers(game.board)[s]
            later = HOPE if view.state.purses[0].black else 0.0
            n = outguess(town, table, slate, len(stations), later, ANSWERS)
            k = self.rng.choices(range(n), [int(x) for x in slate.replies[:n]])[0]
            return [int(w) for w in slate.nets[0, k]]
        catch = [m for m in view.actions if isinstance(m, Move) and m.station == stations[0]]
        if catch:
            from gaslamp.games.compact import PRICES
            m = min(catch, key=lambda m: PRICES[m.fare])
            return [code_of(game, m) & 4095 if p == m.pawn else -1 for p in (1, 2, 3)]
        def look(slate):
            v = chase(town, streets, table, slate, 0, 0.0, FULL)
            return [int(w) for w in slate.nets[0, slate.best[0]]], v
        return self._deepen(slate, look)[0]


def place(game: Compact, view: CompactView) -> Place:
    state = view.state
    taken = frozenset(s for s in state.stations if s is not None)
    pawn = state.stations.index(None, 1)
    return Place(seat=view.seat, pawn=pawn, station=min(posts(game, taken) - taken))


@lru_cache(maxsize=256)
def posts(game: Compact, taken: frozenset[int]) -> frozenset[int]:
    """CP-3: where the pawns had best wait for him, given those that are placed already."""
    free = [post for post in game.posts if post not in taken]
    trios = [taken | {*more} for more in combinations(free, len(game.detectives) - len(taken))]
    return min(trios, key=lambda trio: _cost(game, trio))


def _cost(game: Compact, trio: frozenset[int]) -> float:
    """What the round will cost from there, on average over his starts."""
    at, table = numbers(game.board), ground_of(game)[2]
    row = team(*(at[post] for post in trio))
    return fmean(int(table[row, at[start]]) for start in game.starts if start not in trio)


def _compact(view: CompactView) -> Compact:
    assert isinstance(view.game, Compact)
    return view.game
