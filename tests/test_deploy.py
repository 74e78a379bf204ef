"""The container and the units of a server: what they copy is there, what they install exists, what they start too."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from gaslamp.cli.commands import app
from gaslamp.cli.settings import SETTINGS
from gaslamp.words import Words

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
UNITS = sorted((ROOT / "deploy").glob("*.service"))
BIN = "/opt/gaslamp/bin/gaslamp"


def said(instruction: str) -> list[str]:
    """What the Dockerfile says by an instruction, line by line."""
    return re.findall(rf"^{instruction} (.*)$", DOCKERFILE, re.MULTILINE)


def sources() -> list[str]:
    return [source for line in said("COPY") if "--from" not in line for source in line.split()[:-1]]


def check_command(words: list[str]) -> None:
    """The command line is one that we know; nothing is started."""
    group: Any = get_command(app)
    name, *rest = words
    if name not in group.commands:
        pytest.skip(f"there is no `gaslamp {name}` yet")
    context = group.make_context("gaslamp", [], obj=Words("en"), default_map={})
    group.commands[name].make_context(name, rest, parent=context)


def test_what_is_copied_is_there_and_let_through() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert ignored[0] == "*", "nothing goes along by chance"
    assert [name for name in sources() if not (ROOT / name).exists()] == []
    assert {f"!{name}" for name in sources()} == {line for line in ignored if line.startswith("!")}


def test_what_is_copied_is_all_that_the_package_is_built_from(tmp_path: Path) -> None:
    for name in sources():
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    assert list((tmp_path / "dist").glob("*.whl"))


def test_what_is_installed_are_extras_of_ours() -> None:
    asked = re.search(r'pip install --no-cache-dir "\.\[([\w,]+)\]"', DOCKERFILE)
    assert asked
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {"serve", "postgres", "search", "push"} == set(asked[1].split(",")) <= set(extras)


def test_the_container_is_small_nobody_and_holds_no_secret() -> None:
    images = said("FROM")
    assert len(images) == 2, "what builds it is not in it"
    assert not [image for image in images if "/" in image], "no host of a registry"
    assert said("USER") == ["10421"]
    assert said("VOLUME") == ["/data"]
    assert not re.search(r"password|secret|token|://\w+:", "\n".join(said("ENV")), re.IGNORECASE)


def test_the_container_starts_what_we_know_and_asks_for_its_health() -> None:
    words = [*json.loads(said("ENTRYPOINT")[0]), *json.loads(said("CMD")[0])]
    assert words[0] == "gaslamp"
    check_command(words[1:])
    port = words[words.index("--port") + 1]
    assert said("EXPOSE") == [port]
    check = said("HEALTHCHECK")[0].partition(" CMD ")[2]
    assert f"127.0.0.1:{port}/health" in check
    compile(json.loads(check)[2], "HEALTHCHECK", "exec")


def test_what_is_set_is_a_setting() -> None:
    units = "".join(unit.read_text("utf-8") for unit in UNITS)
    named = set(re.findall(r"\b(GASLAMP_\w+)=", DOCKERFILE + units))
    assert named
    assert named <= {setting.variable for setting in SETTINGS}


def service(unit: Path) -> dict[str, str]:
    """The last value of everything in the unit's main section."""
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(unit, "utf-8")
    assert set(parser) == {"DEFAULT", "Unit", "Service", "Install"}
    return dict(parser["Service"])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_what_we_know(unit: Path) -> None:
    program, *words = shlex.split(service(unit)["ExecStart"])
    assert program == BIN
    check_command(words)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_may_do_little(unit: Path) -> None:
    said = service(unit)
    wanted = {"DynamicUser": "yes", "ProtectSystem": "strict", "ProtectHome": "yes", "NoNewPrivileges": "yes"}
    assert {name: said.get(name) for name in wanted} == wanted
    assert (said["CapabilityBoundingSet"], said["UMask"]) == ("", "0077")
    assert "MemoryDenyWriteExecute" not in said, "machine code is compiled there"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_nothing_wrong(unit: Path, tmp_path: Path) -> None:
    if not (program := shutil.which("systemd-analyze")):
        pytest.skip("no systemd here")
    copy = tmp_path / unit.name
    copy.write_text(unit.read_text("utf-8").replace(BIN, sys.executable), "utf-8")
    done = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert not [line for line in (done.stdout + done.stderr).splitlines() if unit.name in line]
