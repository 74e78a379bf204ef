"""The searching bot in the Sherlock Holmes edition: by the rules, from its view alone, and never blind to a win."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents import make_agent
from gaslamp.agents.engine.encoding import code_of
from gaslamp.agents.search import Sleuth
from gaslamp.agents.search.holmes import HolmesSearch
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes, Settle
from gaslamp.games.powers import Commit, HolmesState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Done, Move
from gaslamp.match import Agent, Match
from gaslamp.testing import check_agent
from tests.agents import court
from tests.agents.interpreted import interpreted
from tests.games.positions import HolmesPosition

CAST = ["irene", "lestrade", "mycroft"]
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"{mode}, {seats} seats": (seats, {"mode": mode}) for seats in (2, 6) for mode in ("original", "sherlock")},
    "by seats": (4, {"order": "seats", "bobbies": 3}),
    "by seats, sherlock": (3, {"mode": "sherlock", "order": "seats", "tokens": 3, "bobbies": 3}),
    "counted, sherlock": (3, {"mode": "sherlock", "fugitive_fares": "counted", "taxi": 22, "crimes": 8, "blacks": 9}),
    "poor": (2, {"taxi": 3, "bus": 1, "underground": 0, "bobbies": 1}),
    "bans and roadblocks": (2, {"mode": "sherlock", "characters": CAST, "tokens": 5, "doubles": 4, "crimes": 0}),
}


def quick(rng: Random) -> Agent:
    return Sleuth(rng, games=1)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_the_same_each_time(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("holmes", seats, options), Random(name)).outcome


@pytest.mark.parametrize("name", court.OPTIONS)
def test_so_it_does_in_a_narrow_place_where_everything_comes_up(name: str, tmp_path: Path) -> None:
    for seed in range(3):
        assert check_agent(quick, court.court_game(tmp_path, court.OPTIONS[name]), Random(seed)).outcome


def test_the_bot_of_that_name_plays_this_game_too() -> None:
    match = HolmesPosition(51, 30, 5)
    by_name = make_agent("sleuth", Random(1), game="holmes")
    assert by_name.act(match.view(0)) in match.view(0).actions


# Both sides


def test_moriarty_commits_the_crime_that_wins() -> None:
    match = HolmesPosition(51, 13, 26, scenes=(67,))
    match.ride(FUGITIVE, "taxi", 67)
    assert HolmesSearch(match.game, Random(1), budget=4).act(match.view(0)) == Commit(seat=0)


def test_he_does_not_walk_into_their_arms() -> None:
    """He is about to be seen, and some of his ways end beside a detective."""
    match = HolmesPosition(34, 46, 140, 153, 185, mode="original", surfacing=[1])
    move = HolmesSearch(match.game, Random(3), budget=60).act(match.view(0))
    assert isinstance(move, Move)
    assert move.station not in {station for pawn in (1, 2, 3, 4) for _, station in match.reach(pawn)}


def test_they_take_him_where_he_must_be() -> None:
    """He was seen at a station that one of them can reach."""
    match = HolmesPosition(34, 46, 140, 153, mode="original", surfacing=[1])
    match.ride(FUGITIVE, "taxi", 47)
    assert HolmesSearch(match.game, Random(3), budget=10).act(match.view(1)) == Move(
        seat=1, pawn=1, fare="taxi", station=47
    )


def test_he_starts_out_of_their_reach() -> None:
    """SH-10: one station of his tile is next to a detective, the other far from all."""
    match: Match[HolmesState] = Match(make_game("holmes", 2, {"mode": "sherlock", "bobbies": 0}))
    assert isinstance(match.game, Holmes)
    _deal(match, 34, 29)
    tile = (22, 172)
    match.game.tiles = (tile, *(other for other in match.game.tiles if 22 not in other))
    _draw(match)
    agent = HolmesSearch(match.game, Random(2), budget=100)
    assert agent.act(match.view(0)) == Settle(seat=0, station=172)


def _deal(match: Match[HolmesState], *stations: int) -> None:
    for station in stations:
        match.play(next(a for a in match.view(CHANCE).actions if getattr(a, "station", 0) == station))


def _draw(match: Match[HolmesState]) -> None:
    while match.state.phase == "deal":
        match.play(match.view(CHANCE).actions[0])


# Secrets


@pytest.mark.parametrize("seed", range(3))
def test_they_do_the_same_wherever_he_is_and_whatever_he_plots(seed: int) -> None:
    """Two truths that look alike to the detectives get the same answer, and go on to look alike."""
    game = make_game("holmes", 2, {"mode": "sherlock", "tokens": 0})
    one, other = _story(game, 3), _story(game, 8)
    assert one.state.stations[FUGITIVE] != other.state.stations[FUGITIVE]
    assert one.state.crimes != other.state.crimes
    agents = [HolmesSearch(game, Random(seed), budget=2) for _ in (one, other)]
    for _ in range(3):
        assert one.view(1).encode() == other.view(1).encode()
        action, same = (agent.act(match.view(1)) for agent, match in zip(agents, (one, other), strict=True))
        assert action == same
        one.play(action)
        other.play(action)


def _story(game: Holmes, secret: int) -> Match[HolmesState]:
    """A match just begun that looks the same whatever the secret is: he has gone somewhere by taxi."""
    match: Match[HolmesState] = Match(game)
    while match.state.phase == "deal":
        offered = match.view(CHANCE).actions
        match.play(offered[0 if isinstance(offered[0], Deal) else secret])
    match.play(match.view(0).actions[0])
    match.play(next(a for a in match.view(0).actions if isinstance(a, Move) and a.fare == "taxi"))
    match.play(Done(seat=0))
    return match


# Time


def test_the_choices_of_one_turn_share_its_seconds() -> None:
    match = HolmesPosition(51, 30, 5)
    agent = HolmesSearch(match.game, Random(1), seconds=0.05)
    agent.act(match.view(0))
    first = agent.clock
    agent.act(match.view(0))
    assert agent.clock[0] == first[0]
    assert agent.clock[1] > first[1] > 0


def choice_of_each() -> int:
    """What both sides choose at one moment, as one number."""
    match = HolmesPosition(51, 30, 5)
    fugitive = match.view(0).actions.index(HolmesSearch(match.game, Random(4), budget=1).act(match.view(0)))
    match.go("taxi", 38)
    detectives = match.view(1).actions.index(HolmesSearch(match.game, Random(4), budget=1).act(match.view(1)))
    return 100 * fugitive + detectives


def test_without_a_compiler_the_same_is_chosen() -> None:
    assert interpreted(f"{__name__}.choice_of_each") == choice_of_each()


def test_rollouts_are_of_all_that_are_left_and_of_no_other() -> None:
    match = HolmesPosition(46, 47, 140, mode="original")
    halving = HolmesSearch(match.game, Random(1), budget=20).candidates(match.view(0))
    assert halving.choices.tolist() == [[code_of(match.game, action)] for action in match.view(0).actions]
    halving.play(20)
    assert (halving.counts == 20).all()
    halving.drop_worse_half()
    before = halving.counts.copy()
    halving.play(5)
    assert (halving.counts - before == 5 * halving.alive).all()
    assert 0 < halving.alive.sum() < len(halving.alive)
