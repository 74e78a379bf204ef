"""Several servers and workers on one database: everybody sees the same table, whichever of them they came by."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.games.vocabulary import Move
from gaslamp.match import BadLog, View
from gaslamp.server.bots import Answer, Bots
from gaslamp.server.claims import ClaimedTurn, Claims
from gaslamp.server.database import open_store
from gaslamp.server.dispatch import Dispatcher
from gaslamp.server.presence import Presence, Present
from gaslamp.server.rooms import Rooms
from gaslamp.server.store import Overtaken, SeatKey, Store
from gaslamp.words import Words
from tests.patience import PATIENCE, until
from tests.server.client import QuickBots, Server, play
from tests.server.conftest import empty
from tests.server.test_store import add, dealt, table, with_store
from tests.server.test_wire_lies import first_ride

T = TypeVar("T")


class NoBots(QuickBots):
    """A server that leaves bots to others."""

    @property
    def places(self) -> int:
        return 0


@contextmanager
def two_servers(database: str, make_bots: Callable[[], QuickBots] = QuickBots) -> Iterator[tuple[Server, Server]]:
    """Two that know of each other."""
    with Server(database, make_bots) as one, Server(database, make_bots) as two:
        for server in (one, two):
            server.run(server.rooms.presence.beat())
        yield one, two


def test_two_people_play_a_whole_game_by_two_servers(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host = one.create("classic", "me", "open", "casual", options={"rounds": 8})
        with one.sit(host) as ada:
            _, guest = two.join(ada.until("table")["invite"], "Ben")
            with two.sit(guest) as ben:
                play({ada: Random(1), ben: Random(2)})
                assert ada.state["outcome"] == ben.state["outcome"]
                assert len(ada.events) == len(ben.events)


def test_a_legal_move_is_not_refused_because_a_server_has_missed_something(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second server on the same database used to judge by what it knew when it opened the table."""
    monkeypatch.setattr(Rooms, "heard", lambda *_, **__: None)
    monkeypatch.setattr(Rooms, "heard_something", lambda *_: None)
    with two_servers(database) as (one, two):
        table, host = one.create("classic", "me", "open")
        with one.sit(host) as ada:
            _, guest = one.join(ada.until("table")["invite"])
            with two.sit(guest) as stale, one.sit(guest) as ben:
                stale.until("update")
                ada.say("act", action=first_ride(ada.until("update", lambda update: update["actions"])))
                ride = first_ride(ben.until("update", lambda update: update["actions"]))
                assert two.room(table).match.to_act == {0}, "it does not know yet"
                stale.say("act", action=ride)
                while (heard := stale.hear())["type"] != "update" or ride not in _bare(heard["events"]):
                    assert heard["type"] != "refused"


def _bare(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.items() if key != "known_to"} for event in events]


def test_who_is_here_is_known_to_every_server(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host = one.create("classic", "me", "open", watch=True)
        with one.sit(host) as ada:
            first = ada.until("table")
            _, guest = two.join(first["invite"], "Ben")
            ada.until("table", lambda news: news["phase"] == "playing" and not news["chairs"][1]["here"])
            with two.sit(guest):
                ada.until("table", lambda news: news["chairs"][1]["here"])
                watcher = two.post("/api/watch", {"invite": first["watch"]}).json()["token"]
                with two.sit(watcher):
                    ada.until("table", lambda news: news["watchers"] == 1)
            ada.until("table", lambda news: not news["chairs"][1]["here"] and news["watchers"] == 0)


def test_a_worker_takes_the_turns_of_bots(database: str) -> None:
    """By a process with no server in it."""

    async def work() -> None:
        rooms = Rooms(await open_store(database), QuickBots())
        await rooms.begin()
        while (card := await rooms.store.card(match)) and card.phase != "over":
            await asyncio.sleep(0.05)
        await rooms.close()

    with Server(database, NoBots) as server:
        match, token = server.create("compact", "casual", "casual")
        with server.sit(token) as client:
            client.until("update")
            server.run(server.rooms.presence.beat())
            asyncio.run(work())
            server.run(server.rooms.presence.beat())
            server.server.loop.call_soon_threadsafe(server.rooms.heard_something)
            client.until("update", lambda update: update["view"]["state"]["outcome"])


def test_a_server_whose_listening_connection_is_killed_misses_nothing(postgres: str) -> None:
    database = empty(postgres)
    with two_servers(database) as (one, two):
        _, host = one.create("classic", "me", "open")
        with one.sit(host) as ada:
            _, guest = two.join(ada.until("table")["invite"])
            with two.sit(guest) as ben:
                ben.until("update")
                two.run(_kill_listeners(two.rooms.store))
                ada.say("act", action=first_ride(ada.until("update", lambda update: update["actions"])))
                ben.until("update", lambda update: update["actions"])


async def _kill_listeners(store: Store) -> None:
    kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
    async with store.engine.begin() as connection:
        killed = (await connection.execute(text(kill))).all()
    assert killed


def test_a_burst_of_moves_is_queued_and_none_is_refused(own: Server) -> None:
    """150 moves at once: SQLite's lock refused 16 of them."""
    tokens = [own.create("classic", "me", "me", options={"surfacing": []})[1] for _ in range(150)]

    async def move(token: str) -> int:
        screen = await own.rooms.sit(token, Words("en"))
        room = screen.room
        await room.play(next(action for action in room.match.view(0).actions if isinstance(action, Move)), screen)
        return room.card.version

    async def move_all() -> list[int]:
        return await asyncio.gather(*map(move, tokens))

    assert own.run(move_all()) == [2] * 150


# Claims


def claimed(database: str, play: Callable[[Store, Claims], Awaitable[T]], *, lasts: float = 600.0) -> T:
    async def run(store: Store) -> T:
        return await play(store, Claims(store, lasts=lasts))

    return with_store(database, run)


async def bots_table(store: Store, *agents: str | None) -> str:
    """A table at which a bot is to act."""
    card = table(*agents)
    card = replace(card, chairs=tuple(replace(chair, key=None) for chair in card.chairs))
    await store.add(card, SeatKey(hash=card.id, match=card.id, is_host=True))
    await store.append(card, 0, dealt(), phase="playing", is_bots_turn=True)
    return card.id


def test_each_table_gets_its_turn_and_people_come_before_bots_among_themselves(database: str) -> None:
    async def take(store: Store, claims: Claims) -> list[str]:
        shown = await bots_table(store, "casual", "casual")
        played = [await bots_table(store, None, "casual") for _ in range(2)]
        presence = Presence(store)
        await presence.beat()
        assert await claims.waiting() == 2, "nobody looks at the bots"
        await presence.tell({Present(shown, "w", is_guest=True)}, ())
        assert await claims.waiting() == 3
        found = [turn.match for turn in [await claims.claim() for _ in range(3)] if turn]
        assert await claims.claim() is None
        return [("shown" if match == shown else str(played.index(match))) for match in found]

    assert claimed(database, take) == ["0", "1", "shown"]


def test_a_turn_is_claimed_by_one_alone(database: str) -> None:
    async def take(store: Store, claims: Claims) -> list[ClaimedTurn | None]:
        await bots_table(store, None, "casual")
        return list(await asyncio.gather(*(claims.claim() for _ in range(8))))

    assert sum(turn is not None for turn in claimed(database, take)) == 1


def test_whoever_wakes_up_after_their_claim_changes_nothing(database: str) -> None:
    """Stopped past its claim: another has the turn, and only their action counts."""

    async def take(store: Store, claims: Claims) -> tuple[int, int]:
        match = await bots_table(store, None, "casual")
        stopped = await claims.claim()
        other = await claims.claim()
        assert stopped
        assert other
        assert not await claims.renew(stopped)
        card = await store.card(match)
        assert card
        n, game = len(dealt()), make_game("classic", 2)
        log = Match(game)
        chance = make_agent("uniform", Random(3))
        while CHANCE in log.to_act:
            log.play(chance.act(log.view(CHANCE)))
        events = log.play(log.view(0).actions[0])
        with pytest.raises(Overtaken):
            await store.append(card, n, events, phase="playing", is_bots_turn=True, claim=stopped.claim)
        before = len(await store.events(match, game.vocabulary))
        await store.append(card, n, events, phase="playing", is_bots_turn=True, claim=other.claim)
        with pytest.raises(Overtaken):
            await store.append(card, n, events, phase="playing", is_bots_turn=True, claim=stopped.claim)
        return before - n, len(await store.events(match, game.vocabulary)) - n - len(events)

    assert claimed(database, take, lasts=-1.0) == (0, 0)


def test_a_server_that_ends_gives_its_turns_back_at_once(database: str) -> None:
    class Stuck(QuickBots):
        async def answer(self, agent: str, view: View[Any], **more: Any) -> Answer:
            await asyncio.Event().wait()
            raise AssertionError

    with Server(database, Stuck) as server:
        match, _ = server.create("classic", "casual", "me")
        until(lambda: server.rooms.dispatcher.taking, "nobody takes the turn")
    turn = claimed(database, lambda _, claims: claims.claim())
    assert turn is not None
    assert turn.match == match


def test_a_match_that_cannot_be_played_holds_up_no_other(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to keep its place while it waited for the next try: two of them, and no bot anywhere moved."""
    monkeypatch.setattr("gaslamp.server.dispatch.PATIENCE", (3600.0, 3600.0))

    async def take(store: Store, claims: Claims) -> None:
        broken, sound = [await bots_table(store, None, "casual") for _ in range(2)]
        taken = asyncio.Event()

        async def play(turn: ClaimedTurn) -> None:
            if turn.match == broken:
                raise BadLog("event-out-of-place", n=0)
            assert turn.match == sound
            await claims.drop(turn)
            taken.set()

        dispatcher = Dispatcher(claims, play, Bots(workers=1))
        running = asyncio.create_task(dispatcher.run())
        await asyncio.wait_for(taken.wait(), PATIENCE)
        dispatcher.close()
        await running

    claimed(file, take)


def test_who_was_at_a_table_by_a_process_that_died_is_gone(database: str) -> None:
    async def die(store: Store) -> tuple[list[str], bool, int]:
        match = await add(store, table(None, "casual"))
        dead, alive = Presence(store), Presence(store)
        await dead.beat()
        await dead.tell({Present(match, "host", is_guest=False)}, ())
        await alive.beat()
        assert {there.key for there in await alive.elsewhere(match)} == {"host"}
        async with store.writing() as connection:
            await connection.execute(text("UPDATE processes SET until = 0 WHERE id = :id"), {"id": dead.process})
        assert not await alive.elsewhere(match)
        left, has_others = await alive.beat(), alive.has_others
        await dead.beat()  # it was only stopped for a while
        await alive.beat()
        return list(left), has_others, len(await alive.elsewhere(match))

    (left,), has_others, there = with_store(database, die)
    assert left
    assert not has_others
    assert there == 1, "who had been thought dead tells anew who is there"
