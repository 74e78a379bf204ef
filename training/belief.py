"""How fugitives move, learned from recorded games of the classic chase.

`gaslamp arena --agents heuristic,nijssen,sleuth --seats 2 --games 60 --seconds 0.05 --records DIR`
`python -m training.belief DIR [--write]`

A move is taken for a choice among all rides he had, each as likely as its destination and its fare are liked: by how
near the detectives are, what stops there, how many ways lead on out of their reach. Two games of three are learned
from. On the others it is told how surprising his station was, turn by turn: to the odds that follow from this, to those
of location categories by distance, and to a belief that only knows where he can be.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.learned_filter import NO_LUCK, NO_TOKENS, LearnedFilter
from gaslamp.agents.engine.belief_update import context_of, open_exits, predict_by_fare
from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.encoding import FARES, encode
from gaslamp.agents.engine.features import LearnedWeights, features_of, learned_weights
from gaslamp.agents.engine.models import classic_model
from gaslamp.agents.engine.simulation import ClassicPolicy, SimulatedGame, new_scratch
from gaslamp.agents.mcts.categories import CATEGORIES, categorized, posts_he_saw
from gaslamp.core import SPECTATOR, Event
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.record import read_record

Story: TypeAlias = tuple[Classic, Sequence[Event]]
Choice: TypeAlias = tuple[NDArray[np.int64], int]
"""For each ride he had the places of its four likings in the vector that is learned; and which he took."""
BELIEVED = LearnedWeights._fields[:4]
HELD_BACK = 3
"""One game in so many is not learned from."""
STEPS, PACE, RESTRAINT = 300, 0.08, 2.0
FILE = Path(__file__).parents[1] / "src/gaslamp/data/rollout_policy.npz"


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("records", type=Path)
    parser.add_argument("--write", action="store_true", help="keep what was learned for the bots")
    asked = parser.parse_args()
    stories = list(read(sorted(asked.records.rglob("*.record"))))
    learned = [story for n, story in enumerate(stories) if n % HELD_BACK]
    weights = fitted([choice for game, events in learned for choice in choices(game, events)])
    report(stories[::HELD_BACK], weights)
    if asked.write:
        write(weights._asdict())


def write(weights: dict[str, Any]) -> None:
    """Keep weights for the bots."""
    np.savez_compressed(FILE, **{name: array.astype(np.float32) for name, array in weights.items()})


def read(paths: Iterable[Path]) -> Iterator[Story]:
    for path in paths:
        record = read_record(path)
        game = record.new_game()
        assert isinstance(game, Classic), "records of the classic game"
        yield game, record.events


def choices(game: Classic, events: Sequence[Event]) -> Iterator[Choice]:
    """His moves of one match, where he had a choice."""
    state = game.start()
    for event in events:
        if isinstance(event, Move) and event.pawn == FUGITIVE:
            rides = [action for action in game.legal(state, 0) if isinstance(action, Move)]
            taken = [(ride.fare, ride.station) for ride in rides].index((event.fare, event.station))
            if len(rides) > 1:
                yield likings(game, state, rides), taken
        state = game.apply(state, event)


def likings(game: Classic, state: ClassicState, rides: Sequence[Move]) -> NDArray[np.int64]:
    """Where each ride's likings stand, those of one kind after those of another."""
    policy, position = policy_with(game, learned_weights()), encode(game, state)
    scratch, nowhere = new_scratch(policy), np.zeros(len(game.board.stations))
    predict_by_fare(policy, SimulatedGame(position, nowhere, NO_TOKENS, NO_LUCK), scratch)
    board, shapes = policy.model.board, [array.shape for array in policy.features.weights[: len(BELIEVED)]]
    context = int(context_of(policy.model, position.row))
    starts, found = np.cumsum([0, *(np.prod(shape) for shape in shapes)]), []
    for ride in rides:
        assert ride.station is not None, "his own record"
        to = numbers(game.board)[ride.station]
        near, crowd = min(int(scratch.near[to]), 5), min(int(scratch.crowd[to]), 3)
        places = (near, crowd), (int(board.kinds[to]),), (int(open_exits(board, scratch.near, to)),)
        each = zip((*places, (FARES.index(ride.fare),)), shapes, starts[:-1], strict=True)
        found.append([start + np.ravel_multi_index((context, *place), shape) for place, shape, start in each])
    return np.array(found, np.int64)


def policy_with(game: Classic, weights: LearnedWeights) -> ClassicPolicy:
    return ClassicPolicy(classic_model(game), features_of(game.board)._replace(weights=weights), weights.fares)


def fitted(found: Sequence[Choice]) -> LearnedWeights:
    """The likings under which these choices are likeliest, held back a little where there is little to learn from."""
    weights = learned_weights()
    sizes = [getattr(weights, name).size for name in BELIEVED]
    places, begins = np.concatenate([rides for rides, _ in found]), np.cumsum([0, *(len(r) for r, _ in found)])
    owner = np.repeat(np.arange(len(found)), np.diff(begins))
    taken = begins[:-1] + np.array([which for _, which in found])
    logits, mean, spread = (np.zeros(sum(sizes)) for _ in range(3))
    for step in range(1, STEPS + 1):
        odds = np.exp(logits[places].sum(axis=1))
        pull = -odds / np.add.reduceat(odds, begins[:-1])[owner]
        pull[taken] += 1.0
        slope = np.bincount(places.ravel(), np.repeat(pull, places.shape[1]), len(logits)) - RESTRAINT * logits
        mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
        logits += PACE * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-9)
    parts = np.split(np.exp(logits), np.cumsum(sizes)[:-1])
    return weights._replace(
        **{name: part.reshape(getattr(weights, name).shape) for name, part in zip(BELIEVED, parts, strict=True)}
    )


def report(stories: Sequence[Story], weights: LearnedWeights) -> None:
    lost = np.array([loss for game, events in stories for loss in surprises(game, events, weights)])
    for name, mean in zip(("learned", "categories", "uniform"), lost.mean(axis=0), strict=True):
        print(f"{name:12}{mean:6.3f} nats over {len(lost):,} hidden turns of {len(stories)} games")


def surprises(game: Classic, events: Sequence[Event], weights: LearnedWeights) -> Iterator[tuple[float, float, float]]:
    """How surprising his station is after each hidden move."""
    belief = Belief(game, eyes=SPECTATOR)
    filter = LearnedFilter(game, policy_with(game, weights))
    state = game.start()
    for n, event in enumerate(events, 1):
        state = game.apply(state, event)
        possible = belief.update(events[:n])
        odds, here = filter.update(events[:n]), state.stations[FUGITIVE]
        if isinstance(event, Move) and event.pawn == FUGITIVE and len(possible) > 1 and here is not None:
            by_category = categorized(game.board, possible, posts_he_saw(events[:n]), CATEGORIES["classic"])
            shares = odds[numbers(game.board)[here]], by_category[here], 1 / len(possible)
            yield tuple(-np.log(shares))


if __name__ == "__main__":
    main()
