"""Judges a run from outside: what every client was told and what it asked for, by the logs that are there in the end.

Nothing that was told may be lost, doubled, reordered, illegal, or another seat's to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json
from msgspec.structs import replace

from gaslamp.core import SPECTATOR, Action, Event, Game, IllegalAction, Seat, encode, redact
from gaslamp.match import Match

Json: TypeAlias = Any
Answer: TypeAlias = Literal["none", "told", "refused", "trouble"]


class Unfaithful(AssertionError):
    """Somebody was told or refused something that the log does not bear out."""


class Told(Struct, frozen=True):
    """An update as a client heard it; of its state only a fingerprint is kept."""

    seat: Seat
    n: int
    since: int
    events: tuple[bytes, ...]
    state: bytes


class Asked(Struct):
    """An action that a client sent when it knew of `n` events, and what it heard of it."""

    n: int
    action: bytes
    answer: Answer = "none"
    at: int = -1
    """Which event of the log it became, as the client was told."""


class Account:
    """All that one person at a table was told, over however many sockets, and asked for; without a seat they watch."""

    def __init__(self, match: str, seats: Iterable[Seat]) -> None:
        self.match, self.seats = match, frozenset(seats)
        self.told: list[Told] = []
        self.asked: list[Asked] = []

    def hear(self, update: Json) -> Told:
        """Note an update, whole as changes have made it."""
        view, events = update["view"], tuple(map(canonical, update["events"]))
        told = Told(view["seat"], update["n"], update["since"], events, fingerprint(view["state"]))
        self.told.append(told)
        return told

    def ask(self, n: int, action: Json) -> Asked:
        """Note an action that is sent."""
        asked = Asked(n, bare(action))
        self.asked.append(asked)
        return asked


class Counts(Struct):
    """What was compared."""

    logs: int = 0
    events: int = 0
    views: int = 0
    actions: int = 0
    acknowledged: int = 0
    refused: int = 0
    unanswered: int = 0
    said: int = 0
    drawn: int = 0
    names: int = 0

    def add(self, other: Counts) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def canonical(thing: Json) -> bytes:
    """The same bytes for the same JSON."""
    return encode(json.decode(encode(thing)))


def fingerprint(state: Json) -> bytes:
    return sha256(canonical(state)).digest()


def bare(action: Json) -> bytes:
    """An action as it is asked for: who may know of it is not the asker's to say."""
    said: dict[str, Any] = json.decode(canonical(action))
    return canonical({name: value for name, value in said.items() if name != "known_to"})


class Truth:
    """A log that is judged by the rules, and what each seat knew after each of its actions."""

    def __init__(self, game: Game[Any], log: Sequence[Event]) -> None:
        self.game, self.log = game, log
        self.states: dict[int, dict[Seat, Any]] = {}
        self._replay()
        self.seen: dict[Seat, list[bytes]] = {}
        self.prints: dict[tuple[int, Seat], bytes] = {}

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*range(self.game.seats), SPECTATOR)

    def _replay(self) -> None:
        match = Match(self.game)
        while (n := len(match.log)) < len(self.log):
            self._note(match)
            event = self.log[n]
            if not isinstance(event, Action):
                raise Unfaithful(f"event {n}, {event}, follows from nothing")
            try:
                match.play(replace(event, known_to=()))
            except IllegalAction as refusal:
                raise Unfaithful(f"event {n}, {event}, is illegal by {refusal.key}") from None
            if match.log[n:] != [*self.log[n : len(match.log)]]:
                raise Unfaithful(f"after event {n} something else should have followed")
        self._note(match)

    def _note(self, match: Match[Any]) -> None:
        self.states[len(match.log)] = {seat: match.known(seat) for seat in self.viewers}

    def events(self, seat: Seat) -> list[bytes]:
        """The log as a seat may see it."""
        if seat not in self.seen:
            self.seen[seat] = [canonical(redact(event, seat)) for event in self.log]
        return self.seen[seat]

    def state(self, n: int, seat: Seat) -> bytes:
        """What a seat knows after so many events, as a fingerprint."""
        if (n, seat) not in self.prints:
            self.prints[n, seat] = fingerprint(self.states[n][seat])
        return self.prints[n, seat]

    @cached_property
    def actions(self) -> dict[int, tuple[Seat, bytes]]:
        """Who did what, by its place in the log."""
        return {n: (event.seat, bare(event)) for n, event in enumerate(self.log) if isinstance(event, Action)}


def judge(game: Game[Any], log: Sequence[Event], accounts: Iterable[Account]) -> Counts:
    """Compare all that clients were told of a match with its log; `Unfaithful` if it does not agree."""
    truth = Truth(game, log)
    counts = Counts(logs=1, events=len(log))
    for account in accounts:
        _judge_told(truth, account)
        _judge_asked(truth, account)
        counts.views += len(account.told)
        counts.actions += len(account.asked)
        counts.acknowledged += sum(asked.answer == "told" for asked in account.asked)
        counts.refused += sum(asked.answer == "refused" for asked in account.asked)
    counts.unanswered = counts.actions - counts.acknowledged - counts.refused
    return counts


# What was told


def _judge_told(truth: Truth, account: Account) -> None:
    """Every view is what its seat may know after so many events, and no view goes back behind an earlier one."""
    heard: list[bytes] = []
    last = 0
    for told in account.told:
        if told.seat not in account.seats | {SPECTATOR}:
            raise Unfaithful(f"whoever has {set(account.seats)} was shown what seat {told.seat} sees")
        if told.n < last:
            raise Unfaithful(f"seat {told.seat} was told of {told.n} events after {last}")
        if told.since > len(heard):
            raise Unfaithful(f"seat {told.seat} was told nothing of events {len(heard)} to {told.since - 1}")
        heard[told.since :] = told.events
        last = told.n
        _judge_view(truth, told, heard)


def _judge_view(truth: Truth, told: Told, heard: list[bytes]) -> None:
    if len(heard) != told.n:
        raise Unfaithful(f"seat {told.seat} was told {len(heard)} events of {told.n}")
    if told.n > len(truth.log):
        raise Unfaithful(f"seat {told.seat} was told of {told.n} events, and there are {len(truth.log)}: some are lost")
    there = truth.events(told.seat)
    for n in range(told.since, told.n):
        if heard[n] != there[n]:
            raise Unfaithful(f"seat {told.seat} was told {heard[n]!r} as event {n}, and it is {there[n]!r}")
    if told.n not in truth.states:
        raise Unfaithful(f"seat {told.seat} was told of an action before all that follows from it ({told.n} events)")
    if told.state != truth.state(told.n, told.seat):
        raise Unfaithful(f"seat {told.seat} was shown another state than follows from {told.n} events")


# What was asked for


def _judge_asked(truth: Truth, account: Account) -> None:
    """Every action of the seats was asked for, each once; what was acknowledged is there, what was refused is not."""
    open_asks = [asked for asked in account.asked if asked.answer != "refused"]
    for n, (seat, action) in truth.actions.items():
        if seat in account.seats:
            open_asks.remove(_ask_for(n, action, open_asks))
    for asked in open_asks:
        if asked.answer == "told":
            raise Unfaithful(f"{asked.action!r} was acknowledged as event {asked.at}, and is not there once for that")


def _ask_for(n: int, action: bytes, open_asks: Sequence[Asked]) -> Asked:
    """Which of them an event of the log comes from: the one it was acknowledged to, else one nobody heard of."""
    fitting = [asked for asked in open_asks if asked.action == action and asked.n <= n and asked.at in (n, -1)]
    if not fitting:
        raise Unfaithful(f"event {n}, {action!r}, was asked for by nobody, or less often than it is there")
    return max(fitting, key=lambda asked: asked.at)
