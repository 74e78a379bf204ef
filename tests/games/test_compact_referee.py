"""Compact: along random matches a referee who knows only the board agrees with the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from gaslamp.core import CHANCE, Action, Event
from gaslamp.games import make_game
from gaslamp.games.compact import CompactState, End, GiveUp, Scored
from gaslamp.games.vocabulary import Blocked, Cornered, Move, Stranded, Surfaced
from gaslamp.match import Match
from tests.games.compact_referee import CompactReferee
from tests.games.positions import sketch

HOUSES: dict[str, dict[str, Any]] = {
    "book": {},
    "two black tickets": {"black_tickets": 2},
    "four black tickets": {"black_tickets": 4, "taxi": 20},
    "few tickets": {"taxi": 4, "bus": 2, "underground": 2},
    "no taxis": {"taxi": 1, "bus": 6, "underground": 5},
    "starts beside the posts": {"starts": (3, 9, 12, 14, 17, 29, 104)},
}


def pick(rng: Random, state: CompactState, actions: tuple[Action, ...]) -> Action:
    """Anything, but rather what is rare: hiding, giving up together, stepping next to or onto Mister X."""
    rare = [a for a in actions if is_rare(state, a)]
    return rng.choice(rare if rare and rng.random() < 0.5 else actions)


def is_rare(state: CompactState, action: Action) -> bool:
    if isinstance(action, GiveUp):
        return bool(state.giving_up)
    return isinstance(action, Move) and (action.fare == "black" or action.station == state.stations[0])


def follow(seed: int, seats: int, options: dict[str, Any]) -> list[Event]:
    """A match to its end, the referee agreeing at every step; its log."""
    rng, game = Random(seed), make_game("compact", seats, options)
    match, referee = Match(game), CompactReferee(game)
    while match.to_act:
        for seat in range(CHANCE, seats):
            assert set(match.view(seat).actions) == referee.offers(seat), f"seat {seat}, {referee.stage}"
        actor = rng.choice(sorted(match.to_act))
        for event in match.play(pick(rng, match.state, match.view(actor).actions)):
            referee.note(event)
        compare(match, referee)
    assert referee.stage == "over"
    return match.log


def compare(match: Match[CompactState], referee: CompactReferee) -> None:
    state = match.state
    assert state.scores == tuple(referee.points)
    if match.to_act:
        assert not referee.verdict()
        assert (state.purses[0], state.stock) == referee.purses()
        assert state.giving_up == referee.for_it
        assert state.stranded == (referee.stranded() if referee.trail else set())


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("house", HOUSES)
def test_cp_1_to_12_the_referee_agrees(house: str, seats: int, seed: int) -> None:
    follow(seed, seats, HOUSES[house])


VILLAGE = (
    "taxi 1 2", "taxi 2 3", "taxi 3 4", "taxi 4 1", "taxi 5 1", "taxi 6 3", "bus 1 3", "bus 5 6", "bus 6 7",
    "underground 2 4", "underground 4 7", "ferry 5 8", "taxi 8 7",
)  # fmt: skip
"""So small that pawns are always in each other's way."""


def test_cp_1_to_12_the_referee_agrees_where_it_is_crowded(tmp_path: Path) -> None:
    board = {"board": sketch(tmp_path, *VILLAGE), "starts": (1, 3, 5, 6, 8), "black_tickets": 2}
    logs = [follow(seed, 3, board | {"taxi": seed % 7, "bus": seed % 5}) for seed in range(100)]
    ends = {event.how for log in logs for event in log if isinstance(event, Scored)}
    assert ends == set(get_args(End))
    assert {Blocked, Stranded, Surfaced, Cornered} <= {type(event) for log in logs for event in log}
