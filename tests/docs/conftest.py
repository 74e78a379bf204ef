"""Where a page is tried: far from everybody's language, saves and network."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from urllib.request import ProxyHandler, build_opener

import pytest

from gaslamp.server import launch
from tests.docs.pages import DOCS, ROOT
from tests.docs.story import Story
from tests.patience import PATIENCE
from tests.server.client import QuickBots


class VisitedServer(launch._Server):
    """A server that is asked for its page once, and then stops."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert self.started
        assert sockets
        port = sockets[0].getsockname()[1]
        assert "Gaslamp" in await asyncio.to_thread(_page, f"http://127.0.0.1:{port}/")
        self.should_exit = True


def _page(address: str) -> str:
    with build_opener(ProxyHandler({})).open(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


@pytest.fixture
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Story]:
    for name in ("GASLAMP_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}")
    monkeypatch.setattr("gaslamp.terminal.local_match.cover", lambda *_: 1e-9)
    open_port = launch._open
    monkeypatch.setattr(launch, "_open", lambda *_, is_shared: open_port("127.0.0.1", 0, is_shared=is_shared))
    monkeypatch.setattr(launch, "own_addresses", lambda: ["192.0.2.7"])
    monkeypatch.setattr(launch, "Bots", lambda **_: QuickBots())
    monkeypatch.setattr(launch, "_browse", lambda _: None)
    monkeypatch.setattr(launch, "_Server", VisitedServer)
    folder = tmp_path / "page"
    copytree(DOCS / "examples", folder / "docs" / "examples")
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    before = set(sys.modules)
    yield Story(folder, monkeypatch.setenv)
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]
