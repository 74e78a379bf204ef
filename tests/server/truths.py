"""Two truths as the server would tell them: every message to one audience, in bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

from msgspec.structs import replace
from starlette.requests import Request

from gaslamp.agents.team import propose
from gaslamp.core import Action, Problem, Seat, encode
from gaslamp.games import AnyChase
from gaslamp.games.connection import Connection
from gaslamp.games.layouts import Laid
from gaslamp.games.vocabulary import Done
from gaslamp.match import Match, View
from gaslamp.server import app
from gaslamp.server.auth import hashed, watcher_token
from gaslamp.server.messages import Phase, TryLayout
from gaslamp.server.outgoing import encode_message
from gaslamp.server.plans import Made, Moment, Plans
from gaslamp.server.room import Room
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import Screen
from gaslamp.server.store import Card, Chair, SeatKey
from gaslamp.server.summaries import Summaries
from gaslamp.words import Words

Truth: TypeAlias = Match[Any]
Audience: TypeAlias = frozenset[Seat]
TOKEN = "token"
HASH = hashed(TOKEN)
KEY = SeatKey(hash=HASH, match="m", is_host=True)


class PlansAtOnce(Plans):
    """Plans made here and now, without a process for it."""

    def find(self, screen: Screen, moment: Moment, view: View[Any]) -> Made:
        return Made(moment, propose(view, moment.fixed, level="heuristic", rng=Random(1)))


class Hall(Rooms):
    """One room, with nothing behind it but who may come in."""

    def __init__(self) -> None:
        store = SimpleNamespace(secret="secret", is_file=True, key=self._key, card=self._card)
        super().__init__(cast(Any, store), cast(Any, None))
        self.plans = PlansAtOnce()

    @staticmethod
    async def _key(hash: str) -> SeatKey | None:
        return KEY if hash == HASH else None

    @staticmethod
    async def _card(_: str) -> None:
        """There is no other match."""


class Told:
    """A table seen by an audience: what it is told from the beginning, and what as the match goes on."""

    kind: type[Screen] = Screen
    token, key = TOKEN, KEY

    def __init__(self, match: Truth, people: Audience, *, left: bool = False, language: str = "en") -> None:
        self.rooms = Hall()
        self.room = Room(card_of(match, people, left=left), match.fork(), self.rooms)
        self.screen = self.kind(self.room, self.key, Words(language))
        self.room.screens.add(self.screen)
        self.begun = self.news()

    def news(self) -> list[str]:
        return [encode_message(message) for message in self.screen.news()]

    def becomes(self, match: Truth) -> list[str]:
        """What is sent when the match has come so far."""
        self.room.match = match
        return self.news()

    def looked(self, truth: Truth) -> list[str]:
        """What all at the screen are told once the one among them with a secret has looked at it and acted."""
        his = self.screen.eyes().secret
        if his is None:
            return []
        self.screen.look(his)
        self.news()
        told = self.becomes(truth)
        if self.screen.eyes().secret == his:  # it is still for those eyes alone
            told = self.becomes(_ended(truth, his))
        return told if self.screen.eyes().secret != his else []

    def refused(self, action: Action) -> list[str]:
        try:
            self.room.match.fork().play(action)
        except Problem as problem:
            self.screen.complain(problem)
        return self.news()

    def notices(self) -> list[str]:
        self.screen.notice("server-bot-replaced", seat=0, agent="heuristic")
        return self.news()

    def cards(self, stations: Iterable[int]) -> Iterator[str]:
        """A chase: what is answered to somebody who asks about stations."""
        for station in stations:
            self.screen.ask(station)
            yield from self.news()

    def drafts(self) -> list[str]:
        """Case Connection: a layout tried, and the best one asked for."""
        self.screen.draft(TryLayout(do="hint"))
        self.screen.draft(TryLayout(do="lay", cards=(Laid(1, 0, 1),), card=2, x=1, y=0))
        return self.news()

    def planned(self) -> list[str]:
        """What is answered to somebody who wants plans for the detectives."""
        try:
            self.screen.planning.want(is_so=True)
        except Problem as problem:
            self.screen.complain(problem)
        told = self.news()
        self.screen.planning.is_wanted = False
        return told

    def noted(self) -> list[str]:
        """What is answered to somebody who opens the fugitive's notebook."""
        try:
            self.screen.notebook.want(is_so=True)
        except Problem as problem:
            self.screen.complain(problem)
        told = self.news()
        self.screen.notebook.is_wanted = False
        return told

    def afresh(self) -> list[str]:
        """What whoever comes in now is told."""
        self.screen.speak(Words("fr"))
        return self.news()

    def whole(self) -> list[str]:
        """What a screen is told that could not make sense of a change."""
        self.screen.tell_whole()
        return self.news()

    def asked(self) -> list[str]:
        """What is answered to requests."""
        return asyncio.run(self._asked())

    async def _asked(self) -> list[str]:
        found = []
        for ask in (app.view, app.record):
            self.rooms.rooms["m"] = self.room
            found.append(bytes((await ask(self._request())).body).decode())
        self.rooms.rooms["m"] = self.room
        line = await Summaries().summary(self.rooms, 0, self.token, Words("fr"))
        return [*found, encode(line).decode()]

    def _request(self) -> Request:
        headers = [(b"authorization", f"Bearer {self.token}".encode())]
        state = SimpleNamespace(state=SimpleNamespace(rooms=self.rooms))
        scope = {"type": "http", "headers": headers, "path_params": {"table": "m"}, "query_string": b"", "app": state}
        return Request(scope)


def _ended(truth: Truth, seat: Seat) -> Truth:
    """After the seat has left it at that, if it may."""
    after, done = truth.fork(), Done(seat=seat)
    if done in after.view(seat).actions:
        after.play(done)
    return after


class Watched(Told):
    """The same table as somebody sees it who is there to watch."""

    token = watcher_token("secret", "m", "1")
    key = SeatKey(hash=hashed(token), match="m", is_host=False, edition=0)


def card_of(match: Truth, people: Audience, *, left: bool) -> Card:
    """The table at which these sit together and everybody else is a bot; who has left is played for."""
    chairs = tuple(_chair(seat, seat in people, left) for seat in range(match.game.seats))
    facts: dict[str, Any] = {"game": match.game.name, "seats": match.game.seats, "options": {}, "hints": True}
    phase: Phase = "over" if match.outcome else "playing"
    return Card(id="m", phase=phase, changed=0.0, watchable=True, host=HASH, chairs=chairs, **facts)


def _chair(seat: Seat, is_person: bool, left: bool) -> Chair:  # noqa: FBT001
    agent = "heuristic" if left or not is_person else None
    return Chair(seat=seat, name=f"P{seat}" if is_person else "", agent=agent, key=HASH if is_person else None)


def audiences(match: Truth) -> Iterator[Audience]:
    """Whoever is not alone with the secret: each other seat, all of them together, nobody, and all at one screen."""
    everybody = frozenset(range(match.game.seats))
    others = everybody - {getattr(match.state, "fugitive", None)}
    yield from (frozenset({seat}) for seat in sorted(others))
    yield from {others, everybody, frozenset()}


def leaks(before: Truth, one: Truth, two: Truth, people: Audience, kind: type[Told] = Told, **setup: Any) -> list[str]:
    """Every kind of message by which these people can tell two truths apart that come after `before`."""
    tables = [kind(before, people, **setup) for _ in range(2)]
    for table in tables:
        table.room.card = replace(table.room.card, phase="playing")
    stations = [] if isinstance(before.game, Connection) else sorted(_telling(one) | _telling(two))
    found = [_sent(table, truth, stations) for table, truth in zip(tables, (one, two), strict=True)]
    for sent, truth in zip(found, (one, two), strict=True):
        sent["looked"] = kind(before, people, **setup).looked(truth)
    return [name for name in found[0] if found[0][name] != found[1][name]]


def _telling(truth: Truth) -> set[int]:
    """Where he really is, and next to it: whoever asks there would learn most from a leak."""
    here = truth.state.stations[0]
    board = cast(AnyChase, truth.game).board
    return {here, board.exits[here][0].station} if here else {1}


def _sent(table: Told, truth: Truth, stations: Iterable[int]) -> dict[str, list[str]]:
    sent = {"update": table.becomes(truth), "notice": table.notices(), "whole": table.whole(), "afresh": table.afresh()}
    if isinstance(truth.game, Connection):
        sent["drafted"] = table.drafts()
    else:
        sent["station"] = list(table.cards(stations))
        sent["plan"] = table.planned()
        sent["notebook"] = table.noted()
    return sent | {"asked": table.asked()}
