"""Why something is done in the compact game, as everybody can see it."""

from __future__ import annotations

from collections.abc import Set
from statistics import fmean

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.distances import FAR, nearest, posts, within
from gaslamp.agents.explain.hunts import Ride
from gaslamp.agents.explain.reason import Reason, because
from gaslamp.core import Action
from gaslamp.games.compact import PENALTY, PRICES, Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move


def net(game: Compact, belief: Belief, action: Action) -> Reason | None:
    state = belief.state
    assert isinstance(state, CompactState)
    match action:
        case Place(station=station):
            away = game.board.distances(station)
            return because("posts", moves=round(fmean(away.get(start, FAR) for start in game.starts)))
        case Move(pawn=pawn) if pawn != FUGITIVE:
            return chase(game, belief, action)
        case Move(fare="black"):
            places = {station for fare, station in game.rides(state, FUGITIVE) if fare == "black"}
            return because("conceals", stations=len(places), points=PENALTY)
        case Move(station=int(station)):
            return dodge(game, state, station)
    return None


def chase(game: Compact, belief: Belief, move: Move) -> Reason:
    """How many ways the net leaves him, and what the ticket brings him."""
    ride = Ride(belief, move)
    if reason := ride.only() or ride.search():
        return reason
    free = {to for ways in ride.ways.values() for _, to in ways} - _held(game, ride.after)
    if not free:
        return because("closes")
    return because("nets", stations=len(free), points=PRICES[move.fare])


def _held(game: Compact, state: ChaseState) -> Set[int]:
    """Where the detectives can be with another move."""
    return {station for post in posts(game, state) for station in within(game.board, post, 1)}


def dodge(game: Compact, state: CompactState, station: int) -> Reason:
    """How far off they are, and how much of the town is his."""
    if len(list(game.rides(state, FUGITIVE))) == 1:
        return because("way-out")
    away = nearest(game.board, posts(game, state))
    held = sum(moves < away[other] for other, moves in game.board.distances(station).items())
    if away[station] >= FAR:
        return because("unreached")
    return because("dodges", moves=away[station], stations=held)
