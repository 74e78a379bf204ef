"""One connected screen: who looks at it, in which language, and what it was told last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw

from gaslamp.core import Action, BadMessage, Event, IllegalAction, Problem, Seat, encode
from gaslamp.deltas import Delta, difference, written
from gaslamp.games import AnyGame
from gaslamp.lessons import WrongStep
from gaslamp.match import View
from gaslamp.presentation import is_case
from gaslamp.rulebook.source import game_of
from gaslamp.server import auth, characters, gathering, seat_plan
from gaslamp.server.careers import rated_told
from gaslamp.server.casescene import bench, case_scene, offered
from gaslamp.server.catalogue import agent_title, explain, settings
from gaslamp.server.chasescene import chase_scene
from gaslamp.server.clocks import Clock, GameClock, Timer, clock_told
from gaslamp.server.codes import QrCode, draw_code
from gaslamp.server.doors import NOWHERE, Entrance
from gaslamp.server.drafts import drafted
from gaslamp.server.hearing import Hearing
from gaslamp.server.lesson_tables import guidance, table_title
from gaslamp.server.links import WITHDRAWN
from gaslamp.server.messages import TryLayout
from gaslamp.server.mirror_results import mirror_news
from gaslamp.server.mirrors import Mirror
from gaslamp.server.notebook import NotebookWatch
from gaslamp.server.outgoing import (
    Advice,
    Change,
    CurtainDrawn,
    Gathering,
    Guidance,
    MirrorNews,
    Moved,
    Notice,
    Outgoing,
    Refused,
    SeatTime,
    SeatTimes,
    Seen,
    TableChair,
    TableNews,
    TableQuestion,
    Trouble,
    Update,
)
from gaslamp.server.plans import PlanWatch
from gaslamp.server.presence import Present
from gaslamp.server.rulespage import address
from gaslamp.server.scenes import AnyScene
from gaslamp.server.stationcard import station_card
from gaslamp.server.store import Chair, Proposal, SeatKey
from gaslamp.server.watching import Shoulder, policies, rule_of, rule_proposed
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.eyes import Eyes, eyes_of
from gaslamp.telling.memory import MatchMemory
from gaslamp.telling.reasons import Reasons, bots_of
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.room import Room


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
        self.planning, self.notebook = PlanWatch(self), NotebookWatch(self)
        self.shoulder = Shoulder(self)
        self.speak(words)

    def speak(self, words: Words) -> None:
        """Tell everything anew, in this language."""
        self.words = words.about(self.room.card.game)
        self.spoken = self._spoken_to(), self._new_teller()
        """What the teller speaks about, and the teller."""
        self.about_game: tuple[AnyGame | None, tuple[Sequence[str], tuple[str, ...]]] = None, ((), ())
        """The game, and what is said of it alone."""
        self.table: TableNews | None = None
        self.guidance: Guidance | None = None
        self.next = ""
        self.timers: Sequence[Timer] = ()
        self.gathering: object = None
        """What hung together with how the table waits for strangers when that was told."""
        self.curtain: tuple[int, Seat] | None = None
        self.hearing = Hearing(self)
        self.planning.forget()
        self.notebook.forget()
        self.tell_whole()

    def tell_whole(self) -> None:
        """Tell all there is to see of the match anew."""
        self._forget()
        self.wake()

    def _forget(self) -> None:
        self.shown: tuple[Event, ...] = ()
        self.stand: object = None
        self.last, self.last_n = b"", 0
        """The last update as it is written, and its `n`: the next one is told by what is new in it."""

    def wake(self) -> None:
        self.fresh.set()

    # What is answered to this screen alone

    def complain(self, problem: Problem) -> None:
        if isinstance(problem, WrongStep):
            self.post(Advice(text=self.words.say(problem.key)))
        else:
            self.post(complaint(problem, self.words))

    def notice(self, key: str, *, seat: Seat, agent: str) -> None:
        who, name = self._game_texts()[0][seat], self.who(seat)
        bot = agent_title(agent, self.words) if agent else ""
        self.post(Notice(text=self.words.say(key, who=who, name=name, agent=bot)))

    def confirm(self, key: str) -> None:
        """What was asked for by this screen is done."""
        self.post(Notice(text=self.words.say(key)))

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
            reader: dict[str, Any] = {"people": self.people, "actions": self._actions(eyes), "memory": self.memory}
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
        if refusal := self.refusal:
            yield Trouble(key=refusal, text=self.words.say(refusal))
            return
        if (table := self._table()) != self.table:
            self.table = table
            yield table
        while self.letters:
            yield self.letters.popleft()
        yield from self._moved()
        yield from self._gathering()
        yield from self._times()
        yield from self.hearing.news()
        if self.room.card.phase != "waiting":
            yield from self._sight()
            yield from self._guidance()
            yield from self.planning.news()
            yield from self.notebook.news()

    def _gathering(self) -> Iterator[Gathering]:
        """How the table waits for strangers, once for as long as it does so."""
        stand = self.room.card.opening, self.room.card.chairs
        if stand != self.gathering:
            self.gathering = stand
            if now := gathering.told(self):
                yield now

    def _guidance(self) -> Iterator[Guidance]:
        """Where whoever has a lesson is in it."""
        lesson = self.room.lesson
        if lesson and (now := guidance(lesson, self.room.match, self.words)) != self.guidance:
            self.guidance = now
            yield now

    def _times(self) -> Iterator[SeatTimes]:
        """How people stand with the clock, by the database's time."""
        room, card = self.room, self.room.card
        timers = [chair.timer for chair in card.chairs]
        if card.clock and card.phase != "waiting" and timers != self.timers:
            self.timers, now = timers, room.rooms.time.now()
            yield SeatTimes(seats=tuple(_seat_time(chair, card.clock, now) for chair in card.chairs if chair.key))

    def _moved(self) -> Iterator[Moved]:
        """Where the same people play on, by this screen's own token."""
        if self.room.next != self.next and not self._has_declined:
            self.next = self.room.next
            yield Moved(table=self.next, token=self._next_token())

    @property
    def _has_declined(self) -> bool:
        """Whether whoever sits here will not be at the next game."""
        card = self.room.card
        own = seat_plan.held(card, self.key.hash)
        return bool(card.proposal and own & {*card.proposal.declined})

    def _next_token(self) -> str:
        """For the next game; none if somebody has come to it with that one already."""
        own = self.room.rooms.store.secret, self.room.card.id, self.key.hash
        if self.key.edition is not None:
            return auth.next_watcher_token(*own, self.key.edition)
        token = auth.next_token(*own)
        return token if auth.hashed(token) in self.room.awaited else ""

    @property
    def present(self) -> Present:
        """Who is at the table by this screen."""
        return Present(self.room.card.id, self.key.hash, is_guest=self.is_guest)

    @property
    def is_watching(self) -> bool:
        """Whether nobody who looks at it has a seat."""
        return not seat_plan.held(self.room.card, self.key.hash)

    @property
    def is_host(self) -> bool:
        return self.key.hash == self.room.card.host

    @property
    def is_guest(self) -> bool:
        """Whether it is here to watch, by the host's leave."""
        return self.key.edition is not None

    @property
    def refusal(self) -> str:
        """Why it may not be here, if so: the key of a text."""
        card = self.room.card
        if self.room.is_removed:
            return auth.REMOVED
        if self.key.is_dismissed or self.key.hash in card.dismissed:
            return gathering.SENT_AWAY
        if self.key.edition is None:
            return "" if self.is_host or not self.is_watching else WITHDRAWN
        if self.key.edition < card.invites:
            return "server-invitation-withdrawn"
        return "" if card.watchable else "server-watching-off"

    @property
    def people(self) -> frozenset[Seat]:
        """The people here who play or may any moment; where bots play for all of them, the people here.

        One of several at a screen who is absent still looks at it: else it would be for the eyes of the others alone.
        """
        card, key = self.room.card, self.key.hash
        return seat_plan.playing(card, key) | seat_plan.absent(card, key) or seat_plan.held(card, key)

    def eyes(self) -> Eyes:
        return self.shoulder.eyes() or eyes_of(self.room.match, self.people)

    @property
    def memory(self) -> MatchMemory:
        """What was worked out about the match that is seen here."""
        return self.shoulder.memory() or self.room.memory

    def sight(self) -> Outgoing:
        """What a screen that was told nothing yet would see of the match."""
        return next(self._sight())

    def _sight(self) -> Iterator[Outgoing]:
        eyes = self.eyes()
        n = len(eyes.match.log)
        if self.looking != eyes.secret:
            self.looking = None
        if eyes.secret is not None and self.looking is None:
            yield from self._closed(eyes.secret, n)
        elif self.stand != self._stand(n, eyes.eyes):
            yield self._news_in(self.update(eyes))

    def _stand(self, n: int, eyes: Seat) -> object:
        """What a look at the match hangs on."""
        card = self.room.card
        who = [(chair.name, chair.agent, chair.key, chair.timer.is_lapsed) for chair in card.chairs]
        return n, card.rewound, eyes, who

    def _closed(self, seat: Seat, n: int) -> Iterator[Outgoing]:
        self._forget()
        if self.curtain != (n, seat):
            self.curtain = n, seat
            who = self.who(seat)
            yield CurtainDrawn(n=n, seat=seat, who=who, text=self.words.say("server-curtain", who=who))

    def who(self, seat: Seat) -> str:
        """The person in a seat, by name or else by what they play."""
        return self.room.card.chairs[seat].name or self._game_texts()[0][seat]

    def update(self, eyes: Eyes) -> Update:
        """The whole view, and what happened since; from the start for eyes that knew more or less."""
        view = eyes.view()
        since = len(self.shown) if view.events[: len(self.shown)] == self.shown else 0
        self.shown, self.curtain = view.events, None
        self.stand = self._stand(len(view.events), view.seat)
        actions, events = self._actions(eyes), view.events[since:]
        return Update(
            n=len(view.events),
            since=since,
            view=Seen(seat=view.seat, state=view.state),
            events=events,
            told=self._sentences(view, since),
            why=self._why(view, since),
            actions=actions,
            scene=self._scene(view, actions, since),
        )

    def _news_in(self, update: Update) -> Update | Change:
        """The update by what is new in it, where it goes on from the last one and that is shorter."""
        before, after = self.last, self.last_n
        self.last, self.last_n = written(update), update.n
        if not before or not update.since:
            return update
        delta = cast(Delta, Raw(difference(before, self.last)))  # as it is written already
        change = Change(after=after, delta=delta)
        return change if len(encode(change)) < len(self.last) else update

    def _sentences(self, view: View[Any], since: int) -> tuple[str, ...]:
        teller = self.teller
        if isinstance(teller, CaseTeller):
            return tuple(teller.lines(view.events, since, is_dealing=view.state.phase == "fill"))
        return self.memory.told(teller, view.events[since:])

    @property
    def teller(self) -> Teller | CaseTeller:
        """Speaks to this screen: the same one for as long as the same people sit at the table."""
        if self.spoken[0] != (about := self._spoken_to()):
            self.spoken = about, self._new_teller()
        return self.spoken[1]

    def _spoken_to(self) -> object:
        return self.words, self.room.game, seat_plan.players(self.room.card), self.people

    def _new_teller(self) -> Teller | CaseTeller:
        game, players = self.room.game, seat_plan.players(self.room.card)
        if is_case(game):
            return CaseTeller(self.words, game, players, self.people)
        return Teller(self.words, game, players, self.people)

    def _why(self, view: View[Any], since: int) -> dict[str, str]:
        """Of a bot that stands in for somebody only what is news: what was done before may have been theirs."""
        own = {chair.seat for chair in self.room.card.chairs if since or chair.key is None}
        players = self.teller.players
        whys = Reasons(self.words, players, bots_of(players) & own, self.memory).told(view, since)
        return {str(n): why for n, why in whys.items()}

    def _actions(self, eyes: Eyes) -> tuple[Action, ...]:
        mine = seat_plan.acting(self.room.card, self.key.hash)
        return offered([action for action in eyes.choices() if action.seat in mine], hints=self.room.card.hints)

    def _scene(self, view: View[Any], actions: tuple[Action, ...], since: int) -> AnyScene:
        card, teller = self.room.card, self.teller
        reader: dict[str, Any] = {"actions": actions, "since": since, "left": seat_plan.left(card)}
        if isinstance(teller, CaseTeller):
            return case_scene(view, teller, hints=card.hints, **reader)
        return self.shoulder.dated(chase_scene(view, teller, memory=self.memory, **reader))

    # Who sits where

    def _table(self) -> TableNews:
        room, is_host = self.room, self.is_host
        card = room.card
        is_open = any(chair.is_free for chair in card.chairs)
        roles, lines = self._game_texts()
        if card.is_drawn:
            roles = [self.words.say("player-number", number=chair.seat + 1) for chair in card.chairs]
        rule = rule_of(card)
        invite = self._invitation(auth.ANY) if is_host and is_open else ""
        return TableNews(
            table=card.id,
            game=card.game,
            seats=card.seats,
            options=card.options,
            title=table_title(card, self.words),
            lesson=room.lesson.name if room.lesson else "",
            phase=card.phase,
            host=is_host,
            hints=card.hints,
            settings=lines,
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
            policy=rule.policy,
            policies=policies(room.game) if is_host else (),
            delay=card.watch_delay or 0,
            rule="" if room.lesson else rule.told(self.words),
            sight=self.shoulder.told(),
            watch=self._invitation(auth.WATCH) if is_host and card.watchable else "",
            warming=self.words.say("warming") if card.is_warming else "",
            clock=self.words.say("server-clock", limit=clock_told(card.clock, self.words)) if card.clock else "",
            mirror=self._mirror(card.mirror) if card.mirror else None,
            rated=rated_told(card, room.game, self.words),
            question=self._question(card.proposal) if card.proposal and not room.next else None,
            channels=self.hearing.channels(),
            talking=room.talk.known.is_allowed,
            recorded=card.keeps_talk,
        )

    def _mirror(self, mirror: Mirror) -> MirrorNews:
        mine = seat_plan.held(self.room.card, self.key.hash)
        return mirror_news(self.room.card, mirror, self.room.match, mine, self.words)

    def _question(self, asked: Proposal) -> TableQuestion:
        is_awaited = bool(self.room.unanswered(asked) & seat_plan.held(self.room.card, self.key.hash))
        if asked.kind == "watching":
            is_mine, text = self.is_host and asked.by >= 0, rule_proposed(asked).question(self.words)
        else:
            is_mine = self.room.card.chairs[asked.by].key == self.key.hash
            text = self.words.say(f"server-ask-{asked.kind}", name=self.who(asked.by), other=self.who(asked.seat))
        number = asked.number(len(self.room.match.log))
        return TableQuestion(id=number, kind=asked.kind, seat=asked.by, text=text, awaited=is_awaited, mine=is_mine)

    def _game_texts(self) -> tuple[Sequence[str], tuple[str, ...]]:
        """What each seat plays and what differs from the book: the same for as long as the game is."""
        if self.about_game[0] is not self.room.game:
            texts = seat_plan.roles(self.room.game, self.words), settings(self.room.game, self.words)
            self.about_game = self.room.game, texts
        return self.about_game[1]

    def _invitation(self, place: auth.InvitedPlace) -> str:
        card = self.room.card
        return auth.invitation(self.room.rooms.store.secret, card.id, place, card.invites)

    def _code(self, link: str) -> QrCode | None:
        """Drawn once for as long as the link is the same."""
        if self.code[0] != link:
            self.code = link, draw_code(link)
        return self.code[1]

    def _missing(self) -> str:
        """How many are still awaited before the game can begin."""
        card = self.room.card
        free = sum(chair.is_free for chair in card.chairs)
        if not free and card.opening and card.opening.due is not None:
            return self.words.say("server-all-here")
        return self.words.say("server-missing", count=free) if card.phase == "waiting" else ""

    def _chair(self, kept: Chair, role: str) -> TableChair:
        is_invited = kept.is_free and self.is_host and not self.room.card.is_drawn
        return TableChair(
            seat=kept.seat,
            role=role,
            name=kept.name,
            kind=seat_plan.kind(kept),
            agent=agent_title(kept.agent, self.words) if kept.agent else "",
            level=kept.agent or "",
            here=kept.key is not None and self.room.is_here(kept.key),
            mine=kept.key == self.key.hash,
            left=kept.agent is not None and kept.key is not None,
            absent=kept.is_absent,
            invite=self._invitation(kept.seat) if is_invited else "",
            mark=kept.mark,
        )


def _seat_time(chair: Chair, clock: Clock, now: float) -> SeatTime:
    """To a tenth of a second: nobody reads more."""
    timer, of_game = chair.timer, clock.seconds if isinstance(clock, GameClock) else None
    rest = of_game if timer.left is None else timer.left
    seconds = rest if timer.until is None else max(0.0, timer.until - now)
    told = None if seconds is None else round(float(seconds), 1)
    return SeatTime(seat=chair.seat, seconds=told, running=timer.is_running, lapsed=timer.is_lapsed)
