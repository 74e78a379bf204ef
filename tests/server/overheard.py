"""What people at tables said, drew and were told of it, and the names they keep, judged by what is stored in the end.

Whatever anybody was told is there, once and on its channel alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import select

from gaslamp.server.schema import lines, marks, people, signs
from gaslamp.server.store import Store
from tests.server.judge import Counts, Json, Unfaithful

MOST = 40
"""So many lines and pins of one person: none of them makes way for others."""


class Heard(NamedTuple):
    """A line or a pin as somebody was told it."""

    match: str
    channel: str
    number: int
    text: str


class Talker:
    """All that one person at a table said and was told of what others said."""

    def __init__(self, match: str, name: str) -> None:
        self.match, self.name = match, name
        self.said = 0
        self.heard: set[Heard] = set()
        self.pinned: set[Heard] = set()
        self.ready: set[int] = set()
        """The seats that were said to be ready."""

    def something(self, channels: Sequence[str], n: int) -> Json | None:
        """The next thing to say, on one of these channels; None once enough was said."""
        self.said += 1
        channel = channels[n % len(channels)] if channels else ""
        if self.said > MOST or not channel:
            return None
        text = f"{channel} {self.name} {self.said}"
        if channel == "team" and self.said % 5 == 0:
            return {"type": "ready", "ready": True}
        if channel == "notebook" or (channel == "team" and self.said % 2):
            return {"type": "mark", "channel": channel, "mark": {"type": "pin", "station": self.said, "label": text}}
        return {"type": "chat", "channel": channel, "text": text}

    def hear(self, message: Json) -> None:
        """Note what was told."""
        channel = message["channel"]
        for line in message.get("lines", ()):
            self.heard.add(Heard(self.match, channel, line["n"], line["text"]))
        for placed in message.get("marks", ()):
            self.pinned.add(Heard(self.match, channel, placed["id"], placed["mark"]["label"]))
        self.ready |= {*message.get("ready", ())}


async def judge_talk(store: Store, talkers: Iterable[Talker], names: Iterable[str]) -> Counts:
    """Compare it with what is stored; `Unfaithful` if something is missing, doubled or was told on another channel."""
    said = [Heard(row.match, row.channel, row.n, row.text) for row in await _rows(store, lines)]
    drawn = [Heard(row.match, row.channel, row.id, _label(row.mark)) for row in await _rows(store, marks)]
    ready = {(row.match, row.seat) for row in await _rows(store, signs) if row.kind == "ready"}
    counts = Counts()
    for what in (said, drawn):
        _judge_once(what)
    for talker in talkers:
        _judge_there(talker.heard, said)
        _judge_there(talker.pinned, drawn)
        if missing := {(talker.match, seat) for seat in talker.ready} - ready:
            raise Unfaithful(f"{missing} were told to be ready and are not")
        counts.said += len(talker.heard)
        counts.drawn += len(talker.pinned)
    kept = {row.name for row in await _rows(store, people)}
    if missing_names := {*names} - kept:
        raise Unfaithful(f"{missing_names} were kept and are not")
    counts.names = len({*names})
    return counts


async def _rows(store: Store, table: Any) -> Sequence[Any]:
    async with store.reading() as connection:
        return (await connection.execute(select(table))).all()


def _label(mark: str) -> str:
    return mark.partition('"label":"')[2].partition('"')[0]


def _judge_once(stored: Iterable[Heard]) -> None:
    for (match, text), times in Counter((one.match, one.text) for one in stored).items():
        if times > 1:
            raise Unfaithful(f"{text!r} was said once at {match} and is there {times} times")


def _judge_there(heard: Iterable[Heard], stored: Sequence[Heard]) -> None:
    there = {*stored}
    for one in heard:
        if one not in there:
            raise Unfaithful(f"{one} was told and is not there")
        if not one.text.startswith(one.channel):
            raise Unfaithful(f"{one} was said on another channel")
