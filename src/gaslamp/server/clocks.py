"""How long somebody may think: by the move, by the game, or by days with hours in which one plays.

All of it is arithmetic on times of the database, in seconds; no clock of a server or of a browser has a say. A seat's
`Timer` runs while its person is to act, which everybody knows, and so it tells nobody a secret.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from gaslamp.words import Words

HOUR, DAY = 3600.0, 86400.0
LEAST = 10.0
"""Seconds for a move of somebody who has used up the time they had for the whole game."""
ABSENT = 2
"""So many moves in a row that a person let pass, and a bot plays on for them."""


class _Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What the kinds of clock share; time runs at all hours unless one says otherwise."""

    def allowance(self, left: float | None) -> float:
        """Seconds for the next move of somebody with so many left for the game."""
        raise NotImplementedError

    def kept(self, unused: float, *, has_moved: bool) -> float | None:
        """Seconds left for the game when the timer stops, after a move or without one, where they are counted."""
        return None

    def between(self, begin: float, end: float) -> float:
        """Seconds in which one could play, from one time to another."""
        return max(0.0, end - begin)

    def after(self, begin: float, seconds: float) -> float:
        """When that many of them have passed."""
        return begin + seconds

    def opening(self, when: float) -> float:
        """The first moment from then on at which one plays."""
        return when


class MoveClock(_Clock, frozen=True, kw_only=True, tag="move"):
    """So many seconds for each move."""

    seconds: Annotated[int, Meta(ge=5, le=86400)]

    def allowance(self, left: float | None) -> float:
        return self.seconds


class GameClock(_Clock, frozen=True, kw_only=True, tag="game"):
    """So many seconds for all of one's moves, and a few more for each that was made."""

    seconds: Annotated[int, Meta(ge=30, le=604800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    def allowance(self, left: float | None) -> float:
        return max(self.seconds if left is None else left, LEAST)

    def kept(self, unused: float, *, has_moved: bool) -> float | None:
        return unused + self.increment * has_moved


class DaysClock(_Clock, frozen=True, kw_only=True, tag="days"):
    """So many days for each move, of which only the hours count in which one plays."""

    days: Annotated[int, Meta(ge=1, le=30)]
    opens: Annotated[int, Meta(ge=0, le=23)] = 0
    """The hour at which playing begins; it ends at `closes`, perhaps after midnight."""
    closes: Annotated[int, Meta(ge=0, le=24)] = 24
    offset: Annotated[int, Meta(ge=-840, le=840)] = 0
    """Minutes by which the people's time is ahead of universal time."""

    @property
    def _hours(self) -> float:
        """Seconds of a day in which one plays."""
        return ((self.closes - self.opens) % 24 or 24) * HOUR

    @property
    def _dawn(self) -> float:
        """When playing begins, on some day."""
        return self.opens * HOUR - self.offset * 60

    def allowance(self, left: float | None) -> float:
        return self.days * self._hours

    def between(self, begin: float, end: float) -> float:
        return max(0.0, self._played(end) - self._played(begin))

    def after(self, begin: float, seconds: float) -> float:
        """At the end of an evening rather than on the morning after."""
        played = self._played(begin) + seconds
        days = -(-played // self._hours) - 1  # whole ones before the day on which it ends
        return max(begin, self._dawn + days * DAY + played - days * self._hours)

    def opening(self, when: float) -> float:
        days, rest = divmod(when - self._dawn, DAY)
        return when if rest < self._hours else self._dawn + (days + 1) * DAY

    def _played(self, when: float) -> float:
        """Seconds in which one could play until then, counted from the same dawn for all times."""
        days, rest = divmod(when - self._dawn, DAY)
        return days * self._hours + min(rest, self._hours)


Clock: TypeAlias = MoveClock | GameClock | DaysClock

OFFERED: tuple[Clock, ...] = (
    MoveClock(seconds=30),
    MoveClock(seconds=60),
    MoveClock(seconds=180),
    GameClock(seconds=600, increment=5),
    GameClock(seconds=1800, increment=10),
    DaysClock(days=1),
    DaysClock(days=3),
    DaysClock(days=7),
)
"""What screens have people choose from; the hours in which days count are chosen beside it."""


class Timer(Struct, frozen=True, kw_only=True):
    """How a seat stands with the clock of its table."""

    until: float | None = None
    """When the time of its person is up, while it runs."""
    since: float | None = None
    """Since when it has run without a break."""
    left: float | None = None
    """Seconds left for the game where they are counted; None: all of them."""
    missed: int = 0
    """How many moves in a row its person let pass."""
    is_lapsed: bool = False
    """Whether the time is up and a bot makes this move."""

    @property
    def is_running(self) -> bool:
        return self.until is not None


def turned(clock: Clock | None, timer: Timer, now: float, *, has_acted: bool, is_awaited: bool) -> Timer:
    """The timer after something was played: it goes on, or it stops, or it begins for the next move."""
    if is_awaited and not has_acted and (timer.is_running or timer.is_lapsed):
        return timer
    stopped = _stopped(clock, timer, now, has_acted=has_acted)
    return _started(clock, stopped, now) if clock and is_awaited else stopped


def _started(clock: Clock, timer: Timer, now: float) -> Timer:
    return replace(timer, until=clock.after(now, clock.allowance(timer.left)), since=now)


def _stopped(clock: Clock | None, timer: Timer, now: float, *, has_acted: bool) -> Timer:
    left = timer.left
    if clock and timer.until is not None:
        left = clock.kept(clock.between(now, timer.until), has_moved=has_acted)
    missed = 0 if has_acted and not timer.is_lapsed else timer.missed
    return Timer(left=left, missed=missed)


def lapsed(clock: Clock, timer: Timer) -> Timer:
    """Nobody has moved in time: a bot does so."""
    left = 0.0 if isinstance(clock, GameClock) else None
    return Timer(left=left, missed=timer.missed + 1, is_lapsed=True)


def resumed(clock: Clock, timer: Timer, gone: float, now: float) -> Timer:
    """The timer after nobody kept the time from when they had gone until now: that costs nothing."""
    if timer.until is None:
        return timer
    unused = clock.between(max(gone, timer.since or gone), timer.until)
    return replace(timer, until=clock.after(now, unused), since=now)


def rested(timer: Timer) -> Timer:
    """The timer of a seat that changes hands: what was missed before is forgotten."""
    return replace(timer, missed=0, is_lapsed=False)


def clock_told(clock: Clock, words: Words) -> str:
    """How long people may think, in a sentence."""
    match clock:
        case MoveClock(seconds=seconds):
            return words.say("server-clock-move", time=_told(seconds, words))
        case GameClock(seconds=seconds, increment=0):
            return words.say("server-clock-game", time=_told(seconds, words))
        case GameClock(seconds=seconds, increment=more):
            return words.say("server-clock-more", time=_told(seconds, words), more=_told(more, words))
        case DaysClock(days=days, opens=opens, closes=closes):
            key = "server-clock-days" if (closes - opens) % 24 == 0 else "server-clock-hours"
            return words.say(key, days=days, opens=f"{opens}:00", closes=f"{closes}:00")


def _told(seconds: int, words: Words) -> str:
    is_whole = seconds % 60 == 0
    return words.say("server-minutes" if is_whole else "server-seconds", count=seconds // 60 if is_whole else seconds)
