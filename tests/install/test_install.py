"""Each extra brings what it promises and no more; what is missing is answered by the line that installs it."""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest

from gaslamp.extras import EXTRAS, MissingExtra
from gaslamp.words import LANGUAGES, Words
from tests.install.environments import ROOT, Environment, build_wheel, skip_where_nothing_can_be_installed
from tests.patience import PATIENCE

MEGABYTE = 1 << 20
LARGEST = 10 * MEGABYTE
"""Of the bare package with all that it depends on; it has half of that."""
HELP = "Usage: gaslamp"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Environment]:
    """An environment with an extra, made when it is first asked for."""
    folder = tmp_path_factory.mktemp("install")
    skip_where_nothing_can_be_installed(folder / "probe")
    wheel = build_wheel(folder / "wheel")
    return cache(lambda extra: Environment(folder / (extra or "bare"), wheel, extra))


@pytest.fixture
def bare(environment: Callable[[str], Environment]) -> Environment:
    return environment("")


@pytest.fixture
def client(environment: Callable[[str], Environment]) -> Environment:
    return environment("client")


@pytest.fixture
def play(environment: Callable[[str], Environment]) -> Environment:
    return environment("play")


@pytest.fixture
def serve(environment: Callable[[str], Environment]) -> Environment:
    return environment("serve")


@pytest.fixture
def search(environment: Callable[[str], Environment]) -> Environment:
    return environment("search")


@pytest.fixture
def postgres(environment: Callable[[str], Environment]) -> Environment:
    return environment("postgres")


@pytest.fixture
def ray(environment: Callable[[str], Environment]) -> Environment:
    return environment("ray")


@pytest.fixture
def everything(environment: Callable[[str], Environment]) -> Environment:
    return environment("all")


def line(extra: str, language: str = "en") -> str:
    return Words(language).explain(MissingExtra("extra-missing", extra=extra))


def refused(done: subprocess.CompletedProcess[str], extra: str, language: str = "en") -> bool:
    return (done.returncode, done.stderr) == (2, f"{line(extra, language)}\n")


# The bare package


def test_the_bare_package_is_small_and_depends_on_one_library(bare: Environment) -> None:
    assert bare.installed() == {"gaslamp", "msgspec"}
    files = [path for path in bare.packages.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sum(path.stat().st_size for path in files) < LARGEST


def test_the_bare_package_keeps_its_promises(bare: Environment) -> None:
    done = bare.promise("bare.py")
    assert done.stdout == "kept\n", done.stderr


@pytest.mark.parametrize("args", [[], ["--help"], ["play"], ["serve", "--port", "0"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_typer_the_command_says_what_to_install(bare: Environment, language: str, args: list[str]) -> None:
    assert refused(bare.gaslamp(*args, GASLAMP_LANGUAGE=language), "cli", language)


def test_the_bare_command_knows_its_version(bare: Environment) -> None:
    done = bare.gaslamp("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("gaslamp ")


# A seat at a server's table


@pytest.mark.parametrize("link", ["http://127.0.0.1:9/join#CODE", "http://127.0.0.1:9/table/4f#TOKEN"])
def test_a_seat_needs_the_client_and_says_so_before_it_is_taken(
    bare: Environment, client: Environment, link: str
) -> None:
    script = f"from gaslamp.client import sit_down; sit_down({link!r})"
    assert client.installed() == {"gaslamp", "msgspec", "websockets"}
    assert client.python_says(script).endswith(line_without_server())
    assert bare.python_says(script).endswith(line("client"))


def line_without_server() -> str:
    return Words("en").say("client-no-server", address="http://127.0.0.1:9")


def test_a_bot_and_a_person_say_what_they_need_before_they_sit_down(environment: Callable[[str], Environment]) -> None:
    for link in ("http://127.0.0.1:9/join#CODE", "http://127.0.0.1:9/table/4f#TOKEN"):
        assert refused(environment("cli").gaslamp("bot", link), "client")
        assert on_a_terminal(environment("serve"), "join", link) == (2, line("play"))


# The terminal


def test_play_brings_the_screen_and_lines(play: Environment) -> None:
    done = play.promise("screen.py")
    assert done.stdout == "kept\n", done.stderr
    lines = play.gaslamp("play", "--plain", "--seed", "1", typed="quit\n")
    assert lines.returncode == 0, lines.stderr
    assert "Mister X" in lines.stdout
    assert play.gaslamp("--help").stdout.startswith(HELP)
    assert not play.installed() & {"numpy", "starlette", "fluent.runtime"}


def test_play_says_what_the_rest_needs(play: Environment) -> None:
    assert refused(play.gaslamp(), "serve")
    assert refused(play.gaslamp("play", "--plain", "--bot", "strong"), "search")
    assert refused(play.gaslamp("arena", "--detectives", "sleuth", "--games", "1"), "search")
    assert refused(play.gaslamp("arena", "--games", "1", "--ray", "local"), "ray")


def test_a_folder_named_ray_is_not_the_library(play: Environment) -> None:
    (play.home / "ray").mkdir()
    assert refused(play.gaslamp("arena", "--games", "1", "--ray", "local"), "ray")


def test_without_textual_there_is_text_mode(serve: Environment) -> None:
    assert on_a_terminal(serve, "play", "--seed", "1") == (2, line("play"))
    assert on_a_terminal(serve, "learn", "classic", "--language", "de") == (2, line("play", "de"))
    lines = serve.gaslamp("play", "--plain", "--seed", "1", typed="quit\n")
    assert lines.returncode == 0, lines.stderr


def on_a_terminal(where: Environment, *args: str) -> tuple[int, str]:
    """The status of a command on a screen, and what it complains of."""
    pty = pytest.importorskip("pty")
    screen, keyboard = pty.openpty()
    environ = where.environ | {"TERM": "xterm"}
    done = subprocess.run(
        [where.command, *args], cwd=where.home, env=environ, stdin=keyboard, stdout=keyboard, stderr=subprocess.PIPE
    )
    os.close(screen)
    os.close(keyboard)
    return done.returncode, done.stderr.decode().strip()


# The server


def test_serve_brings_the_table_without_the_bots_that_search(serve: Environment) -> None:
    with serve.serving() as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert client.get("/").status_code == 200
        offered = {game["name"]: [level["value"] for level in game["levels"]] for game in games(client)}
        assert offered["classic"] == offered["holmes"] == offered["compact"] == ["casual", "club"]
        assert offered["connection"] == ["casual", "club", "strong", "master"]
        assert client.post("/api/tables", json={"game": "classic", "chairs": ["me", "club"]}).status_code == 200
        asked = {"game": "classic", "chairs": ["me", "master"]}
        answer = client.post("/api/tables", json=asked, headers={"accept-language": "fr"})
        assert answer.status_code == 400
        assert line("search", "fr") in answer.json().values()


def games(client: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/games").json()["games"]
    return found


def test_serve_says_what_postgresql_needs(serve: Environment) -> None:
    for address in ("postgresql://ada@127.0.0.1:9/gaslamp", "postgresql+asyncpg://ada@127.0.0.1:9/gaslamp"):
        assert refused(serve.gaslamp("serve", "--no-browser", "--database", address), "postgres")


def test_postgres_brings_the_driver(postgres: Environment) -> None:
    done = postgres.gaslamp("serve", "--no-browser", "--database", "postgresql://ada@127.0.0.1:9/gaslamp")
    assert done.returncode == 2
    assert done.stderr.startswith("No database server answers")


# The bots


def test_search_brings_machine_code_and_bots_that_search(search: Environment) -> None:
    for script, how in (("kernel.py", {}), ("search.py", {"NUMBA_DISABLE_JIT": "1"})):
        done = search.promise(script, **how)
        assert done.stdout == "kept\n", done.stderr


def test_search_is_a_library_alone(search: Environment) -> None:
    assert not search.installed() & {"typer", "textual", "starlette"}
    assert refused(search.gaslamp(), "cli")


# The cluster, and everything


def test_ray_brings_a_cluster_to_the_library(ray: Environment) -> None:
    done = ray.cluster()
    assert done.stdout.endswith("kept\n"), done.stderr
    assert not ray.installed() & {"typer", "textual", "starlette", "numba"}
    assert refused(ray.gaslamp(), "cli")


def test_all_leaves_nothing_to_install(everything: Environment) -> None:
    found = everything.gaslamp("doctor", "--json")
    assert found.returncode == 0, found.stderr
    libraries = json.loads(found.stdout)["libraries"]
    assert {library["name"] for library in libraries} == set().union(*EXTRAS.values())
    assert all(library["version"] for library in libraries)


def test_all_brings_every_part(everything: Environment) -> None:
    for script in ("screen.py", "search.py"):
        done = everything.promise(script, NUMBA_DISABLE_JIT="1")
        assert done.stdout == "kept\n", done.stderr
    cluster = everything.cluster()
    assert cluster.stdout.endswith("kept\n"), cluster.stderr
    with everything.serving() as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        offered = {game["name"]: [level["value"] for level in game["levels"]] for game in games(client)}
    assert set(map(tuple, offered.values())) == {("casual", "club", "strong", "master")}
    lost = everything.gaslamp("serve", "--no-browser", "--database", "postgresql://ada@127.0.0.1:9/gaslamp")
    assert lost.stderr.startswith("No database server answers")


# What is said and what is declared


def test_every_extra_has_a_line_in_every_language() -> None:
    for language in LANGUAGES:
        lines = [line(extra, language) for extra in EXTRAS]
        assert len(set(lines)) == len(EXTRAS)
        assert all(f"pip install 'gaslamp[{extra}]'" in said for extra, said in zip(EXTRAS, lines, strict=True))


def test_the_libraries_of_each_extra_are_those_that_are_declared() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, libraries in EXTRAS.items():
        named = {
            wanted.partition(">")[0].removesuffix("-cffi")
            for wanted in declared[extra]
            if not wanted.startswith("gaslamp[")
        }
        assert named == set(libraries)
