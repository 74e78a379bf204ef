"""Solved games, against the rules: exact best responses, an independent linear program, brute force."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents import make_agent
from gaslamp.core import CHANCE
from gaslamp.match import Match, run
from gaslamp.solve import BadGame, BadPolicy, Strategist, best_response, solve_game
from gaslamp.solve.equilibrium import begin, solve_steps
from tests.solve.sequence_form import SequenceForm
from tests.solve.small import GAMES, small_game, uniform


@pytest.mark.parametrize("name", GAMES)
def test_the_bounds_are_what_best_responses_win_by_the_rules(tmp_path: Path, name: str) -> None:
    game = small_game(tmp_path, name)
    solution = solve_game(game, gap=1e-3)
    player = Strategist(solution, Random(7))
    assert 0 <= solution.bounds.gap <= 1e-3
    assert best_response(game, player, side="fugitive") == pytest.approx(solution.bounds.lower, abs=1e-9)
    assert best_response(game, player, side="detectives") == pytest.approx(solution.bounds.upper, abs=1e-9)


@pytest.mark.parametrize("name", ["hidden", "stranding", "black", "half", "open"])
def test_a_linear_program_finds_the_same_value(tmp_path: Path, name: str) -> None:
    game = small_game(tmp_path, name)
    bounds = solve_game(game, gap=1e-7).bounds
    value = SequenceForm(game).value()
    assert bounds.lower == pytest.approx(value, abs=1e-6)
    assert bounds.upper == pytest.approx(value, abs=1e-6)


def test_the_games_are_worth_something_to_both_sides(tmp_path: Path) -> None:
    values = [solve_game(small_game(tmp_path, name)).bounds.lower for name in GAMES]
    assert sum(0.01 < value < 0.99 for value in values) >= 5


def test_what_uniform_detectives_allow_is_what_brute_force_says(tmp_path: Path) -> None:
    """One round: he moves, and each joint move has its chance, whatever he did."""
    game = small_game(tmp_path, "hidden", rounds=1, entries=1)
    deals = [(a, b, x) for a, b, x in product([1, 3], [1, 3], [2, 4, 5, 6]) if a != b]
    total = sum(max(escape(game, a, b, w.station) for w in game.board.exits[x] if rides(w, a, b)) for a, b, x in deals)
    assert best_response(game, uniform, side="detectives") == pytest.approx(total / len(deals))


def rides(way: Any, *others: int) -> bool:
    return way.kind != "ferry" and way.station not in others


def escape(game: Any, a: int, b: int, x: int) -> float:
    """The chance that pawns who ride as they like, one after the other, miss him."""
    first = [way.station for way in game.board.exits[a] if rides(way, b)]
    chance = 0.0
    for p in first:
        second = [way.station for way in game.board.exits[b] if rides(way, p)]
        chance += (p != x) * sum(q != x for q in second) / len(second) / len(first)
    return chance


def test_an_agent_is_asked_for_its_policy_and_must_have_one(tmp_path: Path) -> None:
    game = small_game(tmp_path, "hidden", rounds=1, entries=1)
    with pytest.raises(BadPolicy, match="add up to 0"):
        best_response(game, lambda view: {}, side="fugitive")
    other = {seat: small_view(game, seat).actions[0] for seat in (0, 1)}
    with pytest.raises(BadPolicy, match="“Move” is not allowed"):
        best_response(game, lambda view: {other[1 - min(view.seat, 1)]: 1.0}, side="fugitive")


def small_view(game: Any, seat: int) -> Any:
    match = Match(game)
    while min(match.to_act) != seat:
        match.play(match.view(min(match.to_act)).actions[0])
    return match.view(seat)


def test_a_strategist_plays_whole_games(tmp_path: Path) -> None:
    game = small_game(tmp_path, "seen")
    solution, rng = solve_game(game), Random(3)
    players = {seat: Strategist(solution, rng) for seat in (0, 1, 2)}
    for seed in range(5):
        assert run(Match(game), {**players, CHANCE: make_agent("uniform", Random(seed))}).winners


def test_what_is_known_is_not_solved_again(tmp_path: Path) -> None:
    game, told = small_game(tmp_path, "seen"), list[tuple[int, int]]()
    half = begin(game)
    steps = solve_steps(half, lambda done, total: told.append((done, total)))
    for _ in range(5):
        next(steps)
    assert told[-1][0] == 5
    assert not half.is_complete
    whole = solve_game(game, known=half, on_progress=lambda done, total: told.append((done, total)))
    assert told[5][1] == told[0][1] - 5
    assert whole.is_complete
    assert whole.bounds == solve_game(game).bounds


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"detectives": 3}, "plays with 2 detectives, not with 3"),
        ({"cut_off": True}, "does not know the option cut_off"),
        ({"voluntary_surfacing": True}, "voluntary_surfacing"),
        ({"fugitive_fares": "counted"}, "fugitive_fares"),
        ({"rounds": 40, "entries": 50}, "at most 31 for rounds, not 40"),
        ({"board": "bradley"}, "199 stations"),
    ],
)
def test_rules_that_are_not_known_are_refused(tmp_path: Path, options: Any, said: str) -> None:
    if "board" in options:
        options = options | {"start_pack": "one", "detective_starts": [], "fugitive_starts": []}
    else:
        options = options | {"detective_starts": [1, 3, 4]}
    with pytest.raises(BadGame, match=said):
        solve_game(small_game(tmp_path, "hidden", **options))
