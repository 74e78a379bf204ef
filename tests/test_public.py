"""The public surface is what `__all__` says: every name is explained there, with an example that runs.

Classes and functions have an example in their docstring. Constants and names of types have none: for them the text
below the assignment says what they are.
"""

from __future__ import annotations

import ast
import doctest
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

PUBLIC = [
    "gaslamp",
    "gaslamp.agents",
    "gaslamp.agents.belief",
    "gaslamp.arena",
    "gaslamp.board",
    "gaslamp.client",
    "gaslamp.games",
    "gaslamp.games.classic",
    "gaslamp.games.compact",
    "gaslamp.games.connection",
    "gaslamp.games.holmes",
    "gaslamp.record",
    "gaslamp.solve",
    "gaslamp.svg",
    "gaslamp.testing",
    "gaslamp.words",
]
FLAGS = doctest.ELLIPSIS


def names() -> Iterator[tuple[str, str]]:
    for module in PUBLIC:
        yield from ((module, name) for name in import_module(module).__all__)


def is_documented_thing(thing: object) -> bool:
    return inspect.isclass(thing) or inspect.isfunction(thing)


def home(module: str, name: str) -> str:
    """The module in which a public name is defined, as the imports tell it."""
    for node in ast.walk(ast.parse(Path(import_module(module).__file__ or "").read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and name in [alias.asname or alias.name for alias in node.names]:
            return home(node.module or "", name)
    return module


def text_below(module: str, name: str) -> str:
    """What stands below the assignment of a constant, or of the name of a type."""
    body = ast.parse(Path(import_module(module).__file__ or "").read_text("utf-8")).body
    for node, below in pairwise(body):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if name in [target.id for target in targets if isinstance(target, ast.Name)]:
            is_text = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            return str(below.value.value) if is_text else ""  # type: ignore[attr-defined]
    return ""


THINGS = {
    f"{thing.__module__}.{name}": thing
    for module, name in names()
    if is_documented_thing(thing := getattr(import_module(module), name)) and thing.__module__.startswith("gaslamp")
}
NAMED = sorted(
    {
        (home(module, name), name)
        for module, name in names()
        if not is_documented_thing(getattr(import_module(module), name))
    }
)


def test_the_surface_is_not_empty() -> None:
    assert len(THINGS) > 120
    assert ("gaslamp.core", "CHANCE") in NAMED


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_are_there_and_each_is_named_once(module: str) -> None:
    public = import_module(module).__all__
    assert sorted(set(public)) == sorted(public)
    assert [name for name in public if not hasattr(import_module(module), name)] == []
    assert import_module(module).__doc__


@pytest.mark.parametrize("name", THINGS)
def test_every_public_thing_is_explained_with_an_example_that_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    thing = THINGS[name]
    assert ">>> " in (vars(thing).get("__doc__") or "" if inspect.isclass(thing) else thing.__doc__ or ""), name
    module: ModuleType = sys.modules[thing.__module__]
    for test in doctest.DocTestFinder().find(thing, name, module=module, globs=dict(vars(module))):
        told: list[str] = []
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
        assert not told, "".join(told)


@pytest.mark.parametrize(("module", "name"), NAMED)
def test_every_public_constant_and_name_of_a_type_is_explained_below_it(module: str, name: str) -> None:
    assert text_below(module, name).endswith((".", "`")), f"{module}.{name}"
