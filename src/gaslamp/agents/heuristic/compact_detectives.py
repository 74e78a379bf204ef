"""How the heuristic's detectives play the compact game: they close the net, as cheaply as it can be done.

They never give up: that would hand Mister X every ticket at once, and being chased in vain brings him no more.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from statistics import fmean

from gaslamp.agents.belief.transition import Odds
from gaslamp.agents.heuristic.compact_value import Net, Outlook, Ride
from gaslamp.core import Action, Seat
from gaslamp.games.compact import Compact, CompactState, Place
from gaslamp.games.vocabulary import Move


def close_in(game: Compact, state: CompactState, odds: Odds, seat: Seat) -> Action:
    if state.phase == "place":
        return _place(game, state, seat)
    _, net = Outlook(game, state).best(odds)
    pawn, fare, station = boldest(net, odds)
    assert fare is not None
    return Move(seat=seat, pawn=pawn, fare=fare, station=station)


def boldest(net: Net, odds: Odds) -> Ride:
    """The ride likeliest to make the catch: the others may not be needed, or will know that he was not there."""
    return max((ride for ride in net.rides if ride.fare), key=lambda ride: odds.get(ride.station, 0.0))


def _place(game: Compact, state: CompactState, seat: Seat) -> Place:
    taken = frozenset(station for station in state.stations if station is not None)
    pawn = state.stations.index(None, game.detectives[0])
    return Place(seat=seat, pawn=pawn, station=min(posts(game, taken) - taken))


@lru_cache(maxsize=256)
def posts(game: Compact, taken: frozenset[int]) -> frozenset[int]:
    """CP-3: where the pawns had best wait for him, given those that are placed already."""
    free = [post for post in game.posts if post not in taken]
    teams = [taken | {*more} for more in combinations(free, len(game.detectives) - len(taken))]
    return min(teams, key=lambda team: _delay(game, team))


def _delay(game: Compact, team: frozenset[int]) -> float:
    """How many turns it takes from there, on average over his starts."""
    outlook = Outlook(game, game.start())
    net = outlook.net(tuple(Ride(pawn, None, post) for pawn, post in enumerate(sorted(team), game.detectives[0])))
    return fmean(outlook.guess(start, net) for start in game.starts if start not in team)
