"""Names for bots: what is played stands behind the sign, what is reported before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.agents import UnknownAgent
from gaslamp.arena import Contest, Plan, play_arena
from gaslamp.arena.names import behind, called, check_names
from gaslamp.core import encode
from gaslamp.record import read_record

SHORT: dict[str, Any] = {"seats": 2, "options": {"rounds": 2, "surfacing": (1,)}, "games": 1}


@pytest.mark.parametrize(
    ("bot", "name", "itself"),
    [
        ("fast=process:./bot --x=1,y", "fast", "process:./bot --x=1,y"),
        ("shy=shy:Shy", "shy", "shy:Shy"),
        ("old=heuristic", "old", "heuristic"),
        ("process:./bot --x=1", "process:./bot --x=1", "process:./bot --x=1"),
        ("heuristic", "heuristic", "heuristic"),
        ("shy:Shy", "shy:Shy", "shy:Shy"),
    ],
)
def test_a_name_stands_before_the_sign(bot: str, name: str, itself: str) -> None:
    assert (called(bot), behind(bot)) == (name, itself)


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (["a b=uniform"], "agent-name-wrong"),
        (["heuristic=uniform"], "agent-name-taken"),
        (["a=uniform", "a=heuristic"], "agent-name-twice"),
    ],
)
def test_a_name_is_one_bots(bots: list[str], key: str) -> None:
    with pytest.raises(UnknownAgent) as refused:
        check_names(bots)
    assert refused.value.key == key


def test_reports_and_records_use_the_name(tmp_path: Path) -> None:
    plan = Plan(fugitives=("one=uniform",), detectives=("two=uniform", "uniform"), records=tmp_path, **SHORT)
    report = play_arena(plan)
    assert [(s.pairing.fugitive, s.pairing.detectives) for s in report.standings] == [
        ("one", "two"),
        ("one", "uniform"),
    ]
    (record,) = (read_record(path) for path in tmp_path.glob("one-two-*.record"))
    assert [player.agent for player in record.players] == ["one", "two"]


def test_a_contest_ranks_by_the_name() -> None:
    ranking = play_arena(Contest(game="connection", agents=("one=uniform", "two=uniform"), seats=2, games=1))
    assert {rank.agent for rank in ranking.ranks} == {"one", "two"}


def test_a_forfeit_names_no_command_line() -> None:
    report = play_arena(Plan(fugitives=("broken=process:false --secret",), detectives=("uniform",), **SHORT))
    (standing,) = report.standings
    assert standing.forfeits == 1
    assert "secret" not in encode(report).decode()


def test_another_command_under_the_same_name_is_played_anew(tmp_path: Path) -> None:
    plan: dict[str, Any] = {"detectives": ("uniform",), "results": tmp_path / "r.jsonl", **SHORT}
    for bot, games in (("a=uniform", 1), ("a=uniform", 1), ("a=heuristic", 2)):
        play_arena(Plan(fugitives=(bot,), **plan))
        assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 1 + games
