"""Why something is done in the compact game, as everybody can see it."""

from __future__ import annotations

from collections.abc import Set
from statistics import fmean

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.distances import FAR, distances_to_nearest, pursuers, reachable
from gaslamp.agents.explain.detectives import DetectiveMoveReasons
from gaslamp.agents.explain.reason import Reason, because
from gaslamp.core import Action
from gaslamp.games.compact import PENALTY, PRICES, Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move


def compact_reason(game: Compact, belief: Belief, action: Action) -> Reason | None:
    state = belief.state
    assert isinstance(state, CompactState)
    match action:
        case Place(station=station):
            distances = game.board.distances(station)
            return because("posts", moves=round(fmean(distances.get(start, FAR) for start in game.starts)))
        case Move(pawn=pawn) if pawn != FUGITIVE:
            return net_reason(game, belief, action)
        case Move(fare="black"):
            places = {station for fare, station in game.rides(state, FUGITIVE) if fare == "black"}
            return because("conceals", stations=len(places), points=PENALTY)
        case Move(station=int(station)):
            return escape_reason(game, state, station)
    return None


def net_reason(game: Compact, belief: Belief, move: Move) -> Reason:
    """How many stations the net leaves him, and what the ticket brings him."""
    ride = DetectiveMoveReasons(belief, move)
    if reason := ride.only() or ride.search():
        return reason
    free = {to for rides in ride.transitions.values() for _, to in rides} - _held(game, ride.after)
    if not free:
        return because("closes")
    return because("nets", stations=len(free), points=PRICES[move.fare])


def _held(game: Compact, state: ChaseState) -> Set[int]:
    """Where the detectives can be with another move."""
    return {station for each in pursuers(game, state) for station in reachable(game.board, each, 1)}


def escape_reason(game: Compact, state: CompactState, station: int) -> Reason:
    """How far off they are, and how much of the town is his."""
    if len(list(game.rides(state, FUGITIVE))) == 1:
        return because("way-out")
    distances = distances_to_nearest(game.board, pursuers(game, state))
    held = sum(moves < distances[other] for other, moves in game.board.distances(station).items())
    if distances[station] >= FAR:
        return because("unreached")
    return because("dodges", moves=distances[station], stations=held)
