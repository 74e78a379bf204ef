"""Backups: one file from either kind of database and any version, back into an empty one; nothing bad is restored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from stat import S_IMODE
from typing import Any

import pytest
from sqlalchemy import select

from gaslamp.cli import main
from gaslamp.server import backup
from gaslamp.server.schema import BadStore, latest, tables
from gaslamp.server.store import Store
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Program, Server, play
from tests.server.old_databases import ALL, LIVE, OLD, make_old
from tests.server.test_migrations import look
from tests.server.test_store import with_store


def rows(database: str) -> dict[str, list[dict[str, Any]]]:
    """All that is in a database."""

    async def read(store: Store) -> dict[str, list[dict[str, Any]]]:
        found = {}
        async with store.writing() as connection:
            for table in tables.sorted_tables:
                query = select(table).order_by(*table.primary_key.columns)
                found[table.name] = [dict(row._mapping) for row in await connection.execute(query)]
        return found

    return with_store(database, read)


@pytest.fixture
def saved(file: str, tmp_path: Path) -> Path:
    """A backup of many games."""
    path = tmp_path / "games.backup"
    asyncio.run(backup.back_up(make_old(file, 3), path))
    return path


@pytest.mark.parametrize("version", OLD)
def test_games_come_back_from_any_version_and_are_played_on(database: str, tmp_path: Path, version: int) -> None:
    """From a file into either kind of database."""
    old, path = make_old(str(tmp_path / "old.db"), version), tmp_path / "games.backup"
    header = asyncio.run(backup.back_up(old, path))
    assert (header.schema, header.counts["matches"]) == (version, len(ALL) + 1)
    asyncio.run(backup.restore(path, target := database if database != old else str(tmp_path / "new.db")))
    assert rows(target) == rows(old), "both are up to date by now"
    match = LIVE[0]
    with Server(target) as server, server.sit(match.token()) as ada, server.sit(match.token("ben")) as ben:
        play({ada: Random(1), ben: Random(2)})


def test_from_a_server_into_a_file(postgres: str, database: str, tmp_path: Path) -> None:
    path, target = tmp_path / "games.backup", str(tmp_path / "new.db")
    make_old(database, 3)
    asyncio.run(backup.back_up(database, path))
    asyncio.run(backup.restore(path, target))
    assert rows(target) == rows(database)


def test_a_backup_is_of_one_instant_while_the_server_goes_on(database: str, tmp_path: Path) -> None:
    """A move that is made while the file is written is not in it, not even by half."""
    with Server(database) as server:
        _, host = server.create("classic", "me", "club")
        with server.sit(host) as ada:
            update = ada.until("update", lambda update: update["actions"])
            write, moved = backup._Paper.write, list[bool]()

            def interrupted(paper: backup._Paper, thing: object) -> None:
                write(paper, thing)
                if not moved:
                    moved.append(True)
                    ada.say("act", action=update["actions"][0])
                    ada.until("update", lambda news: news["n"] > update["n"])

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(backup._Paper, "write", interrupted)
                header = asyncio.run(backup.back_up(database, tmp_path / "games.backup"))
    assert backup.check(tmp_path / "games.backup") == header
    assert header.counts["log"] == update["n"] < len(rows(database)["log"])


def test_a_backup_of_a_server_that_plays_on_is_the_game_as_it_was(database: str, tmp_path: Path) -> None:
    """Bots play in a server of its own; what was saved meanwhile is the beginning of what they played."""
    copies = [(tmp_path / f"{n}.backup", str(tmp_path / f"{n}.db")) for n in range(3)]
    with Program(database, "--pace", "0") as site:
        _, token = site.create("classic", *["casual"] * 4, options={"rounds": 4})
        with site.sit(token) as client:
            for path, _ in copies:
                client.until("update")
                assert main(["database", "backup", str(path), "--database", database]) == 0
            client.until("update", lambda update: update["view"]["state"]["outcome"])
            played = client.events
    for path, copy in copies:
        assert main(["database", "restore", str(path), "--database", copy]) == 0
        saved = [json.loads(row["event"])["type"] for row in rows(copy)["log"]]
        assert saved == [event["type"] for event in played][: len(saved)]
        with Server(copy) as server, server.sit(token) as client:
            client.until("update", lambda update: update["view"]["state"]["outcome"])


def test_a_backup_is_private_and_changes_nothing(saved: Path, file: str) -> None:
    assert S_IMODE(saved.stat().st_mode) == 0o600
    assert not list(saved.parent.glob("*.part"))
    with pytest.raises(Exception, match="removed"):
        look(file, lambda connection: connection.exec_driver_sql("SELECT * FROM removed"))


def test_what_cannot_be_written_leaves_nothing(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup._Paper, "sign", full)
    with pytest.raises(backup.BadBackup) as refused:
        asyncio.run(backup.back_up(make_old(file, 3), tmp_path / "games.backup"))
    assert refused.value.key == "file-unwritable"
    assert not list(tmp_path.glob("games*"))


def signed(lines: list[bytes]) -> bytes:
    """What somebody would write who changes a backup and knows its format."""
    body = b"".join(lines)
    return body + json.dumps({"lines": len(lines), "sha256": sha256(body).hexdigest()}).encode() + b"\n"


def without_seat(lines: list[bytes]) -> bytes:
    return signed([line.replace(b'"seat"', b'"saet"') for line in lines])


def of_other_type(lines: list[bytes]) -> bytes:
    return signed([line.replace(b'"seats":3', b'"seats":"3"') for line in lines])


def without_matches(lines: list[bytes]) -> bytes:
    return signed([line for line in lines if not line.startswith(b'["matches"')])


def twice(lines: list[bytes]) -> bytes:
    """The first row of the log has the number of the second; the counts are right."""
    place = next(i for i, line in enumerate(lines) if line.startswith(b'["log"'))
    return signed([*lines[:place], lines[place + 1], *lines[place + 1 :]])


BAD: dict[str, tuple[str, Callable[[list[bytes]], bytes]]] = {
    "empty": ("backup-foreign", lambda _: b""),
    "letter": ("backup-foreign", lambda _: b"Dear Watson,\n" * 9),
    "picture": ("backup-foreign", lambda _: bytes(range(256)) * 99),
    "newer": ("backup-newer", lambda lines: signed([lines[0].replace(b'"schema":3', b'"schema":99'), *lines[1:]])),
    "cut": ("backup-cut", lambda lines: b"".join(lines)),
    "cut in a line": ("backup-cut", lambda lines: b"".join(lines)[:-5]),
    "changed": ("backup-damaged", lambda lines: signed(lines).replace(b"Ada", b"Eve")),
    "nonsense": ("backup-line", lambda lines: signed([*lines[:5], b"nonsense\n", *lines[5:]])),
    "columns": ("backup-line", without_seat),
    "types": ("backup-line", of_other_type),
    "tables": ("backup-line", lambda lines: signed([*lines, b'["players",{"id":1}]\n'])),
    "counts": ("backup-counts", without_matches),
    "twice": ("backup-contradicts", twice),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_good_is_refused_and_nothing_is_made(saved: Path, tmp_path: Path, name: str) -> None:
    key, spoil = BAD[name]
    saved.write_bytes(spoil(saved.read_bytes().splitlines(keepends=True)[:-1]))
    target = tmp_path / "new.db"
    with pytest.raises(backup.BadBackup) as refused:
        asyncio.run(backup.restore(saved, str(target)))
    assert refused.value.key == key
    assert refused.value.details.get("line") or key == "backup-contradicts"
    assert not list(tmp_path.glob("new.db*"))


def test_games_that_are_there_are_never_written_over(saved: Path, database: str) -> None:
    make_old(database, 3) if "://" in database else None
    before = rows(database)
    with pytest.raises(BadStore) as refused:
        asyncio.run(backup.restore(saved, database))
    assert refused.value.key == "database-not-empty"
    assert rows(database) == before


# By command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    words, path, new = Words(language), str(tmp_path / "games.backup"), str(tmp_path / "new.db")
    make_old(file, 3)

    def run(*args: str, status: int = 0) -> str:
        assert main(["database", *args, "--language", language]) == status
        said = capsys.readouterr()
        return (said.err if status else said.out).strip()

    count = len(ALL) + 1
    assert words.say("database-phases", count=count, waiting=1, playing=6, over=1) in run("info", "--database", file)
    overview = json.loads(run("info", "--database", file, "--json"))
    assert (overview["version"], overview["latest"], overview["rows"]["matches"]) == (3, latest(), count)
    assert run("backup", path, "--database", file) == words.say("database-backed-up", count=count, file=path)
    assert path in run("backup", path, "--database", file, status=2), "nothing is written over"
    assert run("restore", path, "--database", new) == words.say("database-restored", count=count, database=new)
    assert words.say("database-not-empty") in run("restore", path, "--database", new, status=2)
    Path(path).write_text("Dear Watson")
    assert words.say("backup-foreign") in run("restore", path, "--database", str(tmp_path / "no.db"), status=2)
    assert run("forget", "--table", "over", "--names", "--database", new) == words.say(
        "database-names-forgotten", table="over"
    )
    assert run("forget", "--table", "over", "--database", new) == words.say("database-forgotten", table="over")
    assert words.say("database-no-table", table="over") in run("forget", "--table", "over", "--database", new, status=2)
    tried = json.loads(run("prune", "--older-than", "90", "--dry-run", "--json", "--database", new))
    assert (tried["removed"], len(tried["tables"])) == (False, count - 1)
    assert words.say("database-would-prune", count=count - 1) in run(
        "prune", "--older-than", "90", "--waiting", "7", "--dry-run", "--database", new
    )
    assert words.say("database-pruned", count=count - 1) in run("prune", "--older-than", "90", "--database", new)
    assert run("prune", "--older-than", "90", "--database", new) == words.say("database-pruned", count=0)
    nowhere = str(tmp_path / "nowhere.db")
    for command in (["info"], ["backup", "x"], ["prune", "--older-than", "1"], ["forget", "--table", "x"]):
        assert nowhere in run(*command, "--database", nowhere, status=2)
    assert not Path(nowhere).exists()
