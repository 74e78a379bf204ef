"""Tables in every phase of every game, played on while everybody at them talks nonsense."""

from __future__ import annotations

import re
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, json

from gaslamp.games import GAMES
from gaslamp.lessons import lessons_of
from tests.server.client import Sight
from tests.server.fuzz.grammar import TEXTS, Grammar, Json
from tests.server.fuzz.mutations import mutated
from tests.server.fuzz.oracle import Sighting, sighting
from tests.server.fuzz.transports import Closed, Line, Transport

EXPECTED = (1000, 1005, 1007, 4401, 4429)
"""Codes with which a socket may be closed on account of what was said on it: nothing is wrong, or with the client."""
MARKS = range(9100, 9800)
"""Stations that are nowhere: whoever asks for one knows by the answer that all before was answered too."""
AGES = (10, 40, 200)
"""After so many turns of its own a table makes room for a new one."""


TOGETHER = ("talk", "marks", "typing", "plan", "notebook")
SAID_ON = re.compile("said on (table|team|notebook|watchers): ?")
"""What is said here begins with the channel it is said on."""


class Recipe(Struct, frozen=True):
    """How a table is set up, and who comes."""

    path: str
    body: Json
    guests: int = 0
    watchers: int = 0
    screens: int = 1


def recipes() -> Iterator[Recipe]:
    """Shared screens with a curtain, friends, watchers, tables that wait, tables that soon are over, lessons."""
    for game in GAMES:
        yield Recipe("/api/tables", {"game": game, "chairs": ["me"] * 3, "watch": True}, watchers=1, screens=2)
        yield Recipe("/api/tables", {"game": game, "chairs": ["me", "open", "casual"]}, guests=1, watchers=1)
        yield Recipe("/api/tables", {"game": game, "chairs": ["casual", "me"]})
        yield Recipe("/api/tables", {"game": game, "chairs": ["me", "open", "open"]}, guests=1, watchers=1)
        yield from (Recipe("/api/lessons", {"lesson": lesson}) for lesson in lessons_of(game))
    short = {"rounds": 1, "surfacing": []}
    yield Recipe("/api/tables", {"game": "classic", "chairs": ["me", "open"], "options": short}, guests=1, watchers=1)


class Finding(Struct, frozen=True):
    """Something that must not be, and what was sent before it."""

    what: str
    step: int
    sent: tuple[str, ...] = ()


class Tally:
    """What was sent, what came back, and what is wrong with it."""

    def __init__(self) -> None:
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.findings: list[Finding] = []
        self.seen: set[Sighting] = set()
        self.renewed: dict[tuple[str, str], str] = {}
        """The tokens that were replaced at each table, each with the one it was replaced by."""
        self.slowest: list[tuple[float, str]] = []
        self.step = 0
        self.latest: tuple[str, ...] = ()

    def blame(self, what: str) -> None:
        self.findings.append(Finding(what, self.step, self.latest))

    def timed(self, seconds: float, what: str) -> None:
        self.slowest = sorted([*self.slowest, (seconds, what)], reverse=True)[:5]


class Visitor:
    """A socket with a token: what is said on it, and what it was told."""

    def __init__(self, line: Line, table: str, token: str, tally: Tally) -> None:
        self.line, self.table, self.token, self.tally = line, table, token, tally
        self.sight = Sight()
        self.phase = ""
        self.invite = self.watch = ""
        self.curtain: int | None = None
        self.looking: set[int] = set()
        self.looked: set[int] = set()
        """The seats that were to look, now and before; a curtain that is drawn after that makes it void."""
        self.marks = count()
        self.mine = frozenset[int]()
        self.game, self.seats, self.is_lesson = "", 0, False

    async def say(self, texts: Sequence[str]) -> None:
        """Say all this, and listen until all of it was answered."""
        self.tally.latest = tuple(texts)
        mark = MARKS[next(self.marks) % len(MARKS)]
        for text in (*texts, f'{{"type":"ask","station":{mark}}}'):
            await self.line.say(text)
        while not self._is_mark(message := json.decode(await self.line.hear()), mark):
            self.heard(message)
        self.looked = self.looking if self.curtain is not None else self.looked | self.looking
        self.looking = set()  # what follows from it is told after the mark

    @staticmethod
    def _is_mark(message: Json, mark: int) -> bool:
        is_about = message.get("key") == "server-station-unknown"
        return is_about and re.sub(r"\D", "", message["text"]) == str(mark)

    def heard(self, message: Json) -> None:
        kind = message["type"]
        self.tally.answers[" ".join([kind, message.get("key") or message.get("rule") or ""]).strip()] += 1
        told = self.sight.heard(message)
        if kind in TOGETHER:
            self._overheard(message)
        if kind == "table":
            self.mine = frozenset(chair["seat"] for chair in message["chairs"] if chair["mine"])
            self.game, self.seats, self.is_lesson = message["game"], message["seats"], bool(message["lesson"])
            self.phase, self.invite, self.watch = message["phase"], message["invite"], message["watch"]
        elif kind == "renewed":
            self.tally.renewed[self.table, self.token] = message["token"]
            self.token = message["token"]
        elif kind == "curtain":
            self.curtain = message["seat"]
        elif told["type"] == "update":
            self._shown(told)

    def _overheard(self, message: Json) -> None:
        """Whether it is of a channel that these seats have, and nothing in it was said on another."""
        channel = message.get("channel", "notebook" if message["type"] == "notebook" else "team")
        if not self.has(channel):
            self.tally.blame(f"{message['type']} of {channel} to whoever has {set(self.mine)} of {self.game}")
        for text in _texts(message):
            if (said := SAID_ON.match(text)) and said[1] != channel:
                self.tally.blame(f"what was said on {said[1]} was heard on {channel}")

    def has(self, channel: str) -> bool:
        """Whether these seats are of a channel, whoever says so; in the compact game the sides go round."""
        if self.is_lesson:
            return False
        is_round = self.game == "compact"
        channels = {
            "table": True,
            "watchers": not self.mine,
            "team": self.game != "connection" and bool(self.mine) and (is_round or 0 not in self.mine),
            "notebook": self.game != "connection" and (len(self.mine) == 1 if is_round else self.mine == {0}),
        }
        return channels[channel] and not (is_round and channel == "team" and len(self.mine) == self.seats)

    def _shown(self, update: Json) -> None:
        self.tally.seen.add(sighting(self.table, self.token, update))
        if self.curtain is not None and self.curtain == update["view"]["seat"] not in self.looked | self.looking:
            self.tally.blame(f"a view of seat {self.curtain} through the curtain")
        self.curtain = None

    @property
    def offers(self) -> list[Json]:
        return self.sight.update["actions"] if self.sight.update else []

    @property
    def is_over(self) -> bool:
        return self.phase == "over"


def _texts(message: Json) -> Iterator[str]:
    """All that somebody wrote."""
    yield from (line["text"] for line in message.get("lines", ()))
    yield from (placed["mark"].get("label", "") for placed in message.get("marks", ()))


class Table:
    """A table with everybody who is there."""

    def __init__(self, recipe: Recipe, rng: Random) -> None:
        self.recipe = recipe
        self.left = rng.choice(AGES)
        self.visitors: list[Visitor] = []


class World:
    """All tables, and whoever talks at them; the same seed says the same things."""

    def __init__(self, transport: Transport, rng: Random, tally: Tally) -> None:
        self.transport, self.rng, self.tally = transport, rng, tally
        self.texts: deque[str] = deque(["x"], maxlen=200)
        """Tokens, invitations and tables, of now and of before."""
        self.grammar = Grammar(rng, self.texts)
        self.tables: list[Table] = []

    async def set_up(self, limit: int | None = None) -> None:
        self.tables = [await self.table(recipe) for recipe in list(recipes())[:limit]]

    async def close(self) -> None:
        for table in self.tables:
            await self._cleared(table)

    # Tables

    async def table(self, recipe: Recipe) -> Table:
        table = Table(recipe, self.rng)
        name, token = await self._seated(recipe.path, recipe.body)
        for _ in range(recipe.screens):
            table.visitors.append(await self.visitor(name, token))
        host = table.visitors[0]
        await host.say([])
        for _ in range(recipe.watchers if host.watch else 0):
            table.visitors.append(await self.visitor(*await self._seated("/api/watch", {"invite": host.watch})))
        for _ in range(recipe.guests):
            table.visitors.append(await self.visitor(*await self._seated("/api/join", {"invite": host.invite})))
        self.texts.extend(text for text in (name, token, host.invite, host.watch) if text)
        return table

    async def _seated(self, path: str, body: Json) -> tuple[str, str]:
        status, answer = await self.transport.ask("POST", path, {}, json.encode(body))
        assert status == 200, (path, body, status, answer[:200])
        seated = json.decode(answer)
        return seated["table"], seated["token"]

    async def visitor(self, table: str, token: str) -> Visitor:
        line = await self.transport.open()
        language = self.rng.choice(("en", "fr", "it", "de"))
        await line.say(json.encode({"type": "sit", "token": token, "language": language}).decode())
        return Visitor(line, table, token, self.tally)

    async def _cleared(self, table: Table) -> None:
        for visitor in table.visitors:
            await visitor.line.hang_up()
        table.visitors.clear()

    # What is said

    async def turn(self) -> None:
        """One visitor says some things."""
        at = self.rng.randrange(len(self.tables))
        table = self.tables[at]
        visitor = self.rng.choice(table.visitors)
        texts = [self.text(visitor) for _ in range(self.rng.randrange(1, 24))]
        begin = time.thread_time()
        await self._say(table, visitor, texts)
        self.tally.timed(time.thread_time() - begin, f"{len(texts)}: {max(texts, key=len)[:120]}")
        self.tally.sent += len(texts)
        self.grammar.actions.extend(visitor.offers[:2])
        table.left -= 1
        if table.left < 0 or not table.visitors:
            await self._cleared(table)
            self.tables[at] = await self.table(table.recipe)

    async def _say(self, table: Table, visitor: Visitor, texts: Sequence[str]) -> None:
        try:
            await visitor.say(texts)
        except Closed as closed:
            self.tally.answers[f"closed {closed.code}"] += 1
            if closed.code not in EXPECTED:
                self.tally.blame(f"a socket closed with {closed.code}")
            table.visitors.remove(visitor)
            await visitor.line.hang_up()
        except TimeoutError:
            self.tally.blame("no answer")
            table.visitors.remove(visitor)

    def text(self, visitor: Visitor) -> str:
        chosen = self.rng.random()
        if visitor.curtain is not None and chosen < 0.1:
            visitor.looking.add(visitor.curtain)
            return f'{{"type":"look","seat":{visitor.curtain}}}'
        if visitor.offers and chosen < 0.4:
            action = self.rng.choice(visitor.offers)
            return json.encode({"type": "act", "action": action}).decode() if chosen < 0.025 else self._bent(action)
        if chosen < 0.5:
            return self._together(visitor)
        text = mutated(self.rng, self.grammar.said())
        if '"look"' in text:
            visitor.looking.update(map(int, re.findall(r"\d{1,3}", text)[:9]))
        return text

    def _together(self, visitor: Visitor) -> str:
        """Something said or drawn as it should be, on a channel that is this visitor's or not; it says on which."""
        channel = self.rng.choice(("table", "team", "team", "notebook", "watchers"))
        text = f"said on {channel}: {self.rng.choice(TEXTS)}"
        mark = {"type": "pin", "station": self.rng.randrange(1, 190), "label": text[:24]}
        kinds: list[Json] = [
            {"type": "chat", "channel": channel, "text": text[:200]},
            {"type": "mark", "channel": channel, "mark": mark},
            {"type": "mark", "channel": channel, "mark": {"type": "move", "pawn": 1, "station": mark["station"]}},
            {"type": "unmark", "channel": channel, "marks": [self.rng.randrange(1, 60)]},
            {"type": "typing", "channel": channel},
            {"type": "ready", "ready": self.rng.random() < 0.7},
            {"type": "plan", "wanted": self.rng.random() < 0.5},
            {"type": "notebook", "wanted": self.rng.random() < 0.5},
            {"type": "report", "channel": channel, "n": self.rng.randrange(60)},
        ]
        return json.encode(self.rng.choice(kinds)).decode()

    def _bent(self, action: Json) -> str:
        return mutated(self.rng, {"type": "act", "action": action})


Progress: TypeAlias = Callable[[Tally], bool]
"""Is told how far it is, and says whether to go on."""


async def talk(world: World, messages: int, others: Callable[[], Any], share: float, progress: Progress) -> None:
    """So many messages, that share of which are `others`, of another kind."""
    while world.tally.sent < messages and progress(world.tally):
        world.tally.step += 1
        if world.rng.random() < share:
            world.tally.sent += 1
            await others()
        else:
            await world.turn()
