"""The classic game on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine import chase
from gaslamp.agents.engine.chase import Model
from gaslamp.agents.engine.encoding import encode, model_of
from gaslamp.agents.engine.layout import AT, FUGITIVE_WON, PHASE, WINNER, Position
from gaslamp.agents.engine.rng import draw, seeded
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState, Surface, Take
from gaslamp.games.vocabulary import FUGITIVE, Blocked, Caught, Cornered, Done, Double, Move, Stranded, Surfaced
from gaslamp.match import Match
from tests.agents.alley import OPTIONS as ALLEYS
from tests.agents.alley import alley_game
from tests.agents.twin import ClassicTwin, copied, dealt, listed, modelled
from tests.games.positions import sketch
from tests.perft.perft import read_positions

POOR = {"taxi": 3, "bus": 2, "underground": 1}
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in range(2, 7)},
    **{f"{n} detectives": (2, {"detectives": n}) for n in range(2, 5)},
    **{f"{n} detectives, any order": (n, {"detectives": n, "order": "any"}) for n in range(2, 6)},
    "four shared by three": (4, {"detectives": 4, "cut_off": True}),
    "ravensburger": (6, {"board": "ravensburger"}),
    "ravensburger, cut off": (3, {"board": "ravensburger", "cut_off": True, "blacks": 20}),
    "voluntary": (4, {"voluntary_surfacing": True}),
    "voluntary and poor": (3, {"voluntary_surfacing": True, **POOR}),
    "voluntary and broke": (2, {"voluntary_surfacing": True, "taxi": 2, "bus": 1, "underground": 0, "surfacing": []}),
    "voluntary and due": (2, {"voluntary_surfacing": True, "surfacing": [1, 2, 3, 4, 5, 6, 7, 8]}),
    "counted": (5, {"fugitive_fares": "counted", "blacks": 1, "board": "ravensburger"}),
    "counted, nothing at first": (2, {"fugitive_fares": "counted", "fugitive_taxi": 0, "fugitive_bus": 0}),
    "poor": (6, POOR),
    "poor, any order": (4, {"order": "any", **POOR}),
    "short log": (3, {"rounds": 4, "entries": 4, "doubles": 9, "surfacing": [2]}),
    "doubles to the end of the log": (2, {"rounds": 6, "entries": 7, "doubles": 9}),
    "long": (2, {"rounds": 99, "entries": 99, "taxi": 99, "bus": 99, "underground": 99, "doubles": 50, "blacks": 50}),
}
GAMES = 6


def played(game: Classic, seed: int) -> Match[ClassicState]:
    """A random game to its end, the arrays held against the rules all the way."""
    rng = Random(seed)
    twin = ClassicTwin(dealt(game, rng))
    while twin.match.to_act:
        twin.play(rng.choice(twin.actions()))
    return twin.match


@pytest.mark.parametrize("name", OPTIONS)
def test_the_kernels_play_by_the_rules(name: str) -> None:
    seats, options = OPTIONS[name]
    game = make_game("classic", seats, options)
    assert all(played(game, seed).outcome for seed in range(GAMES))


@pytest.mark.parametrize("name", ALLEYS)
def test_the_kernels_play_by_the_rules_where_it_is_crowded(name: str, tmp_path: Path) -> None:
    game = alley_game(tmp_path, ALLEYS[name])
    assert all(played(game, seed).outcome for seed in range(20))


STREET = (*(f"taxi {n} {n + 1}" for n in range(1, 10)), "bus 6 10 over 8")


def street(folder: Path, seats: int, order: str) -> Classic:
    """Every detective has a seat of its own and starts in the queue at one end of the street."""
    starts = {"start_pack": "separate", "detective_starts": list(range(1, seats)), "fugitive_starts": [8, 9]}
    options = {"board": sketch(folder, *STREET), "detectives": seats - 1, "order": order, **starts}
    return make_game("classic", seats, options)


@pytest.mark.parametrize("order", ["seats", "any"])
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_kernels_play_by_the_rules_where_detectives_queue(seats: int, order: str, tmp_path: Path) -> None:
    """CL-12: in the order of the seats others still move when one is blocked; in any order it may wait for its turn."""
    game = street(tmp_path, seats, order)
    logs = [played(game, seed).log for seed in range(20)]
    following = [after for log in logs for event, after in pairwise(log) if isinstance(event, Blocked)]
    assert any(isinstance(event, Move) and event.pawn != FUGITIVE for event in following) is (order == "seats")


def test_the_games_held_against_the_rules_see_every_rule(tmp_path: Path) -> None:
    """Or else the two tests above would not mean much."""
    alleys = [alley_game(tmp_path, ALLEYS[name]) for name in ("poor", "three", "hidden")]
    tables = [make_game("classic", *OPTIONS[name]) for name in ("voluntary and poor", "poor, any order", "short log")]
    matches = [played(game, seed) for game in (*alleys, *tables) for seed in range(20)]
    seen = {type(event) for match in matches for event in match.log}
    assert seen >= {Blocked, Stranded, Caught, Cornered, Surfaced, Surface, Take, Done, Double, Move}
    assert {match.outcome.rule for match in matches if match.outcome} == {"CL-20", "CL-21", "CL-22", "CL-23"}


def sequences(model: Model, layer: list[Position], depth: int) -> Iterator[int]:
    """How many action sequences there are to each depth."""
    for _ in range(depth):
        layer = [child for position in layer for child in children(model, position)]
        yield len(layer)


def children(model: Model, position: Position) -> Iterator[Position]:
    out = np.empty(model.max_actions, np.int32)
    for chosen in out[: chase.actions(model, position, out)]:
        child = copied(position)
        chase.step(model, child, chosen)
        yield child


@pytest.mark.parametrize("position", read_positions("classic"), ids=lambda position: position.name)
def test_there_are_as_many_sequences_as_on_file(position: Any) -> None:
    match = position.match("classic")
    counted = sequences(model_of(match.game), [encode(match.game, match.state)], position.depth)
    assert tuple(counted) == position.sequences


def test_playouts_are_the_games_they_count() -> None:
    """By hand, move by move, with the same numbers drawn."""
    game = make_game("classic", 3, {"rounds": 8, "entries": 8})
    model, start = modelled(game), encode(game, dealt(game, Random(4)).state)
    ours, theirs, out = seeded(Random(5)), seeded(Random(5)), np.empty(model.max_actions, np.int32)
    won = 0
    for _ in range(50):
        position = copied(start)
        while n := chase.actions(model, position, out):
            chase.step(model, position, out[draw(ours, n)])
        won += int(position.row[WINNER]) == FUGITIVE_WON
    assert chase.playouts(model, start, theirs, 50) == won
    assert 0 < won < 50
    assert ours == theirs


def test_draws_are_even() -> None:
    generator, counts = seeded(Random(3)), np.zeros(7, np.int64)
    for _ in range(7000):
        counts[int(draw(generator, 7))] += 1
    assert 900 < counts.min() <= counts.max() < 1100


def test_a_position_can_be_had_with_the_fugitive_anywhere() -> None:
    game = make_game("classic")
    match = dealt(game, Random(1))
    seen = match.view(1).state
    assert seen.stations[0] is None
    position = encode(game, seen, fugitive=match.state.stations[0])
    assert listed(position) == listed(encode(game, match.state))
    elsewhere = encode(game, seen, fugitive=1)
    assert np.flatnonzero(elsewhere.row != position.row).tolist() == [AT]
    assert elsewhere.marks.tolist() == position.marks.tolist()
    assert elsewhere.row[PHASE] == position.row[PHASE]
