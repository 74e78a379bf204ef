"""`gaslamp doctor`: every part is looked at, what is broken is a sentence, and nothing is changed."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import gaslamp
from gaslamp.agents.engine import jit
from gaslamp.cli import looks
from gaslamp.cli.looks import LOOKS, Part
from gaslamp.cli.settings import SETTINGS
from gaslamp.core import Problem
from gaslamp.extras import EXTRAS
from gaslamp.server.launch import check_store
from gaslamp.words import LANGUAGES, Words
from tests.cli.shell import shell


@pytest.fixture
def parts(say: Any) -> Any:
    """The parts as a run of the doctor found them."""

    def found(line: str = "") -> dict[str, dict[str, str]]:
        return {part["name"]: part for part in json.loads(say(f"doctor --json {line}").out)["parts"]}

    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_line_and_all_is_well(say: Any, language: str) -> None:
    said, words = say(f"doctor --language {language}"), Words(language)
    assert (said.status, said.err) == (0, "")
    for name in (*LOOKS, *EXTRAS, "database", "settings"):
        assert f"  {words.say('doctor-part', part=name)} " in said.out
    assert said.out.endswith(words.say("doctor-verdict", broken=0) + "\n")
    assert max(map(len, said.out.splitlines())) <= 80 or " " not in max(said.out.split(), key=len)


def test_versions_are_those_of_this_machine(parts: Any) -> None:
    found = parts()
    assert found["gaslamp"]["text"] == gaslamp.__version__
    assert found["python"]["text"].startswith(sys.version.split()[0])
    assert "typer " in found["cli"]["text"]


def test_nothing_is_changed_by_looking(say: Any, tmp_path: Path) -> None:
    say("doctor")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_library_says_how_it_is_installed(parts: Any, say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    there = find_spec
    monkeypatch.setattr(looks, "find_spec", lambda name: None if name in ("ray", "asyncpg") else there(name))
    assert parts()["ray"] == {
        "name": "ray", "state": "missing", "text": "ray. Install with: pip install 'gaslamp[ray]'",
    }  # fmt: skip
    assert "missing: asyncpg. Install with: pip install 'gaslamp[postgres]'" in " ".join(say("doctor").out.split())
    assert say("doctor").status == 0  # one can play without


def test_without_a_server_the_database_is_not_looked_at(parts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gaslamp.server.launch", None)
    assert parts()["database"]["state"] == "missing"


@pytest.mark.parametrize(
    ("numba", "folder", "state"),
    [(None, None, "broken"), (object(), None, "note"), (object(), Path("nowhere"), "ok")],
)
def test_machine_code(
    parts: Any, monkeypatch: pytest.MonkeyPatch, numba: object, folder: Path | None, state: str
) -> None:
    monkeypatch.setattr(jit, "numba", numba)
    monkeypatch.setattr(jit, "FOLDER", folder)
    assert parts()["code"]["state"] == state


def test_a_folder_that_cannot_be_written_to_is_broken(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/data")
    said = say("doctor")
    assert said.status == 1
    assert "BROKEN: /dev/null/data/gaslamp: Nothing can be written to this folder:" in " ".join(said.out.split())


def test_saved_games_are_counted(parts: Any, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "gaslamp" / "games"
    folder.mkdir(parents=True)
    (folder / "a.record").touch()
    assert parts()["saves"]["text"] == f"1 in {folder}"


# Databases


def test_a_database_that_is_there_is_looked_into_and_left_as_it_is(parts: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    check_store(str(file))
    before = file.read_bytes()
    assert parts("--database games.db")["database"] == {"name": "database", "state": "ok", "text": "games.db"}
    assert file.read_bytes() == before


def test_a_database_of_a_newer_gaslamp_is_broken(say: Any, tmp_path: Path) -> None:
    check_store(str(tmp_path / "games.db"))
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("UPDATE about SET value = '99' WHERE name = 'schema'")
        connection.commit()
    said = say("doctor --database games.db")
    assert said.status == 1
    assert "made by a newer Gaslamp" in " ".join(said.out.split())


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("postgresql://me:hush@127.0.0.1:1/games", "No database server answers at postgresql://me:***@"),
        ("mysql://me:hush@nowhere/games", "can’t use this kind of database: mysql"),
        ("/dev/null/games.db", "Nothing can be written to this folder"),
        ("text.db", "there is no database in this file"),
    ],
)
def test_a_database_that_cannot_be_used_is_broken_and_keeps_its_password(
    say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, sentence: str
) -> None:
    (tmp_path / "text.db").write_text("no database " * 99)
    monkeypatch.setenv("GASLAMP_DATABASE", database)
    said = say("doctor")
    assert said.status == 1
    assert sentence in " ".join(said.out.split())
    assert "hush" not in said.out + say("doctor --json").out + said.err


# Settings


def test_settings_in_force_say_where_they_come_from(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my.toml").write_text("port = 9000\npace = 1\nlan = true\n")
    monkeypatch.setenv("GASLAMP_CONFIG", "my.toml")
    monkeypatch.setenv("GASLAMP_PACE", "2")
    settings = {s["name"]: s for s in json.loads(say("doctor --json --language fr").out)["settings"]}
    assert list(settings) == [setting.name for setting in SETTINGS]
    found = {name: (settings[name]["value"], settings[name]["origin"]) for name in settings}
    assert found["port"] == (9000, "file")
    assert found["pace"] == (2.0, "environment")
    assert found["lan"] == (True, "file")
    assert found["bot"] == ("club", "default")
    assert found["language"] == ("fr", "option")
    assert "yes (settings file)" in say("doctor").out


def test_all_faults_of_the_settings_are_told(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my.toml").write_text("port = -1\nprot = 2\n")
    monkeypatch.setenv("GASLAMP_CONFIG", "my.toml")
    said = say("doctor")
    assert said.status == 1
    told = " ".join(said.out.split())
    assert "my.toml:1: port must be a whole number" in told
    assert "my.toml:2: There is no setting “prot”." in told


def test_a_variable_nobody_knows_is_noted(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_PROT", "1")
    said = say("doctor")
    assert said.status == 0
    assert "There is no setting “GASLAMP_PROT”." in " ".join(said.out.split())
    assert "Did you mean “GASLAMP_PORT”?" in " ".join(said.out.split())


# Whatever happens


@pytest.mark.parametrize("error", [RuntimeError("boom"), OSError(5, "boom"), KeyError("boom"), Problem("file-missing")])
def test_a_look_that_fails_is_a_sentence_and_the_others_go_on(
    say: Any, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fails(_words: Words) -> Part:
        raise error

    monkeypatch.setattr("gaslamp.cli.doctor.LOOKS", {**LOOKS, "games": fails})
    said = say("doctor --json")
    assert (said.status, said.err) == (1, "")
    found = json.loads(said.out)["parts"]
    assert [part["name"] for part in found if part["state"] == "broken"] == ["games"]
    assert len(found) == len(LOOKS) + len(EXTRAS) + 2


def test_a_home_that_is_none_is_no_traceback(tmp_path: Path) -> None:
    nowhere = {"HOME": "/dev/null", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": ""}
    said = shell("doctor", env=nowhere, cwd=tmp_path)
    assert (said.returncode, said.stderr) == (1, "")
    assert "/dev/null/" in said.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name_of_its_own(language: str) -> None:
    names = [Words(language).say("doctor-part", part=part) for part in (*LOOKS, "database", *EXTRAS, "settings")]
    assert len(set(names)) == len(names)
