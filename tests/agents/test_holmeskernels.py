"""The Sherlock Holmes edition on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmes import play, playout, playouts
from gaslamp.agents.engine.holmeslayout import Place
from gaslamp.agents.engine.holmesoffers import offers
from gaslamp.agents.engine.holmesrows import action_of, code_of, place_of, row_of, rules_of
from gaslamp.agents.engine.rows import Generator, Row
from gaslamp.agents.engine.town import town_of
from gaslamp.core import SPECTATOR, Action, Outcome
from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Ask, Ban, Barricade, Fly, HolmesState
from gaslamp.games.vocabulary import FUGITIVE, Done, Move
from gaslamp.match import Match
from tests.agents import court
from tests.agents.interpreted import interpreted
from tests.games.positions import HolmesPosition
from tests.perft.perft import read_positions

ENDS = {
    h.CAUGHT: ("SH-22", ""), h.CORNERED: ("SH-23", ""), h.TICKETS: ("SH-9", "tickets"), h.ROUNDS: ("SH-9", "rounds"),
    h.CRIMES: ("SH-15", "crimes"), h.LOG: ("SH-15", "log"),
}  # fmt: skip
PHASES = ("move", "choose", "balloon", "land", "answer")
OPTIONS: dict[str, dict[str, Any]] = {
    "original": {},
    "sherlock": {"mode": "sherlock"},
    "by seats": {"order": "seats", "bobbies": 2},
    "by seats, sherlock": {"mode": "sherlock", "order": "seats", "tokens": 3, "bobbies": 3},
    "counted": {"fugitive_fares": "counted", "taxi": 13, "bus": 10, "underground": 5},
    "counted, sherlock": {"mode": "sherlock", "fugitive_fares": "counted", "taxi": 22, "crimes": 8, "blacks": 9},
    "poor": {"taxi": 3, "bus": 1, "underground": 0, "bobbies": 1},
    "poor, sherlock": {"mode": "sherlock", "taxi": 2, "bus": 1, "underground": 0, "doubles": 4, "surfacing": [2, 3, 5]},
}
NARROW: dict[str, dict[str, Any]] = court.OPTIONS | {
    "short": {"mode": "original", "taxi": 2, "bus": 0, "underground": 0},
    "crowded": {"bobbies": 1, "order": "seats", "taxi": 1, "bus": 1, "underground": 1},
}


class Twin:
    """A game under the rules and the same game on arrays, held equal at every step."""

    def __init__(self, match: Match[HolmesState], copied: tuple[Row, Place] | None = None) -> None:
        assert isinstance(match.game, Holmes)
        self.match, self.game = match, match.game
        self.town, self.rules = town_of(self.game.board), rules_of(self.game)
        self.out = np.empty(self.rules.most, np.int32)
        self.s, self.place = copied or self.told()
        self.check()

    def fork(self) -> Twin:
        return Twin(self.match.fork(), (self.s.copy(), self.place.copy()))

    def told(self) -> tuple[Row, Place]:
        return row_of(self.game, self.match.state), place_of(self.game, self.match.state)

    def check(self) -> None:
        self.settle()
        n = offers(self.town, self.rules, self.s, self.place, self.out)
        codes = [int(code) for code in self.out[:n]]
        if self.match.outcome:
            assert not codes
            self.check_end(self.match.outcome)
            return
        actions = self.actions()
        assert codes == [code_of(self.game, action) for action in actions]
        assert actions == [action_of(self.game, a.seat, code) for a, code in zip(actions, codes, strict=True)]
        assert [array.tolist() for array in (self.s, self.place)] == [array.tolist() for array in self.told()]
        self.check_guess()

    def check_guess(self) -> None:
        """Whoever guesses right what is secret has the same arrays, but for Moriarty's own tile."""
        truth, seen = self.match.state, self.match.view(SPECTATOR).state
        crimes = [station for station in truth.crimes if station is not None]
        row = row_of(self.game, seen, fugitive=truth.stations[FUGITIVE])
        assert self.s[: h.TILES].tolist() == row[: h.TILES].tolist()
        assert self.place.tolist() == place_of(self.game, seen, crimes=crimes).tolist()

    def check_end(self, outcome: Outcome) -> None:
        assert (outcome.rule, outcome.how) == ENDS[int(self.s[h.END])]
        assert self.s[h.WINNER] == (h.HE if 0 in outcome.winners else h.THEY)

    def settle(self) -> None:
        """Nobody spends a token any more in this turn: arrays do not ask."""
        while self.match.state.phase == "answer" and self.match.to_act and not self.actions():
            self.match.play(Done(seat=min(self.match.to_act)))

    def actions(self) -> list[Action]:
        """What may be done as arrays have it: pawn by pawn, whoever moves it, and without the abilities."""
        state, found = self.match.state, dict[int, list[Action]]()
        for seat in self.match.to_act:
            own = [action for action in self.match.view(seat).actions if not is_token(action)]
            if state.phase == "answer":
                found |= {p: [a for a in own if isinstance(a, Move) and a.pawn == p] for p in moved(own)}
            else:
                found[0] = own
        return [action for pawn in sorted(found) for action in found[pawn]]

    def play(self, action: Action) -> Counter[str]:
        """Do the same on both sides, or tell the arrays afresh what a token has changed; what has happened."""
        before = len(self.match.log)
        self.match.play(action)
        if is_token(action):
            self.s, self.place = self.told()
        else:
            play(self.town, self.rules, self.s, self.place, code_of(self.game, action))
        self.check()
        return Counter(type(event).__name__ for event in self.match.log[before:])


def is_token(action: Action) -> bool:
    return isinstance(action, Ask | Ban | Barricade)


def moved(actions: list[Action]) -> set[int]:
    return {action.pawn for action in actions if isinstance(action, Move)}


def follow(game: Holmes, rng: Random) -> Counter[str]:
    """A random game, on arrays too once it is dealt; what has happened in it, and how it ended."""
    match: Match[HolmesState] = Match(game)
    while match.state.phase not in PHASES:
        match.play(rng.choice(match.view(min(match.to_act)).actions))
    twin, seen = Twin(match), Counter[str]()
    while match.to_act:
        seen += twin.play(rng.choice(twin.actions() + tokens(match, rng)))
    return seen + Counter([" ".join(ENDS[int(twin.s[h.END])])])


def tokens(match: Match[HolmesState], rng: Random) -> list[Action]:
    """Now and then everything that can be done with a token."""
    offered = [action for seat in match.to_act for action in match.view(seat).actions]
    return [action for action in offered if is_token(action)] if rng.random() < 0.3 else []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", OPTIONS)
def test_random_games_are_the_same_on_arrays(name: str, seats: int) -> None:
    game = make_game("holmes", seats, OPTIONS[name])
    seen = sum((follow(game, Random(seed)) for seed in range(3)), Counter[str]())
    assert seen["Ended"] == 3


def test_so_they_are_in_a_narrow_place_where_everything_comes_up(tmp_path: Path) -> None:
    seen = Counter[str]()
    for options in NARROW.values():
        game = court.court_game(tmp_path, options)
        seen += sum((follow(game, Random(seed)) for seed in range(40)), Counter[str]())
    happened = {kind.__name__ for kind in Holmes.vocabulary} - {"Deal", "Plot", "Draw", "Settle"}
    assert happened | {" ".join(end) for end in ENDS.values()} <= seen.keys()


def test_sh_35_his_own_tile_does_not_lie_there_to_be_turned_up() -> None:
    tiles = [(30, 5)]
    assert Fly(seat=0) not in Twin(HolmesPosition(51, 30, 5, tiles=tiles)).actions()
    assert Fly(seat=0) in Twin(HolmesPosition(51, 30, 6, tiles=tiles)).actions()


POSITIONS = {p.name: p for p in read_positions("holmes") if p.match("holmes").state.phase in PHASES}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_are_the_same_on_arrays(name: str) -> None:
    assert grown(Twin(POSITIONS[name].match("holmes")), depth=2) > 3


def grown(twin: Twin, depth: int) -> int:
    """Every sequence of actions to this depth, on both sides; how many there were."""
    if not depth or twin.match.outcome:
        return 1
    sequences = 0
    for action in twin.actions():
        fork = twin.fork()
        fork.play(action)
        sequences += grown(fork, depth - 1)
    return sequences


def test_a_playout_is_a_whole_game() -> None:
    match = HolmesPosition(51, 13, 26, 29)
    town, rules = town_of(match.game.board), rules_of(match.game)
    start, stood = row_of(match.game, match.state), place_of(match.game, match.state)
    random, won = generator(7), 0
    for _ in range(50):
        s = start.copy()
        won += playout(town, rules, s, stood.copy(), random, np.empty(rules.most, np.int32)) == h.HE
        assert s[h.PHASE] == h.OVER
    assert won == fifty_games()


def fifty_games() -> int:
    match = HolmesPosition(51, 13, 26, 29)
    start, stood = row_of(match.game, match.state), place_of(match.game, match.state)
    return int(playouts(town_of(match.game.board), rules_of(match.game), start, stood, generator(7), 50))


def generator(seed: int) -> Generator:
    return np.array([seed], np.uint64)


def test_without_a_compiler_the_same_games_are_played() -> None:
    assert interpreted(f"{__name__}.fifty_games") == fifty_games()
