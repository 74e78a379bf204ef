"""The database holds every secret: no other user of the machine can read it, from its first instant."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from gaslamp.server import database as opening
from gaslamp.server import launch
from gaslamp.server.schema import BadStore
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Server

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Whatever is made may be read by all, unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: f"{S_IMODE(file.stat().st_mode):o}" for file in folder.iterdir()}


def test_the_file_and_those_beside_it_are_private(tmp_path: Path) -> None:
    with Server(str(tmp_path / "gaslamp.db")) as server:
        server.create("classic", "me", "club")
        assert modes(tmp_path) == {f"gaslamp.db{end}": "600" for end in ("", "-wal", "-shm")}


def test_it_is_private_before_anything_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, seen = tmp_path / "gaslamp.db", list[str]()
    connect = sqlite3.connect

    def watched(*args: object, **more: object) -> sqlite3.Connection:
        seen.extend(modes(tmp_path).values())
        return connect(*args, **more)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr(sqlite3, "connect", watched)
    launch.check_store(str(file))
    assert set(seen) == {"600"}


def test_one_that_all_could_read_is_tightened(tmp_path: Path) -> None:
    """A server that was killed has left the other two behind."""
    file = tmp_path / "gaslamp.db"
    launch.check_store(str(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO about VALUES ('mood', 'grim')")
        connection.commit()
        for part in tmp_path.iterdir():
            part.chmod(0o644)
        assert len(modes(tmp_path)) == 3
        launch.check_store(str(file))
        assert set(modes(tmp_path).values()) == {"600"}


def test_what_is_no_database_of_ours_is_left_as_it_is(tmp_path: Path) -> None:
    """Somebody has named the wrong file, which others may have to read."""
    text, other = tmp_path / "passwords", tmp_path / "other.db"
    text.write_text("root:x:0:0\n")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE about (me TEXT)")
    for file in (text, other):
        file.chmod(0o644)
        with pytest.raises(BadStore):
            launch.check_store(str(file))
    assert modes(tmp_path) == {"passwords": "644", "other.db": "644"}


def test_looking_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "gaslamp.db"
    launch.check_store(str(file))
    file.chmod(0o644)
    launch.look_at_database(str(file))
    assert modes(tmp_path)["gaslamp.db"] == "644"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_tightened_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """It belongs to somebody else."""

    def refuse(*_: object) -> None:
        raise PermissionError

    file = tmp_path / "gaslamp.db"
    launch.check_store(str(file))
    file.chmod(0o640)
    monkeypatch.setattr(Path, "chmod", refuse)
    launch.check_store(str(file))
    launch._warn_exposed(str(file), Words(language))
    assert capsys.readouterr().err.strip() == Words(language).say("server-store-exposed", file=file)


def test_a_folder_that_we_make_is_private(tmp_path: Path) -> None:
    launch.make_folder(tmp_path / "deep" / "gaslamp" / "gaslamp.db")
    assert modes(tmp_path / "deep") == {"gaslamp": "700"}


def test_a_database_on_a_server_has_no_file() -> None:
    address = "postgresql://user@host/gaslamp"
    opening.keep_private(address)
    assert not opening.exposed(address)
    assert not Path("postgresql:").exists()
