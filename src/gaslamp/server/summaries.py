"""Tables in a line each, for the list on the first page. A match is read again only if something has happened there."""

from __future__ import annotations

from collections import OrderedDict

from msgspec.structs import replace

from gaslamp.server import auth
from gaslamp.server.answers import TableSummary, table_summary
from gaslamp.server.rooms import Rooms
from gaslamp.server.store import Card
from gaslamp.words import Words

REMEMBERED = 10_000


class Summaries:
    """The latest lines, each with the card it was told from: whatever changes a match changes its card."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str], tuple[Card, TableSummary]] = OrderedDict()

    async def summary(self, rooms: Rooms, i: int, token: str, words: Words) -> TableSummary:
        """The line of the table that a token opens; `i` is the place of the token in the list."""
        key = auth.hashed(token), words.language
        card, line = self.known.pop(key, (None, None))
        if card is None or line is None or card != await _card(rooms, token):
            card, line = await _read(rooms, token, words)
        self.known[key] = card, line
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return replace(line, token=i)


async def _card(rooms: Rooms, token: str) -> Card | None:
    """The card as it is now; the log is not read for it."""
    match = (await rooms.key(token)).match
    room = rooms.rooms.get(match)
    return room.card if room else await rooms.store.card(match)


async def _read(rooms: Rooms, token: str, words: Words) -> tuple[Card, TableSummary]:
    screen = await rooms.sit(token, words)
    rooms.tidy(screen.room)
    return screen.room.card, table_summary(screen, 0, words)
