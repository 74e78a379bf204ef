"""All matches: where a link leads, who holds which key, and the rooms that are open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import aclosing, suppress
from typing import Any
from weakref import WeakValueDictionary

from gaslamp.core import Problem, encode
from gaslamp.games import make_game
from gaslamp.match import Match, recall
from gaslamp.server import auth, conversations, links, seat_plan
from gaslamp.server.bell import News, bell_for, pause
from gaslamp.server.bots import Bots
from gaslamp.server.careers import Careers
from gaslamp.server.claims import ClaimedTurn, Claims
from gaslamp.server.dispatch import Dispatcher
from gaslamp.server.doors import NOWHERE, Entrance
from gaslamp.server.keeper import TICK, DatabaseTime, Keeper
from gaslamp.server.lesson_tables import lesson_table
from gaslamp.server.lobby import Lobby
from gaslamp.server.messages import Join, Learn, NewTable, Seek, Watch
from gaslamp.server.plans import Plans
from gaslamp.server.presence import Presence, Present
from gaslamp.server.removal import is_removed, prune, remove
from gaslamp.server.room import Room
from gaslamp.server.schema import BadStore
from gaslamp.server.screens import Screen
from gaslamp.server.store import Card, Overtaken, SeatKey, Snapshot, Store
from gaslamp.words import Words

logger = logging.getLogger("gaslamp")
EXPIRY_ROUND = 3600.0
"""Seconds from one look for what has expired to the next."""
BEAT = 5.0
"""Seconds from one sign of life of a process to the next."""
AGAIN = 0.5
"""Seconds before a database that does not answer is asked again."""
TAKEN_IN = 60.0
"""Seconds between two looks for matches that are over and were not taken in, since a process was killed."""
SOON = 0.05
"""Seconds in which several who come or go are told of at once."""


class Rooms:
    """All matches that somebody looks at or that a bot is playing in, as far as this process serves them."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store, self.bots = store, bots
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.presence, self.claims = Presence(store), Claims(store)
        self.time = DatabaseTime()
        self.keeper = Keeper(store, self.time)
        self.careers = Careers(store, self.recall)
        self.lobby = Lobby(store)
        self.filling: set[str] = set()
        """The matches that begin just now because nobody waits any longer."""
        self.bell = bell_for(store, self.presence.process, lambda: self.presence.has_others)
        self.plans = Plans()
        self.dispatcher = Dispatcher(self.claims, self._take, bots)
        self.moving: dict[Present, Room] = {}
        """Who has come or gone, of whom the others are not told yet."""
        self.doubted: set[Room] = set()
        """Of these it is not certain what is stored."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()
        """Set when the server is to end."""
        self.games: WeakValueDictionary[tuple[str, int, bytes], Any] = WeakValueDictionary()

    async def open(self, match: str) -> Room | None:
        """The room of a match; it is read from the store if nobody was in it."""
        async with self.opening:
            if match not in self.rooms and (found := await self.store.snapshot(match)):
                self.rooms[match] = room = Room(found.card, self.recall(found), self)
                await self._look_about(room)
            return self.rooms.get(match)

    async def _look_about(self, room: Room) -> None:
        """See what there is around a room that was opened; whoever hears of it meanwhile does not close it again."""
        room.kept += 1
        try:
            await room.look_ahead()
            await room.talk.catch_up()
            room.elsewhere = await self.presence.elsewhere(room.card.id)
        except BadStore:
            self.rooms.pop(room.card.id, None)
            raise
        finally:
            room.kept -= 1

    def recall(self, found: Snapshot) -> Match[Any]:
        """The match that its whole log tells of."""
        game = self._game(found.card)
        return recall(game, found.events(game.vocabulary))

    def _game(self, card: Card) -> Any:
        """The rules of a table; while one is open, others with the same rules share them and what follows from them."""
        rules = card.game, card.seats, encode(card.options)
        if (game := self.games.get(rules)) is None:
            self.games[rules] = game = make_game(card.game, card.seats, card.options)
        return game

    def tidy(self, room: Room) -> None:
        """A room that nobody is in need not be kept: it is in the store."""
        if room.is_idle and self.rooms.get(room.card.id) is room:
            del self.rooms[room.card.id]
            self.bots.forget(room.mind)
            self.plans.forget(room.card.id)

    # With other processes

    async def begin(self, *, is_serving: bool = True) -> None:
        """Bots get ready, and every match goes on in which one of them or chance is to act.

        Time is kept by those whom people can reach: while there is none of them, it costs nobody.
        """
        await self.presence.beat()
        self.bots.begin()
        for work in (self._live(), self.bell.listen(self), self.dispatcher.run()):
            self._do(work)
        self._do(self._take_in_all())
        if is_serving:
            if not self.presence.has_others:
                await self.store.whole(self.lobby.put_off())
            await self._look_at_clocks(is_first=not self.presence.has_others)
            self._do(self._keep_time())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("something was not done: %s", type(error).__name__)

    async def _live(self) -> None:
        """Say now and then that this process is alive."""
        while not self.closing.is_set():
            await pause(BEAT, self.closing)
            try:
                had_others = self.presence.has_others
                for match in await self.store.whole(self.presence.beat()):
                    self.heard(match, News.PEOPLE)
                if self.presence.has_others or had_others:  # a call may be lost with whoever should have made it
                    self.heard_something()
                if self.moving:
                    await self._tell_presence()
            except BadStore as problem:
                logger.error("the database does not answer: %s", problem.key)

    async def _take_in_all(self) -> None:
        """What ended while nobody could take it in."""
        while not self.closing.is_set():
            try:
                await self.store.whole(self.careers.take_in_all())
                await self.store.whole(self.lobby.give_up())
            except BadStore as problem:
                logger.error("finished matches are taken in later: %s", problem.key)
            await pause(TAKEN_IN, self.closing)

    def note_end(self, match: str) -> None:
        """A match is over."""
        self._do(self._take_in_one(match))

    async def _take_in_one(self, match: str) -> None:
        try:
            await self.store.whole(self.careers.take_in(match))
        except BadStore as problem:
            logger.error("the match %s is taken in later: %s", match, problem.key)

    async def _keep_time(self) -> None:
        """End the time of those who let it pass."""
        while not self.closing.is_set():
            await pause(TICK, self.closing)
            try:
                await self._look_at_clocks()
            except BadStore as problem:
                logger.error("the database does not answer: %s", problem.key)

    async def _look_at_clocks(self, *, is_first: bool = False) -> None:
        """Whoever is at a table where time was up is told, by any server."""
        for match in await self.store.whole(self.keeper.look(is_first=is_first)):
            self.heard(match, News.BOTS_TURN)
            self.bell.ring(match, News.BOTS_TURN)
        for match in await self.lobby.due():
            if match not in self.filling:
                self.filling.add(match)
                self._do(self._fill(match))

    async def _fill(self, match: str) -> None:
        """Begin at a table where nobody waits any longer; by another server if that is quicker."""
        try:
            if room := await self.open(match):
                with room.in_use():
                    await self.store.whole(room.fill())
        except auth.NotInvited:  # it was removed
            return
        except Problem as problem:
            logger.error("the match %s begins later: %s", match, problem.key)
        finally:
            self.filling.discard(match)

    def tell(self, room: Room, news: News = News.LOG) -> None:
        """Something about a match is new: others hear of it, and if a bot is to act, so does whoever has it think."""
        if room.is_bots_turn:
            news |= News.BOTS_TURN
            self.dispatcher.wake()
        self.bell.ring(room.card.id, news)

    def heard(self, match: str, news: News) -> None:
        if News.BOTS_TURN in news:
            self.dispatcher.wake()
        room = self.rooms.get(match)
        if room and News.TALK in news:
            self._do(self._hear(room))
        if room and news != News.TALK:
            self._do(self._catch_up(room, is_about_people=News.PEOPLE in news))

    def heard_something(self) -> None:
        self.dispatcher.wake()
        self._do(self._look_round())

    async def _look_round(self) -> None:
        """See at which tables something is new."""
        rooms = dict(self.rooms)
        try:
            versions, others = await self.store.versions([*rooms]), await self.presence.elsewhere(*rooms)
            spoken = await conversations.versions(self.store, [*rooms])
        except BadStore as problem:
            logger.error("the database does not answer: %s", problem.key)
            return
        for match, room in rooms.items():
            there = {present for present in others if present.match == match}
            if versions.get(match) != room.card.version or there != room.elsewhere:
                self._do(self._catch_up(room))
            if spoken.get(match, 0) != room.talk.known.version:
                self._do(self._hear(room))

    async def _hear(self, room: Room) -> None:
        """What was said or drawn there by way of another process."""
        try:
            with room.in_use():
                await self.store.whole(room.talk.catch_up())
        except BadStore as problem:
            logger.error("what is said cannot be read: %s", problem.key)

    async def _catch_up(self, room: Room, *, is_about_people: bool = True) -> None:
        try:
            with room.in_use():
                await self.store.whole(room.catch_up() if is_about_people else room.read_on())
        except auth.NotInvited:  # it was removed, and everybody who looks at it is told
            return
        except Problem as problem:
            logger.error("the match %s cannot be read: %s", room.card.id, problem.key)

    def doubt(self, room: Room) -> None:
        """Something may have been stored there without an answer: as soon as there is one, everybody hears of it."""
        if room not in self.doubted and not self.closing.is_set():
            self.doubted.add(room)
            self._do(self._make_sure(room))

    async def _make_sure(self, room: Room) -> None:
        with room.in_use():
            while not (self.closing.is_set() or await self._is_settled(room)):
                await pause(AGAIN, self.closing)
            self.doubted.discard(room)
            await self._catch_up(room)
        self.tell(room)

    async def _is_settled(self, room: Room) -> bool:
        try:
            await self.store.settle(room.card.id)
        except BadStore:
            return False
        return True

    async def _take(self, turn: ClaimedTurn) -> None:
        """Have the bot of a match act whose turn was claimed."""
        if room := await self.open(turn.match):
            try:
                await room.take_turn(turn)
            except auth.NotInvited:  # the table was removed, with its turns
                return
            except Problem as problem:
                for screen in room.screens:
                    screen.complain(problem)
                raise

    # Who is here

    def note_presence(self, room: Room, present: Present) -> None:
        """Somebody has come or gone; the database and the other processes are told soon, of several at once."""
        if not self.moving:
            self._do(self._tell_presence())
        self.moving[present] = room

    async def _tell_presence(self) -> None:
        await pause(SOON, self.closing)
        moving, self.moving = self.moving, {}
        here = {present for present, room in moving.items() if present in {s.present for s in room.screens}}
        try:
            await self.store.whole(self.presence.tell(here, moving.keys() - here))
        except BadStore as problem:
            logger.error("who is here cannot be told: %s", problem.key)
            self.moving = moving | self.moving  # with the next sign of life
            return
        for room in set(moving.values()):
            self.tell(room, News.PEOPLE)  # a table of bots alone goes on when somebody looks

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

    async def seek(self, asked: Seek) -> str:
        """Seat somebody with strangers, by the token they have made: the id of the table."""
        key = auth.hashed(asked.token)
        card = seat_plan.quick_table(asked, key)
        match = await self.store.whole(self.lobby.seek(asked, card, key))
        room = await self._known(match)
        with room.in_use():
            await self.store.whole(room.read_on())
            room.wake()
        self.tell(room)
        return match

    async def set_up_next(self, card: Card, following: Card, keys: list[SeatKey]) -> None:
        """A table for another game of the same people, at which they begin at once; unless something was changed."""
        with suppress(Overtaken):
            await self.store.add(following, *keys, after=card)
            room = await self._known(following.id)
            await room.begin()

    async def invited(self, invite: str) -> tuple[Room, auth.InvitedPlace]:
        """The room an invitation leads to, and the place in it."""
        match, place, edition = auth.invited(self.store.secret, invite)
        room = await self._open_to(match, edition)
        if place == auth.PUBLIC and not (room.card.opening and room.card.opening.is_public):
            raise auth.NotInvited("server-lobby-gone")
        return room, place

    async def _open_to(self, match: str, edition: int) -> Room:
        """The room of a match, for somebody with an invitation of this edition."""
        room = await self._known(match)
        with room.in_use():
            await room.read_on()
        if edition < room.card.invites:
            raise auth.NotInvited("server-invitation-withdrawn")
        return room

    async def join(self, asked: Join) -> tuple[str, str]:
        """Seat whoever follows an invitation: the id of the table, and a token of their own."""
        found, place = await self.invited(asked.invite)
        room, token = await self._known(found.card.id), auth.new_token()
        await room.seat(place, auth.hashed(token), seat_plan.clean(asked.name))
        return room.card.id, token

    async def watch(self, asked: Watch) -> tuple[str, str]:
        """Let somebody look on, at the last of the games these people play: its id, and a token of their own."""
        match, place, edition = auth.invited(self.store.secret, asked.invite)
        if place == auth.PUBLIC:
            raise auth.NotInvited("server-lobby-seats")
        room = await self._open_to(match, edition)
        while room.next:
            room = await self._open_to(room.next, edition)
        if not room.card.watchable:
            raise auth.NotInvited("server-watching-off")
        return room.card.id, auth.watcher_token(self.store.secret, room.card.id, edition=edition)

    async def _known(self, match: str) -> Room:
        room = await self.open(match)
        if room is None:
            raise await self._missing(auth.hashed(match), "server-table-unknown")
        return room

    async def _missing(self, trace: str, unknown: str) -> auth.NotInvited:
        """Why there is nothing: it was removed, or never was here."""
        return auth.NotInvited(auth.REMOVED if await is_removed(self.store, trace) else unknown)

    async def key(self, token: str) -> SeatKey:
        """What a token opens."""
        if watched := auth.watched(self.store.secret, token):
            match, edition = watched
            return SeatKey(hash=auth.hashed(token), match=match, is_host=False, edition=edition)
        key = await self.store.key(auth.hashed(token))
        if key is None:
            raise await self._missing(auth.hashed(token), "server-token-unknown")
        return key

    async def sit(self, token: str, words: Words, entrance: Entrance = NOWHERE) -> Screen:
        """A screen for whoever holds this token."""
        key = await self.key(token)
        room = await self.open(key.match)
        if room is None:  # a key belongs to a match; what a watcher's token is for may be in another store
            raise await self._missing(auth.hashed(key.match), "server-token-unknown")
        try:
            await self._refresh(room)
            screen = Screen(room, key, words, entrance)
            with room.held():
                await self._settle(screen)
            if screen.refusal:
                raise auth.NotInvited(screen.refusal)
        except Problem:
            self.tidy(room)
            raise
        return screen

    async def _settle(self, screen: Screen) -> None:
        """See that the room knows what this screen came by, and note that its holder has come."""
        if screen.refusal:  # another process may have let them in
            await screen.room.read_on()
        await screen.room.look_ahead()
        if screen.key.is_awaited:
            await links.arrive(self.store, screen.key.hash)

    async def _refresh(self, room: Room) -> None:
        """Whoever sits down sees all that they may have seen by another server; the room stays for them."""
        if self.store.is_file and not self.presence.has_others:
            return
        room.kept += 1
        try:
            if (await self.store.versions([room.card.id])).get(room.card.id) != room.card.version:
                await self.store.whole(room.catch_up())
            await self.store.whole(room.talk.catch_up())
        finally:
            room.kept -= 1

    async def remove(self, match: str) -> None:
        """A table goes with everything in it; those who look at it are told."""
        await remove(self.store, match)
        self.drop(match)
        self.bell.ring(match, News.LOG)

    def drop(self, match: str) -> None:
        """The store has this match no more."""
        if room := self.rooms.pop(match, None):
            room.end()

    async def expire(self, older: float) -> None:
        """Again and again until the server ends, remove what nobody has touched for so many days."""
        while not self.closing.is_set():
            try:
                await self._prune(older)
            except BadStore as problem:
                logger.error("expired matches stay for now: %s", problem.key)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), EXPIRY_ROUND)

    async def _prune(self, older: float) -> None:
        async with aclosing(prune(self.store, older=older)) as removed:
            async for match in removed:
                self.drop(match)
                self.bell.ring(match, News.LOG)
                if self.closing.is_set():
                    return

    async def close(self) -> None:
        """Bots stop thinking, and others may take their turns; what is played is in the store."""
        self.closing.set()
        self.dispatcher.close()
        while self.tasks:
            await asyncio.wait(self.tasks)
        self.bots.close()
        self.plans.close()
        with suppress(BadStore):
            await self.presence.leave()
        await self.store.close()
