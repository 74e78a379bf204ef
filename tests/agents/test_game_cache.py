"""What agents remember of a game is gone with the game, and of a match with the match."""

from __future__ import annotations

import gc
from random import Random
from typing import Any
from weakref import ref

import pytest

from gaslamp.agents.game_cache import cached_by_game
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.match import Match, steps


def test_it_is_made_once_for_a_game_and_anew_for_another() -> None:
    made = list[AnyGame]()

    @cached_by_game
    def number(game: AnyGame) -> int:
        made.append(game)
        return len(made)

    one, other = make_game("classic"), make_game("classic")
    assert [number(one), number(other), number(one)] == [1, 2, 1]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_holds_a_game_that_nobody_plays_any_more(name: str) -> None:
    game = make_game(name, 2)
    match = Match[Any](game)
    for _ in steps(match, {**{seat: Heuristic(Random(seat)) for seat in range(2)}, CHANCE: Uniform(Random(1))}):
        if len(match.log) > 30:
            break
    held = ref(game)
    del game, match, _
    gc.collect()
    assert held() is None
