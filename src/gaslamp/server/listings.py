"""The list of tables that wait for strangers, told in each language once in a while, however many ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import json

from gaslamp.core import encode
from gaslamp.games import make_game
from gaslamp.server import auth, seat_plan
from gaslamp.server.answers import LobbyList, WaitingTable
from gaslamp.server.catalogue import settings
from gaslamp.server.clocks import clock_told
from gaslamp.server.labels import words_in
from gaslamp.server.lobby import Waiting
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.rooms import Rooms


class Listings:
    """The list as it was told last in each language."""

    def __init__(self) -> None:
        self.tables: Sequence[Waiting] = ()
        self.written: dict[str, bytes] = {}

    async def told(self, rooms: Rooms, language: str) -> bytes:
        tables = await rooms.lobby.listed()
        if tables is not self.tables:
            self.tables, self.written = tables, {}
        if language not in self.written:
            words, secret = words_in(language), rooms.store.secret
            listed = LobbyList(tuple(waiting_table(table, secret, words) for table in tables))
            self.written[language] = encode(listed)
        return self.written[language]


def waiting_table(table: Waiting, secret: str, words: Words) -> WaitingTable:
    """Of those who sit there only who is connected; nothing that opens more than a seat."""
    free = [chair.seat for chair in table.chairs if chair.is_free]
    roles, rules = _about(table.game, len(table.chairs), encode(table.options), words.language)
    return WaitingTable(
        invite=auth.invitation(secret, table.match, auth.PUBLIC, table.invites),
        game=table.game,
        title=words.game_title(table.game),
        seats=len(table.chairs),
        free=len(free),
        names=tuple(chair.name for chair in table.chairs if chair.key in table.here),
        bots=sum(chair.agent is not None for chair in table.chairs),
        drawn=table.is_drawn,
        seat="" if table.is_drawn else roles[free[0]],
        rules=rules,
        clock=words.say("server-clock", limit=clock_told(table.clock, words)) if table.clock else "",
        seconds=table.seconds,
    )


@lru_cache(maxsize=256)
def _about(game: str, seats: int, options: bytes, language: str) -> tuple[Sequence[str], tuple[str, ...]]:
    """What each seat plays, and what differs from the book."""
    words, made = words_in(language).about(game), make_game(game, seats, json.decode(options))
    return tuple(seat_plan.roles(made, words)), settings(made, words)
