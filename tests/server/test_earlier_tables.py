"""Tables of Case Connection that an earlier program has kept are played on as they began."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from gaslamp.games.earlier import of_format_1
from gaslamp.games.enquiry import Solve
from gaslamp.match import Match
from gaslamp.record import read_record
from gaslamp.server.rooms import Rooms
from gaslamp.server.store import Card, SeatKey, Store
from tests.records.test_connection_records import OLD
from tests.server.test_store import table, with_store


def case(**said: Any) -> Card:
    return replace(table(None, "heuristic"), game="connection", options=said)


async def keep(store: Store, card: Card) -> None:
    """Version 2 of the schema: nothing is said of what has changed since."""
    await store.add(card, SeatKey(hash=card.id, match=card.id, is_host=True))
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE about SET value = '2' WHERE name = 'schema'"))


async def options_of(store: Store, card: Card) -> dict[str, Any] | None:
    found = await store.card(card.id)
    return found.options if found else None


@pytest.mark.parametrize("said", [{}, {"deck": "gaslamp"}, {"deck": "/home/ada/mine.deck"}])
def test_what_went_without_saying_is_said(database: str, said: dict[str, Any]) -> None:
    card = unkeyed(case(**said))
    with_store(database, partial(keep, card=card))
    for _ in "once is enough":
        assert with_store(database, partial(options_of, card=card)) == of_format_1("connection", said) != said


def unkeyed(card: Card) -> Card:
    return replace(card, chairs=tuple(replace(chair, key=None) for chair in card.chairs))


def test_other_games_are_left_alone(database: str) -> None:
    card = unkeyed(table(None, "heuristic"))
    with_store(database, partial(keep, card=card))
    assert with_store(database, partial(options_of, card=card)) == card.options


def test_a_running_match_goes_on(database: str) -> None:
    """All but the solution that ends it was stored by the earlier program."""
    card, record = unkeyed(case()), read_record(OLD)
    *before, solve, _, _ = record.events

    async def play(store: Store) -> None:
        await keep(store, card)
        await store.append(card.id, 0, before, phase="playing", awaits_bot=False)

    async def read(store: Store) -> Match[Any]:
        found = await store.card(card.id)
        assert found
        return await Rooms(store, bots=None).read_match(found)  # type: ignore[arg-type]

    with_store(database, play)
    match = with_store(database, read)
    assert match.log == before
    assert isinstance(solve, Solve)
    assert tuple(match.play(solve)) == record.events[-3:], "at nine points it was over"
