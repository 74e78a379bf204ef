"""Programs of somebody outside are type-checked strictly against the package, and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import gaslamp

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGES = Path(gaslamp.__file__).parents[1]
PROGRAMS = sorted(path.name for path in HERE.glob("*.py") if path.name not in ("__init__.py", "test_outsider.py"))
IS_INSTALLED = PACKAGES.name == "site-packages"  # where mypy looks anyway, and wants to be told so by nobody
ENVIRON = os.environ | {"PYTHONPATH": str(PACKAGES), "MYPYPATH": "" if IS_INSTALLED else str(PACKAGES)}
CACHE = ROOT / ".mypy_cache" / "outsider"


def type_checked(folder: Path, programs: Mapping[str, str]) -> str:
    """What mypy says, by no settings of ours and away from our folders, so that it sees the package as others do."""
    for name, text in programs.items():
        (folder / name).write_text(text, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(CACHE), *programs]
    return subprocess.run(command, cwd=folder, env=ENVIRON, capture_output=True, text=True, check=False).stdout


def test_all_programs_are_typed_as_strictly_as_can_be(tmp_path: Path) -> None:
    said = type_checked(tmp_path, {name: (HERE / name).read_text("utf-8") for name in PROGRAMS})
    assert said == f"Success: no issues found in {len(PROGRAMS)} source files\n"


MISTAKES = """\
from gaslamp.games import ClassicView, CompactView, ConnectionView, HolmesView, Move


def look(classic: ClassicView, holmes: HolmesView, compact: CompactView, case: ConnectionView) -> None:
    classic.state.statoins
    classic.game.bord
    holmes.state.tokns
    compact.state.scors
    case.game.board
    Move(seat=1, pawn=1, fare="tram", station=46)
"""


def test_what_is_misspelt_is_found(tmp_path: Path) -> None:
    said = type_checked(tmp_path, {"mistakes.py": MISTAKES})
    assert re.findall(r"mistakes.py:(\d+): error", said) == ["5", "6", "7", "8", "9", "10"]
    assert 'maybe "stations"?' in said


@pytest.mark.parametrize("name", [name for name in PROGRAMS if name != "shy.py"])
def test_a_program_runs(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", str(HERE / name)]
    done = subprocess.run(command, cwd=tmp_path, env=ENVIRON, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def bots_in_the_documents() -> dict[str, str]:
    """The files that the pages about bots have one write."""
    pages = [ROOT / "docs" / page for page in ("tutorials/first-bot.md", "how-to/compare-bots.md")]
    text = "".join(page.read_text("utf-8") for page in pages)
    return dict(re.findall(r"<!-- file: (\w+\.py) -->\n```python\n(.*?)```", text, re.DOTALL))


def test_the_bots_in_the_documents_are_typed_as_strictly(tmp_path: Path) -> None:
    bots = bots_in_the_documents()
    assert {"hound.py", "pack.py", "shy.py"} <= bots.keys()
    assert type_checked(tmp_path, bots) == f"Success: no issues found in {len(bots)} source files\n"


def test_the_program_at_somebodys_table_is_typed_as_strictly(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "how-to" / "bot-at-a-table.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert type_checked(tmp_path, {"visitor.py": program}) == "Success: no issues found in 1 source file\n"


def test_one_of_them_is_played_here_too() -> None:
    assert bots_in_the_documents()["shy.py"] == (HERE / "shy.py").read_text("utf-8")
