"""Known best moves on small boards, for each search and both sides: who chooses the worst, or at random, fails."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from gaslamp.agents.mcts import Nijssen
from gaslamp.agents.search import Sleuth, chase
from gaslamp.agents.uniform import Uniform
from gaslamp.match import Agent
from tests.agents.known_best import ALL, HUNTS, check_best_moves

SEARCHED = "classic", "holmes", "compact"


def sleuth(rng: Random) -> Agent:
    return Sleuth(rng, games=8)


def nijssen(rng: Random) -> Agent:
    return Nijssen(rng, iterations=400)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("game", SEARCHED)
def test_sleuth_finds_the_best_moves(game: str, name: str, tmp_path: Path) -> None:
    check_best_moves(sleuth, game, name, tmp_path)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("game", SEARCHED)
def test_nijssen_finds_the_best_moves(game: str, name: str, tmp_path: Path) -> None:
    check_best_moves(nijssen, game, name, tmp_path)


@pytest.mark.parametrize("name", HUNTS)
@pytest.mark.parametrize("game", ["classic", "holmes"])
def test_of_plans_that_have_little_in_common_sleuth_takes_the_best(
    game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of its plans is the policy's own; the others are any here, so it matters how it compares them."""
    monkeypatch.setattr(chase, "VARIATION", 1000.0)
    check_best_moves(sleuth, game, name, tmp_path)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("game", SEARCHED)
def test_random_play_does_not(game: str, name: str, tmp_path: Path) -> None:
    """Or these positions would show nothing."""
    with pytest.raises(AssertionError, match="with seed"):
        check_best_moves(Uniform, game, name, tmp_path)
