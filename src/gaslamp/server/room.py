"""A match being played. It has one writer: what is accepted is stored, and only then told.

A screen is told how things stand when it is ready to listen, never step by step: a slow one misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec.structs import replace

from gaslamp.agents.dealing import Redealt
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, BadMessage, Event, IllegalAction, Seat, decode_event
from gaslamp.games import AnyGame, make_game
from gaslamp.games.powers import Character
from gaslamp.games.vocabulary import Move
from gaslamp.lessons import Lesson
from gaslamp.match import Agent, Match, View, follow
from gaslamp.server import auth, characters, gathering, links, plans, seat_plan
from gaslamp.server.bots import Answer
from gaslamp.server.claims import ClaimedTurn
from gaslamp.server.clocks import rested
from gaslamp.server.hindsight import Hindsight
from gaslamp.server.lesson_tables import lesson_at
from gaslamp.server.messages import Phase
from gaslamp.server.outgoing import Renewed
from gaslamp.server.presence import Present
from gaslamp.server.removal import forget_names
from gaslamp.server.schema import BadStore
from gaslamp.server.screens import Screen
from gaslamp.server.store import Announcement, Card, Chair, Overtaken, Proposal, Snapshot, TurnKeys
from gaslamp.server.talk import Talk
from gaslamp.telling.memory import MatchMemory

if TYPE_CHECKING:
    from gaslamp.server.rooms import Rooms
    from gaslamp.server.watching import WatchRule

LINGERS = 30.0
"""Seconds for which a room stays open for somebody who has gone: a lost connection is back before that."""


class Room:
    """One match, its writer, and the screens it is seen on."""

    def __init__(self, card: Card, match: Match[Any], rooms: Rooms) -> None:
        self.card, self.match, self.rooms = card, match, rooms
        self.memory = MatchMemory()
        self.screens: set[Screen] = set()
        self.writing = asyncio.Lock()
        self.kept = 0
        """How many are about something in here, so that it must not be forgotten."""
        self.next = ""
        """The match in which the same people play on, once there is one."""
        self.awaited: frozenset[str] = frozenset()
        """The keys to it with which nobody has come there yet."""
        self.elsewhere: frozenset[Present] = frozenset()
        """Who looks at the table by way of another server."""
        self.chance = self._chance()
        self.mind = auth.mind(rooms.store.secret, card.id)
        """What the bots at this table are made of, so that they stay the same from turn to turn, in every process."""
        self.lesson = lesson_at(card)
        self.is_removed = False
        """Whether the store has this match no more."""
        self.talk = Talk(self)
        self.hindsight = Hindsight(self)

    def _chance(self) -> Agent:
        """It deals as in the first of mirrored games, and draws all else."""
        chance, mirror = Uniform(SystemRandom()), self.card.mirror
        return Redealt(mirror.actions(self.game.vocabulary), chance) if mirror else chance

    @property
    def game(self) -> AnyGame:
        return cast(AnyGame, self.match.game)

    @property
    def is_idle(self) -> bool:
        return not self.screens and not self.kept

    def is_here(self, key: str | None) -> bool:
        """Whether somebody with this key looks at the table."""
        return any(there.key == key for there in self.present)

    @contextmanager
    def held(self) -> Iterator[None]:
        """The room stays this one room of its match for so long."""
        self.kept += 1
        try:
            yield
        finally:
            self.kept -= 1

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """The same; if nobody is in it then, it need not be kept."""
        try:
            with self.held():
                yield
        finally:
            self.rooms.tidy(self)

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """One writer at a time; whoever else is at the table, by any server, hears of what is new."""
        with self.in_use():
            version = self.card.version
            try:
                async with self.writing:
                    yield
            except BadStore:
                self.rooms.doubt(self)
                raise
            finally:
                if self.card.version != version:
                    self.rooms.tell(self)

    @property
    def watchers(self) -> int:
        """How many look on who have no seat, whoever has set up the table not counted."""
        return len({there.key for there in self.present if there.is_guest})

    @property
    def present(self) -> frozenset[Present]:
        """Everybody who looks at the table, by whichever server."""
        return self.elsewhere | {screen.present for screen in self.screens}

    def end(self) -> None:
        """The match is gone: everybody is told, and bots stop at their next move, not in the middle of storing one."""
        self.is_removed = True
        self.rooms.bots.forget(self.mind)
        self.wake()

    # Who looks on

    def enter(self, screen: Screen) -> None:
        self.screens.add(screen)
        self.wake()
        self.rooms.note_presence(self, screen.present)

    def leave(self, screen: Screen) -> None:
        self.screens.discard(screen)
        self.wake()
        self.rooms.note_presence(self, screen.present)
        self.kept += 1
        asyncio.get_running_loop().call_later(LINGERS, self._let_go)

    def _let_go(self) -> None:
        """Whoever has gone was waited for long enough."""
        self.kept -= 1
        self.rooms.tidy(self)

    def wake(self) -> None:
        """There is something new to tell."""
        for screen in self.screens:
            screen.wake()

    # What is done

    async def act(self, screen: Screen, raw: bytes, n: int | None = None) -> None:
        """What a client asks for, in the name of a seat it really has; and what goes without saying then.

        With `n` it is played as event number n or not at all.
        """
        action = decode_event(self.game.vocabulary, raw)
        if not isinstance(action, Action) or action.seat not in seat_plan.held(self.card, screen.key.hash):
            raise BadMessage("server-not-your-seat")
        await self.come_back(screen.key.hash)
        await self.play(action, screen, n)
        for other in screen.eyes().follow_up(action):
            await self.play(other, screen)

    async def skip(self, screen: Screen) -> None:
        """Have the step of a lesson done for whoever is to do it."""
        if not self.lesson or not self.lesson.step(self.match.log):
            raise BadMessage("server-no-step")
        await self.play(self.lesson.shown(self.match), screen)

    async def play(self, action: Action, screen: Screen, n: int | None = None) -> None:
        """Judge an action, store what follows from it, and tell everybody."""
        async with self.at_work():
            await self._play(action, screen, n)

    async def _play(self, action: Action, screen: Screen, n: int | None = None) -> None:
        """What another process has played meanwhile is read before anything is refused."""
        while True:
            try:
                self._check_may_act(action, screen, n)
                await self._keep(self._judged(action))
                break
            except Overtaken:
                await self._catch_up()
            except (BadMessage, IllegalAction):
                if not await self._catch_up():
                    raise
        self.wake()

    def _check_may_act(self, action: Action, screen: Screen, n: int | None) -> None:
        """Whether the seat is this screen's to act for, and now."""
        if n not in (None, len(self.match.log)):
            raise BadMessage("server-overtaken")
        if action.seat not in seat_plan.held(self.card, screen.key.hash):
            raise BadMessage("server-not-your-seat")
        if action.seat not in seat_plan.acting(self.card, screen.key.hash):
            raise BadMessage("server-bot-plays")
        if self.card.phase == "waiting":
            raise BadMessage("server-not-begun")

    def _judged(self, action: Action) -> Match[Any]:
        """The match after an action, and after all that chance does then."""
        match = self.match.fork()
        if self.lesson:
            self.lesson.play(match, action)
            return match
        match.play(action)
        return self._with_chance(match)

    def _with_chance(self, match: Match[Any]) -> Match[Any]:
        while CHANCE in match.to_act and not self.lesson:
            match.play(self.chance.act(match.view(CHANCE)))
        return match

    async def _keep(
        self,
        match: Match[Any],
        claim: int | None = None,
        notes: Sequence[Announcement] = (),
        chairs: tuple[Chair, ...] | None = None,
    ) -> None:
        """Store what is new in a match, and who plays on how; then it is the match."""
        card = replace(self.card, chairs=chairs or self.card.chairs)
        phase: Phase = "over" if match.outcome else "playing"
        is_bots_turn, n = seat_plan.next_bot(match, card) is not None, len(self.match.log)
        acted, awaited = acted_in(match.log[n:]), seat_plan.awaited(match, card)
        told: Any = {"phase": phase, "is_bots_turn": is_bots_turn, "claim": claim, "notes": notes}
        told["seated"] = partial(seat_plan.timed, card, acted=acted, awaited=awaited)
        told["asked"] = self._asked(awaited)
        try:
            self.card = await self.rooms.store.append(self.card, n, match.log[n:], **told)
        except BadStore:
            if await self._is_kept(match, n):
                return
            raise
        self.rooms.time.set(self.card.changed)
        self.match = match
        if phase == "over":
            self.rooms.note_end(self.card.id)
        self._notify(notes)

    def _asked(self, awaited: frozenset[Seat]) -> TurnKeys:
        """Who had the turn, and who has it now that these are awaited; it begins anew where a bot has moved."""
        before = seat_plan.awaited(self.match, self.card) if self.card.phase == "playing" else frozenset()
        return partial(seat_plan.asked, before, awaited, self.card.chairs)

    async def _is_kept(self, match: Match[Any], n: int) -> bool:
        """Whether what could not be stored is there all the same: the answer was lost, and nothing else."""
        try:
            await self.rooms.store.settle(self.card.id)
            is_news = await self._catch_up()
        except BadStore:
            raise BadStore("server-store-unsure") from None
        return is_news and self.match.log[n : len(match.log)] == match.log[n:]

    async def catch_up(self) -> None:
        """Go on from what is in the store, and from who is there."""
        async with self.writing:
            self.elsewhere = await self.rooms.presence.elsewhere(self.card.id)
            await self._catch_up()
            self.wake()

    async def read_on(self) -> None:
        """Go on from what is in the store."""
        async with self.writing:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Go on from what is in the store; whether that was news."""
        version, news = self.card.version, await self._news()
        if self._take_in(news):
            await self.look_ahead()
            self.wake()
        return self.card.version != version

    def _take_in(self, news: Snapshot) -> bool:
        """The match is now as it was stored, all at once: no screen is told of its card without its log."""
        card, before = news.card, self.card
        if (card.version, card.is_warming) == (before.version, before.is_warming):
            return False
        if not news.since:
            self.memory = MatchMemory()
            self.rooms.bots.forget(self.mind)  # whatever they planned was for another history
        self.card, self.match = card, self._with(news)
        self._notify(news.notes)
        return True

    async def _news(self) -> Snapshot:
        """What is new in the store."""
        news = await self.rooms.store.snapshot(self.card.id, known=self.card, n=len(self.match.log))
        if news is None:
            self.rooms.drop(self.card.id)
            raise auth.NotInvited(auth.REMOVED)
        return news

    def _with(self, news: Snapshot) -> Match[Any]:
        """The match by its log as it is stored now."""
        if not news.since:
            return self.rooms.recall(news)
        match = self.match.fork()
        follow(match, news.events(self.game.vocabulary))
        return match

    async def look_ahead(self) -> None:
        """See whether the same people play on, and who of them has not come there yet."""
        if self.card.phase != "over":
            return
        store = self.rooms.store
        following = auth.next_id(store.secret, self.card.id)
        if self.next or await store.card(following):
            self.next, self.awaited = following, await links.awaited(store, following)

    def _notify(self, notes: Sequence[Announcement]) -> None:
        for note in notes:
            for screen in self.screens:
                screen.notice(note.key, seat=note.seat, agent=note.agent)

    # Bots

    async def take_turn(self, turn: ClaimedTurn) -> None:
        """One action of the bot that is to act, or of a lesson's script; by its claim on the turn, or not at all."""
        with self.in_use():
            if self.rooms.presence.has_others or not self.is_bots_turn:  # others, or the keeper of time, wrote last
                await self.catch_up()
            seat = self._next_bot()
            if seat is None:
                await self.rooms.claims.drop(turn)
                return
            version, (action, notes) = self.card.version, await self._chosen(seat, turn)
            await self.rooms.store.whole(self._take(turn, version, action, notes))

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot, chance or the script of a lesson is to act."""
        return self._next_bot() is not None

    def _next_bot(self) -> Seat | None:
        return seat_plan.next_bot(self.match, self.card) if self.card.phase == "playing" else None

    async def _take(self, turn: ClaimedTurn, version: int, action: Action, notes: Sequence[Announcement]) -> None:
        """Store what a bot does, unless something was new while it thought, or somebody else has its turn by now."""
        async with self.at_work():
            if self.card.version == version:
                with suppress(Overtaken):
                    await self._keep(self._judged(action), turn.claim, notes)
                    self.wake()
                    return
            await self._catch_up()
            await self.rooms.claims.release(turn)

    async def _chosen(self, seat: Seat, turn: ClaimedTurn) -> tuple[Action, Sequence[Announcement]]:
        """What a bot, chance or the script of a lesson does now, and which bots should have said so and did not."""
        if self.lesson or seat == CHANCE:
            turn.think_done()
            return (await self._scripted(self.lesson) if self.lesson else self.chance.act(self.match.view(seat))), ()
        level, view = str(seat_plan.bot_of(self.card.chairs[seat])), self.match.view(seat)
        answer, _ = await asyncio.gather(self._think(level, view, turn), self._hear_others())
        return self._as_agreed(seat, answer.action), [
            Announcement(key="server-bot-replaced", seat=seat, agent=failed) for failed in answer.failed
        ]

    async def _hear_others(self) -> None:
        """What was drawn by way of other processes; while a bot thinks, so that it is no later where much is said."""
        if self.rooms.presence.has_others:
            await self.talk.catch_up()

    def _as_agreed(self, seat: Seat, action: Action) -> Action:
        """A detective's bot moves as people on its team have drawn it; it has thought for as long as without them."""
        if not isinstance(action, Move) or not plans.has_partners(self, seat):
            return action
        return plans.agreed_move(self, seat) or action

    async def _scripted(self, lesson: Lesson) -> Action:
        """What the others do, at the pace of bots; nobody waits for what comes before the first step."""
        if lesson.number(self.match.log) > 1 or lesson.praise(self.match.log):
            await asyncio.sleep(self.rooms.bots.pace)
        action = lesson.next_action(self.match.log)
        assert action is not None, "the script has the turn"
        return action

    async def _think(self, agent: str, view: View[Any], turn: ClaimedTurn) -> Answer:
        """A bot's answer; people are told if it has to get ready first."""
        bots = self.rooms.bots
        if not bots.is_warm(agent, self.card.game):
            turn.think_done()
            await self._show_warming(turn, is_so=True)
            await bots.warm_up(agent, self.card.game)
            await self._show_warming(turn, is_so=False)
        return await bots.answer(agent, view, mind=self.mind, think_done=turn.think_done)

    async def _show_warming(self, turn: ClaimedTurn, *, is_so: bool) -> None:
        await self.rooms.claims.show_warming(turn, is_so=is_so)
        await self.catch_up()
        self.rooms.tell(self)

    # Who sits there

    async def start(self, screen: Screen) -> None:
        """The host begins; bots take the seats that are still free."""
        _refuse_guest(screen)
        async with self.at_work():
            if self.card.phase == "waiting":
                if not self.card.opening:
                    await self.rooms.store.seat_bots(self.card.id, seat_plan.bots_for(self.card))
                await self._catch_up()
                await self._begin()

    async def begin(self) -> None:
        """Nobody is waited for."""
        async with self.at_work():
            await self._begin()

    async def _begin(self) -> None:
        """The first to act is chance."""
        chairs, notes = gathering.seated(self) if self.card.opening else (None, ())
        try:
            await self._keep(self._with_chance(self.match.fork()), chairs=chairs, notes=notes)
            self.wake()
        except Overtaken:
            await self._catch_up()
            if not self.match.log:
                await self._begin()

    async def seat(self, place: auth.InvitedPlace, key: str, name: str) -> None:
        """Give somebody a free seat, this one or the first; begin once none is left, unless they choose characters."""
        async with self.at_work():
            await self._catch_up()
            places = (auth.ANY, auth.PUBLIC)
            free = [chair.seat for chair in self.card.chairs if chair.is_free and place in (*places, chair.seat)]
            is_prompt = self.card.is_drawn or not characters.is_cast(self.game)
            for chosen in free if self.card.phase == "waiting" else ():
                if await self.rooms.store.take(self.card.id, chosen, key, name, is_prompt=is_prompt):
                    break
            else:
                raise BadMessage("server-seat-taken" if isinstance(place, int) else "server-table-full")
            await self._catch_up()
            is_full = not any(chair.is_free for chair in self.card.chairs)
            if is_full and is_prompt and not self.card.opening:
                await self._begin()
            self.wake()

    async def fill(self) -> None:
        """The wait for strangers is over, if it still is: bots take the seats that are free."""
        self.elsewhere = await self.rooms.presence.elsewhere(self.card.id)
        async with self.at_work():
            await self._catch_up()
            due = self.card.opening.due if self.card.opening else None
            if self.card.phase == "waiting" and due is not None and due <= self.rooms.time.now():
                await self._begin()

    async def rename(self, screen: Screen, seat: Seat, name: str) -> None:
        """Somebody who waits wants to be called otherwise."""
        async with self._changing(screen, seat):
            await self.rooms.store.rename(self.card.id, seat, seat_plan.clean(name))

    async def choose(self, screen: Screen, seat: Seat, character: Character) -> None:
        """Somebody who waits wants to play somebody else."""
        async with self._changing(screen, seat):
            if self.card.is_drawn:
                raise BadMessage("server-sides-drawn")
            options = characters.cast(self.card, self.game, seat, character)
            make_game(self.card.game, self.card.seats, options)
            if not await self.rooms.store.set_options(self.card.id, options):
                raise BadMessage("server-begun")

    @asynccontextmanager
    async def _changing(self, screen: Screen, seat: Seat) -> AsyncIterator[None]:
        """Something about a seat of this screen is changed before the game begins, and everybody told."""
        async with self.at_work():
            await self._catch_up()
            if seat not in seat_plan.held(self.card, screen.key.hash):
                raise BadMessage("server-not-your-seat")
            if self.card.phase != "waiting":
                raise BadMessage("server-begun")
            yield
            await self._catch_up()
            self.wake()

    async def let_watch(self, rule: WatchRule) -> None:
        """What others may watch from now on; whoever does is sent away if that is nothing."""
        await self.rooms.store.let_watch(self.card, **rule.stored)
        await self._catch_up()

    async def forget(self, screen: Screen, what: Literal["table", "name"]) -> None:
        """The host has the table removed with everything in it; or somebody has their name removed."""
        if what == "table":
            _refuse_guest(screen)
            async with self.at_work():
                await self.rooms.remove(self.card.id)
            return
        seats = sorted(seat_plan.held(self.card, screen.key.hash))
        async with self.at_work():
            await forget_names(self.rooms.store, self.card.id, seats, screen.key.hash)
            await self._catch_up()
            await self.talk.catch_up()
            self.wake()

    async def withdraw_invitations(self, screen: Screen) -> None:
        """The host has all invitations so far open nothing; whoever watches by one of them is sent away."""
        _refuse_guest(screen)
        async with self.at_work():
            await self._change_links(lambda: links.withdraw_invitations(self.rooms.store, self.card))
            await self._catch_up()
        screen.confirm("server-invitations-withdrawn")

    async def renew(self, screen: Screen, token: str) -> None:
        """Somebody has made a new token: the one they came by opens nothing from now on, wherever it is used."""
        if screen.is_guest:
            raise BadMessage("server-not-your-seat")
        before, key = screen.present, auth.hashed(token)
        async with self.at_work():
            await self._change_links(lambda: links.renew(self.rooms.store, self.card, screen.key.hash, key))
            news = await self._news()
            screen.key = replace(screen.key, hash=key)  # with the card: by one without the other it would be sent away
            self._take_in(news)
            self.wake()
        for present in (before, screen.present):
            self.rooms.note_presence(self, present)
        screen.post(Renewed(token=token))

    async def _change_links(self, change: Callable[[], Awaitable[None]]) -> None:
        """By what the table is now; where the same people play another game, it is done there."""
        while True:
            await self._catch_up()
            if self.next:
                raise BadMessage("server-moved-on")
            with suppress(Overtaken):
                await change()
                return

    async def stand_in(self, seats: frozenset[Seat], agent: str | None) -> None:
        """Have a bot play for these seats, or the people themselves again."""
        if not seats:
            raise BadMessage("server-not-your-seat")
        if self.lesson:
            raise BadMessage("server-in-lesson")
        await self.settle(partial(self.hand_over, seats, agent))

    async def settle(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something about the table as it stands, and again as long as somebody else is quicker; and tell all."""
        async with self.at_work():
            await self._catch_up()
            while True:
                try:
                    await work()
                    break
                except Overtaken:
                    await self._catch_up()
            self.wake()

    async def hand_over(self, seats: frozenset[Seat], agent: str | None, *, is_absent: bool = False) -> None:
        """Bots or people play these seats from now on; the time of people runs."""
        if self.card.phase != "playing":
            raise BadMessage("server-not-begun" if self.card.phase == "waiting" else "server-over")
        old = {chair.seat: chair for chair in self.card.chairs if chair.seat in seats and chair.agent != agent}
        fresh: dict[str, Any] = {"agent": agent, "is_absent": is_absent}
        new = {seat: replace(chair, **fresh, timer=rested(chair.timer)) for seat, chair in old.items()}
        key = "server-returned" if agent is None else "server-absent" if is_absent else "server-left"
        if new:
            chairs = tuple(new.get(chair.seat, chair) for chair in self.card.chairs)
            await self._keep(self.match, notes=[Announcement(key=key, seat=seat) for seat in new], chairs=chairs)

    async def reread(self) -> None:
        """Go on from what is in the store while something about the table is settled."""
        await self._catch_up()

    def unanswered(self, proposal: Proposal) -> frozenset[Seat]:
        """Whose answer is awaited: everybody else who plays; about one who is gone, those who are there."""
        asker = self.card.host if proposal.kind == "watching" else self.card.chairs[proposal.by].key
        if proposal.kind == "rematch":
            here = (chair for chair in self.card.chairs if chair.key not in (None, asker) and self.is_here(chair.key))
            return frozenset(chair.seat for chair in here) - {*proposal.agreed, *proposal.declined}
        if proposal.kind == "record":  # also of those for whom a bot plays: it is what they have said
            return frozenset(c.seat for c in self.card.chairs if c.key not in (None, asker)) - {*proposal.agreed}
        people = (chair for chair in self.card.chairs if chair.agent is None and chair.key != asker)
        asked = (chair.seat for chair in people if proposal.kind != "replace" or self.is_here(chair.key))
        return frozenset(asked) - {*proposal.agreed}

    async def propose(self, proposal: Proposal | None, notes: Sequence[Announcement] = (), **settled: object) -> None:
        """What the others are asked for now, and what is settled by it."""
        await self.rooms.store.propose(self.card, proposal, notes, **settled)
        await self._catch_up()

    async def rewind(self, earlier: Match[Any], notes: Sequence[Announcement]) -> None:
        """Go back to an earlier point of the match."""
        awaited, is_bots_turn = (
            seat_plan.awaited(earlier, self.card),
            seat_plan.next_bot(earlier, self.card) is not None,
        )
        seated = partial(seat_plan.timed, self.card, acted=frozenset(), awaited=awaited)
        told: Any = {"is_bots_turn": is_bots_turn, "notes": notes, "seated": seated, "asked": self._asked(awaited)}
        await self.rooms.store.rewind(self.card, len(earlier.log), **told)
        await self._catch_up()

    async def come_back(self, key: str) -> None:
        """Whoever was thought to be absent plays on."""
        if self.card.phase == "playing" and (seats := seat_plan.absent(self.card, key)):
            await self.stand_in(seats, None)

    async def again(self, screen: Screen, *, swap: bool, level: str) -> None:
        """The host wants another game, with other sides or a level for the bots; if there is one already, that one."""
        _refuse_guest(screen)
        if self.card.phase != "over":
            raise BadMessage("server-not-over")
        if self.lesson and (swap or level):
            raise BadMessage("server-in-lesson")
        async with self.at_work():
            while not self.next:
                await self.play_on(self.card.chairs, swap=swap, level=level)
            self.wake()

    async def play_on(self, chairs: tuple[Chair, ...], *, swap: bool, level: str = "") -> None:
        """Try to set up the next game of whoever sits on these chairs."""
        mirror = seat_plan.mirror_after(self.card, self.match, chairs, swap=swap, level=level)
        seated = seat_plan.swapped(chairs) if swap else chairs
        following, keys = seat_plan.next_table(self.card, seated, self.rooms.store.secret, level=level)
        await self.rooms.set_up_next(self.card, replace(following, mirror=mirror), keys)
        await self._catch_up()


def acted_in(events: Sequence[Event]) -> frozenset[Seat]:
    return frozenset(event.seat for event in events if isinstance(event, Action))


def _refuse_guest(screen: Screen) -> None:
    if not screen.is_host:
        raise BadMessage("server-host-only")
