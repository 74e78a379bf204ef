"""Time by the database: ended once, given back after downtime, the same for every server and whatever its own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from gaslamp.server import database as opening
from gaslamp.server.clocks import DAY, HOUR, Clock, DaysClock, MoveClock, Timer
from gaslamp.server.keeper import DatabaseTime, Keeper
from gaslamp.server.rooms import Rooms
from gaslamp.server.seat_plan import STAND_IN
from gaslamp.server.store import Card, Store
from tests.patience import PATIENCE
from tests.server.client import Client, QuickBots, Server, play
from tests.server.test_processes import NoBots, two_servers
from tests.server.test_store import add, dealt, table, with_store
from tests.server.test_wire_lies import first_ride

MINUTE = {"kind": "move", "seconds": 60}


async def pass_by(store: Store, seconds: float) -> None:
    """So much time has passed for everybody, though nobody had to wait."""
    async with store.writing() as connection:
        await connection.execute(text("UPDATE chairs SET until = until - :s, since = since - :s"), {"s": seconds})


async def sleep_through(store: Store, seconds: float) -> None:
    """So much time has passed, and nobody kept it."""
    await pass_by(store, seconds)
    async with store.writing() as connection:
        found = (await connection.execute(text("SELECT value FROM about WHERE name = 'alive'"))).scalar_one()
        asleep = {"value": repr(float(found) - seconds)}
        await connection.execute(text("UPDATE about SET value = :value WHERE name = 'alive'"), asleep)


async def timed_table(store: Store, clock: Clock | None = None) -> Card:
    """A table of two people, the first to move, with a clock that runs."""
    card = replace(table(None, None), clock=clock or MoveClock(seconds=60))
    await add(store, card)

    def seated(now: float) -> Any:
        timer = Timer(until=now + 60, since=now)
        return replace(card.chairs[0], timer=timer), card.chairs[1]

    return await store.append(card, 0, dealt(), phase="playing", is_bots_turn=False, seated=seated)


async def stored(store: Store, card: Card) -> Card:
    found = await store.card(card.id)
    assert found is not None
    return found


def keeper(store: Store) -> Keeper:
    return Keeper(store, DatabaseTime())


def test_time_is_up_once_however_many_keep_it(database: str) -> None:
    async def look(store: Store) -> tuple[list[Any], Card, int]:
        card = await timed_table(store)
        assert await keeper(store).look() == [], "there is time left"
        await pass_by(store, 61)
        found = await asyncio.gather(*(keeper(store).look() for _ in range(6)))
        return list(found), await stored(store, card), len(await store.notices(card.id, after=0))

    found, card, told = with_store(database, look)
    assert sorted(map(len, found)) == [0, 0, 0, 0, 0, 1]
    assert card.chairs[0].timer == Timer(missed=1, is_lapsed=True)
    assert card.version == 2
    assert told == 1


def test_whoever_moves_at_the_last_moment_has_moved(database: str) -> None:
    """The keeper has seen that the time was up, but the move is stored first: nothing ends."""

    async def look(store: Store) -> Card:
        card = await timed_table(store)
        await pass_by(store, 61)
        await store.append(
            card, len(dealt()), [], phase="playing", is_bots_turn=False, seated=lambda _: table(None, None).chairs
        )
        await keeper(store).look()
        return await stored(store, card)

    assert with_store(database, look).chairs[0].timer == Timer()


def test_downtime_costs_nobody(database: str) -> None:
    async def sleep(store: Store) -> tuple[float, float]:
        card = await timed_table(store)
        await keeper(store).look()
        await pass_by(store, 20)
        begun = (await stored(store, card)).chairs[0].timer
        await sleep_through(store, 5 * DAY)
        assert await keeper(store).look() == [card.id]
        assert await keeper(store).look() == [], "given back once"
        again = (await stored(store, card)).chairs[0].timer
        assert begun.until is not None
        assert again.until is not None
        assert not again.is_lapsed
        return begun.until, again.until

    before, after = with_store(database, sleep)
    assert before - 1 < after < before + 120, "40 seconds were left, and still are: counted from a few moments later"


def test_after_a_time_without_clocks_the_first_one_is_not_put_off(database: str) -> None:
    async def begin(store: Store) -> tuple[float | None, float | None]:
        first = await timed_table(store)
        await keeper(store).look()
        async with store.writing() as connection:
            await connection.execute(text("UPDATE about SET value = '1000.0' WHERE name = 'alive'"))
        before = (await stored(store, first)).chairs[0].timer.until
        await keeper(store).look()
        return before, (await stored(store, first)).chairs[0].timer.until

    before, after = with_store(database, begin)
    assert before == after


# At a table


@contextmanager
def seated_two(one: Server, two: Server, **more: Any) -> Iterator[tuple[str, Client, Client]]:
    """Ada flees by one server, Ben hunts by the other; the first turn is hers."""
    match, host = one.create("classic", "me", "open", names=["Ada"], options={"surfacing": []}, **more)
    with one.sit(host) as ada:
        _, guest = two.join(ada.until("table")["invite"], "Ben")
        with two.sit(guest) as ben:
            ada.until("update", lambda update: update["actions"])
            ben.until("update")
            yield match, ada, ben


def end_time(server: Server, seconds: float = 61) -> None:
    server.run(pass_by(server.rooms.store, seconds))
    server.run(server.rooms._look_at_clocks())


def test_at_the_end_of_the_time_a_bot_moves_and_everybody_is_told(database: str) -> None:
    with two_servers(database) as (one, two), seated_two(one, two, clock=MINUTE) as (_, ada, ben):
        times = ada.last["times"]["seats"]
        assert times[0]["running"]
        assert 0 < times[0]["seconds"] <= 60
        assert times[1] == {"seat": 1, "seconds": None, "running": False, "lapsed": False}
        end_time(one)
        for client in (ada, ben):
            assert client.until("notice")["text"] == "Ada: time is up. A bot makes this move."
        moved = ben.until("update", lambda update: update["actions"])
        assert [event["type"] for event in moved["events"]][:1] in (["Move"], ["Double"])
        assert ben.last["times"]["seats"][1]["running"]


def test_what_is_announced_is_heard_before_what_comes_of_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens may be woken at any time, also while their server reads what was announced by another one."""
    with two_servers(database) as (one, two), seated_two(one, two, clock=MINUTE) as (match, _, ben):
        snapshot = two.rooms.store.snapshot

        async def woken(*about: Any, **known: Any) -> Any:
            two.room(match).wake()
            found = await snapshot(*about, **known)
            await asyncio.sleep(0.2)
            return found

        monkeypatch.setattr(two.rooms.store, "snapshot", woken)
        end_time(one)
        heard = []
        while "notice" not in heard:
            heard.append(ben.hear()["type"])
        assert "update" not in heard, "the move of the bot, or that the time is up"


def test_a_bot_moves_once_and_the_next_move_is_ones_own(own: Server) -> None:
    with seated_two(own, own, clock=MINUTE) as (match, ada, ben):
        end_time(own)
        ben.say("act", action=first_ride(ben.until("update", lambda update: update["actions"])))
        while (update := ben.until("update"))["view"]["state"]["to_act"] != [0]:
            ben.say("act", action=first_ride(update))
        ada.until("update", lambda update: update["actions"])
        chair = own.room(match).card.chairs[0]
        assert chair.agent is None
        assert chair.timer.missed == 1
        ada.say("act", action=first_ride(ada.last["update"]))
        ada.until("update", lambda update: not update["actions"])
        assert own.room(match).card.chairs[0].timer.missed == 0


def test_whoever_lets_two_moves_pass_is_absent_until_they_are_back(own: Server) -> None:
    match, host = own.create("classic", "me", "me", "casual", names=["Ada", "Ada"], clock=MINUTE)
    with own.sit(host) as ada:
        ada.until("curtain")
        store = own.rooms.store

        async def fall_silent() -> None:
            """The second time in a row for the same seat."""
            async with store.writing() as connection:
                await connection.execute(text("UPDATE chairs SET missed = 1 WHERE seat = 0"))

        own.run(fall_silent())
        end_time(own)
        away = ada.until("table", lambda told: told["chairs"][0]["absent"])["chairs"][0]
        assert (away["kind"], away["left"]) == ("bot", True)
        assert ada.last.get("notice", ada.until("notice"))["text"].startswith("Ada is away")
    with own.sit(host) as ada:
        assert ada.until("notice")["text"] == "Ada plays again."
        assert own.room(match).card.chairs[0].agent is None


def test_whoever_lets_a_bot_play_on_stays_away_until_they_say_so(own: Server) -> None:
    match, host = own.create("classic", "me", "casual")
    with own.sit(host) as ada:
        ada.until("update")
        ada.say("leave")
        ada.until("notice")
    with own.sit(host) as ada:
        ada.until("update")
        assert own.room(match).card.chairs[0].agent == STAND_IN
        ada.say("return")
        ada.until("notice", lambda told: told["text"].endswith("plays again."))


def test_nobody_moves_once_a_bot_is_to_move(file: str) -> None:
    with Server(file, NoBots) as server, seated_two(server, server, clock=MINUTE) as (_, ada, _):
        ride = first_ride(ada.last["update"])
        end_time(server)
        assert ada.until("times", lambda told: told["seats"][0]["lapsed"])
        assert not ada.until("update")["actions"]
        ada.say("act", action=ride)
        assert ada.until("trouble")["key"] == "server-bot-plays"


def has_come_to(client: Client, n: int) -> bool:
    return client.is_over or client.last["update"]["n"] >= n


def test_a_whole_game_with_clocks_by_two_servers(database: str) -> None:
    """Now and then somebody's time is up; all see the same game, and it ends."""
    with two_servers(database) as (one, two), seated_two(one, two, clock=MINUTE) as (_, ada, ben):
        for n in (12, 20, 30):
            play({ada: Random(1), ben: Random(2)}, partial(has_come_to, ada, n))
            end_time(one if n != 20 else two)
        play({ada: Random(1), ben: Random(2)})
        assert ada.state["outcome"] == ben.state["outcome"]
        assert len(ada.events) == len(ben.events)


@pytest.mark.parametrize("asleep", [3.0, HOUR])
def test_a_restart_costs_nobody(file: str, asleep: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the few seconds in which a server is replaced by the next."""
    monkeypatch.setattr("gaslamp.server.rooms.TICK", PATIENCE)
    with Server(file) as server:
        match, host = server.create("classic", "me", "casual", clock=MINUTE)
        with server.sit(host) as ada:
            ada.until("update", lambda update: update["actions"])
            server.run(pass_by(server.rooms.store, 30))
            server.run(server.rooms._look_at_clocks())
            server.run(server.room(match).catch_up())
    left = with_store(file, remaining)
    with_store(file, lambda store: sleep_through(store, asleep))
    with Server(file) as server, server.sit(host) as ada:
        (mine,) = ada.until("times")["seats"]
        assert mine["running"]
        assert 0 < mine["seconds"] <= 30
        assert ada.until("update")["actions"]
        timer = server.room(match).card.chairs[0].timer
        assert timer.until is not None
        assert timer.since is not None
        assert timer.until - timer.since == pytest.approx(left)


async def remaining(store: Store) -> float:
    """How long the one whose time runs had when somebody last looked."""
    async with store.reading() as connection:
        until: float = (await connection.execute(text("SELECT max(until) FROM chairs"))).scalar_one()
        mark = (await connection.execute(text("SELECT value FROM about WHERE name = 'alive'"))).scalar_one()
    return until - float(mark)


def test_a_server_whose_clock_is_wrong_keeps_time_as_well(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1.0)
    with Server(file) as server:
        match, host = server.create("classic", "me", "casual", clock=MINUTE)
        with server.sit(host) as ada:
            (mine,) = ada.until("times", lambda told: told["seats"][0]["running"])["seats"]
            assert 0 < mine["seconds"] <= 60
            card = server.room(match).card
            until_then = card.chairs[0].timer.until
            assert until_then is not None
            assert until_then - card.changed == pytest.approx(60)


def test_lessons_tables_that_wait_and_bots_have_no_time(own: Server) -> None:
    match, host = own.create("classic", "me", "open", clock=MINUTE)
    with own.sit(host) as ada:
        assert ada.until("table")["clock"] == "Clock: 1 minute for each move"
        assert not any(chair.timer.is_running for chair in own.room(match).card.chairs)
        ada.say("start")
        ada.until("update", lambda update: update["actions"])
        running = [chair.timer.is_running for chair in own.room(match).card.chairs]
        assert running == [True, False]
        ada.say("leave")
        ada.until("notice")
        assert not any(chair.timer.is_running for chair in own.room(match).card.chairs)


def test_a_rematch_has_the_same_clock_with_fresh_time(own: Server) -> None:
    game = {"kind": "game", "seconds": 600, "increment": 5}
    match, host = own.create("compact", "me", "casual", clock=game)
    with own.sit(host) as ada:
        play({ada: Random(3)})
        ada.say("again")
        moved = ada.until("moved")
    with own.sit(moved["token"]) as ada:
        (mine,) = ada.until("times")["seats"]
        assert 590 < mine["seconds"] <= 600
    assert own.rooms is not None
    assert match != moved["table"]


def test_a_week_of_one_move_a_day(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database's time is wound by the test: from nine to ten in the evening, and nobody plays at night."""
    days = [20_000.0]  # since 1970, at midnight
    tune = opening._tune

    def wound(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.create_function("julianday", 1, lambda _: days[0] + 2440587.5)

    monkeypatch.setattr(opening, "_tune", wound)

    async def week(store: Store) -> list[str]:
        rooms = Rooms(store, QuickBots())
        match, looks = await rooms.store.card(await _daily(rooms)), []
        assert match
        for hour in range(7 * 24):
            days[0] = 20_000.0 + hour / 24 + 1e-6
            await _mark(store, days[0] * DAY)
            if await rooms.keeper.look():
                looks.append(f"{hour // 24} at {hour % 24}")
        return looks

    assert with_store(file, week) == ["1 at 12"], "asked at noon: a day of playing hours later"


async def _mark(store: Store, time: float) -> None:
    """A server was there all the while."""
    async with store.writing() as connection:
        await connection.execute(text("DELETE FROM about WHERE name = 'alive'"))
        await connection.execute(text("INSERT INTO about VALUES ('alive', :time)"), {"time": repr(time)})


async def _daily(rooms: Rooms) -> str:
    """A table where somebody was asked at noon."""
    clock, noon = DaysClock(days=1, opens=9, closes=22), 20_000 * DAY + 12 * HOUR - 1
    card = replace(table(None, None), clock=clock)
    await add(rooms.store, card)
    due = Timer(until=clock.after(noon, clock.allowance(None)), since=noon)
    seated = (replace(card.chairs[0], timer=due), card.chairs[1])
    await rooms.store.append(card, 0, dealt(), phase="playing", is_bots_turn=False, seated=lambda _: seated)
    return card.id
