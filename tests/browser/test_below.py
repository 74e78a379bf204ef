"""Below a path, behind a reverse proxy, in a real browser: everything is found, links and sockets included."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, expect

from gaslamp.server.forwarding import read_proxies
from gaslamp.server.guard import LOOPBACK
from gaslamp.server.launch import listen
from gaslamp.server.terms import Terms
from tests.patience import PATIENCE
from tests.server.client import Server

PREFIX = "/games/gaslamp"


async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


class Proxy:
    """One connection to the server for each of a browser's, with one request on it, below a path."""

    def __init__(self, target: int, *, strips: bool) -> None:
        self.target, self.strips = target, strips
        self.elsewhere: list[str] = []
        """What was asked for beside the path."""
        self.loop = asyncio.new_event_loop()
        self.door = listen("127.0.0.1", 0)
        self.port = self.door.getsockname()[1]

    def run(self) -> None:
        self.loop.run_until_complete(asyncio.start_server(self.answer, sock=self.door))
        self.loop.run_forever()
        self.loop.run_until_complete(self._end())
        self.loop.close()

    @staticmethod
    async def _end() -> None:
        """Nothing stays open."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()
            return
        first, *headers = head.rstrip().split("\r\n")
        method, path, version = first.split(" ")
        if not path.startswith(PREFIX):
            self.elsewhere.append(path)
        path = (path.removeprefix(PREFIX) or "/") if self.strips else path
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        back.write("\r\n".join([f"{method} {path} {version}", *self._told(headers), "", ""]).encode("latin-1"))
        try:
            await asyncio.gather(forward(reader, back), forward(there, writer))
        finally:
            back.transport.abort()
            writer.transport.abort()

    def _told(self, headers: list[str]) -> Iterator[str]:
        """Nobody's connection is kept, except a socket's; who asked, and by which name."""
        is_socket = any(header.lower().startswith("upgrade:") for header in headers)
        for header in headers:
            name = header.partition(":")[0].lower()
            if name == "host":
                yield f"X-Forwarded-Host: {header.partition(':')[2].strip()}"
            elif is_socket or name != "connection":
                yield header
        yield from ("Host: backend.internal", "X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: http")
        if not is_socket:
            yield "Connection: close"


@contextmanager
def below(file: str, *, strips: bool) -> Iterator[Proxy]:
    terms = Terms(hosts=LOOPBACK, proxies=read_proxies(["127.0.0.1"]), path=PREFIX)
    with Server(file, terms=terms) as server:
        proxy = Proxy(server.door.getsockname()[1], strips=strips)
        thread = threading.Thread(target=proxy.run, daemon=True)
        thread.start()
        yield proxy
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        thread.join(PATIENCE)
        proxy.door.close()


@pytest.mark.parametrize("strips", [True, False])
def test_a_game_below_a_path(chromium: Browser, tmp_path: object, strips: bool) -> None:  # noqa: FBT001
    with below(f"{tmp_path}/gaslamp.db", strips=strips) as proxy:
        home = f"http://127.0.0.1:{proxy.port}{PREFIX}"
        context = chromium.new_context(locale="en")
        page = context.new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("response", lambda answer: problems.append(answer.url) if answer.status >= 400 else None)
        page.goto(f"{home}/" if strips else home)  # what is stripped cannot be told from the root
        expect(page).to_have_url(f"{home}/")
        answer = page.request.post(f"{home}/api/tables", data={"game": "classic", "chairs": ["me", "open"]})
        table = answer.json()
        page.goto(f"{home}/table/{table['table']}#{table['token']}")
        invitation = page.get_by_role("textbox", name="Invite your friends", exact=True)
        expect(invitation).to_have_value(re.compile(f"^{re.escape(home)}/join#"))
        expect(page).to_have_url(f"{home}/table/{table['table']}")
        page.locator("a.house").first.click()
        expect(page).to_have_url(f"{home}/")
        expect(page.locator(".mine-row")).to_have_count(1)
        page.locator(".mine-row a").click()
        expect(page).to_have_url(f"{home}/table/{table['table']}")
        page.goto(f"{home}/rules/classic")
        expect(page.locator("h1").first).to_be_visible()
        page.locator(".rules-nav a").last.click()
        expect(page.locator("h1").first).to_be_visible()
        scope = page.evaluate(
            f"navigator.serviceWorker.register('{PREFIX}/sw.js').then(() => navigator.serviceWorker.ready)"
            ".then((found) => found.scope)"
        )
        assert scope == f"{home}/"
        manifest = page.request.get(f"{home}/manifest.webmanifest").json()
        assert {manifest["scope"], manifest["start_url"]} == {f"{PREFIX}/"}
        assert page.request.get(f"http://127.0.0.1:{proxy.port}{manifest['icons'][0]['src']}").ok
        context.close()
        assert problems == []
        assert [path for path in proxy.elsewhere if path != "/favicon.ico"] == []
