"""What `docs/how-to/extending.md` shows is done: each difference is applied to a copy of the package and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "how-to" / "extending.md").read_text(encoding="utf-8")
TITLES = re.findall(r"^## (.+)", PAGE, re.MULTILINE)
Extend: TypeAlias = Callable[[str], Path]

HTTP = """
from tests.server.client import Server

with Server("gaslamp.db") as server:
    games = {game["name"]: game for game in server.get("/api/games?language=de").json()["games"]}
    assert games["fog"]["title"] == "Scotland Yard im Nebel"
    table, token = server.create("fog", "me", "club", "club")
    path = f"/api/tables/{table}"
    turns = 0
    while not (seen := server.get(f"{path}/view", token).json())["view"]["state"]["outcome"] and turns < 12:
        if seen["actions"]:
            turns += 1
            server.post(f"{path}/act", seen["actions"][0], authorization=f"Bearer {token}")
    assert len(seen["view"]["state"]["log"]) > 1
    assert '"game":"fog"' in server.get(f"{path}/record", token).text
    page = server.get("/rules/fog")
    assert page.status_code == 200 and "CL-8" in page.text
"""


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def blocks(title: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", section(title), re.MULTILINE | re.DOTALL)


def difference(title: str) -> str:
    (found,) = blocks(title, "diff")
    return found


def added(title: str) -> int:
    return len(re.findall(r"^\+(?!\+\+ )", difference(title), re.MULTILINE))


def touched(title: str) -> list[str]:
    return re.findall(r"^diff --git a/(\S+)", difference(title), re.MULTILINE)


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Extend:
    """A copy of the package with what a section adds, made once."""
    made: dict[str, Path] = {}

    def extend(title: str) -> Path:
        if title not in made:
            made[title] = tmp_path_factory.mktemp("extended")
            copy(made[title], touched(title))
            apply(made[title], difference(title))
        return made[title]

    return extend


def copy(folder: Path, files: list[str]) -> None:
    """The package, and what else is to be changed and is there."""
    shutil.copytree(ROOT / "src/gaslamp", folder / "src/gaslamp", ignore=shutil.ignore_patterns("__pycache__"))
    for name in files:
        if not (folder / name).exists() and (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def apply(folder: Path, patch: str) -> None:
    outside = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    subprocess.run(["git", "apply"], input=patch, text=True, cwd=folder, env=outside, check=True)


def python(folder: Path, *arguments: str, typed: str = "") -> str:
    """What Python prints with the package of that folder; the tests of this one are at hand."""
    paths = {"PYTHONPATH": f"{folder / 'src'}:{ROOT}", "XDG_DATA_HOME": str(folder), "GASLAMP_LANGUAGE": "en"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=os.environ | paths, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def gaslamp(folder: Path, *arguments: str, typed: str = "") -> str:
    return python(folder, "-m", "gaslamp", *arguments, typed=typed)


def test_the_page_walks_through_all_five() -> None:
    assert TITLES == ["A rule", "A variant", "A bot", "A board", "A language"]


@pytest.mark.parametrize("title", TITLES)
def test_what_a_section_adds_is_played_as_it_says(title: str, extended: Extend) -> None:
    examples = blocks(title, "python")
    assert examples
    for example in examples:
        python(extended(title), "-c", example)


@pytest.mark.parametrize("title", TITLES)
def test_without_its_difference_an_example_fails(title: str, tmp_path: Path) -> None:
    paths = {"PYTHONPATH": str(ROOT / "src")}
    done = [
        subprocess.run([sys.executable, "-c", example], cwd=tmp_path, env=os.environ | paths, capture_output=True)
        for example in blocks(title, "python")
    ]
    assert any(one.returncode for one in done)


def test_a_house_rule_takes_at_most_thirty_lines() -> None:
    assert 0 < added("A rule") <= 30


def test_a_variant_takes_at_most_sixty_lines_in_six_files() -> None:
    assert 0 < added("A variant") <= 60
    assert 0 < len(touched("A variant")) <= 6


def test_a_house_rule_is_an_option_everywhere(extended: Extend) -> None:
    assert "No way back" in gaslamp(extended("A rule"), "games")
    assert "No way back" in gaslamp(extended("A rule"), "rules", "CL-26")


def test_a_variant_is_among_the_games_and_has_rules_to_read(extended: Extend) -> None:
    folder = extended("A variant")
    assert "fog: Scotland Yard in the fog, 2 to 6 players" in gaslamp(folder, "games")
    assert "fog: Scotland Yard im Nebel" in gaslamp(folder, "games", "--language", "de")
    assert "CL-8" in gaslamp(folder, "rules", "fog")


def test_a_variant_is_played_in_the_terminal(extended: Extend) -> None:
    options = ("--game", "fog", "--plain", "--bot", "casual", "--seed", "1", "--save", "fog.record")
    shown = gaslamp(extended("A variant"), "play", *options, typed="taxi 171\nlog\nquit\n")
    assert "Left: 3 black tickets, 3 double moves." in shown
    assert "Mister X surfaces in 4 moves." in shown
    assert "Round 2" in shown
    assert "Mister X surfaces in 3 moves." in shown


def test_a_variant_is_played_in_the_arena(extended: Extend) -> None:
    """Whoever searches in machine code must leave it to somebody who asks the rules."""
    sides = ("--fugitive", "strong,uniform", "--detectives", "club")
    shown = gaslamp(extended("A variant"), "arena", "--game", "fog", *sides, "--games", "2", "--jobs", "1")
    assert re.search(r"strong +club +2 ", shown)
    assert re.search(r"uniform +club +2 ", shown)


def test_a_variant_is_played_over_http(extended: Extend) -> None:
    python(extended("A variant"), "-c", HTTP)


def test_a_bot_plays_in_the_arena(extended: Extend) -> None:
    sides = ("--fugitive", "shy", "--detectives", "uniform")
    shown = gaslamp(extended("A bot"), "arena", *sides, "--games", "2", "--jobs", "1")
    assert re.search(r"shy +uniform +2 ", shown)


def test_a_board_is_checked_drawn_and_played_on(extended: Extend) -> None:
    folder = extended("A board")
    assert "No warnings." in gaslamp(folder, "board", "check", "puddle.board")
    gaslamp(folder, "board", "draw", "puddle.board", "--output", "puddle.svg")
    assert (folder / "puddle.svg").read_text(encoding="utf-8").startswith("<svg")
    options = ("--option", "board=puddle.board", "--option", "detectives=2", "--games", "2", "--jobs", "1")
    assert re.search(r"heuristic +heuristic +2 ", gaslamp(folder, "arena", *options))


def test_a_language_is_listed_and_spoken_as_far_as_it_goes(extended: Extend) -> None:
    folder = extended("A language")
    with pytest.raises(AssertionError, match="It speaks: en, fr, it, de, nl"):
        gaslamp(folder, "games", "--language", "xx")
    shown = gaslamp(folder, "play", "--plain", "--language", "nl", "--seed", "1", "--save", "nl.record", typed="quit\n")
    assert "Ronde 1: Mister X is aan zet." in shown
    assert "Mister X to move." in shown
    assert gaslamp(folder, "rules", "classic", "--language", "nl").startswith("Scotland Yard")
