"""The heuristic's Mister X of the compact game: out of reach while he can, out of sight when he must."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.heuristic.compact import HidingGame, fictitious_play
from gaslamp.core import Action
from gaslamp.games.compact import PENALTY
from gaslamp.games.vocabulary import Move
from tests.games.positions import CompactPosition, sketched


def answer(match: CompactPosition, seed: int = 5) -> Move:
    action: Action = Heuristic(Random(seed)).act(match.view(match.state.fugitive))
    assert isinstance(action, Move)
    return action


@pytest.mark.parametrize("start", [1, 18, 54, 91, 112])
def test_he_does_not_stop_next_to_a_detective_while_there_is_another_way(start: int) -> None:
    match = CompactPosition(start, 8, 60, 69)
    move = answer(match)
    assert move.station is not None
    assert move.fare != "black", "nobody is near"
    assert min(match.game.board.distance(pawn, move.station) or 0 for pawn in (8, 60, 69)) > 1


STAR = ("taxi 1 2", "taxi 1 3", "taxi 1 4", "taxi 1 5", "taxi 1 6")
GUARDS = ("taxi 2 7", "taxi 3 7", "taxi 4 8", "taxi 5 8", "taxi 6 9")
BEYOND = ("taxi 2 10", "taxi 3 11", "taxi 4 12", "taxi 5 13", "taxi 6 14")


def test_he_hides_where_every_way_is_watched(tmp_path: Path) -> None:
    """CP-8: three detectives can look at three of the five stations."""
    match = sketched(tmp_path, 1, 7, 8, 9, lines=(*STAR, *GUARDS, *BEYOND))
    chosen = Counter((move.fare, move.station) for move in (answer(match, seed) for seed in range(60)))
    assert {fare for fare, _ in chosen} == {"black"}
    assert {station for _, station in chosen} >= {2, 3, 4, 5}, "he must not be foreseen"
    assert chosen["black", 6] < min(chosen["black", station] for station in (2, 3, 4, 5)), "where one watches one"


def test_hiding_there_is_worth_its_points(tmp_path: Path) -> None:
    match = sketched(tmp_path, 1, 7, 8, 9, lines=(*STAR, *GUARDS, *BEYOND))
    hiding = HidingGame(match.game, match.state)
    odds = hiding.odds
    assert hiding.value > PENALTY
    assert sum(odds.values()) == pytest.approx(1)
    assert min(odds.values()) > 0, "a prior is always above 0"


def test_cp_12_he_runs_where_he_may_not_hide_again(tmp_path: Path) -> None:
    match = sketched(tmp_path, 1, 7, 8, 9, lines=(*STAR, *GUARDS, *BEYOND), black_tickets=2)
    match.turn_of(("black", 2), ("taxi", 3), ("taxi", 4), ("taxi", 6))
    assert match.state.purses[0].black == 1
    assert answer(match).fare == "taxi"


@pytest.mark.parametrize(
    ("payoffs", "value", "strategy"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], 0.5, (0.5, 0.5)),
        ([[3.0, 0.0], [0.0, 1.0]], 0.75, (0.25, 0.75)),
        ([[2.0, 2.0], [1.0, 1.0]], 2.0, (1.0, 0.0)),
        ([[0.0, 2.0, 1.0], [1.0, 0.0, 2.0], [2.0, 1.0, 0.0]], 1.0, (1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_fictitious_play_by_hand(payoffs: list[list[float]], value: float, strategy: tuple[float, ...]) -> None:
    found, picked = fictitious_play(payoffs)
    assert found == pytest.approx(value, abs=0.1)
    assert picked == pytest.approx(strategy, abs=0.1)
    assert sum(picked) == pytest.approx(1)
