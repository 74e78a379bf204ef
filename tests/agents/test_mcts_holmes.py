"""The published recipe in the Sherlock Holmes edition: by the rules, and knowing no more than its seat."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gaslamp.agents.engine.board_arrays import stations
from gaslamp.agents.engine.encoding import code_of
from gaslamp.agents.engine.layout import SCENE
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.mcts import Nijssen
from gaslamp.agents.mcts.search import REDUCTION, determinize
from gaslamp.agents.mcts.variants import HolmesVariant
from gaslamp.games import make_game
from gaslamp.games.powers import Ask, Collect, Commit, Fly, LieLow
from gaslamp.games.vocabulary import Double, Move
from gaslamp.match import Agent, Match
from gaslamp.testing import check_agent, twins
from tests.agents import court
from tests.agents.interpreted import interpreted
from tests.agents.recipes import iteration_of, looked, rewards_of, root_of, seen
from tests.games.positions import SCENES, HolmesPosition, hidden

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "original": (2, {}),
    "original, 6 seats": (6, {}),
    "sherlock": (2, {"mode": "sherlock"}),
    "sherlock, 5 seats": (5, {"mode": "sherlock"}),
    "by seats, bobbies": (3, {"mode": "sherlock", "order": "seats", "bobbies": 3, "tokens": 3}),
    "counted": (3, {"fugitive_fares": "counted", "taxi": 13, "bus": 10, "underground": 5}),
    "poor": (2, {"mode": "sherlock", "taxi": 2, "bus": 1, "underground": 0, "doubles": 4, "surfacing": [2, 3, 5]}),
}


def quick(rng: Random) -> Agent:
    return Nijssen(rng, iterations=30)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_and_the_same_each_time(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("holmes", seats, options), Random(name)).outcome


@pytest.mark.parametrize("name", court.OPTIONS)
def test_it_plays_on_where_everything_happens(name: str, tmp_path: Path) -> None:
    """A small board with hideouts, scenes and tiles all around."""
    game = court.court_game(tmp_path, court.OPTIONS[name])
    assert all(check_agent(quick, game, Random(seed)).outcome for seed in range(3))


def test_detectives_act_the_same_in_truths_they_cannot_tell_apart() -> None:
    match, rng, seen = HolmesPosition(46, 74, 162, mode="original", seats=2), Random(4), 0
    while match.to_act and seen < 5:
        for seat, one, two in twins(match, rng) if 0 in match.to_act else ():
            if seat in one.to_act & two.to_act:
                assert quick(Random(5)).act(one.view(seat)) == quick(Random(5)).act(two.view(seat))
                seen += one.state.stations != two.state.stations
        match.play(rng.choice(match.view(min(match.to_act)).actions))
    assert seen >= 5


def test_a_catch_in_sight_is_made() -> None:
    """He surfaces at 58 beside a detective."""
    match = HolmesPosition(45, 74, 162, mode="original", surfacing=[1], seats=2)
    match.ride(0, "taxi", 58)
    action = Nijssen(Random(1), iterations=400).act(match.view(1))
    assert isinstance(action, Move)
    assert (action.pawn, action.station) == (1, 58)


def test_the_last_crime_is_committed() -> None:
    match = hidden_at(SCENES[0], scenes=SCENES[:1])
    assert Nijssen(Random(1), iterations=100).act(match.view(0)) == Commit(seat=0)


# What is looked at, and what is not


def test_he_looks_at_crimes_and_hideouts() -> None:
    hideout = min(make_game("holmes", 2, {"mode": "sherlock"}).hideouts)
    match = hidden_at(hideout, surfacing=[1])
    assert {type(action) for action in looked(match)} >= {Collect, LieLow}
    scene = hidden_at(SCENES[0])
    assert Commit(seat=0) in looked(scene)


def hidden_at(station: int, **options: Any) -> HolmesPosition:
    """Moriarty has just come to the station, and is to say what he does there."""
    start = make_game("holmes", 2).board.neighbours(station, "taxi")[0]
    match = HolmesPosition(start, 5, 162, seats=2, **options)
    match.ride(0, "taxi", station)
    return match


@pytest.mark.parametrize(("detective", "is_doubled"), [(58, True), (162, False)])
def test_a_double_only_when_a_detective_can_reach_him(detective: int, *, is_doubled: bool) -> None:
    match = HolmesPosition(45, detective, 5, mode="original", seats=2)
    assert Double(seat=0) in match.view(0).actions
    assert (Double(seat=0) in looked(match)) is is_doubled


def test_no_black_ticket_in_the_first_two_rounds() -> None:
    match = HolmesPosition(46, 5, 162, mode="original", seats=2, surfacing=[24])
    fares = [{move.fare for move in looked(match) if isinstance(move, Move)}]
    for station in (45, 46):
        match.ride(0, "taxi", station)
        match.answer()
        fares.append({move.fare for move in looked(match) if isinstance(move, Move)})
    assert ["black" in found for found in fares] == [False, False, True]


def test_the_detectives_move_one_after_another() -> None:
    match = HolmesPosition(45, 103, 162, 5, 74, mode="original", seats=2)
    match.ride(0, "taxi", 58)
    for pawn in (1, 2, 3, 4):
        moves = looked(match, 1)
        assert {move.pawn for move in moves if isinstance(move, Move)} == {pawn}
        match.play(moves[0])


def test_tokens_are_spent_as_the_heuristic_spends_them() -> None:
    """With all of the board in doubt Sherlock Holmes asks for the quarter."""
    match = HolmesPosition(45, 5, 162, seats=2, surfacing=[])
    for station in (46, 45, 46):
        match.go("black" if station == 46 and not match.state.log else "taxi", station)
        if len(match.state.log) < 3:
            match.answer()
    action = Nijssen(Random(1), iterations=50).act(match.view(1))
    assert isinstance(action, Ask)


# What is seen, what is drawn, and what an end is worth


def test_a_ticket_tells_where_he_can_be() -> None:
    match = HolmesPosition(45, 58, 162, seats=2)
    ride = match.move(0, "taxi", 46)
    assert seen(match, ride) == set(match.game.board.neighbours(45, "taxi")) - {58}


def test_sh_14_a_crime_tells_that_he_is_at_a_scene() -> None:
    scene = SCENES[0]
    board = make_game("holmes", 2).board
    start = board.neighbours(scene, "taxi")[0]
    match = HolmesPosition(start, 5, 162, seats=2)
    told = seen(match, match.move(0, "taxi", scene), Commit(seat=0))
    assert told == set(board.neighbours(start, "taxi")) & match.game.scenes


def test_sh_34_lying_low_tells_that_he_is_at_a_hideout() -> None:
    game = make_game("holmes", 2, {"mode": "sherlock"})
    hideout = min(game.hideouts)
    start = game.board.neighbours(hideout, "taxi")[0]
    match = HolmesPosition(start, 5, 162, seats=2, surfacing=[1])
    told = seen(match, match.move(0, "taxi", hideout), LieLow(seat=0))
    assert told == set(game.board.neighbours(start, "taxi")) & game.hideouts


def test_he_knows_his_crimes_and_the_others_draw_them() -> None:
    match = hidden(45, 5, 162, seats=2)
    plots = [{stations(match.game.board)[place] for place in root_of(match, seat)[1].crimes} for seat in (0, 1)]
    assert plots == [set(SCENES), match.game.scenes]
    (variant, iteration), deck = iteration_of(match), root_of(match, 1)[1].crimes
    marks = iteration.position.marks
    marks[:] = 0
    determinize(variant.recipe, iteration._replace(crimes=deck), seeded(Random(2)))
    assert np.count_nonzero(marks) == 3
    assert (marks[deck[:3]] == SCENE).all()


def test_a_scene_that_has_served_is_not_drawn_again() -> None:
    match = hidden_at(SCENES[0], surfacing=[1])
    match.play(Commit(seat=0))
    match.done()
    drawn = {stations(match.game.board)[place] for place in root_of(match, 1)[1].crimes}
    assert drawn == match.game.scenes - {SCENES[0]}


def test_who_makes_the_catch_gets_more_than_the_others() -> None:
    match = HolmesPosition(45, 74, 162, 5, mode="original", seats=2)
    match.ride(0, "taxi", 58)
    assert rewards_of(match, match.move(1, "taxi", 58)) == [0.0, 1.0, 1 - REDUCTION, 1 - REDUCTION]


def test_the_balloon_is_in_the_tree() -> None:
    """He has nothing but the balloon to get away by; the tile that is turned up is followed down the tree."""
    game = make_game("holmes", 2, {"mode": "sherlock"})
    hideout = min(game.hideouts)
    match = HolmesPosition(hideout, 5, 162, seats=2)
    assert Fly(seat=0) in looked(match)


def test_a_question_begins_the_tree_anew() -> None:
    match, agent = hidden(45, 5, 162, seats=2), Nijssen(Random(2), iterations=100)
    variant = HolmesVariant(match.game, "holmes")
    ask = next(action for action in match.view(1).actions if isinstance(action, Ask))
    match.play(ask)
    assert list(variant.codes_of(match.view(1).events[-2:])) == [-1]
    assert agent.act(match.view(1)) in match.view(1).actions


def played() -> int:
    """What a game comes to: the same number with and without a compiler."""
    game = make_game("holmes", 2, {"mode": "sherlock", "rounds": 4, "entries": 5})
    match: Match[Any] = check_agent(lambda rng: Nijssen(rng, iterations=8), game, Random(3))
    return hash(tuple(code_of(game, event) for event in match.log if isinstance(event, Move))) % 1_000_003


def test_it_plays_the_same_in_plain_python() -> None:
    assert interpreted(f"{__name__}.played") == played()
