"""The searching bot in the compact game: by the rules, from its view alone, and its values are those of every play."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine.compactnets import cast, close
from gaslamp.agents.engine.compactsearch import FULL, LOOKS, TURNS, chase, outguess
from gaslamp.agents.engine.compacttable import DEAREST, team
from gaslamp.agents.engine.guessing import ceiling, guess
from gaslamp.agents.engine.rows import Row
from gaslamp.agents.engine.slate import DEEPEST, Slate, slate_for
from gaslamp.agents.engine.streets import has_table
from gaslamp.agents.engine.town import Town
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.alpha_beta import CompactSleuth, ground_of, posts
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, Scored
from gaslamp.games.vocabulary import Move
from gaslamp.match import Agent, Match, steps
from gaslamp.testing import check_agent
from tests.agents.alley import LINES
from tests.agents.interpreted import interpreted
from tests.games.positions import CompactPosition, sketch

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in (2, 3, 4)},
    **{f"{blacks} black tickets": (2, {"black_tickets": blacks}) for blacks in (2, 3, 4)},
    "poor": (3, {"black_tickets": 3, "taxi": 4, "bus": 1, "underground": 0}),
    "rich": (2, {"black_tickets": 2, "taxi": 99, "bus": 99, "underground": 99}),
}


def quick(rng: Random) -> Agent:
    return Sleuth(rng, games=2)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_the_same_each_time_and_from_its_view_alone(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("compact", seats, options), Random(name)).outcome


def test_on_a_board_without_a_table_it_plays_all_the_same() -> None:
    game = make_game("compact", 2, {"board": "ravensburger", "starts": [34, 50, 91, 112, 141]})
    assert not has_table(game.board)
    assert check_agent(quick, game, Random(1)).outcome


def test_they_wait_where_it_costs_them_least() -> None:
    """CP-3"""
    game = make_game("compact", 2)
    assert posts(game, frozenset()) == {30, 60, 72}
    assert posts(game, frozenset({8})) > {8}


def test_they_catch_him_by_the_cheapest_ticket() -> None:
    match = CompactPosition(7, 8, 13, 30)
    match.ride(0, "taxi", 6)
    move = CompactSleuth(Random(1), games=1).act(match.view(1))
    assert move == Move(seat=1, pawn=1, fare="bus", station=6)


def test_they_know_no_more_than_their_seat() -> None:
    """CP-8: wherever he hides, they do the same."""
    answers = []
    for station in (33, 46, 48):
        match = CompactPosition(47, 8, 13, 30, seats=2)
        if Move(seat=0, pawn=0, fare="black", station=station) in match.view(0).actions:
            match.ride(0, "black", station)
            answers.append(CompactSleuth(Random(5), games=2).act(match.view(1)))
    assert len(answers) > 1
    assert len(set(answers)) == 1


def test_out_of_time_it_plays_what_it_has_found() -> None:
    match = CompactPosition(47, 8, 13, 30)
    hasty, shallow = CompactSleuth(Random(5), seconds=0.0), CompactSleuth(Random(5), games=1)
    assert hasty.act(match.view(0)) == shallow.act(match.view(0))


def test_searching_detectives_pay_less_than_quick_ones_do() -> None:
    """Eight rounds; between heuristics one brings Mister X nearly 17 points (docs/bots.md)."""
    game = make_game("compact", 2)
    assert sum(points(game, seed) for seed in range(4)) < 8 * 16


def points(game: Compact, seed: int) -> int:
    match: Match[CompactState] = Match(game)
    agents: dict[int, Agent] = {seat: Sleuth(Random(seat), games=3) for seat in range(2)}
    agents[CHANCE] = Uniform(Random(seed))
    return sum(e.points for events in steps(match, agents) for e in events if isinstance(e, Scored))


# Every play on a small board

STOCKS = ((3, 2, 1), (4, 0, 1), (2, 2, 2), (5, 1, 0), (1, 3, 1), (0, 2, 2))


@lru_cache(maxsize=1)
def alley() -> Compact:
    with TemporaryDirectory() as folder:
        return make_game("compact", 2, {"board": sketch(Path(folder), *LINES), "starts": [2, 4, 5, 6, 8]})


def rows(count: int, seed: int) -> list[Row]:
    """Positions in which he has just moved in plain sight."""
    random, found = Random(seed), []
    for _ in range(count):
        s = np.zeros(k.SIZE, np.int16)
        s[k.PHASE], s[k.WAITING] = k.ANSWER, k.TEAM
        s[k.STOCK : k.AT] = random.choice(STOCKS)
        s[k.AT :] = random.sample(range(9), 4)
        k.strand(ground_of(alley())[0], s)
        found.append(s)
    return found


def ends(town: Town, s: Row) -> set[tuple[int, ...]]:
    """How a turn of the detectives can end, by the rules, pawn by pawn; none of them catches him."""
    out = np.empty(town.most, np.int32)
    if s[k.PHASE] != k.ANSWER or not (n := int(k.answers(town, s, out))):
        return {(*sorted(s[k.AT + 1 :].tolist()), *s[k.STOCK : k.AT].tolist())}
    found = set[tuple[int, ...]]()
    for code in out[:n].tolist():
        after = s.copy()
        k.play(town, after, code)
        found |= ends(town, after) if after[k.PHASE] == k.ANSWER else set()
    return found


def test_nets_are_all_the_ways_a_turn_can_end() -> None:
    town, _, _ = ground_of(alley())
    for s in rows(150, seed=1):
        expected = ends(town, s)
        slate, after = slate_for(town, s), s.copy()
        found = set()
        for net in range(int(cast(town, slate.rows[0], slate.ways, slate.nets[0]))):
            close(slate.rows[0], slate.nets[0], net, after)
            if after[k.AT] not in after[k.AT + 1 :]:
                found.add((*sorted(after[k.AT + 1 :].tolist()), *after[k.STOCK : k.AT].tolist()))
        assert found == expected


def paid(town: Town, s: Row, cache: dict[tuple[int, ...], int]) -> int:
    """What he has been paid in the end when all play as well as can be, by trying everything; he never hides."""
    key = tuple(s.tolist())
    if key not in cache:
        out = np.empty(town.most, np.int32)
        s = s.copy()
        n = int(k.offers(town, s, out))
        is_his = s[k.PHASE] == k.MOVE
        values = []
        for code in out[:n].tolist():
            after = s.copy()
            k.play(town, after, code)
            values.append(paid(town, after, cache))
        cache[key] = (max if is_his else min)(values) if values else int(s[k.POINTS])
    return cache[key]


def searched(s: Row, slate: Slate) -> float:
    slate.rows[0], slate.limits[TURNS], slate.limits[LOOKS] = s, DEEPEST, 1 << 60
    return float(chase(*ground_of(alley()), slate, 0, 0.0, FULL))


def test_the_search_finds_what_trying_everything_finds() -> None:
    town, cache = ground_of(alley())[0], dict[tuple[int, ...], int]()
    positions = [s for s in rows(40, seed=2) if k.answers(town, s, np.empty(town.most, np.int32))]
    for s in positions:
        assert searched(s, slate_for(town, s)) == paid(town, s, cache)
    assert len(positions) > 20


def test_with_tickets_enough_he_is_paid_what_the_table_says() -> None:
    town, _, table = ground_of(alley())
    slate, seen = slate_for(town, rows(1, seed=3)[0]), set()
    for s in rows(60, seed=3):
        s[k.STOCK : k.AT], s[k.WAITING] = 30, k.TEAM
        here, trio, best = s[k.AT], s[k.AT + 1 :], 0.0
        for station in town.near[town.near_first[here] : town.near_first[here + 1]].tolist():
            if station not in trio and {here, station} != {1, 7}:  # the ferry
                s[k.AT] = station
                best = max(best, searched(s, slate))
        seen.add(int(table[team(*trio.tolist()), here]))
        assert table[team(*trio.tolist()), here] == best
    assert max(seen) < DEAREST
    assert len(seen) > 3


def total() -> int:
    town = ground_of(alley())[0]
    return sum(int(searched(s, slate_for(town, s))) for s in rows(6, seed=4) if s[k.WAITING])


def test_without_a_compiler_it_finds_the_same() -> None:
    assert interpreted(f"{__name__}.total") == total()


# Guessing


def test_a_guessing_game_is_worth_what_it_is_worth() -> None:
    """One gains 2 or 1 by not being matched: he picks the first in two of three."""
    town = ground_of(alley())[0]
    slate = slate_for(town, rows(1, seed=1)[0])
    slate.gains[:2, :2] = [[0.0, 1.0], [2.0, 0.0]]
    assert guess(slate, 2, 2, 4000) == pytest.approx(2 / 3, abs=0.02)
    assert slate.picks[:2] / 4000 == pytest.approx([2 / 3, 1 / 3], abs=0.03)
    assert slate.replies[:2] / 4000 == pytest.approx([1 / 3, 2 / 3], abs=0.03)
    assert ceiling(slate, 2, 2) == 1.0


def test_where_there_is_nothing_to_guess_they_cast_the_best_net() -> None:
    town, _, table = ground_of(alley())
    s = rows(1, seed=1)[0]
    slate = slate_for(town, s)
    slate.spots[0] = s[k.AT]
    n = int(outguess(town, table, slate, 1, 0.0, 50))
    assert slate.replies[:n].sum() == 50
    assert slate.lost[slate.replies[:n].argmax()] == slate.lost[:n].min()
