"""The arena from the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp.words import LANGUAGES

ARENA = "arena --fugitive uniform --detectives uniform --games 2 --jobs 1 --seats 2 -o rounds=2 -o surfacing=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_prints_a_table(say: Any, language: str) -> None:
    played = say(f"{ARENA} --language {language}")
    assert played.status == 0
    assert played.out.count("uniform") >= 2


def test_the_arena_prints_json_and_nothing_else(say: Any, tmp_path: Path) -> None:
    played = say(f"{ARENA} --json --records kept")
    assert played.err == ""
    assert isinstance(json.loads(played.out), dict)
    assert any((tmp_path / "kept").rglob("*.*"))


def test_agents_play_each_other_on_both_sides(say: Any) -> None:
    played = say(f"arena --agents uniform --agent heuristic {ARENA.partition('--detectives uniform')[2]} --json")
    report = json.loads(played.out)
    bots = ("uniform", "heuristic")
    pairings = [
        (standing["pairing"]["fugitive"], standing["pairing"]["detectives"]) for standing in report["standings"]
    ]
    assert pairings == [(one, other) for one in bots for other in bots]
    assert len(report["elo"]["ratings"]) == 4
    assert [(duel["agent"], duel["other"], duel["games"]) for duel in report["duels"]] == [(*bots, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_writes_a_report_and_goes_on_from_its_results(say: Any, tmp_path: Path, language: str) -> None:
    command = f"{ARENA} --results r.jsonl --report r.html --language {language}"
    first, second = say(command), say(command)
    assert (first.status, second.status, second.out) == (0, 0, first.out)
    assert ("r.jsonl" in first.err, "r.jsonl" in second.err) == (False, True)
    assert "r.html" in first.err
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 3
    assert "<svg" in (tmp_path / "r.html").read_text(encoding="utf-8")


CONTEST = "arena --game compact --agents uniform,heuristic --games 1 --jobs 1 --seats 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_that_play_for_themselves_are_ranked(say: Any, language: str) -> None:
    played = say(f"{CONTEST} --language {language}")
    assert (played.status, played.err) == (0, "")
    assert played.out.index("heuristic") < played.out.index("uniform")


def test_the_ranking_as_json_and_nothing_else(say: Any) -> None:
    played = say(f"{CONTEST} --json")
    assert [rank["agent"] for rank in json.loads(played.out)["ranks"]] == ["heuristic", "uniform"]


SHY = """
class Shy:
    def __init__(self, rng):
        self.rng = rng

    def act(self, view):
        return view.actions[0]
"""


def test_a_bot_of_ones_own_plays_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "shy.py").write_text(SHY, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "gaslamp",
        "arena",
        "--fugitive",
        "shy:Shy",
        "--games",
        "2",
        "--jobs",
        "2",
        "--json",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"fugitive":"shy:Shy"' in done.stdout
    assert '"forfeits":0' in done.stdout
