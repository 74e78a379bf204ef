"""The database: real files, a real PostgreSQL, two writers at once, older and newer schemas."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.core import Event
from gaslamp.server import database as opening
from gaslamp.server import schema
from gaslamp.server import store as reading
from gaslamp.server.auth import new_id
from gaslamp.server.database import open_store
from gaslamp.server.schema import BadStore
from gaslamp.server.store import Card, Chair, Overtaken, SeatKey, Store

T = TypeVar("T")
GAME = make_game("classic", 2)


def with_store(database: str, play: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(database)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(run())


def table(*agents: str | None) -> Card:
    """Where no agent is named, whoever holds the key `host` sits."""
    chairs = tuple(Chair(seat=s, name=f"P{s}", agent=a, key=None if a else "host") for s, a in enumerate(agents))
    facts = {"game": "classic", "seats": len(agents), "options": {"rounds": 5}, "hints": True, "changed": 0.0}
    return Card(id=new_id(), phase="playing", chairs=chairs, **facts)  # type: ignore[arg-type]


async def add(store: Store, card: Card) -> str:
    await store.add(card, SeatKey(hash="host", match=card.id, is_host=True))
    return card.id


def dealt() -> list[Event]:
    match = Match(GAME)
    chance = make_agent("uniform", Random(3))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    return match.log


def test_a_card_and_its_log_are_of_one_instant(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes between the reading of the one and of the other; the log alone would be news."""

    async def look(store: Store) -> tuple[int, int]:
        card, read, other = table(None, None), reading._read_log, await open_store(database)
        await add(store, card)

        async def write_first(*asked: Any) -> Any:
            monkeypatch.setattr(reading, "_read_log", read)
            await other.append(card, 0, dealt(), phase="playing", is_bots_turn=False)
            return await read(*asked)

        monkeypatch.setattr(reading, "_read_log", write_first)
        found = await store.snapshot(card.id)
        await other.close()
        assert found
        return found.card.version, len(found.log)

    assert with_store(database, look) == (0, 0)


def test_a_match_is_found_again_as_it_was_kept(database: str) -> None:
    card = table(None, "heuristic")

    async def play(store: Store) -> Card | None:
        await add(store, card)
        return await store.card(card.id)

    found = with_store(database, play)
    assert found is not None
    assert replace(found, changed=0.0) == replace(card, host="host")
    assert found.changed > 0


def test_nobody_finds_a_match_that_is_not_there(database: str) -> None:
    assert with_store(database, lambda store: store.card("nowhere")) is None
    assert with_store(database, lambda store: store.key("nobody")) is None


def test_what_is_kept_is_there_after_a_restart(database: str) -> None:
    card, events = table(None, "heuristic"), dealt()

    async def play(store: Store) -> str:
        await add(store, card)
        await store.append(card, 0, events, phase="playing", is_bots_turn=False)
        return store.secret

    secret = with_store(database, play)
    assert with_store(database, lambda store: store.events(card.id, GAME.vocabulary)) == events
    assert with_store(database, lambda store: store.key("host")) == SeatKey(hash="host", match=card.id, is_host=True)

    async def read(store: Store) -> str:
        return store.secret

    assert with_store(database, read) == secret, "links given out before a restart still hold"


def test_of_two_writers_the_second_is_told_and_nothing_of_it_stays(database: str) -> None:
    card, events = table(None, "heuristic"), dealt()

    async def play(store: Store) -> list[Any]:
        await add(store, card)
        other = await open_store(database)
        writes = [s.append(card, 0, events, phase="playing", is_bots_turn=False) for s in (store, other)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        await other.close()
        return results

    results = with_store(database, play)
    assert {type(result) for result in results} == {Card, Overtaken}
    assert with_store(database, lambda store: store.events(card.id, GAME.vocabulary)) == events


def test_events_that_overlap_with_stored_ones_are_refused_as_a_whole(database: str) -> None:
    card, events = table(None, "heuristic"), dealt()

    async def play(store: Store) -> list[Event]:
        await add(store, card)
        await store.append(card, 0, events[:4], phase="playing", is_bots_turn=False)
        for known in (card, replace(card, version=1)):
            with pytest.raises(Overtaken):
                await store.append(known, 2, events[2:], phase="over", is_bots_turn=False)
        found = await store.card(card.id)
        assert found is not None
        assert found.phase == "playing"
        return await store.events(card.id, GAME.vocabulary)

    assert with_store(database, play) == events[:4]


def test_a_seat_is_given_to_one_only(database: str) -> None:
    card = table(None, None)
    card = replace(card, chairs=(card.chairs[0], Chair(seat=1)))

    async def play(store: Store) -> list[bool]:
        await add(store, card)
        takes = [store.take(card.id, 1, f"guest{n}", "Ada") for n in range(5)]
        taken = [await take for take in takes]
        keys = [await store.key(f"guest{n}") for n in range(5)]
        assert [key is not None for key in keys] == taken, "nobody without a seat keeps a key"
        return taken

    assert with_store(database, play) == [True, False, False, False, False]


def test_a_bot_stands_in_and_goes_away_again(database: str) -> None:
    card = table(None, None)

    async def play(store: Store) -> list[tuple[str | None, ...]]:
        await add(store, card)
        found, kept = [], card
        for agent in ("heuristic", None):
            chairs = (kept.chairs[0], replace(kept.chairs[1], agent=agent))
            told: Any = {"phase": "playing", "is_bots_turn": False, "seated": lambda _, chairs=chairs: chairs}
            known = await store.append(kept, 0, [], **told)
            kept = await store.card(card.id)  # type: ignore[assignment]
            assert kept == replace(known, host="host")  # a card that was read knows whose table it is
            found.append(tuple(chair.agent for chair in kept.chairs))
        return found

    assert with_store(database, play) == [(None, "heuristic"), (None, None)]


def test_a_database_of_a_newer_gaslamp_is_refused_and_left_alone(database: str) -> None:
    async def age(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE about SET value = '99' WHERE name = 'schema'"))

    with_store(database, age)
    with pytest.raises(BadStore) as refused:
        with_store(database, age)
    assert refused.value.key == "server-store-newer"
    assert refused.value.details == {"found": 99, "known": 1 + len(schema.MIGRATIONS)}


def test_an_older_database_is_brought_up_to_date_step_by_step(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = table(None, "heuristic")
    with_store(database, lambda store: add(store, card))
    done: list[int] = []

    def one(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE matches ADD COLUMN mood TEXT DEFAULT 'grim'"))
        done.append(1)

    def two(connection: Connection) -> None:
        connection.execute(text("UPDATE matches SET mood = 'gay' WHERE mood = 'grim'"))
        done.append(2)

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, one, two))
    assert with_store(database, lambda store: store.card(card.id)) is not None
    assert done == [1, 2]
    with_store(database, lambda store: store.card(card.id))
    assert done == [1, 2], "once is enough"


def test_what_is_played_is_settled_once_it_is(database: str) -> None:
    card = replace(table(None, "heuristic"), phase="waiting")

    async def change(store: Store) -> list[bool]:
        await add(store, card)
        first = await store.set_options(card.id, {"rounds": 7})
        await store.append(replace(card, version=1), 0, dealt(), phase="playing", is_bots_turn=False)
        return [first, await store.set_options(card.id, {"rounds": 9})]

    assert with_store(database, change) == [True, False]
    found = with_store(database, lambda store: store.card(card.id))
    assert found is not None
    assert found.options == {"rounds": 7}


def test_a_step_that_fails_leaves_the_database_as_it_was(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = table(None, "heuristic")
    with_store(file, lambda store: add(store, card))

    def broken(connection: Connection) -> None:
        connection.execute(text("DELETE FROM chairs"))
        connection.execute(text("SELECT nothing FROM nowhere"))

    known = schema.MIGRATIONS
    monkeypatch.setattr(schema, "MIGRATIONS", (*known, broken))
    with pytest.raises(BadStore):
        with_store(file, lambda store: store.card(card.id))
    monkeypatch.setattr(schema, "MIGRATIONS", known)
    found = with_store(file, lambda store: store.card(card.id))
    assert found is not None
    assert len(found.chairs) == 2


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Watson, " * 200)
    with pytest.raises(BadStore) as refused:
        with_store(str(file), lambda store: store.card("nowhere"))
    assert "not a database" in str(refused.value.details["reason"])
    assert file.read_text().startswith("Dear Watson")


def test_a_folder_that_is_not_there_is_a_problem_not_a_crash(tmp_path: Path) -> None:
    with pytest.raises(BadStore):
        with_store(str(tmp_path / "nowhere" / "gaslamp.db"), lambda store: store.card("nowhere"))


def test_a_full_disk_loses_nothing_that_was_stored(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is told that there is room for hardly more pages than it has."""
    card, events = table(None, "heuristic"), dealt()

    async def begin(store: Store) -> int:
        await add(store, card)
        await store.append(card, 0, events[:2], phase="playing", is_bots_turn=False)
        async with store.engine.connect() as connection:
            return int((await connection.execute(text("PRAGMA page_count"))).scalar_one())

    pages, tune = with_store(file, begin), opening._tune

    def small(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.cursor().execute(f"PRAGMA max_page_count={pages + 1}")

    async def write(store: Store) -> None:
        for n in range(2, 2000):
            await store.append(replace(card, version=n - 1), n, [events[2]], phase="playing", is_bots_turn=False)

    monkeypatch.setattr(opening, "_tune", small)
    with pytest.raises(BadStore) as refused:
        with_store(file, write)
    assert "full" in str(refused.value.details["reason"])
    kept = with_store(file, lambda store: store.events(card.id, GAME.vocabulary))
    assert kept[:2] == events[:2]
    assert set(kept[2:]) == {events[2]}


def test_a_problem_of_the_database_tells_no_values(file: str) -> None:
    with_store(file, lambda store: store.card("nowhere"))
    with sqlite3.connect(file) as connection:
        connection.execute("DROP TABLE log")

    async def play(store: Store) -> None:
        card = table(None, "heuristic")
        await add(store, card)
        await store.append(card, 0, dealt(), phase="playing", is_bots_turn=False)

    with pytest.raises(BadStore) as refused:
        with_store(file, play)
    assert "station" not in str(refused.value)
