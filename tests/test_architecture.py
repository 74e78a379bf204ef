"""Who may import whom, and what the package promises about itself."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from gaslamp import HOMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "gaslamp"
MODULES = sorted(path.relative_to(SOURCE).with_suffix("").as_posix() for path in SOURCE.rglob("*.py"))

CORE = {"core"}
BOARD = CORE | {"board", "boardfile", "survey", "textfile"}
GAMES = BOARD | {"games"}
MATCH = CORE | {"match"}
PRESENTATION = GAMES | MATCH | {"presentation"}
RECORD = GAMES | MATCH | {"record"}
PICTURES = GAMES | MATCH | {"svg", "drawing"}
LESSONS = RECORD | {"lessons"}
AGENTS = LESSONS | {"agents", "extras", "folders"}
EVERYTHING_BELOW = AGENTS | PICTURES | PRESENTATION | {"options", "words", "testing"}
RULEBOOK = PICTURES | PRESENTATION | {"words", "options", "telling", "rulebook"}
SOLVE = AGENTS | {"solve"}
SCREENS = EVERYTHING_BELOW | {"deltas", "telling", "rulebook"}
ALLOWED = {
    "core": CORE | {"words"},  # a problem says in English what it is
    "board": BOARD | {"svg"},  # a board draws itself in a notebook
    "boardfile": BOARD,
    "survey": BOARD,
    "textfile": BOARD,
    "games": GAMES | MATCH,  # a game names its own view
    "options": GAMES | {"options"},
    "presentation": PRESENTATION,
    "match": MATCH | {"svg"},  # so does a view
    "record": RECORD,
    "svg": PICTURES | PRESENTATION,
    "drawing": PICTURES,
    "extras": CORE,
    "fluent": {"fluent"},
    "folders": {"folders"},
    "words": PRESENTATION | {"words", "fluent"},
    "testing": RECORD | {"testing", "agents"},
    "lessons": LESSONS,
    "agents": AGENTS,
    "arena": EVERYTHING_BELOW | {"arena"},
    "solve": SOLVE,
    "telling": AGENTS | PICTURES | PRESENTATION | {"words", "telling"},
    "rulebook": RULEBOOK,
    "deltas": {"deltas"},
    "client": RECORD | {"client", "deltas", "extras"},
    "terminal": SCREENS | {"client", "terminal"},
    "server": SCREENS | {"server"},
    "cli": SCREENS | {"arena", "client", "solve", "terminal", "server", "cli"},
    "__main__": {"cli"},
    "__init__": EVERYTHING_BELOW,
}
LIBRARIES = {
    "core": {"msgspec", "typing_extensions"},  # the latter is for the type checker alone
    "board": {"msgspec"},
    "boardfile": {"msgspec"},
    "survey": {"msgspec"},
    "textfile": set[str](),
    "games": {"msgspec"},
    "options": {"msgspec"},
    "presentation": {"msgspec", "typing_extensions"},  # the latter is for the type checker alone
    "match": {"msgspec", "typing_extensions"},
    "record": {"msgspec"},
    "svg": {"msgspec"},
    "drawing": {"msgspec"},
    "testing": set[str](),
    "extras": set[str](),
    "fluent": set[str](),
    "folders": {"platformdirs"},
    "words": set[str](),
    "lessons": {"msgspec"},
    "agents": {"msgspec", "numpy"},
    "deltas": {"msgspec"},
    "client": {"msgspec", "websockets"},
    "arena": {"msgspec", "rich"},
    "solve": {"msgspec", "numpy"},
    "telling": {"msgspec"},
    "rulebook": {"msgspec"},
    "terminal": {"msgspec", "rich", "textual"},
    "server": {
        "argon2",
        "brotli",
        "cryptography",
        "h11",
        "msgspec",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    },
    "cli": {"msgspec", "rich", "typer"},
    "__main__": set[str](),
    "__init__": set[str](),
}
OTHERS = (set().union(*LIBRARIES.values()) | {"numba"}) - {"typing_extensions"}


def parsed(module: str) -> ast.Module:
    return ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))


def imports(module: str) -> set[str]:
    tree = parsed(module)
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    plain = {alias.name for node in found if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in found if isinstance(node, ast.ImportFrom)}


def public_types(module: str) -> list[str]:
    """The classes of a module and its aliases of types."""
    body = parsed(module).body
    classes = [node.name for node in body if isinstance(node, ast.ClassDef)]
    aliases = [
        node.target for node in body if isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.dump(node.annotation)
    ]
    names = [*classes, *(target.id for target in aliases if isinstance(target, ast.Name))]
    return [name for name in names if not name.startswith("_")]


def part(module: str) -> str:
    return module.split("/")[0]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    ours = {name.split(".")[1] for name in imports(module) if name.startswith("gaslamp.")}
    assert ours <= ALLOWED[part(module)]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_uses_only_the_libraries_of_its_part(module: str) -> None:
    others = {name.split(".")[0] for name in imports(module)} - {"gaslamp"}
    assert others - set(sys.stdlib_module_names) <= LIBRARIES[part(module)]


def test_no_two_public_types_have_one_name() -> None:
    of = {module: set(public_types(module)) for module in MODULES}
    places = {name: [module for module in MODULES if name in of[module]] for name in set().union(*of.values())}
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


@pytest.mark.parametrize("module", [m for m in MODULES if part(m) == "telling"])
def test_what_is_told_asks_no_bot_but_what_can_be_believed_and_why(module: str) -> None:
    known = {"gaslamp.agents.belief.filter", "gaslamp.agents.explain", "gaslamp.agents.team.plan"}  # facts, all of them
    assert {name for name in imports(module) if name.startswith("gaslamp.agents")} <= known


@pytest.mark.parametrize("module", [m for m in MODULES if part(m) in ("core", "match", "games", "board", "record")])
def test_the_core_holds_no_chance_clock_or_environment(module: str) -> None:
    assert not imports(module) & {"random", "secrets", "time", "datetime", "locale", "logging"}


LIGHT = {
    "import gaslamp": set[str](),
    "from gaslamp import Match": MATCH | {"msgspec"},
    "import gaslamp.words": CORE | {"fluent", "words", "msgspec"},
}
"""What each of these brings along, parts of ours and libraries."""


@pytest.mark.parametrize("code", LIGHT)
def test_an_import_brings_along_only_what_it_needs(code: str) -> None:
    loaded = [name.split(".") for name in run(f"import sys; {code}; print(*sys.modules)").split()]
    ours = {name[1] for name in loaded if name[0] == "gaslamp" and name[1:]}
    assert ours | ({name[0] for name in loaded} & OTHERS) <= LIGHT[code]


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["play", "--help"]])
def test_a_help_page_brings_no_game_along(args: list[str]) -> None:
    printed = run(f"import sys; from gaslamp.cli import main; main({args!r}); print(*sys.modules)")
    loaded = [name.split(".") for name in printed.splitlines()[-1].split()]
    ours = {name[1] for name in loaded if name[0] == "gaslamp" and name[1:]}
    assert ours <= CORE | {"cli", "extras", "fluent", "folders", "words"}
    assert not {name[0] for name in loaded} & {"rich", "numpy", "pydantic"}


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_public_names_are_sorted_and_there() -> None:
    public = getattr(gaslamp, "__all__")  # noqa: B009  # type checkers know the names by their imports
    by_kind = sorted(public, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert public == by_kind == list(HOMES)
    assert all(hasattr(gaslamp, name) for name in public)
    assert set(public) <= set(dir(gaslamp))


def test_type_checkers_find_every_public_name_where_it_is_imported_from() -> None:
    (block,) = [node for node in parsed("__init__").body if isinstance(node, ast.If) and is_name(node.test)]
    found = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    assert {(alias.name, alias.asname): node.module for node in found for alias in node.names} == {
        (name, name): home for name, home in HOMES.items()
    }


def is_name(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def test_a_name_that_is_not_there_is_missing_as_usual() -> None:
    with pytest.raises(AttributeError, match="'gaslamp' has no attribute 'nobody'"):
        getattr(gaslamp, "nobody")  # noqa: B009  # a type checker would not let it pass


def test_the_version_is_the_same_everywhere() -> None:
    stated = re.search(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert stated is not None
    assert stated[1] == gaslamp.__version__
    assert f"## {gaslamp.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_says_why() -> None:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if re.match(r'    "[a-z.-]+>=', line)]
    assert len(wanted) > 5
    assert all("  # " in line for line in wanted)
