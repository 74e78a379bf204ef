"""A real table over a real database at which people talk and draw: what each of them is sent after each thing that is
done, and how often they were woken for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import json
from msgspec.structs import replace
from starlette.requests import Request

from gaslamp.core import Action, Problem, Seat, encode
from gaslamp.games import make_game
from gaslamp.games.vocabulary import Move
from gaslamp.server import app, messages, rooms, seat_plan, sockets, talk
from gaslamp.server.auth import hashed, watcher_token
from gaslamp.server.database import open_store
from gaslamp.server.outgoing import encode_message
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import Screen
from gaslamp.server.store import Chair, SeatKey, Store
from gaslamp.words import Words
from tests.laws.test_secrecy import secret_pairs
from tests.server.client import QuickBots
from tests.server.test_wire_secrecy import moments
from tests.server.truths import PlansAtOnce, Truth, card_of

Reader: TypeAlias = str
FUGITIVE, DETECTIVE, PARTNER, WATCHER = "fugitive", "detective", "partner", "watcher"
SEATED: Mapping[Reader, Seat] = {FUGITIVE: 0, DETECTIVE: 1, PARTNER: 2}
READERS: Final = (*SEATED, WATCHER)
TEAM: Final = frozenset({DETECTIVE, PARTNER})
Step: TypeAlias = tuple[str, ...]
"""What somebody is sent after one thing was done, and first how often they were woken."""
Account: TypeAlias = dict[Reader, list[Step]]
SECRET: Final = "secret"


class Doing(NamedTuple):
    """What somebody says; or goes away, or stops to write, without a word."""

    who: Reader
    said: Mapping[str, object] | None = None


def does(who: Reader, type: str, **fields: object) -> Doing:
    return Doing(who, {"type": type, **fields})


class Moment(NamedTuple):
    """Where the fugitive makes one hidden move or another, and what both tell nobody."""

    before: Truth
    one: Truth
    two: Truth


def hidden_moves(most: int) -> Sequence[Moment]:
    """After each of them the detectives have their turn."""
    game = make_game("classic", 3, {"surfacing": []})
    found = (
        Moment(match.fork(), *pair)
        for match in moments(game, Random(4), 0.2)
        for pair in islice(secret_pairs(match), 1)
    )
    turned = (moment for moment in found if moment.before.to_act == {0} and moment.one.to_act == {1})
    return list(islice(turned, most))


class Woken(Screen):
    """A screen that counts how often it is told to look."""

    wakes = 0

    def wake(self) -> None:
        self.wakes += 1
        super().wake()


class Gathering:
    """The fugitive, two detectives and somebody who watches."""

    def __init__(self, kept: Store, avoided: Collection[int]) -> None:
        self.rooms, self.avoided = Rooms(kept, QuickBots()), avoided
        self.rooms.plans = PlansAtOnce()
        self.screens: dict[Reader, Woken] = {}
        self.told: Account = {reader: [] for reader in READERS}

    async def sit_down(self) -> None:
        for reader in READERS:
            screen: Any = await self.rooms.sit(token_of(reader), Words("en"))
            self.screens[reader] = screen
            screen.room.enter(screen)
        self.rooms.presence.has_others = True  # what is said is told to other processes, if there are any
        self._listen()

    def _listen(self) -> None:
        """Everybody who was woken is told what is new, as by their sockets."""
        for reader, screen in self.screens.items():
            news = list(screen.news()) if screen.fresh.is_set() else []
            screen.fresh.clear()
            if screen.wakes:
                self.told[reader].append((f"woken {screen.wakes}", *map(encode_message, news)))
            screen.wakes = 0

    async def act(self, seat: Seat, action: Action) -> None:
        screen = next(self.screens[reader] for reader, own in SEATED.items() if own == seat)
        await screen.room.act(screen, encode(replace(action, known_to=())))
        self._listen()

    async def do(self, doing: Doing) -> None:
        screen = self.screens[doing.who]
        if doing.said is None:
            await self._keep_silent(doing.who)
        else:
            try:
                await sockets._obey(screen, messages.decode_spoken(json.encode(doing.said)))
            except Problem as problem:
                screen.complain(problem)
        self._listen()

    async def _keep_silent(self, who: Reader) -> None:
        """Whoever wrote has stopped; and goes away."""
        room = self.screens[who].room
        room.talk.typing = dict.fromkeys(room.talk.typing, 0.0)
        room.talk._fade()
        room.leave(self.screens[who])

    async def end(self) -> None:
        """What follows for everybody: a line for all, a move in the open, all told anew, and what requests answer."""
        await self.do(does(FUGITIVE, "chat", channel="table", text="Well?"))
        room = self.screens[FUGITIVE].room
        moves = (action for action in room.match.view(1).actions if isinstance(action, Move))
        await self.act(1, next(move for move in moves if move.station not in self.avoided))
        for reader in READERS:
            await self.do(does(reader, "speak", language="fr"))
        for reader in READERS:
            self.told[reader].append(tuple([await self._answer(ask, reader) for ask in (app.view, app.record)]))

    async def _answer(self, ask: app.Endpoint, reader: Reader) -> str:
        try:
            return bytes((await ask(self._request(reader))).body).decode()
        except Problem as problem:
            return problem.key

    def _request(self, reader: Reader) -> Request:
        headers = [(b"authorization", f"Bearer {token_of(reader)}".encode())]
        state: Any = SimpleNamespace(state=SimpleNamespace(rooms=self.rooms))
        scope = {"type": "http", "headers": headers, "path_params": {"table": "m"}, "query_string": b"", "app": state}
        return Request(scope)


def token_of(reader: Reader) -> str:
    return watcher_token(SECRET, "m", "1") if reader == WATCHER else reader


FILES = count()


def account(folder: Path, moment: Moment, truth: Truth, doings: Sequence[Doing]) -> Account:
    """What everybody is told where he has made this hidden move, and then this was done."""
    return asyncio.run(_account(str(folder / f"{next(FILES)}.db"), moment, truth, doings))


async def _account(file: str, moment: Moment, truth: Truth, doings: Sequence[Doing]) -> Account:
    kept = await open_store(file)
    kept.secret = SECRET
    try:
        gathering = Gathering(kept, {moment.one.state.stations[0], moment.two.state.stations[0]})
        await _set_up(kept, moment.before)
        await gathering.sit_down()
        action: Any = truth.log[len(moment.before.log)]
        await gathering.act(0, action)
        for doing in doings:
            await gathering.do(doing)
        await gathering.end()
        gathering.rooms.bots.close()
        return gathering.told
    finally:
        await kept.close()


async def _set_up(kept: Store, before: Truth) -> None:
    """The match as far as it was played."""
    keys = {seat: hashed(token_of(reader)) for reader, seat in SEATED.items()}
    seats = [Chair(seat=seat, name=f"P{seat}", key=key) for seat, key in keys.items()]
    card = replace(card_of(before, frozenset(), left=False), options=before.game.options, chairs=tuple(seats))
    card = replace(card, host=keys[0])
    await kept.add(card, *(SeatKey(hash=key, match="m", is_host=seat == 0) for seat, key in keys.items()))
    timers: Any = {"acted": frozenset(), "awaited": seat_plan.awaited(before, card)}
    told: Any = {"phase": "playing", "is_bots_turn": False, "seated": lambda now: seat_plan.timed(card, now, **timers)}
    await kept.append(card, 0, before.log, **told)


def prepare(patch: Any) -> None:
    """Screens that count, and a clock that stands still."""
    patch.setattr(rooms, "Screen", Woken)
    patch.setattr(talk, "monotonic", lambda: 1000.0)


def differing(one: Account, two: Account, readers: Collection[Reader]) -> dict[Reader, str]:
    """Who can tell two accounts apart, and by what first."""
    found: dict[Reader, str] = {}
    for reader in readers:
        if one[reader] != two[reader]:
            pairs = zip(one[reader], two[reader], strict=False)
            found[reader] = str(next((pair for pair in pairs if pair[0] != pair[1]), "how much there was"))[:2000]
    return found
