"""The arithmetic of time: laws over all clocks, and a timer's way through a turn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError, json

from gaslamp.server.clocks import (
    DAY,
    HOUR,
    LEAST,
    Clock,
    DaysClock,
    GameClock,
    MoveClock,
    Timer,
    clock_told,
    lapsed,
    resumed,
    turned,
)
from gaslamp.words import LANGUAGES, Words

CLOSE = 1e-4
"""Seconds that floats of such size may be apart."""
times = st.floats(min_value=0, max_value=4e9)
durations = st.floats(min_value=0, max_value=30 * DAY)
clocks: st.SearchStrategy[Clock] = st.one_of(
    st.builds(MoveClock, seconds=st.integers(5, 86400)),
    st.builds(GameClock, seconds=st.integers(30, 604800), increment=st.integers(0, 3600)),
    st.builds(
        DaysClock,
        days=st.integers(1, 30),
        opens=st.integers(0, 23),
        closes=st.integers(0, 24),
        offset=st.integers(-840, 840),
    ),
)


@given(clocks, times, durations)
def test_after_so_many_seconds_so_many_have_passed(clock: Clock, begin: float, seconds: float) -> None:
    end = clock.after(begin, seconds)
    assert end >= begin
    assert clock.between(begin, end) == pytest.approx(seconds, abs=CLOSE)


@given(clocks, times, durations, durations)
def test_time_adds_up(clock: Clock, begin: float, first: float, second: float) -> None:
    middle, end = begin + first, begin + first + second
    whole = clock.between(begin, end)
    assert clock.between(begin, middle) + clock.between(middle, end) == pytest.approx(whole, abs=CLOSE)
    assert 0 <= whole <= first + second + CLOSE


@given(clocks, times, st.integers(0, 60))
def test_every_day_has_the_same_hours(clock: Clock, begin: float, days: int) -> None:
    one = clock.between(begin, begin + DAY)
    assert clock.between(begin, begin + days * DAY) == pytest.approx(days * one, abs=CLOSE)


@given(clocks, times)
def test_nobody_loses_time_by_a_server_that_was_away(clock: Clock, now: float) -> None:
    """However long it was: what was left when it went is left when it is back."""
    begun = turned(clock, Timer(), now, has_acted=False, is_awaited=True)
    assert begun.until is not None
    gone, back = now + 3.0, now + 3.0 + 5 * DAY
    again = resumed(clock, begun, gone, back)
    assert again.until is not None
    assert clock.between(back, again.until) == pytest.approx(clock.between(gone, begun.until), abs=CLOSE)


def test_a_timer_that_began_while_nobody_looked_counts_from_its_begin() -> None:
    clock = MoveClock(seconds=60)
    begun = turned(clock, Timer(), 1000.0, has_acted=False, is_awaited=True)
    assert resumed(clock, begun, 10.0, 1001.0).until == 1061.0
    assert resumed(clock, Timer(), 10.0, 1001.0) == Timer(), "what does not run needs nothing"


def test_a_timer_runs_only_while_its_person_is_awaited() -> None:
    clock = MoveClock(seconds=60)
    begun = turned(clock, Timer(), 0.0, has_acted=False, is_awaited=True)
    assert begun == Timer(until=60.0, since=0.0)
    assert turned(clock, begun, 20.0, has_acted=False, is_awaited=True) == begun, "others act meanwhile"
    assert turned(clock, begun, 20.0, has_acted=True, is_awaited=True).until == 80.0, "each move has its own time"
    assert turned(clock, begun, 20.0, has_acted=True, is_awaited=False) == Timer()
    assert turned(None, Timer(), 20.0, has_acted=False, is_awaited=True) == Timer()


def test_what_is_not_used_of_a_game_is_kept_and_a_move_adds_to_it() -> None:
    clock = GameClock(seconds=300, increment=5)
    begun = turned(clock, Timer(), 0.0, has_acted=False, is_awaited=True)
    moved = turned(clock, begun, 100.0, has_acted=True, is_awaited=False)
    assert moved.left == 205.0
    assert turned(clock, begun, 100.0, has_acted=False, is_awaited=False).left == 200.0, "no move, nothing added"
    assert turned(clock, moved, 1000.0, has_acted=False, is_awaited=True).until == 1205.0


def test_whoever_has_used_up_the_game_has_a_little_for_each_move() -> None:
    clock = GameClock(seconds=30)
    late = lapsed(clock, turned(clock, Timer(), 0.0, has_acted=False, is_awaited=True))
    assert late == Timer(left=0.0, missed=1, is_lapsed=True)
    after = turned(clock, late, 50.0, has_acted=True, is_awaited=False)
    assert after == Timer(left=0.0, missed=1), "a bot has moved, which is no sign of life"
    again = turned(clock, after, 60.0, has_acted=False, is_awaited=True)
    assert again.until == 60.0 + LEAST
    assert turned(clock, again, 61.0, has_acted=True, is_awaited=False).missed == 0


def test_a_bot_that_is_to_move_does_so_even_if_others_are_quicker() -> None:
    late = lapsed(MoveClock(seconds=60), Timer(until=60.0, since=0.0))
    assert turned(MoveClock(seconds=60), late, 70.0, has_acted=False, is_awaited=True) == late


def test_days_go_by_playing_hours_over_midnight() -> None:
    """From six in the evening until two at night, in a place two hours ahead of universal time."""
    clock = DaysClock(days=1, opens=18, closes=2, offset=120)
    six = 16 * HOUR
    assert clock.allowance(None) == 8 * HOUR
    assert clock.after(six, 8 * HOUR) == six + 8 * HOUR, "the evening of the day itself"
    assert clock.after(six + 7 * HOUR, 2 * HOUR) == six + DAY + HOUR
    assert clock.after(six - HOUR, HOUR) == six + HOUR, "before it begins nothing runs"
    assert clock.between(six + 8 * HOUR, six + DAY) == 0


def test_a_week_of_one_move_a_day() -> None:
    """Whoever is asked on Friday at nine in the evening has until Saturday at nine, night not counted."""
    clock, friday = DaysClock(days=1, opens=9, closes=22), 21 * HOUR
    due = clock.after(friday, clock.allowance(None))
    assert due == friday + DAY
    for _ in range(7):
        due = clock.after(due, clock.allowance(None))
    assert due == friday + 8 * DAY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "clock",
    [
        MoveClock(seconds=60),
        MoveClock(seconds=45),
        GameClock(seconds=600),
        GameClock(seconds=600, increment=5),
        DaysClock(days=1),
        DaysClock(days=3, opens=9, closes=22),
    ],
)
def test_every_clock_is_told(clock: Clock, language: str) -> None:
    text = clock_told(clock, Words(language))
    assert "server-" not in text
    assert "{" not in text


@pytest.mark.parametrize(
    "wrong", [{"kind": "move"}, {"kind": "move", "seconds": 1}, {"kind": "sand"}, {"kind": "days", "days": 1, "x": 1}]
)
def test_no_other_clock_is_understood(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        json.decode(json.encode(wrong), type=Clock)
