"""What one screen is told of what people say and draw: of each channel only what is new."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gaslamp.core import Seat
from gaslamp.server import seat_plan
from gaslamp.server.audiences import Audience, Channel, audiences
from gaslamp.server.conversations import SaidLine
from gaslamp.server.messages import MarkChannel, TalkChannel
from gaslamp.server.outgoing import MarksDrawn, Outgoing, SeenMark, TalkLine, TalkLines, TypingNow
from gaslamp.server.talk import told

if TYPE_CHECKING:
    from gaslamp.server.screens import Screen

WATCHERS = 900
"""Numbers that watchers are called by."""


class Hearing:
    """What was told last on each channel."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.lines: dict[TalkChannel, tuple[TalkLine, ...]] = {}
        self.seen: dict[Channel, tuple[object, int]] = {}
        """What that was made of: as long as it is the same, nothing is new."""
        self.drawn: dict[MarkChannel, MarksDrawn] = {}
        self.typing: dict[TalkChannel, tuple[Seat, ...]] = {}

    def channels(self) -> tuple[Channel, ...]:
        card, match = self.screen.room.card, self.screen.room.match
        return tuple(audiences(card, match, self.screen.key.hash))

    def news(self) -> Iterator[Outgoing]:
        """What was said, drawn and begun on the channels of this screen."""
        room = self.screen.room
        present = audiences(room.card, room.match, self.screen.key.hash)
        for kept in (self.lines, self.seen, self.drawn, self.typing):
            for channel in [*kept]:
                if channel not in present:
                    del kept[channel]
        for channel, audience in present.items():
            if channel != "notebook":
                yield from self._lines(channel, audience)
                yield from self._typing(channel, audience)
            if channel == "notebook" or channel == "team":
                yield from self._marks(channel, audience)

    def _lines(self, channel: TalkChannel, audience: Audience) -> Iterator[TalkLines]:
        said, version = self.screen.room.talk.lines(audience), self.screen.room.card.version
        if self.seen.get(channel) == (said, version):
            return
        self.seen[channel] = said, version
        old, now = self.lines.get(channel, ()), tuple(map(self._line, said))
        if now == old:
            return
        self.lines[channel] = now
        fresh = tuple(line for line in now if old and line.n > old[-1].n)
        kept = now[: len(now) - len(fresh)]
        if fresh and kept and kept == old[-len(kept) :]:
            yield TalkLines(channel=channel, since=fresh[0].n, lines=fresh)
        else:
            yield TalkLines(channel=channel, since=0, lines=now)

    def _line(self, line: SaidLine) -> TalkLine:
        screen = self.screen
        seat = self._seat_of(line)
        if seat is None:
            name = screen.words.say("server-watcher", number=100 + int(line.key[:6], 16) % WATCHERS)
        else:
            name = screen.who(seat)
        text = told(line, screen.words)
        mine = line.key == screen.key.hash if seat is None else self._is_mine(seat)
        return TalkLine(n=line.n, seat=seat, name=name, text=text, phrase=line.phrase, mine=mine)

    def _seat_of(self, line: SaidLine) -> Seat | None:
        """Where whoever said it sits now: seats are drawn anew when a game of strangers begins."""
        held = seat_plan.held(self.screen.room.card, line.key)
        return line.seat if line.seat is None or not held or line.seat in held else min(held)

    def _marks(self, channel: MarkChannel, audience: Audience) -> Iterator[MarksDrawn]:
        talk = self.screen.room.talk
        marks = tuple(
            SeenMark(
                id=kept.id,
                seat=kept.seat,
                name=self.screen.who(kept.seat),
                mine=self._is_mine(kept.seat),
                mark=kept.mark,
            )
            for kept in talk.marks(audience)
        )
        now = MarksDrawn(channel=channel, marks=marks, ready=talk.ready(audience))
        if now != self.drawn.get(channel, MarksDrawn(channel=channel, marks=())):
            yield now
        self.drawn[channel] = now

    def _typing(self, channel: TalkChannel, audience: Audience) -> Iterator[TypingNow]:
        own = seat_plan.held(self.screen.room.card, self.screen.key.hash)
        now = tuple(sorted(self.screen.room.talk.writers(audience) - own))
        if now != self.typing.get(channel, ()):
            self.typing[channel] = now
            yield TypingNow(channel=channel, seats=now)

    def _is_mine(self, seat: Seat) -> bool:
        return self.screen.room.card.chairs[seat].key == self.screen.key.hash
