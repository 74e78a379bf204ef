"""What a server keeps and says about a table besides the game, by name: the same bytes for truths that look alike.

A real table over a real database, at which somebody makes one hidden move or another.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from starlette.requests import Request

from gaslamp.core import Action, Problem, Seat, encode
from gaslamp.games import make_game
from gaslamp.server import alerts, keeper, seat_plan, store
from gaslamp.server import database as opening
from gaslamp.server.account import COOKIE, Accounts
from gaslamp.server.archives import PlayedTally
from gaslamp.server.auth import hashed
from gaslamp.server.clocks import GameClock
from gaslamp.server.front import Front
from gaslamp.server.limits import Clients, Limits
from gaslamp.server.logs import JsonLines
from gaslamp.server.metrics import Metrics, gauges
from gaslamp.server.notifier import AlertTerms, Notifier
from gaslamp.server.outgoing import encode_message
from gaslamp.server.people import People
from gaslamp.server.presence import Present
from gaslamp.server.rooms import Rooms
from gaslamp.server.schema import about, chairs, matches, notices, presence, processes, turns
from gaslamp.server.schema import alerts as alert_rows
from gaslamp.server.screens import Screen
from gaslamp.server.sockets import acting
from gaslamp.server.store import Chair, SeatKey, Store
from gaslamp.words import Words
from tests.laws.test_secrecy import secret_pairs
from tests.server.client import QuickBots
from tests.server.pushes import Posts, alert
from tests.server.test_wire_secrecy import moments
from tests.server.truths import Truth, card_of

BEGIN = 20_000.0
"""Days since 1970, when it is all played."""
MINUTE = 1 / 24 / 60
ROWS = {
    "presence": (presence, processes),
    "clock": (chairs, about),
    "worker rows": (turns,),
    "table": (matches, notices),
    "alerts": (alert_rows,),
}
"""Of each channel the tables it is kept in; all there are but the log, the keys and what was removed."""


class Failing(QuickBots):
    """Bots that cannot play, so that there is something to write down."""

    async def answer(self, agent: str, view: Any, **_: Any) -> Any:
        raise Problem("server-no-step")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The database's time, which the test winds; and nothing is left to chance."""
    days, tune = [BEGIN], opening._tune

    def wound(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.create_function("julianday", 1, lambda _: days[0] + 2440587.5)

    monkeypatch.setattr(opening, "_tune", wound)
    monkeypatch.setattr("secrets.randbits", lambda _: 7)
    monkeypatch.setattr("secrets.token_hex", lambda _: "p")
    monkeypatch.setattr("gaslamp.server.people.new_token", lambda: SESSION)
    monkeypatch.setattr(keeper.DatabaseTime, "now", lambda self: self.told)
    return days


@pytest.fixture
def written() -> Iterator[list[str]]:
    """Every line of the log."""
    lines = list[str]()

    class Paper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told = json.loads(self.format(record))
            lines.append(json.dumps({name: value for name, value in told.items() if name != "time"}))

    paper, logger = Paper(), logging.getLogger("gaslamp")
    paper.setFormatter(JsonLines())
    logger.addHandler(paper)
    before = logger.level
    logger.setLevel(logging.DEBUG)
    yield lines
    logger.setLevel(before)
    logger.removeHandler(paper)


class Played:
    """One hidden move at a real table of two people and a bot, and all that is kept and said of it."""

    def __init__(self, folder: Path, clock: list[float], lines: list[str]) -> None:
        self.folder, self.clock, self.lines = folder, clock, lines
        self.tables, self.other = 0, 1

    def told(self, before: Truth, after: Truth, other: Seat) -> dict[str, str]:
        """The other person has this seat; a bot has the third."""
        self.tables, self.other = self.tables + 1, other
        self.clock[0] = BEGIN
        self.lines.clear()
        HERE[:] = [after.state.stations[0]]
        return asyncio.run(self._told(before, after.log[len(before.log)]))

    async def _told(self, before: Truth, action: Any) -> dict[str, str]:
        kept = await opening.open_store(str(self.folder / f"{self.tables}.db"))
        kept.secret = "secret"
        rooms = Rooms(kept, Failing())
        try:
            return await self._play(rooms, before, action)
        finally:
            rooms.bots.close()
            await kept.close()

    async def _play(self, rooms: Rooms, before: Truth, action: Action) -> dict[str, str]:
        """He moves, a bot is asked and fails, and the others' time is up."""
        await _set_up(rooms.store, before, self.other)
        screens = [await rooms.sit(token, Words("en")) for token in ("his", "hers")]
        for screen in screens:
            screen.room.enter(screen)
        await rooms._tell_presence()
        state = SimpleNamespace(metrics=Metrics(), rooms=rooms)
        front: Any = SimpleNamespace(app=SimpleNamespace(state=state))
        await acting(front, screens[0].room.act(screens[0], encode(replace(action, known_to=()))))
        if turn := await rooms.claims.claim():
            await rooms.dispatcher._take(turn)
        told = await self._seen(rooms, screens[1])
        self.clock[0] += MINUTE
        told["notification"] = await _notified(rooms)
        self.clock[0] += MINUTE
        await rooms.presence.beat()
        await rooms._look_at_clocks()
        await asyncio.gather(*rooms.tasks)
        late = await self._seen(rooms, screens[1])
        told["rating"] = await _myself(rooms)
        health = await Front(_nothing)._health({"path": "/health", "app": front.app})
        told |= {f"{name} later": said for name, said in late.items()}
        metrics = state.metrics.text(gauges(rooms, None))
        return told | {"metrics": metrics, "health": bytes(health.body).decode(), "logs": "\n".join(self.lines)}

    async def _seen(self, rooms: Rooms, screen: Screen) -> dict[str, str]:
        """All rows but the log, and all that the other person's screen is sent."""
        found = dict[str, str]()
        async with rooms.store.reading() as connection:
            for name, kept in ROWS.items():
                asked = [select(table) for table in kept]
                rows = [tuple(row) for each in asked for row in await connection.execute(each)]
                found[name] = repr([row for row in rows if row[0] not in ("secret", "push")])
        return found | {"screen": "\n".join(map(encode_message, screen.news()))}


async def _myself(rooms: Rooms) -> str:
    """What whoever has a kept name is told of it, their games, their ratings, and all there is of them."""
    body = json.dumps({"passphrase": PASSPHRASE}).encode()

    async def read(_: Request) -> bytes:
        return body if wants == "export" else b"{}"

    accounts, found = Accounts(read), list[str]()
    state = SimpleNamespace(rooms=rooms, people=People(rooms.store), clients=Clients(Limits()))
    headers = [(b"cookie", f"{COOKIE}={SESSION}".encode())]
    scope = {"type": "http", "headers": headers, "path": "/", "query_string": b"", "client": ("127.0.0.1", 1)}
    for wants in ("me", "games", "export"):
        answer = await getattr(accounts, wants)(Request(scope | {"app": SimpleNamespace(state=state)}))
        found.append(bytes(answer.body).decode())
    return "\n".join(found)


PASSPHRASE, SESSION = "a lamp in the fog", "session"
HERE: list[int] = []
"""Where he really is: what the leaks below tell."""


async def _nothing(*_: object) -> None:
    """Nobody is behind the front."""


async def _notified(rooms: Rooms) -> str:
    """All that leaves the server while nobody is at the table: to whom, when it was due, how long, what it says."""
    posts = Posts()
    notifier = Notifier(rooms.store, AlertTerms(), post=posts)
    await notifier.begin()
    await rooms.presence.leave()
    claimed = await notifier.claim()
    await asyncio.gather(*map(notifier.send, claimed))
    sent = [
        (post.endpoint, sorted({**post.headers, "authorization": ""}.items()), post.said, len(post.body))
        for post in posts.all
    ]
    return repr((sent, [each.due for each in claimed]))


async def _set_up(kept: Store, before: Truth, other: Seat) -> None:
    """The match as far as it was played, with a clock: he, a bot, and somebody else."""
    keys = {0: hashed("his"), other: hashed("hers")}
    seats = [Chair(seat=seat, agent=None if seat in keys else "casual", key=keys.get(seat)) for seat in range(3)]
    card = replace(card_of(before, frozenset(), left=False), options=before.game.options, clock=GameClock(seconds=60))
    card = replace(card, chairs=tuple(seats), host=keys[0], is_alerting=True)
    holders = [SeatKey(hash=key, match="m", is_host=seat == 0) for seat, key in keys.items()]
    await kept.add(card, *holders)
    async with kept.writing() as connection:
        for seat, key in keys.items():
            await alerts.add(connection, alert("m", key, id=f"{seat}"))
    timers: Any = {"acted": frozenset(), "awaited": seat_plan.awaited(before, card)}
    card, log = replace(card, version=len(keys)), before.log
    told: Any = {"phase": "playing", "is_bots_turn": False, "seated": lambda now: seat_plan.timed(card, now, **timers)}
    await kept.append(card, 0, log, **told)
    people = People(kept)
    admitted = await people.take("Ada Lamb", PASSPHRASE, "a browser")
    await people.hold_all(admitted.person, [keys[other]])


def differing(folder: Path, clock: list[float], lines: list[str], most: int) -> set[str]:
    """The channels by which hidden moves can be told apart."""
    played, found, compared = Played(folder, clock, lines), set[str](), 0
    for match in moments(make_game("classic", 3, {"surfacing": []}), Random(4), 0.2):
        for one, two in islice(secret_pairs(match), 1):
            if match.to_act == {0} and not (one.outcome or two.outcome):
                for other in (1, 2):
                    first, second = (played.told(match, truth, other) for truth in (one, two))
                    found |= {name.removesuffix(" later") for name in first if first[name] != second[name]}
                compared += 1
        if compared == most:
            return found
    raise AssertionError("too few hidden moves")


def test_every_channel_is_the_same_for_truths_that_look_alike(
    tmp_path: Path, clock: list[float], written: list[str]
) -> None:
    assert differing(tmp_path, clock, written, 4) == set()
    assert any("stands still" in line for line in written), "nothing was written down"


# The test would notice


def _leak_presence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "present", property(lambda _: Present("m", f"k{HERE}", is_guest=False)))


def _leak_clock(patch: pytest.MonkeyPatch) -> None:
    timed = seat_plan.timed
    patch.setattr(seat_plan, "timed", lambda card, now, **more: timed(card, now + HERE[0], **more))


def _leak_rows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(store, "now", lambda: HERE[0])


def _leak_metrics(patch: pytest.MonkeyPatch) -> None:
    count = Metrics.count
    patch.setattr(Metrics, "count", lambda self, name, **labels: count(self, name, **labels, at=str(HERE)))


def _leak_rating(patch: pytest.MonkeyPatch) -> None:
    tally = {"game": "classic", "title": "", "role": "detectives", "won": 0}

    async def statistics(*_: object) -> tuple[PlayedTally, ...]:
        return (PlayedTally(games=HERE[0], **tally),)  # type: ignore[arg-type]

    patch.setattr("gaslamp.server.archives.statistics", statistics)


def _leak_health(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("gaslamp.server.front.encode", lambda _: str(HERE).encode())


def _leak_log(patch: pytest.MonkeyPatch) -> None:
    logger = logging.getLogger("gaslamp")
    patch.setattr("gaslamp.server.dispatch.logger", SimpleNamespace(error=lambda *_: logger.error("%s", HERE)))


def _leak_alerts(patch: pytest.MonkeyPatch) -> None:
    due = alerts.due_after
    patch.setattr(alerts, "due_after", lambda clock, begun: due(clock, begun) - HERE[0] / 1000)


def _leak_message(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("gaslamp.server.notifier.said", lambda _: json.dumps({"at": HERE}).encode())


LEAKS: Mapping[str, Callable[[pytest.MonkeyPatch], None]] = {
    "presence": _leak_presence,
    "clock": _leak_clock,
    "worker rows": _leak_rows,
    "metrics": _leak_metrics,
    "rating": _leak_rating,
    "health": _leak_health,
    "logs": _leak_log,
    "alerts": _leak_alerts,
    "notification": _leak_message,
}


@pytest.mark.parametrize("name", LEAKS)
def test_the_tests_catch_a_deliberate_leak(
    name: str, tmp_path: Path, clock: list[float], written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[name](monkeypatch)
    assert name in differing(tmp_path, clock, written, 1)
