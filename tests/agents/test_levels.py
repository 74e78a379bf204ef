"""Levels people choose: the lower ones overlook what people overlook and still play by the rules."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents import LEVELS, agents_for, make_agent, simpler
from gaslamp.agents.belief import Belief
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.human_error import (
    CASE_ERRORS,
    DETECTIVE_ERRORS,
    FUGITIVE_ERRORS,
    OVERLOOK_BUS,
    AnyView,
    errors_for,
    limit_attention,
    truncate_belief,
    turn_start,
)
from gaslamp.agents.levels import FallibleHeuristic, casual, club
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.planner import SAMPLES, Planner
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.games.vocabulary import FUGITIVE, Double, Move
from gaslamp.match import Agent, Match, run
from gaslamp.testing import check_agent
from tests.laws.strategies import games


def clumsy(rng: Random) -> Agent:
    """Overlooks everything there is to overlook."""
    return FallibleHeuristic(rng, memory=1, error_rate=1.0)


def views(game: AnyGame, seed: int, make: Callable[[Random], Agent] = Heuristic) -> Sequence[AnyView]:
    """Every choice of a match."""
    match, found, rng = Match[Any](game), list[AnyView](), Random(seed)
    players = {seat: make(Random(seat)) for seat in range(game.seats)}
    while match.to_act:
        seat = min(match.to_act)
        if seat != CHANCE:
            found.append(match.view(seat))
        match.play((Uniform(rng) if seat == CHANCE else players[seat]).act(match.view(seat)))
    return found


@settings(max_examples=12, deadline=None)
@given(games(), st.integers(0, 2**32), st.sampled_from([casual, clumsy]))
def test_they_play_every_game_option_and_seat_by_the_rules(
    game: AnyGame, seed: int, make: Callable[[Random], Agent]
) -> None:
    assert check_agent(make, game, Random(seed)).outcome


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game(game: str) -> None:
    assert set(LEVELS) <= set(agents_for(game))
    assert all(simpler(level) == "heuristic" for level in LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_an_error_only_takes_away(game: str) -> None:
    for view in views(make_game(game, 3), 4):
        for overlook in errors_for(view):
            left = overlook(view, Random(1))
            assert left.actions
            assert set(left.actions) <= set(view.actions)
            assert (left.game, left.seat, left.events) == (view.game, view.seat, view.events)


def test_what_is_overlooked_is_overlooked_for_a_whole_turn() -> None:
    """Both halves of a double are one turn, and so are the moves of a team."""
    turns = dict[tuple[int, int], set[int]]()
    for view in views(make_game("classic", 2), 9):
        turns.setdefault((view.seat, view.state.round), set()).add(turn_start(view))
    assert all(len(found) == 1 for found in turns.values())
    assert len({turn for found in turns.values() for turn in found}) == len(turns)


def test_the_same_player_errs_alike_when_a_match_is_resumed() -> None:
    for view in views(make_game("classic", 2), 3)[:40]:
        assert casual(Random(8)).act(view) == casual(Random(8)).act(view)


def some_view(game: AnyGame, wanted: Callable[[AnyView], bool]) -> AnyView:
    return next(view for seed in range(9) for view in views(game, seed) if wanted(view))


def test_a_line_that_is_overlooked_is_not_ridden_and_not_expected() -> None:
    view = some_view(make_game("classic", 2), lambda view: any(getattr(a, "fare", "") == "bus" for a in view.actions))
    moves = [action for action in OVERLOOK_BUS(view, Random(1)).actions if isinstance(action, Move)]
    assert all(move.fare != "bus" for move in moves if move.pawn != FUGITIVE)
    view = views(make_game("classic", 2), 1)[0]
    left = OVERLOOK_BUS(view, Random(1))
    assert left.actions == view.actions
    assert [purse.bus for purse in left.state.purses[1:]] == [0] * 5
    assert left.state.purses[FUGITIVE] == view.state.purses[FUGITIVE]


def test_a_line_is_not_overlooked_where_there_is_no_other() -> None:
    for view in views(make_game("classic", 2, {"taxi": 0, "underground": 0, "detectives": 2}), 2):
        assert OVERLOOK_BUS(view, Random(1)) is view


def test_he_keeps_his_double_and_his_black_tickets() -> None:
    view = some_view(make_game("classic", 2), lambda view: any(isinstance(a, Double) for a in view.actions))
    for overlook in FUGITIVE_ERRORS:
        view = overlook(view, Random(1))
    assert not any(isinstance(action, Double) or getattr(action, "fare", "") == "black" for action in view.actions)


def test_a_pawn_is_moved_as_if_it_were_alone() -> None:
    view = some_view(make_game("classic", 2), lambda view: len(view.state.waiting) == 5)
    for overlook in DETECTIVE_ERRORS:
        view = overlook(view, Random(1))
    assert len(view.state.waiting) == 1
    assert {action.pawn for action in view.actions if isinstance(action, Move)} == set(view.state.waiting)


def test_of_all_stations_he_can_be_at_a_handful_is_kept_in_mind() -> None:
    view = some_view(make_game("classic", 2), lambda view: view.seat == 1 and len(view.state.log) == 2)
    belief = Belief(view.game)
    odds = belief.update(view.events)
    few = truncate_belief(belief, 4, None)
    assert len(odds) > 4
    assert len(few.odds) == 4
    assert sum(few.odds.values()) == pytest.approx(1)
    assert min(odds[station] for station in few.odds) >= max(odds[s] for s in odds if s not in few.odds)
    assert belief.odds is odds, "the belief itself is whole"
    unlikely = min(odds, key=odds.__getitem__)
    assert unlikely in truncate_belief(belief, 4, unlikely).odds


def test_of_all_locations_some_are_looked_at() -> None:
    view = some_view(make_game("connection", 2), lambda view: view.state.phase == "turn" and not view.state.has_visited)
    known = [items for items in limit_attention(view, 4, Random(1)).state.locations if items]
    assert 0 < len(known) < len([items for items in view.state.locations if items])
    assert limit_attention(view, 99, Random(1)) == view


def test_in_a_case_one_forgets_what_one_has() -> None:
    view = some_view(make_game("connection", 2), lambda view: len(view.state.hands[view.seat].cards) > 3)
    for overlook in CASE_ERRORS:
        view = overlook(view, Random(1))
    assert len(view.state.hands[view.seat].cards) < 4


def escapes(fugitive: Callable[[Random], Agent], detectives: Callable[[Random], Agent], count: int = 16) -> int:
    """How often he gets away, on the same deals each time."""
    game, wins = make_game("classic", 2), 0
    for n in range(count):
        match = Match[Any](game)
        agents = {CHANCE: Uniform(Random(n)), 0: fugitive(Random(f"{n} 0")), 1: detectives(Random(f"{n} 1"))}
        wins += run(match, agents).winners == (0,)
    return wins


def test_whoever_overlooks_more_fares_worse_on_either_side() -> None:
    assert escapes(clumsy, club) < escapes(Heuristic, club) < escapes(Heuristic, clumsy)


def test_the_upper_levels_are_the_strongest_there_is() -> None:
    """They search a chase for their seconds and plan a case with their samples."""
    from gaslamp.agents.search.classic import ClassicSearch

    for level, seconds, samples in (("strong", 0.2, 1), ("master", 1.0, SAMPLES)):
        chase, case = make_agent(level, Random(1)), make_agent(level, Random(1))
        assert isinstance(chase, Sleuth)
        assert isinstance(case, Sleuth)
        chase.act(views(make_game("classic", 2), 1)[0])
        assert isinstance(chase.player, ClassicSearch)
        assert chase.player.seconds == seconds
        case.act(views(make_game("connection", 2), 1)[0])
        assert isinstance(case.player, Planner)
        assert case.player.samples == samples


def test_the_lower_levels_need_no_compiler() -> None:
    script = """
import sys
from random import Random
from gaslamp import CHANCE, Match, make_agent, make_game, run
for game in ("classic", "connection"):
    agents = {seat: make_agent(name, Random(seat)) for seat, name in ((CHANCE, "uniform"), (0, "casual"), (1, "club"))}
    run(Match(make_game(game, 2)), agents)
print("numba" in sys.modules)
"""
    told = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
