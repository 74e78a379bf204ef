"""What things look like in a notebook or a log: one line, and nothing in it that a seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, SPECTATOR, Belief, Match, load_board, make_agent, make_game, record_of, steps
from gaslamp.agents import Planner, Sleuth, Uniform
from gaslamp.agents.mcts import Nijssen
from gaslamp.games import GAMES, load_deck
from gaslamp.games.chase import Chase
from gaslamp.testing import twins, viewers

LONGEST = 100
OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {"detectives": 3, "starts": list(range(1, 100)), "surfacing": list(range(1, 20))},
    "holmes": {"mode": "sherlock", "characters": ["mycroft", "lestrade", "sherlock"], "surfacing": list(range(1, 16))},
    "compact": {"black_tickets": 4, "board": "ravensburger", "starts": list(range(1, 190))},
    "connection": {"last_turns": "even"},
}


def matches(name: str, seed: int, *, every: int = 7) -> list[Match[Any]]:
    """A match at some moments from its beginning to its end."""
    match = Match[Any](make_game(name, 2))
    bots = {seat: Uniform(Random(seed + seat)) for seat in (CHANCE, 0, 1)}
    return [match.fork(), *(match.fork() for n, _ in enumerate(steps(match, bots)) if n % every == 0), match]


@pytest.mark.parametrize("name", GAMES)
def test_everything_about_a_match_is_told_in_a_line(name: str) -> None:
    for match in matches(name, 1):
        views = [match.view(seat) for seat in (CHANCE, *viewers(match.game))]
        for line in map(repr, [match, match.game, record_of(match), *views]):
            assert len(line) <= LONGEST
            assert "\n" not in line
            assert name in line


@pytest.mark.parametrize("name", GAMES)
def test_a_match_in_a_log_betrays_nothing(name: str) -> None:
    compared, rng = 0, Random(3)
    for match in matches(name, 2, every=1):
        for seat, one, two in twins(match, rng):
            assert repr(one.view(seat)) == repr(two.view(seat))
            assert repr(one) == repr(two)
            assert repr(record_of(one)) == repr(record_of(two))
            compared += one.state != two.state
    assert compared > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_what_differs_from_the_book_and_no_more(name: str) -> None:
    assert repr(make_game(name, 3)) == f"<{GAMES[name].__name__} {name!r}, 3 seats>"
    line = repr(make_game(name, 3, OPTIONS[name]))
    assert len(line) <= LONGEST
    assert line.startswith(f"<{GAMES[name].__name__} {name!r}, 3 seats, ")
    assert line.endswith(">")


def test_a_match_says_who_is_to_act_and_who_has_won() -> None:
    first, *_, last = matches("classic", 1)
    assert repr(first) == "<Match of classic for 2: round 0, 0 events, chance to act>"
    assert repr(first.view(SPECTATOR)) == "<View of a spectator: classic, 0 events, 0 actions, chance to act>"
    assert last.outcome is not None
    assert f"won by seat {last.outcome.winners[0]} ({last.outcome.rule})>" in repr(last)
    assert "seats 1, 2 to act" in repr(Match(make_game("compact", 3)))


def test_who_has_won_where_nobody_has() -> None:
    from gaslamp.match import _seats

    assert _seats(()) == "nobody"


def test_boards_decks_and_beliefs_are_counted() -> None:
    match = matches("classic", 1)[-1]
    belief = Belief(match.game)
    assert repr(belief) == "<Belief about classic: 0 stations>"
    belief.update(match.log)
    assert repr(belief) == "<Belief about classic: 1 station>"
    assert isinstance(match.game, Chase)
    assert repr(load_board("bradley")) == "<Board 'bradley': 199 stations, 469 lines>"
    assert repr(load_deck("gaslamp")) == "<Deck 'gaslamp': 44 clues, 20 leads>"
    assert repr(record_of(match, seen_by=1)).endswith("events, seen by 1>")


@pytest.mark.parametrize(
    ("agent", "line"),
    [
        (Uniform(Random(1)), "Uniform()"),
        (make_agent("heuristic", Random(1)), "Heuristic()"),
        (make_agent("casual", Random(1)), "FallibleHeuristic(memory=4, error_rate=0.3)"),
        (make_agent("master", Random(1)), "Sleuth(seconds=1.0, samples=12)"),
        (Sleuth(Random(1), games=9), "Sleuth(games=9)"),
        (Planner(Random(1), samples=3), "Planner(samples=3)"),
        (Nijssen(Random(1)), "Nijssen(seconds=0.2)"),
        (Nijssen(Random(1), iterations=5), "Nijssen(iterations=5)"),
    ],
    ids=str,
)
def test_an_agent_tells_how_it_is_set(agent: object, line: str) -> None:
    assert repr(agent) == line
