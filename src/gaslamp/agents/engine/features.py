"""What a board looks like from afar, as the rollout policies weigh it, and the weights that training has learned."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.layout import BLACK
from gaslamp.board import KINDS, Board, Kind

Probabilities: TypeAlias = NDArray[np.float64]  # [stations] where the fugitive is
Weights: TypeAlias = NDArray[np.float32]  # [stations]
PLAIN_KINDS: tuple[Kind, ...] = KINDS[:3]
"""In the order of the bits of the fares a pawn can pay."""
FAR = 12
"""No distance is counted beyond it."""
DRAWS = 1024
"""How much noise there is to draw from."""
CATCH, ROOM, STUCK, HUB, UNDERGROUNDS, BUSES, OUTLETS, NOW = range(8)
"""What `LearnedWeights.detectives` weighs."""
RELUCTANT = 0.3
"""How readily the fugitive is thought to pay with a black ticket, against a plain one, if nothing is known of him."""


class LearnedWeights(NamedTuple):
    """How both sides are thought to play, a row for each context: what `belief_update.context_of` tells apart."""

    proximity: NDArray[np.float64]  # [contexts, distance of the nearest, detectives within two] liking of a station
    stops: NDArray[np.float64]  # [contexts, kinds as bits] for what stops there
    exits: NDArray[np.float64]  # [contexts, neighbours out of the detectives' reach]
    fares: NDArray[np.float64]  # [contexts, fares] for what he pays
    fugitive: NDArray[np.float64]  # [contexts, features of a ride] what it is worth to the fugitive
    unsafe: NDArray[np.float64]  # [contexts] with less chance to get away he doubles
    detectives: NDArray[np.float64]  # [contexts, CATCH to NOW] what a ride is worth to the detectives
    misses: NDArray[np.float64]  # [contexts, FAR + 1] how little hold a pawn has on a station that far off


class BoardFeatures(NamedTuple):
    distance: NDArray[np.int8]  # [fares as bits, from, to] in moves
    room: NDArray[np.float64]  # [fares as bits, station] logarithm of the stations within two moves
    first: NDArray[np.int32]  # [fares as bits, station + 1] into those below
    reached: NDArray[np.int16]  # where one stays or gets by one move
    logs: NDArray[np.float64]  # [n] logarithm of 1 + n
    gumbel: NDArray[np.float64]  # [DRAWS] quantiles of Gumbel's distribution
    weights: LearnedWeights
    slack: NDArray[np.float32]  # [contexts, fares as bits, from, to] how little hold a pawn there has on a station
    lures: NDArray[np.float32]  # [contexts, kinds as bits, exits] how much worse it is to miss him there


@cache
def learned_weights() -> LearnedWeights:
    """As `training` learned them."""
    with files("gaslamp").joinpath("data", "rollout_policy.npz").open("rb") as file, np.load(file) as learned:
        return LearnedWeights(*(learned[field].astype(np.float64) for field in LearnedWeights._fields))


def uninformed(weights: LearnedWeights) -> LearnedWeights:
    """A prior of those who only know where the fugitive can be: he goes anywhere, and is slow to pay black."""
    fares = np.ones_like(weights.fares)
    fares[:, BLACK] = RELUCTANT
    flat = (np.ones_like(weights.proximity), np.ones_like(weights.stops), np.ones_like(weights.exits))
    return LearnedWeights(*flat, fares, *weights[4:])


@lru_cache(maxsize=8)
def features_of(board: Board) -> BoardFeatures:
    distance = np.stack([_distance(board, held) for held in range(1 << len(PLAIN_KINDS))])
    room, logs = np.log((distance <= 2).sum(axis=2)), np.log(1.0 + np.arange(len(board.stations) + 1))
    weights = learned_weights()
    slack = np.ascontiguousarray(weights.misses.astype(np.float32)[:, distance])
    return BoardFeatures(distance, room, *_reached(distance), logs, _gumbel(), weights, slack, _lures(weights))


def _gumbel() -> NDArray[np.float64]:
    return -np.log(-np.log((np.arange(DRAWS) + 0.5) / DRAWS))


def _lures(weights: LearnedWeights) -> NDArray[np.float32]:
    kinds, exits = np.arange(1 << len(PLAIN_KINDS)), np.arange(weights.exits.shape[1])
    by = weights.detectives[:, :, None, None]
    lure = by[:, UNDERGROUNDS] * (kinds >> 2 & 1)[:, None] + by[:, BUSES] * (kinds >> 1 & 1)[:, None]
    lures: NDArray[np.float32] = np.exp(lure + by[:, OUTLETS] * np.log(1.0 + exits)).astype(np.float32)
    return lures


def _reached(distance: NDArray[np.int8]) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
    close = distance <= 1
    ends = np.cumsum(close.sum(axis=2)).reshape(close.shape[:2])
    first = np.concatenate([ends - close.sum(axis=2), ends[:, -1:]], axis=1).astype(np.int32)
    return first, np.nonzero(close)[2].astype(np.int16)


def _distance(board: Board, held: int) -> NDArray[np.int8]:
    """The moves from station to station by the fares that are held."""
    adjacency = _adjacency(board, [kind for n, kind in enumerate(PLAIN_KINDS) if held >> n & 1])
    reached = np.identity(len(adjacency), np.float32)
    found = np.where(reached > 0, 0, FAR).astype(np.int8)
    for moves in range(1, FAR):
        reached = reached @ adjacency
        found[(reached > 0) & (found == FAR)] = moves
    return found


def _adjacency(board: Board, kinds: list[Kind]) -> NDArray[np.float32]:
    """Which stations are a ride of these kinds apart."""
    at, adjacency = numbers(board), np.zeros((len(board.stations),) * 2, np.float32)
    for station, exits in board.exits.items():
        for exit in exits:
            if exit.kind in kinds:
                adjacency[at[station], at[exit.station]] = 1
    return adjacency
