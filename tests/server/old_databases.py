"""Databases as each earlier Gaslamp left them, with games in the middle of play: made by SQL, not by this program."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.agents import make_agent
from gaslamp.core import CHANCE, Event, encode
from gaslamp.games import make_game
from gaslamp.games.earlier import of_format_1
from gaslamp.lessons import load_lesson
from gaslamp.match import Match
from gaslamp.record import record_of
from gaslamp.server.auth import hashed
from gaslamp.server.database import connect

OLD = (1, 2, 3)
"""The versions there are databases of."""
SECRET = "the-secret-of-then"
FIRST = """
CREATE TABLE about (name VARCHAR(16) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
CREATE TABLE matches (id VARCHAR(16) NOT NULL, game VARCHAR(16) NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
  hints BOOLEAN NOT NULL, phase VARCHAR(8) NOT NULL, awaits_bot BOOLEAN NOT NULL, changed FLOAT NOT NULL,
  PRIMARY KEY (id));
CREATE INDEX matches_awaiting ON matches (phase, awaits_bot);
CREATE TABLE keys (hash VARCHAR(64) NOT NULL, match VARCHAR(16) NOT NULL, is_host BOOLEAN NOT NULL, PRIMARY KEY (hash),
  FOREIGN KEY(match) REFERENCES matches (id));
CREATE TABLE chairs (match VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, agent VARCHAR(16),
  key VARCHAR(64), PRIMARY KEY (match, seat), FOREIGN KEY(match) REFERENCES matches (id),
  FOREIGN KEY(key) REFERENCES keys (hash));
CREATE TABLE log (match VARCHAR(16) NOT NULL, n INTEGER NOT NULL, event TEXT NOT NULL, PRIMARY KEY (match, n),
  FOREIGN KEY(match) REFERENCES matches (id))
"""
WATCHABLE = "ALTER TABLE matches ADD COLUMN watchable BOOLEAN NOT NULL DEFAULT FALSE"
CARD = """INSERT INTO matches (id, game, seats, options, hints, phase, awaits_bot, changed)
  VALUES (:id, :game, :seats, :options, :hints, :phase, :awaits_bot, 1700000000.5)"""
KEY = "INSERT INTO keys VALUES (:hash, :match, :is_host)"
CHAIR = "INSERT INTO chairs VALUES (:match, :seat, :name, :agent, :key)"
EVENT = "INSERT INTO log VALUES (:match, :n, :event)"


class OldMatch(Struct, frozen=True, kw_only=True):
    """A match of then: `people` hold the tokens `ID-ada`, the host's, and `ID-ben`; bots have the other seats."""

    id: str
    game: str = "classic"
    seats: int = 3
    options: dict[str, Any] = {}
    phase: str = "playing"
    people: Sequence[str] = ("ada", "ben")
    events: int = 0
    """So many actions were played by then; -1: all of them."""
    agent: str = "club"
    log: Sequence[Event] = ()
    """What had happened, where that is not left to chance."""

    def token(self, who: str = "ada") -> str:
        return f"{self.id}-{who}"

    def played(self) -> Match[Any]:
        """The same match, as far as it had come."""
        match: Match[Any] = Match(make_game(self.game, self.seats, of_format_1(self.game, self.options)))
        agent, left = make_agent("uniform", Random(7)), self.events
        while not match.outcome and left:
            seat = min(match.to_act)
            match.play(agent.act(match.view(seat)))
            left -= seat != CHANCE or self.events < 0
        return match


GAMES = ("classic", "holmes", "compact", "connection")
LIVE = tuple(OldMatch(id=f"live-{game}", game=game, events=4) for game in GAMES)
WAITING = OldMatch(id="waiting", phase="waiting", people=("ada",))
BOTS = OldMatch(id="bots", people=("ada",), events=3)
OVER = OldMatch(id="over", phase="over", options={"rounds": 2}, events=-1)
ALL = (*LIVE, WAITING, BOTS, OVER)
LESSON = "classic-fugitive"


def make_old(database: str, version: int, matches: Sequence[OldMatch] = ALL) -> str:
    """A database of that version, full of games; where it is."""

    async def make() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            for statement in FIRST.split(";"):
                await connection.execute(text(statement))
            if version > 1:
                await connection.execute(text(WATCHABLE))
            for row in ({"name": "schema", "value": str(version)}, {"name": "secret", "value": SECRET}):
                await connection.execute(text("INSERT INTO about VALUES (:name, :value)"), row)
            for match in matches:
                await _keep(connection, match, version)
            if matches is ALL and engine.dialect.name == "sqlite":  # others had no room for the name of a script
                await _teach(connection)
        await engine.dispose()

    asyncio.run(make())
    return database


async def _keep(connection: AsyncConnection, match: OldMatch, version: int) -> None:
    log, options = match.log or match.played().log, match.options
    said = of_format_1(match.game, options) if version > 2 else options
    seated = match.people if match is not BOTS else ()
    await connection.execute(text(CARD), _card(match, said, awaits_bot=match.phase == "playing"))
    for who in match.people:
        key = {"hash": hashed(match.token(who)), "match": match.id, "is_host": who == "ada"}
        await connection.execute(text(KEY), key)
    for seat in range(match.seats):
        await connection.execute(text(CHAIR), _chair(match, seat, seated))
    for n, event in enumerate(log):
        await connection.execute(text(EVENT), {"match": match.id, "n": n, "event": encode(event).decode()})


def _card(match: OldMatch, options: dict[str, Any], *, awaits_bot: bool) -> dict[str, Any]:
    facts = {"id": match.id, "game": match.game, "seats": match.seats, "hints": True, "phase": match.phase}
    return {**facts, "options": encode(options).decode(), "awaits_bot": awaits_bot}


def _chair(match: OldMatch, seat: int, seated: Sequence[str]) -> dict[str, Any]:
    row = {"match": match.id, "seat": seat, "name": "", "agent": None, "key": None}
    if seat < len(seated):
        return row | {"name": seated[seat].title(), "key": hashed(match.token(seated[seat]))}
    return row if match.phase == "waiting" else row | {"name": f"Bot {seat}", "agent": match.agent}


async def _teach(connection: AsyncConnection) -> None:
    """A lesson that was just begun."""
    lesson = load_lesson(LESSON)
    record = record_of(Match[Any](lesson.game))
    match = OldMatch(id="lesson", game=record.game, seats=record.seats, options=dict(record.options))
    await connection.execute(text(CARD), _card(match, match.options, awaits_bot=True))
    key = hashed(match.token())
    await connection.execute(text(KEY), {"hash": key, "match": match.id, "is_host": True})
    for seat, player in enumerate(lesson.players("Ada")):
        own = key if seat == lesson.learner else None
        row = {"match": match.id, "seat": seat, "name": player.name, "agent": player.agent, "key": own}
        await connection.execute(text(CHAIR), row)
