"""What is worked out about a match is kept with it: the same as from scratch, and no two matches share it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.agents.belief.filter import believe
from gaslamp.agents.explain import Reasoner
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.games import make_game
from gaslamp.match import Match, steps
from gaslamp.telling.memory import MatchMemory

BOTS = frozenset({0, 1})


def played(seed: int) -> list[Match[Any]]:
    """A match as it stood after each of its first actions."""
    match = Match[Any](make_game("classic", 2, {"rounds": 4}))
    agents = {seat: Uniform(Random(seed)) for seat in (CHANCE, 0, 1)}
    return [match.fork() for _ in steps(match, agents)][6:30]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_memory_says_the_same_as_reading_everything_anew(seat: Seat) -> None:
    memory = MatchMemory()
    for match in played(3):
        view = match.view(seat)
        assert memory.believe(view, eyes=SPECTATOR) == believe(view, eyes=SPECTATOR)
        assert memory.reasons(view, BOTS) == Reasoner(view.game, seat, BOTS).update(view.events)


def test_what_was_read_is_not_read_again() -> None:
    memory, kept = MatchMemory(), set[int]()
    for match in played(3):
        memory.believe(match.view(1), eyes=None)
        memory.reasons(match.view(1), BOTS)
        kept |= {id(memory.beliefs[1, None]), id(memory.reasoners[1, BOTS])}
    assert len(kept) == 2


def test_every_pair_of_eyes_has_a_memory_of_its_own() -> None:
    memory, match = MatchMemory(), played(3)[-1]
    for seat in (0, 1):
        memory.believe(match.view(seat), eyes=SPECTATOR)
        memory.reasons(match.view(seat), BOTS)
    memory.reasons(match.view(1), frozenset({0}))
    assert set(memory.beliefs) == {(0, SPECTATOR), (1, SPECTATOR)}
    assert set(memory.reasoners) == {(0, BOTS), (1, BOTS), (1, frozenset({0}))}
    assert not MatchMemory().beliefs
