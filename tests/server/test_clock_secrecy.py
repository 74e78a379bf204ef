"""Clocks, absence and questions tell nobody a secret: truths that a screen cannot tell apart give it the same bytes."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.core import SPECTATOR, Action
from gaslamp.games import AnyGame
from gaslamp.server import seat_plan
from gaslamp.server.clocks import Clock, GameClock, MoveClock
from gaslamp.server.keeper import DatabaseTime, timed_out
from gaslamp.server.room import acted_in
from gaslamp.server.store import Card, Proposal
from gaslamp.testing import twins
from tests.laws.strategies import connection_games, games
from tests.laws.test_secrecy import secret_pairs
from tests.server import truths
from tests.server.test_wire_secrecy import SEEDS, moments, people_of
from tests.server.truths import Audience, Truth, audiences

NOTICES = ("server-time-up", "server-absent", "server-returned", "server-left", "server-taken-back", "server-declined")
CLOCKS = st.sampled_from([MoveClock(seconds=60), GameClock(seconds=600, increment=5)])
patient = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same time for both tables."""
    monkeypatch.setattr(DatabaseTime, "now", lambda _: 1020.0)


def told(before: Truth, truth: Truth, people: Audience, clock: Clock) -> list[str]:
    """All that is sent while time runs, when it is up, when a bot has taken over and while something is asked."""
    table = truths.Told(before, people)
    found = []
    for card in stands(table.room.card, before, truth, clock):
        table.room.card = card
        found += table.becomes(truth.fork())
    for key in NOTICES:
        table.screen.notice(key, seat=0, agent="")
    return found + table.news()


def stands(card: Card, before: Truth, truth: Truth, clock: Clock) -> list[Card]:
    """What becomes of a table with a clock, as the server works it out from the truth."""
    events, awaited = truth.log[len(before.log) :], seat_plan.awaited(truth, card)
    timed: Any = {"acted": acted_in(events), "awaited": awaited}
    running = replace(card, clock=clock, chairs=seat_plan.timed(replace(card, clock=clock), 1000.0, **timed))
    due = tuple(timed_out(clock, c) if c.timer.is_running else c for c in running.chairs)
    again = tuple(timed_out(clock, c) if c.timer.is_lapsed else c for c in due)
    asked = Proposal(
        kind="undo", by=min((e.seat for e in events if isinstance(e, Action)), default=0) % card.seats, seat=0
    )
    return [running, replace(running, proposal=asked), replace(running, chairs=due), replace(running, chairs=again)]


@patient
@given(games(), SEEDS, CLOCKS)
def test_hidden_moves_leave_the_same_clocks_questions_and_absences(game: AnyGame, seed: int, clock: Clock) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.1):
        for one, two in islice(secret_pairs(match), 1):
            for people in audiences(match):
                assert told(match, one, people, clock) == told(match, two, people, clock)


@patient
@given(st.one_of(games(), connection_games()), SEEDS, CLOCKS)
def test_whatever_a_seat_was_told_alike_leaves_it_the_same_clocks(game: AnyGame, seed: int, clock: Clock) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.04):
        for seat, one, two in islice(twins(match, rng), 3):
            if seat != SPECTATOR:
                people = people_of(match, seat)
                assert told(match, one, people, clock) == told(match, two, people, clock)
