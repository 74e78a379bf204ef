"""A stored log, taken at its word, gives the match it tells of: whole, or from where somebody has read it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.core import SPECTATOR
from gaslamp.games import GAMES, Began
from gaslamp.games.enquiry import Solve
from gaslamp.match import BadLog, follow, recall, replay, steps


def played(game: str, actions: int = 40) -> Match[Any]:
    match = Match[Any](make_game(game, 2))
    agents = {seat: make_agent("uniform", Random(seat)) for seat in (CHANCE, 0, 1)}
    for _ in zip(range(actions), steps(match, agents), strict=False):
        pass
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_recalled_match_is_the_match(game: str) -> None:
    match = played(game)
    found = recall(match.game, match.log)
    for seat in (SPECTATOR, 0, 1):
        assert found.view(seat).encode() == match.view(seat).encode()
    assert found.state == match.state == replay(match.game, match.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_follows_what_was_added_to_its_log(game: str) -> None:
    match = played(game)
    middle = len(match.log) // 2
    found = recall(match.game, match.log[:middle])
    follow(found, match.log[middle:])
    for seat in (SPECTATOR, 0, 1):
        assert found.view(seat).encode() == match.view(seat).encode()


def test_what_cannot_be_folded_is_named_by_its_place() -> None:
    match = played("classic")
    with pytest.raises(BadLog) as refused:
        recall(match.game, [*match.log[:5], Solve(seat=0, cards=(), links=())])
    assert refused.value.details["n"] == 5
    with pytest.raises(BadLog):
        recall(make_game("connection", 2), [Began(round=1)])
