"""People who play at tables through whatever becomes of the servers, and remember all they were told.

They never send an action anew without having looked first.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from gaslamp.core import Seat
from tests.server.client import FRESH, Sight
from tests.server.judge import Account, Answer, Asked, bare
from tests.server.overheard import Talker

Json: TypeAlias = dict[str, Any]
GONE = (OSError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
"""What a server that is not there is noticed by."""
BREATH = 0.1
"""Seconds before somebody tries another server."""
STRAY = 2
"""Of what was sent twice one is played and one is refused, perhaps only after the next was sent."""
WAIT = 0.5
"""Seconds after which somebody who was told of trouble tries again."""
CHATTY = 0.15
"""How often somebody says something when they have heard something."""
DEAF = 4.0
"""Seconds after which a server that says nothing at all is given up."""


class Person:
    """Somebody with a seat, or none, who goes from server to server."""

    def __init__(self, rng: Random, sites: Sequence[str], match: str, token: str, seats: Sequence[Seat]) -> None:
        self.rng, self.sites, self.token = rng, sites, token
        self.account = Account(match, seats)
        self.is_loyal = rng.random() < 0.5
        """Whether they leave a server only when it leaves them."""
        self.messages = 0
        self.sockets = 0
        self.told: set[str] = set()
        """The troubles they were told of, by key."""
        self.table: Json = {}
        """Who sits where, as they were told last."""
        self.is_over = False
        self.to_act: list[Seat] = []
        self.waits = 0.0
        """Seconds before they act again: after trouble they wait and look."""
        self.unsure = 0
        """So many more actions must be acknowledged before a refusal can only be of the last."""
        self.asked: Asked | None = None
        """What they wait to hear of."""
        self.talker = Talker(match, f"{rng.getrandbits(32):x}")

    @property
    def n(self) -> int:
        return self.account.told[-1].n if self.account.told else 0

    async def play(self) -> None:
        """Until the match is over."""
        while not self.is_over:
            with suppress(*GONE):
                await self._visit(self.rng.choice(self.sites))
            self._lose()
            await asyncio.sleep(BREATH * self.rng.random())

    async def _visit(self, site: str) -> None:
        patient: Json = {
            "open_timeout": DEAF,
            "ping_interval": DEAF / 2,
            "ping_timeout": DEAF / 2,
            "close_timeout": 0.2,
        }
        address = site.replace("http", "ws", 1) + "/socket"
        async with connect(address, proxy=None, max_size=None, **patient) as socket:
            self.sockets += 1
            await socket.send(json.dumps({"type": "sit", "token": self.token}))
            await self._attend(socket, Sight())

    async def _attend(self, socket: ClientConnection, sight: Sight) -> None:
        """Hear and act, until this server is given up."""
        stays = float("inf") if self.is_loyal else 1 + self.rng.expovariate(0.3)
        clock = asyncio.get_running_loop().time
        leaves = clock() + stays
        while not self.is_over and clock() < leaves:
            try:
                text = await asyncio.wait_for(socket.recv(), min(1.0, max(0.01, leaves - clock())))
            except TimeoutError:
                await self._act(socket, sight)  # after trouble, say
                continue
            self._hear(message := sight.heard(json.loads(text)))
            await self._talk(socket)
            if _can_begin(message):
                await socket.send(json.dumps({"type": "start"}))
            await self._act(socket, sight)

    def _hear(self, message: Json) -> None:
        self.messages += 1
        assert message["type"] != "change", "a change of something else"
        match message["type"]:
            case "update":
                self._look(message)
            case "refused":
                self._answered("refused")
            case "talk" | "marks":
                self.talker.hear(message)
            case "trouble" if message["key"].startswith(("server-talk-", "server-marks-", "server-station-")):
                self.told.add(message["key"])
            case "trouble":
                self.told.add(message["key"])
                self._answered("trouble")
                self.waits = WAIT
            case "table":
                self.table = message

    def _look(self, update: Json) -> None:
        self.account.hear(update)
        if (asked := self.asked) and update["n"] > asked.n:
            for n, event in enumerate(update["events"], update["since"]):
                if n >= asked.n and event.get("seat") in self.account.seats and bare(event) == asked.action:
                    asked.answer, asked.at, self.asked = "told", n, None
                    self.unsure = max(0, self.unsure - 1)
                    break
        self.to_act = update["view"]["state"]["to_act"]
        self.is_over = self.is_over or update["view"]["state"]["outcome"] is not None

    def _lose(self) -> None:
        """Whatever came of what was asked, the next view shows; if it was asked twice, a refusal is yet to come."""
        if self.asked:
            self.asked, self.unsure = None, STRAY

    def _answered(self, answer: Answer) -> None:
        """A refusal does not say of what: it is noted only where it cannot be of something asked before."""
        if self.asked and (answer == "trouble" or self.unsure):
            self.asked.answer = "trouble"
            self._lose()
        elif self.asked:
            self.asked.answer, self.asked = answer, None

    async def _talk(self, socket: ClientConnection) -> None:
        """Now and then they say or draw something, on whichever channel they have."""
        if self.rng.random() > CHATTY or not self.table or self.table["phase"] != "playing":
            return
        if said := self.talker.something(self.table["channels"], self.rng.randrange(60)):
            await socket.send(json.dumps(said))

    async def _act(self, socket: ClientConnection, sight: Sight) -> None:
        """Once on every view that asks for it."""
        update = sight.update
        if self.asked or self.is_over or not update or not update["actions"]:
            return
        await asyncio.sleep(self.waits + 0.05 * self.rng.random())
        self.waits = 0.0
        action = self.rng.choice(update["actions"])
        self.asked = self.account.ask(update["n"], action)
        await socket.send(json.dumps({"type": "act", "action": action}))


def _can_begin(message: Json) -> bool:
    """Whether the host waits for nobody any more: where characters are chosen, they say when that is done."""
    is_waiting = message["type"] == "table" and message["host"] and message["phase"] == "waiting"
    return is_waiting and not any(chair["invite"] for chair in message["chairs"])


class Abandoned(Exception):
    """A seat is taken by whoever never heard that they have it: the answer was lost."""


class Table:
    """A table of people and bots from when it is set up until its match is over."""

    def __init__(self, rng: Random, sites: Sequence[str], game: str, chairs: Sequence[str], options: Json) -> None:
        self.rng, self.sites, self.game = rng, sites, game
        self.chairs, self.options = chairs, options
        self.people: list[Person] = []
        self.match = ""
        self.names: list[str] = []
        """The names that were kept for people here."""

    def stands(self) -> str:
        """What everybody has heard last, and waits for."""
        return "; ".join(f"{set(p.account.seats)}: {p.n}, {p.asked}, {p.is_loyal=}, {p.to_act=}" for p in self.people)

    @property
    def n(self) -> int:
        """How far it has come, as far as anybody was told."""
        return max((person.n for person in self.people), default=0)

    async def play(self) -> None:
        """Somebody sets up the table, others come or watch; all play to the end."""
        asked = {"game": self.game, "chairs": self.chairs, "options": self.options, "watch": True}
        with suppress(Abandoned):
            host = self._seated(await self._post("/api/tables", asked), [self.chairs.index("me")])
            await self._keep_name(host)
            playing = [asyncio.create_task(host.play())]
            try:
                async for guest in self._guests(host):
                    playing += [asyncio.create_task(guest.play())]
                await asyncio.gather(*playing)
            finally:
                self.leave()
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    def leave(self) -> None:
        """Everybody goes: to be cancelled is not enough, `asyncio.wait_for` may swallow that."""
        for person in self.people:
            person.is_over = True

    async def _guests(self, host: Person) -> AsyncIterator[Person]:
        """Whoever sits on the open seats, and one who watches."""
        while not host.table:
            await asyncio.sleep(0.02)
        yield self._seated(await self._post("/api/watch", {"invite": host.table["watch"]}), [])
        for seat, chair in enumerate(host.table["chairs"]):
            if chair["invite"]:
                yield self._seated(await self._post("/api/join", {"invite": chair["invite"]}), [seat])

    def _seated(self, answer: Json, seats: Sequence[Seat]) -> Person:
        self.match = answer["table"]
        person = Person(Random(self.rng.random()), self.sites, answer["table"], answer["token"], seats)
        self.people.append(person)
        return person

    async def _keep_name(self, person: Person) -> None:
        """Ask once for a name; whether it is kept is not known if there is no answer."""
        name = f"Lamp {self.rng.getrandbits(48):x}"
        asked = {"name": name, "passphrase": f"the fog of {name}", "tokens": [person.token]}
        async with httpx.AsyncClient(timeout=DEAF, limits=FRESH, trust_env=False) as http:
            with suppress(httpx.HTTPError):
                answer = await http.post(self.rng.choice(self.sites) + "/api/me/take", json=asked)
                if answer.status_code == 200:
                    self.names.append(name)

    async def _post(self, path: str, asked: Json) -> Json:
        """Ask until a server answers; `Abandoned` if it says that this cannot be."""
        async with httpx.AsyncClient(timeout=DEAF, limits=FRESH, trust_env=False) as http:
            while True:
                with suppress(httpx.HTTPError):
                    answer = await http.post(self.rng.choice(self.sites) + path, json=asked)
                    if answer.status_code in (200, 400):
                        return self._accepted(answer)
                await asyncio.sleep(BREATH)

    def _accepted(self, answer: httpx.Response) -> Json:
        found: Json = answer.json()
        if answer.status_code != 200:
            assert found["key"] == "server-seat-taken", found
            raise Abandoned
        return found
