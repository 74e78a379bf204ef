"""What a table costs does not hang on how many others are open: its work is counted, not timed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.loadtables import LoadTable, prepare

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import TransitionModel
from gaslamp.server.database import open_store
from gaslamp.server.dispatch import Dispatcher
from gaslamp.server.messages import Act, decode_spoken
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import Screen
from gaslamp.words import Words
from tests.server.client import QuickBots
from tests.telling.test_memory import count_calls

TABLES, TURNS = 260, 2
"""More tables than 512 beliefs are enough for, if there is one for each of two people."""


def test_of_many_tables_each_reads_an_event_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, models = count_calls(monkeypatch, Belief, "_step"), count_calls(monkeypatch, TransitionModel, "__init__")
    events = asyncio.run(played(str(tmp_path / "many.db")))
    assert len(read) == events, "nothing is read again, and two who have seen the same read it once"
    assert len(models) == 1, "what follows from the rules alone is worked out once for all tables that play by them"


async def played(database: str, tables: int = TABLES) -> int:
    """A few turns at every table, one table after another; how many events there are in all."""
    prepared = await prepare(database, tables=tables, people=2, begin=1)
    rooms = Rooms(await open_store(database), QuickBots())
    seated = [[await sat(rooms, token) for token in table.tokens] for table in prepared]
    for n in range(TURNS):
        for table, screens in zip(prepared, seated, strict=True):
            await act(table, n, screens)
    events = sum(len(screens[0].room.match.log) for screens in seated)
    await rooms.close()
    return events


async def sat(rooms: Rooms, token: str) -> Screen:
    screen = await rooms.sit(token, Words("en"))
    screen.room.enter(screen)
    list(screen.news())
    return screen


async def act(table: LoadTable, n: int, screens: list[Screen]) -> None:
    turn = table.turns[n]
    message = decode_spoken(turn.message.decode())
    assert isinstance(message, Act)
    await screens[turn.seat].room.act(screens[turn.seat], bytes(message.action))
    for screen in screens:
        list(screen.news())


def test_people_among_themselves_have_nobody_look_for_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woken = count_calls(monkeypatch, Dispatcher, "wake")
    asyncio.run(played(str(tmp_path / "people.db"), tables=2))
    assert len(woken) == 1, "when all is closed"
