"""The solver's positions and segments against the rules, step by step along random play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.core import CHANCE
from gaslamp.games.classic import Classic
from gaslamp.games.vocabulary import Double, Fare, Move
from gaslamp.match import Match
from gaslamp.solve.equilibrium import moves_room
from gaslamp.solve.model import model_of, position_of
from gaslamp.solve.positions import SIZE, filled, is_over, joint_moves, pack, unpack
from gaslamp.solve.segment import BOUNDS, EDGES, ValueTable, build, room_for
from tests.solve.small import GAMES, small_game

FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")
LONG = {
    "rounds": 4,
    "entries": 6,
    "doubles": 2,
    "blacks": 2,
    "taxi": 3,
    "bus": 2,
    "underground": 1,
    "surfacing": [3, 5],
}


def played(game: Classic, seed: int) -> Iterator[Match[Any]]:
    match, rng = Match(game), Random(seed)
    while match.to_act:
        seat = min(match.to_act)
        if seat != CHANCE:
            yield match
        match.play(rng.choice(match.view(seat).actions))


@pytest.mark.parametrize("seats", [2, 3])
def test_along_random_play_both_sides_may_do_what_the_rules_allow(tmp_path: Path, seats: int) -> None:
    game = small_game(tmp_path, "one-player" if seats == 2 else "hidden", **LONG)
    seen = set[str]()
    for seed in range(40):
        for match in played(game, seed):
            if match.state.phase == "move":
                compare_his(game, match)
            elif len(match.state.waiting) == 2 - len(match.state.stranded):
                seen |= compare_theirs(game, match)
    assert seen >= {"over", "on", "caught"}


def compare_his(game: Classic, match: Match[Any]) -> None:
    """The actions of the root of a segment, with what is heard of each and where it leads."""
    model, p, s = model_of(game), position_of(game, match.state), room_for(4096)
    unpack(pack(model, p), q := np.zeros(SIZE, np.int64))
    assert pack(model, q) == pack(model, p)
    assert filled(model, p) == len(match.state.log)
    model = model._replace(
        is_shown=np.zeros_like(model.is_shown), rounds=match.state.round
    )  # no further than this round
    at, weights = numbers(game.board), np.zeros(len(game.board.stations))
    weights[at[match.state.stations[0]]] = 1
    assert build(model, ValueTable(np.empty(0, np.int64), np.empty((BOUNDS, 0, 0))), p, weights, moves_room(model), s)
    names, found = list(at), set[Any]()
    for edge in range(s.edge[0], s.edge[1]):
        node = int(np.searchsorted(s.slot[: s.used[0] + 1], s.target[edge], side="right")) - 1
        signal, station = int(s.signal[node]), names[s.station[s.target[edge]]]
        found.add(Double(seat=0) if signal == 4 else Move(seat=0, pawn=0, fare=FARES[signal], station=station))
    assert found == set(match.view(0).actions)
    assert s.used[EDGES] >= len(found)


def compare_theirs(game: Classic, match: Match[Any]) -> set[str]:
    """All ways in which the detectives' turn can end, and whether the game is over then."""
    model, moves, found = model_of(game), moves_room(model_of(game)), set[str]()
    rows = moves[: joint_moves(model, position_of(game, match.state), moves)]
    expected: dict[int, bool] = {}
    here = numbers(game.board)[match.state.stations[0]]
    for after in turns(match):
        if after.outcome and after.outcome.rule in ("CL-20", "CL-21"):
            found.add("caught")
        else:
            is_done = after.outcome is not None
            p = position_of(game, after.state)
            p[0] += is_done  # the round that is over has not been followed by another
            expected[int(pack(model, p))] = is_done
            found.add("over" if is_done else "on")
    free = {int(pack(model, row)): bool(is_over(model, row)) for row in rows if here not in row[1:3]}
    assert {key: free[key] for key in expected} == expected
    cornered = free.keys() - expected.keys()
    assert all(not free[key] for key in cornered)
    return found


def turns(match: Match[Any]) -> Iterator[Match[Any]]:
    """Every end of this turn, by the rules."""
    for action in match.view(min(match.to_act)).actions:
        after = match.fork()
        after.play(action)
        if after.outcome or after.state.phase != "answer":
            yield after
        else:
            yield from turns(after)


@pytest.mark.parametrize("name", GAMES)
def test_tickets_that_cannot_run_out_make_no_difference(tmp_path: Path, name: str) -> None:
    game, rich = small_game(tmp_path, name, taxi=10), small_game(tmp_path, name, taxi=99)
    for a, b in zip(played(game, 5), played(rich, 5), strict=True):
        assert pack(model_of(game), position_of(game, a.state)) == pack(model_of(rich), position_of(rich, b.state))
