"""The compact game on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine.compactrows import action_of, code_of, row_of
from gaslamp.agents.engine.rows import Generator, Row
from gaslamp.agents.engine.town import Town, town_of
from gaslamp.core import SPECTATOR, Action
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, GiveUp, Scored
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Match
from tests.agents.alley import LINES
from tests.agents.interpreted import interpreted
from tests.games.positions import CompactPosition, sketch
from tests.perft.perft import read_positions

ENDS = {"caught": k.CAUGHT, "cornered": k.CORNERED, "spent": k.SPENT, "stuck": k.STUCK}
OPTIONS: dict[str, dict[str, Any]] = {
    "book": {},
    "blacks": {"black_tickets": 4},
    "poor": {"black_tickets": 3, "taxi": 4, "bus": 1, "underground": 0},
    "no taxis": {"taxi": 0, "bus": 9, "underground": 9},
    "rich": {"black_tickets": 2, "taxi": 99, "bus": 99, "underground": 99},
}
ALLEY: dict[str, dict[str, Any]] = {
    "book": {"taxi": 8, "bus": 4, "underground": 2},
    "taxis": {"taxi": 9, "bus": 0, "underground": 0, "black_tickets": 4},
    "few": {"taxi": 2, "bus": 1, "underground": 1, "black_tickets": 2},
    "odd": {"taxi": 4, "bus": 0, "underground": 4},
}


class Twin:
    """A round under the rules and the same round on arrays, held equal at every step."""

    def __init__(self, match: Match[CompactState], town: Town, s: Row | None = None) -> None:
        assert isinstance(match.game, Compact)
        self.match, self.game, self.town = match, match.game, town
        self.out = np.empty(town.most, np.int32)
        self.s = row_of(self.game, match.state) if s is None else s
        self.check()

    def fork(self) -> Twin:
        return Twin(self.match.fork(), self.town, self.s.copy())

    def check(self) -> None:
        codes = [int(code) for code in self.out[: k.offers(self.town, self.s, self.out)]]
        for seat in self.match.to_act:
            moves = self.moves(seat)
            assert codes == [code_of(self.game, move) for move in moves]
            assert moves == [action_of(self.game, seat, code) for code in codes]
        for state in self.match.state, self.match.view(SPECTATOR).state:
            here = self.match.state.stations[FUGITIVE]
            assert self.s.tolist() == row_of(self.game, state, fugitive=here).tolist()

    def moves(self, seat: int) -> list[Move]:
        return [action for action in self.match.view(seat).actions if isinstance(action, Move)]

    def play(self, action: Action) -> Counter[str]:
        """Do the same on both sides; what has happened."""
        events = self.match.play(action)
        if isinstance(action, Move):
            k.play(self.town, self.s, code_of(self.game, action))
        scored = [event for event in events if isinstance(event, Scored)]
        for event in scored:
            assert k.offers(self.town, self.s, self.out) == 0
            assert (self.s[k.END], self.s[k.POINTS]) == (ENDS[event.how], event.points)
        if not scored:
            self.check()
        return Counter([type(event).__name__ for event in events] + [event.how for event in scored])


def follow(game: Compact, rng: Random) -> Counter[str]:
    """A random match, every round of it on arrays too; what has happened in them."""
    match: Match[CompactState] = Match(game)
    town, seen, twin = town_of(game.board), Counter[str](), None
    while match.to_act:
        action = choose(match, rng.choice(sorted(match.to_act)), rng)
        if twin is None:
            match.play(action)
            twin = Twin(match, town) if match.state.phase == "move" else None
        else:
            happened = twin.play(action)
            seen, twin = seen + happened, None if "Scored" in happened else twin
    return seen


def choose(match: Match[CompactState], seat: int, rng: Random) -> Action:
    """Anything at all, but never the vote for giving up that ends the round: arrays leave that out."""
    actions = match.view(seat).actions
    if len(match.state.giving_up) + 2 < match.game.seats and rng.random() < 0.2:
        return rng.choice(actions)
    return rng.choice([action for action in actions if not isinstance(action, GiveUp)])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", OPTIONS)
def test_random_rounds_are_the_same_on_arrays(name: str, seats: int) -> None:
    game = make_game("compact", seats, OPTIONS[name])
    seen = sum((follow(game, Random(seed)) for seed in range(6)), Counter[str]())
    assert seen["Scored"] == 6 * seats


def test_so_they_are_in_a_narrow_place_where_everything_comes_up(tmp_path: Path) -> None:
    board, seen = sketch(tmp_path, *LINES), Counter[str]()
    for options in ALLEY.values():
        game = make_game("compact", 3, {"board": board, "starts": [2, 4, 5, 6, 8]} | options)
        seen += sum((follow(game, Random(seed)) for seed in range(40)), Counter[str]())
    assert seen.keys() >= {*ENDS, "Surfaced", "Blocked", "Stranded", "GiveUp"}


POSITIONS = {p.name: p for p in read_positions("compact") if p.match("compact").state.phase in ("move", "answer")}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_are_the_same_on_arrays(name: str) -> None:
    match = POSITIONS[name].match("compact")
    assert isinstance(match.game, Compact)
    assert grown(Twin(match, town_of(match.game.board)), depth=2) > 10


def grown(twin: Twin, depth: int) -> int:
    """Every sequence of moves to this depth, on both sides; how many there were."""
    if not depth:
        return 1
    sequences = 0
    for move in twin.moves(min(twin.match.to_act)):
        fork = twin.fork()
        sequences += 1 if "Scored" in fork.play(move) else grown(fork, depth - 1)
    return sequences


def test_a_playout_is_a_whole_round() -> None:
    match = CompactPosition(47, 8, 13, 30)
    town, start = town_of(match.game.board), row_of(match.game, match.state)
    out, random, points = np.empty(town.most, np.int32), generator(7), 0
    for _ in range(50):
        s = start.copy()
        points += k.playout(town, s, random, out)
        assert s[k.PHASE] == k.OVER
        assert s[k.END] in ENDS.values()
    assert points == fifty_rounds()


def fifty_rounds() -> int:
    match = CompactPosition(47, 8, 13, 30)
    return int(k.playouts(town_of(match.game.board), row_of(match.game, match.state), generator(7), 50))


def generator(seed: int) -> Generator:
    return np.array([seed], np.uint64)


def test_without_a_compiler_the_same_rounds_are_played() -> None:
    assert interpreted(f"{__name__}.fifty_rounds") == fifty_rounds()
