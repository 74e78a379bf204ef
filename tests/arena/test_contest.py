"""A contest by seats: every bot sits everywhere on the same deals, and plays for itself."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from rich.console import Console

from gaslamp.agents import UnknownAgent
from gaslamp.arena import BadPlan, Contest, Ranking, play_arena
from gaslamp.arena.game import play_game
from gaslamp.arena.plan import Seating
from gaslamp.arena.ranking import ranking_of
from gaslamp.arena.tables import table
from gaslamp.core import Problem, encode
from gaslamp.games.vocabulary import Deal
from gaslamp.record import read_record
from gaslamp.words import LANGUAGES, Words

BOTS = "tests.arena.bots:"


def contest(**changes: Any) -> Contest:
    quick: dict[str, Any] = {"game": "compact", "seats": 3, "agents": ("uniform", BOTS + "Plain"), "games": 4}
    return Contest(**quick | changes)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("agents", [("a",), ("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_everybody_sits_in_every_seat_equally_often(seats: int, agents: tuple[str, ...]) -> None:
    lineups = contest(seats=seats, agents=agents).lineups
    for seat in range(seats):
        assert Counter(lineup.names[seat] for lineup in lineups) == dict.fromkeys(agents, 1)
    assert len(set(lineups)) == len(agents)


def test_every_arrangement_is_dealt_alike() -> None:
    asked = contest(games=3)
    for n in range(3):
        first = [first_start(asked, lineup, n) for lineup in asked.lineups]
        assert len(set(first)) == 1
    assert asked.total == 6


def first_start(asked: Contest, lineup: Seating, n: int) -> int | None:
    record = play_game(asked, lineup, n)[1]
    return next(event.station for event in record.events if isinstance(event, Deal))


def test_shares_of_wins_and_points_by_hand() -> None:
    asked = contest(games=5)
    ranking = play_arena(asked)
    results = [play_game(asked, lineup, n)[0] for lineup, n in asked.fixtures]
    assert ranking.is_complete
    assert sum(rank.wins.share for rank in ranking.ranks) == pytest.approx(1)
    for rank in ranking.ranks:
        won = [[result.lineup.names[seat] for seat in result.winners] for result in results]
        assert rank.games == 10
        assert rank.wins.share == pytest.approx(sum(names.count(rank.agent) / len(names) for names in won) / 10)
        points = [
            result.points[seat] for result in results for seat in range(3) if result.lineup.names[seat] == rank.agent
        ]
        assert len(points) == 15
        assert rank.points
        assert rank.points.mean == pytest.approx(sum(points) / 15)


def test_a_shared_win_counts_by_its_shares() -> None:
    asked = contest(games=1)
    result = play_game(asked, asked.lineups[0], 0)[0]  # uniform, Plain, uniform
    for winners, share in (((0, 1), 1 / 2), ((0, 1, 2), 2 / 3), ((1,), 0.0), ((0, 2), 1.0)):
        ranking = ranking_of(asked, [replace(result, winners=winners)])
        assert {rank.agent: rank.wins.share for rank in ranking.ranks}["uniform"] == pytest.approx(share)
        assert not ranking.is_complete


def test_the_better_bot_comes_first() -> None:
    ranking = play_arena(contest(agents=("uniform", "heuristic"), seats=2, games=4))
    assert [rank.agent for rank in ranking.ranks] == ["heuristic", "uniform"]
    assert ranking.ranks[0].wins.share > 0.8
    assert ranking.ranks[0].points
    assert ranking.ranks[1].points
    assert ranking.ranks[0].points.mean > ranking.ranks[1].points.mean


@pytest.mark.parametrize("bot", ["Stumbler", "Mute", "Absent"])
def test_who_forfeits_loses_and_the_others_win(bot: str) -> None:
    ranking = play_arena(contest(agents=("uniform", BOTS + bot)))
    best, worst = ranking.ranks
    assert (best.agent, best.wins.share, best.forfeits) == ("uniform", 1.0, 0)
    assert (worst.wins.share, worst.forfeits) == (0.0, 8)
    assert sum(failure.games for failure in worst.failures) == 8
    assert (best.points, worst.points) == (None, None), "a game cut short has no points"


def test_all_alone_one_who_forfeits_wins_nothing() -> None:
    (rank,) = play_arena(contest(agents=(BOTS + "Mute",))).ranks
    assert (rank.wins.share, rank.forfeits) == (0.0, 4)


def test_what_was_interrupted_ranks_who_has_played() -> None:
    asked = contest(agents=("uniform", BOTS + "Plain", "heuristic"), seats=2)
    result = play_game(asked, asked.lineups[0], 0)[0]
    ranking = ranking_of(asked, [result])
    assert {rank.agent for rank in ranking.ranks} == {"uniform", BOTS + "Plain"}
    assert "Interrupted" in printed(ranking, "en")


def test_the_ranking_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    asked = contest(records=tmp_path)
    one, two = (replace(play_arena(replace(asked, jobs=jobs)), seconds=0.0) for jobs in (1, 2))
    assert one == two
    records = [read_record(file) for file in sorted(tmp_path.iterdir())]
    assert len(records) == 8
    assert {tuple(player.agent for player in record.players) for record in records} == {
        lineup.names for lineup in asked.lineups
    }


@pytest.mark.parametrize(
    ("changes", "kind", "key"),
    [
        ({"game": "classic"}, BadPlan, "arena-sides"),
        ({"game": "holmes"}, BadPlan, "arena-sides"),
        ({"agents": ()}, BadPlan, "arena-nobody"),
        ({"games": 0}, BadPlan, "arena-too-few"),
        ({"agents": ("uniform", "nobody")}, UnknownAgent, "agent-unknown"),
    ],
)
def test_a_bad_contest_is_refused_before_anybody_plays(changes: dict[str, Any], kind: type[Problem], key: str) -> None:
    with pytest.raises(kind) as problem:
        play_arena(contest(**changes), on_game=lambda: pytest.fail("a game was played"))
    assert problem.value.key == key
    for language in LANGUAGES:
        assert Words(language).explain(problem.value)


@pytest.mark.parametrize("games", [1, 3])
def test_the_ranking_is_json(games: int) -> None:
    ranking = play_arena(contest(seats=2, games=games))
    assert json.decode(encode(ranking), type=Ranking) == ranking


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal_in_every_language(language: str) -> None:
    text = printed(play_arena(contest(agents=("uniform", "heuristic"), seats=2, games=2)), language)
    assert "heuristic" in text
    assert "…" not in text


def printed(ranking: Ranking, language: str) -> str:
    page = StringIO()
    Console(file=page, width=80).print(table(ranking, Words(language)))
    return page.getvalue()
