"""Talking and drawing together at one table: what somebody may say and draw, how fast, and who is told.

It is stored, then told, like the match, but beside it: whoever is not of the audience is not even woken.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from itertools import chain
from time import monotonic
from typing import TYPE_CHECKING, Any
from unicodedata import category

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import BadMessage, Seat
from gaslamp.games.vocabulary import Move
from gaslamp.record import RecordedLine
from gaslamp.server import conversations, messages, seat_plan
from gaslamp.server.audiences import Audience, Channel, audiences
from gaslamp.server.bell import News
from gaslamp.server.conversations import SILENCE, Conversation, KeptMark, SaidLine, Sign
from gaslamp.server.guard import Bucket
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.room import Room
    from gaslamp.server.screens import Screen

RATES: Mapping[str, tuple[float, float]] = {
    "line": (6, 0.5), "channel": (30, 3), "mark": (40, 4), "sign": (6, 0.5), "report": (3, 0.05),
}  # fmt: skip
"""What one person may do at once, and then in a second, by all their screens; and all of a channel together."""
REMEMBERED = 500
"""Shares of which is known what was used of them; the one not used for longest is forgotten first."""
INK = 1000
"""Marks of an audience, of which a stroke counts as many as it has points."""
WRITES = 6.0
"""Seconds for which somebody is thought to be writing."""
DAY = 86400.0
STEERS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]")
"""What changes the direction of all that follows it."""


def clean(text: str) -> str:
    """A line as it can be shown: nothing that steers a screen. Joiners stay: letters and faces are made of them."""
    bare = "".join(" " if category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") else c for c in STEERS.sub("", text))
    return " ".join(bare.split())


def told(line: SaidLine, words: Words) -> str:
    """What was said, in the reader's language if it is a phrase."""
    return words.say(f"phrase-{line.phrase}") if line.phrase else line.text


class Talk:
    """What is said and drawn at the table of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: Conversation = SILENCE
        self.typing: dict[tuple[Audience, Seat], float] = {}
        """Who is writing by this process, and until when."""
        self.writing = asyncio.Lock()
        self.buckets: dict[tuple[str, object], Bucket] = {}

    # What there is

    def lines(self, audience: Audience) -> tuple[SaidLine, ...]:
        return self.known.lines.get(audience, ())

    def marks(self, audience: Audience) -> tuple[KeptMark, ...]:
        """What is drawn; a move that was proposed for a pawn goes when that one moves."""
        kept = self.known.marks.get(audience, ())
        return tuple(mark for mark in kept if not self._is_moot(mark))

    def _is_moot(self, kept: KeptMark) -> bool:
        if not isinstance(kept.mark, messages.GhostMove):
            return False
        since = self.room.match.log[kept.n :]
        return any(isinstance(event, Move) and event.pawn == kept.mark.pawn for event in since)

    def ready(self, audience: Audience) -> tuple[Seat, ...]:
        """Who is ready for this round."""
        signs = (sign for sign in self.known.signs if sign.audience == audience and sign.kind == "ready")
        return tuple(sorted(sign.seat for sign in signs if sign.round == self._round))

    def recorded(self, words: Words) -> tuple[RecordedLine, ...]:
        """What stands in the record of what was said at the table: nothing, unless all who play want it."""
        found, after = list[RecordedLine](), len(self.room.match.log)
        for line in reversed(self.lines(Audience("table")) if self.room.card.keeps_talk else ()):
            if line.seat is not None:
                after = min(after, line.after)  # something may have been taken back
                found.append(RecordedLine(after=after, seat=line.seat, text=told(line, words)))
        return tuple(reversed(found))

    def writers(self, audience: Audience) -> frozenset[Seat]:
        """Who is writing."""
        here = (seat for (place, seat), until in self.typing.items() if place == audience and until > monotonic())
        others = (sign.seat for sign in self.known.signs if sign.audience == audience and _is_writing(sign))
        return frozenset(chain(here, others))

    @property
    def _round(self) -> int:
        return int(self.room.match.state.round)

    # What is new

    async def catch_up(self) -> None:
        """Go on from what is in the database, and tell those whom it concerns."""
        async with self.writing:
            await self._read()

    async def _read(self) -> None:
        before, self.known = self.known, await conversations.read(self.room.rooms.store, self.room.card.id)
        self._wake(_changed(before, self.known))
        for sign in self.known.signs:
            if sign.kind == "typing":
                self._later(sign.until - monotonic())

    def _wake(self, concerned: frozenset[Audience] | None) -> None:
        """Those of these audiences have news; None: everybody."""
        for screen in self.room.screens:
            if concerned is None or concerned & frozenset(self._audiences(screen).values()):
                screen.wake()

    def _later(self, seconds: float) -> None:
        """Tell it when nobody is thought to be writing any more."""
        asyncio.get_running_loop().call_later(seconds + 0.05, self._fade)

    def _fade(self) -> None:
        over = {audience for (audience, _), until in self.typing.items() if until <= monotonic()}
        over |= {sign.audience for sign in self.known.signs if sign.kind == "typing" and not _is_writing(sign)}
        self.typing = {place: until for place, until in self.typing.items() if until > monotonic()}
        self._wake(frozenset(over))

    # What is done

    async def obey(self, screen: Screen, message: messages.Together) -> None:
        match message:
            case messages.Chat():
                await self._say(screen, message)
            case messages.Typing(channel=channel):
                await self._type(screen, channel)
            case messages.Mark(channel=channel, mark=mark):
                await self._draw(screen, channel, mark)
            case messages.Unmark(channel=channel, marks=ids):
                await self._wipe(screen, channel, ids)
            case messages.Ready(ready=ready):
                await self._be_ready(screen, is_so=ready)
            case messages.Talking(allowed=allowed):
                await self._allow(screen, is_so=allowed)
            case messages.ReportLine(channel=channel, n=n):
                await self._report(screen, channel, n)

    async def _say(self, screen: Screen, message: messages.Chat) -> None:
        audience, seat = self._speaker(screen, message.channel)
        text = clean(message.text)
        if bool(text) == bool(message.phrase):
            raise BadMessage("server-talk-empty")
        self._slow_down("line", self._who(screen))
        self._slow_down("channel", audience)
        if seat is not None:
            self.typing.pop((audience, seat), None)
        said: Any = {"seat": seat, "key": screen.key.hash, "text": text, "phrase": message.phrase}
        said["after"] = len(self.room.match.log)
        await self._change(audience, conversations.add_line, **said)

    async def _type(self, screen: Screen, channel: messages.TalkChannel) -> None:
        """Whoever says so too often, or where nobody listens, is not answered."""
        audience = self._audiences(screen).get(channel)
        seat = self._seat(screen)
        if audience is None or seat is None or not self._may_talk(audience):
            return
        if self.typing.get((audience, seat), 0) > monotonic() + WRITES / 2 or not self._draws("sign", seat):
            return
        self.typing[audience, seat] = monotonic() + WRITES
        self._later(WRITES)
        self._wake(frozenset({audience}))
        if self.room.rooms.presence.has_others:
            told: Any = {"round": 0, "lasts": WRITES}
            await self._change(audience, conversations.set_sign, seat, "typing", **told)

    async def _draw(self, screen: Screen, channel: messages.MarkChannel, mark: messages.AnyMark) -> None:
        audience = self._audience(screen, channel)
        seat = self._seat(screen)
        assert seat is not None, "nobody draws who only watches"
        self._check_mark(mark)
        self._slow_down("mark", seat)
        if isinstance(mark, messages.Pin):
            mark = replace(mark, label=clean(mark.label))
        kept = self.marks(audience)
        if any(one.mark == mark and (one.seat == seat or isinstance(mark, messages.Strike)) for one in kept):
            return
        moot = [one.id for one in self.known.marks.get(audience, ()) if one not in kept or _replaces(mark, one, seat)]
        if sum(_ink(one.mark) for one in kept if one.id not in moot) + _ink(mark) > INK:
            raise BadMessage("server-marks-full")
        await self._change(audience, _draw_anew, moot=moot, seat=seat, n=len(self.room.match.log), mark=mark)

    async def _wipe(self, screen: Screen, channel: messages.MarkChannel, ids: Collection[int]) -> None:
        """What is gone already need not be wiped off."""
        audience, seat = self._audience(screen, channel), self._seat(screen)
        if there := {one.id for one in self.known.marks.get(audience, ())} & {*ids}:
            self._slow_down("mark", seat)
            await self._change(audience, conversations.drop_marks, there)

    def _check_mark(self, mark: messages.AnyMark) -> None:
        """What is drawn is on the board."""
        stations = self.room.game.board.stations  # type: ignore[union-attr]  # only a chase has such channels
        told = (getattr(mark, name, None) for name in ("station", "start", "end"))
        if unknown := [station for station in told if station is not None and station not in stations]:
            raise BadMessage("server-station-unknown", station=unknown[0])
        if isinstance(mark, messages.GhostMove) and mark.pawn >= len(self.room.match.state.stations):
            raise BadMessage("server-unreadable")

    async def _be_ready(self, screen: Screen, *, is_so: bool) -> None:
        audience, seat = self._speaker(screen, "team")
        assert seat is not None, "nobody is of the team who only watches"
        if is_so == (seat in self.ready(audience)):
            return
        self._slow_down("sign", seat)
        if is_so:
            told: Any = {"round": self._round, "lasts": DAY}
            await self._change(audience, conversations.set_sign, seat, "ready", **told)
        else:
            await self._change(audience, conversations.drop_sign, seat, "ready")

    async def _allow(self, screen: Screen, *, is_so: bool) -> None:
        if not screen.is_host:
            raise BadMessage("server-host-only")
        if is_so == self.known.is_allowed:
            return
        self._slow_down("sign", self._who(screen))
        await self._change(None, conversations.allow, is_so=is_so)

    async def _report(self, screen: Screen, channel: messages.TalkChannel, n: int) -> None:
        audience = self._audience(screen, channel)
        line = next((line for line in self.lines(audience) if line.n == n), None)
        if line is None:
            raise BadMessage("server-no-line")
        self._slow_down("report", self._who(screen))
        await self._change(audience, conversations.report, line)
        screen.confirm("server-reported")

    async def _change(
        self, audience: Audience | None, do: Callable[..., Awaitable[object]], *args: object, **more: object
    ) -> None:
        """Store something, then tell it; what was stored without an answer is told when it is read."""
        store, match = self.room.rooms.store, self.room.card.id
        async with self.writing:
            if not self.known.version:
                await conversations.begin(store, match)
            async with conversations.changing(store, match) as connection:
                where = () if audience is None else (audience,)
                await do(connection, match, *where, *args, **more)
            await self._read()
        self.room.rooms.bell.ring(match, News.TALK)

    # Who may

    def _audiences(self, screen: Screen) -> Mapping[Channel, Audience]:
        return audiences(self.room.card, self.room.match, screen.key.hash)

    def _audience(self, screen: Screen, channel: Channel) -> Audience:
        if (audience := self._audiences(screen).get(channel)) is None:
            raise BadMessage("server-not-your-seat")
        return audience

    def _speaker(self, screen: Screen, channel: messages.TalkChannel) -> tuple[Audience, Seat | None]:
        audience, seat = self._audience(screen, channel), self._seat(screen)
        if channel == "table" and seat is None:
            raise BadMessage("server-not-your-seat")
        if not self._may_talk(audience):
            raise BadMessage("server-talk-off")
        return audience, seat

    def _may_talk(self, audience: Audience) -> bool:
        """The team’s room is its own."""
        return self.known.is_allowed or audience.channel == "team"

    def _seat(self, screen: Screen) -> Seat | None:
        """In whose name a screen speaks: of several, the first."""
        return min(seat_plan.held(self.room.card, screen.key.hash), default=None)

    def _who(self, screen: Screen) -> object:
        """Whose share it is: by all screens of a seat together, and whatever its token is by now."""
        seat = self._seat(screen)
        return screen.key.hash if seat is None else seat

    def _slow_down(self, what: str, who: object) -> None:
        if not self._draws(what, who):
            raise BadMessage("server-talk-fast")

    def _draws(self, what: str, who: object) -> bool:
        burst, rate = RATES[what]
        bucket = self.buckets.pop((what, who), None) or Bucket(monotonic, burst=burst, rate=rate)
        self.buckets[what, who] = bucket  # the latest that was used: that of a channel outlives those who flood it
        if len(self.buckets) > REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket.draw()


def _is_writing(sign: Sign) -> bool:
    return sign.kind == "typing" and sign.until > monotonic()


async def _draw_anew(
    connection: AsyncConnection, match: str, audience: Audience, *, moot: list[int], **mark: Any
) -> None:
    if moot:
        await conversations.drop_marks(connection, match, audience, moot)
    await conversations.add_mark(connection, match, audience, **mark)


def _replaces(mark: messages.AnyMark, kept: KeptMark, seat: Seat) -> bool:
    """A person pins a station once, and proposes one move for a pawn."""
    return kept.seat == seat and _about(mark) is not None and _about(kept.mark) == _about(mark)


def _about(mark: messages.AnyMark) -> tuple[str, int] | None:
    """What a mark is about, of which a person makes one."""
    match mark:
        case messages.Pin(station=station):
            return "pin", station
        case messages.GhostMove(pawn=pawn):
            return "move", pawn
    return None


def _ink(mark: messages.AnyMark) -> int:
    return len(mark.points) if isinstance(mark, messages.Stroke) else 1


def _changed(before: Conversation, after: Conversation) -> frozenset[Audience] | None:
    """Whom it concerns; None: everybody."""
    if before.is_allowed != after.is_allowed:
        return None
    found = {
        audience
        for old, new in ((before.lines, after.lines), (before.marks, after.marks))
        for audience in {*old, *new}
        if old.get(audience) != new.get(audience)
    }
    signs = [{(s.audience, s.seat, s.kind, s.round) for s in one.signs} for one in (before, after)]
    return frozenset(found | {audience for audience, *_ in signs[0] ^ signs[1]})
