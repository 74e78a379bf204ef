"""All matches: where a link leads, who holds which key, and the rooms that are open."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from gaslamp.core import Problem
from gaslamp.games import make_game
from gaslamp.match import Match, resume
from gaslamp.server import auth, seat_plan
from gaslamp.server.bots import Bots
from gaslamp.server.doors import NOWHERE, Entrance
from gaslamp.server.lesson_tables import lesson_table
from gaslamp.server.messages import Join, Learn, NewTable, Watch
from gaslamp.server.room import Room
from gaslamp.server.screens import UNWELCOME, Screen
from gaslamp.server.store import Card, Overtaken, SeatKey, Store
from gaslamp.words import Words

logger = logging.getLogger("gaslamp")


class Rooms:
    """All matches that somebody looks at or that a bot is playing in."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store, self.bots = store, bots
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def open(self, match: str) -> Room | None:
        """The room of a match; it is read from the store if nobody was in it."""
        async with self.opening:
            if match not in self.rooms and (card := await self.store.card(match)):
                self.rooms[match] = room = Room(card, await self.read_match(card), self)
                room.next = await self._next(card)
            return self.rooms.get(match)

    async def read_match(self, card: Card) -> Match[Any]:
        game: Any = make_game(card.game, card.seats, card.options)
        return resume(game, await self.store.events(card.id, game.vocabulary))

    def tidy(self, room: Room) -> None:
        """A room that nobody is in need not be kept: it is in the store."""
        if room.is_idle and self.rooms.get(room.card.id) is room:
            del self.rooms[room.card.id]
            self.bots.forget(room.mind)

    async def wake(self) -> None:
        """After a start: bots get ready, and every match goes on in which one of them or chance is to act."""
        self.bots.begin()
        for match in await self.store.awaiting():
            try:
                room = await self.open(match)
            except Problem as problem:
                logger.error("the match %s cannot be read: %s", match, problem.key)
                continue
            if room:
                room.drive()
                self.tidy(room)

    async def create(self, asked: NewTable | Learn) -> tuple[str, str]:
        """A new table: its id, and the token of whoever asked for it."""
        token = auth.new_token()
        key = auth.hashed(token)
        card = lesson_table(asked, key) if isinstance(asked, Learn) else seat_plan.set_up(asked, key)
        await self.store.add(card, SeatKey(hash=key, match=card.id, is_host=True))
        if card.phase == "playing":
            room = await self._known(card.id)
            await room.begin()
        return card.id, token

    async def set_up_next(self, following: Card, keys: list[SeatKey]) -> str:
        """A table for another game of the same people, at which they begin at once."""
        with suppress(Overtaken):
            await self.store.add(following, *keys)
            room = await self._known(following.id)
            await room.begin()
        return following.id

    async def _next(self, card: Card) -> str:
        """The match after this one, if there is one yet."""
        following = auth.next_id(self.store.secret, card.id)
        return following if card.phase == "over" and await self.store.card(following) else ""

    async def invited(self, invite: str) -> tuple[Room, auth.InvitedPlace]:
        """The room an invitation leads to, and the place in it."""
        match, place = auth.invited(self.store.secret, invite)
        room = await self._known(match)
        self.tidy(room)
        return room, place

    async def join(self, asked: Join) -> tuple[str, str]:
        """Seat whoever follows an invitation: the id of the table, and a token of their own."""
        match, place = auth.invited(self.store.secret, asked.invite)
        room, token = await self._known(match), auth.new_token()
        await room.seat(place, auth.hashed(token), seat_plan.clean(asked.name))
        return match, token

    async def watch(self, asked: Watch) -> tuple[str, str]:
        """Let somebody look on, at the last of the games these people play: its id, and a token of their own."""
        room, _ = await self.invited(asked.invite)
        while room.next:
            room = await self._known(room.next)
            self.tidy(room)
        if not room.card.watchable:
            raise auth.NotInvited("server-watching-off")
        return room.card.id, auth.watcher_token(self.store.secret, room.card.id)

    async def _known(self, match: str) -> Room:
        room = await self.open(match)
        if room is None:
            raise auth.NotInvited("server-table-unknown")
        return room

    async def key(self, token: str) -> SeatKey:
        """What a token opens."""
        if match := auth.watched(self.store.secret, token):
            return SeatKey(hash=auth.hashed(token), match=match, is_host=False)
        key = await self.store.key(auth.hashed(token))
        if key is None:
            raise auth.NotInvited("server-token-unknown")
        return key

    async def sit(self, token: str, words: Words, entrance: Entrance = NOWHERE) -> Screen:
        """A screen for whoever holds this token."""
        key = await self.key(token)
        room = await self.open(key.match)
        if room is None:  # a key belongs to a match; what a watcher's token is for may be in another store
            raise auth.NotInvited("server-token-unknown")
        screen = Screen(room, key, words, entrance)
        if not screen.is_welcome:
            self.tidy(room)
            raise auth.NotInvited(UNWELCOME)
        return screen

    async def close(self) -> None:
        """Bots stop thinking; what is played is in the store."""
        for room in self.rooms.values():
            if room.driver:
                room.driver.cancel()
        self.bots.close()
        await self.store.close()
