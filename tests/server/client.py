"""The server from outside: started for real, spoken to over real sockets; every wait ends."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Any, TypeAlias, TypeVar

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gaslamp.agents.uniform import Uniform
from gaslamp.deltas import applied
from gaslamp.match import Match, View
from gaslamp.server.app import make_app
from gaslamp.server.bots import Answer, Bots
from gaslamp.server.connections import Connections, Times
from gaslamp.server.guard import LOOPBACK, Bucket
from gaslamp.server.launch import config, listen
from gaslamp.server.room import Room
from gaslamp.server.rooms import Rooms
from gaslamp.server.terms import Terms
from tests.patience import PATIENCE, until

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")
FRESH = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: a server closes idle ones after a while, perhaps just as they are used again."""


LOCAL = Terms(hosts=LOOPBACK)
UNHURRIED = Times(head=PATIENCE, body=PATIENCE, idle=int(PATIENCE), stall=PATIENCE)


class QuickBots(Bots):
    """Bots that act at random, here and now, whatever they are called."""

    def __init__(self) -> None:
        super().__init__(pace=0)

    def begin(self) -> None:
        """Nothing to get ready for."""

    async def answer(self, agent: str, view: View[Any], **more: Any) -> Answer:
        return Answer(Uniform(Random(len(view.events))).act(view))


class Site:
    """Where a server is, and how it is asked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, limits=FRESH, trust_env=False)

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        return self.http.get(path, headers={**headers, **({"authorization": f"Bearer {token}"} if token else {})})

    def create(self, game: str, *chairs: str, **more: object) -> tuple[str, str]:
        """A new table: its id and the host's token."""
        return self._seated(self.post("/api/tables", {"game": game, "chairs": chairs, **more}))

    def join(self, invite: str, name: str = "") -> tuple[str, str]:
        return self._seated(self.post("/api/join", {"invite": invite, "name": name}))

    @staticmethod
    def _seated(answer: httpx.Response) -> tuple[str, str]:
        assert answer.status_code == 200, answer.text
        return answer.json()["table"], answer.json()["token"]

    def mine(self, *tokens: str, language: str = "en") -> list[Json]:
        found: list[Json] = self.post("/api/mine", {"tokens": tokens, "language": language}).json()["tables"]
        return found

    @contextmanager
    def sit(self, token: str, language: str = "en") -> Iterator[Client]:
        """A screen at the table the token is for."""
        with self.knock() as client:
            client.say("sit", token=token, language=language)
            yield client

    @contextmanager
    def knock(self, **headers: str) -> Iterator[Client]:
        """A socket on which nothing has been said."""
        address = self.address.replace("http", "ws", 1) + "/socket"
        patient: Json = {"open_timeout": PATIENCE, "ping_interval": None}
        with connect(address, additional_headers=headers, proxy=None, max_size=None, **patient) as socket:
            yield Client(socket)


class Server(Site):
    """The server in a thread of this process; what runs in its loop can be asked.

    Chance deals every table alike. Clients may play faster than any person, and be as slow as the machine they run on.
    """

    def __init__(
        self,
        database: str,
        make_bots: Callable[[], Bots] = QuickBots,
        *,
        port: int = 0,
        terms: Terms = LOCAL,
        connections: Connections | None = None,
    ) -> None:
        self.app = make_app(database, terms=terms, make_bots=make_bots)
        self.door = listen("127.0.0.1", port)
        self.server = _Heard(_patient(config(self.app, connections or Connections(10_000, UNHURRIED))))
        self.thread = threading.Thread(target=self.server.run, args=([self.door],), daemon=True)
        self.patch = pytest.MonkeyPatch()
        super().__init__(f"http://127.0.0.1:{self.door.getsockname()[1]}")

    def __enter__(self) -> Server:
        self.patch.setattr("gaslamp.server.room.SystemRandom", lambda: Random(5))
        self.patch.setattr("gaslamp.server.sockets.Bucket", partial(Bucket, burst=10_000))
        self.patch.setattr("gaslamp.server.sockets.MANNERS", PATIENCE)
        self.patch.setattr("gaslamp.server.database.BUSY", PATIENCE)
        self.patch.setattr("gaslamp.server.room.LINGERS", 0.0)
        self.thread.start()
        assert self.server.ready.wait(PATIENCE), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.patch.undo()
        self.door.close()
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    def room(self, table: str) -> Room:
        return self.rooms.rooms[table]

    def stored(self, table: str) -> Match[Any]:
        """The match by its log, whatever the room knows."""
        found = self.run(self.rooms.store.snapshot(table))
        assert found
        return self.rooms.recall(found)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(PATIENCE)


def _patient(settings: uvicorn.Config) -> uvicorn.Config:
    """A client that does not answer is not gone: its machine may be busy."""
    settings.ws_ping_interval = settings.ws_ping_timeout = None
    return settings


class _Heard(uvicorn.Server):
    """A server that says when it is ready, and in which loop it runs."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()


class Program(Site):
    """The server as a process of its own, as people start it; what it prints goes to a file."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "gaslamp", "serve", "--port", "0", "--no-browser", "--database", database]
        self.paper = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed on the way out
        self.process = subprocess.Popen([*command, *options], stdout=self.paper, stderr=subprocess.STDOUT)
        super().__init__(self._address())

    def _address(self) -> str:
        return until(self._announced, "the server did not start")[0]

    def _announced(self) -> re.Match[str] | None:
        assert self.process.poll() is None, f"the server did not start: {self.printed()}"
        return re.search(r"http://\S+(?=\n)", self.printed())

    def printed(self) -> str:
        self.paper.seek(0)
        return self.paper.read()

    def __enter__(self) -> Program:
        return self

    def kill(self) -> None:
        """End it without warning."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def interrupt(self) -> str:
        """End it as Ctrl-C does; all that it has printed."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        return self.printed()

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.kill()
        self.paper.close()


class Sight:
    """What one socket was told last of the match, whole."""

    def __init__(self) -> None:
        self.update: Json | None = None

    def heard(self, message: Json) -> Json:
        """The message, or the update that a change makes, if it makes one."""
        if message["type"] == "change" and self.update and message["after"] == self.update["n"]:
            message = applied(self.update, message["delta"])
        if message["type"] in ("update", "curtain"):
            self.update = message if message["type"] == "update" else None
        return message


class Client:
    """One socket: what it has been told, and the last of each kind; changes are heard as the updates they make."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.raw: list[str] = []
        """As it came over the wire."""
        self.heard: list[str] = []
        self.sight: Sight = Sight()
        self.last: dict[str, Json] = {}
        self.acted = -1

    def say(self, kind: str, **fields: object) -> None:
        self.send(json.dumps({"type": kind, **fields}))

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        self.raw.append(text)
        sent = json.loads(text)
        message = self.sight.heard(sent)
        assert message["type"] != "change", "a change of something else"
        self.heard.append(text if message is sent else json.dumps(message))
        self.last[message["type"]] = message
        return message

    def until(self, kind: str, holds: Callable[[Json], object] = lambda _: True) -> Json:
        """Listen until such a message comes."""
        while True:
            message = self.hear()
            if message["type"] == kind and holds(message):
                return message

    def answer(self, kind: str, **fields: object) -> Json:
        """The answer to something said that is not simply more of the game."""
        self.say(kind, **fields)
        return self.reply()

    def reply(self) -> Json:
        while (message := self.hear())["type"] not in ("refused", "trouble", "drafted", "notice"):
            pass
        return message

    def closed(self) -> int:
        """Listen to the end; the code the socket was closed with."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return int(self.socket.close_code)

    @property
    def state(self) -> Json:
        state: Json = self.last["update"]["view"]["state"]
        return state

    @property
    def is_over(self) -> bool:
        return "update" in self.last and self.state["outcome"] is not None

    @property
    def events(self) -> list[Json]:
        """All that happened, as this client was told it bit by bit."""
        found: list[Json] = []
        for text in self.heard:
            if (message := json.loads(text))["type"] == "update":
                assert message["since"] <= len(found), "a gap between two updates"
                found = found[: message["since"]] + message["events"]
        return found

    def step(self, rng: Random, timeout: float) -> None:
        """Listen for a moment, then act once on every update that asks for it."""
        with suppress(TimeoutError):
            while True:
                self.hear(timeout)
                timeout = 0
        if curtain := self.last.pop("curtain", None):
            self.say("look", seat=curtain["seat"])
        update = self.last.get("update")
        if update and update["actions"] and self.acted != update["n"]:
            self.acted = update["n"]
            self.say("act", action=rng.choice(update["actions"]))


def play(clients: Mapping[Client, Random], is_done: Callable[[], bool] | None = None) -> None:
    """Play on until the match is over for everybody, or until that is so."""
    done = is_done or (lambda: all(client.is_over for client in clients))
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "the match stands still"
        for client, rng in clients.items():
            client.step(rng, 0.005)
