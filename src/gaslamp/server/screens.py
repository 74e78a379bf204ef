"""One connected screen: who looks at it, in which language, and what it was told last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.json import decode

from gaslamp.core import Action, BadMessage, Event, IllegalAction, Problem, Seat, encode
from gaslamp.lessons import WrongStep
from gaslamp.match import View
from gaslamp.presentation import is_case
from gaslamp.record import Player
from gaslamp.rulebook.source import game_of
from gaslamp.server import auth, characters, seat_plan
from gaslamp.server.casescene import bench, case_scene, offered
from gaslamp.server.catalogue import agent_title, explain, settings
from gaslamp.server.chasescene import chase_scene
from gaslamp.server.codes import QrCode, draw_code
from gaslamp.server.deltas import difference
from gaslamp.server.doors import NOWHERE, Entrance
from gaslamp.server.drafts import drafted
from gaslamp.server.lesson_tables import guidance, table_title
from gaslamp.server.messages import TryLayout
from gaslamp.server.outgoing import (
    Advice,
    Change,
    CurtainDrawn,
    Guidance,
    Moved,
    Notice,
    Outgoing,
    Refused,
    Seen,
    TableChair,
    TableNews,
    Trouble,
    Update,
)
from gaslamp.server.rulespage import address
from gaslamp.server.scenes import AnyScene
from gaslamp.server.stationcard import station_card
from gaslamp.server.store import Chair, SeatKey
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.eyes import Eyes, eyes_of
from gaslamp.telling.reasons import Reasons, bots_of
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.room import Room

UNWELCOME = "server-watching-off"


def complaint(problem: Problem, words: Words) -> Refused | Trouble:
    """What is told to whoever asked for something that cannot be: by which rule, or what else is in the way."""
    if isinstance(problem, IllegalAction):
        text = words.about(game_of(problem.key) or "").refusal(problem)
        return Refused(rule=problem.key, text=text, link=address(problem.key, words.language))
    return Trouble(key=problem.key, text=explain(problem, words))


class Screen:
    """What one socket is told; everything in it is told from the views of its own seats."""

    def __init__(self, room: Room, key: SeatKey, words: Words, entrance: Entrance = NOWHERE) -> None:
        self.room, self.key, self.entrance = room, key, entrance
        self.looking: Seat | None = None
        """For whom of several the curtain was drawn back."""
        self.letters: deque[Outgoing] = deque(maxlen=64)
        self.code: tuple[str, QrCode | None] = "", None
        """The link that invites to the table, and how it is drawn."""
        self.fresh = asyncio.Event()
        self.speak(words)

    def speak(self, words: Words) -> None:
        """Tell everything anew, in this language."""
        self.words = words.about(self.room.card.game)
        self.table: TableNews | None = None
        self.guidance: Guidance | None = None
        self.next = ""
        self.curtain: tuple[int, Seat] | None = None
        self.tell_whole()

    def tell_whole(self) -> None:
        """Tell all there is to see of the match anew."""
        self._forget()
        self.wake()

    def _forget(self) -> None:
        self.shown: tuple[Event, ...] = ()
        self.stand: object = None
        self.last = b""
        """The last update as it was sent, or would have been: the next one is told by what is new in it."""

    def wake(self) -> None:
        self.fresh.set()

    # What is answered to this screen alone

    def complain(self, problem: Problem) -> None:
        if isinstance(problem, WrongStep):
            self.post(Advice(text=self.words.say(problem.key)))
        else:
            self.post(complaint(problem, self.words))

    def notice(self, key: str, *, seat: Seat, agent: str) -> None:
        who = seat_plan.roles(self.room.game, self.words)[seat]
        self.post(Notice(text=self.words.say(key, who=who, agent=agent_title(agent, self.words))))

    def post(self, letter: Outgoing) -> None:
        self.letters.append(letter)
        self.wake()

    def draft(self, message: TryLayout) -> None:
        """Case Connection: how a layout made at this screen would stand."""
        if not is_case(self.room.game):
            raise BadMessage("server-not-your-seat")
        view = self.eyes().view()
        if (seat := bench(view, self.people)) is not None:
            self.post(drafted(view, seat, message, self.words, hints=self.room.card.hints))

    def ask(self, station: int) -> None:
        """A chase: what the reader of this screen may know of a station; behind a curtain nobody looks."""
        if is_case(self.room.game) or station not in self.room.game.board.stations:
            raise BadMessage("server-station-unknown", station=station)
        eyes = self.eyes()
        if self.room.card.phase != "waiting" and self.looking == eyes.secret:
            reader: dict[str, Any] = {"people": self.people, "actions": self._actions(eyes), "memory": self.room.memory}
            players = seat_plan.players(self.room.card)
            self.post(station_card(eyes.view(), station, players, self.words, **reader))

    def look(self, seat: Seat) -> None:
        """The curtain is drawn back for the player whose secret turn it is."""
        if seat not in self.people:
            raise BadMessage("server-not-your-seat")
        if seat == self.eyes().secret:
            self.looking = seat
            self.wake()

    # What is told

    def news(self) -> Iterator[Outgoing]:
        """Everything this screen has not been told yet."""
        if not self.is_welcome:
            yield Trouble(key=UNWELCOME, text=self.words.say(UNWELCOME))
            return
        if (table := self._table()) != self.table:
            self.table = table
            yield table
        while self.letters:
            yield self.letters.popleft()
        yield from self._moved()
        if self.room.card.phase != "waiting":
            yield from self._sight()
            yield from self._guidance()

    def _guidance(self) -> Iterator[Guidance]:
        """Where whoever has a lesson is in it."""
        lesson = self.room.lesson
        if lesson and (now := guidance(lesson, self.room.match, self.words)) != self.guidance:
            self.guidance = now
            yield now

    def _moved(self) -> Iterator[Moved]:
        """Where the same people play on, by this screen's own token."""
        room, following = self.room, self.room.next
        if following != self.next:
            self.next = following
            renewed = auth.next_watcher_token if self.is_guest else auth.next_token
            yield Moved(table=following, token=renewed(room.rooms.store.secret, room.card.id, self.key.hash))

    @property
    def is_watching(self) -> bool:
        """Whether nobody who looks at it has a seat."""
        return not seat_plan.held(self.room.card, self.key.hash)

    @property
    def is_guest(self) -> bool:
        """Whether it is here to watch, by the host's leave."""
        return self.is_watching and not self.key.is_host

    @property
    def is_welcome(self) -> bool:
        return self.room.card.watchable or not self.is_guest

    @property
    def people(self) -> frozenset[Seat]:
        """The people here who play; where bots play for all of them, the people here."""
        card, key = self.room.card, self.key.hash
        return seat_plan.playing(card, key) or seat_plan.held(card, key)

    def eyes(self) -> Eyes:
        return eyes_of(self.room.match, self.people)

    def sight(self) -> Outgoing:
        """What a screen that was told nothing yet would see of the match."""
        return next(self._sight())

    def _sight(self) -> Iterator[Outgoing]:
        eyes, n = self.eyes(), len(self.room.match.log)
        if self.looking != eyes.secret:
            self.looking = None
        if eyes.secret is not None and self.looking is None:
            yield from self._closed(eyes.secret, n)
        elif self.stand != (n, eyes.eyes, self.room.card.chairs):
            yield self._news_in(self.update(eyes))

    def _closed(self, seat: Seat, n: int) -> Iterator[Outgoing]:
        self._forget()
        if self.curtain != (n, seat):
            self.curtain = n, seat
            who = self.who(seat)
            yield CurtainDrawn(n=n, seat=seat, who=who, text=self.words.say("server-curtain", who=who))

    def who(self, seat: Seat) -> str:
        """The person in a seat, by name or else by what they play."""
        return self.room.card.chairs[seat].name or seat_plan.roles(self.room.game, self.words)[seat]

    def update(self, eyes: Eyes) -> Update:
        """The whole view, and what happened since; from the start for eyes that knew more or less."""
        view = eyes.view()
        since = len(self.shown) if view.events[: len(self.shown)] == self.shown else 0
        self.shown, self.curtain = view.events, None
        self.stand = len(view.events), view.seat, self.room.card.chairs
        players, actions = seat_plan.players(self.room.card), self._actions(eyes)
        events = view.events[since:]
        return Update(
            n=len(view.events),
            since=since,
            view=Seen(seat=view.seat, state=view.state),
            events=events,
            told=self._sentences(players, view, since),
            why=self._why(view, players, since),
            actions=actions,
            scene=self._scene(view, actions, since),
        )

    def _news_in(self, update: Update) -> Update | Change:
        """The update by what is new in it, where it goes on from the last one and that is shorter."""
        before, self.last = self.last, encode(update)
        if not before or not update.since:
            return update
        old = decode(before)
        change = Change(after=old["n"], delta=difference(old, decode(self.last)))
        return change if len(encode(change)) < len(self.last) else update

    def _sentences(self, players: Sequence[Player], view: View[Any], since: int) -> tuple[str, ...]:
        teller = self._teller(players)
        if isinstance(teller, CaseTeller):
            return tuple(teller.lines(view.events, since, is_dealing=view.state.phase == "fill"))
        return tuple(map(teller.tell, view.events[since:]))

    def _teller(self, players: Sequence[Player]) -> Teller | CaseTeller:
        game, people = self.room.game, self.people
        if is_case(game):
            return CaseTeller(self.words, game, players, people)
        return Teller(self.words, game, players, people)

    def _why(self, view: View[Any], players: Sequence[Player], since: int) -> dict[str, str]:
        """Of a bot that stands in for somebody only what is news: what was done before may have been theirs."""
        own = {chair.seat for chair in self.room.card.chairs if since or chair.key is None}
        whys = Reasons(self.words, players, bots_of(players) & own, self.room.memory).told(view, since)
        return {str(n): why for n, why in whys.items()}

    def _actions(self, eyes: Eyes) -> tuple[Action, ...]:
        mine = seat_plan.playing(self.room.card, self.key.hash)
        return offered([action for action in eyes.choices() if action.seat in mine], hints=self.room.card.hints)

    def _scene(self, view: View[Any], actions: tuple[Action, ...], since: int) -> AnyScene:
        card, people = self.room.card, self.people
        players, left = seat_plan.players(card), seat_plan.left(card)
        reader: dict[str, Any] = {"people": people, "actions": actions, "since": since, "left": left}
        if is_case(self.room.game):
            return case_scene(view, players, self.words, hints=card.hints, **reader)
        return chase_scene(view, players, self.words, memory=self.room.memory, **reader)

    # Who sits where

    def _table(self) -> TableNews:
        room, is_host = self.room, self.key.is_host
        card = room.card
        is_open = any(chair.is_free for chair in card.chairs)
        roles = seat_plan.roles(room.game, self.words)
        invite = auth.invitation(room.rooms.store.secret, card.id) if is_host and is_open else ""
        return TableNews(
            table=card.id,
            game=card.game,
            title=table_title(card, self.words),
            lesson=room.lesson.name if room.lesson else "",
            phase=card.phase,
            host=is_host,
            hints=card.hints,
            settings=settings(room.game, self.words),
            chairs=tuple(self._chair(chair, role) for chair, role in zip(card.chairs, roles, strict=True)),
            address=self.entrance.address,
            invite=invite,
            qr=self._code(f"{self.entrance.address}/join#{invite}") if invite else None,
            alone=self.entrance.command if is_host else "",
            missing=self._missing(),
            figures=characters.figures(card, room.game, self.key.hash, self.words),
            watching=self.is_watching,
            watchers=room.watchers,
            watched=self.words.say("server-watched", count=room.watchers) if room.watchers else "",
            watchable=card.watchable,
            watch=auth.invitation(room.rooms.store.secret, card.id, auth.WATCH) if is_host and card.watchable else "",
            warming=self.words.say("warming") if room.is_warming else "",
        )

    def _code(self, link: str) -> QrCode | None:
        """Drawn once for as long as the link is the same."""
        if self.code[0] != link:
            self.code = link, draw_code(link)
        return self.code[1]

    def _missing(self) -> str:
        """How many are still awaited before the game can begin."""
        free = sum(chair.is_free for chair in self.room.card.chairs)
        return self.words.say("server-missing", count=free) if self.room.card.phase == "waiting" else ""

    def _chair(self, kept: Chair, role: str) -> TableChair:
        secret, match = self.room.rooms.store.secret, self.room.card.id
        is_invited = kept.is_free and self.key.is_host
        return TableChair(
            seat=kept.seat,
            role=role,
            name=kept.name,
            kind=seat_plan.kind(kept),
            agent=agent_title(kept.agent, self.words) if kept.agent else "",
            here=kept.key is not None and self.room.is_here(kept.key),
            mine=kept.key == self.key.hash,
            left=kept.agent is not None and kept.key is not None,
            invite=auth.invitation(secret, match, kept.seat) if is_invited else "",
        )
