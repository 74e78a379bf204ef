"""A Bayes filter on arrays: where everybody must think the fugitive is, after each thing everybody sees.

`predict` is its transition model (how he is thought to choose, `LearnedWeights` in the classic game), `observe` takes
in what was seen. It is quick enough to be kept up through every rollout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine.chase import fares_of, fugitive_fares
from gaslamp.agents.engine.features import FAR
from gaslamp.agents.engine.jit import inlined, jit, per_game, summing
from gaslamp.agents.engine.layout import (
    AT,
    BLACK,
    ENTRIES,
    RIDE,
    TICKETS,
    Number,
    Row,
    fare_of,
    kind_of,
    overwrite,
    pawn_of,
    station_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.board_arrays import BoardArrays
    from gaslamp.agents.engine.chase import LogModel
    from gaslamp.agents.engine.features import Probabilities
    from gaslamp.agents.engine.simulation import Policy, Scratch, SimulatedGame

TOGETHER, BY_FARE = range(2)
"""How a prediction is made: all fares in its first row, or each in a row of its own."""
UNKNOWN = -1.0
"""A weight that has not been computed yet."""


@per_game
def weigh_stop(policy: Policy, simulation: SimulatedGame, scratch: Scratch, context: Number, station: Number) -> None:
    """Into `scratch.stop_weight` how much the fugitive is thought to like to stop at a station."""


@per_game
def clear_crowd(policy: Policy, scratch: Scratch) -> None:
    """Nobody is counted yet in `scratch.crowd`, where the policy reads it."""


@per_game
def add_to_crowd(policy: Policy, scratch: Scratch, distance: NDArray[Number]) -> None:
    """One more detective within two moves of a station, by its distances."""


@per_game
def is_seen(model: LogModel, row: Row, action: Number) -> Number:
    """Whether the fugitive shows himself with an action that was just done."""


@per_game
def narrow(policy: Policy, simulation: SimulatedGame, kind: Number) -> None:
    """What an action that is no ride says about where he is."""


@inlined
def context_of(model: LogModel, row: Row) -> Number:
    """What kind of move the fugitive is to make: 1 is shown, 2 the last one before, 3 the first one after."""
    entries = row[ENTRIES]
    if entries < model.entries and model.due[entries + 1]:
        return 1
    if model.due[entries]:
        return 3
    return 2 * (entries + 1 < model.entries and model.due[entries + 2])


@jit
def predict_by_fare(policy: Policy, simulation: SimulatedGame, scratch: Scratch) -> None:
    """Into `scratch.predicted` the belief after each fare the fugitive may pay."""
    survey(policy, simulation, scratch)
    predict(policy, simulation, scratch, BY_FARE)


@inlined
def survey(policy: Policy, simulation: SimulatedGame, scratch: Scratch) -> None:
    """How near the detectives are to each station."""
    near, row = scratch.near, simulation.position.row
    for station in range(len(near)):
        near[station], scratch.stop_weight[station] = FAR, UNKNOWN
    clear_crowd(policy, scratch)
    for pawn in range(1, policy.model.pawns):
        distance = policy.features.distance[fares_of(policy.model, row, pawn), row[AT + pawn]]
        for station in range(len(near)):
            near[station] = min(near[station], distance[station])
        add_to_crowd(policy, scratch, distance)


@inlined
def open_exits(board: BoardArrays, near: NDArray[Number], station: Number) -> Number:
    """The neighbours no detective can be at next."""
    count = 0
    for k in range(board.near_first[station], board.near_first[station + 1]):
        count += near[board.near[k]] >= 2
    return count


@inlined
def predict(policy: Policy, simulation: SimulatedGame, scratch: Scratch, is_by_fare: Number) -> None:
    """Into `predicted` and `paid` the belief after the fugitive's next move, as the detectives stand."""
    board, belief, row = policy.model.board, simulation.belief, simulation.position.row
    context = context_of(policy.model, row)
    for here in range(len(belief)):
        if belief[here] > 0.0:
            for k in range(board.near_first[here], board.near_first[here + 1]):
                if scratch.stop_weight[board.near[k]] == UNKNOWN:
                    weigh_stop(policy, simulation, scratch, context, board.near[k])
    prices = policy.fare_weights[context]
    black = prices[BLACK] * (row[TICKETS + BLACK] > 0)
    fares = fugitive_fares(policy.model, row)
    spread(board, belief, scratch.stop_weight, fares, prices, black, scratch.predicted, scratch.paid, is_by_fare)


@inlined
def spread(
    board: BoardArrays,
    belief: Probabilities,
    weights: Probabilities,
    fares: Number,
    prices: NDArray[Number],
    black: Number,
    predicted: NDArray[Number],
    paid: NDArray[Number],
    is_by_fare: Number,
) -> None:
    """Into each row of `predicted` the belief after that fare, into `paid` the fare's own probability."""
    rows = 4 if is_by_fare else 1
    for fare in range(rows):
        for station in range(len(belief)):
            predicted[fare, station] = 0.0
    for here in range(len(belief)):
        if belief[here] > 0.0:
            whole = weight_of_rides(board, weights, here, fares, prices, black)
            if whole > 0.0:
                share = belief[here] / whole
                share_out(board, weights, here, fares, prices, black, share, predicted, is_by_fare)
    for fare in range(rows):
        paid[fare] = total(predicted[fare])
        if paid[fare] > 0.0:
            part = 1.0 / paid[fare]
            for station in range(len(belief)):
                predicted[fare, station] *= part


@inlined
def weight_of_rides(
    board: BoardArrays, weights: Probabilities, here: Number, fares: Number, prices: NDArray[Number], black: Number
) -> Number:
    """The weights of all rides from a station together."""
    whole = 0.0
    for edge in range(board.first[here], board.land[here]):
        if fares >> board.kind[edge] & 1:
            whole += prices[board.kind[edge]] * weights[board.dest[edge]]
    if black > 0.0:
        for k in range(board.near_first[here], board.near_first[here + 1]):
            whole += black * weights[board.near[k]]
    return whole


@inlined
def share_out(
    board: BoardArrays,
    weights: Probabilities,
    here: Number,
    fares: Number,
    prices: NDArray[Number],
    black: Number,
    share: Number,
    predicted: NDArray[Number],
    is_by_fare: Number,
) -> None:
    """Share out what is at a station over all rides from it."""
    for edge in range(board.first[here], board.land[here]):
        to, kind = board.dest[edge], board.kind[edge]
        if fares >> kind & 1:
            predicted[kind * is_by_fare, to] += share * prices[kind] * weights[to]
    if black > 0.0:
        for k in range(board.near_first[here], board.near_first[here + 1]):
            to = board.near[k]
            predicted[BLACK * is_by_fare, to] += black * share * weights[to]


@summing
def total(belief: Probabilities) -> Number:
    whole = 0.0
    for share in belief:
        whole += share
    return whole


@inlined
def observe(policy: Policy, simulation: SimulatedGame, scratch: Scratch, action: Number) -> None:
    """What everybody makes of an action once it is done; `predicted` has the belief after each fare."""
    belief, row = simulation.belief, simulation.position.row
    if kind_of(action) != RIDE:
        narrow(policy, simulation, kind_of(action))
    elif pawn_of(action):
        rule_out(belief, station_of(action))
    elif not is_seen(policy.model, row, action):
        overwrite(belief, scratch.predicted[fare_of(action)])
    if not pawn_of(action) and is_seen(policy.model, row, action):
        for station in range(len(belief)):
            belief[station] = 0.0
        belief[row[AT]] = 1.0


@inlined
def rule_out(belief: Probabilities, station: Number) -> None:
    """A detective did not find him there."""
    if belief[station] == 0.0:
        return
    rest = 1.0 - belief[station]
    belief[station] = 0.0
    if rest > 0.0:
        part = 1.0 / rest
        for other in range(len(belief)):
            belief[other] *= part


@inlined
def survival(
    policy: Policy,
    simulation: SimulatedGame,
    predicted: Probabilities,
    station: Number,
    marks: NDArray[Number],
    mark: Number,
) -> Number:
    """The chance that every pawn that could stop there guesses another of the stations with this mark it can reach."""
    safety: Number = 1.0
    features, row = policy.features, simulation.position.row
    for pawn in range(1, policy.model.pawns):
        fares, here = fares_of(policy.model, row, pawn), row[AT + pawn]
        if features.distance[fares, here, station] <= 1:
            whole: Number = 0.0
            for k in range(features.first[fares, here], features.first[fares, here + 1]):
                if mark == 0 or marks[features.reached[k]] & mark:
                    whole += predicted[features.reached[k]]
            if whole > 0.0:
                safety *= 1.0 - predicted[station] / whole
    return safety
