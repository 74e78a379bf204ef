"""What Mister X can still expect of a round of the compact game, in pounds: the value that both sides play for.

He is in sight, so all that counts is how soon the net closes. Whether two turns of the detectives' are enough is found
by search; beyond that the room he has and how far off they are estimate how many turns are left to him. Every turn
costs the detectives its tickets, and what they pay is his.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.distances import FAR, reachable
from gaslamp.board import LAND, Board, Kind
from gaslamp.games.compact import Compact, CompactState, price
from gaslamp.games.vocabulary import Fare

StationSet: TypeAlias = int
"""A set of stations, a bit for each."""

# How many turns he has left: fitted to positions solved in plain sight, then tuned by arenas
# (docs/research/measurements.md).
MIN_TURNS = 0.8
ROOM = 1.0  # each time the stations grow e-fold at which he can be in two moves and nobody else
DISTANCE = 0.12  # each move between him and each detective

TICKET_COST: dict[Fare, int] = {"taxi": 2, "bus": 2, "underground": 3}
"""What a ticket costs the detectives: its price, and a pound more for the taxi, without which they are soon stuck."""
TURN_COST = 4.5  # the pounds a turn costs them
CATCH_COST = 1.5  # and the last one, in which not all need move
SEARCHED = 40  # the nets with the best estimates, which are searched


class MoveTables(NamedTuple):
    """Where a pawn can be from each station: one move on, after one move or none, after two or fewer."""

    next: dict[int, tuple[int, ...]]
    within_one: dict[int, StationSet]
    within_two: dict[int, StationSet]


@lru_cache(maxsize=64)
def move_tables(board: Board, kinds: frozenset[Kind]) -> MoveTables:
    one, two = ({at: reachable(board, (at, kinds), moves) for at in board.stations} for moves in (1, 2))
    onward = {at: tuple(sorted(stations - {at})) for at, stations in one.items()}
    return MoveTables(onward, *({at: _set_of(stations) for at, stations in reach.items()} for reach in (one, two)))


def _set_of(stations: Iterable[int]) -> StationSet:
    return sum(1 << station for station in stations)


class PawnMove(NamedTuple):
    """How a detective may end the turn; without a fare it stays."""

    pawn: int
    fare: Fare | None
    station: int


class Net(NamedTuple):
    """Where the detectives stand once their turn is over: a joint action of the team."""

    moves: tuple[PawnMove, ...]
    tables: MoveTables
    """Where they can go on to, by the tickets left."""
    stations: StationSet
    within_one: StationSet
    """The stations they hold with another move."""
    within_two: StationSet
    cost: int

    def catches(self, here: int) -> bool:
        return bool(self.stations >> here & 1)


TurnEstimate: TypeAlias = Callable[[int, Net], float]
"""How many turns it takes to catch him who moves on from a station, with the detectives standing so."""


class CompactEvaluation:
    """The joint actions of the detectives in one position, and the value each leaves to Mister X."""

    def __init__(self, game: Compact, state: CompactState, *, distance: float = DISTANCE) -> None:
        self.game, self.state, self.stock, self.distance = game, state, state.stock, distance
        self.fugitive_tables = move_tables(game.board, LAND)
        self.max_value = price(self.stock)

    # What the detectives can do

    @cached_property
    def nets(self) -> Sequence[Net]:
        return list(self._nets(can_stay=False)) or list(self._nets(can_stay=True))

    def _nets(self, *, can_stay: bool) -> Iterator[Net]:
        moves = [self._moves(pawn, can_stay=can_stay) for pawn in self.game.detectives]
        return (self.net(chosen) for chosen in product(*moves) if self._is_possible(chosen))

    def _moves(self, pawn: int, *, can_stay: bool) -> Sequence[PawnMove]:
        here = self.state.stations[pawn]
        assert here is not None, "detectives are always in sight"
        is_moving = pawn in (self.state.waiting or self.game.detectives)
        moves = [PawnMove(pawn, *ride) for ride in self.game.rides(self.state, pawn)] if is_moving else []
        return [*moves, PawnMove(pawn, None, here)] if can_stay or not moves else moves

    def _is_possible(self, moves: Sequence[PawnMove]) -> bool:
        """CP-6, CP-7: somebody moves, nobody shares a station, and the tickets go round."""
        paid: list[str] = [move.fare for move in moves if move.fare]
        is_apart = len({move.station for move in moves}) == len(moves)
        return bool(paid) and is_apart and all(paid.count(kind) <= getattr(self.stock, kind) for kind in LAND)

    def net(self, moves: tuple[PawnMove, ...]) -> Net:
        tables = self._tables_after([move.fare for move in moves])
        stations = within_one = within_two = cost = 0
        for _, fare, station in moves:
            stations |= 1 << station
            within_one |= tables.within_one[station]
            within_two |= tables.within_two[station]
            cost += TICKET_COST[fare] if fare else 0
        return Net(moves, tables, stations, within_one, within_two, cost)

    def _tables_after(self, paid: Sequence[str | None]) -> MoveTables:
        left = frozenset(kind for kind in LAND if getattr(self.stock, kind) > paid.count(kind))
        return move_tables(self.game.board, left)

    # What it leaves to him

    def best_net(self, odds: Distribution) -> tuple[float, Net]:
        """The net that leaves him least where the odds say he is, and how much that is."""
        likely = sorted(self.nets, key=lambda net: self.expected_value(odds, net, self.estimate_turns))[:SEARCHED]
        values = [self.expected_value(odds, net, self.search_turns) for net in likely]
        least = min(values)
        return least, likely[values.index(least)]

    def expected_value(self, odds: Distribution, net: Net, turns: TurnEstimate) -> float:
        return sum(share * self.value(here, net, turns) for here, share in odds.items())

    def value(self, here: int, net: Net, turns: TurnEstimate) -> float:
        """The pounds he will be paid from now on, if he is here as the net is cast."""
        if net.catches(here):  # CP-10: the pawn that makes the catch moves first
            return min(TICKET_COST[move.fare] for move in net.moves if move.fare and move.station == here)
        left = self.max_value - net.cost
        if left <= 0 or net.within_one == net.stations:  # CP-10: nobody can ever move again
            return self.max_value
        return net.cost + left * (1 - math.exp(-(CATCH_COST + TURN_COST * (turns(here, net) - 1)) / left))

    def search_turns(self, here: int, net: Net) -> float:
        """Exact for one turn and two, else the estimate."""
        free = self._safe_moves(here, net)
        if not free:
            return 1.0
        return 2.0 if self._is_closed_in_two(free, net) else max(3.0, self.estimate_turns(here, net))

    def estimate_turns(self, here: int, net: Net) -> float:
        """By the room he has, and by how far off the detectives are."""
        free = self._safe_moves(here, net)
        if not free:
            return 1.0
        room = max((self.fugitive_tables.within_two[to] & ~net.within_two).bit_count() for to in free)
        distances = self.game.board.distances(here)
        distance = sum(distances.get(move.station, FAR) for move in net.moves)
        return MIN_TURNS + ROOM * math.log(2 + room) + self.distance * distance

    def _safe_moves(self, here: int, net: Net) -> list[int]:
        """Where he can go and not be caught at once."""
        return [to for to in self.fugitive_tables.next[here] if not net.within_one >> to & 1]

    def _is_closed_in_two(self, free: Sequence[int], net: Net) -> bool:
        """Whether wherever he goes, one more turn leaves him no move that is safe."""
        exits = [self.fugitive_tables.within_one[to] & ~(1 << to) for to in free]
        if any(stations & ~net.within_two for stations in exits):
            return False
        held = [0]
        for move in net.moves:
            stops = net.tables.next[move.station] or (move.station,)
            held = [hold | net.tables.within_one[to] for hold in held for to in stops]
        return all(any(stations & ~hold == 0 for hold in held) for stations in exits)
