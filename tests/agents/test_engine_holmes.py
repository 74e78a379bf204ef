"""The Sherlock Holmes edition on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.engine.layout import END
from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Fly, HolmesState
from gaslamp.match import Match
from tests.agents import court
from tests.agents.interpreted import interpreted
from tests.agents.twin import HOLMES_ENDS as ENDS
from tests.agents.twin import HolmesTwin, grown, is_token, playouts, random_games
from tests.games.positions import HolmesPosition
from tests.perft.perft import read_positions

PHASES = ("move", "choose", "balloon", "land", "answer")
OPTIONS: dict[str, dict[str, Any]] = {
    "original": {},
    "sherlock": {"mode": "sherlock"},
    "by seats": {"order": "seats", "bobbies": 2},
    "by seats, sherlock": {"mode": "sherlock", "order": "seats", "tokens": 3, "bobbies": 3},
    "counted": {"fugitive_fares": "counted", "taxi": 13, "bus": 10, "underground": 5},
    "counted, sherlock": {"mode": "sherlock", "fugitive_fares": "counted", "taxi": 22, "crimes": 8, "blacks": 9},
    "poor": {"taxi": 3, "bus": 1, "underground": 0, "bobbies": 1},
    "poor, sherlock": {"mode": "sherlock", "taxi": 2, "bus": 1, "underground": 0, "doubles": 4, "surfacing": [2, 3, 5]},
}
NARROW: dict[str, dict[str, Any]] = court.OPTIONS | {
    "short": {"mode": "original", "taxi": 2, "bus": 0, "underground": 0},
    "crowded": {"bobbies": 1, "order": "seats", "taxi": 1, "bus": 1, "underground": 1},
}


def follow(game: Holmes, rng: Random) -> Counter[str]:
    """A random game, on arrays too once it is dealt; what has happened in it, and how it ended."""
    match: Match[HolmesState] = Match(game)
    while match.state.phase not in PHASES:
        match.play(rng.choice(match.view(min(match.to_act)).actions))
    twin, seen = HolmesTwin(match), Counter[str]()
    while match.to_act:
        events = twin.play(rng.choice(twin.actions() + tokens(match, rng)))
        seen += Counter(type(event).__name__ for event in events)
    return seen + Counter([" ".join(ENDS[int(twin.position.row[END])])])


def tokens(match: Match[HolmesState], rng: Random) -> list[Action]:
    """Now and then everything that can be done with a token."""
    offered = [action for seat in match.to_act for action in match.view(seat).actions]
    return [action for action in offered if is_token(action)] if rng.random() < 0.3 else []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", OPTIONS)
def test_random_games_are_the_same_on_arrays(name: str, seats: int) -> None:
    game = make_game("holmes", seats, OPTIONS[name])
    seen = sum((follow(game, Random(seed)) for seed in range(3)), Counter[str]())
    assert seen["Ended"] == 3


def test_so_they_are_in_a_narrow_place_where_everything_comes_up(tmp_path: Path) -> None:
    seen = Counter[str]()
    for options in NARROW.values():
        game = court.court_game(tmp_path, options)
        seen += sum((follow(game, Random(seed)) for seed in range(40)), Counter[str]())
    happened = {kind.__name__ for kind in Holmes.vocabulary} - {"Deal", "Plot", "Draw", "Settle"}
    assert happened | {" ".join(end) for end in ENDS.values()} <= seen.keys()


def test_sh_35_his_own_tile_does_not_lie_there_to_be_turned_up() -> None:
    tiles = [(30, 5)]
    assert Fly(seat=0) not in HolmesTwin(HolmesPosition(51, 30, 5, tiles=tiles)).actions()
    assert Fly(seat=0) in HolmesTwin(HolmesPosition(51, 30, 6, tiles=tiles)).actions()


POSITIONS = {p.name: p for p in read_positions("holmes") if p.match("holmes").state.phase in PHASES}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_are_the_same_on_arrays(name: str) -> None:
    assert grown(HolmesTwin(POSITIONS[name].match("holmes")), depth=2) > 3


def fifty_games() -> int:
    return playouts(HolmesTwin(HolmesPosition(51, 13, 26, 29)), 50)


def test_a_playout_is_a_whole_game() -> None:
    assert random_games(HolmesTwin(HolmesPosition(51, 13, 26, 29)), 50) == fifty_games()


def test_without_a_compiler_the_same_games_are_played() -> None:
    assert interpreted(f"{__name__}.fifty_games") == fifty_games()
