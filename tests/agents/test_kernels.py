"""The classic game on arrays against its rules: the same moves, the same positions, the same ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine.classic import play, playouts
from gaslamp.agents.engine.offering import offers
from gaslamp.agents.engine.positions import action_of, code_of, row_of
from gaslamp.agents.engine.rows import AT, PHASE, WINNER, Row, Taken, draw, seeded
from gaslamp.agents.engine.town import Rules, Town, rules_of, town_of
from gaslamp.core import CHANCE, Action
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState, Surface, Take
from gaslamp.games.vocabulary import FUGITIVE, Blocked, Caught, Cornered, Done, Double, Move, Stranded, Surfaced
from gaslamp.match import Match
from tests.agents.alley import OPTIONS as ALLEYS
from tests.agents.alley import alley_game
from tests.games.positions import sketch
from tests.perft.perft import read_positions

POOR = {"taxi": 3, "bus": 2, "underground": 1}
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in range(2, 7)},
    **{f"{n} detectives": (2, {"detectives": n}) for n in range(2, 5)},
    **{f"{n} detectives, any order": (n, {"detectives": n, "order": "any"}) for n in range(2, 6)},
    "four shared by three": (4, {"detectives": 4, "cut_off": True}),
    "ravensburger": (6, {"board": "ravensburger"}),
    "ravensburger, cut off": (3, {"board": "ravensburger", "cut_off": True, "blacks": 20}),
    "voluntary": (4, {"voluntary_surfacing": True}),
    "voluntary and poor": (3, {"voluntary_surfacing": True, **POOR}),
    "voluntary and broke": (2, {"voluntary_surfacing": True, "taxi": 2, "bus": 1, "underground": 0, "surfacing": []}),
    "voluntary and due": (2, {"voluntary_surfacing": True, "surfacing": [1, 2, 3, 4, 5, 6, 7, 8]}),
    "counted": (5, {"fugitive_fares": "counted", "blacks": 1, "board": "ravensburger"}),
    "counted, nothing at first": (2, {"fugitive_fares": "counted", "fugitive_taxi": 0, "fugitive_bus": 0}),
    "poor": (6, POOR),
    "poor, any order": (4, {"order": "any", **POOR}),
    "short log": (3, {"rounds": 4, "entries": 4, "doubles": 9, "surfacing": [2]}),
    "doubles to the end of the log": (2, {"rounds": 6, "entries": 7, "doubles": 9}),
    "long": (2, {"rounds": 99, "entries": 99, "taxi": 99, "bus": 99, "underground": 99, "doubles": 50, "blacks": 50}),
}
GAMES = 6


class Twin:
    """A match under the rules and the same match on arrays, held equal at every step."""

    def __init__(self, match: Match[ClassicState]) -> None:
        assert isinstance(match.game, Classic)
        self.match, self.game = match, match.game
        self.town, self.rules = town_and_rules(self.game)
        self.out = np.empty(self.town.most, np.int32)
        self.s, self.taken = row_of(self.game, match.state)
        self.check()

    def check(self) -> None:
        codes = [int(code) for code in self.out[: offers(self.town, self.rules, self.s, self.taken, self.out)]]
        legal = self.legal()
        assert codes == [code_of(self.game, action) for action in legal]
        assert legal == [action_of(self.game, code) for code in codes]
        s, taken = row_of(self.game, self.match.state)
        assert self.s.tolist() == s.tolist()
        assert self.taken.tolist() == taken.tolist()

    def legal(self) -> list[Action]:
        """By pawn, where several seats may act."""
        seats = sorted(self.match.to_act)
        actions = [action for seat in seats for action in self.game.legal(self.match.state, seat)]
        return sorted(actions, key=lambda action: action.pawn if isinstance(action, Move) else 0)

    def play(self, action: Action) -> None:
        self.match.play(action)
        play(self.town, self.rules, self.s, self.taken, code_of(self.game, action))
        self.check()


@cache
def town_and_rules(game: Classic) -> tuple[Town, Rules]:
    return town_of(game.board), rules_of(game)


def dealt(game: Classic, rng: Random) -> Match[ClassicState]:
    match: Match[ClassicState] = Match(game)
    while CHANCE in match.to_act:
        match.play(rng.choice(match.view(CHANCE).actions))
    return match


def played(game: Classic, seed: int) -> Match[ClassicState]:
    """A random game to its end, the arrays held against the rules all the way."""
    rng = Random(seed)
    twin = Twin(dealt(game, rng))
    while twin.match.to_act:
        twin.play(rng.choice(twin.legal()))
    return twin.match


@pytest.mark.parametrize("name", OPTIONS)
def test_the_kernels_play_by_the_rules(name: str) -> None:
    seats, options = OPTIONS[name]
    game = make_game("classic", seats, options)
    assert all(played(game, seed).outcome for seed in range(GAMES))


@pytest.mark.parametrize("name", ALLEYS)
def test_the_kernels_play_by_the_rules_where_it_is_crowded(name: str, tmp_path: Path) -> None:
    game = alley_game(tmp_path, ALLEYS[name])
    assert all(played(game, seed).outcome for seed in range(20))


STREET = (*(f"taxi {n} {n + 1}" for n in range(1, 10)), "bus 6 10 over 8")


def street(folder: Path, seats: int, order: str) -> Classic:
    """Every detective has a seat of its own and starts in the queue at one end of the street."""
    starts = {"start_pack": "separate", "detective_starts": list(range(1, seats)), "fugitive_starts": [8, 9]}
    options = {"board": sketch(folder, *STREET), "detectives": seats - 1, "order": order, **starts}
    return make_game("classic", seats, options)


@pytest.mark.parametrize("order", ["seats", "any"])
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_kernels_play_by_the_rules_where_detectives_queue(seats: int, order: str, tmp_path: Path) -> None:
    """CL-12: in the order of the seats others still move when one is blocked; in any order it may wait for its turn."""
    game = street(tmp_path, seats, order)
    logs = [played(game, seed).log for seed in range(20)]
    following = [after for log in logs for event, after in pairwise(log) if isinstance(event, Blocked)]
    assert any(isinstance(event, Move) and event.pawn != FUGITIVE for event in following) is (order == "seats")


def test_the_games_held_against_the_rules_see_every_rule(tmp_path: Path) -> None:
    """Or else the two tests above would not mean much."""
    alleys = [alley_game(tmp_path, ALLEYS[name]) for name in ("poor", "three", "hidden")]
    tables = [make_game("classic", *OPTIONS[name]) for name in ("voluntary and poor", "poor, any order", "short log")]
    matches = [played(game, seed) for game in (*alleys, *tables) for seed in range(20)]
    seen = {type(event) for match in matches for event in match.log}
    assert seen >= {Blocked, Stranded, Caught, Cornered, Surfaced, Surface, Take, Done, Double, Move}
    assert {match.outcome.rule for match in matches if match.outcome} == {"CL-20", "CL-21", "CL-22", "CL-23"}


def sequences(town: Town, rules: Rules, layer: list[tuple[Row, Taken]], depth: int) -> Iterator[int]:
    """How many action sequences there are to each depth."""
    for _ in range(depth):
        layer = [child for s, taken in layer for child in children(town, rules, s, taken)]
        yield len(layer)


def children(town: Town, rules: Rules, s: Row, taken: Taken) -> Iterator[tuple[Row, Taken]]:
    out = np.empty(town.most, np.int32)
    for chosen in out[: offers(town, rules, s, taken, out)]:
        child = s.copy(), taken.copy()
        play(town, rules, *child, chosen)
        yield child


@pytest.mark.parametrize("position", read_positions("classic"), ids=lambda position: position.name)
def test_there_are_as_many_sequences_as_on_file(position: Any) -> None:
    match = position.match("classic")
    start = row_of(match.game, match.state)
    counted = sequences(town_of(match.game.board), rules_of(match.game), [start], position.depth)
    assert tuple(counted) == position.sequences


def test_playouts_are_the_games_they_count() -> None:
    """By hand, move by move, with the same numbers drawn."""
    game = make_game("classic", 3, {"rounds": 8, "entries": 8})
    town, rules = town_and_rules(game)
    start, stood = row_of(game, dealt(game, Random(4)).state)
    ours, theirs, out = seeded(Random(5)), seeded(Random(5)), np.empty(town.most, np.int32)
    won = 0
    for _ in range(50):
        s, taken = start.copy(), stood.copy()
        while n := offers(town, rules, s, taken, out):
            play(town, rules, s, taken, out[draw(ours, n)])
        won += int(s[WINNER]) == 1
    assert playouts(town, rules, start, stood, theirs, 50) == won
    assert 0 < won < 50
    assert ours == theirs


def test_draws_are_even() -> None:
    generator, counts = seeded(Random(3)), np.zeros(7, np.int64)
    for _ in range(7000):
        counts[int(draw(generator, 7))] += 1
    assert 900 < counts.min() <= counts.max() < 1100


def test_a_position_can_be_had_with_the_fugitive_anywhere() -> None:
    game = make_game("classic")
    match = dealt(game, Random(1))
    seen = match.view(1).state
    assert seen.stations[0] is None
    s, taken = row_of(game, seen, fugitive=match.state.stations[0])
    full, stood = row_of(game, match.state)
    assert s.tolist() == full.tolist()
    assert taken.tolist() == stood.tolist()
    elsewhere, _ = row_of(game, seen, fugitive=1)
    assert np.flatnonzero(elsewhere != s).tolist() == [AT]
    assert elsewhere[PHASE] == s[PHASE]
