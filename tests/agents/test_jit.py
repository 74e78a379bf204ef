"""Kernels are compiled where they can be, kept where they can be, and do the same where neither can be."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from pathlib import Path

import gaslamp
from gaslamp.agents.engine import classic, jit
from gaslamp.agents.engine.rows import code

SHORT = """
from random import Random
from gaslamp.agents.engine.classic import playouts
from gaslamp.agents.engine.positions import row_of
from gaslamp.agents.engine.rows import seeded
from gaslamp.agents.engine.town import rules_of, town_of
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.match import Match

options = {"rounds": 4, "entries": 5, "voluntary_surfacing": True, "cut_off": True, "board": "ravensburger"}
game = make_game("classic", 4, options)
match = Match(game)
while CHANCE in match.to_act:
    match.play(match.view(CHANCE).actions[7])
generator = seeded(Random(9))
won = playouts(town_of(game.board), rules_of(game), *row_of(game, match.state), generator, 20)
print(won, generator[0])
"""
CODE = 1 << 12 | 2 << 9 | 3
NO_NUMBA = "import sys; sys.modules['numba'] = None\n"


def told(script: str) -> str:
    """What a fresh Python prints, warnings being errors."""
    asked = [sys.executable, "-W", "error", "-c", script]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def kept_in(folder: Path) -> str:
    return f"import platformdirs, pathlib; platformdirs.user_cache_path = lambda name: pathlib.Path({str(folder)!r})\n"


def test_without_a_compiler_the_games_are_the_same() -> None:
    plain = told(f"{NO_NUMBA}{SHORT}print(type(playouts).__name__)")
    compiled = told(f"{SHORT}print(type(playouts).__name__)")
    *games, how = plain.split()
    assert how == "function"
    assert compiled.split() == [*games, "CPUDispatcher"]


def test_without_a_compiler_nothing_is_kept() -> None:
    assert told(f"{NO_NUMBA}from gaslamp.agents.engine import jit; print(jit.FOLDER)") == "None\n"


def test_what_was_compiled_is_there_the_next_time(tmp_path: Path) -> None:
    ask = f"{kept_in(tmp_path)}from gaslamp.agents.engine.rows import code\n"
    script = f"{ask}print(code(0, 1, 2, 3), sum(code.stats.cache_hits.values()))"
    assert told(script) == f"{CODE} 0\n"
    assert told(script) == f"{CODE} 1\n"


def test_where_nothing_can_be_written_it_is_compiled_anew(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ask = kept_in(tmp_path / "file") + "from gaslamp.agents.engine.jit import FOLDER\n"
    ask += "from gaslamp.agents.engine.rows import code\n"
    assert told(f"{ask}print(FOLDER, code(0, 1, 2, 3))") == f"None {CODE}\n"


def test_code_that_nobody_has_used_for_a_month_is_removed(tmp_path: Path) -> None:
    ask = kept_in(tmp_path) + "from gaslamp.agents.engine.jit import FOLDER\nprint(FOLDER.name)"
    own = told(ask).strip()
    long_ago = time.time() - 31 * 86_400
    for name, used in (("old", long_ago), ("recent", time.time() - 86_400), (own, long_ago)):
        (tmp_path / "kernels" / name / "part").mkdir(parents=True, exist_ok=True)
        os.utime(tmp_path / "kernels" / name, (used, used))
    assert told(ask).strip() == own
    assert {folder.name for folder in (tmp_path / "kernels").iterdir()} == {own, "recent"}
    assert (tmp_path / "kernels" / own).stat().st_mtime > long_ago


def test_other_peoples_kernels_are_kept_where_they_want() -> None:
    assert str(jit.FOLDER) not in jit.numba.config.CACHE_DIR


def run_time_imports(source: Path) -> set[str]:
    """Which modules of ours a kernel takes anything from, but for types alone."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{alias.name}" for node in found for alias in node.names}
    return {name for name in names if name.startswith("gaslamp.")}


def test_a_change_anywhere_in_the_kernels_makes_all_of_them_new() -> None:
    """Numbers from elsewhere would be compiled in, and change unnoticed."""
    root = Path(gaslamp.__file__).parents[1]
    modules = tuple(".".join(path.relative_to(root).with_suffix("").parts) for path in jit.sources())
    assert classic.__name__ in modules
    assert code.__module__ in modules
    for source in jit.sources():
        assert all(name.startswith(modules) for name in run_time_imports(source)), source
