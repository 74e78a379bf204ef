"""What Mister X can still expect of a round of the compact game, in pounds; both sides reckon with it.

He is in sight, so all that counts is how soon the net closes. Whether two turns of the detectives' are enough is found
by trying; beyond that the room he has and how far off they are tell about how many turns are left to him. Every turn
costs the detectives its tickets, and what they pay is his.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from gaslamp.agents.belief.transition import Odds
from gaslamp.agents.distances import FAR, within
from gaslamp.board import LAND, Board, Kind
from gaslamp.games.compact import Compact, CompactState, price
from gaslamp.games.vocabulary import Fare

Mask: TypeAlias = int
"""A set of stations, a bit for each."""

# How many turns he has left: fitted to positions solved in plain sight, then tuned by arenas (docs/bots.md).
LEAST = 0.8
ROOM = 1.0  # each time the stations grow e-fold at which he can be in two moves and nobody else
AWAY = 0.12  # each move between him and each detective

TOLL: dict[Fare, int] = {"taxi": 2, "bus": 2, "underground": 3}
"""What a ticket costs the detectives: its price, and a pound more for the taxi, without which they are soon stuck."""
PACE = 4.5  # the pounds a turn costs them
CATCH = 1.5  # and the last one, in which not all need move
TRIED = 40  # the nets that look best are tried in earnest


class Ground(NamedTuple):
    """Where a pawn can be from each station: one move on, after one move or none, after two or fewer."""

    steps: dict[int, tuple[int, ...]]
    one: dict[int, Mask]
    two: dict[int, Mask]


@lru_cache(maxsize=64)
def ground(board: Board, kinds: frozenset[Kind]) -> Ground:
    one, two = ({at: within(board, (at, kinds), moves) for at in board.stations} for moves in (1, 2))
    steps = {at: tuple(sorted(stations - {at})) for at, stations in one.items()}
    return Ground(steps, *({at: mask(stations) for at, stations in reach.items()} for reach in (one, two)))


def mask(stations: Iterable[int]) -> Mask:
    return sum(1 << station for station in stations)


class Ride(NamedTuple):
    """How a detective may end the turn; without a fare it stays."""

    pawn: int
    fare: Fare | None
    station: int


class Net(NamedTuple):
    """Where the detectives stand once their turn is over."""

    rides: tuple[Ride, ...]
    ground: Ground
    """What is theirs to move on, by the tickets left."""
    stops: Mask
    one: Mask
    """The stations they hold with another move."""
    two: Mask
    toll: int

    def catches(self, here: int) -> bool:
        return bool(self.stops >> here & 1)


Turns: TypeAlias = Callable[[int, Net], float]
"""How many turns it takes to catch him who moves on from a station, with the detectives standing so."""


class Outlook:
    """What the detectives can make of their turn, and what each way leaves to Mister X."""

    def __init__(self, game: Compact, state: CompactState, *, away: float = AWAY) -> None:
        self.game, self.state, self.stock, self.away = game, state, state.stock, away
        self.his = ground(game.board, LAND)
        self.most = price(self.stock)

    # What the detectives can do

    @cached_property
    def nets(self) -> Sequence[Net]:
        return list(self._nets(can_stay=False)) or list(self._nets(can_stay=True))

    def _nets(self, *, can_stay: bool) -> Iterator[Net]:
        rides = [self._rides(pawn, can_stay=can_stay) for pawn in self.game.detectives]
        return (self.net(chosen) for chosen in product(*rides) if self._is_possible(chosen))

    def _rides(self, pawn: int, *, can_stay: bool) -> Sequence[Ride]:
        here = self.state.stations[pawn]
        assert here is not None, "detectives are always in sight"
        is_moving = pawn in (self.state.waiting or self.game.detectives)
        rides = [Ride(pawn, *ride) for ride in self.game.rides(self.state, pawn)] if is_moving else []
        return [*rides, Ride(pawn, None, here)] if can_stay or not rides else rides

    def _is_possible(self, rides: Sequence[Ride]) -> bool:
        """CP-6, CP-7: somebody moves, nobody shares a station, and the tickets go round."""
        paid: list[str] = [ride.fare for ride in rides if ride.fare]
        is_apart = len({ride.station for ride in rides}) == len(rides)
        return bool(paid) and is_apart and all(paid.count(kind) <= getattr(self.stock, kind) for kind in LAND)

    def net(self, rides: tuple[Ride, ...]) -> Net:
        theirs = self._ground([ride.fare for ride in rides])
        stops = one = two = toll = 0
        for _, fare, station in rides:
            stops |= 1 << station
            one |= theirs.one[station]
            two |= theirs.two[station]
            toll += TOLL[fare] if fare else 0
        return Net(rides, theirs, stops, one, two, toll)

    def _ground(self, paid: Sequence[str | None]) -> Ground:
        left = frozenset(kind for kind in LAND if getattr(self.stock, kind) > paid.count(kind))
        return ground(self.game.board, left)

    # What it leaves to him

    def best(self, odds: Odds) -> tuple[float, Net]:
        """The net that leaves him least where the odds say he is, and how much that is."""
        likely = sorted(self.nets, key=lambda net: self.loss(odds, net, self.guess))[:TRIED]
        losses = [self.loss(odds, net, self.turns) for net in likely]
        least = min(losses)
        return least, likely[losses.index(least)]

    def loss(self, odds: Odds, net: Net, turns: Turns) -> float:
        return sum(share * self.pounds(here, net, turns) for here, share in odds.items())

    def pounds(self, here: int, net: Net, turns: Turns) -> float:
        """What he will be paid from now on, if he is here as the net is cast."""
        if net.catches(here):  # CP-10: whoever makes the catch moves first
            return min(TOLL[ride.fare] for ride in net.rides if ride.fare and ride.station == here)
        left = self.most - net.toll
        if left <= 0 or net.one == net.stops:  # CP-10: nobody can ever move again
            return self.most
        return net.toll + left * (1 - math.exp(-(CATCH + PACE * (turns(here, net) - 1)) / left))

    def turns(self, here: int, net: Net) -> float:
        free = self._free(here, net)
        if not free:
            return 1.0
        return 2.0 if self._closes(free, net) else max(3.0, self.guess(here, net))

    def guess(self, here: int, net: Net) -> float:
        """The turns told by the room he has."""
        free = self._free(here, net)
        if not free:
            return 1.0
        room = max((self.his.two[to] & ~net.two).bit_count() for to in free)
        moves = self.game.board.distances(here)
        away = sum(moves.get(ride.station, FAR) for ride in net.rides)
        return LEAST + ROOM * math.log(2 + room) + self.away * away

    def _free(self, here: int, net: Net) -> list[int]:
        """Where he can go and not be caught at once."""
        return [to for to in self.his.steps[here] if not net.one >> to & 1]

    def _closes(self, free: Sequence[int], net: Net) -> bool:
        """Whether wherever he goes, one more turn leaves him no move that is safe."""
        ways = [self.his.one[to] & ~(1 << to) for to in free]
        if any(way & ~net.two for way in ways):
            return False
        held = [0]
        for ride in net.rides:
            stops = net.ground.steps[ride.station] or (ride.station,)
            held = [hold | net.ground.one[to] for hold in held for to in stops]
        return all(any(way & ~hold == 0 for hold in held) for way in ways)
