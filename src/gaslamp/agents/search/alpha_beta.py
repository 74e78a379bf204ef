"""How the searching bot plays the compact game: in pounds, on a table of every position in plain sight.

Both sides look as many turns ahead as there is time for, with the tickets there are. The detectives cast the net that
leaves him least. He goes where that is most, or hides where that is worth more; then it is a guessing game, and either
side picks by chance, as often as that game says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple, TypeAlias, TypeVar

from gaslamp.agents.belief.filter import believe
from gaslamp.agents.engine.compact import AT, HIDDEN, TEAM, WAITING
from gaslamp.agents.engine.compactrows import code_of, row_of
from gaslamp.agents.engine.compactsearch import FULL, HOPE, LOOKS, TURNS, chase, hide, outguess
from gaslamp.agents.engine.compacttable import Table, team
from gaslamp.agents.engine.positions import numbers
from gaslamp.agents.engine.slate import DEEPEST, Slate, slate_for
from gaslamp.agents.engine.streets import Streets, has_table, streets_of, table_of
from gaslamp.agents.engine.town import Town, town_of
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.core import SPECTATOR, Action
from gaslamp.games.compact import PRICES, Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View

CompactView: TypeAlias = View[CompactState]
T = TypeVar("T")
ANSWERS = 200
"""Of either side in a guessing game that is really played."""
PACE = 5_000.0
"""How many positions are looked into in a second at least."""
TIMED = 100
"""From how many positions on the pace can be told."""
ENDLESS = 1 << 60
WAY = 0b111111111111
"""The bits of a code that are fare and station."""


class Plan(NamedTuple):
    """What the team does in a turn."""

    turn: object
    ways: Sequence[int]  # [pawns - 1] fare and station for each
    likely: dict[int, int]
    """How likely he is at a station; whoever may catch him goes first."""


@lru_cache(maxsize=4)
def ground_of(game: Compact) -> tuple[Town, Streets, Table]:
    return town_of(game.board), streets_of(game.board), table_of(game.board)


class CompactSleuth:
    """With seconds for every turn, or `games` turns to look ahead, and then it plays the same each time."""

    def __init__(self, rng: Random, *, seconds: float = 0.2, games: int | None = None) -> None:
        self.rng, self.seconds, self.games = rng, seconds, games
        self.quick = Heuristic(rng)
        self.pace = PACE
        self.plan = Plan(None, (), {})

    def act(self, view: CompactView) -> Action:
        game = view.game
        assert isinstance(game, Compact), "the game that is searched"
        if not has_table(game.board):
            return self.quick.act(view)
        if view.state.phase == "place":
            return _place(game, view)
        moves = [action for action in view.actions if isinstance(action, Move)]
        if len(moves) == 1:
            return moves[0]
        return self._flee(game, view, moves) if view.seat == view.state.fugitive else self._hunt(game, view, moves)

    # Mister X

    def _flee(self, game: Compact, view: CompactView, moves: Sequence[Move]) -> Move:
        slate = slate_for(ground_of(game)[0], row_of(game, view.state))
        slate.rows[0, WAITING] = TEAM
        hidden, picks = self._hide(game, slate)
        dives, seen = (_by_station(game, moves, is_black=is_black) for is_black in (True, False))
        worth = self._worth(game, slate, list(seen))
        best = max(worth.values(), default=0.0)
        if hidden > best:
            return self.rng.choices(list(dives.values()), picks[: len(dives)])[0]
        return seen[self.rng.choice([station for station, pounds in worth.items() if pounds == best])]

    def _hide(self, game: Compact, slate: Slate) -> tuple[float, Sequence[int]]:
        """What hiding is worth, and how often to pick each place, in the order of the moves."""
        town, _, table = ground_of(game)
        hidden = float(hide(town, table, slate, ANSWERS))
        return hidden, slate.picks.tolist()

    def _worth(self, game: Compact, slate: Slate, stations: Sequence[int]) -> dict[int, float]:
        """What he will be paid if he goes to each station in plain sight."""

        def look() -> dict[int, float]:
            return {station: self._seen(game, slate, station) for station in stations}

        return self._deepen(slate, look)

    def _seen(self, game: Compact, slate: Slate, station: int) -> float:
        slate.rows[0, AT], slate.rows[0, HIDDEN] = station, 0
        return float(chase(*ground_of(game), slate, 0, 0.0, FULL))

    # The detectives

    def _hunt(self, game: Compact, view: CompactView, moves: Sequence[Move]) -> Move:
        """What the plan says of the pawns that have not moved; without a plan that fits, a new one."""
        turn = (view.state.round, len(view.state.log))
        if self.plan.turn != turn or not self._steps(game, moves):
            self.plan = Plan(turn, *self._planned(game, view, moves))
        return max(self._steps(game, moves), key=lambda move: self.plan.likely.get(code_of(game, move) & 511, 0))

    def _steps(self, game: Compact, moves: Sequence[Move]) -> list[Move]:
        return [move for move in moves if self.plan.ways[move.pawn - 1] == code_of(game, move) & WAY]

    def _planned(self, game: Compact, view: CompactView, moves: Sequence[Move]) -> tuple[Sequence[int], dict[int, int]]:
        stations = sorted(believe(view, eyes=SPECTATOR))
        slate = slate_for(ground_of(game)[0], row_of(game, view.state, fugitive=stations[0]))
        if len(stations) > 1:
            return self._outguess(game, view.state, slate, [numbers(game.board)[station] for station in stations])
        catches = [move for move in moves if move.station == stations[0]]
        if catches:
            move = min(catches, key=lambda move: PRICES[move.fare])
            return [code_of(game, move) & WAY if pawn == move.pawn else 0 for pawn in game.detectives], {}
        return self._deepen(slate, lambda: self._closed(game, slate)), {}

    def _closed(self, game: Compact, slate: Slate) -> Sequence[int]:
        """The net that leaves him least where he is seen."""
        chase(*ground_of(game), slate, 0, 0.0, FULL)
        return [int(way) for way in slate.nets[0, slate.best[0]]]

    def _outguess(
        self, game: Compact, state: CompactState, slate: Slate, spots: Sequence[int]
    ) -> tuple[Sequence[int], dict[int, int]]:
        """CP-8: a net against him who hides at one of these spots, each as often as the guessing game says."""
        town, _, table = ground_of(game)
        slate.spots[: len(spots)] = spots
        later = HOPE if state.purses[FUGITIVE].black else 0.0
        nets = int(outguess(town, table, slate, len(spots), later, ANSWERS))
        net = self.rng.choices(range(nets), slate.replies[:nets].tolist())[0]
        likely = dict(zip(spots, slate.picks.tolist(), strict=False))
        return [int(way) for way in slate.nets[0, net]], likely

    # Time

    def _deepen(self, slate: Slate, look: Callable[[], T]) -> T:
        """What is found as many turns ahead as there is time for."""
        begin, best = perf_counter(), self._timed(slate, 1, ENDLESS, look)
        for turns in range(2, min(self.games or DEEPEST, DEEPEST) + 1):
            left = self.seconds - (perf_counter() - begin)
            found = self._timed(slate, turns, ENDLESS if self.games else int(left * self.pace), look)
            if slate.limits[LOOKS] <= 0:
                break
            best = found
        return best

    def _timed(self, slate: Slate, turns: int, looks: int, look: Callable[[], T]) -> T:
        """What is found so many turns ahead in so many looks; if they are all gone, it is good for nothing."""
        slate.limits[TURNS], slate.limits[LOOKS] = turns, looks
        begin = perf_counter()
        found = look()
        made = looks - int(slate.limits[LOOKS])
        if made > TIMED:
            self.pace = max(PACE, made / (perf_counter() - begin))
        return found


def _by_station(game: Compact, moves: Sequence[Move], *, is_black: bool) -> dict[int, Move]:
    """One of the moves, in plain sight or not, to each station."""
    return {code_of(game, move) & 511: move for move in moves if (move.fare == "black") == is_black}


def _place(game: Compact, view: CompactView) -> Place:
    stations = view.state.stations
    taken = frozenset(station for station in stations if station is not None)
    pawn = stations.index(None, game.detectives[0])
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
    row = team(*(at[post] for post in sorted(trio)))
    return fmean(int(table[row, at[start]]) for start in game.starts if start not in trio)
