"""Kernels are compiled where they can be, kept where they can be, and do the same where neither can be."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple

import pytest

import gaslamp
from gaslamp.agents import engine, mcts
from gaslamp.agents.engine import classic, jit
from gaslamp.agents.engine.jit import PerGame, per_game
from gaslamp.agents.engine.layout import code
from gaslamp.agents.engine.models import ClassicModel, CompactModel, HolmesModel

SHORT = """
from random import Random
from gaslamp.agents.engine.chase import playouts
from gaslamp.agents.engine.encoding import encode, model_of
from gaslamp.agents.engine.rng import seeded
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.match import Match

options = {"rounds": 4, "entries": 5, "voluntary_surfacing": True, "cut_off": True, "board": "ravensburger"}
game = make_game("classic", 4, options)
match = Match(game)
while CHANCE in match.to_act:
    match.play(match.view(CHANCE).actions[7])
generator = seeded(Random(9))
won = playouts(model_of(game), encode(game, match.state), generator, 20)
print(won, generator[0])
"""
CODE = 1 << 12 | 2 << 9 | 3
NO_NUMBA = "import sys; sys.modules['numba'] = None\n"


def told(script: str) -> str:
    """What a fresh Python prints, warnings being errors."""
    asked = [sys.executable, "-W", "error", "-c", script]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def kept_in(folder: Path) -> str:
    code = str(folder / "kernels")
    return f"import pathlib, gaslamp.folders as folders; folders.code_folder = lambda: pathlib.Path({code!r})\n"


def test_without_a_compiler_the_games_are_the_same() -> None:
    plain = told(f"{NO_NUMBA}{SHORT}print(type(playouts).__name__)")
    compiled = told(f"{SHORT}print(type(playouts).__name__)")
    *games, how = plain.split()
    assert how == "function"
    assert compiled.split() == [*games, "CPUDispatcher"]


def test_without_a_compiler_nothing_is_kept() -> None:
    assert told(f"{NO_NUMBA}from gaslamp.agents.engine import jit; print(jit.FOLDER)") == "None\n"


def test_what_was_compiled_is_there_the_next_time(tmp_path: Path) -> None:
    ask = f"{kept_in(tmp_path)}from gaslamp.agents.engine.layout import code\n"
    script = f"{ask}print(code(0, 1, 2, 3), sum(code.stats.cache_hits.values()))"
    assert told(script) == f"{CODE} 0\n"
    assert told(script) == f"{CODE} 1\n"


def test_where_nothing_can_be_written_it_is_compiled_anew(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ask = kept_in(tmp_path / "file") + "from gaslamp.agents.engine.jit import FOLDER\n"
    ask += "from gaslamp.agents.engine.layout import code\n"
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


def spelled_out(source: Path) -> set[str]:
    """The types of a module, and its numbers that come from nowhere else."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    types = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    plain = [node for node in tree.body if isinstance(node, ast.Assign) and names_in(node.value) <= {"range"}]
    aliases = [node for node in tree.body if isinstance(node, ast.AnnAssign) and names_in(node) >= {"TypeAlias"}]
    numbers = {name for node in plain for target in node.targets for name in names_in(target)}
    return types | numbers | {name for node in aliases for name in names_in(node.target)}


def names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def test_a_change_anywhere_in_the_kernels_makes_all_of_them_new() -> None:
    """Numbers from elsewhere would be compiled in, and change unnoticed."""
    root = Path(gaslamp.__file__).parents[1]
    modules = {".".join(path.relative_to(root).with_suffix("").parts): path for path in jit.sources()}
    kernels = {name for name, path in modules.items() if jit.holds_kernels(path) or path == jit.HERE}
    assert {classic.__name__, code.__module__} <= kernels
    for source in kernels:
        for name in run_time_imports(modules[source]) - kernels:
            module, _, part = name.rpartition(".")
            is_spelled_out = module in modules and part in spelled_out(modules[module])
            assert module in kernels or is_spelled_out, (source, name)


class Sum(NamedTuple):
    """A model, as far as `per_game` is concerned."""

    number: int


class Product(NamedTuple):
    number: int


class Unheard(NamedTuple):
    number: int


class Holder(NamedTuple):
    """What holds a model."""

    other: int
    model: Sum | Product | Unheard


@per_game
def number_of(model: Sum | Product | Unheard | Holder, x: int) -> int:
    """Something that is done in one way or another."""
    raise NotImplementedError


@number_of.of(Sum)
def summed(model: Sum, x: int) -> int:
    return model.number + x


@number_of.of(Product)
def multiplied(model: Product, x: int) -> int:
    return model.number * x


@per_game
def held_number_of(holder: Holder, x: int) -> int:
    """The same of what is held, in both ways."""
    raise NotImplementedError


@held_number_of.of(Sum, Product)
def held(holder: Holder, x: int) -> int:
    return 10 * number_of(holder.model, x) + holder.other


@jit.jit
def compiled_number_of(model: Sum | Product | Unheard, x: int) -> int:
    return number_of(model, x)


@jit.jit
def compiled_held_number_of(holder: Holder, x: int) -> int:
    return held_number_of(holder, x)


@pytest.mark.parametrize(("model", "number"), [(Sum(3), 8), (Product(3), 15)])
def test_a_kernel_is_picked_by_the_type_of_the_model(model: Sum | Product, number: int) -> None:
    """Though both are tuples of a number."""
    assert (number_of(model, 5), compiled_number_of(model, 5)) == (number, number)
    holder = Holder(7, model)
    assert (held_number_of(holder, 5), compiled_held_number_of(holder, 5)) == (10 * number + 7, 10 * number + 7)


def test_where_there_is_no_kernel_for_a_model_it_is_said_which() -> None:
    with pytest.raises(TypeError, match="number_of has no kernel for Unheard"):
        number_of(Unheard(3), 5)
    with pytest.raises(TypeError, match="held_number_of has no kernel for Unheard"):
        held_number_of(Holder(7, Unheard(3)), 5)


def test_where_there_is_no_kernel_for_a_model_nothing_is_compiled() -> None:
    with pytest.raises(jit.numba.TypingError, match=r"No implementation of function(.|\n)*number_of\(Unheard"):
        compiled_number_of(Unheard(3), 5)
    with pytest.raises(jit.numba.TypingError, match=r"No implementation of function(.|\n)*held_number_of\(Holder"):
        compiled_held_number_of(Holder(7, Unheard(3)), 5)


WRITTEN_FOR_EACH = """
from typing import NamedTuple
from gaslamp.agents.engine.jit import jit, per_game

class Sum(NamedTuple):
    number: int

class Product(NamedTuple):
    number: int

@per_game
def number_of(model, x): ...

@number_of.of(Sum)
def summed(model, x):
    return model.number + x

@number_of.of(Product)
def multiplied(model, x):
    return model.number * x

@jit
def compiled(model, x):
    return number_of(model, x)
"""


def test_what_was_compiled_for_each_model_is_there_the_next_time(tmp_path: Path) -> None:
    (tmp_path / "each.py").write_text(WRITTEN_FOR_EACH)
    script = f"{kept_in(tmp_path)}sys.path.insert(0, {str(tmp_path)!r})\nfrom each import Product, Sum, compiled\n"
    script = f"import sys\n{script}print(compiled(Sum(3), 5), compiled(Product(3), 5), "
    script += "sum(compiled.stats.cache_hits.values()), sum(compiled.stats.cache_misses.values()))"
    assert told(script) == "8 15 0 2\n"
    assert told(script) == "8 15 2 0\n"


def test_the_chases_too_are_there_the_next_time() -> None:
    script = f"{SHORT}print(sum(playouts.stats.cache_hits.values()), sum(playouts.stats.cache_misses.values()))"
    first, again = told(script).split("\n", 1), told(script).split("\n", 1)
    assert again == [first[0], "1 0\n"]


MODELS = {ClassicModel, HolmesModel, CompactModel}
EVERY_CHASE = {"actions", "step", "fares_of", "score"}
"""What the compact game has of the engine; the rest is for games with a log."""


def parts_of(package: ModuleType) -> set[PerGame[..., object]]:
    """What differs from game to game in a package, or in those it takes it from; all its modules are imported."""
    modules = [import_module(f"{package.__name__}.{found.name}") for found in iter_modules(package.__path__)]
    return {part for module in modules for part in vars(module).values() if isinstance(part, PerGame)}


def models_of(parts: set[PerGame[..., object]]) -> dict[str, set[type[object]]]:
    """The models that each part has a kernel for."""
    found = {part.__name__: {model for model in MODELS if part.plays(model)} for part in parts}
    assert len(found) == len(parts)
    return found


def test_every_part_of_the_engine_is_written_for_the_games_it_is_called_for() -> None:
    found = models_of(parts_of(engine))
    assert found.keys() > EVERY_CHASE
    logged = {ClassicModel, HolmesModel}
    assert found == {name: MODELS if name in EVERY_CHASE else logged for name in found}


def test_every_part_of_the_tree_search_is_written_for_all_games() -> None:
    found = models_of(parts_of(mcts) - parts_of(engine))
    assert found.keys() >= {"determinize", "prune", "greedy_action", "guess", "observe", "fugitive_reward"}
    assert found == dict.fromkeys(found, MODELS)
