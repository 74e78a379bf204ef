"""Being told of one's turn: who is, when and how often; over real sockets, and by a clock that the test winds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import time as clock_time
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from gaslamp.server import alerts, links
from gaslamp.server.alerts import BEAT, BROWSERS, DELAY, LASTS, due_after
from gaslamp.server.belongings import BELONGINGS, Owner
from gaslamp.server.clocks import DAY, HOUR, Clock, DaysClock, MoveClock
from gaslamp.server.notifier import AGAIN, AlertTerms, Notifier
from gaslamp.server.presence import Presence, Present
from gaslamp.server.removal import forget_names, remove
from gaslamp.server.schema import alerts as rows
from gaslamp.server.schema import chairs, now
from gaslamp.server.seat_plan import next_table
from gaslamp.server.store import Card, Store
from tests.patience import until
from tests.server.client import LOCAL, Json, Server, play
from tests.server.pushes import Posts, alert, browser, push_service
from tests.server.test_store import add, table, with_store
from tests.server.test_webpush import check_proof
from tests.server.wound import WoundClock, wound

T = TypeVar("T")
BEGIN = 1_700_000_000.0 // DAY * DAY + 12 * HOUR
"""Noon of some day."""
NOBODY: frozenset[str] = frozenset()
ADA = frozenset({"host"})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WoundClock:
    return wound(monkeypatch, BEGIN)


async def begun(store: Store, clock: Clock | None = None, *more: Any) -> Card:
    """A table at which somebody is to be told, and has the turn from now on."""
    card = replace(table(None, "club"), clock=clock)
    await add(store, card)
    async with store.writing() as connection:
        for each in more or (alert(card.id, "host"),):
            await alerts.add(connection, replace(each, match=card.id, opens=card.id))
    await give_turn(store, card)
    return card


async def give_turn(store: Store, card: Card, before: frozenset[str] = NOBODY, after: frozenset[str] = ADA) -> None:
    async with store.writing() as connection:
        time: float = (await connection.execute(select(now()))).scalar_one()
        await alerts.turn(connection, card.id, card.clock, before, after, time)


async def sent(store: Store, posts: Posts, **terms: Any) -> int:
    """How many messages are sent now."""
    notifier = Notifier(store, AlertTerms(**terms), post=posts)
    await notifier.begin()
    before = len(posts.all)
    while claimed := await notifier.claim():
        await asyncio.gather(*map(notifier.send, claimed))
    return len(posts.all) - before


async def when(store: Store) -> list[float | None]:
    async with store.reading() as connection:
        return [*(await connection.execute(select(rows.c.due).order_by(rows.c.made, rows.c.id))).scalars()]


# When


@pytest.mark.parametrize("kind", [None, MoveClock(seconds=60), DaysClock(days=1, opens=9, closes=22)])
def test_somebody_is_told_once_a_fixed_while_after_their_turn_began(file: str, clock: WoundClock, kind: Any) -> None:
    async def wait(store: Store) -> list[int]:
        posts = Posts()
        await begun(store, kind)
        found = []
        for after in (0, DELAY - 1, DELAY + BEAT, 0, DAY):
            clock.now += after
            found.append(await sent(store, posts))
        return found

    assert with_store(file, wait) == [0, 0, 1, 0, 0]


def test_the_time_is_a_beat_whatever_the_moment_within_it() -> None:
    times = {due_after(None, BEGIN + seconds / 7) for seconds in range(1, 70)}
    assert times == {BEGIN + DELAY + BEAT}


def test_nobody_is_told_at_night(file: str, clock: WoundClock) -> None:
    hours = DaysClock(days=1, opens=9, closes=22, offset=60)

    async def wait(store: Store) -> tuple[list[float | None], int, int]:
        posts = Posts()
        clock.now = BEGIN + 9 * HOUR - 5  # five seconds to ten in the evening, one hour east
        await begun(store, hours)
        due = await when(store)
        clock.now += 3 * HOUR
        night = await sent(store, posts)
        clock.now = BEGIN + 20 * HOUR
        return due, night, await sent(store, posts)

    assert with_store(file, wait) == ([BEGIN + 20 * HOUR], 0, 1)


def test_a_message_that_is_late_waits_for_the_morning_too(file: str, clock: WoundClock) -> None:
    """No server was there in the evening."""

    async def wait(store: Store) -> list[int]:
        posts = Posts()
        await begun(store, DaysClock(days=1, opens=9, closes=22))
        clock.now += 12 * HOUR
        found = [await sent(store, posts)]
        clock.now += 9 * HOUR
        return [*found, await sent(store, posts)]

    assert with_store(file, wait) == [0, 1]


def test_hours_over_midnight() -> None:
    late = DaysClock(days=1, opens=18, closes=2)
    assert late.opening(BEGIN) == BEGIN + 6 * HOUR
    assert late.opening(BEGIN + 13 * HOUR) == BEGIN + 13 * HOUR
    assert late.opening(BEGIN + 14 * HOUR) == BEGIN + 30 * HOUR
    assert MoveClock(seconds=5).opening(7.0) == 7.0
    assert DaysClock(days=1).opening(BEGIN + 1.5) == BEGIN + 1.5


# Whom


def test_whoever_is_at_the_table_is_not_told_nor_later(file: str, clock: WoundClock) -> None:
    async def wait(store: Store) -> list[int]:
        posts, presence = Posts(), Presence(store)
        card = await begun(store)
        await presence.beat()
        await presence.tell({Present(card.id, "host", is_guest=False)}, ())
        clock.now += DELAY + BEAT - 5
        await presence.beat()
        clock.now += 5
        found = [await sent(store, posts)]
        await presence.leave()
        found.append(await sent(store, posts))
        await give_turn(store, card)
        clock.now += DELAY + BEAT
        return [*found, await sent(store, posts)]

    assert with_store(file, wait) == [0, 0, 1]


def test_a_screen_of_a_server_that_died_is_nobody(file: str, clock: WoundClock) -> None:
    async def wait(store: Store) -> int:
        presence, card = Presence(store), await begun(store)
        await presence.beat()
        await presence.tell({Present(card.id, "host", is_guest=False)}, ())
        clock.now += DELAY + BEAT
        return await sent(store, Posts())

    assert with_store(file, wait) == 1


@pytest.mark.parametrize("change", [{"agent": "club"}, {"is_lapsed": True}])
def test_nobody_is_told_for_whom_a_bot_moves(file: str, clock: WoundClock, change: Json) -> None:
    async def wait(store: Store) -> int:
        await begun(store)
        clock.now += DELAY + BEAT
        async with store.writing() as connection:
            await connection.execute(update(chairs).values(**change))
        return await sent(store, Posts())

    assert with_store(file, wait) == 0


def test_a_turn_that_is_over_is_not_told_and_the_next_one_is(file: str, clock: WoundClock) -> None:
    async def wait(store: Store) -> list[int]:
        posts, card = Posts(), await begun(store)
        clock.now += DELAY / 2
        await give_turn(store, card, ADA, NOBODY)
        clock.now += DAY
        found = [await sent(store, posts)]
        await give_turn(store, card)
        clock.now += DELAY / 2
        await give_turn(store, card, ADA, ADA)  # the same turn goes on
        clock.now += DELAY / 2 + BEAT
        return [*found, await sent(store, posts)]

    assert with_store(file, wait) == [0, 1]


# Once


def test_of_many_servers_one_sends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "DELAY", -BEAT)

    async def race(store: Store) -> int:
        await begun(store, None, *(alert("", "host", f"https://push.example.net/{n}", id=f"{n}") for n in range(4)))
        posts = Posts()
        await asyncio.gather(*(sent(store, posts) for _ in range(6)))
        return len({post.endpoint for post in posts.all}) * 100 + len(posts.all)

    assert with_store(database, race) == 404


def test_what_a_killed_server_had_claimed_another_sends(file: str, clock: WoundClock) -> None:
    async def die(store: Store) -> list[int]:
        posts = Posts()
        await begun(store)
        clock.now += DELAY + BEAT
        assert len(await Notifier(store, AlertTerms()).claim()) == 1
        found = [await sent(store, posts)]
        clock.now += LASTS + 1
        return [*found, await sent(store, posts)]

    assert with_store(file, die) == [0, 1]


def test_a_service_that_is_busy_is_asked_again_a_few_times(file: str, clock: WoundClock) -> None:
    async def wait(store: Store) -> tuple[list[int], list[float | None]]:
        posts = Posts(lambda _: 503)
        await begun(store)
        clock.now += DELAY + BEAT
        found = [await sent(store, posts)]
        for seconds in (*AGAIN, DAY):
            clock.now += seconds / 2
            found.append(await sent(store, posts))
            clock.now += seconds / 2 + 1
            found.append(await sent(store, posts))
        return found, await when(store)

    assert with_store(file, wait) == ([1, *(0, 1) * len(AGAIN), 0, 0], [None])


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (400, 1), (403, 1), (413, 1), (307, 1), (201, 1)])
def test_a_browser_that_wants_no_more_is_forgotten(file: str, clock: WoundClock, status: int, left: int) -> None:
    async def wait(store: Store) -> tuple[int, int]:
        posts = Posts(lambda _: status)
        await begun(store)
        clock.now += DELAY + BEAT
        await sent(store, posts)
        clock.now += 2 * DAY
        await sent(store, posts)
        return len(posts.all), len(await when(store))

    assert with_store(file, wait) == (1, left)


def test_a_turn_that_begins_while_a_message_is_sent_is_told_as_well(file: str, clock: WoundClock) -> None:
    async def wait(store: Store) -> int:
        card = await begun(store)
        clock.now += DELAY + BEAT
        notifier = Notifier(store, AlertTerms(), post=Posts())
        await notifier.begin()
        claimed = await notifier.claim()
        await give_turn(store, card)
        await notifier.send(claimed[0])
        clock.now += DELAY + BEAT
        return await sent(store, Posts())

    assert with_store(file, wait) == 1


# Where


def test_only_a_few_browsers_of_somebody_are_told_and_each_stands_there_once(file: str) -> None:
    async def fill(store: Store) -> list[str]:
        card = await begun(store)
        for n in [*range(BROWSERS), *range(BROWSERS)]:
            async with store.writing() as connection:
                await alerts.add(connection, alert(card.id, "host", f"https://push.example.net/{n}", id=f"{n}"))
        async with store.reading() as connection:
            return sorted(each.address[-1] for each in await alerts.find(connection, "host"))

    assert with_store(file, fill) == [str(n) for n in range(BROWSERS)]


def test_they_go_with_a_new_link_and_with_the_name_and_the_table(database: str) -> None:
    async def live(store: Store) -> list[int]:
        card, found = await begun(store), list[int]()

        async def count(key: str) -> None:
            async with store.reading() as connection:
                found.append(len(await alerts.find(connection, key)))

        fresh = await store.card(card.id)
        assert fresh
        assert fresh.is_alerting
        await links.renew(store, fresh, "host", "new")
        await count("host")
        await count("new")
        await forget_names(store, card.id, [1], "nobody")
        await count("new")
        await forget_names(store, card.id, [0], "new")
        await count("new")
        async with store.writing() as connection:
            await alerts.add(connection, alert(card.id, "new"))
        await count("new")
        await remove(store, card.id)
        await count("new")
        return found

    assert with_store(database, live) == [0, 1, 1, 0, 1, 0]


def test_a_rematch_is_told_of_by_the_link_that_the_browser_knows(file: str) -> None:
    async def again(store: Store) -> list[tuple[bool, bool]]:
        card = await begun(store)
        before = await store.card(card.id)
        assert before
        following, held = next_table(before, before.chairs, store.secret)
        await store.add(following, *held, after=before)
        async with store.reading() as connection:
            found = await alerts.find(connection, str(following.chairs[0].key))
        assert following.is_alerting
        return [(each.match == following.id, each.opens == card.id) for each in found]

    assert with_store(file, again) == [(True, True)]


def test_they_are_among_the_belongings_of_a_kept_name(file: str) -> None:
    async def own(store: Store) -> tuple[list[str], list[str], int]:
        await begun(store)
        kind, mine, other = BELONGINGS["alerts"], Owner("ada", ADA), Owner("eve", frozenset({"another"}))
        async with store.writing() as connection:
            told = [await kind.told(connection, owner) for owner in (mine, other)]
            await kind.remove(connection, other)
            await kind.remove(connection, mine)
        return [each["address"] for each in told[0]], told[1], len(await when(store))

    assert with_store(file, own) == (["https://push.example.net/ada"], [], 0)


# Over the wire


@contextmanager
def told_at_once(posts: Posts, *files: str, patch: pytest.MonkeyPatch) -> Iterator[list[Server]]:
    """Servers that may ask a push service of this machine, and wait for nothing before they tell anybody."""
    patch.setattr(alerts, "DELAY", 0.0)
    patch.setattr(alerts, "BEAT", 0.001)
    patch.setattr("gaslamp.server.notifier.TICK", 0.05)
    with push_service(posts) as site:
        terms = replace(LOCAL, alerts=AlertTerms(services=frozenset({site}), address="https://games.example.org"))
        servers = [Server(file, terms=terms) for file in files]
        for server in servers:
            server.__enter__()
        try:
            for server in servers:
                server.run(server.rooms.presence.beat())
            yield servers
        finally:
            for server in servers:
                server.__exit__()


def ask(server: Server, table: str, token: str, path: str = "", **body: Any) -> Any:
    return server.http.post(
        f"/api/tables/{table}/alerts{path}", json=body, headers={"authorization": f"Bearer {token}"}
    )


def news(server: Server, table: str, token: str, path: str = "", **body: Any) -> Json:
    answer = ask(server, table, token, path, **body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def act(server: Server, table: str, token: str) -> None:
    view = server.get(f"/api/tables/{table}/view", token).json()
    answer = server.post(f"/api/tables/{table}/act", view["actions"][0], authorization=f"Bearer {token}")
    assert answer.status_code == 200, answer.text


def test_from_the_page_to_the_browser(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    posts = Posts()
    with told_at_once(posts, file, file, patch=monkeypatch) as (one, two):
        table, host = one.create("classic", "me", "open", options={"surfacing": []})
        with one.sit(host) as ada:
            invite = ada.until("table")["invite"]
        _, guest = two.join(invite, "Ben")
        site = next(iter(two.app.state.notifier.terms.services))
        before = news(two, table, guest)
        assert before["key"]
        assert not before["here"]
        place = browser(f"{site}/ben")
        assert news(two, table, guest, "/push", language="fr", **place)["here"]
        assert news(two, table, guest, endpoint=place["endpoint"])["here"]
        assert not news(two, table, guest, endpoint="https://push.example.net/other")["here"]
        act(one, table, host)
        until(lambda: posts.all, "nobody was told")
        assert posts.all[0].said == {"table": table, "text": "C’est à vous de jouer. (Scotland Yard)"}
        assert posts.all[0].endpoint == "/ben"
        claims = check_proof(posts.all[0].headers["authorization"], site, now=clock_time())
        assert claims["sub"] == "https://games.example.org"
        assert posts.all[0].headers["authorization"].endswith(before["key"])
        act(two, table, guest)  # his turn goes on, with other pawns
        assert not news(two, table, guest, "/stop", kind="push", endpoint=place["endpoint"])["here"]
        assert {len(post.body) for post in posts.all} == {len(posts.all[0].body)}


def test_after_a_rematch_a_browser_is_told_by_the_table_it_has_seen(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message leads to the first table until the page that knows the next one subscribes there."""
    with told_at_once(Posts(), file, patch=monkeypatch) as (server,):
        table, host = server.create("classic", "me", "club", options={"rounds": 1})
        place = browser(f"{next(iter(server.app.state.notifier.terms.services))}/ada")
        assert news(server, table, host, "/push", **place)["here"]
        with server.sit(host) as ada:
            play({ada: Random(1)})
            ada.say("again")
            moved = ada.until("moved")
        following, token = moved["table"], moved["token"]
        assert server.run(opened(server.rooms.store, following)) == [table]
        assert not news(server, following, token, endpoint=place["endpoint"])["here"]
        assert news(server, following, token, "/push", **place)["here"]
        assert server.run(opened(server.rooms.store, following)) == [following]


async def opened(store: Store, match: str) -> list[str]:
    """The tables that messages about this one lead to."""
    async with store.reading() as connection:
        return [*(await connection.execute(select(rows.c.opens).where(rows.c.match == match))).scalars()]


def test_what_is_refused(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host = own.create("classic", "me", "open", watch=True)
    with own.sit(host) as ada:
        told = ada.until("table")
    watcher = own.post("/api/watch", {"invite": told["watch"]}).json()["token"]
    other, _ = own.create("classic", "me", "club")

    def key(path: str, token: str = host, where: str = table, **body: Any) -> tuple[int, str]:
        answer = ask(own, where, token, path, **body)
        return answer.status_code, answer.json()["key"]

    good = browser()
    assert key("", "nonsense") == (403, "server-token-unknown")
    assert key("", where=other) == (403, "server-token-unknown")
    assert key("/push", watcher, **good) == (400, "server-not-your-seat")
    for bad in ("http://push.example.net/", "https://127.0.0.1/", "https://localhost:9/", "x"):
        assert key("/push", **{**good, "endpoint": bad}) == (400, "server-endpoint-refused")
    assert key("/push", **{**good, "p256dh": "nonsense"}) == (400, "server-unreadable")
    assert key("/push", **{**good, "auth": "é"}) == (400, "server-unreadable")
    assert key("/push", **{**good, "auth": "x" * 101}) == (400, "server-unreadable")
    assert key("/push", **{**good, "endpoint": "https://push.example.net/" + "x" * 1024})[0] == 400
    assert key("/mail", address="ada@example.org") == (400, "server-mail-off")
    assert news(own, table, host) == {"key": own.app.state.notifier.public_key, "here": False} | {
        "mail": False,
        "address": "",
        "confirmed": False,
    }


def test_without_the_library_nothing_is_offered(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.webpush.is_offered", lambda: False)
    with Server(file) as server:
        table, host = server.create("classic", "me", "club")
        assert news(server, table, host)["key"] == ""
        answer = ask(server, table, host, "/push", **browser())
        assert (answer.status_code, answer.json()["key"]) == (400, "server-push-off")
