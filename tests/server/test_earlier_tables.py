"""Tables of Case Connection that an earlier program has kept are played on as they began."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.earlier import of_format_1
from gaslamp.games.enquiry import Solve
from gaslamp.match import Match
from gaslamp.record import read_record
from gaslamp.server.rooms import Rooms
from gaslamp.server.store import Store
from tests.records.test_connection_records import OLD
from tests.server.old_databases import OldMatch, make_old
from tests.server.test_store import with_store

BEFORE = 2
"""The version of the tables in which nothing was said of what has changed since."""


def old(game: str, **said: Any) -> OldMatch:
    return OldMatch(id="old", game=game, seats=2, options=said, people=("ada",))


async def options_of(store: Store) -> dict[str, Any] | None:
    found = await store.card("old")
    return found.options if found else None


@pytest.mark.parametrize("said", [{}, {"deck": "gaslamp"}])
def test_what_went_without_saying_is_said(database: str, said: dict[str, Any]) -> None:
    make_old(database, BEFORE, [old("connection", **said)])
    for _ in "once is enough":
        assert with_store(database, options_of) == of_format_1("connection", said) != said


def test_other_games_are_left_alone(database: str) -> None:
    make_old(database, BEFORE, [old("classic", rounds=5)])
    assert with_store(database, options_of) == {"rounds": 5}


def test_a_running_match_goes_on(database: str) -> None:
    """All but the solution that ends it was stored by the earlier program."""
    record = read_record(OLD)
    *before, solve, _, _ = record.events
    made = OldMatch(id="old", game="connection", seats=2, people=("ada",), log=before)
    make_old(database, BEFORE, [made])

    async def read(store: Store) -> Match[Any]:
        found = await store.snapshot("old")
        assert found
        return Rooms(store, bots=None).recall(found)  # type: ignore[arg-type]

    match = with_store(database, read)
    assert match.log == before
    assert isinstance(solve, Solve)
    assert tuple(match.play(solve)) == record.events[-3:], "at nine points it was over"
