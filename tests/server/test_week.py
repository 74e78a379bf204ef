"""A game over a week, by simulated time: days per move with playing hours, a time-out, a server that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from gaslamp.agents import make_agent
from gaslamp.core import encode
from gaslamp.server import alerts, keeper
from gaslamp.server.alerts import BEAT, due_after
from gaslamp.server.auth import hashed
from gaslamp.server.clocks import DAY, HOUR, DaysClock
from gaslamp.server.database import open_store
from gaslamp.server.messages import NewTable
from gaslamp.server.notifier import AlertTerms, Notifier
from gaslamp.server.rooms import Rooms
from gaslamp.server.schema import alerts as rows
from gaslamp.server.schema import chairs, turns
from gaslamp.server.seat_plan import asked, awaited
from gaslamp.words import Words
from tests.server.client import Json, QuickBots
from tests.server.pushes import Posts, alert
from tests.server.wound import WoundClock, wound

MONDAY = 1_699_833_600.0 + 20 * HOUR
"""Eight in the evening."""
CLOCK = DaysClock(days=1, opens=9, closes=22)
PUSH = "https://push.example.net"


class Hours(Posts):
    """Notes who was told when."""

    def __init__(self, clock: WoundClock) -> None:
        super().__init__()
        self.clock, self.told = clock, list[tuple[float, str]]()

    async def __call__(self, endpoint: str, *more: Any) -> int:
        self.told.append((self.clock.now, endpoint.rpartition("/")[2]))
        return await super().__call__(endpoint, *more)


class Process:
    """One server, without its network."""

    def __init__(self, rooms: Rooms, notifier: Notifier) -> None:
        self.rooms, self.notifier = rooms, notifier

    @classmethod
    async def start(cls, file: str, posts: Posts) -> Process:
        rooms = Rooms(await open_store(file), QuickBots())
        rooms.presence.has_others = True  # so each reads first what the other has stored
        notifier = Notifier(rooms.store, AlertTerms(), post=posts)
        await notifier.begin()
        return cls(rooms, notifier)

    async def kill(self) -> None:
        """It says nothing to anybody."""
        self.rooms.bots.close()
        await asyncio.gather(*self.rooms.tasks, return_exceptions=True)
        await self.rooms.store.close()

    async def work(self) -> None:
        """What it does by itself: end the time of those who let it pass, have bots move, tell people."""
        await self.rooms._look_at_clocks()
        while turn := await self.rooms.claims.claim():
            await self.rooms._take(turn)
        while claimed := await self.notifier.claim():
            await asyncio.gather(*map(self.notifier.send, claimed))


class Week:
    """Ada flees and Ben hunts, a bot beside him. Each looks some hours after they were told, and once Ben does not."""

    def __init__(self, file: str, clock: WoundClock) -> None:
        self.file, self.clock, self.posts = file, clock, Hours(clock)
        self.rng = Random(8)
        self.tokens = {"ada": "", "ben": "ben's token"}
        self.expected = list[tuple[float, str]]()
        """Whom one would tell, and when, by what everybody can see."""
        self.has_turn = dict[str, float]()
        self.acts = dict[str, float]()
        """When they will look."""
        self.heard = 0
        self.missed = dict[str, int]()
        self.timed_out = 0
        self.restarts = 0

    async def play(self) -> None:
        one, two = [await Process.start(self.file, self.posts) for _ in range(2)]
        self.table = await self._set_up(one)
        while not await self._see(one):
            await asyncio.gather(one.work(), two.work())
            await self._see(two)
            self._listen()
            for who in [who for who, when in self.acts.items() if when <= self.clock.now]:
                await self._act(self.rng.choice((one, two)), who)
            await self._sleep(one)
            if self.restarts == 0 and hour(self.clock.now) == 9:  # a message waits for this morning
                self.restarts, self.clock.now = 1, self.clock.now - 5 * HOUR
                await one.kill()
                await two.kill()
                one, two = [await Process.start(self.file, self.posts) for _ in range(2)]
        await one.kill()
        await two.kill()

    async def _set_up(self, process: Process) -> str:
        made = NewTable(
            game="classic", chairs=("me", "open", "casual"), options={"rounds": 8, "surfacing": []}, clock=CLOCK
        )
        table, self.tokens["ada"] = await process.rooms.create(made)
        room = await process.rooms.open(table)
        assert room
        await self._ask(process, table, "ada")
        await room.seat(1, hashed(self.tokens["ben"]), "Ben")
        await self._ask(process, table, "ben")
        return table

    async def _ask(self, process: Process, table: str, who: str) -> None:
        """They want to be told."""
        key = hashed(self.tokens[who])
        async with process.rooms.store.writing() as connection:
            await alerts.add(connection, alert(table, key, f"{PUSH}/{who}", id=who.encode().hex()))

    async def _see(self, process: Process) -> bool:
        """Note whose turn it is; whether the game is over."""
        found = await process.rooms.store.snapshot(self.table)
        assert found
        match, names = process.rooms.recall(found), {hashed(token): who for who, token in self.tokens.items()}
        seats = awaited(match, found.card)
        _, held = asked(frozenset(), seats, (), found.card.chairs)
        now = {names[key] for key in held}
        missed = {names[chair.key]: chair.timer.missed for chair in found.card.chairs if chair.key}
        anew = {who for who in missed if missed[who] > self.missed.get(who, 0)}
        self.timed_out, self.missed = self.timed_out + len(anew), missed
        for who in self.has_turn.keys() - (now - anew):
            if (due := self.has_turn.pop(who)) <= self.clock.now:
                self.expected.append((due, who))
        for who in now - self.has_turn.keys():
            self.has_turn[who] = due_after(CLOCK, found.card.changed)
        return match.outcome is not None

    def _listen(self) -> None:
        """Whoever was told looks some hours later; the fourth message to Ben he never sees."""
        for _, who in self.posts.told[self.heard :]:
            mine = [one for _, one in self.posts.told if one == who]
            hours = 200.0 if who == "ben" and len(mine) == 3 else self.rng.choice((1.5, 4.0, 9.0))
            self.acts[who] = self.clock.now + hours * HOUR
        self.heard = len(self.posts.told)

    async def _act(self, process: Process, who: str) -> None:
        """All of a turn at once."""
        del self.acts[who]
        screen = await process.rooms.sit(self.tokens[who], Words("en"))
        await screen.room.catch_up()
        flees, seat = make_agent("heuristic", self.rng), int(who == "ben")
        while seat in (match := screen.room.match).to_act and not match.outcome:
            view = match.view(seat)
            action = self.rng.choice(view.actions) if seat else flees.act(view)
            await screen.room.act(screen, encode(action))

    async def _sleep(self, process: Process) -> None:
        """Until something is to happen."""
        async with process.rooms.store.reading() as connection:
            asked = (select(rows.c.due), select(chairs.c.until), select(turns.c.until))
            times = [time for each in asked for time in (await connection.execute(each)).scalars() if time]
        later = [time for time in [*times, *self.acts.values()] if time > self.clock.now]
        waits_for_bots = len(later) < len(times) + len(self.acts)
        self.clock.now = min([*later, *([self.clock.now + 1] if waits_for_bots else [])], default=self.clock.now + 60)


def hour(time: float) -> float:
    return time % DAY / HOUR


def told_to(who: str, told: Sequence[tuple[float, str]]) -> list[float]:
    """By the beat: a server looks up to a second later."""
    return [time // BEAT * BEAT for time, one in told if one == who]


def test_a_game_over_a_week(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told of each of their turns once, by day, at the time that everybody could work out."""
    clock = wound(monkeypatch, MONDAY)
    monkeypatch.setattr("gaslamp.server.room.SystemRandom", lambda: Random(5))
    monkeypatch.setattr(keeper, "SILENCE", 30 * DAY)  # somebody was there all the time
    week = Week(file, clock)
    asyncio.run(week.play())
    told: Json = {who: told_to(who, week.posts.told) for who in week.tokens}
    assert told == {who: told_to(who, sorted(week.expected)) for who in week.tokens}
    assert all(len(times) >= 5 for times in told.values()), told
    assert all(9 <= hour(time) < 22 for time, _ in week.posts.told)
    assert any(hour(time) == 9 for time, _ in week.posts.told), "a message has waited for the morning"
    assert week.restarts == 1
    assert week.timed_out > 0, "nobody let their time pass"
    assert clock.now > MONDAY + 3 * DAY
