"""Programs of somebody outside are type-checked strictly against the package, and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGES = Path(gaslamp.__file__).parents[1]
PROGRAMS = sorted(path.name for path in HERE.glob("*.py") if path.name not in ("__init__.py", "test_outsider.py"))
ENVIRON = os.environ | {"PYTHONPATH": str(PACKAGES), "MYPYPATH": str(PACKAGES)}
FACES = ROOT / ".mypy_cache" / "outsider"


def test_all_programs_are_typed_as_strictly_as_can_be(tmp_path: Path) -> None:
    """By no settings of ours, and away from our folders, so that they see the package as others do."""
    for name in PROGRAMS:
        (tmp_path / name).write_text((HERE / name).read_text("utf-8"), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(FACES), *PROGRAMS]
    done = subprocess.run(command, cwd=tmp_path, env=ENVIRON, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"Success: no issues found in {len(PROGRAMS)} source files\n")


@pytest.mark.parametrize("name", [name for name in PROGRAMS if name != "shy.py"])
def test_a_program_runs(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", str(HERE / name)]
    done = subprocess.run(command, cwd=tmp_path, env=ENVIRON, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_bot_in_the_documents_is_one_of_them() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert re.search(r"```python\n(.*?)```", page, re.DOTALL)[1] == (HERE / "shy.py").read_text("utf-8")  # type: ignore[index]
