"""What a rollout works with: the policies of both sides, one simulated game, and memory to compute in."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.features import DRAWS, BoardFeatures, Probabilities, Weights
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import Codes, Number, Position, overwrite
from gaslamp.agents.engine.models import ClassicModel, HolmesModel
from gaslamp.agents.engine.rng import Generator, draw

PAWNS = 9
"""The most a chase has: the fugitive, five detectives and three bobbies."""
RIDE_FEATURES = 14
NOWHERE = -1


class ClassicPolicy(NamedTuple):
    """How both sides play on in a classic game."""

    model: ClassicModel
    features: BoardFeatures
    fare_weights: NDArray[np.float64]  # [contexts, fares] how readily the fugitive pays each


class HolmesPolicy(NamedTuple):
    """How both sides play on in a game of the Sherlock Holmes edition."""

    model: HolmesModel
    features: BoardFeatures
    fare_weights: NDArray[np.float64]  # [contexts, fares] how readily Moriarty pays each
    distance_weights: NDArray[np.float64]  # [FAR + 1] how much he likes a station by the moves of the nearest pawn
    station_weights: Probabilities  # [stations] and how much besides


Policy: TypeAlias = ClassicPolicy | HolmesPolicy


class SimulatedGame(NamedTuple):
    """One game as it is played out: how it stands, where everybody must think the fugitive is, and its luck."""

    position: Position
    belief: Probabilities
    tokens: NDArray[np.int64]  # [2] left to ask for the quarter, and for a symbol
    generator: Generator

    def copied(self) -> SimulatedGame:
        position = Position(self.position.row.copy(), self.position.marks.copy())
        return SimulatedGame(position, self.belief.copy(), self.tokens.copy(), self.generator.copy())


@inlined
def copy_simulation(target: SimulatedGame, source: SimulatedGame) -> None:
    overwrite(target.position.row, source.position.row)
    overwrite(target.position.marks, source.position.marks)
    overwrite(target.belief, source.belief)
    overwrite(target.tokens, source.tokens)
    target.generator[0] = source.generator[0]


class Scratch(NamedTuple):
    """Memory for one rollout; nothing in it outlasts a turn."""

    out: Codes  # [actions]
    near: NDArray[np.int8]  # [stations] moves of the nearest detective
    crowd: NDArray[np.int8]  # [stations] detectives within two moves
    stop_weight: Probabilities  # [stations] how much the fugitive likes to stop there
    predicted: NDArray[np.float64]  # [fares, stations] the belief after he pays that fare
    paid: NDArray[np.float64]  # [fares] how likely he is to pay it
    entropy: NDArray[np.float64]  # [fares] of that belief
    mass: NDArray[np.float64]  # [fares, pawns] how likely he is where the pawn can go, after that fare
    ride: NDArray[np.float64]  # [RIDE_FEATURES]
    exits: NDArray[np.int8]  # [stations] neighbours out of the detectives' reach
    target: Weights  # [stations] where he may go next, and how much it matters to be near
    uncovered: Weights  # [stations] what the other pawns leave of it
    rides: NDArray[np.int64]  # [rides] of all pawns, as codes
    fares_left: NDArray[np.int64]  # [rides] the fares it leaves the pawn, as bits
    first: NDArray[np.int64]  # [pawns + 1] into the rides
    merit: NDArray[np.float64]  # [rides] what it is good for by itself
    chosen: NDArray[np.int64]  # [pawns] the ride each is to take
    plan: NDArray[np.int64]  # [pawns] its code
    forbidden: NDArray[np.int64]  # [1] where nobody may go


def new_scratch(policy: Policy) -> Scratch:
    stations, most = len(policy.model.board.kinds), policy.model.max_actions + PAWNS
    return Scratch(
        out=np.empty(most, np.int32),
        near=np.empty(stations, np.int8),
        crowd=np.empty(stations, np.int8),
        stop_weight=np.empty(stations),
        predicted=np.empty((4, stations)),
        paid=np.empty(4),
        entropy=np.empty(4),
        mass=np.empty((4, PAWNS)),
        ride=np.empty(RIDE_FEATURES),
        exits=np.zeros(stations, np.int8),
        target=np.empty(stations, np.float32),
        uncovered=np.empty(stations, np.float32),
        rides=np.empty(most, np.int64),
        fares_left=np.empty(most, np.int64),
        first=np.zeros(PAWNS + 1, np.int64),
        merit=np.empty(most),
        chosen=np.empty(PAWNS, np.int64),
        plan=np.full(PAWNS, NOWHERE, np.int64),
        forbidden=np.full(1, NOWHERE, np.int64),
    )


@inlined
def gumbel(features: BoardFeatures, generator: Generator) -> Number:
    """Gumbel noise: the best of scores with it added is a draw by the exponential of the scores."""
    return features.gumbel[draw(generator, DRAWS)]
