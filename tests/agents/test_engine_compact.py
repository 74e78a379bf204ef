"""The compact game on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, GiveUp
from gaslamp.match import Match
from tests.agents.alley import LINES
from tests.agents.interpreted import interpreted
from tests.agents.twin import COMPACT_ENDS as ENDS
from tests.agents.twin import CompactTwin, grown, playouts, random_games
from tests.games.positions import CompactPosition, sketch
from tests.perft.perft import read_positions

OPTIONS: dict[str, dict[str, Any]] = {
    "book": {},
    "blacks": {"black_tickets": 4},
    "poor": {"black_tickets": 3, "taxi": 4, "bus": 1, "underground": 0},
    "no taxis": {"taxi": 0, "bus": 9, "underground": 9},
    "rich": {"black_tickets": 2, "taxi": 99, "bus": 99, "underground": 99},
}
ALLEY: dict[str, dict[str, Any]] = {
    "book": {"taxi": 8, "bus": 4, "underground": 2},
    "taxis": {"taxi": 9, "bus": 0, "underground": 0, "black_tickets": 4},
    "few": {"taxi": 2, "bus": 1, "underground": 1, "black_tickets": 2},
    "odd": {"taxi": 4, "bus": 0, "underground": 4},
}


def follow(game: Compact, rng: Random) -> Counter[str]:
    """A random match, every round of it on arrays too; what has happened in them."""
    match: Match[CompactState] = Match(game)
    seen, twin = Counter[str](), None
    while match.to_act:
        action = choose(match, rng.choice(sorted(match.to_act)), rng)
        if twin is None:
            match.play(action)
            twin = CompactTwin(match) if match.state.phase == "move" else None
        else:
            seen += Counter(type(event).__name__ for event in twin.play(action))
            seen += Counter(event.how for event in twin.scored())
            twin = None if twin.is_over() else twin
    return seen


def choose(match: Match[CompactState], seat: int, rng: Random) -> Action:
    """Anything at all, but never the vote for giving up that ends the round: arrays leave that out."""
    actions = match.view(seat).actions
    if len(match.state.giving_up) + 2 < match.game.seats and rng.random() < 0.2:
        return rng.choice(actions)
    return rng.choice([action for action in actions if not isinstance(action, GiveUp)])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", OPTIONS)
def test_random_rounds_are_the_same_on_arrays(name: str, seats: int) -> None:
    game = make_game("compact", seats, OPTIONS[name])
    seen = sum((follow(game, Random(seed)) for seed in range(6)), Counter[str]())
    assert seen["Scored"] == 6 * seats


def test_so_they_are_in_a_narrow_place_where_everything_comes_up(tmp_path: Path) -> None:
    board, seen = sketch(tmp_path, *LINES), Counter[str]()
    for options in ALLEY.values():
        game = make_game("compact", 3, {"board": board, "starts": [2, 4, 5, 6, 8]} | options)
        seen += sum((follow(game, Random(seed)) for seed in range(40)), Counter[str]())
    assert seen.keys() >= {*ENDS, "Surfaced", "Blocked", "Stranded", "GiveUp"}


POSITIONS = {p.name: p for p in read_positions("compact") if p.match("compact").state.phase in ("move", "answer")}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_are_the_same_on_arrays(name: str) -> None:
    match = POSITIONS[name].match("compact")
    assert grown(CompactTwin(match), depth=2) > 10


def fifty_rounds() -> int:
    return playouts(CompactTwin(CompactPosition(47, 8, 13, 30)), 50)


def test_a_playout_is_a_whole_round() -> None:
    assert random_games(CompactTwin(CompactPosition(47, 8, 13, 30)), 50) == fifty_rounds()


def test_without_a_compiler_the_same_rounds_are_played() -> None:
    assert interpreted(f"{__name__}.fifty_rounds") == fifty_rounds()
