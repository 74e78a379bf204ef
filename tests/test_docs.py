"""What the documents promise is tried: their Python runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.cli import main
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.match import Match, run
from gaslamp.record import record_of, write_record

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md")])
RUNNABLE = [ROOT / "README.md", ROOT / "docs" / "records.md"]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: page.name)
def test_python_in_the_documents_runs(page: Path, tmp_path: Path) -> None:
    keep_a_game(tmp_path / "game.record")
    examples = blocks(page, "python")
    assert examples
    for example in examples:
        subprocess.run([sys.executable, "-c", example], cwd=tmp_path, check=True, capture_output=True)


def keep_a_game(path: Path) -> None:
    match = Match(make_game("classic", 3))
    run(match, dict.fromkeys(range(CHANCE, 3), Uniform(Random(1))))
    write_record(path, record_of(match))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_documents_exist(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in re.findall(r"^gaslamp (.*)", "".join(blocks(page, "(?:sh)?")), re.MULTILINE):
        words = line.split("#")[0].split()
        command = [word for word in words if word in COMMANDS][:2]
        assert main([*command, "--help"]) == 0
        shown = capsys.readouterr().out
        options = [word for word in words if word.startswith("-") and word != "--language"]
        assert [option for option in options if option not in shown] == [], line


COMMANDS = (
    "serve", "play", "replay", "arena", "board", "deck", "check", "copy", "draw", "simulate", "games", "rules",
    "doctor", "completion",
)  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_make_knows_every_target_the_documents_name() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        name for page in PAGES for name in re.findall(r"^make ([a-z]+)", "".join(blocks(page, "(?:sh)?")), re.MULTILINE)
    }
    assert named
    assert named <= targets
