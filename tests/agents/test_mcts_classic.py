"""The published recipe plays by the rules, the same each time, and holds to what was published."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from benchmarks.categories import learn_categories

from gaslamp.agents import UnknownAgent, agents_for, make_agent
from gaslamp.agents.engine.encoding import code_of
from gaslamp.agents.mcts import Nijssen
from gaslamp.agents.mcts import agent as player
from gaslamp.agents.mcts.categories import CATEGORIES, FARTHEST, categorized, category, posts_he_saw
from gaslamp.agents.mcts.search import REDUCTION
from gaslamp.agents.mcts.tree import child_of, children, most_visited, new_tree
from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, Surface
from gaslamp.games.vocabulary import Double, Move
from gaslamp.match import Agent
from gaslamp.testing import check_agent, twins
from tests.agents.interpreted import interpreted
from tests.agents.recipes import looked, rewards_of
from tests.games.positions import CompactPosition, HolmesPosition, Position, Table

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"book, {seats} seats": (seats, {}) for seats in range(2, 7)},
    "ravensburger": (3, {"board": "ravensburger"}),
    "any order": (4, {"order": "any", "detectives": 4}),
    "voluntary, cut off, counted": (3, {"voluntary_surfacing": True, "cut_off": True, "fugitive_fares": "counted"}),
    "poor": (2, {"taxi": 3, "bus": 2, "underground": 1, "doubles": 5, "blacks": 9, "surfacing": []}),
}


def quick(rng: Random) -> Agent:
    return Nijssen(rng, iterations=40)


def blacks(actions: list[Action]) -> int:
    return sum(isinstance(action, Move) and action.fare == "black" for action in actions)


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_by_the_rules_and_the_same_each_time(name: str) -> None:
    seats, options = OPTIONS[name]
    assert check_agent(quick, make_game("classic", seats, options), Random(name)).outcome


def test_it_is_known_by_name() -> None:
    assert isinstance(make_agent("nijssen", Random(1), game="classic"), Nijssen)
    assert "nijssen" in agents_for("holmes")
    assert "nijssen" in agents_for("compact")


def test_it_does_not_play_where_nobody_flees() -> None:
    assert "nijssen" not in agents_for("connection")
    with pytest.raises(UnknownAgent):
        make_agent("nijssen", Random(1), game="connection")


def test_detectives_act_the_same_in_truths_they_cannot_tell_apart() -> None:
    match, rng, seen = Position(45, 103, 112, 34), Random(4), 0
    while match.to_act and seen < 5:
        for seat, one, two in twins(match, rng) if 0 in match.to_act else ():
            if seat in one.to_act & two.to_act:
                assert quick(Random(5)).act(one.view(seat)) == quick(Random(5)).act(two.view(seat))
                seen += one.state.stations != two.state.stations
        match.play(rng.choice(match.view(min(match.to_act)).actions))
    assert seen >= 5


def test_a_catch_in_sight_is_made() -> None:
    """He surfaces at 58 beside a detective."""
    match = Position(45, 74, 197, surfacing=[1], seats=2)
    match.ride(0, "taxi", 58)
    action = Nijssen(Random(1), iterations=400).act(match.view(1))
    assert isinstance(action, Move)
    assert (action.pawn, action.station) == (1, 58)


def test_he_does_not_step_beside_a_detective_who_will_see_him() -> None:
    match = Position(45, 74, 197, surfacing=[1], seats=2)
    action = Nijssen(Random(1), iterations=2000).act(match.view(0))
    assert isinstance(action, Move)
    assert action.station != 58


# A turn's time

LOOK = 0.005
"""What a look at the clock takes on a clock that moves by looks alone."""


def tables() -> dict[str, Table[Any]]:
    return {
        "classic": Position(45, 103, 112, 34, seats=2),
        "holmes": HolmesPosition(45, 103, 112, 34, mode="original", seats=2),
        "compact": CompactPosition(10, 8, 60, 69, seats=2),
    }


@pytest.mark.parametrize("name", tables())
def test_a_turns_time_is_shared_by_its_moves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr(player, "perf_counter", lambda: next(looks) * LOOK)
    match, agents = tables()[name], [Nijssen(Random(2)) for _ in range(2)]
    for seat in (0, 1):
        begin, moves = next(looks), 0
        while match.to_act == {seat}:
            match.play(agents[seat].act(match.view(seat)))
            moves += 1
        spent = (next(looks) - begin) * LOOK
        assert 0.2 - 2 * LOOK <= spent <= 0.2 + 4 * moves * LOOK


# What is looked at


def third(fugitive: int, *detectives: int, **options: Any) -> Position:
    """A match in its third round, the fugitive back where he began."""
    match = Position(fugitive, *detectives, seats=2, **options)
    first = match.reach(0)[0][1]
    for station in (first, fugitive):
        match.ride(0, "taxi", station or 0)
        while match.state.phase == "answer":
            match.play(match.view(1).actions[0])
    assert match.state.round == 3
    return match


def test_no_black_ticket_in_the_first_two_rounds() -> None:
    first = Position(46, 197, 190, seats=2, surfacing=[24])
    assert blacks(list(first.view(0).actions))
    assert not blacks(looked(first))
    later = third(46, 197, 190, surfacing=[24])
    assert blacks(looked(later)) == blacks(list(later.view(0).actions)) > 0


def test_no_black_ticket_when_he_is_about_to_surface() -> None:
    assert not blacks(looked(third(46, 197, 190, surfacing=[3])))


def test_no_black_ticket_where_every_line_is_a_taxi_line() -> None:
    """All of 45's lines are taxi lines; from 194 there is a ferry besides taxis."""
    assert not blacks(looked(third(45, 197, 190, surfacing=[24])))
    assert blacks(looked(third(194, 34, 29, surfacing=[24], board="ravensburger")))


def test_a_black_ticket_where_there_is_nothing_else() -> None:
    match = Position(46, 197, 190, seats=2, fugitive_fares="counted", fugitive_taxi=0, fugitive_bus=0,
                     fugitive_underground=0)  # fmt: skip
    assert blacks(looked(match)) == blacks(list(match.view(0).actions)) > 0


@pytest.mark.parametrize(("detective", "is_doubled"), [(58, True), (190, False)])
def test_a_double_only_when_a_detective_can_reach_him(detective: int, *, is_doubled: bool) -> None:
    match = Position(45, detective, 197, seats=2)
    assert Double(seat=0) in match.view(0).actions
    assert (Double(seat=0) in looked(match)) is is_doubled


def test_he_never_shows_himself_unasked() -> None:
    match = Position(45, 190, 197, seats=2, voluntary_surfacing=True, surfacing=[])
    match.ride(0, "taxi", 58)
    assert Surface(seat=0) in match.view(0).actions
    assert Surface(seat=0) not in looked(match)


def test_the_detectives_move_one_after_another() -> None:
    match = Position(45, 103, 112, 34, seats=2)
    match.ride(0, "taxi", 58)
    assert {action.pawn for action in looked(match, 1) if isinstance(action, Move)} == {1}
    match.play(looked(match, 1)[0])
    assert {action.pawn for action in looked(match, 1) if isinstance(action, Move)} == {2}


# What an end is worth


def test_who_makes_the_catch_gets_more_than_the_others() -> None:
    match = Position(45, 74, 197, 190, seats=2)
    match.ride(0, "taxi", 58)
    assert rewards_of(match, match.move(1, "taxi", 58)) == [0.0, 1.0, 1 - REDUCTION, 1 - REDUCTION]


def test_an_escape_is_all_his() -> None:
    match = Position(45, 74, 197, seats=2, rounds=1)
    match.ride(0, "taxi", 58)
    match.ride(1, "taxi", 73)
    assert rewards_of(match, match.move(2, "taxi", 195)) == [1.0, 0.0, 0.0]


# Where he is taken to be


def test_a_category_is_the_distance_to_the_nearest_detective() -> None:
    board = make_game("classic").board
    assert [category(board, station, (58, 197)) for station in (45, 58, 196, 32, 2)] == [0, 0, 0, 1, 3]
    assert category(board, 1, (197,)) == FARTHEST - 1


def test_odds_go_by_category_and_are_one_together() -> None:
    board, weights = make_game("classic").board, CATEGORIES["classic"]
    odds = categorized(board, (45, 32, 196), (58, 197), weights)
    assert odds[45] == odds[196] == pytest.approx(odds[32] * weights[0] / weights[1])
    assert sum(odds.values()) == pytest.approx(1)


def test_posts_are_those_of_his_last_move() -> None:
    match = Position(45, 74, 197, seats=2)
    match.ride(0, "taxi", 58)
    match.ride(1, "taxi", 73)
    assert posts_he_saw(match.view(1).events) == (74, 197)


def test_weights_are_how_often_he_was_where_he_could_be() -> None:
    assert learn_categories([(0, [0, 0, 1]), (1, [1, 1, 4]), (0, [0, 4, 4, 4])]) == [2 / 3, 1 / 3, 0, 0, 0]


# The tree


def test_the_tree_is_kept_through_a_turn() -> None:
    match, agent = Position(45, 103, 112, 34, seats=2), Nijssen(Random(2), iterations=300)
    match.ride(0, "taxi", 58)
    action = agent.act(match.view(1))
    assert agent.tree is not None
    code = code_of(match.game, action)
    node = child_of(agent.tree, 0, code)
    others = [int(agent.tree.code[child]) for child in children(agent.tree, 0)]
    assert code == most_visited(agent.tree, 0, others)
    assert code != most_visited(agent.tree, 0, [other for other in others if other != code])
    before = int(agent.tree.visits[node])
    match.play(action)
    agent.act(match.view(1))
    assert agent.turn is not None
    assert agent.turn.node == node
    assert agent.tree.visits[node] == before + 300


def test_a_full_tree_still_plays() -> None:
    match, agent = Position(45, 103, 112, 34, seats=2), Nijssen(Random(2), iterations=200)
    whole = new_tree()
    agent.tree = whole._replace(code=whole.code[:20])
    assert agent.act(match.view(0)) in match.view(0).actions
    assert agent.tree.state[0] == 20


def played() -> int:
    """What a game comes to: the same number with and without a compiler."""
    match = check_agent(lambda rng: Nijssen(rng, iterations=8), make_game("classic", 2, {"rounds": 3}), Random(3))
    game: Any = match.game
    assert isinstance(game, Classic)
    return hash(tuple(code_of(game, event) for event in match.log if isinstance(event, Move))) % 1_000_003


def test_it_plays_the_same_in_plain_python() -> None:
    assert interpreted(f"{__name__}.played") == played()
