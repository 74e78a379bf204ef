"""The belief in the compact game: exact through the one turn he hides, and empty between the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from gaslamp.agents.belief import Belief, believe
from gaslamp.agents.belief.transition import transition_model
from gaslamp.agents.heuristic.compact import HidingStrategy
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, redact
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, GiveUp
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match
from tests.agents.alley import LINES
from tests.games.positions import CompactPosition, sketch

Truth: TypeAlias = Match[CompactState]
OPTIONS: dict[str, dict[str, Any]] = {
    "book": {},
    "blacks": {"black_tickets": 4},
    "poor": {"black_tickets": 3, "taxi": 4, "bus": 1, "underground": 0},
}


def alley_game(folder: Path, options: dict[str, Any]) -> Compact:
    settings = {"board": sketch(folder, *LINES), "starts": [2, 4, 5, 6, 8], "taxi": 8, "bus": 4, "underground": 2}
    return make_game("compact", 3, settings | options)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_belief_is_every_history_that_looks_the_same(tmp_path: Path, name: str) -> None:
    game = alley_game(tmp_path, OPTIONS[name])
    assert sum(compare_with_brute_force(game, Random(seed)) for seed in range(12)) > 20


@pytest.mark.parametrize("name", OPTIONS)
def test_so_it_is_on_the_books_board(name: str) -> None:
    assert sum(compare_with_brute_force(make_game("compact", 2, OPTIONS[name]), Random(seed)) for seed in range(4)) > 8


def compare_with_brute_force(game: Compact, rng: Random) -> int:
    """How often there was something to be in doubt about."""
    truth: Truth = Match(game)
    plain, expecting, histories, doubts = Belief(game), Belief(game, prior=HidingStrategy()), [truth.fork()], 0
    while truth.to_act:
        action = choose(truth.view(rng.choice(sorted(truth.to_act))).actions, rng)
        seen = [redact(event, SPECTATOR) for event in truth.play(action)]
        histories = [other for history in histories for other in continued(history, action, seen)]
        possible = {here for history in histories if (here := history.state.stations[FUGITIVE]) is not None}
        assert plain.update(truth.view(SPECTATOR).events).keys() == possible
        assert expecting.update(truth.view(SPECTATOR).events).keys() == possible
        doubts += len(possible) > 1
    return doubts


def choose(actions: tuple[Action, ...], rng: Random) -> Action:
    """Rarely giving up, or the rounds would be over in no time."""
    moves = [action for action in actions if not isinstance(action, GiveUp)]
    return rng.choice(actions if rng.random() < 0.1 else moves)


def continued(history: Truth, action: Action, seen: list[Event]) -> Iterator[Truth]:
    """Every way this history can go on that shows everybody the same as what was seen."""
    game = history.game
    assert isinstance(game, Compact)
    for other in history.view(action.seat).actions:
        if redact(game.addressed(history.state, other), SPECTATOR) == seen[0]:
            fork = history.fork()
            if [redact(event, SPECTATOR) for event in fork.play(other)] == seen:
                yield fork


def test_cp_9_a_black_ticket_may_have_been_the_boat() -> None:
    match = CompactPosition(84, 8, 13, 30)
    near = {exit.station for exit in match.game.board.exits[84]}
    match.ride(FUGITIVE, "black", 112)
    assert {36, 112} <= near
    assert believe(match.view(1)) == near


def test_cp_8_a_detective_who_stops_there_rules_it_out() -> None:
    match = CompactPosition(47, 30, 13, 8)
    match.ride(FUGITIVE, "black", 36)
    before = believe(match.view(2))
    match.ride(1, "taxi", 35)
    assert before == {35, 36, 45, 46, 48, 65}
    assert believe(match.view(2)) == before - {35}


def test_cp_12_no_second_black_ticket_is_expected() -> None:
    match = CompactPosition(47, 8, 13, 69, black_tickets=4)
    fares = [fares_from(match, 47)]
    match.ride(FUGITIVE, "black", 36)
    while match.state.phase == "answer":
        match.play(match.view(1).actions[0])
    fares.append(fares_from(match, 36))
    assert "black" in fares[0]
    assert "black" not in fares[1]
    assert {"taxi", "bus", "underground"} & fares[1], "plain fares are free (CP-4)"


def fares_from(match: CompactPosition, station: int) -> set[str]:
    ((_, rides),) = transition_model(match.game).transitions(match.game, match.state, [station])
    return {fare for fare, _ in rides}


def test_cp_3_nobody_is_believed_anywhere_until_the_next_round_is_dealt() -> None:
    match = CompactPosition(47, 8, 13, 30)
    match.ride(FUGITIVE, "black", 36)
    match.give_up()
    assert match.state.phase == "place"
    assert [believe(match.view(seat)) for seat in (SPECTATOR, 0, 1, CHANCE)] == [frozenset()] * 4
